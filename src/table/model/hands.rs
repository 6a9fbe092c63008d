//! Whose turn it is at a table, whose hand is shown, and how the device goes from person to person.

use super::TableModel;
use crate::engine::game::Seat;
use crate::table::intent::Perspective;
use crate::table::title::Title;
use crate::table::view::Note;
use crate::table::{Device, GameStatus, Hands, Players, Turn};
use std::rc::Rc;

impl<G: Title> TableModel<G> {
    /// What the device waits for. Where the past is shown no bot decides, and of a game that has
    /// ended every other try is an analysis.
    pub fn turn(&self) -> Turn {
        let session = self.session();
        if self.analysis.is_some() {
            return self.turn_of_plan();
        }
        let turn = self.device.turn(self.players(), self.to_act());
        match turn {
            Turn::Bot(seat, _) | Turn::Elsewhere(seat) if self.is_earlier() => Turn::Past(seat),
            // In a ranked game what is settled is decided.
            Turn::Yours(seat) if session.ply() < self.settled() => Turn::Past(seat),
            // What is known elsewhere is taken back by undo alone.
            Turn::Yours(seat) if self.is_apart() && self.is_earlier() => Turn::Past(seat),
            Turn::Done(seat) | Turn::PassTo(seat) if !G::has_secrets(session.state()) => {
                Turn::Yours(seat)
            }
            // Whoever looks back keeps the device: nobody's hand comes with the position.
            Turn::Done(seat) | Turn::PassTo(seat)
                if self.is_earlier() && !self.device.is_on_its_way() =>
            {
                Turn::Past(seat)
            }
            _ if self.table.fate == GameStatus::Abandoned && turn != Turn::Over => Turn::Visit,
            turn => turn,
        }
    }

    /// Whether another window plays the game and nothing is tried here beside it.
    pub(super) fn only_looks_on(&self) -> bool {
        self.device.looks_on() && self.analysis.is_none()
    }

    /// Whether the next person has not taken the device yet: until then nothing is done and nothing
    /// earlier is looked at, because the hand of the one before would be seen with it.
    pub(super) fn awaits_taking(&self) -> bool {
        matches!(self.turn(), Turn::PassTo(_))
    }

    /// Whose hand is shown. A plan shows the planner's; after the end of a game all seats are played, and it shows the hand
    /// of the seat that decides.
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
            Turn::Yours(seat) => return Some(seat),
            // Whoever looks back sees as where nobody decides: by whose device it is.
            Turn::Past(_) => None,
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

    /// Once the next person has to take the device, whatever is done until then shows nobody's hand.
    pub(super) fn behind_the_curtain(mut self) -> Self {
        if self.awaits_taking() {
            self.device = self.device.on_its_way();
        }
        self
    }

    /// Others decide for the seats.
    pub(super) fn seat(&mut self, players: &Rc<Players>) {
        self.device = self.device.reseated(self.players(), players);
        if let Some(taken) = self.table.take_seats(players) {
            self.note = Some(Note::SeatTaken(taken));
        }
        self.table.seat(players);
    }

    pub(super) fn pass_device(&mut self) {
        if matches!(self.turn(), Turn::Done(_)) {
            self.device = self.device.passed_on();
        }
    }

    /// The person who decides takes the device. Where the past is shown it comes to that person first; of a game that has
    /// ended moves are tried there.
    pub(super) fn take_device(&mut self) {
        match self.turn() {
            Turn::PassTo(seat) => {
                self.device = Device::taken_by(seat);
                self.read_at_the_curtain();
            }
            Turn::Past(_) if self.is_apart() => {}
            Turn::Past(seat) if self.players().is_person(seat) => {
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
