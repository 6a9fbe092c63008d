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

/// Several pages of one kind may be open, each of another title.
fn of(title: &TitleKey, page: &str, locale: Locale) -> String {
    locale.title_of(&[page, title.facts().name])
}

fn title(address: &Address, locale: Locale) -> Option<String> {
    let name = match address {
        Address::Home | Address::Shortcut(_) => return Some(locale.title_of(&[])),
        Address::New(title) => return Some(of(title, locale.new_game(), locale)),
        Address::Rules(title, _) => return Some(of(title, locale.rules(), locale)),
        Address::Ranked(_) => locale.score_board(),
        Address::Link(_) => locale.linked_game(),
        Address::Unknown => locale.no_such_page(),
        Address::Play(_) | Address::Visit(_) => TitleKey::UNNAMED.facts().name,
    };
    Some(locale.title_of(&[name]))
}
