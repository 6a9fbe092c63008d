//! Whose turn it is at the desk, and what may be taken back.

use super::Desk;
use crate::game::{Game, Seat};
use crate::games::tramways::Tramways;
use crate::session::{Device, Fate, Table, Turn};

impl Desk {
    /// What the device waits for.
    pub fn turn(&self) -> Turn {
        match self.table.fate {
            Fate::Abandoned => Turn::Over,
            Fate::Played => {
                let turn = self.device.turn(self.chairs(), Tramways::to_act(&self.shown));
                if self.session().can_redo() { past(turn) } else { turn }
            }
        }
    }

    /// Whose hand and secrets are shown.
    pub fn viewer(&self) -> Option<Seat> {
        viewer(&self.table, self.device)
    }

    /// Whether the person at the device decides now.
    pub fn may_act(&self) -> bool {
        matches!(self.turn(), Turn::Yours(_))
    }

    /// Whether the last decision may be taken back: by the person who took it, as long as nobody
    /// else has taken the device or decided.
    pub fn can_undo(&self) -> bool {
        let last = self.session().last_seat();
        let person = last.is_some_and(|seat| self.chairs().bot(seat).is_none());
        let mine = match self.turn() {
            Turn::Yours(seat) => last == Some(seat),
            Turn::Bot(..) => true,
            Turn::Over => {
                self.table.fate == Fate::Played && matches!(self.device, Device::Shared(_))
            }
            Turn::PassTo(_) | Turn::Visit | Turn::Past(_) => false,
        };
        person && mine && self.session().can_undo()
    }

    /// Whether the person who decided last may take the device back, and the decision with it,
    /// before somebody else has taken it.
    pub fn can_hand_back(&self) -> bool {
        let last = self.session().last_seat();
        let waits = matches!(self.turn(), Turn::PassTo(_));
        waits && last.is_some() && last == self.device.holder() && self.session().can_undo()
    }

    /// Whether a decision may be taken again that was taken back.
    pub fn can_redo(&self) -> bool {
        self.may_act() && self.session().can_redo()
    }
}

/// Whose hand and secrets are shown. Whoever looks back sees what they saw then.
pub(super) fn viewer(table: &Table<Tramways>, device: Device) -> Option<Seat> {
    let to_act = Tramways::to_act(table.session.state());
    let looks_back = table.session.can_redo();
    match device.turn(&table.chairs, to_act) {
        Turn::PassTo(_) if looks_back => device.viewer(&table.chairs, None),
        _ => device.viewer(&table.chairs, to_act),
    }
}

/// What the device waits for while somebody looks at an earlier position: bots do not move there,
/// and the device is not passed on.
fn past(turn: Turn) -> Turn {
    match turn {
        Turn::Bot(seat, _) | Turn::PassTo(seat) => Turn::Past(seat),
        turn => turn,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::games::tramways::setup::Setup;
    use crate::session::{Chairs, Controller, Questions, Session};
    use crate::view::act::Act;

    /// A game of a person and a bot at its last ply, as the person sees it.
    fn desk(plies: usize) -> Desk {
        let mut session = Session::new(Setup::standard(2, 5)).expect("a legal setup");
        let mut legal = Vec::new();
        for _ in 0..plies {
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[legal.len() / 2]).expect("a legal action");
        }
        let chairs = Chairs::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
        let table = Table::new(session, &chairs, 2);
        Desk::new(table, Device::default(), Questions::default())
    }

    #[test]
    fn no_bot_moves_while_somebody_looks_back() {
        let now = desk(60);
        let bots = |ply: &usize| Tramways::to_act(now.session().state_at(*ply)) == Some(Seat(1));
        let past = (0..60).rev().find(bots).expect("the bot decided once");
        let back = now.after(Act::GoTo(0, past));
        assert_eq!((back.session().ply(), back.turn()), (past, Turn::Past(Seat(1))));
        assert_eq!(back.viewer(), Some(Seat(0)));
        assert!(!back.may_act());
        let legal = {
            let mut legal = Vec::new();
            Tramways::legal_actions(back.state(), &mut legal);
            legal
        };
        let after = back.after(Act::Bot(past, vec![legal[0]]));
        assert_eq!(after.session().ply(), past);
        assert_eq!(back.after(Act::GoTo(0, 60)).turn(), now.turn());
    }

    #[test]
    fn a_person_plays_on_from_the_past_in_a_line_of_its_own() {
        let now = desk(60);
        let other = |ply: &usize| {
            let state = now.session().state_at(*ply);
            let mut legal = Vec::new();
            Tramways::legal_actions(state, &mut legal);
            Tramways::to_act(state) == Some(Seat(0)) && legal.len() > 1
        };
        let past = (0..60).rev().find(other).expect("the person had a choice");
        let back = now.after(Act::GoTo(0, past));
        let mut legal = Vec::new();
        Tramways::legal_actions(back.state(), &mut legal);
        let taken = now.session().whole_record().actions[past];
        let new = legal.into_iter().find(|&action| action != taken).expect("another");
        let branched = back.after(Act::Play(vec![new])).after(Act::Agree);
        assert_eq!((branched.session().lines().len(), branched.session().ply()), (2, past + 1));
        let again = branched.after(Act::GoTo(0, 60));
        assert_eq!(again.session().state(), now.session().state());
    }

    #[test]
    fn who_looks_back_at_one_device_does_not_see_the_others_hand() {
        let session = Session::clone(desk(60).session());
        let table = Table::new(session, &Chairs::people(2), 2);
        let now = Desk::new(table, Device::taken_by(Seat(0)), Questions::default());
        for past in 0..60 {
            let back = now.after(Act::GoTo(0, past));
            assert_eq!(back.viewer(), Some(Seat(0)), "at {past}");
        }
    }
}
