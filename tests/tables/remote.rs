//! Games between devices: whatever happens to their links, all devices end equal, no decision is lost, and no device
//! shows another player's hand.

use crate::play_on;
use catenary::engine::bots::Level;
use catenary::engine::codec::{self, Kind, LinkedPlayer};
use catenary::engine::game::{Boundary, Game, Record, Rng, Seat};
use catenary::table::board::orientation::Turned;
use catenary::table::intent::{ActionQuery, BotAnswer, Intent, Perspective};
use catenary::table::model::TableModel;
use catenary::table::open::{Arriving, Handover, OpenTable, Sends, TableView};
use catenary::table::remote::{Arrival, NotArrived, TableName, TakenSeat, players_of};
use catenary::table::set_up::NewGame;
use catenary::table::title::Title;
use catenary::table::view::Note;
use catenary::table::{
    Controller, Device, DeviceTurn, GameTable, MAX_LINES, Name, Players, Save, Secrets, Sending,
    Session,
};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::toy::Toy;
use catenary::titles::tramways::rules::Tramways;
use catenary::words::Locale;
use std::rc::Rc;

const TABLE: TableName = TableName(0x51AB_0C0D);

/// Returns the table of a device with these seats, at the start of a game.
fn started<G: Title>(key: &str, players: &Players, seed: u64) -> TableModel<G> {
    let setup = G::set_up(key, &NewGame::usual(players.count(), seed)).expect("a set-up");
    let session = Session::<G>::new(setup).expect("a game");
    let table = GameTable::new(session, players, players.count()).named(TABLE);
    TableModel::new(table, Device::default())
}

/// Returns players of whom only these seats are at this device.
fn seated(count: usize, mine: &[u8], bots: &[u8]) -> Players {
    let players = Players::people(count);
    players.seats().fold(players.clone(), |players, seat| {
        let controller = match seat.0 {
            own if mine.contains(&own) => Controller::Person,
            bot if bots.contains(&bot) => Controller::Bot(Level::Easy),
            _ => Controller::Elsewhere,
        };
        players.hand_over(seat, controller)
    })
}

/// Returns the table of a device that is new to the game, after its player has said who plays there.
fn joined<G: Title>(link: &str, mine: &[Seat]) -> TableModel<G> {
    let link = codec::read::<G>(link).expect("a sound link");
    let seating = link.seating.expect("who sits at the table");
    TableModel::joined(&link.record, &seating, mine).expect("a game")
}

fn after<G: Title>(table: &TableModel<G>, intent: Intent) -> TableModel<G> {
    table.after(&intent, Locale::English)
}

fn link_of<G: Title>(table: &TableModel<G>) -> String {
    table.link(Sending::Turn, 1)
}

fn arrive<G: Title>(table: &TableModel<G>, link: &str) -> TableModel<G> {
    after(table, Intent::Arrive(link.to_owned()))
}

fn handover(view: &TableView) -> Option<Handover> {
    view.remote.as_ref().map(|it| it.handover)
}

fn arrival<G: Title>(table: &TableModel<G>) -> Option<Arrival> {
    match table.view(Locale::English).note {
        Some(Note::Arrived(arrival)) => Some(arrival),
        _ => None,
    }
}

/// Plays one decision at this device: of a person, or any answer of a bot.
fn decide<G: Title>(table: &TableModel<G>, rng: &mut Rng) -> TableModel<G> {
    match table.turn() {
        DeviceTurn::Bot(..) => {
            let ply = table.session().ply();
            after(table, Intent::Bot { ply, answer: BotAnswer::Missing })
        }
        DeviceTurn::PassTo(_) => after(table, Intent::TakeDevice),
        DeviceTurn::Done(_) => after(table, Intent::PassDevice),
        _ => {
            let legal = G::legal(table.session().state());
            let action = legal[rng.below(legal.len())];
            after(table, Intent::Act(G::notation(table.session().state(), action)))
        }
    }
}

/// Returns whether the next decision is made at this device.
fn is_here<G: Title>(table: &TableModel<G>) -> bool {
    !matches!(
        table.turn(),
        DeviceTurn::Elsewhere(_) | DeviceTurn::Over | DeviceTurn::Visit | DeviceTurn::Past(_)
    )
}

/// Decides until the turn goes to another device, then sends.
fn play_turn<G: Title>(table: &TableModel<G>, rng: &mut Rng) -> (TableModel<G>, String) {
    let mut table = table.clone();
    while is_here(&table) {
        table = decide(&table, rng);
    }
    let link = link_of(&table);
    (after(&table, Intent::Sent), link)
}

fn reloaded<G: Title>(table: &TableModel<G>) -> TableModel<G> {
    let save = Save::read(&table.save(1, 1).write()).expect("a good save");
    TableModel::open(&save, Device::default()).expect("a sound save").0
}

fn record<G: Title>(table: &TableModel<G>) -> Record<G> {
    table.table.session.record()
}

/// Returns two devices of Berlin, each after its first turn, with their links.
fn two(seed: u64) -> [(TableModel<City>, String); 2] {
    let mut rng = Rng::new(seed);
    let a = started::<City>("berlin", &seated(2, &[0], &[]), seed);
    let (a, first) = play_turn(&a, &mut rng);
    let (b, second) = play_turn(&joined::<City>(&first, &[Seat(1)]), &mut rng);
    [(a, first), (b, second)]
}

