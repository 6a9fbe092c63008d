use crate::engine::game::{Game, Rng};
use crate::table::intent::{Intent, Perspective};
use crate::table::model::TableModel;
use crate::table::open::{Moment, OpenTable};
use crate::table::set_up::SetUp;
use crate::table::view::Pressed;
use crate::table::{Device, GameMode, GameTable, Guide, Hands, Players, Session, Teach};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::rules::variants::Deal;
use crate::titles::tramways::view::cost::payment::propose;
use crate::titles::tramways::view::drafts::ids::{self, InHand, place_of};
use crate::titles::tramways::view::drafts::move_draft::Draft;
use crate::titles::tramways::view::fixture::{does, presses, takes};
use crate::titles::tramways::view::guide::*;
use crate::titles::tramways::view::map::meaning::{MapAction, choices};
use crate::titles::tramways::words::categories::CATEGORIES;
use crate::words::Locale;

type Model = TableModel<Tramways>;

/// A ranked setup of a category.
fn ranked(category: usize, seed: u64) -> Setup {
    let game = CATEGORIES[category].game(seed);
    Tramways::set_up(Tramways::KEY, &game).expect("a setup")
}

/// Letters that fit in a bubble.
const MOST_LETTERS: usize = 200;

/// Words that players read before they click a bubble away.
const MOST_WORDS: usize = 30;

fn first() -> Model {
    guided(first_setup())
}

fn sit(table: GameTable<Tramways>) -> Model {
    TableModel::new(table, Device::default())
}

fn guided(setup: Setup) -> Model {
    let players = setup.players();
    let session = Session::new(setup).expect("a legal setup");
    let people = Players::people(players).with_hands(Hands::Open);
    sit(GameTable { guide: Guide::NEW, ..GameTable::new(session, &people, players) })
}

fn state(model: &Model) -> &State {
    model.session().state()
}

fn draft(model: &Model) -> Draft {
    model.ask(Locale::English, |view| view.draft.clone())
}

fn lesson(model: &Model) -> Option<LessonKind> {
    model.ask(Locale::English, shown)
}

fn pointed(model: &Model) -> Vec<LessonTarget> {
    model.ask(Locale::English, |view| pointers(view, shown(view)))
}

fn proposed(model: &Model) -> Option<Action> {
    model.ask(Locale::English, proposal)
}

fn texts(model: &Model, lesson: LessonKind) -> [String; 2] {
    Locale::ALL.map(|locale| model.ask(locale, |view| lesson.text(view)))
}

fn teach(model: &Model, wish: Teach) -> Model {
    does(model, &Intent::Guide(wish))
}

/// Makes the move that the guide points at.
fn follow(model: &Model) -> Model {
    let [pointer] = pointed(model).try_into().expect("one move is proposed");
    match pointer {
        LessonTarget::Action(action) => takes(model, action),
        LessonTarget::Icon(card, slot) => {
            presses(model, Pressed::Piece(InHand::Icon(card, slot).id()))
        }
        LessonTarget::Part(PagePart::Pay) => presses(model, Pressed::Choice(ids::pay())),
        LessonTarget::Map(place) => {
            let spot = place.mark().expect("a place has a mark");
            presses(model, Pressed::Spot(spot.x, spot.y))
        }
        other => panic!("{other:?} is no move"),
    }
}

/// The lessons given during the first round, their words, and the player's steps.
#[derive(Default)]
struct GivenLesson {
    lessons: Vec<LessonKind>,
    words: usize,
    steps: usize,
}

impl GivenLesson {
    /// Reading time at 150 words a minute, plus 4 seconds a step.
    fn seconds(&self) -> usize {
        self.words * 60 / 150 + self.steps * 4
    }

    fn listen(&mut self, model: &Model) {
        let Some(lesson) = lesson(model) else { return };
        if self.lessons.contains(&lesson) {
            return;
        }
        let texts = texts(model, lesson);
        for text in &texts {
            assert!(text.chars().count() <= MOST_LETTERS, "{text}");
        }
        self.words += texts.iter().map(|text| text.split(' ').count()).max().unwrap_or(0);
        self.lessons.push(lesson);
    }

