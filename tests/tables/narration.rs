//! The announcements of a table: each event once.

use crate::{city, metromania, tramways};
use catenary::engine::bots::Level;
use catenary::engine::game::{Rng, Seat};
use catenary::table::command::Typed;
use catenary::table::intent::{BotAnswer, Intent};
use catenary::table::model::TableModel;
use catenary::table::narration::Narrator;
use catenary::table::open::{OpenTable, TableView};
use catenary::table::title::Title;
use catenary::table::view::{Choice, Place, PlaceState, Pressed, Weight};
use catenary::table::{Controller, Device, DeviceTurn, GameTable, Players, Session};
use catenary::titles::city::boards::Board;
use catenary::words::Locale;
use std::collections::BTreeMap;

/// More steps than any game has.
const MOST: usize = 6_000;

/// Returns a table of one person and two bots.
fn among_bots<G: Title>(session: Session<G>) -> TableModel<G> {
    let players = (1..3).fold(Players::people(3), |players, seat| {
        players.hand_over(Seat(seat), Controller::Bot(Level::Easy))
    });
    TableModel::new(GameTable::new(session, &players, 3), Device::default())
}

/// Returns a random press that the table offers, or a typed action if it offers only cards.
fn any<G: Title>(table: &TableModel<G>, view: &TableView, rng: &mut Rng) -> Intent {
    let places = view.places.iter().filter(|place| place.state == PlaceState::Legal);
    let places = places.map(|place| Pressed::Place(place.id));
    // Undone actions leave the log, though they were announced.
    let goes_on = |choice: &&Choice| choice.barred.is_none() && choice.weight != Weight::Back;
    let choices = view.choices.iter().filter(goes_on);
    let choices = choices.map(|choice| Pressed::Choice(choice.id));
    let all: Vec<Pressed> = places.chain(choices).collect();
    if !all.is_empty() {
        return Intent::Press(all[rng.below(all.len())]);
    }
    let typed = table.commands(Locale::English).into_iter().find_map(|it| match it.does {
        Typed::Act(notation) => Some(notation),
        Typed::Press(_) | Typed::Undo | Typed::Redo => None,
    });
    Intent::Act(typed.expect("something to do"))
}

/// Returns the table a step later: a bot plays, a person presses something.
fn later<G: Title>(table: &TableModel<G>, rng: &mut Rng, locale: Locale) -> TableModel<G> {
    let view = table.view(locale);
    let intent = match view.turn {
        DeviceTurn::Bot(..) => Intent::Bot { ply: view.past.ply, answer: BotAnswer::Missing },
        DeviceTurn::Done(_) => Intent::PassDevice,
        DeviceTurn::PassTo(_) => Intent::TakeDevice,
        _ => any(table, &view, rng),
    };
    table.after(&intent, locale)
}

/// Counts each line of the log, as a sentence.
fn sentences<'a>(texts: impl Iterator<Item = &'a str>) -> BTreeMap<String, usize> {
    texts.fold(BTreeMap::new(), |mut all, text| {
        *all.entry(format!("{}. ", text.trim_end_matches('.'))).or_default() += 1;
        all
    })
}

/// When a table is listened to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listens {
    /// After each step.
    Always,
    /// After all moves of the bots, which take only a moment.
    OnTurn,
}

/// Plays a game and listens: each line of the log is announced once, the prompt once a position, and nothing if there
/// is no news.
fn hear<G: Title>(session: Session<G>, listens: Listens, locale: Locale) {
    let mut table = among_bots(session);
    let (mut narrator, mut rng, mut heard) = (Narrator::default(), Rng::new(7), String::new());
    for _ in 0..MOST {
        let view = table.view(locale);
        if view.past.ply > 60 && matches!(view.turn, DeviceTurn::Yours(_))
            || view.turn == DeviceTurn::Over
        {
            break;
        }
        if listens == Listens::Always || !matches!(view.turn, DeviceTurn::Bot(..)) {
            let said = narrator.hear(&view, locale).unwrap_or_default();
            let asks = said.matches(view.prompt.full.as_str()).count();
            assert!(asks <= 1, "{said}");
            assert_eq!(narrator.hear(&view, locale), None, "nothing new after: {said}");
            // Proposals have a test of their own, and may repeat a line of the log.
            let said = said.replace(view.proposal.as_deref().unwrap_or_default(), "");
            heard += &format!(" {said} |");
        }
        table = later(&table, &mut rng, locale);
    }
    let view = table.view(locale);
    heard += &format!(" {} ", narrator.hear(&view, locale).unwrap_or_default());
    let log = sentences(view.log.iter().map(|line| line.text.as_str()));
    assert!(view.log.len() > 8, "{} lines", view.log.len());
    for (sentence, times) in log {
        let output = heard.matches(&sentence).count();
        assert_eq!(output, times, "{listens:?} {sentence}: {heard}");
    }
}

