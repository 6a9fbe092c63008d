//! Tramways as it is saved: what a list of games shows of it, and the saves of versions 1 and 2,
//! which were Rust's types as JSON.

use super::codec;
use super::rules::Tramways;
use super::rules::action::Action;
use super::rules::scoring;
use super::rules::setup::Setup;
use crate::engine::codec::MAX_ACTIONS;
use crate::engine::game::Game;
use crate::table::{
    Comment, Glance, LineRecord, Lines, Name, Save, SaveError, Saved, Session, Table,
};
use serde::Deserialize;
use serde_json::{Map, Value};

/// What a list of games shows of a game, without its picture.
pub fn glance(session: &Session<Tramways>) -> Glance {
    let state = session.head();
    let score = |seat| scoring::score(state, seat).total();
    let to_act = Tramways::to_act(state);
    Glance {
        round: state.round,
        scores: state.players.seats().map(score).collect(),
        to_act,
        over: to_act.is_none(),
        picture: None,
    }
}

/// A game as it is now, without its picture and its clock.
pub fn save(table: &Table<Tramways>, revision: u64, saved_at: u64) -> Save {
    Save::of(Tramways::KEY, table, glance(&table.session), revision, saved_at)
}

/// The set-up of a save of Tramways; nothing where it is none.
pub fn setup(save: &Save) -> Option<Setup> {
    save.record::<Tramways>().ok().map(|record| record.setup)
}

impl Saved for Tramways {
    fn old_lines(_: u16, text: &Map<String, Value>) -> Result<Lines<Tramways>, SaveError> {
        let malformed = |error: serde_json::Error| SaveError::Malformed(error.to_string());
        let old = Old::deserialize(Value::Object(text.clone())).map_err(malformed)?;
        if old.game != Tramways::KEY {
            return Err(SaveError::OtherGame(old.game));
        }
        let others: usize = old.others.iter().map(|other| other.actions.len()).sum();
        if old.actions.len() + others > MAX_ACTIONS {
            return Err(SaveError::Decisions(old.actions.len() + others));
        }
        old.lines()
    }
}

/// What was played, in a save of version 1 or 2; version 1 knew one line without a name.
#[derive(Deserialize)]
struct Old {
    game: String,
    setup: Setup,
    actions: Vec<Action>,
    cursor: usize,
    #[serde(default)]
    name: Name,
    #[serde(default)]
    comment: Comment,
    #[serde(default)]
    others: Vec<Other>,
    /// The link of the position at which the game began; nothing where it began with its deal.
    #[serde(default)]
    start: Option<String>,
}

/// A line besides the present one.
#[derive(Deserialize)]
struct Other {
    /// The ply where it leaves the present line.
    fork: usize,
    /// Its decisions from there on.
    actions: Vec<Action>,
    name: Name,
    comment: Comment,
}

impl Old {
    fn lines(self) -> Result<Lines<Tramways>, SaveError> {
        let setup = match &self.start {
            None => self.setup,
            Some(link) => {
                let start = codec::decode(link);
                start.map_err(|why| SaveError::Line { number: 1, why })?.setup
            }
        };
        let others = self.others.into_iter().map(|other| {
            let shared = self.actions.iter().take(other.fork).copied();
            let actions = shared.chain(other.actions).collect();
            LineRecord { actions, name: other.name, comment: other.comment }
        });
        let others: Vec<LineRecord<Tramways>> = others.collect();
        let Old { actions, name, comment, cursor, .. } = self;
        let mut lines = vec![LineRecord { actions, name, comment }];
        lines.extend(others);
        Ok(Lines { setup, lines, present: 0, cursor })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Fate, Players, Replayed};

    #[test]
    fn a_save_of_version_1_opens_with_people() {
        let save = Save::read(VERSION_1).expect("a good save");
        let (table, replayed) = save.open::<Tramways>().expect("a legal setup");
        assert_eq!(replayed, Replayed::Whole);
        assert_eq!((table.session.ply(), table.session.length()), (1, 2));
        assert_eq!(*table.players, Players::people(1));
        assert_eq!((save.glance.scores.as_slice(), save.fate), ([-1].as_slice(), Fate::Played));
        assert_eq!(setup(&save), Some(table.session.setup().clone()));
    }

    #[test]
    fn an_old_save_stays_as_it_is_until_it_is_saved_again() {
        let text = VERSION_1.replace("\"cursor\":1", "\"cursor\":1,\"weather\":\"fine\"");
        let save = Save::read(&text).expect("a good save");
        assert_eq!(Save::read(&save.write()), Ok(save.clone()));
        let value: Value =
            serde_json::from_str(&save.clone().at_revision(8).write()).expect("JSON");
        assert_eq!((&value["revision"], &value["weather"]), (&8.into(), &"fine".into()));
        assert!(save.is_same(&save.clone().at_revision(8)));
        let (table, _) = save.open().expect("a legal setup");
        let again = Save::read(&super::save(&table, 8, 9).write()).expect("a good save");
        assert_eq!(again.open().expect("a legal setup").0, table);
        assert_eq!(again.record::<Tramways>(), save.record::<Tramways>());
    }

    #[test]
    fn what_is_wrong_with_an_old_save_is_told_when_it_is_opened() {
        let open = |part: &str, other: &str| {
            let save = Save::read(&VERSION_1.replace(part, other)).expect("a save");
            save.open::<Tramways>().map(|(_, replayed)| replayed)
        };
        assert!(matches!(open("\"Book\"", "\"Look\""), Err(SaveError::Malformed(_))));
        assert!(matches!(open("\"edition\":1", "\"edition\":99"), Err(SaveError::Setup(_))));
        assert_eq!(
            open("\"tramways\"", "\"chess\""),
            Err(SaveError::OtherGame("chess".to_owned()))
        );
        assert_eq!(open("\"Take\":16", "\"Take\":17"), Ok(Replayed::Part));
    }

    const VERSION_1: &str = r#"{"version":1,"game":"tramways","rules":1,"revision":7,"saved_at":1700000000000,"round":0,"score":-1,"over":false,"setup":{"edition":1,"seed":3,"seats":["normal"],"deal":"normal","development":"original","map":{"random":{"sides":"mixed","size":"standard"}}},"actions":[{"Book":0},{"Take":16}],"cursor":1}"#;
}
