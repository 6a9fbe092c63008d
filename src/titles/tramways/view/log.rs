//! The log: what a decision brought, told to one player.

use crate::engine::game::Seat;
use crate::table::title::LoggedStep;
use crate::table::view::{LogLine, Stands};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;

/// What a decision adds to the log: a line for each thing that happened. What an action is called reads like an order, so
/// its deeds tell it.
pub(super) fn lines(logged: &LoggedStep<Tramways>) -> Vec<LogLine> {
    let mut writer = Writer { logged, actor: logged.seat, told: Vec::new(), icons: Vec::new() };
    for event in told(logged.events) {
        writer.event(&event);
    }
    writer.flush_icons();
    writer.told
}

struct Writer<'a> {
    logged: &'a LoggedStep<'a, Tramways>,
    /// Who decided; nobody for what comes of itself after a heading.
    actor: Option<Seat>,
    told: Vec<LogLine>,
    icons: Vec<String>,
}

impl Writer<'_> {
    fn event(&mut self, event: &Event) {
        let locale = self.logged.locale;
        match event {
            Event::Round { round } => self.heading(locale.round(*round)),
            Event::Phase { phase } => self.heading(locale.phase(*phase).to_owned()),
            // What was paid for tells it.
            Event::Played { .. } if self.logged.before.decision.is_payment() => {}
            Event::Played { card, slot, .. } => {
                let icon = card.card().icon(*slot).map(|icon| locale.icon(icon));
                self.icons.extend(icon);
            }
            _ => {
                if let Some(text) = self.text(event) {
                    self.flush_icons();
                    self.say(event.seat(), text);
                }
            }
        }
    }

    fn text(&self, event: &Event) -> Option<String> {
        let LoggedStep { locale, viewer, players, after, .. } = *self.logged;
        match event {
            Event::TookSecretly { seat, .. } if viewer != Some(*seat) => {
                Some(locale.took_secretly().to_owned())
            }
            Event::Owed { owner, .. } => Some(locale.owes(&locale.player(players, *owner))),
            _ => locale.event(after, event),
        }
    }

    fn flush_icons(&mut self) {
        if !self.icons.is_empty() {
            let icons = std::mem::take(&mut self.icons);
            self.say(self.actor, self.logged.locale.paid_with(&icons));
        }
    }

    /// What happens to another player than the one who decides is told of that player.
    fn say(&mut self, about: Option<Seat>, text: String) {
        self.line(about.or(self.actor), text);
    }

    fn heading(&mut self, text: String) {
        self.flush_icons();
        self.actor = None;
        self.line(None, text);
    }

    fn line(&mut self, seat: Option<Seat>, text: String) {
        self.told.push(LogLine { ply: self.logged.ply, seat, text, stands: Stands::InOrder });
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
    use crate::engine::game::{Game, Rng};
    use crate::table::{Players, Session, Table};
    use crate::titles::tramways::rules::action::Action;
    use crate::titles::tramways::rules::card::{CardId, Family};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::variants::DevelopmentRule;
    use crate::words::Locale;

    fn played(setup: Setup) -> Table<Tramways> {
        let (mut rng, mut legal) = (Rng::new(setup.seed), Vec::new());
        let players = setup.players();
        let mut session = Session::new(setup).expect("a legal setup");
        loop {
            Tramways::legal_actions(session.state(), &mut legal);
            if legal.is_empty() {
                return Table::new(session, &Players::people(players), players);
            }
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
    }

    /// What each decision of a game adds to the log.
    fn log(table: &Table<Tramways>, viewer: Option<Seat>, locale: Locale) -> Vec<Vec<LogLine>> {
        let steps = table.session.line_steps();
        let logged = steps.iter().enumerate().map(|(at, step)| {
            lines(&LoggedStep {
                before: &**table.session.state_at(at),
                seat: step.seat,
                action: step.action,
                events: &step.events,
                after: &*step.state,
                ply: at + 1,
                viewer,
                players: &table.players,
                locale,
            })
        });
        logged.collect()
    }

    #[test]
    fn a_whole_game_has_a_log_with_six_rounds_in_both_languages() {
        let table = played(Setup::standard(1, 4));
        for locale in Locale::ALL {
            let lines = log(&table, Some(Seat(0)), locale).concat();
            for round in 1..=6 {
                let heads = lines.iter().filter(|line| line.text == locale.round(round));
                assert_eq!(heads.count(), 1);
            }
            assert!(lines.iter().all(|line| !line.text.is_empty()));
        }
    }

    #[test]
    fn what_was_paid_for_is_told_not_the_icons_that_paid() {
        let table = played(Setup::standard(1, 4));
        let (mut paid, mut played) = (0, 0);
        let told = log(&table, Some(Seat(0)), Locale::English);
        for (at, lines) in told.iter().enumerate() {
            let action = table.session.line_steps()[at].action;
            let plays = lines.iter().filter(|line| line.text.starts_with("Plays ")).count();
            if !matches!(action, Action::Play(..)) {
                assert_eq!(plays, 0);
            } else if table.session.state_at(at).decision.is_payment() {
                assert_eq!(plays, 0);
                paid += 1;
            } else {
                assert_eq!(plays, 1);
                played += 1;
            }
        }
        assert!(paid > 5 && played > 0, "{paid} icons that paid, {played} in Administration");
    }

    #[test]
    fn every_decision_is_told_of_the_one_who_took_it() {
        let table = played(Setup::standard(3, 2));
        let lines = log(&table, None, Locale::English).concat();
        let bids: Vec<&LogLine> =
            lines.iter().filter(|line| line.text.starts_with("Bids")).collect();
        assert!(!bids.is_empty());
        for bid in bids {
            assert_eq!(bid.seat, table.session.steps()[bid.ply - 1].seat);
        }
    }

    #[test]
    fn what_happens_to_another_player_is_told_of_that_player() {
        let table = played(Setup::standard(3, 2));
        let lines = log(&table, None, Locale::English).concat();
        let decided = |line: &LogLine| table.session.steps()[line.ply - 1].seat;
        let taken = lines.iter().filter(|line| line.text.starts_with("Takes "));
        let others = taken.filter(|line| line.seat != decided(line)).count();
        assert!(others > 0);
    }

    /// The cards that `viewer` had at any time, or that lay open to all at any time.
    fn known(table: &Table<Tramways>, viewer: Option<Seat>) -> Vec<CardId> {
        let mut known = Vec::new();
        for ply in 0..=table.session.ply() {
            let state = table.session.state_at(ply);
            known.extend(CardId::all().filter(|&card| state.seen.has(card)));
            known.extend(state.books.books.iter().filter_map(|book| book.last()));
            if let Some(seat) = viewer {
                let own = &state.players[seat];
                known.extend(own.hand.iter().chain(&own.offer).chain(&own.deck));
            }
        }
        known
    }

    /// All Generic cards are called alike.
    fn has_a_name_of_its_own(card: &CardId) -> bool {
        !matches!(card.family().0, Family::GenericA | Family::GenericB)
    }

    fn names(text: &str, name: &str) -> bool {
        let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_ascii_digit());
        text.match_indices(name).any(|(at, _)| !goes_on(&text[at + name.len()..]))
    }

    #[test]
    fn no_line_names_a_card_that_its_reader_may_not_know() {
        let mut secrets = 0;
        for seed in 0..40 {
            let setup = Setup::standard(2 + seed as usize % 4, seed);
            let development = match seed % 8 {
                0..=3 => DevelopmentRule::Original,
                _ => DevelopmentRule::Alternative,
            };
            let table = played(Setup { development, ..setup });
            for viewer in table.players.seats().map(Some).chain([None]) {
                let known = known(&table, viewer);
                let hidden: Vec<CardId> = CardId::all()
                    .filter(has_a_name_of_its_own)
                    .filter(|card| !known.contains(card))
                    .collect();
                secrets += hidden.len();
                for locale in Locale::ALL {
                    for line in log(&table, viewer, locale).concat() {
                        let told =
                            hidden.iter().find(|card| names(&line.text, &locale.the_card(**card)));
                        assert_eq!(told, None, "{} for {viewer:?}, seed {seed}", line.text);
                    }
                }
            }
        }
        assert!(secrets > 100, "only {secrets} secrets");
    }
}
