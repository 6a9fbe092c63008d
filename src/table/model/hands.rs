//! Whose turn it is, whose hand is shown, and how the device is passed.

use super::TableModel;
use crate::engine::game::Seat;
use crate::table::intent::Perspective;
use crate::table::title::Title;
use crate::table::view::Note;
use crate::table::{Device, DeviceTurn, GameStatus, Hands, Players};
use std::rc::Rc;

impl<G: Title> TableModel<G> {
    /// Returns what the device waits for. Bots do not play in the past, and after the end of the game moves are an analysis.
    pub fn turn(&self) -> DeviceTurn {
        let session = self.session();
        if self.analysis.is_some() {
            return self.turn_of_plan();
        }
        let turn = self.device.turn(self.players(), self.to_act());
        match turn {
            DeviceTurn::Bot(seat, _) | DeviceTurn::Elsewhere(seat) if self.is_earlier() => {
                DeviceTurn::Past(seat)
            }
            // Settled decisions of a ranked game belong to the past.
            DeviceTurn::Yours(seat) if session.ply() < self.settled() => DeviceTurn::Past(seat),
            // Decisions that others know are taken back only by undo.
            DeviceTurn::Yours(seat) if self.is_remote() && self.is_earlier() => {
                DeviceTurn::Past(seat)
            }
            DeviceTurn::Done(seat) | DeviceTurn::PassTo(seat)
                if !G::has_secrets(session.state()) =>
            {
                DeviceTurn::Yours(seat)
            }
            // Looking back keeps the device where it is: the position's player does not get a hand shown.
            DeviceTurn::Done(seat) | DeviceTurn::PassTo(seat)
                if self.is_earlier() && !self.device.is_on_its_way() =>
            {
                DeviceTurn::Past(seat)
            }
            _ if self.table.status == GameStatus::Abandoned && turn != DeviceTurn::Over => {
                DeviceTurn::Visit
            }
            turn => turn,
        }
    }

    /// Returns whether another window plays the game and there is no analysis here.
    pub(super) fn only_looks_on(&self) -> bool {
        self.device.looks_on() && self.analysis.is_none()
    }

    /// Returns whether the next person has yet to take the device. Until then nothing is played and no earlier position is
    /// shown, because the previous player's hand would be visible.
    pub(super) fn awaits_taking(&self) -> bool {
        matches!(self.turn(), DeviceTurn::PassTo(_))
    }

    /// Returns the seat whose hand is shown. An analysis shows the planner's hand, or after the end that of the seat to move.
    pub fn viewer(&self) -> Option<Seat> {
        match self.perspective() {
            _ if self.analysis.is_some() => self.planner.or(self.to_act()).or(self.own_viewer()),
            Perspective::Of(seat) => Some(seat),
            _ => self.own_viewer(),
        }
    }

    pub(super) fn own_viewer(&self) -> Option<Seat> {
        let to_act = match self.turn() {
            _ if self.analysis.is_some() => G::to_act(self.table.session.state()),
            DeviceTurn::Yours(seat) => return Some(seat),
            // Looking back shows a hand as if nobody were to move.
            DeviceTurn::Past(_) => None,
            _ => G::to_act(self.table.session.state()),
        };
        self.device.viewer(self.players(), to_act)
    }

    pub(super) fn may_look_around(&self) -> bool {
        self.is_over() || self.players().hands() == Hands::Open
    }

    pub(super) fn perspective(&self) -> Perspective {
        if self.may_look_around() { self.perspective } else { Perspective::Own }
    }

    /// Hides all hands once the next person has to take the device.
    pub(super) fn behind_the_curtain(mut self) -> Self {
        if self.awaits_taking() {
            self.device = self.device.on_its_way();
        }
        self
    }

    /// Changes who plays the seats.
    pub(super) fn seat(&mut self, players: &Rc<Players>) {
        self.device = self.device.reseated(self.players(), players);
        if let Some(taken) = self.table.take_seats(players) {
            self.note = Some(Note::SeatTaken(taken));
        }
        self.table.seat(players);
    }

    pub(super) fn pass_device(&mut self) {
        if matches!(self.turn(), DeviceTurn::Done(_)) {
            self.device = self.device.passed_on();
        }
    }

    /// Gives the device to the person to move. In the past the device first goes on its way to that person; after the end an
    /// analysis starts instead.
    pub(super) fn take_device(&mut self) {
        match self.turn() {
            DeviceTurn::PassTo(seat) => {
                self.device = Device::taken_by(seat);
                self.read_at_the_curtain();
            }
            DeviceTurn::Past(_) if self.is_remote() => {}
            DeviceTurn::Past(seat) if self.players().is_person(seat) => {
                if self.is_over() {
                    self.analyse();
                } else {
                    self.device = self.device.offered();
                }
            }
            _ => {}
        }
        self.take_up();
    }

    pub(super) fn take_back_device(&mut self) {
        if let Some(seat) = self.device.returns_to() {
            self.device = Device::taken_by(seat);
        }
    }
}
