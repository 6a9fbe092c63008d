//! Below the list of games: files, and how full the storage is.

use crate::shell::backup::copies::Copies;
use crate::shell::backup::files::FileRow;
use crate::shell::backup::import::FileImport;
use crate::storage::Quota;
use crate::toolkit::hooks::Games;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::import_report::ImportReport;
use yew::prelude::*;

/// The properties of [`BackupBar`].
#[derive(Properties, PartialEq)]
pub(crate) struct KeepingBarProps {
    /// The saved games.
    pub games: Games,
    /// Imports files.
    pub import: FileImport,
}

/// Takes copies, imports files, and tells how full the storage is.
#[component]
pub(crate) fn BackupBar(props: &KeepingBarProps) -> Html {
    let Games { list, quota, .. } = &props.games;
    let draw = use_callback((), |text: String, ()| html! { { text } });
    html! {
        <div class="backup">
            <Copies games={props.games.clone()} />
            <FileRow onpick={props.import.ways.onpick.clone()} turn={props.import.importing.report().turn} />
            <ImportReport importing={props.import.importing.clone()} {draw} name_of_test="import-report" onundone={props.games.refresh.clone()} />
            if !list.is_empty() || quota.is_scarce() {
                <Meter quota={*quota} />
            }
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
