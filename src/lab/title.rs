//! The rule sets, by the keys and numbers of their titles.

use super::arguments::LabError;
use super::balance::{Balance, CityBalance};
use super::variants::Variants;
use crate::engine::bots::HasBots;
use crate::engine::codec::Coded;
use crate::engine::game::{BySeat, Seat};
use crate::engine::trace::Traced;
use crate::titles::city::rules::City;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::scoring::{self, Test, Verdict};
use crate::titles::metromania::rules::state::State;
#[cfg(feature = "toy")]
use crate::titles::toy::Toy;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;

/// A rule set on the command line.
pub(super) trait LabTitle: Traced + Coded + HasBots + 'static {
    /// What else is counted of each seat in a finished game, by name.
    fn marks(_: &Self::State) -> Vec<(String, BySeat<i64>)> {
        Vec::new()
    }

    /// The setup of a title that the arguments ask for.
    ///
    /// # Errors
    /// Variants that the title does not have, or a setup that cannot be played.
    fn chosen_setup(
        title: &str,
        variants: &Variants,
        players: usize,
        seed: u64,
    ) -> Result<Self::Setup, LabError> {
        if *variants != Variants::default() {
            return Err(LabError::Variants(title.to_owned()));
        }
        let setup = Self::usual(title, players, seed);
        let setup = setup.ok_or_else(|| LabError::Players(title.to_owned(), players))?;
        Self::new(&setup).map_err(|why| LabError::unplayable(&why))?;
        Ok(setup)
    }

    /// What `lab simulate` counts besides, for the balance of the title's boards.
    fn balance() -> Option<Box<dyn Balance<Self>>> {
        None
    }
}

impl LabTitle for Tramways {
    fn chosen_setup(
        _title: &str,
        variants: &Variants,
        players: usize,
        seed: u64,
    ) -> Result<Setup, LabError> {
        variants.setup(players, seed)
    }
}

impl LabTitle for City {
    fn balance() -> Option<Box<dyn Balance<Self>>> {
        Some(Box::<CityBalance>::default())
    }
}

impl LabTitle for Metromania {
    fn marks(state: &State) -> Vec<(String, BySeat<i64>)> {
        let by_seat =
            |count: &dyn Fn(Seat) -> usize| BySeat::new(state.players(), |seat| count(seat) as i64);
        let trips = scoring::tests(state);
        let possible = |verdict: &&Verdict| verdict.fastest.is_some();
        let letters = || trips.iter().filter(|verdict| verdict.test != Test::Sunday);
        let count = letters().filter(possible).count();
        let mut marks = vec![
            ("one_line".to_owned(), by_seat(&|seat| state.finished_lines(seat).min(1))),
            ("both_lines".to_owned(), by_seat(&|seat| state.finished_lines(seat) / 2)),
            ("all_placed".to_owned(), by_seat(&|seat| usize::from(state.hands[seat].is_empty()))),
            ("trips_a_to_f".to_owned(), by_seat(&|_| count)),
        ];
        for (verdict, letter) in letters().zip('a'..) {
            let is_possible = usize::from(verdict.fastest.is_some());
            marks.push((format!("trip_{letter}"), by_seat(&|_| is_possible)));
        }
        marks
    }
}

#[cfg(feature = "toy")]
impl LabTitle for Toy {}

/// Something to do with the rules of one title.
pub(super) trait TitleTask {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<G: LabTitle>(self) -> Self::Output;
}

/// Does something with the rules of the title of a key.
///
/// # Errors
/// No title has the key.
pub(super) fn with_key<T: TitleTask>(key: &str, task: T) -> Result<T::Output, LabError> {
    if Tramways::TITLES.contains(&key) {
        return Ok(task.run::<Tramways>());
    }
    if City::TITLES.contains(&key) {
        return Ok(task.run::<City>());
    }
    if Metromania::TITLES.contains(&key) {
        return Ok(task.run::<Metromania>());
    }
    #[cfg(feature = "toy")]
    if Toy::TITLES.contains(&key) {
        return Ok(task.run::<Toy>());
    }
    Err(LabError::Title(key.to_owned()))
}

/// Does something with the rules of the title of a number in links; nothing where no title has it.
pub(super) fn with_number<T: TitleTask>(number: u64, task: T) -> Option<T::Output> {
    let has = |numbers: &[u16]| numbers.iter().any(|&own| u64::from(own) == number);
    if has(Tramways::NUMBERS) {
        return Some(task.run::<Tramways>());
    }
    if has(City::NUMBERS) {
        return Some(task.run::<City>());
    }
    if has(Metromania::NUMBERS) {
        return Some(task.run::<Metromania>());
    }
    #[cfg(feature = "toy")]
    if has(Toy::NUMBERS) {
        return Some(task.run::<Toy>());
    }
    None
}

/// The keys of all titles, that of Tramways first.
pub(super) fn keys() -> Vec<&'static str> {
    let keys = Tramways::TITLES.iter().chain(City::TITLES).chain(Metromania::TITLES).copied();
    #[cfg(feature = "toy")]
    let keys = keys.chain(Toy::TITLES.iter().copied());
    keys.collect()
}
