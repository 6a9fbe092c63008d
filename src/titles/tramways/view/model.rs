//! The table as one player sits at it: the session and what is not yet decided.

mod prepared;
mod turn;

use crate::engine::game::Game;
use crate::table::intent::{BotAnswer, Perspective};
use crate::table::title::{SeatView, TurnOf};
use crate::table::view::Reason;
use crate::table::{
    Assistance, BotMove, Device, Guide, Players, Prepared, Question, Questions, Session, Source,
    Table, Turn,
};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::begun::Draft;
use crate::titles::tramways::view::cut::cuts;
use crate::titles::tramways::view::history::walked;
use crate::titles::tramways::view::meaning::Choice;
use crate::titles::tramways::view::msg::{Msg, Note};
use crate::titles::tramways::view::press::{self, Deed};
use crate::titles::tramways::view::reveal::question;
use crate::titles::tramways::view::scene::Broken;
use crate::titles::tramways::view::slots;
use crate::words::Locale;
use std::rc::Rc;

/// This table reckons everything for everybody.
static WITH_ALL: Assistance = Assistance::WHOLE;

/// Stands for any refusal: this table says itself which it is.
static REFUSED: Reason = Reason { text: String::new(), rule: "" };

/// The table as the device shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct GameModel {
    /// The game, and who sits at it.
    pub table: Table<Tramways>,
    /// Who holds the device.
    pub device: Device,
    /// With whose eyes it is seen.
    pub perspective: Perspective,
    /// The position as the viewer may see it.
    shown: Rc<State>,
    /// What is asked about before it is revealed.
    pub questions: Questions,
    /// What is begun on the screen and not yet done.
    pub draft: Draft,
    /// What the page has to say to the last thing that was tried.
    pub note: Option<Note>,
    /// The ply at which the player last closed a lesson.
    pub(super) lectured: Option<usize>,
    /// What waits for an answer to a question.
    pub waiting: Option<Asked>,
    /// The table after a decision that reveals something where what is done is done: it is shown once it is stored.
    pub unshown: Option<Table<Tramways>>,
    /// What was prepared before the page was loaded, until it is taken up.
    laid_aside: Option<Prepared>,
}

/// Whether a decision of a bot is shown together with the one before it: where it pays for that or is the only legal one.
fn goes_along(state: &State, legal: &[Action]) -> bool {
    state.decision.is_payment() || legal.len() == 1
}

/// What a question asks about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Decisions, before they are taken.
    Play(Question, Vec<Action>),
    /// Going back to a ply although people have seen something since.
    Undo(usize),
}

impl GameModel {
    /// A game as the holder of the device sees it.
    pub fn new(table: Table<Tramways>, device: Device, questions: Questions) -> GameModel {
        GameModel::sat(table, device, questions, Perspective::Own)
    }

    fn sat(
        table: Table<Tramways>,
        device: Device,
        questions: Questions,
        perspective: Perspective,
    ) -> GameModel {
        GameModel {
            shown: turn::shown(&table, device, perspective),
            table,
            device,
            perspective,
            questions,
            draft: Draft::default(),
            note: None,
            lectured: None,
            waiting: None,
            unshown: None,
            laid_aside: None,
        }
    }

    /// The position as the viewer may see it: what is hidden is not in it.
    pub fn state(&self) -> &Rc<State> {
        &self.shown
    }

    pub fn session(&self) -> &Rc<Session<Tramways>> {
        &self.table.session
    }

    /// Who sits at the table.
    pub fn players(&self) -> &Rc<Players> {
        &self.table.players
    }

