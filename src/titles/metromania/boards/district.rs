//! The six districts, as data (MBOARD-3).

/// A cell of a district: its row from the inner corner, and its place in the row.
type DistrictCell = (u8, u8);

/// A district of 25 cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct District {
    pub name: &'static str,
    /// The place of its Housing Spot.
    pub housing: DistrictCell,
    /// The place of its Work Spot.
    pub work: DistrictCell,
    /// The place of its Leisure Spot.
    pub leisure: DistrictCell,
    /// The cells of a lake.
    pub lake: &'static [DistrictCell],
    /// The cells of a park.
    pub park: &'static [DistrictCell],
}

const POND: &[DistrictCell] = &[(2, 2), (3, 3)];

const fn plain(
    name: &'static str,
    housing: DistrictCell,
    work: DistrictCell,
    leisure: DistrictCell,
) -> District {
    District { name, housing, work, leisure, lake: &[], park: &[] }
}

/// The six districts.
pub const DISTRICTS: [District; 6] = [
    plain("T1", (3, 1), (3, 3), (2, 1)),
    plain("T2", (1, 1), (4, 5), (2, 2)),
    plain("T3", (4, 3), (2, 1), (3, 5)),
    plain("T4", (4, 6), (4, 1), (2, 3)),
    District { lake: POND, ..plain("T5", (3, 5), (4, 3), (1, 1)) },
    District { park: POND, ..plain("T6", (2, 1), (4, 7), (4, 3)) },
];
