//! The panels over or next to the board, and the controls that open and close them.

use super::keys::use_table_keys;
use super::plays_here::PlaysHere;
use super::remote::BetweenProps;
use super::table_context::TableContext;
use crate::shell::areas::hint::HintsProps;
use crate::shell::overlays;
use crate::shell::past::PastProps;
use crate::shell::score::review::ReviewProps;
use crate::shell::score::reviews::Reviews;
use crate::table::DeviceTurn;
use crate::table::intent::Intent;
use crate::table::open::{LinePosition, Moment};
use crate::table::view::Pressed;
use crate::toolkit::hooks::{Escape, Wanted, use_drawn, use_effect_on, use_overlay, use_way_back};
use crate::worker::Adviser;
use web_sys::HtmlElement;
use yew::prelude::*;

/// A panel; at most one is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Past,
    Hint,
    /// The review of a finished game.
    Review,
    /// The dialog that sends the game.
    Share,
    /// The command box.
    Command,
    /// The dialog that sends the turn of a game between devices.
    Turn,
}

/// The open panel.
pub(crate) struct OpenPanel {
    open: UseStateHandle<Option<Panel>>,
    at: TableContext,
}

impl OpenPanel {
    /// Returns whether a panel is open.
    pub(crate) fn is_open(&self, panel: Panel) -> bool {
        *self.open == Some(panel)
    }

    /// Returns whether a panel is open and has content: hints while they are allowed, a review once the game is over.
    pub(crate) fn shows(&self, panel: Panel) -> bool {
        let view = &self.at.view;
        let has_content = match panel {
            Panel::Hint => view.may.hint,
            Panel::Review => view.is_over(),
            _ => true,
        };
        has_content && self.is_open(panel)
    }

    /// Returns whether a panel replaces the log.
    pub(crate) fn is_beside_board(&self) -> bool {
        [Panel::Past, Panel::Hint, Panel::Review].iter().any(|&panel| self.shows(panel))
    }

    /// Returns the callback that opens a panel, or closes it if it is open. Nothing opens behind the curtain; an open
    /// question is dismissed.
    pub(crate) fn toggle(&self, panel: Panel) -> Callback<MouseEvent> {
        let view = &self.at.view;
        let (waits, is_asked) = (matches!(view.turn, DeviceTurn::PassTo(_)), view.query.is_some());
        let (open, leave) = (self.open.clone(), self.at.onintent.reform(|()| Intent::Leave));
        Callback::from(move |_: MouseEvent| {
            open.set(if *open == Some(panel) || waits { None } else { Some(panel) });
            if is_asked {
                leave.emit(());
            }
        })
    }

    /// Returns the callback that closes the open panel.
    pub(crate) fn close(&self) -> Callback<()> {
        let open = self.open.setter();
        Callback::from(move |()| open.set(None))
    }
}

/// Returns the panels of a table. The Escape key and the back button return to the present, close the past, the hints,
/// a question or a menu, and drop prepared steps; only the back button ends an analysis and takes an offered device
/// back.
#[hook]
pub(crate) fn use_panels(at: &TableContext) -> OpenPanel {
    let open = use_state_eq(|| None::<Panel>);
    let now = open.clone();
    let toggle = move |panel| now.set(if *now == Some(panel) { None } else { Some(panel) });
    use_table_keys(at, Callback::from(toggle));
    let setter = open.setter();
    let shown = *open;
    use_effect_on(at.view.past.moment, move |now| {
        // An analysis needs board and prompt, which the past would cover.
        if *now == Moment::Tried && shown != Some(Panel::Review) {
            setter.set(None);
        }
    });
    let does = |intent: Intent| at.onintent.reform(move |()| intent.clone());
    let tries = at.view.past.moment == Moment::Tried;
    use_way_back(tries, does(Intent::EndAnalysis), Escape::Passes);
    use_way_back(at.view.returns_to.is_some(), does(Intent::Leave), Escape::Passes);
    let steps_back = Escape::Does(does(Intent::Press(Pressed::Back)));
    use_way_back(at.view.may.drop, does(Intent::Drop), steps_back);
    let panels = OpenPanel { open, at: at.clone() };
    let past = &at.view.past;
    let looks_back = past.moment == Moment::Past
        && !panels.is_open(Panel::Past)
        && !panels.is_open(Panel::Review);
    use_overlay(looks_back, does(Intent::GoTo { line: past.home.line, ply: past.home.ply }));
    let is_beside = [Panel::Past, Panel::Hint, Panel::Review].map(|panel| panels.is_open(panel));
    use_overlay(is_beside.contains(&true), panels.close());
    let is_asked = at.view.query.is_some();
    use_overlay(is_asked, does(Intent::Leave));
    // A question and a menu cover a lesson.
    let explains = at.view.lesson.is_some() && at.view.menu.is_none() && !is_asked;
    use_overlay(explains, does(Intent::Leave));
    panels
}

