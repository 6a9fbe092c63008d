//! Scoring of a game played with a physical box, from the owners of its Routes and Tickets.

use crate::engine::game::MAX_SEATS;
use crate::table::SavedCount;
use crate::titles::city::boards::{Board, BoardData, Kind, LocationId, RouteId, TicketId};
use crate::titles::city::codec::board;
use crate::titles::city::rules::scoring::{Score, score_of};
use crate::titles::city::rules::set::{RouteSet, TicketSet};
use std::collections::VecDeque;

/// Index of a player of a counted game, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BoxPlayer(pub u8);

/// The most players of a counted game on any board.
pub const MOST_PLAYERS: u8 = MAX_SEATS as u8;
/// The most kinds of Tourist tokens that score.
pub const MOST_TOKENS: u8 = 7;

/// The table at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxCount {
    players: u8,
    /// The most players on this board.
    most: u8,
    routes: Vec<Option<BoxPlayer>>,
    tickets: Vec<Option<BoxPlayer>>,
    tokens: [u8; MOST_PLAYERS as usize],
}

/// An entry that must be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A player has placed more trams than there are: the numbers placed and available.
    Pieces(BoxPlayer, u32, u32),
    /// A player has placed more metro cars than there are: the numbers placed and available.
    Metros(BoxPlayer, u32, u32),
    /// A player has two Routes of a link.
    BothLanes(BoxPlayer, RouteId),
    /// More Routes of a link are claimed than are open with this number of players; the number claimed.
    ClosedLane(RouteId, usize),
}

/// Keys in saved counts; frozen.
const ROUTES: &str = "routes";
const TICKETS: &str = "tickets";
const TOKENS: &str = "tokens";

impl BoxCount {
    /// Returns an empty table of two players.
    pub fn new(data: &BoardData) -> BoxCount {
        BoxCount {
            players: 2,
            most: data.most_players() as u8,
            routes: vec![None; data.routes.len()],
            tickets: vec![None; data.tickets.len()],
            tokens: [0; MOST_PLAYERS as usize],
        }
    }

    /// Returns the count in its saved form.
    pub fn kept(&self, board: Board, is_over: bool, saved_at: u64) -> SavedCount {
        let owners =
            |of: &[Option<BoxPlayer>]| of.iter().map(|owner| owner.map(|it| it.0)).collect();
        let tokens = self.players().map(|player| self.tokens(player).into()).collect();
        SavedCount {
            title: board.key().to_owned(),
            name: board.data().name.to_owned(),
            board: board::write(board),
            players: self.players,
            owners: [
                (ROUTES.to_owned(), owners(&self.routes)),
                (TICKETS.to_owned(), owners(&self.tickets)),
            ]
            .into(),
            counts: [(TOKENS.to_owned(), tokens)].into(),
            is_over,
            saved_at,
        }
    }

    /// Restores a saved count of a game on a board.
    pub fn of(data: &BoardData, kept: &SavedCount) -> BoxCount {
        let mut count = BoxCount::new(data).with_players(kept.players);
        let most = count.players;
        let owners = |of: &mut [Option<BoxPlayer>], kind: &str| {
            let owners = kept.owners.get(kind).into_iter().flatten();
            let known = |owner: &Option<u8>| owner.filter(|it| *it < most).map(BoxPlayer);
            of.iter_mut().zip(owners).for_each(|(it, owner)| *it = known(owner));
        };
        owners(&mut count.routes, ROUTES);
        owners(&mut count.tickets, TICKETS);
        let tokens = kept.counts.get(TOKENS).into_iter().flatten();
        let tokens = tokens.map(|&tokens| tokens.min(MOST_TOKENS.into()) as u8);
        count.tokens.iter_mut().take(most.into()).zip(tokens).for_each(|(it, tokens)| *it = tokens);
        count
    }

    /// Iterates over the players.
    pub fn players(&self) -> impl Iterator<Item = BoxPlayer> + use<> {
        (0..self.players).map(BoxPlayer)
    }

