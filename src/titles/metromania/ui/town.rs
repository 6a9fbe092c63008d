//! The houses of a district from above: blocks between the streets, roofs, courtyards and trees.

use crate::titles::metromania::boards::{Cell, City, CityGround};
use crate::titles::metromania::view::chart::{self, ChartPoint};
use yew::prelude::*;

/// The buildings of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Block {
    /// Houses around a courtyard.
    Court,
    /// Three houses at the corners, trees between them.
    Villas,
    /// Rows along two of the streets.
    Rows,
    /// A long hall and a yard.
    Hall,
    /// A square with trees.
    Square,
}

/// The mix of blocks of each district, used in turn.
const MIXES: [[Block; 5]; 6] = [
    [Block::Court, Block::Rows, Block::Court, Block::Villas, Block::Court],
    [Block::Rows, Block::Court, Block::Rows, Block::Square, Block::Rows],
    [Block::Villas, Block::Square, Block::Villas, Block::Rows, Block::Villas],
    [Block::Hall, Block::Court, Block::Hall, Block::Hall, Block::Rows],
    [Block::Villas, Block::Rows, Block::Square, Block::Villas, Block::Court],
    [Block::Court, Block::Villas, Block::Court, Block::Square, Block::Rows],
];

/// The outlines of a district, one path for each kind.
#[derive(Default)]
struct Outlines {
    blocks: String,
    roofs: String,
    ridges: String,
    trees: String,
}

/// Draws the houses of a sector of the city.
pub(super) fn town(city: &City, sector: usize) -> Html {
    let mut outlines = Outlines::default();
    let district = usize::from(city.placements()[sector].district);
    let cells = Cell::city().filter(|cell| cell.sector() == Some(sector));
    for (number, cell) in cells.enumerate() {
        match city.ground(cell) {
            CityGround::Plain => {
                // An irregular step, so that no two rows look alike.
                let block = MIXES[district % MIXES.len()][(number * 7 + number / 3) % 5];
                outlines.build(cell, block, number);
            }
            CityGround::Spot(_) | CityGround::Lake | CityGround::Park => {}
        }
    }
    let Outlines { blocks, roofs, ridges, trees } = outlines;
    html! {
        <g class={format!("metro-town metro-town--{district}")}>
            <path class="metro-town__blocks" d={blocks} />
            <path class="metro-town__shade" d={roofs.clone()} transform="translate(1.5 2.5)" />
            <path class="metro-town__roofs" d={roofs} />
            <path class="metro-town__ridges" d={ridges} />
            <path class="metro-town__trees" d={trees} />
        </g>
    }
}

impl Outlines {
    fn build(&mut self, cell: Cell, block: Block, number: usize) {
        self.blocks += &outline(&chart::corners(cell, 15));
        let turn = number % 3;
        let [a, b, c] = {
            let mut corners = chart::corners(cell, 24);
            corners.rotate_left(turn);
            corners
        };
        let middle = chart::cell(cell);
        match block {
            Block::Court => {
                self.roofs += &outline(&[a, b, c]);
                let mut court = chart::corners(cell, 66);
                court.reverse();
                self.roofs += &outline(&court);
                self.ridges += &outline(&chart::corners(cell, 45));
                self.trees += &tree(middle, 4);
            }
            Block::Villas => {
                for corner in [a, b, c] {
                    let house = [corner, a, b, c].map(|to| chart::towards(corner, to, 36));
                    let roof: Vec<ChartPoint> =
                        house.into_iter().filter(|&at| at != corner).collect();
                    self.roofs += &outline(&[corner, roof[0], roof[1]]);
                }
                self.trees += &tree(middle, 5);
                self.trees += &tree(chart::towards(chart::towards(a, b, 50), middle, 12), 3);
            }
            Block::Rows => {
                for (from, to) in [(a, b), (a, c)] {
                    let inner = [to, from].map(|at| chart::towards(at, middle, 42));
                    let row = [chart::towards(from, to, 8), to, inner[0], inner[1]];
                    self.roofs += &outline(&row);
                    let ridge =
                        [chart::towards(from, inner[1], 50), chart::towards(to, inner[0], 50)];
                    self.ridges +=
                        &format!("M{} {}L{} {}", ridge[0].0, ridge[0].1, ridge[1].0, ridge[1].1);
                }
                self.trees += &tree(chart::towards(chart::towards(b, c, 50), middle, 25), 4);
            }
            Block::Hall => {
                let (left, right) = (chart::towards(b, a, 52), chart::towards(c, a, 52));
                self.roofs += &outline(&[b, c, right, left]);
                for share in [18, 34] {
                    let (from, to) = (chart::towards(b, a, share), chart::towards(c, a, share));
                    self.ridges += &format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
                }
            }
            Block::Square => {
                for corner in [a, b, c] {
                    self.trees += &tree(chart::towards(corner, middle, 34), 5);
                }
                self.trees += &tree(middle, 4);
            }
        }
    }
}

/// Returns a closed outline.
pub(super) fn outline(points: &[ChartPoint]) -> String {
    let steps = points.iter().enumerate();
    let steps = steps.map(|(at, (x, y))| format!("{}{x} {y}", if at == 0 { 'M' } else { 'L' }));
    steps.collect::<String>() + "Z"
}

/// Returns the outline of a tree from above.
pub(super) fn tree((x, y): ChartPoint, radius: i32) -> String {
    let (left, across) = (x - radius, 2 * radius);
    format!("M{left} {y}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0-{across} 0z")
}
