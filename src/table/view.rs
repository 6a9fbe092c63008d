//! What a table shows, as plain data: a title fills it in, the shell draws it. No rules, no web.

use super::apart::{Arrival, NotArrived, TakenSeat};
use super::board::strokes::StrokeStep;
pub use super::ids::{ChoiceId, PieceId, PlaceId};
use crate::engine::game::{BySeat, Seat};
use crate::words::{Text, uncapitalized};
use std::cmp::Ordering;

/// What is asked now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// An order of at most 40 characters, for small windows.
    pub short: String,
    /// The whole order, with its price if there is one.
    pub full: String,
    /// The rule that it stands on.
    pub rule: Option<&'static str>,
}

/// How much a choice stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// What most players do here.
    Main,
    /// One of several.
    Plain,
    /// Something beside the decision.
    Quiet,
    /// A way back: it takes back or hides what was pressed before, and no number key presses it.
    Back,
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// In words for the player, 15 at most.
    pub text: String,
    /// The rule.
    pub rule: &'static str,
}

/// What is to be said of what was done last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Why it could not be done.
    Refused(Reason),
    /// A bot gave no answer, and any legal move was made for it.
    AnyMove,
    /// What is done in a ranked game cannot be taken back.
    Settled,
    /// The link of a turn has arrived.
    Arrived(Arrival),
    /// Nothing of a link has arrived.
    NotArrived(NotArrived),
    /// A seat was taken at another device than its player's.
    SeatTaken(TakenSeat),
    /// The board came closer, because places lay too near to each other for a finger: the next tap chooses.
    Closer,
    /// A tool that is grey was pressed.
    Unavailable(Tool),
}

/// A tool of the table that may have nothing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Takes something back.
    Undo,
    /// Takes it again.
    Redo,
    /// Asks a bot.
    Hint,
    /// Explains what is asked.
    Explain,
}

/// A button of the present prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is pressed.
    pub id: ChoiceId,
    /// A verb and its object.
    pub label: String,
    /// What it costs or brings, if that needs words.
    pub detail: Option<String>,
    /// How much it stands out.
    pub weight: Weight,
    /// Why it is grey; nothing where it can be chosen.
    pub barred: Option<Reason>,
    /// Where its button stands.
    pub stands: ChoicePlace,
    /// The decisions that it takes, in notation, where the title marks its buttons with them.
    pub notation: Option<String>,
}

/// Where the button of a choice stands. Number keys press it wherever that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoicePlace {
    /// In the prompt.
    Prompt,
    /// In the prompt, and, as a piece, with what is on offer: a small window shows it there alone.
    Both,
    /// With what it takes, in a drawing of the title.
    Market,
}

/// What a place or a piece is good for. While it is open the number keys choose from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu<Use = Choice> {
    /// What it is about.
    pub about: Pressed,
    /// What that is called.
    pub title: String,
    /// What is to be known of it.
    pub text: String,
    /// What can be done with it.
    pub uses: Vec<Use>,
    /// What cannot be done with it now, and why.
    pub not_now: Vec<(String, Reason)>,
}

impl<Use> Menu<Use> {
    /// The menu as it is seen.
    pub fn map<Seen>(self, seen: impl FnMut(Use) -> Seen) -> Menu<Seen> {
        let Menu { about, title, text, uses, not_now } = self;
        Menu { about, title, text, uses: uses.into_iter().map(seen).collect(), not_now }
    }
}

/// What is asked before decisions are taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Its written name, by which preferences silence it; frozen.
    pub key: &'static str,
    /// What would come of them, as a question.
    pub text: String,
    /// The rule.
    pub rule: &'static str,
}

/// How a place of the board stands to the present decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceState {
    /// Nothing can be done there.
    Idle,
    /// Pressing it does or prepares something.
    Legal,
    /// It was pressed and waits for what follows.
    Chosen,
}

/// A place on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// What is pressed.
    pub id: PlaceId,
    /// What it is and what stands there, for the ear and for the tip.
    pub name: String,
    /// Its middle in the board's drawing units.
    pub at: (i32, i32),
    /// How it stands to the present decision.
    pub state: PlaceState,
}

