//! CRC-32 (the one of zlib and PNG), four bits at a time: its table has 16 entries. A table for whole bytes or words is
//! quicker, but no compression shrinks its kilobytes, and what is checked here is short.

/// What each value of four bits comes to.
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

/// The checksum of these bytes.
pub fn crc32(bytes: &[u8]) -> u32 {
    let half = |sum: u32| TABLE[(sum & 15) as usize] ^ (sum >> 4);
    !bytes.iter().fold(!0, |sum, byte| half(half(sum ^ u32::from(*byte))))
}

#[cfg(test)]
mod tests {
    use super::crc32;
    use crate::engine::game::Rng;

    #[test]
    fn it_is_the_one_of_everybody_else() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(b""), 0);
        let mut rng = Rng::new(1);
        for length in 0..300 {
            let bytes: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
            assert_eq!(crc32(&bytes), crc32fast::hash(&bytes), "{bytes:?}");
        }
    }
}
