//! The view of a table as plain data: titles fill it, the shell draws it. No rules, no web.

use super::board::strokes::StrokeStep;
pub use super::ids::{ChoiceId, PieceId, PlaceId};
use super::remote::{Arrival, NotArrived, TakenSeat};
use crate::engine::game::{BySeat, Seat};
use crate::words::{Text, uncapitalized};
use std::cmp::Ordering;

/// The prompt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// An instruction of at most 40 characters, for small windows.
    pub short: String,
    /// The whole instruction, including a price.
    pub full: String,
    /// The id of its rule.
    pub rule: Option<&'static str>,
}

/// The emphasis of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The usual choice of most players.
    Main,
    /// One of several choices.
    Plain,
    /// Something apart from the decision.
    Quiet,
    /// A back button, which takes back or hides an earlier press. Number keys skip it.
    Back,
}

/// The reason of a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The reason, in at most 15 words.
    pub text: String,
    /// The id of the rule.
    pub rule: &'static str,
}

/// A note about the last intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// It was refused.
    Refused(Reason),
    /// A bot gave no answer, so any legal move was played for it.
    AnyMove,
    /// Decisions of a ranked game cannot be taken back.
    Settled,
    /// A link has arrived.
    Arrived(Arrival),
    /// A link was not accepted.
    NotArrived(NotArrived),
    /// A seat was taken at a device other than its player's.
    SeatTaken(TakenSeat),
    /// The board zoomed in because places were too close for a finger; the next tap selects.
    Closer,
    /// A disabled tool was pressed.
    Unavailable(Tool),
}

/// A tool of the table that can be disabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Hint.
    Hint,
    /// Explanation of the prompt.
    Explain,
}

/// A button of the prompt or a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its id.
    pub id: ChoiceId,
    /// A verb and its object.
    pub label: String,
    /// Its price or gain, if that needs words.
    pub detail: Option<String>,
    /// The emphasis.
    pub weight: Weight,
    /// Why it is disabled; `None` if it is not.
    pub barred: Option<Reason>,
    /// Where its button is.
    pub stands: ChoicePlace,
    /// The notation of its decisions, if the title shows that on buttons.
    pub notation: Option<String>,
}

/// Where the button of a choice is. Number keys press it anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoicePlace {
    /// In the prompt.
    Prompt,
    /// In the prompt and, as a piece, in the market; small windows show only the piece.
    Both,
    /// In a drawing of the title, next to the piece that it takes.
    Market,
}

/// A menu of what can be done with a place or a piece. Number keys choose from it while it is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu<Use = Choice> {
    /// The place or piece.
    pub about: Pressed,
    /// Its name.
    pub title: String,
    /// A description.
    pub text: String,
    /// The possible uses.
    pub uses: Vec<Use>,
    /// The impossible uses, with reasons.
    pub not_now: Vec<(String, Reason)>,
}

impl<Use> Menu<Use> {
    /// Converts the uses.
    pub fn map<Seen>(self, seen: impl FnMut(Use) -> Seen) -> Menu<Seen> {
        let Menu { about, title, text, uses, not_now } = self;
        Menu { about, title, text, uses: uses.into_iter().map(seen).collect(), not_now }
    }
}

/// A warning before decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The written name by which preferences turn it off; frozen.
    pub key: &'static str,
    /// A question about the consequences.
    pub text: String,
    /// The id of the rule.
    pub rule: &'static str,
}

/// The state of a place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceState {
    /// It cannot be pressed.
    Idle,
    /// A press acts or changes the draft.
    Legal,
    /// It was pressed and waits for the rest.
    Chosen,
}

/// A place on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its id.
    pub id: PlaceId,
    /// A description of the place and what is on it, for screen readers and tooltips.
    pub name: String,
    /// Its centre, in board units.
    pub at: (i32, i32),
    /// Its state.
    pub state: PlaceState,
}

/// A named number of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stat {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
    /// A short form to show next to the icon; never a bare fraction, because the score is next to it.
    pub short: String,
    /// Its icon, a symbol of static/sprite.svg.
    pub sign: Option<&'static str>,
    /// Where it is visible.
    pub shown: Shown,
    /// The part that is animated; `None` if it is not one number.
    pub tally: Option<Tally>,
}