#[test]
fn passes_a_game_between_two_devices_by_links() {
    let [(a, first), (b, second)] = two(3);
    let view = a.view(Locale::English);
    assert_eq!(view.turn, DeviceTurn::Elsewhere(Seat(1)));
    assert_eq!(handover(&view), Some(Handover::Again));
    assert!(first.starts_with("t1") && first.len() < 200, "{first}");
    let plies = b.session().ply() - a.session().ply();
    let on = arrive(&a, &second);
    assert_eq!(arrival(&on), Some(Arrival::Goes { plies }));
    assert_eq!((on.turn(), record(&on)), (DeviceTurn::Yours(Seat(0)), record(&b)));
    assert_eq!(handover(&on.view(Locale::English)), Some(Handover::Nothing));
    assert!(on.view(Locale::English).since().iter().all(|line| line.seat == Some(Seat(1))));
    assert_eq!(reloaded(&on).save(1, 1).write(), on.save(1, 1).write());
    // The next player first reads the other's actions; a reload does not ask again.
    assert_eq!(on.view(Locale::English).arriving, Some(Arriving::OwnTurn));
    let turned = after(&on, Intent::Turn(Turned::Quarter));
    assert_eq!(
        turned.view(Locale::English).arriving,
        Some(Arriving::OwnTurn),
        "it is still to be read"
    );
    assert_eq!(after(&on, Intent::Leave).view(Locale::English).arriving, None);
    assert_eq!(reloaded(&on).view(Locale::English).arriving, None);
    assert_eq!(arrive(&a, &first).view(Locale::English).arriving, None);
}

#[test]
fn asks_to_send_a_turn_until_it_is_sent() {
    let a = started::<City>("berlin", &seated(2, &[1], &[]), 4);
    let view = a.view(Locale::English);
    assert_eq!(
        (view.turn, handover(&view)),
        (DeviceTurn::Elsewhere(Seat(0)), Some(Handover::Send)),
        "whoever begins is elsewhere"
    );
    assert!(view.prompt.full.contains("send"), "{}", view.prompt.full);
    let sent = after(&a, Intent::Sent);
    let view = sent.view(Locale::English);
    assert_eq!(handover(&view), Some(Handover::Again));
    assert!(view.prompt.full.contains("Waiting"), "{}", view.prompt.full);
    assert_eq!(handover(&reloaded(&sent).view(Locale::English)), Some(Handover::Again));
    assert!(sent.message("Berlin", Locale::English).starts_with("Berlin, "));
}

#[test]
fn a_message_names_the_player_once_and_ends_with_the_last_action() {
    let names = ["Ana", "Beto"].into_iter().zip(0..);
    let players = names.fold(seated(2, &[0], &[]), |players, (name, seat)| {
        players.rename(Seat(seat), Name::from(name.to_owned()))
    });
    let mut rng = Rng::new(2);
    let (a, first) = play_turn(&started::<City>("berlin", &players, 2), &mut rng);
    let message = a.message("Berlin", Locale::English);
    assert_eq!(message, "Berlin, setup: your turn, Beto. Ana chooses Destination Tickets.");
    let (b, _) = play_turn(&joined::<City>(&first, &[Seat(1)]), &mut rng);
    for locale in Locale::ALL {
        let message = b.message("Berlin", locale);
        assert_eq!(message.matches("Beto").count(), 1, "{message}");
        let log = b.view(locale).log.clone();
        let last = log.last().expect("an action");
        assert!(message.ends_with(&format!("{}.", last.after_name())), "{message}");
    }
}

#[test]
fn the_same_and_an_older_link_change_nothing() {
    let [(a, first), (b, second)] = two(5);
    let by = b.session().ply() - a.session().ply();
    for (link, what) in [(&second, Arrival::Same), (&first, Arrival::Older { by })] {
        let same = arrive(&b, link);
        assert_eq!(arrival(&same), Some(what));
        assert_eq!(same.save(1, 1).write(), b.save(1, 1).write());
    }
}

#[test]
fn keeps_an_undone_step_when_a_link_continues_the_game() {
    let mut seen = 0;
    for seed in 0..30 {
        let [(a, _), (_, second)] = two(300 + seed);
        let a = arrive(&a, &second);
        let mine = a.session().ply();
        // The player tries the next turn, undoes it, and then plays it on another device of the same player.
        let tried = decide(&a, &mut Rng::new(seed));
        let undone = after(&tried, Intent::Undo);
        let (on, link) = play_turn(&joined::<City>(&second, &[Seat(0)]), &mut Rng::new(seed + 50));
        let next = |table: &TableModel<City>| table.table.session.line_steps()[mine].action;
        if undone.session().ply() != mine || next(&on) == next(&tried) {
            continue;
        }
        let goes = arrive(&undone, &link);
        assert_eq!(arrival(&goes), Some(Arrival::Goes { plies: on.session().ply() - mine }));
        assert_eq!(record(&goes), record(&on));
        assert_eq!(goes.table.session.lines().len(), 2, "what was tried is a line");
        seen += 1;
    }
    assert!(seen > 3, "{seen} games");
}

