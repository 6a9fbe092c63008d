//! The texts of tables along golden games, in both languages: texts.txt shows every change of what people read.

use super::links::links;
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Boundary, Record, Seat};
use catenary::table::board::orientation::Turned;
use catenary::table::intent::{ActionQuery, Intent};
use catenary::table::model::TableModel;
use catenary::table::open::{OpenTable, TableView};
use catenary::table::title::{SeatView, Title};
use catenary::table::view::{Choice, Lesson, PlaceState, Pressed};
use catenary::table::{Device, GameTable, Guide, Hands, Players, Session};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;
use catenary::words::Locale;
use std::collections::BTreeSet;

/// The first lines of texts.txt.
const HEAD: &str = "\
# What tables tell along golden games (links.txt): each line once a game, the English | the Spanish. The log is printed whole.
# Printed by: cargo run --no-default-features --example golden -- texts > tests/golden/texts.txt
";

/// The people at a table.
#[derive(Clone, Copy)]
enum Seated {
    /// People who see each other's hands.
    Together,
    /// A person with bots.
    WithBots,
}

/// The games: each has the key of a title and its place among the finished games of that title.
const GAMES: [(&str, usize, Seated, Turned); 12] = [
    ("tramways", 0, Seated::Together, Turned::Not),
    ("tramways", 2, Seated::Together, Turned::Quarter),
    ("tramways", 3, Seated::WithBots, Turned::Not),
    ("tramways", 5, Seated::Together, Turned::Not),
    ("tramways", 6, Seated::WithBots, Turned::Quarter),
    ("tramways", 7, Seated::Together, Turned::Not),
    ("san-francisco", 0, Seated::Together, Turned::Not),
    ("san-francisco", 2, Seated::WithBots, Turned::Not),
    ("berlin", 1, Seated::WithBots, Turned::Not),
    ("own-board", 2, Seated::Together, Turned::Not),
    ("metromania", 0, Seated::Together, Turned::Not),
    ("metromania", 5, Seated::WithBots, Turned::Not),
];

/// The number of decisions that are followed in a game.
const LONGEST: usize = 150;
/// The interval, in decisions, of the lists of places, with presses that do nothing.
const STRIDE: usize = 29;
/// One of this many places is asked about and, if nothing can be done there, named and pressed.
const SPARSE: usize = 5;

/// All of texts.txt.
pub(crate) fn texts() -> String {
    let mut text = HEAD.to_owned();
    for (key, number, seated, lies) in GAMES {
        let finished = |line: &[&'static str; 3]| {
            line[0] == key && line[1].starts_with('g') && line[2].contains(":over:")
        };
        let is_whole = |line: &[&str; 3]| {
            let plies = line[2].split(':').next().and_then(|plies| plies.split_once('/'));
            plies.is_some_and(|(cursor, length)| cursor == length)
        };
        let mut games = links().into_iter().filter(|line| finished(line) && is_whole(line));
        let link = games.nth(number).expect("a game of links.txt")[1];
        text += &format!("\n== {key} {number}\n");
        text += &match key {
            "tramways" => game::<Tramways>(link, seated, lies),
            "metromania" => game::<Metromania>(link, seated, lies),
            _ => game::<City>(link, seated, lies),
        };
    }
    text
}

fn game<G: Title>(link: &str, seated: Seated, lies: Turned) -> String {
    Teller::<G>::new(link, seated, lies).texts()
}

/// Writes the texts of a game.
struct Teller<G: Title> {
    record: Record<G>,
    players: Players,
    lies: Turned,
    said: BTreeSet<String>,
    text: String,
}

/// Asks the same question in each language.
fn both<T>(question: impl Fn(Locale) -> T) -> [T; 2] {
    Locale::ALL.map(question)
}

impl<G: Title> Teller<G> {
    fn new(link: &str, seated: Seated, lies: Turned) -> Self {
        let Link { record, .. } = codec::read::<G>(link).expect("a golden link");
        let count = G::players(&record.setup);
        let people = Players::people(count);
        let players = match seated {
            Seated::Together => people.with_hands(Hands::Open),
            Seated::WithBots => people.against_bots(Seat(0)).with_hands(Hands::Hidden),
        };
        Teller { record, players, lies, said: BTreeSet::new(), text: String::new() }
    }

