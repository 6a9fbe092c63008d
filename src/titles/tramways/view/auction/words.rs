//! The auction in words.

use crate::titles::tramways::view::auction::{
    AuctionStep, Bid, BidCost, BidTurn, BidderStatus, PlaceMethod, Share,
};
use crate::words::Locale;

impl BidderStatus {
    /// Describes the seat's status for screen readers.
    pub fn spoken(&self, name: &str, locale: Locale) -> String {
        let bid = match self.bid {
            0 => locale.no_bid().to_owned(),
            bid => locale.stands_at(bid),
        };
        let stage = match self.stage {
            AuctionStep::Waiting if self.leads => locale.leads().to_owned(),
            AuctionStep::Waiting => locale.waits().to_owned(),
            AuctionStep::Deciding => locale.decides_now().to_owned(),
            AuctionStep::Paying(price) => locale.pays(price),
            AuctionStep::Placed(place) => locale.place_number(place),
        };
        format!(
            "{name}: {stage}, {bid}, {}, {}",
            locale.sunk(self.sunk),
            locale.has_cash(self.cash)
        )
    }
}

impl PlaceMethod {
    /// Says how the place is taken.
    pub fn text(self, locale: Locale) -> &'static str {
        match self {
            PlaceMethod::Leading => locale.place_leading(),
            PlaceMethod::Passing => locale.place_passing(),
        }
    }
}

impl Bid {
    /// Says why the bid is refused, or which place it leads to.
    pub fn means(&self, leading: u8, locale: Locale) -> String {
        match (self.refusal, self.leads) {
            (Some(refusal), _) => locale.bid_refused(self.dollars, refusal),
            (None, true) => locale.bid_leads(self.dollars, leading),
            (None, false) => locale.bid_follows(self.dollars),
        }
    }
}

impl BidCost {
    /// Lists the parts of the payment, the change and the Stress.
    pub fn text(&self, locale: Locale) -> String {
        let cash = (self.cash > 0 || self.coins.is_empty()).then(|| locale.cash(self.cash));
        let mut parts: Vec<String> = cash.into_iter().collect();
        parts.extend(self.coins.iter().map(|&(card, dollars)| locale.coin(card, dollars)));
        let mut text = vec![locale.you_pay(&parts)];
        text.extend((self.fees > 0).then(|| locale.fees(self.fees)));
        text.extend((self.change > 0).then(|| locale.change_back(self.change)));
        text.extend((self.effect.stress != 0).then(|| locale.stress_change(self.effect.stress)));
        text.extend((self.effect.points != 0).then(|| locale.points_change(self.effect.points)));
        text.join("; ") + "."
    }
}

impl BidTurn {
    /// Says when the seat picks its card; empty if it has picked.
    pub fn text(self, locale: Locale) -> &'static str {
        match self {
            BidTurn::Past => "",
            BidTurn::Now => locale.picks_now(),
            BidTurn::Next => locale.picks_next(),
            BidTurn::Later => locale.waits(),
        }
    }
}

impl Share {
    /// Says how many cards the seat has taken and may take.
    pub fn text(&self, locale: Locale) -> String {
        match self.turn {
            BidTurn::Now => locale.share(self.taken, self.cards),
            _ => locale.cards(usize::from(self.cards)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::rules::card::CardId;
    use crate::titles::tramways::view::cost::change::NumbersChange;

    #[test]
    fn a_payment_names_cash_icons_change_and_stress() {
        let is_generic = |card: &CardId| Locale::English.card(*card) == "Generic card GB";
        let generic = CardId::all().find(is_generic).expect("a generic card");
        let cost = BidCost { cash: 2, coins: vec![(generic, 1)], ..BidCost::default() };
        let text = cost.text(Locale::English);
        assert_eq!(text, "You pay: $2 cash + $1 from Generic card GB.");
        let effect = NumbersChange { stress: 2, points: -1, ..NumbersChange::default() };
        let text = BidCost { cash: 0, change: 1, fees: 3, effect, ..cost }.text(Locale::English);
        let paid = "You pay: $1 from Generic card GB; $3 for Consequences; change: $1; +2\u{a0}Stress; −1\u{a0}HP.";
        assert_eq!(text, paid);
    }
}
