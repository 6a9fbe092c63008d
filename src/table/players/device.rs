//! One device for several players: whose hand it shows and who may decide.

use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::{Hands, Players, Screen};

/// The person or event that the device waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceTurn {
    /// The holder of the device decides for this seat.
    Yours(Seat),
    /// The holder looks at the result of their decision; this seat is next.
    Done(Seat),
    /// The device must first be passed to the person of this seat.
    PassTo(Seat),
    /// A bot decides for this seat.
    Bot(Seat, Level),
    /// A person at another device decides for this seat.
    Elsewhere(Seat),
    /// The viewer watches: another table's game, or one that another window plays.
    Visit,
    /// The viewer looks at an earlier position, where this seat decided.
    Past(Seat),
    /// The game has ended.
    Over,
}

impl DeviceTurn {
    /// Returns whether the screen stays on: nobody touches it while the device is passed on or a bot thinks.
    pub fn screen(self, players: &Players, leave: BotPermission) -> Screen {
        let waits = match self {
            DeviceTurn::Bot(..) => leave == BotPermission::Play,
            DeviceTurn::Visit | DeviceTurn::Elsewhere(_) | DeviceTurn::Over => false,
            DeviceTurn::Yours(_)
            | DeviceTurn::Done(_)
            | DeviceTurn::PassTo(_)
            | DeviceTurn::Past(_) => players.persons().nth(1).is_some(),
        };
        if waits { Screen::StaysLit } else { Screen::Usual }
    }
}

/// The permission for bots of a table to play on this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotPermission {
    /// They play.
    Play,
    /// They wait.
    Wait,
}

/// The holder of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Not known yet: the only person at the table, if there is one.
    Unsaid,
    /// The person of this seat.
    Person(Seat),
    /// Nobody, until the next person takes it; the seat is of the person who may take it back.
    OnItsWay(Option<Seat>),
}

/// Whose hand a watching window shows. It does not know who holds the device at the window that plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// The hand of the only person, who has been alone at the table all the time.
    Alone,
    /// No hand.
    Closed,
}

/// The state of the device at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// It is at the table with this holder.
    Shared(Holder),
    /// It is at the table; this person has decided and still looks at the result.
    Looking(Seat),
    /// It belongs to a visitor.
    Visiting,
    /// It is at the table, but another window plays.
    LookingOn(Eyes),
    /// The player of this seat tries moves on it that do not count.
    Trying(Seat),
}

impl Default for Device {
    fn default() -> Device {
        Device::Shared(Holder::Unsaid)
    }
}

impl Device {
    /// Returns the device after a person took it.
    pub fn taken_by(seat: Seat) -> Device {
        Device::Shared(Holder::Person(seat))
    }

    /// Returns its holder, if known.
    pub fn holder(self) -> Option<Seat> {
        match self {
            Device::Shared(Holder::Person(seat)) | Device::Looking(seat) | Device::Trying(seat) => {
                Some(seat)
            }
            Device::Shared(_) | Device::LookingOn(_) | Device::Visiting => None,
        }
    }

    /// Returns the device after its holder decided: they see the result before they pass it on.
    pub fn after_decision(self) -> Device {
        match self {
            Device::Shared(Holder::Person(holder)) => Device::Looking(holder),
            other => other,
        }
    }

    /// Returns the device after its holder passed it on: no hand is shown until the next person takes it.
    pub fn passed_on(self) -> Device {
        match self {
            Device::Looking(_) => Device::Shared(Holder::OnItsWay(None)),
            other => other,
        }
    }

    /// Returns the device after its holder offered it to the person of an earlier position; the holder may take it back.
    pub fn offered(self) -> Device {
        match self {
            Device::Shared(_) | Device::Looking(_) => {
                Device::Shared(Holder::OnItsWay(self.holder()))
            }
            other => other,
        }
    }

    /// Returns the device when the next person has to take it.
    pub fn on_its_way(self) -> Device {
        match self {
            Device::Shared(Holder::OnItsWay(_)) => self,
            _ => Device::Shared(Holder::OnItsWay(None)),
        }
    }

