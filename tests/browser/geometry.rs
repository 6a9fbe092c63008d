//! The places of everything at a table, in every title and phase: pressable things, market, prompt, hand and open
//! panels never overlap, nothing of them is cut off, and the board does not move. In small windows panels may cover
//! hand and log, but never their prompt.

use crate::browser::{Browser, DRAWN, Pointer, wants_pictures};
use crate::places::{Dress, press};
use crate::player::{self, entry_of};
use catenary::engine::bots::Level;
use catenary::engine::game::{Game, Rng, Seat};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::title::Title;
use catenary::table::{Controller, Device, GameTable, Players, Save, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::Action;
use catenary::titles::city::rules::card::Card;
use catenary::titles::city::rules::setup::Setup as CitySetup;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup as MetromaniaSetup;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::words::Locale;
use serde_json::json;

/// Wide windows, a short one, phones and a tablet, with the number of states checked in each.
const WINDOWS: [((u32, u32), usize); 10] = [
    ((1366, 768), 10),
    ((1024, 768), 10),
    ((1440, 900), 10),
    ((1366, 650), 8),
    ((390, 844), 8),
    ((844, 345), 8),
    ((740, 300), 2),
    ((360, 640), 2),
    ((430, 932), 1),
    ((820, 1180), 1),
];

/// Returns the layout faults, and the place of the board.
const LOOK: &str = "
    const find = selector => document.querySelector(selector), all = selector => [...document.querySelectorAll(selector)];
    const size = box => [box.left, box.top, box.right, box.bottom].map(Math.round);
    const box = it => it.getBoundingClientRect();
    const shown = it => it && it.checkVisibility({ visibilityProperty: true }) && box(it).width > 1 && box(it).height > 1;
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const wide = innerHeight >= 720 && innerWidth > innerHeight;
    const OPENED = ['.hint-panel', '.frame__past', '.lesson', '.count', '.piece-detail', '.menu'];
    const PARTS = ['.frame__head', '.board-view', '.frame__prompt', '.frame__hand'];
    const COLUMN = ['.frame__offer', '.player-boards', '.panel--log', '.table-of__ways'];
    const BESIDE = { '.piece-detail': ['.board-view'], '.menu': ['.board-view', '.panel--log'] };
    const apart = () => {
        // On a phone an open hand covers the foot of the board.
        const held = wide || !find('.is-hand-open') ? PARTS : PARTS.slice(0, 2);
        const names = wide ? [...PARTS, ...COLUMN, ...OPENED] : [...held, '.frame__players'];
        // Opened panels scroll within their box: only the visible part counts.
        const seen = it => {
            const own = box(it), room = it.closest('.frame__opened');
            return room && wide ? { left: own.left, right: own.right, top: Math.max(own.top, box(room).top), bottom: Math.min(own.bottom, box(room).bottom) } : own;
        };
        const parts = names.map(name => [name, find(name)]).filter(([, it]) => shown(it)).map(([name, it]) => [name, seen(it)]);
        const wrong = [];
        for (const [n, [name, own]] of parts.entries()) {
            if (own.left < -1 || own.top < -1 || own.right > innerWidth + 1 || own.bottom > innerHeight + 1) wrong.push(`${name} leaves the window: ${size(own)}`);
            for (const [other, at] of parts.slice(n + 1))
                if (!BESIDE[other]?.includes(name) && meet(own, at)) wrong.push(`${name} ${size(own)} and ${other} ${size(at)}`);
        }
        return wrong;
    };
    // The buttons of a question are never covered.
    const answered = () => all('.ask[role=alertdialog] .button').filter(it => {
        const at = box(it), top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        return !it.contains(top);
    }).map(it => `covered: ${it.innerText}`);
    const PIECES = { '.frame__prompt': '.ask__choices .button', '.frame__offer': '.card, .button, .city-card, .city-ticket, .metro-test',
        '.frame__hand': '.city-card, .city-ticket, .metro-piece, .ticket:last-child .card, .ticket:first-child .card' };
    const ROOMS = ['.frame__offer', '.table-of__market', '.ask__choices', '.ask__words', '.frame__column', '.ticket-offer', '.ticket-market'];
    const whole = () => {
        const wrong = [];
        for (const [name, kinds] of Object.entries(PIECES)) {
            const part = find(name);
            if (!shown(part)) continue;
            const room = box(part);
            for (const it of [...part.querySelectorAll(kinds)].filter(shown)) {
                const at = box(it);
                if (at.left < room.left - 1 || at.right > room.right + 1 || at.top < room.top - 12 || at.bottom > room.bottom + 1) wrong.push(`cut in ${name}: ${it.className} ${size(at)} in ${size(room)}`);
            }
        }
        for (const name of ROOMS)
            for (const it of all(name).filter(shown))
                if (it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth + 2) wrong.push(`${name} has no room: ${it.scrollWidth}x${it.scrollHeight} in ${it.clientWidth}x${it.clientHeight} ${it.innerText.slice(0, 60)}`);
        const log = find('.frame__opened').offsetHeight + find('.panel--log').offsetHeight;
        if (log < 85) wrong.push(`a box of ${log}`);
        const words = find('.ask__full');
        if (shown(words) && getComputedStyle(words).position === 'absolute')
            for (const it of all('.ask__choices .button')) if (meet(box(words), box(it))) wrong.push(`whole words over ${it.innerText}`);
        return wrong;
    };
    // Cards may cover each other, but no Tickets; in a hand at the left of the board no card is covered.
    const held = () => {
        const meetings = (some, others) => some.flatMap(it => others.filter(other => it !== other && meet(box(it), box(other))).map(other => `${it.className} ${size(box(it))} over ${other.className} ${size(box(other))}`));
        const tickets = all('.frame__hand .city-own .city-ticket').filter(shown), cards = all('[data-testid=hand] .city-card').filter(shown);
        const names = tickets.flatMap(it => meetings([...it.querySelectorAll('.city-ticket__ends > span')], [it.querySelector('.city-ticket__state')]));
        const left = find('.is-left') ? all('.frame__hand .ticket .card').filter(shown) : [];
        // A chosen card is lifted a little and may cover others.
        const whole = left.filter(it => !it.matches('.is-selected'));
        return [...meetings(cards, tickets), ...names, ...meetings(whole, whole)];
    };
    // On a phone the board has its share of the window, no row cuts off a card, and targets are as large as a finger.
    const ROWS = { '.table-of__own': '.city-card, .city-ticket, .metro-piece, .ticket .card', '.table-of__market': '.city-card, .metro-test' };
    const TARGETS = '.ask__choices .button, .city-ticket, .city-market .city-card, .metro-test, .metro-piece, .player-chip__face';
    const small = () => {
        const wrong = [], upright = innerHeight > innerWidth, share = box(find('.board-view')).height / innerHeight;
        const least = upright ? (innerHeight < 700 ? 0.56 : 0.64) : 1;
        if (share < least) wrong.push(`a board of ${share}`);
        for (const [name, kinds] of Object.entries(ROWS)) {
            const row = find(name);
            if (!shown(row)) continue;
            for (const it of [...row.querySelectorAll(kinds)].filter(shown))
                if (box(it).top < box(row).top - 12 || box(it).bottom > box(row).bottom + 1) wrong.push(`cut in ${name}: ${it.className} ${size(box(it))} in ${size(box(row))}`);
            if (name === '.table-of__market') for (const it of all('.ask__choices .button').filter(shown)) if (meet(box(it), box(row))) wrong.push(`${it.innerText} under what is on offer`);
        }
        for (const it of all(TARGETS).filter(shown)) if (box(it).height < 39.5) wrong.push(`a target of ${box(it).height}: ${it.className} ${it.innerText}`);
        return wrong;
    };
    const phone = !wide && (innerHeight > innerWidth || innerHeight < 560);
    const look = () => [[...apart(), ...answered(), ...held(), ...(wide ? whole() : []), ...(phone ? small() : [])], size(box(find('.board-view'))).join()];";

/// Opens one state after the other, checks it, and closes it; returns the faults of each. The last argument leaves the
/// only one open.
const WALK: &str = "
    const [states, stays] = arguments;
    const can = selector => { const it = find(selector); return shown(it) && it.ariaDisabled !== 'true' ? it : null };
    const seen = async (there, patience) => {
        for (const begun = performance.now(); performance.now() - begun < patience; await drawn()) if (shown(find(there))) return true;
        return shown(find(there));
    };
    const pointer = (kind, it, at = box(it)) => it.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse',
        clientX: at.left + at.width / 2, clientY: at.top + at.height / 2 }));
    // Timers run out at once, so that a description appears without delay.
    const point = async it => {
        const wait = window.setTimeout;
        window.setTimeout = (then, _, ...more) => wait(then, 0, ...more);
        pointer('pointerover', it);
        await drawn();
        await drawn();
        window.setTimeout = wait;
    };
    const asks = async it => {
        const at = box(it);
        it.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: at.left + at.width / 2, clientY: at.top + at.height / 2 }));
        await drawn();
        return shown(find('.menu')) && [at, box(find('.menu'))];
    };
    return (async () => {
        const found = [];
        let lay = null, opened = [];
        const check = async state => {
            await drawn();
            const [wrong, lies] = look();
            if (lay && lay !== lies) wrong.push(`the board has moved: ${lay} to ${lies}`);
            lay = lies;
            if (wrong.length) found.push(`${state}: ${wrong.join('; ')}`);
        };
        for (const [state, ...ways] of states) {
            if (state === 'plain') { await check(state); continue; }
            if (state === 'menu') {
                const places = all('.board-view__sheet [data-place]');
                for (let n = 1; n < 9; n++) {
                    const place = places[Math.floor(n * places.length / 9)];
                    const [at, menu] = place && await asks(place) || [];
                    if (!menu) continue;
                    opened.push(state);
                    if (meet(at, menu)) found.push(`menu: over its place, ${size(at)} and ${size(menu)}`);
                    await check(state);
                    if (stays) return [found, opened];
                    find('[data-testid=uses-close]').click();
                    await drawn();
                    break;
                }
                continue;
            }
            if (state === 'thirteen') {
                // The largest hand that a game of Tramways can have.
                const hand = find('.tickets'), held = hand ? [...hand.querySelectorAll('.ticket')] : [];
                if (!held.length) continue;
                const before = hand.style.cssText, more = Array.from({ length: 13 - held.length }, (_, n) => held[n % held.length].cloneNode(true));
                held.at(-1).after(...more);
                hand.style.cssText = '--held:13;--threes:5;--fours:4;--fives:3';
                opened.push(state);
                await check(state);
                if (stays) return [found, opened];
                more.forEach(it => it.remove());
                hand.style.cssText = before;
                continue;
            }
            if (state === 'pointed') {
                for (const kind of ['[data-testid=hand] [data-piece]', '[data-testid=market] [data-piece]'])
                    for (const it of [all(kind).at(0), all(kind).at(-1)].filter(shown)) {
                        await point(it);
                        if (shown(find('.piece-detail'))) opened.push(state);
                        await check(`${state} ${kind}`);
                        if (stays && shown(find('.piece-detail'))) return [found, opened];
                    }
                await point(find('.frame__head'));
                continue;
            }
            const [open, there, close] = ways;
            let clicks = 0;
            for (const way of open.split(' > ')) {
                const button = can(way);
                button?.click();
                clicks += Boolean(button);
                await drawn();
            }
            if (clicks && await seen(there, state === 'hint' ? 4000 : 1000)) {
                opened.push(state);
                await check(state);
                if (stays) return [found, opened];
            }
            for (const way of clicks ? close.split(' > ') : []) {
                can(way)?.click();
                await drawn();
            }
        }
        await check('plain again');
        return [found, opened];
    })()";