/// A named number of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stat {
    /// What is counted.
    pub name: String,
    /// How much of it there is.
    pub value: String,
    /// The same where there is no room for words, beside its sign. It is never a bare fraction: the score stands beside it.
    pub short: String,
    /// Its sign, a symbol of static/sprite.svg.
    pub sign: Option<&'static str>,
    /// Where it is in sight.
    pub shown: Shown,
    /// What of it is seen to count; nothing where it is not one number.
    pub tally: Option<Tally>,
}

/// A number that is seen to count up and down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Its written name, another one for each number of a player.
    pub key: &'static str,
    /// What it is now.
    pub value: i32,
    /// Which way is better for the player.
    pub better: Better,
}

impl Stat {
    /// A number that is told in words.
    pub fn told(name: impl Into<String>, value: impl Into<String>) -> Stat {
        let (name, value) = (name.into(), value.into());
        Stat { name, short: value.clone(), value, sign: None, shown: Shown::Words, tally: None }
    }

    /// The same, as a number that is seen to count.
    pub fn counting(self, tally: Tally) -> Stat {
        Stat { tally: Some(tally), ..self }
    }
}

/// Where a number of a player is in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// Only where all is told in words.
    Words,
    /// In the player's line beside the board, too.
    Line,
    /// In the player's chip of a small window, too, which has room for two or three signs.
    Chip,
}

/// What is told of something that is pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    /// What it is, as its place or button says already.
    pub name: String,
    /// What else is to be known.
    pub more: Vec<String>,
}

impl Tip {
    /// All of it in one line.
    pub fn text(&self) -> String {
        let more = self.more.iter().map(String::as_str);
        std::iter::once(self.name.as_str()).chain(more).collect::<Vec<_>>().join(" · ")
    }
}

/// What the table knows of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPanel {
    /// The seat.
    pub seat: Seat,
    /// What the player has scored so far, as far as everybody knows.
    pub score: i32,
    /// What else is public.
    pub stats: Vec<Stat>,
}

impl PlayerPanel {
    /// The key of the score among the numbers that are seen to count.
    pub const SCORE: &'static str = "score";
}

/// The rounds of a game, and the phases of the present one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundTrack {
    /// How the rounds stand, the first first.
    pub rounds: Vec<Standing>,
    /// The phases of a round.
    pub phases: Vec<(String, Standing)>,
    /// What the signs of the rounds mean.
    pub signs: String,
}

/// How a round or a phase stands to the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is over.
    Done,
    /// It is the present one.
    Now,
    /// It comes.
    Later,
}

impl Standing {
    /// How one of several in a row stands to the present one.
    pub fn of<T: Ord>(it: &T, now: &T) -> Standing {
        match it.cmp(now) {
            Ordering::Less => Standing::Done,
            Ordering::Equal => Standing::Now,
            Ordering::Greater => Standing::Later,
        }
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The ply after it; going there shows the position that it led to.
    pub ply: usize,
    /// Who did it; nobody for what comes of itself.
    pub seat: Option<Seat>,
    /// Verb first: in English in the present, in Spanish in the past, so that no line reads like an order.
    pub text: String,
    /// What else there is to know of it, such as the cards that paid.
    pub details: Vec<String>,
}

impl LogLine {
    /// The text as it goes on after a name.
    pub fn after_name(&self) -> String {
        uncapitalized(&self.text)
    }
}

/// What others have done to a player's aims, or what the own decision has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// How much it harms, 0 where it does not: of several the most harmful is told, and of these the last.
    pub weight: u32,
    /// In a few words.
    pub text: String,
}

/// A row of the final count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// What is counted.
    pub name: String,
    /// Points of each seat.
    pub points: BySeat<i32>,
    /// Why they are what they are, in one sentence, if that needs words.
    pub remark: Option<String>,
    /// How long the row stands alone before the next one comes, in milliseconds.
    pub stands: u32,
}

impl ScoreRow {
    /// How long a row stands that shows nothing on the board, in milliseconds.
    pub const BRIEF: u32 = 1400;
}

/// The final count, in the order in which its rows are revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalCount {
    /// The parts, the total apart.
    pub rows: Vec<ScoreRow>,
    /// The total of each seat.
    pub totals: BySeat<i32>,
    /// The seats that share the first place.
    pub winners: Vec<Seat>,
    /// What is worth naming, such as how a tie was broken.
    pub remarks: Vec<String>,
    /// How well a lone player has done.
    pub rank: Option<Ranks>,
}