/// Returns two devices of seat 0 with different answers to one turn, and the second answer's link.
fn two_answers(seed: u64) -> (TableModel<City>, TableModel<City>, String) {
    let [_, (_, second)] = two(seed);
    let mut rng = Rng::new(seed);
    let phone = joined::<City>(&second, &[Seat(0)]);
    let (here, first) = play_turn(&phone, &mut rng);
    loop {
        let (there, link) = play_turn(&joined::<City>(&second, &[Seat(0)]), &mut rng);
        if record(&there) != record(&here) && link != first {
            return (here, there, link);
        }
    }
}

#[test]
fn keeps_both_answers_to_a_turn_and_takes_one() {
    let (here, there, link) = two_answers(9);
    let forked = arrive(&here, &link);
    let Some(Arrival::Fork(fork)) = arrival(&forked) else { panic!("a fork") };
    assert_eq!((fork.seat, fork.length), (Some(Seat(0)), there.session().ply()));
    assert_eq!((record(&forked), forked.table.session.lines().len()), (record(&here), 2));
    let view = forked.view(Locale::English);
    assert_eq!(view.arriving, Some(Arriving::OtherAnswer));
    let shown = view.fork.clone().expect("the other answer");
    assert!(shown.own > 0 && !shown.lines.is_empty(), "{shown:?}");
    // The player looks at it, and returns.
    let looks = after(&forked, Intent::GoTo { line: shown.line, ply: shown.length });
    assert_eq!(looks.session().record(), record(&there));
    assert_eq!((record(&looks), looks.view(Locale::English).arriving), (record(&here), None));
    assert!(matches!(looks.turn(), DeviceTurn::Past(_)), "{:?}", looks.turn());
    let past = looks.view(Locale::English).past.clone();
    let back = after(&looks, Intent::GoTo { line: past.home.line, ply: past.home.ply });
    assert_eq!(back.view(Locale::English).arriving, Some(Arriving::OtherAnswer));
    // The game keeps its answer or takes the other one; a reload with the same link asks again.
    let kept = after(&back, Intent::Leave);
    assert_eq!((record(&kept), kept.view(Locale::English).arriving), (record(&here), None));
    for asked in [&back, &looks, &arrive(&reloaded(&kept), &link)] {
        let taken = after(asked, Intent::Agree);
        assert_eq!(record(&taken), record(&there));
        assert_eq!(taken.table.session.lines().len(), 2);
        assert_eq!(handover(&taken.view(Locale::English)), Some(Handover::Again));
        assert_eq!(arrival(&arrive(&reloaded(&taken), &link)), Some(Arrival::Same));
    }
}

#[test]
fn a_link_that_continues_the_other_answer_adds_no_third_line() {
    let (here, there, link) = two_answers(11);
    let (_, further) = play_turn(&joined::<City>(&link_of(&there), &[Seat(1)]), &mut Rng::new(1));
    let kept = after(&arrive(&here, &link), Intent::Leave);
    let forked = arrive(&kept, &further);
    assert!(matches!(arrival(&forked), Some(Arrival::Fork(_))));
    assert_eq!(forked.table.session.lines().len(), 2);
    assert_eq!(link_of(&after(&forked, Intent::Agree)), further);
}

#[test]
fn a_sent_turn_is_undone_after_a_warning_and_then_answered_twice() {
    let mut forks = 0;
    for seed in 0..40 {
        let [(_, _), (b, second)] = two(100 + seed);
        let undo = after(&b, Intent::Undo);
        if undo.view(Locale::English).query != Some(ActionQuery::UndoSent) {
            assert_eq!(undo.session().ply(), b.session().ply(), "nothing, or a question");
            continue;
        }
        assert_eq!(after(&undo, Intent::Leave).session().ply(), b.session().ply());
        let undone = after(&undo, Intent::Agree);
        assert!(is_here(&undone) && undone.session().ply() < b.session().ply());
        let (other, link) = play_turn(&undone, &mut Rng::new(seed + 1));
        let fresh = joined::<City>(&second, &[Seat(0)]);
        match arrival(&arrive(&fresh, &link)) {
            Some(Arrival::Fork(fork)) => {
                assert_eq!(fork.seat, Some(Seat(1)));
                forks += 1;
            }
            Some(Arrival::Same) => assert_eq!(record(&other), record(&b)),
            other => panic!("{other:?}"),
        }
    }
    assert!(forks > 5, "{forks} forks");
}

#[test]
fn decisions_of_others_and_reveals_cannot_be_undone() {
    let mut rng = Rng::new(8);
    for seed in 0..30 {
        let [(a, _), (_, second)] = two(200 + seed);
        let a = arrive(&a, &second);
        assert_eq!(a.view(Locale::English).past.undo, None, "the other's turn");
        let earlier = after(&a, Intent::GoTo { line: 0, ply: 0 });
        assert!(matches!(earlier.turn(), DeviceTurn::Past(_)));
        assert_eq!(
            record(&after(&decide(&earlier, &mut rng), Intent::TakeDevice)),
            record(&earlier)
        );
        let on = decide(&a, &mut rng);
        let undone = after(&on, Intent::Undo);
        let revealed = on.table.session.steps().last().is_some_and(|step| step.reveals());
        assert_eq!(undone.session().ply() < on.session().ply(), !revealed, "seed {seed}");
        assert_eq!(undone.view(Locale::English).query, None);
    }
}

