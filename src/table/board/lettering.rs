//! Sizes of names on a board, readable at any zoom.

/// The smallest readable height of letters, in pixels.
pub const LEAST: f64 = 9.5;

/// Heights of letters in drawing units.
const STEPS: [i32; 8] = [14, 18, 22, 27, 33, 40, 49, 60];

/// A stepped letter size: labels stay in place while the camera moves a little.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lettering(u8);

impl Lettering {
    /// The number of sizes.
    pub const COUNT: usize = STEPS.len();

    /// All sizes, smallest first.
    pub fn all() -> impl Iterator<Item = Lettering> {
        (0..Self::COUNT as u8).map(Lettering)
    }

    /// Returns the smallest readable size at a scale in pixels per unit.
    pub fn at(scale: f64) -> Lettering {
        let can_be_read = |it: &Lettering| f64::from(it.units()) * scale >= LEAST;
        Self::all().find(can_be_read).unwrap_or(Lettering(Self::COUNT as u8 - 1))
    }

    /// The height of letters, in drawing units.
    pub fn units(self) -> i32 {
        STEPS[self.index()]
    }

    /// Its index among all sizes.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_large_enough_to_be_read_and_hardly_larger() {
        let mut scale = LEAST / 59.0;
        while scale < 3.0 {
            let high = f64::from(Lettering::at(scale).units()) * scale;
            assert!(high >= LEAST, "{high} px at {scale}");
            assert!(high < LEAST * 1.3 || scale > LEAST / 14.0, "{high} px at {scale}");
            scale *= 1.01;
        }
        assert_eq!(Lettering::at(3.0), Lettering::default());
    }
}
