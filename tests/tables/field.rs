//! The deals that bots play for a table, and the scores that they are compared with.

use super::{city, metromania, play_on};
use catenary::engine::bots::Level;
use catenary::engine::codec::{self, Kind, Link};
use catenary::engine::game::{Game, Rng, Seat};
use catenary::table::field::{Begins, FieldLevel, FieldSize};
use catenary::table::intent::Intent;
use catenary::table::model::TableModel;
use catenary::table::open::{Moment, OpenTable};
use catenary::table::title::Title;
use catenary::table::{Controller, Device, GameTable, Players, Save, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::words::Locale;

/// Returns a table of two people and a bot.
fn table<G: Title>(session: Session<G>) -> TableModel<G> {
    let players = Players::people(3).hand_over(Seat(1), Controller::Bot(Level::Hard));
    TableModel::new(GameTable::new(session, &players, 3), Device::default())
}

fn ended<G: Title>(mut session: Session<G>) -> Session<G> {
    play_on(&mut session, usize::MAX, &mut Rng::new(7));
    session
}

fn the_count_and_the_outcome_agree<G: Title>(session: Session<G>) {
    let outcome = G::outcome(session.state()).expect("a finished game");
    let view = table(session).view(Locale::English);
    assert_eq!(view.count.as_ref().map(|count| &count.totals), Some(&outcome.scores));
}

#[test]
fn the_final_count_agrees_with_the_outcome() {
    for seed in 0..5 {
        the_count_and_the_outcome_agree(ended(city(Board::SAN_FRANCISCO, seed)));
        the_count_and_the_outcome_agree(ended(city(Board::BERLIN, seed)));
        the_count_and_the_outcome_agree(ended(metromania(seed)));
    }
}

#[test]
fn bots_keep_their_levels_and_medium_replaces_people() {
    let session = ended(city(Board::BERLIN, 3));
    let setup = session.setup().clone();
    let of = table(session).field_of(Seat(0));
    let levels = |level| of.levels(level).iter().copied().collect::<Vec<_>>();
    let (medium, hard) = (Level::Medium, Level::Hard);
    assert_eq!(levels(FieldLevel::Medium), [medium, hard, medium]);
    assert_eq!(levels(FieldLevel::Hard), [hard, hard, medium]);
    assert_eq!((of.aim, of.begins), (FieldSize::WHOLE, Begins::Dealt));
    let link: Link<City> = codec::read(&of.setup).expect("a link");
    assert_eq!((link.kind, &link.record.setup), (Kind::Setup, &setup));
}

#[test]
fn a_game_that_began_at_a_position_is_compared_from_there() {
    let mut session = city(Board::BERLIN, 3);
    play_on(&mut session, 40, &mut Rng::new(7));
    while City::boundary(session.state()) != catenary::engine::game::Boundary::Root {
        play_on(&mut session, 1, &mut Rng::new(7));
    }
    let started = codec::position(&session.record()).record.setup;
    let of = table(ended(Session::<City>::new(started.clone()).expect("a game"))).field_of(Seat(2));
    assert_eq!(of.begins, Begins::AtPosition);
    let link: Link<City> = codec::read(&of.setup).expect("a link");
    assert_eq!((link.kind, link.record.setup), (Kind::Position, started));
}

#[test]
fn counts_and_saves_hints_except_in_an_analysis() {
    let hint = |model: &TableModel<City>| model.after(&Intent::Hinted, Locale::English);
    let model = table(city(Board::SAN_FRANCISCO, 3));
    assert!(!model.save(1, 1).write().contains("hints"));
    let hinted = hint(&hint(&model));
    assert_eq!(hinted.field_of(Seat(0)).aids.hints, 2);
    assert_ne!(model.revision(), hinted.revision(), "there is something to save");
    let text = hinted.save(1, 1).write();
    let (opened, _) = Save::read(&text).expect("a save").open::<City>().expect("a game");
    assert_eq!(opened.hints, 2);
    let mut later = city(Board::SAN_FRANCISCO, 3);
    let trying = loop {
        play_on(&mut later, 1, &mut Rng::new(7));
        let trying = table(later.clone()).after(&Intent::Analyse, Locale::English);
        if trying.view(Locale::English).past.moment == Moment::Tried {
            break trying;
        }
    };
    assert_eq!(hint(&trying).table.hints, 0);
}
