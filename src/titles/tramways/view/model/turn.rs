//! Whose turn it is at the table, and what may be taken back.

use crate::engine::game::{Game, Seat};
use crate::table::intent::Perspective;
use crate::table::{Controller, Device, GameStatus, Hands, Table, Turn};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::rules::{Tramways, shown_to};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Note;
use crate::titles::tramways::view::undo::{ply_after, ply_before};
use std::rc::Rc;

impl GameModel {
    /// What the device waits for.
    pub fn turn(&self) -> Turn {
        match self.table.fate {
            GameStatus::Abandoned => Turn::Over,
            GameStatus::Played => {
                let turn = self.device.turn(self.players(), Tramways::to_act(&self.shown));
                match turn {
                    Turn::Yours(seat) if self.session().ply() < self.floor() => Turn::Past(seat),
                    _ if self.session().can_redo() && !self.device.is_on_its_way() => past(turn),
                    _ => turn,
                }
            }
        }
    }

    /// Whose hand and secrets are shown.
    pub fn viewer(&self) -> Option<Seat> {
        viewer(&self.table, self.device, self.perspective)
    }

    /// Whether everything may be seen: in a game that has ended, or where nothing is hidden.
    pub fn may_see_all(&self) -> bool {
        may_see_all(&self.table)
    }

    /// Whether the person at the device decides now.
    pub fn may_act(&self) -> bool {
        matches!(self.turn(), Turn::Yours(_)) && self.perspective == Perspective::Own
    }

    /// Whether "you" names whoever decides now: the only person at the table does.
    pub fn is_yours_alone(&self) -> bool {
        self.may_act() && self.players().persons().count() == 1
    }

    /// The earliest ply that may be gone back to: any in a casual game.
    pub fn floor(&self) -> usize {
        if self.table.mode.is_strict() { self.session().settled() } else { 0 }
    }

    /// Whether the last decision may be taken back.
    pub fn can_undo(&self) -> bool {
        self.undone().is_some()
    }

    /// The ply that an undo goes back to: before the last decision of a person, where bots have
    /// decided since.
    pub(super) fn undone(&self) -> Option<usize> {
        let floor = self.floor();
        let mut ply = self.session().ply();
        while self.is_at_hand() && ply > floor {
            ply = self.ply_before(ply);
            if self.person_decides(ply) {
                return Some(ply);
            }
        }
        None
    }

    /// Whether an undo to a ply is a matter of the others at the device, too: another person decided
    /// there, or something was seen since that cannot be hidden again.
    pub(super) fn is_of_others(&self, ply: usize) -> bool {
        let session = self.session();
        if self.players().persons().count() < 2 || self.device.tries() {
            return false;
        }
        let passes = self.device.turn(self.players(), Tramways::to_act(session.state_at(ply)));
        matches!(passes, Turn::PassTo(_)) || session.reveals_between(ply, session.ply())
    }

    /// The ply before what one click did.
    pub(super) fn ply_before(&self, from: usize) -> usize {
        ply_before(self.session(), from, self.floor())
    }

    /// Why nothing is taken back.
    pub(super) fn barred(&self) -> Note {
        let shown = self.session().ply() == self.session().revealed();
        match self.is_at_hand() {
            false => Note::NotYourTurn,
            true if shown => Note::Barred,
            true => Note::Settled,
        }
    }

    /// Whether a person of this seat may take the device: from another, or to decide anew at an
    /// earlier position.
    pub fn may_take_over(&self, seat: Seat) -> bool {
        let settled = self.table.mode.is_strict() && matches!(self.turn(), Turn::Past(_));
        self.players().bot(seat).is_none() && !settled
    }

    /// Whether the person who decided last may take the device back, and the decision with it,
    /// before somebody else has taken it.
    pub fn can_hand_back(&self) -> bool {
        let last = self.session().last_seat();
        let waits = matches!(self.turn(), Turn::PassTo(_));
        waits
            && last.is_some()
            && last == self.device.holder()
            && self.session().ply() > self.floor()
    }

    /// Whether a decision may be taken again that was taken back.
    pub fn can_redo(&self) -> bool {
        self.redone().is_some()
    }

    /// The ply that a redo goes on to: to where a person decides, or to the end.
    pub(super) fn redone(&self) -> Option<usize> {
        let (mut ply, length) = (self.session().ply(), self.session().length());
        if !self.is_at_hand() || ply >= length {
            return None;
        }
        loop {
            ply = ply_after(self.session(), ply);
            if ply >= length || self.person_decides(ply) {
                return Some(ply);
            }
        }
    }

    fn person_decides(&self, ply: usize) -> bool {
        self.decider(self.session().state_at(ply)) == Some(Controller::Person)
    }

    /// Who decides in a position; nobody once the game has ended.
    pub(super) fn decider(&self, state: &State) -> Option<Controller> {
        self.players().get(Tramways::to_act(state)?).map(|player| player.controller)
    }

