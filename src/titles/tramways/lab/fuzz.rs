//! `lab fuzz`: links that were tampered with, read and played on from.
//!
//! Half of them get the checksum they need, so that everything behind it is put to the test.

use crate::engine::codec::crc32;
use crate::engine::game::{Game, Record, Rng, Seat};
use crate::measure::Report;
use crate::titles::tramways::codec::{self, Link, LinkError, MAX_LENGTH};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::rules::variants::{Deal, DevelopmentRule, MapChoice, MapSize, Sides};
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
/// So often the length of a link is changed to make it fit.
const FITS: usize = 12;
/// Decisions that are taken from each position.
const DECISIONS: usize = 50;
/// The number of the link at hand, for the message of a panic.
static AT: AtomicU64 = AtomicU64::new(0);

/// What came of all links.
#[derive(Default)]
struct Findings {
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
    /// How many links are read.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    links: u64,
    /// The number of the first link.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Reads as many links as the arguments ask for, and tells what came of them.
pub(super) fn run(&Fuzz { links: count, seed }: &Fuzz) -> Report {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |what| {
        eprintln!("lab fuzz --links 1 --seed {}", AT.load(Ordering::Relaxed));
        usual(what);
    }));
    let links = sound_links();
    let mut findings = Findings::default();
    for at in 0..count {
        let seed = seed.wrapping_add(at);
        AT.store(seed, Ordering::Relaxed);
        let mut rng = Rng::new(seed);
        let text = tampered(&links, &mut rng);
        findings.read(&text, &mut rng);
    }
    Report { text: Some(findings.report(count)), error: None }
}

/// Links of every kind, to tamper with.
fn sound_links() -> Vec<String> {
    let mut links = Vec::new();
    for (number, setup) in (0..).zip(setups()) {
        let mut rng = Rng::new(number);
        links.push(codec::write(&Link::setup(setup.clone())));
        let record = random_game(setup, &mut rng);
        let length = record.actions.len();
        links.push(codec::write(&Link::game(record.clone(), rng.below(length))));
        for _ in 0..8 {
            let actions = record.actions[..rng.below(length + 1)].to_vec();
            let part: Record<Tramways> = Record { setup: record.setup.clone(), actions };
            let viewer = Seat(rng.below(part.setup.players()) as u8);
            let redacted = codec::redacted(&part, Some(viewer), &mut rng);
            let position = codec::position(&part);
            let setup = position.record.setup.clone();
            links.push(codec::encode(&random_game(setup, &mut rng)));
            links.extend([Some(position), redacted].iter().flatten().map(codec::write));
        }
    }
    links
}

/// Setups that differ in everything.
fn setups() -> impl Iterator<Item = Setup> {
    let sides = [Sides::Mixed, Sides::Normal, Sides::Hard];
    (0..15).map(move |number| {
        let players = 1 + number % 5;
        let setup = Setup::standard(players, number as u64);
        let rare = number >= 10;
        let expert = rare && players == 2;
        let size = if expert { MapSize::Expert } else { MapSize::Standard };
        let deal = if rare && players > 1 { Deal::Advanced } else { Deal::Normal };
        let alternative = number % 2 == 1;
        let rule = if alternative { DevelopmentRule::Alternative } else { setup.development };
        let map = MapChoice::Random { sides: sides[number / 5], size };
        Setup { deal, development: rule, map, ..setup }
    })
}

fn random_game(setup: Setup, rng: &mut Rng) -> Record<Tramways> {
    let mut record = Record::new(setup);
    if let Ok(mut state) = Tramways::new(&record.setup) {
        let mut legal = Vec::new();
        while let Some(action) = any_action(&state, &mut legal, rng) {
            record.actions.push(action);
            Tramways::apply_unchecked(&mut state, action, &mut Vec::new());
        }
    }
    record
}

/// Some legal action; nothing at the end.
fn any_action(state: &State, legal: &mut Vec<Action>, rng: &mut Rng) -> Option<Action> {
    Tramways::legal_actions(state, legal);
    legal.get(rng.below(legal.len())).copied()
}

/// One of the links, changed here and there.
fn tampered(links: &[String], rng: &mut Rng) -> String {
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
    bytes.truncate(MAX_LENGTH / 4 * 3 - 2 * CHECKSUM);
    const MARKS: [&str; 4] = ["s1", "p1", "g1", "g2"];
    let mark = if rng.below(8) == 0 { MARKS[rng.below(MARKS.len())] } else { mark };
    if rng.below(2) == 0 { fitted(mark, bytes, rng) } else { sealed(mark, &bytes) }
}

/// A link with the checksum it needs.
fn sealed(mark: &str, bytes: &[u8]) -> String {
    let checksum = crc32(bytes).to_le_bytes();
    format!("{mark}{}", BASE64URL_NOPAD.encode(&[bytes, &checksum[..]].concat()))
}

/// A link that mostly has as many bytes as it needs, too.
fn fitted(mark: &str, mut bytes: Vec<u8>, rng: &mut Rng) -> String {
    for _ in 0..FITS {
        match codec::read(&sealed(mark, &bytes)) {
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
                bytes.extend((0..rng.below(2 * MAX_LENGTH)).map(|_| any(rng)).collect::<Vec<_>>());
            }
            3 if at < bytes.len() => drop(bytes.remove(at)),
            _ if at < bytes.len() => bytes[at] = any(rng),
            _ => {}
        }
    }
}

impl Findings {
    fn read(&mut self, text: &str, rng: &mut Rng) {
        let (read, time) = timed(|| codec::read(text));
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

    fn replay(&mut self, link: &Link, rng: &mut Rng) {
        self.accepted += 1;
        self.positions += u64::from(link.record.setup.start.is_some());
        self.most_actions = self.most_actions.max(link.record.actions.len());
        let (replay, time) = timed(|| link.record.replay());
        self.longest_replay = self.longest_replay.max(time);
        if let Ok(replay) = replay {
            self.play_on(replay.state, rng);
        }
    }

    /// Takes some decisions; each must leave a sound position.
    fn play_on(&mut self, mut state: State, rng: &mut Rng) {
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        for _ in 0..DECISIONS {
            if let Err(what) = Tramways::check_invariants(&state) {
                *self.broken_invariants.entry(what).or_default() += 1;
                return;
            }
            let ((), time) = timed(|| Tramways::legal_actions(&state, &mut legal));
            self.longest_listing = self.longest_listing.max(time);
            let Some(action) = legal.get(rng.below(legal.len())).copied() else {
                self.dead_ends += u64::from(Tramways::to_act(&state).is_some());
                return;
            };
            events.clear();
            Tramways::apply_unchecked(&mut state, action, &mut events);
            self.decisions += 1;
        }
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

/// What some work comes to, and its time: on a busy machine work that seems long is done again, and
/// the shortest time counts.
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

/// The most memory this program has had, in KiB, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
