//! The page's access to bots: a worker, started at the first question, or the page itself in small slices if no worker can start
//! or it breaks.

use super::channel::{Channel, Signal};
use super::clock::now;
use super::protocol::{BUILD, Question, RequestId, WorkerRequest, WorkerResponse};
use super::thinker::Think;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::rc::{Rc, Weak};
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// The longest time for a worker to start.
const START: Duration = Duration::from_secs(5);
/// The longest silence of a searching worker, which reports its progress after every slice.
const SILENCE: Duration = Duration::from_secs(5);
/// The length of a slice on the page, which draws between two slices.
const SLICE: Duration = Duration::from_millis(8);

type Listener = Rc<dyn Fn(WorkerResponse)>;

/// Fetches the code that searches on the page; `None` if it cannot be fetched.
pub type OnPage = fn() -> Pin<Box<dyn Future<Output = Option<Box<dyn Think>>>>>;

/// The bots of a rule set, in a worker and on the page.
#[derive(Clone, Copy, Debug)]
pub struct Thinkers {
    /// The rule set, which names the worker.
    pub rule_set: &'static str,
    /// Fetches the fallback for when no worker can run.
    pub on_page: OnPage,
}

/// Answers one question at a time; a newer question replaces an older one, which then gets no answer. Clones share one adviser.
#[derive(Clone)]
pub struct Adviser(Rc<RefCell<Inner>>);

impl PartialEq for Adviser {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

struct Inner {
    thinkers: Thinkers,
    backend: Backend,
    last: u32,
    pending: Option<PendingQuestion>,
}

/// The question to answer.
struct PendingQuestion {
    id: RequestId,
    question: Question,
    listener: Listener,
    /// Gives up a silent worker; searches for par have no timeout.
    patience: Option<Timeout>,
}

#[derive(Default)]
enum Backend {
    /// Not started.
    #[default]
    None,
    /// The worker has not yet reported that it is ready; it is given up after a timeout.
    Starting {
        channel: Channel,
        _patience: Timeout,
    },
    Worker(Channel),
    /// The page's fallback is being fetched.
    Coming,
    /// The page, and its next slice.
    Page(Box<dyn Think>, Option<Timeout>),
}

impl Adviser {
    /// Makes an adviser without a question.
    pub fn new(thinkers: Thinkers) -> Adviser {
        let inner = Inner { thinkers, backend: Backend::None, last: 0, pending: None };
        Adviser(Rc::new(RefCell::new(inner)))
    }

    /// Asks a question; `listener` gets reports of progress, then the answer.
    pub fn ask(
        &self,
        question: Question,
        listener: impl Fn(WorkerResponse) + 'static,
    ) -> RequestId {
        let id = self.next_id();
        let waits = !matches!(question, Question::Par(_));
        let patience = waits.then(|| self.after(START + SILENCE, Adviser::fall_back));
        let pending_question =
            PendingQuestion { id, question, listener: Rc::new(listener), patience };
        self.0.borrow_mut().pending = Some(pending_question);
        let is_first = matches!(self.0.borrow().backend, Backend::None);
        if is_first {
            self.start()
        } else {
            self.send_question()
        }
        id
    }

    /// Forgets a question, unless a newer one was asked.
    pub fn cancel(&self, id: RequestId) {
        if self.is_pending(id) {
            self.0.borrow_mut().pending = None;
            self.send(WorkerRequest::Cancel);
        }
    }

    /// Asks for the answer to a question now, as good as it is.
    pub fn enough(&self, id: RequestId) {
        if self.is_pending(id) {
            self.send(WorkerRequest::Enough);
        }
    }

    /// Returns whether the page itself searches or soon will: no worker could start, or it broke.
    pub fn thinks_on_page(&self) -> bool {
        matches!(self.0.borrow().backend, Backend::Page(..) | Backend::Coming)
    }

    fn is_pending(&self, id: RequestId) -> bool {
        self.0.borrow().pending.as_ref().is_some_and(|pending_question| pending_question.id == id)
    }

    fn next_id(&self) -> RequestId {
        let mut inner = self.0.borrow_mut();
        inner.last += 1;
        RequestId(inner.last)
    }

    /// Acts later, if the adviser still exists.
    fn after(&self, pause: Duration, act: impl Fn(&Adviser) + 'static) -> Timeout {
        let adviser = Rc::downgrade(&self.0);
        Timeout::new(pause.as_millis() as u32, move || with(&adviser, act))
    }

