//! The titles' code for the pages: the fetched parts of each title, by its key.

use super::TitleKey;
use crate::engine::codec::{BoardId, LinkError, Part};
use crate::engine::game::Seat;
use crate::storage::{Listed, list, saved_board};
use crate::table::model::TableModel;
use crate::table::scores::{Evidence, OpenedAttempt, SaveRepair, SaveVerdict};
use crate::table::sending::visit::{LinkStop, Unopened, Visit};
use crate::table::{Device, GameMode, GameTable, Players};
use crate::table::{ReplayedPart, Save, SaveError};
use crate::toolkit::address::Address;
use crate::toolkit::border::table_ui::{TableHandle, TitleUi};
use crate::toolkit::ledger::{LedgerAccess, ScoresFace};
use crate::toolkit::pending_game::{GameStart, PendingGame};
use crate::words::{FilledText, Locale, shell};
use crate::worker::{OnPage, Thinkers};
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

/// The fetched parts of a title.
#[derive(Clone, Copy)]
pub(crate) struct Loaded {
    /// The thinker of its bots.
    pub thinkers: Thinkers,
    /// The ledger of its ranked games.
    pub ledger: LedgerAccess,
    /// The part for its scores, once fetched.
    scores: Option<ScoresFace>,
    /// The version of its bots.
    bots: u16,
    begin: fn(&'static str, &GameStart) -> Option<TableHandle>,
    resume: fn(&Save) -> Result<(TableHandle, ReplayedPart), SaveError>,
    visit: fn(&str) -> Result<Visited, UnreadLink>,
    join: fn(&str, &[Seat]) -> Result<TableHandle, UnreadLink>,
    take_board: fn(&str) -> Result<BoardId, LinkError>,
}

/// A saved game that was opened.
pub(crate) struct ResumedTable {
    pub table: TableHandle,
    /// The part of the save that could be replayed.
    pub replayed: ReplayedPart,
    /// The ledger's verdict on it.
    pub verdict: SaveVerdict,
    /// Says whether the ledger has seen the whole game.
    pub evidence: Evidence,
}

/// A link that was opened.
pub(crate) struct Visited {
    /// Its game at the cursor, with people in all seats.
    pub table: TableHandle,
    /// The illegal decision at which it stops replaying, if any.
    pub stop: Option<LinkStop>,
}

/// Why a link cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnreadLink {
    pub why: FilledText,
    /// `true` if the link is sound, but its board is not on this device.
    pub lacks_board: bool,
}

impl UnreadLink {
    fn new(why: impl Fn(Locale) -> String) -> UnreadLink {
        UnreadLink { why: FilledText::new(why), lacks_board: false }
    }
}

impl Loaded {
    /// A new game; `None` if the title rejects the setup.
    pub(crate) fn begin(&self, title: TitleKey, start: &GameStart) -> Option<TableHandle> {
        (self.begin)(title.key(), start)
    }

    /// Opens a saved game with the ledger's verdict; a ranked game that does not go on is opened as casual.
    ///
    /// # Errors
    /// If the save is of another title or cannot be played.
    pub(crate) fn resume(
        &self,
        save: &Save,
        mended: SaveRepair,
    ) -> Result<ResumedTable, SaveError> {
        let (mut save, verdict) = counted(self.ledger, save);
        let evidence = if save.mode.is_strict() {
            let OpenedAttempt { evidence, undos } = (self.ledger.opened)(&save, mended);
            let save = save.to_mut();
            save.undos = undos;
            // From now on its bots are of several versions.
            if save.bots.is_some_and(|version| version != self.bots) {
                save.bots = Some(0);
            }
            evidence
        } else {
            Evidence::Whole
        };
        let (table, replayed) = (self.resume)(&save)?;
        Ok(ResumedTable { table, replayed, verdict, evidence })
    }

    /// The game of a link, for a visit.
    ///
    /// # Errors
    /// The first error of the link, in words.
    pub(crate) fn visit(&self, link: &str) -> Result<Visited, UnreadLink> {
        (self.visit)(link)
    }

    /// The game of a turn's link, for the seats on this device.
    ///
    /// # Errors
    /// The first error of the link, in words.
    pub(crate) fn join(&self, link: &str, mine: &[Seat]) -> Result<TableHandle, UnreadLink> {
        (self.join)(link, mine)
    }

    /// Adds a player's board from its link; returns its id.
    ///
    /// # Errors
    /// If the title has no such boards, or the first error of the link.
    pub(crate) fn take_board(&self, link: &str) -> Result<BoardId, LinkError> {
        (self.take_board)(link)
    }
}

thread_local! {
    /// The fetched entries. The parts of the page add them, so nothing here names a title's code.
    static FETCHED: RefCell<Vec<(TitleKey, Loaded)>> = const { RefCell::new(Vec::new()) };
}

/// Returns a title's parts; `None` if they were not fetched.
pub(crate) fn load(title: TitleKey) -> Option<Loaded> {
    let is_it = |(other, _): &&(TitleKey, Loaded)| *other == title;
    FETCHED.with_borrow(|all| all.iter().find(is_it).map(|(_, loaded)| *loaded))
}

