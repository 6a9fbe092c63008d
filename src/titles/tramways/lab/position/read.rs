//! Opens the text of a position as a playable state.

use super::cards::CardLists;
use super::{MapText, PlayerText, Position, path};
use crate::engine::game::{Game, MAX_SEATS, Rng, Seat};
use crate::measure::{OpenedPosition, PositionError, wrong};
use crate::titles::tramways::network::{CellSet, GridPoint};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Family};
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::link::TILES;
use crate::titles::tramways::rules::map::{Map, Terrain, terrain_of};
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::{
    Building, Decision, Half, LAST_ROUND, Seats, State, Turn,
};
use crate::titles::tramways::rules::variants::{DevelopmentRule, PlayerBoard};
use crate::titles::tramways::rules::{Tramways, auction, completion, deal, invariants};
use arrayvec::ArrayVec;

/// Bounds on cards, far above any real pile or hand.
const MAX_PILE: usize = 40;
const MAX_HAND: usize = 20;
/// Bounds on dollars and Happiness Points, above those of any game.
const MAX_MONEY: u16 = 999;
const MAX_HAPPINESS: i16 = 999;

/// The decisions where a position can begin.
const BEGINNINGS: [&str; 8] =
    ["draft", "bid", "market", "line", "task", "administration", "fill", "over"];

impl PlayerText {
    fn board(&self) -> PlayerBoard {
        self.board.unwrap_or(PlayerBoard::Normal)
    }
}

impl Position {
    /// Returns the playable position.
    ///
    /// # Errors
    /// The fault, and its path in the file.
    pub(crate) fn open(&self) -> Result<OpenedPosition<Tramways>, PositionError> {
        if !BEGINNINGS.contains(&self.ask()) {
            let (asked, all) = (self.ask(), BEGINNINGS.join(", "));
            return wrong(
                "ask",
                format!("a position cannot start with {asked:?}; it starts with {all}"),
            );
        }
        let map = read_map(&self.map)?;
        let mut cards = CardLists::read(self, &map)?;
        let mut state = self.table(map)?;
        self.read_parcels(&mut state)?;
        for (i, text) in self.players.iter().enumerate() {
            read_player(&mut state, Seat(i as u8), text, &mut cards)?;
        }
        self.read_links(&mut state)?;
        self.read_passengers(&mut state)?;
        self.read_piles(&mut state, &mut cards)?;
        self.read_turn(&mut state)?;
        self.read_draft(&mut state)?;
        note_seen(&mut state);
        check_playable(&state)?;
        Ok(OpenedPosition { state, names: cards.names })
    }

    /// The decision, by name.
    fn ask(&self) -> &str {
        self.ask.as_deref().unwrap_or("task")
    }

    /// The map and the seats, before the deal.
    fn table(&self, map: Map) -> Result<State, PositionError> {
        let players = self.players.len();
        if !(1..=MAX_SEATS).contains(&players) {
            return wrong("players", format!("{players} players: 1 to 5 can play"));
        }
        let seats = self.players.iter().map(|player| player.board());
        let seats = seats.collect();
        let setup = Setup { seats, ..Setup::standard(players, self.seed) };
        let development = self.development.unwrap_or(DevelopmentRule::Original);
        let setup = Setup { development, ..setup };
        let mut state = deal::empty(&setup, map);
        state.rng = Rng::new(self.seed);
        state.round = self.round.unwrap_or(1);
        match (self.ask(), state.round) {
            ("draft", 0) => {}
            ("draft", _) => return wrong("round", "Parcel cards are drafted in round 0"),
            (_, 1..=LAST_ROUND) => {}
            (_, round) => {
                return wrong("round", format!("round {round}: there are rounds 1 to 6"));
            }
        }
        let tiles: Vec<BuildingType> =
            read_kinds("supply_tiles", self.supply_tiles.as_deref().unwrap_or("RCILR"))?;
        let five = <[BuildingType; 5]>::try_from(tiles).or_else(|_| {
            wrong("supply_tiles", "there is one letter for each of the rounds 1 to 5")
        })?;
        state.supply_tiles = five;
        Ok(state)
    }

    fn read_parcels(&self, state: &mut State) -> Result<(), PositionError> {
        for (i, player) in self.players.iter().enumerate() {
            for (j, name) in player.parcels.iter().enumerate() {
                let at = format!("players[{i}].parcels[{j}]");
                let parcel = read_parcel(state, &at, name)?;
                if state.parcels[parcel.index()].owner.replace(Seat(i as u8)).is_some() {
                    return wrong(at, format!("Parcel {name} has an owner already"));
                }
            }
        }
        for (name, text) in &self.buildings {
            let at = format!("buildings.{name}");
            let parcel = read_parcel(state, &at, name)?;
            if state.parcels[parcel.index()].owner.is_none() {
                return wrong(at, format!("nobody owns Parcel {name}, so nobody built on it"));
            }
            let (letter, upgraded) = match text.strip_suffix('+') {
                Some(letter) => (letter, true),
                None => (text.as_str(), false),
            };
            let [kind] = read_kinds(&at, letter)?[..] else {
                return wrong(at, format!("{text:?} is no Building: R, C, I or L, then perhaps +"));
            };
            state.parcels[parcel.index()].building = Some(Building { kind, upgraded });
        }
        state.find_locations();
        Ok(())
    }

