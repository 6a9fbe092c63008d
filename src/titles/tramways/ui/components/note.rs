//! What the page has to say to the last thing that was tried.

use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::ruling::rule_of_note;
use crate::words::Locale;
use yew::prelude::*;

/// Why something is not possible, or what it needs: hidden, for what has its id as description.
pub(super) fn reason(id: String, text: String) -> Html {
    html! { <span {id} hidden={true}>{ text }</span> }
}

/// What the page has to say to the last thing that was tried, and its rule.
pub(super) fn note(model: &GameModel, locale: Locale) -> Html {
    let Some(note) = model.note else { return Html::default() };
    let text = note.text(model.state(), locale);
    html! {
        <div class="prompt__refusal" data-testid="refusal">
            { for rule_of_note(note).map(|rule| rule_link(locale, rule)) }
            <p role="alert">{ text }</p>
        </div>
    }
}
