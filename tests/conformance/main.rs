//! The guarantees of every rule set, one line each, and plain searches that check the fast ones.

#[path = "../golden/attempts.rs"]
mod attempts;
mod bots;
mod checks;
mod field;
mod games;
mod golden;
#[path = "../golden/bots.rs"]
mod golden_bots;
#[path = "../golden/field.rs"]
mod golden_field;
mod law;
#[path = "../golden/links.rs"]
mod links;
#[path = "../golden/meaning.rs"]
mod meaning;
mod oracles;
mod presses;
#[path = "../golden/ranked_games.rs"]
mod ranked_games;
#[path = "../golden/results.rs"]
mod results;
#[path = "../golden/texts.rs"]
mod texts;

use catenary::titles::city::boards::Board;
use catenary::titles::city::import;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup as CitySetup;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup as MetromaniaSetup;
use catenary::titles::toy::{Setup as ToySetup, Toy};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use serde_json::{Value, json};

/// Runs all checks on the setups of a rule set. The numbers count the action sequences of the first setup for each
/// depth from 1: a change of rules shows here first.
macro_rules! conforms {
    ($title:ident: $game:ty, $setups:expr, $perft:expr) => {
        mod $title {
            use super::*;

            #[test]
            fn legal_actions_are_those_that_can_be_applied() {
                checks::legal_actions_are_those_that_can_be_applied::<$game>(&$setups);
            }

            #[test]
            fn boundary_decider_and_outcome_agree() {
                checks::boundary_decider_and_outcome_agree::<$game>(&$setups);
            }

            #[test]
            fn invariants_hold() {
                checks::invariants_hold::<$game>(&$setups);
            }

            #[test]
            fn determinization_keeps_what_a_seat_knows() {
                checks::determinization_keeps_what_a_seat_knows::<$game>(&$setups);
            }

            #[test]
            fn observations_hold_nothing_hidden() {
                checks::observations_hold_nothing_hidden::<$game>(&$setups);
            }

            #[test]
            fn redacted_positions_can_be_played_to_the_end() {
                checks::redacted_positions_can_be_played_to_the_end::<$game>(&$setups);
            }

            #[test]
            fn records_replay_to_the_same_state() {
                checks::records_replay_to_the_same_state::<$game>(&$setups);
            }

            #[test]
            fn links_round_trip() {
                checks::links_round_trip::<$game>(&$setups);
            }

            #[test]
            fn saves_round_trip() {
                checks::saves_round_trip::<$game>(&$setups);
            }

            #[test]
            fn positions_round_trip_with_and_without_hidden_parts() {
                checks::positions_round_trip_with_and_without_hidden_parts::<$game>(&$setups);
            }

            #[test]
            fn notation_round_trips() {
                checks::notation_round_trips::<$game>(&$setups);
            }

            #[test]
            fn bots_decide_legally_and_repeatably() {
                checks::bots_decide_legally_and_repeatably::<$game>(&$setups[..1]);
            }

            #[test]
            fn bots_play_on_alike_from_any_ply() {
                law::bots_play_on_alike_from_any_ply::<$game>(&$setups);
            }

            #[test]
            fn bots_answer_the_same_after_an_undo() {
                law::bots_answer_the_same_after_an_undo::<$game>(&$setups);
            }

            #[test]
            fn detects_one_changed_decision_of_a_bot() {
                law::detects_one_changed_decision_of_a_bot::<$game>(&$setups);
            }

            #[test]
            fn page_and_command_line_play_the_same_game() {
                law::page_and_command_line_play_the_same_game::<$game>(&$setups[..1]);
            }

            #[test]
            fn perft_counts_are_frozen() {
                checks::perft_counts_are_frozen::<$game>(&$setups[0], &$perft);
            }
        }
    };
}

/// Returns an own board: Berlin with ferries, Tourist tokens and shorter Double Routes.
fn own_board() -> Board {
    let mut file: Value =
        serde_json::from_str(&import::write(Board::BERLIN.data())).expect("our own file");
    let map = &mut file["payload"];
    map["name"] = json!("Isla & Río");
    map["laneRule"] = json!({ "2+": "all" });
    map["catenary"]["stacks"] = json!(["0", "3", "6", "9", "12"]);
    let routes = map["routes"].as_array_mut().expect("Routes");
    let ends = |route: &Value| [route["a"].clone(), route["b"].clone()];
    let all: Vec<[Value; 2]> = routes.iter().map(ends).collect();
    let is_single = |at: &usize| all.iter().filter(|it| **it == all[*at]).count() == 1;
    for at in (0..all.len()).filter(is_single).step_by(3) {
        routes[at]["type"] = json!("ferry");
        routes[at]["locomotiveSlots"] = json!([0]);
    }
    let draft = import::read(&file.to_string()).expect("a board");
    draft.board().unwrap_or_else(|found| panic!("{found:?}"))
}

/// Returns the toy's setup for this number of players.
fn toy_of(players: u8) -> ToySetup {
    ToySetup { players, ..ToySetup::new(players.into()) }
}

conforms!(toy: Toy, [2, 1, 3, 4].map(toy_of), [1, 3, 3, 9, 9, 27, 54, 126]);
conforms!(
    city: City,
    [
        CitySetup::standard(Board::SAN_FRANCISCO, 2, 7),
        CitySetup::standard(Board::BERLIN, 2, 7),
        CitySetup::standard(Board::SAN_FRANCISCO, 4, 7),
        CitySetup::standard(Board::BERLIN, 3, 7),
        CitySetup::standard(own_board(), 2, 7),
    ],
    [2, 4, 8, 16]
);
conforms!(
    metromania: Metromania,
    [2, 3, 4].map(|players| MetromaniaSetup::standard(players, 7)),
    [60, 168, 324]
);
conforms!(
    tramways: Tramways,
    [2, 1, 3, 4, 5].map(|players| Setup::standard(players, 7)),
    [2, 8, 24, 48, 168, 432]
);

/// Runs the checks of presses at a table.
macro_rules! answers {
    ($title:ident: $game:ty, $setups:expr) => {
        mod $title {
            use super::*;

            #[test]
            fn every_offered_press_is_accepted() {
                presses::every_offered_press_is_accepted::<$game>(&$setups);
            }

            #[test]
            fn presses_without_effect_cause_no_render() {
                presses::presses_without_effect_cause_no_render::<$game>(&$setups);
            }

            #[test]
            fn unknown_ids_do_no_harm() {
                presses::unknown_ids_do_no_harm::<$game>(&$setups);
            }
        }
    };
}

answers!(
    city_table: City,
    [
        CitySetup::standard(Board::SAN_FRANCISCO, 3, 7),
        CitySetup::standard(Board::BERLIN, 2, 7),
        CitySetup::standard(own_board(), 2, 7),
    ]
);
answers!(metromania_table: Metromania, [2, 3].map(|players| MetromaniaSetup::standard(players, 7)));
answers!(toy_table: Toy, [1, 2, 3, 4].repeat(6).into_iter().map(toy_of).collect::<Vec<_>>());
answers!(tramways_table: Tramways, [3, 1].map(|players| Setup::standard(players, 7)));
