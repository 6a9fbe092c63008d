//! A game whose players sit at several devices and send each other links: what a link that arrives does to the game here.
//!
//! A link has the whole game, so nothing is lost where one is: the device that is further is right, and where two devices
//! went different ways both stay as lines ([`Arrival::Fork`]).

use crate::engine::codec::{LinkError, LinkedHands, LinkedPlayer, LinkedSeat, Seating};
use crate::engine::game::{BySeat, Game, MAX_SEATS, Record, Seat};
use crate::table::{Controller, Hands, MAX_LINES, Name, Player, PlayerColor, Players, Session};
use derive_where::derive_where;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The name of a table: drawn once, and the same in all links of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableName(pub u32);

/// What a device keeps of a game that is played apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Apart {
    /// The name of the table.
    pub table: TableName,
    /// How many decisions of the game others know: those of the last link that went out or came in. `None` before the first.
    pub sent: Option<usize>,
    /// The seats that are played at other devices than their players'.
    pub taken: TakenSeats,
    /// The seats that were put away here since the last link: no other device has them, so who takes one back takes it from
    /// nobody.
    pub put_away: SeatMarks,
}

/// Some seats of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatMarks([bool; MAX_SEATS]);

impl SeatMarks {
    /// Whether a seat is one of them.
    pub fn has(&self, seat: Seat) -> bool {
        self.0.get(seat.index()).is_some_and(|&is_marked| is_marked)
    }

    /// Marks a seat, or takes its mark away.
    pub fn set(&mut self, seat: Seat, is_marked: bool) {
        if let Some(mark) = self.0.get_mut(seat.index()) {
            *mark = is_marked;
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..).map(Seat).zip(self.0).filter_map(|(seat, is_marked)| is_marked.then_some(seat))
    }
}

/// A seat that was taken at another device than its player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenSeat {
    /// The seat.
    pub seat: Seat,
    /// A seat of the device at which it is played; the same seat where that is not known.
    pub by: Seat,
}

impl TakenSeat {
    /// Whether this device has taken it, where these players sit.
    pub fn is_taken_here(self, players: &Players) -> bool {
        self.by != self.seat && players.is_person(self.by)
    }
}

/// The seats that were taken at other devices than their players'.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenSeats([Option<Seat>; MAX_SEATS]);

impl TakenSeats {
    /// Those that a link tells of.
    pub fn told_by(seating: &Seating) -> TakenSeats {
        let mut taken = TakenSeats::default();
        for (seat, linked) in seating.seats.seats().zip(seating.seats.iter()) {
            if let LinkedPlayer::Taken(by) = linked.player {
                taken.set(seat, Some(by));
            }
        }
        taken
    }

    /// A person of this device in a seat that was not taken.
    pub fn own_seat(&self, players: &Players) -> Option<Seat> {
        players.persons().find(|&seat| self.by(seat).is_none())
    }

    /// A seat of the device that has taken a seat; the seat itself where that is not known.
    pub fn by(&self, seat: Seat) -> Option<Seat> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Notes at whose device a seat is played, or that it is at its player's again.
    pub fn set(&mut self, seat: Seat, by: Option<Seat>) {
        if let Some(taken) = self.0.get_mut(seat.index()) {
            *taken = by;
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = TakenSeat> + '_ {
        let seats = (0..).map(Seat).zip(self.0);
        seats.filter_map(|(seat, by)| by.map(|by| TakenSeat { seat, by }))
    }
}

/// What a link that arrives is to the game here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It is the game as it stands here.
    Same,
    /// It goes on from here by so many decisions.
    Goes {
        /// The number of decisions.
        plies: usize,
    },
    /// The game is further here.
    Older {
        /// The number of decisions.
        by: usize,
    },
    /// Another decision was taken than here.
    Fork(Fork),
}

/// Where a game parts into two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fork {
    /// The number of decisions in common.
    pub at: usize,
    /// The number of decisions of the other line.
    pub length: usize,
    /// Who decided twice.
    pub seat: Option<Seat>,
}

/// Why nothing of a link arrives at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotArrived {
    /// It is of another table.
    OtherTable,
    /// It has another deal under the name of this table.
    OtherDeal,
    /// It is no link.
    Link(LinkError),
}

/// Why a link that arrives does nothing.
#[derive_where(Clone, Debug, PartialEq, Eq; G::Refusal)]
pub enum Unmerged<G: Game> {
    /// It has another deal under the name of this table.
    OtherDeal,
    /// One of its decisions is not legal.
    Broken {
        /// The position before it.
        state: Rc<G::State>,
        /// The decision.
        action: G::Action,
        /// Why it is not.
        refusal: G::Refusal,
    },
    /// It would need one more line than a game keeps.
    Full,
}

