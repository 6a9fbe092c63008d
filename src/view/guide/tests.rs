use super::*;
use crate::engine::game::Rng;
use crate::i18n::Locale;
use crate::session::Questions;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::Ask;
use crate::view::act::{Act, Click, ClickBy};
use crate::view::fixture::legal;
use crate::view::meaning::What;
use crate::view::scene::TargetId;

/// A bubble has room for so many letters.
const MOST_LETTERS: usize = 200;

fn first() -> Desk {
    sit(first_game().expect("the first game can be played"))
}

fn sit(table: Table<Tramways>) -> Desk {
    Desk::new(table, Device::default(), Questions::default())
}

fn guided(setup: Setup) -> Desk {
    let session = Session::new(setup).expect("a legal setup");
    sit(Table { guide: Guide::NEW, ..Table::new(session, &Chairs::people(1), 1) })
}

/// What the pointer of a proposed move stands for.
fn follow(desk: &Desk) -> Desk {
    let [pointer] = pointers(desk).try_into().expect("one move is proposed");
    match pointer {
        Pointer::Action(action) => desk.after(Act::Play(vec![action])),
        Pointer::Icon(card, slot) => desk.after(Act::Icon(card, slot)),
        Pointer::Part(Part::Pay) => desk.after(Act::Pay),
        Pointer::Map(place) => {
            let overlay =
                crate::view::meaning::overlay(desk.state(), desk.chairs(), &desk.choices());
            let spot = place.mark().expect("a place has a mark");
            let hit = overlay.hit(spot);
            let click = Click {
                cell: desk.state().map.lattice.at(hit.at),
                targets: hit.targets,
                by: ClickBy::Tap,
            };
            desk.after(Act::Click(click))
        }
        other => panic!("{other:?} is no move"),
    }
}

/// What was heard on the way through the first round, step by step.
#[derive(Default)]
struct Heard {
    lessons: Vec<Lesson>,
    words: usize,
    steps: usize,
}

impl Heard {
    /// At 150 words a minute and 4 seconds a step.
    fn seconds(&self) -> usize {
        self.words * 60 / 150 + self.steps * 4
    }

    fn listen(&mut self, desk: &Desk) {
        let Some(lesson) = desk.lesson().filter(|lesson| !self.lessons.contains(lesson)) else {
            return;
        };
        let texts = Locale::ALL.map(|locale| lesson.text(desk, locale));
        for text in &texts {
            assert!(text.chars().count() <= MOST_LETTERS, "{text}");
        }
        self.words += texts.iter().map(|text| text.split(' ').count()).max().unwrap_or(0);
        self.lessons.push(lesson);
    }

    /// Does what is pointed at until something is so.
    fn follow(&mut self, mut desk: Desk, until: impl Fn(&Desk) -> bool) -> Desk {
        self.listen(&desk);
        if desk.lesson() == Some(Lesson::Goal) {
            desk = desk.after(Act::Teach(Teach::GotIt));
        }
        while !until(&desk) {
            self.listen(&desk);
            let (before, lesson) = ((desk.session().ply(), desk.armed), desk.lesson());
            desk = follow(&desk);
            assert_ne!((desk.session().ply(), desk.armed), before, "{lesson:?} leads on");
            assert_eq!((desk.note, &desk.menu), (None, &None), "{lesson:?} is one click");
            self.steps += 1;
        }
        self.listen(&desk);
        desk
    }
}

fn has_link(desk: &Desk) -> bool {
    desk.state().links.iter().any(|link| link.is_complete())
}

fn is_led_through(desk: &Desk) -> bool {
    proposal(desk).is_none()
}

#[test]
fn the_first_thing_told_is_what_wins() {
    let desk = first();
    assert_eq!((desk.lesson(), pointers(&desk)), (Some(Lesson::Goal), Vec::new()));
    assert!(Lesson::Goal.shows_score());
    assert_eq!(desk.after(Act::Teach(Teach::GotIt)).lesson(), Some(Lesson::Keep));
}

