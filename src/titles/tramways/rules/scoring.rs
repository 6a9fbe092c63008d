//! The final score and the solo rank (SCO, SOLO-5).

use super::state::{Decision, State};
use crate::engine::game::{BySeat, Outcome, Seat};

/// Points of a complete Link (SCO-1).
const LINK_POINTS: i32 = 3;
/// Dollars for a point (SCO-1).
const DOLLARS_A_POINT: u16 = 10;

/// A final score with its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Happiness Points won in the game.
    pub happiness: i32,
    /// Complete Links.
    pub links: i32,
    /// Points for complete Links.
    pub link_points: i32,
    /// Points for money.
    pub money_points: i32,
    /// Dollars left after the conversion; breaks ties.
    pub money_left: u16,
    /// The Stress level, which is subtracted.
    pub stress: i32,
}

impl Score {
    /// Returns the total.
    pub fn total(&self) -> i32 {
        self.happiness + self.link_points + self.money_points - self.stress
    }

    /// Returns the dollars before the conversion.
    pub fn money(&self) -> u16 {
        self.money_points as u16 * DOLLARS_A_POINT + self.money_left
    }
}

/// Returns a seat's score if the game ended now.
pub fn score(state: &State, seat: Seat) -> Score {
    let player = &state.players[seat];
    let own = |link: &&super::link::Link| link.owner == seat && link.is_complete();
    let links = state.links.iter().filter(own).count() as i32;
    Score {
        happiness: player.happiness.into(),
        links,
        link_points: LINK_POINTS * links,
        money_points: (player.money / DOLLARS_A_POINT).into(),
        money_left: player.money % DOLLARS_A_POINT,
        stress: player.stress().into(),
    }
}

/// Returns the outcome; `None` before the end (SCO-1).
pub(super) fn outcome(state: &State) -> Option<Outcome> {
    (state.decision == Decision::Over).then(|| result(state))
}

/// Returns the outcome if the game ended now.
pub fn result(state: &State) -> Outcome {
    let scores: BySeat<Score> = state.players.seats().map(|seat| score(state, seat)).collect();
    let key = |score: &Score| (score.total(), score.money_left);
    let best = scores.iter().map(key).max();
    let winners = scores.seats().filter(|&seat| Some(key(&scores[seat])) == best).collect();
    Outcome { scores: scores.iter().map(Score::total).collect(), winners }
}

/// The ranks of the solo game, from the lowest (SOLO-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Below 20.
    Dismal,
    /// 20 to 29.
    Sad,
    /// 30 to 39.
    Sullen,
    /// 40 to 49.
    Calm,
    /// 50 to 59.
    Satisfied,
    /// 60 to 69.
    Happy,
    /// 70 to 79.
    Delighted,
    /// 80 to 89.
    Exuberant,
    /// 90 to 99.
    Euphoric,
    /// 100 and more.
    Ecstatic,
}

impl Rank {
    /// All ranks with their lowest scores; the lowest rank has no bound.
    pub const TABLE: [(Rank, i32); 10] = [
        (Rank::Dismal, i32::MIN),
        (Rank::Sad, 20),
        (Rank::Sullen, 30),
        (Rank::Calm, 40),
        (Rank::Satisfied, 50),
        (Rank::Happy, 60),
        (Rank::Delighted, 70),
        (Rank::Exuberant, 80),
        (Rank::Euphoric, 90),
        (Rank::Ecstatic, 100),
    ];

    /// Returns its name in files, which is frozen.
    pub const fn name(self) -> &'static str {
        match self {
            Rank::Dismal => "Dismal",
            Rank::Sad => "Sad",
            Rank::Sullen => "Sullen",
            Rank::Calm => "Content",
            Rank::Satisfied => "Satisfied",
            Rank::Happy => "Happy",
            Rank::Delighted => "Delighted",
            Rank::Exuberant => "Exuberant",
            Rank::Euphoric => "Euphoric",
            Rank::Ecstatic => "Ecstatic",
        }
    }

    /// Returns the rank of a final score.
    pub fn of(score: i32) -> Rank {
        let reached = Rank::TABLE.iter().rev().find(|(_, lowest)| score >= *lowest);
        reached.map_or(Rank::Dismal, |(rank, _)| *rank)
    }
}