    /// Sets the number of players, within its limits; removed players lose their Routes and Tickets.
    #[must_use]
    pub fn with_players(mut self, players: u8) -> BoxCount {
        self.players = players.clamp(2, self.most.max(2));
        let most = self.players;
        let left = |owner: &mut Option<BoxPlayer>| {
            owner.take_if(|player| player.0 >= most);
        };
        self.routes.iter_mut().for_each(left);
        self.tickets.iter_mut().for_each(left);
        self.tokens[usize::from(most)..].fill(0);
        self
    }

    /// Returns the most players on this board.
    pub fn most_players(&self) -> u8 {
        self.most
    }

    /// Returns the owner of a Route.
    pub fn route(&self, route: RouteId) -> Option<BoxPlayer> {
        self.routes.get(route.index()).copied().flatten()
    }

    /// Returns the owner of a Ticket.
    pub fn ticket(&self, ticket: TicketId) -> Option<BoxPlayer> {
        self.tickets.get(ticket.index()).copied().flatten()
    }

    /// Returns the number of kinds of Tourist tokens of a player.
    pub fn tokens(&self, player: BoxPlayer) -> u8 {
        self.tokens[usize::from(player.0)]
    }

    /// Sets the owner of a Route.
    #[must_use]
    pub fn give_route(mut self, route: RouteId, owner: Option<BoxPlayer>) -> BoxCount {
        self.routes.get_mut(route.index()).into_iter().for_each(|it| *it = owner);
        self
    }

    /// Sets the owner of a Ticket.
    #[must_use]
    pub fn give_ticket(mut self, ticket: TicketId, owner: Option<BoxPlayer>) -> BoxCount {
        self.tickets.get_mut(ticket.index()).into_iter().for_each(|it| *it = owner);
        self
    }

    /// Sets the number of kinds of Tourist tokens of a player, at most [`MOST_TOKENS`].
    #[must_use]
    pub fn with_tokens(mut self, player: BoxPlayer, tokens: u8) -> BoxCount {
        self.tokens[usize::from(player.0)] = tokens.min(MOST_TOKENS);
        self
    }

    /// Returns the Routes of a player.
    pub fn routes_of(&self, player: BoxPlayer) -> RouteSet {
        let owned = (0u8..).map(RouteId).zip(&self.routes);
        owned.filter(|(_, owner)| **owner == Some(player)).map(|(route, _)| route).collect()
    }

    /// Returns the Tickets of a player.
    pub fn tickets_of(&self, player: BoxPlayer) -> TicketSet {
        let owned = (0u8..).map(TicketId).zip(&self.tickets);
        owned.filter(|(_, owner)| **owner == Some(player)).map(|(ticket, _)| ticket).collect()
    }

    /// Returns the score of a player.
    pub fn score(&self, data: &BoardData, player: BoxPlayer) -> Score {
        self.score_with(data, player, &self.paths(data))
    }

    fn score_with(&self, data: &BoardData, player: BoxPlayer, paths: &[u32]) -> Score {
        let path = paths[usize::from(player.0)];
        let is_longest = path > 0 && paths.iter().all(|other| *other <= path);
        Score {
            longest_path: if is_longest { data.rules.longest_path.into() } else { 0 },
            ..score_of(data, self.routes_of(player), self.tickets_of(player), self.tokens(player))
        }
    }

    /// Returns the longest path of each player; 0 on boards that do not score it, and for players whose entries cannot
    /// be right (CBIG-7).
    pub fn paths(&self, data: &BoardData) -> Vec<u32> {
        let of = |player| {
            let pieces = data.rules.pieces;
            let is_sound = self.trams(data, player) <= pieces.trams.into()
                && self.metros(data, player) <= pieces.metros.into();
            if data.rules.longest_path == 0 || !is_sound {
                return 0;
            }
            let one_of_a_link = |chosen: RouteSet, id: RouteId| {
                let lanes = data.routes[id.index()].lanes;
                if lanes.meets(chosen) { chosen } else { chosen.or(RouteSet::of(id)) }
            };
            let routes = self.routes_of(player).iter().fold(RouteSet::EMPTY, one_of_a_link);
            data.longest_path(routes, 0).length
        };
        self.players().map(of).collect()
    }

