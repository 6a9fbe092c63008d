//! The advanced deal (SET-4): whose turn it is to take how many Parcel cards, and the cards.

use crate::table::Players;
use crate::titles::tramways::ui::components::auction::sheet_words;
use crate::titles::tramways::ui::components::auction::stakes::Stakes;
use crate::titles::tramways::ui::components::sheet::{Sheet, SheetHeight, use_sheet};
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::auction::{Share, Turn, shares};
use crate::toolkit::hooks::use_frame_mark;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, color_class, plain_icon};
use crate::words::Locale;
use yew::prelude::*;

/// The turns of the deal below the map, the cards beside it.
#[component]
pub(super) fn Draft() -> Html {
    let (model, locale, height) = (use_model(), use_locale(), use_sheet());
    let onheight = use_callback(height.clone(), |next: SheetHeight, height| height.set(next));
    let shares = shares(model.state());
    use_frame_mark("data-sale", Some("open".into()));
    html! {
        <Sheet words={sheet_words(locale.deal_turns(), locale)} class="sale" height={*height} {onheight}>
            <div class="auction" data-testid="draft">
                <header class="auction__head">
                    <h2 class="auction__title">{ locale.deal_turns() }</h2>
                </header>
                <ol class="shares">
                    { for shares.iter().enumerate().map(|(at, share)| turn(share, at, model.players(), locale)) }
                </ol>
            </div>
            <Stakes />
        </Sheet>
    }
}

fn turn(share: &Share, at: usize, players: &Players, locale: Locale) -> Html {
    let color = players.color(share.seat);
    let state = match share.turn {
        Turn::Past => Some("is-past"),
        Turn::Now => Some("is-now"),
        Turn::Next | Turn::Later => None,
    };
    html! {
        <li class={classes!("share", color_class(color), state)} key={at} data-share={color.letter().to_string()}>
            { plain_icon(Sign::Disc(color)) }
            <b>{ locale.player(players, share.seat) }</b>
            <span>{ share.text(locale) }</span>
        </li>
    }
}
