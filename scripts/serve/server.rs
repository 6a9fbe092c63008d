//! A static file server for one folder on this machine, as simple as a plain web host.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;

/// The longest request head that is read, in bytes.
const MAX_HEAD: u64 = 16 * 1024;

/// A server bound to a port of 127.0.0.1, not yet answering.
#[derive(Debug)]
pub(crate) struct Server {
    listener: TcpListener,
    root: PathBuf,
}

impl Server {
    /// Binds `port` (0: any free one) to serve the files under `root`.
    ///
    /// # Errors
    /// The port is taken or not allowed.
    pub(crate) fn bind(root: impl Into<PathBuf>, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        Ok(Self { listener, root: root.into() })
    }

    /// The address of the root folder, with a slash at its end.
    pub(crate) fn address(&self) -> io::Result<String> {
        Ok(format!("http://{}/", self.listener.local_addr()?))
    }

    /// Answers requests until the process ends, each in its own thread.
    pub(crate) fn run(self) {
        for stream in self.listener.incoming().flatten() {
            let root = self.root.clone();
            // A browser may close the connection during an answer.
            thread::spawn(move || answer(&root, stream).ok());
        }
    }
}

/// The part of an answer that a request asks for.
#[derive(Clone, Copy)]
enum Wants {
    All,
    /// The headers alone, as previews of messengers do (HEAD).
    Head,
}

fn answer(root: &Path, mut stream: TcpStream) -> io::Result<()> {
    let mut head = BufReader::new((&stream).take(MAX_HEAD));
    let mut request = String::new();
    head.read_line(&mut request)?;
    let known = known_tag(&mut head)?;
    // Without the folder the server acts like an unreachable host: tests move it away to go offline.
    if !root.is_dir() {
        return Ok(());
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let wants = match method {
        "GET" => Wants::All,
        "HEAD" => Wants::Head,
        _ => {
            let headers = headers("text/plain", "no-cache") + "Allow: GET, HEAD\r\n";
            return respond(&mut stream, Wants::All, "405 Method Not Allowed", &headers, b"");
        }
    };
    let Some((body, path)) =
        find(root, target).and_then(|path| Some((std::fs::read(&path).ok()?, path)))
    else {
        let page = not_found(root, target);
        let kind = if page.is_some() { "text/html; charset=utf-8" } else { "text/plain" };
        let body = page.unwrap_or_else(|| b"not found".to_vec());
        let headers = headers(kind, "no-cache");
        return respond(&mut stream, wants, "404 Not Found", &headers, &body);
    };
    let (tag, cache) = (tag(&body), if is_named_by_content(&path) { FOR_EVER } else { "no-cache" });
    let headers = headers(media_type(&path), cache) + &format!("ETag: {tag}\r\n");
    if known.as_deref() == Some(&*tag) {
        return respond(&mut stream, wants, "304 Not Modified", &headers, b"");
    }
    respond(&mut stream, wants, "200 OK", &headers, &body)
}

/// Returns the tag of the browser's cached copy: the value of `If-None-Match`.
fn known_tag(head: &mut impl BufRead) -> io::Result<Option<String>> {
    let (mut line, mut known) = (String::new(), None);
    while head.read_line(&mut line)? > 0 && !line.trim_end().is_empty() {
        let header = line.split_once(':');
        let header = header.filter(|(name, _)| name.eq_ignore_ascii_case("if-none-match"));
        known = header.map(|(_, value)| value.trim().to_owned()).or(known);
        line.clear();
    }
    Ok(known)
}

/// Returns a hash of the content, as an ETag.
fn tag(body: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
}

/// Caching for files whose names change with their contents: they are never requested again.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Returns whether the name of the file, or of its folder, contains a hash by the build.
fn is_named_by_content(path: &Path) -> bool {
    let hash = |text: &str| text.len() >= 12 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let mut names = path.iter().filter_map(|name| name.to_str());
    names.any(|name| {
        let name = name.split(['.', '_']).next().unwrap_or_default();
        name.rsplit_once('-').is_some_and(|(_, end)| hash(end))
    })
}

/// Returns the file of a request's target; `None` for a target outside the folder.
fn find(root: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let plain = |part: &str| part != ".." && !part.contains(['\\', ':', '%', '\0']);
    if !path.split('/').all(plain) || path.starts_with('/') {
        return None;
    }
    let file = root.join(path);
    Some(if file.is_dir() { file.join("index.html") } else { file })
}

/// Returns the page for missing files, `404.html`, from the deepest folder of the target that has one.
fn not_found(root: &Path, target: &str) -> Option<Vec<u8>> {
    let path = target.split(['?', '#']).next()?;
    let plain = |part: &&str| *part != ".." && !part.contains(['\\', ':', '%', '\0']);
    let folders = path.split('/').filter(|part| !part.is_empty()).take_while(plain);
    let mut folder = root.to_owned();
    let mut page = std::fs::read(folder.join("404.html")).ok();
    for part in folders {
        folder.push(part);
        page = std::fs::read(folder.join("404.html")).ok().or(page);
    }
    page
}

fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

fn headers(media_type: &str, cache: &str) -> String {
    format!(
        "Content-Type: {media_type}\r\nCache-Control: {cache}\r\nReferrer-Policy: no-referrer\r\n\
         X-Content-Type-Options: nosniff\r\n"
    )
}

fn respond(
    stream: &mut TcpStream,
    wants: Wants,
    status: &str,
    headers: &str,
    body: &[u8],
) -> io::Result<()> {
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n"
    )?;
    match wants {
        Wants::All => stream.write_all(body),
        Wants::Head => Ok(()),
    }
}
