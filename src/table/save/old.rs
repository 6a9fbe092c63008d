//! What saves of versions 1 and 2 say of themselves; what was played in them, their rules read.

use super::{Body, Glance, Save, SaveError};
use crate::engine::game::{MAX_SEATS, Seat};
use crate::table::{Clock, Fate, GameMode, Guide, Players};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value};

/// The fields that have the same form whatever the rules. Version 1 knew only people without names,
/// and told the first score alone.
#[derive(Deserialize)]
struct Fields {
    game: String,
    rules: u16,
    revision: u64,
    saved_at: u64,
    round: u8,
    score: Option<i32>,
    #[serde(default)]
    scores: Vec<i32>,
    over: bool,
    #[serde(default)]
    to_act: Option<Seat>,
    #[serde(default)]
    fate: Fate,
    #[serde(default, rename = "terms")]
    mode: GameMode,
    #[serde(default)]
    guide: Guide,
    #[serde(default)]
    clock: Clock,
    #[serde(rename = "chairs")]
    players: Option<Players>,
    setup: Setup,
}

#[derive(Deserialize)]
struct Setup {
    seats: Vec<IgnoredAny>,
}

/// The save of an old text.
pub(super) fn read(version: u16, text: Map<String, Value>) -> Result<Save, SaveError> {
    let malformed = |error: serde_json::Error| SaveError::Malformed(error.to_string());
    let fields = Fields::deserialize(Value::Object(text.clone())).map_err(malformed)?;
    let seats = fields.setup.seats.len();
    let players = fields.players.unwrap_or_else(|| Players::people(1));
    let scores = fields.score.into_iter().chain(fields.scores).collect();
    let (round, to_act, over) = (fields.round, fields.to_act, fields.over);
    let glance = Glance { round, scores, to_act, over, picture: None };
    Ok(Save {
        title: fields.game,
        rules: fields.rules,
        revision: fields.revision,
        saved_at: fields.saved_at,
        glance,
        fate: fields.fate,
        mode: fields.mode,
        guide: fields.guide,
        clock: fields.clock,
        undos: 0,
        players: players.fit(seats.clamp(1, MAX_SEATS)),
        body: Body::Old { version, text },
    })
}
