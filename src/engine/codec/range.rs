//! A binary range coder, which turns bits with a probability into bytes and back.
//!
//! It is our own because its bytes are a format frozen forever, and because it is tiny. It uses integers only, so
//! native and wasm agree.

/// The range below which another byte is written or read.
const SMALL: u32 = 1 << 24;
/// Number of bytes in the coder's registers.
const REGISTER: usize = 4;

/// An adaptive probability of a bit.
#[derive(Clone, Copy, Debug)]
pub struct Bit {
    /// The probability of a one, in 65,536ths.
    ones: u16,
    /// The number of bits this estimate is worth; the higher, the slower it changes.
    weight: u8,
}

impl Bit {
    const LEAST: u16 = 48;
    const HEAVIEST: u8 = 60;

    /// Returns a bit that was one in `ones` of `all` cases; both values are equally likely if `all` is 0.
    pub fn expecting(ones: usize, all: usize) -> Bit {
        let share = (ones.min(all) << 16).checked_div(all).unwrap_or(1 << 15);
        let most = usize::from(u16::MAX - Bit::LEAST);
        Bit { ones: share.clamp(Bit::LEAST.into(), most) as u16, weight: 1 }
    }

    /// Returns a bit that is one or zero with equal probability.
    pub fn even() -> Bit {
        Bit::expecting(1, 2)
    }

    /// Returns the same estimate, trusted as if it came from `weight` bits.
    pub fn worth(self, weight: u8) -> Bit {
        Bit { weight: weight.min(Bit::HEAVIEST), ..self }
    }

    /// Returns whether nothing has been learnt yet.
    pub fn is_fresh(self) -> bool {
        self.weight <= 1
    }

    /// Learns from a bit.
    pub fn learn(&mut self, value: bool) {
        let goal = i32::from(if value { u16::MAX } else { 0 });
        let ones = i32::from(self.ones);
        let step = (goal - ones) / (i32::from(self.weight) + 1);
        let most = i32::from(u16::MAX - Bit::LEAST);
        self.ones = (ones + step).clamp(Bit::LEAST.into(), most) as u16;
        self.weight = (self.weight + 1).min(Bit::HEAVIEST);
    }

    /// Returns the part of a range that represents a one; never empty or the whole.
    fn share(self, range: u32) -> u32 {
        (range >> 16) * u32::from(self.ones)
    }
}

/// One direction of coding, so that one description of a format both writes and reads it. It is taken as `dyn Coder`,
/// because otherwise the page would contain each description twice.
pub trait Coder {
    /// Codes a bit, and teaches it to the model. Writing returns `value`; reading ignores it and returns the bit read.
    fn bit(&mut self, model: &mut Bit, value: bool) -> bool;

    /// Codes a bit without any prediction.
    fn plain(&mut self, value: bool) -> bool {
        self.bit(&mut Bit::even(), value)
    }
}

/// Writes bits.
pub struct Encoder {
    bytes: Vec<u8>,
    low: u32,
    range: u32,
}

impl Default for Encoder {
    fn default() -> Encoder {
        Encoder::new()
    }
}

impl Encoder {
    /// Returns a coder without output.
    pub fn new() -> Encoder {
        Encoder { bytes: Vec::new(), low: 0, range: u32::MAX }
    }

    /// Returns all bytes, as few as possible.
    pub fn finish(mut self) -> Vec<u8> {
        for kept in 0..=REGISTER {
            let mask = if kept == REGISTER { 0 } else { u32::MAX >> (8 * kept) };
            let step = self.low.wrapping_neg() & mask;
            if step < self.range {
                self.raise(step);
                let last = self.low.to_be_bytes();
                self.bytes.extend(&last[..kept]);
                break;
            }
        }
        self.bytes
    }

    fn raise(&mut self, step: u32) {
        let (low, carry) = self.low.overflowing_add(step);
        self.low = low;
        let mut bytes = self.bytes.iter_mut().rev();
        let mut carry = carry;
        while let (true, Some(byte)) = (carry, bytes.next()) {
            (*byte, carry) = byte.overflowing_add(1);
        }
    }
}

