//! The auction: its rows, its bids, what they cost, and what happens by itself.

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
    /// The heading once the order is found.
    settled_title "The new turn order" "El nuevo orden de turno"
    /// The upper row.
    old_order "Old turn order: bid from left to right" "Orden de turno anterior: se puja de izquierda a derecha"
    /// The lower row.
    new_order "New turn order: fills from both ends" "Nuevo orden de turno: se llena por los extremos"
    /// The same in the last round.
    last_order "New turn order for actions: fills from both ends" "Nuevo orden de turno, acciones: se llena por los extremos"
    /// The same when it is full.
    found_order "New turn order" "Nuevo orden de turno"
    /// The cards that the order gives the choice of.
    at_stake "Cards in this auction" "Cartas de esta subasta"
    /// The cards to take now.
    at_market "Each player takes a card" "Cada jugador toma una carta"
    /// The turns of the advanced deal.
    deal_turns "Who takes how many" "Quién toma cuántas"
    /// Marks the bid that would take the first free place.
    leads "leads" "en cabeza"
    /// What a Void Ticket costs, on its card.
    void_mark "Void: −1 card" "Vacío: −1 carta"
    /// What a Void Ticket costs whoever takes it.
    void_costs "Void Ticket: when you take it, discard a card that is not a Void Ticket." "Boleto vacío: al tomarlo, descarta de tu mano una carta que no sea un Boleto vacío."
    /// A free place that the bid in the lead gets.
    place_leading "highest bid" "quien va en cabeza"
    /// A free place that whoever passes gets.
    place_passing "whoever passes" "quien pasa"
    /// A seat that has not bid.
    no_bid "no bid" "sin puja"
    /// A seat whose turn is not yet.
    waits "waiting" "espera"
    /// A seat whose turn it is to bid.
    decides_now "bids now" "puja ahora"
    /// A seat that chooses its card.
    picks_now "chooses now" "elige ahora"
    /// A seat that chooses after it.
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
    /// The Stress that a place brings (AUC-6).
    place_stress(place: u8, stress: u8) [place = self.place_number(place), more = self.stress_change(stress.into())]
        "{place} also gives {more}." "El {place} da además {more}."
    /// How a place was taken, with the latest bid.
    placed_by(by: PlacedBy, bid: u16) [is_free = bid == 0, bid = self.dollars(bid)] => by {
        PlacedBy::Leading => "highest bid, {bid}" "en cabeza con {bid}",
        PlacedBy::Passing => "passed" "pasó",
        PlacedBy::Remaining if is_free => "last place left, free" "último puesto libre, gratis",
        PlacedBy::Remaining => "last place left, {bid}" "último puesto libre, {bid}",
    }
    /// The dollars that a seat has paid for bids of this auction.
    sunk(dollars: u16) [amount = self.dollars(dollars)] "spent {amount}" "gastó {amount}"
    /// The cash of a seat.
    has_cash(dollars: u16) [amount = self.dollars(dollars)] "has {amount}" "tiene {amount}"
    /// A bid that stands.
    stands_at(dollars: u16) [amount = self.dollars(dollars)] "bid {amount}" "puja {amount}"
    /// A bid that is being paid.
    pays(price: u16) [price = self.dollars(price)] "pays {price}" "paga {price}"
    /// What passing brings now: the words below the button's name.
    pass_brings(place: u8) [place = self.place_number(place)] "{place}, free" "{place}, gratis"
    /// What passing means, after so many dollars were paid.
    pass_means(place: u8, sunk: u16) [place = self.place_number(place), gone = self.dollars(sunk)] => sunk {
        0 => "Pass: you take {place} now and pay nothing in this auction." "Pasar: ocupas ya el {place} y no pagas nada en esta subasta.",
        _ => "Pass: you take {place} now. The {gone} you have paid are not refunded." "Pasar: ocupas ya el {place}. Los {gone} pagados no se devuelven.",
    }
    /// A bid that would lead to a place if nobody answered.
    bid_leads(dollars: u16, place: u8) [amount = self.dollars(dollars), place = self.place_number(place)]
        "{amount} leads: {place}, unless someone outbids you before your next turn." "{amount} va en cabeza: {place}, si nadie la supera antes de tu próximo turno."
    /// A bid that would not lead.
    bid_follows(dollars: u16) [amount = self.dollars(dollars)]
        "{amount} is not the highest bid now. If it still is not on your next turn, bid again or pass." "{amount} no es ahora la puja más alta. Si en tu próximo turno sigue sin serlo, puja otra vez o pasa."
    /// Cash of a payment.
    cash(dollars: u16) [amount = self.dollars(dollars)] "{amount} cash" "{amount} en efectivo"
    /// A Money icon of a payment.
    coin(card: CardId, dollars: u8) [card = self.the_card(card), amount = self.dollars(dollars)]
        "{amount} from {card}" "{amount} de {card}"
    /// The parts of a payment.
    you_pay(parts: &[String]) [parts = parts.join(" + ")] "You pay: {parts}" "Pagas: {parts}"
    /// What the Consequences of the cards of a payment cost.
    fees(dollars: u16) [amount = self.dollars(dollars)]
        "{amount} for Consequences" "{amount} de Consecuencias"
    /// What the bank gives back.
    change_back(dollars: u16) [amount = self.dollars(dollars)] "change: {amount}" "cambio: {amount}"
    /// A Parcel that comes with its card to whoever takes it.
    parcel_comes(parcel: ParcelId) [name = parcel.name()] "Parcel {name}" "Terreno {name}"
    /// So many of so many cards taken.
    share(taken: u8, cards: u8) "{taken} of {cards}" "{taken} de {cards}"
}

impl Locale {
    /// Whose turn it is to bid, or to choose a card; the reader's where nobody is named.
    pub fn bidder(self, name: Option<&str>) -> String {
        match name {
            Some(name) => phrases! { self, "{name}'s turn", "Turno de {name}" },
            None => self.your_turn().to_owned(),
        }
    }

    /// Who is paying for a bid; the reader where nobody is named.
    pub fn payer(self, name: Option<&str>, price: u16) -> String {
        if let Some(name) = name {
            return format!("{name} {}", self.pays(price));
        }
        let price = self.dollars(price);
        phrases! { self, "You pay {price}", "Pagas {price}" }
    }

    /// Why a bid is not legal, with its rule.
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
