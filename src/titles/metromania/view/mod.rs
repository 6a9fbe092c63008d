//! What Metromania tells the shell: prompts, places, presses, log and count as plain data.

mod count;
mod log;
pub mod plan;
mod press;

use super::boards::{Arrow, Cell, Edge, Vertex};
use super::rules::Metromania;
use super::rules::action::Action;
use super::rules::dig::{self, Judged};
use super::rules::refusal::Refusal;
use super::rules::scoring::{self, Test};
use super::rules::setup::{CityChoice, Municipality, Rivalry, Setup};
use super::rules::state::{Decision, LineId, Pattern, Phase, State};
use super::rules::station;
use super::words;
use crate::engine::game::{Rule, Seat};
use crate::table::title::{Chosen, OptionOf, Response, Seen, Title, Told, Whose};
use crate::table::view::{
    Choice, ChoiceId, FinalCount, InChip, Lesson, LogLine, Place, PlaceId, PlayerPanel, Pressed,
    Prompt, Standing, Stat, Weight, WhyNot,
};
use crate::words::{Locale, Text};

/// The points that are drawn lie so far from each other, in drawing units.
pub const UNIT: i32 = 78;
/// The middle of the city in drawing units.
pub const MIDDLE: (i32, i32) = (500, 440);

/// The numbers of places: edges, then points, then spaces.
const POINTS: u16 = 400;
const SPACES: u16 = 600;

/// The choices of a prompt.
pub(super) const STOP: ChoiceId = ChoiceId(0);
pub(super) const PASS: ChoiceId = ChoiceId(1);
pub(super) const DECLINE: ChoiceId = ChoiceId(2);
pub(super) const BUILD: ChoiceId = ChoiceId(3);
pub(super) const END_RIDE: ChoiceId = ChoiceId(4);
pub(super) const BACK: ChoiceId = ChoiceId(5);
pub(super) const LETTERS: u16 = 10;
pub(super) const DIG_WITH: u16 = 20;

/// What a player prepares on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing.
    #[default]
    Nothing,
    /// A station that waits to be built.
    Site(Vertex),
    /// An edge that either line could dig.
    Either(Edge),
    /// A journey from a station, to be asked for.
    RideFrom(Vertex),
    /// A journey that was asked for.
    Ride(Vertex, Vertex),
}

/// Something of the board that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// An edge.
    Edge(Edge),
    /// A point.
    Point(Vertex),
    /// A space.
    Space(Cell),
}

impl Spot {
    /// Its number.
    pub fn id(self) -> PlaceId {
        PlaceId(match self {
            Spot::Edge(edge) => edge.index() as u16,
            Spot::Point(vertex) => POINTS + vertex.index() as u16,
            Spot::Space(cell) => SPACES + cell.index() as u16,
        })
    }

    /// What a number stands for.
    pub fn of(id: PlaceId) -> Option<Spot> {
        match id.0 {
            space @ SPACES.. => Cell::at(usize::from(space - SPACES)).map(Spot::Space),
            point @ POINTS.. => Vertex::at(usize::from(point - POINTS)).map(Spot::Point),
            edge => Edge::at(usize::from(edge)).map(Spot::Edge),
        }
    }

    /// Its middle in drawing units.
    pub fn at(self) -> (i32, i32) {
        match self {
            Spot::Point(vertex) => point_at(vertex),
            Spot::Edge(edge) => middle(&edge.ends().map(point_at)),
            Spot::Space(cell) => middle(&cell.vertices().map(point_at)),
        }
    }
}

/// A point of the grid in drawing units: x = q + r / 2, y = r sqrt(3) / 2 (MBOARD-1).
pub fn point_at(vertex: Vertex) -> (i32, i32) {
    let (q, r) = vertex.place();
    let (q, r) = (i32::from(q), i32::from(r));
    (MIDDLE.0 + (2 * q + r) * UNIT / 2, MIDDLE.1 + r * UNIT * 866 / 1000)
}

