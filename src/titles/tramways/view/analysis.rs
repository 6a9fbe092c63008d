//! Trying moves that do not count: a table beside the table, on which what is hidden is a guess.

use crate::engine::game::{Game, Rng, Seat};
use crate::table::{Device, GameMode, GameStatus, Guide, Session, Table};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::analysis_origin::as_if_to_act;
use crate::titles::tramways::rules::start::Start;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::{Msg, Note};
use std::rc::Rc;

/// A table, and the one beside it on which moves are tried.
#[derive(Clone, PartialEq, Eq)]
pub struct TableAndAnalysis {
    /// The table where decisions count.
    pub model: Rc<GameModel>,
    /// The table where they do not.
    pub analysis: Option<Analysis>,
}

/// A table on which moves are tried.
#[derive(Clone, PartialEq, Eq)]
pub struct Analysis {
    pub model: Rc<GameModel>,
    origin: AnalysisOrigin,
}

/// From where the moves are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnalysisOrigin {
    /// From the position of the game at a ply; so many decisions of the analysis were taken in the game.
    Position { ply: usize, taken: usize },
    /// As if it were the player's turn.
    OwnTurn,
    /// From a game that has ended, everything as it was; the player decides for everybody.
    Ended,
}

impl TableAndAnalysis {
    /// A table without an analysis.
    pub fn new(model: GameModel) -> TableAndAnalysis {
        TableAndAnalysis { model: Rc::new(model), analysis: None }
    }

    /// The table that the page shows.
    pub fn shown(&self) -> &Rc<GameModel> {
        self.analysis.as_ref().map_or(&self.model, |analysis| &analysis.model)
    }

    /// The tables after something was done: with the analysis, where there is one.
    pub fn after(&self, act: Msg) -> TableAndAnalysis {
        match (act, &self.analysis) {
            (Msg::Try, _) => self.trying(),
            (Msg::EndAnalysis, _) => TableAndAnalysis { analysis: None, ..self.clone() },
            (Msg::CarryOut, Some(analysis)) => self.carried_out(analysis),
            (act, Some(analysis)) if !act.is_of_the_device() => {
                TableAndAnalysis { analysis: Some(analysis.after(act)), ..self.clone() }
            }
            (act, _) => self.done(act),
        }
    }

    /// Something is done at the table where decisions count. A game that has ended stays as it is:
    /// what is decided otherwise in it stands beside it.
    fn done(&self, act: Msg) -> TableAndAnalysis {
        let decides = act.decides();
        let model = self.model.after(act);
        if decides
            && self.model.has_ended()
            && model.session().lines() != self.model.session().lines()
        {
            return TableAndAnalysis { analysis: Some(of_ended(&model)), ..self.clone() };
        }
        TableAndAnalysis { model: Rc::new(model), analysis: self.analysis.clone() }
    }

    /// A game of its own that goes on from the position of a game that has ended; nothing where
    /// the game goes on, or the position is its end.
    pub fn continued(&self) -> Option<Table<Tramways>> {
        let (model, shown) = (&self.model, self.shown());
        let goes_on = Tramways::to_act(shown.session().state()).is_some();
        if !model.has_ended() || !goes_on || !matches!(model.device, Device::Shared(_)) {
            return None;
        }
        let record = shown.session().record();
        let (session, _) = Session::resume(&record, usize::MAX).ok()?;
        Some(Table::new(session, model.players(), model.players().count()))
    }

    /// Begins an analysis, or goes on with one as if it were the player's turn again.
    fn trying(&self) -> TableAndAnalysis {
        match analysis(self.shown()) {
            Some(analysis) => TableAndAnalysis { analysis: Some(analysis), ..self.clone() },
            None if self.model.table.mode.is_strict() => self.noted(Note::Alone),
            None => self.noted(Note::NoAnalysis),
        }
    }

    fn noted(&self, note: Note) -> TableAndAnalysis {
        let said = |model: &GameModel| Rc::new(model.saying(note));
        match &self.analysis {
            Some(analysis) => TableAndAnalysis {
                analysis: Some(Analysis { model: said(&analysis.model), ..*analysis }),
                ..self.clone()
            },
            None => TableAndAnalysis { model: said(&self.model), analysis: None },
        }
    }

