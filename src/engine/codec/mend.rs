//! Repairs links with cut, lost, added or changed characters; the checksum or the rules choose among the candidates.
//!
//! The checksum is linear: each bit of a character at a place adds a fixed amount to the register. So a change can be
//! checked by what it adds, without reading the rest again.

use super::checksum::{RESIDUE, START, step};
use super::{Format, header, letters, link_text};

/// The fewest characters after the mark of a link: a byte and its checksum.
const LEAST: usize = 7;
/// Values of the characters that text programs remove as markup, each with the most that they remove: `_` for italics or
/// bold, `-` for strikeout.
const MARKUP: [(u8, usize); 2] = [(63, 4), (62, 2)];

/// Decides which candidate for a damaged link is right.
#[derive(Clone, Copy)]
pub enum Judge<'a> {
    /// The checksum alone; it accepts a wrong candidate for one in 4,000 links with other damage.
    Checksum,
    /// The rules, which accept or refuse each sound link as a whole, so that more candidates can be tried.
    Rules(&'a dyn Fn(&str) -> bool),
}

impl Judge<'_> {
    /// Returns the most characters that may be missing from the end. With three missing, 14 bits of the checksum still
    /// decide; with five missing, everything before the checksum is still there.
    fn most_cut(self) -> usize {
        match self {
            Judge::Checksum => 3,
            Judge::Rules(_) => 5,
        }
    }

    /// Returns the most combinations of lost characters to try.
    fn most_ways(self) -> u64 {
        match self {
            Judge::Checksum => 1 << 20,
            Judge::Rules(_) => 1 << 32,
        }
    }

    fn allows(self, link: &str) -> bool {
        match self {
            Judge::Checksum => header(link).is_ok(),
            Judge::Rules(allow) => allow(link),
        }
    }
}

/// A run of characters that may be a link, without its mark.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters(Vec<u8>);

impl Letters {
    /// Adds a character; returns false if links do not use it.
    pub fn push(&mut self, letter: char) -> bool {
        let value = u8::try_from(letter).ok().and_then(letters::value);
        self.0.extend(value);
        value.is_some()
    }

    /// Returns the number of characters.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns the first `count` characters.
    pub fn first(&self, count: usize) -> Letters {
        Letters(self.0[..count.min(self.0.len())].to_vec())
    }

    /// Returns the text of a link with these characters, sound or not.
    pub fn text(&self, format: Format) -> String {
        link_text::mark(format) + &letters::text(&self.0)
    }

    /// Returns the length of the sound link at the beginning; `None` if there is none.
    pub fn sound_length(&self) -> Option<usize> {
        let (mut register, mut held, mut bits) = (START, 0u32, 0);
        for (length, &value) in (1..).zip(&self.0) {
            held = held << 6 | u32::from(value);
            bits += 6;
            if bits >= 8 {
                bits -= 8;
                register = step(register, (held >> bits) as u8);
                held &= (1 << bits) - 1;
            }
            let is_whole = register == RESIDUE && held == 0 && bits < 6;
            if is_whole && length >= LEAST {
                return Some(length);
            }
        }
        None
    }
}

/// The remaining budget for repairs, in steps of a few instructions.
#[derive(Clone, Copy, Debug)]
pub struct Work(pub usize);

impl Work {
    /// Spends some steps; returns false if too few are left.
    pub fn spend(&mut self, steps: usize) -> bool {
        let left = self.0.checked_sub(steps);
        self.0 = left.unwrap_or(0);
        left.is_some()
    }
}

/// A kind of damage: returns the links, as values, that it turns into the damaged one; spends from the budget.
type Damage<'a> = &'a dyn Fn(&mut Work) -> Vec<Vec<u8>>;