/// The game after a link has arrived, and what the link is to the game that stands after `stands` decisions of the present
/// line. The cursor is where the game stands then; what was taken back stays as a line.
///
/// # Errors
/// The link does nothing.
pub fn merge<G: Game>(
    session: &Session<G>,
    stands: usize,
    incoming: &Record<G>,
) -> Result<(Session<G>, Arrival), Unmerged<G>> {
    if *session.setup() != incoming.setup {
        return Err(Unmerged::OtherDeal);
    }
    let mut merged = session.clone();
    merged.go_to(stands);
    let (theirs, length) = (&incoming.actions, incoming.actions.len());
    let pairs = merged.steps().iter().zip(theirs);
    let common = pairs.take_while(|(step, action)| step.action == **action).count();
    if common == stands {
        for &action in &theirs[stands..] {
            if merged.would_branch(action) && merged.lines().len() >= MAX_LINES {
                return Err(Unmerged::Full);
            }
            let before = merged.clone();
            merged.play(action).map_err(|refusal| broken(&before, action, refusal))?;
        }
        let plies = length - stands;
        return Ok((merged, if plies == 0 { Arrival::Same } else { Arrival::Goes { plies } }));
    }
    if common == length {
        return Ok((merged, Arrival::Older { by: stands - length }));
    }
    let seat = G::to_act(merged.state_at(common));
    keep_other(&mut merged, theirs)?;
    Ok((merged, Arrival::Fork(Fork { at: common, length, seat })))
}

/// Keeps other decisions than those of the present line: in the line that they go on from, else in one of their own.
fn keep_other<G: Game>(session: &mut Session<G>, theirs: &[G::Action]) -> Result<(), Unmerged<G>> {
    let (present, stands) = (session.line(), session.ply());
    let (near, common) = session.nearest(theirs);
    let rest = &theirs[common..];
    if rest.is_empty() {
        return Ok(());
    }
    session.go_to_line(near, common);
    let goes_on = near != present && session.length() == common;
    if !goes_on && session.lines().len() >= MAX_LINES {
        return Err(Unmerged::Full);
    }
    let line = if goes_on { near } else { session.add_line(common, &[]) };
    session.go_to_line(line, common);
    for &action in rest {
        let before = session.clone();
        session.play(action).map_err(|refusal| broken(&before, action, refusal))?;
    }
    session.go_to_line(present, stands);
    Ok(())
}

fn broken<G: Game>(before: &Session<G>, action: G::Action, refusal: G::Refusal) -> Unmerged<G> {
    Unmerged::Broken { state: Rc::clone(before.state()), action, refusal }
}

/// Who sits at the table, as a link says it.
pub fn seating_of(table: TableName, taken: &TakenSeats, players: &Players, bots: u16) -> Seating {
    let player = |seat| match (players.bot(seat), taken.by(seat)) {
        (Some(level), _) => LinkedPlayer::Bot(level),
        (None, Some(by)) => LinkedPlayer::Taken(by),
        (None, None) => LinkedPlayer::Person,
    };
    let seat = |seat| LinkedSeat {
        player: player(seat),
        color: players.color(seat).index() as u8,
        name: players.get(seat).map(|it| it.name.as_str().to_owned()).unwrap_or_default(),
    };
    let hands = match players.hands() {
        Hands::Hidden => LinkedHands::Hidden,
        Hands::Open => LinkedHands::Open,
    };
    Seating { table: table.0, hands, bots, seats: BySeat::new(players.count(), seat) }
}

/// The players of a link at a device where these seats are; people in the others are elsewhere.
pub fn players_of(seating: &Seating, mine: &[Seat]) -> Players {
    let player = |(seat, linked): (Seat, &LinkedSeat)| Player {
        name: Name::from(linked.name.clone()),
        color: PlayerColor::ALL
            .get(usize::from(linked.color))
            .copied()
            .unwrap_or(PlayerColor::of(seat)),
        controller: match linked.player {
            LinkedPlayer::Bot(level) => Controller::Bot(level),
            _ if mine.contains(&seat) => Controller::Person,
            _ => Controller::Elsewhere,
        },
    };
    let hands = match seating.hands {
        LinkedHands::Hidden => Hands::Hidden,
        LinkedHands::Open => Hands::Open,
    };
    let seats = seating.seats.seats().zip(seating.seats.iter());
    Players::of(seats.map(player), hands)
}
