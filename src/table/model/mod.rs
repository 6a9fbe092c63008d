//! A table of one title: the game, the device and the draft on the screen.

mod back;
mod bot;
mod build_view;
mod field;
mod guide;
mod hands;
mod hints;
mod may;
mod moved;
mod note;
mod past;
mod prepared;
mod question;
mod ranked;
mod remote;
mod reopening;
mod result;
mod review;
mod same;
mod story;
mod trying;
mod typed;
mod watching;

use crate::engine::bots::{Grading, Level, grading};
use crate::engine::codec::{self, BoardId};
use crate::engine::game::{Rng, Seat};
use crate::table::board::orientation::Turned;
use crate::table::command::Command;
use crate::table::field::FieldOf;
use crate::table::intent::{Intent, Perspective};
use crate::table::open::{LinePosition, OpenTable, Revision, TableView};
use crate::table::review::ReviewOf;
use crate::table::set_up::{BoardFact, NewGame};
use crate::table::title::{Response, SeatView, Title, TurnOf};
use crate::table::view::{Gesture, Metric, Note, Pressed, Reason};
use crate::table::{Assistance, Device, DeviceTurn, GameTable, Players, Session, Teach};
use crate::table::{Prepared, PreparedPlan, Save, Summary, TakenBackTo};
use crate::words::Locale;
use ranked::allowed;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// The seed that fills in hidden state, fixed so that a position always looks the same.
const VEIL: u64 = 0x5EE;

/// A table of one title.
pub struct TableModel<G: Title> {
    /// The game, as it is saved.
    pub table: GameTable<G>,
    device: Device,
    perspective: Perspective,
    turned: Turned,
    assistance: Rc<Assistance>,
    draft: G::Draft,
    /// The draft of a position that the viewer has left.
    parked: Option<prepared::ParkedDraft<G::Draft>>,
    note: Option<Note>,
    refusals: u32,
    /// The question that needs an answer, with its action.
    pending: Option<question::PendingAction<G>>,
    /// The position that the viewer went back to and plays on from.
    reopened: Option<TakenBackTo>,
    analysis: Option<Rc<Session<G>>>,
    /// The game after a decision of a strict game, which is shown once it is stored.
    unshown: Option<Rc<Session<G>>>,
    /// The data that a remote game shows next to its present line.
    peek: remote::RemotePeek<G>,
    /// The position of the game where the analysis started.
    tried_from: Option<LinePosition>,
    /// The seat of the analysis; `None` if it moves for all seats.
    planner: Option<Seat>,
    /// The level of the bots that play the others in the analysis.
    stand_in: Option<Level>,
    /// A plan made out of turn, until its turn comes.
    saved_plan: Option<PreparedPlan>,
    /// Set while a watching viewer looks at another position than the present one.
    stays: Option<watching::Stay>,
    view: RefCell<Option<(Locale, Rc<TableView>)>>,
    /// The log lines so far, shared with the next tables.
    log_so_far: Rc<RefCell<story::LogSoFar<G>>>,
    /// The position as the viewer may know it, computed on demand.
    shown: OnceCell<G::State>,
    /// The title's computed values for that position.
    derived: G::Derived,
    /// The draft in its saved form, computed on demand.
    prepared: OnceCell<Option<Rc<Prepared>>>,
}

impl<G: Title> Clone for TableModel<G> {
    fn clone(&self) -> Self {
        TableModel {
            table: self.table.clone(),
            device: self.device,
            perspective: self.perspective,
            turned: self.turned,
            assistance: Rc::clone(&self.assistance),
            draft: self.draft.clone(),
            parked: self.parked.clone(),
            note: self.note.clone(),
            refusals: self.refusals,
            pending: self.pending.clone(),
            reopened: self.reopened,
            analysis: self.analysis.clone(),
            unshown: self.unshown.clone(),
            peek: self.peek.clone(),
            tried_from: self.tried_from,
            planner: self.planner,
            stand_in: self.stand_in,
            saved_plan: self.saved_plan.clone(),
            stays: self.stays,
            view: RefCell::new(None),
            log_so_far: Rc::clone(&self.log_so_far),
            shown: OnceCell::new(),
            derived: G::Derived::default(),
            prepared: OnceCell::new(),
        }
    }
}