/// Returns the sound links from which the likeliest kind of damage makes the damaged one; mostly none or one.
pub fn mended(format: Format, damaged: &Letters, judge: Judge, work: &mut Work) -> Vec<String> {
    if damaged.count() < LEAST - 3 {
        return Vec::new();
    }
    let (values, ways) = (&damaged.0, judge.most_ways());
    let damages: [Damage; 6] = [
        &|work| with_end(values, 1..=2, work),
        &|work| with_one_change(values, work),
        &|work| with_markup(values, 2, ways, work),
        &|work| with_markup(values, 3, ways, work),
        &|work| with_markup(values, 4, ways, work),
        &|work| with_end(values, 3..=judge.most_cut(), work),
    ];
    for damage in damages {
        let links = damage(work).into_iter().map(|it| Letters(it).text(format));
        let mut links: Vec<String> = links.filter(|link| judge.allows(link)).collect();
        links.sort();
        links.dedup();
        if !links.is_empty() {
            return links;
        }
    }
    Vec::new()
}

/// Restores characters cut from the end, which are part of the checksum.
fn with_end(values: &[u8], cut: std::ops::RangeInclusive<usize>, work: &mut Work) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    let bytes = letters::bytes(values);
    for length in cut.map(|cut| values.len() + cut) {
        let body = (length * 6 / 8).saturating_sub(4);
        if length % 4 == 1 || body == 0 || body > bytes.len() || !work.spend(2 * length) {
            continue;
        }
        let sealed = link_text::seal(&bytes[..body]);
        let sealed: Vec<u8> = sealed.bytes().filter_map(letters::value).collect();
        if sealed.starts_with(values) && sealed.last().is_none_or(|last| *last < 62) {
            found.push(sealed);
        }
    }
    found
}

/// Changes, adds or removes a character, or swaps two.
fn with_one_change(values: &[u8], work: &mut Work) -> Vec<Vec<u8>> {
    let (mut found, count) = (Vec::new(), values.len());
    if !work.spend(400 * count) {
        return found;
    }
    if let Some(weights) = Weights::of(count) {
        let missing = weights.missing(values.iter().copied().enumerate());
        for at in 0..count {
            let change = (1..64).find(|&bits| weights.adds(at, bits) == missing);
            found.extend(change.map(|bits| {
                let mut changed = values.to_vec();
                changed[at] ^= bits;
                changed
            }));
            let both = values[at] ^ values.get(at + 1).unwrap_or(&values[at]);
            if both != 0 && weights.adds(at, both) ^ weights.adds(at + 1, both) == missing {
                let mut swapped = values.to_vec();
                swapped.swap(at, at + 1);
                found.push(swapped);
            }
        }
    }
    if let Some(weights) = Weights::of(count + 1) {
        let mut missing = weights.missing((1..).zip(values.iter().copied()));
        for at in 0..=count {
            let added = (0..64).find(|&value| weights.adds(at, value) == missing);
            found.extend(added.map(|value| {
                let mut longer = values.to_vec();
                longer.insert(at, value);
                longer
            }));
            if at < count {
                missing ^= weights.adds(at + 1, values[at]) ^ weights.adds(at, values[at]);
            }
        }
    }
    if let Some(weights) = count.checked_sub(1).and_then(Weights::of) {
        let mut missing = weights.missing(values[1..].iter().copied().enumerate());
        for at in 0..count {
            if missing == 0 {
                let mut shorter = values.to_vec();
                shorter.remove(at);
                found.push(shorter);
            }
            if at + 1 < count {
                missing ^= weights.adds(at, values[at + 1]) ^ weights.adds(at, values[at]);
            }
        }
    }
    found
}

/// Restores `lost` equal characters that a text program took for markup.
fn with_markup(values: &[u8], lost: usize, most_ways: u64, work: &mut Work) -> Vec<Vec<u8>> {
    let marks = MARKUP.into_iter().filter(|(_, most)| lost <= *most);
    marks.flat_map(|(mark, _)| with_lost(values, mark, lost, most_ways, work)).collect()
}

