//! Turns the layers of a scene into few shapes: one path for each paint.

use crate::table::PlayerColor;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::view::picture::{Dashes, Ink, InkStroke, PictureShape, ShapePaint};
use crate::titles::tramways::view::scene::{
    DrawnLink, Era, House, LinkStage, Lot, Made, MapPoint, Scene,
};

/// Returns the shapes of a scene, lowest first, without trees, waves, grid and letters.
pub(super) fn shapes(scene: &Scene) -> Vec<PictureShape> {
    let mut sheet = DrawingSheet::default();
    sheet.land(scene);
    sheet.lots(&scene.town.lots);
    BuildingType::ALL.into_iter().for_each(|kind| sheet.buildings(scene, kind));
    sheet.lines(&scene.lines.drawn);
    sheet.owners(&scene.town.houses);
    let people = scene.people.spots.iter().map(|&spot| pawn(spot));
    sheet.add(people, ShapePaint::Outlined(Ink::Person, line(Ink::PersonLine, 4)));
    sheet.shapes
}

#[derive(Default)]
struct DrawingSheet {
    shapes: Vec<PictureShape>,
}

impl DrawingSheet {
    /// Adds paths of one paint as one shape; none if there are no paths.
    fn add(&mut self, paths: impl Iterator<Item = String>, paint: ShapePaint) {
        let path: String = paths.collect();
        if !path.is_empty() {
            self.shapes.push(PictureShape { path, paint });
        }
    }

    fn land(&mut self, scene: &Scene) {
        let land = &scene.land;
        for era in [Era::Normal, Era::Hard] {
            let boards = land.boards.iter().filter(|board| board.era == era);
            let paint = ShapePaint::Outlined(Ink::Ground(era), line(Ink::Edge, 4));
            self.add(boards.map(|board| board.path.clone()), paint);
        }
        self.add(land.lakes.iter().cloned(), ShapePaint::Fill(Ink::Water));
        let peaks = || land.peaks.iter().map(|peak| peak.spot);
        self.add(peaks().map(|at| polygon(at, &MOUNTAIN)), ShapePaint::Fill(Ink::Rock));
        self.add(peaks().map(|at| polygon(at, &SUMMIT)), ShapePaint::Fill(Ink::Snow));
    }

    fn lots(&mut self, lots: &[Lot]) {
        for owner in PlayerColor::ALL.map(Some).into_iter().chain([None]) {
            let own = lots.iter().filter(|lot| lot.owner == owner);
            let edge = owner.map_or(line(Ink::LotLine, 4), |owner| line(Ink::Seat(owner), 9));
            let paint = ShapePaint::Outlined(Ink::Lot, edge);
            self.add(own.map(|lot| polygon(lot.spot, &FENCE)), paint);
        }
    }

    fn buildings(&mut self, scene: &Scene, kind: BuildingType) {
        let districts = scene.town.districts.iter().filter(|district| district.kind == kind);
        let ground = ShapePaint::Outlined(Ink::Building(kind), line(Ink::BuildingLine(kind), 4));
        self.add(districts.map(|district| district.path.clone()), ground);
        let houses = scene.town.houses.iter().filter(|house| house.kind == kind);
        self.add(houses.map(silhouette), ShapePaint::Fill(Ink::Wall));
    }

