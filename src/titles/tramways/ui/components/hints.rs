//! What the hard bot would do in the player's place.

use crate::engine::bots::Level;
use crate::table::Turn;
use crate::table::words::hints as words;
use crate::titles::tramways::codec;
use crate::titles::tramways::ui::components::changes::changes;
use crate::titles::tramways::ui::contexts::{
    Hinting, use_act, use_hinting, use_model, use_set_hinting,
};
use crate::titles::tramways::ui::hooks::{Advice, Plans, use_advice};
use crate::titles::tramways::ui::parts::opened_hints;
use crate::titles::tramways::view::hint::{Hint, hints};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::scene::Overlay;
use crate::titles::tramways::words::Counting;
use crate::toolkit::hooks::{Wanted, use_drawn, use_effect_on, use_frame_mark, use_overlay};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::toolkit::widgets::thinking::progress_bar;
use crate::words::Locale;
use crate::worker::protocol::{self, Question};
use std::rc::Rc;
use std::time::Duration;
use yew::prelude::*;

/// The longest time that the bot thinks about a hint.
const LIMIT: Duration = Duration::from_secs(4);
/// So many plans are looked at for different things to do.
const PLANS: u8 = 24;

/// The hints, where they are asked for; their part is fetched then.
#[hook]
pub fn use_hints() -> Html {
    let hinting = use_hinting();
    let wanted = Wanted::by(!matches!(hinting, Hinting::Closed));
    use_drawn(wanted, || Box::pin(opened_hints()), |draw| draw())
}

/// How high the hints stand on a phone or a tablet that stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Height {
    /// All of them, as far as there is room.
    Whole,
    /// The one that is shown on the map, which lies open.
    Low,
}

/// The hints for one position: they close when it changes.
#[component]
pub fn Hints() -> Html {
    let (model, locale, set) = (use_model(), use_locale(), use_set_hinting());
    let plans = use_state(|| None::<Rc<Plans>>);
    let height = use_state_eq(|| Height::Whole);
    let asked = use_memo((model.session().clone(), plans.is_none()), |(_, open)| {
        open.then(|| ask(&model)).flatten()
    });
    let onplans = {
        let plans = plans.clone();
        Callback::from(move |found: Plans| plans.set(Some(Rc::new(found))))
    };
    let advice = use_advice((*asked).clone(), onplans);
    let position = (model.session().clone(), model.turn());
    let first = use_memo((), |()| position.clone());
    use_effect_on((position, set.clone()), move |(position, set)| {
        if *position != *first {
            set.emit(Hinting::Closed);
        }
    });
    let close = set.reform(|_: MouseEvent| Hinting::Closed);
    use_overlay(true, set.reform(|()| Hinting::Closed));
    use_frame_mark("data-hints", Some("".into()));
    let to = |next: Height| {
        let height = height.setter();
        Callback::from(move |()| height.set(next))
    };
    let inside = match &*plans {
        _ if !model.may_act() => html! { <p>{ words::not_now(locale) }</p> },
        None => thinking(&advice, locale),
        Some(plans) => {
            let onshow = to(Height::Low);
            html! { <HintList plans={Listed(plans.clone())} {onshow} /> }
        }
    };
    let is_low = *height == Height::Low;
    html! {
        <section class={classes!("hints", is_low.then_some("is-low"))} role="dialog" aria-label={words::heading(locale)} data-testid="hints">
            <div class="hints__head">
                <h2 class="hints__title">{ words::heading(locale) }</h2>
                if is_low {
                    <button type="button" class="button button--quiet hints__all" onclick={to(Height::Whole).reform(|_: MouseEvent| ())} data-testid="hints-all">{ locale.all_hints() }</button>
                }
                <button type="button" class="button button--quiet button--round" onclick={close} data-testid="hints-close">
                    { icon(Sign::Close, locale.close()) }
                </button>
            </div>
            { inside }
        </section>
    }
}

fn ask(model: &GameModel) -> Option<Question> {
    let Turn::Yours(seat) = model.turn() else { return None };
    let record = codec::encode(&model.session().record());
    let level = Level::Hard;
    Some(Question::Hint(protocol::Hint { record, seat, level, most: PLANS, limit: LIMIT }))
}

