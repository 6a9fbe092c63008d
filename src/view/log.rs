//! The log: what happened, grouped by action.

use crate::games::tramways::Tramways;
use crate::games::tramways::action::Action;
use crate::games::tramways::event::Event;
use crate::games::tramways::state::{Ask, State};
use crate::i18n::Locale;
use crate::session::{Session, Step};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A round or a phase begins.
    Heading(String),
    /// One action with all that it brought.
    Entry {
        /// The ply after its last decision.
        ply: usize,
        /// What happened, in order.
        parts: Vec<String>,
    },
}

/// The whole log, from the first decision to the cursor.
pub fn log(session: &Session<Tramways>, locale: Locale) -> Vec<Line> {
    let mut writer = Writer { locale, lines: Vec::new(), open: None, icons: Vec::new() };
    for (at, step) in session.steps().iter().enumerate() {
        let before = session.state_at(at);
        if is_root(before.ask) {
            writer.close(at);
        }
        writer.step(step);
    }
    writer.close(session.ply());
    writer.lines
}

/// Whether a decision of this kind begins something new.
pub fn is_root(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Task
            | Ask::Line
            | Ask::Administration
            | Ask::Fill
            | Ask::Book
            | Ask::Keep
            | Ask::Draft
            | Ask::Bid
            | Ask::Market
    )
}

struct Writer {
    locale: Locale,
    lines: Vec<Line>,
    open: Option<Vec<String>>,
    icons: Vec<String>,
}

impl Writer {
    fn step(&mut self, step: &Step<Tramways>) {
        if let Action::Start(task) = step.action {
            self.say(self.locale.task(task).to_owned());
        }
        for event in told(&step.events) {
            self.event(&step.state, &event);
        }
    }

    fn event(&mut self, state: &State, event: &Event) {
        match event {
            Event::Round { round } => self.heading(self.locale.round(*round)),
            Event::Phase { phase } => self.heading(self.locale.phase(*phase).to_owned()),
            Event::Played { card, slot, .. } => {
                let icon = card.card().icon(*slot).map(|icon| self.locale.icon(icon));
                self.icons.extend(icon);
            }
            _ => {
                if let Some(text) = self.locale.event(state, event) {
                    self.flush_icons();
                    self.say(text);
                }
            }
        }
    }

    fn flush_icons(&mut self) {
        if !self.icons.is_empty() {
            let icons = std::mem::take(&mut self.icons);
            self.say(self.locale.paid_with(&icons));
        }
    }

    fn say(&mut self, text: String) {
        self.open.get_or_insert_default().push(text);
    }

    fn heading(&mut self, text: String) {
        self.close_at_last();
        self.lines.push(Line::Heading(text));
    }

    /// What follows a heading within one decision keeps the ply of the next entry.
    fn close_at_last(&mut self) {
        let parts = self.open.take().unwrap_or_default();
        if !parts.is_empty() {
            self.lines.push(Line::Entry { ply: 0, parts });
        }
    }

    fn close(&mut self, ply: usize) {
        self.flush_icons();
        let parts = self.open.take().unwrap_or_default();
        if !parts.is_empty() {
            self.lines.push(Line::Entry { ply, parts });
        }
    }
}

/// The events as they are told: of several Stress levels the last, Happiness Points that come
/// together in one sum.
fn told(events: &[Event]) -> Vec<Event> {
    let mut told: Vec<Event> = Vec::new();
    for event in events {
        match (told.last_mut(), event) {
            (
                Some(Event::Happiness { seat, points }),
                Event::Happiness { seat: same, points: more },
            ) if seat == same => {
                *points += more;
            }
            (Some(last @ Event::Stress { .. }), Event::Stress { .. }) => *last = event.clone(),
            _ => told.push(event.clone()),
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Rng};
    use crate::games::tramways::setup::Setup;

    fn played(seed: u64) -> Session<Tramways> {
        let mut session = Session::new(Setup::standard(1, seed)).expect("a legal setup");
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        loop {
            Tramways::legal_actions(session.state(), &mut legal);
            if legal.is_empty() {
                return session;
            }
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
    }

    #[test]
    fn a_whole_game_has_a_log_with_six_rounds_in_both_languages() {
        for locale in Locale::ALL {
            let lines = log(&played(4), locale);
            for round in 1..=6 {
                assert!(lines.contains(&Line::Heading(locale.round(round))));
            }
            let empty =
                |line: &&Line| matches!(line, Line::Entry { parts, .. } if parts.is_empty());
            assert_eq!(lines.iter().find(empty), None);
        }
    }

    #[test]
    fn the_icons_of_a_payment_are_told_together() {
        let lines = log(&played(4), Locale::English);
        let parts = lines.iter().filter_map(|line| match line {
            Line::Entry { parts, .. } => Some(parts),
            Line::Heading(_) => None,
        });
        let of_rails = |parts: &&Vec<String>| parts.iter().any(|part| part.starts_with("Laid"));
        for parts in parts.filter(of_rails) {
            let played = parts.iter().filter(|part| part.starts_with("Played")).count();
            assert!((1..=3).contains(&played), "{parts:?}");
        }
    }
}
