//! The bids of many auctions, by round.

use crate::measure::statistics::{mean, round as rounded, share};
use crate::titles::tramways::rules::state::LAST_ROUND;
use serde_json::{Map, Value, json};

/// The bids of each auction, by its round.
#[derive(Default)]
pub(super) struct Auctions {
    rounds: [Vec<Vec<i64>>; LAST_ROUND as usize],
    /// The round that is played; 0 during the setup.
    round: u8,
}

impl Auctions {
    /// A round begins, with its auction.
    pub(super) fn begin(&mut self, round: u8) {
        self.round = round;
        if let Some(auctions) = self.rounds.get_mut(usize::from(round).wrapping_sub(1)) {
            auctions.push(Vec::new());
        }
    }

    /// Somebody bids in the auction of the present round.
    pub(super) fn bid(&mut self, dollars: u16) {
        let auctions = self.rounds.get_mut(usize::from(self.round).wrapping_sub(1));
        if let Some(auction) = auctions.and_then(|auctions| auctions.last_mut()) {
            auction.push(dollars.into());
        }
    }

    /// All auctions together, then those of each round.
    pub(super) fn report(&self) -> Value {
        let all: Vec<&Vec<i64>> = self.rounds.iter().flatten().collect();
        let numbered = self.rounds.iter().enumerate();
        let rounds = numbered.map(|(at, auctions)| {
            ((at + 1).to_string(), summary(&auctions.iter().collect::<Vec<_>>()))
        });
        let mut report = summary(&all);
        report["by_round"] = Value::Object(Map::from_iter(rounds));
        report
    }
}

/// Bids an auction, dollars a bid, and the share of auctions with a bid above $1.
fn summary(auctions: &[&Vec<i64>]) -> Value {
    let bids: Vec<i64> = auctions.iter().flat_map(|auction| auction.iter().copied()).collect();
    let above = auctions.iter().filter(|auction| auction.iter().any(|&bid| bid > 1)).count();
    json!({
        "an_auction": rounded(bids.len() as f64 / auctions.len().max(1) as f64),
        "dollars": mean(&bids),
        "auctions_above_1": share(above as f64, auctions.len() as u64),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bids_are_counted_by_auction_and_round() {
        let mut auctions = Auctions::default();
        auctions.bid(9);
        auctions.begin(1);
        auctions.bid(1);
        auctions.bid(3);
        auctions.begin(2);
        let report = auctions.report();
        assert_eq!(report["an_auction"], 1.0);
        assert_eq!(report["auctions_above_1"]["share"], 0.5);
        assert_eq!(report["by_round"]["1"]["dollars"]["mean"], 2.0);
        assert_eq!(report["by_round"]["2"]["an_auction"], 0.0);
    }
}
