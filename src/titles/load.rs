//! The one door from the pages to the titles: what of a title's code a page needs, by key.

use super::TitleKey;
use crate::engine::codec::{BoardId, LinkError, Part};
use crate::engine::game::Seat;
use crate::storage::{Listed, kept_board, list};
use crate::table::model::TableModel;
use crate::table::scores::{Mended, Opened, Verdict, Witness};
use crate::table::sending::visit::{Stop, Unopened, Visit};
use crate::table::{Device, GameMode, Players, Table};
use crate::table::{Replayed, Save, SaveError};
use crate::toolkit::address::Address;
use crate::toolkit::begun::{Begun, Start};
use crate::toolkit::border::table_ui::{TableHandle, TitleUi};
use crate::toolkit::ledger::{Ledger, ScoresFace};
use crate::words::{FilledText, Locale, shell};
use crate::worker::{OnPage, Thinkers};
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

/// What a page gets of a title.
#[derive(Clone, Copy)]
pub(crate) struct Loaded {
    /// Who thinks for its bots.
    pub thinkers: Thinkers,
    /// The ledger of its ranked games.
    pub ledger: Ledger,
    /// What its scores need, once that was fetched.
    scores: Option<ScoresFace>,
    /// The version of its bots.
    bots: u16,
    begin: fn(&'static str, &Start) -> Option<TableHandle>,
    resume: fn(&Save) -> Result<(TableHandle, Replayed), SaveError>,
    visit: fn(&str) -> Result<Visited, Unread>,
    join: fn(&str, &[Seat]) -> Result<TableHandle, Unread>,
    take_board: fn(&str) -> Result<BoardId, LinkError>,
}

/// A saved game that was opened.
pub(crate) struct Resumed {
    pub table: TableHandle,
    /// Whether all of its decisions are legal.
    pub replayed: Replayed,
    /// What the ledger says of it.
    pub verdict: Verdict,
    /// Whether the ledger has seen all of it.
    pub witness: Witness,
}

/// A link that was opened.
pub(crate) struct Visited {
    /// Its game at the cursor, people in all seats.
    pub table: TableHandle,
    /// Where it stops replaying; nothing where it does not.
    pub stop: Option<Stop>,
}

/// Why a link cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unread {
    pub why: FilledText,
    /// Whether it is whole and only names a board that is not here.
    pub lacks_board: bool,
}

impl Unread {
    fn new(why: impl Fn(Locale) -> String) -> Unread {
        Unread { why: FilledText::new(why), lacks_board: false }
    }
}

impl Loaded {
    /// A new game; nothing where the title cannot be set up so.
    pub(crate) fn begin(&self, title: TitleKey, start: &Start) -> Option<TableHandle> {
        (self.begin)(title.key(), start)
    }

    /// A saved game, and what the ledger says of it: one that does not go on there counts no more.
    ///
    /// # Errors
    /// The save is not one of this title, or cannot be played.
    pub(crate) fn resume(&self, save: &Save, mended: Mended) -> Result<Resumed, SaveError> {
        let (mut save, verdict) = counted(self.ledger, save);
        let witness = if save.mode.is_strict() {
            let Opened { witness, undos } = (self.ledger.opened)(&save, mended);
            let save = save.to_mut();
            save.undos = undos;
            // Its bots are of several versions from now on.
            if save.bots.is_some_and(|version| version != self.bots) {
                save.bots = Some(0);
            }
            witness
        } else {
            Witness::Whole
        };
        let (table, replayed) = (self.resume)(&save)?;
        Ok(Resumed { table, replayed, verdict, witness })
    }

    /// The game of a link, to look at.
    ///
    /// # Errors
    /// The first thing that is wrong with the link, in words.
    pub(crate) fn visit(&self, link: &str) -> Result<Visited, Unread> {
        (self.visit)(link)
    }

    /// The game of the link of a turn, at a device where these seats are.
    ///
    /// # Errors
    /// The first thing that is wrong with the link, in words.
    pub(crate) fn join(&self, link: &str, mine: &[Seat]) -> Result<TableHandle, Unread> {
        (self.join)(link, mine)
    }

    /// Takes up a board that a player brought, from its link; gives its id.
    ///
    /// # Errors
    /// The title has no such boards, or the first thing that is wrong with the link.
    pub(crate) fn take_board(&self, link: &str) -> Result<BoardId, LinkError> {
        (self.take_board)(link)
    }
}

thread_local! {
    /// What was fetched of the titles. The parts of the page bring it, so that nothing here names their code.
    static FETCHED: RefCell<Vec<(TitleKey, Loaded)>> = const { RefCell::new(Vec::new()) };
}

/// What the page has of a title; nothing of one that was not fetched, or has pages of its own.
pub(crate) fn load(title: TitleKey) -> Option<Loaded> {
    let is_it = |(other, _): &&(TitleKey, Loaded)| *other == title;
    FETCHED.with_borrow(|all| all.iter().find(is_it).map(|(_, loaded)| *loaded))
}