#[test]
fn a_link_that_is_not_for_this_table_is_refused() {
    let [(a, _), (_, second)] = two(13);
    let other = started::<City>("berlin", &seated(2, &[0], &[]), 99);
    let deal = arrive(&a, &link_of(&other));
    let note = |table: &TableModel<City>| table.view(Locale::English).note.clone();
    assert_eq!(note(&deal), Some(Note::NotArrived(NotArrived::OtherDeal)));
    let table = started::<City>("berlin", &seated(2, &[0], &[]), 13);
    let named = TableModel::new(table.table.named(TableName(7)), Device::default());
    assert_eq!(note(&arrive(&named, &second)), Some(Note::NotArrived(NotArrived::OtherTable)));
    assert!(matches!(note(&arrive(&a, "g2x")), Some(Note::NotArrived(NotArrived::Link(_)))));
    for refused in [deal, arrive(&a, &second[..9])] {
        assert_eq!(refused.save(1, 1).write(), a.save(1, 1).write());
    }
}

#[test]
fn a_link_with_a_decision_that_is_not_legal_says_which_rule_it_breaks() {
    let [(a, _), (b, _)] = two(15);
    let link = codec::read::<City>(&link_of(&b)).expect("a link");
    let mut broken = link.clone();
    let first = broken.record.actions[0];
    broken.record.actions.extend([first; 40]);
    let refused = arrive(&a, &codec::write(&broken));
    assert!(refused.view(Locale::English).refusal().is_some());
    assert_eq!(refused.save(1, 1).write(), a.save(1, 1).write());
}

#[test]
fn a_device_without_the_turn_waits_and_can_forward_the_link() {
    let mut rng = Rng::new(3);
    let a = started::<City>("berlin", &seated(3, &[0], &[]), 21);
    let (a, first) = play_turn(&a, &mut rng);
    let c = joined::<City>(&first, &[Seat(2)]);
    assert_eq!(c.turn(), DeviceTurn::Elsewhere(Seat(1)));
    assert_eq!(handover(&c.view(Locale::English)), Some(Handover::Again));
    assert_eq!(link_of(&c), first);
    let same = arrive(&a, &first);
    assert_eq!(
        (arrival(&same), same.turn()),
        (Some(Arrival::Same), DeviceTurn::Elsewhere(Seat(1)))
    );
}

#[test]
fn asks_which_line_to_delete_when_all_are_used() {
    let (here, _, link) = two_answers(17);
    let mut full = here.clone();
    let mut session = Session::clone(&full.table.session);
    while session.lines().len() < MAX_LINES {
        session.add_line(0, &[]);
    }
    full.table.session = Rc::new(session);
    let asked = arrive(&full, &link);
    assert_eq!(asked.view(Locale::English).arriving, Some(Arriving::TooManyLines));
    assert_eq!(asked.save(1, 1).write(), full.save(1, 1).write(), "nothing is lost unasked");
    assert_eq!(after(&asked, Intent::Leave).view(Locale::English).arriving, None);
    let forked = after(&asked, Intent::Forget(MAX_LINES - 1));
    assert_eq!(forked.view(Locale::English).arriving, Some(Arriving::OtherAnswer));
    assert_eq!(forked.table.session.lines().len(), MAX_LINES);
}

#[test]
fn another_window_of_the_game_takes_no_link() {
    let [(a, _), (_, second)] = two(19);
    let looking = after(&a, Intent::LookOn);
    let same = arrive(&looking, &second);
    assert_eq!(record(&same), record(&a));
    assert!(arrival(&arrive(&after(&same, Intent::PlayHere), &second)).is_some());
}

#[test]
fn sends_no_other_hand_before_the_end() {
    let [(a, _), (_, second)] = two(23);
    let a = arrive(&a, &second);
    let redealt = Sending::Position(Secrets::Redealt);
    assert_eq!(a.sendings(), [Sending::Turn, redealt]);
    let turn = link_of(&a);
    let kept = Sending::Position(Secrets::Kept);
    for sending in [Sending::Game, Sending::UpToHere, Sending::Setup, kept] {
        assert_eq!(a.link(sending, 3), turn, "{sending:?}");
    }
    let position = codec::read::<City>(&a.link(redealt, 3)).expect("a link");
    let state = City::new(&position.record.setup).expect("a game");
    assert_ne!(state, **a.session().state(), "dealt anew");
    let mut over = a.clone();
    let mut session = Session::clone(&over.table.session);
    play_on(&mut session, 10_000, &mut Rng::new(1));
    over.table.session = Rc::new(session);
    assert!(over.view(Locale::English).is_over());
    assert!(over.sendings().contains(&Sending::Game) && over.sendings().contains(&Sending::Turn));
    assert_eq!(handover(&over.view(Locale::English)), Some(Handover::Send));
}

