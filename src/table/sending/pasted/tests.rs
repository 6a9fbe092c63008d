use super::*;

/// A short valid link.
const LINK: &str = "s1Qx7iqWfSRlFgDw";

#[test]
fn two_links_are_both_found_and_one_twice_is_one() {
    let other = "s1AP2TMT3v__-y-psfTA";
    let text = format!("Ours: {LINK}, the other https://a.org/#{other}. Again: {LINK}");
    assert_eq!(find(&text), Ok(vec![LINK.to_owned(), other.to_owned()]));
}

#[test]
fn prefers_a_whole_link_to_a_damaged_copy_of_it() {
    let text = format!("[https://a.org/#{}…](https://a.org/#{LINK})", &LINK[..9]);
    assert_eq!(find(&text), Ok(vec![LINK.to_owned()]));
}

#[test]
fn text_without_a_usable_link_gives_the_reason() {
    let damaged = |text: &str| Err(Flaw::Damaged(text.to_owned()));
    assert_eq!(find(""), Err(Flaw::NoLink));
    assert_eq!(find("See you at 8, p1 is mine. https://a.org/#/rules"), Err(Flaw::NoLink));
    assert_eq!(find("https://protect.example.com/s/ab12CD34?domain=a.org"), Err(Flaw::NoLink));
    assert_eq!(find("#g9AAAA"), damaged("g9AAAA"));
    assert_eq!(find("https://a.org/#g2"), damaged("g2"));
    let long = "g2APz-dd5kDRDVsUbsvzB0MpVsd-yxSbWtilkFoJ0dE5VHQ64oPq0wkP1de5N2YeO4VjqFtdjSRFrGGrap9SUaBOUFVqrybQADuBo";
    let cut = &long[..long.len() - 9];
    assert_eq!(find(&format!("Look: https://a.org/#{cut}… more words")), damaged(cut));
    assert_eq!(find(&format!("#{}", long.to_lowercase())), Err(Flaw::OneCase));
    for nonsense in [
        format!("g2{}", "a".repeat(40)),
        "g2THISISNOLINKBUTONLYSOMEBODYSHOUTINGATTHEPAGE".to_owned(),
        "g2123456789012345678901234567890".to_owned(),
        "s1-nothing-of-this-was-ever-a-link-at-all".to_owned(),
    ] {
        assert_eq!(find(&format!("#{nonsense}")), damaged(&nonsense), "it was nonsense before");
    }
    assert_eq!(find(&"g".repeat(MAX_TEXT + 1)), Err(Flaw::TooLong));
}

#[test]
fn an_address_may_hold_a_link() {
    for address in
        [LINK, "/?text=s1Qx7iqWfSRlFgDw", "%23s1Qx7iqWfSRlFgDw", "/s1Qx7iqWfSRlFgDw?utm_source=x"]
    {
        assert!(may_hold_link(address), "{address}");
    }
    for address in ["", "/", "/rules/title/ROUTE-12", "?fbclid=IwAR1x", "/no/such/page1234567"] {
        assert!(!may_hold_link(address), "{address}");
    }
}
