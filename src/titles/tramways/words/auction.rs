//! The auction: its rows, its bids, what they cost, and what happens by itself.

use crate::engine::game::Rule;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::PlacedBy;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::words::Locale;
use crate::words::{texts, uncapitalized};

texts! {
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
}

impl Locale {
    /// A place in an order, from 1.
    pub fn ordinal(self, place: u8) -> String {
        let suffix = match place {
            1 => "st",
            2 => "nd",
            3 => "rd",
            _ => "th",
        };
        self.pick(format!("{place}{suffix}"), format!("{place}.º"))
    }

    /// A place of the new order, from 1, in full.
    pub fn place_number(self, place: u8) -> String {
        let nth = self.ordinal(place);
        let short = if matches!(place, 1 | 3) { "er" } else { "º" };
        self.pick(format!("{nth} place"), format!("{place}.{short} puesto"))
    }

    /// The Stress that a place brings (AUC-6).
    pub fn place_stress(self, place: u8, stress: u8) -> String {
        let (place, more) = (self.place_number(place), self.stress_change(stress.into()));
        self.pick(format!("{place} also gives {more}."), format!("El {place} da además {more}."))
    }

    /// How a place was taken, with the latest bid.
    pub fn placed_by(self, by: PlacedBy, bid: u16) -> String {
        let is_free = bid == 0;
        let bid = self.dollars(bid);
        match by {
            PlacedBy::Leading => {
                self.pick(format!("highest bid, {bid}"), format!("en cabeza con {bid}"))
            }
            PlacedBy::Passing => self.pick("passed", "pasó").to_owned(),
            PlacedBy::Remaining if is_free => {
                self.pick("last place left, free", "último puesto libre, gratis").to_owned()
            }
            PlacedBy::Remaining => {
                self.pick(format!("last place left, {bid}"), format!("último puesto libre, {bid}"))
            }
        }
    }

    /// The dollars that a seat has paid for bids of this auction.
    pub fn sunk(self, dollars: u16) -> String {
        let amount = self.dollars(dollars);
        self.pick(format!("spent {amount}"), format!("gastó {amount}"))
    }

    /// The cash of a seat.
    pub fn has_cash(self, dollars: u16) -> String {
        let amount = self.dollars(dollars);
        self.pick(format!("has {amount}"), format!("tiene {amount}"))
    }

    /// A bid that stands.
    pub fn stands_at(self, dollars: u16) -> String {
        let amount = self.dollars(dollars);
        self.pick(format!("bid {amount}"), format!("puja {amount}"))
    }

    /// A bid that is being paid.
    pub fn pays(self, price: u16) -> String {
        let price = self.dollars(price);
        self.pick(format!("pays {price}"), format!("paga {price}"))
    }

    /// Whose turn it is to bid, or to choose a card; the reader's where nobody is named.
    pub fn bidder(self, name: Option<&str>) -> String {
        match name {
            Some(name) => self.pick(format!("{name}'s turn"), format!("Turno de {name}")),
            None => self.your_turn().to_owned(),
        }
    }

    /// Who is paying for a bid; the reader where nobody is named.
    pub fn payer(self, name: Option<&str>, price: u16) -> String {
        if let Some(name) = name {
            return format!("{name} {}", self.pays(price));
        }
        let price = self.dollars(price);
        self.pick(format!("You pay {price}"), format!("Pagas {price}"))
    }

    /// What passing brings now: the words below the button's name.
    pub fn pass_brings(self, place: u8) -> String {
        let place = self.place_number(place);
        self.pick(format!("{place}, free"), format!("{place}, gratis"))
    }

    /// What passing means, after so many dollars were paid.
    pub fn pass_means(self, place: u8, sunk: u16) -> String {
        let (place, gone) = (self.place_number(place), self.dollars(sunk));
        match sunk {
            0 => self.pick(
                format!("Pass: you take {place} now and pay nothing in this auction."),
                format!("Pasar: ocupas ya el {place} y no pagas nada en esta subasta."),
            ),
            _ => self.pick(
                format!("Pass: you take {place} now. The {gone} you have paid are not refunded."),
                format!("Pasar: ocupas ya el {place}. Los {gone} pagados no se devuelven."),
            ),
        }
    }

    /// A bid that would lead to a place if nobody answered.
    pub fn bid_leads(self, dollars: u16, place: u8) -> String {
        let (amount, place) = (self.dollars(dollars), self.place_number(place));
        self.pick(
            format!("{amount} leads: {place}, unless someone outbids you before your next turn."),
            format!(
                "{amount} va en cabeza: {place}, si nadie la supera antes de tu próximo turno."
            ),
        )
    }

    /// A bid that would not lead.
    pub fn bid_follows(self, dollars: u16) -> String {
        let amount = self.dollars(dollars);
        self.pick(
            format!("{amount} is not the highest bid now. If it still is not on your next turn, bid again or pass."),
            format!("{amount} no es ahora la puja más alta. Si en tu próximo turno sigue sin serlo, puja otra vez o pasa."),
        )
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
        self.pick(
            format!("You can't bid {amount}: {why} ({rule})"),
            format!("No puedes pujar {amount}: {why} ({rule})"),
        )
    }

    /// Cash of a payment.
    pub fn cash(self, dollars: u16) -> String {
        let amount = self.dollars(dollars);
        self.pick(format!("{amount} cash"), format!("{amount} en efectivo"))
    }

    /// A Money icon of a payment.
    pub fn coin(self, card: CardId, dollars: u8) -> String {
        let (card, amount) = (self.the_card(card), self.dollars(dollars));
        self.pick(format!("{amount} from {card}"), format!("{amount} de {card}"))
    }

    /// The parts of a payment.
    pub fn you_pay(self, parts: &[String]) -> String {
        let parts = parts.join(" + ");
        self.pick(format!("You pay: {parts}"), format!("Pagas: {parts}"))
    }

    /// What the Consequences of the cards of a payment cost.
    pub fn fees(self, dollars: u16) -> String {
        let amount = self.dollars(dollars);
        self.pick(format!("{amount} for Consequences"), format!("{amount} de Consecuencias"))
    }

    /// What the bank gives back.
    pub fn change_back(self, dollars: u16) -> String {
        let amount = self.dollars(dollars);
        self.pick(format!("change: {amount}"), format!("cambio: {amount}"))
    }

    /// A Parcel that comes with its card to whoever takes it.
    pub fn parcel_comes(self, parcel: ParcelId) -> String {
        let name = parcel.name();
        self.pick(format!("Parcel {name}"), format!("Terreno {name}"))
    }

    /// So many of so many cards taken.
    pub fn share(self, taken: u8, cards: u8) -> String {
        self.pick(format!("{taken} of {cards}"), format!("{taken} de {cards}"))
    }
}
