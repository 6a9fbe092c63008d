//! The progress of a game in the head of its table: in words, or as a track of rounds with the current one's phases.

use crate::shell::table::table_context::TableContext;
use crate::table::view::{RoundTrack, TrackProgress};
use crate::toolkit::border::table_ui::TableArea;
use crate::toolkit::hooks::{clone, use_overlay};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ProgressProps {
    pub at: TableContext,
}

/// The progress of the game. A small window shows only the current round of a track until it is pressed.
#[component]
pub(crate) fn Progress(props: &ProgressProps) -> Html {
    let (view, is_open) = (&props.at.view, use_state_eq(|| false));
    let track = view.track.as_ref();
    let setter = is_open.setter();
    use_overlay(*is_open, Callback::from(move |()| setter.set(false)));
    let class =
        classes!("table-of__progress", track.is_some_and(has_phase_under_way).then_some("spoken"));
    html! {
        <>
            if let Some(track) = track { { rounds(&props.at, track, &is_open) } }
            <span {class} data-testid="progress">{ &view.progress }</span>
        </>
    }
}

/// Returns whether a phase is under way; none is before the first round and at the end.
fn has_phase_under_way(track: &RoundTrack) -> bool {
    track.phases.iter().any(|(_, it)| *it == TrackProgress::Now)
}

fn rounds(at: &TableContext, track: &RoundTrack, is_open: &UseStateHandle<bool>) -> Html {
    let onclick = Callback::from(clone!([is_open], move |_: MouseEvent| is_open.set(!*is_open)));
    let onblur = Callback::from(clone!([is_open], move |_: FocusEvent| is_open.set(false)));
    let name = at.locale.all_rounds();
    let is_now = |it: TrackProgress| it == TrackProgress::Now;
    let now = track.rounds.iter().position(|&it| is_now(it));
    let step = |(name, it): &(String, TrackProgress)| {
        let class = classes!("phases__step", is_now(*it).then_some("is-now"));
        html! { <li {class} aria-current={is_now(*it).then_some("step")}>{ name }</li> }
    };
    let class = classes!(
        "rounds",
        is_open.then_some("is-open"),
        now.is_none().then_some("rounds--between")
    );
    html! {
        <div {class}>
            <button type="button" class="rounds__opener" aria-label={name} title={name} aria-expanded={is_open.to_string()} {onclick} {onblur} data-testid="all-rounds"></button>
            <div class="rounds__panel">
                <p class="rounds__words">{ &track.signs }</p>
                <ol class="rounds__line">{ for (1..).zip(&track.rounds).map(|(round, &it)| stop(at, round, it)) }</ol>
            </div>
            if has_phase_under_way(track) { <ol class="phases">{ for track.phases.iter().map(step) }</ol> }
        </div>
    }
}

fn stop(at: &TableContext, round: u8, progress: TrackProgress) -> Html {
    let (class, current) = match progress {
        TrackProgress::Done => ("is-past", None),
        TrackProgress::Now => ("is-now", Some("step")),
        TrackProgress::Later => ("is-next", None),
    };
    let sign = at.draw(TableArea::RoundSign(round));
    let mark = current.map(|_| format!("round {round}"));
    html! {
        <li class={classes!("rounds__stop", class)} aria-current={current} key={round}>
            <span class="rounds__dot" title={at.locale.round(round)} data-mark={mark}>{ round }</span>
            if let Some(sign) = sign { <span class="rounds__tile" data-round-sign={round.to_string()}>{ sign }</span> }
        </li>
    }
}
