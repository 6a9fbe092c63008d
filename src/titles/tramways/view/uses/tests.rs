use crate::engine::game::{Game, Rng};
use crate::table::{Device, Players, Questions, Session, Table};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::view::change::Change;
use crate::titles::tramways::view::fixture::{play, walk_of};
use crate::titles::tramways::view::meaning::choices;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::payment::{PaymentChoice, propose};
use crate::titles::tramways::view::trips::Trip;
use crate::titles::tramways::view::uses::*;
use crate::words::Locale;

/// Tables of random solo games, a few of each.
fn models(decision: fn(Decision) -> bool, most: usize) -> Vec<GameModel> {
    let mut found = Vec::new();
    for seed in 0..40 {
        let mut session: Session<Tramways> =
            Session::new(Setup::standard(1, seed)).expect("a legal setup");
        let (mut rng, mut here) = (Rng::new(seed), 0);
        while session.state().decision != Decision::Over && here < 8 && found.len() < most {
            if decision(session.state().decision) && rng.below(3) == 0 {
                let table = Table::new(session.clone(), &Players::people(1), 1);
                found.push(GameModel::new(table, Device::default(), Questions::default()));
                here += 1;
            }
            let legal = Tramways::legal(session.state());
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
    }
    assert!(found.len() >= most / 2, "too few positions");
    found
}

fn things(state: &State) -> Vec<Thing> {
    let cells = state.map.lattice.cells().map(Thing::Cell);
    state.player().hand.iter().copied().map(Thing::Card).chain(cells).collect()
}

fn possible(uses: &[Use]) -> usize {
    uses.iter().filter(|it| it.verdict.is_ok()).count()
}

/// Chooses a use as the menu does.
fn begin(model: &GameModel, thing: Thing, at: usize) -> GameModel {
    model.after(Msg::LookUp(thing)).after(Msg::Choose(at))
}

#[test]
fn what_is_listed_as_possible_can_be_begun() {
    let (mut begun, mut about_cards) = (0, 0);
    for model in models(
        |decision| {
            matches!(decision, Decision::Task | Decision::Administration | Decision::Money(_))
        },
        60,
    ) {
        for thing in things(model.state()) {
            let all = uses(model.state(), thing);
            for (at, deed) in all[..possible(&all)].iter().map(|it| it.deed).enumerate() {
                let after = begin(&model, thing, at);
                assert_eq!(after.note, None, "{deed:?} of {thing:?}");
                let moved = after.session().ply() > model.session().ply();
                let wished = after.draft.payment_choice != model.draft.payment_choice
                    || matches!(deed, Deed::Pay(_));
                assert!(
                    moved || after.draft.start_location.is_some() || wished,
                    "{deed:?} of {thing:?}"
                );
                assert!(!after.choices().is_empty() || !Tramways::legal(after.state()).is_empty());
                begun += 1;
                about_cards += usize::from(matches!(thing, Thing::Card(_)));
            }
        }
    }
    assert!(begun > 500 && about_cards > 200, "only {begun}, {about_cards} about cards");
}

#[test]
fn every_choice_on_the_map_is_a_use_of_something() {
    for model in models(|decision| decision == Decision::Task, 40) {
        let state = &**model.state();
        let cells = state.map.lattice.cells();
        let listed: Vec<Use> = cells.flat_map(|cell| uses(state, Thing::Cell(cell))).collect();
        for choice in choices(state, None) {
            let same =
                |it: &Use| it.verdict.as_ref().is_ok_and(|begin| begin.meaning == choice.meaning);
            assert!(listed.iter().any(same), "{:?} at {:?}", choice.what, choice.cell);
        }
    }
}

/// For each task that can be started some card of the hand helps to pay for it, and says so.
#[test]
fn every_task_is_a_use_of_some_card() {
    for model in models(|decision| decision == Decision::Task, 40) {
        let state = &**model.state();
        let hand = state.player().hand.iter();
        let listed: Vec<Use> = hand.flat_map(|&card| uses(state, Thing::Card(card))).collect();
        for task in Task::ALL {
            let is_listed =
                listed.iter().any(|it| it.deed == Deed::Task(task) && it.verdict.is_ok());
            assert_eq!(
                is_listed,
                Tramways::legal(state).contains(&Action::Start(task)),
                "{task:?}"
            );
        }
    }
}

/// The card that was asked about is proposed when it comes to paying.
#[test]
fn the_payment_uses_what_the_action_was_begun_for() {
    let mut paid = 0;
    for model in models(|decision| decision == Decision::Task, 40) {
        for &card in &model.state().player().hand {
            let all = uses(model.state(), Thing::Card(card));
            for (at, it) in all[..possible(&all)].iter().enumerate() {
                let Ok(Begin { wish: Some(wish), .. }) = &it.verdict else { continue };
                if matches!(it.deed, Deed::Task(Task::Rails | Task::Passenger)) {
                    continue;
                }
                let mut now = begin(&model, Thing::Card(card), at);
                while now.state().decision != Decision::Bill {
                    now = now.after(Msg::Play(vec![Tramways::legal(now.state())[0]]));
                }
                assert_eq!(now.draft.payment_choice.with, [*wish]);
                let kept =
                    propose(now.state(), &now.draft.payment_choice).expect("bills can be paid");
                paid += usize::from(kept.places.contains(wish));
            }
        }
    }
    assert!(paid > 10, "only {paid}");
}

/// What a use promises is what comes of it, where no later choice changes that.
#[test]
fn prices_are_what_is_paid() {
    let mut checked = 0;
    for model in models(|decision| decision == Decision::Task, 60) {
        let state = &**model.state();
        for choice in choices(state, None) {
            let Meaning::Play(actions) = &choice.meaning else { continue };
            if !matches!(choice.what, What::UpgradeLink | What::UpgradeBuilding) {
                continue;
            }
            let price = Price::of_choice(state, &choice);
            let bill = play(state, actions);
            let proposal = propose(&bill, &PaymentChoice::default()).expect("bills can be paid");
            let change = Change::of(&bill, &proposal.actions).expect("legal");
            // At the end of the track Stress turns into lost points, which no price foretells.
            let paid = price.gain.points - change.points + change.stress;
            assert_eq!((change.dollars, paid), (price.cost.dollars, price.cost.stress));
            checked += 1;
        }
    }
    assert!(checked > 5, "only {checked}");
}

#[test]
fn what_is_not_possible_says_why_with_a_rule() {
    for model in models(|decision| !matches!(decision, Decision::Over), 80) {
        for thing in things(model.state()) {
            let all = uses(model.state(), thing);
            assert!(!all.is_empty(), "{thing:?}");
            for block in all.into_iter().filter_map(|it| it.verdict.err()) {
                assert!(block.rule().contains('-'));
                let texts = Locale::ALL.map(|locale| block.text(locale));
                assert!(
                    texts[0] != texts[1] && texts.iter().all(|text| text.ends_with('.')),
                    "{texts:?}"
                );
            }
        }
    }
}

/// A card that names a Parcel with its Building says that, where it has nothing else to build with (BLD-1).
#[test]
fn a_card_of_a_built_parcel_says_that_it_is_built() {
    let mut told = 0;
    for state in (0..40).flat_map(|seed| walk_of(1, seed)) {
        if state.decision != Decision::Task {
            continue;
        }
        for &card in &state.player().hand {
            let block = |it: Use| match it.verdict {
                Err(block) if it.deed == Deed::Task(Task::Build) => Some(block),
                _ => None,
            };
            let blocks = uses(&state, Thing::Card(card)).into_iter().filter_map(block);
            for parcel in blocks.filter_map(|it| match it {
                Block::Built(parcel) => Some(parcel),
                _ => None,
            }) {
                assert!(state.parcels[parcel.index()].building.is_some());
                assert!(card.card().icons().all(|(_, icon)| icon != Icon::Build));
                told += 1;
            }
        }
    }
    assert!(told > 0);
}

#[test]
fn both_languages_name_each_use() {
    for model in
        models(|decision| matches!(decision, Decision::Task | Decision::Administration), 20)
    {
        for thing in things(model.state()) {
            for it in uses(model.state(), thing) {
                let texts = Locale::ALL.map(|locale| it.label(locale));
                assert!(texts.iter().all(|text| !text.is_empty()));
            }
        }
    }
}

#[test]
fn a_click_that_means_nothing_opens_the_uses_of_a_thing() {
    let model = &models(|decision| decision == Decision::Task, 2)[0];
    let state = model.state();
    let is_idle = |cell: &CellId| {
        Thing::Cell(*cell).is_worth_a_look(state) && possible(&uses(state, Thing::Cell(*cell))) == 0
    };
    let cell = state.map.lattice.cells().find(is_idle).expect("a thing without use");
    let click = crate::titles::tramways::view::msg::Click {
        cell: Some(cell),
        targets: Vec::new(),
        by: crate::titles::tramways::view::msg::ClickBy::Tap,
    };
    let after = model.after(Msg::Click(click));
    assert_eq!(after.draft.menu.as_ref().map(|menu| menu.about), Some(Thing::Cell(cell)));
    assert_eq!(after.after(Msg::Back).draft.menu, None);
}

/// While the uses of a place are shown, a click on a free space beside it begins rails there.
#[test]
fn a_space_beside_the_place_that_was_asked_about_begins_rails() {
    let mut begun = 0;
    for model in models(|decision| decision == Decision::Task, 40) {
        let open = model.choices();
        for start in open.iter().filter(|it| it.what == What::Start) {
            let asked = model.after(Msg::LookUp(Thing::Cell(start.cell)));
            for first in choices(model.state(), Some(start.cell)) {
                let is_free = open.iter().all(|it| it.cell != first.cell);
                if first.what == What::FirstTile && is_free {
                    let cell = Some(first.cell);
                    let by = crate::titles::tramways::view::msg::ClickBy::Tap;
                    let click =
                        crate::titles::tramways::view::msg::Click { cell, targets: Vec::new(), by };
                    let after = asked.after(Msg::Click(click));
                    assert_eq!((after.state().decision, after.note), (Decision::Lay, None));
                    begun += 1;
                }
            }
        }
    }
    assert!(begun > 20, "only {begun}");
}

/// Whoever clicks a Building in which a Passenger can be taken, wherever it stands there, is asked which is meant.
#[test]
fn a_building_with_a_passenger_offers_both() {
    let mut asked = 0;
    for model in models(|decision| decision == Decision::Task, 60) {
        let (state, all) = (model.state(), model.choices());
        let start = |it: &&crate::titles::tramways::view::meaning::Choice| it.what == What::Start;
        for (at, choice) in all.iter().enumerate().filter(|(_, it)| start(it)) {
            let guest = |it: &crate::titles::tramways::view::meaning::Choice| {
                it.what == What::Passenger && state.location(it.cell) == state.location(choice.cell)
            };
            let targets = vec![crate::titles::tramways::view::scene::TargetId(at as u16)];
            let by = crate::titles::tramways::view::msg::ClickBy::Tap;
            let click =
                crate::titles::tramways::view::msg::Click { cell: Some(choice.cell), targets, by };
            let after = model.after(Msg::Click(click));
            let offered = after.draft.menu.iter().flat_map(|menu| menu.begins()).count();
            assert_eq!(
                (offered > 1, after.draft.start_location.is_none()),
                (all.iter().any(guest), all.iter().any(guest))
            );
            asked += usize::from(offered > 1);
        }
    }
    assert!(asked > 3, "only {asked}");
}

#[test]
fn an_icon_that_cannot_be_played_opens_the_uses_of_its_card() {
    let model = &models(|decision| decision == Decision::Task, 2)[0];
    let card = model.state().player().hand[0];
    let (slot, _) = card.card().icons().next().expect("a card has icons");
    let after = model.after(Msg::Icon(card, slot));
    assert_eq!(after.draft.menu.map(|menu| menu.about), Some(Thing::Card(card)));
}

#[test]
fn nothing_is_begun_by_looking() {
    for model in models(|decision| decision != Decision::Over, 20) {
        for thing in things(model.state()) {
            let looked = model.after(Msg::LookUp(thing));
            assert_eq!(looked.session(), model.session());
            assert!(Tramways::check_invariants(looked.state()).is_ok());
        }
    }
}

/// Rides of random games of three, each with the position that asks for it.
fn rides() -> Vec<(State, Choice)> {
    let games = (0..30).flat_map(|seed| walk_of(3, seed));
    let asking = games.filter(|state| state.decision == Decision::Ride);
    asking
        .flat_map(|state| choices(&state, None).into_iter().map(move |it| (state.clone(), it)))
        .collect()
}

/// The price of a ride is all that comes of it, also where another player's Link cannot be paid (MOV-7).
#[test]
fn a_ride_that_cannot_be_paid_tells_its_stress() {
    let (mut owing, mut paid) = (0, 0);
    for (state, choice) in rides() {
        let Meaning::Ride(trips) = &choice.meaning else { panic!("a ride") };
        let price = Price::of_choice(&state, &choice);
        let bill = play(&state, &trips[0].actions);
        let proposal = propose(&bill, &PaymentChoice::default()).expect("bills can be paid");
        assert_eq!(price.gain, Change::in_all(&bill, &proposal.actions).expect("legal"));
        assert!(trips[0].stress == 0 || price.unpaid.is_some());
        assert_eq!(choice.promise, price.gain);
        owing += usize::from(price.unpaid.is_some());
        paid += usize::from(price.unpaid.is_none());
    }
    assert!(owing > 10 && paid > 10, "{owing} owing, {paid} paid");
}

/// Routes between the same places over others' Links do not read alike (MOV-6, MOV-7).
#[test]
fn routes_over_different_players_links_differ_in_words() {
    let (players, mut pairs) = (Players::people(3), 0);
    for (state, choice) in rides() {
        let Meaning::Ride(trips) = &choice.meaning else { continue };
        let owners = |trip: &Trip| {
            let mut owners: Vec<_> = trip.links.iter().map(|&n| state.link(n).owner).collect();
            owners.sort();
            owners
        };
        for (one, other) in trips.iter().zip(trips.iter().skip(1)) {
            if owners(one) != owners(other) {
                let told = |trip| Locale::ALL.map(|locale| travels(&state, &players, trip, locale));
                let (one, other) = (told(one), told(other));
                assert!(one[0] != other[0] && one[1] != other[1] && one[0] != one[1], "{one:?}");
                pairs += 1;
            }
        }
    }
    assert!(pairs > 0);
}
