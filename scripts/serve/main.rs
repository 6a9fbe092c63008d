//! `serve FOLDER PORT`: serves the folder on 127.0.0.1 until it is stopped.

mod server;

use server::Server;
use std::process::ExitCode;

fn main() -> ExitCode {
    match serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("play: {message}");
            ExitCode::FAILURE
        }
    }
}

fn serve() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, port] = arguments.as_slice() else {
        return Err("usage: serve FOLDER PORT".into());
    };
    let number = port.parse::<u16>().ok().filter(|&number| number > 0);
    let number = number.ok_or(format!("PORT must be a number from 1 to 65535, not '{port}'"))?;
    let server = Server::bind(folder, number).map_err(|error| {
        format!("port {port} cannot be used ({error}); choose another: PORT=8081 scripts/play")
    })?;
    let address = server.address().map_err(|error| error.to_string())?;
    println!("play: Catenary is at {address} (Ctrl-C stops it)");
    server.run();
    Ok(())
}
