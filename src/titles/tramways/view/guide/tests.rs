use crate::engine::game::{Game, Rng};
use crate::table::intent::Perspective;
use crate::table::{Device, Guide, Players, Questions, Session, Table};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::Decision;
use crate::titles::tramways::view::guide::*;
use crate::titles::tramways::view::meaning::What;
use crate::titles::tramways::view::msg::{Click, ClickBy, Msg, Walk};
use crate::titles::tramways::view::payment::propose;
use crate::titles::tramways::view::scene::TargetId;
use crate::words::Locale;

/// A bubble has room for so many letters.
const MOST_LETTERS: usize = 200;

/// So many words are read before they are clicked away.
const MOST_WORDS: usize = 30;

fn first() -> GameModel {
    guided(first_setup())
}

fn sit(table: Table<Tramways>) -> GameModel {
    GameModel::new(table, Device::default(), Questions::default())
}

fn guided(setup: Setup) -> GameModel {
    let session = Session::new(setup).expect("a legal setup");
    sit(Table { guide: Guide::NEW, ..Table::new(session, &Players::people(1), 1) })
}

fn pointed(model: &GameModel) -> Vec<Pointer> {
    pointers(&model.seen(Locale::English), model.lesson())
}

fn proposed(model: &GameModel) -> Option<Action> {
    proposal(&model.seen(Locale::English))
}