impl Coder for Encoder {
    fn bit(&mut self, model: &mut Bit, value: bool) -> bool {
        let share = model.share(self.range);
        if value {
            self.range = share;
        } else {
            self.raise(share);
            self.range -= share;
        }
        while self.range < SMALL {
            self.bytes.push((self.low >> 24) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
        model.learn(value);
        value
    }
}

/// Reads bits; after the last byte it reads zeros.
pub struct Decoder<'a> {
    bytes: &'a [u8],
    read: usize,
    code: u32,
    range: u32,
}

impl<'a> Decoder<'a> {
    /// Returns a reader of these bytes.
    pub fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { bytes, read: 0, code: 0, range: u32::MAX };
        (0..REGISTER).for_each(|_| decoder.shift());
        decoder
    }

    /// Returns whether more was read than can have been written.
    pub fn is_overrun(&self) -> bool {
        self.read > self.bytes.len() + REGISTER
    }

    /// Returns whether the last bits read may depend on zeros after the last byte.
    pub fn is_past_end(&self) -> bool {
        self.read > self.bytes.len()
    }

    /// Returns whether unread bytes are left.
    pub fn has_rest(&self) -> bool {
        self.read < self.bytes.len()
    }

    fn shift(&mut self) {
        let byte = self.bytes.get(self.read).copied().unwrap_or(0);
        self.code = self.code << 8 | u32::from(byte);
        self.read += 1;
    }
}

impl Coder for Decoder<'_> {
    fn bit(&mut self, model: &mut Bit, _: bool) -> bool {
        let share = model.share(self.range);
        let value = self.code < share;
        if value {
            self.range = share;
        } else {
            self.code -= share;
            self.range -= share;
        }
        while self.range < SMALL {
            self.shift();
            self.range <<= 8;
        }
        model.learn(value);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Rng;

    /// Returns random bits; one in `rare` is a one.
    fn bits(seed: u64, rare: usize) -> Vec<bool> {
        let mut rng = Rng::new(seed);
        let count = rng.below(3000);
        (0..count).map(|_| rng.below(rare) == 0).collect()
    }

    fn write(bits: &[bool]) -> Vec<u8> {
        let (mut encoder, mut model) = (Encoder::new(), Bit::even());
        bits.iter().for_each(|&bit| assert_eq!(encoder.bit(&mut model, bit), bit));
        encoder.finish()
    }

    #[test]
    fn bits_round_trip() {
        for seed in 0..400 {
            let bits = bits(seed, 1 + seed as usize % 40);
            let bytes = write(&bits);
            let (mut decoder, mut model) = (Decoder::new(&bytes), Bit::even());
            assert!(bits.iter().all(|&bit| decoder.bit(&mut model, false) == bit));
            assert!(!decoder.is_overrun() && !decoder.has_rest());
        }
    }

    #[test]
    fn bytes_are_frozen() {
        let bits: Vec<bool> = (0..64).map(|n| n % 7 == 0 || n % 11 == 3).collect();
        assert_eq!(write(&bits), [117, 49, 28, 228, 57, 155, 64]);
    }

    #[test]
    fn likely_bits_take_few_bytes() {
        assert!(write(&[true; 3000]).len() < 20);
        assert!(write(&[false; 3000]).len() < 20);
        assert_eq!(write(&[]).len(), 0);
    }

    #[test]
    fn carries_pass_through_full_bytes() {
        let (mut encoder, mut model) = (Encoder::new(), Bit::even());
        encoder.bytes = vec![1, 255, 255];
        encoder.low = u32::MAX;
        encoder.bit(&mut model, false);
        assert_eq!(encoder.bytes, [2, 0, 0]);
    }

    #[test]
    fn detects_missing_bytes() {
        let bytes = write(&bits(5, 2));
        let (mut decoder, mut model) = (Decoder::new(&bytes[..bytes.len() / 2]), Bit::even());
        (0..20_000).for_each(|_| _ = decoder.bit(&mut model, false));
        assert!(decoder.is_overrun());
    }
}