#[test]
fn whoever_follows_the_guide_has_a_link_in_a_few_steps() {
    let mut heard = Heard::default();
    let desk = heard.follow(first(), has_link);
    assert_eq!(desk.state().player().stress(), 2);
    let opening = [Lesson::Goal, Lesson::Keep, Lesson::Line, Lesson::Start, Lesson::FirstTile];
    assert_eq!(heard.lessons[..5], opening);
    assert_eq!(heard.lessons[5..], [Lesson::Lay, Lesson::Bill, Lesson::FirstLink]);
    assert!(heard.seconds() < 150, "{} words, {} steps", heard.words, heard.steps);
}

#[test]
fn each_tile_has_its_own_words() {
    let mut laid = std::collections::BTreeSet::new();
    let mut desk = first().after(Act::Teach(Teach::GotIt));
    while !has_link(&desk) {
        if desk.lesson() == Some(Lesson::Lay) {
            laid.insert(Lesson::Lay.text(&desk, Locale::English));
        }
        desk = follow(&desk);
    }
    assert_eq!(laid.len(), 3, "{laid:?}");
}

#[test]
fn whoever_follows_the_guide_plays_the_whole_first_round() {
    let mut heard = Heard::default();
    let desk = heard.follow(first(), is_led_through);
    let state = desk.state();
    assert_eq!((state.round, state.ask), (2, Ask::Line));
    assert_eq!(state.player().happiness, 2, "a Link travelled and a Building");
    assert_eq!((state.player().workers, state.player().stress()), (2, 1));
    let told = [
        Lesson::FirstLink,
        Lesson::Ride,
        Lesson::GetOff,
        Lesson::RidePay,
        Lesson::Build,
        Lesson::Kind,
        Lesson::Administration,
        Lesson::Tidied,
        Lesson::RoundOver,
    ];
    assert_eq!(heard.lessons[7..], told);
    assert!(heard.seconds() < 300, "{} words, {} steps", heard.words, heard.steps);
}

#[test]
fn paying_otherwise_does_not_end_the_first_round() {
    let desk = Heard::default().follow(first(), |desk| desk.state().ask == Ask::Bill);
    let other = legal(desk.state());
    let proposed = proposal(&desk);
    let other = other.into_iter().find(|action| Some(*action) != proposed).expect("another icon");
    let desk = desk.after(Act::Play(vec![other]));
    assert!(proposal(&desk).is_some());
}

#[test]
fn whoever_leaves_the_way_is_not_called_back() {
    let desk = first();
    let other = legal(desk.state()).into_iter().find(|action| *action != script::SCRIPT[0]);
    let desk = desk.after(Act::Play(other.into_iter().collect()));
    assert_eq!((proposal(&desk), desk.lesson()), (None, Some(Lesson::Line)));
}

/// Plays at random, as a player who reads half of the lessons through; gives each with its texts.
fn hear(mut desk: Desk, seed: u64) -> Vec<(Lesson, [String; 2])> {
    let (mut rng, mut heard) = (Rng::new(seed), Vec::new());
    let mut last = None;
    while desk.state().ask != Ask::Over {
        if let Some(lesson) = desk.lesson() {
            if last != Some(lesson) {
                heard.push((lesson, Locale::ALL.map(|locale| lesson.text(&desk, locale))));
            }
            last = Some(lesson);
            pointers(&desk);
            if rng.below(2) == 0 && !lesson.lasts() {
                desk = desk.after(Act::Teach(Teach::GotIt));
                continue;
            }
        }
        desk = step(&desk, &mut rng);
    }
    heard
}

/// A decision, sometimes by way of the map, or a click that is refused.
fn step(desk: &Desk, rng: &mut Rng) -> Desk {
    let start = desk.choices().iter().position(|choice| choice.what == What::Start);
    if let Some(at) = start.filter(|_| desk.armed.is_none() && rng.below(3) == 0) {
        let targets = vec![TargetId(at as u16)];
        return desk.after(Act::Click(Click { cell: None, targets, by: ClickBy::Tap }));
    }
    if rng.below(40) == 0 {
        return desk.after(Act::Play(vec![Action::Pass]));
    }
    let legal = legal(desk.state());
    // Whoever only takes money sees little of the game.
    let tasks: Vec<Action> =
        legal.iter().copied().filter(|action| matches!(action, Action::Start(_))).collect();
    let from = if tasks.is_empty() || rng.below(8) == 0 { &legal } else { &tasks };
    desk.after(Act::Play(vec![from[rng.below(from.len())]])).after(Act::Agree)
}

