//! Whatever happens, a new hand appears only after its player has taken the device.

use crate::{city, metromania, people, play_on, tramways};
use catenary::engine::bots::Level;
use catenary::engine::game::{Rng, Seat};
use catenary::table::intent::{ActionQuery, BotAnswer, Intent, Perspective};
use catenary::table::model::TableModel;
use catenary::table::open::{Moment, OpenTable, TableView};
use catenary::table::title::Title;
use catenary::table::{
    Comment, Controller, Device, DeviceTurn, GameStatus, GameTable, Name, Players, Save, Session,
};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup;
use catenary::words::Locale;
use std::rc::Rc;

/// One event at a table.
#[derive(Debug)]
enum TableStep {
    Intent(Intent),
    /// Another window has saved the game after this intent.
    Replaced(Intent),
    /// The page is reloaded.
    Reloaded,
}

/// Hands a random seat over to a person or a bot.
fn hand_over<G: Title>(table: &TableModel<G>, rng: &mut Rng) -> Intent {
    let seat = Seat(rng.below(3) as u8);
    let controller = match table.players().bot(seat) {
        Some(_) => Controller::Person,
        None => Controller::Bot(Level::Easy),
    };
    Intent::Players(Rc::new(table.players().hand_over(seat, controller)))
}

fn decision<G: Title>(table: &TableModel<G>, rng: &mut Rng) -> Intent {
    let session = table.session();
    if let DeviceTurn::Bot(..) = table.turn() {
        return Intent::Bot { ply: session.ply(), answer: BotAnswer::Missing };
    }
    let legal = G::legal(session.state());
    match legal.as_slice() {
        [] => Intent::Undo,
        legal => Intent::Act(G::notation(session.state(), legal[rng.below(legal.len())])),
    }
}

/// Returns a random event at a table.
fn any<G: Title>(table: &TableModel<G>, rng: &mut Rng) -> TableStep {
    let pick = |rng: &mut Rng, intents: &[Intent]| intents[rng.below(intents.len())].clone();
    TableStep::Intent(match rng.below(27) {
        0..8 => decision(table, rng),
        8..11 => Intent::TakeDevice,
        11..13 => Intent::PassDevice,
        13 | 14 => {
            let line = rng.below(table.session().lines().len());
            let length = table.session().lines()[line].steps().len();
            Intent::GoTo { line, ply: rng.below(length + 1) }
        }
        15 => Intent::Undo,
        16 => pick(rng, &[Intent::Redo, Intent::Leave]),
        17 => Intent::Agree,
        18 => pick(rng, &[Intent::Analyse, Intent::EndAnalysis, Intent::EndAnalysis]),
        19 => hand_over(table, rng),
        20 => pick(
            rng,
            &[
                Intent::Abandon,
                Intent::GameStatus(GameStatus::Abandoned),
                Intent::GameStatus(GameStatus::Played),
            ],
        ),
        21 => pick(rng, &[Intent::LookOn, Intent::PlayHere, Intent::PlayHere]),
        22 => {
            let seat = Seat(rng.below(3) as u8);
            pick(rng, &[Intent::See(Perspective::Of(seat)), Intent::See(Perspective::All)])
        }
        23 => return TableStep::Reloaded,
        24 | 25 => {
            let line = rng.below(table.session().lines().len());
            let name = Name::from("a name".to_owned());
            let describe = Intent::Describe { line, name, comment: Comment::default() };
            pick(rng, &[describe, Intent::Forget(line)])
        }
        _ => {
            let intent =
                if rng.below(2) == 0 { decision(table, rng) } else { hand_over(table, rng) };
            return TableStep::Replaced(intent);
        }
    })
}

fn reloaded<G: Title>(table: &TableModel<G>) -> TableModel<G> {
    let save = Save::read(&table.save(1, 1).write()).expect("a good save");
    TableModel::open(&save, Device::default()).expect("a sound save").0
}

fn after<G: Title>(table: &TableModel<G>, step: &TableStep) -> TableModel<G> {
    match step {
        TableStep::Intent(intent) => table.after(intent, Locale::English),
        TableStep::Reloaded => reloaded(table),
        TableStep::Replaced(intent) => {
            let other = TableModel::new(table.table.clone(), Device::default());
            let other = other.after(&Intent::TakeDevice, Locale::English);
            let save = other.after(intent, Locale::English).save(2, 2);
            table.reopened(&save).expect("a sound save")
        }
    }
}

/// Returns whether the view is hidden from others: not in an analysis, nor at the end of a game.
fn is_secret(view: &TableView) -> bool {
    view.past.moment != Moment::Tried && !view.is_over()
}

/// Plays random events and checks whose hand appears; returns how often the device was taken.
fn walk<G: Title>(session: Session<G>, seed: u64, deeds: usize) -> usize {
    let mut rng = Rng::new(seed);
    let mut table = TableModel::new(GameTable::new(session, &people(), 3), Device::default());
    let (mut last, mut taken) = (None, 0);
    for number in 0..deeds {
        let before = table.view(Locale::English);
        let step = any(&table, &mut rng);
        table = after(&table, &step);
        let now = table.view(Locale::English);
        let takes = matches!(step, TableStep::Intent(Intent::TakeDevice));
        if let (true, DeviceTurn::PassTo(seat)) = (takes, before.turn) {
            (last, taken) = (Some(seat), taken + 1);
        }
        if matches!(step, TableStep::Intent(Intent::LookOn)) {
            last = None;
        }
        match now.viewer {
            _ if !is_secret(&now) => {}
            Some(seat) => {
                let text = || format!("{step:?}, {:?} to {:?}", before.turn, now.turn);
                assert_eq!(
                    Some(seat),
                    last,
                    "{} in walk {seed} of {}, {number}",
                    text(),
                    now.title
                );
            }
            None if matches!(now.turn, DeviceTurn::PassTo(_)) => last = now.returns_to,
            None => {}
        }
    }
    taken
}