    /// Whether decisions of the analysis can be taken in the game.
    pub fn can_carry_out(&self) -> bool {
        self.analysis.as_ref().is_some_and(|analysis| !self.certain(analysis).is_empty())
    }

    /// The game goes on by what was tried.
    fn carried_out(&self, analysis: &Analysis) -> TableAndAnalysis {
        match self.certain(analysis) {
            certain if certain.is_empty() => self.noted(Note::NoAnalysis),
            certain => TableAndAnalysis::new(self.model.after(Msg::Play(certain))),
        }
    }

    /// The decisions of the analysis up to what reveals something: what comes then is not what the analysis
    /// has guessed.
    fn certain(&self, analysis: &Analysis) -> Vec<Action> {
        let AnalysisOrigin::Position { ply, taken } = analysis.origin else {
            return Vec::new();
        };
        if !self.model.may_act() || self.model.session().ply() != ply {
            return Vec::new();
        }
        let steps = analysis.model.session().steps().iter().skip(taken);
        let (mut state, mut certain) = ((**self.model.session().state()).clone(), Vec::new());
        for action in steps.map(|step| step.action) {
            let mut events = Vec::new();
            if Tramways::apply(&mut state, action, &mut events).is_err() {
                break;
            }
            certain.push(action);
            if events.iter().any(Tramways::reveals) {
                break;
            }
        }
        certain
    }
}

impl Analysis {
    /// Whether it goes out from a game that has ended.
    pub fn is_of_ended(&self) -> bool {
        self.origin == AnalysisOrigin::Ended
    }

    fn after(&self, act: Msg) -> Analysis {
        let model = self.model.after(act);
        match self.origin {
            AnalysisOrigin::Ended => of_ended(&model),
            _ => Analysis { model: Rc::new(model), ..*self },
        }
    }

    /// Whether it is as if it were the player's turn.
    pub fn is_out_of_turn(&self) -> bool {
        self.origin == AnalysisOrigin::OwnTurn
    }
}

impl GameModel {
    /// Whether the game has come to its result, wherever in it one looks.
    pub fn has_ended(&self) -> bool {
        self.session().finished().is_some()
    }

    /// Whether moves may be tried here: not in a ranked game that goes on, nor where no player
    /// looks on.
    pub fn may_try(&self) -> bool {
        let settled = self.table.mode.is_strict() && !self.has_ended();
        self.device.is_at_hand() && !settled && self.viewer().is_some()
    }
}

/// The same table beside the game that it is of, with everything as it was, where whoever tries
/// decides for everybody.
fn of_ended(model: &GameModel) -> Analysis {
    let seat = Tramways::to_act(model.session().state());
    let seat = seat.or(model.device.holder()).unwrap_or(Seat(0));
    let device = Device::Trying(seat);
    if model.device == device {
        return Analysis { model: Rc::new(model.clone()), origin: AnalysisOrigin::Ended };
    }
    let (fate, mode, guide) = (GameStatus::Played, GameMode::Casual, Guide::default());
    let table = Table { fate, mode, guide, ..model.table.clone() };
    let fresh = GameModel::new(table, device, model.questions.clone());
    let model = match model.note {
        Some(note) => fresh.saying(note),
        None => fresh,
    };
    Analysis { model: Rc::new(model), origin: AnalysisOrigin::Ended }
}