impl<G: Title> TableModel<G> {
    /// Creates a table with an empty draft.
    pub fn new(table: GameTable<G>, device: Device) -> Self {
        TableModel {
            assistance: Rc::new(allowed(&table, &Assistance::WHOLE)),
            table,
            device,
            perspective: Perspective::Own,
            turned: Turned::default(),
            draft: G::Draft::default(),
            parked: None,
            note: None,
            refusals: 0,
            pending: None,
            reopened: None,
            analysis: None,
            unshown: None,
            peek: remote::RemotePeek::default(),
            tried_from: None,
            planner: None,
            stand_in: None,
            saved_plan: None,
            stays: None,
            view: RefCell::new(None),
            log_so_far: Rc::default(),
            shown: OnceCell::new(),
            derived: G::Derived::default(),
            prepared: OnceCell::new(),
        }
    }

    /// Returns the session on display: the game, the analysis or another line of a remote game.
    pub fn session(&self) -> &Session<G> {
        let beside = self.analysis.as_deref().or(self.peek.peek.as_deref());
        beside.unwrap_or(&self.table.session)
    }

    /// The players at the table.
    pub fn players(&self) -> &Rc<Players> {
        &self.table.players
    }

    fn to_act(&self) -> Option<Seat> {
        G::to_act(self.session().state())
    }

    /// Returns whether an intent acts on the game: decides, moves through it, edits lines or starts an analysis.
    fn is_at_the_game(intent: &Intent) -> bool {
        let decides = matches!(
            intent,
            Intent::Press(_)
                | Intent::Stroke(_)
                | Intent::Ask(_)
                | Intent::Act(_)
                | Intent::PlayPlan(_)
        );
        let goes = matches!(intent, Intent::Undo | Intent::Redo | Intent::GoTo { .. });
        let keeps = matches!(intent, Intent::Describe { .. } | Intent::Forget(_));
        decides || goes || keeps || matches!(intent, Intent::Agree | Intent::Analyse)
    }

    /// Returns whether the game has ended, whatever position is shown.
    fn is_over(&self) -> bool {
        G::to_act(self.table.session.last_state()).is_none()
    }

    fn shows_all(&self) -> bool {
        self.analysis.is_some() || self.perspective() == Perspective::All
    }

    /// Returns the position as the viewer may know it.
    fn shown(&self) -> &G::State {
        self.shown.get_or_init(|| self.redacted())
    }

    /// Clears the caches of the shown position.
    fn forget_shown(&mut self) {
        (self.shown, self.derived) = (OnceCell::new(), G::Derived::default());
    }

    fn redacted(&self) -> G::State {
        let state = self.session().state();
        if self.shows_all() || G::to_act(state).is_none() {
            return G::State::clone(state);
        }
        G::redacted(state, self.viewer(), &mut Rng::new(VEIL))
    }

    fn whose(&self) -> TurnOf {
        match (self.turn(), self.to_act()) {
            (DeviceTurn::Yours(_), _) => TurnOf::Mine,
            (_, None) => TurnOf::Nobody,
            (_, seat) => TurnOf::Others(seat),
        }
    }