fn middle(points: &[(i32, i32)]) -> (i32, i32) {
    let count = points.len() as i32;
    let sum = points.iter().fold((0, 0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    (sum.0 / count, sum.1 / count)
}

impl Title for Metromania {
    type Draft = Draft;

    const PLAYERS: (usize, usize) = (2, 4);

    fn key(_: &Setup) -> &'static str {
        "metromania"
    }

    fn options(_: &str) -> &'static [OptionOf] {
        OPTIONS
    }

    fn set_up(key: &str, players: usize, chosen: &Chosen, seed: u64) -> Option<Setup> {
        let setup = Setup {
            municipality: Municipality::ALL.get(chosen.of(0)).copied()?,
            rivalry: Rivalry::ALL.get(chosen.of(1)).copied()?,
            city: CityChoice::Random,
            ..Setup::standard(u8::try_from(players).ok()?, seed)
        };
        // The strict municipality is for four players only.
        let setup = match setup.check() {
            Ok(()) => setup,
            Err(_) => Setup { municipality: Municipality::Usual, ..setup },
        };
        (key == "metromania" && setup.check().is_ok()).then_some(setup)
    }

    fn prompt(seen: &Seen<Self>) -> Prompt {
        prompt(seen)
    }

    fn choices(seen: &Seen<Self>) -> Vec<Choice> {
        choices(seen)
    }

    fn places(seen: &Seen<Self>) -> Vec<Place> {
        places(seen)
    }

    fn press(seen: &Seen<Self>, pressed: Pressed) -> Response<Self> {
        press::press(seen, pressed)
    }

    fn panels(seen: &Seen<Self>) -> Vec<PlayerPanel> {
        seen.state.points.seats().map(|seat| panel(seen, seat)).collect()
    }

    fn progress(seen: &Seen<Self>) -> String {
        match seen.state.phase {
            Phase::LastTurns(left) => words::last_turns(seen.locale, left),
            Phase::Construction => words::progress(seen.locale, seen.state.supply),
        }
    }

    fn log(told: &Told<Self>) -> Vec<LogLine> {
        log::lines(told)
    }

    fn why_not(refusal: &Refusal, locale: Locale) -> WhyNot {
        WhyNot { text: words::refusal(locale, *refusal).to_owned(), rule: refusal.rule() }
    }

    fn hint(seen: &Seen<Self>, plan: &[Action]) -> String {
        plan::hint(seen, plan)
    }

    fn score(state: &State, seat: Seat) -> i32 {
        match state.decision {
            Decision::Over => scoring::count(state).total[seat],
            _ => state.points[seat],
        }
    }

    fn final_count(seen: &Seen<Self>) -> Option<FinalCount> {
        count::final_count(seen)
    }

    fn lesson(seen: &Seen<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson> {
        lesson(seen, is_told)
    }
}

const OPTIONS: &[OptionOf] = &[
    OptionOf {
        key: "municipality",
        name: Text::new("Municipality", "Municipio"),
        values: &[
            (
                "usual",
                Text::new("Usual", "Normal"),
                Text::new("Letters are secret with 3 and 4.", "Con 3 y 4 las letras son secretas."),
            ),
            (
                "loyal",
                Text::new("Loyal", "Leal"),
                Text::new("All letters lie open.", "Todas las letras a la vista."),
            ),
            (
                "strict",
                Text::new("Strict", "Estricto"),
                Text::new("Set hands, for 4 players.", "Manos fijas, para 4 jugadores."),
            ),
        ],
    },
    OptionOf {
        key: "rivalry",
        name: Text::new("Two players", "Dos jugadores"),
        values: &[
            (
                "cancel",
                Text::new("Journeys cancel", "Se anulan"),
                Text::new("If both ride, nobody scores.", "Si ambos viajan, nadie cobra."),
            ),
            (
                "count",
                Text::new("Journeys count", "Cuentan"),
                Text::new("Each is paid.", "Cobra cada uno."),
            ),
        ],
    },
];

fn prompt(seen: &Seen<Metromania>) -> Prompt {
    let locale = seen.locale;
    let say = |short: String, full: String, rule| Prompt { short, full, rule: Some(rule) };
    if let Draft::Ride(from, to) = seen.draft {
        let told = plan::journey(seen.state, *from, *to, locale);
        return say(told.clone(), told, "MTEST-1");
    }
    if let Draft::RideFrom(_) = seen.draft {
        let ask = words::ride_to(locale).to_owned();
        return say(ask.clone(), ask, "MTEST-1");
    }
    if let Whose::Others(Some(seat)) = seen.turn {
        let wait = words::waiting(locale, &seen.players.name_of(seat, locale));
        return Prompt { short: wait.clone(), full: wait, rule: None };
    }
    match (seen.state.decision, seen.draft) {
        (Decision::Turn, Draft::Site(vertex)) => {
            let pays = words::station_pays(locale, seen.state.city.spots_at(*vertex));
            say(pays.clone(), pays, "MSTAT-2")
        }
        (Decision::Turn, _) => turn_prompt(seen),
        (Decision::Flank(_), _) => {
            say(words::flank_short(locale).into(), words::flank_full(locale).into(), "MLINE-3")
        }
        (Decision::Destination(..), _) => say(
            words::destination_short(locale).into(),
            words::destination_full(locale).into(),
            "MDEST-1",
        ),
        (Decision::Bonus(_), _) => {
            say(words::bonus_short(locale).into(), words::bonus_full(locale).into(), "MLINE-6")
        }
        (Decision::Over, _) => Prompt {
            short: words::over(locale).into(),
            full: words::over(locale).into(),
            rule: None,
        },
    }
}

fn turn_prompt(seen: &Seen<Metromania>) -> Prompt {
    let (locale, turn) = (seen.locale, seen.state.turn);
    let (short, full) = match turn.dug {
        0 if turn.first => {
            (words::first_turn(locale).to_owned(), words::first_turn(locale).to_owned())
        }
        0 => (words::turn_short(locale).to_owned(), words::turn_full(locale).to_owned()),
        dug => {
            let left = words::digs_left(locale, super::rules::reading::DIGS.saturating_sub(dug));
            (left.clone(), left)
        }
    };
    Prompt { short, full, rule: Some("MTURN-1") }
}

fn button(id: ChoiceId, label: String, weight: Weight) -> Choice {
    Choice { id, label, detail: None, weight, barred: None }
}

fn choices(seen: &Seen<Metromania>) -> Vec<Choice> {
    let locale = seen.locale;
    if matches!(seen.draft, Draft::Ride(..) | Draft::RideFrom(_)) {
        return vec![button(END_RIDE, words::end_ride(locale).into(), Weight::Plain)];
    }
    if !seen.may_act() {
        return Vec::new();
    }
    let back = || button(BACK, words::back(locale).into(), Weight::Quiet);
    match *seen.draft {
        Draft::Site(_) => {
            return vec![button(BUILD, words::build(locale).into(), Weight::Main), back()];
        }
        Draft::Either(_) => {
            let with = |pattern: Pattern| {
                let id = ChoiceId(DIG_WITH + pattern as u16);
                button(id, words::dig_with(locale, pattern), Weight::Main)
            };
            return Pattern::ALL.map(with).into_iter().chain([back()]).collect();
        }
        _ => {}
    }
    let plain = |action: &Action| match action {
        Action::Stop => Some(button(STOP, words::stop(locale).into(), Weight::Plain)),
        Action::Pass => Some(button(PASS, words::pass(locale).into(), Weight::Plain)),
        Action::Decline => Some(button(DECLINE, words::decline(locale).into(), Weight::Plain)),
        Action::Place(letter) => {
            let id = ChoiceId(LETTERS + letter.index() as u16);
            Some(button(id, letter.name().to_string(), Weight::Main))
        }
        Action::Dig(..) | Action::Lay(_) | Action::Station(_) => None,
    };
    seen.legal().iter().filter_map(plain).collect()
}

/// The places that a legal action is pressed by.
fn legal_spots(seen: &Seen<Metromania>) -> Vec<Spot> {
    let spot = |action: Action| match (action, seen.state.decision) {
        (Action::Dig(_, edge), _) => Some(Spot::Edge(edge)),
        (Action::Lay(flank), Decision::Flank(dig)) => {
            dig.edge.cell(dig.from, flank).map(Spot::Space)
        }
        (Action::Station(vertex), _) => Some(Spot::Point(vertex)),
        _ => None,
    };
    seen.legal().into_iter().filter_map(spot).collect()
}

fn places(seen: &Seen<Metromania>) -> Vec<Place> {
    let legal = legal_spots(seen);
    let chosen = match *seen.draft {
        Draft::Site(vertex) | Draft::RideFrom(vertex) => vec![Spot::Point(vertex)],
        Draft::Either(edge) => vec![Spot::Edge(edge)],
        Draft::Ride(from, to) => vec![Spot::Point(from), Spot::Point(to)],
        Draft::Nothing => Vec::new(),
    };
    let standing = |spot: &Spot| match spot {
        it if chosen.contains(it) => Standing::Chosen,
        it if legal.contains(it) => Standing::Legal,
        _ => Standing::Idle,
    };
    let stations = seen.state.stations.iter().map(Spot::Point);
    let spots = Cell::city().filter(|&cell| seen.state.spot(cell).is_some()).map(Spot::Space);
    let mut all: Vec<Spot> = legal.iter().copied().chain(stations).chain(spots).collect();
    all.sort_by_key(|spot| (spot.at().1, spot.at().0, spot.id()));
    all.dedup();
    let place = |spot: Spot| Place {
        id: spot.id(),
        name: name(seen, spot, standing(&spot)),
        at: spot.at(),
        standing: standing(&spot),
    };
    all.into_iter().map(place).collect()
}

/// What a place is called, for the ear.
fn name(seen: &Seen<Metromania>, spot: Spot, standing: Standing) -> String {
    let locale = seen.locale;
    let what = match spot {
        Spot::Space(cell) => plan::space(seen.state, cell, locale),
        Spot::Point(vertex) if seen.state.stations.has(vertex) => words::station(locale).to_owned(),
        Spot::Point(vertex) => words::station_pays(locale, seen.state.city.spots_at(vertex)),
        Spot::Edge(edge) => match edge.arrow_cell().and_then(|cell| seen.state.arrow(cell)) {
            Some(Arrow::White) => words::white_arrow(locale).to_owned(),
            Some(Arrow::Black) => words::black_arrow(locale).to_owned(),
            None => words::can_dig(locale).to_owned(),
        },
    };
    let at = spot.at();
    let column = char::from(b'A' + ((at.0 - 30) / 40).clamp(0, 25) as u8);
    let row = 1 + (at.1 - 30) / 40;
    let legal = if standing == Standing::Legal { words::can_dig(locale) } else { "" };
    match spot {
        Spot::Space(_) if standing == Standing::Legal => format!("{column}{row}: {what}, {legal}"),
        _ => format!("{column}{row}: {what}"),
    }
}

fn panel(seen: &Seen<Metromania>, seat: Seat) -> PlayerPanel {
    let (state, locale) = (seen.state, seen.locale);
    let left = |pattern| state.line(LineId::of(seat, pattern)).tunnels_left().to_string();
    let stat = |name: &str, value: String, in_chip| Stat { name: name.to_owned(), value, in_chip };
    let placed: i32 = scoring::tests(state)
        .iter()
        .filter(|verdict| match verdict.test {
            Test::Sunday => true,
            Test::Letter(letter) => {
                letter.destinations().iter().all(|it| state.placed[it.index()].is_some())
            }
        })
        .map(|verdict| verdict.points[seat])
        .sum();
    PlayerPanel {
        seat,
        score: Metromania::score(state, seat),
        stats: vec![
            stat(words::solid_left(locale), left(Pattern::Solid), InChip::Shown),
            stat(words::striped_left(locale), left(Pattern::Striped), InChip::Shown),
            stat(
                words::destinations_left(locale),
                state.hands[seat].len().to_string(),
                InChip::Hidden,
            ),
            stat(words::tests_now(locale), locale.change(placed.into()), InChip::Hidden),
        ],
    }
}

/// The first lesson that is needed: in the order in which a first game comes to them.
fn lesson(seen: &Seen<Metromania>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson> {
    if !seen.may_act() {
        return None;
    }
    let state = seen.state;
    let seat = seen.viewer?;
    let begun = state.tunnels_laid(seat) > 0;
    let needed = |number: usize| match number {
        0 | 1 => !begun,
        2 => begun,
        3 => state.tunnels_laid(seat) > 2,
        4 => !station::sites(state, seat).is_empty(),
        5 => state.tunnels_laid(seat) > 5,
        _ => state.tunnels_laid(seat) > 8,
    };
    let (number, text) = words::LESSONS
        .iter()
        .enumerate()
        .find(|(number, _)| needed(*number) && !is_told(*number as u8))?;
    let place = legal_spots(seen).first().map(|spot| spot.id()).filter(|_| number == 1);
    Some(Lesson { number: number as u8, text: text.of(seen.locale).to_owned(), place })
}

/// Why an edge cannot be dug, by the line that comes nearest to it.
pub(super) fn why_not_dig(seen: &Seen<Metromania>, edge: Edge) -> Option<WhyNot> {
    let state = seen.state;
    let refused = |pattern: Pattern| {
        let line = LineId::of(state.seat, pattern);
        let dig = dig::dig(state, line, edge)?;
        dig::way(state, dig, Judged::ByDigger).map(|_| ())
    };
    let refusals = Pattern::ALL.map(refused).into_iter().filter_map(Result::err);
    let telling = refusals.min_by_key(|refusal| {
        matches!(refusal, Refusal::NotAtHead | Refusal::NotAStart | Refusal::LineFinished)
    })?;
    Some(Metromania::why_not(&telling, seen.locale))
}
