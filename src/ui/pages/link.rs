//! A game from a link: its position, to look at and to play on from.

use super::Missing;
use super::play::several;
use crate::codec::{self, Kind};
use crate::games::tramways::Tramways;
use crate::i18n::Locale;
use crate::session::{Chairs, Device, Session, Table};
use crate::ui::app::Begun;
use crate::ui::components::auction::AuctionTrack;
use crate::ui::components::board_map::BoardMap;
use crate::ui::components::hand::Hand;
use crate::ui::components::log::Log;
use crate::ui::components::player_board::{PlayerBoard, StatusStrip};
use crate::ui::components::round_track::RoundTrack;
use crate::ui::components::score::FinalScore;
use crate::ui::components::seats::Seats;
use crate::ui::components::topbar::Topbar;
use crate::ui::contexts::{TableProvider, use_desk, use_locale, use_preferences};
use crate::ui::route::Route;
use yew::prelude::*;

/// The properties of [`LinkPage`].
#[derive(Properties, PartialEq)]
pub struct LinkPageProps {
    /// What follows `#`.
    pub link: String,
}

/// What a link holds, and whether all of it could be replayed.
type Opened = (Kind, Table<Tramways>, bool);

fn open(link: &str, locale: Locale) -> Result<Opened, String> {
    let link = codec::read(link).map_err(|error| locale.link_error(error))?;
    let resumed = Session::<Tramways>::resume(&link.record, link.cursor);
    let (session, refusal) = resumed.map_err(|error| locale.setup_error(&error.0))?;
    let players = session.state().player_count();
    let table = Table::new(session, &Chairs::people(players), players);
    Ok((link.kind, table, refusal.is_none()))
}

/// The page of a link.
#[component]
pub fn LinkPage(props: &LinkPageProps) -> Html {
    let locale = use_locale();
    let preferences = use_preferences();
    let opened = use_memo((props.link.clone(), locale), |(link, locale)| open(link, *locale));
    match &*opened {
        // Whoever opens the link of a set-up decides who plays.
        Ok((Kind::Setup, _, _)) => {
            html! { <Forward link={props.link.clone()} /> }
        }
        Ok((_, table, whole)) => html! {
            <TableProvider table={table.clone()} device={Device::Visiting} questions={preferences.questions.clone()}>
                <Visit whole={*whole} />
            </TableProvider>
        },
        Err(why) => html! { <Missing title={locale.bad_link()} text={why.clone()} /> },
    }
}

/// Goes on to the page of a new game.
#[component]
fn Forward(props: &LinkPageProps) -> Html {
    use_effect_with(props.link.clone(), |link| Route::New(Some(link.clone())).go_instead());
    Html::default()
}

#[derive(Properties, PartialEq)]
struct VisitProps {
    whole: bool,
}

#[component]
fn Visit(props: &VisitProps) -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let begun = use_context::<Begun>().unwrap_or_default();
    let table = desk.table.clone();
    let play = Callback::from(move |_: MouseEvent| begun.play(table.clone()));
    let hint = match desk.state().is_solo() {
        true => locale.play_from_here_hint(),
        false => locale.play_all_seats_hint(),
    };
    html! {
        <div class={classes!("table", several(&desk))} data-ply={desk.session().ply().to_string()} data-testid="visit">
            <div class="table__head">
                <Topbar middle={html! { <RoundTrack /> }} />
                if !props.whole {
                    <p class="notice notice--bad" role="alert">{ locale.partial_link() }</p>
                }
            </div>
            <div class="table__seats"><Seats /></div>
            <div class="table__map"><BoardMap /></div>
            <div class="table__prompt">
                <StatusStrip />
                <section class="prompt prompt--waiting">
                    <div class="prompt__say">
                        <strong class="prompt__title">{ locale.linked_position() }</strong>
                        <span class="prompt__text">{ hint }</span>
                    </div>
                    <div class="prompt__actions">
                        <button type="button" class="button button--main" onclick={play} data-testid="play-from-here">{ locale.play_from_here() }</button>
                    </div>
                </section>
            </div>
            if desk.viewer().is_some() {
                <div class="table__hand"><Hand /></div>
            }
            <aside class="table__side">
                <PlayerBoard />
                <Log />
            </aside>
            <AuctionTrack />
            <FinalScore />
        </div>
    }
}