/// An analysis of whoever looks at a position; nothing where none is possible.
fn analysis(model: &GameModel) -> Option<Analysis> {
    if !model.may_try() {
        return None;
    }
    let seat = model.viewer()?;
    let session = model.session();
    if model.has_ended() {
        let goes_on = Tramways::to_act(session.state()).is_some();
        return goes_on.then(|| of_ended(model));
    }
    let ply = session.ply();
    let mine = Tramways::to_act(session.state()) == Some(seat);
    let base = (0..=ply).rev().find(|&ply| session.state_at(ply).decision.begins_whole_action())?;
    let seen = Tramways::observe(session.state_at(base), seat);
    let guess = Tramways::determinize(&seen, &mut Rng::new(ply as u64));
    let start = if mine { guess } else { as_if_to_act(&guess, seat)? };
    let mut tried = Session::new(Start::new(start).ok()?.setup()).ok()?;
    if mine {
        let since: Vec<Action> = session.steps()[base..].iter().map(|step| step.action).collect();
        tried.play_together(&since).ok()?;
    }
    let origin = if mine {
        AnalysisOrigin::Position { ply, taken: ply - base }
    } else {
        AnalysisOrigin::OwnTurn
    };
    let table = Table {
        session: Rc::new(tried),
        players: Rc::clone(model.players()),
        fate: GameStatus::Played,
        mode: GameMode::Casual,
        guide: Guide::default(),
        undos: 0,
        hurried: 0,
        hints: 0,
        handed_over: false,
        apart: None,
    };
    let model = GameModel::new(table, Device::Trying(seat), model.questions.clone());
    Some(Analysis { model: Rc::new(model), origin })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bots::Level;
    use crate::table::{Controller, Players, Questions, Turn};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::state::{Decision, State};
    /// A game with bots after so many random decisions, as the person of a seat has it in hand.
    fn tables(players: usize, plies: usize, seat: Seat, mode: GameMode) -> TableAndAnalysis {
        let mut session = Session::new(Setup::standard(players, 5)).expect("a legal setup");
        let mut rng = Rng::new(plies as u64);
        for _ in 0..plies {
            let legal = Tramways::legal(session.state());
            let Some(_) = legal.first() else { break };
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
        let people = Players::people(players);
        let others = people.seats().filter(|&other| other != seat);
        let seated = others.fold(people.clone(), |players, other| {
            players.hand_over(other, Controller::Bot(Level::Easy))
        });
        let table = Table { mode, ..Table::new(session, &seated, players) };
        TableAndAnalysis::new(GameModel::new(table, Device::default(), Questions::default()))
    }

    fn middle(model: &GameModel) -> Msg {
        let legal = Tramways::legal(model.state());
        Msg::Play(vec![legal[legal.len() / 2]])
    }

    #[test]
    fn a_plan_leaves_the_game_alone() {
        let mut planned = 0;
        for plies in (10..240).step_by(7) {
            for seat in [Seat(0), Seat(1)] {
                let before = tables(2, plies, seat, GameMode::Casual);
                let mut now = before.after(Msg::Try);
                if now.analysis.is_none() {
                    continue;
                }
                for _ in 0..12 {
                    if now.shown().may_act() {
                        now = now.after(middle(now.shown()));
                        planned += 1;
                    }
                }
                assert!(now.model == before.model);
                let ended = now.after(Msg::EndAnalysis);
                assert!(ended == before);
            }
        }
        assert!(planned > 150, "only {planned}");
    }

    /// Everything that the planner may not know is another card in the analysis, now and then.
    fn hidden(state: &State, seat: Seat) -> Vec<crate::titles::tramways::rules::card::CardId> {
        let others = state.players.seats().filter(|&other| other != seat);
        let hands = others.flat_map(|other| state.players[other].deck.iter().copied());
        hands.chain(state.players[seat].deck.iter().copied()).collect()
    }

    #[test]
    fn what_is_hidden_is_a_guess() {
        let mut differs = 0;
        for plies in (60..200).step_by(5) {
            let now = tables(3, plies, Seat(2), GameMode::Casual).after(Msg::Try);
            let Some(analysis) = &now.analysis else { continue };
            let (real, guess) = (now.model.session().state(), analysis.model.session().state());
            assert_eq!(real.players[Seat(2)].hand, guess.players[Seat(2)].hand);
            differs += usize::from(hidden(real, Seat(2)) != hidden(guess, Seat(2)));
        }
        assert!(differs > 10, "only {differs}");
    }

    #[test]
    fn a_plan_is_made_out_of_turn_and_goes_on_turn_after_turn() {
        let mut turns = 0;
        for plies in (40..200).step_by(3) {
            let start = tables(2, plies, Seat(1), GameMode::Casual);
            if matches!(start.model.turn(), Turn::Yours(_)) || start.model.state().round == 0 {
                continue;
            }
            let mut now = start.after(Msg::Try);
            let Some(analysis) = &now.analysis else { continue };
            assert!(analysis.is_out_of_turn() && analysis.model.device.holder() == Some(Seat(1)));
            assert!(!now.can_carry_out());
            for _ in 0..40 {
                now = if now.shown().may_act() {
                    now.after(middle(now.shown()))
                } else {
                    now.after(Msg::Try)
                };
                turns += 1;
            }
        }
        assert!(turns > 100, "only {turns}");
    }

    #[test]
    fn what_was_planned_is_carried_out_up_to_what_reveals() {
        let mut carried = 0;
        for plies in 20..150 {
            let start = tables(1, plies, Seat(0), GameMode::Casual);
            if start.model.state().decision == Decision::Over {
                continue;
            }
            let mut now = start.after(Msg::Try);
            for _ in 0..6 {
                if now.analysis.is_some() && now.shown().may_act() {
                    now = now.after(middle(now.shown()));
                }
            }
            if now.can_carry_out() {
                let done = now.after(Msg::CarryOut);
                assert!(done.analysis.is_none());
                assert!(done.model.session().ply() > start.model.session().ply());
                carried += 1;
            }
        }
        assert!(carried > 60, "only {carried}");
    }

    /// A finished game, looked back at where its seat 0 had a choice, and another choice.
    fn looked_back(players: usize, mode: GameMode) -> (TableAndAnalysis, Msg) {
        let ended = tables(players, 3000, Seat(0), mode);
        assert!(ended.model.has_ended());
        let length = ended.model.session().length();
        let had_choice = |ply: &usize| {
            let state = ended.model.session().state_at(*ply);
            Tramways::to_act(state) == Some(Seat(0)) && Tramways::legal(state).len() > 1
        };
        let past = (0..length / 2).rev().find(had_choice).expect("a choice");
        let taken = ended.model.session().whole_record().actions[past];
        let back = ended.after(Msg::GoTo(0, past));
        let mut others = Tramways::legal(back.model.session().state()).into_iter();
        let other = others.find(|&action| action != taken).expect("another");
        (back, Msg::Play(vec![other]))
    }

    #[test]
    fn a_finished_game_stays_finished_and_what_is_tried_stands_beside_it() {
        for players in [1, 3] {
            let (back, other) = looked_back(players, GameMode::Casual);
            let tried = back.after(other);
            let analysis = tried.analysis.as_ref().expect("an analysis");
            assert!(tried.model == back.model && analysis.is_of_ended());
            assert_eq!(analysis.model.session().ply(), back.model.session().ply() + 1);
            let mut now = tried.clone();
            for _ in 0..40 {
                if Tramways::to_act(now.shown().session().state()).is_some() {
                    assert!(now.shown().may_act(), "the player decides for everybody");
                    now = now.after(middle(now.shown()));
                }
            }
            assert!(now.model == back.model && !now.can_carry_out());
            assert!(now.after(Msg::EndAnalysis) == back);
            let undone = tried.after(Msg::Undo);
            assert_eq!(undone.shown().session().ply(), back.model.session().ply());
        }
    }

    #[test]
    fn to_play_on_from_a_finished_game_is_a_game_of_its_own() {
        let (back, other) = looked_back(3, GameMode::Ranked);
        assert!(back.after(other.clone()).analysis.is_none(), "what is done is done");
        let tried = back.after(Msg::Try).after(other);
        for tables in [&back, &tried] {
            let table = tables.continued().expect("a game");
            assert_eq!(table.session.record(), tables.shown().session().record());
            assert_eq!((table.mode, table.session.finished()), (GameMode::Casual, None));
            assert_eq!(table.players, *back.model.players());
        }
        let end = back.after(Msg::GoTo(0, usize::MAX));
        assert!(end.continued().is_none());
        assert!(tables(1, 40, Seat(0), GameMode::Casual).continued().is_none());
    }

    #[test]
    fn the_result_is_never_forgotten() {
        let (back, other) = looked_back(1, GameMode::Casual);
        let mut session = Session::clone(back.model.session());
        let Msg::Play(actions) = other else { panic!("a decision") };
        session.play(actions[0]).expect("a legal action");
        assert_eq!((session.line(), session.finished()), (1, Some(0)));
        session.forget(0);
        assert_eq!(session.lines().len(), 2);
        assert_eq!(Tramways::to_act(session.head()), None);
    }

    #[test]
    fn nobody_plans_in_a_ranked_game() {
        let now = tables(1, 60, Seat(0), GameMode::Ranked).after(Msg::Try);
        assert!(now.analysis.is_none());
        assert_eq!(now.model.note, Some(Note::Alone));
    }
}
