//! SET: setting up the game.

use arrayvec::ArrayVec;
use catenary::engine::game::{Game, Rng, Seat};
use catenary::titles::tramways::network::{CellId, GridPoint};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::building_type::BuildingType;
use catenary::titles::tramways::rules::card::{CardId, Family};
use catenary::titles::tramways::rules::diagnostics::{self, MapOddity};
use catenary::titles::tramways::rules::map::{Map, Terrain};
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::setup_error::SetupError;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::titles::tramways::rules::variants::{
    BoardSide, Deal, DevelopmentRule, MapBoard, MapChoice, MapSize, PlacedBoard, PlayerBoard, Sides,
};
use std::collections::BTreeSet;

/// The ids of the first three boards with the J Parcel.
const J_BOARDS: std::ops::Range<u8> = 9..12;

fn new(setup: &Setup) -> State {
    Tramways::new(setup).expect("a legal setup")
}

fn standard(players: usize) -> State {
    new(&Setup::standard(players, 3))
}

/// Takes the first legal action as long as `asked` holds; returns the actions taken.
fn play_on_while(state: &mut State, asked: impl Fn(Decision) -> bool) -> Vec<(Seat, Action)> {
    let (mut legal, mut taken) = (Vec::new(), Vec::new());
    while asked(state.decision) {
        Tramways::legal_actions(state, &mut legal);
        taken.push((state.seat, legal[0]));
        Tramways::apply(state, legal[0], &mut Vec::new()).expect("a legal action");
    }
    taken
}

fn placement(board: u8, x: i8, y: i8) -> PlacedBoard {
    PlacedBoard { board: MapBoard(board), side: BoardSide::Normal, turn: 1, x, y }
}

fn laid(players: usize, placements: &[PlacedBoard]) -> Result<Map, SetupError> {
    let placements: ArrayVec<PlacedBoard, 10> = placements.iter().copied().collect();
    let setup = Setup { map: MapChoice::Layout(placements), ..Setup::standard(players, 1) };
    setup.check()?;
    Map::of(&setup)
}

#[test]
fn set_1_random_maps() {
    for (players, seed) in (2..=5).flat_map(|n| (0..20).map(move |seed| (n, seed))) {
        let map = Map::of(&Setup::standard(players, seed)).expect("a map");
        assert_eq!(map.placements.len(), 2 * players);
        assert_eq!(map.lattice.count(), 30 * players);
        assert!(map.parcels().count() >= 4 * players);
        let boards: BTreeSet<MapBoard> = map.placements.iter().map(|p| p.board).collect();
        assert_eq!(boards.len(), 2 * players);
        assert!(boards.iter().filter(|board| J_BOARDS.contains(&board.0)).count() <= 1);
    }
}

#[test]
fn set_1_expert_map() {
    let size = MapSize::Expert;
    let map = MapChoice::Random { sides: Sides::Mixed, size };
    let setup = Setup { map, ..Setup::standard(2, 4) };
    let map = Map::of(&setup).expect("a map");
    assert_eq!(map.placements.len(), 3);
    assert!(map.parcels().count() >= 8);
    let map = MapChoice::Random { sides: Sides::Mixed, size };
    let setup = Setup { map, ..Setup::standard(3, 4) };
    assert_eq!(Tramways::new(&setup), Err(SetupError::ExpertSeats(3)));
}

#[test]
fn set_1_sides_are_chosen() {
    for (sides, side) in [(Sides::Normal, BoardSide::Normal), (Sides::Hard, BoardSide::Hard)] {
        let map = MapChoice::Random { sides, size: MapSize::Standard };
        let map = Map::of(&Setup { map, ..Setup::standard(2, 8) }).expect("a map");
        assert!(map.placements.iter().all(|placement| placement.side == side));
    }
}

