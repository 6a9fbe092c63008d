//! The import of files and texts on the list of games and the page of scores: files of this site, and links.

use super::files::{FileInputs, GameFiles, use_files};
use super::list::{ReplayedResult, results_of};
use crate::shell::links::link_page::open_text;
use crate::shell::start::saves::name_and_date;
use crate::storage::{Brought, ids, is_of_scores};
use crate::table::archive::{self, Archive, ArchiveError, EntryError, Import, MAX_FILE};
use crate::table::scores::file::{self, AttemptClaim};
use crate::table::scores::{Attempt, AttemptOrigin};
use crate::table::sending::pasted::may_hold_link;
use crate::table::{Save, SaveError};
use crate::titles::TitleKey;
use crate::titles::parts::{check, prove};
use crate::toolkit::hooks::{
    CheckProgress, Findings, Importing, ReportLine, use_effect_on, use_importing,
};
use crate::toolkit::ledger::CheckedSave;
use crate::toolkit::preferences::use_locale;
use crate::words::{Locale, naming};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use yew::prelude::*;

/// The source of an import.
pub(crate) enum ImportSource {
    /// Files that were chosen or dropped.
    Files(GameFiles),
    /// A pasted text; the callback gets back what was refused, once the rest is stored.
    Text(String, Callback<String>),
}

/// The page that imports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImportPage {
    /// The list of games: a link is opened, and files are the player's own.
    Games,
    /// The scores: the results of links and files belong to this origin.
    Scores(AttemptOrigin),
}

/// The ways to import, and the state of the import.
#[derive(Clone, PartialEq)]
pub(crate) struct FileImport {
    pub ways: FileInputs,
    pub take: Callback<ImportSource>,
    /// The state of the import and its findings.
    pub importing: Importing,
}

/// Imports files and texts, starting with `first`; calls `refresh` afterwards.
#[hook]
pub(crate) fn use_import(
    first: &GameFiles,
    counter: ImportPage,
    refresh: &Callback<()>,
) -> FileImport {
    let locale = use_locale();
    let importing = use_importing(locale, refresh);
    let take = use_callback(
        (importing.clone(), counter, locale),
        |source: ImportSource, (importing, counter, locale)| {
            let Some(progress) = importing.begin() else { return };
            let (importing, counter, locale) = (importing.clone(), *counter, *locale);
            spawn_local(async move {
                let findings = Findings::default();
                let gathering = Gathering { findings, progress, counter, locale };
                importing.settle(gathering.gather(source).await).await;
            });
        },
    );
    let take_files =
        use_callback(take.clone(), |files: GameFiles, take| take.emit(ImportSource::Files(files)));
    {
        let take = take_files.clone();
        use_effect_on(first.clone(), move |first| {
            if !first.is_empty() {
                take.emit(first.clone());
            }
        });
    }
    FileImport { ways: use_files(take_files), take, importing }
}

/// The findings so far.
struct Gathering {
    findings: Findings,
    progress: CheckProgress,
    counter: ImportPage,
    locale: Locale,
}

impl Gathering {
    async fn gather(mut self, source: ImportSource) -> Findings {
        for id in ids() {
            self.findings.intake.know(&id);
            self.progress.reach(0, 0).await;
        }
        match source {
            ImportSource::Files(files) => {
                for file in &*files {
                    let name = naming::clean(&file.name());
                    match text_of(file, self.locale).await {
                        Ok(text) => drop(self.take(&name, &text).await),
                        Err(why) => self.refuse(&name, &why),
                    }
                }
            }
            ImportSource::Text(text, give_back) => {
                let left = self.take(self.locale.pasted_text(), &text).await;
                self.findings.onstored = give_back.reform(move |()| left.clone());
            }
        }
        self.findings
    }

    fn refuse(&mut self, what: &str, why: &str) {
        self.findings.unread.push(format!("{what}: {why}"));
    }

    /// Imports what is readable in a text; returns the rest, to be corrected.
    async fn take(&mut self, name: &str, text: &str) -> String {
        let before = self.findings.unread.len();
        match self.counter {
            ImportPage::Games if !archive::is_file(text) && may_hold_link(text) => open_text(text),
            ImportPage::Scores(origin) if !archive::is_file(text) => {
                return self.take_list(name, text, origin).await;
            }
            ImportPage::Games | ImportPage::Scores(_) => match archive::read(text) {
                Ok(archive) => self.take_archive(name, archive).await,
                Err(why) => self.refuse(name, &self.locale.archive_error(&why)),
            },
        }
        if self.findings.unread.len() > before { text.to_owned() } else { String::new() }
    }

