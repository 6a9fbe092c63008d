//! The title of the document.

use super::use_effect_on;
use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::words::{Locale, puzzles};
use yew::prelude::*;

/// Sets the document title. Tables set their own title once open, in each language.
#[hook]
pub(crate) fn use_page_title(address: &Address) {
    let locale = use_locale();
    let last = use_mut_ref(|| None::<Address>);
    use_effect_on((address.clone(), locale), move |(address, locale)| {
        let is_new = last.replace(Some(address.clone())).as_ref() != Some(address);
        if is_new || !matches!(address, Address::Play(_) | Address::Visit(_)) {
            gloo::utils::document().set_title(&title(address, *locale));
        }
    });
}

/// Titles a page of a game, since pages of several games may be open.
fn of(title: &TitleKey, page: &str, locale: Locale) -> String {
    locale.title_of(&[page, title.facts().name.of(locale)])
}

fn title(address: &Address, locale: Locale) -> String {
    match address {
        Address::Home | Address::Shortcut(_) | Address::Play(_) | Address::Visit(_) => {
            locale.title_of(&[])
        }
        Address::New(title) => of(title, locale.new_game(), locale),
        Address::Rules(title, ..) => of(title, locale.rules(), locale),
        Address::Count(_) => locale.title_of(&[locale.counted_game()]),
        Address::Puzzle(_) => locale.title_of(&[puzzles::heading(locale)]),
        Address::Boards => locale.title_of(&[locale.your_boards()]),
        Address::Ranked(_) => locale.title_of(&[locale.score_board()]),
        Address::Link(_) => locale.title_of(&[locale.linked_game()]),
        Address::Unknown => locale.title_of(&[locale.no_such_page()]),
    }
}
