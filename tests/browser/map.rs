//! The view of the map: wheel, two fingers, keys, the button that shows everything; from three to ten boards.

use crate::browser::{Browser, Pointer, Screen, key};
use crate::player::{self, Player};
use catenary::engine::game::{Game, Rng};
use catenary::table::{GameTable, Hands, Players, Session};
use catenary::titles::tramways::network::Direction;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::{Action, Task};
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use serde_json::json;

/// Returns the map's view box: left, top, width, height in units of the drawing.
fn view(browser: &Browser) -> [f64; 4] {
    let text = browser.attribute(".board-view__sheet", "viewBox").expect("the map has a view box");
    let numbers: Vec<f64> =
        text.split(' ').map(|number| number.parse().expect("a number")).collect();
    numbers.try_into().expect("four numbers")
}

/// Returns a point high on the map, in pixels of the page: lower down it may be covered.
fn spot(browser: &Browser) -> (f64, f64) {
    let script = "const box = document.querySelector('.board-view__sheet').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 6]";
    let found = browser.run(script, json!([]));
    (found[0].as_f64().expect("a number"), found[1].as_f64().expect("a number"))
}

fn table(browser: &Browser, players: usize) {
    let table = player::table(players, 5, |_| true);
    // With open hands no curtain hides the map.
    let players = Players::people(players).with_hands(Hands::Open).into();
    Player::sit_down(browser, &GameTable { players, ..table });
    browser.wait_for(".board-view__sheet");
}

fn wait_for_view(browser: &Browser, what: &str, holds: impl Fn([f64; 4]) -> bool) {
    browser.wait_until(what, || holds(view(browser)));
}

#[test]
fn wheel_keys_and_button_change_the_view() {
    let browser = Browser::start();
    table(&browser, 1);
    let whole = view(&browser);
    let at = spot(&browser);
    browser.turn_wheel(at, -240);
    wait_for_view(&browser, "the wheel to come closer", |now| now[2] < 0.8 * whole[2]);
    browser.turn_wheel(at, 480);
    wait_for_view(&browser, "the wheel to go back, not beyond the whole", |now| now == whole);
    browser.press(&["m"]);
    for _ in 0..3 {
        browser.press(&["+"]);
    }
    wait_for_view(&browser, "the key + to come closer", |now| now[2] < 0.7 * whole[2]);
    browser.press(&["0"]);
    wait_for_view(&browser, "the key 0 to show everything", |now| now == whole);
    browser.assert_quiet();
}

#[test]
fn two_fingers_zoom_and_one_pans() {
    let browser = Browser::start();
    browser.show(Screen::Phone);
    table(&browser, 1);
    let (whole, (x, y)) = (view(&browser), spot(&browser));
    browser.touch(&[[(x - 20.0, y), (x - 110.0, y)], [(x + 20.0, y), (x + 110.0, y)]]);
    wait_for_view(&browser, "the fingers to come closer", |now| now[2] < 0.5 * whole[2]);
    let near = view(&browser);
    browser.touch(&[[(x, y), (x + 80.0, y + 60.0)]]);
    wait_for_view(&browser, "the finger to move the map", |now| {
        now[0] < near[0] && now[1] < near[1] && (now[2] - near[2]).abs() < 1.0
    });
    browser.assert_quiet();
}

#[test]
fn maps_of_three_to_ten_boards_fit_the_window() {
    let browser = Browser::start();
    for (players, boards) in [(1, 3), (2, 4), (5, 10)] {
        table(&browser, players);
        assert_eq!(browser.count(".board__ground"), boards);
        for screen in [Screen::Desktop, Screen::Tablet, Screen::Phone] {
            browser.show(screen);
            // A small window starts with cells large enough for fingers, not with the whole map.
            browser.press(&["0"]);
            let script =
                "const sheet = document.querySelector('.board-view__sheet').getBoundingClientRect();
                return [...document.querySelectorAll('.board__ground')].every(board => {
                    const box = board.getBoundingClientRect();
                    return box.left >= sheet.left - 1 && box.right <= sheet.right + 1
                        && box.top >= sheet.top - 1 && box.bottom <= sheet.bottom + 1;
                })";
            browser.wait_until("all boards to be in sight", || {
                browser.run(script, json!([])) == json!(true)
            });
        }
        browser.show(Screen::Desktop);
    }
}

