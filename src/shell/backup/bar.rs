//! Below the list of games: files, and how full the storage is.

use crate::shell::backup::copies::Copies;
use crate::shell::backup::files::FileRow;
use crate::shell::backup::import::{Import, Line, Mood};
use crate::storage::Quota;
use crate::toolkit::hooks::Games;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

/// The properties of [`BackupBar`].
#[derive(Properties, PartialEq)]
pub(crate) struct KeepingBarProps {
    /// The saved games.
    pub games: Games,
    /// Imports files.
    pub import: Import,
}

/// Takes copies, imports files, and tells how full the storage is.
#[component]
pub(crate) fn BackupBar(props: &KeepingBarProps) -> Html {
    let Games { list, quota, .. } = &props.games;
    html! {
        <div class="backup">
            <Copies games={props.games.clone()} />
            <FileRow onpick={props.import.ways.onpick.clone()} turn={props.import.report.len()} />
            <ul class="backup__report" role="status" data-testid="import-report">
                { for props.import.report.iter().map(line) }
            </ul>
            if !list.is_empty() || quota.is_scarce() {
                <Meter quota={*quota} />
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
    quota: Quota,
}

/// How full the storage is.
#[component]
fn Meter(props: &MeterProps) -> Html {
    let locale = use_locale();
    let Quota { games, used, limit } = props.quota;
    let text = locale.quota(games, used, props.quota.left());
    html! {
        <p class="backup__quota" data-testid="quota">
            <meter min="0" max={limit.to_string()} high={(limit / 5 * 4).to_string()} value={used.min(limit).to_string()} aria-label={text.clone()} />
            { text }
        </p>
    }
}