/// States of a table: the name, what opens it, what is then there, what closes it. The first ones are checked in all
/// windows, all of them in two.
const STATES: [&[&str]; 10] = [
    &["plain"],
    &[
        "question",
        "[data-testid=open-side] > [data-testid=game-menu] > [data-testid=abandon]",
        ".ask[role=alertdialog]",
        "[data-testid=leave-it] > .game-menu__veil > .sheet-toggle",
    ],
    &["hint", "[data-testid=hint-button]", ".hint__plans", "[data-testid=hint-button]"],
    &["pointed"],
    &["menu"],
    &["past", "[data-testid=past-button]", "[data-testid=past]", "[data-testid=past-button]"],
    &[
        "plan",
        "[data-testid=past-button] > [data-testid=analyse]",
        "[data-testid=end-analysis]",
        "[data-testid=end-analysis] > [data-testid=past-close]",
    ],
    &["guide", "[data-testid=explain-again]", "[data-testid=lesson]", "[data-testid=skip-guide]"],
    &["unfolded", "[data-testid=unfold]", ".player-boards", "[data-testid=unfold]"],
    &["thirteen"],
];

/// Checks a position in all windows, at rest and in each state.
fn look(browser: &Browser, name: &str, found: &mut Found) {
    let walk = format!("{LOOK} {DRAWN} {WALK}");
    for (size, states) in WINDOWS {
        browser.show_small(size, Pointer::Mouse);
        let shown = browser.run(&walk, json!([STATES[..states], false]));
        let lines =
            |n: usize| shown[n].as_array().into_iter().flatten().filter_map(|it| it.as_str());
        found.wrong.extend(lines(0).map(|line| format!("{name}, {size:?}, {line}")));
        found.opened.extend(lines(1).map(str::to_owned));
        // The prompt is shown in full while the pointer is on it.
        if browser.count("[data-words=short]") > 0 {
            browser.hover(".ask__words");
            let shown = browser.run(&format!("{LOOK} return look()[0]"), json!([]));
            let lines = shown.as_array().into_iter().flatten();
            found.wrong.extend(lines.map(|line| format!("{name}, {size:?}, words: {line}")));
            browser.screenshot(&format!("geometry-{name}-words-{}", size.0));
            browser.hover(".frame__head");
        }
        if wants_pictures() {
            for state in &STATES[..states] {
                browser.run(&walk, json!([[state], true]));
                browser.screenshot(&format!("geometry-{name}-{}-{}", state[0], size.0));
                let close = state.get(3).unwrap_or(&"[data-testid=uses-close]");
                let script =
                    "arguments[0].split(' > ').forEach(it => document.querySelector(it)?.click())";
                browser.run(script, json!([close]));
            }
        }
    }
}