#[test]
fn set_1_layouts() {
    let row = |boards: [u8; 4]| -> Vec<PlacedBoard> {
        boards.iter().zip([0, 3, 6, 9]).map(|(&board, x)| placement(board, x, 0)).collect()
    };
    assert!(laid(2, &row([0, 1, 2, 3])).is_ok());
    assert_eq!(laid(2, &row([0, 1, 2, 2])), Err(SetupError::BoardTwice(MapBoard(2))));
    assert_eq!(laid(2, &row([0, 1, 9, 10])), Err(SetupError::TwoJs));
    assert_eq!(laid(2, &row([0, 1, 2, 3])[..2]), Err(SetupError::BoardCount(4, 2)));
    let mut overlapping = row([0, 1, 2, 3]);
    overlapping[3].x = 8;
    assert_eq!(laid(2, &overlapping), Err(SetupError::Overlap(MapBoard(2), MapBoard(3))));
    let mut apart = row([0, 1, 2, 3]);
    apart[3].x = 100;
    assert_eq!(laid(2, &apart), Err(SetupError::TooWide));
    let mut unknown = row([0, 1, 2, 3]);
    unknown[3].board = MapBoard(12);
    assert_eq!(laid(2, &unknown), Err(SetupError::NoSuchBoard(12)));
}

#[test]
fn set_1_layouts_with_a_hole() {
    let ring = [(0, 0), (3, 0), (6, 0), (0, 5), (6, 5), (0, 10), (3, 10), (6, 10)];
    let placed = ring.iter().zip(0u8..);
    let ring: Vec<PlacedBoard> = placed.map(|(&(x, y), board)| placement(board, x, y)).collect();
    let map = laid(4, &ring).expect("a ring of eight boards");
    assert_eq!((map.lattice.count(), map.lattice.size()), (120, (9, 15)));
    assert_eq!(map.lattice.named("E8"), None);
}

#[test]
fn set_1_too_few_parcels() {
    let hard = |board: u8, x| PlacedBoard { side: BoardSide::Hard, ..placement(board, x, 0) };
    let parcels = |board: &u8| Map::lay(&[hard(*board, 0)]).expect("a board").parcels().count();
    let mut boards: Vec<u8> = (0..10).collect();
    boards.sort_by_key(parcels);
    let few: Vec<PlacedBoard> =
        boards.iter().zip([0, 3, 6]).map(|(&board, x)| hard(board, x)).collect();
    let found: usize = boards.iter().take(3).map(parcels).sum();
    assert_eq!(laid(2, &few), Err(SetupError::TooFewParcels(8, found)));
}

#[test]
fn set_2_parcel_cards_of_the_map() {
    for players in 1..=5 {
        let state = standard(players);
        let owned = state.players.iter().flat_map(|player| player.hand.clone());
        let market = [&state.market.open, &state.market.deck];
        let cards = owned.chain(market.into_iter().flatten().copied());
        let parcels = |card: CardId| match card.family().0 {
            Family::Parcel(parcel) => Some(parcel),
            _ => None,
        };
        let in_game: BTreeSet<_> = cards.filter_map(parcels).collect();
        assert_eq!(in_game, state.map.parcels().collect());
    }
}

#[test]
fn set_3_what_a_player_starts_with() {
    let seats = [PlayerBoard::Normal, PlayerBoard::Hard].into_iter().collect();
    let state = new(&Setup { seats, ..Setup::standard(2, 1) });
    for (seat, workers) in [(Seat(0), 2), (Seat(1), 1)] {
        let player = &state.players[seat];
        assert_eq!((player.straights, player.curves, player.money), (12, 12, 3));
        assert_eq!((player.workers, player.board.workers()), (workers, workers));
        assert_eq!(player.hand_limit(), 7);
    }
    assert_eq!(state.players[Seat(0)].board.stress_track().len(), 21);
    assert!(state.players[Seat(1)].board.stress_track().len() < 21);
}

#[test]
fn set_4_normal_deal() {
    let state = standard(4);
    for seat in state.players.seats() {
        let owned: BTreeSet<_> = (0..25)
            .filter(|&index| state.parcels[index].owner == Some(seat))
            .map(|index| CardId(20 + index as u8))
            .collect();
        let held = state.players[seat].hand.iter().copied();
        let held = held.filter(|card| matches!(card.family().0, Family::Parcel(_))).collect();
        assert_eq!((owned.len(), owned), (4, held));
    }
}

