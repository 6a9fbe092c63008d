//! A run of tiles while it is being laid (RAIL).

use super::action::Port;
use super::icon::IconSet;
use super::link::{Link, LinkEnd, LinkIndex, LinkStatus, Tile};
use super::map::Terrain;
use super::purse::Purse;
use super::rails::{Base, Front, Run};
use super::refusal::Refusal;
use super::state::State;
use crate::engine::game::Seat;
use crate::titles::tramways::network::{CellId, Direction};
use arrayvec::ArrayVec;

/// A run on its map, for checks and trials.
pub(super) struct BuildSite<'a> {
    state: &'a State,
    seat: Seat,
    /// The tile removed by a redirect.
    lifted: Option<Tile>,
    straights: u8,
    curves: u8,
    pub(super) run: Run,
}

impl<'a> BuildSite<'a> {
    /// Creates a run from its start (RAIL-2, RAIL-4, RAIL-9).
    pub(super) fn start(state: &'a State, head: Port) -> Result<BuildSite<'a>, Refusal> {
        let base = base_at(state, head)?;
        let run = Run { base, tiles: ArrayVec::new(), cost: 0, head, front: Front::Start };
        Ok(BuildSite::of(state, &run))
    }

    /// Creates the site of a partly laid run.
    pub(super) fn of(state: &'a State, run: &Run) -> BuildSite<'a> {
        let player = state.player();
        let mut site = BuildSite {
            state,
            seat: state.seat,
            lifted: None,
            straights: player.straights,
            curves: player.curves,
            run: run.clone(),
        };
        if let Base::Redirect(link) = run.base {
            let link = state.link(link);
            let old = link.tiles[link.tiles.len() - 1];
            site.lifted = Some(old);
            *site.supply(old) += 1;
        }
        for &tile in &run.tiles {
            *site.supply(tile) -= 1;
        }
        site
    }

    /// Returns whether a tile touches a side of a cell, including the run's own.
    fn is_taken(&self, port: Port) -> bool {
        let is_lifted = self.lifted.is_some_and(|tile| tile.touches(port));
        self.is_of_run(port) || (self.state.rails.is_taken(port) && !is_lifted)
    }

    fn is_of_run(&self, port: Port) -> bool {
        self.run.tiles.iter().any(|tile| tile.touches(port))
    }

    fn supply(&mut self, tile: Tile) -> &mut u8 {
        if tile.track().is_straight() { &mut self.straights } else { &mut self.curves }
    }

    /// The location at the fixed end of the Link.
    fn anchor(&self) -> Option<CellId> {
        match self.run.base {
            Base::Location(cell) => Some(cell),
            Base::Open(i) | Base::Redirect(i) => self.end_location(i, LinkEnd::First),
            Base::Extend(i, LinkEnd::Last) => self.end_location(i, LinkEnd::First),
            Base::Extend(i, LinkEnd::First) => self.end_location(i, LinkEnd::Last),
        }
    }

    fn end_location(&self, link: LinkIndex, end: LinkEnd) -> Option<CellId> {
        self.state.across(self.state.link(link).port(end))
    }

    /// Lays the next tile of a run that is not closed.
    pub(super) fn lay(&mut self, exit: Direction) -> Result<(), Refusal> {
        let tile = self.next_tile(exit)?;
        let cost = self.tile_cost(tile.cell)?;
        self.check_shape(tile)?;
        let front = self.front(Port { cell: tile.cell, side: exit })?;
        *self.supply(tile) -= 1;
        self.run.tiles.push(tile);
        self.run.cost += cost;
        self.run.front = front;
        if let Some(next) = self.state.map.next(tile.cell, exit) {
            self.run.head = Port { cell: next, side: exit.opposite() };
        }
        Ok(())
    }

    fn next_tile(&self, exit: Direction) -> Result<Tile, Refusal> {
        let Port { cell, side: entry } = self.run.head;
        if entry == exit {
            return Err(Refusal::TurnsBack);
        }
        Ok(Tile { cell, entry, exit })
    }

    /// The rail symbols of a tile on a cell (RAIL-1, RAIL-4, RAIL-5).
    fn tile_cost(&self, cell: CellId) -> Result<u8, Refusal> {
        if self.run.tiles.is_empty() && matches!(self.run.base, Base::Redirect(_)) {
            return Ok(REDIRECT_COST);
        }
        match self.state.map.terrain(cell) {
            Terrain::Plain => Ok(1),
            Terrain::Mountain => Ok(2),
            Terrain::Lake => Err(Refusal::OnLake),
            _ if self.state.building(cell).is_some() => Err(Refusal::OnBuilding),
            _ if !self.state.is_own_parcel(self.seat, cell) => Err(Refusal::OnForeignParcel),
            _ => Ok(1),
        }
    }

    /// Checks that the shape is new, free and in supply (RAIL-4, RAIL-6, RAIL-8).
    fn check_shape(&mut self, tile: Tile) -> Result<(), Refusal> {
        let sides = [tile.entry, tile.exit];
        if sides.iter().any(|&side| self.is_taken(Port { cell: tile.cell, side })) {
            return Err(Refusal::CellIsFull);
        }
        if let Base::Redirect(link) = self.run.base
            && self.run.tiles.is_empty()
            && self.state.link(link).port(LinkEnd::Last).side == tile.exit
        {
            return Err(Refusal::SameTileAgain);
        }
        if *self.supply(tile) == 0 {
            return Err(Refusal::NoTileLeft);
        }
        Ok(())
    }

    /// The front after a tile with this end (RAIL-7, RAIL-10, RAIL-12, RAIL-13).
    fn front(&self, port: Port) -> Result<Front, Refusal> {
        let Some(cell) = self.state.map.next(port.cell, port.side) else {
            return Err(Refusal::OffTheMap);
        };
        let facing = Port { cell, side: port.side.opposite() };
        if self.is_taken(facing) {
            return self.joint(facing);
        }
        if self.state.building(cell).is_some() {
            let location = self.state.location(cell).unwrap_or(cell);
            self.check_other_end(location)?;
            return Ok(Front::Building(location));
        }
        if self.state.open_parcel(cell).is_none() {
            return Ok(Front::Open);
        }
        if !self.state.is_own_parcel(self.seat, cell) {
            return Err(Refusal::IntoForeignParcel);
        }
        self.check_other_end(cell)?;
        Ok(if self.covers(port.cell, cell) { Front::Crossing } else { Front::Parcel(cell) })
    }

    /// Checks that a Link does not return to the location where it starts (RAIL-12).
    fn check_other_end(&self, location: CellId) -> Result<(), Refusal> {
        if self.anchor() == Some(location) { Err(Refusal::BackToStart) } else { Ok(()) }
    }

    /// Returns whether the Link with this run, its newest tile on `newest`, has a tile on a cell.
    fn covers(&self, newest: CellId, cell: CellId) -> bool {
        let run = self.run.tiles.iter().any(|tile| tile.cell == cell) || newest == cell;
        run || self.run.link().is_some_and(|link| self.state.link(link).lies_on(cell))
    }

    fn joint(&self, facing: Port) -> Result<Front, Refusal> {
        let index = match self.state.rails.link(facing) {
            Some(index) if !self.is_of_run(facing) => index,
            _ => return Err(Refusal::BackToStart),
        };
        let link = self.state.link(index);
        if link.owner != self.seat {
            return Err(Refusal::MeetsOther);
        }
        if self.run.link() == Some(index) {
            return Err(Refusal::BackToStart);
        }
        let end = if link.port(LinkEnd::Last) == facing { LinkEnd::Last } else { LinkEnd::First };
        match (link.status, end) {
            (LinkStatus::Upgraded, _) => return Err(Refusal::LosesItsEnd),
            (LinkStatus::Incomplete { .. }, LinkEnd::First) => return Err(Refusal::LosesItsEnd),
            _ => {}
        }
        self.check_joint(index, end)?;
        Ok(Front::Join(index))
    }

    /// Checks that the joined Link has two different ends and crosses neither (RAIL-5, RAIL-12).
    fn check_joint(&self, index: LinkIndex, end: LinkEnd) -> Result<(), Refusal> {
        let far = if end == LinkEnd::Last { LinkEnd::First } else { LinkEnd::Last };
        let far = self.end_location(index, far);
        let anchor = self.anchor();
        let crosses = far.is_some_and(|cell| self.covers(self.run.head.cell, cell))
            || anchor.is_some_and(|cell| self.state.link(index).lies_on(cell));
        if far == anchor || crosses { Err(Refusal::BackToStart) } else { Ok(()) }
    }

    /// Returns the icons that name each of the two ends; `None` if the run is incomplete.
    pub(super) fn ends(&self) -> Option<[IconSet; 2]> {
        let last = match self.run.front {
            Front::Building(location) | Front::Parcel(location) => Some(location),
            Front::Join(index) => {
                let link = self.state.link(index);
                let joined = self.joined_end(link);
                self.state.across(link.port(joined.other()))
            }
            Front::Start | Front::Open | Front::Crossing => None,
        };
        let icons = |cell| self.state.destination_icons(cell);
        Some([icons(self.anchor()?), icons(last?)])
    }

    /// Returns the end of the other Link that the run meets.
    pub(super) fn joined_end(&self, link: &Link) -> LinkEnd {
        let facing = self.run.tiles.last().and_then(|tile| {
            let cell = self.state.map.next(tile.cell, tile.exit)?;
            Some(Port { cell, side: tile.exit.opposite() })
        });
        if Some(link.port(LinkEnd::Last)) == facing { LinkEnd::Last } else { LinkEnd::First }
    }

    /// Returns the Destination icons that the run needs if it ends here (RAIL-3, RAIL-10); `None` if it may not end here.
    pub(super) fn wants(&self) -> Option<ArrayVec<IconSet, 3>> {
        let both = |ends: [IconSet; 2]| ends.into_iter().collect();
        let either = |ends: [IconSet; 2]| [ends[0].or(ends[1])].into_iter().collect();
        match self.run.front {
            Front::Start | Front::Crossing => None,
            Front::Open => Some(ArrayVec::new()),
            Front::Parcel(_) | Front::Building(_) => self.ends().map(either),
            Front::Join(other) => {
                let open = matches!(self.run.base, Base::Open(_) | Base::Redirect(_));
                let two = open && !self.state.link(other).is_complete();
                self.ends().map(|ends| if two { both(ends) } else { either(ends) })
            }
        }
    }

    /// Returns whether the run can be paid as it is.
    pub(super) fn is_payable(&self, purse: &mut Purse) -> bool {
        self.wants().is_some_and(|wants| purse.has_symbols(&wants, self.run.cost))
    }

    /// Checks that the run may end here and be paid.
    pub(super) fn check_end(&self, purse: &mut Purse) -> Result<(), Refusal> {
        match self.run.front {
            Front::Start => Err(Refusal::NothingLaid),
            Front::Crossing => Err(Refusal::MustGoOn),
            _ if self.is_payable(purse) => Ok(()),
            _ if !self.has_symbols(purse) => Err(Refusal::RunTooDear),
            _ => Err(self.unnamed()),
        }
    }

    /// Returns whether the rail symbols alone can be paid.
    fn has_symbols(&self, purse: &mut Purse) -> bool {
        purse.has_symbols(&ArrayVec::new(), self.run.cost)
    }

    /// The refusal for missing Destination icons.
    fn unnamed(&self) -> Refusal {
        let icons = self.wants().map_or(0, |wants| wants.len());
        if icons > 1 { Refusal::EndsUnnamed } else { Refusal::EndUnnamed }
    }

    /// Returns why neither the run nor a longer one can be paid: the Destination icons if some run
    /// could be paid without them, else the rail symbols.
    pub(super) fn why_unpaid(&mut self, purse: &mut Purse) -> Refusal {
        let most = purse.most_symbols();
        let mut ends = [Refusal::EndUnnamed, Refusal::EndsUnnamed].into_iter().filter(|&end| {
            self.finds(most, &mut |site| {
                site.wants().is_some() && site.has_symbols(purse) && site.unnamed() == end
            })
        });
        ends.next().unwrap_or(Refusal::RunTooDear)
    }

    /// Returns whether the run can be paid as it is or after further tiles (PLAY-5).
    pub(super) fn can_finish(&mut self, purse: &mut Purse) -> bool {
        let most = purse.most_symbols();
        self.finds(most, &mut |site| site.is_payable(purse))
    }

    /// Returns whether a tile that leaves by this side can be part of a payable run.
    pub(super) fn can_go_on(&mut self, exit: Direction, purse: &mut Purse) -> bool {
        let most = purse.most_symbols();
        self.finds_by(exit, most, &mut |site| site.is_payable(purse))
    }

    /// Returns whether the run, or a longer one of at most `most` symbols, fits.
    fn finds<F: FnMut(&BuildSite) -> bool>(&mut self, most: u8, fits: &mut F) -> bool {
        if fits(self) {
            return true;
        }
        if self.run.is_closed() || self.run.cost >= most {
            return false;
        }
        Direction::ALL.into_iter().any(|exit| self.finds_by(exit, most, fits))
    }

    /// Returns whether a run that goes on by this side fits.
    fn finds_by<F: FnMut(&BuildSite) -> bool>(
        &mut self,
        exit: Direction,
        most: u8,
        fits: &mut F,
    ) -> bool {
        let (head, front, cost) = (self.run.head, self.run.front, self.run.cost);
        if self.lay(exit).is_err() {
            return false;
        }
        let can = self.run.cost <= most && self.finds(most, fits);
        if let Some(tile) = self.run.tiles.pop() {
            *self.supply(tile) += 1;
        }
        (self.run.head, self.run.front, self.run.cost) = (head, front, cost);
        can
    }
}

/// Rail symbols of a redirected tile, on mountains too (RAIL-4, a reading).
const REDIRECT_COST: u8 = 1;

impl LinkEnd {
    /// Returns the opposite end.
    pub fn other(self) -> LinkEnd {
        match self {
            LinkEnd::First => LinkEnd::Last,
            LinkEnd::Last => LinkEnd::First,
        }
    }
}

/// The base of a run that starts at a head (RAIL-2).
fn base_at(state: &State, head: Port) -> Result<Base, Refusal> {
    if state.rails.is_taken(head) {
        return redirect_at(state, head);
    }
    let Some(before) = state.map.next(head.cell, head.side) else {
        return Err(Refusal::NoStart);
    };
    let facing = Port { cell: before, side: head.side.opposite() };
    match state.rails.link(facing) {
        Some(index) => go_on_from(state, index, facing),
        None if state.building(before).is_some() || state.is_own_parcel(state.seat, before) => {
            Ok(Base::Location(state.location(before).unwrap_or(before)))
        }
        None => Err(Refusal::NoStart),
    }
}

fn redirect_at(state: &State, head: Port) -> Result<Base, Refusal> {
    let Some(index) = state.rails.link(head) else {
        return Err(Refusal::NoStart);
    };
    let link = state.link(index);
    if link.owner != state.seat {
        return Err(Refusal::NotYourLink);
    }
    let last = link.tiles[link.tiles.len() - 1];
    if link.is_complete() || (last.cell, last.entry) != (head.cell, head.side) {
        return Err(Refusal::OnlyLastTile);
    }
    Ok(Base::Redirect(index))
}

fn go_on_from(state: &State, index: LinkIndex, facing: Port) -> Result<Base, Refusal> {
    let link = state.link(index);
    let end = if link.port(LinkEnd::Last) == facing { LinkEnd::Last } else { LinkEnd::First };
    match (link.status, end) {
        _ if link.owner != state.seat => Err(Refusal::NotYourLink),
        (LinkStatus::Incomplete { .. }, LinkEnd::Last) => Ok(Base::Open(index)),
        (LinkStatus::Incomplete { .. }, LinkEnd::First) => Err(Refusal::LosesItsEnd),
        (LinkStatus::Upgraded, _) => Err(Refusal::UpgradedLink),
        (LinkStatus::Complete, end) => Ok(Base::Extend(index, end)),
    }
}
