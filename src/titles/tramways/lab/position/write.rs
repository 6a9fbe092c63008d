//! Writes a state as the text of a position.

use super::{AuctionText, MapText, MarketText, PlayerText, Position, TurnText, path, under_way};
use crate::engine::game::Seat;
use crate::titles::tramways::network::GridPoint;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::map::{Map, Terrain};
use crate::titles::tramways::rules::state::{Decision, Half, State};
use std::collections::BTreeMap;

impl Position {
    /// Writes a state. In the middle of an action `ask` says so, the choices so far are added, and
    /// the position cannot be opened again.
    pub(crate) fn of(state: &State) -> Position {
        let cell = |cell| state.map.lattice.name(cell);
        Position {
            about: String::new(),
            map: MapText::Rows(rows(&state.map)),
            round: Some(state.round),
            ask: Some(ask_word(state).to_owned()),
            turn: turn(state),
            order: match state.decision {
                Decision::Draft => numbers(&state.auction.old),
                _ => numbers(&state.order),
            },
            players: state.players.seats().map(|seat| player(state, seat)).collect(),
            buildings: buildings(state),
            passengers: Some(state.passengers.iter().map(cell).collect()),
            stock: Some(stock(state)),
            building_cards: Some(cards(&state.building_cards)),
            auction: auction(state),
            market: MarketText {
                open: cards(&state.market.open),
                deck: cards(&state.market.deck),
                discard: cards(&state.market.discard),
            },
            development: Some(state.development_rule),
            books: state.books.books.iter().map(|book| cards(book)).collect(),
            display: cards(&state.books.open),
            development_deck: cards(&state.books.deck),
            supply_tiles: Some(state.supply_tiles.iter().map(|kind| kind.letter()).collect()),
            seed: state.rng.state(),
            in_play: under_way::in_play(state),
            offers: under_way::offers(state),
            open_book: under_way::open_book(state),
            work: under_way::work(state),
            bill: under_way::bill(state),
            payment: under_way::payment(state),
        }
    }
}

/// Returns the notation of cards.
pub(super) fn cards(cards: &[CardId]) -> Vec<String> {
    cards.iter().map(|card| card.name()).collect()
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn rows(map: &Map) -> Vec<String> {
    let (width, height) = map.lattice.size();
    let word = |x, y| {
        let cell = map.lattice.at(GridPoint { x, y });
        cell.map_or("-".to_owned(), |cell| terrain_word(map.terrain(cell)))
    };
    let row = |y| {
        let words: Vec<String> = (0..width as i16).map(|x| format!("{:2}", word(x, y))).collect();
        words.join(" ").trim_end().to_owned()
    };
    (0..height as i16).map(row).collect()
}

fn terrain_word(terrain: Terrain) -> String {
    match terrain {
        Terrain::Plain => ".".to_owned(),
        Terrain::Mountain => "^".to_owned(),
        Terrain::Lake => "~".to_owned(),
        Terrain::Parcel(parcel) => parcel.name().to_owned(),
        Terrain::Building(kind) => kind.letter().to_string(),
    }
}

fn turn(state: &State) -> TurnText {
    TurnText {
        seat: Some(state.seat.0),
        half: Some(if state.turn.half == Half::First { 1 } else { 2 }),
        actions: state.turn.actions,
        took_money: state.turn.took_money,
        discards: state.turn.discards,
    }
}

fn player(state: &State, seat: Seat) -> PlayerText {
    let player = &state.players[seat];
    let owned = |parcel: &ParcelId| state.parcels[parcel.index()].owner == Some(seat);
    let links = state.links.iter().filter(|link| link.owner == seat);
    PlayerText {
        board: Some(player.board),
        money: Some(player.money),
        happiness: player.happiness,
        stress: Some(player.stress()),
        workers: Some(player.workers),
        hand: cards(&player.hand),
        deck: cards(&player.deck),
        discard: cards(&player.discard),
        parcels: ParcelId::all().filter(owned).map(|parcel| parcel.name().to_owned()).collect(),
        links: links.map(|link| path::write(state, link)).collect(),
    }
}

fn buildings(state: &State) -> BTreeMap<String, String> {
    let built = ParcelId::all().filter_map(|parcel| {
        let building = state.parcels[parcel.index()].building?;
        let mark = if building.upgraded { "+" } else { "" };
        Some((parcel.name().to_owned(), format!("{}{mark}", building.kind.letter())))
    });
    built.collect()
}

fn stock(state: &State) -> String {
    let tiles =
        |kind: BuildingType| std::iter::repeat_n(kind.letter(), state.stock[kind.index()].into());
    BuildingType::ALL.into_iter().flat_map(tiles).collect()
}

fn auction(state: &State) -> AuctionText {
    let dollars = |list: &crate::engine::game::BySeat<u16>| list.iter().copied().collect();
    AuctionText {
        bids: dollars(&state.auction.bids),
        paid: dollars(&state.auction.paid),
        front: numbers(&state.auction.front),
        back: numbers(&state.auction.back),
    }
}

/// The word of a decision.
fn ask_word(state: &State) -> &'static str {
    match state.decision {
        Decision::Draft => "draft",
        Decision::Keep => "keep",
        Decision::Book => "book",
        Decision::BookTake(_) => "book-take",
        Decision::BookTop(_) => "book-top",
        Decision::Bid => "bid",
        Decision::Market => "market",
        Decision::Void => "void",
        Decision::Line => "line",
        Decision::Money(_) => "money",
        Decision::Task => "task",
        Decision::Head => "head",
        Decision::Lay => "lay",
        Decision::Upgrade => "upgrade",
        Decision::Site => "site",
        Decision::Kind(_) => "kind",
        Decision::UpgradeSite => "upgrade-site",
        Decision::Passenger => "passenger",
        Decision::Ride => "ride",
        Decision::Bill => "bill",
        Decision::Bonus => "bonus",
        Decision::Buy => "buy",
        Decision::Administration if !state.played.is_empty() => "administration, a card in play",
        Decision::Administration => "administration",
        Decision::AddPassenger => "add-passenger",
        Decision::Fill => "fill",
        Decision::Over => "over",
    }
}