#[test]
fn set_4_advanced_deal() {
    for players in 2..=5 {
        let setup = Setup { deal: Deal::Advanced, ..Setup::standard(players, 9) };
        let mut state = new(&setup);
        let parcels = state.map.parcels().count();
        assert_eq!((state.decision, state.market.open.len()), (Decision::Draft, parcels));
        let picks: Vec<Seat> = play_on_while(&mut state, |decision| decision == Decision::Draft)
            .into_iter()
            .map(|(seat, _)| seat)
            .collect();
        let mut expected: Vec<Seat> = Vec::new();
        let order: Vec<Seat> = picks[..2 * players].iter().step_by(2).copied().collect();
        let there_and_back = order.iter().chain(order.iter().rev());
        there_and_back.for_each(|&seat| expected.extend([seat, seat]));
        assert_eq!(picks, expected);
        assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), players);
        for seat in state.players.seats() {
            let own = state.parcels.iter().filter(|parcel| parcel.owner == Some(seat));
            assert_eq!((own.count(), state.players[seat].hand.len()), (4, 6));
        }
    }
}

/// Returns the order of the advanced deal's first picks, and the turn order.
fn draft_order(seed: u64) -> (Vec<Seat>, Vec<Seat>) {
    let state = new(&Setup { deal: Deal::Advanced, ..Setup::standard(3, seed) });
    (state.auction.old.to_vec(), state.order.to_vec())
}

#[test]
fn set_4_the_draft_has_a_random_order_apart_from_the_turn_order() {
    let orders: Vec<_> = (0..60).map(draft_order).collect();
    let drafts: BTreeSet<&Vec<Seat>> = orders.iter().map(|(draft, _)| draft).collect();
    assert_eq!(drafts.len(), 6, "every order of three");
    let same = orders.iter().filter(|(draft, turn)| draft == turn).count();
    assert!((1..30).contains(&same), "{same} of 60 drafts went in turn order");
}

#[test]
fn set_4_the_parcels_are_shuffled() {
    let owners = |seed| {
        let state = new(&Setup { map: one_map(), ..Setup::standard(2, seed) });
        state.parcels.map(|parcel| parcel.owner)
    };
    let hands: Vec<_> = (0..20).map(owners).collect();
    assert!(hands.iter().all(|hand| hands.iter().filter(|other| *other == hand).count() < 3));
}

/// Returns a map of four boards that is the same in every game.
fn one_map() -> MapChoice {
    let boards = [0, 1, 2, 3].map(|board| placement(board, 3 * board as i8, 0));
    MapChoice::Layout(boards.into_iter().collect())
}

/// Returns a pile of some games on the same map.
fn piles(setup: &Setup, pile: impl Fn(&State) -> Vec<CardId>) -> Vec<Vec<CardId>> {
    let state = |seed| new(&Setup { seed, map: one_map(), ..setup.clone() });
    (0..20).map(|seed| pile(&state(seed))).collect()
}

/// Asserts that cards are in no order, and in a different one in most games.
fn assert_shuffled(piles: &[Vec<CardId>]) {
    let different: BTreeSet<&Vec<CardId>> = piles.iter().collect();
    assert!(different.len() > piles.len() / 2, "{} of {}", different.len(), piles.len());
    let in_order = |pile: &&Vec<CardId>| pile.is_sorted() || pile.iter().rev().is_sorted();
    assert!(piles.iter().filter(in_order).count() < piles.len() / 2, "{piles:?}");
}

#[test]
fn set_5_the_auction_deck_is_shuffled() {
    let setup = Setup::standard(2, 0);
    let all = |state: &State| -> Vec<CardId> {
        state.market.deck.iter().chain(&state.market.open).copied().collect()
    };
    let decks = piles(&setup, all);
    assert_shuffled(&decks);
    let is_parcel = |card: &CardId| matches!(card.family().0, Family::Parcel(_));
    let firsts = decks.iter().filter(|deck| is_parcel(&deck[0])).count();
    let lasts = decks.iter().filter(|deck| is_parcel(&deck[9])).count();
    assert!(firsts < 20 && lasts < 20, "Parcel cards lie anywhere in the deck");
    let auction: BTreeSet<CardId> =
        decks.iter().flatten().copied().filter(|card| !is_parcel(card)).collect();
    assert_eq!(auction.len(), 12, "any Auction card for two can be drawn");
}