    fn read_links(&self, state: &mut State) -> Result<(), PositionError> {
        for (i, player) in self.players.iter().enumerate() {
            let seat = Seat(i as u8);
            for (j, text) in player.links.iter().enumerate() {
                let at = format!("players[{i}].links[{j}]");
                let link = path::read(state, seat, text).or_else(|what| wrong(&at, what))?;
                state.links.push(link);
                let own = state.links.iter().filter(|link| link.owner == seat);
                let tiles = || own.clone().flat_map(|link| &link.tiles);
                let straights = tiles().filter(|tile| tile.track().is_straight()).count();
                if straights.max(tiles().count() - straights) > TILES / 2 {
                    let half = TILES / 2;
                    return wrong(at, format!("there are {half} straights and {half} curves"));
                }
                invariants::check_links(state).or_else(|what| wrong(&at, what))?;
            }
        }
        completion::complete(state);
        Ok(())
    }

    fn read_passengers(&self, state: &mut State) -> Result<(), PositionError> {
        let lattice = &state.map.lattice;
        let mut passengers = CellSet::default();
        let Some(names) = &self.passengers else {
            let built = lattice.cells().filter(|&cell| state.building(cell).is_some());
            built.for_each(|cell| passengers.insert(cell));
            state.passengers = passengers;
            return Ok(());
        };
        for (i, name) in names.iter().enumerate() {
            let at = format!("passengers[{i}]");
            match lattice.named(name) {
                None => return wrong(at, format!("the map has no cell {name}")),
                Some(cell) if state.building(cell).is_none() => {
                    return wrong(at, format!("{name} is no Building cell"));
                }
                Some(cell) if passengers.has(cell) => {
                    return wrong(at, format!("{name} has a Passenger already"));
                }
                Some(cell) => passengers.insert(cell),
            }
        }
        state.passengers = passengers;
        Ok(())
    }

    /// Reads stock, market and Ticket Books.
    fn read_piles(&self, state: &mut State, cards: &mut CardLists) -> Result<(), PositionError> {
        self.read_stock(state, cards)?;
        state.market.open = pile("market.open", cards)?;
        state.market.deck = pile("market.deck", cards)?;
        state.market.discard = pile("market.discard", cards)?;
        state.books.open = pile("display", cards)?;
        state.books.deck = pile("development_deck", cards)?;
        if self.books.len() > MAX_SEATS {
            return wrong("books", "there are at most 5 Ticket Books");
        }
        for i in 0..self.books.len() {
            state.books.books.push(pile(&format!("books[{i}]"), cards)?);
        }
        Ok(())
    }

    fn read_stock(&self, state: &mut State, cards: &mut CardLists) -> Result<(), PositionError> {
        let built = state.parcels.iter().filter_map(|parcel| parcel.building);
        let mut on_map = [0u8; 4];
        built.for_each(|building| on_map[building.kind.index()] += 1);
        let letters = self.stock.as_deref().map(|text| read_kinds("stock", text)).transpose()?;
        for kind in BuildingType::ALL {
            let count =
                |kinds: &Vec<BuildingType>| kinds.iter().filter(|&&other| other == kind).count();
            let left = letters.as_ref().map_or(usize::from(state.stock[kind.index()]), count);
            if left + usize::from(on_map[kind.index()]) > 4 {
                return wrong("stock", format!("there are 4 tiles of type {}", kind.letter()));
            }
            state.stock[kind.index()] = left as u8;
        }
        if self.building_cards.is_some() {
            state.building_cards = pile("building_cards", cards)?;
            return Ok(());
        }
        for kind in BuildingType::ALL {
            let left = usize::from(state.stock[kind.index()]);
            let free = CardId::of_kind(kind).filter(|&card| !is_held(state, cards, card));
            let free: Vec<CardId> = free.take(left).collect();
            state.building_cards.extend(free);
        }
        Ok(())
    }

