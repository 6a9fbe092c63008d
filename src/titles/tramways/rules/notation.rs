//! The notation of actions, for files, logs and typed commands.

use super::action::{Action, BookId, Port, Task};
use super::building_type::BuildingType;
use super::card::{CardId, IconSlot};
use super::icon::{Destination, Icon, ParcelId};
use super::state::State;
use crate::titles::tramways::network::Direction;

/// Writes an action, such as `rails`, `head C4w`, `lay e`, `play dev3 C`.
pub(crate) fn write(state: &State, action: Action) -> String {
    let cell = |cell| state.map.lattice.name(cell);
    let port = |port: Port| format!("{}{}", cell(port.cell), port.side.letter());
    match action {
        Action::Take(card) => format!("take {}", card.name()),
        Action::Top(card) => format!("top {}", card.name()),
        Action::Discard(card) => format!("discard {}", card.name()),
        Action::Book(book) => format!("book {}", book.0 + 1),
        Action::Blind => "blind".to_owned(),
        Action::Five => "five".to_owned(),
        Action::Bid(dollars) => format!("bid {dollars}"),
        Action::Pass => "pass".to_owned(),
        Action::Reveal => "reveal".to_owned(),
        Action::Start(task) => task_word(task).to_owned(),
        Action::TwoDollars => "money".to_owned(),
        Action::Head(at) => format!("head {}", port(at)),
        Action::Lay(side) => format!("lay {}", side.letter()),
        Action::Link(at) => format!("link {}", port(at)),
        Action::Site(parcel) => format!("site {}", parcel.name()),
        Action::Kind(kind) => format!("kind {}", kind.letter()),
        Action::Cell(at) => format!("cell {}", cell(at)),
        Action::Buy(points) => format!("buy {points}"),
        Action::Play(card, slot) => format!("play {} {}", card.name(), slot_word(card, slot)),
        Action::Cash => "cash".to_owned(),
        Action::Done => "done".to_owned(),
    }
}

fn task_word(task: Task) -> &'static str {
    match task {
        Task::Rails => "rails",
        Task::UpgradeLink => "upgrade-link",
        Task::Build => "build",
        Task::UpgradeBuilding => "upgrade-building",
        Task::Passenger => "passenger",
    }
}

/// Returns the word of an icon: `2r`, `up-link`, `build`, `up-bld`, `R`, `A1`, `$2`, `worker`,
/// `add`, `calm`, `stripe`.
pub(crate) fn icon_word(icon: Icon) -> String {
    match icon {
        Icon::Rails(n) => format!("{n}r"),
        Icon::UpgradeLink => "up-link".to_owned(),
        Icon::Build => "build".to_owned(),
        Icon::UpgradeBuilding => "up-bld".to_owned(),
        Icon::To(Destination::Kind(kind)) => kind.letter().to_string(),
        Icon::To(Destination::Parcel(parcel)) => parcel.name().to_owned(),
        Icon::Money(n) => format!("${n}"),
        Icon::Worker => "worker".to_owned(),
        Icon::Passenger => "add".to_owned(),
        Icon::Calm => "calm".to_owned(),
        Icon::Stripe => "stripe".to_owned(),
    }
}

/// The word of a card's icon; a repeated icon gets its slot number: `R#2`.
fn slot_word(card: CardId, slot: IconSlot) -> String {
    let Some(icon) = card.card().icon(slot) else { return format!("#{}", slot.0 + 1) };
    let twin = card.card().icons().any(|(other, same)| same == icon && other < slot);
    if twin { format!("{}#{}", icon_word(icon), slot.0 + 1) } else { icon_word(icon) }
}

/// Reads an action; `None` if the text is none. Words are separated by spaces; case does not matter.
pub(super) fn read(state: &State, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        [word] => read_word(word),
        [word, what] => read_pair(state, word, what),
        [word, card, icon] if is(word, "play") => {
            let card = CardId::named(card)?;
            let slot = IconSlot::all().find(|&slot| is(&slot_word(card, slot), icon))?;
            Some(Action::Play(card, slot))
        }
        _ => None,
    }
}

fn is(word: &str, name: &str) -> bool {
    word.eq_ignore_ascii_case(name)
}

fn read_word(word: &str) -> Option<Action> {
    let task = Task::ALL.into_iter().find(|&task| is(word, task_word(task)));
    let word = word.to_ascii_lowercase();
    task.map(Action::Start).or(match word.as_str() {
        "blind" => Some(Action::Blind),
        "five" => Some(Action::Five),
        "pass" => Some(Action::Pass),
        "reveal" => Some(Action::Reveal),
        "money" => Some(Action::TwoDollars),
        "cash" => Some(Action::Cash),
        "done" => Some(Action::Done),
        _ => None,
    })
}

fn read_pair(state: &State, word: &str, what: &str) -> Option<Action> {
    match word.to_ascii_lowercase().as_str() {
        "take" => CardId::named(what).map(Action::Take),
        "top" => CardId::named(what).map(Action::Top),
        "discard" => CardId::named(what).map(Action::Discard),
        "book" => Some(Action::Book(BookId(what.parse::<u8>().ok()?.checked_sub(1)?))),
        "bid" => what.parse().ok().map(Action::Bid),
        "buy" => what.parse().ok().map(Action::Buy),
        "head" => read_port(state, what).map(Action::Head),
        "link" => read_port(state, what).map(Action::Link),
        "lay" => read_side(what).map(Action::Lay),
        "site" => ParcelId::named(what).map(Action::Site),
        "kind" => one_letter(what).and_then(BuildingType::from_letter).map(Action::Kind),
        "cell" => state.map.lattice.named(what).map(Action::Cell),
        _ => None,
    }
}

fn one_letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    Some(letter)
}

fn read_side(word: &str) -> Option<Direction> {
    one_letter(word).and_then(Direction::from_letter)
}

fn read_port(state: &State, word: &str) -> Option<Port> {
    let last = word.chars().last().filter(char::is_ascii)?;
    let side = Direction::from_letter(last)?;
    let cell = state.map.lattice.named(&word[..word.len() - 1])?;
    Some(Port { cell, side })
}