    /// Follows the guide until a condition holds.
    fn follow(&mut self, mut model: Model, until: impl Fn(&Model) -> bool) -> Model {
        self.listen(&model);
        if lesson(&model) == Some(LessonKind::Goal) {
            model = teach(&model, Teach::GotIt);
        }
        while !until(&model) {
            self.listen(&model);
            let at = |model: &Model| (model.session().ply(), draft(model).start_location);
            let (before, lesson) = (at(&model), lesson(&model));
            model = follow(&model);
            assert_ne!(at(&model), before, "{lesson:?} leads on");
            let view = model.view(Locale::English);
            assert_eq!((&view.note, &view.menu), (&None, &None), "{lesson:?} is one click");
            self.steps += 1;
        }
        self.listen(&model);
        model
    }
}

fn has_link(model: &Model) -> bool {
    state(model).links.iter().any(|link| link.is_complete())
}

fn is_led_through(model: &Model) -> bool {
    proposed(model).is_none()
}

#[test]
fn the_first_lesson_is_the_goal() {
    let model = first();
    assert_eq!((lesson(&model), pointed(&model)), (Some(LessonKind::Goal), Vec::new()));
    assert!(!LessonKind::Goal.shows_score());
    assert_eq!(lesson(&teach(&model, Teach::GotIt)), Some(LessonKind::Keep));
}

#[test]
fn the_guide_leads_to_a_link_in_a_few_steps() {
    let mut heard = GivenLesson::default();
    let model = heard.follow(first(), has_link);
    assert_eq!(state(&model).player().stress(), 2);
    let opening = [
        LessonKind::Goal,
        LessonKind::Keep,
        LessonKind::Line,
        LessonKind::Start,
        LessonKind::FirstTile,
    ];
    assert_eq!(heard.lessons[..5], opening);
    assert_eq!(heard.lessons[5..], [LessonKind::Lay, LessonKind::Bill, LessonKind::FirstLink]);
    assert!(heard.seconds() < 150, "{} words, {} steps", heard.words, heard.steps);
}

#[test]
fn each_tile_has_its_own_lesson_text() {
    let mut laid = std::collections::BTreeSet::new();
    let mut model = teach(&first(), Teach::GotIt);
    while !has_link(&model) {
        if lesson(&model) == Some(LessonKind::Lay) {
            laid.extend(texts(&model, LessonKind::Lay).into_iter().next());
        }
        model = follow(&model);
    }
    assert_eq!(laid.len(), 3, "{laid:?}");
}

#[test]
fn the_guide_leads_through_the_whole_first_round() {
    let mut heard = GivenLesson::default();
    let model = heard.follow(first(), is_led_through);
    let state = state(&model);
    assert_eq!((state.round, state.decision), (2, Decision::Line));
    assert_eq!(state.player().happiness, 2, "a Link travelled and a Building");
    assert_eq!((state.player().workers, state.player().stress()), (2, 1));
    let order = [
        LessonKind::FirstLink,
        LessonKind::Ride,
        LessonKind::GetOff,
        LessonKind::RidePay,
        LessonKind::Build,
        LessonKind::Kind,
        LessonKind::Administration,
        LessonKind::Tidied,
        LessonKind::RoundOver,
    ];
    assert_eq!(heard.lessons[7..], order);
    assert!(heard.seconds() < 300, "{} words, {} steps", heard.words, heard.steps);
}

#[test]
fn the_guide_continues_after_another_payment() {
    let model =
        GivenLesson::default().follow(first(), |model| state(model).decision == Decision::Bill);
    let other = Tramways::legal(state(&model));
    let next = proposed(&model);
    let other = other.into_iter().find(|action| Some(*action) != next).expect("another icon");
    let model = takes(&model, other);
    assert!(proposed(&model).is_some());
}

#[test]
fn the_guide_stops_after_another_action() {
    let model = first();
    let mut legal = Tramways::legal(state(&model)).into_iter();
    let other = legal.find(|action| *action != script::SCRIPT[0]).expect("another Book");
    let model = takes(&model, other);
    assert_eq!((proposed(&model), lesson(&model)), (None, Some(LessonKind::Line)));
}

