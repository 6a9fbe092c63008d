//! An address of something that a title does not have.

use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::missing::Missing;
use crate::words::shell;
use yew::prelude::*;

/// The properties of [`Lacking`].
#[derive(Properties, PartialEq)]
pub(crate) struct LackingProps {
    /// The title.
    pub title: TitleKey,
}

/// One sentence, and the ways on.
#[component]
pub(crate) fn Lacking(props: &LackingProps) -> Html {
    let locale = use_locale();
    let facts = props.title.facts();
    html! {
        <Missing title={shell::not_ranked(locale, facts.name)} text="">
            <p><a class="button" href={Address::New(props.title).address()}>{ shell::set_the_table(locale) }</a></p>
        </Missing>
    }
}
