//! The used and free space of the browser's storage, and games that could be deleted.

/// The usual limit of browsers, in characters; none reports its own.
pub const USUAL_LIMIT: usize = 5 << 20;

/// The space of the storage, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Used by saved games.
    pub games: usize,
    /// Used in total.
    pub used: usize,
    /// The limit, as far as it is known.
    pub limit: usize,
}

/// A finished game that could be deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spare<I> {
    /// Its id.
    pub id: I,
    /// The time of its save, in milliseconds since 1970.
    pub saved_at: u64,
    /// Its size, in characters.
    pub size: usize,
}

impl Quota {
    /// Returns whether the player should be warned: four fifths are used.
    pub fn is_scarce(&self) -> bool {
        self.used > self.limit / 5 * 4
    }

    /// The free space, in characters.
    pub fn left(&self) -> usize {
        self.limit.saturating_sub(self.used)
    }

    /// Returns the oldest finished games whose deletion brings the usage down to three fifths; at least one if there is any.
    pub fn spare<I>(&self, mut finished: Vec<Spare<I>>) -> Vec<Spare<I>> {
        finished.sort_by_key(|game| game.saved_at);
        let goal = self.used.saturating_sub(self.limit / 5 * 3);
        let mut freed = 0;
        let enough = finished.iter().position(|game| {
            freed += game.size;
            freed >= goal
        });
        finished.truncate(enough.map_or(finished.len(), |at| at + 1));
        finished
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quota(used: usize) -> Quota {
        Quota { games: used, used, limit: 1000 }
    }

    fn ids(quota: Quota) -> Vec<char> {
        let games = [('c', 30, 150), ('a', 10, 100), ('b', 20, 200), ('d', 40, 500)];
        let spares = games.map(|(id, saved_at, size)| Spare { id, saved_at, size });
        quota.spare(spares.to_vec()).into_iter().map(|spare| spare.id).collect()
    }

    #[test]
    fn space_is_scarce_above_four_fifths() {
        assert!(!quota(800).is_scarce());
        assert!(quota(801).is_scarce());
        assert_eq!((quota(801).left(), quota(2000).left()), (199, 0));
    }

    #[test]
    fn the_oldest_games_make_room_and_no_more_than_needed() {
        assert_eq!(ids(quota(850)), ['a', 'b']);
        assert_eq!(ids(quota(910)), ['a', 'b', 'c']);
        assert_eq!(ids(quota(5000)), ['a', 'b', 'c', 'd']);
        assert_eq!(ids(quota(100)), ['a'], "where a full storage is smaller than thought");
        assert_eq!(quota(900).spare(Vec::<Spare<char>>::new()), []);
    }
}