#[test]
fn set_9_the_development_cards_are_shuffled() {
    let original = Setup::standard(2, 0);
    let books =
        |state: &State| -> Vec<CardId> { state.books.books.iter().flatten().copied().collect() };
    assert_shuffled(&piles(&original, books));
    let drawn: BTreeSet<CardId> = piles(&original, books).into_iter().flatten().collect();
    assert_eq!(drawn.len(), 20, "any Development card can be in a Book");
    let alternative = Setup { development: DevelopmentRule::Alternative, ..original };
    let display = |state: &State| -> Vec<CardId> {
        let mut state = state.clone();
        play_on_while(&mut state, |decision| decision == Decision::Keep);
        state.books.deck.iter().chain(&state.books.open).copied().collect()
    };
    assert_shuffled(&piles(&alternative, display));
}

/// Everybody keeps the first card: the others are shuffled before they are laid out.
#[test]
fn set_9_shuffles_the_rest_of_the_offers() {
    let development = DevelopmentRule::Alternative;
    let mut mixed = 0;
    for seed in 0..20 {
        let mut state = new(&Setup { development, ..Setup::standard(2, seed) });
        let offers = state.players.iter().map(|player| player.offer.clone()).collect::<Vec<_>>();
        play_on_while(&mut state, |decision| decision == Decision::Keep);
        let open = &state.books.open;
        let of_one = |offer: &ArrayVec<CardId, 4>| open.iter().all(|card| offer.contains(card));
        mixed += u32::from(!offers.iter().any(of_one));
    }
    assert!(mixed > 5, "the display came from one offer in all but {mixed} games");
}

#[test]
fn set_10_any_building_card_can_go_with_a_tile() {
    let cards: BTreeSet<CardId> =
        (0..60).flat_map(|seed| new(&Setup::standard(2, seed)).building_cards).collect();
    assert_eq!(cards.len(), 16);
}

/// Compares the first board of random maps: its id, its rotation and its side.
#[test]
fn set_1_boards_sides_and_rotations_are_drawn_at_random() {
    let maps = (0..40).map(|seed| Map::of(&Setup::standard(2, seed)).expect("a map"));
    let maps: Vec<Vec<PlacedBoard>> = maps.map(|map| map.placements.to_vec()).collect();
    let first = |of: fn(&PlacedBoard) -> u8| -> BTreeSet<u8> {
        maps.iter().map(|placements| of(&placements[0])).collect()
    };
    assert!(first(|placement| placement.board.0).len() > 8);
    assert_eq!(first(|placement| placement.turn), BTreeSet::from([1, 3]));
    assert_eq!(first(|placement| u8::from(placement.side == BoardSide::Hard)).len(), 2);
}

/// A rectangle of upright boards: two rows for several players, one for the solo game.
#[test]
fn set_1_the_default_rectangle() {
    for players in 1..=5 {
        let map = Map::of(&Setup::standard(players, 8)).expect("a map");
        let found: BTreeSet<(i8, i8)> = map.placements.iter().map(|p| (p.x, p.y)).collect();
        let (columns, rows) = if players == 1 { (3, 1) } else { (players as i8, 2) };
        let expected = (0..columns).flat_map(|x| (0..rows).map(move |y| (3 * x, 5 * y)));
        assert_eq!(found, expected.collect());
        let size = (3 * columns as u16, 5 * rows as u16);
        assert_eq!(map.lattice.size(), size);
    }
}

#[test]
fn set_5_auction_deck() {
    for players in 2..=5 {
        let state = standard(players);
        let cards: Vec<CardId> =
            state.market.open.iter().chain(&state.market.deck).copied().collect();
        assert_eq!((cards.len(), state.market.open.len()), (5 * players, players));
        let parcels = cards.iter().filter(|card| matches!(card.family().0, Family::Parcel(_)));
        assert_eq!(parcels.count(), state.map.parcels().count() - 4 * players);
        let fits = |card: &CardId| usize::from(card.card().players) <= players;
        assert!(cards.iter().all(fits));
    }
}

