//! Moves over the places of a board by direction.

use crate::table::view::{Place, PlaceState};

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenDirection {
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl ScreenDirection {
    /// Returns how far a step goes in this direction, and how far sideways.
    fn measure(self, step: (i32, i32)) -> (i32, i32) {
        let (x, y) = step;
        match self {
            ScreenDirection::Up => (-y, x.abs()),
            ScreenDirection::Down => (y, x.abs()),
            ScreenDirection::Left => (-x, y.abs()),
            ScreenDirection::Right => (x, y.abs()),
        }
    }
}

/// Returns the next place in a direction, preferably straight ahead; `None` if there is none.
pub fn neighbour(places: &[Place], from: usize, way: ScreenDirection) -> Option<usize> {
    let here = places.get(from)?.at;
    let ahead = (0..places.len()).filter_map(|index| {
        let there = places[index].at;
        let (along, aside) = way.measure((there.0 - here.0, there.1 - here.1));
        let is_ahead = index != from && along > 0 && along >= aside;
        is_ahead.then_some((along + 2 * aside, index))
    });
    ahead.min().map(|(_, index)| index)
}

/// Returns the last place in a direction, going from neighbour to neighbour; `None` if there is none.
pub fn edge(places: &[Place], from: usize, way: ScreenDirection) -> Option<usize> {
    let next = |&from: &usize| neighbour(places, from, way);
    std::iter::successors(neighbour(places, from, way), next).last()
}

/// Returns the pressable place nearest to a spot, within a distance in board units.
pub fn nearest_legal(places: &[Place], spot: (i32, i32), within: i32) -> Option<&Place> {
    let distance = |place: &Place| {
        let (x, y) = (i64::from(place.at.0 - spot.0), i64::from(place.at.1 - spot.1));
        x * x + y * y
    };
    let near = places.iter().filter(|place| place.state != PlaceState::Idle);
    let near = near.filter(|place| distance(place) <= i64::from(within) * i64::from(within));
    near.min_by_key(|place| distance(place))
}

/// Returns the distance to the nearest other pressable place; `None` if there is no other.
pub fn room(places: &[Place], place: &Place) -> Option<f64> {
    let others = places.iter().filter(|it| it.state != PlaceState::Idle && it.id != place.id);
    let apart = |it: &Place| f64::from(it.at.0 - place.at.0).hypot(f64::from(it.at.1 - place.at.1));
    others.map(apart).min_by(f64::total_cmp)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::view::PlaceId;

    fn places(spots: &[(i32, i32)]) -> Vec<Place> {
        let place = |(id, &at): (u32, &(i32, i32))| Place {
            id: PlaceId::of(0, id),
            name: String::new(),
            at,
            state: if id % 2 == 0 { PlaceState::Legal } else { PlaceState::Idle },
        };
        (0..).zip(spots).map(place).collect()
    }

    #[test]
    fn arrows_go_to_the_nearest_place_in_their_direction() {
        let places = places(&[(0, 0), (10, 1), (8, 7), (0, 9), (-5, 0)]);
        assert_eq!(neighbour(&places, 0, ScreenDirection::Right), Some(1));
        assert_eq!(neighbour(&places, 0, ScreenDirection::Down), Some(3));
        assert_eq!(neighbour(&places, 0, ScreenDirection::Left), Some(4));
        assert_eq!(edge(&places, 0, ScreenDirection::Up), None);
        assert_eq!(edge(&places, 4, ScreenDirection::Right), Some(1));
        assert_eq!(neighbour(&places, 0, ScreenDirection::Up), None);
        assert_eq!(neighbour(&places, 9, ScreenDirection::Up), None);
    }

    #[test]
    fn a_finger_finds_the_nearest_legal_place() {
        let places = places(&[(0, 0), (4, 0), (30, 0)]);
        let found = |spot| nearest_legal(&places, spot, 12).map(|place| place.id.parts().1);
        assert_eq!(found((5, 0)), Some(0));
        assert_eq!(found((25, 5)), Some(2));
        assert_eq!(found((15, 0)), None);
    }
}
