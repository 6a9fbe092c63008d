//! Games whose players sit at several devices and send each other links: merges an arriving link into the local game.
//!
//! A link holds the whole game, so a lost one does no harm: the longer game wins, and where two devices decided differently
//! both stay as lines ([`Arrival::Fork`]).

use crate::engine::codec::{LinkError, LinkedHands, LinkedPlayer, LinkedSeat, Seating};
use crate::engine::game::{BySeat, Game, MAX_SEATS, Record, Seat};
use crate::table::{Controller, Hands, MAX_LINES, Name, Player, PlayerColor, Players, Session};
use derive_where::derive_where;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The random name of a table, the same in all links of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableName(pub u32);

/// The remote-play data that a device saves with its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemoteGame {
    /// The name of the table.
    pub table: TableName,
    /// The number of decisions in the last link sent or received; `None` before the first.
    pub sent: Option<usize>,
    /// The seats that are played at a device other than their player's.
    pub taken: TakenSeats,
    /// The seats given back here since the last link. No other device has them yet, so taking one again takes it from nobody.
    pub put_away: SeatMarks,
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatMarks([bool; MAX_SEATS]);

impl SeatMarks {
    /// Returns whether the set contains a seat.
    pub fn has(&self, seat: Seat) -> bool {
        self.0.get(seat.index()).is_some_and(|&is_marked| is_marked)
    }

    /// Adds a seat to the set or removes it.
    pub fn set(&mut self, seat: Seat, is_marked: bool) {
        if let Some(mark) = self.0.get_mut(seat.index()) {
            *mark = is_marked;
        }
    }

    /// Iterates over the seats in the set.
    pub fn iter(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..).map(Seat).zip(self.0).filter_map(|(seat, is_marked)| is_marked.then_some(seat))
    }
}

/// A seat that is played at a device other than its player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenSeat {
    /// The seat.
    pub seat: Seat,
    /// A seat of the device that plays it; equal to `seat` if unknown.
    pub by: Seat,
}

impl TakenSeat {
    /// Returns whether the device where these players sit has taken the seat.
    pub fn is_taken_here(self, players: &Players) -> bool {
        self.by != self.seat && players.is_person(self.by)
    }
}

/// The seats that are played at a device other than their player's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenSeats([Option<Seat>; MAX_SEATS]);

impl TakenSeats {
    /// Reads the taken seats of a link.
    pub fn of_link(seating: &Seating) -> TakenSeats {
        let mut taken = TakenSeats::default();
        for (seat, linked) in seating.seats.seats().zip(seating.seats.iter()) {
            if let LinkedPlayer::Taken(by) = linked.player {
                taken.set(seat, Some(by));
            }
        }
        taken
    }

    /// Returns a seat of a person at this device that nobody has taken.
    pub fn own_seat(&self, players: &Players) -> Option<Seat> {
        players.persons().find(|&seat| self.by(seat).is_none())
    }

    /// Returns a seat of the device that has taken `seat`, or `seat` itself if the device is unknown; `None` if it is not
    /// taken.
    pub fn by(&self, seat: Seat) -> Option<Seat> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Sets which device plays a seat; `None` gives it back to its player.
    pub fn set(&mut self, seat: Seat, by: Option<Seat>) {
        if let Some(taken) = self.0.get_mut(seat.index()) {
            *taken = by;
        }
    }

    /// Iterates over the taken seats.
    pub fn iter(&self) -> impl Iterator<Item = TakenSeat> + '_ {
        let seats = (0..).map(Seat).zip(self.0);
        seats.filter_map(|(seat, by)| by.map(|by| TakenSeat { seat, by }))
    }
}

/// The relation of an arriving link to the game on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It has the same decisions.
    Same,
    /// It continues the game here.
    Goes {
        /// The number of new decisions.
        plies: usize,
    },
    /// It ends before the game here does.
    Older {
        /// The number of decisions that it lacks.
        by: usize,
    },
    /// It has a different decision at some ply.
    Fork(Fork),
}

/// The point where two versions of a game part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fork {
    /// The number of shared decisions.
    pub at: usize,
    /// The number of decisions of the other version.
    pub length: usize,
    /// The seat that decided differently.
    pub seat: Option<Seat>,
}

/// Why a link is not accepted at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotArrived {
    /// It belongs to another table.
    OtherTable,
    /// It has this table's name but another deal.
    OtherDeal,
    /// It cannot be read.
    Link(LinkError),
}

/// Why a link cannot be merged.
#[derive_where(Clone, Debug, PartialEq, Eq; G::Refusal)]
pub enum Unmerged<G: Game> {
    /// It has this table's name but another deal.
    OtherDeal,
    /// A decision in it is illegal.
    Broken {
        /// The position before the decision.
        state: Rc<G::State>,
        /// The decision.
        action: G::Action,
        /// Why it is illegal.
        refusal: G::Refusal,
    },
    /// It needs a new line, and the game has [`MAX_LINES`].
    Full,
}

/// Merges a link into the game, which counts as being at ply `stands` of its present line. The cursor ends where the game
/// then is; decisions that were taken back stay as a line.
///
/// # Errors
/// The link has another deal, an illegal decision or no room for its line.
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

/// Adds decisions that differ from the present line: to the line that they continue, else as a new line.
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

/// Describes the seats of a table as a link writes them.
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

/// Returns the players of a link for a device with the seats `mine`; people in other seats are elsewhere.
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
