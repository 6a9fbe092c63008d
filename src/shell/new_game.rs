//! A new game of any title: the board on its stage, who plays around it, the title's options, the seed.

use super::play::guided;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::set_up::{LastSetUp, MAP, NewGame, OptionValue, SetUpChoices, SetUpOption};
use crate::table::{Controller, Guide, Hands, Players, Sending};
use crate::titles::TitleKey;
use crate::titles::load::{Loaded, load};
use crate::toolkit::address::Address;
use crate::toolkit::begun::Begun;
use crate::toolkit::hooks::use_page_title;
use crate::toolkit::preferences::{use_locale, use_preferences, use_set_preferences};
use crate::toolkit::table_ui::TableHandle;
use crate::toolkit::widgets::link_dialog::ShareSetUp;
use crate::toolkit::widgets::seat_card::{FarAway, SeatChange, SeatShown, seat_card, seat_slot};
use crate::toolkit::widgets::seed::{SeedShown, fresh_seed, seed_plate};
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::{Locale, new_game, shell};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct NewGameProps {
    /// What is played.
    pub title: TitleKey,
    /// What is filled in, from a link.
    #[prop_or_default]
    pub preset: Option<NewGame>,
}

/// The page of a new game.
#[component]
pub(crate) fn NewGamePage(props: &NewGameProps) -> Html {
    let locale = use_locale();
    let title = props.title;
    match load(title) {
        Some(loaded) => {
            let preset = props.preset.clone();
            html! { <Sheet key={title.key()} {title} {loaded} {preset} /> }
        }
        None => {
            html! { <div class="page"><Topbar /><main class="page__main"><p>{ shell::no_such_game(locale) }</p></main></div> }
        }
    }
}

#[derive(Properties)]
struct SheetProps {
    title: TitleKey,
    loaded: Loaded,
    preset: Option<NewGame>,
}

/// What is loaded of a title never changes.
impl PartialEq for SheetProps {
    fn eq(&self, other: &SheetProps) -> bool {
        self.title == other.title && self.preset == other.preset
    }
}

/// What is chosen on the page.
#[derive(Clone, PartialEq)]
struct Draft {
    title: TitleKey,
    players: Players,
    choices: SetUpChoices,
    /// The seed as it was typed; empty where the page draws one.
    typed: String,
    /// The seed that the page drew.
    rolled: u64,
}

/// A change of the draft.
type Change = Callback<Box<dyn FnOnce(&mut Draft)>>;

impl Draft {
    /// What the page shows first: what came with a link, the rest as it was chosen last.
    fn new(title: TitleKey, preset: Option<&NewGame>, last: Option<&LastSetUp>) -> Draft {
        let (least, most) = title.facts().players;
        let players = last.map_or_else(|| Players::people(1), |last| last.players.clone());
        let usual = if players.count() > 1 { players.count() } else { least.max(2) };
        let count = preset.map_or(usual, |preset| preset.players);
        let choices = match preset {
            Some(preset) => preset.choices.clone(),
            None => last.map(LastSetUp::choices).unwrap_or_default(),
        };
        let players = with_bots(players, count.clamp(least, most));
        // Whoever has played chose colours.
        let colors = if last.is_some() { &[] } else { title.facts().first_colors };
        Draft {
            title,
            players: players.first_in(colors),
            choices,
            typed: preset.map(|preset| preset.seed.to_string()).unwrap_or_default(),
            rolled: fresh_seed(),
        }
    }

    /// The seed; nothing where none can be read.
    fn seed(&self) -> Option<u64> {
        if self.typed.trim().is_empty() {
            Some(self.rolled)
        } else {
            self.typed.trim().parse().ok()
        }
    }

    /// The table as it would begin; nothing where the title cannot be set up so.
    fn table(&self, loaded: Loaded) -> Option<TableHandle> {
        let (players, seed) = (self.players.count(), self.seed()?);
        let choices = self.choices.clone().fit(loaded.options, players);
        loaded.begin(self.title, &self.players, &NewGame { players, choices, seed })
    }

    fn change_seat(&mut self, seat: Seat, change: SeatChange) {
        self.players = match change {
            SeatChange::Rename(name) => self.players.rename(seat, name),
            SeatChange::Decide(controller) => self.players.hand_over(seat, controller),
            SeatChange::Paint(color) => self.players.paint(seat, color),
            SeatChange::Leave => self.players.without(seat),
        };
    }

    fn choose(&mut self, option: &SetUpOption, value: &str) {
        self.choices = std::mem::take(&mut self.choices).with(option, value);
    }
}