/// The page has a title from now on; `on_page` is who thinks where no worker can.
pub(crate) fn keep<G: TitleUi>(title: TitleKey, on_page: OnPage) {
    if load(title).is_some() {
        return;
    }
    let loaded = Loaded {
        thinkers: Thinkers { rule_set: title.facts().rule_set, on_page },
        scores: None,
        bots: G::VERSION,
        ledger: Ledger::of::<G>(),
        begin: begin::<G>,
        resume: resume::<G>,
        visit: visit::<G>,
        join: join::<G>,
        take_board: G::take_board,
    };
    FETCHED.with_borrow_mut(|all| all.push((title, loaded)));
}

/// What the page has of the scores of a title; `None` if that was not fetched.
pub(crate) fn scores_of(title: TitleKey) -> Option<ScoresFace> {
    load(title)?.scores
}

/// The page has the scores of a title, whose table it has, from now on.
pub(crate) fn keep_scores(title: TitleKey, face: ScoresFace) {
    FETCHED.with_borrow_mut(|all| {
        let loaded = all.iter_mut().find(|(other, _)| *other == title);
        loaded.into_iter().for_each(|(_, loaded)| loaded.scores = Some(face));
    });
}

/// Takes up a board that this device keeps; where it is not kept by itself, that of a saved game which has it.
pub(crate) fn take_up_board(title: TitleKey, board: BoardId) {
    let Some(loaded) = load(title) else { return };
    if kept_board(board).is_some_and(|kept| loaded.take_board(kept.link()).is_ok()) {
        return;
    }
    for game in list() {
        if let Listed::Good(_, save) = game
            && save.title() == title.key()
        {
            // Whoever reads its set-up takes up its board.
            (loaded.ledger.category)(&save);
        }
    }
}

/// A save as the ledger says what it counts for.
pub(crate) fn counted(ledger: Ledger, save: &Save) -> (Cow<'_, Save>, Verdict) {
    match (ledger.verdict)(save) {
        Verdict::GoesOn => (Cow::Borrowed(save), Verdict::GoesOn),
        verdict => {
            let mut casual = save.clone();
            casual.mode = GameMode::Casual;
            (Cow::Owned(casual), verdict)
        }
    }
}

/// The ledger of a table's title, which was fetched with the table.
pub(crate) fn ledger_of(table: &TableHandle) -> Option<Ledger> {
    Some(load(TitleKey::named(table.0.title())?)?.ledger)
}

/// Goes to the table of a game that was begun or joined; to the ranked game under way instead, where it shows something of
/// that one's deal.
pub(crate) fn play(title: TitleKey, table: TableHandle, begun: &Begun) {
    match ledger_of(&table).and_then(|ledger| (ledger.instead)(&table)) {
        Some(id) => Address::Play(id).go(),
        None => begun.play(title, table),
    }
}

fn begin<G: TitleUi>(key: &'static str, start: &Start) -> Option<TableHandle> {
    Some(handle(start.table::<G>(key)?, Device::default()))
}

fn resume<G: TitleUi>(save: &Save) -> Result<(TableHandle, Replayed), SaveError> {
    let (table, replayed) = TableModel::<G>::open(save, Device::default())?;
    Ok((TableHandle(Rc::new(table)), replayed))
}

/// What a link holds; a board that it names is looked for among those that this device keeps.
fn opened<G: TitleUi>(text: &str) -> Result<Visit<G>, Unread> {
    let missing = |why: &Unopened<G>| match why {
        Unopened::Link(LinkError::Impossible(Part::MissingBoard(id))) => kept_board(*id),
        _ => None,
    };
    let visit = match Visit::<G>::open(text) {
        Err(why) if missing(&why).is_some_and(|it| G::take_board(it.link()).is_ok()) => {
            Visit::open(text)
        }
        visit => visit,
    };
    visit.map_err(|why| Unread {
        lacks_board: matches!(why, Unopened::Link(LinkError::Impossible(Part::MissingBoard(_)))),
        ..Unread::new(|locale| why.why(locale))
    })
}

fn visit<G: TitleUi>(text: &str) -> Result<Visited, Unread> {
    let visit = opened::<G>(text)?;
    let setup = &visit.link.record.setup;
    let players = Players::people(G::players(setup));
    let colors = TitleKey::named(G::key(setup)).map_or(&[][..], |it| it.facts().first_colors);
    let stop = visit.stop.clone();
    let table = visit.table(&players.first_in(colors));
    Ok(Visited { table: handle(table, Device::Visiting), stop })
}

fn join<G: TitleUi>(text: &str, mine: &[Seat]) -> Result<TableHandle, Unread> {
    let visit = opened::<G>(text)?;
    if let Some(Stop { step, notation, why, .. }) = visit.stop {
        let says = |locale| shell::link_stops(step, &notation, why.of(locale), locale);
        return Err(Unread::new(says));
    }
    let seating = visit.link.seating.as_ref();
    let table = seating.and_then(|it| TableModel::joined(&visit.link.record, it, mine));
    let table = table.ok_or_else(|| Unread::new(|locale| locale.other_table().to_owned()))?;
    Ok(TableHandle(Rc::new(table)))
}

fn handle<G: TitleUi>(table: Table<G>, device: Device) -> TableHandle {
    TableHandle(Rc::new(TableModel::new(table, device)))
}
