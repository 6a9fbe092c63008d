//! The border between the page of a new game and a title's drawings for it.

use super::table_ui::TitleUi;
use crate::engine::codec::{self, BoardId, Kind, Link};
use crate::table::model::TableModel;
use crate::table::set_up::{BoardFact, NewGame, SetUp, SetUpChoices, SetUpOption, SetUpVerdict};
use crate::table::title::Title;
use crate::table::{Device, GameTable, Players, Session};
use crate::titles::TitleKey;
use crate::toolkit::ledger::may_open;
use crate::words::Locale;
use yew::prelude::*;

/// A title's drawings for a new game.
pub(crate) trait SetUpUi: SetUp {
    /// Draws the map of a new game; `None` if there is none.
    fn picture(setup: &Self::Setup, locale: Locale) -> Option<Html>;

    /// Draws what a value of an option means, by their written names; `None` if words are enough.
    fn emblem(_option: &str, _value: &str) -> Option<Html> {
        None
    }

    /// Draws the editor for the map; calls back with the choices after each change. The only component of a title that may have
    /// state.
    fn map_editor(_: &NewGame, _onchange: &Callback<SetUpChoices>) -> Option<Html> {
        None
    }
}

/// Draws the board of a new game, for titles whose tables the shell has.
pub(crate) fn board_picture<G: TitleUi>(setup: &G::Setup, locale: Locale) -> Option<Html> {
    let session = Session::<G>::new(setup.clone()).ok()?;
    let players = G::players(setup);
    let table = GameTable::new(session, &Players::people(players), players);
    let table = TableModel::new(table, Device::default());
    let (width, height) = G::extent(table.session().state());
    Some(html! {
        <svg class="map-picture" viewBox={format!("0 0 {width} {height}")} aria-hidden="true">
            { G::ground(table.session().state(), locale) }
            { table.ask(locale, G::board) }
        </svg>
    })
}

/// A title's functions for the page of a new game.
#[derive(Clone, Copy)]
pub(crate) struct SetUpFns {
    pub title: TitleKey,
    /// The options to choose from.
    pub options: &'static [SetUpOption],
    /// [`SetUpUi::emblem`].
    pub emblem: fn(&str, &str) -> Option<Html>,
    /// [`SetUpUi::map_editor`].
    pub map_editor: fn(&NewGame, &Callback<SetUpChoices>) -> Option<Html>,
    /// Reads the setup of a link; `None` if it holds something else, a setup that the page does not offer or one that may not be
    /// shown.
    pub linked: fn(&str) -> Option<NewGame>,
    board_name: fn(&str, &NewGame) -> Option<&'static str>,
    board_id: fn(&str, &NewGame) -> Option<BoardId>,
    most_players: fn(&str, &NewGame) -> Option<usize>,
    board_facts: fn(&str, &NewGame, Locale) -> Vec<BoardFact>,
    verdict: fn(&str, &NewGame, Locale) -> SetUpVerdict,
    picture: fn(&str, &NewGame, Locale) -> Option<Html>,
    hides_hands: fn(&str, &NewGame) -> bool,
    link: fn(&str, &NewGame) -> Option<String>,
}

/// The functions of a title never change.
impl PartialEq for SetUpFns {
    fn eq(&self, other: &SetUpFns) -> bool {
        self.title == other.title
    }
}

impl SetUpFns {
    /// Returns the functions of a title's rule set.
    pub(crate) fn of<G: SetUpUi + Title>(title: TitleKey) -> SetUpFns {
        SetUpFns {
            title,
            options: G::options(title.key()),
            emblem: G::emblem,
            map_editor: G::map_editor,
            linked: linked::<G>,
            board_name: |key, game| G::board_name(&G::set_up(key, game)?),
            board_id: |key, game| G::board_id(&G::set_up(key, game)?),
            most_players: |key, game| G::most_players(&G::set_up(key, game)?),
            board_facts: |key, game, locale| {
                G::set_up(key, game).map(|it| G::board_facts(&it, locale)).unwrap_or_default()
            },
            verdict: G::verdict,
            picture: |key, game, locale| <G as SetUpUi>::picture(&G::set_up(key, game)?, locale),
            hides_hands: |key, game| G::set_up(key, game).is_none_or(|it| G::hides_hands(&it)),
            link: |key, game| Some(codec::write(&Link::<G>::setup(G::set_up(key, game)?))),
        }
    }

    /// Returns the name of the game: that of a player's board, else the title's.
    pub(crate) fn name(&self, game: &NewGame, locale: Locale) -> &'static str {
        let board = (self.board_name)(self.title.key(), game);
        board.unwrap_or_else(|| self.title.facts().name.of(locale))
    }

    /// [`SetUp::board_id`].
    pub(crate) fn board_id(&self, game: &NewGame) -> Option<BoardId> {
        (self.board_id)(self.title.key(), game)
    }

    /// Returns the fewest and the most players of a new game's board.
    pub(crate) fn players(&self, game: &NewGame) -> (usize, usize) {
        let (least, most) = self.title.facts().players;
        (least, (self.most_players)(self.title.key(), game).unwrap_or(most))
    }

    /// [`SetUp::board_facts`].
    pub(crate) fn board_facts(&self, game: &NewGame, locale: Locale) -> Vec<BoardFact> {
        (self.board_facts)(self.title.key(), game, locale)
    }

    /// Returns all that is wrong or odd with a new game.
    pub(crate) fn verdict(&self, game: &NewGame, locale: Locale) -> SetUpVerdict {
        (self.verdict)(self.title.key(), game, locale)
    }

    /// Draws the map of a new game.
    pub(crate) fn picture(&self, game: &NewGame, locale: Locale) -> Option<Html> {
        (self.picture)(self.title.key(), game, locale)
    }

    /// Returns whether players have secrets from others at the same device.
    pub(crate) fn hides_hands(&self, game: &NewGame) -> bool {
        (self.hides_hands)(self.title.key(), game)
    }

    /// Returns the link of a new game, if the game can be played.
    pub(crate) fn link(&self, game: &NewGame) -> Option<String> {
        (self.link)(self.title.key(), game)
    }
}

fn linked<G: Title>(text: &str) -> Option<NewGame> {
    let link = codec::read_mended::<G>(text).ok().filter(|link| link.kind == Kind::Setup)?;
    let setup = &link.record.setup;
    let game = G::chosen(setup);
    let again = G::set_up(G::key(setup), &game);
    let is_offered = again.as_ref() == Some(setup) && G::new(setup).is_ok();
    if is_offered && may_open::<G>(setup) { Some(game) } else { None }
}
