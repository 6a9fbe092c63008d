//! Links that are sent to others, and texts with links that arrive.

pub mod pasted;
pub mod qr;
pub mod visit;

use crate::engine::codec::{self, Coded, Link};
use crate::engine::game::{Rng, Seat};
use crate::table::Session;

/// The part of a game that a link contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sending {
    /// All decisions of the present line, with the cursor.
    Game,
    /// The decisions up to the cursor.
    UpToHere,
    /// The position without its past.
    Position(Secrets),
    /// The setup alone: the same board and deal, from the start.
    Setup,
    /// The whole game, for players at other devices.
    Turn,
}

/// How a link treats hidden information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Secrets {
    /// As it really is.
    Kept,
    /// Dealt anew, except for what a seat knows.
    Redealt,
}

impl Sending {
    /// Returns the links that a game can send; no two are equal.
    pub fn all_of<G: Coded>(session: &Session<G>) -> Vec<Sending> {
        let position = Sending::Position(Secrets::Kept);
        let all = [Sending::Game, Sending::UpToHere, position, Sending::Setup];
        let differs = |sending: &Sending| match sending {
            Sending::Game => session.length() > 0,
            Sending::UpToHere => session.can_redo(),
            Sending::Position(_) => session.ply() > 0 || G::is_position(session.setup()),
            // A game that began at a position has no deal to start from.
            Sending::Setup => !G::is_position(session.setup()),
            Sending::Turn => false,
        };
        all.into_iter().filter(differs).collect()
    }

    /// Returns the link. Hidden information is dealt anew from `seed`, except for the viewer's own.
    pub fn link<G: Coded>(self, session: &Session<G>, viewer: Option<Seat>, seed: u64) -> Link<G> {
        match self {
            Sending::Position(Secrets::Kept) => codec::position(&session.record()),
            Sending::Position(Secrets::Redealt) => {
                let redealt = codec::redacted(&session.record(), viewer, &mut Rng::new(seed));
                redealt.unwrap_or_else(|| Link::setup(session.setup().clone()))
            }
            Sending::Game | Sending::Turn => Link::game(session.whole_record(), session.ply()),
            Sending::UpToHere => Link::game(session.record(), session.ply()),
            Sending::Setup => Link::setup(session.setup().clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::codec::Kind;
    use crate::engine::game::Game;
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;

    fn session(plies: usize) -> Session<Tramways> {
        let mut session = Session::new(Setup::standard(1, 4)).expect("a legal setup");
        let mut legal = Vec::new();
        for _ in 0..plies {
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[0]).expect("a legal action");
        }
        session
    }

    fn text(sending: Sending, session: &Session<Tramways>) -> String {
        codec::write(&sending.link(session, Some(Seat(0)), 1))
    }

    #[test]
    fn each_choice_has_its_own_link() {
        let mut session = session(20);
        let position = Sending::Position(Secrets::Kept);
        assert_eq!(Sending::all_of(&session), [Sending::Game, position, Sending::Setup]);
        session.go_to(12);
        let all = Sending::all_of(&session);
        let texts: std::collections::BTreeSet<String> =
            all.iter().map(|sending| text(*sending, &session)).collect();
        assert_eq!((all.len(), texts.len()), (4, 4));
        assert_eq!(Sending::all_of(&self::session(0)), [Sending::Setup]);
    }

    #[test]
    fn a_sent_game_opens_at_its_cursor() {
        let mut session = session(20);
        session.go_to(12);
        let open = |sending: Sending| {
            let link = codec::read::<Tramways>(&text(sending, &session)).expect("a good link");
            let resumed = Session::<Tramways>::resume(&link.record, link.cursor);
            let (opened, broken) = resumed.expect("a legal setup");
            assert!(broken.is_none());
            (link.kind, opened)
        };
        let at = |sending| {
            let (kind, opened) = open(sending);
            (kind, opened.ply(), opened.length())
        };
        assert_eq!(at(Sending::Game), (Kind::Game, 12, 20));
        assert_eq!(at(Sending::UpToHere), (Kind::Game, 12, 12));
        assert_eq!(at(Sending::Setup), (Kind::Setup, 0, 0));
        let (kind, opened) = open(Sending::Position(Secrets::Kept));
        assert_eq!((kind, &opened.state().decision), (Kind::Position, &session.state().decision));
    }

    #[test]
    fn a_position_from_a_position_can_be_sent_again_though_it_has_no_deal() {
        let link = Sending::Position(Secrets::Kept).link(&session(20), None, 1);
        let started = Session::<Tramways>::new(link.record.setup).expect("a legal setup");
        assert_eq!(Sending::all_of(&started), [Sending::Position(Secrets::Kept)]);
    }

    #[test]
    fn hidden_cards_are_dealt_anew_on_request() {
        let session = session(20);
        let [kept, redealt] = [Secrets::Kept, Secrets::Redealt].map(Sending::Position);
        let opened = codec::read::<Tramways>(&text(redealt, &session)).expect("a good link");
        let state = Tramways::new(&opened.record.setup).expect("a legal setup");
        assert_ne!(text(kept, &session), text(redealt, &session));
        let hand = |state: &<Tramways as Game>::State| state.players[Seat(0)].hand.clone();
        assert_eq!(hand(&state), hand(session.state()));
        let dealt = |seed| codec::write(&redealt.link(&session, Some(Seat(0)), seed));
        assert_ne!(dealt(1), dealt(2));
    }
}