    /// Imports the results of a list of links; returns the refused lines.
    async fn take_list(&mut self, name: &str, text: &str, origin: AttemptOrigin) -> String {
        let claims = match file::read(text) {
            Ok(claims) => claims,
            Err(why) => {
                self.refuse(name, self.locale.list_error(why).as_str());
                return text.to_owned();
            }
        };
        let mut refused = Vec::new();
        for (done, AttemptClaim { line, link }) in claims.iter().enumerate() {
            self.progress.reach(done, claims.len()).await;
            let row = self.locale.line_of(name, *line);
            for result in results_of(link, origin, self.locale).await {
                match result {
                    Ok(ReplayedResult { brought, text }) => {
                        brought.into_iter().for_each(|it| self.findings.intake.take(it));
                        self.findings.remarks.push(ReportLine::good(format!("{row}: {text}")));
                    }
                    Err(why) => {
                        refused.push(*line);
                        self.refuse(&row, &why);
                    }
                }
            }
        }
        file::refused_part(text, &refused)
    }

    /// Imports what is readable in a file of this site; of another player's file only the results.
    async fn take_archive(&mut self, name: &str, Archive { mut games, mut entries }: Archive) {
        let is_theirs = self.counter == ImportPage::Scores(AttemptOrigin::Imported);
        if is_theirs {
            let others = entries.iter().filter(|(name, _)| !is_of_scores(name)).count();
            if others + games.len() > 0 {
                self.findings.remarks.push(ReportLine::good(self.locale.only_results(name)));
            }
            games.clear();
        }
        let all = games.len() + entries.len();
        for (at, game) in games.iter().enumerate() {
            self.progress.reach(at, all).await;
            match game_of(game, self.locale).await {
                Ok((save, checked)) => {
                    let shows = (checked.seen, checked.record);
                    self.findings.intake.take_game(game.id.as_deref(), &save, shows);
                    self.findings.remarks.extend(checked.illegal.map(|decision| {
                        let name = name_and_date(&save, self.locale);
                        ReportLine::bad(format!("{name}: {}", self.locale.import_illegal(decision)))
                    }));
                }
                Err(unread) => {
                    let game = self.locale.imported_game(name, at + 1, game.id.as_deref());
                    self.leave_out(&game, unread);
                }
            }
        }
        for (at, (entry, text)) in entries.drain(..).enumerate() {
            if is_theirs && !entry.starts_with(Attempt::ENTRY) {
                continue;
            }
            self.progress.reach(games.len() + at, all).await;
            match proven(&entry, text, is_theirs, self.locale).await {
                Ok(brought) => brought.into_iter().for_each(|it| self.findings.intake.take(it)),
                Err(unread) => {
                    self.leave_out(&self.locale.imported_entry(name, at + 1, &entry), unread);
                }
            }
        }
    }

    /// Notes why an entry of a file is refused.
    fn leave_out(&mut self, what: &str, unread: UnreadEntry) {
        match unread {
            UnreadEntry::Wrong(why) => self.refuse(what, &why),
            UnreadEntry::Unchecked => {
                self.findings.is_part_missing = true;
                self.refuse(what, self.locale.import_unchecked());
            }
        }
    }
}

async fn text_of(file: &File, locale: Locale) -> Result<String, String> {
    if file.size() > MAX_FILE as f64 {
        return Err(locale.archive_error(&ArchiveError::TooLong(file.size() as usize)));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    text.ok_or_else(|| locale.unreadable_file().to_owned())
}

/// The reason why a game or an entry of a file is refused.
enum UnreadEntry {
    /// It cannot be read.
    Wrong(String),
    /// The part of the page that checks it could not be fetched.
    Unchecked,
}

/// Reads and replays a game of a file.
async fn game_of(game: &Import, locale: Locale) -> Result<(Save, CheckedSave), UnreadEntry> {
    let why = |error: &SaveError| UnreadEntry::Wrong(locale.unread_game(error));
    let save = game.read().map_err(|error| why(&error))?;
    let title = TitleKey::named(save.title())
        .ok_or_else(|| why(&SaveError::OtherGame(save.title().to_owned())))?;
    let checked = check(title, save.clone()).await;
    let checked = checked.map_err(|_| UnreadEntry::Unchecked)?;
    let checked = checked.map_err(|error| why(&error))?;
    Ok((save, checked))
}

/// Reads an entry of a file and has its title prove it; `is_theirs` marks attempts as another player's.
async fn proven(
    name: &str,
    text: Result<String, EntryError>,
    is_theirs: bool,
    locale: Locale,
) -> Result<Vec<Brought>, UnreadEntry> {
    let wrong = |error| UnreadEntry::Wrong(locale.entry_error(error));
    let brought = text.and_then(|text| Brought::read(name, &text)).map_err(wrong)?;
    let brought = match brought {
        Brought::Attempt(attempt) if is_theirs => {
            Brought::Attempt(Attempt { origin: AttemptOrigin::Imported, ..attempt })
        }
        brought => brought,
    };
    let proven = prove(brought).await.map_err(|_| UnreadEntry::Unchecked)?;
    if proven.is_empty() { Err(wrong(EntryError::Unproven)) } else { Ok(proven) }
}
