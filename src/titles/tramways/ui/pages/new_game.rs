//! A new game: laid out, shared, begun.

use crate::engine::game::Game;
use crate::table::{LastSetUp, Session, Table};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::session::Arrangement;
use crate::titles::tramways::ui::begun::{play, usual};
use crate::titles::tramways::ui::components::new_game::{Options, Seats, Stage, StartBar};
use crate::titles::tramways::ui::ledger::note_seed_seen;
use crate::titles::tramways::view::draft::{Change, Draft};
use crate::toolkit::begun::Begun;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::{use_locale, use_preferences, use_set_preferences};
use crate::toolkit::widgets::seed::fresh_seed;
use crate::toolkit::widgets::topbar::Topbar;
use std::rc::Rc;
use yew::prelude::*;

/// The draft as a reducer.
#[derive(PartialEq)]
struct Drafted(Rc<Draft>);

impl Reducible for Drafted {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        Rc::new(Drafted(Rc::new(self.0.after(change))))
    }
}

#[derive(Properties, PartialEq)]
pub struct NewGamePageProps {
    /// The setup of a link, which is shown first.
    #[prop_or_default]
    pub setup: Option<Setup>,
}

/// The page of a new game.
#[component]
pub fn NewGamePage(props: &NewGamePageProps) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let preferences = use_preferences();
    let drafted = use_reducer_eq(|| Drafted(Rc::new(first(&props.setup, &usual(&preferences)))));
    let draft = drafted.0.clone();
    use_memory(&draft.arrangement);
    use_effect_on(draft.seed(), |seed| {
        seed.iter().for_each(|&seed| note_seed_seen(seed));
    });
    let onchange = {
        let dispatcher = drafted.dispatcher();
        use_callback((), move |change: Change, ()| dispatcher.dispatch(change))
    };
    let onstart = use_callback(draft.clone(), move |(), draft| {
        let session = draft.setup().and_then(|setup| Session::<Tramways>::new(setup).ok());
        if let Some(session) = session {
            let players = draft.arrangement.players();
            play(&begun, Table::new(session, &players, players.count()));
        }
    });
    html! {
        <div class="page">
            <Topbar />
            <main class="new-game" data-testid="new-game">
                <header class="new-game__head">
                    <h1>{ locale.tramways() }</h1>
                    <p>{ locale.new_game_lead() }</p>
                    if props.setup.is_some() {
                        <p class="notice" role="status" data-testid="setup-opened">{ locale.setup_opened() }</p>
                    }
                </header>
                <div class="new-game__table">
                    <Seats draft={draft.clone()} onchange={onchange.clone()} />
                    <Stage draft={draft.clone()} onchange={onchange.clone()} />
                </div>
                <Options draft={draft.clone()} {onchange} />
                <StartBar {draft} {onstart} />
            </main>
        </div>
    }
}

/// What the page shows first.
fn first(linked: &Option<Setup>, last: &Arrangement) -> Draft {
    match linked {
        Some(setup) => Draft::of(setup, last),
        None => Draft::new(last.clone(), fresh_seed()),
    }
}

/// Remembers what is chosen, from the first change on.
#[hook]
fn use_memory(arrangement: &Arrangement) {
    let (preferences, set) = (use_preferences(), use_set_preferences());
    let seen = use_mut_ref(|| arrangement.clone());
    use_effect_on(arrangement.clone(), move |arrangement| {
        if *seen.borrow() != *arrangement {
            seen.replace(arrangement.clone());
            let mut next = (*preferences).clone();
            next.set_ups.insert(Tramways::KEY.to_owned(), LastSetUp::from(arrangement));
            set.emit(next);
        }
    });
}
