//! Below the list of games: files, and how full the storage is.

use super::copies::Copies;
use super::import::{Import, Line, Mood};
use crate::storage::Room;
use crate::ui::contexts::use_locale;
use crate::ui::hooks::Games;
use yew::prelude::*;

/// The properties of [`KeepingBar`].
#[derive(Properties, PartialEq)]
pub struct KeepingBarProps {
    /// The saved games.
    pub games: Games,
    /// Imports files.
    pub import: Import,
}

/// Takes copies, imports files, and tells how full the storage is.
#[component]
pub fn KeepingBar(props: &KeepingBarProps) -> Html {
    let locale = use_locale();
    let Games { list, room, .. } = &props.games;
    html! {
        <div class="keeping">
            <Copies games={props.games.clone()} />
            <div class="keeping__files">
                <label class="button keeping__pick">
                    { locale.import() }
                    // A new field after every import, so that the same file can be chosen again.
                    <input key={props.import.report.len()} type="file" accept=".json,application/json" multiple=true
                        onchange={props.import.onpick.clone()} data-testid="import" />
                </label>
                <span class="keeping__hint">{ locale.drop_here() }</span>
            </div>
            <ul class="keeping__report" role="status" data-testid="import-report">
                { for props.import.report.iter().map(line) }
            </ul>
            if !list.is_empty() || room.is_scarce() {
                <Meter room={*room} />
            }
        </div>
    }
}

fn line(line: &Line) -> Html {
    let class = classes!(match line.mood {
        Mood::Good => None,
        Mood::Bad => Some("is-bad"),
    });
    html! {
        <li {class}>{ line.text.clone() }</li>
    }
}

#[derive(Properties, PartialEq)]
struct MeterProps {
    room: Room,
}

/// How full the storage is.
#[component]
fn Meter(props: &MeterProps) -> Html {
    let locale = use_locale();
    let Room { games, used, limit } = props.room;
    let text = locale.room(games, used, props.room.left());
    html! {
        <p class="keeping__room" data-testid="room">
            <meter min="0" max={limit.to_string()} high={(limit / 5 * 4).to_string()} value={used.min(limit).to_string()} aria-label={text.clone()} />
            { text }
        </p>
    }
}
