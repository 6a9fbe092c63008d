//! A small picture of a map in plain shapes, readable at the size of a thumb.
//!
//! The page draws it in the colours of its theme, a file in fixed ones; see [`Ink`].

mod drawing;
mod ink;

pub use ink::{Dashes, Ink, InkStroke};

use crate::table::Players;
use crate::table::{self, Thumbnail};
use crate::titles::tramways::network::MapTurn;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::map::position;
use crate::titles::tramways::view::scene::Scene;
use std::fmt::Write;

/// Margin around the boards, in units.
const AIR: i32 = 8;

/// A map as a few shapes, lowest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapShapes {
    /// Width with the margin, in units; a cell has [`super::scene::CELL`].
    pub width: i32,
    /// Height with the margin, in units.
    pub height: i32,
    /// The shapes, lowest first.
    pub shapes: Vec<PictureShape>,
}

/// A shape in one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureShape {
    /// An SVG path in whole units.
    pub path: String,
    pub paint: ShapePaint,
}

/// The paint of a [`PictureShape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapePaint {
    Fill(Ink),
    /// A filled inside with an outline.
    Outlined(Ink, InkStroke),
    /// A line along the path.
    Line(InkStroke),
}

impl MapShapes {
    /// Draws a position's map, turned to fill a window of this shape better.
    pub fn fitting(state: &State, players: &Players, window: (i32, i32)) -> MapShapes {
        let size = position::plan(state, players).size();
        MapShapes::turned(state, players, MapTurn::fitting(size, window))
    }

    fn turned(state: &State, players: &Players, turn: MapTurn) -> MapShapes {
        let plan = turn.plan(&position::plan(state, players));
        let scene = Scene::of(&plan);
        let (width, height) = scene.extent();
        let shapes = drawing::shapes(&scene);
        MapShapes { width: width + 2 * AIR, height: height + 2 * AIR, shapes }
    }

    /// Converts it to a thumbnail, which can be shown without the game.
    pub fn thumbnail(&self) -> Option<Thumbnail> {
        let shapes = self.shapes.iter().map(|shape| table::ThumbnailShape {
            path: shape.path.clone(),
            fill: shape.paint.fill().map(|ink| table::InkToken::of_token(ink.token())),
            line: shape.paint.stroke().map(|stroke| table::ThumbnailLine {
                ink: table::InkToken::of_token(stroke.ink.token()),
                width: stroke.width.try_into().unwrap_or_default(),
                dashes: stroke.dashes.lengths().to_owned(),
            }),
        });
        Thumbnail::new([-AIR, -AIR, self.width, self.height], shapes.collect()).ok()
    }

    /// Returns the SVG view box: left, top, width, height.
    pub fn view_box(&self) -> String {
        format!("-{AIR} -{AIR} {} {}", self.width, self.height)
    }

    /// Returns the shapes as elements of an SVG file, in fixed colours.
    pub fn elements(&self) -> String {
        self.shapes.iter().fold(String::new(), |mut text, shape| {
            let (d, paint) = (&shape.path, shape.paint.attributes());
            let _ = write!(text, r#"<path d="{d}"{paint}/>"#);
            text
        })
    }
}

impl ShapePaint {
    /// Returns the fill; `None` for a line.
    pub fn fill(self) -> Option<Ink> {
        match self {
            ShapePaint::Fill(ink) | ShapePaint::Outlined(ink, _) => Some(ink),
            ShapePaint::Line(_) => None,
        }
    }

    pub fn stroke(self) -> Option<InkStroke> {
        match self {
            ShapePaint::Fill(_) => None,
            ShapePaint::Outlined(_, stroke) | ShapePaint::Line(stroke) => Some(stroke),
        }
    }

    /// Returns the paint as attributes of an SVG element, in fixed colours.
    pub fn attributes(self) -> String {
        let fill = self.fill().map_or("none", Ink::fixed);
        let mut text = format!(r#" fill="{fill}""#);
        if let Some(stroke) = self.stroke() {
            let (ink, width) = (stroke.ink.fixed(), stroke.width);
            let _ = write!(text, r#" stroke="{ink}" stroke-width="{width}""#);
            let _ = match stroke.dashes.lengths() {
                "" => Ok(()),
                lengths => {
                    write!(text, r#" stroke-dasharray="{lengths}" stroke-linecap="round""#)
                }
            };
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::PlayerColor;
    use crate::titles::tramways::rules::building_type::BuildingType;
    use crate::titles::tramways::view::fixture::walk;

    /// A finished game with complete Links on the map.
    fn end() -> State {
        let ends = (0..30).filter_map(|seed| walk(seed).last());
        let mut railed = ends.filter(|state| state.links.iter().any(|link| link.is_complete()));
        railed.next().expect("some game has Links")
    }

    fn draws(picture: &MapShapes, paint: impl Fn(&ShapePaint) -> bool) -> bool {
        picture.shapes.iter().any(|shape| paint(&shape.paint))
    }

    #[test]
    fn a_picture_shows_the_contents_of_the_map() {
        let state = end();
        let picture = MapShapes::turned(&state, &Players::people(1), MapTurn::Upright);
        let has = |ink: Ink| draws(&picture, |paint| paint.fill() == Some(ink));
        assert!(has(Ink::Building(BuildingType::Residence)) && has(Ink::Person));
        let track = |paint: &ShapePaint| matches!(paint, ShapePaint::Line(line) if line.ink == Ink::Seat(PlayerColor::Orange));
        assert!(draws(&picture, track));
        assert_eq!((picture.width, picture.height), (916, 516));
    }

    #[test]
    fn a_picture_stays_small_to_the_end() {
        let picture = MapShapes::turned(&end(), &Players::people(1), MapTurn::Upright);
        assert!(picture.shapes.len() < 60, "{} shapes", picture.shapes.len());
    }

    #[test]
    fn a_wide_map_turns_for_a_tall_window() {
        let picture = MapShapes::fitting(&end(), &Players::people(1), (300, 600));
        assert_eq!((picture.width, picture.height), (516, 916));
        assert_eq!(picture.view_box(), "-8 -8 516 916");
    }

    #[test]
    fn elements_are_closed_and_need_no_styles_of_the_page() {
        let text = MapShapes::turned(&end(), &Players::people(1), MapTurn::Upright).elements();
        assert!(text.matches("<path").count() == text.matches("/>").count());
        assert!(!text.contains("var(") && !text.contains("class="));
    }
}
