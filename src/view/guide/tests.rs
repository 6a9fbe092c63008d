use super::*;
use crate::engine::game::Rng;
use crate::i18n::Locale;
use crate::session::Questions;
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

#[test]
fn whoever_follows_the_guide_has_a_link_in_a_few_steps() {
    let (mut desk, mut steps, mut words) = (first(), 0, 0);
    let (mut heard, mut laid) = (Vec::new(), std::collections::BTreeSet::new());
    while proposal(&desk).is_some() {
        let lesson = desk.lesson();
        if let Some(lesson) = lesson.filter(|lesson| !heard.contains(lesson)) {
            let texts = Locale::ALL.map(|locale| lesson.text(&desk, locale));
            words += texts.iter().map(|text| text.split(' ').count()).max().unwrap_or(0);
            heard.push(lesson);
        }
        if lesson == Some(Lesson::Lay) {
            laid.extend(Locale::ALL.map(|locale| Lesson::Lay.text(&desk, locale)).first().cloned());
        }
        let before = (desk.session().ply(), desk.armed);
        desk = follow(&desk);
        assert_ne!((desk.session().ply(), desk.armed), before, "{lesson:?} leads on");
        assert_eq!((desk.note, &desk.menu), (None, &None), "{lesson:?} is one click");
        steps += 1;
    }
    assert_eq!(laid.len(), 3, "each tile has its own words: {laid:?}");
    assert_eq!(desk.session().ply(), OPENING.len());
    assert!(desk.state().links.iter().any(|link| link.is_complete()));
    assert_eq!(desk.state().player().stress(), 2);
    assert_eq!(
        heard,
        [Lesson::Keep, Lesson::Line, Lesson::Start, Lesson::FirstTile, Lesson::Lay, Lesson::Bill]
    );
    assert_eq!(desk.lesson(), Some(Lesson::FirstLink));
    // At 150 words a minute and 4 seconds a step that is less than two minutes.
    assert!(words * 60 / 150 + steps * 4 < 120, "{words} words, {steps} steps");
}

#[test]
fn the_first_turns_offer_nearly_everything() {
    let mut desk = first();
    while proposal(&desk).is_some() {
        desk = follow(&desk);
    }
    let tasks = legal(desk.state());
    for task in [Task::Rails, Task::UpgradeLink, Task::Build, Task::Passenger] {
        assert!(tasks.contains(&Action::Start(task)), "{task:?}");
    }
}

#[test]
fn whoever_leaves_the_way_is_not_called_back() {
    let desk = first();
    let other = legal(desk.state()).into_iter().find(|action| *action != OPENING[0]);
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
        let start = if seed % 2 == 0 { Family::Alternative } else { Family::Normal };
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
    let missed: Vec<&Lesson> =
        Lesson::ALL.iter().filter(|lesson| !heard.contains(lesson)).collect();
    assert!(missed.is_empty(), "never told: {missed:?}");
}

#[test]
fn a_lesson_is_told_again_only_where_it_is_asked_for() {
    let desk = first().after(Act::Teach(Teach::GotIt));
    assert_eq!(desk.lesson(), None);
    assert_eq!(desk.after(Act::Teach(Teach::Again)).lesson(), Some(Lesson::Keep));
    let skipped = desk.after(Act::Teach(Teach::Skip));
    assert_eq!((skipped.lesson(), proposal(&skipped)), (None, None));
    assert_eq!(skipped.after(Act::Teach(Teach::Again)).lesson(), Some(Lesson::Keep));
}

#[test]
fn escape_closes_a_lesson_before_anything_else() {
    let desk = first();
    let closed = desk.after(Act::Back);
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
    let desk = follow(&first());
    let save = crate::titles::tramways::saves::save(&desk.table, 1, 1);
    let read = crate::session::Save::read(&save.write()).expect("a good save");
    let (table, _) = read.open().expect("a legal setup");
    assert!(table.guide.told.has(Lesson::Keep.number()));
    assert_eq!(sit(table).lesson(), Some(Lesson::Line));
}

#[test]
fn every_number_fits_into_a_save() {
    assert!(Lesson::ALL.iter().all(|lesson| lesson.number() < 64));
}
