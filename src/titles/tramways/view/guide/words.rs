//! What the guide says.

use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::rails::Front;
use crate::titles::tramways::rules::state::Work;
use crate::titles::tramways::view::guide::pointer::{opening_end, opening_start};
use crate::titles::tramways::view::guide::script::SCRIPT;
use crate::titles::tramways::view::guide::{Lesson, proposal};
use crate::titles::tramways::view::telling::reader::reader;
use crate::words::Locale;

impl Lesson {
    /// The sentences of the lesson at this table.
    pub fn text(self, seen: &SeatView<Tramways>) -> String {
        let (locale, way) = (seen.locale, proposal(seen).and_then(|_| way(seen)));
        match (self, way) {
            (Lesson::Start, Some([from, _, to])) => locale.lesson_start_at(&from, &to),
            (Lesson::FirstTile, Some([_, first, _])) => locale.lesson_first_tile_at(&first),
            (Lesson::Lay, Some([_, _, to])) => lay(seen, &to),
            (Lesson::FirstLink, Some(_)) => locale.lesson_first_link_use().to_owned(),
            (Lesson::Ride, Some([from, _, to])) => locale.lesson_ride_from(&to, &from),
            (Lesson::Build, Some(_)) => locale.lesson_build_on(&script_parcel()),
            (Lesson::Kind, Some(_)) => locale.lesson_kind_industry().to_owned(),
            (Lesson::Administration, Some(_)) => locale.lesson_administration_now().to_owned(),
            (Lesson::Keep, None) => locale.lesson_keep_any().to_owned(),
            (Lesson::Line, None) => locale.lesson_line_any().to_owned(),
            _ => self.plain_text(locale).to_owned(),
        }
    }

    fn plain_text(self, locale: Locale) -> &'static str {
        match self {
            Lesson::Refused => locale.lesson_refused(),
            Lesson::Keep => locale.lesson_keep(),
            Lesson::Book => locale.lesson_book(),
            Lesson::BookTake => locale.lesson_book_take(),
            Lesson::BookTop => locale.lesson_book_top(),
            Lesson::Void => locale.lesson_void(),
            Lesson::Line => locale.lesson_line(),
            Lesson::LineOn => locale.lesson_line_on(),
            Lesson::Money => locale.lesson_money(),
            Lesson::Start => locale.lesson_start(),
            Lesson::FirstTile => locale.lesson_first_tile(),
            Lesson::Lay => locale.lesson_lay(),
            Lesson::Bill => locale.lesson_bill(),
            Lesson::FirstLink => locale.lesson_first_link(),
            Lesson::LastRound => locale.lesson_last_round(),
            Lesson::Fill => locale.lesson_fill(),
            Lesson::Score => locale.lesson_score(),
            Lesson::GetOff => locale.lesson_get_off(),
            Lesson::Bonus => locale.lesson_bonus(),
            Lesson::Buy => locale.lesson_buy(),
            Lesson::Kind => locale.lesson_kind(),
            Lesson::AddPassenger => locale.lesson_add_passenger(),
            Lesson::Administration => locale.lesson_administration(),
            Lesson::Ride => locale.lesson_ride(),
            Lesson::Tasks => locale.lesson_tasks(),
            Lesson::OpenEnd => locale.lesson_open_end(),
            Lesson::Build => locale.lesson_build(),
            Lesson::UpgradeLink => locale.lesson_upgrade_link(),
            Lesson::UpgradeBuilding => locale.lesson_upgrade_building(),
            Lesson::NoWorker => locale.lesson_no_worker(),
            Lesson::Refill => locale.lesson_refill(),
            Lesson::SecondTurn => locale.lesson_second_turn(),
            Lesson::TwoDollars => locale.lesson_two_dollars(),
            Lesson::DearPayment => locale.lesson_dear_payment(),
            Lesson::Consequence => locale.lesson_consequence(),
            Lesson::Discard => locale.lesson_discard(),
            Lesson::SupplyTile => locale.lesson_supply_tile(),
            Lesson::Redirect => locale.lesson_redirect(),
            Lesson::Stress => locale.lesson_stress(),
            Lesson::HighStress => locale.lesson_high_stress(),
            Lesson::Goal => locale.lesson_goal(),
            Lesson::RidePay => locale.lesson_ride_pay(),
            Lesson::Tidied => locale.lesson_tidied(),
            Lesson::RoundOver => locale.lesson_round_over(),
            Lesson::Draft => locale.lesson_draft(),
            Lesson::Auction => locale.lesson_auction(),
            Lesson::Market => locale.lesson_market(),
        }
    }
}

/// What is said of the next tile of the proposed Link.
fn lay(seen: &SeatView<Tramways>, to: &str) -> String {
    let (state, locale) = (seen.state, seen.locale);
    let next = match (proposal(seen), &state.work) {
        (Some(Action::Lay(exit)), Work::Rails(run)) => state.map.next(run.head.cell, exit),
        _ => None,
    };
    let (Some(next), Work::Rails(run)) = (next, &state.work) else {
        return locale.lesson_lay_to(to);
    };
    let name = reader(seen).place(state, next);
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

/// The places of the proposed Link: its start, its first cell, its end.
fn way(seen: &SeatView<Tramways>) -> Option<[String; 3]> {
    let state = seen.state;
    let (from, first) = opening_start(state)?;
    let to = opening_end(state)?;
    Some([from, first, to].map(|cell| reader(seen).place(state, cell)))
}
