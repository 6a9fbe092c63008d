//! Which games are reviewed, and how a review describes decisions.

use super::{city, metromania, play_on, tramways};
use catenary::engine::bots::own_line;
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Boundary, Record, Rng, Seat};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::review::JudgedDecision;
use catenary::table::title::Title;
use catenary::table::{Device, GameTable, Players, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup as TramwaysSetup;
use catenary::words::Locale;

fn table<G: Title>(session: Session<G>) -> TableModel<G> {
    let players = Players::people(G::players(session.setup()));
    TableModel::new(GameTable::new(session, &players, 3), Device::default())
}

fn ended<G: Title>(mut session: Session<G>) -> Session<G> {
    play_on(&mut session, usize::MAX, &mut Rng::new(7));
    session
}

fn alone(seed: u64) -> Session<Tramways> {
    Session::new(TramwaysSetup::standard(1, seed)).expect("a game")
}

#[test]
fn finished_games_are_reviewed_if_losses_are_in_points() {
    let mut session = ended(city(Board::BERLIN, 3));
    let whole = session.whole_record();
    // The review is the same from any position of the game.
    session.go_to(12);
    let of = table(session).review_of(Seat(2)).expect("a review");
    assert_eq!((codec::decode(&of.record).as_ref(), of.seat), (Ok(&whole), Seat(2)));
    assert!(table(ended(alone(3))).review_of(Seat(0)).is_some());
    assert!(table(city(Board::BERLIN, 3)).review_of(Seat(0)).is_none(), "it goes on");
    assert!(table(ended(tramways(3))).review_of(Seat(0)).is_none(), "rivals");
    assert!(table(ended(metromania(3))).review_of(Seat(0)).is_none(), "no points");
}

/// Describes decisions of a game as if another one had been better; returns how many it described.
fn tell<G: Title>(session: &Session<G>, every: usize) -> usize {
    let whole = session.whole_record();
    let table = table(session.clone());
    let mut text = 0;
    for ply in (0..whole.actions.len()).step_by(every) {
        let state = session.state_at(ply);
        let legal = G::legal(state);
        let (Some(seat), Some(&other)) = (G::to_act(state), legal.last()) else { continue };
        if G::boundary(state) != Boundary::Root || legal.len() < 2 {
            continue;
        }
        let taken = own_line::<G>(state, &whole.actions[ply..]).expect("legal");
        let best = own_line::<G>(state, &[other]).expect("legal");
        let so_far = whole.actions[..ply].iter().copied();
        let actions = so_far.chain(best).collect();
        let best = Record { setup: whole.setup.clone(), actions };
        let best = codec::write::<G>(&Link::game(best, ply));
        let decision = JudgedDecision { ply, upto: ply + taken.len(), best, lost: 300 };
        for locale in [Locale::English, Locale::Spanish] {
            let it = table.decision_in_words(seat, &decision, locale).expect("it is told");
            assert!(!it.when.is_empty() && !it.taken.now.is_empty() && !it.best.now.is_empty());
        }
        let elsewhere = JudgedDecision { ply: ply + 1, upto: ply + 2, ..decision };
        assert_eq!(table.decision_in_words(seat, &elsewhere, Locale::English), None);
        text += 1;
    }
    text
}

#[test]
fn decisions_and_better_ones_are_described_like_hints() {
    assert!(tell(&ended(city(Board::SAN_FRANCISCO, 4)), 3) > 5);
    assert!(tell(&ended(city(Board::BERLIN, 5)), 3) > 5);
    assert!(tell(&ended(alone(6)), 5) > 5);
}
