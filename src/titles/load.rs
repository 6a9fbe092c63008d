//! The one door from the pages to the titles: what of a title's code a page needs, by key.

use super::TitleKey;
use crate::engine::codec;
use crate::table::model::TableModel;
use crate::table::title::{Chosen, OptionOf};
use crate::table::{Chairs, Device, Session, Table};
use crate::table::{Save, SaveError};
use crate::toolkit::table_ui::{TableHandle, TitleUi};
use crate::words::rulebook::Chapter;
use crate::worker::{OnPage, Thinkers, WorkerName};
use std::rc::Rc;

/// What a page gets of a title.
#[derive(Clone, Copy)]
pub struct Loaded {
    /// Which title it is.
    pub title: TitleKey,
    /// The options of a new game besides its seats.
    pub options: &'static [OptionOf],
    /// The rules in our own words.
    pub rulebook: &'static [Chapter],
    /// Who thinks for its bots.
    pub thinkers: Thinkers,
    begin: fn(&'static str, &Chairs, &Chosen, u64) -> Option<TableHandle>,
    resume: fn(&Save) -> Result<Resumed, SaveError>,
    visit: fn(&str) -> Result<Visited, String>,
}

/// What was loaded of a title never changes.
impl PartialEq for Loaded {
    fn eq(&self, other: &Self) -> bool {
        self.title == other.title
    }
}

/// A saved game that was opened.
pub struct Resumed {
    /// Its table.
    pub table: TableHandle,
    /// Whether all of its decisions were legal.
    pub whole: bool,
}

/// A link that was opened.
pub struct Visited {
    /// Its game at the cursor, people in all seats.
    pub table: TableHandle,
    /// Where it stops replaying, in words; nothing where it does not.
    pub broken: Option<String>,
    /// Whether it holds more than a setup.
    pub is_played: bool,
}

impl Loaded {
    /// A new game; nothing where the title cannot be set up so.
    pub fn begin(&self, players: &Chairs, chosen: &Chosen, seed: u64) -> Option<TableHandle> {
        (self.begin)(self.title.key(), players, chosen, seed)
    }

    /// A saved game.
    ///
    /// # Errors
    /// The save is not one of this title, or cannot be played.
    pub fn resume(&self, save: &Save) -> Result<Resumed, SaveError> {
        (self.resume)(save)
    }

    /// The game of a link, to look at.
    ///
    /// # Errors
    /// The first thing that is wrong with the link.
    pub fn visit(&self, link: &str) -> Result<Visited, String> {
        (self.visit)(link)
    }
}

/// What the page gets of San Francisco or Berlin; `on_page` is who thinks where no worker can.
pub fn city(title: TitleKey, on_page: OnPage) -> Loaded {
    use super::city::{rules::City, words};
    let thinkers = Thinkers { worker: WorkerName("worker-city"), on_page };
    loaded::<City>(title, words::rulebook::RULEBOOK, thinkers)
}

/// What the page gets of Metromania; `on_page` is who thinks where no worker can.
pub fn metromania(on_page: OnPage) -> Loaded {
    use super::metromania::{rules::Metromania, words};
    let thinkers = Thinkers { worker: WorkerName("worker-metromania"), on_page };
    loaded::<Metromania>(TitleKey::Metromania, words::rulebook::RULEBOOK, thinkers)
}

fn loaded<G: TitleUi>(title: TitleKey, rulebook: &'static [Chapter], thinkers: Thinkers) -> Loaded {
    Loaded {
        title,
        options: G::options(title.key()),
        rulebook,
        thinkers,
        begin: begin::<G>,
        resume: resume::<G>,
        visit: visit::<G>,
    }
}

fn begin<G: TitleUi>(
    key: &'static str,
    players: &Chairs,
    chosen: &Chosen,
    seed: u64,
) -> Option<TableHandle> {
    let setup = G::set_up(key, players.count(), chosen, seed)?;
    let session = Session::<G>::new(setup).ok()?;
    Some(handle(Table::new(session, players, players.count()), Device::default()))
}

fn resume<G: TitleUi>(save: &Save) -> Result<Resumed, SaveError> {
    let (table, whole) = save.open::<G>()?;
    Ok(Resumed { table: handle(table, Device::default()), whole })
}

fn visit<G: TitleUi>(text: &str) -> Result<Visited, String> {
    let link = codec::read::<G>(text).map_err(|error| error.to_string())?;
    let resumed = Session::<G>::resume(&link.record, link.cursor);
    let (session, broken) = resumed.map_err(|error| error.0.to_string())?;
    let players = G::players(&link.record.setup);
    let table = Table::new(session, &Chairs::people(players), players);
    Ok(Visited {
        table: handle(table, Device::Visiting),
        broken: broken.map(|it| format!("{}: {}", it.ply + 1, it.refusal)),
        is_played: !link.record.actions.is_empty(),
    })
}

fn handle<G: TitleUi>(table: Table<G>, device: Device) -> TableHandle {
    TableHandle(Rc::new(TableModel::new(table, device)))
}