#[component]
fn Sheet(props: &SheetProps) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    // The address of a link's set-up names no title.
    use_page_title(&Address::New(props.title));
    let loaded = props.loaded;
    let facts = props.title.facts();
    let (preferences, set_preferences) = (use_preferences(), use_set_preferences());
    let draft = use_state_eq(|| {
        let last = preferences.set_ups.get(facts.key);
        Draft::new(props.title, props.preset.as_ref(), last)
    });
    let onchange: Change = {
        let draft = draft.clone();
        Callback::from(move |change: Box<dyn FnOnce(&mut Draft)>| {
            let mut next = (*draft).clone();
            change(&mut next);
            draft.set(next);
        })
    };
    let table = use_memo((*draft).clone(), move |draft| draft.table(loaded));
    // Where no hand is secret the device is never passed.
    let hides = (*table).as_ref().is_none_or(|table| table.0.has_secrets());
    let start = |guide: Guide| {
        let (begun, table, draft) = (begun.clone(), table.clone(), draft.clone());
        let (preferences, set_preferences) = (preferences.clone(), set_preferences.clone());
        Callback::from(move |_: MouseEvent| {
            let Some(table) = &*table else { return };
            let mut next = (*preferences).clone();
            let set_up = LastSetUp::of(draft.players.clone(), &draft.choices, loaded.options);
            next.set_ups.insert(draft.title.key().to_owned(), set_up);
            set_preferences.emit(next);
            begun.play(draft.title, guided(table.clone(), guide));
        })
    };
    html! {
        <div class="page">
            <Topbar title={draft.title} />
            <main class="new-game" data-testid="new-game" data-title={facts.key}>
                <header class="new-game__head">
                    <h1>{ facts.name }</h1>
                    <p>{ facts.about.of(locale) }</p>
                    if props.preset.is_some() {
                        <p class="notice" role="status" data-testid="setup-opened">{ shell::set_up_opened(locale) }</p>
                    }
                </header>
                <div class="new-game__table">
                    { seats(&draft, &onchange, locale) }
                    <section class="stage stage--board">
                        { stage(loaded, &draft, (*table).as_ref(), &onchange, locale) }
                        { seed(&draft, &onchange, locale) }
                    </section>
                </div>
                <section class="rules" aria-label={facts.name}>
                    if plays_apart(&draft.players) {
                        <p class="notice" role="status" data-testid="far-away">{ if hides { locale.kept_from_the_eye() } else { locale.nothing_to_hide() } }</p>
                    }
                    { for loaded.options.iter().map(|option| option_row(&draft, &onchange, option, locale)) }
                    if draft.players.persons().count() > 1 && hides { { hands(&draft, &onchange, locale) } }
                </section>
                <p class="set-up__credit">{ shell::credit(locale, facts.name, facts.author, facts.publisher) }{ " " }{ shell::own_boards(locale) }</p>
                <footer class="start">
                    { state(&draft, locale) }
                    <div class="start__buttons">
                        <ShareSetUp address={(*table).as_ref().map(|table| Address::Link(table.0.link(Sending::Setup, 0)).whole_address())} />
                        <button type="button" class="button" onclick={start(Guide::NEW)} disabled={table.is_none()} data-testid="start-guided">{ shell::start_guided(locale) }</button>
                        <button type="button" class="button button--main" onclick={start(Guide::default())} disabled={table.is_none()} data-testid="start">{ new_game::start_game(locale) }</button>
                    </div>
                </footer>
            </main>
        </div>
    }
}

/// Whether somebody plays at another device.
fn plays_apart(players: &Players) -> bool {
    players.seats().any(|seat| players.is_elsewhere(seat))
}

fn seats(draft: &Draft, onchange: &Change, locale: Locale) -> Html {
    let (least, most) = draft.title.facts().players;
    let players = &draft.players;
    let card = |seat: Seat| {
        let shown = SeatShown {
            seat,
            player: players.get(seat)?,
            called: players.name_of(seat, locale),
            may_leave: players.count() > least,
            far_away: FarAway::Offered,
            beside: Html::default(),
            below: Html::default(),
        };
        let onchange = onchange.reform(move |change| -> Box<dyn FnOnce(&mut Draft)> {
            Box::new(move |draft| draft.change_seat(seat, change))
        });
        Some(seat_card(&shown, &onchange, locale))
    };
    let add = onchange.reform(|_: MouseEvent| -> Box<dyn FnOnce(&mut Draft)> {
        Box::new(|draft| {
            draft.players = with_bots(draft.players.clone(), draft.players.count() + 1)
        })
    });
    html! {
        <ul class="seat-cards" role="list" aria-label={shell::players(locale)} data-testid="seats">
            { for players.seats().filter_map(card) }
            if players.count() < most { { seat_slot(locale, most, add) } }
        </ul>
    }
}

