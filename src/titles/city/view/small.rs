//! Thumbnails of boards for lists of games, which load no code of the title.

use super::geometry::{Spot, Track, extent, location};
use crate::table::{InkToken, Thumbnail, ThumbnailLine, ThumbnailShape};
use crate::titles::city::boards::{BoardData, Color, LocationId, RouteId};

/// The width of a Route, and the radius of a Location.
const WIDTH: u16 = 18;
const RADIUS: i32 = 14;

/// Returns a picture of the Routes and Locations.
pub(super) fn picture(data: &BoardData) -> Option<Thumbnail> {
    let (width, height) = extent(data);
    let routes = data.all_routes().map(|(id, route)| line(data, id, route.color));
    let stops = data.all_locations().map(|id| stop(data, id));
    let frame = [0, 0, width as i32, height as i32];
    Thumbnail::new(frame, routes.chain(stops).collect()).ok()
}

fn line(data: &BoardData, id: RouteId, color: Option<Color>) -> ThumbnailShape {
    let points = Track::of(data, id).open();
    let point = |(x, y): &Spot| format!("{x:.0} {y:.0}");
    let path = format!("M{}", points.iter().map(point).collect::<Vec<_>>().join("L"));
    let ink = InkToken::of_token(&format!("--tram-{}", color.map_or("grey", Color::name)));
    ThumbnailShape {
        path,
        fill: None,
        line: Some(ThumbnailLine { ink, width: WIDTH, dashes: String::new() }),
    }
}

fn stop(data: &BoardData, id: LocationId) -> ThumbnailShape {
    let ((x, y), r) = (location(data, id), RADIUS);
    let path = format!("M{} {y}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 {} 0z", x - r, 2 * r, -2 * r);
    let line =
        Some(ThumbnailLine { ink: InkToken::of_token("--ink"), width: 6, dashes: String::new() });
    ThumbnailShape { path, fill: Some(InkToken::of_token("--paper")), line }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::boards::Board;

    #[test]
    fn draws_every_route_and_location() {
        for board in Board::BUILT_IN {
            let data = board.data();
            let drawn = picture(data).expect("a picture").shapes().len();
            assert_eq!(drawn, data.routes.len() + data.locations.len());
        }
    }
}
