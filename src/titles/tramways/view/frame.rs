//! The frame of a table, by the window's size: the same three as in `styles/frame.css`.

/// How the areas of a table lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// Higher than wide, or very narrow: everything below each other.
    Portrait,
    /// Wider than high, and low: the board has the whole height.
    Short,
    Wide,
}

impl Frame {
    /// The frame of a window of this width and height in pixels.
    pub fn of((width, height): (i32, i32)) -> Frame {
        match () {
            () if height >= width || width < NARROW => Frame::Portrait,
            () if height < LOW => Frame::Short,
            () => Frame::Wide,
        }
    }

    /// Whether what is on offer lies on a sheet over prompt and hand.
    pub fn has_sheets(self) -> bool {
        self != Frame::Wide
    }
}

/// A narrower window has no room for a column, a lower one none for anything below its board; in pixels.
const NARROW: i32 = 560;
const LOW: i32 = 720;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_measures_the_window() {
        let of =
            |sizes: &[(i32, i32)]| sizes.iter().map(|&size| Frame::of(size)).collect::<Vec<_>>();
        let portrait = of(&[(390, 844), (360, 640), (768, 1024), (320, 256), (600, 600)]);
        assert!(portrait.iter().all(|&it| it == Frame::Portrait), "{portrait:?}");
        assert_eq!(of(&[(1366, 650), (844, 390)]), [Frame::Short; 2]);
        assert_eq!(of(&[(1440, 900), (1024, 768)]), [Frame::Wide; 2]);
    }
}