fn board(table: &TableHandle, locale: Locale) -> Html {
    let (width, height) = table.0.extent();
    html! {
        <div class="stage__map" aria-hidden="true">
            <svg class="map-picture" viewBox={format!("0 0 {width} {height}")}>
                { table.0.ground(locale) }
                { table.0.board(locale) }
            </svg>
        </div>
    }
}

/// What the title lets people lay by hand; otherwise the board of the game that would begin.
fn stage(
    loaded: Loaded,
    draft: &Draft,
    table: Option<&TableHandle>,
    onchange: &Change,
    locale: Locale,
) -> Html {
    let onlay = onchange.reform(|choices| -> Box<dyn FnOnce(&mut Draft)> {
        Box::new(move |draft| draft.choices = choices)
    });
    match (loaded.workbench)(&draft.choices, &onlay) {
        Some(bench) => html! { <div class="stage__bench" data-testid="workbench">{ bench }</div> },
        None => table.map(|table| board(table, locale)).unwrap_or_default(),
    }
}

fn seed(draft: &Draft, onchange: &Change, locale: Locale) -> Html {
    let ontype = onchange.reform(|typed| -> Box<dyn FnOnce(&mut Draft)> {
        Box::new(move |draft| draft.typed = typed)
    });
    let onroll = onchange.reform(|rolled| -> Box<dyn FnOnce(&mut Draft)> {
        Box::new(move |draft| (draft.typed, draft.rolled) = (String::new(), rolled))
    });
    let (typed, rolled) = (draft.typed.as_str(), draft.rolled);
    let shown = SeedShown {
        typed,
        rolled,
        seed: draft.seed(),
        text: draft.choices.value(&MAP).text.of(locale),
    };
    seed_plate(&shown, &ontype, &onroll, locale)
}

fn state(draft: &Draft, locale: Locale) -> Html {
    let (count, people) = (draft.players.count(), draft.players.people_anywhere().count());
    let is_bad = draft.seed().is_none();
    html! {
        <p class={classes!("start__state", is_bad.then_some("is-bad"))} role="status" data-testid="start-state">
            if is_bad {
                <strong>{ shell::seed_wrong(locale) }</strong>
            } else {
                <strong>{ new_game::ready(locale) }</strong>
                <span>{ new_game::party(locale, people, count - people) }</span>
            }
        </p>
    }
}

/// Seats for so many; medium bots sit in new ones.
fn with_bots(players: Players, count: usize) -> Players {
    let fitting = players.fit(count);
    let new = fitting.seats().skip(players.count());
    new.fold(fitting.clone(), |players, seat| {
        players.hand_over(seat, Controller::Bot(Level::Medium))
    })
}

fn option_row(
    draft: &Draft,
    onchange: &Change,
    option: &'static SetUpOption,
    locale: Locale,
) -> Html {
    let players = draft.players.count();
    let chosen = draft.choices.value(option);
    let ticket = |value: &'static OptionValue| {
        let onchange = onchange.reform(move |_: Event| -> Box<dyn FnOnce(&mut Draft)> {
            Box::new(move |draft| draft.choose(option, value.key))
        });
        let face = (value.name.of(locale), value.text.of(locale));
        ticket(option.key, value.key, face, chosen == value, onchange)
    };
    let fitting = option.values.iter().filter(|value| value.is_for(players));
    if fitting.clone().count() < 2 {
        return Html::default();
    }
    rule(option.name.of(locale), fitting.map(ticket).collect())
}

fn hands(draft: &Draft, onchange: &Change, locale: Locale) -> Html {
    let ticket = |hands: Hands, key, face| {
        let onchange = onchange.reform(move |_: Event| -> Box<dyn FnOnce(&mut Draft)> {
            Box::new(move |draft| draft.players = draft.players.clone().with_hands(hands))
        });
        ticket("hands", key, face, draft.players.hands() == hands, onchange)
    };
    let hidden = (new_game::hands_hidden(locale), new_game::hands_hidden_text(locale));
    let open = (new_game::hands_open(locale), new_game::hands_open_text(locale));
    rule(
        new_game::hands(locale),
        html! { <>{ ticket(Hands::Hidden, "hidden", hidden) }{ ticket(Hands::Open, "open", open) }</> },
    )
}

fn rule(title: &str, tickets: Html) -> Html {
    html! {
        <fieldset class="rule">
            <legend class="rule__title">{ title.to_owned() }</legend>
            <div class="rule__choices">{ tickets }</div>
        </fieldset>
    }
}

fn ticket(
    group: &'static str,
    key: &'static str,
    (name, text): (&'static str, &'static str),
    checked: bool,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <label class="ticket-choice ticket-choice--plain" {key}>
            <input class="ticket-choice__input" type="radio" name={group} {checked} {onchange} data-testid={format!("{group}-{key}")} />
            <strong class="ticket-choice__name">{ name }</strong>
            <span class="ticket-choice__text">{ text }</span>
        </label>
    }
}
