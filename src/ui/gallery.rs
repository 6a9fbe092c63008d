//! A page with every piece in every state, to look at while drawing. Not part of the release.

use super::components::card::{Card, Standing};
use super::components::icon::{Sign, icon};
use super::components::wordmark::Wordmark;
use crate::games::tramways::card::{CardId, Slot};
use crate::games::tramways::icon::{Destination, Icon, ParcelId};
use crate::games::tramways::kind::Kind;
use crate::view::livery::Livery;
use crate::view::slots::Slots;
use yew::prelude::*;

/// The gallery.
#[component]
pub fn Gallery() -> Html {
    html! {
        <div class="page">
            <header class="topbar">
                <span class="topbar__brand wordmark"><Wordmark label="Catenary" letters="CATENARY" /></span>
            </header>
            <main class="page__main">
                <h1 class="wordmark wordmark--big"><Wordmark label="Catenary" letters="CATENARY" /></h1>
                <Icons />
                <Cards />
            </main>
        </div>
    }
}

#[component]
fn Icons() -> Html {
    html! {
        <section class="panel">
            <div class="panel__body row" style="font-size:1.6rem">
                { for signs().into_iter().map(|sign| icon(sign, format!("{sign:?}"))) }
            </div>
            <div class="panel__body row">
                { for signs().into_iter().map(|sign| icon(sign, format!("{sign:?}"))) }
            </div>
        </section>
    }
}

fn signs() -> Vec<Sign> {
    let kinds = Kind::ALL.map(|kind| Icon::To(Destination::Kind(kind)));
    let plain = [
        Icon::Rails(1),
        Icon::Rails(2),
        Icon::Rails(3),
        Icon::UpgradeLink,
        Icon::Build,
        Icon::UpgradeBuilding,
        Icon::To(Destination::Parcel(ParcelId(0))),
        Icon::To(Destination::Parcel(ParcelId(24))),
        Icon::Money(1),
        Icon::Money(2),
        Icon::Money(3),
        Icon::Worker,
        Icon::Passenger,
        Icon::Calm,
        Icon::Stripe,
    ];
    let others =
        [Sign::Points, Sign::Stress, Sign::Cash, Sign::Passenger, Sign::Worker, Sign::Card];
    let tools = [Sign::Undo, Sign::Redo, Sign::Fit, Sign::Menu, Sign::Book, Sign::Link, Sign::Log];
    let actions = kinds.into_iter().chain(plain).map(Sign::Action);
    let discs = Livery::ALL.map(Sign::Disc);
    let rails = [Sign::Straight(Livery::Orange), Sign::Curve(Livery::Orange)];
    actions.chain(others).chain(discs).chain(rails).chain(tools).collect()
}

#[component]
fn Cards() -> Html {
    let words = use_callback((), |sign: Sign, _| AttrValue::from(format!("{sign:?}")));
    let onpick = use_callback((), |_: CardId, _| ());
    let onslot = use_callback((), |_: (CardId, Slot), _| ());
    let shown = [91, 96, 0, 3, 20, 23, 44, 45, 49, 53, 57, 61, 63, 64, 65, 69];
    let cards = |width: u32| {
        shown.map(|id| {
            html! {
                <div style={format!("--card-width:{width}px")}>
                    <Card card={CardId(id)} label={CardId(id).name()} words={words.clone()} />
                </div>
            }
        })
    };
    let used: Slots = [Slot(0), Slot::STRIPE].into_iter().collect();
    let open: Slots = [Slot(1), Slot(2)].into_iter().collect();
    let standings = [Standing::Resting, Standing::Playable, Standing::Chosen, Standing::Spent];
    html! {
        <section class="panel">
            <div class="panel__body row">{ for cards(120) }</div>
            <div class="panel__body row">{ for cards(60) }</div>
            <div class="panel__body row">
                { for standings.map(|standing| html! {
                    <Card card={CardId(64)} label="64" words={words.clone()} {standing} onpick={onpick.clone()} />
                }) }
                <Card card={CardId(61)} label="61" words={words.clone()} standing={Standing::Chosen} {used} {open}
                    onslot={onslot.clone()} onpick={onpick.clone()} />
                <div class="card card--back" />
            </div>
        </section>
    }
}