/// Adds a title's parts; `on_page` searches where no worker can start.
pub(crate) fn keep<G: TitleUi>(title: TitleKey, on_page: OnPage) {
    if load(title).is_some() {
        return;
    }
    let loaded = Loaded {
        thinkers: Thinkers { rule_set: title.facts().rule_set, on_page },
        scores: None,
        bots: G::VERSION,
        ledger: LedgerAccess::of::<G>(),
        begin: begin::<G>,
        resume: resume::<G>,
        visit: visit::<G>,
        join: join::<G>,
        take_board: G::take_board,
    };
    FETCHED.with_borrow_mut(|all| all.push((title, loaded)));
}

/// A title's part for scores; `None` if it was not fetched.
pub(crate) fn scores_of(title: TitleKey) -> Option<ScoresFace> {
    load(title)?.scores
}

/// Adds the part for scores of a title whose table is here.
pub(crate) fn keep_scores(title: TitleKey, face: ScoresFace) {
    FETCHED.with_borrow_mut(|all| {
        let loaded = all.iter_mut().find(|(other, _)| *other == title);
        loaded.into_iter().for_each(|(_, loaded)| loaded.scores = Some(face));
    });
}

/// Adds a board of this device, from its own entry or from a saved game that carries it.
pub(crate) fn take_up_board(title: TitleKey, board: BoardId) {
    let Some(loaded) = load(title) else { return };
    if saved_board(board).is_some_and(|kept| loaded.take_board(kept.link()).is_ok()) {
        return;
    }
    for game in list() {
        if let Listed::Good(_, save) = game
            && save.title() == title.key()
        {
            // Reading its setup adds its board.
            (loaded.ledger.category)(&save);
        }
    }
}

/// Returns a save with the ledger's verdict on it; as casual unless it goes on.
pub(crate) fn counted(ledger: LedgerAccess, save: &Save) -> (Cow<'_, Save>, SaveVerdict) {
    match (ledger.verdict)(save) {
        SaveVerdict::GoesOn => (Cow::Borrowed(save), SaveVerdict::GoesOn),
        verdict => {
            let mut casual = save.clone();
            casual.mode = GameMode::Casual;
            (Cow::Owned(casual), verdict)
        }
    }
}

/// The ledger of a table's title, which came with the table.
pub(crate) fn ledger_of(table: &TableHandle) -> Option<LedgerAccess> {
    Some(load(TitleKey::named(table.0.title())?)?.ledger)
}

/// Goes to the table of a game that was started or joined, or to the ranked game in progress whose deal it would reveal.
pub(crate) fn play(title: TitleKey, table: TableHandle, started: &PendingGame) {
    match ledger_of(&table).and_then(|ledger| (ledger.instead)(&table)) {
        Some(id) => Address::Play(id).go(),
        None => started.play(title, table),
    }
}

fn begin<G: TitleUi>(key: &'static str, start: &GameStart) -> Option<TableHandle> {
    Some(handle(start.table::<G>(key)?, Device::default()))
}

fn resume<G: TitleUi>(save: &Save) -> Result<(TableHandle, ReplayedPart), SaveError> {
    let (table, replayed) = TableModel::<G>::open(save, Device::default())?;
    Ok((TableHandle(Rc::new(table)), replayed))
}

/// The contents of a link; its board is looked up among those of this device.
fn opened<G: TitleUi>(text: &str) -> Result<Visit<G>, UnreadLink> {
    let missing = |why: &Unopened<G>| match why {
        Unopened::Link(LinkError::Impossible(Part::MissingBoard(id))) => saved_board(*id),
        _ => None,
    };
    let visit = match Visit::<G>::open(text) {
        Err(why) if missing(&why).is_some_and(|it| G::take_board(it.link()).is_ok()) => {
            Visit::open(text)
        }
        visit => visit,
    };
    visit.map_err(|why| UnreadLink {
        lacks_board: matches!(why, Unopened::Link(LinkError::Impossible(Part::MissingBoard(_)))),
        ..UnreadLink::new(|locale| why.why(locale))
    })
}

fn visit<G: TitleUi>(text: &str) -> Result<Visited, UnreadLink> {
    let visit = opened::<G>(text)?;
    let setup = &visit.link.record.setup;
    let players = Players::people(G::players(setup));
    let colors = TitleKey::named(G::key(setup)).map_or(&[][..], |it| it.facts().first_colors);
    let stop = visit.stop.clone();
    let table = visit.table(&players.first_in(colors));
    Ok(Visited { table: handle(table, Device::Visiting), stop })
}

fn join<G: TitleUi>(text: &str, mine: &[Seat]) -> Result<TableHandle, UnreadLink> {
    let visit = opened::<G>(text)?;
    if let Some(LinkStop { step, notation, why, .. }) = visit.stop {
        let says = |locale| shell::link_stops(step, &notation, why.of(locale), locale);
        return Err(UnreadLink::new(says));
    }
    let seating = visit.link.seating.as_ref();
    let table = seating.and_then(|it| TableModel::joined(&visit.link.record, it, mine));
    let table = table.ok_or_else(|| UnreadLink::new(|locale| locale.other_table().to_owned()))?;
    Ok(TableHandle(Rc::new(table)))
}

fn handle<G: TitleUi>(table: GameTable<G>, device: Device) -> TableHandle {
    TableHandle(Rc::new(TableModel::new(table, device)))
}
