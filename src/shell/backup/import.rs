//! Games from files: chosen, or dropped onto the list.

use crate::shell::backup::files::{FileWays, Files, use_files};
use crate::shell::links::link_page::open_text;
use crate::shell::start::saves::name_and_date;
use crate::storage::{Brought, ids};
use crate::table::archive::{self, Archive, ArchiveError, EntryError, Import, MAX_FILE};
use crate::table::sending::pasted::may_hold_link;
use crate::table::{Save, SaveError};
use crate::titles::TitleKey;
use crate::titles::parts::{check, prove};
use crate::toolkit::hooks::{Findings, Importing, Line, Progress, use_effect_on, use_importing};
use crate::toolkit::ledger::Checked;
use crate::toolkit::preferences::use_locale;
use crate::words::{Locale, naming};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use yew::prelude::*;

/// How files come to the list of games, and what comes of them.
#[derive(Clone, PartialEq)]
pub(crate) struct FileImport {
    /// How they come.
    pub ways: FileWays,
    /// What comes of them.
    pub importing: Importing,
}

/// Imports files, these to begin with; `refresh` is called afterwards.
#[hook]
pub(crate) fn use_import(first: &Files, refresh: &Callback<()>) -> FileImport {
    let locale = use_locale();
    let importing = use_importing(locale, refresh);
    let take = {
        use_callback((importing.clone(), locale), |files: Files, (importing, locale)| {
            let Some(progress) = importing.begin() else { return };
            let (importing, locale) = (importing.clone(), *locale);
            spawn_local(async move {
                let findings = gather(&files, locale, progress).await;
                importing.settle(findings).await;
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
    FileImport { ways: use_files(take), importing }
}

/// Reads files. A text file with a link in it is opened like a pasted text.
async fn gather(files: &Files, locale: Locale, mut progress: Progress) -> Findings {
    let mut findings = Findings::default();
    for id in ids() {
        findings.intake.know(&id);
        progress.reach(0, 0).await;
    }
    for file in &**files {
        let text = text_of(file, locale).await;
        if let Ok(text) = &text
            && !text.trim_start().starts_with(['{', '['])
            && may_hold_link(text)
        {
            open_text(text);
            continue;
        }
        match text.and_then(|text| read(&text, locale)) {
            Ok(archive) => take(&mut findings, file, archive, locale, &mut progress).await,
            Err(why) => findings.unread.push(format!("{}: {why}", naming::clean(&file.name()))),
        }
    }
    findings
}

async fn text_of(file: &File, locale: Locale) -> Result<String, String> {
    if file.size() > MAX_FILE as f64 {
        return Err(locale.archive_error(&ArchiveError::TooLong(file.size() as usize)));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    text.ok_or_else(|| locale.unreadable_file().to_owned())
}

fn read(text: &str, locale: Locale) -> Result<Archive, String> {
    archive::read(text).map_err(|error| locale.archive_error(&error))
}

/// Takes what can be read of a file.
async fn take(
    findings: &mut Findings,
    file: &File,
    archive: Archive,
    locale: Locale,
    progress: &mut Progress,
) {
    let (name, games) = (naming::clean(&file.name()), archive.games.len());
    let all = games + archive.entries.len();
    for (at, game) in archive.games.iter().enumerate() {
        progress.reach(at, all).await;
        match game_of(game, locale).await {
            Ok((save, checked)) => {
                let shows = (checked.seen, checked.record);
                findings.intake.take_game(game.id.as_deref(), &save, shows);
                findings.remarks.extend(checked.illegal.map(|decision| {
                    let name = name_and_date(&save, locale);
                    Line::bad(format!("{name}: {}", locale.import_illegal(decision)))
                }));
            }
            Err(unread) => {
                let why = said(findings, unread, locale);
                let game = locale.imported_game(&name, at + 1, game.id.as_deref());
                findings.unread.push(format!("{game}: {why}"));
            }
        }
    }
    for (at, (entry, text)) in archive.entries.into_iter().enumerate() {
        progress.reach(games + at, all).await;
        match proven(&entry, text, locale).await {
            Ok(brought) => findings.intake.take(brought),
            Err(unread) => {
                let why = said(findings, unread, locale);
                let entry = locale.imported_entry(&name, at + 1, &entry);
                findings.unread.push(format!("{entry}: {why}"));
            }
        }
    }
}

/// Why a game or an entry of a file is not taken.
enum Unread {
    /// It cannot be read.
    Wrong(String),
    /// The part of the page that checks it did not come.
    Unchecked,
}

/// The reason as a sentence; a part of the page that is missing is noted in the findings.
fn said(findings: &mut Findings, unread: Unread, locale: Locale) -> String {
    match unread {
        Unread::Wrong(why) => why,
        Unread::Unchecked => {
            findings.is_part_missing = true;
            locale.import_unchecked().to_owned()
        }
    }
}

/// A game of a file, replayed.
async fn game_of(game: &Import, locale: Locale) -> Result<(Save, Checked), Unread> {
    let why = |error: &SaveError| Unread::Wrong(locale.unread_game(error));
    let save = game.read().map_err(|error| why(&error))?;
    let title = TitleKey::named(save.title())
        .ok_or_else(|| why(&SaveError::OtherGame(save.title().to_owned())))?;
    let checked = check(title, save.clone()).await;
    let checked = checked.map_err(|_| Unread::Unchecked)?;
    let checked = checked.map_err(|error| why(&error))?;
    Ok((save, checked))
}

/// What an entry of a file tells, if its title can prove it.
async fn proven(
    name: &str,
    text: Result<String, EntryError>,
    locale: Locale,
) -> Result<Brought, Unread> {
    let wrong = |error| Unread::Wrong(locale.entry_error(error));
    let brought = text.and_then(|text| Brought::read(name, &text)).map_err(wrong)?;
    let proven = prove(brought).await.map_err(|_| Unread::Unchecked)?;
    proven.ok_or_else(|| wrong(EntryError::Unproven))
}
