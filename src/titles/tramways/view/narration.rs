//! What is said when the table has changed: what happened since, and what is asked now.

use crate::engine::game::Game;
use crate::table::{GameStatus, Turn};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::state::Decision;
use crate::titles::tramways::view::history::step_shown;
use crate::titles::tramways::view::log::{Line, log_of};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::prompt::{proposed, sentence};
use crate::words::Locale;

/// The position that was told last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    line: usize,
    ply: usize,
}

impl Heard {
    /// The position that a table shows.
    pub fn of(model: &GameModel) -> Heard {
        Heard { line: model.session().line(), ply: model.session().ply() }
    }
}

/// What happened since a position was told, in the words of the log; where it is no later one, where the game is now.
pub fn happened(model: &GameModel, before: Heard, locale: Locale) -> String {
    let now = Heard::of(model);
    if now == before {
        return String::new();
    }
    if now.line != before.line || now.ply < before.ply {
        return format!("{}.", step_shown(model.session(), locale));
    }
    let lines = log_of(&model.table, model.viewer(), locale, before.ply..now.ply);
    let told = |line: &Line| format!("{}.", line.told(model.players(), locale, ". "));
    lines.iter().map(told).collect::<Vec<_>>().join(" ")
}

/// What must be done now, or for whom the table waits; nothing while bots play.
pub fn asked(model: &GameModel, locale: Locale) -> String {
    let name = |seat| locale.player(model.players(), seat);
    match model.turn() {
        Turn::Over if model.table.fate == GameStatus::Abandoned => {
            locale.abandoned_title().to_owned()
        }
        Turn::Bot(..) | Turn::Done(_) | Turn::PassTo(_) => String::new(),
        Turn::Past(seat) => locale.somebody_decided(&name(seat)),
        Turn::Elsewhere(seat) => format!("{}.", locale.somebody_decides(&name(seat))),
        Turn::Yours(_) if model.may_act() => {
            let phase = match model.state().decision {
                Decision::Administration => format!("{}: ", locale.phase(Phase::Administration)),
                _ => String::new(),
            };
            let seen = model.seen(locale);
            let asked = format!("{phase}{} {}", sentence(&seen), proposed(&seen));
            asked.trim_end().to_owned()
        }
        // Whoever only looks has nothing to click.
        Turn::Visit => {
            let decides = Tramways::to_act(model.state());
            decides.map_or_else(String::new, |seat| {
                format!("{}.", locale.somebody_decides(&name(seat)))
            })
        }
        Turn::Yours(_) | Turn::Over => locale.prompt(model.state()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::table::{Device, Players, Questions, Session, Table};
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::view::msg::{Msg, Walk};

    /// A table of so many people after some random decisions.
    fn model(players: usize, decisions: usize) -> GameModel {
        let setup = Setup::standard(players, 4);
        let mut session = Session::<Tramways>::new(setup).expect("a standard setup");
        let (mut rng, mut legal) = (Rng::new(4), Vec::new());
        for _ in 0..decisions {
            Tramways::legal_actions(session.state(), &mut legal);
            if legal.is_empty() {
                break;
            }
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
        let table = Table::new(session, &Players::people(players), players);
        GameModel::new(table, Device::default(), Questions::default())
    }

    #[test]
    fn all_parts_of_the_log_are_told_once_whatever_the_steps() {
        for players in [1, 3] {
            let end = model(players, 120);
            let all = end.session().ply();
            let whole = happened(&end, Heard { line: 0, ply: 0 }, Locale::English);
            let mut told = 0;
            for ply in 0..all {
                let step = model(players, ply + 1);
                let now = happened(&step, Heard { line: 0, ply }, Locale::English);
                told += now.matches("Lays rails").count() + now.matches("Takes").count();
            }
            assert_eq!(told, whole.matches("Lays rails").count() + whole.matches("Takes").count());
            assert!(told > 5, "{whole}");
        }
    }

    #[test]
    fn several_players_are_named() {
        let end = model(3, 30);
        let told = happened(&end, Heard { line: 0, ply: 0 }, Locale::English);
        assert!(told.contains("Orange: ") && told.contains("Brown: "), "{told}");
        let alone = happened(&model(1, 30), Heard { line: 0, ply: 0 }, Locale::English);
        assert!(!alone.contains("Orange: "), "{alone}");
    }

    #[test]
    fn nothing_new_is_silent_and_a_step_back_says_where_it_leads() {
        let now = model(1, 20);
        assert_eq!(happened(&now, Heard::of(&now), Locale::English), "");
        let back = now.after(Msg::Walk(Walk::First));
        assert_eq!(happened(&back, Heard::of(&now), Locale::English), "Step 0 of 13.");
    }

    #[test]
    fn a_payment_is_told_with_what_it_costs() {
        let pays =
            (0..200).map(|n| model(1, n)).find(|model| model.state().decision == Decision::Bill);
        let told = asked(&pays.expect("a payment"), Locale::English);
        assert!(told.contains("Proposed: ") && told.contains("HP"), "{told}");
    }
}
