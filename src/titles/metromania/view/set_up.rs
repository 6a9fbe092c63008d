//! The options of a new game.

use super::{city, lesson};
use crate::engine::game::Game;
use crate::table::scores::Category;
use crate::table::scores::deal::DealFace;
use crate::table::set_up::{MAP, MAP_BY_HAND, NewGame, SetUp, SetUpChoices, SetUpOption};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::deal;
use crate::titles::metromania::rules::setup::{Setup, SetupError};
use crate::titles::metromania::rules::variants::{CityChoice, Municipality, Rivalry, has_secrets};
use crate::titles::metromania::words::categories::CATEGORIES;
use crate::titles::metromania::words::refusals::unplayable;
use crate::titles::metromania::words::setup::{MUNICIPALITY, OPTIONS, RIVALRY};
use crate::words::Locale;

impl SetUp for Metromania {
    fn key(_: &Setup) -> &'static str {
        Metromania::KEY
    }

    fn options(_: &str) -> &'static [SetUpOption] {
        &OPTIONS
    }

    fn set_up(key: &str, game: &NewGame) -> Option<Setup> {
        let choices = &game.choices;
        let (municipality, rivalry) =
            (choices.value(&MUNICIPALITY).key, choices.value(&RIVALRY).key);
        let setup = Setup {
            municipality: *Municipality::ALL.iter().find(|it| it.name() == municipality)?,
            rivalry: *Rivalry::ALL.iter().find(|it| it.name() == rivalry)?,
            city: city::of(choices),
            ..Setup::standard(u8::try_from(game.players).ok()?, game.seed)
        };
        (key == Metromania::KEY).then_some(setup)
    }

    fn chosen(setup: &Setup) -> NewGame {
        let choices = SetUpChoices::default()
            .with(&MUNICIPALITY, setup.municipality.name())
            .with(&RIVALRY, setup.rivalry.name());
        let choices = match setup.city {
            CityChoice::Random => choices,
            CityChoice::Laid(laid) => SetUpChoices {
                laid: Some(city::written(laid)),
                ..choices.with(&MAP, MAP_BY_HAND.key)
            },
        };
        NewGame { players: setup.players.into(), choices, seed: setup.seed }
    }

    fn categories(_: &str) -> &'static [Category] {
        &CATEGORIES
    }

    fn face(setup: &Setup) -> Option<DealFace> {
        Some(DealFace { of: "city", digest: deal::face(setup) })
    }

    fn first_game(_: &str) -> Option<NewGame> {
        lesson::first_game()
    }

    fn hides_hands(setup: &Setup) -> bool {
        has_secrets(setup.players.into(), setup.municipality)
    }

    fn why_unplayable(error: &SetupError, locale: Locale) -> String {
        unplayable(error, locale)
    }
}