/// Before the first position at which a game can begin, a link of the position would be the set-up, whose seed deals
/// all hands.
#[test]
fn offers_no_position_that_would_reveal_the_deal() {
    let mut rng = Rng::new(29);
    let mut a = started::<City>("berlin", &seated(2, &[0], &[]), 29);
    let redealt = Sending::Position(Secrets::Redealt);
    let (mut with, mut without) = (0, 0);
    for _ in 0..8 {
        while is_here(&a) {
            a = decide(&a, &mut rng);
            let is_offered = a.sendings().contains(&redealt);
            let kind = codec::read::<City>(&a.link(redealt, 3)).expect("a link").kind;
            assert_eq!(kind, if is_offered { Kind::Position } else { Kind::Turn });
            *(if is_offered { &mut with } else { &mut without }) += 1;
        }
        let (_, answer) = play_turn(&joined::<City>(&link_of(&a), &[Seat(1)]), &mut rng);
        a = arrive(&a, &answer);
    }
    assert!(with > 0 && without > 0, "{with} with, {without} without");
}

#[test]
fn plays_bots_on_the_device_of_the_turn_before_them() {
    let mut rng = Rng::new(4);
    let a = started::<Metromania>("metromania", &seated(3, &[0], &[1]), 5);
    let (a, link) = play_turn(&a, &mut rng);
    assert_eq!(a.turn(), DeviceTurn::Elsewhere(Seat(2)));
    let c = joined::<Metromania>(&link, &[Seat(2)]);
    assert_eq!(
        (c.players().bot(Seat(1)), c.turn()),
        (Some(Level::Easy), DeviceTurn::Yours(Seat(2)))
    );
}

#[test]
fn several_players_of_one_device_pass_it_among_themselves() {
    let mut rng = Rng::new(6);
    let mut a = started::<City>("berlin", &seated(3, &[0, 1], &[]), 31);
    assert_eq!(a.turn(), DeviceTurn::PassTo(Seat(0)));
    let mut passes = 0;
    while is_here(&a) {
        passes += usize::from(matches!(a.turn(), DeviceTurn::PassTo(_)));
        a = decide(&a, &mut rng);
    }
    assert_eq!((passes, a.turn()), (2, DeviceTurn::Elsewhere(Seat(2))));
    assert_eq!(a.view(Locale::English).viewer, Some(Seat(1)), "who has it still looks");
    assert_eq!(reloaded(&a).view(Locale::English).viewer, None);
}

#[test]
fn a_seat_can_move_to_this_device_or_a_bot_and_the_link_says_so() {
    let [(a, first), _] = two(37);
    let bot = a.players().hand_over(Seat(1), Controller::Bot(Level::Easy));
    let given = after(&a, Intent::Players(Rc::new(bot)));
    assert!(matches!(given.turn(), DeviceTurn::Bot(Seat(1), _)));
    let b =
        arrive(&joined::<City>(&first, &[Seat(1)]), &link_of(&decide(&given, &mut Rng::new(1))));
    assert_eq!(b.players().bot(Seat(1)), Some(Level::Easy));
    let here = a.players().hand_over(Seat(1), Controller::Person);
    let here = after(&a, Intent::Players(Rc::new(here)));
    assert_eq!(here.turn(), DeviceTurn::PassTo(Seat(1)), "behind the curtain");
}

/// Returns the game that a device would send.
fn sent_of<G: Title>(table: &TableModel<G>) -> Record<G> {
    codec::read::<G>(&link_of(table)).expect("a link").record
}

/// A game of several devices whose links get lost.
struct Mail<G: Title> {
    devices: Vec<TableModel<G>>,
    /// Links in transit, each with its receiver.
    posted: Vec<(usize, String)>,
    rng: Rng,
    /// The decisions at each device, each as the actions up to it.
    decided: Vec<Vec<Vec<G::Action>>>,
    forks: usize,
}

impl<G: Title> Mail<G> {
    fn new(key: &str, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let count = 2 + rng.below(3);
        let bot = if count > 2 && rng.below(3) == 0 { vec![count as u8 - 1] } else { vec![] };
        let people = count - bot.len();
        // Two players may share a device, and one may have two.
        let homes: Vec<usize> =
            (0..people).map(|seat| if seat == 2 { rng.below(3) } else { seat }).collect();
        let own = |home: usize| -> Vec<u8> {
            (0..people as u8).filter(|&seat| homes[usize::from(seat)] == home).collect()
        };
        let first = started::<G>(key, &seated(count, &own(0), &bot), seed);
        let link = link_of(&first);
        let mut devices = vec![first];
        let homes: std::collections::BTreeSet<usize> = homes.iter().copied().collect();
        let others = homes.iter().filter(|&&home| home != 0);
        let mut seats: Vec<Vec<Seat>> =
            others.map(|&home| own(home).into_iter().map(Seat).collect()).collect();
        if rng.below(3) == 0 && seats.len() < 3 {
            seats.push(seats[0].clone());
        }
        devices.extend(seats.iter().map(|seats| joined::<G>(&link, seats)));
        let decided = devices.iter().map(|_| Vec::new()).collect();
        Mail { devices, posted: Vec::new(), rng, decided, forks: 0 }
    }

