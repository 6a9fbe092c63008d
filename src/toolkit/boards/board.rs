//! A board with places: drawn by a title, viewed through a camera, pressed by mouse, finger or key.

mod pointer;

use super::board_controls::{BoardControls, Steer, board_controls};
use super::orientation::use_turned;
use super::place_list::PlaceList;
use crate::table::board::camera::{Camera, Size};
use crate::table::board::lettering::Lettering;
use crate::table::board::look::BoardLook;
use crate::table::board::orientation::Turned;
use crate::table::board::strokes::StrokeStep;
use crate::table::view::{Place, Pressed};
use crate::table::words::{KeyPlace, MapKey};
use crate::toolkit::border::table_ui::{Rulers, TableArea, TableHandle, TurnedBy};
use crate::toolkit::browser::window::use_window_size;
use crate::toolkit::hooks::{clone, is_taken, stroke, use_effect_on, use_page_keys, use_paper};
use crate::words::{Locale, shell};
use pointer::use_pointer;
use std::rc::Rc;
use yew::prelude::*;

/// Zoom factor of one press of a button.
const STEP: f64 = 1.4;

#[derive(Properties, PartialEq)]
pub(crate) struct BoardProps {
    pub table: TableHandle,
    pub locale: Locale,
    /// The places, in reading order.
    pub places: Rc<Vec<Place>>,
    /// Drawn over the board.
    pub over: Html,
    /// Why the whole board is shown whatever the zoom was; `None` if the view stays as it is.
    #[prop_or_default]
    pub overview: Option<AttrValue>,
    /// Controls for buttons outside the board.
    pub wheel: BoardControls,
    /// Called when something is pressed.
    pub onpress: Callback<Pressed>,
    /// Called with each step of a stroke over cells, from one place to the next.
    pub onstroke: Callback<StrokeStep>,
    /// Called with the place of a right click or long press.
    pub onask: Callback<Pressed>,
    /// Called when the board's orientation differs from the one that the table uses.
    pub onturn: Callback<Turned>,
    /// Called when a tap zoomed in instead of choosing.
    pub oncloser: Callback<()>,
    /// Called when the whole board is in view again.
    pub onwhole: Callback<()>,
    /// Called when the pointer moves to another place or spot, or to none.
    pub onpoint: Callback<Option<Pressed>>,
}

#[component]
pub(crate) fn Board(props: &BoardProps) -> Html {
    let node = use_node_ref();
    let window = use_window_size(node.clone());
    let (width, height) = props.table.0.facts().extent;
    let drawing = Size { width: f64::from(width), height: f64::from(height) };
    let turned = use_turned(props.table.0.title(), drawing, window);
    let camera = use_camera(turned.size(drawing), window);
    let onturn = props.onturn.clone();
    use_effect_on((*turned, props.table.0.facts().turned), move |(lies, known)| {
        if lies != known {
            onturn.emit(*lies);
        }
    });
    let places = use_memo((props.places.clone(), *turned), |(places, turned)| {
        turned.places(places, drawing)
    });
    let strokes =
        use_memo((props.table.clone(), props.locale, *turned), |(table, locale, turned)| {
            turned.strokes(table.0.strokes(*locale), drawing)
        });
    use_pointer(&node, &camera, &places, &strokes, (*turned, drawing), props);
    {
        let camera = camera.clone();
        use_effect_on(props.overview.clone(), move |overview| {
            if overview.is_some() {
                camera.set(Camera::whole(camera.drawing, camera.window));
            }
        });
    }
    let onwhole = props.onwhole.clone();
    use_effect_on(camera.zoom <= 1.0, move |is_whole| {
        if *is_whole {
            onwhole.emit(());
        }
    });
    use_page_keys(props.wheel.clone(), |event, wheel| {
        let stroke = stroke(event);
        let heard = KeyPlace::Table.function_of(&stroke);
        let Some((MapKey::Zoom, name)) = heard else { return };
        if event.alt_key() || is_taken(event) {
            return;
        }
        event.prevent_default();
        wheel.steer(match name {
            "+" => Steer::Closer,
            "-" => Steer::Farther,
            _ => Steer::Whole,
        });
    });
    let cursor = use_state_eq(|| None::<usize>);
    let locale = props.locale;
    let at = cursor.and_then(|index| places.get(index)).map(|place| place.at);
    let transform = match props.table.0.facts().turning {
        TurnedBy::Toolkit => turned.transform(drawing),
        TurnedBy::Drawing => None,
    };
    // On paper the whole board is shown, whatever the zoom.
    let shown = if use_paper() { Camera::sheet(camera.drawing) } else { *camera };
    let look = BoardLook { turned: *turned, lettering: Lettering::at(shown.scale()) };
    let is_turned = look.turned == Turned::Quarter;
    props.wheel.set(Callback::from(clone!([camera, turned], move |steer| match steer {
        Steer::Closer => camera.set(camera.zoomed_in_the_middle(STEP)),
        Steer::Farther => camera.set(camera.zoomed_in_the_middle(1.0 / STEP)),
        Steer::Whole => camera.set(Camera::whole(camera.drawing, camera.window)),
        Steer::Turn => turned.turn(),
    })));
    html! {
        <div class="board-view">
            <svg ref={node} class={classes!("board-view__sheet", is_turned.then_some("is-turned"))} viewBox={shown.view_box()} role="img" aria-label={shell::board(locale)}
                ~style={format!("--letters:{}", look.lettering.units())}>
                <ContextProvider<BoardLook> context={look}>
                    // Screen readers use the list of places instead.
                    <g aria-hidden="true" transform={transform}>
                        <g class="board-view__ground"><Ground table={props.table.clone()} {locale} /></g>
                        <g class="board-view__pieces"><Pieces table={props.table.clone()} {locale} /></g>
                        <g class="board-view__over">{ props.over.clone() }</g>
                        // Filled by animations (`toolkit/motion`).
                        <g class="board-view__motion"></g>
                    </g>
                </ContextProvider<BoardLook>>
                { rulers(&props.table.0.rulers(*turned), shown) }
                if let Some((x, y)) = at {
                    <circle aria-hidden="true" class="board-view__cursor" cx={x.to_string()} cy={y.to_string()} r="16" />
                }
            </svg>
            <PlaceList places={places.clone()} {locale} onpress={props.onpress.clone()} onpoint={props.onpoint.clone()} cursor={cursor.clone()} />
            <div class="board-view__controls">{ board_controls(&props.table, &props.wheel, locale) }</div>
        </div>
    }
}