/// What the pointer of a proposed move stands for.
fn follow(model: &GameModel) -> GameModel {
    let [pointer] = pointed(model).try_into().expect("one move is proposed");
    match pointer {
        Pointer::Action(action) => model.after(Msg::Play(vec![action])),
        Pointer::Icon(card, slot) => model.after(Msg::Icon(card, slot)),
        Pointer::Part(Part::Pay) => model.after(Msg::Pay),
        Pointer::Map(place) => {
            let overlay = crate::titles::tramways::view::meaning::overlay(
                model.state(),
                model.players(),
                &model.choices(),
            );
            let spot = place.mark().expect("a place has a mark");
            let hit = overlay.hit(spot);
            let click = Click {
                cell: model.state().map.lattice.at(hit.at),
                targets: hit.targets,
                by: ClickBy::Tap,
            };
            model.after(Msg::Click(click))
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

    fn listen(&mut self, model: &GameModel) {
        let Some(lesson) = model.lesson().filter(|lesson| !self.lessons.contains(lesson)) else {
            return;
        };
        let texts = Locale::ALL.map(|locale| lesson.text(&model.seen(locale)));
        for text in &texts {
            assert!(text.chars().count() <= MOST_LETTERS, "{text}");
        }
        self.words += texts.iter().map(|text| text.split(' ').count()).max().unwrap_or(0);
        self.lessons.push(lesson);
    }

    /// Does what is pointed at until something is so.
    fn follow(&mut self, mut model: GameModel, until: impl Fn(&GameModel) -> bool) -> GameModel {
        self.listen(&model);
        if model.lesson() == Some(Lesson::Goal) {
            model = model.after(Msg::Teach(Teach::GotIt));
        }
        while !until(&model) {
            self.listen(&model);
            let (before, lesson) =
                ((model.session().ply(), model.draft.start_location), model.lesson());
            model = follow(&model);
            assert_ne!(
                (model.session().ply(), model.draft.start_location),
                before,
                "{lesson:?} leads on"
            );
            assert_eq!((model.note, &model.draft.menu), (None, &None), "{lesson:?} is one click");
            self.steps += 1;
        }
        self.listen(&model);
        model
    }
}

fn has_link(model: &GameModel) -> bool {
    model.state().links.iter().any(|link| link.is_complete())
}

fn is_led_through(model: &GameModel) -> bool {
    proposed(model).is_none()
}

#[test]
fn the_first_thing_told_is_what_wins() {
    let model = first();
    assert_eq!((model.lesson(), pointed(&model)), (Some(Lesson::Goal), Vec::new()));
    assert!(Lesson::Goal.shows_score());
    assert_eq!(model.after(Msg::Teach(Teach::GotIt)).lesson(), Some(Lesson::Keep));
}

#[test]
fn whoever_follows_the_guide_has_a_link_in_a_few_steps() {
    let mut heard = Heard::default();
    let model = heard.follow(first(), has_link);
    assert_eq!(model.state().player().stress(), 2);
    let opening = [Lesson::Goal, Lesson::Keep, Lesson::Line, Lesson::Start, Lesson::FirstTile];
    assert_eq!(heard.lessons[..5], opening);
    assert_eq!(heard.lessons[5..], [Lesson::Lay, Lesson::Bill, Lesson::FirstLink]);
    assert!(heard.seconds() < 150, "{} words, {} steps", heard.words, heard.steps);
}

#[test]
fn each_tile_has_its_own_words() {
    let mut laid = std::collections::BTreeSet::new();
    let mut model = first().after(Msg::Teach(Teach::GotIt));
    while !has_link(&model) {
        if model.lesson() == Some(Lesson::Lay) {
            laid.insert(Lesson::Lay.text(&model.seen(Locale::English)));
        }
        model = follow(&model);
    }
    assert_eq!(laid.len(), 3, "{laid:?}");
}

#[test]
fn whoever_follows_the_guide_plays_the_whole_first_round() {
    let mut heard = Heard::default();
    let model = heard.follow(first(), is_led_through);
    let state = model.state();
    assert_eq!((state.round, state.decision), (2, Decision::Line));
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
    let model = Heard::default().follow(first(), |model| model.state().decision == Decision::Bill);
    let other = Tramways::legal(model.state());
    let next = proposed(&model);
    let other = other.into_iter().find(|action| Some(*action) != next).expect("another icon");
    let model = model.after(Msg::Play(vec![other]));
    assert!(proposed(&model).is_some());
}

#[test]
fn whoever_leaves_the_way_is_not_called_back() {
    let model = first();
    let other =
        Tramways::legal(model.state()).into_iter().find(|action| *action != script::SCRIPT[0]);
    let model = model.after(Msg::Play(other.into_iter().collect()));
    assert_eq!((proposed(&model), model.lesson()), (None, Some(Lesson::Line)));
}

/// Plays at random, as a player who reads half of the lessons through; gives each with its texts.
fn hear(mut model: GameModel, seed: u64) -> Vec<(Lesson, [String; 2])> {
    let (mut rng, mut heard) = (Rng::new(seed), Vec::new());
    let mut last = None;
    while model.state().decision != Decision::Over {
        if let Some(lesson) = model.lesson() {
            if last != Some(lesson) {
                heard.push((lesson, Locale::ALL.map(|locale| lesson.text(&model.seen(locale)))));
            }
            last = Some(lesson);
            pointed(&model);
            if lesson == Lesson::DearPayment {
                let places = propose(model.state(), &Default::default()).expect("a payment").places;
                let twice = |card| places.iter().filter(|place| place.0 == card).count() > 1;
                assert!(places.iter().any(|place| twice(place.0)), "one icon a card: {places:?}");
            }
            if rng.below(2) == 0 && !lesson.lasts() {
                model = model.after(Msg::Teach(Teach::GotIt));
                continue;
            }
        }
        model = step(&model, &mut rng);
    }
    heard
}

/// A decision, sometimes by way of the map, or a click that is refused.
fn step(model: &GameModel, rng: &mut Rng) -> GameModel {
    let start = model.choices().iter().position(|choice| choice.what == What::Start);
    if let Some(at) = start
        && model.draft.start_location.is_none()
        && rng.below(3) == 0
    {
        let targets = vec![TargetId(at as u16)];
        return model.after(Msg::Click(Click { cell: None, targets, by: ClickBy::Tap }));
    }
    if rng.below(40) == 0 {
        return model.after(Msg::Play(vec![Action::Pass]));
    }
    let legal = Tramways::legal(model.state());
    // Whoever only takes money sees little of the game.
    let tasks: Vec<Action> =
        legal.iter().copied().filter(|action| matches!(action, Action::Start(_))).collect();
    let from = if tasks.is_empty() || rng.below(8) == 0 { &legal } else { &tasks };
    model.after(Msg::Play(vec![from[rng.below(from.len())]])).after(Msg::Agree)
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
                assert!(text.split_whitespace().count() <= MOST_WORDS, "{text}");
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
    let got_it = || Msg::Teach(Teach::GotIt);
    let model = first().after(got_it()).after(got_it());
    assert_eq!(model.lesson(), None);
    assert_eq!(model.after(Msg::Teach(Teach::Again)).lesson(), Some(Lesson::Goal));
    let skipped = model.after(Msg::Teach(Teach::Skip));
    assert_eq!((skipped.lesson(), proposed(&skipped)), (None, None));
    assert_eq!(skipped.after(Msg::Teach(Teach::Again)).lesson(), Some(Lesson::Goal));
}

#[test]
fn what_nobody_could_read_is_not_told() {
    let model = first();
    let away = model.after(Msg::LookOn);
    assert_eq!(away.lesson(), None);
    assert_eq!(away.after(Msg::PlayHere).lesson(), Some(Lesson::Goal));
    let other_eyes = model.after(Msg::See(Perspective::All));
    assert_eq!(other_eyes.lesson(), None);
    assert_eq!(other_eyes.after(Msg::See(Perspective::Own)).lesson(), Some(Lesson::Goal));
}

#[test]
fn escape_closes_a_lesson_before_anything_else() {
    let model = first();
    let closed = model.after(model.escape());
    let closed = closed.after(closed.escape());
    assert_eq!((closed.lesson(), closed.session().ply()), (None, model.session().ply()));
}

#[test]
fn the_button_goes_back_though_a_lesson_is_open() {
    let starts = |model: &GameModel| model.draft.start_location.is_some();
    let model = Heard::default().follow(first(), starts);
    assert_eq!(model.lesson(), Some(Lesson::FirstTile));
    assert_eq!(model.after(Msg::Back).draft.start_location, None);
    assert_eq!(model.after(model.escape()).draft.start_location, model.draft.start_location);
}

#[test]
fn no_lesson_is_told_over_an_earlier_position() {
    let model = Heard::default().follow(first(), is_led_through);
    assert_eq!(model.lesson(), Some(Lesson::RoundOver));
    for ply in 0..model.session().ply() {
        let back = model.after(Msg::GoTo(0, ply));
        assert!(back.lesson().is_none() || !is_past(back.session()), "at {ply}");
    }
    let again = model.after(Msg::Walk(Walk::First)).after(Msg::Walk(Walk::Last));
    assert_eq!(again.lesson(), Some(Lesson::RoundOver));
}

#[test]
fn nobody_is_taught_in_a_ranked_game_or_with_others() {
    let strict = Table { mode: crate::table::GameMode::Ranked, ..first().table };
    assert_eq!(sit(strict).lesson(), None);
    let session = Session::new(Setup::standard(2, 1)).expect("a legal setup");
    let table = Table { guide: Guide::NEW, ..Table::new(session, &Players::people(2), 2) };
    let model = GameModel::new(table, Device::default(), Questions::default());
    assert_eq!(model.after(Msg::TakeDevice).lesson(), None);
}

#[test]
fn what_was_told_is_saved_with_the_game() {
    let model = follow(&first().after(Msg::Teach(Teach::GotIt)));
    let save = crate::titles::tramways::saves::save(&model.table, 1, 1);
    let read = crate::table::Save::read(&save.write()).expect("a good save");
    let (table, _) = read.open().expect("a legal setup");
    assert!(table.guide.told.has(Lesson::Keep.number()));
    assert_eq!(sit(table).lesson(), Some(Lesson::Line));
}

#[test]
fn what_was_closed_stays_closed_when_the_game_is_opened_again() {
    let starts = |model: &GameModel| model.lesson() == Some(Lesson::Start);
    let model = Heard::default().follow(first(), starts).after(Msg::Teach(Teach::GotIt));
    let opened = sit(model.table.clone());
    assert_eq!((model.lesson(), opened.lesson()), (None, None));
    assert_eq!(pointed(&opened), pointed(&model), "the way is still shown");
    assert!(!pointed(&opened).is_empty());
}

#[test]
fn every_number_fits_into_a_save() {
    assert!(Lesson::ALL.iter().all(|lesson| lesson.number() < 64));
}
