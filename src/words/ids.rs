//! Rule ids in texts.

/// Returns whether a word has the form of a rule id, such as `RAIL-7` or `R6-1`.
pub fn is_rule_id(word: &str) -> bool {
    let Some((area, number)) = word.split_once('-') else { return false };
    let area_fits = area.len() >= 2
        && area.starts_with(|first: char| first.is_ascii_uppercase())
        && area.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
    area_fits && !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit())
}

/// Returns the rule ids in a text, in order.
pub fn rule_ids(text: &str) -> impl Iterator<Item = &str> {
    let in_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    text.split(move |letter| !in_word(letter)).filter(|word| is_rule_id(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_rule_ids() {
        assert!(["RAIL-7", "R6-1", "SOLO-5", "RAIL-13"].into_iter().all(is_rule_id));
        assert!(
            !["RAIL-", "RAIL7", "rail-7", "+2-1", "A-1", "2-3", "UTF-8x"]
                .into_iter()
                .any(is_rule_id)
        );
    }

    #[test]
    fn finds_the_ids_of_a_text_in_order() {
        let ids: Vec<&str> = rule_ids("First (RAIL-9), then MOV-8, PLAY-2; not -1.").collect();
        assert_eq!(ids, ["RAIL-9", "MOV-8", "PLAY-2"]);
    }
}
