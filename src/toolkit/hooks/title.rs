//! The title of the page.

use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use yew::prelude::*;

/// Gives the page its title; tables have their own.
#[hook]
pub fn use_page_title(address: &Address) {
    let locale = use_locale();
    use_effect_with((address.clone(), locale), |(address, locale)| {
        if let Some(title) = title(address, *locale) {
            gloo::utils::document().set_title(&title);
        }
    });
}

fn title(address: &Address, locale: Locale) -> Option<String> {
    let name = match address {
        Address::Home | Address::Shortcut(_) => return Some(locale.title_of(&[])),
        Address::New(_) => locale.new_game(),
        Address::Ranked(_) => locale.score_board(),
        Address::Rules(..) => locale.rules(),
        Address::Link(_) => locale.linked_game(),
        Address::Unknown => locale.no_such_page(),
        Address::Play(_) | Address::Visit(_) => TitleKey::UNNAMED.facts().name,
    };
    Some(locale.title_of(&[name]))
}