#[test]
fn announces_each_log_line_once_and_no_old_news_with_a_new_prompt() {
    for listens in [Listens::Always, Listens::OnTurn] {
        for locale in Locale::ALL {
            hear(city(Board::SAN_FRANCISCO, 3), listens, locale);
            hear(city(Board::BERLIN, 3), listens, locale);
            hear(metromania(3), listens, locale);
            hear(tramways(3), listens, locale);
        }
    }
}

/// Several bots' actions since the last announcement are one message that names each bot.
#[test]
fn the_moves_of_several_bots_are_one_message() {
    let mut table = among_bots(city(Board::BERLIN, 5));
    let (mut narrator, mut rng, mut together) = (Narrator::default(), Rng::new(5), 0);
    for _ in 0..300 {
        let view = table.view(Locale::English);
        if view.turn == DeviceTurn::Over {
            break;
        }
        if matches!(view.turn, DeviceTurn::Yours(_)) {
            let said = narrator.hear(&view, Locale::English).unwrap_or_default();
            let named = [1, 2].map(|seat| {
                said.contains(&format!("{}: ", view.players.name_of(Seat(seat), Locale::English)))
            });
            together += u32::from(named == [true, true]);
        }
        table = later(&table, &mut rng, Locale::English);
    }
    assert!(together > 10, "{together}");
}

/// Behind the curtain nothing is announced; then the player hears what the others did.
#[test]
fn announces_the_moves_of_others_to_the_player_who_takes_the_device() {
    let session = city(Board::SAN_FRANCISCO, 4);
    let mut table =
        TableModel::new(GameTable::new(session, &Players::people(3), 3), Device::default());
    let (mut narrator, mut rng, mut taken) = (Narrator::default(), Rng::new(4), 0);
    for _ in 0..200 {
        let view = table.view(Locale::English);
        let said = narrator.hear(&view, Locale::English);
        if matches!(view.turn, DeviceTurn::PassTo(_)) {
            assert_eq!(said, None);
            let next = later(&table, &mut rng, Locale::English);
            let shown = next.view(Locale::English);
            let output = narrator.hear(&shown, Locale::English).expect("a story");
            for line in shown.since() {
                assert!(
                    output.contains(line.text.trim_end_matches('.')),
                    "{output}: {}",
                    line.text
                );
            }
            taken += usize::from(!shown.since().is_empty());
            table = next;
            continue;
        }
        table = later(&table, &mut rng, Locale::English);
    }
    assert!(taken > 10, "{taken}");
}

/// A repeated reason counts as new, so that the page announces it again.
#[test]
fn a_repeated_refusal_is_announced_again() {
    let mut table = among_bots(city(Board::BERLIN, 5));
    let mut rng = Rng::new(5);
    let closed = loop {
        let view = table.view(Locale::English);
        let refuses = |place: &&Place| {
            let press = Intent::Press(Pressed::Place(place.id));
            table.after(&press, Locale::English).view(Locale::English).note.is_some()
        };
        match view.places.iter().find(refuses) {
            Some(place) => break place.id,
            None => table = later(&table, &mut rng, Locale::English),
        }
    };
    let press = Intent::Press(Pressed::Place(closed));
    let once = table.after(&press, Locale::English);
    let twice = once.after(&press, Locale::English);
    let [once, twice] = [once, twice].map(|table| table.view(Locale::English));
    assert_eq!(once.note, twice.note);
    assert_eq!(once.refusals + 1, twice.refusals);
}

#[test]
fn announces_the_proposed_payment_with_the_prompt_to_pay() {
    let locale = Locale::English;
    let mut rng = Rng::new(3);
    let mut table = among_bots(tramways(5));
    let (mut narrator, mut output) = (Narrator::default(), 0);
    for _ in 0..MOST {
        let view = table.view(locale);
        let heard = narrator.hear(&view, locale).unwrap_or_default();
        if let Some(proposal) = &view.proposal {
            assert!(proposal.starts_with("Proposed: "), "{proposal}");
            output += usize::from(heard.contains(proposal.as_str()));
        }
        if output > 3 {
            return;
        }
        table = later(&table, &mut rng, locale);
    }
    panic!("only {output} payments were told");
}
