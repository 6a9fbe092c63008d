//! What the page has to say to the last thing that was tried.

use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Note;
use crate::titles::tramways::view::ruling::rule_of_note;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// Why something is not possible, or what it needs: hidden, for what has its id as description.
pub(super) fn reason(id: String, text: String) -> Html {
    html! { <span {id} hidden={true}>{ text }</span> }
}

/// What the page has to say to the last thing that was tried, and its rule.
pub(super) fn note(model: &GameModel, locale: Locale) -> Html {
    let Some(note) = model.note else { return Html::default() };
    let text = match note {
        Note::Rule(refusal) => locale.refusal(refusal).to_owned(),
        Note::Missing(_, missing) => locale.missing(missing),
        Note::TooFar => locale.too_far().to_owned(),
        Note::From(location) => locale.rails_from(&locale.place(model.state(), location)),
        Note::NotBeside(location) => locale.not_beside(&locale.place(model.state(), location)),
        Note::Blocked(block) => block.text(locale),
        Note::NothingHere => locale.nothing_here().to_owned(),
        Note::NothingToUndo => locale.nothing_to_undo().to_owned(),
        Note::Barred => locale.barred_undo().to_owned(),
        Note::Settled => locale.settled().to_owned(),
        Note::Alone => locale.strictly_alone().to_owned(),
        Note::NoAnalysis => locale.no_plan().to_owned(),
        Note::NothingToRedo => locale.nothing_to_redo().to_owned(),
        Note::NotYourTurn => locale.not_your_turn().to_owned(),
        Note::Elsewhere => locale.plays_elsewhere().to_owned(),
        Note::AnyMove => shell::any_move(locale).to_owned(),
        Note::IconNotNow(icon) => locale.icon_not_now(icon, model.state().decision),
    };
    html! {
        <div class="prompt__refusal" data-testid="refusal">
            { for rule_of_note(note).map(|rule| rule_link(locale, rule)) }
            <p role="alert">{ text }</p>
        </div>
    }
}