    fn texts(mut self) -> String {
        let length = self.record.actions.len().min(LONGEST);
        let mut before = None;
        for ply in 0..length {
            let table = self.table(ply, ply);
            let stage = G::boundary(table.session().state());
            let seat = G::to_act(table.session().state()).map_or(0, |Seat(seat)| seat + 1);
            let begins = self.text.len();
            self.position(&table);
            // The proposal changes with each icon of a payment: the first one is enough.
            if stage != Boundary::Paying || before != Some(stage) {
                let proposal = both(|locale| table.ask(locale, |seen| G::proposal(seen)));
                self.say("proposal", proposal.map(Option::unwrap_or_default));
            }
            before = Some(stage);
            if ply % STRIDE == 0 {
                self.board(&table);
            }
            let decides = table.ask(Locale::English, |seen| seen.may_act());
            if decides && stage == Boundary::Root {
                self.hint(&table, ply);
            }
            if self.text.len() > begins {
                self.text.insert_str(begins, &format!("-- {ply}, seat {seat}\n"));
            }
        }
        self.end(length);
        self.text
    }

    fn table(&self, ply: usize, length: usize) -> TableModel<G> {
        let record = Record::<G> {
            setup: self.record.setup.clone(),
            actions: self.record.actions[..length].to_vec(),
        };
        let (session, _) = Session::<G>::resume(&record, ply).expect("a legal game");
        let table = GameTable::new(session, &self.players, self.players.count());
        TableModel::new(GameTable { guide: Guide::NEW, ..table }, Device::default())
            .after(&Intent::Turn(self.lies), Locale::English)
    }

    /// Writes a line that was not written before.
    fn say(&mut self, kind: &str, [english, spanish]: [String; 2]) {
        let line = if english == spanish {
            format!("{kind} {english}\n")
        } else {
            format!("{kind} {english} | {spanish}\n")
        };
        if !english.is_empty() && self.said.insert(line.clone()) {
            self.text += &line;
        }
    }

    /// Writes the prompt, the choices, and the guide's lesson.
    fn position(&mut self, table: &TableModel<G>) {
        let asked = both(|locale| {
            table.ask(locale, |seen| {
                let prompt = G::prompt(seen);
                let rule = prompt.rule.map(|rule| format!(" [{rule}]")).unwrap_or_default();
                let head = [prompt.short, prompt.full + &rule, G::progress(seen)];
                (
                    head,
                    G::choices(seen).into_iter().map(|it| it.choice).collect::<Vec<_>>(),
                    lessons(seen),
                )
            })
        });
        let [(head, choices, lessons), (head_es, choices_es, lessons_es)] = asked;
        for ((kind, en), es) in ["short", "prompt", "when"].iter().zip(head).zip(head_es) {
            self.say(kind, [en, es]);
        }
        self.choices("choice", [choices, choices_es]);
        for (en, es) in lessons.into_iter().zip(lessons_es) {
            self.say(&format!("lesson {}", en.number), [en.text, es.text]);
        }
    }

    fn choices(&mut self, kind: &str, [choices, spanish]: [Vec<Choice>; 2]) {
        for (en, es) in choices.into_iter().zip(spanish) {
            let label = |it: &Choice| match &it.detail {
                Some(detail) => format!("{}: {detail}", it.label),
                None => it.label.clone(),
            };
            self.say(kind, [label(&en), label(&es)]);
            if let (Some(en), Some(es)) = (en.barred, es.barred) {
                self.say(&format!("barred [{}]", en.rule), [en.text, es.text]);
            }
        }
    }

    /// Writes the places, their menus, the effects of pressing them, and the players' numbers.
    fn board(&mut self, table: &TableModel<G>) {
        let [view, spanish] = both(|locale| table.view(locale));
        for (en, es) in view.panels.iter().zip(&spanish.panels) {
            for (en, es) in en.stats.iter().zip(&es.stats) {
                let all = |it: &catenary::table::view::Stat| format!("{}: {}", it.name, it.value);
                self.say("stat", [all(en), all(es)]);
            }
        }
        let mut pressed = 0;
        for (index, (en, es)) in view.places.iter().zip(&spanish.places).enumerate() {
            let is_due = index % SPARSE == 0;
            if en.state != PlaceState::Idle || is_due {
                self.say("place", [en.name.clone(), es.name.clone()]);
            }
            if en.state == PlaceState::Idle && is_due {
                self.refused(table, Pressed::Place(en.id));
            }
            if en.state == PlaceState::Legal && pressed < 2 {
                pressed += 1;
                self.pressed(table, Intent::Press(Pressed::Place(en.id)));
            }
            if is_due {
                self.pressed(table, Intent::Ask(Pressed::Place(en.id)));
            }
        }
    }