/// The faults at all positions of a title.
#[derive(Default)]
struct Found {
    wrong: Vec<String>,
    opened: std::collections::BTreeSet<String>,
}

/// A position of a game: its name, the language and its save.
type Position = (&'static str, Locale, Save);

fn look_at_all(positions: Vec<Position>, opens: &[&str]) {
    let browser = Browser::start();
    let mut found = Found::default();
    let mut speaks = None;
    for (name, locale, save) in positions {
        browser.show_small(WINDOWS[0].0, Pointer::Mouse);
        if speaks.replace(locale) != Some(locale) {
            Dress { theme: "light", locale }.put_on(&browser);
        }
        let entry = entry_of(save);
        browser.open_stored("#/play/given", &[("catenary.game.given", entry.text())]);
        browser.wait_for(".board-view__sheet");
        if browser.count("[data-testid=skip-count]") > 0 {
            press(&browser, "[data-testid=skip-count]");
        }
        look(&browser, &format!("{name}-{}", locale.tag()), &mut found);
    }
    assert!(found.wrong.is_empty(), "{}", found.wrong.join("\n"));
    for state in opens {
        assert!(found.opened.contains(*state), "{state} of {:?}", found.opened);
    }
    browser.assert_quiet();
}

/// Returns the save of a game with bots in all seats except that of the player to move.
fn save_of<G: Title>(session: Session<G>, count: usize) -> Save {
    let person = G::to_act(session.state()).unwrap_or(Seat(0));
    let people = Players::people(count);
    let others: Vec<Seat> = people.seats().filter(|&seat| seat != person).collect();
    let bot = |players: Players, seat| players.hand_over(seat, Controller::Bot(Level::Easy));
    let players = others.into_iter().fold(people, bot);
    let table = GameTable::new(session, &players, count);
    TableModel::new(table, Device::default()).save(1, 1)
}

/// Plays at random, by the actions that a filter leaves, until a position.
fn random<G: Title>(
    session: Session<G>,
    leaves: impl Fn(&G::Action) -> bool,
    until: impl Fn(&Session<G>) -> bool,
) -> Session<G> {
    let (mut session, mut rng) = (session, Rng::new(7));
    while !until(&session) {
        let legal = G::legal(session.state());
        let wanted: Vec<G::Action> = legal.iter().copied().filter(&leaves).collect();
        let some = if wanted.is_empty() { legal } else { wanted };
        session.play(some[rng.below(some.len())]).expect("a legal action");
    }
    session
}

#[test]
fn nothing_covers_or_moves_anything_in_tramways() {
    use Locale::{English, Spanish};
    let of = |players: usize, seed, until: &dyn Fn(&State) -> bool| {
        save_of(player::table(players, seed, until).session.as_ref().clone(), players)
    };
    look_at_all(
        vec![
            ("auction", English, of(5, 3, &|state| state.decision == Decision::Bid)),
            (
                "task",
                English,
                of(3, 8, &|state| state.round == 2 && state.decision == Decision::Task),
            ),
            ("books", English, of(4, 4, &|state| state.decision == Decision::Book)),
            ("count", English, of(3, 5, &|state| state.decision == Decision::Over)),
            (
                "auction",
                Spanish,
                of(5, 3, &|state| state.round == 2 && state.decision == Decision::Bid),
            ),
            ("rails", Spanish, of(5, 4, &|state| state.decision == Decision::Lay)),
            (
                "cards",
                Spanish,
                of(3, 28, &|state| {
                    state.decision == Decision::Task && state.player().hand.len() == 10
                }),
            ),
            ("bill", Spanish, of(2, 6, &|state| state.decision == Decision::Bill)),
        ],
        &["pointed", "menu", "past", "plan", "guide", "question", "hint", "thirteen"],
    );
}

/// Returns whether the player to move has cards of `kinds` kinds and `tickets` Tickets.
fn gathered(session: &Session<City>, kinds: usize, tickets: usize) -> bool {
    let state = session.state();
    let Some(seat) = City::to_act(state) else { return true };
    let own = &state.players[seat];
    let held = Card::ALL.into_iter().filter(|&card| own.hand[card] > 0).count();
    held >= kinds && own.tickets.iter().count() >= tickets
}

#[test]
fn nothing_covers_or_moves_anything_in_the_cities() {
    let started = |board, players: u8| {
        Session::new(CitySetup::standard(board, players, 5)).expect("a legal setup")
    };
    let [san_francisco, berlin] = Board::BUILT_IN;
    let gathers = |action: &Action| !matches!(action, Action::Claim(_) | Action::Return);
    let late = random(started(san_francisco, 4), |_| true, |session| session.ply() >= 90);
    let many = random(started(san_francisco, 2), gathers, |session| gathered(session, 7, 5));
    let early = random(started(berlin, 4), |_| true, |session| session.ply() >= 12);
    let over = |session: &Session<City>| City::to_act(session.state()).is_none();
    let over = random(started(berlin, 2), |_| true, over);
    look_at_all(
        vec![
            ("san-francisco", Locale::Spanish, save_of(late, 4)),
            ("many", Locale::Spanish, save_of(many, 2)),
            ("berlin", Locale::English, save_of(early, 4)),
            ("berlin-count", Locale::English, save_of(over, 2)),
        ],
        &["past", "plan", "guide", "question", "hint"],
    );
}

#[test]
fn nothing_covers_or_moves_anything_in_metromania() {
    let started = Session::new(MetromaniaSetup::standard(4, 5)).expect("a legal setup");
    let at = |ply| random(started.clone(), |_| true, |session| session.ply() >= ply);
    let over = |session: &Session<Metromania>| Metromania::to_act(session.state()).is_none();
    look_at_all(
        vec![
            ("metromania", Locale::Spanish, save_of(at(3), 4)),
            ("metromania-late", Locale::English, save_of(at(40), 4)),
            (
                "metromania-count",
                Locale::English,
                save_of(random(started.clone(), |_| true, over), 4),
            ),
        ],
        &["past", "plan", "guide", "question", "hint"],
    );
}
