//! What the others did since a player decided last.

use crate::engine::game::Seat;
use crate::table::{Session, Table};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::view::log::{Entry, Line, log};
use crate::titles::tramways::view::scene::Trace;
use crate::titles::tramways::view::traces::traces;
use crate::words::Locale;
use std::rc::Rc;

/// The decisions of others between a player's last turn and the present one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Since {
    pub seat: Seat,
    /// The ply after the player's last turn.
    pub from: usize,
    /// The ply at which the present turn began.
    pub to: usize,
}

impl Since {
    /// What a player may have missed; nothing where nobody else has decided yet.
    pub fn of(session: &Session<Tramways>, seat: Seat) -> Option<Since> {
        let steps = session.steps();
        let to = steps.iter().rposition(|step| step.seat != Some(seat))? + 1;
        let own = steps[..to].iter().rposition(|step| step.seat == Some(seat));
        Some(Since { seat, from: own.map_or(0, |at| at + 1), to })
    }

    /// The lines of the log, in groups: the players in the order of their first line, what came of
    /// itself among them.
    pub fn told(
        self,
        table: &Table<Tramways>,
        locale: Locale,
    ) -> Vec<(Option<Seat>, Vec<Rc<Entry>>)> {
        let mut groups: Vec<(Option<Seat>, Vec<Rc<Entry>>)> = Vec::new();
        let lines = log(table, Some(self.seat), locale).into_iter();
        let entries = lines.filter_map(|line| match line {
            Line::Entry(entry) if self.from < entry.ply && entry.ply <= self.to => Some(entry),
            _ => None,
        });
        for entry in entries {
            match groups.iter_mut().find(|(seat, _)| *seat == entry.seat) {
                Some((_, group)) => group.push(entry),
                None => groups.push((entry.seat, vec![entry])),
            }
        }
        groups
    }

    /// The marks on the map.
    pub fn traces(self, table: &Table<Tramways>) -> Vec<Trace> {
        traces(table, self.from..self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::table::Players;
    use crate::titles::tramways::rules::event::Event;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::view::scene::TraceKind;

    /// Random games of 2 to 5 players, each cut off somewhere.
    fn tables() -> impl Iterator<Item = Table<Tramways>> {
        (0..24).map(|seed| {
            let players = 2 + seed as usize % 4;
            let mut session = Session::new(Setup::standard(players, seed)).expect("a legal setup");
            let mut rng = Rng::new(seed);
            for _ in 0..(60 + 23 * seed) {
                let legal = Tramways::legal(session.state());
                if !legal.is_empty() {
                    session.play(legal[rng.below(legal.len())]).expect("a legal action");
                }
            }
            Table::new(session, &Players::people(players), players)
        })
    }

    fn all() -> impl Iterator<Item = (Table<Tramways>, Since)> {
        tables().flat_map(|table| {
            let seats = table.players.seats();
            let found = seats.filter_map(|seat| Since::of(&table.session, seat));
            found.map(|since| (table.clone(), since)).collect::<Vec<_>>()
        })
    }

    #[test]
    fn only_others_decided_meanwhile() {
        for (table, since) in all() {
            let steps = &table.session.steps()[since.from..since.to];
            assert!(!steps.is_empty());
            assert!(steps.iter().all(|step| step.seat != Some(since.seat)));
            let later = &table.session.steps()[since.to..];
            assert!(later.iter().all(|step| step.seat == Some(since.seat)));
        }
    }

    #[test]
    fn a_lone_player_misses_nothing() {
        let mut session = Session::new(Setup::standard(1, 3)).expect("a legal setup");
        for _ in 0..40 {
            session.play(Tramways::legal(session.state())[0]).expect("a legal action");
        }
        assert_eq!(Since::of(&session, Seat(0)), None);
    }

    #[test]
    fn every_group_is_of_one_player_and_none_is_the_readers_own_deed() {
        let mut told = 0;
        for (table, since) in all() {
            let groups = since.told(&table, Locale::English);
            for (seat, entries) in &groups {
                assert!(entries.iter().all(|entry| entry.seat == *seat));
                assert_eq!(groups.iter().filter(|(other, _)| other == seat).count(), 1);
                told += entries.len();
            }
        }
        assert!(told > 40, "only {told} entries");
    }

    #[test]
    fn marks_stand_where_the_events_were() {
        let mut seen = Vec::new();
        for (table, since) in all() {
            let traces = since.traces(&table);
            let steps = &table.session.steps()[since.from..since.to];
            let events = || steps.iter().flat_map(|step| &step.events);
            let count = |kind| traces.iter().filter(|trace| trace.kind == kind).count();
            let rides = events().filter(|event| matches!(event, Event::Moved { .. })).count();
            assert_eq!((count(TraceKind::Left), count(TraceKind::Arrived)), (rides, rides));
            let built = events().filter(|event| matches!(event, Event::Built { .. })).count();
            assert_eq!(count(TraceKind::Built), built);
            let laid = events().any(|event| matches!(event, Event::Laid { .. }));
            assert!(laid || count(TraceKind::Laid) == 0);
            seen.extend(traces.iter().map(|trace| trace.kind));
        }
        for kind in [TraceKind::Laid, TraceKind::Added, TraceKind::Left] {
            assert!(seen.contains(&kind), "no {kind:?}");
        }
    }

    #[test]
    fn nothing_is_marked_where_nothing_changed() {
        for (table, since) in all() {
            let nothing = Since { from: since.to, ..since };
            assert_eq!(nothing.traces(&table), []);
            assert!(nothing.told(&table, Locale::English).is_empty());
        }
    }
}
