//! A hash of positions that is equal on all machines and compilers, which the standard library's hashers do not promise.

use std::hash::{Hash, Hasher};

/// A running hash (FNV with 64-bit words). A derived [`Hash`] can feed it: each integer of any width, and each enum discriminant,
/// counts as one word.
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest::new(0xCBF2_9CE4_8422_2325)
    }
}

impl Digest {
    /// Starts from a word.
    pub fn new(start: u64) -> Digest {
        Digest(start)
    }

    /// Returns the hash of a value.
    pub fn of(value: impl Hash) -> u64 {
        let mut digest = Digest::default();
        value.hash(&mut digest);
        digest.word()
    }

    /// Adds a word.
    pub fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }

    /// Returns the hash of all words so far.
    pub fn word(&self) -> u64 {
        self.0
    }
}

impl Hasher for Digest {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.add(byte.into()));
    }

    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    fn write_i8(&mut self, number: i8) {
        self.add(i64::from(number) as u64);
    }

    fn write_i16(&mut self, number: i16) {
        self.add(i64::from(number) as u64);
    }

    fn write_i32(&mut self, number: i32) {
        self.add(i64::from(number) as u64);
    }

    fn write_i64(&mut self, number: i64) {
        self.add(number as u64);
    }

    fn write_i128(&mut self, number: i128) {
        self.write_u128(number as u128);
    }

    fn write_isize(&mut self, number: isize) {
        self.add(number as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Hash)]
    enum Shape {
        Dot,
        Line(u8, i16),
    }

    #[test]
    fn digests_are_frozen() {
        let digests = [Digest::of(Shape::Dot), Digest::of(Shape::Line(3, -1)), Digest::of([7u64])];
        assert_eq!(digests, [0x3C70_99C1_3F17_7259, 0x6F96_DCAB_D3AB_5366, 0xACDE_7ACF_4DF2_70B5]);
    }

    #[test]
    fn integers_of_any_width_have_the_same_digest() {
        let narrow = (1u8, 2u16, -3i8);
        let wide = (1usize, 2u64, -3isize);
        assert_eq!(Digest::of(narrow), Digest::of(wide));
        assert_ne!(Digest::of(narrow), Digest::of((1u8, 2u16, 3i8)));
    }
}
