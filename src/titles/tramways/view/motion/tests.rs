use crate::engine::game::{Game, Rng};
use crate::table::intent::Intent;
use crate::table::model::TableModel;
use crate::table::motion::{Cue, Zone, counts};
use crate::table::open::{LinesOfPlay, OpenTable};
use crate::table::sounds::Tone;
use crate::table::{Device, GameTable, Players, Session};
use crate::titles::tramways::network::MapTurn;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::view::cost::payment::propose;
use crate::titles::tramways::view::motion::*;
use crate::titles::tramways::view::players::gauge::Gauge;
use crate::titles::tramways::view::scene::{MapPlace, centre};
use crate::words::Locale;

type Model = TableModel<Tramways>;

/// Plays a game on one device and checks the tables before and after each action; payments are the proposed ones.
fn each(players: usize, seed: u64, mut check: impl FnMut(&Model, &Model)) -> Model {
    let session = Session::new(Setup::standard(players, seed)).expect("a legal setup");
    let table = GameTable::new(session, &Players::people(players), players);
    let mut model = TableModel::new(table, Device::default());
    let mut rng = Rng::new(seed);
    loop {
        let legal = Tramways::legal(model.session().state());
        if legal.is_empty() {
            return model;
        }
        model = done(&done(&model, Intent::PassDevice), Intent::TakeDevice);
        let proposal = model.ask(Locale::English, |it| propose(it.state, &Default::default()));
        let actions =
            proposal.map_or_else(|| vec![picked(&model, &legal, &mut rng)], |it| it.actions);
        let play = |model: Model, action: Action| {
            let notation = Tramways::notation(model.session().state(), action);
            done(&done(&model, Intent::Act(notation)), Intent::Agree)
        };
        let next = actions.into_iter().fold(model.clone(), play);
        assert!(next.session().ply() > model.session().ply(), "nothing was decided");
        check(&model, &next);
        model = next;
    }
}

fn done(model: &Model, intent: Intent) -> Model {
    model.after(&intent, Locale::English)
}

/// The motion between two tables, as the page asks for it.
fn moves(before: &Model, after: &Model) -> Option<Vec<MapBeat>> {
    let of = |tell: fn(GameChange) -> Vec<MapBeat>| {
        before.ask(Locale::English, |old| {
            after.ask(Locale::English, |new| tell(GameChange::new(old, new)))
        })
    };
    after.goes_on_from(before).then(|| of(beats))
}

/// A random action; $2 or a pass only if nothing else is possible, so that the game moves on.
fn picked(model: &Model, legal: &[Action], rng: &mut Rng) -> Action {
    let better: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| !matches!(action, Action::TwoDollars | Action::Pass))
        .filter(|action| {
            model.session().state().round == 0 || *action != Action::Done || legal.len() == 1
        })
        .collect();
    let from = if better.is_empty() { legal } else { &better };
    from[rng.below(from.len())]
}

fn cues(beats: &[MapBeat]) -> impl Iterator<Item = &MapCue> {
    beats.iter().map(|beat| &beat.cue)
}

/// Checks all pairs of tables in some games.
fn games(mut check: impl FnMut(&Model, &Model, &[MapBeat])) {
    for seed in 0..12 {
        each(1 + seed as usize % 3, seed, |before, after| {
            let beats = moves(before, after).expect("a decision is shown");
            check(before, after, &beats);
        });
    }
}

#[test]
fn animated_gauges_end_at_the_true_values() {
    let mut counted = 0;
    games(|before, after, beats| {
        let panels = |model: &Model| model.view(Locale::English).panels.clone();
        let flown = beats.iter().filter_map(|MapBeat { at, cue }| match cue {
            MapCue::Reward(reward) => {
                let cue = reward.flown(Locale::English).expect("it begins on the map");
                Some(crate::table::motion::Beat { at: *at, cue })
            }
            _ => None,
        });
        let flown: Vec<_> = flown.collect();
        let counts = counts(&panels(before), &panels(after), &flown);
        for seat in after.players().seats() {
            for gauge in [Gauge::Points, Gauge::Cash, Gauge::Stress, Gauge::Workers] {
                let value = |model: &Model| gauge.of(model.session().state(), seat);
                let count = counts.iter().find_map(|beat| match &beat.cue {
                    Cue::Count(count) if (count.seat, count.key) == (seat, gauge.key()) => {
                        Some(count)
                    }
                    _ => None,
                });
                let last = count.and_then(|count| count.shown.last()).map(|shown| shown.1);
                assert_eq!(last.unwrap_or(value(before)), value(after), "{beats:?}");
                assert!(count.is_none_or(|count| count.shown.is_sorted_by_key(|it| it.0)));
                counted += usize::from(count.is_some());
            }
        }
    });
    assert!(counted > 300, "{counted}");
}

