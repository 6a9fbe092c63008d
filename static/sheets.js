// The styles of a part of the page come with its code and get their place, which is kept for them in index.html, before it
// runs. What did not come is asked for again.
const sheets = new Map();
function sheet(link) {
    if (!sheets.has(link)) {
        sheets.set(link, new Promise((done, fail) => {
            link.onload = done;
            link.onerror = () => fail(new Error(link.href));
            link.media = "all";
            link.rel = "stylesheet";
        }));
        sheets.get(link).catch(() => {
            sheets.delete(link);
            link.rel = "later";
        });
    }
    return sheets.get(link);
}
function styled(part, code) {
    const links = [...document.querySelectorAll(`link[data-parts~="${part}"]`)];
    return Promise.all([code, ...links.map(sheet)]).then(([answer]) => answer);
}
