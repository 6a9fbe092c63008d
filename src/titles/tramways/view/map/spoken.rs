//! The map in words, for screen readers.

use crate::table::{PlayerColor, Players};
use crate::titles::tramways::network::GridPoint;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::Destination;
use crate::titles::tramways::view::map::meaning::MapOption;
use crate::titles::tramways::view::scene::{
    CellGround, LinkStage, Made, MapOverlay, MapPlace, MapPlan, PlanSite, PlannedLink, TileStep,
    centre,
};
use crate::titles::tramways::words::Reader;

/// A map and its reader.
#[derive(Clone, Copy)]
pub struct Spoken<'a> {
    /// The pieces on the map.
    pub plan: &'a MapPlan,
    /// The overlay of the current position.
    pub overlay: &'a MapOverlay,
    /// The choices, in the order of the overlay's targets.
    pub choices: &'a [MapOption],
    pub players: &'a Players,
    pub reader: Reader,
}

impl Spoken<'_> {
    /// Describes all cells, row by row.
    pub fn cells(&self) -> Vec<SpokenCell> {
        let cell = |site: &PlanSite| {
            let (at, here) = (site.at, self.labels(site.at));
            SpokenCell {
                at,
                words: self.words(at, site.ground, &here),
                is_target: !here.is_empty(),
            }
        };
        self.plan.sites.iter().map(cell).collect()
    }

    fn words(&self, at: GridPoint, ground: CellGround, here: &[&str]) -> String {
        let mut parts = vec![self.reader.cell_at(at), self.ground(at, ground)];
        if self.plan.people.contains(&at) {
            parts.push(self.reader.spoken_passenger().to_owned());
        }
        parts.extend(self.rails(at));
        parts.extend(self.ends(at));
        parts.extend(self.run(at));
        if self.overlay.warnings.iter().any(|warning| warning.at == at) {
            parts.push(self.reader.spoken_warning().to_owned());
        }
        if !here.is_empty() {
            parts.push(self.reader.spoken_choices(here));
        }
        parts.join(", ")
    }

    fn ground(&self, at: GridPoint, ground: CellGround) -> String {
        let reader = self.reader;
        match ground {
            CellGround::Plain => reader.plain().to_owned(),
            CellGround::Mountain => reader.mountain().to_owned(),
            CellGround::Lake => reader.lake().to_owned(),
            CellGround::Lot(parcel, owner) => {
                let owner = owner.map(|color| self.who(color));
                reader.spoken_parcel(parcel.name(), owner.as_deref())
            }
            CellGround::Building(kind, made) => {
                let owner = match made {
                    Made::Printed => None,
                    Made::Built(color) | Made::Upgraded(color) => Some(self.who(color)),
                };
                let upgraded = matches!(made, Made::Upgraded(_));
                let name = reader.spoken_building(kind, owner.as_deref());
                let parts = [
                    Some(name),
                    upgraded.then(|| reader.upgraded().to_owned()),
                    self.merged(at, kind),
                ];
                parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// The other cells of this Building (BLD-3).
    fn merged(&self, at: GridPoint, kind: BuildingType) -> Option<String> {
        let others = self.plan.building(at, kind).into_iter().filter(|&other| other != at);
        let others: Vec<String> = others.map(|at| self.reader.cell_at(at)).collect();
        (!others.is_empty()).then(|| self.reader.spoken_merged(&others))
    }

    /// A player by name or colour.
    fn who(&self, color: PlayerColor) -> String {
        let seat = self.players.seats().find(|&seat| self.players.color(seat) == color);
        match seat {
            Some(seat) => self.reader.player(self.players, seat),
            None => color.name_in(self.reader.locale).to_owned(),
        }
    }

    /// The rails on a cell.
    fn rails(&self, at: GridPoint) -> Vec<String> {
        let on = |(n, line): (usize, &PlannedLink)| {
            let tiles = line.steps.iter().filter(|step| step.at == at);
            tiles.map(|step| self.tile(n, line, step)).collect::<Vec<_>>()
        };
        self.plan.lines.iter().enumerate().flat_map(on).collect()
    }

    fn tile(&self, n: usize, line: &PlannedLink, step: &TileStep) -> String {
        let rail = self.reader.spoken_rail(&self.who(line.owner), step.from, step.to);
        let open = line.stage == LinkStage::Incomplete && line.steps.last() == Some(step);
        let open = if open { self.reader.spoken_open_end(step.to) } else { String::new() };
        let link =
            self.reader.spoken_link(self.number(n), self.stage(line.stage), line.steps.len());
        let parts = [rail, open, link].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(", ")
    }

    fn stage(&self, stage: LinkStage) -> &'static str {
        match stage {
            LinkStage::Incomplete => self.reader.stage_incomplete(),
            LinkStage::Complete => self.reader.stage_complete(),
            LinkStage::Upgraded => self.reader.stage_upgraded(),
        }
    }

    /// The number of a Link among its owner's Links.
    fn number(&self, n: usize) -> usize {
        let owner = self.plan.lines[n].owner;
        self.plan.lines[..=n].iter().filter(|line| line.owner == owner).count()
    }

    /// The Links that begin or end at a cell, and where each leads.
    fn ends(&self, at: GridPoint) -> Vec<String> {
        let end = |(n, line): (usize, &PlannedLink)| {
            let (first, last) = ends(line)?;
            let far = if first == at { last } else { (last == Some(at)).then_some(first) };
            if first != at && far.is_none() {
                return None;
            }
            let far = far.map(|far| self.place(far));
            let (who, number) = (self.who(line.owner), self.number(n));
            Some(self.reader.spoken_end(&who, number, self.stage(line.stage), far.as_deref()))
        };
        self.plan.lines.iter().enumerate().filter_map(end).collect()
    }

    /// A location by its type or number and its cell.
    fn place(&self, at: GridPoint) -> String {
        let cell = self.reader.cell_at(at);
        match self.plan.site(at).map(|site| site.ground) {
            Some(CellGround::Building(kind, _)) => format!("{} {cell}", self.reader.kind(kind)),
            Some(CellGround::Lot(parcel, _)) => {
                let parcel = self.reader.destination(Destination::Parcel(parcel));
                format!("{parcel} {cell}")
            }
            _ => cell,
        }
    }

    /// The rails being laid or ridden over the cell.
    fn run(&self, at: GridPoint) -> Option<String> {
        let run = self.overlay.run.as_ref()?;
        let step = run.lines.iter().flat_map(|line| &line.steps).find(|step| step.at == at)?;
        Some(self.reader.spoken_run(step.from, step.to))
    }

    /// The effects of the Enter key on a cell; a gate names where it leads.
    fn labels(&self, at: GridPoint) -> Vec<&'static str> {
        let mut labels = Vec::new();
        for target in self.overlay.hit(centre(at)) {
            let Some(choice) = self.choices.get(target) else { continue };
            let led_to = match choice.target.place {
                MapPlace::Gate(from, side) => from.step(side) == at,
                _ => true,
            };
            let label = choice.label(self.reader.locale);
            if led_to && !labels.contains(&label) {
                labels.push(label);
            }
        }
        labels
    }
}

