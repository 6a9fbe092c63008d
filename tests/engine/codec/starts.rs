//! Arbitrary positions: each one that is accepted can be played on.

use super::records::{legal_setup, pick, roots};
use crate::sample::share;
use catenary::engine::bots::{Level, Rerun};
use catenary::engine::game::{BySeat, Game, Rng, Seat};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::{Device, GameTable, Players, Session};
use catenary::titles::tramways::network::{CellId, Direction};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::building_type::BuildingType;
use catenary::titles::tramways::rules::card::{CARDS, CardId, Slots};
use catenary::titles::tramways::rules::completion::complete;
use catenary::titles::tramways::rules::link::{Link, LinkStatus, Worked};
use catenary::titles::tramways::rules::start::Start;
use catenary::titles::tramways::rules::state::{
    Building, Cards, Decision, Half, PlayedCard, State,
};
use catenary::titles::tramways::view;
use catenary::words::Locale;

const DECISIONS: [Decision; 12] = [
    Decision::Draft,
    Decision::Keep,
    Decision::Book,
    Decision::Bid,
    Decision::Market,
    Decision::Void,
    Decision::Line,
    Decision::Task,
    Decision::Administration,
    Decision::Fill,
    Decision::Bonus,
    Decision::Over,
];

/// Changes one part of a position, which may make it invalid.
fn change(state: &mut State, rng: &mut Rng) {
    match rng.below(6) {
        0 => change_turn(state, rng),
        1 => change_player(state, rng),
        2 => change_town(state, rng),
        3 => change_links(state, rng),
        4 => change_auction(state, rng),
        _ => move_cards(state, rng),
    }
}

fn any_seat(state: &State, rng: &mut Rng) -> Seat {
    Seat(rng.below(state.player_count()) as u8)
}

fn change_turn(state: &mut State, rng: &mut Rng) {
    match rng.below(6) {
        0 => state.decision = pick(rng, &DECISIONS),
        1 => state.round = rng.below(8) as u8,
        2 => state.seat = any_seat(state, rng),
        3 => state.turn.position = rng.below(6) as u8,
        4 => {
            state.turn.half = pick(rng, &[Half::First, Half::Second]);
            state.turn.actions = rng.below(4) as u8;
            state.turn.took_money = rng.below(2) == 0;
        }
        _ => rng.shuffle(&mut state.order),
    }
}

fn change_player(state: &mut State, rng: &mut Rng) {
    let seat = any_seat(state, rng);
    let player = &mut state.players[seat];
    match rng.below(6) {
        0 => player.money = pick(rng, &[0, 1, 3, 40, 1999, u16::MAX]),
        1 => player.happiness = pick(rng, &[i16::MIN, -1999, 0, 1999, i16::MAX]),
        2 => player.stress_space = rng.below(24) as u8,
        3 => player.workers = rng.below(4) as u8,
        4 => player.industries = rng.below(4) as u8,
        _ => player.straights = rng.below(14) as u8,
    }
}

fn change_town(state: &mut State, rng: &mut Rng) {
    let parcels: Vec<_> = state.map.parcels().collect();
    let parcel = pick(rng, &parcels).index();
    match rng.below(5) {
        0 => state.parcels[parcel].owner = Some(any_seat(state, rng)),
        1 => state.parcels[parcel].owner = None,
        2 => {
            let (kind, upgraded) = (pick(rng, &BuildingType::ALL), rng.below(2) == 0);
            state.parcels[parcel].building = Some(Building { kind, upgraded });
        }
        3 => state.passengers.insert(CellId(rng.below(state.map.lattice.count() + 1) as u8)),
        _ => state.stock[rng.below(4)] = rng.below(5) as u8,
    }
}

fn change_links(state: &mut State, rng: &mut Rng) {
    let owner = any_seat(state, rng);
    if state.links.is_empty() {
        return;
    }
    let at = rng.below(state.links.len());
    let link: &mut Link = &mut state.links[at];
    match rng.below(6) {
        0 => link.owner = owner,
        1 => link.worked = pick(rng, &[Worked::Before, Worked::ThisRound]),
        2 => {
            let kept = rng.below(6) as u8;
            let all = [LinkStatus::Complete, LinkStatus::Upgraded, LinkStatus::Incomplete { kept }];
            link.status = pick(rng, &all);
        }
        3 => {
            let tile = rng.below(link.tiles.len());
            link.tiles[tile].exit = pick(rng, &Direction::ALL);
        }
        4 => link.tiles.truncate(rng.below(link.tiles.len()).max(1)),
        _ => drop(state.links.remove(at)),
    }
}

fn change_auction(state: &mut State, rng: &mut Rng) {
    let seat = any_seat(state, rng);
    match rng.below(6) {
        0 => rng.shuffle(&mut state.auction.old),
        1 => state.auction.next = rng.below(6) as u8,
        2 => state.auction.bids[seat] = pick(rng, &[0, 1, 2, 3, 7, 1999]),
        3 => _ = state.auction.front.try_push(seat),
        4 => state.auction.back.clear(),
        _ => state.auction.paid = BySeat::new(state.player_count(), |_| 1),
    }
}

