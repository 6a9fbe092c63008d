//! What a tree search must know of a game.

use crate::engine::game::{BySeat, Game, Rng};

/// Which actions a tree search tries first, and how it plays on from where its tree ends.
pub trait Policy<G: Game> {
    /// Fills `into` with a weight for each legal action, in their order: how promising it is before
    /// it was tried. Only the ratio of the weights counts. Actions of weight 0 are not searched,
    /// unless all have it.
    fn weigh(&self, state: &G::State, legal: &[G::Action], into: &mut Vec<u16>);

    /// The next action of a playout; `legal` is never empty. Drawn by the weights, unless a title
    /// knows something quicker or better.
    fn choose(&self, state: &G::State, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        let mut weights = Vec::with_capacity(legal.len());
        self.weigh(state, legal, &mut weights);
        legal[draw(&weights, legal.len(), rng)]
    }
}

/// Says what a position is worth.
pub trait Evaluator<G: Game> {
    /// The worth of a position for each seat, in hundredths of a point. Asked where a playout ends:
    /// at the end of the game, or where [`super::TreeEffort::depth`] cuts it off.
    fn worths(&self, state: &G::State) -> BySeat<i64>;
}

/// Finds all actions equally promising.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uniform;

impl<G: Game> Policy<G> for Uniform {
    fn weigh(&self, _state: &G::State, legal: &[G::Action], into: &mut Vec<u16>) {
        into.clear();
        into.resize(legal.len(), 1);
    }

    fn choose(&self, _state: &G::State, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        legal[rng.below(legal.len())]
    }
}

/// One of `count` places by its weight; any of them where none has one.
fn draw(weights: &[u16], count: usize, rng: &mut Rng) -> usize {
    let total: usize = weights.iter().map(|&weight| usize::from(weight)).sum();
    if total == 0 {
        return rng.below(count);
    }
    let mut left = rng.below(total);
    let is_drawn = |&weight: &u16| match left.checked_sub(usize::from(weight)) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    };
    weights.iter().position(is_drawn).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_follow_the_weights() {
        let mut rng = Rng::new(1);
        let mut counts = [0; 3];
        (0..4000).for_each(|_| counts[draw(&[1, 0, 3], 3, &mut rng)] += 1);
        assert_eq!(counts[1], 0);
        assert!((800..1200).contains(&counts[0]), "{counts:?}");
    }

    #[test]
    fn without_weights_every_place_is_drawn() {
        let mut rng = Rng::new(1);
        let drawn: std::collections::BTreeSet<usize> =
            (0..100).map(|_| draw(&[0; 4], 4, &mut rng)).collect();
        assert_eq!(drawn.len(), 4);
    }
}