#[test]
fn rails_change_where_the_positions_differ() {
    let mut seen = [0; 3];
    games(|before, after, beats| {
        let rails = cues(beats).find_map(|cue| match cue {
            MapCue::Rails(rails) => Some(rails),
            _ => None,
        });
        let Some(rails) = rails else { return };
        for piece in &rails.pieces {
            let kind = match (&piece.before, &piece.after) {
                (None, Some(_)) => 0,
                (Some(_), None) => 1,
                (Some(old), Some(new)) => {
                    assert_ne!(old.stage, new.stage);
                    2
                }
                (None, None) => panic!("nothing changes"),
            };
            seen[kind] += 1;
        }
        let laid = |model: &Model| {
            model.session().state().links.iter().map(|link| link.tiles.len()).sum::<usize>()
        };
        let new = rails.pieces.iter().filter(|it| it.before.is_none()).count();
        assert!(new > 0 || laid(after) <= laid(before) || rails.pieces.len() > 1);
        assert!(rails.begins(rails.pieces.len() - 1) <= 600);
    });
    assert!(seen[0] > 60 && seen[1] > 5 && seen[2] > 5, "{seen:?}");
}

#[test]
fn a_ride_goes_along_its_links_to_its_destination_and_pays_on_the_way() {
    let (mut rides, mut fares) = (0, 0);
    games(|before, after, beats| {
        let points: i32 = cues(beats).map(|cue| amount(cue, Gauge::Points)).sum();
        fares += cues(beats).filter(|cue| amount(cue, Gauge::Cash) > 0).count();
        let Some(ride) = cues(beats).find_map(|cue| match cue {
            MapCue::Ride(ride) => Some(ride),
            _ => None,
        }) else {
            return;
        };
        rides += 1;
        assert!(before.session().state().passengers.iter().count() > 0);
        assert_eq!(points, ride.legs.len() as i32, "one Happiness Point a Link");
        assert!(ride.lasts() <= MOST_RIDE);
        for turn in [MapTurn::Upright, MapTurn::Quarter { rows: 15 }] {
            let frames = frames(ride, turn);
            assert!(frames.is_sorted_by_key(|frame| frame.at));
            let last = frames.last().expect("frames");
            let end = centre(turn.point(ride.to));
            let away = (last.x - f64::from(end.x)).hypot(last.y - f64::from(end.y));
            assert!((away - 50.0).abs() < 0.1, "{away} from the middle of the destination");
            for pair in frames.windows(2) {
                let step = (pair[0].x - pair[1].x).hypot(pair[0].y - pair[1].y);
                assert!(step < 260.0, "a jump of {step}");
            }
        }
        assert!(after.session().state().location(cell(after, ride.to)).is_some());
    });
    assert!(rides > 5 && fares > 5, "{rides} rides, {fares} fares");
}

fn cell(
    model: &Model,
    at: crate::titles::tramways::network::GridPoint,
) -> crate::titles::tramways::network::CellId {
    model.session().state().map.lattice.at(at).expect("a cell")
}

fn amount(cue: &MapCue, gauge: Gauge) -> i32 {
    match cue {
        MapCue::Reward(reward) if reward.gauge == gauge => {
            assert!(matches!(reward.from, MapPlace::Gate(..)));
            reward.amount
        }
        _ => 0,
    }
}

#[test]
fn moved_cards_arrive_at_their_place() {
    let mut seen = Vec::new();
    games(|_, after, beats| {
        let Some(viewer) = after.viewer() else { return };
        let state = after.session().state();
        let player = &state.players[viewer];
        for cue in cues(beats) {
            let MapCue::Card(moved) = cue else { continue };
            let holds = |cards: &[_]| cards.contains(&moved.card);
            match moved.to {
                Zone::Hand => {
                    assert!(holds(&player.hand) || !state.used(moved.card).is_empty());
                }
                Zone::Discard => assert!(holds(&player.discard)),
                _ => {}
            }
            seen.push((moved.from, moved.to));
        }
    });
    for way in [
        (Zone::Hand, Zone::Discard),
        (Zone::Deck, Zone::Hand),
        (Zone::Table, Zone::Hand),
        (Zone::Away, Zone::Table),
    ] {
        assert!(seen.contains(&way), "{way:?}");
    }
}

#[test]
fn no_motion_backwards_over_several_steps_or_while_browsing() {
    let mut count = 0;
    let end = each(1, 4, |before, after| {
        count += 1;
        assert_eq!(moves(after, before), None);
    });
    assert!(count > 40);
    let go = |model: &Model, ply| done(model, Intent::GoTo { line: 0, ply });
    let start = go(&end, 0);
    assert_eq!(moves(&end, &start), None);
    assert_eq!(moves(&start, &end), None);
    let on = go(&start, end.roots(0)[1]);
    assert!(moves(&start, &on).is_some(), "one action of the past");
    let looks = done(&on, Intent::LookOn);
    assert_eq!(moves(&start, &looks), None);
    assert_eq!(moves(&on, &on), None);
}

#[test]
fn every_sound_is_played_and_none_too_often() {
    let mut heard = Vec::new();
    games(|before, after, beats| {
        let tones = before.ask(Locale::English, |old| {
            after.ask(Locale::English, |new| tones(GameChange::new(old, new), beats))
        });
        assert!(tones.len() < 24 && tones.is_sorted());
        heard.extend(tones.into_iter().map(|tone| tone.1));
    });
    for tone in [Tone::Tile, Tone::Bell, Tone::Coin, Tone::Card, Tone::Chord, Tone::Low] {
        assert!(heard.contains(&tone), "{tone:?}");
    }
}
