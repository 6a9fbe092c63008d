//! A table with players at several devices: incoming links, outgoing links, and a look at another line.

use super::TableModel;
use crate::engine::codec::{self, Link, Seating};
use crate::engine::game::{Record, Rng, Seat};
use crate::table::board::orientation::Turned;
use crate::table::open::{Arriving, ForkView, Handover, Hides, RemoteView, Sends};
use crate::table::remote::{
    Arrival, Fork, NotArrived, RemoteGame, SeatMarks, TableName, TakenSeat, TakenSeats, Unmerged,
    merge, players_of, seating_of,
};
use crate::table::title::{LoggedStep, Title};
use crate::table::view::{LogLine, Note};
use crate::table::{Device, DeviceTurn, GameTable, Players, Secrets, Sending, Session};
use crate::words::{Locale, uncapitalized};
use derive_where::derive_where;
use std::ops::Range;
use std::rc::Rc;

/// The longest summary of decisions in a message, in characters.
const LONGEST_SUMMARY: usize = 160;

/// Data that a remote game shows next to its present line, or that waits for an answer.
#[derive_where(Clone, Default, PartialEq)]
pub(super) struct RemotePeek<G: Title> {
    /// Another line that is looked at; the game stays in its own.
    pub(super) peek: Option<Rc<Session<G>>>,
    /// A different answer that a link brought.
    other: Option<Rc<Other<G>>>,
    /// A link that there was no room for.
    waiting: Option<String>,
    /// True until the player has seen the news of a link, once it is their turn.
    is_unread: bool,
}

/// A different answer to a turn.
#[derive_where(PartialEq)]
struct Other<G: Title> {
    fork: Fork,
    /// All decisions of its link.
    actions: Vec<G::Action>,
    /// The players of its link.
    players: Rc<Players>,
}

impl<G: Title> Sends for TableModel<G> {
    fn sendings(&self) -> Vec<Sending> {
        let session = self.session();
        let all = Sending::all_of(session);
        if self.table.remote.is_none() {
            return all;
        }
        let as_known = |sending: Sending| match sending {
            // If hidden things cannot be dealt anew, the link would have the seed, which reveals all hands.
            Sending::Position(_) => {
                let dealt = codec::redacted(&session.record(), self.viewer(), &mut Rng::new(0));
                dealt.map(|_| Sending::Position(Secrets::Redealt))
            }
            Sending::Game | Sending::UpToHere | Sending::Setup | Sending::Turn => None,
        };
        let rest =
            if self.is_remote() { all.into_iter().filter_map(as_known).collect() } else { all };
        [Sending::Turn].into_iter().chain(rest).collect()
    }

    fn link(&self, sending: Sending, seed: u64) -> String {
        let is_turn = sending == Sending::Turn || !self.sendings().contains(&sending);
        codec::write(&match self.table.remote {
            Some(remote) if is_turn => self.turn_link(remote),
            _ => sending.link(self.session(), self.viewer(), seed),
        })
    }

    fn message(&self, game: &str, locale: Locale) -> String {
        let (session, stands) = self.stands();
        let state = session.state_at(stands);
        let derived = G::Derived::default();
        let seen = self.seen(state, &derived, locale);
        let turn = match G::to_act(state) {
            Some(seat) => {
                let turn = locale.turn_of(&self.players().name_of(seat, locale));
                format!("{game}, {}: {turn}", uncapitalized(&G::progress(&seen)))
            }
            None => format!("{game}: {}", locale.has_ended()),
        };
        let is_theirs = |ply: &usize| {
            let seat = G::to_act(session.state_at(*ply));
            seat.is_some_and(|seat| self.players().is_elsewhere(seat))
        };
        let from = (0..stands).rev().find(is_theirs).map_or(0, |ply| ply + 1);
        // The orientation of the recipient's board is unknown.
        let lines = self.public_lines(session, session.line(), from..stands, Turned::Not, locale);
        // The latest actions matter most.
        let mut room = LONGEST_SUMMARY;
        let fits = |line: &&Rc<LogLine>| {
            let length = line.text.chars().count();
            let has_room = length <= room;
            room = room.saturating_sub(length);
            has_room
        };
        let last = lines.iter().rev().take_while(fits).count();
        let runs = lines[lines.len() - last..].chunk_by(|one, next| one.seat == next.seat);
        let lines = runs.map(|run| match run[0].seat {
            Some(seat) => {
                let deeds: Vec<String> = run.iter().map(|line| line.after_name()).collect();
                format!(" {} {}.", self.players().name_of(seat, locale), deeds.join(", "))
            }
            None => run.iter().map(|line| format!(" {}.", line.text)).collect(),
        });
        let taken = self.table.remote.map(|remote| remote.taken).unwrap_or_default();
        let is_here = |seat| self.players().is_person(seat);
        let taken = taken.iter().filter(|it| is_here(it.seat) && is_here(it.by));
        let taken = taken.map(|it| format!(" {}", locale.seat_taken(self.players(), it)));
        turn + &lines.chain(taken).collect::<String>()
    }
}

