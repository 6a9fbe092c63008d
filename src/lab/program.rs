//! Outside programs as players: they read lines of JSON and answer with an action.
//!
//! The protocol is described in tests/positions/TRACES.md.

use crate::engine::bots::{Bot, Plan, SearchProgress, Thought};
use crate::engine::game::{Rng, Seat};
use crate::measure::LabTitle;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use std::{io, thread};

/// The longest answer, in bytes.
const LONGEST: u64 = 4096;

/// Why a program loses its game.
#[derive(Debug, thiserror::Error)]
pub(super) enum ProgramFault {
    /// It cannot be started.
    #[error("cannot be started: {0}")]
    Start(io::Error),
    /// It has ended or closed its input.
    #[error("has ended")]
    Ended,
    /// It gave no answer in time.
    #[error("gave no answer within {} ms", .0.as_millis())]
    Silent(Duration),
    /// Its answer is not a legal action.
    #[error("answered {0:?}, which is no legal action")]
    Illegal(String),
}

struct Running {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // Both fail only if it has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An outside program as a player. It is started at its first game, and again after a fault.
pub(super) struct Program {
    command: String,
    limit: Duration,
    running: RefCell<Option<Running>>,
    fault: RefCell<Option<ProgramFault>>,
}

impl Program {
    /// Makes a player that is not yet started, with a time limit for each answer.
    pub(super) fn new(command: &str, limit: Duration) -> Program {
        let (running, fault) = (RefCell::new(None), RefCell::new(None));
        Program { command: command.to_owned(), limit, running, fault }
    }

    /// Tells the program that a game begins, and its seat.
    pub(super) fn begin<G: LabTitle>(&self, setup: &G::Setup, seat: Seat) {
        if self.running.borrow().is_none() {
            match start(&self.command) {
                Ok(running) => *self.running.borrow_mut() = Some(running),
                Err(why) => self.fail(ProgramFault::Start(why)),
            }
        }
        let line = json!({
            "game": G::title(setup),
            "players": G::players(setup),
            "board": G::board(setup),
            "seat": seat,
        });
        self.say(&line).unwrap_or_else(|fault| self.fail(fault));
    }

    /// Takes the program's fault in the game that has just ended.
    pub(super) fn fault(&self) -> Option<ProgramFault> {
        self.fault.take()
    }

    /// Stops the program and records why; the first reason counts.
    fn fail(&self, fault: ProgramFault) {
        self.running.take();
        self.fault.borrow_mut().get_or_insert(fault);
    }

    fn say(&self, line: &Value) -> Result<(), ProgramFault> {
        let mut running = self.running.borrow_mut();
        let input = &mut running.as_mut().ok_or(ProgramFault::Ended)?.input;
        writeln!(input, "{line}").and_then(|()| input.flush()).map_err(|_| ProgramFault::Ended)
    }

    fn hear(&self) -> Result<String, ProgramFault> {
        let running = self.running.borrow();
        let answers = &running.as_ref().ok_or(ProgramFault::Ended)?.answers;
        answers.recv_timeout(self.limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => ProgramFault::Silent(self.limit),
            RecvTimeoutError::Disconnected => ProgramFault::Ended,
        })
    }

    fn ask<G: LabTitle>(
        &self,
        observation: &G::Observation,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> Result<G::Action, ProgramFault> {
        let state = G::determinize(observation, rng);
        let texts: Vec<String> = legal.iter().map(|&it| G::notation(&state, it)).collect();
        let (seat, known) = (G::to_act(&state), G::known(observation));
        self.say(&json!({ "seat": seat, "known": known, "legal": texts }))?;
        let answer = self.hear()?;
        let text = serde_json::from_str(&answer).unwrap_or_else(|_| answer.trim().to_owned());
        let named = texts.iter().position(|known| *known == text);
        let action = named.and_then(|at| legal.get(at).copied());
        action
            .or_else(|| G::parse(&state, &text).filter(|action| legal.contains(action)))
            .ok_or(ProgramFault::Illegal(text))
    }
}

/// Starts a program and reads its output continuously.
fn start(command: &str) -> io::Result<Running> {
    let mut child = Command::new("sh")
        .args(["-c", &format!("exec {command}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let pipes = child.stdin.take().zip(child.stdout.take());
    let (input, output) = pipes.ok_or(io::ErrorKind::BrokenPipe)?;
    let (said, answers) = channel();
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        while let Some(line) = read_line(&mut output) {
            if said.send(line).is_err() {
                return;
            }
        }
    });
    Ok(Running { child, input, answers })
}

/// Returns the next line, cut if too long; `None` at the end.
fn read_line(output: &mut BufReader<ChildStdout>) -> Option<String> {
    let mut line = Vec::new();
    let count = output.take(LONGEST).read_until(b'\n', &mut line).ok()?;
    if count == 0 { None } else { Some(String::from_utf8_lossy(&line).trim().to_owned()) }
}

/// The answer of a program; `None` without a legal one.
struct ProgramAnswer<A>(Option<A>);

impl<G: LabTitle> Bot<G> for Program {
    fn think(
        &self,
        observation: G::Observation,
        legal: &[G::Action],
        mut rng: Rng,
    ) -> Box<dyn Thought<G>> {
        let answer = self.ask::<G>(&observation, legal, &mut rng);
        Box::new(ProgramAnswer(answer.map_err(|fault| self.fail(fault)).ok()))
    }
}

impl<G: LabTitle> Thought<G> for ProgramAnswer<G::Action> {
    fn step(&mut self) -> SearchProgress {
        SearchProgress { done: 1, of: 1 }
    }

    fn plans(&self, _most: usize) -> Vec<Plan<G>> {
        self.0.into_iter().map(|action| Plan { actions: vec![action], worth: 0 }).collect()
    }
}
