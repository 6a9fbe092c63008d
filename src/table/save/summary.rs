//! The summary of a game for lists, without its rules.

use crate::engine::game::{MAX_SEATS, Seat};
use crate::table::Thumbnail;
use crate::table::saved_board::MAX_BOARD_NAME;
use crate::words::naming;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::rc::Rc;

/// The summary of a game for lists, in addition to the fields of its save. It is computed again with every save, and an
/// unreadable one affects only the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// The round; 0 during the setup and in games without rounds.
    pub round: u8,
    /// The present score of each seat.
    pub scores: Vec<i32>,
    /// The seat to move; `None` at the end or if unknown.
    pub to_act: Option<Seat>,
    /// True if the game has ended.
    pub over: bool,
    /// A small picture of the table.
    #[serde(
        serialize_with = "write_picture",
        deserialize_with = "read_picture",
        skip_serializing_if = "Option::is_none"
    )]
    pub picture: Option<Rc<Thumbnail>>,
    /// The name of the board, if a player brought it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
}

impl Summary {
    /// Reads a summary; an invalid one becomes the default.
    pub(super) fn read(value: Value) -> Summary {
        let mut glance: Summary = serde_json::from_value(value).unwrap_or_default();
        glance.scores.truncate(MAX_SEATS);
        glance.board = glance.board.map(|name| naming::clipped(&name, MAX_BOARD_NAME));
        glance.board.take_if(|name| name.is_empty());
        glance
    }
}

/// Reads a picture; `None` if it is invalid.
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
