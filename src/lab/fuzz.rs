//! `lab fuzz`: reads altered links and plays on from them.
//!
//! Half of them get the right checksum, so that the code behind it is tested too.

use super::arguments::TitleArgument;
use crate::engine::bots::Level;
use crate::engine::codec::{
    self, Coded, Format, Link, LinkError, MAX_LINK, PlayedGame, Results, crc32,
};
use crate::engine::game::{BySeat, Game, Record, Rng, Seat};
use crate::measure::{LabError, LabReport, LabTitle};
use crate::titles::rule_sets::TitleTask;
use clap::Args;
use data_encoding::BASE64URL_NOPAD;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The characters of links.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The bytes of a checksum.
const CHECKSUM: usize = 4;
/// The most times that the length of a link is changed to make it fit.
const FITS: usize = 12;
/// The number of decisions taken from each position.
const DECISIONS: usize = 50;
/// The number of the current link, for the message of a panic.
static AT: AtomicU64 = AtomicU64::new(0);

/// The results over all links.
#[derive(Default)]
struct FuzzFindings {
    accepted: u64,
    positions: u64,
    decisions: u64,
    most_actions: usize,
    refusals: BTreeMap<String, u64>,
    broken_invariants: BTreeMap<String, u64>,
    dead_ends: u64,
    longest_reading: Duration,
    longest_replay: Duration,
    longest_listing: Duration,
}

/// The arguments of `lab fuzz`.
#[derive(Args)]
pub(super) struct Fuzz {
    #[command(flatten)]
    title: TitleArgument,
    /// The number of links.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    links: u64,
    /// The number of the first link.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Reads the links and reports the results.
pub(super) fn run(arguments: &Fuzz) -> Result<LabReport, LabError> {
    let (key, usual) = (arguments.title.key.clone(), std::panic::take_hook());
    std::panic::set_hook(Box::new(move |what| {
        eprintln!("lab fuzz --game {key} --links 1 --seed {}", AT.load(Ordering::Relaxed));
        usual(what);
    }));
    arguments.title.with_rules(arguments)
}

impl TitleTask for &Fuzz {
    type Output = LabReport;

    fn run<G: LabTitle>(self) -> LabReport {
        let links = sound_links::<G>(&G::varied_setups(&self.title.key));
        let mut findings = FuzzFindings::default();
        for at in 0..self.links {
            let seed = self.seed.wrapping_add(at);
            AT.store(seed, Ordering::Relaxed);
            let mut rng = Rng::new(seed);
            let text = tampered::<G>(&links, &mut rng);
            findings.read::<G>(&text, &mut rng);
        }
        let harm = findings.has_harm().then(|| "positions are broken or come to no end".to_owned());
        LabReport { text: Some(findings.report(self.links)), error: harm }
    }
}

/// Returns links of every kind, to alter.
fn sound_links<G: Coded>(setups: &[G::Setup]) -> Vec<String> {
    let mut links = Vec::new();
    for (number, setup) in (0..).zip(setups) {
        let mut rng = Rng::new(number);
        links.push(codec::write(&Link::<G>::setup(setup.clone())));
        let record = random_game::<G>(setup.clone(), &mut rng);
        let length = record.actions.len();
        links.push(codec::write(&Link::game(record.clone(), rng.below(length))));
        links.extend(results(&record).write());
        for _ in 0..8 {
            let actions = record.actions[..rng.below(length + 1)].to_vec();
            let part: Record<G> = Record { setup: record.setup.clone(), actions };
            let viewer = Seat(rng.below(G::players(&part.setup)) as u8);
            let redacted = codec::redacted(&part, Some(viewer), &mut rng);
            let position = codec::position(&part);
            let setup = position.record.setup.clone();
            links.push(codec::encode(&random_game::<G>(setup, &mut rng)));
            links.extend([Some(position), redacted].iter().flatten().map(codec::write));
        }
    }
    links
}

/// Returns two results on the deal of a record.
fn results<G: Game>(record: &Record<G>) -> Results<G> {
    let level_of = |seat: Seat| (seat != Seat(0)).then_some(Level::Hard);
    let seats = BySeat::new(G::players(&record.setup), level_of);
    let game = |undos: u32| {
        let (name, actions) = (format!("Ana {undos}"), record.actions.clone());
        PlayedGame { name, bots: 1, undos, hints: 0, hurried: 0, actions }
    };
    Results { setup: record.setup.clone(), seats, games: (0..2).map(game).collect() }
}

fn random_game<G: Game>(setup: G::Setup, rng: &mut Rng) -> Record<G> {
    let mut record = Record::new(setup);
    if let Ok(mut state) = G::new(&record.setup) {
        let mut legal = Vec::new();
        while let Some(action) = any_action::<G>(&state, &mut legal, rng) {
            record.actions.push(action);
            G::apply_unchecked(&mut state, action, &mut Vec::new());
        }
    }
    record
}

/// Returns a random legal action; `None` at the end.
fn any_action<G: Game>(
    state: &G::State,
    legal: &mut Vec<G::Action>,
    rng: &mut Rng,
) -> Option<G::Action> {
    G::legal_actions(state, legal);
    legal.get(rng.below(legal.len())).copied()
}

/// Returns one of the links with random changes.
fn tampered<G: Coded>(links: &[String], rng: &mut Rng) -> String {
    let link = &links[rng.below(links.len())];
    if rng.below(2) == 0 {
        let mut text = link.clone().into_bytes();
        change(&mut text, rng, |rng| LETTERS[rng.below(LETTERS.len())]);
        return String::from_utf8_lossy(&text).into_owned();
    }
    let (mark, body) = link.split_at(2);
    let mut bytes = BASE64URL_NOPAD.decode(body.as_bytes()).unwrap_or_default();
    bytes.truncate(bytes.len().saturating_sub(CHECKSUM));
    change(&mut bytes, rng, |rng| rng.next_u64() as u8);
    bytes.truncate(MAX_LINK / 4 * 3 - 2 * CHECKSUM);
    let mark = if rng.below(8) == 0 { any_mark(rng) } else { mark.to_owned() };
    if rng.below(2) == 0 { fitted::<G>(&mark, bytes, rng) } else { sealed(&mark, &bytes) }
}

/// Returns the first two characters of a random link format.
fn any_mark(rng: &mut Rng) -> String {
    let format = Format::ALL[rng.below(Format::ALL.len())];
    [format.kind().letter(), format.version()].into_iter().collect()
}

/// Returns a link with the right checksum.
fn sealed(mark: &str, bytes: &[u8]) -> String {
    let checksum = crc32(bytes).to_le_bytes();
    format!("{mark}{}", BASE64URL_NOPAD.encode(&[bytes, &checksum[..]].concat()))
}

/// Returns a link with the right checksum and usually the right length.
fn fitted<G: Coded>(mark: &str, mut bytes: Vec<u8>, rng: &mut Rng) -> String {
    for _ in 0..FITS {
        match codec::read::<G>(&sealed(mark, &bytes)) {
            Err(LinkError::Truncated(_)) => bytes.push(rng.next_u64() as u8),
            Err(LinkError::Surplus) => drop(bytes.pop()),
            _ => break,
        }
    }
    sealed(mark, &bytes)
}

fn change(bytes: &mut Vec<u8>, rng: &mut Rng, any: impl Fn(&mut Rng) -> u8) {
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(bytes.len() + 1);
        match rng.below(8) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, any(rng)),
            2 => bytes.extend((0..rng.below(40)).map(|_| any(rng)).collect::<Vec<_>>()),
            3 if rng.below(20) == 0 => {
                bytes.extend((0..rng.below(2 * MAX_LINK)).map(|_| any(rng)).collect::<Vec<_>>());
            }
            3 if at < bytes.len() => drop(bytes.remove(at)),
            _ if at < bytes.len() => bytes[at] = any(rng),
            _ => {}
        }
    }
}