/// A start of rails: the name of its cell, the direction in cells to the right and down, the name of the first cell.
type Way = (String, (f64, f64), String);

/// Returns a start of rails for each direction; `None` if rails cannot be built.
fn ways(state: &State) -> Option<Vec<Way>> {
    let mut ahead = state.clone();
    Tramways::apply(&mut ahead, Action::Start(Task::Rails), &mut Vec::new()).ok()?;
    let name = |cell| {
        let at = state.map.lattice.point(cell);
        format!("{}{}", at.y + 1, char::from(b'a' + at.x as u8))
    };
    let legal = Tramways::legal(&ahead);
    let way = |side: Direction| {
        let (right, down) = side.step();
        legal.iter().find_map(|action| match *action {
            Action::Head(port) if port.side == side.opposite() => {
                let from = state.map.next(port.cell, port.side)?;
                let is_start = state.location(from).is_some() && state.rails.is_empty(from);
                is_start.then(|| (name(from), (right.into(), down.into()), name(port.cell)))
            }
            _ => None,
        })
    };
    Direction::ALL.into_iter().map(way).collect()
}

/// Returns the middle of a cell on the page, and its width.
fn cell(browser: &Browser, name: &str) -> (f64, f64, f64) {
    let script = "
        const button = [...document.querySelectorAll('[data-place-button]')].find(it => it.textContent.startsWith(`${arguments[0]},`));
        const area = document.querySelector(`.map-areas [data-place='${button.dataset.placeButton}']`).getBoundingClientRect();
        return [area.x + area.width / 2, area.y + area.height / 2, area.width]";
    let found = browser.run(script, json!([name]));
    let part = |n: usize| found[n].as_f64().expect("a number");
    (part(0), part(1), part(2))
}

/// Drags from a point near the middle of a cell by this number of cells in a direction.
fn draw(browser: &Browser, pointer: Pointer, from: &str, (right, down): (f64, f64), cells: f64) {
    let (x, y, size) = cell(browser, from);
    let begin = (x + 0.3 * size * down, y + 0.3 * size * right);
    let end = (begin.0 + cells * size * right, begin.1 + cells * size * down);
    match pointer {
        Pointer::Mouse => browser.drag(begin, end),
        Pointer::Finger => browser.touch(&[[begin, end]]),
    }
}

/// Returns whether a point is on the visible board.
fn is_in_sight(browser: &Browser, (x, y): (f64, f64)) -> bool {
    let script = "const box = document.querySelector('.board-view').getBoundingClientRect(), [x, y] = arguments;
        return x > box.left && x < Math.min(box.right, innerWidth) && y > box.top && y < Math.min(box.bottom, innerHeight)";
    browser.run(script, json!([x, y])) == true
}

fn press_place(browser: &Browser, name: &str) {
    let script = "[...document.querySelectorAll('[data-place-button]')].find(it => it.textContent.startsWith(`${arguments[0]},`)).click()";
    browser.run(script, json!([name]));
}

fn ply(browser: &Browser) -> String {
    browser.attribute("[data-testid=table]", "data-ply").expect("a ply")
}

/// Returns the cells that can be pressed.
fn legal_cells(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-place-button][data-legal]')].map(it => it.textContent.split(',')[0])";
    let found = browser.run(script, json!([]));
    found
        .as_array()
        .expect("places")
        .iter()
        .filter_map(|it| it.as_str())
        .map(str::to_owned)
        .collect()
}

