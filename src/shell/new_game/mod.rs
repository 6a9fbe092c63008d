//! The page of a new game of any title: the map, the seats around it, the title's options, and what prevents the start.

mod board_file;
mod options;
mod seats;
mod stage;
mod start_bar;

use crate::shell::start::credit::credit;
use crate::storage::{Preferences, keep_set_up, take_set_up};
use crate::table::LastSetUp;
use crate::table::set_up::{BoardFact, NewGame, SetUpChange, SetUpDraft, SetUpFault, SetUpVerdict};
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::{Address, here};
use crate::toolkit::boards::board_seen::see;
use crate::toolkit::border::set_up_ui::SetUpFns;
use crate::toolkit::hooks::{SavedSite, use_effect_on, use_page_title};
use crate::toolkit::ledger::note_seed_seen;
use crate::toolkit::preferences::{use_locale, use_preferences, use_set_preferences};
use crate::toolkit::widgets::facts::facts_list;
use crate::toolkit::widgets::seed::fresh_seed;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::{Locale, shell};
use board_file::BoardFile;
use options::options;
use seats::seats;
use stage::stage;
use start_bar::StartBar;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct NewGamePageProps {
    /// The title's set-up.
    pub fns: SetUpFns,
    /// The set-up of a link, as the first draft.
    #[prop_or_default]
    pub linked: Option<NewGame>,
    /// The source of that link.
    #[prop_or_default]
    pub origin: LinkOrigin,
}

/// The source of a set-up link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum LinkOrigin {
    /// A player opened it.
    #[default]
    Opened,
    /// The page of own boards made it.
    Made,
}

/// The draft as a reducer.
#[derive(PartialEq)]
struct Drafted(Rc<SetUpDraft>);

impl Reducible for Drafted {
    type Action = SetUpChange;

    fn reduce(self: Rc<Self>, change: SetUpChange) -> Rc<Self> {
        Rc::new(Drafted(Rc::new(self.0.after(change))))
    }
}

/// The data that all parts of the page are drawn from.
struct NewGameData<'a> {
    fns: SetUpFns,
    draft: &'a SetUpDraft,
    game: &'a NewGame,
    verdict: &'a SetUpVerdict,
    onchange: &'a Callback<SetUpChange>,
    locale: Locale,
}

#[component]
pub(crate) fn NewGamePage(props: &NewGamePageProps) -> Html {
    let locale = use_locale();
    let fns = props.fns;
    let facts = fns.title.facts();
    // The address of a set-up link names no title.
    use_page_title(&Address::New(fns.title));
    let preferences = use_preferences();
    let drafted = use_reducer_eq(|| Drafted(Rc::new(first(props, &preferences))));
    let draft = &drafted.0;
    use_memory(fns, draft);
    use_reload(fns, draft);
    use_effect_on(draft.seed(), move |seed| seed.iter().for_each(|&seed| note_seed_seen(seed)));
    let onchange = drafted.dispatcher().to_callback();
    let verdict =
        use_memo((draft.clone(), locale), move |(draft, locale)| verdict(fns, draft, *locale));
    let game = draft.game();
    see(fns.board_id(&game));
    let picture = use_memo((game.clone(), locale), move |(game, locale)| {
        if game.choices.has_hand_laid_map() { None } else { fns.picture(game, *locale) }
    });
    let shown =
        NewGameData { fns, draft, game: &game, verdict: &verdict, onchange: &onchange, locale };
    html! {
        <div class="page">
            <Topbar title={fns.title} />
            <main class="new-game" data-testid="new-game" data-title={facts.key}>
                <header class="new-game__head">
                    <h1>{ fns.name(&game, locale) }</h1>
                    <p>{ facts.about.of(locale) }</p>
                    if props.linked.is_some() && props.origin == LinkOrigin::Opened {
                        <p class="notice" role="status" data-testid="setup-opened">{ shell::set_up_opened(locale) }</p>
                    }
                </header>
                <div class="new-game__table">
                    { seats(&shown) }
                    { stage(&shown, (*picture).clone()) }
                </div>
                { board_facts(fns.title, &fns.board_facts(&game, locale), locale) }
                { options(&shown) }
                if fns.title.has(Capability::BoardFile) { <BoardFile title={fns.title} /> }
                <p class="set-up__credit">{ credit(fns.title, locale).join(" ") }</p>
                <StartBar {fns} draft={draft.clone()} verdict={verdict.clone()} />
            </main>
        </div>
    }
}

/// Draws the rules of an own board.
fn board_facts(title: TitleKey, facts: &[BoardFact], locale: Locale) -> Html {
    if facts.is_empty() {
        return Html::default();
    }
    html! {
        <section class="panel" data-testid="board-rules">
            <div class="panel__head"><h2 class="panel__title">{ shell::board_rules(locale) }</h2></div>
            <div class="panel__body">{ facts_list(title, facts, locale) }</div>
        </section>
    }
}

fn first(props: &NewGamePageProps, preferences: &Preferences) -> SetUpDraft {
    let facts = props.fns.title.facts();
    let last = preferences.set_ups.get(facts.key);
    let chosen = take_set_up(&here().address()).and_then(|link| (props.fns.linked)(&link));
    let linked = chosen.or_else(|| props.linked.clone());
    let players = linked.as_ref().map_or(facts.players, |game| props.fns.players(game));
    SetUpDraft::new(linked.as_ref(), last, players, facts.first_colors, fresh_seed())
}

/// Returns all faults and oddities of the draft. Without a seed the title cannot judge a set-up.
fn verdict(fns: SetUpFns, draft: &SetUpDraft, locale: Locale) -> SetUpVerdict {
    let fault = |text: &str| SetUpFault { text: text.to_owned(), rule: None };
    let mut verdict = match draft.seed() {
        Some(_) => fns.verdict(&draft.game(), locale),
        None => SetUpVerdict {
            wrong: vec![fault(shell::seed_wrong(locale))],
            ..SetUpVerdict::default()
        },
    };
    if draft.players.are_all_elsewhere() {
        verdict.wrong.insert(0, fault(locale.nobody_is_here()));
    }
    verdict
}

/// Saves the choices of the form while the page loads a newer build of itself.
#[hook]
fn use_reload(fns: SetUpFns, draft: &SetUpDraft) {
    use_effect_on(draft.game(), move |game| {
        let game = game.clone();
        let listener = SavedSite::before_update(move || {
            fns.link(&game).iter().for_each(|link| keep_set_up(&here().address(), link));
        });
        move || drop(listener)
    });
}

/// Remembers the choices, from the first change on.
#[hook]
fn use_memory(fns: SetUpFns, draft: &SetUpDraft) {
    let (preferences, set) = (use_preferences(), use_set_preferences());
    let last = LastSetUp::of(draft.players.clone(), &draft.choices, fns.options);
    let seen = use_mut_ref(|| last.clone());
    use_effect_on(last, move |last| {
        if *seen.borrow() != *last {
            seen.replace(last.clone());
            let mut next = (*preferences).clone();
            next.set_ups.insert(fns.title.key().to_owned(), last.clone());
            set.emit(next);
        }
    });
}