    /// The position as it is shown, and what is begun in it.
    pub fn seen(&self, locale: Locale) -> SeatView<'_, Tramways> {
        let reason = match self.note {
            Some(Note::Rule(_) | Note::Missing(..)) => Some(&REFUSED),
            _ => None,
        };
        let turn = match (self.may_act(), Tramways::to_act(&self.shown)) {
            (true, _) => TurnOf::Mine,
            (false, None) => TurnOf::Nobody,
            (false, seat) => TurnOf::Others(seat),
        };
        let speaks = !self.device.tries() && !self.table.mode.is_strict();
        SeatView {
            state: &self.shown,
            setup: self.session().setup(),
            viewer: self.viewer(),
            turn,
            perspective: self.perspective,
            mode: self.table.mode,
            assistance: &WITH_ALL,
            draft: &self.draft,
            note: reason,
            asked: match &self.waiting {
                Some(Asked::Play(_, actions)) => actions,
                _ => &[],
            },
            steps: self.session().steps(),
            guide: if speaks { self.table.guide } else { Guide::default() },
            players: self.players(),
            locale,
        }
    }

    /// What can be clicked on the map, in the order of its targets.
    pub fn choices(&self) -> Vec<Choice> {
        press::on_map(&self.seen(Locale::English))
    }

    /// The icons of a card that the proposed payment uses, or that are in play already.
    pub fn lit(&self, card: CardId) -> slots::Slots {
        press::lit(&self.seen(Locale::English), card)
    }

    /// The table after something was done.
    pub fn after(&self, act: Msg) -> GameModel {
        self.listened(&act).unwrap_or_else(|| self.done(act).taken_up().taught(self))
    }

    /// The table as it is to be stored: with a decision that is not shown yet.
    pub fn kept(&self) -> &Table<Tramways> {
        self.unshown.as_ref().unwrap_or(&self.table)
    }

    fn done(&self, act: Msg) -> GameModel {
        // What was done for one bot is still told when another has played.
        let stays = |note: &Note| *note == Note::AnyMove && matches!(act, Msg::Bot(..));
        let mut model = GameModel { note: self.note.filter(stays), ..self.clone() };
        if self.device.looks_on() && !act.only_looks() {
            return GameModel { note: Some(Note::Elsewhere), ..model };
        }
        if act.decides() && !self.may_act() {
            return GameModel { note: Some(Note::NotYourTurn), ..model };
        }
        if self.table.mode.is_strict() && act.helps() {
            return GameModel { note: Some(Note::Alone), ..model };
        }
        if act.decides() {
            model.unshown = None;
        }
        if act.decides() && !act.agrees() {
            model.waiting = None;
        }
        match act {
            Msg::Play(actions) => model.try_play(actions),
            Msg::Click(click) => model.press(|seen| press::click(seen, &click)),
            Msg::Choose(at) => model.press(|seen| press::pick(seen, at)),
            Msg::LookUp(thing) => model.press(|seen| press::look_up(seen, thing)),
            Msg::Icon(card, slot) => model.press(|seen| press::icon(seen, card, slot)),
            Msg::Card(card) => model.press(|seen| press::card(seen, card)),
            Msg::Pay => model.press(press::pay),
            Msg::Agree => model.agree(),
            Msg::AgreeForGood => {
                if let Some(Asked::Play(question, _)) = model.waiting {
                    model.questions.silence(question);
                }
                model.agree();
            }
            Msg::AskAgain => model.questions = Questions::default(),
            Msg::Back => model.back(),
            Msg::Undo => model.undo(),
            Msg::HandBack => model.hand_back(),
            Msg::Redo => model.redo(),
            Msg::TakeDevice => model.take_device(),
            Msg::Bot(ply, answer) => model.bot(ply, &answer),
            Msg::Players(players) => {
                model.device = model.device.reseated(model.players());
                let mut table = model.table.clone();
                table.seat(&players);
                model.seat(table);
            }
            // With an earlier position the hand of the one before would be seen.
            Msg::GoTo(..) | Msg::Walk(_) if matches!(self.turn(), Turn::PassTo(_)) => {}
            Msg::GoTo(line, ply) => model.change(|session| session.go_to_line(line, ply)),
            Msg::Walk(walk) => model.change(|session| session.go_to(walked(session, walk))),
            Msg::See(perspective) => {
                return GameModel::sat(model.table, model.device, model.questions, perspective);
            }
            Msg::Forget(line) => model.change(|session| session.forget(line)),
            Msg::Describe(line, name, comment) => {
                model.change(|session| session.describe(line, name, comment));
            }
            Msg::Stored(table) => {
                if model.unshown.as_ref() == Some(&table) {
                    model.sit_at(Session::clone(&table.session));
                }
            }
            Msg::GameStatus(fate) => model.seat(Table { fate, ..model.table.clone() }),
            Msg::Replace(table, prepared) => {
                model.laid_aside = prepared;
                model.device = table.held(model.device.reseated(model.players()));
                model.seat(table);
            }
            Msg::Try | Msg::EndAnalysis | Msg::CarryOut => model.note = Some(Note::NoAnalysis),
            Msg::Teach(_) => {}
            Msg::LookOn => {
                (model.device, model.perspective) = (model.device.looking_on(), Perspective::Own);
                model.seat(model.table.clone());
            }
            Msg::PlayHere => {
                (model.device, model.perspective) = (model.device.playing(), Perspective::Own);
                model.seat(model.table.clone());
            }
        }
        model
    }

    fn try_play(&mut self, actions: Vec<Action>) {
        let reveals = question(self.state(), &actions).filter(|&question| self.asks(question));
        let cuts = || {
            let asks = self.questions.asks(Question::Cut);
            (asks && !cuts(self.state(), &actions).is_empty()).then_some(Question::Cut)
        };
        match reveals.or_else(cuts) {
            Some(question) => self.waiting = Some(Asked::Play(question, actions)),
            None => self.play(&actions),
        }
    }

    /// What the map shows broken: what a decision that waits for an answer would cut, else what the
    /// action under way cuts.
    pub fn broken(&self, under_way: Vec<Broken>) -> Vec<Broken> {
        match &self.waiting {
            Some(Asked::Play(Question::Cut, actions)) => {
                let cuts = cuts(self.state(), actions);
                cuts.iter().map(|cut| cut.broken(self.state(), self.players())).collect()
            }
            _ => under_way,
        }
    }

    /// What can be taken back needs no question about what it reveals.
    fn asks(&self, question: Question) -> bool {
        self.table.mode.is_strict() && self.questions.asks(question)
    }

    fn play(&mut self, actions: &[Action]) {
        let mut session = Session::clone(self.session());
        match session.play_together(actions) {
            Ok(()) => {
                if self.table.mode.is_strict() {
                    session.forget_others();
                }
                session.forget_unfinished(self.session());
                if !self.device.tries() {
                    session.follow_bots(self.players());
                }
                let reveals = session.reveals_between(self.session().ply(), session.ply());
                if self.table.mode.is_strict()
                    && Tramways::to_act(self.session().head()).is_some()
                    && reveals
                {
                    self.unshown = Some(Table { session: Rc::new(session), ..self.table.clone() });
                } else {
                    self.sit_at(session);
                }
            }
            Err(refusal) => self.note = Some(Note::refused(&self.shown, actions, refusal)),
        }
    }

    /// Nothing half decided survives a change of the position, but for what an action was begun for.
    fn sit_at(&mut self, session: Session<Tramways>) {
        let (note, lectured) = (self.note, self.lectured);
        let draft = self.draft.kept(session.state());
        self.seat(Table { session: Rc::new(session), ..self.table.clone() });
        (self.note, self.lectured, self.draft) = (note, lectured, draft);
    }

    fn change(&mut self, change: impl FnOnce(&mut Session<Tramways>)) {
        let mut session = Session::clone(self.session());
        change(&mut session);
        self.sit_at(session);
    }

    fn seat(&mut self, table: Table<Tramways>) {
        let laid_aside = self.laid_aside.take();
        let seen = GameModel::sat(table, self.device, self.questions.clone(), self.perspective);
        *self = GameModel { laid_aside, ..seen };
    }

    fn take_device(&mut self) {
        let (turn, device) = (self.turn(), self.device);
        let (Turn::PassTo(seat) | Turn::Past(seat)) = turn else { return };
        if self.may_take_over(seat) {
            // Where the past is shown the device comes to that person first, unless everybody may see everything.
            let comes = matches!(turn, Turn::Past(_)) && !self.may_see_all();
            self.device = if comes { device.offered() } else { Device::taken_by(seat) };
            self.seat(self.table.clone());
        }
    }

    /// An answer to another position than this one is too late and changes nothing.
    fn bot(&mut self, ply: usize, answer: &BotAnswer) {
        if !matches!(self.turn(), Turn::Bot(..)) || self.session().ply() != ply {
            return;
        }
        let bot_move = self.table.bot_move(answer, goes_along);
        let Some(BotMove { actions, source }) = bot_move else { return };
        self.play(&actions);
        if source == Source::AnyLegal {
            self.note = Some(Note::AnyMove);
        }
    }

    fn agree(&mut self) {
        match self.waiting.take() {
            Some(Asked::Play(_, actions)) => self.play(&actions),
            Some(Asked::Undo(ply)) => self.take_back(ply),
            None => {}
        }
    }

    /// Does what comes of a press.
    fn press(&mut self, pressed: impl FnOnce(&SeatView<Tramways>) -> Deed) {
        match pressed(&self.seen(Locale::English)) {
            Deed::Act(draft, actions) => {
                self.draft = draft;
                self.try_play(actions);
            }
            Deed::Instead(actions) => self.leave_for(&actions),
            Deed::Begin(draft) => self.draft = draft,
            Deed::Refuse(note) => {
                if self.draft.menu.is_some() {
                    self.draft = self.draft.kept(&self.shown);
                }
                self.note = Some(note);
            }
            Deed::Nothing => {}
        }
    }

    /// Leaves the action under way and takes other decisions, if there are any.
    fn leave_for(&mut self, actions: &[Action]) {
        match self.action_start() {
            Some(ply) if ply < self.floor() => self.note = Some(self.barred()),
            Some(ply) if self.is_of_others(ply) => self.waiting = Some(Asked::Undo(ply)),
            Some(ply) => {
                self.take_back(ply);
                if !actions.is_empty() {
                    self.play(actions);
                }
            }
            None => {}
        }
    }

    fn back(&mut self) {
        if self.unshown.take().is_some() || self.waiting.take().is_some() {
            return;
        }
        match press::back(&self.seen(Locale::English)) {
            Deed::Begin(draft) => self.draft = draft,
            _ if !self.may_act() => self.note = Some(Note::NotYourTurn),
            _ => self.leave_for(&[]),
        }
    }

    /// The ply at which the action under way began; nothing where none is under way.
    pub fn action_start(&self) -> Option<usize> {
        press::action_start(&self.seen(Locale::English))
    }

    fn undo(&mut self) {
        match self.undone() {
            Some(ply) => self.ask_to_take_back(ply),
            None if self.session().ply() == 0 => self.note = Some(Note::NothingToUndo),
            None => self.note = Some(self.barred()),
        }
    }

    fn hand_back(&mut self) {
        if let Some(seat) = self.device.returns_to() {
            self.device = Device::taken_by(seat);
            self.seat(self.table.clone());
        } else if self.can_hand_back() {
            self.take_back(self.ply_before(self.session().ply()));
        }
    }

    fn ask_to_take_back(&mut self, ply: usize) {
        if self.is_of_others(ply) {
            self.waiting = Some(Asked::Undo(ply))
        } else {
            self.take_back(ply)
        }
    }

    /// Goes back to a ply, which is counted.
    fn take_back(&mut self, ply: usize) {
        self.table.undos = self.table.undos.saturating_add(1);
        self.change(|session| session.go_to(ply));
    }

    fn redo(&mut self) {
        match self.redone() {
            Some(ply) => self.change(|session| session.go_to(ply)),
            None => self.note = Some(Note::NothingToRedo),
        }
    }
}