impl<G: Title> TableModel<G> {
    /// Creates the table of a link that is new to this device, with the seats `mine`; `None` if the link has an illegal
    /// decision.
    pub fn joined(record: &Record<G>, seating: &Seating, mine: &[Seat]) -> Option<Self> {
        let (session, broken) = Session::resume(record, usize::MAX).ok()?;
        if broken.is_some() {
            return None;
        }
        let (sent, seats) = (Some(session.length()), G::players(session.setup()));
        let taken = TakenSeats::of_link(seating);
        let table = TableName(seating.table);
        let remote = RemoteGame { table, sent, taken, put_away: SeatMarks::default() };
        let table = GameTable::new(session, &players_of(seating, mine), seats);
        Some(TableModel::new(GameTable { remote: Some(remote), ..table }, Device::default()))
    }

    /// Returns the session and the ply up to which the present line counts.
    pub(super) fn stands(&self) -> (&Session<G>, usize) {
        let session = &*self.table.session;
        let here = self.reopened.filter(|it| it.line == session.line());
        (session, here.map_or(session.length(), |it| it.ply))
    }

    /// Returns whether the game is remote and not over.
    pub(super) fn is_remote(&self) -> bool {
        self.table.remote.is_some() && !self.is_over()
    }

    /// Notes that the link of the turn was sent.
    pub(super) fn note_sent(&mut self) {
        let (_, stands) = self.stands();
        if self.device.looks_on() {
            return;
        }
        if let Some(remote) = &mut self.table.remote {
            remote.sent = Some(stands);
            remote.put_away = SeatMarks::default();
        }
    }

    /// Handles a link for this table.
    pub(super) fn arrive(&mut self, text: &str, locale: Locale) {
        let Some(remote) = self.table.remote else { return };
        if self.device.looks_on() {
            return;
        }
        let not = |why| Some(Note::NotArrived(why));
        let link = match codec::read::<G>(text) {
            Ok(link) => link,
            Err(error) => return self.note = not(NotArrived::Link(error)),
        };
        let seating = link.seating.filter(|seating| seating.table == remote.table.0);
        let Some(seating) = seating else { return self.note = not(NotArrived::OtherTable) };
        if self.analysis.is_some() {
            self.end_analysis();
        }
        self.peek = RemotePeek::default();
        let (session, stands) = self.stands();
        match merge(session, stands, &link.record) {
            Err(Unmerged::OtherDeal) => self.note = not(NotArrived::OtherDeal),
            Err(Unmerged::Full) => self.peek.waiting = Some(text.to_owned()),
            Err(Unmerged::Broken { state, action, refusal }) => {
                let why = G::why_not(&state, &[action], &refusal, locale);
                self.note = Some(Note::Refused(why));
            }
            Ok((session, arrival)) => self.arrived(session, arrival, &seating, link.record.actions),
        }
    }

    fn arrived(
        &mut self,
        session: Session<G>,
        arrival: Arrival,
        seating: &Seating,
        actions: Vec<G::Action>,
    ) {
        let mine: Vec<Seat> = self.players().persons().collect();
        let players = Rc::new(players_of(seating, &mine));
        self.note = Some(Note::Arrived(arrival));
        match arrival {
            Arrival::Fork(fork) => {
                self.lay_aside();
                self.sit_at(session);
                self.take_up();
                self.peek.other = Some(Rc::new(Other { fork, actions, players }));
            }
            Arrival::Goes { .. } => {
                self.forget_announced_seats();
                self.hear_of_taken_seats(seating);
                self.sit_at(session);
                self.goes_on_as_sent(&players, actions.len());
                self.peek.is_unread = true;
            }
            Arrival::Same | Arrival::Older { .. } => {
                // An older link knows less about seats.
                if arrival == Arrival::Same {
                    self.hear_of_taken_seats(seating);
                }
                if let Some(remote) = &mut self.table.remote {
                    remote.sent =
                        Some(remote.sent.map_or(actions.len(), |it| it.max(actions.len())));
                }
            }
        }
    }

    /// Forgets seats that were taken and given back here, once an answer shows that the others know.
    fn forget_announced_seats(&mut self) {
        let players = Rc::clone(self.players());
        let Some(remote) = &mut self.table.remote else { return };
        let marks = remote.taken;
        for taken in marks.iter() {
            if players.is_elsewhere(taken.seat) && taken.is_taken_here(&players) {
                remote.taken.set(taken.seat, None);
            }
        }
    }

