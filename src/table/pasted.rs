//! Links as people paste them.

/// The link in a text: what follows the last `#` of an address, or the text itself.
pub fn link_in(address: &str) -> String {
    let fragment = address.rsplit('#').next().unwrap_or_default();
    mended(fragment.rsplit('/').next().unwrap_or_default())
}

/// A link without white space: chat programs break links over lines, and browsers write what they
/// get as `%20`.
pub fn mended(link: &str) -> String {
    let plain = ENCODED_SPACE.iter().fold(link.to_owned(), |link, space| link.replace(space, ""));
    plain.split_whitespace().collect()
}

/// White space as it stands in addresses.
const ENCODED_SPACE: [&str; 6] = ["%20", "%09", "%0A", "%0D", "%0a", "%0d"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_that_was_broken_is_mended() {
        assert_eq!(mended("g2ab%20c\n d%0D%0Ae\t"), "g2abcde");
        assert_eq!(mended("g2a%21\u{a0}b<"), "g2a%21b<");
        assert_eq!(link_in("https://example.org/#g2a%20b\r\n"), "g2ab");
    }

    #[test]
    fn a_link_is_found_in_an_address() {
        for address in ["g1ab", " #g1ab ", "https://a.org/x/#g1ab", "http://a.org/#/new/g1ab"] {
            assert_eq!(link_in(address), "g1ab");
        }
    }
}