    fn start(&self) {
        let adviser = Rc::downgrade(&self.0);
        let name = self.0.borrow().thinkers.rule_set;
        let channel = Channel::open(name, move |signal| with(&adviser, |it| it.hear(signal)));
        match channel {
            Ok(channel) => {
                let patience = self.after(START, Adviser::fall_back);
                self.0.borrow_mut().backend = Backend::Starting { channel, _patience: patience };
            }
            Err(_) => self.fall_back(),
        }
    }

    fn hear(&self, signal: Signal) {
        match signal {
            Signal::Report(WorkerResponse::Ready(build)) if build == BUILD => self.settle(),
            Signal::Report(WorkerResponse::Ready(_)) | Signal::Broken => self.fall_back(),
            Signal::Report(report) => self.pass_on(report),
        }
    }

    /// The worker is ready.
    fn settle(&self) {
        self.change(|backend| match backend {
            Backend::Starting { channel, .. } => Backend::Worker(channel),
            other => other,
        });
        self.send_question();
    }

    /// Makes the page search from now on.
    fn fall_back(&self) {
        if matches!(self.0.borrow().backend, Backend::Page(..) | Backend::Coming) {
            return;
        }
        let fetch = self.0.borrow().thinkers.on_page;
        self.change(|_| Backend::Coming);
        let adviser = Rc::downgrade(&self.0);
        spawn_local(async move {
            let fetched = fetch().await;
            with(&adviser, |it| it.think_on_page(fetched));
        });
    }

    /// Searches on the page; if nothing could be fetched, refuses the question, and the next one tries again.
    fn think_on_page(&self, fetched: Option<Box<dyn Think>>) {
        let Some(thinker) = fetched else {
            self.change(|_| Backend::None);
            let pending_question =
                self.0.borrow().pending.as_ref().map(|pending_question| pending_question.id);
            let refused = pending_question
                .map(|id| WorkerResponse::Refused(id, "no thinker could be fetched".to_owned()));
            return refused.into_iter().for_each(|report| self.pass_on(report));
        };
        self.change(|_| Backend::Page(thinker, None));
        self.send_question();
    }

    fn change(&self, change: impl FnOnce(Backend) -> Backend) {
        let before = std::mem::take(&mut self.0.borrow_mut().backend);
        let after = change(before);
        self.0.borrow_mut().backend = after;
    }

    fn send_question(&self) {
        let order = |pending_question: &PendingQuestion| {
            WorkerRequest::Think(pending_question.id, pending_question.question.clone())
        };
        let order = self.0.borrow().pending.as_ref().map(order);
        order.into_iter().for_each(|order| self.send(order));
    }

    fn send(&self, order: WorkerRequest) {
        let report = match &mut self.0.borrow_mut().backend {
            Backend::None | Backend::Starting { .. } | Backend::Coming => None,
            Backend::Worker(channel) => {
                channel.say(&order);
                None
            }
            Backend::Page(thinker, _) => thinker.hear(order, now()),
        };
        report.into_iter().for_each(|report| self.pass_on(report));
        self.go_on();
    }

    /// Schedules the next slice on the page, if there is something to search.
    fn go_on(&self) {
        if let Backend::Page(thinker, next) = &mut self.0.borrow_mut().backend {
            let after = || self.after(Duration::ZERO, Adviser::slice);
            *next = thinker.is_busy().then(after);
        }
    }

    fn slice(&self) {
        let report = match &mut self.0.borrow_mut().backend {
            Backend::Page(thinker, _) => thinker.think(SLICE, &now),
            _ => None,
        };
        report.into_iter().for_each(|report| self.pass_on(report));
        self.go_on();
    }

    /// Passes a report to its listener; drops reports on older questions.
    fn pass_on(&self, report: WorkerResponse) {
        let listener = {
            let mut inner = self.0.borrow_mut();
            let pending_question = inner.pending.as_mut();
            let pending_question = pending_question.filter(|it| report.request() == Some(it.id));
            let Some(pending_question) = pending_question else { return };
            if pending_question.patience.is_some() {
                pending_question.patience = Some(self.after(SILENCE, Adviser::fall_back));
            }
            let listener = pending_question.listener.clone();
            if report.is_last() {
                inner.pending = None;
            }
            listener
        };
        listener(report);
    }
}

fn with(adviser: &Weak<RefCell<Inner>>, act: impl FnOnce(&Adviser)) {
    if let Some(adviser) = adviser.upgrade() {
        act(&Adviser(adviser));
    }
}