/// A number that is animated when it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Its written name, unique among a player's numbers.
    pub key: &'static str,
    /// Its value.
    pub value: i32,
    /// The better direction for the player.
    pub better: Better,
}

impl Stat {
    /// Makes a number that is shown only in words.
    pub fn in_words(name: impl Into<String>, value: impl Into<String>) -> Stat {
        let (name, value) = (name.into(), value.into());
        Stat { name, short: value.clone(), value, sign: None, shown: Shown::Words, tally: None }
    }

    /// Returns the number with an animated part.
    pub fn counted(self, tally: Tally) -> Stat {
        Stat { tally: Some(tally), ..self }
    }
}

/// Where a number of a player is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// Only where everything is in words.
    Words,
    /// Also in the player's row next to the board.
    Line,
    /// Also in the player's chip in small windows, which has room for two or three icons.
    Chip,
}

/// The tooltip of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    /// Its name, already on the place or button.
    pub name: String,
    /// Further information.
    pub more: Vec<String>,
}

impl Tip {
    /// Returns everything in one line.
    pub fn text(&self) -> String {
        let more = self.more.iter().map(String::as_str);
        std::iter::once(self.name.as_str()).chain(more).collect::<Vec<_>>().join(" · ")
    }
}

/// The public information about a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPanel {
    /// The seat.
    pub seat: Seat,
    /// The score so far, as far as it is public.
    pub score: i32,
    /// Further numbers.
    pub stats: Vec<Stat>,
}

impl PlayerPanel {
    /// The key of the score among the animated numbers.
    pub const SCORE: &'static str = "score";
}

/// The rounds of a game and the phases of the present one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundTrack {
    /// The states of the rounds, in order.
    pub rounds: Vec<TrackProgress>,
    /// The phases of a round with their states.
    pub phases: Vec<(String, TrackProgress)>,
    /// An explanation of the icons of the rounds.
    pub signs: String,
}

/// The state of a round or phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackProgress {
    /// It is over.
    Done,
    /// It is the present one.
    Now,
    /// It is still to come.
    Later,
}

impl TrackProgress {
    /// Returns the state of one in a sequence, compared with the present one.
    pub fn of<T: Ord>(it: &T, now: &T) -> TrackProgress {
        match it.cmp(now) {
            Ordering::Less => TrackProgress::Done,
            Ordering::Equal => TrackProgress::Now,
            Ordering::Greater => TrackProgress::Later,
        }
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The ply after the decision; going there shows its result.
    pub ply: usize,
    /// The seat that acted; `None` for automatic events.
    pub seat: Option<Seat>,
    /// The text, verb first: present tense in English, past tense in Spanish, so that it does not read like an instruction.
    pub text: String,
    /// Further details, such as the cards paid.
    pub details: Vec<String>,
}

impl LogLine {
    /// Returns the text to put after a name.
    pub fn after_name(&self) -> String {
        uncapitalized(&self.text)
    }
}

/// The effect of others' moves on a player's goals, or of the player's own decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The harm, from 0. The most harmful news is shown; of several, the last.
    pub weight: u32,
    /// A few words.
    pub text: String,
}

/// A row of the final count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// Its name.
    pub name: String,
    /// The points of each seat.
    pub points: BySeat<i32>,
    /// An explanation in one sentence, if it needs one.
    pub remark: Option<String>,
    /// The pause before the next row appears, in milliseconds.
    pub stands: u32,
}

impl ScoreRow {
    /// The pause after a row that highlights nothing on the board, in milliseconds.
    pub const BRIEF: u32 = 1400;
}

/// The final count, in the order in which its rows appear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalCount {
    /// The rows, without the total.
    pub rows: Vec<ScoreRow>,
    /// The total of each seat.
    pub totals: BySeat<i32>,
    /// The seats in first place.
    pub winners: Vec<Seat>,
    /// Remarks, such as how a tie was broken.
    pub remarks: Vec<String>,
    /// The rank of a solo player.
    pub rank: Option<Ranks>,
}

/// The ranks of solo play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranks {
    /// The index of the rank that was reached.
    pub here: usize,
    /// All ranks, lowest first.
    pub steps: Vec<RankStep>,
}

/// A rank of solo play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankStep {
    /// Its name.
    pub name: String,
    /// The scores that it covers.
    pub range: String,
}