#[test]
fn set_6_generic_cards() {
    let state = standard(5);
    for seat in state.players.seats() {
        let hand = &state.players[seat].hand;
        let is = |family| hand.iter().filter(|card| card.family().0 == family).count();
        assert_eq!((is(Family::GenericA), is(Family::GenericB)), (1, 1));
    }
}

#[test]
fn set_7_order_happiness_stress() {
    let orders: BTreeSet<Vec<Seat>> =
        (0..40).map(|seed| new(&Setup::standard(3, seed)).order.to_vec()).collect();
    assert_eq!(orders.len(), 6);
    let state = standard(3);
    assert!(state.players.iter().all(|player| (player.happiness, player.stress()) == (0, 1)));
}

#[test]
fn set_8_passengers_of_printed_buildings() {
    let state = standard(3);
    for cell in state.map.lattice.cells() {
        let printed = matches!(state.map.terrain(cell), Terrain::Building(_));
        assert_eq!(state.passengers.has(cell), printed);
    }
}

#[test]
fn set_9_original_rule() {
    for players in 2..=5 {
        let mut state = standard(players);
        assert_eq!(state.books.books.len(), players);
        assert!(state.books.books.iter().all(|book| book.len() == 4));
        let reverse: Vec<Seat> = state.order.iter().rev().copied().collect();
        let setting_up = |decision| {
            matches!(decision, Decision::Book | Decision::BookTake(_) | Decision::BookTop(_))
        };
        let taken = play_on_while(&mut state, setting_up);
        let choosers: Vec<Seat> = taken
            .iter()
            .filter(|(_, action)| matches!(action, Action::Book(_)))
            .map(|(seat, _)| *seat)
            .collect();
        assert_eq!(choosers, reverse);
        assert!(state.players.iter().all(|player| player.hand.len() == 7));
        let left: usize = state.books.books.iter().map(|book| book.len()).sum();
        assert_eq!((left, state.round), (3 * players, 1));
    }
}

#[test]
fn set_9_any_card_goes_on_top() {
    let mut state = standard(3);
    let book = state.books.books[1].clone();
    let act = |state: &mut State, text: &str| {
        let action = Tramways::parse(state, text).expect("an action");
        Tramways::apply(state, action, &mut Vec::new())
    };
    act(&mut state, "book 2").expect("a full Book");
    act(&mut state, &format!("take {}", book[1].name())).expect("a card of it");
    assert!(act(&mut state, &format!("top {}", book[1].name())).is_err());
    act(&mut state, &format!("top {}", book[0].name())).expect("another card");
    assert_eq!(state.books.books[1].last(), Some(&book[0]));
    assert_eq!(state.books.books[1].len(), 3);
}

#[test]
fn set_9_alternative_rule() {
    for players in 1..=5 {
        let development = DevelopmentRule::Alternative;
        let mut state = new(&Setup { development, ..Setup::standard(players, 6) });
        assert_eq!(state.decision, Decision::Keep);
        assert!(state.players.iter().all(|player| player.offer.len() == 4));
        play_on_while(&mut state, |decision| decision == Decision::Keep);
        assert!(state.players.iter().all(|p| (p.hand.len(), p.offer.len()) == (7, 0)));
        let left = 3 * players;
        assert_eq!((state.books.open.len(), state.books.deck.len()), (3, left - 3));
    }
}

#[test]
fn set_10_building_tiles_and_cards() {
    let expected = [(1, [1, 1, 2, 1]), (2, [1, 1, 2, 1]), (3, [2; 4]), (4, [3; 4]), (5, [4; 4])];
    for (players, stock) in expected {
        let state = standard(players);
        assert_eq!(state.stock, stock);
        for kind in BuildingType::ALL {
            let is = |card: &&CardId| card.family().0 == Family::Building(kind);
            let cards = state.building_cards.iter().filter(is).count();
            assert_eq!(cards, usize::from(stock[kind.index()]));
        }
    }
}

#[test]
fn set_11_building_type_tiles() {
    let tiles: BTreeSet<Vec<BuildingType>> =
        (0..30).map(|seed| new(&Setup::standard(2, seed)).supply_tiles.to_vec()).collect();
    assert!(tiles.len() > 25, "five tiles at random, one a round");
    let of = |kind: BuildingType| tiles.iter().flatten().filter(|&&other| other == kind).count();
    assert!(BuildingType::ALL.into_iter().all(|kind| of(kind) > 10));
}