/// Plays at random and reads half of the lessons; returns each with its texts.
fn hear(mut model: Model, seed: u64) -> Vec<(LessonKind, [String; 2])> {
    let (mut rng, mut heard) = (Rng::new(seed), Vec::new());
    let mut last = None;
    while state(&model).decision != Decision::Over {
        if let Some(lesson) = lesson(&model) {
            if last != Some(lesson) {
                heard.push((lesson, texts(&model, lesson)));
            }
            last = Some(lesson);
            pointed(&model);
            if lesson == LessonKind::DearPayment {
                let places = propose(state(&model), &Default::default()).expect("a payment").places;
                let twice = |card| places.iter().filter(|place| place.0 == card).count() > 1;
                assert!(places.iter().any(|place| twice(place.0)), "one icon a card: {places:?}");
            }
            if rng.below(2) == 0 && !lesson.lasts() {
                model = teach(&model, Teach::GotIt);
                continue;
            }
        }
        model = step(&model, &mut rng);
    }
    heard
}

/// Takes an action, sometimes via the map, or makes a press that is refused.
fn step(model: &Model, rng: &mut Rng) -> Model {
    let starts = choices(state(model), None);
    if let Some(start) = starts.iter().find(|choice| choice.what == MapAction::Start)
        && draft(model) == Draft::default()
        && rng.below(3) == 0
    {
        return presses(model, Pressed::Place(place_of(start.cell)));
    }
    if rng.below(40) == 0 {
        return takes(model, Action::Pass);
    }
    let legal = Tramways::legal(state(model));
    // A player who mostly takes money sees too little of the game.
    let tasks: Vec<Action> =
        legal.iter().copied().filter(|action| matches!(action, Action::Start(_))).collect();
    let from = if tasks.is_empty() || rng.below(8) == 0 { &legal } else { &tasks };
    let taken = takes(model, from[rng.below(from.len())]);
    let is_asked = taken.view(Locale::English).query.is_some();
    if is_asked { does(&taken, &Intent::Agree) } else { taken }
}

#[test]
fn every_lesson_is_given_in_some_game_and_never_twice() {
    let mut heard: Vec<LessonKind> = Vec::new();
    for seed in 0..60 {
        let start = match seed % 3 {
            0 => ranked(2, seed),
            1 => ranked(0, seed),
            _ => Setup { deal: Deal::Advanced, ..Setup::standard(2, seed) },
        };
        let given = hear(guided(start), seed);
        for (at, (lesson, texts)) in given.iter().enumerate() {
            assert!(
                given[..at].iter().all(|(other, _)| other != lesson),
                "{lesson:?} twice in {seed}"
            );
            assert_ne!(texts[0], texts[1]);
            for text in texts {
                assert!(!text.is_empty() && text.chars().count() <= MOST_LETTERS, "{text}");
                assert!(text.split_whitespace().count() <= MOST_WORDS, "{text}");
            }
        }
        heard.extend(given.into_iter().map(|(lesson, _)| lesson));
    }
    let mut scripted = GivenLesson::default();
    scripted.follow(first(), is_led_through);
    heard.extend(scripted.lessons);
    let missed: Vec<&LessonKind> =
        LessonKind::ALL.iter().filter(|lesson| !heard.contains(lesson)).collect();
    assert!(missed.is_empty(), "never told: {missed:?}");
}

#[test]
fn repeats_a_lesson_only_on_request() {
    let model = teach(&teach(&first(), Teach::GotIt), Teach::GotIt);
    assert_eq!(lesson(&model), None);
    assert_eq!(lesson(&teach(&model, Teach::Again)), Some(LessonKind::Goal));
    let skipped = teach(&model, Teach::Skip);
    assert_eq!((lesson(&skipped), proposed(&skipped)), (None, None));
    assert_eq!(lesson(&teach(&skipped, Teach::Again)), Some(LessonKind::Goal));
}

#[test]
fn a_lesson_waits_until_somebody_can_read_it() {
    let model = first();
    let away = does(&model, &Intent::LookOn);
    assert_eq!(lesson(&away), None);
    assert_eq!(lesson(&does(&away, &Intent::PlayHere)), Some(LessonKind::Goal));
    let other_eyes = does(&model, &Intent::See(Perspective::All));
    assert_eq!(lesson(&does(&other_eyes, &Intent::See(Perspective::Own))), Some(LessonKind::Goal));
}

#[test]
fn leave_closes_the_lesson_first() {
    let model = first();
    let closed = does(&does(&model, &Intent::Leave), &Intent::Leave);
    assert_eq!((lesson(&closed), closed.session().ply()), (None, model.session().ply()));
}