fn thinking(advice: &Advice, locale: Locale) -> Html {
    let enough = advice.enough.reform(|_: MouseEvent| ());
    html! {
        <>
            <p role="status">{ words::thinks(locale) }</p>
            <div class="thinking">
                { progress_bar(advice.progress, locale) }
                <button type="button" class="button" onclick={enough} data-testid="hint-enough">{ words::enough(locale) }</button>
            </div>
        </>
    }
}

/// Plans that are the same only if they are the very same answer.
#[derive(Clone)]
struct Listed(Rc<Plans>);

impl PartialEq for Listed {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Properties, PartialEq)]
struct HintListProps {
    plans: Listed,
    /// Called when one is to be seen on the map.
    onshow: Callback<()>,
}

#[component]
fn HintList(props: &HintListProps) -> Html {
    let (model, locale, act, set) = (use_model(), use_locale(), use_act(), use_set_hinting());
    let (state, players) = (model.state().clone(), model.players().clone());
    let told = (state, players, props.plans.clone(), locale, Counting::now());
    let shown = use_state_eq(|| 0_usize);
    let list = use_memo(told, |(state, players, plans, locale, _)| {
        hints(state, players, &plans.0, *locale)
    });
    {
        let set = set.clone();
        use_effect_on(list.clone(), move |list| {
            if let Some(picture) = list.first().and_then(|hint| hint.picture.clone()) {
                set.emit(Hinting::Shown(Rc::new(picture)));
            }
        });
    }
    if list.is_empty() {
        return html! { <p>{ words::none(locale) }</p> };
    }
    let is_whole = model.state().decision.begins_whole_action();
    let first = if is_whole { words::best(locale) } else { words::best_onward(locale) };
    let worth = |hint: &Hint| words::lag(hint.lag, first, locale);
    let one = |(at, hint): (usize, &Hint)| {
        let (mark, draw, onshow) = (shown.setter(), set.clone(), props.onshow.clone());
        let show = Callback::from(move |picture: Rc<Overlay>| {
            mark.set(at);
            draw.emit(Hinting::Shown(picture));
            onshow.emit(());
        });
        let class = classes!("hints__entry", (at == *shown).then_some("is-shown"));
        html! {
            <li {class} key={at} data-testid="hint">{ entry(hint, worth(hint), locale, (&act, &set), &show) }</li>
        }
    };
    html! { <ol class="hints__list">{ for list.iter().enumerate().map(one) }</ol> }
}

fn entry(
    hint: &Hint,
    worth: String,
    locale: Locale,
    (act, set): (&Callback<Msg>, &Callback<Hinting>),
    show: &Callback<Rc<Overlay>>,
) -> Html {
    let play = {
        let (actions, act, set) = (hint.actions.clone(), act.clone(), set.clone());
        Callback::from(move |_: MouseEvent| {
            set.emit(Hinting::Closed);
            act.emit(Msg::Play(actions.clone()));
        })
    };
    let show = |picture: Overlay| {
        let picture = Rc::new(picture);
        let onclick = show.reform(move |_: MouseEvent| picture.clone());
        html! { <button type="button" class="button" {onclick} data-testid="hint-show">{ locale.show_on_map() }</button> }
    };
    html! {
        <>
            <p class="hints__aim" data-testid="hint-aim">{ hint.aim.text(locale) }</p>
            if let Some(gain) = hint.gain(locale) {
                <p class="hints__gain" data-testid="hint-gain">{ gain }</p>
            }
            <p class="hints__now">{ hint.now.join(" \u{b7} ") }</p>
            if !hint.later.is_empty() {
                <p class="hints__later">{ words::then(locale) }{ " " }{ later(hint) }</p>
            }
            <p class="row">
                { changes(hint.change, locale) }
                <span class="hints__worth">{ worth }</span>
            </p>
            <p class="row">
                <button type="button" class="button button--main" onclick={play} data-testid="hint-play">{ words::play(locale) }</button>
                { hint.picture.clone().map(show) }
            </p>
        </>
    }
}

/// What follows, an action after the other.
fn later(hint: &Hint) -> String {
    let actions = hint.later.iter().map(|parts| parts.join(" \u{b7} "));
    actions.collect::<Vec<_>>().join("; ")
}