/// A picture of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCard {
    /// Its file name, without an extension.
    pub file: String,
    /// The drawing, self-contained and with its size.
    pub svg: String,
}

impl FinalCount {
    /// Returns the lead of a single winner; `None` if there is none or several winners.
    pub fn lead(&self) -> Option<i32> {
        let [winner] = self.winners[..] else { return None };
        let others = self.totals.seats().filter(|&seat| seat != winner);
        let best = others.map(|seat| self.totals[seat]).max()?;
        Some(self.totals[winner] - best).filter(|&lead| lead > 0)
    }

    /// Returns the points of each seat after a number of rows.
    pub fn so_far(&self, rows: usize) -> BySeat<i32> {
        let of = |seat: Seat| self.rows.iter().take(rows).map(|row| row.points[seat]).sum();
        BySeat::new(self.totals.count(), of)
    }
}

/// A lesson of the guide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its number, below 64. Saves store it, so it is frozen.
    pub number: u8,
    /// The text, at most 30 words.
    pub text: String,
    /// The id of its rule.
    pub rule: Option<&'static str>,
    /// The targets that it points at.
    pub points: Vec<Pointer>,
    /// How long it lasts.
    pub span: LessonSpan,
    /// The present score, shown with it.
    pub count: Option<FinalCount>,
}

/// How long a lesson lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonSpan {
    /// Until the next decision.
    Decision,
    /// As long as it applies, over several decisions.
    Lasting,
}

/// A target that the guide points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A place of the board.
    Place(PlaceId),
    /// A piece outside of the board.
    Piece(PieceId),
    /// A button.
    Choice(ChoiceId),
    /// A number of the viewer, by its icon.
    Stat(&'static str),
    /// The viewer's score.
    Score,
    /// The display of the present round.
    Round,
    /// The viewer's hand.
    Hand,
    /// The market next to the board.
    Market,
    /// The reason of the last refusal.
    Note,
}

impl Lesson {
    /// Makes a lesson with only a text, until the next decision.
    pub fn plain(number: u8, text: impl Into<String>) -> Lesson {
        Lesson {
            number,
            text: text.into(),
            rule: None,
            points: Vec::new(),
            span: LessonSpan::Decision,
            count: None,
        }
    }

    /// Returns the lesson pointing at a place, if there is one.
    pub fn at(self, place: Option<PlaceId>) -> Lesson {
        Lesson { points: place.map(Pointer::Place).into_iter().collect(), ..self }
    }
}

/// A metric of every player throughout a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metric {
    /// Its written name.
    pub key: &'static str,
    /// Its name.
    pub name: Text,
    /// The better direction for a player.
    pub better: Better,
}

/// The better direction of a metric.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// More is better.
    More,
    /// Less is better.
    Less,
}

/// How much of a position may be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Public information only.
    Public,
    /// Everything, after the end of the game.
    Whole,
}

/// The target of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// A button of the prompt.
    Choice(ChoiceId),
    /// A place of the board.
    Place(PlaceId),
    /// A piece outside of the board.
    Piece(PieceId),
    /// A spot of the board's drawing without a place.
    Spot(i32, i32),
    /// Back: closes the draft.
    Back,
}

/// The way something was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// By a click, a tap or a key.
    Press,
    /// A stroke onto it.
    Stroke(StrokeStep),
    /// A request for its menu.
    Ask,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_adds_up_row_by_row() {
        let row = |a: i32, b: i32| ScoreRow {
            name: String::new(),
            points: [a, b].into_iter().collect(),
            remark: None,
            stands: ScoreRow::BRIEF,
        };
        let count = FinalCount {
            rows: vec![row(12, 9), row(-5, 0), row(0, 4)],
            totals: [7, 13].into_iter().collect(),
            winners: vec![Seat(1)],
            remarks: Vec::new(),
            rank: None,
        };
        let values: Vec<Vec<i32>> =
            (0..5).map(|rows| count.so_far(rows).iter().copied().collect()).collect();
        assert_eq!(values, [[0, 0], [12, 9], [7, 9], [7, 13], [7, 13]]);
        assert_eq!(count.lead(), Some(6));
        let shared = FinalCount { winners: vec![Seat(0), Seat(1)], ..count.clone() };
        let tied = FinalCount { totals: [13, 13].into_iter().collect(), ..count };
        assert_eq!([shared.lead(), tied.lead()], [None, None]);
    }
}
