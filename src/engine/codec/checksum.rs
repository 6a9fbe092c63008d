//! CRC-32 as in zlib and PNG, four bits at a time with a table of 16 entries. A table for whole bytes or words is
//! faster, but its kilobytes do not compress, and the texts checked here are short.

/// The remainder of each value of four bits.
const TABLE: [u32; 16] = table();

const fn table() -> [u32; 16] {
    let mut table = [0; 16];
    let mut nibble = 0;
    while nibble < 16 {
        let mut value = nibble as u32;
        let mut bit = 0;
        while bit < 4 {
            value = if value & 1 == 1 { 0xEDB8_8320 ^ (value >> 1) } else { value >> 1 };
            bit += 1;
        }
        table[nibble] = value;
        nibble += 1;
    }
    table
}

/// The register before the first byte.
pub(super) const START: u32 = !0;
/// The register after bytes followed by their checksum, low byte first.
pub(super) const RESIDUE: u32 = 0xDEBB_20E3;

/// Returns the register after another byte.
pub(super) fn step(register: u32, byte: u8) -> u32 {
    let half = |sum: u32| TABLE[(sum & 15) as usize] ^ (sum >> 4);
    half(half(register ^ u32::from(byte)))
}

/// Returns the checksum of these bytes.
pub fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(START, |register, &byte| step(register, byte))
}

#[cfg(test)]
mod tests {
    use super::{RESIDUE, START, crc32, step};
    use crate::engine::game::Rng;

    #[test]
    fn matches_the_standard_check_value() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(b""), 0);
        let mut rng = Rng::new(1);
        for length in 0..300 {
            let bytes: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
            let checksum = crc32(&bytes);
            assert_eq!(checksum, crc32fast::hash(&bytes), "{bytes:?}");
            let sealed = bytes.into_iter().chain(checksum.to_le_bytes());
            assert_eq!(sealed.fold(START, step), RESIDUE);
        }
    }
}
