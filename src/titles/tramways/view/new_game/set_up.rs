//! The choices of a new game, with their errors and oddities.

use super::builder::MapLayout;
use crate::engine::game::{Game, MAX_SEATS, Rng, Rule, Seat};
use crate::table::scores::Category;
use crate::table::scores::deal::DealFace;
use crate::table::set_up::{
    MAP, MAP_BY_HAND, MapRequirement, NewGame, SetUp, SetUpChoices, SetUpFault, SetUpOption,
    SetUpVerdict,
};
use crate::titles::tramways::edition;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::deal;
use crate::titles::tramways::rules::diagnostics::{self, MapOddity};
use crate::titles::tramways::rules::map::{Map, Terrain, board_cells};
use crate::titles::tramways::rules::map_digest;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::setup_error::SetupError;
use crate::titles::tramways::rules::variants::{MapBoard, MapChoice, PlacedBoard};
use crate::titles::tramways::view::guide::first_setup;
use crate::titles::tramways::words::categories::CATEGORIES;
use crate::titles::tramways::words::new_game::{BOARD, DEAL, DEVELOPMENT, OPTIONS, SIDES, SIZE};
use crate::words::Locale;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;

impl SetUp for Tramways {
    fn key(_: &Setup) -> &'static str {
        Tramways::KEY
    }

    fn options(_: &str) -> &'static [SetUpOption] {
        &OPTIONS
    }

    fn set_up(key: &str, game: &NewGame) -> Option<Setup> {
        if key != Tramways::KEY || game.players > MAX_SEATS {
            return None;
        }
        let choices = &game.choices;
        let board = |seat| read(choices.value_at(Seat(seat), &BOARD).key);
        let map = if choices.has_hand_laid_map() {
            MapChoice::Layout(layout(choices).normalized().into_iter().collect())
        } else {
            random_map(choices)?
        };
        Some(Setup {
            rules: Tramways::RULES_VERSION,
            edition: edition::VERSION,
            seed: game.seed,
            seats: (0..).map_while(board).take(game.players).collect(),
            deal: read(choices.value(&DEAL).key)?,
            development: read(choices.value(&DEVELOPMENT).key)?,
            map,
            start: None,
        })
    }

    fn chosen(setup: &Setup) -> NewGame {
        let choices = SetUpChoices::default()
            .with(&DEAL, &written(setup.deal))
            .with(&DEVELOPMENT, &written(setup.development));
        let choices = match &setup.map {
            MapChoice::Random { sides, size } => {
                choices.with(&SIDES, &written(sides)).with(&SIZE, &written(size))
            }
            MapChoice::Layout(laid) => {
                SetUpChoices { laid: Some(MapLayout::of(laid).written()), ..choices }
                    .with(&MAP, MAP_BY_HAND.key)
            }
        };
        let seats = (0..).map(Seat).zip(&setup.seats);
        let choices = seats
            .fold(choices, |choices, (seat, board)| choices.with_at(seat, &BOARD, &written(board)));
        NewGame { players: setup.players(), choices, seed: setup.seed }
    }

    fn categories(_: &str) -> &'static [Category] {
        &CATEGORIES
    }

    fn chance(seed: u64) -> Rng {
        deal::chance(seed)
    }

    fn face(setup: &Setup) -> Option<DealFace> {
        map_digest::digest(setup).map(|digest| DealFace { of: "boards", digest })
    }

    fn verdict(key: &str, game: &NewGame, locale: Locale) -> SetUpVerdict {
        let Some(setup) = Tramways::set_up(key, game) else { return SetUpVerdict::default() };
        let wrong = diagnostics::problems(&setup)
            .into_iter()
            .map(|error| SetUpFault { text: locale.setup_error(&error), rule: Some(error.rule()) });
        let boards = boards(&setup);
        let counters = [
            (locale.boards_laid(), boards.len(), setup.board_count()),
            (locale.parcels_laid(), parcels(&boards), setup.parcels_needed()),
        ];
        SetUpVerdict {
            wrong: wrong.collect(),
            odd: oddities(&setup).iter().map(|it| locale.oddity(it)).collect(),
            counters: counters
                .map(|(name, found, needed)| MapRequirement { name, found, needed })
                .into_iter()
                .collect(),
        }
    }

    fn first_game(_: &str) -> Option<NewGame> {
        Some(Tramways::chosen(&first_setup()))
    }

    fn why_unplayable(error: &SetupError, locale: Locale) -> String {
        locale.setup_error(error)
    }
}