    fn read_turn(&self, state: &mut State) -> Result<(), PositionError> {
        if !self.order.is_empty() {
            state.order = read_order(state, "order", &self.order)?;
            if state.order.len() != state.player_count() {
                return wrong("order", "the turn order names each seat once");
            }
        }
        let seat = self.turn.seat.map_or(state.order[0], Seat);
        let Some(position) = state.order.iter().position(|&other| other == seat) else {
            return wrong("turn.seat", format!("there is no seat {}", seat.0));
        };
        let half = match self.turn.half {
            None | Some(1) => Half::First,
            Some(2) => Half::Second,
            Some(n) => return wrong("turn.half", format!("{n}: there are action rounds 1 and 2")),
        };
        state.turn = Turn {
            position: position as u8,
            half,
            actions: self.turn.actions,
            took_money: self.turn.took_money,
            discards: self.turn.discards,
        };
        state.seat = seat;
        self.read_auction(state)?;
        state.decision = self.read_ask(state)?;
        Ok(())
    }

    /// Derives the picking seat from the Parcels already taken (SET-4).
    fn read_draft(&self, state: &mut State) -> Result<(), PositionError> {
        if state.decision != Decision::Draft {
            return Ok(());
        }
        let taken = state.parcels.iter().filter(|parcel| parcel.owner.is_some()).count();
        let Some(seat) = deal::drafter(&state.order, taken) else {
            return wrong("players", "every player has all Parcel cards of the draft");
        };
        if self.turn.seat.is_some_and(|given| Seat(given) != seat) {
            let what = format!("after {taken} Parcel cards it is the pick of seat {}", seat.0);
            return wrong("turn.seat", what);
        }
        state.auction.old = state.order.clone();
        state.turn.position = taken as u8;
        state.seat = seat;
        Ok(())
    }

    fn read_auction(&self, state: &mut State) -> Result<(), PositionError> {
        let mut auction = auction::fresh(&state.order);
        auction.next = state.turn.position;
        auction.front = read_order(state, "auction.front", &self.auction.front)?;
        auction.back = read_order(state, "auction.back", &self.auction.back)?;
        if auction.front.iter().any(|seat| auction.back.contains(seat)) {
            return wrong("auction.back", "a seat has two places");
        }
        let paid =
            if self.auction.paid.is_empty() { &self.auction.bids } else { &self.auction.paid };
        let dollars = [("bids", &self.auction.bids), ("paid", paid)];
        for (name, list) in dollars {
            let count = list.len();
            if count != 0 && count != state.player_count() {
                return wrong(format!("auction.{name}"), "there is one number for each seat");
            }
            if list.iter().any(|&dollars| dollars > MAX_MONEY) {
                return wrong(format!("auction.{name}"), format!("at most ${MAX_MONEY}"));
            }
        }
        for (i, seat) in state.players.seats().enumerate() {
            auction.bids[seat] = self.auction.bids.get(i).copied().unwrap_or(0);
            auction.paid[seat] = paid.get(i).copied().unwrap_or(0);
        }
        state.auction = auction;
        Ok(())
    }

    fn read_ask(&self, state: &State) -> Result<Decision, PositionError> {
        let solo = state.is_solo();
        match self.ask() {
            "draft" if solo => wrong("ask", "the solo game has no draft"),
            "draft" => Ok(Decision::Draft),
            "bid" if solo => wrong("ask", "the solo game has a line, no auction"),
            "bid" if state.auction.is_placed(state.seat) || state.auction.leads(state.seat) => {
                wrong("turn.seat", "this seat does not decide: it is placed, or its bid leads")
            }
            "bid" => Ok(Decision::Bid),
            "market" if solo => wrong("ask", "the solo game has a line, no market"),
            "market" => Ok(Decision::Market),
            "line" if !solo => wrong("ask", "only the solo game has a line"),
            "line" => Ok(Decision::Line),
            "task" => Ok(Decision::Task),
            "administration" => Ok(Decision::Administration),
            "fill" if state.round != LAST_ROUND => {
                wrong("ask", format!("the last hand is filled in round {LAST_ROUND}"))
            }
            "fill" if state.player().hand.len() >= state.player().hand_limit() => {
                wrong("ask", "the hand is full already")
            }
            "fill" => Ok(Decision::Fill),
            _ => Ok(Decision::Over),
        }
    }
}

fn is_held(state: &State, cards: &CardLists, card: CardId) -> bool {
    cards.has(card) || invariants::all_cards(state).any(|held| held == card)
}

fn read_map(text: &MapText) -> Result<Map, PositionError> {
    let rows = match text {
        MapText::Rows(rows) => rows,
        &MapText::Drawn { seed, players } => {
            let setup = Setup::standard(players, seed);
            return Map::of(&setup).or_else(|error| wrong("map", error.to_string()));
        }
    };
    let mut cells: Vec<(GridPoint, Terrain)> = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, word) in row.split_whitespace().enumerate().filter(|(_, word)| *word != "-") {
            let Some(terrain) = terrain_of(word) else {
                let what = format!("{word:?} is no cell: . ^ ~ R C I L, a Parcel number or -");
                return wrong(format!("map[{y}]"), what);
            };
            let twice = matches!(terrain, Terrain::Parcel(_))
                && cells.iter().any(|&(_, other)| other == terrain);
            if twice {
                return wrong(format!("map[{y}]"), format!("Parcel {word} is on the map twice"));
            }
            cells.push((GridPoint { x: x as i16, y: y as i16 }, terrain));
        }
    }
    if rows.len() > 60 || cells.iter().any(|(point, _)| point.x >= 60) {
        return wrong("map", "a map has at most 60 rows and 60 columns");
    }
    Map::of_cells(&cells).map_or_else(|| wrong("map", "a map has 1 to 150 cells"), Ok)
}

