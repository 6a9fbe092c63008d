//! Text for screen readers: each thing once, and simultaneous events in one message.

use super::DeviceTurn;
use super::open::{Moment, TableView};
use super::view::LogLine;
use crate::words::letters::in_small;
use crate::words::{Locale, shell};

/// The state of the announcements at a table.
#[derive(Debug, Default)]
pub struct Narrator {
    announced: Option<AnnouncedTable>,
    /// The device's state since the last announcement: passed on or not.
    passed: Passed,
}

/// The device's state: passed on or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Passed {
    #[default]
    No,
    Yes,
}

/// The state of the table at the last announcement.
#[derive(Debug, PartialEq, Eq)]
struct AnnouncedTable {
    ply: usize,
    moment: Moment,
    elsewhere: Option<&'static str>,
    news: Option<String>,
    lesson: Option<u8>,
    prompt: String,
    proposal: Option<String>,
}

impl AnnouncedTable {
    fn of(view: &TableView, locale: Locale) -> AnnouncedTable {
        AnnouncedTable {
            ply: view.past.ply,
            moment: view.past.moment,
            elsewhere: not_present(view, locale),
            news: view.news.as_ref().map(|news| news.text.clone()),
            lesson: view.lesson.as_ref().map(|lesson| lesson.number),
            prompt: view.prompt.full.clone(),
            proposal: view.proposal.clone(),
        }
    }

    /// Returns whether both are the same position of the same game.
    fn is_there(&self, other: &AnnouncedTable) -> bool {
        (self.ply, self.moment, self.elsewhere) == (other.ply, other.moment, other.elsewhere)
    }
}

/// Describes what is shown instead of the present position; `None` if the present is shown.
pub fn not_present(view: &TableView, locale: Locale) -> Option<&'static str> {
    match view.past.moment {
        Moment::Past if is_second_answer(view) => Some(locale.second_answer()),
        Moment::Past => Some(shell::in_the_past(locale)),
        Moment::Tried if view.is_over() => Some(shell::trying(locale)),
        Moment::Tried => Some(shell::trying_blind(locale)),
        Moment::Present => None,
    }
}

/// Returns whether the different answer from a link is shown.
fn is_second_answer(view: &TableView) -> bool {
    view.fork
        .as_ref()
        .is_some_and(|fork| (fork.line, fork.length) == (view.past.line, view.past.ply))
}

impl Narrator {
    /// Returns what is new at the table since the last call; `None` if nothing is, or while the device is passed on.
    pub fn hear(&mut self, view: &TableView, locale: Locale) -> Option<String> {
        if matches!(view.turn, DeviceTurn::PassTo(_)) {
            self.passed = Passed::Yes;
            return None;
        }
        let now = AnnouncedTable::of(view, locale);
        let passed = std::mem::take(&mut self.passed);
        let story = match &self.announced {
            None => view.last_action(),
            Some(before) => story(view, before, &now, passed),
        };
        let before = self.announced.as_ref();
        let is_new = |same: fn(&AnnouncedTable, &AnnouncedTable) -> bool| {
            !before.is_some_and(|it| same(it, &now))
        };
        let mut parts = sentences(view, &story, locale);
        let so_far = in_small(&parts.join(" "));
        // News that repeats the log's line about the own decision is left out.
        let is_told = |text: &str| so_far.contains(&in_small(text));
        if is_new(|it, now| it.is_there(now) && it.news == now.news) {
            parts.extend(now.news.clone().filter(|text| !is_told(text)));
        }
        if is_new(|it, now| it.elsewhere == now.elsewhere) {
            parts.splice(0..0, now.elsewhere.map(str::to_owned));
        }
        if is_new(|it, now| it.lesson == now.lesson) {
            parts.extend(view.lesson.as_ref().map(|lesson| lesson.text.clone()));
        }
        if is_new(|it, now| it.is_there(now) && it.prompt == now.prompt) {
            parts.push(now.prompt.clone());
        }
        if is_new(|it, now| it.is_there(now) && it.proposal == now.proposal) {
            parts.extend(now.proposal.clone());
        }
        self.announced = Some(now);
        if parts.is_empty() { None } else { Some(parts.join(" ")) }
    }
}

/// Returns the log lines that the listener has not heard.
fn story<'a>(
    view: &'a TableView,
    before: &AnnouncedTable,
    now: &AnnouncedTable,
    passed: Passed,
) -> Vec<&'a LogLine> {
    let goes_on = (before.moment, before.elsewhere) == (now.moment, now.elsewhere);
    match now.moment {
        Moment::Past if before.is_there(now) => Vec::new(),
        Moment::Past => view.last_action(),
        Moment::Present | Moment::Tried if passed == Passed::Yes => view.since(),
        Moment::Present | Moment::Tried if goes_on => {
            let new = before.ply + 1..=now.ply;
            let lines = view.log.iter().map(AsRef::as_ref);
            lines.filter(|line: &&LogLine| new.contains(&line.ply)).collect()
        }
        Moment::Present | Moment::Tried => Vec::new(),
    }
}

/// Joins log lines to sentences; consecutive lines of one player name them once.
fn sentences(view: &TableView, lines: &[&LogLine], locale: Locale) -> Vec<String> {
    let runs = lines.chunk_by(|one, next| one.seat == next.seat);
    let runs = runs.map(|run| {
        let texts = run.iter().map(|line| format!("{}.", line.text.trim_end_matches('.')));
        let texts = texts.collect::<Vec<_>>().join(" ");
        match run[0].seat {
            Some(seat) => format!("{}: {texts}", view.players.label(seat, locale)),
            None => texts,
        }
    });
    runs.collect()
}