    /// Returns the number of trams that a player has placed.
    pub fn trams(&self, data: &BoardData, player: BoxPlayer) -> u32 {
        let routes = self.routes_of(player).iter().map(|id| &data.routes[id.index()]);
        routes.filter(|it| it.kind != Kind::Metro).map(|it| u32::from(it.pieces())).sum()
    }

    /// Returns the number of metro cars that a player has placed.
    pub fn metros(&self, data: &BoardData, player: BoxPlayer) -> u32 {
        let routes = self.routes_of(player).iter().map(|id| &data.routes[id.index()]);
        routes.filter(|it| it.kind == Kind::Metro).map(|it| u32::from(it.pieces())).sum()
    }

    /// Returns the winners (CEND-3, CBIG-8); empty while nobody has scored.
    pub fn winners(&self, data: &BoardData) -> Vec<BoxPlayer> {
        let paths = self.paths(data);
        let rank = |player: BoxPlayer| {
            let score = self.score_with(data, player, &paths);
            (score.total(), score.completed_count, paths[usize::from(player.0)])
        };
        let ranks: Vec<_> = self.players().map(rank).collect();
        let best = ranks.iter().max();
        let is_blank = best == Some(&(0, 0, 0)) && ranks.iter().all(|it| Some(it) == best);
        let is_first = |(_, rank): &(BoxPlayer, &_)| !is_blank && Some(*rank) == best;
        self.players().zip(&ranks).filter(is_first).map(|(player, _)| player).collect()
    }

    /// Returns the entries that must be wrong: too many pieces, two Routes of a link with one owner, or more Routes of a
    /// link than are open.
    pub fn doubts(&self, data: &BoardData) -> Vec<Doubt> {
        let most = u32::from(data.rules.pieces.trams);
        let cars = u32::from(data.rules.pieces.metros);
        let pieces = |player| {
            let (trams, metros) = (self.trams(data, player), self.metros(data, player));
            let doubts = [
                (trams > most).then_some(Doubt::Pieces(player, trams, most)),
                (metros > cars).then_some(Doubt::Metros(player, metros, cars)),
            ];
            doubts.into_iter().flatten()
        };
        let open = data.rules.open_lanes.with(self.players.into());
        let lanes = data.all_routes().filter_map(|(id, route)| {
            let lanes = route.lanes;
            if lanes.iter().next() != Some(id) {
                return None;
            }
            let mut owners: Vec<BoxPlayer> =
                lanes.iter().filter_map(|lane| self.route(lane)).collect();
            owners.sort_unstable();
            let twice = owners.windows(2).find(|pair| pair[0] == pair[1]);
            match twice {
                Some(pair) => Some(Doubt::BothLanes(pair[0], id)),
                None if owners.len() > open => Some(Doubt::ClosedLane(id, owners.len())),
                None => None,
            }
        });
        self.players().flat_map(pieces).chain(lanes).collect()
    }

