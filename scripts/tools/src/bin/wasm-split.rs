//! `wasm-split WHOLE FOLDER`: cuts a page apart at its split points. The first part, FOLDER/app.wasm, still needs wasm-bindgen.

use std::path::Path;
use wasm_split_cli_support::{Options, transform};

fn main() -> eyre::Result<()> {
    let (Some(whole), Some(folder)) = (std::env::args_os().nth(1), std::env::args_os().nth(2)) else {
        eyre::bail!("say which module, and into which folder");
    };
    let folder = Path::new(&folder);
    let (whole, first) = (std::fs::read(whole)?, folder.join("app.wasm"));
    let mut options = Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = &first;
    options.main_module = "./app.js";
    transform(options)?;
    Ok(())
}
