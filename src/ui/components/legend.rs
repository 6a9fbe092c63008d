//! The legend of the icons.

use super::icon::{Sign, plain_icon};
use crate::games::tramways::card::Consequence;
use crate::games::tramways::icon::{Destination, Icon, ParcelId};
use crate::games::tramways::kind::Kind;
use crate::i18n::Locale;
use yew::prelude::*;

/// Every icon of the cards with its name and its use.
pub fn legend(locale: Locale) -> Html {
    let costs = [Consequence::Pay3, Consequence::Stress, Consequence::Void];
    let cost = |cost: Consequence| {
        entry(vec![Sign::Cost(cost)], locale.consequence(cost), locale.consequence_use(cost))
    };
    html! {
        <section data-testid="legend">
            <h2>{ locale.legend() }</h2>
            <p>{ locale.legend_intro() }</p>
            <dl class="legend">{ for icons().into_iter().map(|icons| group(&icons, locale)) }</dl>
            <h3>{ locale.legend_costs() }</h3>
            <dl class="legend">{ for costs.map(cost) }</dl>
        </section>
    }
}

/// The icons, those together that do the same.
fn icons() -> [Vec<Icon>; 11] {
    [
        (1..=3).map(Icon::Rails).collect(),
        vec![Icon::UpgradeLink],
        vec![Icon::Build],
        vec![Icon::UpgradeBuilding],
        Kind::ALL.into_iter().map(|kind| Icon::To(Destination::Kind(kind))).collect(),
        vec![Icon::To(Destination::Parcel(ParcelId(0)))],
        vec![Icon::Stripe],
        (1..=3).map(Icon::Money).collect(),
        vec![Icon::Worker],
        vec![Icon::Passenger],
        vec![Icon::Calm],
    ]
}

fn group(icons: &[Icon], locale: Locale) -> Html {
    let names: Vec<String> = icons.iter().map(|&icon| locale.icon(icon)).collect();
    let signs = icons.iter().map(|&icon| Sign::Action(icon)).collect();
    let what = icons.first().map_or("", |&icon| locale.icon_use(icon));
    entry(signs, names.join(", "), what)
}

fn entry(signs: Vec<Sign>, name: String, what: &'static str) -> Html {
    html! {
        <div class="legend__entry">
            <dt class="legend__name"><span class="legend__signs">{ for signs.into_iter().map(plain_icon) }</span>{ name }</dt>
            <dd>{ what }</dd>
        </div>
    }
}
