// The small pieces that several parts share come a few dozen in a file, one behind the other.
const files = {};
function packed(file) {
    files[file] ??= fetch(new URL(file, import.meta.url)).then((answer) => {
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        return answer.arrayBuffer();
    });
    // What did not come is asked for again.
    files[file].catch(() => { delete files[file]; });
    return files[file];
}
function piece(file, begin, end) {
    const headers = { "Content-Type": "application/wasm" };
    return makeLoad(() => {
        const answer = packed(file).then((bytes) => new Response(bytes.slice(begin, end), { headers }));
        answer.catch(() => {});
        return (imports) => WebAssembly.instantiateStreaming(answer, imports);
    }, []);
}
// The pieces that each part needs, by the part's letter. A line of the table is a file and its pieces, each with its length
// and the letters of the parts that need either it or the piece before it, but not both.
function piecesByPart(table) {
    const pieces = {};
    const parts = new Set();
    for (const line of table.split("\n")) {
        const [file, ...told] = line.split(" ");
        let begin = 0;
        for (const text of told) {
            const length = parseInt(text);
            for (const part of text.slice(`${length}`.length)) if (!parts.delete(part)) parts.add(part);
            const load = piece(file, begin, begin += length);
            for (const part of parts) (pieces[part] ??= []).push(load);
        }
    }
    return pieces;
}