    /// Whether the game can be gone through here: the device is at the table and nobody waits for
    /// it.
    fn is_at_hand(&self) -> bool {
        self.device.is_at_hand()
            && self.table.fate == GameStatus::Played
            && !matches!(self.turn(), Turn::PassTo(_))
    }
}

fn may_see_all(table: &Table<Tramways>) -> bool {
    let last = table.session.state_at(table.session.length());
    Tramways::to_act(last).is_none() || table.players.hands() == Hands::Open
}

/// The position with what the eyes may see of it.
pub(super) fn shown(
    table: &Table<Tramways>,
    device: Device,
    perspective: Perspective,
) -> Rc<State> {
    match perspective {
        Perspective::All if may_see_all(table) => Rc::clone(table.session.state()),
        _ => Rc::new(shown_to(table.session.state(), viewer(table, device, perspective))),
    }
}

/// Whose hand and secrets are shown. Whoever looks back sees what they saw then; whoever sees
/// everything has the hand of the seat that decides.
pub(super) fn viewer(
    table: &Table<Tramways>,
    device: Device,
    perspective: Perspective,
) -> Option<Seat> {
    let to_act = Tramways::to_act(table.session.state());
    match perspective {
        Perspective::Of(seat) if may_see_all(table) => return Some(seat),
        Perspective::All if may_see_all(table) => {
            return to_act.or(table.session.last_seat()).or(Some(Seat(0)));
        }
        _ => {}
    }
    let looks_back = table.session.can_redo();
    match device.turn(&table.players, to_act) {
        Turn::PassTo(_) if looks_back => device.viewer(&table.players, None),
        _ => device.viewer(&table.players, to_act),
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
    use crate::engine::bots::Level;
    use crate::table::intent::BotAnswer;
    use crate::table::{Controller, Players, Questions, Session};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::view::msg::{Msg, Walk};

    /// A game of a person and a bot at its last ply, as the person sees it.
    fn model(plies: usize) -> GameModel {
        let mut session = Session::new(Setup::standard(2, 5)).expect("a legal setup");
        let mut legal = Vec::new();
        for _ in 0..plies {
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[legal.len() / 2]).expect("a legal action");
        }
        let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
        let table = Table::new(session, &players, 2);
        GameModel::new(table, Device::default(), Questions::default())
    }

    #[test]
    fn no_bot_moves_while_somebody_looks_back() {
        let now = model(60);
        let bots = |ply: &usize| Tramways::to_act(now.session().state_at(*ply)) == Some(Seat(1));
        let past = (0..60).rev().find(bots).expect("the bot decided once");
        let back = now.after(Msg::GoTo(0, past));
        assert_eq!((back.session().ply(), back.turn()), (past, Turn::Past(Seat(1))));
        assert_eq!(back.viewer(), Some(Seat(0)));
        assert!(!back.may_act());
        let after = back.after(Msg::Bot(past, BotAnswer::Missing));
        assert_eq!(after.session().ply(), past);
        assert_eq!(back.after(Msg::GoTo(0, 60)).turn(), now.turn());
    }

    #[test]
    fn a_person_plays_on_from_the_past_in_a_line_of_its_own() {
        let now = model(60);
        let other = |ply: &usize| {
            let state = now.session().state_at(*ply);
            let legal = Tramways::legal(state);
            Tramways::to_act(state) == Some(Seat(0)) && legal.len() > 1
        };
        let past = (0..60).rev().find(other).expect("the person had a choice");
        let back = now.after(Msg::GoTo(0, past));
        let legal = Tramways::legal(back.state());
        let taken = now.session().whole_record().actions[past];
        let new = legal.into_iter().find(|&action| action != taken).expect("another");
        let branched = back.after(Msg::Play(vec![new])).after(Msg::Agree);
        assert_eq!((branched.session().lines().len(), branched.session().ply()), (2, past + 1));
        let again = branched.after(Msg::GoTo(0, 60));
        assert_eq!(again.session().state(), now.session().state());
    }

    #[test]
    fn who_looks_back_at_one_device_does_not_see_the_others_hand() {
        let session = Session::clone(model(60).session());
        let table = Table::new(session, &Players::people(2), 2);
        let passed = (0..2).map(|seat| {
            GameModel::new(table.clone(), Device::taken_by(Seat(seat)), Questions::default())
        });
        let now = passed.clone().find(|it| matches!(it.turn(), Turn::Yours(_)));
        let now = now.expect("somebody decides");
        for past in 0..60 {
            let back = now.after(Msg::GoTo(0, past));
            assert_eq!(back.viewer(), now.viewer(), "at {past}");
        }
        // Until the next one has taken the device nobody looks back.
        let waits = passed.clone().find(|it| matches!(it.turn(), Turn::PassTo(_)));
        let waits = waits.expect("somebody waits");
        for step in [Msg::GoTo(0, 9), Msg::Walk(Walk::First)] {
            let same = waits.after(step);
            assert_eq!((same.session().ply(), same.viewer()), (60, None));
        }
    }
}
