//! A rule of Tramways by its id, as a link to its paragraph.

use crate::titles::TitleKey;
use crate::toolkit::widgets::rule_link;
use crate::words::Locale;
use yew::prelude::*;

/// A small chip that leads to a rule's paragraph.
pub fn rule_link(locale: Locale, rule: &'static str) -> Html {
    rule_link::rule_link(TitleKey::Tramways, locale, rule)
}
