//! The log: what happened, grouped by action, told to one player.

use crate::engine::game::Seat;
use crate::table::title::LoggedStep;
use crate::table::view::{LogLine, Stands};
use crate::table::{Players, Table};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::Event;
use crate::words::Locale;
use std::ops::Range;
use std::rc::Rc;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A round or a phase begins.
    Heading(String),
    /// One action with all that it brought.
    Entry(Rc<Entry>),
}

/// One action with all that it brought, or what came of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The ply after its last decision.
    pub ply: usize,
    /// Whose action, or to whom it came; nothing where it is the whole table's.
    pub seat: Option<Seat>,
    /// What happened, in order. Where it happened to another player, that one is named.
    pub parts: Vec<String>,
    /// The ply after which each of them has happened; as many as parts, in order.
    pub plies: Vec<usize>,
    /// The cards that are named, in order.
    pub cards: Vec<CardId>,
}

impl Line {
    /// The line in one go: who did it, where several play, and what happened, with so much between its parts.
    pub fn told(&self, players: &Players, locale: Locale, between: &str) -> String {
        match self {
            Line::Heading(text) => text.clone(),
            Line::Entry(entry) => {
                let who = match entry.seat {
                    Some(seat) if players.count() > 1 => {
                        format!("{}: ", locale.player(players, seat))
                    }
                    _ => String::new(),
                };
                who + &entry.parts.join(between)
            }
        }
    }
}

impl Entry {
    /// What has happened up to a ply, and what comes after it.
    pub fn split_at(&self, ply: usize) -> (&[String], &[String]) {
        self.parts.split_at(self.plies.partition_point(|&at| at <= ply))
    }
}

/// The log of the whole present line, the decisions behind the cursor included, as `viewer` may read it: a card that
/// another player took in secret is not named.
pub fn log(table: &Table<Tramways>, viewer: Option<Seat>, locale: Locale) -> Vec<Line> {
    log_of(table, viewer, locale, 0..usize::MAX)
}

/// The log of some decisions of the present line. An action that began before them is told from there on.
pub fn log_of(
    table: &Table<Tramways>,
    viewer: Option<Seat>,
    locale: Locale,
    plies: Range<usize>,
) -> Vec<Line> {
    written(table, viewer, locale, plies, Telling::Whole)
}

/// How much is told of an action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Telling {
    /// All of it.
    Whole,
    /// All but what the action is called.
    Deeds,
}

fn written(
    table: &Table<Tramways>,
    viewer: Option<Seat>,
    locale: Locale,
    plies: Range<usize>,
    telling: Telling,
) -> Vec<Line> {
    let (session, players) = (&table.session, &*table.players);
    let mut book = Book::default();
    let steps = session.line_steps();
    let end = plies.end.min(steps.len());
    for (at, step) in steps.iter().enumerate().take(end).skip(plies.start) {
        let before = &**session.state_at(at);
        if before.decision.begins_whole_action() || book.actor != step.seat {
            book.close();
        }
        let logged = LoggedStep {
            before,
            seat: step.seat,
            action: step.action,
            events: &step.events,
            after: &*step.state,
            ply: at + 1,
            viewer,
            players,
            locale,
        };
        book.step(&logged, telling);
    }
    book.close();
    book.lines
}

/// The lines so far, and the entry that is being written.
#[derive(Default)]
struct Book {
    lines: Vec<Line>,
    /// Who decided; nobody for what comes of itself after a heading.
    actor: Option<Seat>,
    open: Option<Entry>,
}

impl Book {
    fn step(&mut self, logged: &LoggedStep<Tramways>, telling: Telling) {
        self.actor = logged.seat;
        for told in told_of(logged, telling) {
            match told {
                Told::Heading(text) => {
                    self.close();
                    self.actor = None;
                    self.lines.push(Line::Heading(text));
                }
                Told::Part(part) => self.part(logged.ply, part),
            }
        }
    }

    /// What comes of itself has an entry for each player.
    fn part(&mut self, ply: usize, Part { seat, text, card }: Part) {
        let open_for = self.open.as_ref().map(|entry| entry.seat);
        if self.actor.is_none() && open_for.is_some_and(|other| other != seat) {
            self.close();
        }
        let (parts, plies, cards) = (Vec::new(), Vec::new(), Vec::new());
        let entry = self.open.get_or_insert(Entry { ply, seat, parts, plies, cards });
        entry.ply = ply;
        entry.parts.push(text);
        entry.plies.push(ply);
        let new = card.filter(|card| !entry.cards.contains(card));
        entry.cards.extend(new);
    }

