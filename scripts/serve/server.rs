//! A static file server for one folder on this machine: what a plain web host does, and nothing more.

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
    /// When the port is taken or not allowed.
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
            // A browser that hangs up in the middle of an answer harms nobody.
            thread::spawn(move || answer(&root, stream).ok());
        }
    }
}

fn answer(root: &Path, mut stream: TcpStream) -> io::Result<()> {
    let mut head = BufReader::new((&stream).take(MAX_HEAD));
    let mut request = String::new();
    head.read_line(&mut request)?;
    skip_headers(&mut head)?;
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    if method != "GET" {
        return respond(&mut stream, "405 Method Not Allowed", "text/plain", b"");
    }
    match find(root, target).and_then(|path| Some((std::fs::read(&path).ok()?, path))) {
        Some((body, path)) => respond(&mut stream, "200 OK", media_type(&path), &body),
        None => respond(&mut stream, "404 Not Found", "text/plain", b"not found"),
    }
}

fn skip_headers(head: &mut impl BufRead) -> io::Result<()> {
    let mut line = String::new();
    while head.read_line(&mut line)? > 0 && !line.trim_end().is_empty() {
        line.clear();
    }
    Ok(())
}

/// The file that a request's target means; none for a target that would leave the folder.
fn find(root: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let plain = |part: &str| part != ".." && !part.contains(['\\', ':', '%', '\0']);
    if !path.split('/').all(plain) || path.starts_with('/') {
        return None;
    }
    let file = root.join(path);
    Some(if file.is_dir() { file.join("index.html") } else { file })
}

fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

/// Every answer is asked for anew: the page that was just built is the one that is seen.
fn respond(stream: &mut TcpStream, status: &str, media_type: &str, body: &[u8]) -> io::Result<()> {
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(body)
}