    /// Returns the person who may take it back while it is being passed.
    pub fn returns_to(self) -> Option<Seat> {
        match self {
            Device::Shared(Holder::OnItsWay(holder)) => holder,
            _ => None,
        }
    }

    /// Returns the device after a change of players. If no holder was known, a person who was alone holds it; after several
    /// people, the next one has to take it.
    pub fn reseated(self, before: &Players, now: &Players) -> Device {
        if self == Device::LookingOn(Eyes::Alone) {
            let is_same = before.only_here().is_some() && before.only_here() == now.only_here();
            return Device::LookingOn(if is_same { Eyes::Alone } else { Eyes::Closed });
        }
        self.held_by(match (before.only_here(), before.persons().next()) {
            (Some(only), _) => Holder::Person(only),
            (None, Some(_)) => Holder::OnItsWay(None),
            (None, None) => Holder::Unsaid,
        })
    }

    /// Returns the device of a reopened game that was handed over to the remaining person, who has to take it.
    pub fn handed_over(self) -> Device {
        self.held_by(Holder::OnItsWay(None))
    }

    /// Sets the holder, if none is known.
    fn held_by(self, holder: Holder) -> Device {
        match self {
            Device::Shared(Holder::Unsaid) => Device::Shared(holder),
            Device::LookingOn(_) if holder != Holder::Unsaid => Device::LookingOn(Eyes::Closed),
            other => other,
        }
    }

    /// Returns the device while another window plays. Anybody may hold that one, so this window forgets its holder.
    pub fn looking_on(self, players: &Players) -> Device {
        match self {
            Device::Shared(Holder::Unsaid) if players.only_here().is_some() => {
                Device::LookingOn(Eyes::Alone)
            }
            Device::Shared(_) | Device::Looking(_) => Device::LookingOn(Eyes::Closed),
            other => other,
        }
    }

    /// Returns the device once its window plays. Unless a single person plays, somebody has to take it.
    pub fn playing(self) -> Device {
        match self {
            Device::LookingOn(Eyes::Alone) => Device::Shared(Holder::Unsaid),
            Device::LookingOn(Eyes::Closed) => Device::Shared(Holder::OnItsWay(None)),
            other => other,
        }
    }

    /// Returns whether nobody holds it until the next person takes it.
    pub fn is_on_its_way(self) -> bool {
        matches!(self, Device::Shared(Holder::OnItsWay(_)))
    }

    /// Returns whether another window plays.
    pub fn looks_on(self) -> bool {
        matches!(self, Device::LookingOn(_))
    }

    /// Returns what the device waits for if `to_act` is the seat to move.
    pub fn turn(self, players: &Players, to_act: Option<Seat>) -> DeviceTurn {
        let Some(seat) = to_act else { return DeviceTurn::Over };
        if self == Device::Trying(seat) {
            return DeviceTurn::Yours(seat);
        }
        if !matches!(self, Device::Shared(_) | Device::Looking(_)) {
            return DeviceTurn::Visit;
        }
        match players.bot(seat) {
            Some(level) => DeviceTurn::Bot(seat, level),
            None if players.is_elsewhere(seat) => DeviceTurn::Elsewhere(seat),
            None if !self.needs_passing(players, seat) => DeviceTurn::Yours(seat),
            None if self.is_looking(players) => DeviceTurn::Done(seat),
            None => DeviceTurn::PassTo(seat),
        }
    }

    /// Returns whether a person still looks at the result of their decision.
    fn is_looking(self, players: &Players) -> bool {
        matches!(self, Device::Looking(holder) if players.is_person(holder))
    }

    /// Returns whether the device must be passed to a person before their hand is shown.
    pub(in crate::table) fn needs_passing(self, players: &Players, seat: Seat) -> bool {
        let alone = players.persons().count() == 1 && self == Device::Shared(Holder::Unsaid);
        players.hands() == Hands::Hidden && !alone && self.holder() != Some(seat)
    }