    fn close(&mut self) {
        self.lines.extend(self.open.take().map(|entry| Line::Entry(Rc::new(entry))));
    }
}

/// The place of the entry that leads to a ply, the last one where nothing more is told; nothing at
/// the start.
pub fn place_of(lines: &[Line], ply: usize) -> Option<usize> {
    if ply == 0 {
        return None;
    }
    let reaches = |line: &Line| matches!(line, Line::Entry(entry) if entry.ply >= ply);
    let last = || lines.iter().rposition(|line| matches!(line, Line::Entry(_)));
    lines.iter().position(reaches).or_else(last)
}

/// Something that is told of a decision.
enum Told {
    /// A round or a phase begins.
    Heading(String),
    Part(Part),
}

/// Something that happened.
struct Part {
    /// Who did it, or to whom it came of itself.
    seat: Option<Seat>,
    /// What happened. Where it happened to another player than the one who did it, that one is named.
    text: String,
    /// The card that is named.
    card: Option<CardId>,
}

/// What a decision adds to the common log: a line for each thing that happened. What an action is called reads like an
/// order, so its deeds tell it.
pub(super) fn lines(logged: &LoggedStep<Tramways>) -> Vec<LogLine> {
    let line = |(seat, text)| LogLine { ply: logged.ply, seat, text, stands: Stands::InOrder };
    let told = told_of(logged, Telling::Deeds).into_iter().map(|told| match told {
        Told::Heading(text) => (None, text),
        Told::Part(part) => (part.seat, part.text),
    });
    told.map(line).collect()
}

/// What is told of a decision.
fn told_of(logged: &LoggedStep<Tramways>, telling: Telling) -> Vec<Told> {
    let mut writer =
        Writer { logged, telling, actor: logged.seat, told: Vec::new(), icons: Vec::new() };
    writer.step();
    writer.told
}

struct Writer<'a> {
    logged: &'a LoggedStep<'a, Tramways>,
    telling: Telling,
    /// Who decided; nobody for what comes of itself after a heading.
    actor: Option<Seat>,
    told: Vec<Told>,
    icons: Vec<String>,
}

impl Writer<'_> {
    fn step(&mut self) {
        let locale = self.logged.locale;
        if let (Action::Start(task), Telling::Whole) = (self.logged.action, self.telling) {
            self.say(self.logged.seat, locale.task(task).to_owned(), None);
        }
        for event in told(self.logged.events) {
            self.event(&event);
        }
        self.flush_icons();
    }

    fn event(&mut self, event: &Event) {
        let locale = self.logged.locale;
        match event {
            Event::Round { round } => self.heading(locale.round(*round)),
            Event::Phase { phase } => self.heading(locale.phase(*phase).to_owned()),
            // What was paid for tells it.
            Event::Played { .. }
                if self.telling == Telling::Deeds && self.logged.before.decision.is_payment() => {}
            Event::Played { card, slot, .. } => {
                let icon = card.card().icon(*slot).map(|icon| locale.icon(icon));
                self.icons.extend(icon);
            }
            _ => {
                if let Some(text) = self.text(event) {
                    self.flush_icons();
                    self.say(event.seat(), text, self.card(event));
                }
            }
        }
    }

    /// The card that is named.
    fn card(&self, event: &Event) -> Option<CardId> {
        match *event {
            Event::TookSecretly { seat, .. } if self.logged.viewer != Some(seat) => None,
            Event::Revealed { card }
            | Event::Took { card, .. }
            | Event::TookSecretly { card, .. }
            | Event::Topped { card, .. }
            | Event::Discarded { card, .. } => Some(card),
            _ => None,
        }
    }

    fn text(&self, event: &Event) -> Option<String> {
        let LoggedStep { locale, viewer, players, after, .. } = *self.logged;
        match event {
            Event::TookSecretly { seat, .. } if viewer != Some(*seat) => {
                Some(locale.took_secretly().to_owned())
            }
            Event::Owed { owner, .. } => Some(locale.owes(&locale.player(players, *owner))),
            _ => locale.event(after, event),
        }
    }

    fn flush_icons(&mut self) {
        if !self.icons.is_empty() {
            let icons = std::mem::take(&mut self.icons);
            self.say(self.actor, self.logged.locale.paid_with(&icons), None);
        }
    }

    /// What happens to another player than the one who decides names that player.
    fn say(&mut self, about: Option<Seat>, text: String, card: Option<CardId>) {
        let text = match (self.actor, about) {
            (Some(actor), Some(other)) if actor != other => {
                format!("{}: {text}", self.logged.locale.player(self.logged.players, other))
            }
            _ => text,
        };
        self.told.push(Told::Part(Part { seat: self.actor.or(about), text, card }));
    }

    fn heading(&mut self, text: String) {
        self.flush_icons();
        self.actor = None;
        self.told.push(Told::Heading(text));
    }
}

