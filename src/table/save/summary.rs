//! What a list of games shows of one, without its rules.

use crate::engine::game::{MAX_SEATS, Seat};
use crate::table::Thumbnail;
use crate::table::kept_board::MAX_BOARD_NAME;
use crate::words::naming;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::rc::Rc;

/// What a list of games shows of one, beside what its save says anyway. It follows from the game
/// and is written anew with every save; one that cannot be read harms nothing but the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// The round; 0 while setting up, and in games without rounds.
    pub round: u8,
    /// What each seat would score now.
    pub scores: Vec<i32>,
    /// Who decides; nobody where the game has ended, or where that is not known.
    pub to_act: Option<Seat>,
    /// Whether the game has ended.
    pub over: bool,
    /// The table as it lies there, small.
    #[serde(
        serialize_with = "write_picture",
        deserialize_with = "read_picture",
        skip_serializing_if = "Option::is_none"
    )]
    pub picture: Option<Rc<Thumbnail>>,
    /// The name of a board that a player brought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
}

impl Summary {
    /// The glance of a value; the usual one where it is none.
    pub(super) fn read(value: Value) -> Summary {
        let mut glance: Summary = serde_json::from_value(value).unwrap_or_default();
        glance.scores.truncate(MAX_SEATS);
        glance.board = glance.board.map(|name| naming::clipped(&name, MAX_BOARD_NAME));
        glance.board.take_if(|name| name.is_empty());
        glance
    }
}

/// A picture, or none where it cannot be drawn.
fn read_picture<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<Rc<Thumbnail>>, D::Error> {
    let value = Value::deserialize(reader)?;
    Ok(serde_json::from_value(value).ok().map(Rc::new))
}

fn write_picture<S: Serializer>(
    picture: &Option<Rc<Thumbnail>>,
    writer: S,
) -> Result<S::Ok, S::Error> {
    picture.as_deref().serialize(writer)
}
