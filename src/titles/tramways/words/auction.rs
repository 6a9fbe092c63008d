//! The auction: its rows, bids and payments.

use crate::engine::game::Rule;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::PlacedBy;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::words::Locale;
use crate::words::{phrases, uncapitalized};

phrases! { impl Locale, self:
    /// The heading of the auction.
    auction_title "Auction for the turn order" "Subasta por el orden de turno"
    /// The heading after the bidding.
    settled_title "The new turn order" "El nuevo orden de turno"
    /// The upper row.
    old_order "Old turn order: bid from left to right" "Orden de turno anterior: se puja de izquierda a derecha"
    /// The lower row.
    new_order "New turn order: fills from both ends" "Nuevo orden de turno: se llena por los extremos"
    /// The lower row in the last round.
    last_order "New turn order for actions: fills from both ends" "Nuevo orden de turno, acciones: se llena por los extremos"
    /// The lower row when it is full.
    found_order "New turn order" "Nuevo orden de turno"
    /// The cards that players will pick in turn order.
    at_stake "Cards in this auction" "Cartas de esta subasta"
    /// The cards to take now.
    at_market "Each player takes a card" "Cada jugador toma una carta"
    /// The turns of the advanced deal.
    deal_turns "Who takes how many" "Quién toma cuántas"
    /// Marks the bid that takes the lead.
    leads "leads" "en cabeza"
    /// The price of a Void Ticket, on its card.
    void_mark "Void: −1 card" "Vacío: −1 carta"
    /// The price of a Void Ticket, in full.
    void_costs "Void Ticket: when you take it, discard a card that is not a Void Ticket." "Boleto vacío: al tomarlo, descarta de tu mano una carta que no sea un Boleto vacío."
    /// A free place for the leading bid.
    place_leading "highest bid" "quien va en cabeza"
    /// A free place for the next seat that passes.
    place_passing "whoever passes" "quien pasa"
    no_bid "no bid" "sin puja"
    waits "waiting" "espera"
    decides_now "bids now" "puja ahora"
    picks_now "chooses now" "elige ahora"
    picks_next "chooses next" "elige después"
    /// The last auction has no cards.
    no_stake "Last round: no cards, only the turn order." "Última ronda: sin cartas, solo el orden de turno."
    /// A place of the new order, from 1, in full.
    place_number(place: u8) => place {
        1 => "1st place" "1.er puesto",
        2 => "2nd place" "2.º puesto",
        3 => "3rd place" "3.er puesto",
        _ => "{place}th place" "{place}.º puesto",
    }
    /// A place in an order, from 1.
    ordinal(place: u8) => place {
        1 => "1st" "1.º",
        2 => "2nd" "2.º",
        3 => "3rd" "3.º",
        _ => "{place}th" "{place}.º",
    }
    /// The Stress that a place costs (AUC-6).
    place_stress(place: u8, stress: u8) [place = self.place_number(place), more = self.stress_change(stress.into())]
        "{place} also gives {more}." "El {place} da además {more}."
    /// How a place was taken, with the latest bid.
    placed_by(by: PlacedBy, bid: u16) [is_free = bid == 0, bid = self.dollars(bid)] => by {
        PlacedBy::Leading => "highest bid, {bid}" "en cabeza con {bid}",
        PlacedBy::Passing => "passed" "pasó",
        PlacedBy::Remaining if is_free => "last place left, free" "último puesto libre, gratis",
        PlacedBy::Remaining => "last place left, {bid}" "último puesto libre, {bid}",
    }
    /// The dollars that a seat has paid in this auction.
    sunk(dollars: u16) [amount = self.dollars(dollars)] "spent {amount}" "gastó {amount}"
    has_cash(dollars: u16) [amount = self.dollars(dollars)] "has {amount}" "tiene {amount}"
    /// A seat's latest bid.
    stands_at(dollars: u16) [amount = self.dollars(dollars)] "bid {amount}" "puja {amount}"
    /// A bid that is being paid.
    pays(price: u16) [price = self.dollars(price)] "pays {price}" "paga {price}"
    /// The effect of a pass, below the button's name.
    pass_brings(place: u8) [place = self.place_number(place)] "{place}, free" "{place}, gratis"
    /// The effect of a pass after paying `sunk` dollars.
    pass_means(place: u8, sunk: u16) [place = self.place_number(place), gone = self.dollars(sunk)] => sunk {
        0 => "Pass: you take {place} now and pay nothing in this auction." "Pasar: ocupas ya el {place} y no pagas nada en esta subasta.",
        _ => "Pass: you take {place} now. The {gone} you have paid are not refunded." "Pasar: ocupas ya el {place}. Los {gone} pagados no se devuelven.",
    }
    /// A bid that leads if nobody outbids it.
    bid_leads(dollars: u16, place: u8) [amount = self.dollars(dollars), place = self.place_number(place)]
        "{amount} leads: {place}, unless someone outbids you before your next turn." "{amount} va en cabeza: {place}, si nadie la supera antes de tu próximo turno."
    /// A bid that does not lead.
    bid_follows(dollars: u16) [amount = self.dollars(dollars)]
        "{amount} is not the highest bid now. If it still is not on your next turn, bid again or pass." "{amount} no es ahora la puja más alta. Si en tu próximo turno sigue sin serlo, puja otra vez o pasa."
    /// Cash in a payment.
    cash(dollars: u16) [amount = self.dollars(dollars)] "{amount} cash" "{amount} en efectivo"
    /// A Money icon in a payment.
    coin(card: CardId, dollars: u8) [card = self.the_card(card), amount = self.dollars(dollars)]
        "{amount} from {card}" "{amount} de {card}"
    /// The parts of a payment.
    you_pay(parts: &[String]) [parts = parts.join(" + ")] "You pay: {parts}" "Pagas: {parts}"
    /// The Consequences of cards in a payment.
    fees(dollars: u16) [amount = self.dollars(dollars)]
        "{amount} for Consequences" "{amount} de Consecuencias"
    /// The change from the bank.
    change_back(dollars: u16) [amount = self.dollars(dollars)] "change: {amount}" "cambio: {amount}"
    /// The Parcel that comes with a card.
    parcel_comes(parcel: ParcelId) [name = parcel.name()] "Parcel {name}" "Terreno {name}"
    /// Cards taken, and cards to take.
    share(taken: u8, cards: u8) "{taken} of {cards}" "{taken} de {cards}"
}

impl Locale {
    /// The seat that bids or picks a card; `None` is the reader.
    pub fn bidder(self, name: Option<&str>) -> String {
        match name {
            Some(name) => phrases! { self, "{name}'s turn", "Turno de {name}" },
            None => self.your_turn().to_owned(),
        }
    }

    /// The seat that pays for a bid; `None` is the reader.
    pub fn payer(self, name: Option<&str>, price: u16) -> String {
        if let Some(name) = name {
            return format!("{name} {}", self.pays(price));
        }
        let price = self.dollars(price);
        phrases! { self, "You pay {price}", "Pagas {price}" }
    }

    /// Returns why a bid is illegal, with its rule.
    pub fn bid_refused(self, dollars: u16, refusal: Refusal) -> String {
        let amount = self.dollars(dollars);
        let why = match refusal {
            Refusal::NotEnoughMoney => self.pick(
                "it is more than your cash and the Money icons in your hand.",
                "es más que tu efectivo y los iconos de Dinero de tu mano.",
            ),
            refusal => self.refusal(refusal),
        };
        let (rule, why) = (refusal.rule(), uncapitalized(why));
        phrases! { self, "You can't bid {amount}: {why} ({rule})", "No puedes pujar {amount}: {why} ({rule})" }
    }
}
