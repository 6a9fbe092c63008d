//! What of a game is sent to others.

use super::Session;
use crate::codec::Link;
use crate::games::tramways::Tramways;

/// What of a game goes into a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sending {
    /// All decisions of the present line, opened where it stands now.
    Game,
    /// The decisions up to here, without those behind.
    UpToHere,
    /// The set-up alone: the same map and the same cards, from the start.
    Setup,
}

impl Sending {
    /// What can be sent of a game; two never come to the same link.
    pub fn all_of(session: &Session<Tramways>) -> Vec<Sending> {
        let all = [Sending::Game, Sending::UpToHere, Sending::Setup];
        let differs = |sending: &Sending| match sending {
            Sending::Game => session.length() > 0,
            Sending::UpToHere => session.can_redo(),
            Sending::Setup => true,
        };
        all.into_iter().filter(differs).collect()
    }

    /// The link.
    pub fn link(self, session: &Session<Tramways>) -> Link {
        match self {
            Sending::Game => Link::game(session.whole_record(), session.ply()),
            Sending::UpToHere => Link::game(session.record(), session.ply()),
            Sending::Setup => Link::setup(session.setup().clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::{self, Kind};
    use crate::game::Game;
    use crate::games::tramways::setup::Setup;

    fn session(plies: usize) -> Session<Tramways> {
        let mut session = Session::new(Setup::standard(1, 4)).expect("a legal setup");
        let mut legal = Vec::new();
        for _ in 0..plies {
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[0]).expect("a legal action");
        }
        session
    }

    #[test]
    fn every_choice_has_a_link_of_its_own() {
        let mut session = session(20);
        assert_eq!(Sending::all_of(&session), [Sending::Game, Sending::Setup]);
        session.go_to(12);
        let all = Sending::all_of(&session);
        let texts: std::collections::BTreeSet<String> =
            all.iter().map(|sending| codec::write(&sending.link(&session))).collect();
        assert_eq!((all.len(), texts.len()), (3, 3));
        assert_eq!(Sending::all_of(&self::session(0)), [Sending::Setup]);
    }

    #[test]
    fn a_sent_game_opens_where_it_stood() {
        let mut session = session(20);
        session.go_to(12);
        let open = |sending: Sending| {
            let link = codec::read(&codec::write(&sending.link(&session))).expect("a good link");
            let (opened, refusal) =
                Session::<Tramways>::resume(&link.record, link.cursor).expect("a legal setup");
            assert!(refusal.is_none());
            (link.kind, opened.ply(), opened.length())
        };
        assert_eq!(open(Sending::Game), (Kind::Game, 12, 20));
        assert_eq!(open(Sending::UpToHere), (Kind::Game, 12, 12));
        assert_eq!(open(Sending::Setup), (Kind::Setup, 0, 0));
    }
}