    /// Returns the seat whose hand the device shows; `None` while it is being passed or if only bots play. A visitor sees the
    /// hand of a solo game only.
    pub fn viewer(self, players: &Players, to_act: Option<Seat>) -> Option<Seat> {
        if let Device::Trying(seat) = self {
            return Some(seat);
        }
        if self.looks_on() {
            return self.playing().viewer(players, to_act);
        }
        let mut persons = players.persons();
        let solo = (players.count() == 1).then_some(Seat(0));
        let holder = self.holder().filter(|&seat| players.is_person(seat));
        match self.turn(players, to_act) {
            DeviceTurn::Yours(seat) => Some(seat),
            DeviceTurn::PassTo(_) => None,
            _ if self == Device::Visiting => solo,
            _ => match (persons.next(), persons.next()) {
                (Some(only), None) if self == Device::Shared(Holder::Unsaid) => Some(only),
                (first, _) if players.hands() == Hands::Open => holder.or(first),
                _ => holder,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Controller;

    fn players(bots: &[u8]) -> Players {
        let hand =
            |players: Players, &n: &u8| players.hand_over(Seat(n), Controller::Bot(Level::Easy));
        bots.iter().fold(Players::people(3), hand)
    }

    #[test]
    fn the_screen_stays_lit_where_people_wait_for_each_other_or_for_a_bot() {
        let screen =
            |turn: DeviceTurn, bots: &[u8]| turn.screen(&players(bots), BotPermission::Play);
        let bot = DeviceTurn::Bot(Seat(1), Level::Easy);
        for turn in
            [DeviceTurn::Yours(Seat(0)), DeviceTurn::Done(Seat(0)), DeviceTurn::PassTo(Seat(0))]
        {
            assert_eq!(screen(turn, &[1]), Screen::StaysLit, "{turn:?} with two people");
            assert_eq!(screen(turn, &[1, 2]), Screen::Usual, "{turn:?} with one person");
        }
        assert_eq!(screen(bot, &[1, 2]), Screen::StaysLit);
        assert_eq!(bot.screen(&players(&[1, 2]), BotPermission::Wait), Screen::Usual);
        assert_eq!(screen(DeviceTurn::Over, &[]), Screen::Usual);
        assert_eq!(screen(DeviceTurn::Visit, &[]), Screen::Usual);
    }

    #[test]
    fn one_person_among_bots_never_passes_the_device() {
        let players = players(&[1, 2]);
        let device = Device::default();
        assert_eq!(device.turn(&players, Some(Seat(0))), DeviceTurn::Yours(Seat(0)));
        assert_eq!(device.turn(&players, Some(Seat(1))), DeviceTurn::Bot(Seat(1), Level::Easy));
        assert_eq!(device.viewer(&players, Some(Seat(1))), Some(Seat(0)));
        assert_eq!(device.viewer(&players, None), Some(Seat(0)));
    }

    #[test]
    fn two_people_pass_the_device_and_never_see_the_others_hand() {
        let players = players(&[1]);
        let first = Device::taken_by(Seat(0));
        assert_eq!(first.turn(&players, Some(Seat(0))), DeviceTurn::Yours(Seat(0)));
        assert_eq!(first.viewer(&players, Some(Seat(1))), Some(Seat(0)));
        assert_eq!(first.turn(&players, Some(Seat(2))), DeviceTurn::PassTo(Seat(2)));
        assert_eq!(first.viewer(&players, Some(Seat(2))), None);
        assert_eq!(Device::taken_by(Seat(2)).viewer(&players, Some(Seat(2))), Some(Seat(2)));
        assert_eq!(Device::default().viewer(&players, Some(Seat(0))), None);
    }

    #[test]
    fn a_visitor_decides_nothing_and_sees_only_a_solo_hand() {
        let players = players(&[]);
        assert_eq!(Device::Visiting.turn(&players, Some(Seat(0))), DeviceTurn::Visit);
        assert_eq!(Device::Visiting.viewer(&players, Some(Seat(0))), None);
        assert_eq!(Device::Visiting.viewer(&players, None), None);
        assert_eq!(Device::Visiting.viewer(&Players::people(1), Some(Seat(0))), Some(Seat(0)));
    }

    #[test]
    fn a_watching_window_decides_nothing_and_forgets_its_viewer() {
        let (alone, several) = (players(&[1, 2]), players(&[]));
        let looking = Device::default().looking_on(&alone);
        assert_eq!(looking.playing(), Device::default());
        let holders = [Holder::Unsaid, Holder::Person(Seat(1)), Holder::OnItsWay(Some(Seat(1)))];
        let devices = holders.map(Device::Shared).into_iter().chain([Device::Looking(Seat(1))]);
        for to_act in [Some(Seat(0)), Some(Seat(1)), None] {
            let turn = to_act.map_or(DeviceTurn::Over, |_| DeviceTurn::Visit);
            assert_eq!(looking.viewer(&alone, to_act), Some(Seat(0)));
            assert_eq!(looking.turn(&alone, to_act), turn);
            for device in devices.clone() {
                let looking = device.looking_on(&several);
                assert_eq!(looking.viewer(&several, to_act), None, "{device:?}");
                assert_eq!(looking.turn(&several, to_act), turn);
                assert_eq!(looking.playing().viewer(&several, to_act), None, "{device:?}");
                assert_eq!(looking.reseated(&several, &alone).viewer(&alone, to_act), None);
            }
            let joined = looking.reseated(&alone, &several);
            assert_eq!(joined.viewer(&several, to_act), None);
            let other = players(&[0, 2]);
            assert_eq!(looking.reseated(&alone, &other).viewer(&other, to_act), None);
            assert_eq!(looking.reseated(&alone, &alone), looking);
        }
        assert_eq!(Device::Visiting.looking_on(&several), Device::Visiting);
        assert_eq!(Device::Visiting.playing(), Device::Visiting);
    }

    #[test]
    fn hides_the_last_persons_hand_from_a_player_who_gave_up_their_seat() {
        let left = players(&[1, 2]);
        let device = Device::taken_by(Seat(2));
        assert_eq!(device.viewer(&left, Some(Seat(1))), None);
        assert_eq!(device.turn(&left, Some(Seat(0))), DeviceTurn::PassTo(Seat(0)));
        assert_eq!(device.viewer(&left, None), None);
        assert_eq!(Device::taken_by(Seat(0)).viewer(&left, Some(Seat(1))), Some(Seat(0)));
    }

    #[test]
    fn shows_no_hand_while_the_device_is_passed() {
        let alone = players(&[1, 2]);
        let table = players(&[1]);
        let left = Device::default().reseated(&table, &alone);
        for device in
            [Device::Looking(Seat(0)).passed_on(), Device::taken_by(Seat(0)).offered(), left]
        {
            for seat in alone.seats().map(Some).chain([None]) {
                assert_eq!(device.viewer(&alone, seat), None);
                assert_eq!(device.looking_on(&alone).viewer(&alone, seat), None);
            }
            assert_eq!(device.turn(&alone, Some(Seat(0))), DeviceTurn::PassTo(Seat(0)));
        }
        assert_eq!(Device::taken_by(Seat(2)).offered().returns_to(), Some(Seat(2)));
    }

    #[test]
    fn a_planner_decides_for_and_sees_only_their_own_seat() {
        for players in [players(&[]), players(&[0, 1, 2])] {
            let device = Device::Trying(Seat(1));
            assert_eq!(device.turn(&players, Some(Seat(1))), DeviceTurn::Yours(Seat(1)));
            assert_eq!(device.turn(&players, Some(Seat(2))), DeviceTurn::Visit);
            assert_eq!(device.viewer(&players, Some(Seat(2))), Some(Seat(1)));
        }
    }

    #[test]
    fn open_hands_need_no_passing() {
        let players = players(&[]).with_hands(Hands::Open);
        assert_eq!(Device::default().turn(&players, Some(Seat(2))), DeviceTurn::Yours(Seat(2)));
        assert_eq!(Device::default().viewer(&players, Some(Seat(2))), Some(Seat(2)));
        let bot = players.hand_over(Seat(1), Controller::Bot(Level::Easy));
        assert_eq!(Device::default().viewer(&bot, Some(Seat(1))), Some(Seat(0)));
    }

    #[test]
    fn shows_no_hand_in_a_game_of_bots() {
        let players = players(&[0, 1, 2]);
        assert_eq!(Device::taken_by(Seat(0)).viewer(&players, Some(Seat(0))), None);
        assert_eq!(Device::taken_by(Seat(0)).viewer(&players, None), None);
    }
}