/// The cells at both ends of a Link; an incomplete one has no second end.
fn ends(line: &PlannedLink) -> Option<(GridPoint, Option<GridPoint>)> {
    let (first, last) = (line.steps.first()?, line.steps.last()?);
    let end = (line.stage != LinkStage::Incomplete).then(|| last.at.step(last.to));
    Some((first.at.step(first.from), end))
}

/// A cell with its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenCell {
    pub at: GridPoint,
    /// The things on it, and what can be done there.
    pub words: String,
    /// Something can be done there.
    pub is_target: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::network::{CellId, Direction};
    use crate::titles::tramways::rules::action::Action;
    use crate::titles::tramways::view::cost::change::NumbersChange;
    use crate::titles::tramways::view::fixture::printed;
    use crate::titles::tramways::view::map::meaning::{MapAction, Meaning};
    use crate::titles::tramways::view::scene::{Target, TargetKind, sketch};
    use crate::words::Locale;

    const fn at(x: i16, y: i16) -> GridPoint {
        GridPoint { x, y }
    }

    fn step(x: i16, from: Direction, to: Direction) -> TileStep {
        TileStep { at: at(x, 0), from, to }
    }

    fn across(owner: PlayerColor, stage: LinkStage, xs: [i16; 2]) -> PlannedLink {
        let tile = |x| step(x, Direction::West, Direction::East);
        PlannedLink { owner, steps: xs.map(tile).into(), stage }
    }

    fn texts(
        plan: &MapPlan,
        overlay: &MapOverlay,
        choices: &[MapOption],
        locale: Locale,
    ) -> Vec<String> {
        let players = &Players::people(2);
        let cells = Spoken { plan, overlay, choices, players, reader: printed(locale) }.cells();
        cells.into_iter().map(|cell| cell.words).collect()
    }

    fn words(plan: &MapPlan, locale: Locale) -> Vec<String> {
        texts(plan, &MapOverlay::default(), &[], locale)
    }

    #[test]
    fn names_the_ground_of_a_cell() {
        let mut plan = sketch(&[". ^ ~ A1 R R"]);
        plan.people.push(at(4, 0));
        let english = words(&plan, Locale::English);
        assert_eq!(english[..3], ["1a, plain", "1b, mountain", "1c, lake"]);
        assert_eq!(english[3], "1d, Parcel A1, unowned");
        assert_eq!(english[4], "1e, Residence R, one Building with 1f, a Passenger");
        let spanish = words(&plan, Locale::Spanish);
        assert_eq!(spanish[4], "1e, Residencia R, un solo Edificio con 1f, un Pasajero");
    }

    #[test]
    fn describes_a_tile_with_its_link() {
        let mut plan = sketch(&["R ^ . . . C"]);
        plan.lines.push(across(PlayerColor::Orange, LinkStage::Incomplete, [1, 2]));
        let english = words(&plan, Locale::English);
        assert_eq!(
            english[1],
            "1b, mountain, Orange rail west to east, Link 1 of 2 tiles, incomplete"
        );
        assert_eq!(
            english[2],
            "1c, plain, Orange rail west to east, open end east, Link 1 of 2 tiles, incomplete"
        );
        assert_eq!(english[0], "1a, Residence R, Orange Link 1 starts here, incomplete");
        let spanish = words(&plan, Locale::Spanish);
        assert_eq!(
            spanish[2],
            "1c, llanura, riel de Naranja de oeste a este, extremo abierto al este, Enlace 1 de 2 losetas, incompleto"
        );
    }

    #[test]
    fn a_location_names_the_ends_of_its_links() {
        let mut plan = sketch(&["R . . C . I"]);
        plan.lines.push(across(PlayerColor::Brown, LinkStage::Upgraded, [1, 2]));
        let english = words(&plan, Locale::English);
        assert_eq!(english[0], "1a, Residence R, Brown Link 1 to Commerce 1d, upgraded");
        assert_eq!(english[3], "1d, Commerce C, Brown Link 1 to Residence 1a, upgraded");
        assert_eq!(english[5], "1f, Industry I");
    }

    /// A plan whose second and last cells can be chosen.
    fn with_choices() -> (MapPlan, MapOverlay, Vec<MapOption>) {
        let places = [MapPlace::Gate(at(0, 0), Direction::East), MapPlace::Cell(at(3, 0))];
        let target =
            |place| Target { kind: TargetKind::Next, place, preview: None, tags: Vec::new() };
        let targets: Vec<Target> = places.map(target).into();
        let choice = |target: &Target| MapOption {
            what: MapAction::LeadOn,
            cell: CellId(0),
            meaning: Meaning::Play(vec![Action::Done]),
            promise: NumbersChange::default(),
            target: target.clone(),
        };
        let choices = targets.iter().map(choice).collect();
        (sketch(&["R . . C"]), MapOverlay { targets, ..MapOverlay::default() }, choices)
    }

    #[test]
    fn names_the_action_of_each_cell() {
        let (plan, overlay, choices) = with_choices();
        let english = texts(&plan, &overlay, &choices, Locale::English);
        assert_eq!(english[0], "1a, Residence R");
        assert_eq!(english[1], "1b, plain, Enter: Lay a tile here");
        assert_eq!(english[3], "1d, Commerce C, Enter: Lay a tile here");
    }
}