    /// Sends a device's game to all others; some links get lost, some come twice.
    fn post(&mut self, from: usize) {
        let link = link_of(&self.devices[from]);
        self.devices[from] = after(&self.devices[from], Intent::Sent);
        for to in (0..self.devices.len()).filter(|&to| to != from) {
            for _ in 0..[0, 1, 1, 1, 2][self.rng.below(5)] {
                self.posted.push((to, link.clone()));
            }
        }
    }

    fn deliver(&mut self, at: usize) {
        let (to, link) = self.posted.swap_remove(at);
        let mut table = arrive(&self.devices[to], &link);
        if table.view(Locale::English).arriving == Some(Arriving::TooManyLines) {
            panic!("so many lines");
        }
        if table.view(Locale::English).arriving == Some(Arriving::OtherAnswer) {
            self.forks += 1;
            let answer = if self.rng.below(2) == 0 { Intent::Agree } else { Intent::Leave };
            table = after(&table, answer);
        }
        self.devices[to] = table;
    }

    /// Plays one event at a device.
    fn step(&mut self) {
        let at = self.rng.below(self.devices.len());
        let table = self.devices[at].clone();
        let next = match self.rng.below(12) {
            0 => reloaded(&table),
            1 | 2 if !self.posted.is_empty() => {
                let next = self.rng.below(self.posted.len());
                return self.deliver(next);
            }
            3 if !matches!(table.turn(), DeviceTurn::PassTo(_)) => {
                let undo = after(&table, Intent::Undo);
                let sure = undo.view(Locale::English).query.is_some();
                if sure && self.rng.below(3) > 0 { after(&undo, Intent::Agree) } else { undo }
            }
            4 => {
                let line = self.rng.below(table.table.session.lines().len());
                let ply = self.rng.below(table.session().length() + 1);
                let looks = after(&table, Intent::GoTo { line, ply });
                let home = looks.view(Locale::English).past.home;
                after(&looks, Intent::GoTo { line: home.line, ply: home.ply })
            }
            _ if is_here(&table) => {
                let next = decide(&table, &mut self.rng);
                // An incomplete action may be lost with its undo.
                let is_whole =
                    matches!(G::boundary(next.session().state()), Boundary::Root | Boundary::Over);
                if is_whole && next.session().ply() > table.session().ply() {
                    self.decided[at].push(record(&next).actions);
                }
                if !is_here(&next) {
                    self.devices[at] = next;
                    return self.post(at);
                }
                next
            }
            // Nobody answers: the turn is sent again.
            5 => return self.post(at),
            _ => table,
        };
        self.devices[at] = next;
    }

    /// Checks that the save of a device has all decisions made there.
    fn check_kept(&self) {
        for (table, decided) in self.devices.iter().zip(&self.decided) {
            let kept = reloaded(table);
            let lines: Vec<Vec<G::Action>> =
                kept.table.session.lines().iter().map(|line| line.actions()).collect();
            for actions in decided {
                assert!(lines.iter().any(|line| line.starts_with(actions)), "a decision is lost");
            }
        }
    }

    /// Checks that no device shows, announces or sends what only another player may know.
    fn check_hidden(&self) {
        for table in &self.devices {
            let view = table.view(Locale::English);
            if view.is_over() || !G::has_secrets(table.session().state()) {
                continue;
            }
            let own: Vec<Seat> = table.players().persons().collect();
            let viewers = [Perspective::All]
                .into_iter()
                .chain(table.players().seats().map(Perspective::Of))
                .map(|eyes| after(table, Intent::See(eyes)).view(Locale::English).viewer);
            for viewer in viewers.chain([view.viewer]).flatten() {
                assert!(own.contains(&viewer), "{viewer:?} is not at this device");
            }
            let is_safe =
                |it: &Sending| matches!(it, Sending::Turn | Sending::Position(Secrets::Redealt));
            assert!(table.sendings().iter().all(is_safe));
            assert_eq!(view.count, None);
        }
    }

    /// Sends the longest game to all other devices, which take it.
    fn settle(&mut self) {
        let length = |table: &TableModel<G>| sent_of(table).actions.len();
        let furthest =
            (0..self.devices.len()).max_by_key(|&at| length(&self.devices[at])).expect("a device");
        let link = link_of(&self.devices[furthest]);
        for at in (0..self.devices.len()).filter(|&at| at != furthest) {
            let table = arrive(&self.devices[at], &link);
            self.devices[at] = match table.view(Locale::English).arriving {
                Some(Arriving::OtherAnswer) => after(&table, Intent::Agree),
                _ => table,
            };
        }
    }
}

fn simulate<G: Title>(key: &str, seeds: std::ops::Range<u64>) -> usize {
    let mut forks = 0;
    for seed in seeds {
        let mut mail = Mail::<G>::new(key, seed);
        for turn in 0..260 {
            mail.step();
            if turn % 40 == 0 {
                mail.check_hidden();
            }
        }
        mail.check_kept();
        mail.settle();
        mail.check_kept();
        let ends: Vec<Record<G>> = mail.devices.iter().map(sent_of).collect();
        let turns: Vec<DeviceTurn> = mail.devices.iter().map(TableModel::turn).collect();
        let lengths: Vec<usize> = ends.iter().map(|end| end.actions.len()).collect();
        assert!(
            ends.windows(2).all(|pair| pair[0] == pair[1]),
            "{key} {seed}: {lengths:?} {turns:?}"
        );
        mail.check_hidden();
        forks += mail.forks;
    }
    forks
}

