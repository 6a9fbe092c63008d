//! The row below the list of games: files, and how full the storage is.

use crate::shell::backup::copies::TakeCopies;
use crate::shell::backup::files::FileRow;
use crate::shell::backup::import::FileImport;
use crate::storage::Quota;
use crate::toolkit::hooks::SavedGames;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::import_report::ImportReport;
use yew::prelude::*;

/// Says whether a player asked for backups; other players see neither these nor the space that games take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copies {
    Unasked,
    /// The player asked.
    Requested,
}

impl Copies {
    pub(crate) fn other(self) -> Copies {
        match self {
            Copies::Unasked => Copies::Requested,
            Copies::Requested => Copies::Unasked,
        }
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct KeepingBarProps {
    pub games: SavedGames,
    pub import: FileImport,
    /// Says whether backups are shown.
    pub copies: Copies,
}

/// Imports files. Behind a button it also exports backups and shows how full the storage is.
#[component]
pub(crate) fn BackupBar(props: &KeepingBarProps) -> Html {
    html! {
        <div class="backup">
            if props.copies == Copies::Requested {
                <TakeCopies games={props.games.clone()} />
                <Meter quota={props.games.quota} />
            }
            <FileRow onpick={props.import.ways.onpick.clone()} turn={props.import.importing.report().turn} />
            <ImportReport importing={props.import.importing.clone()} name_of_test="import-report" onundone={props.games.refresh.clone()} />
        </div>
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