impl FuzzFindings {
    fn read<G: Coded>(&mut self, text: &str, rng: &mut Rng) {
        let (read, time) = timed(|| codec::read::<G>(text));
        self.longest_reading = self.longest_reading.max(time);
        match read {
            Ok(link) => self.replay(&link, rng),
            Err(error) => {
                let name = format!("{error:?}");
                let name = name.split(['(', ' ', '{']).next().unwrap_or_default();
                *self.refusals.entry(name.to_owned()).or_default() += 1;
            }
        }
    }

    fn replay<G: Coded>(&mut self, link: &Link<G>, rng: &mut Rng) {
        self.accepted += 1;
        self.positions += u64::from(G::is_position(&link.record.setup));
        self.most_actions = self.most_actions.max(link.record.actions.len());
        let (replay, time) = timed(|| link.record.replay());
        self.longest_replay = self.longest_replay.max(time);
        if let Ok(replay) = replay {
            self.play_on::<G>(replay.state, rng);
        }
    }

    /// Takes some decisions and checks the position before each.
    fn play_on<G: Game>(&mut self, mut state: G::State, rng: &mut Rng) {
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        for _ in 0..DECISIONS {
            if let Err(what) = G::check_invariants(&state) {
                *self.broken_invariants.entry(what).or_default() += 1;
                return;
            }
            let ((), time) = timed(|| G::legal_actions(&state, &mut legal));
            self.longest_listing = self.longest_listing.max(time);
            let Some(action) = legal.get(rng.below(legal.len())).copied() else {
                self.dead_ends += u64::from(G::to_act(&state).is_some());
                return;
            };
            events.clear();
            G::apply_unchecked(&mut state, action, &mut events);
            self.decisions += 1;
        }
    }

    fn has_harm(&self) -> bool {
        self.dead_ends > 0 || !self.broken_invariants.is_empty()
    }

    fn report(&self, links: u64) -> String {
        let milliseconds = |time: Duration| (time.as_secs_f64() * 1e5).round() / 1e2;
        json!({
            "links": links,
            "accepted": self.accepted,
            "accepted_from_a_position": self.positions,
            "refused": self.refusals,
            "most_actions": self.most_actions,
            "decisions": self.decisions,
            "dead_ends": self.dead_ends,
            "broken_invariants": self.broken_invariants,
            "longest_milliseconds": {
                "reading": milliseconds(self.longest_reading),
                "replay": milliseconds(self.longest_replay),
                "legal_actions": milliseconds(self.longest_listing),
            },
            "peak_memory_kib": peak_memory(),
        })
        .to_string()
    }
}

/// Runs some work and measures its time: work that seems slow, as on a busy machine, is repeated, and the shortest time counts.
fn timed<T>(mut work: impl FnMut() -> T) -> (T, Duration) {
    const LONG: Duration = Duration::from_millis(2);
    let mut once = || {
        let start = Instant::now();
        let value = work();
        (value, start.elapsed())
    };
    let first = once();
    let again = (0..4).take_while(|_| first.1 > LONG).map(|_| once().1).min();
    (first.0, again.map_or(first.1, |time| time.min(first.1)))
}

/// Returns the peak memory of this program in KiB, if the system reports it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
