//! Games from files: chosen, or dropped onto the list.

use crate::shell::backup::files::{FileWays, Files, use_files};
use crate::shell::saves::name_and_date;
use crate::storage::{Imported, Importer, StoreError, take_entries};
use crate::table::SaveError;
use crate::table::archive::{self, ArchiveError, MAX_FILE};
use crate::titles::TitleKey;
use crate::titles::parts::check;
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use crate::words::{device, shell};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use yew::prelude::*;

/// How files come to the list of games, and what came of the last ones.
#[derive(Clone, PartialEq)]
pub(crate) struct Import {
    /// How they come.
    pub ways: FileWays,
    /// What became of each game of the last files.
    pub report: Vec<Line>,
}

/// What became of a game or a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The sentence.
    pub text: String,
    /// Whether it is a complaint.
    pub mood: Mood,
}

/// Whether a line complains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// It went well.
    Good,
    /// Something must be seen.
    Bad,
}

/// Imports files, these to begin with; `refresh` is called afterwards.
#[hook]
pub(crate) fn use_import(first: &Files, refresh: &Callback<()>) -> Import {
    let locale = use_locale();
    let report = use_state_eq(Vec::new);
    let take = {
        let (report, refresh) = (report.setter(), refresh.clone());
        use_callback(locale, move |files: Files, locale| {
            let (report, refresh, locale) = (report.clone(), refresh.clone(), *locale);
            spawn_local(async move {
                let mut lines = Vec::new();
                for file in &*files {
                    lines.extend(import(file, locale).await);
                }
                report.set(lines);
                refresh.emit(());
            });
        })
    };
    {
        let take = take.clone();
        use_effect_on(first.clone(), move |first| {
            if !first.is_empty() {
                take.emit(first.clone());
            }
        });
    }
    Import { ways: use_files(take), report: (*report).clone() }
}

async fn import(file: &File, locale: Locale) -> Vec<Line> {
    let name = file.name();
    let refused = |why: &str| vec![bad(format!("{name}: {why}"))];
    if file.size() > MAX_FILE as f64 {
        return refused(&locale.archive_error(&ArchiveError::TooLong(file.size() as usize)));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    let Some(text) = text else { return refused(locale.unreadable_file()) };
    match archive::read(&text) {
        Ok(games) => {
            let mut lines = imported(&name, &games, locale).await;
            lines.extend(taken(&name, &archive::read_entries(&text), locale));
            lines
        }
        Err(error) => refused(&locale.archive_error(&error)),
    }
}

/// What became of the attempts and the ledger of a file; nothing where no result was new.
fn taken(file: &str, entries: &[(String, String)], locale: Locale) -> Option<Line> {
    match take_entries(entries) {
        Ok(0) => None,
        Ok(count) => Some(good(format!("{file}: {}", device::attempts_taken(locale, count)))),
        Err(_) => Some(bad(format!("{file}: {}", locale.import_full()))),
    }
}

/// Stores the games of a file, and tells of each what became of it.
async fn imported(file: &str, games: &[archive::Import], locale: Locale) -> Vec<Line> {
    let mut importer = Importer::beside_what_is_stored();
    let (mut lines, mut known) = (Vec::new(), 0);
    for (at, game) in games.iter().enumerate() {
        let name = match &game.save {
            Ok(save) => name_and_date(save, locale),
            Err(_) => locale.imported_game(file, at + 1, game.id.as_deref()),
        };
        match line(&mut importer, game, locale).await {
            Some(line) => lines.push(Line { text: format!("{name}: {}", line.text), ..line }),
            None => known += 1,
        }
    }
    if known > 0 {
        lines.push(good(format!("{file}: {}", locale.import_known(known))));
    }
    lines
}

/// What became of a game; nothing where it was here already.
async fn line(importer: &mut Importer, game: &archive::Import, locale: Locale) -> Option<Line> {
    let refused = |error: &SaveError| Some(bad(locale.import_refused(&locale.save_error(error))));
    let save = match &game.save {
        Ok(save) => save,
        Err(error) => return refused(error),
    };
    let Some(title) = TitleKey::named(save.title()) else {
        return refused(&SaveError::OtherGame(save.title().to_owned()));
    };
    let illegal = match check(title, save.clone()).await {
        Ok(Ok(illegal)) => illegal,
        Ok(Err(error)) => return refused(&error),
        Err(NotFetched) => return Some(bad(shell::not_fetched(locale).to_owned())),
    };
    let said = match importer.import(game.id.as_deref(), save) {
        Ok(Imported::Known) => return None,
        Ok(Imported::Kept) => locale.import_kept(),
        Ok(Imported::Renamed) => locale.import_renamed(),
        Err(StoreError::NoStorage) => return Some(bad(locale.import_no_storage().to_owned())),
        Err(_) => return Some(bad(locale.import_full().to_owned())),
    };
    Some(match illegal {
        None => good(said.to_owned()),
        Some(ply) => bad(format!("{said} {}", locale.import_illegal(ply))),
    })
}

fn good(text: String) -> Line {
    Line { text, mood: Mood::Good }
}

fn bad(text: String) -> Line {
    Line { text, mood: Mood::Bad }
}