    /// Links from their bed to their patterns, one shape for each owner.
    fn lines(&mut self, lines: &[DrawnLink]) {
        let paths = |stages: &'static [LinkStage], owner: Option<PlayerColor>| {
            let of = move |drawn: &&DrawnLink| {
                stages.contains(&drawn.stage) && owner.is_none_or(|owner| owner == drawn.owner)
            };
            lines.iter().filter(of).map(|drawn| drawn.path.clone())
        };
        self.add(paths(&[LinkStage::Complete], None), ShapePaint::Line(line(Ink::PersonLine, 24)));
        self.add(paths(&[LinkStage::Upgraded], None), ShapePaint::Line(line(Ink::PersonLine, 34)));
        self.add(paths(&[LinkStage::Upgraded], None), ShapePaint::Line(line(Ink::Brass, 27)));
        for owner in PlayerColor::ALL {
            let seat = line(Ink::Seat(owner), 18);
            let open = InkStroke { dashes: Dashes::Open, ..seat };
            let core = InkStroke { dashes: Dashes::Of(owner), ..line(Ink::Person, 6) };
            self.add(paths(&[LinkStage::Incomplete], Some(owner)), ShapePaint::Line(open));
            self.add(paths(&JOINED, Some(owner)), ShapePaint::Line(seat));
            if owner != PlayerColor::Orange {
                self.add(paths(&JOINED, Some(owner)), ShapePaint::Line(core));
            }
        }
        let stops = lines.iter().flat_map(|drawn| &drawn.stops);
        let paint = ShapePaint::Outlined(Ink::Person, line(Ink::PersonLine, 4));
        self.add(stops.map(|stop| disc(stop.spot, 10)), paint);
    }

    /// The owners of Buildings: a disc in the corner, brass after an upgrade.
    fn owners(&mut self, houses: &[House]) {
        for owner in PlayerColor::ALL {
            let corner = |house: &House| disc(house.spot.moved(82, 20), 14);
            let of = |made: Made| houses.iter().filter(move |house| house.made == made).map(corner);
            let paint = |edge| ShapePaint::Outlined(Ink::Seat(owner), line(edge, 6));
            self.add(of(Made::Built(owner)), paint(Ink::Person));
            self.add(of(Made::Upgraded(owner)), paint(Ink::Brass));
        }
    }
}

const JOINED: [LinkStage; 2] = [LinkStage::Complete, LinkStage::Upgraded];

/// Drawings on one cell, by their corners.
const MOUNTAIN: [(i32, i32); 6] = [(6, 84), (36, 24), (52, 48), (64, 32), (94, 84), (6, 84)];
const SUMMIT: [(i32, i32); 5] = [(36, 24), (49, 44), (38, 50), (33, 42), (26, 44)];
const FENCE: [(i32, i32); 4] = [(10, 10), (90, 10), (90, 90), (10, 90)];
const GABLE: [(i32, i32); 7] =
    [(14, 54), (50, 18), (86, 54), (76, 54), (76, 84), (24, 84), (24, 54)];
const SHOP: [(i32, i32); 8] =
    [(22, 24), (78, 24), (90, 52), (80, 52), (80, 82), (20, 82), (20, 52), (10, 52)];
/// Runs the other way round, which leaves a hole.
const SHOP_DOOR: [(i32, i32); 4] = [(42, 82), (58, 82), (58, 60), (42, 60)];
const MILL: [(i32, i32); 10] = [
    (14, 82),
    (14, 48),
    (36, 32),
    (36, 48),
    (58, 32),
    (58, 48),
    (66, 48),
    (69, 16),
    (80, 16),
    (84, 82),
];

/// A Building seen from afar: a gable, a shop, a hall with a chimney, a big wheel.
fn silhouette(house: &House) -> String {
    let at = house.spot;
    match house.kind {
        BuildingType::Residence => polygon(at, &GABLE),
        BuildingType::Commerce => polygon(at, &SHOP) + &polygon(at, &SHOP_DOOR),
        BuildingType::Industry => polygon(at, &MILL),
        BuildingType::Leisure => wheel(at.moved(50, 50)),
    }
}

/// A rim and a hub; the rim's inside runs the other way round, which leaves a hole.
fn wheel(middle: MapPoint) -> String {
    let inside = format!("M{} {}a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z", middle.x - 22, middle.y);
    disc(middle, 35) + &inside + &disc(middle, 11)
}

/// A head on a body.
fn pawn(at: MapPoint) -> String {
    polygon(at, &[(-5, -6), (5, -6), (13, 17), (-13, 17)]) + &disc(at.moved(0, -10), 9)
}

fn polygon(at: MapPoint, corners: &[(i32, i32)]) -> String {
    let spots = corners.iter().map(|&(dx, dy)| at.moved(dx, dy));
    let points: Vec<String> = spots.map(|spot| format!("{} {}", spot.x, spot.y)).collect();
    format!("M{}z", points.join("L"))
}

/// A circle that runs clockwise.
fn disc(MapPoint { x, y }: MapPoint, r: i32) -> String {
    format!("M{} {y}a{r} {r} 0 1 1 {} 0a{r} {r} 0 1 1 -{} 0z", x - r, 2 * r, 2 * r)
}

fn line(ink: Ink, width: i32) -> InkStroke {
    InkStroke { ink, width, dashes: Dashes::Plain }
}
