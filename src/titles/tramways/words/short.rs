//! Prompts for phones, in at most 40 characters.

use super::prompts::turn_of;
use crate::titles::tramways::rules::rails::Front;
use crate::titles::tramways::rules::state::{CurrentAction, Decision, Half, PaymentPurpose, State};
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The short form of `first_tile_prompt`.
    short_first_tile "Choose the space of the first tile." "Elige la casilla de la primera loseta."
    /// The short form of [`Locale::task_prompt`].
    short_task: (Half, u8, bool) {
        (Half::First, ..) => "Take one action or $2." "Haz una acción o toma 2\u{a0}$.",
        (Half::Second, 0, false) => "Take two actions, or one and $2." "Haz dos acciones, o una y toma 2\u{a0}$.",
        turn => (self.task_prompt(turn)),
    }
    /// The short form of [`Locale::plain_prompt`].
    short_plain: Decision {
        Decision::Draft => "Take a Parcel card." "Toma una carta de Terreno.",
        Decision::Keep => "Keep one Development card." "Quédate con una carta de Desarrollo.",
        Decision::Book => "Choose a Ticket Book to look through." "Elige un Libro de boletos para mirarlo.",
        Decision::BookTop(_) => "Choose the card to leave on top." "Elige la carta que queda encima.",
        Decision::Bid => "Bid or pass; bids are not refunded." "Puja o pasa; no se devuelve lo pujado.",
        Decision::Void => "Void Ticket: choose a card to discard." "Boleto vacío: elige qué descartas.",
        Decision::Head => "Choose where your rails start." "Elige dónde empiezan tus rieles.",
        Decision::Bill => "Pay with the highlighted icons." "Paga con los iconos resaltados.",
        Decision::Bonus => "Take $5 or a Development card." "Toma 5\u{a0}$ o una carta de Desarrollo.",
        Decision::Buy => "Choose how many HP you buy." "Elige cuántos PF compras.",
        Decision::Administration => "Play icons, discard, then finish." "Juega iconos, descarta y termina.",
        Decision::AddPassenger => "Choose a space for the new Passenger." "Elige casilla para el nuevo Pasajero.",
        decision => (self.plain_prompt(decision)),
    }
}

impl Locale {
    /// The short form of [`Locale::prompt`]: only the next decision, without needs and costs.
    pub fn short_prompt(self, state: &State) -> String {
        let text = match state.decision {
            Decision::Task => return self.short_task(turn_of(state)).to_owned(),
            Decision::Lay => self.short_lay(state),
            Decision::Money(payment) => match payment.purpose {
                PaymentPurpose::Reveal => {
                    let price = self.dollars(payment.price);
                    return phrases! { self, "Pay {price} to reveal the next card.", "Paga {price} para revelar otra carta." };
                }
                PaymentPurpose::Bid | PaymentPurpose::Happiness(_) => return self.prompt(state),
            },
            Decision::Line => {
                let price = self.dollars(state.market.open.len());
                return phrases! { self, "Take a card, or reveal one for {price}.", "Toma una carta, o revela otra por {price}." };
            }
            Decision::Fill => {
                let room = state.player().hand_limit().saturating_sub(state.player().hand.len());
                let cards = self.cards(room);
                return phrases! { self, "Choose {cards} for your last hand.", "Elige {cards} para tu última mano." };
            }
            Decision::Kind(_) => return self.prompt(state),
            Decision::Bill => {
                let pay = self.short_plain(state.decision);
                return self.short_site(state).unwrap_or_else(|| pay.to_owned());
            }
            decision => self.short_plain(decision),
        };
        text.to_owned()
    }

    /// The prompt for paying for a Building.
    fn short_site(self, state: &State) -> Option<String> {
        let site = self.site_of(state)?;
        Some(phrases! { self, "{site} Pay with icons.", "{site} Paga con iconos." })
    }

    fn short_lay(self, state: &State) -> &'static str {
        let CurrentAction::Rails(run) = &state.work else { return "" };
        match run.front {
            Front::Start => self.pick("Choose the next space.", "Elige la siguiente casilla."),
            Front::Parcel(_) => {
                self.pick("Complete here: finish or continue.", "Completo aquí: termina o sigue.")
            }
            _ => self.pick(
                "Choose the next space, or finish.",
                "Elige la siguiente casilla, o termina.",
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::variants::Deal;
    use std::collections::BTreeSet;
    use std::mem::discriminant;

    /// Letters that fit in a phone's prompt.
    const MOST: usize = 40;

    #[test]
    fn every_prompt_has_a_short_form_that_fits_a_phone() {
        let (mut seen, mut asks) = (BTreeSet::new(), Vec::new());
        for seed in 0..24 {
            let plain = Setup::standard(if seed % 3 == 0 { 3 } else { 1 }, seed);
            let deal =
                if plain.players() > 1 && seed % 2 == 0 { Deal::Advanced } else { Deal::Normal };
            let mut state = Tramways::new(&Setup { deal, ..plain }).expect("a legal setup");
            let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
            while Tramways::to_act(&state).is_some() {
                for locale in Locale::ALL {
                    let text = locale.short_prompt(&state);
                    let length = text.chars().count();
                    assert!((1..=MOST).contains(&length), "{:?}, {length}: {text}", state.decision);
                    seen.insert(text);
                }
                asks.push(discriminant(&state.decision));
                Tramways::legal_actions(&state, &mut legal);
                Tramways::apply_unchecked(
                    &mut state,
                    legal[rng.below(legal.len())],
                    &mut Vec::new(),
                );
            }
        }
        let kinds = asks.iter().enumerate().filter(|(n, ask)| !asks[..*n].contains(ask)).count();
        assert!(
            kinds >= 20 && seen.len() > 50,
            "{kinds} kinds of decisions, {} prompts",
            seen.len()
        );
        for locale in Locale::ALL {
            assert!(locale.short_first_tile().chars().count() <= MOST);
        }
    }
}
