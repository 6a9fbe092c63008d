//! The state of the page for a new game: players, choices and typed seed.

use super::{LastSetUp, NewGame, SetUpChoices, SetUpOption};
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::{Controller, Hands, Name, PlayerColor, Players};

/// A new game that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpDraft {
    /// The players.
    pub players: Players,
    /// The choices.
    pub choices: SetUpChoices,
    /// The seed as typed; may be empty.
    pub typed: String,
    /// The random seed, used if none is typed.
    pub rolled: u64,
}

/// A change of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatChange {
    /// A new name.
    Rename(Name),
    /// A new controller.
    Decide(Controller),
    /// A new colour; a player who had it gets the seat's old one.
    Paint(PlayerColor),
    /// Removes the seat.
    Remove,
}

/// A change of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpChange {
    /// Adds a seat with a medium bot.
    AddSeat,
    /// Changes a seat.
    Seat(Seat, SeatChange),
    /// Hides or opens the hands.
    Hands(Hands),
    /// Sets an option, by the written name of its value.
    Choose(SetUpOption, &'static str),
    /// Sets an option of a seat, by the written name of its value.
    ChooseAt(Seat, SetUpOption, &'static str),
    /// Changes the map that is laid by hand.
    Lay(SetUpChoices),
    /// Types a seed.
    Type(String),
    /// Sets a random seed.
    Roll(u64),
}

impl SetUpDraft {
    /// Creates the first state of the page: the game of a link, and otherwise the last choices. `colors` are the colours of
    /// the first seats for a player without last choices.
    pub fn new(
        linked: Option<&NewGame>,
        last: Option<&LastSetUp>,
        (least, most): (usize, usize),
        colors: &[PlayerColor],
        rolled: u64,
    ) -> SetUpDraft {
        let players = last.map_or_else(|| Players::people(1), |last| last.players.clone());
        let count = linked.map_or(players.count(), |game| game.players).clamp(least, most);
        let players = with_bots(&players, count);
        let players = if last.is_none() { players.first_in(colors) } else { players };
        let choices = match linked {
            Some(game) => game.choices.clone(),
            None => last.map(LastSetUp::choices).unwrap_or_default(),
        };
        let rolled = linked.map_or(rolled, |game| game.seed);
        SetUpDraft { players, choices, typed: rolled.to_string(), rolled }
    }

    /// Returns the state after a change.
    #[must_use]
    pub fn after(&self, change: SetUpChange) -> SetUpDraft {
        let mut next = self.clone();
        match change {
            SetUpChange::AddSeat => {
                next.players = with_bots(&self.players, self.players.count() + 1)
            }
            SetUpChange::Seat(seat, SeatChange::Rename(name)) => {
                next.players = self.players.rename(seat, name);
            }
            SetUpChange::Seat(seat, SeatChange::Decide(controller)) => {
                next.players = self.players.hand_over(seat, controller);
            }
            SetUpChange::Seat(seat, SeatChange::Paint(color)) => {
                next.players = self.players.paint(seat, color);
            }
            SetUpChange::Seat(seat, SeatChange::Remove) => {
                next.players = self.players.without(seat);
                next.choices = next.choices.without(seat);
            }
            SetUpChange::Hands(hands) => next.players = next.players.with_hands(hands),
            SetUpChange::Choose(option, value) => {
                next.choices = next.choices.with(&option, value);
            }
            SetUpChange::ChooseAt(seat, option, value) => {
                next.choices = next.choices.with_at(seat, &option, value);
            }
            SetUpChange::Lay(choices) => next.choices = choices,
            SetUpChange::Type(text) => next.typed = text,
            SetUpChange::Roll(seed) => (next.rolled, next.typed) = (seed, seed.to_string()),
        }
        next
    }

    /// Returns the seed; `None` if the typed one is invalid.
    pub fn seed(&self) -> Option<u64> {
        match self.typed.trim() {
            "" => Some(self.rolled),
            text => text.parse().ok(),
        }
    }

    /// Returns the chosen game, with the random seed while the typed one is invalid.
    pub fn game(&self) -> NewGame {
        let (players, choices) = (self.players.count(), self.choices.clone());
        NewGame { players, choices, seed: self.seed().unwrap_or(self.rolled) }
    }
}

/// Returns the players for a number of seats, with medium bots at new ones.
fn with_bots(players: &Players, count: usize) -> Players {
    let fitting = players.fit(count);
    let new = fitting.seats().skip(players.count());
    new.fold(fitting.clone(), |players, seat| {
        players.hand_over(seat, Controller::Bot(Level::Medium))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::set_up::{MAP, MAP_BY_HAND, RANDOM_MAP, Scope};

    const PLAYERS: (usize, usize) = (1, 5);
    const BOARD: SetUpOption = SetUpOption { key: "board", scope: Scope::Seat, ..MAP };

    fn draft() -> SetUpDraft {
        SetUpDraft::new(None, None, PLAYERS, &[], 7)
    }

    fn changed(changes: &[SetUpChange]) -> SetUpDraft {
        changes.iter().fold(draft(), |draft, change| draft.after(change.clone()))
    }

    #[test]
    fn a_new_player_starts_with_one_person_and_the_fewest_bots() {
        assert_eq!((draft().players.count(), draft().game()), (1, NewGame::usual(1, 7)));
        let colors = [PlayerColor::Green];
        let two = SetUpDraft::new(None, None, (2, 4), &colors, 7).players;
        assert_eq!((two.count(), two.persons().count()), (2, 1));
        assert_eq!(two.color(Seat(0)), PlayerColor::Green);
    }

    #[test]
    fn uses_the_rolled_seed_if_none_is_typed() {
        let typed = |text: &str| SetUpChange::Type(text.to_owned());
        assert_eq!(changed(&[typed(" ")]).seed(), Some(7));
        assert_eq!(changed(&[typed(" 42 ")]).seed(), Some(42));
        assert_eq!(changed(&[typed("4x"), SetUpChange::Roll(9)]).seed(), Some(9));
        let bad = changed(&[typed("-1")]);
        assert_eq!((bad.seed(), bad.game().seed), (None, 7));
    }

    #[test]
    fn changes_one_seat() {
        let seat = Seat(1);
        let draft = changed(&[
            SetUpChange::AddSeat,
            SetUpChange::Seat(seat, SeatChange::Decide(Controller::Bot(Level::Hard))),
            SetUpChange::Seat(seat, SeatChange::Rename("Ana".to_owned().into())),
            SetUpChange::Seat(seat, SeatChange::Paint(PlayerColor::Orange)),
            SetUpChange::ChooseAt(seat, BOARD, MAP_BY_HAND.key),
        ]);
        let player = draft.players.get(seat).expect("a seat");
        assert_eq!((player.name.as_str(), player.color), ("Ana", PlayerColor::Orange));
        assert_eq!(draft.players.bot(seat), Some(Level::Hard));
        assert_eq!(draft.choices.value_at(seat, &BOARD), &MAP_BY_HAND);
    }

    #[test]
    fn a_taken_colour_is_swapped() {
        let colors = |draft: &SetUpDraft| -> Vec<PlayerColor> {
            draft.players.seats().map(|seat| draft.players.color(seat)).collect()
        };
        let paint = |seat, color| SetUpChange::Seat(Seat(seat), SeatChange::Paint(color));
        let three = changed(&[SetUpChange::AddSeat, SetUpChange::AddSeat]);
        let three = three.after(paint(2, PlayerColor::Orange));
        assert_eq!(colors(&three), [PlayerColor::Pink, PlayerColor::Brown, PlayerColor::Orange]);
        let three = three.after(paint(0, PlayerColor::Green));
        assert_eq!(colors(&three), [PlayerColor::Green, PlayerColor::Brown, PlayerColor::Orange]);
    }

    #[test]
    fn new_seats_have_bots_and_removed_seats_lose_their_choices() {
        let remove = |seat| SetUpChange::Seat(Seat(seat), SeatChange::Remove);
        let three = changed(&[
            SetUpChange::AddSeat,
            SetUpChange::AddSeat,
            SetUpChange::ChooseAt(Seat(2), BOARD, MAP_BY_HAND.key),
        ]);
        assert_eq!((three.players.count(), three.players.persons().count()), (3, 1));
        assert_eq!(three.players.bot(Seat(2)), Some(Level::Medium));
        let two = three.after(remove(1));
        assert_eq!(two.players.color(Seat(1)), PlayerColor::Pink);
        assert_eq!(two.choices.value_at(Seat(1), &BOARD), &MAP_BY_HAND);
        let again = two.after(SetUpChange::AddSeat);
        assert_eq!(again.players.color(Seat(2)), PlayerColor::Brown);
        assert_eq!(again.choices.value_at(Seat(2), &BOARD), &RANDOM_MAP);
    }

    #[test]
    fn a_link_sets_everything_except_the_players() {
        let last = LastSetUp::of(
            Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Hard)),
            &SetUpChoices::default().with(&MAP, "from before"),
            &[],
        );
        let linked = NewGame {
            players: 4,
            choices: SetUpChoices::default().with_at(Seat(3), &BOARD, MAP_BY_HAND.key),
            seed: 77,
        };
        let draft = SetUpDraft::new(Some(&linked), Some(&last), PLAYERS, &[], 7);
        assert_eq!((draft.game(), draft.typed.as_str()), (linked, "77"));
        assert_eq!(draft.players.bot(Seat(1)), Some(Level::Hard));
        assert_eq!(draft.players.persons().count(), 1);
    }
}