    fn seen<'a>(
        &'a self,
        state: &'a G::State,
        derived: &'a G::Derived,
        locale: Locale,
    ) -> SeatView<'a, G> {
        SeatView {
            state,
            derived,
            setup: self.session().setup(),
            viewer: self.viewer(),
            turn: self.whose(),
            perspective: self.perspective(),
            mode: self.table.mode,
            assistance: &self.assistance,
            draft: &self.draft,
            note: self.refusal(),
            steps: self.session().steps(),
            guide: self.guide(),
            players: self.players(),
            turned: self.turned,
            locale,
        }
    }

    /// The orientation of the board.
    pub fn turned(&self) -> Turned {
        self.turned
    }

    /// Evaluates a function on the title's view of the shown position.
    pub fn ask<T>(&self, locale: Locale, question: impl FnOnce(&SeatView<G>) -> T) -> T {
        question(&self.seen(self.shown(), &self.derived, locale))
    }

    /// Returns the table after an intent.
    pub fn after(&self, intent: &Intent, locale: Locale) -> Self {
        let mut after = self.clone();
        // The note that a bot gave no answer remains while other bots play.
        let stays = |note: &Note| *note == Note::AnyMove && matches!(intent, Intent::Bot { .. });
        after.note = after.note.filter(stays);
        let asked = after.pending.take();
        // Agreeing without an open question does not drop the decision that waits to be stored.
        let answers_nothing = asked.is_none() && matches!(intent, Intent::Agree);
        if Self::is_at_the_game(intent) && !answers_nothing {
            after.unshown = None;
        }
        match intent {
            Intent::Agree if asked.is_none() && self.awaits_answer() => after.take_other_answer(),
            Intent::Leave if asked.is_none() && self.arriving().is_some() => after.leave_arrival(),
            intent if self.awaits_taking() && Self::is_at_the_game(intent) => {}
            Intent::Press(pressed) => after.press(*pressed, Gesture::Press, locale),
            // A question raised by a stroke is answered first.
            Intent::Stroke(_) if asked.is_some() => after.pending = asked,
            Intent::Stroke(step) => {
                after.press(Pressed::Place(step.to), Gesture::Stroke(*step), locale);
            }
            Intent::Ask(pressed) => after.press(*pressed, Gesture::Ask, locale),
            Intent::Act(notation) => after.act_as(notation, locale),
            Intent::Undo => after.undo(),
            Intent::Redo => after.redo(),
            Intent::Agree if asked.is_some() => after.agree(asked, locale),
            Intent::Leave if self.awaits_taking() => after.take_back_device(),
            Intent::Leave if asked.is_some() => {}
            Intent::Leave if self.closes_a_lesson() => after.teach(Teach::GotIt, self),
            Intent::Agree | Intent::Leave => after.draft = after.draft_after_undo(),
            Intent::Drop => after.draft = after.draft_after_undo(),
            Intent::GoTo { line, ply } => after.go_to(*line, *ply),
            Intent::Describe { .. } | Intent::Forget(_) if self.only_looks_on() => {}
            Intent::Describe { .. } | Intent::Forget(_) if self.peek.peek.is_some() => {}
            Intent::Describe { line, name, comment } => after.describe(*line, name, comment),
            Intent::Forget(line) => {
                after.forget(*line);
                after.arrive_again(locale);
            }
            Intent::Analyse => after.analyse(),
            Intent::Skip => after.skip(),
            Intent::StandIn(level) => after.stand_in = self.analysis.is_some().then_some(*level),
            Intent::EndAnalysis => after.end_analysis(),
            Intent::CarryOut => after.carry_out(locale),
            Intent::PassDevice => after.pass_device(),
            Intent::TakeDevice => after.take_device(),
            Intent::Bot { ply, answer } => {
                after.bot(*ply, answer);
                // Bots play on while the question is open.
                after.pending = asked.filter(|it| matches!(it, question::PendingAction::Abandon));
            }
            Intent::PlayPlan(line) => after.play_plan(line, locale),
            Intent::Hinted => after.table.hints += u32::from(self.analysis.is_none()),
            Intent::Stored(revision) => after.show_stored(revision),
            Intent::Sent => after.note_sent(),
            Intent::Arrive(link) => after.arrive(link, locale),
            Intent::Players(_) | Intent::GameStatus(_) | Intent::Abandon
                if self.device.looks_on() => {}
            Intent::Players(players) if !self.may_sit(players) => {}
            Intent::Players(players) => after.seat(players),
            Intent::See(perspective) => after.perspective = *perspective,
            Intent::Assist(wanted) => after.assistance = Rc::new(allowed(&self.table, wanted)),
            // A question stays open until it is answered.
            Intent::ComeCloser | Intent::PressGrey(_) if asked.is_some() => after.pending = asked,
            Intent::ComeCloser => after.note = Some(Note::Closer),
            Intent::StandBack => after.pending = asked,
            Intent::PressGrey(tool) => after.note = Some(Note::Unavailable(*tool)),
            Intent::Turn(turned) => after.lay(*turned, asked, locale),
            Intent::GameStatus(status) => after.table.status = *status,
            Intent::Abandon if self.may().give_up => {
                after.pending = Some(question::PendingAction::Abandon)
            }
            Intent::Abandon => {}
            Intent::Guide(wish) => after.teach(*wish, self),
            Intent::LookOn => after.look_on(),
            Intent::PlayHere => after.play_here(),
        }
        after.refusals += u32::from(matches!(after.note, Some(Note::Refused(_))));
        after.note = after.note.take().or_else(|| self.lasting_note(intent, &after));
        // These caches hold answers about the table before.
        after.forget_shown();
        after.prepared = OnceCell::new();
        after.behind_the_curtain().taught(self)
    }

    fn press(&mut self, pressed: Pressed, by: Gesture, locale: Locale) {
        match self.ask(locale, |seen| G::press(seen, pressed, by)) {
            Response::Act(actions) => self.act(&actions, locale),
            Response::Begin(draft, actions) => {
                self.draft = draft;
                self.act(&actions, locale);
            }
            Response::Instead(actions) => self.act_instead(&actions, locale),
            Response::Prepare(draft) => self.draft = draft,
            Response::Refuse(why) => self.note = Some(Note::Refused(why)),
            Response::Dismiss(why) => {
                (self.draft, self.note) = (self.draft_after_undo(), Some(Note::Refused(why)));
            }
            Response::Nothing => {}
        }
    }

    /// Plays the action with this notation, if the viewer is to move.
    fn act_as(&mut self, notation: &str, locale: Locale) {
        if let Some(action) = self.ask(locale, |seen| G::read(seen, notation)) {
            self.act(&[action], locale);
        }
    }

    /// Plays actions, after a question if needed. Moves after the end of the game become an analysis, so the result stays.
    fn act(&mut self, actions: &[G::Action], locale: Locale) {
        if !matches!(self.turn(), DeviceTurn::Yours(_)) {
            return;
        }
        self.pending = self.question_before(actions, locale);
        if self.pending.is_none() {
            self.play(actions, locale);
        }
    }

    /// Plays actions without a question.
    fn play(&mut self, actions: &[G::Action], locale: Locale) {
        if self.analysis.is_none() && self.is_over() {
            self.analysis = Some(Rc::clone(&self.table.session));
        }
        let before = self.session().clone();
        let mut session = before.clone();
        match session.play_together(actions) {
            Ok(()) => {
                if self.analysis.is_none() {
                    self.saved_plan.take_if(|plan| Some(plan.seat) == G::to_act(before.state()));
                }
                let counts = self.analysis.is_none() && self.table.mode.is_strict();
                if counts {
                    session.forget_others();
                }
                session.forget_unfinished(&before);
                if self.analysis.is_none() {
                    session.follow_bots(self.players());
                    self.device = self.device.after_decision();
                }
                if counts {
                    self.unshown = Some(Rc::new(session));
                } else {
                    self.go_on_at(session);
                }
            }
            Err(refusal) => {
                let why = G::why_not(self.shown(), actions, &refusal, locale);
                self.note = Some(Note::Refused(why));
            }
        }
    }

    fn is_bots(&self, state: &G::State) -> bool {
        self.players().is_bots(G::to_act(state))
    }

    /// Continues with the session after a decision. A viewer who plays on from an earlier ply keeps doing so while the line
    /// continues.
    fn go_on_at(&mut self, session: Session<G>) {
        let (line, ply) = (self.session().line(), self.session().ply());
        if self.analysis.is_none() && session.line() != line {
            self.leaves_at(ply);
        }
        let draft = G::carried_over(&self.draft, session.state());
        self.sit_at(session);
        self.draft = draft;
        if self.reopened.is_some() {
            self.reopen();
        }
    }

    fn sit_at(&mut self, session: Session<G>) {
        self.draft = G::Draft::default();
        match &mut self.analysis {
            Some(analysis) => *analysis = Rc::new(session),
            None => self.table.session = Rc::new(session),
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Session<G>)) {
        let mut session = self.session().clone();
        change(&mut session);
        self.sit_at(session);
    }

    /// Starts an analysis from what the viewer may know of this position; the rest is dealt at random.
    fn analyse(&mut self) {
        if self.analysis.is_some() || !self.can_try() {
            return;
        }
        if let Some(session) = self.tried() {
            self.lay_aside();
            let game = &self.table.session;
            self.planner = if self.is_over() { None } else { self.viewer() };
            self.tried_from = Some(LinePosition { line: game.line(), ply: game.ply() });
            self.analysis = Some(Rc::new(session));
        }
    }

    /// Plays the first action of a plan, if the viewer is to move.
    fn play_plan(&mut self, line: &str, locale: Locale) {
        if let Some(actions) = self.first_action(line) {
            self.act(&actions, locale);
        }
    }

    fn refusal(&self) -> Option<&Reason> {
        match &self.note {
            Some(Note::Refused(why)) => Some(why),
            _ => None,
        }
    }
}