/// Moves some cards from pile to pile.
fn move_cards(state: &mut State, rng: &mut Rng) {
    if rng.below(6) == 0 {
        let card = CardId(rng.below(CARDS) as u8);
        state.seen.insert(card);
        state.played.push(PlayedCard { card, used: Slots::from_word(rng.below(40) as u8) });
    }
    for _ in 0..1 + rng.below(12) {
        let from = pile(state, rng);
        let at = rng.below(from.len().max(1));
        let card = if at < from.len() { from.remove(at) } else { CardId(rng.below(CARDS) as u8) };
        let into = pile(state, rng);
        let place = rng.below(into.len() + 1);
        let _ = into.try_insert(place, card);
    }
    state.players.iter_mut().for_each(|player| player.hand.sort_unstable());
}

fn pile<'a>(state: &'a mut State, rng: &mut Rng) -> &'a mut Cards {
    let seat = any_seat(state, rng);
    let player = &mut state.players[seat];
    match rng.below(7) {
        0 | 1 => &mut player.hand,
        2 => &mut player.deck,
        3 => &mut player.discard,
        4 => &mut state.market.open,
        5 => &mut state.market.deck,
        _ => &mut state.building_cards,
    }
}

/// Plays on at random; every position on the way must be valid, and so must every seat's view of it.
fn play_on(mut state: State, rng: &mut Rng) {
    let mut legal = Vec::new();
    for ply in 0..50 {
        if let Err(what) = Tramways::check_invariants(&state) {
            panic!("after {ply} decisions: {what}");
        }
        Tramways::legal_actions(&state, &mut legal);
        let Some(seat) = Tramways::to_act(&state) else { return };
        assert!(!legal.is_empty(), "a dead end after {ply} decisions");
        if ply % 10 == 0 {
            let drawn = Tramways::determinize(&Tramways::observe(&state, seat), rng);
            assert_eq!(Tramways::check_invariants(&drawn), Ok(()));
        }
        let action = pick(rng, &legal);
        Tramways::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
    }
}

/// Opens a position as the page of a link does.
fn look_at(start: &Start) {
    let session = Session::<Tramways>::new(start.setup()).expect("a start");
    let state = session.state().clone();
    let count = state.player_count();
    let table = GameTable::new(session, &Players::people(count), count);
    let model = TableModel::new(table, Device::Visiting);
    let shown = model.view(Locale::Spanish);
    assert_eq!(shown.panels.len(), count);
    let _ = view::prompts::offer::offers(&state);
    let plan = view::map::position::plan(&state, model.players());
    let moment = view::map::position::moment(&state, model.players());
    for cell in state.map.lattice.cells() {
        let _ = view::prompts::why::why(&state, cell, None);
    }
    let (cells, passengers) = (state.map.lattice.count(), state.passengers.iter().count());
    let counted = (plan.sites.len(), plan.lines.len(), plan.people.len());
    assert_eq!(counted, (cells, state.links.len(), passengers));
    assert!(moment.run.is_none(), "nothing is under way at a start");
}

/// Lets a bot decide a few times: it must handle any position.
fn think_on(mut state: State, rng: &mut Rng) {
    let (bot, mut rerun) = (Level::Easy.bot::<Tramways>(), Rerun::new(Rng::new(rng.next_u64())));
    let mut events = Vec::new();
    for ply in 0..6 {
        if Tramways::to_act(&state).is_none() {
            return;
        }
        let action = rerun.decide(&*bot, &state, ply).expect("a decision");
        events.clear();
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
        rerun.note(action, Some(action), &events);
    }
}

#[test]
fn every_accepted_position_can_be_played_on() {
    let mut rng = Rng::new(21);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..share(30) {
        let setup = legal_setup(&mut rng);
        let states = roots(setup, &mut rng);
        for _ in 0..500 {
            let mut state = pick_state(&states, &mut rng);
            for _ in 0..1 + rng.below(3) {
                change(&mut state, &mut rng);
            }
            let bends = |link: &Link| link.tiles.iter().all(|tile| tile.entry != tile.exit);
            if rng.below(2) == 0 && state.links.iter().all(bends) {
                complete(&mut state);
            }
            match Start::new(state) {
                Ok(start) => {
                    play_on(start.state().clone(), &mut rng);
                    if accepted % 40 == 0 {
                        look_at(&start);
                        think_on(start.state().clone(), &mut rng);
                    }
                }
                Err(_) => refused += 1,
            }
            accepted += 1;
        }
    }
    accepted -= refused;
    let enough = share(1000);
    assert!(accepted > enough && refused > enough, "{accepted} accepted, {refused} refused");
}

fn pick_state(states: &[State], rng: &mut Rng) -> State {
    states[rng.below(states.len())].clone()
}