#[test]
fn shows_no_hand_before_the_device_is_taken() {
    let mut taken = 0;
    for seed in 0..60 {
        for (board, played) in
            Board::BUILT_IN.into_iter().flat_map(|board| [(board, 0), (board, 60)])
        {
            let mut session = city(board, seed);
            play_on(&mut session, played, &mut Rng::new(seed));
            taken += walk(session, seed, 220);
        }
        let mut session = metromania(seed);
        play_on(&mut session, 40, &mut Rng::new(seed));
        taken += walk(session, seed, 160);
        let mut session = tramways(seed);
        play_on(&mut session, 40 * (seed as usize % 4), &mut Rng::new(seed));
        taken += walk(session, seed, 160);
    }
    assert!(taken > 500, "{taken}");
}

/// Returns the table after people gave seats to bots, one after the other.
fn left_to_bots<G: Title>(table: &TableModel<G>, seats: &[Seat]) -> TableModel<G> {
    seats.iter().fold(table.clone(), |table, &seat| {
        let players = table.players().hand_over(seat, Controller::Bot(Level::Easy));
        table.after(&Intent::Players(Rc::new(players)), Locale::English)
    })
}

/// The player to move gives all seats but one to bots: the player who is left sees their hand once they have taken the
/// device, and after a reload.
fn hands_over<G: Title>(session: Session<G>, players: usize) {
    let table = TableModel::new(
        GameTable::new(session, &Players::people(players), players),
        Device::default(),
    );
    let table = table.after(&Intent::TakeDevice, Locale::English);
    let DeviceTurn::Yours(own) = table.turn() else { panic!("{:?}", table.turn()) };
    let last = table.players().seats().find(|&seat| seat != own).expect("another seat");
    let leave: Vec<Seat> = table.players().seats().filter(|&seat| seat != last).collect();
    let mut left = reloaded(&left_to_bots(&table, &leave));
    for _ in 0..400 {
        let DeviceTurn::Bot(..) = left.turn() else { break };
        assert_eq!(left.viewer(), None, "the bots decide");
        let ply = left.session().ply();
        left = reloaded(
            &left.after(&Intent::Bot { ply, answer: BotAnswer::Missing }, Locale::English),
        );
    }
    assert_eq!((left.turn(), left.viewer()), (DeviceTurn::PassTo(last), None));
    let taken = left.after(&Intent::TakeDevice, Locale::English);
    assert_eq!((taken.turn(), taken.viewer()), (DeviceTurn::Yours(last), Some(last)));
}

#[test]
fn a_single_remaining_person_takes_the_device_after_a_reload() {
    for seed in 0..6 {
        for board in Board::BUILT_IN {
            let setup = Setup::standard(board, 2, seed);
            hands_over(Session::<City>::new(setup).expect("a game"), 2);
            let mut session = city(board, seed);
            play_on(&mut session, 40, &mut Rng::new(seed));
            hands_over(session, 3);
        }
        hands_over(metromania(seed), 3);
        hands_over(tramways(seed), 3);
    }
}

/// A player who is alone with bots from the beginning never takes the device.
#[test]
fn a_player_among_bots_keeps_the_device_after_a_reload() {
    let bots = [Seat(1), Seat(2)];
    let alone = bots
        .into_iter()
        .fold(people(), |players, seat| players.hand_over(seat, Controller::Bot(Level::Easy)));
    let table = TableModel::new(GameTable::new(metromania(1), &alone, 3), Device::default());
    let named = Rc::new(alone.rename(Seat(0), "Ana".to_owned().into()));
    let named = reloaded(&table.after(&Intent::Players(named), Locale::English));
    assert_eq!(named.viewer(), Some(Seat(0)));
    assert!(!named.save(1, 1).write().contains("handed_over"));
}

#[test]
fn a_game_can_be_abandoned_after_confirmation_even_while_bots_play() {
    let bots = [Seat(1), Seat(2)].into_iter();
    let players =
        bots.fold(people(), |all, seat| all.hand_over(seat, Controller::Bot(Level::Easy)));
    let table = GameTable::new(city(Board::BERLIN, 5), &players, 3);
    let mut table: TableModel<City> = TableModel::new(table, Device::default());
    let asks =
        |table: &TableModel<City>| table.view(Locale::English).query == Some(ActionQuery::Abandon);
    let do_now = |table: &TableModel<City>, intent: Intent| table.after(&intent, Locale::English);
    let left = do_now(&do_now(&table, Intent::Abandon), Intent::Leave);
    assert_eq!((asks(&left), left.view(Locale::English).status), (false, GameStatus::Played));
    let mut rng = Rng::new(1);
    while !matches!(table.turn(), DeviceTurn::Bot(..)) {
        table = do_now(&table, decision(&table, &mut rng));
    }
    table = do_now(&table, Intent::Abandon);
    assert!(asks(&table));
    table = do_now(&table, decision(&table, &mut rng));
    assert!(asks(&table), "a bot has played on");
    table = do_now(&table, Intent::Agree);
    assert_eq!((asks(&table), table.view(Locale::English).status), (false, GameStatus::Abandoned));
}
