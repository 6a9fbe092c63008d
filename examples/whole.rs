//! Compiles all of `src` as one program without public modules, so that the compiler reports unreachable code. It is
//! only checked:
//!
//! ```text
//! cargo check --features toy --example whole
//! cargo check --features "toy split" --example whole
//! ```
//!
//! Code is alive if the page, the workers, the command line or the golden example reach it, or if `tests_alone` names
//! it with a reason. Re-exports that only tests import are allowed.

#![deny(dead_code)]
#![allow(unreachable_pub, unused_imports)]

extern crate self as catenary;

#[path = "../src/engine/mod.rs"]
mod engine;
#[path = "golden.rs"]
mod golden;
#[path = "../src/lab/mod.rs"]
mod lab;
#[path = "../src/measure/mod.rs"]
mod measure;
#[path = "../src/shell/mod.rs"]
mod shell;
#[path = "../src/storage/mod.rs"]
mod storage;
#[path = "../src/table/mod.rs"]
mod table;
#[path = "../src/titles/mod.rs"]
mod titles;
#[path = "../src/toolkit/mod.rs"]
mod toolkit;
#[path = "../src/words/mod.rs"]
mod words;
#[path = "../src/worker/mod.rs"]
mod worker;

use measure::{Case, Script};
use std::rc::Rc;
use table::model::TableModel;
use titles::city::rules::City;
use titles::metromania::rules::Metromania;
use titles::metromania::rules::trip::{Fastest, StationNet};
use titles::toy::Toy;
use titles::tramways::rules::Tramways;
use toolkit::border::set_up_ui::SetUpFns;
use toolkit::border::table_ui::TableHandle;

fn main() {
    shell::mount();
    worker::serve::<City>();
    worker::serve::<Metromania>();
    worker::serve::<Tramways>();
    lab::run(std::env::args());
    golden::main();
    tests_alone();
}

/// Reaches what only tests use.
fn tests_alone() {
    // A table of the toy, as the shell holds those of titles.
    let _ = |table: TableModel<Toy>| TableHandle(Rc::new(table));
    let _ = SetUpFns::of::<Toy>;
    // The bots' decisions, checked against the golden games.
    let _ = engine::bots::check::<Toy>;
    // Why a game is no result, as data.
    let _ = |it: &engine::codec::Results<Toy>| it.replayed();
    // Links that name an own board by its id stay readable.
    let _ = engine::codec::write_short::<City>;
    // Position files describe themselves and the results of their cases.
    let _ = |script: Script| script.about;
    let _ = |case: Case| {
        let Case { then, refused, refused_position, events, legal, illegal, result, .. } = case;
        (then, refused, refused_position, events, legal, illegal, result)
    };
    // Compared with a slow search for the fastest trips.
    let _ = (StationNet::new, |fastest: &Fastest| {
        fastest.sections().all(|it| it.line.owner().0 < it.from)
    });
    // Each refusal has a rule and a phrase.
    let _ = titles::metromania::rules::refusal::Refusal::ALL;
    let _ = titles::tramways::rules::refusal::Refusal::ALL;
    // The wording tests read all rules.
    let _ = |rule: &words::rulebook::Clause| rule.texts().count();
}
