//! The texts of the guide.

use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::rails::Front;
use crate::titles::tramways::rules::state::CurrentAction;
use crate::titles::tramways::view::guide::pointer::{opening_end, opening_start};
use crate::titles::tramways::view::guide::script::SCRIPT;
use crate::titles::tramways::view::guide::{LessonKind, proposal};
use crate::titles::tramways::view::telling::reader::reader;

impl LessonKind {
    /// Returns the lesson's text for this table.
    pub fn text(self, view: &SeatView<Tramways>) -> String {
        let (locale, way) = (view.locale, proposal(view).and_then(|_| way(view)));
        match (self, way) {
            (LessonKind::Start, Some([from, _, to])) => locale.lesson_start_at(&from, &to),
            (LessonKind::FirstTile, Some([_, first, _])) => locale.lesson_first_tile_at(&first),
            (LessonKind::Lay, Some([_, _, to])) => lay(view, &to),
            (LessonKind::FirstLink, Some(_)) => locale.lesson_first_link_use().to_owned(),
            (LessonKind::Ride, Some([from, _, to])) => locale.lesson_ride_from(&to, &from),
            (LessonKind::Build, Some(_)) => locale.lesson_build_on(&script_parcel()),
            (LessonKind::Kind, Some(_)) => locale.lesson_kind_industry().to_owned(),
            (LessonKind::Administration, Some(_)) => locale.lesson_administration_now().to_owned(),
            (LessonKind::Keep, None) => locale.lesson_keep_any().to_owned(),
            (LessonKind::Line, None) => locale.lesson_line_any().to_owned(),
            _ => self.plain_text(locale).to_owned(),
        }
    }
}

/// The text about the next tile of the proposed Link.
fn lay(view: &SeatView<Tramways>, to: &str) -> String {
    let (state, locale) = (view.state, view.locale);
    let next = match (proposal(view), &state.work) {
        (Some(Action::Lay(exit)), CurrentAction::Rails(run)) => state.map.next(run.head.cell, exit),
        _ => None,
    };
    let (Some(next), CurrentAction::Rails(run)) = (next, &state.work) else {
        return locale.lesson_lay_to(to);
    };
    let name = reader(view).place(state, next);
    match run.front {
        Front::Start => locale.lesson_lay_to(to),
        Front::Parcel(_) => locale.lesson_lay_past(&name),
        _ if state.location(next) == opening_end(state) => locale.lesson_lay_last(&name),
        _ => locale.lesson_lay_on(&name),
    }
}

/// The Parcel of the proposed Building.
fn script_parcel() -> String {
    let site = SCRIPT.iter().find_map(|action| match action {
        Action::Site(parcel) => Some(parcel.name().to_string()),
        _ => None,
    });
    site.unwrap_or_default()
}

/// The places of the proposed Link: start, first cell, end.
fn way(view: &SeatView<Tramways>) -> Option<[String; 3]> {
    let state = view.state;
    let (from, first) = opening_start(state)?;
    let to = opening_end(state)?;
    Some([from, first, to].map(|cell| reader(view).place(state, cell)))
}