impl<G: Title> OpenTable for TableModel<G> {
    fn title(&self) -> &'static str {
        G::key(self.table.session.setup())
    }

    fn board_name(&self) -> Option<&'static str> {
        G::board_name(self.table.session.setup())
    }

    fn board_id(&self) -> Option<BoardId> {
        G::board_id(self.table.session.setup())
    }

    fn board_facts(&self, locale: Locale) -> Vec<BoardFact> {
        G::board_facts(self.table.session.setup(), locale)
    }

    fn view(&self, locale: Locale) -> Rc<TableView> {
        let known = self.view.borrow().as_ref().filter(|(of, _)| *of == locale).cloned();
        if let Some((_, view)) = known {
            return view;
        }
        let view = Rc::new(self.drawn(locale));
        *self.view.borrow_mut() = Some((locale, Rc::clone(&view)));
        view
    }

    fn metrics(&self) -> &'static [Metric] {
        G::METRICS
    }

    fn so_far(&self) -> String {
        codec::encode(&self.session().record())
    }

    fn commands(&self, locale: Locale) -> Vec<Command> {
        self.commands(locale)
    }

    fn reads(&self, text: &str) -> bool {
        self.ask(Locale::English, |seen| G::read(seen, text).is_some())
    }

    fn refuses(&self, text: &str) -> bool {
        let action = self.ask(Locale::English, |seen| G::read(seen, text));
        action.is_some_and(|action| G::check(self.session().state(), action).is_err())
    }

    fn save(&self, revision: u64, saved_at: u64) -> Save {
        let table = self.stored_table();
        let state = table.session.last_state();
        // Everybody sees the lists of games, so they show no secrets of a seat.
        let derived = G::Derived::default();
        let seen = SeatView { viewer: None, ..self.seen(state, &derived, Locale::English) };
        let glance = Summary {
            scores: G::panels(&seen).into_iter().map(|panel| panel.score).collect(),
            to_act: G::to_act(state),
            over: G::to_act(state).is_none(),
            round: G::round(state).and_then(|round| u8::try_from(round).ok()).unwrap_or_default(),
            picture: G::picture(state, &table.players).map(Rc::new),
            board: self.board_name().map(str::to_owned),
        };
        let mut save = Save::of(self.title(), &table, glance, revision, saved_at);
        save.prepared = self.prepared().as_deref().cloned();
        save.planned = self.saved_plan();
        save.reopened = self.reopened;
        save
    }

    fn waits_for_storage(&self) -> bool {
        self.unshown.is_some()
    }

    fn revision(&self) -> Revision {
        let GameTable { status, mode, guide, undos, hurried, hints, remote, .. } = self.table;
        Revision {
            session: Rc::as_ptr(self.stored()).addr(),
            players: Rc::clone(&self.table.players),
            status,
            mode,
            guide,
            undos,
            hurried,
            hints,
            remote,
            prepared: self.prepared(),
            planned: self.saved_plan(),
            reopened: self.reopened,
        }
    }

    fn is_of(&self, save: &Save) -> bool {
        save.title() == self.title() && save.is_of(&self.table.session.whole_record())
    }

    fn another(&self, seed: u64) -> NewGame {
        NewGame { seed, ..G::chosen(self.table.session.setup()) }
    }

    fn plies(&self) -> usize {
        self.stored().length()
    }

    fn field_of(&self, seat: Seat) -> FieldOf {
        self.field_of(seat)
    }

    fn grading(&self) -> Option<Grading> {
        grading::<G>(G::players(self.table.session.setup()))
    }

    fn has_decided_since(&self, ply: usize) -> bool {
        self.has_decided_since(ply)
    }

    fn review_of(&self, seat: Seat) -> Option<ReviewOf> {
        self.review_of(seat)
    }
}
