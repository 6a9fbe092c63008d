//! The golden links on the page: it reads, plays and writes them like native code, with random values too.

use crate::browser::Browser;
use crate::golden_links::links;
use catenary::engine::codec::{self, Coded, Link};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use serde_json::json;

/// Opens links one after the other, without a reload, and returns for each the link of the same kind that the page
/// writes: it has the cursor, and every value of a position. A set-up is only opened.
const OPEN: &str = "
    const [links] = arguments, find = selector => document.querySelector(selector);
    const there = async (look, patience = 10000) => {
        for (const end = performance.now() + patience; performance.now() < end;) {
            const it = look();
            if (it) return it;
            await new Promise(done => setTimeout(done, 5));
        }
        throw new Error(`${look} in vain, at ${document.body.innerText.slice(0, 300)}`);
    };
    const press = async selector => (await there(() => find(selector))).click();
    // A closing overlay removes its entry of the browser's history a moment later.
    const rest = () => new Promise(done => requestIdleCallback(() => setTimeout(done, 50), { timeout: 1000 }));
    const open = async link => {
        location.hash = '#/nowhere';
        await there(() => find('[data-testid=missing]'));
        await rest();
        await there(() => location.hash === '#/nowhere' && !history.state);
        location.hash = link;
        // A set-up opens for a new game, or only to be looked at; a turn asks who plays here.
        await there(() => find('[data-testid=setup-opened], [data-testid=visit], [data-testid=joining]'));
        if (link.startsWith('s')) return link;
        if (link.startsWith('t')) {
            // The page before stays visible while the page of turns is fetched.
            const seat = await there(() => find('[data-testid=joining] input:checked') ?? find('[data-testid=joining] input'));
            if (!seat.checked) seat.click();
            await rest();
            await press('[data-testid=join]');
        }
        await there(() => find('[data-testid=table], [data-testid=visit][data-ply]'));
        await rest();
        await press('[data-testid=send], [data-testid=send]');
        await there(() => find('[data-testid=link]'));
        const kind = { p: 'position', t: 'turn' }[link[0]] ?? 'game';
        find(`[data-testid=send-${kind}]`)?.click();
        const written = () => find('[data-testid=link]').value.split('#')[1];
        if (link.startsWith('p')) {
            await there(() => written().startsWith('p'));
            const redealt = find('[data-testid=send-redealt]');
            if (redealt?.checked) redealt.click();
        }
        await there(() => written() === link, 1000).catch(() => null);
        const texts = written();
        await press('[data-testid=close-link]');
        // The closed dialog removes its history entry a moment later.
        await there(() => !find('[data-testid=close-link]'));
        await rest();
        return texts;
    };
    return (async () => {
        const texts = [];
        for (const link of links) texts.push(await open(link).catch(error => `${error}`));
        return texts;
    })()";

#[test]
fn golden_links_open_alike_in_the_page_and_in_native_code() {
    let browser = Browser::start();
    browser.open("#/nowhere");
    let links: Vec<_> = links().into_iter().filter(is_opened_here).collect();
    assert!(links.len() > 50, "only {} links", links.len());
    for links in links.chunks(5) {
        let texts: Vec<&str> = links.iter().map(|[_, text, _]| *text).collect();
        let shown = browser.run(OPEN, json!([texts]));
        for ([key, text, _], shown) in links.iter().zip(shown.as_array().expect("links")) {
            let shown = shown.as_str().expect("a link");
            match *key {
                _ if !text.starts_with('t') => assert_eq!(shown, *text),
                "metromania" => assert_eq!(turn::<Metromania>(shown), turn::<Metromania>(text)),
                _ => assert_eq!(turn::<City>(shown), turn::<City>(text)),
            }
        }
    }
    browser.assert_quiet();
}

/// Returns whether this page opens a link: the page of Tramways opens no turns yet, and at a bot's turn the page plays
/// on.
fn is_opened_here([key, text, meaning]: &[&str; 3]) -> bool {
    if !text.starts_with('t') {
        return true;
    }
    let parts: Vec<&str> = meaning.split(':').collect();
    let seats = meaning.rsplit(':').next().and_then(|sitting| sitting.splitn(4, '.').nth(3));
    let seats: Vec<&str> = seats.map(|seats| seats.split(',').collect()).unwrap_or_default();
    let decides = parts[1].parse::<usize>().ok().and_then(|seat| seats.get(seat));
    *key != "tramways" && decides.is_none_or(|seat| seat.starts_with('E'))
}

/// Reads a turn without the version of its bots, which is that of the page.
fn turn<G: Coded>(text: &str) -> Link<G> {
    let mut link = codec::read::<G>(text).expect("a turn");
    link.seating.iter_mut().for_each(|seating| seating.bots = 0);
    link
}