fn read_kinds(at: &str, letters: &str) -> Result<Vec<BuildingType>, PositionError> {
    let kinds: Option<Vec<BuildingType>> = letters.chars().map(BuildingType::from_letter).collect();
    kinds.map_or_else(|| wrong(at, format!("{letters:?}: the letters are R, C, I and L")), Ok)
}

fn read_parcel(state: &State, at: &str, name: &str) -> Result<ParcelId, PositionError> {
    let parcel = ParcelId::named(name);
    let on_map = parcel.filter(|parcel| state.map.parcels[parcel.index()].is_some());
    on_map.map_or_else(|| wrong(at, format!("the map has no Parcel {name}")), Ok)
}

fn read_order(state: &State, at: &str, seats: &[u8]) -> Result<Seats, PositionError> {
    let mut order = Seats::new();
    for &seat in seats {
        if usize::from(seat) >= state.player_count() {
            return wrong(at, format!("there is no seat {seat}; seats are counted from 0"));
        }
        if order.contains(&Seat(seat)) {
            return wrong(at, format!("seat {seat} is named twice"));
        }
        order.push(Seat(seat));
    }
    Ok(order)
}

fn pile<const N: usize>(
    list: &str,
    cards: &mut CardLists,
) -> Result<ArrayVec<CardId, N>, PositionError> {
    let found = cards.take(list);
    let most = N.min(MAX_PILE);
    if found.len() > most {
        return wrong(list, format!("{} cards, at most {most}", found.len()));
    }
    Ok(found.into_iter().collect())
}

fn read_player(
    state: &mut State,
    seat: Seat,
    text: &PlayerText,
    cards: &mut CardLists,
) -> Result<(), PositionError> {
    let at = |field: &str| format!("players[{}].{field}", seat.0);
    let hand = pile::<MAX_HAND>(&at("hand"), cards)?;
    let (deck, discard) = (pile(&at("deck"), cards)?, pile(&at("discard"), cards)?);
    let (money, stress) = (text.money.unwrap_or(3), text.stress.unwrap_or(1));
    if money > MAX_MONEY {
        return wrong(at("money"), format!("at most ${MAX_MONEY}"));
    }
    if !(-MAX_HAPPINESS..=MAX_HAPPINESS).contains(&text.happiness) {
        return wrong(at("happiness"), format!("at most {MAX_HAPPINESS} either way"));
    }
    let track = text.board().stress_track();
    let Some(space) = track.iter().position(|&level| level == stress) else {
        let what = format!("level {stress} is not on this board's track {track:?}");
        return wrong(at("stress"), what);
    };
    let workers = text.workers.unwrap_or(text.board().workers());
    let most = text.board().workers();
    if workers > most {
        return wrong(at("workers"), format!("this board holds {most} Rail Workers at most"));
    }
    let player = &mut state.players[seat];
    (player.money, player.happiness, player.stress_space) = (money, text.happiness, space as u8);
    player.workers = workers;
    hand.into_iter().for_each(|card| player.take(card));
    (player.deck, player.discard) = (deck, discard);
    Ok(())
}

/// Records as seen: open cards, decks and discard piles, and all cards in hands but Development cards.
fn note_seen(state: &mut State) {
    let players = state.players.iter();
    let piles = players.flat_map(|player| player.deck.iter().chain(&player.discard));
    let shown = |card: &&CardId| card.family().0 != Family::Development;
    let hands = state.players.iter().flat_map(|player| player.hand.iter().filter(shown));
    let tops = state.books.books.iter().filter_map(|book| book.last());
    let market = state.market.open.iter().chain(&state.market.discard);
    let face_up = market.chain(tops).chain(&state.books.open);
    let seen: Vec<CardId> = piles.chain(hands).chain(face_up).copied().collect();
    seen.into_iter().for_each(|card| state.seen.insert(card));
}

/// Checks that the position is sound and has a legal action.
fn check_playable(state: &State) -> Result<(), PositionError> {
    Tramways::check_invariants(state).map_err(PositionError::whole)?;
    let legal = Tramways::legal(state);
    if legal.is_empty() && state.decision != Decision::Over {
        return wrong("ask", "there is nothing to decide here");
    }
    Ok(())
}
