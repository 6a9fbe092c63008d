//! Addresses as QR codes.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The width of the light border that readers need, in modules.
const QUIET: i32 = 4;

/// A QR code: a square of dark and light modules.
#[derive(Clone, PartialEq, Eq)]
pub struct Qr(QrCode);

impl Qr {
    /// Encodes a text; `None` if it is longer than 2,953 bytes, the most that a code can hold.
    pub fn of(text: &str) -> Option<Qr> {
        QrCode::encode_text(text, QrCodeEcc::Low).ok().map(Qr)
    }

    /// The side length in modules, including the light border.
    pub fn size(&self) -> i32 {
        self.0.size() + 2 * QUIET
    }

    /// Returns whether a module is dark; coordinates include the border.
    pub fn is_dark(&self, x: i32, y: i32) -> bool {
        self.0.get_module(x - QUIET, y - QUIET)
    }

    /// Returns the dark modules as an SVG path with one unit per module.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for y in 0..self.size() {
            let mut x = 0;
            while x < self.size() {
                let run = (x..self.size()).take_while(|&x| self.is_dark(x, y)).count();
                if run > 0 {
                    let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
                }
                x += run as i32 + 1;
            }
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text that a reader of codes finds, at three pixels per module.
    fn read(qr: &Qr) -> String {
        let side = 3 * qr.size() as usize;
        let shade =
            |x: usize, y: usize| if qr.is_dark(x as i32 / 3, y as i32 / 3) { 0 } else { 255 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, shade);
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        grids[0].decode().expect("a readable code").1
    }

    fn address(length: usize) -> String {
        let letters = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain(['-', '_']);
        let link: String = letters.cycle().take(length).collect();
        format!("https://catenary.example/play/#g2{link}")
    }

    #[test]
    fn a_code_contains_the_whole_address() {
        for length in [0, 60, 250, 600, 1_600] {
            let address = address(length);
            let qr = Qr::of(&address).expect("short enough");
            assert_eq!(read(&qr), address, "{length}");
        }
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert!(Qr::of(&address(2_900)).is_some());
        assert!(Qr::of(&address(3_000)).is_none());
    }

    #[test]
    fn the_path_draws_every_dark_module_once() {
        let qr = Qr::of("catenary").expect("short enough");
        let dark = |y: i32| (0..qr.size()).filter(|&x| qr.is_dark(x, y)).count();
        let path = qr.path();
        let runs = path.split('h').skip(1).step_by(2);
        let drawn: usize =
            runs.filter_map(|run| run.split('v').next()?.parse::<usize>().ok()).sum();
        assert_eq!(drawn, (0..qr.size()).map(dark).sum::<usize>());
    }
}