/// Restores `lost` equal characters at any places.
///
/// Characters between two lost ones move by the number lost before them. So the contribution of a lost character,
/// together with that of moving everything after it by one, depends only on its place and its number. The search
/// combines two halves of the places whose contributions add up to the missing sum.
fn with_lost(
    values: &[u8],
    mark: u8,
    lost: usize,
    most_ways: u64,
    work: &mut Work,
) -> Vec<Vec<u8>> {
    let places = values.len() + 1;
    let Some(weights) = Weights::of(values.len() + lost) else { return Vec::new() };
    let pairs = places * (places + 1) / 2;
    let (first, second) = (lost / 2, lost - lost / 2);
    let cost = if second == 1 { places } else { pairs };
    let ways =
        (0..lost).fold(1u64, |ways, n| ways.saturating_mul((places + n) as u64) / (n as u64 + 1));
    if ways > most_ways || !work.spend(20 * cost + 8 * lost * places) {
        return Vec::new();
    }
    // The contribution of the characters before a place, after `by` lost ones.
    let moved = |by: usize| {
        let mut sum = 0;
        let mut sums = vec![0];
        for (at, &value) in values.iter().enumerate() {
            sum ^= weights.adds(at + by, value);
            sums.push(sum);
        }
        sums
    };
    let sums: Vec<Vec<u64>> = (0..=lost).map(moved).collect();
    let adds = |number: usize, at: usize| {
        sums[number][at] ^ sums[number + 1][at] ^ weights.adds(at + number, mark)
    };
    let missing = weights.target ^ sums[lost][values.len()];
    // Up to two places, in order, with their contribution.
    let half = |from: usize, count: usize| -> Vec<(u64, [usize; 2])> {
        let one = (0..places).map(|at| (adds(from, at), [at, at]));
        if count == 1 {
            return one.collect();
        }
        let two = |(sum, [at, _]): (u64, [usize; 2])| {
            (at..places).map(move |then| (sum ^ adds(from + 1, then), [at, then]))
        };
        one.flat_map(two).collect()
    };
    let mut before = half(0, first);
    before.sort_unstable();
    let mut found = Vec::new();
    for (sum, behind) in half(first, second) {
        let start = before.partition_point(|(other, _)| *other < missing ^ sum);
        let fitting = before[start..].iter().take_while(|(other, _)| *other == missing ^ sum);
        for (_, ahead) in fitting.filter(|(_, ahead)| ahead[1] <= behind[0]) {
            let places = ahead[..first].iter().chain(&behind[..second]);
            let mut whole = values.to_vec();
            for (number, at) in places.enumerate() {
                whole.insert(at + number, mark);
            }
            found.push(whole);
        }
    }
    found
}

/// The contribution of each bit of a run of characters: to the register and, in the bits above it, to the leftover
/// bits, which must be zero.
struct Weights {
    /// Six for each character, the highest bit first.
    bits: Vec<u64>,
    /// The sum that all characters together must contribute.
    target: u64,
}

impl Weights {
    /// `None` if no bytes encode to this length.
    fn of(length: usize) -> Option<Weights> {
        if length % 4 == 1 {
            return None;
        }
        let bytes = length * 6 / 8;
        let rest = (0..length * 6 - bytes * 8).map(|bit| 1 << (32 + bit));
        let mut bits: Vec<u64> = rest.rev().collect();
        let mut adds: [u32; 8] = std::array::from_fn(|bit| step(0, 1 << bit));
        let mut start = START;
        for _ in 0..bytes {
            bits.extend(adds.map(u64::from));
            adds = adds.map(|register| step(register, 0));
            start = step(start, 0);
        }
        bits.reverse();
        Some(Weights { bits, target: u64::from(RESIDUE ^ start) })
    }

    /// Returns the contribution of a value at a place.
    fn adds(&self, at: usize, value: u8) -> u64 {
        let Some(bits) = self.bits.get(6 * at..6 * at + 6) else { return 0 };
        let is_set = |bit: usize| value >> (5 - bit) & 1 == 1;
        bits.iter().enumerate().filter(|(bit, _)| is_set(*bit)).fold(0, |sum, (_, adds)| sum ^ adds)
    }

    /// Returns the part of the target that the placed characters do not contribute.
    fn missing(&self, placed: impl Iterator<Item = (usize, u8)>) -> u64 {
        placed.fold(self.target, |sum, (at, value)| sum ^ self.adds(at, value))
    }
}