#[test]
fn every_lesson_is_told_in_some_game_and_never_twice() {
    let mut heard: Vec<Lesson> = Vec::new();
    for seed in 0..60 {
        let start =
            if seed % 2 == 0 { RankedCategory::Alternative } else { RankedCategory::Normal };
        let told = hear(guided(start.setup(seed)), seed);
        for (at, (lesson, texts)) in told.iter().enumerate() {
            assert!(
                told[..at].iter().all(|(other, _)| other != lesson),
                "{lesson:?} twice in {seed}"
            );
            assert_ne!(texts[0], texts[1]);
            for text in texts {
                assert!(!text.is_empty() && text.chars().count() <= MOST_LETTERS, "{text}");
            }
        }
        heard.extend(told.into_iter().map(|(lesson, _)| lesson));
    }
    let mut scripted = Heard::default();
    scripted.follow(first(), is_led_through);
    heard.extend(scripted.lessons);
    let missed: Vec<&Lesson> =
        Lesson::ALL.iter().filter(|lesson| !heard.contains(lesson)).collect();
    assert!(missed.is_empty(), "never told: {missed:?}");
}

#[test]
fn a_lesson_is_told_again_only_where_it_is_asked_for() {
    let got_it = || Act::Teach(Teach::GotIt);
    let desk = first().after(got_it()).after(got_it());
    assert_eq!(desk.lesson(), None);
    assert_eq!(desk.after(Act::Teach(Teach::Again)).lesson(), Some(Lesson::Goal));
    let skipped = desk.after(Act::Teach(Teach::Skip));
    assert_eq!((skipped.lesson(), proposal(&skipped)), (None, None));
    assert_eq!(skipped.after(Act::Teach(Teach::Again)).lesson(), Some(Lesson::Goal));
}

#[test]
fn escape_closes_a_lesson_before_anything_else() {
    let desk = first();
    let closed = desk.after(Act::Back).after(Act::Back);
    assert_eq!((closed.lesson(), closed.session().ply()), (None, desk.session().ply()));
}

#[test]
fn nobody_is_taught_in_a_ranked_game_or_with_others() {
    let table = first_game().expect("the first game can be played");
    let strict = Table { terms: crate::session::Terms::Ranked, ..table };
    assert_eq!(sit(strict).lesson(), None);
    let session = Session::new(Setup::standard(2, 1)).expect("a legal setup");
    let table = Table { guide: Guide::NEW, ..Table::new(session, &Chairs::people(2), 2) };
    let desk = Desk::new(table, Device::default(), Questions::default());
    assert_eq!(desk.after(Act::TakeDevice).lesson(), None);
}

#[test]
fn what_was_told_is_saved_with_the_game() {
    let desk = follow(&first().after(Act::Teach(Teach::GotIt)));
    let save = crate::titles::tramways::saves::save(&desk.table, 1, 1);
    let read = crate::session::Save::read(&save.write()).expect("a good save");
    let (table, _) = read.open().expect("a legal setup");
    assert!(table.guide.told.has(Lesson::Keep.number()));
    assert_eq!(sit(table).lesson(), Some(Lesson::Line));
}

#[test]
fn what_was_closed_stays_closed_when_the_game_is_opened_again() {
    let starts = |desk: &Desk| desk.lesson() == Some(Lesson::Start);
    let desk = Heard::default().follow(first(), starts).after(Act::Back);
    let opened = sit(desk.table.clone());
    assert_eq!((desk.lesson(), opened.lesson()), (None, None));
    assert_eq!(pointers(&opened), pointers(&desk), "the way is still shown");
    assert!(!pointers(&opened).is_empty());
}

#[test]
fn every_number_fits_into_a_save() {
    assert!(Lesson::ALL.iter().all(|lesson| lesson.number() < 64));
}