/// Returns the value of a written name.
pub fn read<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_value(Value::from(name)).ok()
}

fn written<T: Serialize>(value: T) -> String {
    let name = serde_json::to_value(value).ok();
    name.and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

fn random_map(choices: &SetUpChoices) -> Option<MapChoice> {
    Some(MapChoice::Random {
        sides: read(choices.value(&SIDES).key)?,
        size: read(choices.value(&SIZE).key)?,
    })
}

/// Returns the map laid so far.
pub fn layout(choices: &SetUpChoices) -> MapLayout {
    choices.laid.as_deref().and_then(MapLayout::read).unwrap_or_default()
}

/// Returns the boards of a setup's map; empty if they cannot be drawn.
pub fn boards(setup: &Setup) -> Vec<PlacedBoard> {
    match &setup.map {
        MapChoice::Layout(laid) => laid.to_vec(),
        MapChoice::Random { .. } => {
            Map::of(setup).map(|map| map.placements.to_vec()).unwrap_or_default()
        }
    }
}

/// Returns the boards of the seed's random map.
pub fn random_boards(game: &NewGame) -> Vec<PlacedBoard> {
    let setup = Tramways::set_up(Tramways::KEY, game).zip(random_map(&game.choices));
    setup.map(|(setup, map)| boards(&Setup { map, ..setup })).unwrap_or_default()
}

/// The number of different Parcels; two boards may share one.
fn parcels(boards: &[PlacedBoard]) -> usize {
    let cells = boards.iter().flat_map(|board| board_cells(board).unwrap_or_default());
    let parcels = cells.filter_map(|(_, terrain)| match terrain {
        Terrain::Parcel(parcel) => Some(parcel),
        _ => None,
    });
    parcels.collect::<BTreeSet<_>>().len()
}

/// The oddities of a map laid by hand.
fn oddities(setup: &Setup) -> Vec<MapOddity> {
    match &setup.map {
        MapChoice::Layout(laid) if !laid.is_empty() => {
            Map::lay(laid).map(|map| diagnostics::oddities(&map)).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// The mark of a board on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardMark {
    /// Not allowed there by the rules.
    Wrong,
    /// Legal there, but odd.
    Odd,
}

/// Returns the boards of a hand-laid map that are wrong or odd; a board's first mark counts.
pub fn marks(setup: &Setup) -> Vec<(MapBoard, BoardMark)> {
    let laid = || boards(setup).into_iter().map(|placement| placement.board);
    let wrong = diagnostics::problems(setup).into_iter().flat_map(|error| match error {
        SetupError::Overlap(one, other) => vec![one, other],
        SetupError::TwoJs => laid().filter(|board| diagnostics::has_j_parcel(*board)).collect(),
        _ => Vec::new(),
    });
    let odd = oddities(setup).into_iter().flat_map(|oddity| match oddity {
        MapOddity::Unreachable(boards) => boards.to_vec(),
        MapOddity::Stranded(_, board) => vec![board],
    });
    wrong.map(|it| (it, BoardMark::Wrong)).chain(odd.map(|it| (it, BoardMark::Odd))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::network::GridPoint;
    use crate::titles::tramways::rules::variants::{
        BoardSide, DevelopmentRule, MapSize, PlayerBoard, Sides,
    };
    use crate::titles::tramways::view::new_game::builder::Lay;

    fn game(players: usize, choices: SetUpChoices) -> NewGame {
        NewGame { players, choices, seed: 7 }
    }

    fn set_up(game: &NewGame) -> Setup {
        Tramways::set_up(Tramways::KEY, game).expect("a setup")
    }

    fn faults(game: &NewGame) -> Vec<SetupError> {
        diagnostics::problems(&set_up(game))
    }

    fn by_hand(layout: &MapLayout) -> SetUpChoices {
        let laid = Some(layout.written());
        SetUpChoices { laid, ..SetUpChoices::default() }.with(&MAP, MAP_BY_HAND.key)
    }

    #[test]
    fn the_usual_game_can_begin() {
        for players in 1..=5 {
            let map = MapChoice::Random { sides: Sides::Normal, size: MapSize::Standard };
            let usual = NewGame::usual(players, 7);
            assert_eq!(set_up(&usual), Setup { map, ..Setup::standard(players, 7) });
            assert_eq!(Tramways::verdict(Tramways::KEY, &usual, Locale::English).wrong, []);
        }
        assert_eq!(Tramways::set_up(Tramways::KEY, &NewGame::usual(6, 7)), None);
        assert_eq!(Tramways::set_up("berlin", &NewGame::usual(2, 7)), None);
        let first = Tramways::first_game(Tramways::KEY).expect("a first game");
        assert_eq!(set_up(&first), first_setup());
    }

    #[test]
    fn every_value_of_every_option_can_be_read_and_written() {
        for option in &OPTIONS {
            for value in
                option.values.iter().filter(|it| option.key != MAP.key || it.key != MAP_BY_HAND.key)
            {
                let choices = match option.scope {
                    crate::table::set_up::Scope::Seat => {
                        SetUpChoices::default().with_at(Seat(1), option, value.key)
                    }
                    _ => SetUpChoices::default().with(option, value.key),
                };
                let setup = set_up(&game(2, choices.clone()));
                let again = Tramways::chosen(&setup);
                assert_eq!(again.choices.value(option).key, choices.value(option).key);
                let boards = [&again.choices, &choices].map(|it| it.value_at(Seat(1), option).key);
                assert_eq!(boards[0], boards[1], "{} {}", option.key, value.key);
                assert_eq!(set_up(&again), setup);
            }
        }
    }

    #[test]
    fn reports_incompatible_options() {
        let advanced = SetUpChoices::default().with(&DEAL, "advanced");
        assert_eq!(faults(&game(1, advanced)), [SetupError::SoloDeal]);
        let expert = SetUpChoices::default().with(&SIZE, "expert");
        assert_eq!(faults(&game(3, expert.clone())), [SetupError::ExpertSeats(3)]);
        assert_eq!(faults(&game(2, expert)), []);
    }

    #[test]
    fn each_seat_gets_its_chosen_board() {
        let hard = SetUpChoices::default().with_at(Seat(1), &BOARD, "hard");
        let setup = set_up(&game(2, hard.with(&DEVELOPMENT, "alternative")));
        assert_eq!(setup.seats[..], [PlayerBoard::Normal, PlayerBoard::Hard]);
        assert_eq!(setup.development, DevelopmentRule::Alternative);
    }

    #[test]
    fn the_random_map_can_be_changed_by_hand() {
        let random = random_boards(&game(1, SetUpChoices::default()));
        let layout = MapLayout::of(&random);
        let laid = game(1, by_hand(&layout));
        assert_eq!(random_boards(&laid), random, "whoever lays a map may begin with it");
        assert_eq!(boards(&set_up(&laid)), random);
        let verdict = Tramways::verdict(Tramways::KEY, &laid, Locale::English);
        assert_eq!((verdict.wrong, verdict.odd), (Vec::new(), Vec::new()));
        assert_eq!((verdict.counters[0].found, verdict.counters[0].needed), (3, 3));
        let fewer = game(1, by_hand(&layout.after(Lay::Remove(random[0].board))));
        assert!(faults(&fewer).contains(&SetupError::BoardCount(3, 2)));
        let again = game(1, fewer.choices.with(&MAP, "random"));
        assert_eq!(faults(&again), []);
        assert!(again.choices.laid.is_some(), "the map is kept while chance lays one");
    }

    #[test]
    fn choices_round_trip_through_a_setup() {
        let layout = MapLayout::of(&random_boards(&game(1, SetUpChoices::default())));
        for choices in [by_hand(&layout), SetUpChoices::default()] {
            let setup = set_up(&game(1, choices));
            assert_eq!(set_up(&Tramways::chosen(&setup)), setup);
        }
    }

    #[test]
    fn marks_wrong_and_odd_boards() {
        let empty = set_up(&game(1, by_hand(&MapLayout::default())));
        assert_eq!(oddities(&empty), []);
        let apart = MapLayout::default()
            .after(Lay::Add(MapBoard(0), BoardSide::Normal))
            .after(Lay::Add(MapBoard(3), BoardSide::Normal))
            .after(Lay::Put(MapBoard(3), GridPoint { x: 9, y: 0 }));
        let apart = set_up(&game(1, by_hand(&apart)));
        assert!(matches!(oddities(&apart)[..], [MapOddity::Unreachable(_), ..]));
        assert!(marks(&apart).contains(&(MapBoard(3), BoardMark::Odd)));
        let two_js = [9, 10].into_iter().fold(MapLayout::default(), |layout, board| {
            layout.after(Lay::Add(MapBoard(board), BoardSide::Normal))
        });
        let two_js = set_up(&game(1, by_hand(&two_js)));
        assert_eq!(marks(&two_js)[..2], [9, 10].map(|n| (MapBoard(n), BoardMark::Wrong)));
    }
}
