//! An address of something that a title does not have.

use crate::titles::TitleKey;
use crate::ui::address::Address;
use crate::ui::components::missing::Missing;
use crate::ui::contexts::use_locale;
use crate::words::shell;
use yew::prelude::*;

/// The properties of [`Lacking`].
#[derive(Properties, PartialEq)]
pub struct LackingProps {
    /// The title.
    pub title: TitleKey,
}

/// One sentence, and the ways on.
#[component]
pub fn Lacking(props: &LackingProps) -> Html {
    let locale = use_locale();
    let facts = props.title.facts();
    html! {
        <Missing title={shell::not_ranked(locale, facts.name)} text="">
            <p><a class="button" href={Address::NewOf(props.title).address()}>{ shell::set_the_table(locale) }</a></p>
        </Missing>
    }
}