/// Draws the dialog that sends the game, while it is open.
#[hook]
pub(crate) fn use_sharing(panels: &OpenPanel) -> Html {
    let wanted = Wanted::by(panels.is_open(Panel::Share));
    let (at, close) = (panels.at.clone(), panels.close());
    use_drawn(wanted, || Box::pin(overlays::share()), |share| share(at, close))
}

/// Returns the past, while it is open, and the position that the board is compared with.
#[hook]
pub(crate) fn use_past(
    panels: &OpenPanel,
    plays: PlaysHere,
    reviews: &Reviews,
) -> (Html, Option<LinePosition>) {
    let is_open = panels.is_open(Panel::Past);
    let marked = use_state_eq(|| None::<LinePosition>);
    let onmark = marked.setter().to_callback();
    let props = PastProps {
        at: panels.at.clone(),
        plays,
        reviews: reviews.clone(),
        marked: *marked,
        onmark,
        onclose: panels.close(),
    };
    let drawn = use_drawn(Wanted::by(is_open), || Box::pin(overlays::past()), |past| past(props));
    let area = html! { <div class="frame__past">{ drawn }</div> };
    if is_open { (area, *marked) } else { (Html::default(), None) }
}

/// Draws the review, while it is open; `onshow` is called with the plan to draw on the board.
#[hook]
pub(crate) fn use_review(
    panels: &OpenPanel,
    reviews: &Reviews,
    onshow: Callback<Option<String>>,
) -> Html {
    let (at, reviews, onclose) = (panels.at.clone(), reviews.clone(), panels.close());
    let title = at.title;
    let draw = move |(draw, faces): (fn(ReviewProps) -> Html, _)| {
        draw(ReviewProps { at, faces, reviews, onshow, onclose })
    };
    let wanted = Wanted::by(panels.shows(Panel::Review));
    use_drawn(wanted, move || Box::pin(overlays::review_of(title)), draw)
}

/// Draws the command box, while it is open; closing it returns the focus to its opener.
#[hook]
pub(crate) fn use_typing(panels: &OpenPanel, opener: &NodeRef) -> Html {
    let wanted = Wanted::by(panels.is_open(Panel::Command));
    let (at, opener) = (panels.at.clone(), opener.clone());
    let close = panels.close().reform(move |()| {
        // If the opener cannot be focused, the page goes on without focus.
        let _ = opener.cast::<HtmlElement>().map(|opener| opener.focus());
    });
    use_drawn(wanted, || Box::pin(overlays::commands()), |commands| commands(at, close))
}

/// Draws the hints, while they are open; `onshow` is called with the plan to draw on the board.
#[hook]
pub(crate) fn use_hints(
    panels: &OpenPanel,
    adviser: Option<Adviser>,
    onshow: Callback<Option<String>>,
) -> Html {
    let (at, onclose) = (panels.at.clone(), panels.close());
    let title = at.title;
    let draw = move |(draw, faces): (fn(HintsProps) -> Html, _)| {
        let hints = |adviser| draw(HintsProps { at, adviser, faces, onshow, onclose });
        adviser.map(hints).unwrap_or_default()
    };
    let wanted = Wanted::by(panels.shows(Panel::Hint));
    use_drawn(wanted, move || Box::pin(overlays::hints_of(title)), draw)
}

/// Draws the dialogs of a game between devices.
#[hook]
pub(crate) fn use_between(panels: &OpenPanel) -> Html {
    let (at, sends) = (panels.at.clone(), panels.is_open(Panel::Turn));
    let asks = at.view.arriving.is_some();
    let wanted = match &at.view.remote {
        None => Wanted::No,
        Some(_) if sends || asks => Wanted::Now,
        Some(_) => Wanted::Soon,
    };
    let props = BetweenProps { at, sends, onclose: panels.close() };
    use_drawn(wanted, || Box::pin(overlays::between()), |between| between(props))
}