    fn refused(&mut self, table: &TableModel<G>, pressed: Pressed) {
        let refusals = both(|locale| {
            let after = table.after(&Intent::Press(pressed), locale);
            after.ask(locale, |seen| seen.note.cloned())
        });
        if let [Some(en), Some(es)] = refusals {
            self.say(&format!("refusal [{}]", en.rule), [en.text, es.text]);
        }
    }

    /// Writes the prompt and the menu after a press that decides nothing.
    fn pressed(&mut self, table: &TableModel<G>, intent: Intent) {
        let [view, spanish] = both(|locale| table.after(&intent, locale).view(locale));
        if view.past.length != table.plies() {
            return;
        }
        let asks = |view: &TableView| match &view.query {
            Some(ActionQuery::Warned(warning)) => Some(warning.text.clone()),
            _ => None,
        };
        if let (Some(en), Some(es)) = (asks(&view), asks(&spanish)) {
            self.say("question", [en, es]);
        }
        if let Intent::Press(_) = intent {
            self.say("pressed", [view.prompt.full.clone(), spanish.prompt.full.clone()]);
            self.choices("pressed", [view.choices.clone(), spanish.choices.clone()]);
        }
        if let (Some(en), Some(es)) = (&view.menu, &spanish.menu) {
            self.say("menu", [en.title.clone(), es.title.clone()]);
            self.say("menu", [en.text.clone(), es.text.clone()]);
            self.choices("use", [en.uses.clone(), es.uses.clone()]);
            for ((en, why), (es, why_es)) in en.not_now.iter().zip(&es.not_now) {
                let not_now = |what: &str, why: &str| format!("{what}: {why}");
                let lines = [not_now(en, &why.text), not_now(es, &why_es.text)];
                self.say(&format!("not now [{}]", why.rule), lines);
            }
        }
    }

    /// Writes the hint that proposes the game's own decisions, up to the next decision of another seat.
    fn hint(&mut self, table: &TableModel<G>, ply: usize) {
        let seat = G::to_act(table.session().state());
        let mut state = G::State::clone(table.session().state());
        let goes_on = |&action: &G::Action| {
            let goes_on = G::to_act(&state) == seat;
            let _ = G::apply(&mut state, action, &mut Vec::new());
            goes_on
        };
        let rest = self.record.actions[ply..].iter().copied();
        let actions: Vec<G::Action> = rest.take_while(goes_on).collect();
        let mut record = table.session().record();
        record.actions.extend(actions);
        let line = codec::write(&Link::<G>::game(record, ply));
        let [hints, spanish] = both(|locale| table.hints(&[(line.clone(), 0)], locale));
        for (en, es) in hints.into_iter().zip(spanish) {
            self.say("hint", [en.now, es.now]);
            self.say("  why", [en.why, es.why]);
        }
    }

    /// Writes a player's whole log, and the final count.
    fn end(&mut self, length: usize) {
        let whole = self.record.actions.len();
        let [view, spanish] = both(|locale| self.table(length, length).view(locale));
        self.text += "-- log\n";
        for (en, es) in view.log.iter().zip(&spanish.log) {
            let seat = en.seat.map_or("-".to_owned(), |seat| (seat.0 + 1).to_string());
            self.text += &format!("{} {seat} {} | {}\n", en.ply, en.text, es.text);
            for (en, es) in en.details.iter().zip(&es.details) {
                self.text += &format!("  {en} | {es}\n");
            }
        }
        assert_eq!(view.log.len(), spanish.log.len());
        let [view, spanish] = both(|locale| self.table(whole, whole).view(locale));
        self.text += "-- count\n";
        if let (Some(en), Some(es)) = (&view.count, &spanish.count) {
            for (en, es) in en.rows.iter().zip(&es.rows) {
                self.say("row", [en.name.clone(), es.name.clone()]);
                let remark = |it: &Option<String>| it.clone().unwrap_or_default();
                self.say("remark", [remark(&en.remark), remark(&es.remark)]);
            }
            for (en, es) in en.remarks.iter().zip(&es.remarks) {
                self.say("remark", [en.clone(), es.clone()]);
            }
        }
    }
}

/// All lessons that apply at a position, in order.
fn lessons<G: Title>(seen: &SeatView<G>) -> Vec<Lesson> {
    let mut lessons: Vec<Lesson> = Vec::new();
    while let Some(lesson) = G::lesson(seen, &|number| lessons.iter().any(|it| it.number == number))
    {
        lessons.push(lesson);
    }
    lessons
}