fn is_beside(one: &str, other: &str) -> bool {
    let at = |name: &str| {
        let (row, column) = name.split_at(name.len() - 1);
        (row.parse::<i32>().expect("a row"), i32::from(column.as_bytes()[0]))
    };
    let ((a, b), (c, d)) = (at(one), at(other));
    (a - c).abs() + (b - d).abs() == 1
}

/// A stroke builds rails only into the cells that it enters, in any direction, at any zoom, by mouse and by touch. A drag
/// that begins on a highlighted cell moves a zoomed board.
#[test]
fn rails_follow_the_stroke() {
    let browser = Browser::start();
    browser.show_small((1000, 900), Pointer::Finger);
    let table = (0..60).find_map(|seed| {
        let mut session: Session<Tramways> = Session::new(Setup::standard(1, seed)).ok()?;
        let mut rng = Rng::new(seed);
        while let legal @ [_, ..] = &*Tramways::legal(session.state()) {
            if session.state().decision == Decision::Task && ways(session.state()).is_some() {
                return Some(GameTable::new(session, &Players::people(1), 1));
            }
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
        None
    });
    let table = table.expect("a start on each side of something");
    let ways = ways(table.session.state()).expect("four ways");
    Player::sit_down(&browser, &table);
    browser.wait_for(".board-view__sheet");
    let started = ply(&browser);
    let mut drawn = 0;
    for pointer in [Pointer::Mouse, Pointer::Finger] {
        for (zoom, (from, way, to)) in (0..3).flat_map(|zoom| ways.iter().map(move |it| (zoom, it)))
        {
            browser.press(&["0"]);
            // Zooms in on the edge that is crossed, so that both cells stay visible.
            let (x, y, size) = cell(&browser, from);
            let edge = (x + 0.5 * size * way.0, y + 0.5 * size * way.1);
            (0..zoom).for_each(|_| browser.turn_wheel(edge, -120));
            browser.wait_for_picture();
            press_place(&browser, from);
            browser.wait_for("[data-place-button][aria-pressed=true]");
            let (x, y, size) = cell(&browser, from);
            let end = (x + 1.4 * size * way.0, y + 1.4 * size * way.1);
            if ![(x - 0.4 * size, y - 0.4 * size), (x, y), end]
                .iter()
                .all(|&it| is_in_sight(&browser, it))
            {
                browser.press(&[key::ESCAPE]);
                continue;
            }
            drawn += 1;
            // Within the start's cell nothing is pressed.
            draw(&browser, pointer, from, *way, 0.15);
            browser.wait_for_picture();
            assert_eq!(ply(&browser), started, "{pointer:?} {zoom} {from}: nothing left its cell");
            draw(&browser, pointer, from, *way, 1.0);
            browser.wait_until("the rails to come there", || ply(&browser) != started);
            let next = legal_cells(&browser);
            assert!(
                next.iter().all(|it| is_beside(it, to)),
                "{pointer:?} {zoom}: from {from} to {to}, goes on to {next:?}"
            );
            browser.press(&[key::ESCAPE]);
            browser.wait_until("the tile to be taken back", || ply(&browser) == started);
        }
        // Nothing is chosen: the board is moved.
        let (from, way, _) = &ways[0];
        browser.press(&["0"]);
        let (x, y, _) = cell(&browser, from);
        (0..2).for_each(|_| browser.turn_wheel((x, y), -120));
        browser.wait_for_picture();
        draw(&browser, pointer, from, *way, 1.0);
        browser.wait_for_picture();
        assert_eq!(ply(&browser), started, "{pointer:?}: a drag over what is lit lays nothing");
    }
    assert!(drawn >= 16, "{drawn} strokes");
    browser.assert_quiet();
}

/// On a turned map cells are named by the letter above and the number beside them, and sides by where they are drawn.
#[test]
fn a_tile_of_a_turned_map_is_described_as_drawn() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    let session = player::played(Setup::standard(1, 5), |state| state.links.len() > 2);
    let table = GameTable::new(session, &Players::people(1), 1);
    Player::sit_down(&browser, &table);
    browser.wait_for(".board-view__sheet.is-turned");
    // Each described tile with the middle of its cell on the page, the coordinates at the edge, and its drawn rails.
    let script = "
        const middle = it => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
        const names = [...document.querySelectorAll('.board-rulers text')].map(it => [it.textContent, ...middle(it)]);
        const near = (own, at, axis) => own.reduce((best, it) => Math.abs(it[axis + 1] - at) < Math.abs(best[axis + 1] - at) ? it : best)[0];
        const letters = names.filter(it => /[a-z]/.test(it[0])), numbers = names.filter(it => /[0-9]/.test(it[0]));
        return [...document.querySelectorAll('[data-place-button]')].map(it => {
            const at = middle(document.querySelector(`.map-areas [data-place='${it.dataset.placeButton}']`));
            return [it.textContent, near(numbers, at[1], 1) + near(letters, at[0], 0)];
        })";
    browser.wait_until("the cells to be called as the map lies", || {
        let found = browser.run(script, json!([]));
        let cells = found.as_array().expect("cells");
        cells.iter().all(|it| {
            it[0]
                .as_str()
                .zip(it[1].as_str())
                .is_some_and(|(shown, name)| shown.starts_with(&format!("{name},")))
        })
    });
    // Printed, a tile's sides are a quarter turn before those on the screen.
    let state = table.session.state();
    let rows = i32::from(state.map.lattice.size().1);
    let shown = browser.run(
        "return [...document.querySelectorAll('[data-place-button]')].map(it => it.textContent)",
        json!([]),
    );
    let shown: Vec<&str> =
        shown.as_array().expect("names").iter().filter_map(|it| it.as_str()).collect();
    let side = |printed: Direction| match printed {
        Direction::North => "east",
        Direction::East => "south",
        Direction::South => "west",
        Direction::West => "north",
    };
    let mut tiles = 0;
    for tile in state.links.iter().flat_map(|link| &link.tiles) {
        let at = state.map.lattice.point(tile.cell);
        let name =
            format!("{}{},", at.x + 1, char::from(b'a' + (rows - 1 - i32::from(at.y)) as u8));
        let here = shown.iter().find(|it| it.starts_with(&name)).expect("a cell");
        let rails = format!("rail {} to {}", side(tile.entry), side(tile.exit));
        assert!(here.contains(&rails), "{here}: {rails}");
        tiles += 1;
    }
    assert!(tiles > 2, "{tiles}");
    browser.screenshot("map-turned");
    browser.assert_quiet();
}

/// Without a chosen action only the best-paying places glow; while an action's button is hovered, all its places do.
#[test]
fn only_the_best_paying_places_glow_before_an_action_is_chosen() {
    const GLOWING: &str = "const glowing = [...document.querySelectorAll('.glow .mark__light')].filter(it => it.checkVisibility());
        return [glowing.length, glowing.filter(it => it.closest('.is-best')).length]";
    let browser = Browser::start();
    let acts = |state: &State| state.round == 2 && state.decision == Decision::Task;
    let table = player::table(3, 8, acts);
    let players = Players::people(3).with_hands(Hands::Open).into();
    Player::sit_down(&browser, &GameTable { players, ..table });
    browser.wait_for(".glow--rest .is-best");
    let glowing = || {
        let shown = browser.run(GLOWING, json!([]));
        [0, 1].map(|n| shown[n].as_u64().expect("a number"))
    };
    browser.hover(".frame__head");
    let [all, best] = glowing();
    assert!(best > 0 && all == best, "{all} and {best}");
    browser.hover("[data-action=rails]");
    browser.wait_until("all starts of rails", || glowing()[0] > best);
    browser.assert_quiet();
}