/// The events as they are told: of several Stress levels the last, Happiness Points that come
/// together in one sum.
fn told(events: &[Event]) -> Vec<Event> {
    let mut told: Vec<Event> = Vec::new();
    for event in events {
        match (told.last_mut(), event) {
            (
                Some(Event::Happiness { seat, points }),
                Event::Happiness { seat: same, points: more },
            ) if seat == same => {
                *points += more;
            }
            (Some(last @ Event::Stress { .. }), Event::Stress { .. }) => *last = event.clone(),
            _ => told.push(event.clone()),
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::table::Session;
    use crate::titles::tramways::rules::action::Task;
    use crate::titles::tramways::rules::card::{CardId, Family};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::variants::DevelopmentRule;

    fn played(setup: Setup) -> Table<Tramways> {
        let (mut rng, mut legal) = (Rng::new(setup.seed), Vec::new());
        let players = setup.players();
        let mut session = Session::new(setup).expect("a legal setup");
        loop {
            Tramways::legal_actions(session.state(), &mut legal);
            if legal.is_empty() {
                return Table::new(session, &Players::people(players), players);
            }
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
    }

    fn solo() -> Table<Tramways> {
        played(Setup::standard(1, 4))
    }

    fn entries(lines: Vec<Line>) -> impl Iterator<Item = Entry> {
        lines.into_iter().filter_map(|line| match line {
            Line::Entry(entry) => Some(Rc::unwrap_or_clone(entry)),
            Line::Heading(_) => None,
        })
    }

    #[test]
    fn a_whole_game_has_a_log_with_six_rounds_in_both_languages() {
        for locale in Locale::ALL {
            let lines = log(&solo(), Some(Seat(0)), locale);
            for round in 1..=6 {
                assert!(lines.contains(&Line::Heading(locale.round(round))));
            }
            assert_eq!(entries(lines).find(|entry| entry.parts.is_empty()), None);
        }
    }

    #[test]
    fn every_ply_has_its_place_in_the_log() {
        let table = solo();
        let lines = log(&table, Some(Seat(0)), Locale::English);
        let places: Vec<_> =
            (0..=table.session.length()).map(|ply| place_of(&lines, ply)).collect();
        assert_eq!((places[0], places[1]), (None, Some(0)));
        assert!(places.is_sorted());
        let last = lines.iter().rposition(|line| matches!(line, Line::Entry(_)));
        assert_eq!(*places.last().expect("a ply"), last);
    }

    #[test]
    fn of_an_action_under_way_only_what_was_done_is_now() {
        let mut halves = 0;
        for entry in entries(log(&solo(), Some(Seat(0)), Locale::English)) {
            assert_eq!(entry.plies.len(), entry.parts.len());
            assert_eq!(entry.split_at(entry.ply), (&entry.parts[..], [].as_slice()));
            assert_eq!(entry.split_at(entry.plies[0] - 1), ([].as_slice(), &entry.parts[..]));
            for ply in entry.plies[0]..entry.ply {
                let (done, ahead) = entry.split_at(ply);
                assert!(!done.is_empty() && !ahead.is_empty(), "{ply} in {entry:?}");
                halves += 1;
            }
        }
        assert!(halves > 20, "only {halves} decisions in the middle of an action");
    }

    #[test]
    fn the_common_log_tells_what_was_paid_for_not_the_icons_that_paid() {
        let table = solo();
        let (mut paid, mut played) = (0, 0);
        for (at, step) in table.session.line_steps().iter().enumerate() {
            let before = &**table.session.state_at(at);
            let logged = LoggedStep {
                before,
                seat: step.seat,
                action: step.action,
                events: &step.events,
                after: &*step.state,
                ply: at + 1,
                viewer: Some(Seat(0)),
                players: &table.players,
                locale: Locale::English,
            };
            let told = lines(&logged).iter().filter(|line| line.text.starts_with("Plays ")).count();
            if !matches!(step.action, Action::Play(..)) {
                assert_eq!(told, 0);
            } else if before.decision.is_payment() {
                assert_eq!(told, 0);
                paid += 1;
            } else {
                assert_eq!(told, 1);
                played += 1;
            }
        }
        assert!(paid > 5 && played > 0, "{paid} icons that paid, {played} in Administration");
    }

    #[test]
    fn every_ply_has_its_place_in_the_log_up_to_the_end() {
        let table = solo();
        let steps = table.session.steps().len();
        for length in 1..=steps {
            let told = written(&table, Some(Seat(0)), Locale::English, 0..length, Telling::Whole);
            if told.iter().any(|line| matches!(line, Line::Entry(_))) {
                assert!(place_of(&told, length).is_some(), "{length} of {steps}");
            }
        }
    }

    #[test]
    fn looking_back_leaves_the_log_whole() {
        let table = solo();
        let mut session = Session::clone(&table.session);
        session.go_to(20);
        let back = Table { session: session.into(), ..table.clone() };
        let read = |table| log(table, Some(Seat(0)), Locale::English);
        assert_eq!(read(&back), read(&table));
    }

    #[test]
    fn the_icons_of_a_payment_are_told_together() {
        let lines = log(&solo(), Some(Seat(0)), Locale::English);
        let of_rails = |entry: &Entry| entry.parts.iter().any(|part| part.starts_with("Lays"));
        for entry in entries(lines).filter(of_rails) {
            let parts = entry.parts;
            let played = parts.iter().filter(|part| part.starts_with("Plays")).count();
            assert!((1..=3).contains(&played), "{parts:?}");
        }
    }

    #[test]
    fn every_decision_is_told_of_the_one_who_took_it() {
        let table = played(Setup::standard(3, 2));
        let bids: Vec<Entry> = entries(log(&table, None, Locale::English))
            .filter(|entry| entry.parts[0].starts_with("Bids"))
            .collect();
        assert!(!bids.is_empty());
        for entry in bids {
            assert_eq!(entry.seat, table.session.steps()[entry.ply - 1].seat);
        }
    }

    #[test]
    fn what_happens_to_another_player_names_that_player() {
        let table = played(Setup::standard(3, 2));
        let lines: Vec<Entry> = entries(log(&table, None, Locale::English)).collect();
        let others = lines.iter().flat_map(|entry| {
            let named = entry.parts.iter().filter(|part| part.contains(": Takes "));
            named.map(|part| (entry.seat, part.clone()))
        });
        let others: Vec<_> = others.collect();
        assert!(!others.is_empty());
        for (seat, part) in others {
            let name = Locale::English.player(&table.players, seat.expect("a bidder"));
            assert!(!part.starts_with(&name), "{part}");
        }
    }

    /// The cards that `viewer` had at any time, or that lay open to all at any time.
    fn known(table: &Table<Tramways>, viewer: Option<Seat>) -> Vec<CardId> {
        let mut known = Vec::new();
        for ply in 0..=table.session.ply() {
            let state = table.session.state_at(ply);
            known.extend(CardId::all().filter(|&card| state.seen.has(card)));
            known.extend(state.books.books.iter().filter_map(|book| book.last()));
            if let Some(seat) = viewer {
                let own = &state.players[seat];
                known.extend(own.hand.iter().chain(&own.offer).chain(&own.deck));
            }
        }
        known
    }

    /// All Generic cards are called alike.
    fn has_a_name_of_its_own(card: &CardId) -> bool {
        !matches!(card.family().0, Family::GenericA | Family::GenericB)
    }

    fn names(text: &str, name: &str) -> bool {
        let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_ascii_digit());
        text.match_indices(name).any(|(at, _)| !goes_on(&text[at + name.len()..]))
    }

    #[test]
    fn no_line_names_a_card_that_its_reader_may_not_know() {
        let mut secrets = 0;
        for seed in 0..40 {
            let setup = Setup::standard(2 + seed as usize % 4, seed);
            let development = match seed % 8 {
                0..=3 => DevelopmentRule::Original,
                _ => DevelopmentRule::Alternative,
            };
            let table = played(Setup { development, ..setup });
            for viewer in table.players.seats().map(Some).chain([None]) {
                let known = known(&table, viewer);
                let hidden: Vec<CardId> = CardId::all()
                    .filter(has_a_name_of_its_own)
                    .filter(|card| !known.contains(card))
                    .collect();
                secrets += hidden.len();
                for locale in Locale::ALL {
                    let shown = entries(log(&table, viewer, locale)).flat_map(|it| it.cards);
                    let secret = shown.into_iter().find(|card| hidden.contains(card));
                    assert_eq!(secret, None, "shown to {viewer:?}, seed {seed}");
                    for part in entries(log(&table, viewer, locale)).flat_map(|entry| entry.parts) {
                        let told =
                            hidden.iter().find(|card| names(&part, &locale.the_card(**card)));
                        assert_eq!(told, None, "{part:?} for {viewer:?}, seed {seed}");
                    }
                }
            }
        }
        assert!(secrets > 100, "only {secrets} secrets");
    }
}
