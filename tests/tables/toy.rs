//! Whole games of the toy, with several players and alone: the table with a title that has a few lines of each part.

use catenary::engine::bots::Plan;
use catenary::engine::game::{Game, Rng};
use catenary::table::intent::Intent;
use catenary::table::model::TableModel;
use catenary::table::open::{LinePosition, LinesOfPlay, OpenTable};
use catenary::table::set_up::{NewGame, SetUp};
use catenary::table::title::Hints;
use catenary::table::view::Pressed;
use catenary::table::{Device, GameTable, Hands, Players, Save, Session};
use catenary::titles::toy::Toy;
use catenary::words::Locale;

const LANGUAGE: Locale = Locale::English;

fn started(players: usize, seed: u64) -> TableModel<Toy> {
    let setup = Toy::set_up("toy", &NewGame::usual(players, seed)).expect("a set-up");
    let people = Players::people(players).with_hands(Hands::Open);
    let session = Session::new(setup).expect("a game");
    TableModel::new(GameTable::new(session, &people, players), Device::default())
}

/// Presses random buttons until the end of the game.
fn pressed_to_the_end(mut table: TableModel<Toy>, rng: &mut Rng) -> TableModel<Toy> {
    while !table.view(LANGUAGE).is_over() {
        let choices = table.view(LANGUAGE).choices.clone();
        let choice = &choices[rng.below(choices.len())];
        let plan = Plan { actions: Toy::legal(table.session().state())[..1].to_vec(), worth: 0 };
        let hints = table.ask(LANGUAGE, |seen| Toy::hints(seen, &[plan]));
        assert!(choices.iter().any(|choice| choice.label == hints[0].now), "a hint is a button");
        let ply = table.session().ply();
        table = table.after(&Intent::Press(Pressed::Choice(choice.id)), LANGUAGE);
        assert_eq!(table.session().ply(), ply + 1, "{}", choice.label);
    }
    table
}

#[test]
fn a_toy_game_can_be_played_counted_saved_and_undone() {
    let mut rng = Rng::new(3);
    for (players, seed) in (1..=4).flat_map(|players| (0..5).map(move |seed| (players, seed))) {
        let over = pressed_to_the_end(started(players, seed), &mut rng);
        let (view, end) = (over.view(LANGUAGE), over.session().length());
        let scores = Toy::outcome(over.session().state()).expect("a result").scores;
        assert_eq!(view.count.as_ref().map(|count| &count.totals), Some(&scores));
        let last = over.measured(LinePosition { line: 0, ply: end }, 0).expect("the score");
        assert!(last.iter().eq(scores.iter()), "the past ends with the count");
        assert_eq!((over.roots(0).first(), over.roots(0).last()), (Some(&0), Some(&end)));
        let saved = Save::read(&over.save(1, 1).write()).expect("a save");
        let (kept, _) = saved.open::<Toy>().expect("a game");
        assert_eq!(kept.session.whole_record(), over.session().whole_record());
        let earlier = over.after(&Intent::GoTo { line: 0, ply: 1 }, LANGUAGE);
        assert!(earlier.view(LANGUAGE).last_action().is_empty() && !view.last_action().is_empty());
    }
}

/// TOY-6.
#[test]
fn a_solo_game_removes_a_bead_after_each_turn() {
    let table = started(1, 4);
    let act =
        |table: TableModel<Toy>, text: &str| table.after(&Intent::Act(text.to_owned()), LANGUAGE);
    let mut played = table.clone();
    for turn in 1..=3 {
        played = act(act(played, "reach"), "take 3");
        let state = played.session().state();
        assert_eq!((state.table.middle, state.table.away), (12 - 4 * turn, turn));
    }
    let state = played.session().state();
    assert_eq!(Toy::outcome(state).expect("a result").scores[state.table.seat], 9);
    let observed = Toy::observe(table.session().state(), state.table.seat);
    assert_eq!(observed.number, None, "nobody knows the number");
}