/// Height of the names of columns and rows on the screen, in pixels.
const RULER: f64 = 13.0;

/// Draws the names of columns and rows at the edge of the window.
fn rulers(rulers: &Rulers, camera: Camera) -> Html {
    if rulers.columns.is_empty() {
        return Html::default();
    }
    let height = (RULER / camera.scale()).clamp(10.0, 40.0);
    let (left, top) = camera.spot((0.0, 0.0));
    let (x, y) = ((left + height * 0.8).max(-height * 0.6), (top + height).max(-5.0));
    let name = |(x, y): (f64, f64), text: &str| {
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")}>{ text.to_owned() }</text> }
    };
    let columns = rulers.columns.iter().map(|(at, text)| name((f64::from(*at), y), text));
    let rows = rulers.rows.iter().map(|(at, text)| name((x, f64::from(*at) + height * 0.35), text));
    html! {
        <g aria-hidden="true" class="board-rulers" font-size={format!("{height:.1}")}>{ for columns.chain(rows) }</g>
    }
}

#[derive(Properties)]
struct GroundProps {
    table: TableHandle,
    locale: Locale,
}

impl PartialEq for GroundProps {
    fn eq(&self, other: &Self) -> bool {
        self.table.0.title() == other.table.0.title() && self.locale == other.locale
    }
}

/// The part of the board that never changes.
#[component]
fn Ground(props: &GroundProps) -> Html {
    props.table.0.draw(TableArea::Ground, props.locale).unwrap_or_default()
}

#[derive(Properties, PartialEq)]
struct PiecesProps {
    table: TableHandle,
    locale: Locale,
}

/// The part of the board that changes with the game, but not with the camera.
#[component]
fn Pieces(props: &PiecesProps) -> Html {
    props.table.0.draw(TableArea::Board, props.locale).unwrap_or_default()
}

/// The camera on a drawing; resets when the size of the drawing changes.
#[hook]
fn use_camera(drawing: Size, window: Size) -> UseStateHandle<Camera> {
    let camera = use_state_eq(|| Camera::whole(drawing, window));
    {
        let camera = camera.clone();
        use_effect_on((drawing, window), move |&(drawing, window)| {
            let now = *camera;
            let same = now.drawing == drawing;
            camera.set(if same { now.resized(window) } else { Camera::whole(drawing, window) });
        });
    }
    camera
}
