use crate::engine::game::{Game, Rng};
use crate::table::intent::Intent;
use crate::table::model::TableModel;
use crate::table::view::Pressed;
use crate::table::{GameMode, Players, Session};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::view::cost::change::NumbersChange;
use crate::titles::tramways::view::cost::payment::{PaymentChoice, propose};
use crate::titles::tramways::view::drafts::derived::on_map;
use crate::titles::tramways::view::drafts::ids::{InHand, place_of, use_at};
use crate::titles::tramways::view::drafts::move_draft::Draft;
use crate::titles::tramways::view::fixture::{does, play, presses, printed, sit, takes, walk_of};
use crate::titles::tramways::view::map::meaning::{self, MapAction, MapOption, choices};
use crate::titles::tramways::view::map::trips::WholeRide;
use crate::titles::tramways::view::prompts::why::Rejection;
use crate::titles::tramways::view::uses::*;
use crate::words::Locale;

/// At most `most` tables of random solo games with a given decision.
fn models(decision: fn(Decision) -> bool, most: usize) -> Vec<TableModel<Tramways>> {
    let mut found = Vec::new();
    for seed in 0..40 {
        let mut session: Session<Tramways> =
            Session::new(Setup::standard(1, seed)).expect("a legal setup");
        let (mut rng, mut here) = (Rng::new(seed), 0);
        while session.state().decision != Decision::Over && here < 8 && found.len() < most {
            if decision(session.state().decision) && rng.below(3) == 0 {
                found.push(sit(session.clone(), GameMode::Casual));
                here += 1;
            }
            let legal = Tramways::legal(session.state());
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
    }
    assert!(found.len() >= most / 2, "too few positions");
    found
}

fn things(state: &State) -> Vec<CardOrCell> {
    let cells = state.map.lattice.cells().map(CardOrCell::Cell);
    state.player().hand.iter().copied().map(CardOrCell::Card).chain(cells).collect()
}

fn possible(uses: &[Use]) -> usize {
    uses.iter().filter(|it| it.verdict.is_ok()).count()
}

/// Opens the uses of a thing.
fn looks_up(model: &TableModel<Tramways>, thing: CardOrCell) -> TableModel<Tramways> {
    let pressed = match thing {
        CardOrCell::Card(card) => Pressed::Piece(InHand::Card(card).id()),
        CardOrCell::Cell(cell) => Pressed::Place(place_of(cell)),
    };
    does(model, &Intent::Ask(pressed))
}

/// Chooses a use from the menu.
fn begin(model: &TableModel<Tramways>, thing: CardOrCell, at: usize) -> TableModel<Tramways> {
    presses(&looks_up(model, thing), Pressed::Choice(use_at(at)))
}

fn draft(model: &TableModel<Tramways>) -> Draft {
    model.ask(Locale::English, |view| view.draft.clone())
}

fn is_refused(model: &TableModel<Tramways>) -> bool {
    model.ask(Locale::English, |view| view.note.is_some())
}

fn on_the_map(model: &TableModel<Tramways>) -> Vec<MapOption> {
    model.ask(Locale::English, |view| on_map(view).to_vec())
}

#[test]
fn every_possible_use_can_be_started() {
    let (mut begun, mut about_cards) = (0, 0);
    for model in models(
        |decision| {
            matches!(decision, Decision::Task | Decision::Administration | Decision::Money(_))
        },
        60,
    ) {
        for thing in things(model.session().state()) {
            let all = uses(model.session().state(), thing);
            for (at, kind) in all[..possible(&all)].iter().map(|it| it.kind).enumerate() {
                let after = begin(&model, thing, at);
                assert!(!is_refused(&after), "{kind:?} of {thing:?}");
                let moved = after.session().ply() > model.session().ply();
                let wished = draft(&after).payment_choice != draft(&model).payment_choice
                    || matches!(kind, UseKind::Pay(_));
                assert!(
                    moved || draft(&after).start_location.is_some() || wished,
                    "{kind:?} of {thing:?}"
                );
                assert!(
                    !on_the_map(&after).is_empty()
                        || !Tramways::legal(after.session().state()).is_empty()
                );
                begun += 1;
                about_cards += usize::from(matches!(thing, CardOrCell::Card(_)));
            }
        }
    }
    assert!(begun > 500 && about_cards > 200, "only {begun}, {about_cards} about cards");
}

#[test]
fn every_choice_on_the_map_is_a_use_of_something() {
    for model in models(|decision| decision == Decision::Task, 40) {
        let state = &**model.session().state();
        let cells = state.map.lattice.cells();
        let listed: Vec<Use> = cells.flat_map(|cell| uses(state, CardOrCell::Cell(cell))).collect();
        for choice in choices(state, None) {
            let same =
                |it: &Use| it.verdict.as_ref().is_ok_and(|begin| begin.meaning == choice.meaning);
            assert!(listed.iter().any(same), "{:?} at {:?}", choice.what, choice.cell);
        }
    }
}

/// For each possible task some card in hand helps to pay, and says so.
#[test]
fn every_task_is_a_use_of_some_card() {
    for model in models(|decision| decision == Decision::Task, 40) {
        let state = &**model.session().state();
        let hand = state.player().hand.iter();
        let listed: Vec<Use> = hand.flat_map(|&card| uses(state, CardOrCell::Card(card))).collect();
        for task in Task::ALL {
            let is_listed =
                listed.iter().any(|it| it.kind == UseKind::Task(task) && it.verdict.is_ok());
            assert_eq!(
                is_listed,
                Tramways::legal(state).contains(&Action::Start(task)),
                "{task:?}"
            );
        }
    }
}

/// The payment proposes the card that the action was begun for.
#[test]
fn the_payment_proposes_the_card_the_action_began_with() {
    let mut paid = 0;
    for model in models(|decision| decision == Decision::Task, 40) {
        for &card in &model.session().state().player().hand {
            let all = uses(model.session().state(), CardOrCell::Card(card));
            for (at, it) in all[..possible(&all)].iter().enumerate() {
                let Ok(Begin { wish: Some(wish), .. }) = &it.verdict else { continue };
                if matches!(it.kind, UseKind::Task(Task::Rails | Task::Passenger)) {
                    continue;
                }
                let mut now = begin(&model, CardOrCell::Card(card), at);
                while now.session().state().decision != Decision::Bill {
                    now = takes(&now, Tramways::legal(now.session().state())[0]);
                }
                assert_eq!(draft(&now).payment_choice.with, [*wish]);
                let kept = propose(now.session().state(), &draft(&now).payment_choice)
                    .expect("bills can be paid");
                paid += usize::from(kept.places.contains(wish));
            }
        }
    }
    assert!(paid > 10, "only {paid}");
}

/// A use's price is what is paid, if no later choice changes it.
#[test]
fn shown_prices_are_the_paid_ones() {
    let mut checked = 0;
    for model in models(|decision| decision == Decision::Task, 60) {
        let state = &**model.session().state();
        for choice in choices(state, None) {
            let Meaning::Play(actions) = &choice.meaning else { continue };
            if !matches!(choice.what, MapAction::UpgradeLink | MapAction::UpgradeBuilding) {
                continue;
            }
            let price = Price::of_choice(state, &choice);
            let bill = play(state, actions);
            let proposal = propose(&bill, &PaymentChoice::default()).expect("bills can be paid");
            let change = NumbersChange::of(&bill, &proposal.actions).expect("legal");
            // At the end of the track Stress costs points, which prices leave out.
            let paid = price.gain.points - change.points + change.stress;
            assert_eq!((change.dollars, paid), (price.cost.dollars, price.cost.stress));
            checked += 1;
        }
    }
    assert!(checked > 5, "only {checked}");
}

#[test]
fn impossible_uses_give_a_reason_with_a_rule() {
    for model in models(|decision| !matches!(decision, Decision::Over), 80) {
        for thing in things(model.session().state()) {
            let all = uses(model.session().state(), thing);
            assert!(!all.is_empty(), "{thing:?}");
            for block in all.into_iter().filter_map(|it| it.verdict.err()) {
                assert!(block.rule().contains('-'));
                let state = model.session().state();
                let texts = Locale::ALL.map(|locale| block.text(state, printed(locale)));
                assert!(
                    texts[0] != texts[1] && texts.iter().all(|text| text.ends_with('.')),
                    "{texts:?}"
                );
            }
        }
    }
}

/// A card whose only use is a Parcel with its Building says so (BLD-1).
#[test]
fn a_card_of_a_built_parcel_says_that_it_is_built() {
    let mut count = 0;
    for state in (0..40).flat_map(|seed| walk_of(1, seed)) {
        if state.decision != Decision::Task {
            continue;
        }
        for &card in &state.player().hand {
            let block = |it: Use| match it.verdict {
                Err(block) if it.kind == UseKind::Task(Task::Build) => Some(block),
                _ => None,
            };
            let blocks = uses(&state, CardOrCell::Card(card)).into_iter().filter_map(block);
            for parcel in blocks.filter_map(|it| match it {
                Rejection::Built(parcel) => Some(parcel),
                _ => None,
            }) {
                assert!(state.parcels[parcel.index()].building.is_some());
                assert!(card.card().icons().all(|(_, icon)| icon != Icon::Build));
                count += 1;
            }
        }
    }
    assert!(count > 0);
}

#[test]
fn both_languages_name_each_use() {
    for model in
        models(|decision| matches!(decision, Decision::Task | Decision::Administration), 20)
    {
        for thing in things(model.session().state()) {
            for it in uses(model.session().state(), thing) {
                let texts = Locale::ALL.map(|locale| it.label(locale));
                assert!(texts.iter().all(|text| !text.is_empty()));
            }
        }
    }
}

#[test]
fn a_click_without_an_action_opens_the_uses() {
    let model = &models(|decision| decision == Decision::Task, 2)[0];
    let state = model.session().state();
    let is_idle = |cell: &CellId| {
        CardOrCell::Cell(*cell).is_worth_a_look(state)
            && possible(&uses(state, CardOrCell::Cell(*cell))) == 0
    };
    let cell = state.map.lattice.cells().find(is_idle).expect("a thing without use");
    let after = presses(model, Pressed::Place(place_of(cell)));
    assert_eq!(draft(&after).menu.map(|menu| menu.about), Some(CardOrCell::Cell(cell)));
    assert_eq!(draft(&presses(&after, Pressed::Back)).menu, None);
}

/// While the uses of a place are open, a click on an adjacent free cell begins rails there.
#[test]
fn a_cell_next_to_the_opened_place_begins_rails() {
    let mut begun = 0;
    for model in models(|decision| decision == Decision::Task, 40) {
        let open = on_the_map(&model);
        for start in open.iter().filter(|it| it.what == MapAction::Start) {
            let asked = looks_up(&model, CardOrCell::Cell(start.cell));
            for first in choices(model.session().state(), Some(start.cell)) {
                let is_free = open.iter().all(|it| it.cell != first.cell);
                if first.what == MapAction::FirstTile && is_free {
                    let after = presses(&asked, Pressed::Place(place_of(first.cell)));
                    let decision = after.session().state().decision;
                    assert_eq!((decision, is_refused(&after)), (Decision::Lay, false));
                    begun += 1;
                }
            }
        }
    }
    assert!(begun > 20, "only {begun}");
}

/// A click on a Building with a Passenger anywhere in it asks which one is meant.
#[test]
fn a_building_with_a_passenger_offers_rails_and_the_ride() {
    let mut asked = 0;
    for model in models(|decision| decision == Decision::Task, 60) {
        let (state, all) = (model.session().state(), on_the_map(&model));
        for choice in all.iter().filter(|it| it.what == MapAction::Start) {
            let guest = |it: &MapOption| {
                it.what == MapAction::Passenger
                    && state.location(it.cell) == state.location(choice.cell)
            };
            let after = draft(&presses(&model, Pressed::Place(place_of(choice.cell))));
            let offered = after.menu.iter().flat_map(|menu| menu.begins()).count();
            let others = all.iter().filter(|it| it.cell == choice.cell).count() > 1;
            let is_asked = others || all.iter().any(guest);
            assert_eq!((offered > 1, after.start_location.is_none()), (is_asked, is_asked));
            asked += usize::from(all.iter().any(guest));
        }
    }
    assert!(asked > 3, "only {asked}");
}

#[test]
fn an_icon_that_cannot_be_played_opens_the_uses_of_its_card() {
    let model = &models(|decision| decision == Decision::Task, 2)[0];
    let card = model.session().state().player().hand[0];
    let (slot, _) = card.card().icons().next().expect("a card has icons");
    let after = draft(&presses(model, Pressed::Piece(InHand::Icon(card, slot).id())));
    assert_eq!(after.menu.map(|menu| menu.about), Some(CardOrCell::Card(card)));
}

#[test]
fn looking_up_uses_starts_nothing() {
    for model in models(|decision| decision != Decision::Over, 20) {
        for thing in things(model.session().state()) {
            let looked = looks_up(&model, thing);
            assert_eq!(looked.session(), model.session());
            assert!(Tramways::check_invariants(looked.session().state()).is_ok());
        }
    }
}

/// Rides of random games of three, each with its position.
fn rides() -> Vec<(State, MapOption)> {
    let games = (0..30).flat_map(|seed| walk_of(3, seed));
    let asking = games.filter(|state| state.decision == Decision::Ride);
    asking
        .flat_map(|state| choices(&state, None).into_iter().map(move |it| (state.clone(), it)))
        .collect()
}

/// The price of a ride is its whole outcome, even if another player's Link cannot be paid (MOV-7).
#[test]
fn an_unpayable_ride_shows_its_stress() {
    let (mut owing, mut paid) = (0, 0);
    for (state, choice) in rides() {
        let Meaning::Ride(trips) = &choice.meaning else { panic!("a ride") };
        let price = Price::of_choice(&state, &choice);
        let bill = play(&state, &trips[0].actions);
        let proposal = propose(&bill, &PaymentChoice::default()).expect("bills can be paid");
        assert_eq!(price.gain, NumbersChange::in_all(&bill, &proposal.actions).expect("legal"));
        assert!(trips[0].stress == 0 || price.unpaid.is_some());
        assert_eq!(choice.promise, price.gain);
        owing += usize::from(price.unpaid.is_some());
        paid += usize::from(price.unpaid.is_none());
    }
    assert!(owing > 10 && paid > 10, "{owing} owing, {paid} paid");
}

/// Routes between the same places over different players' Links differ in words (MOV-6, MOV-7).
#[test]
fn routes_over_different_players_links_differ_in_words() {
    let (players, mut pairs) = (Players::people(3), 0);
    for (state, choice) in rides() {
        let Meaning::Ride(trips) = &choice.meaning else { continue };
        let owners = |trip: &WholeRide| {
            let mut owners: Vec<_> = trip.links.iter().map(|&n| state.link(n).owner).collect();
            owners.sort();
            owners
        };
        for (one, other) in trips.iter().zip(trips.iter().skip(1)) {
            if owners(one) != owners(other) {
                let texts =
                    |trip| Locale::ALL.map(|locale| travels(&state, &players, trip, locale));
                let (one, other) = (texts(one), texts(other));
                assert!(one[0] != other[0] && one[1] != other[1] && one[0] != one[1], "{one:?}");
                pairs += 1;
            }
        }
    }
    assert!(pairs > 0);
}

#[test]
fn the_best_paying_use_is_marked() {
    let mut marked = 0;
    for model in models(|it| it == Decision::Task, 40) {
        let state = model.table.session.state();
        let choices = choices(state, None);
        let overlay = meaning::overlay(state, &Players::people(1), &choices);
        let upgrades =
            |it: &MapOption| matches!(it.what, MapAction::UpgradeLink | MapAction::UpgradeBuilding);
        let is_best = |what: fn(&MapOption) -> bool| {
            (0..).zip(&choices).any(|(n, it)| what(it) && overlay.best.contains(&n))
        };
        // Three Happiness Points beat one; rails alone bring none.
        if choices.iter().any(upgrades) {
            assert!(!is_best(|it| it.what == MapAction::Build));
        }
        assert!(!is_best(|it| matches!(
            it.what,
            MapAction::Start | MapAction::GoOn | MapAction::Redirect
        )));
        let brings = choices.iter().any(|it| Price::points_of(state, it) > 0);
        assert_eq!(overlay.best.is_empty(), !brings);
        marked += usize::from(brings);
        // Once an action is chosen, no place is marked as the best.
        for task in Task::ALL {
            let mut ahead = State::clone(state);
            if Tramways::apply(&mut ahead, Action::Start(task), &mut Vec::new()).is_ok() {
                let here = meaning::choices(&ahead, None);
                let players = Players::people(1);
                let chosen = meaning::overlay(&ahead, &players, &here);
                assert!(chosen.best.is_empty());
            }
        }
    }
    assert!(marked > 10, "{marked}");
}
