//! What the page has to say to the last thing that was tried.

use crate::game::Rule;
use crate::i18n::Locale;
use crate::ui::route::Route;
use crate::view::act::Note;
use crate::view::desk::Desk;
use yew::prelude::*;

/// What the page has to say to the last thing that was tried.
pub(super) fn note(desk: &Desk, locale: Locale) -> Html {
    let Some(note) = desk.note else { return Html::default() };
    let text = match note {
        Note::Rule(refusal) => locale.refusal(refusal).to_owned(),
        Note::Missing(_, missing) => locale.missing(missing),
        Note::TooFar => locale.too_far().to_owned(),
        Note::NothingHere => locale.nothing_here().to_owned(),
        Note::NothingToUndo => locale.nothing_to_undo().to_owned(),
        Note::Barred => locale.barred_undo().to_owned(),
        Note::Settled => locale.settled().to_owned(),
        Note::Alone => locale.strictly_alone().to_owned(),
        Note::NoTrial => locale.no_trial().to_owned(),
        Note::NothingToRedo => locale.nothing_to_redo().to_owned(),
        Note::NotYourTurn => locale.not_your_turn().to_owned(),
        Note::Elsewhere => locale.plays_elsewhere().to_owned(),
        Note::IconNotNow(icon) => locale.icon_not_now(icon, desk.state().ask),
    };
    let rule = match note {
        Note::Rule(refusal) => Some(refusal.rule()),
        Note::Missing(task, missing) => Some(missing.rule(task)),
        Note::TooFar => Some("RAIL-2"),
        _ => None,
    };
    html! {
        <p class="prompt__refusal" role="alert" data-testid="refusal">
            if let Some(rule) = rule {
                <a class="prompt__rule" href={Route::Rules(Some(rule.to_owned())).address()} target="_blank">{ rule }</a>
            }
            { " " }{ text }
        </p>
    }
}
