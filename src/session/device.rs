//! One device, several players: whose hand it shows and who may decide at it now.

use super::{Chairs, Hands};
use crate::bots::Level;
use crate::game::Seat;

/// What the device waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The person who holds the device decides for this seat.
    Yours(Seat),
    /// The device must first come to the person of this seat.
    PassTo(Seat),
    /// A bot decides for this seat.
    Bot(Seat, Level),
    /// The game has ended.
    Over,
}

/// Who holds the device, as far as it has been said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Device {
    holder: Option<Seat>,
}

impl Device {
    /// The device after the person of a seat has taken it.
    pub fn taken_by(seat: Seat) -> Device {
        Device { holder: Some(seat) }
    }

    /// What the device waits for, where `to_act` is the seat that decides.
    pub fn turn(self, chairs: &Chairs, to_act: Option<Seat>) -> Turn {
        let Some(seat) = to_act else { return Turn::Over };
        match chairs.bot(seat) {
            Some(level) => Turn::Bot(seat, level),
            None if self.needs_passing(chairs, seat) => Turn::PassTo(seat),
            None => Turn::Yours(seat),
        }
    }

    fn needs_passing(self, chairs: &Chairs, seat: Seat) -> bool {
        chairs.hands() == Hands::Hidden && chairs.persons().count() > 1 && self.holder != Some(seat)
    }

    /// Whose hand and secrets the device shows; nobody's where people still pass it on, or where
    /// only bots play.
    pub fn viewer(self, chairs: &Chairs, to_act: Option<Seat>) -> Option<Seat> {
        let mut persons = chairs.persons();
        let holder =
            self.holder.filter(|&seat| chairs.get(seat).is_some() && chairs.bot(seat).is_none());
        match self.turn(chairs, to_act) {
            Turn::Yours(seat) => Some(seat),
            Turn::PassTo(_) => None,
            Turn::Bot(..) | Turn::Over => match (persons.next(), persons.next()) {
                (Some(only), None) => Some(only),
                _ => holder,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Controller;

    fn chairs(bots: &[u8]) -> Chairs {
        let hand =
            |chairs: Chairs, &n: &u8| chairs.hand_over(Seat(n), Controller::Bot(Level::Easy));
        bots.iter().fold(Chairs::people(3), hand)
    }

    #[test]
    fn one_person_among_bots_never_passes_the_device() {
        let chairs = chairs(&[1, 2]);
        let device = Device::default();
        assert_eq!(device.turn(&chairs, Some(Seat(0))), Turn::Yours(Seat(0)));
        assert_eq!(device.turn(&chairs, Some(Seat(1))), Turn::Bot(Seat(1), Level::Easy));
        assert_eq!(device.viewer(&chairs, Some(Seat(1))), Some(Seat(0)));
        assert_eq!(device.viewer(&chairs, None), Some(Seat(0)));
    }

    #[test]
    fn two_people_pass_the_device_and_never_see_the_others_hand() {
        let chairs = chairs(&[1]);
        let first = Device::taken_by(Seat(0));
        assert_eq!(first.turn(&chairs, Some(Seat(0))), Turn::Yours(Seat(0)));
        assert_eq!(first.viewer(&chairs, Some(Seat(1))), Some(Seat(0)));
        assert_eq!(first.turn(&chairs, Some(Seat(2))), Turn::PassTo(Seat(2)));
        assert_eq!(first.viewer(&chairs, Some(Seat(2))), None);
        assert_eq!(Device::taken_by(Seat(2)).viewer(&chairs, Some(Seat(2))), Some(Seat(2)));
        assert_eq!(Device::default().viewer(&chairs, Some(Seat(0))), None);
    }

    #[test]
    fn open_hands_need_no_passing() {
        let chairs = chairs(&[]).with_hands(Hands::Open);
        assert_eq!(Device::default().turn(&chairs, Some(Seat(2))), Turn::Yours(Seat(2)));
        assert_eq!(Device::default().viewer(&chairs, Some(Seat(2))), Some(Seat(2)));
    }

    #[test]
    fn whoever_looks_at_bots_sees_no_hand() {
        let chairs = chairs(&[0, 1, 2]);
        assert_eq!(Device::taken_by(Seat(0)).viewer(&chairs, Some(Seat(0))), None);
        assert_eq!(Device::taken_by(Seat(0)).viewer(&chairs, None), None);
    }
}