    /// Notes the seats that a link says were taken elsewhere. Seats taken by this device stay noted.
    fn hear_of_taken_seats(&mut self, seating: &Seating) {
        let (announced, players) = (TakenSeats::of_link(seating), Rc::clone(self.players()));
        let Some(remote) = &mut self.table.remote else { return };
        for seat in players.seats() {
            let (known, by) = (remote.taken.by(seat), announced.by(seat));
            let is_own = |by| TakenSeat { seat, by }.is_taken_here(&players);
            if known != by && !known.into_iter().chain(by).any(is_own) {
                remote.taken.set(seat, by);
                remote.put_away.set(seat, false);
                if let Some(by) = by {
                    self.note = Some(Note::SeatTaken(TakenSeat { seat, by }));
                }
            }
        }
    }

    /// Takes over players and length of a link.
    fn goes_on_as_sent(&mut self, players: &Rc<Players>, length: usize) {
        if **players != **self.players() {
            self.seat(players);
        }
        if let Some(remote) = &mut self.table.remote {
            remote.sent = Some(length);
        }
        self.reopen();
    }

    /// Handles again the link that there was no room for.
    pub(super) fn arrive_again(&mut self, locale: Locale) {
        if let Some(link) = self.peek.waiting.take() {
            self.arrive(&link, locale);
        }
    }

    /// Returns whether a different answer waits to be accepted or rejected.
    pub(super) fn awaits_answer(&self) -> bool {
        self.analysis.is_none() && self.peek.other.is_some()
    }

    /// Returns the question about an arrived link; `None` while the player looks at it.
    pub(super) fn arriving(&self) -> Option<Arriving> {
        if self.analysis.is_some() || self.peek.peek.is_some() {
            None
        } else if self.peek.waiting.is_some() {
            Some(Arriving::TooManyLines)
        } else if self.peek.other.is_some() {
            Some(Arriving::OtherAnswer)
        } else {
            let is_own = matches!(self.turn(), DeviceTurn::Yours(_));
            (self.peek.is_unread && is_own).then_some(Arriving::OwnTurn)
        }
    }

    /// Continues with the different answer of a link; the decisions made here stay as a line.
    pub(super) fn take_other_answer(&mut self) {
        let Some(other) = std::mem::take(&mut self.peek).other else { return };
        let mut session = Session::clone(&self.table.session);
        let (line, common) = session.nearest(&other.actions);
        if common == other.actions.len() {
            session.go_to_line(line, common);
            self.sit_at(session);
            self.goes_on_as_sent(&other.players, common);
        }
    }

    /// Notes that the player who takes the device has read the news at the curtain.
    pub(super) fn read_at_the_curtain(&mut self) {
        self.peek.is_unread = false;
    }

    /// Rejects what arrived: the game continues as it was here.
    pub(super) fn leave_arrival(&mut self) {
        self.peek = RemotePeek::default();
    }

    /// Shows another line without leaving the present one.
    pub(super) fn peek_at(&mut self, line: usize, ply: usize) {
        let mut session = Session::clone(&self.table.session);
        session.go_to_line(line, ply);
        self.peek.peek = Some(Rc::new(session));
    }

    /// Notes that the game changes after `ply`: others know it only up to there.
    pub(super) fn leaves_at(&mut self, ply: usize) {
        if let Some(remote) = &mut self.table.remote {
            remote.sent = remote.sent.map(|sent| sent.min(ply));
        }
    }

    /// Returns the earliest ply that an undo may reach: decisions of others and revelations cannot be taken back.
    pub(super) fn taken_for_good(&self) -> usize {
        if self.table.remote.is_none() || self.analysis.is_some() {
            return 0;
        }
        let session = self.session();
        if self.is_over() {
            return session.length();
        }
        let of_others = |ply: &usize| {
            let seat = G::to_act(session.state_at(*ply));
            seat.is_some_and(|seat| self.players().is_elsewhere(seat))
        };
        let theirs = (0..session.ply()).rev().find(of_others).map_or(0, |ply| ply + 1);
        theirs.max(session.revealed())
    }

    /// Returns whether others already know a decision.
    pub(super) fn is_sent(&self, ply: usize) -> bool {
        let sent = self.table.remote.and_then(|remote| remote.sent);
        self.analysis.is_none() && sent.is_some_and(|sent| ply < sent)
    }

    fn turn_link(&self, remote: RemoteGame) -> Link<G> {
        let (session, stands) = self.stands();
        let mut record = session.whole_record();
        record.actions.truncate(stands);
        Link::turn(record, seating_of(remote.table, &remote.taken, self.players(), G::VERSION))
    }