#[test]
fn the_back_button_works_while_a_lesson_is_open() {
    let starts = |model: &Model| draft(model).start_location.is_some();
    let model = GivenLesson::default().follow(first(), starts);
    assert_eq!(lesson(&model), Some(LessonKind::FirstTile));
    assert_eq!(draft(&presses(&model, Pressed::Back)).start_location, None);
    assert_eq!(draft(&does(&model, &Intent::Leave)), draft(&model));
}

#[test]
fn shows_no_lesson_in_the_past() {
    let model = GivenLesson::default().follow(first(), is_led_through);
    assert_eq!(lesson(&model), Some(LessonKind::RoundOver));
    for ply in 0..model.session().ply() {
        let back = does(&model, &Intent::GoTo { line: 0, ply });
        let is_past = back.view(Locale::English).past.moment == Moment::Past;
        assert!(lesson(&back).is_none() || !is_past, "at {ply}");
    }
    let start = does(&model, &Intent::GoTo { line: 0, ply: 0 });
    let again = does(&start, &Intent::GoTo { line: 0, ply: model.session().ply() });
    assert_eq!(lesson(&again), Some(LessonKind::RoundOver));
}

#[test]
fn ranked_games_have_no_lessons() {
    let strict = GameTable { mode: GameMode::Ranked, ..first().table };
    assert_eq!(lesson(&sit(strict)), None);
}

#[test]
fn explains_the_first_auction_of_several_players() {
    let mut model = guided(Setup::standard(3, 1));
    let mut rng = Rng::new(3);
    while state(&model).decision != Decision::Bid {
        model = step(&model, &mut rng);
    }
    while lesson(&model) != Some(LessonKind::Auction) {
        assert!(lesson(&model).is_some(), "it is told");
        model = teach(&model, Teach::GotIt);
    }
    let [english, spanish] = texts(&model, LessonKind::Auction);
    assert!(english.contains("Example: bid $3") && spanish.contains("Ejemplo:"));
    assert_eq!(english.matches(". ").count(), 2, "three sentences");
    let legal = Tramways::legal(state(&model));
    let next = takes(&model, legal[0]);
    assert_ne!(lesson(&next), Some(LessonKind::Auction), "once");
}

#[test]
fn every_decision_can_be_explained() {
    for (players, seed) in [(1, 4), (3, 5)] {
        let (mut model, mut rng) = (guided(Setup::standard(players, seed)), Rng::new(seed));
        while state(&model).decision != Decision::Over {
            let view = model.view(Locale::English);
            assert!(view.may.explain, "{:?}", state(&model).decision);
            let again = lesson(&teach(&model, Teach::Again));
            assert!(again.is_some(), "{:?}", state(&model).decision);
            model = step(&model, &mut rng);
        }
    }
}

#[test]
fn next_shows_the_next_pending_lesson() {
    let (mut model, mut rng) = (guided(ranked(0, 3)), Rng::new(3));
    let mut several = 0;
    while state(&model).decision != Decision::Over {
        let mut given = Vec::new();
        while let Some(now) = lesson(&model) {
            assert!(!given.contains(&now));
            given.push(now);
            model = teach(&model, Teach::GotIt);
        }
        let waits = model.ask(Locale::English, |view| {
            super::lesson(view, |lesson| view.guide.given.has(lesson.number()))
        });
        assert_eq!(waits, None);
        several += usize::from(given.len() > 1);
        model = step(&model, &mut rng);
    }
    assert!(several > 0);
}

#[test]
fn given_lessons_are_saved_with_the_game() {
    let model = follow(&teach(&first(), Teach::GotIt));
    let read = crate::table::Save::read(&model.save(1, 1).write()).expect("a good save");
    let (table, _) = read.open().expect("a legal setup");
    assert!(table.guide.given.has(LessonKind::Keep.number()));
    assert_eq!(lesson(&sit(table)), Some(LessonKind::Line));
}

#[test]
fn a_closed_lesson_stays_closed_after_reopening() {
    let starts = |model: &Model| lesson(model) == Some(LessonKind::Start);
    let model = teach(&GivenLesson::default().follow(first(), starts), Teach::GotIt);
    let opened = sit(model.table.clone());
    assert_eq!((lesson(&model), lesson(&opened)), (None, None));
    assert_eq!(pointed(&opened), pointed(&model), "the way is still shown");
    assert!(!pointed(&opened).is_empty());
}

#[test]
fn lesson_numbers_fit_into_a_save() {
    assert!(LessonKind::ALL.iter().all(|lesson| lesson.number() < 64));
}