/// The ladder of ranks that a lone player's score is measured by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranks {
    /// The place in `steps` of the rank that was reached.
    pub here: usize,
    /// All ranks, the lowest first.
    pub steps: Vec<RankStep>,
}

/// A rank of a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankStep {
    /// What it is called.
    pub name: String,
    /// The scores that it is for.
    pub range: String,
}

/// A result as a picture to keep and to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCard {
    /// The name of its file, without an ending.
    pub file: String,
    /// The drawing, which needs nothing else; it says how large it is.
    pub svg: String,
}

impl FinalCount {
    /// By how much the only winner leads.
    pub fn lead(&self) -> Option<i32> {
        let [winner] = self.winners[..] else { return None };
        let others = self.totals.seats().filter(|&seat| seat != winner);
        let best = others.map(|seat| self.totals[seat]).max()?;
        Some(self.totals[winner] - best).filter(|&lead| lead > 0)
    }

    /// What each seat has when so many rows are counted.
    pub fn so_far(&self, rows: usize) -> BySeat<i32> {
        let of = |seat: Seat| self.rows.iter().take(rows).map(|row| row.points[seat]).sum();
        BySeat::new(self.totals.count(), of)
    }
}

/// A lesson of the guide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its number, below 64; saves tell by it which were told, so it is frozen.
    pub number: u8,
    /// What it says, in 30 words at most.
    pub text: String,
    /// The rule that it is about.
    pub rule: Option<&'static str>,
    /// What it points at.
    pub points: Vec<Pointer>,
    /// How long it is told.
    pub span: LessonSpan,
    /// The score as it stands, which is shown with it.
    pub count: Option<FinalCount>,
}

/// How long a lesson is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonSpan {
    /// Until something is decided.
    Decision,
    /// As long as it is needed, over several decisions.
    Lasting,
}

/// Something that a lesson points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A place of the board.
    Place(PlaceId),
    /// A piece beside the board.
    Piece(PieceId),
    /// A button.
    Choice(ChoiceId),
    /// A number of the viewer, by its sign.
    Stat(&'static str),
    /// The viewer's score.
    Score,
    /// What the present round brings.
    Round,
    /// The viewer's hand.
    Hand,
    /// What lies in common beside the board.
    Market,
    /// Why the last thing that was pressed could not be done.
    Note,
}

impl Lesson {
    /// A lesson that only says something, once.
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

    /// The same, pointing at a place if there is one.
    pub fn at(self, place: Option<PlaceId>) -> Lesson {
        Lesson { points: place.map(Pointer::Place).into_iter().collect(), ..self }
    }
}

/// Something that is counted for every player all through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metric {
    /// Its written name.
    pub key: &'static str,
    /// Its name.
    pub name: Text,
    /// Which way is better for a player.
    pub better: Better,
}

/// Which way a metric is better for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// The more of it the better.
    More,
    /// The less of it the better.
    Less,
}

/// What may be counted of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// What everybody at the table knows there.
    Public,
    /// Everything: the game has ended, and nothing is hidden any more.
    Whole,
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// A button of the prompt.
    Choice(ChoiceId),
    /// A place of the board.
    Place(PlaceId),
    /// A piece beside the board.
    Piece(PieceId),
    /// A spot of the board's drawing where no place is.
    Spot(i32, i32),
    /// The way back: closes what was prepared.
    Back,
}

/// How something was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// By a click, a tap or a key.
    Press,
    /// By a stroke that comes to it.
    Stroke(StrokeStep),
    /// To learn what it is good for.
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
        let told: Vec<Vec<i32>> =
            (0..5).map(|rows| count.so_far(rows).iter().copied().collect()).collect();
        assert_eq!(told, [[0, 0], [12, 9], [7, 9], [7, 13], [7, 13]]);
        assert_eq!(count.lead(), Some(6));
        let shared = FinalCount { winners: vec![Seat(0), Seat(1)], ..count.clone() };
        let tied = FinalCount { totals: [13, 13].into_iter().collect(), ..count };
        assert_eq!([shared.lead(), tied.lead()], [None, None]);
    }
}