#[test]
fn set_12_passengers_of_the_box() {
    for (players, seed) in (1..=5).flat_map(|n| (0..20).map(move |seed| (n, seed))) {
        let state = new(&Setup::standard(players, seed));
        let tiles: usize = state.stock.iter().map(|&left| usize::from(left)).sum();
        let passengers = state.passengers.len() + tiles;
        assert!(passengers <= 30, "{players} players, seed {seed}: {passengers} Passengers");
    }
}

fn by_hand(players: usize, placements: &[PlacedBoard]) -> Setup {
    let map = MapChoice::Layout(placements.iter().copied().collect());
    Setup { map, ..Setup::standard(players, 1) }
}

#[test]
fn set_1_reports_all_problems_of_a_layout_at_once() {
    let boards = [placement(9, 0, 0), placement(10, 2, 0), placement(9, 70, 0)];
    let found = diagnostics::problems(&by_hand(4, &boards));
    let (j, k) = (MapBoard(9), MapBoard(10));
    let expected = [
        SetupError::BoardCount(8, 3),
        SetupError::Overlap(j, k),
        SetupError::BoardTwice(j),
        SetupError::TwoJs,
        SetupError::TooWide,
        SetupError::TooFewParcels(16, 1),
    ];
    assert_eq!(found, expected);
    assert_eq!(
        diagnostics::problems(&by_hand(1, &[])).first(),
        Some(&SetupError::BoardCount(3, 0))
    );
}

#[test]
fn set_1_a_setup_without_problems_can_be_played() {
    let mut rng = Rng::new(5);
    let mut good = 0;
    for _ in 0..3000 {
        let players = 1 + rng.below(3);
        let count = [3, 4, 6][players - 1] + rng.below(8) / 7;
        let mut boards: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut boards);
        let place = |(n, &board): (usize, &u8)| PlacedBoard {
            turn: rng.below(4) as u8,
            ..placement(board, n as i8 % 3 * 5 + rng.below(3) as i8 / 2, n as i8 / 3 * 5)
        };
        let boards: Vec<PlacedBoard> = boards.iter().take(count).enumerate().map(place).collect();
        let setup = by_hand(players, &boards);
        let problems = diagnostics::problems(&setup);
        match Tramways::new(&setup) {
            Ok(_) => assert_eq!(problems, []),
            Err(error) => assert!(problems.contains(&error), "{error} is not in {problems:?}"),
        }
        good += usize::from(problems.is_empty());
    }
    assert!((300..2700).contains(&good), "{good} good setups");
}

#[test]
fn set_1_reports_odd_but_legal_layouts() {
    let oddities =
        |boards: &[PlacedBoard]| diagnostics::oddities(&Map::lay(boards).expect("a map"));
    let row = [placement(0, 0, 0), placement(3, 3, 0), placement(5, 6, 0)];
    assert_eq!(oddities(&row), []);
    let mut apart = row;
    apart[2].x = 9;
    let [MapOddity::Unreachable(boards), ..] = &oddities(&apart)[..] else {
        panic!("a board lies apart")
    };
    assert_eq!(boards[..], [MapBoard(5)]);
    // A single board whose only Building can only reach its own Parcels is not stranded.
    assert_eq!(oddities(&row[..1]), []);
}

#[test]
fn board_3_reports_a_stranded_building() {
    let point = |x, y| GridPoint { x, y };
    let residence = Terrain::Building(BuildingType::Residence);
    let cells = [(point(0, 0), residence), (point(1, 0), Terrain::Plain), (point(2, 0), residence)];
    let map = Map::of_cells(&cells).expect("a map");
    assert_eq!(diagnostics::stranded(&map), [CellId(0), CellId(2)]);
    let cells = [cells[0], cells[1], (point(2, 0), Terrain::Building(BuildingType::Leisure))];
    assert_eq!(diagnostics::stranded(&Map::of_cells(&cells).expect("a map")), []);
}
