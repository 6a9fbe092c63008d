//! What a bot does whose turn it is, in place of the prompt, and the buttons that direct it.

use crate::storage::Preferences;
use crate::table::BotPermission;
use crate::table::Pace;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::ui::hooks::{Deciding, use_bots};
use crate::titles::tramways::view::msg::Note;
use crate::toolkit::hooks::BotThought;
use crate::toolkit::preferences::{use_locale, use_preferences, use_set_preferences};
use crate::toolkit::widgets::icon::{Sign, color_class, plain_icon};
use crate::toolkit::widgets::thinking::thinking;
use crate::words::{Locale, shell};
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BotStatusProps {
    /// Whether bots play in this window.
    pub leave: BotPermission,
    /// The prompt of a person's turn.
    pub children: Html,
}

/// Lets the bots play. At their turn it says what they do, else it shows the prompt.
#[component]
pub fn BotStatus(props: &BotStatusProps) -> Html {
    let (model, locale) = (use_model(), use_locale());
    let paused = use_state_eq(|| false);
    let leave = if *paused { BotPermission::Wait } else { props.leave };
    let deciding = use_bots(leave);
    let (preferences, set_preferences) = (use_preferences(), use_set_preferences());
    let toggle = {
        let paused = paused.clone();
        Callback::from(move |_: MouseEvent| paused.set(!*paused))
    };
    let Some(bot) = deciding else { return props.children.clone() };
    let sentence = match leave {
        BotPermission::Wait if *paused => locale.bots_paused().to_owned(),
        BotPermission::Wait => locale.bots_wait().to_owned(),
        BotPermission::Play => doing(&bot, locale),
    };
    let silent = bot.thought == Some(BotThought::Silent);
    let long = match &bot.thought {
        Some(BotThought::Thinks(Some(long))) => thinking(long, locale),
        _ => Html::default(),
    };
    let color = model.players().color(bot.seat);
    let switch = if *paused { shell::unpause(locale) } else { shell::pause(locale) };
    html! {
        <div class={classes!("prompt", "prompt--waiting", color_class(color))} role="group" aria-label={shell::what_to_do(locale)} tabindex="-1" data-landing="" data-testid="bot-status" data-seat={bot.seat.0.to_string()}>
            { plain_icon(Sign::Disc(color)) }
            <div class="prompt__say">
                <strong class="prompt__title">{ locale.player(model.players(), bot.seat) }</strong>
                <span class="prompt__text" role={silent.then_some("alert")}>{ sentence }</span>
                if model.note == Some(Note::AnyMove) { <p role="alert" data-testid="any-move">{ shell::any_move(locale) }</p> }
            </div>
            { long }
            <div class="prompt__actions">
                { pace_choice(preferences, set_preferences, locale) }
                <button type="button" class="button" onclick={toggle} aria-pressed={paused.to_string()} data-testid="bots-pause">
                    { switch }
                </button>
            </div>
        </div>
    }
}

fn doing(bot: &Deciding, locale: Locale) -> String {
    match bot.thought {
        Some(BotThought::Thinks(_)) => locale.level_thinks(bot.level),
        Some(BotThought::Silent) => shell::bot_is_silent(locale).to_owned(),
        Some(BotThought::Plays) | None => locale.level_plays(bot.level),
    }
}

/// How fast the bots play.
fn pace_choice(preferences: Rc<Preferences>, set: Callback<Preferences>, locale: Locale) -> Html {
    let pace = preferences.pace;
    let onchange = Callback::from(move |event: Event| {
        let list: HtmlSelectElement = event.target_unchecked_into();
        let chosen = usize::try_from(list.selected_index()).ok();
        let pace = chosen.and_then(|at| Pace::ALL.get(at)).copied().unwrap_or_default();
        set.emit(Preferences { pace, ..(*preferences).clone() });
    });
    let option = |it: Pace| {
        html! { <option key={it as usize} selected={it == pace}>{ locale.pace_name(it) }</option> }
    };
    html! {
        <select class="field__control bot__pace" {onchange} aria-label={locale.pace()} title={locale.pace()} data-testid="pace">
            { for Pace::ALL.map(option) }
        </select>
    }
}