    /// Returns the state of a remote game.
    pub(super) fn remote_view(&self) -> Option<RemoteView> {
        let remote = self.table.remote?;
        let (session, stands) = self.stands();
        let to_act = G::to_act(session.state_at(stands));
        let decides = match to_act {
            Some(seat) => self.players().is_elsewhere(seat),
            None => stands > 0,
        };
        let handover = if !decides {
            Handover::Nothing
        } else if remote.sent == Some(stands) {
            Handover::Again
        } else {
            Handover::Send
        };
        // Players whose seat was taken at this device get links, too.
        let players = self.players();
        let is_theirs = |seat: &Seat| {
            players.is_elsewhere(*seat)
                || players.is_person(*seat) && remote.taken.by(*seat).is_some()
        };
        let others = players.seats().filter(is_theirs);
        let hides =
            if G::has_secrets(session.state_at(stands)) { Hides::Hands } else { Hides::Nothing };
        let (table, others) = (remote.table, others.collect());
        let is_gone = |it: &TakenSeat| players.is_elsewhere(it.seat) && it.is_taken_here(players);
        let is_told = |it: &TakenSeat| players.bot(it.seat).is_none() && !is_gone(it);
        let taken = remote.taken.iter().filter(is_told).collect();
        let last = self.last_person();
        Some(RemoteView { table, handover, to: to_act, others, taken, last, hides })
    }

    /// Returns the sender of the last link: the person who decided last. If nobody of two people has decided, it is the one who
    /// is not to move.
    fn last_person(&self) -> Option<Seat> {
        let (session, stands) = self.stands();
        let people: Vec<Seat> = self.players().people_anywhere().collect();
        let mut decided = session.line_steps()[..stands].iter().rev().filter_map(|step| step.seat);
        let last = decided.find(|seat| people.contains(seat));
        let to_act = G::to_act(session.state_at(stands));
        last.or(match people[..] {
            [one, other] if to_act == Some(one) => Some(other),
            [one, other] if to_act == Some(other) => Some(one),
            _ => None,
        })
    }

    /// Describes what the game waits for while somebody elsewhere decides.
    pub(super) fn waits_for(&self, seat: Seat, locale: Locale) -> String {
        let name = self.players().name_of(seat, locale);
        match self.remote_view().map(|view| view.handover) {
            Some(Handover::Send) => locale.send_turn_to(&name),
            _ => locale.waits_for(&name),
        }
    }

    /// Returns the view of the fork that the player is asked about.
    pub(super) fn fork_view(&self, locale: Locale) -> Option<ForkView> {
        let other = self.peek.other.as_ref()?;
        let (session, stands) = self.stands();
        let (fork, from) = (other.fork, other.fork.at);
        let (line, _) = session.nearest(&other.actions);
        let before = session.state_in(line, from)?;
        let derived = G::Derived::default();
        let seen = self.seen(before, &derived, locale);
        let own = session.line_steps()[from.min(stands)..stands].iter();
        let is_own = |seat: Option<Seat>| seat.is_some_and(|seat| self.players().is_person(seat));
        let lines = self.public_lines(session, line, from..fork.length, self.turned, locale);
        Some(ForkView {
            line,
            length: fork.length,
            seat: fork.seat,
            when: G::progress(&seen),
            lines: lines.iter().take(3).map(|line| line.text.clone()).collect(),
            own: own.filter(|step| is_own(step.seat)).count(),
        })
    }

    /// Returns the log lines of decisions, limited to what everybody may know.
    fn public_lines(
        &self,
        session: &Session<G>,
        line: usize,
        plies: Range<usize>,
        turned: Turned,
        locale: Locale,
    ) -> Vec<Rc<LogLine>> {
        let steps =
            plies.filter_map(|ply| public_step::<G>(session, line, ply, self.players(), locale));
        let steps = steps.map(|step| LoggedStep { turned, ..step });
        steps.flat_map(|step| G::log(&step)).map(Rc::new).collect()
    }
}

/// Returns the decision after a ply, limited to what everybody may know.
fn public_step<'a, G: Title>(
    session: &'a Session<G>,
    line: usize,
    ply: usize,
    players: &'a Players,
    locale: Locale,
) -> Option<LoggedStep<'a, G>> {
    let steps = session.lines().get(line)?.steps();
    let step = steps.get(ply)?;
    Some(LoggedStep {
        before: session.state_in(line, ply)?,
        earlier: &steps[..ply],
        seat: step.seat,
        events: &step.events,
        after: &step.state,
        ply: ply + 1,
        viewer: None,
        players,
        turned: Turned::Not,
        locale,
    })
}