#[test]
fn devices_agree_on_games_of_berlin_despite_lost_and_repeated_links() {
    assert!(simulate::<City>("berlin", 0..120) > 20);
}

#[test]
fn devices_agree_on_games_of_metromania_despite_lost_and_repeated_links() {
    assert!(simulate::<Metromania>("metromania", 0..90) > 20);
}

#[test]
fn devices_agree_on_games_of_san_francisco_despite_lost_and_repeated_links() {
    assert!(simulate::<City>("san-francisco", 0..90) > 20);
}

#[test]
fn names_and_colours_come_with_the_link() {
    let players = seated(3, &[0], &[2]).rename(Seat(0), Name::from("Ana".to_owned()));
    let a = started::<City>("berlin", &players, 41);
    let link = codec::read::<City>(&link_of(&a)).expect("a link");
    let seating = link.seating.expect("who sits there");
    assert_eq!(players_of(&seating, &[Seat(0)]), players);
    assert_eq!(seating.table, TABLE.0);
}

#[test]
fn saves_local_seats_and_the_sent_ply_only_in_remote_games() {
    let [(a, _), _] = two(43);
    let text = a.save(1, 1).write();
    let (plies, name) = (a.session().ply(), TABLE.0);
    let apart = format!(r#","apart":{{"table":{name},"mine":[0],"sent":{plies}}}"#);
    assert!(text.contains(&apart), "{text}");
    let save = Save::read(&text).expect("a good save");
    assert!(save.players.is_elsewhere(Seat(1)) && save.players.is_person(Seat(0)));
    // Without the field all people are here, as in earlier saves.
    let bare = Save::read(&text.replace(&apart, "")).expect("a good save");
    assert!(bare.players.is_person(Seat(1)) && bare.remote.is_none());
    let unsent = Save::read(&text.replace(&format!(r#","sent":{plies}"#), "")).expect("a save");
    assert_eq!(unsent.remote.map(|remote| remote.sent), Some(None));
    // Seats that do not exist or belong to bots are ignored.
    let odd = text.replace(r#""mine":[0]"#, r#""mine":[0,4,200]"#);
    assert_eq!(Save::read(&odd).expect("a good save").players, save.players);
    let newer = text.replace(r#""mine":[0]"#, r#""mine":[0],"clock":1"#);
    assert!(Save::read(&newer).is_err(), "what is not known is refused");
    let people = TableModel::new(
        GameTable::new(Session::clone(&a.table.session), &Players::people(2), 2).named(TABLE),
        Device::default(),
    );
    assert!(!people.save(1, 1).write().contains("apart"));
}

#[test]
fn devices_agree_on_games_of_tramways_despite_lost_and_repeated_links() {
    assert!(simulate::<Tramways>("tramways", 0..20) > 4);
}

#[test]
fn devices_agree_on_games_of_the_toy_despite_lost_and_repeated_links() {
    assert!(simulate::<Toy>("toy", 0..60) > 4);
}

/// Returns the table after a seat has got another controller.
fn seat_to<G: Title>(table: &TableModel<G>, seat: u8, controller: Controller) -> TableModel<G> {
    let players = table.players().hand_over(Seat(seat), controller);
    after(table, Intent::Players(Rc::new(players)))
}

/// Returns the seats that another player's device has taken.
fn taken<G: Title>(table: &TableModel<G>) -> Vec<TakenSeat> {
    table.view(Locale::English).remote.as_ref().expect("apart").taken.clone()
}

fn takes_a_seat<G: Title>(key: &str, seed: u64) {
    let mut rng = Rng::new(seed);
    let named = ["Ana", "Bo", "Carla"].into_iter().zip(0..);
    let named = named.fold(seated(3, &[0], &[]), |players, (name, seat)| {
        players.rename(Seat(seat), Name::from(name.to_owned()))
    });
    let a = started::<G>(key, &named, seed);
    let [b, c] = [1, 2].map(|seat| joined::<G>(&link_of(&a), &[Seat(seat)]));
    assert_eq!((taken(&a), taken(&b)), (vec![], vec![]));

    let took = TakenSeat { seat: Seat(1), by: Seat(0) };
    let plays = seat_to(&a, 1, Controller::Person);
    assert_eq!(plays.view(Locale::English).note, Some(Note::SeatTaken(took)));
    assert_eq!((taken(&plays), taken(&reloaded(&plays))), (vec![took], vec![took]));
    assert!(plays.message(key, Locale::English).contains("Ana's device now plays for Bo."));
    let (mut plays, mut link) = (plays.clone(), link_of(&plays));
    if is_here(&plays) {
        (plays, link) = play_turn(&plays, &mut rng);
    }
    let seats = codec::read::<G>(&link).expect("a link").seating.expect("seats").seats;
    assert_eq!(seats[Seat(1)].player, LinkedPlayer::Taken(Seat(0)));
    assert_eq!(seats[Seat(2)].player, LinkedPlayer::Person);

    // The seat's owner is informed and may still play there; the third player hears of it from either device.
    let output = arrive(&b, &link);
    assert_eq!(output.view(Locale::English).note, Some(Note::SeatTaken(took)));
    assert!(output.players().is_person(Seat(1)));
    assert_eq!((taken(&output), taken(&reloaded(&output))), (vec![took], vec![took]));
    for link in [link.clone(), link_of(&output)] {
        assert_eq!(taken(&arrive(&c, &link)), [took]);
        assert_eq!(taken(&joined::<G>(&link, &[Seat(2)])), [took]);
    }
    let again = arrive(&output, &link);
    assert!(matches!(again.view(Locale::English).note, Some(Note::Arrived(Arrival::Same))));
    // A link from a device that does not know it yet changes nothing.
    assert_eq!(taken(&arrive(&plays, &link_of(&c))), [took]);

    // A seat given back before sending is still reported, because the hand may have been seen, until somebody answers.
    let back = seat_to(&plays, 1, Controller::Elsewhere);
    assert_eq!((taken(&back), taken(&reloaded(&back))), (vec![], vec![]));
    let heard = [&output, &c].map(|table| arrive(table, &link_of(&back)));
    assert_eq!(heard.each_ref().map(taken), [vec![took], vec![took]]);
    if let Some(next) = heard.iter().find(|table| is_here(table)) {
        let (_, answer) = play_turn(next, &mut rng);
        let answered = arrive(&back, &answer);
        assert_eq!(taken(&arrive(&heard[0], &link_of(&answered))), []);
    }
    // An older link changes nothing that is known.
    let older = arrive(&output, &link_of(&a));
    if let Some(Note::Arrived(Arrival::Older { .. })) = older.view(Locale::English).note {
        assert_eq!(taken(&older), [took]);
    }

    // The device that took the seat has informed all others, and mentions it no more.
    assert!(!output.message(key, Locale::English).contains("Ana's device"));

    let bot = seat_to(&a, 1, Controller::Bot(Level::Easy));
    assert_eq!(taken(&bot), [], "while a bot plays nobody has the seat");
    let through_bot = seat_to(&bot, 1, Controller::Person);
    assert_eq!(through_bot.view(Locale::English).note, Some(Note::SeatTaken(took)));
    assert_eq!((taken(&through_bot), taken(&reloaded(&through_bot))), (vec![took], vec![took]));
    let third = seat_to(&plays, 2, Controller::Person);
    let both = [took, TakenSeat { seat: Seat(2), by: Seat(0) }];
    assert_eq!(taken(&third), both, "whose device it is, not whose seat it took before");
}

/// A device that gives away a seat and takes it back before it has sent a link takes it from nobody.
#[test]
fn retaking_an_own_seat_before_sending_changes_nothing() {
    let started = started::<City>("berlin", &seated(3, &[0, 1], &[]), 5);
    for (alone, seat) in [(false, 1), (true, 0)] {
        // The same holds for the last seat of a device, and for a seat that a bot had meanwhile.
        let started = if alone {
            seat_to(&started, 1, Controller::Bot(Level::Easy))
        } else {
            started.clone()
        };
        let away = seat_to(&started, seat, Controller::Elsewhere);
        let through_bot = seat_to(&away, seat, Controller::Bot(Level::Easy));
        for away in [&away, &reloaded(&away), &through_bot] {
            let back = seat_to(away, seat, Controller::Person);
            let view = back.view(Locale::English);
            assert_eq!((taken(&back), &view.note), (vec![], &None));
            assert_eq!(back.save(1, 1).write(), started.save(1, 1).write());
        }
        let sent = after(&away, Intent::Sent);
        let by = if alone { Seat(seat) } else { Seat(0) };
        let took = TakenSeat { seat: Seat(seat), by };
        assert_eq!(taken(&seat_to(&sent, seat, Controller::Person)), [took], "who has it now?");
    }
    // A seat that was taken before stays taken.
    let took = TakenSeat { seat: Seat(2), by: Seat(0) };
    let taken_seat = seat_to(&started, 2, Controller::Person);
    let back = seat_to(&seat_to(&taken_seat, 2, Controller::Elsewhere), 2, Controller::Person);
    assert_eq!((taken(&taken_seat), taken(&back)), (vec![took], vec![took]));
}

#[test]
fn the_next_link_reports_that_a_remote_seat_was_taken() {
    for seed in 0..3 {
        takes_a_seat::<City>("berlin", seed);
        takes_a_seat::<City>("san-francisco", seed);
        takes_a_seat::<Metromania>("metromania", seed);
        takes_a_seat::<Toy>("toy", seed);
        takes_a_seat::<Tramways>("tramways", seed);
    }
}

#[test]
fn the_last_to_decide_is_known_as_the_sender() {
    let [(a, first), (b, _)] = two(8);
    let last = |table: &TableModel<City>| {
        table.view(Locale::English).remote.as_ref().and_then(|it| it.last)
    };
    assert_eq!((last(&a), last(&b)), (Some(Seat(0)), Some(Seat(1))));
    assert_eq!(last(&joined::<City>(&first, &[])), Some(Seat(0)));
    let new = started::<City>("berlin", &seated(2, &[1], &[]), 4);
    assert_eq!(last(&joined::<City>(&link_of(&new), &[])), Some(Seat(1)), "who does not begin");
}