    /// Returns the Locations of a Ticket's shortest path over its owner's Routes; `None` if it is not completed.
    pub fn way(&self, data: &BoardData, ticket: TicketId) -> Option<Vec<LocationId>> {
        let owned = self.routes_of(self.ticket(ticket)?);
        let [from, to] = data.tickets.get(ticket.index())?.ends;
        let mut before: Vec<Option<LocationId>> = vec![None; data.locations.len()];
        let mut open = VecDeque::from([from]);
        while let Some(here) = open.pop_front() {
            let next = owned.iter().filter_map(|id| data.routes[id.index()].beyond(here));
            for there in next {
                if there != from && before[there.index()].is_none() {
                    before[there.index()] = Some(here);
                    open.push_back(there);
                }
            }
        }
        let mut way = vec![to];
        while let Some(here) = way.last().copied().filter(|&here| here != from) {
            way.push(before[here.index()]?);
        }
        way.reverse();
        Some(way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::city::boards::longest_path::search;
    use crate::titles::city::boards::{Board, BoardRules};
    use crate::titles::city::rules::City;
    use crate::titles::city::rules::scoring::{Groups, score};
    use crate::titles::city::rules::setup::Setup;

    /// Replays whole games as counts.
    #[test]
    fn scores_a_counted_game_by_the_rules() {
        for (board, players) in [(Board::SAN_FRANCISCO, 3), (Board::BERLIN, 2)] {
            let data = board.data();
            for seed in 0..20 {
                let mut state = City::new(&Setup::standard(board, players, seed)).expect("a game");
                let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
                loop {
                    City::legal_actions(&state, &mut legal);
                    if legal.is_empty() {
                        break;
                    }
                    let action = legal[rng.below(legal.len())];
                    City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
                }
                let mut count = BoxCount::new(data).with_players(players);
                for (seat, player) in state.players.seats().zip((0..).map(BoxPlayer)) {
                    let own = &state.players[seat];
                    count = own.routes.iter().fold(count, |it, id| it.give_route(id, Some(player)));
                    count =
                        own.tickets.iter().fold(count, |it, id| it.give_ticket(id, Some(player)));
                    count = count.with_tokens(player, own.tokens.len() as u8);
                }
                for (seat, player) in state.players.seats().zip((0..).map(BoxPlayer)) {
                    assert_eq!(count.score(data, player), score(&state, seat));
                    let groups = Groups::of(data, count.routes_of(player));
                    for id in count.tickets_of(player).iter() {
                        let [from, to] = data.tickets[id.index()].ends;
                        let way = count.way(data, id);
                        assert_eq!(way.is_some(), groups.joins([from, to]));
                        let ends = way.map(|way| [way[0], way[way.len() - 1]]);
                        assert!(ends.is_none_or(|ends| ends == [from, to]));
                    }
                }
                let outcome = City::outcome(&state).expect("an end");
                let winners: Vec<u8> = count.winners(data).iter().map(|it| it.0).collect();
                let rules: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
                assert_eq!(winners, rules);
                assert_eq!(count.doubts(data), []);
                let kept = count.kept(board, false, seed);
                let read = SavedCount::read(&kept.write()).expect("its text");
                assert_eq!(read, Some(kept.clone()));
                assert_eq!(BoxCount::of(data, &kept), count);
            }
        }
    }

    #[test]
    fn measures_no_path_of_impossible_entries() {
        let berlin = Board::BERLIN.data();
        let rules = BoardRules { longest_path: 10, ..berlin.rules };
        let data = BoardData { rules, path_search: Some(search), ..*berlin };
        let metros = data.all_routes().filter(|(_, route)| route.kind == Kind::Metro);
        let metros: Vec<RouteId> = metros.map(|(id, _)| id).collect();
        let most = usize::from(rules.pieces.metros);
        let with = |count: usize| {
            let given = metros[..count].iter();
            given.fold(BoxCount::new(&data), |it, &id| it.give_route(id, Some(BoxPlayer(0))))
        };
        assert!(with(most).paths(&data)[0] > 0);
        assert_eq!(with(most + 1).paths(&data)[0], 0);
    }

    #[test]
    fn reports_impossible_entries() {
        let data = Board::BERLIN.data();
        let all = data.all_routes().map(|(id, _)| id);
        let player = BoxPlayer(1);
        let count = all.fold(BoxCount::new(data), |it, id| it.give_route(id, Some(player)));
        let doubts = count.doubts(data);
        assert!(matches!(doubts[0], Doubt::Pieces(BoxPlayer(1), _, _)), "{doubts:?}");
        let twins = data.routes.iter().filter(|route| route.twin.is_some()).count() / 2;
        let metros = doubts.iter().filter(|it| matches!(it, Doubt::Metros(..))).count();
        assert_eq!((doubts.len(), metros), (2 + twins, 1));
        let (id, twin) =
            data.all_routes().find_map(|(id, it)| Some((id, it.twin?))).expect("a Double Route");
        let lanes =
            BoxCount::new(data).give_route(id, Some(BoxPlayer(0))).give_route(twin, Some(player));
        assert_eq!(lanes.doubts(data), [Doubt::ClosedLane(id.min(twin), 2)]);
        assert_eq!(lanes.with_players(3).doubts(data), []);
        assert_eq!(BoxCount::new(data).winners(data), [], "0 : 0 is nobody's victory");
        let fewer = count.with_players(4).with_players(2).give_route(RouteId(0), None);
        assert_eq!(fewer.route(RouteId(0)), None);
        assert_eq!(fewer.give_route(RouteId(200), Some(player)).routes.len(), data.routes.len());
    }
}
