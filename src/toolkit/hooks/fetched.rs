//! Content that is fetched before it is shown.

use super::{SavedSite, use_effect_on, use_saved_site};
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::{Locale, shell};
use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A page being fetched.
pub(crate) type Coming = Pin<Box<dyn Future<Output = Result<Html, NotFetched>>>>;

/// Returns the page fetched for the latest question. The previous page stays until it arrives; if it fails, the page says so and
/// offers to try again. Empty without a question.
#[hook]
pub(crate) fn use_fetched<Q>(query: Option<Q>, fetch: fn(Q) -> Coming) -> Html
where
    Q: Clone + PartialEq + 'static,
{
    let locale = use_locale();
    let tries = use_state_eq(|| 0_u32);
    let fetched = use_state(|| None::<(Q, Result<Html, NotFetched>)>);
    let setter = fetched.setter();
    use_effect_on((query.clone(), *tries), move |(query, _)| {
        let wanted = Rc::new(Cell::new(true));
        if let Some(query) = query.clone() {
            let wanted = wanted.clone();
            spawn_local(async move {
                let came = fetch(query.clone()).await;
                if wanted.get() {
                    setter.set(Some((query, came)));
                }
            });
        }
        move || wanted.set(false)
    });
    let Some(query) = query else { return Html::default() };
    let waiting = waiting(locale);
    match &*fetched {
        Some((question, Err(NotFetched))) if *question == query => html! {
            <main class="page__main not-fetched notranslate" translate="no" role="alert" data-testid="not-fetched"><PartMissing again={again(tries)} /></main>
        },
        // The wanted page, or the last one until it arrives: always in the same place of the tree, because Yew remounts what
        // moves.
        Some((question, Ok(page))) => {
            let below = if *question == query { Html::default() } else { waiting };
            html! { <>{ page.clone() }{ below }</> }
        }
        // The same as in index.html (`styles/home.css`).
        _ => html! { <div class="page"><Topbar />{ waiting }</div> },
    }
}

/// A drawing function being fetched.
pub(crate) type FetchedDrawing<D> = Pin<Box<dyn Future<Output = Result<D, NotFetched>>>>;

/// When a part of the page is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Not at all.
    No,
    /// Soon: it is fetched but not drawn.
    Soon,
    Now,
}

impl Wanted {
    /// Returns `Now` if something is open, else `No`.
    pub(crate) fn by(is_open: bool) -> Wanted {
        if is_open { Wanted::Now } else { Wanted::No }
    }
}

/// Returns a part of the page, fetched when it is first wanted; until then the placeholder to show: empty unless wanted now, a
/// waiting sign, or the failure.
#[hook]
pub(crate) fn use_part<D, F>(wanted: Wanted, fetch: F) -> Result<D, Html>
where
    D: Copy + 'static,
    F: Fn() -> FetchedDrawing<D> + 'static,
{
    let locale = use_locale();
    let tries = use_state_eq(|| 0_u32);
    let part = use_state(|| None::<Result<D, NotFetched>>);
    let missing = wanted != Wanted::No && !matches!(*part, Some(Ok(_)));
    let setter = part.setter();
    use_effect_on((missing, *tries), move |&(missing, _)| {
        if missing {
            spawn_local(async move { setter.set(Some(fetch().await)) });
        }
    });
    if wanted != Wanted::Now {
        return Err(Html::default());
    }
    match *part {
        Some(Ok(part)) => Ok(part),
        Some(Err(NotFetched)) => Err(html! {
            <div class="notice notice--bad" role="alert" data-testid="not-fetched"><PartMissing again={again(tries)} /></div>
        }),
        None => Err(waiting(locale)),
    }
}

/// Draws with a part of the page that is fetched when first wanted, or draws its placeholder ([`use_part`]).
#[hook]
pub(crate) fn use_drawn<D, F, P>(wanted: Wanted, fetch: F, draw: P) -> Html
where
    D: Copy + 'static,
    F: Fn() -> FetchedDrawing<D> + 'static,
    P: FnOnce(D) -> Html,
{
    match use_part(wanted, fetch) {
        Ok(part) => draw(part),
        Err(instead) => instead,
    }
}

fn waiting(locale: Locale) -> Html {
    html! { <p class="fetching" role="status">{ shell::fetching(locale) }</p> }
}

fn again(tries: UseStateHandle<u32>) -> Callback<()> {
    Callback::from(move |()| tries.set(*tries + 1))
}

#[derive(Properties, PartialEq)]
pub(crate) struct PartMissingProps {
    /// Fetches the part again.
    #[prop_or_default]
    pub again: Option<Callback<()>>,
}

/// Says why a part of the page is missing: the host has a newer build, or else the connection failed.
#[component]
pub(crate) fn PartMissing(props: &PartMissingProps) -> Html {
    let locale = use_locale();
    let site = use_saved_site();
    use_effect_on((), |()| SavedSite::look_for_another_build());
    if site.is_outdated {
        let load = Callback::from(|_: MouseEvent| SavedSite::take_update());
        return html! {
            <>
                <p>{ shell::outdated(locale) }</p>
                <button type="button" class="button button--main" onclick={load} data-testid="load-again">{ shell::load_again(locale) }</button>
            </>
        };
    }
    let button = |again: &Callback<()>| {
        let onclick = again.reform(|_: MouseEvent| SavedSite::look_for_another_build());
        html! { <button type="button" class="button button--main" {onclick} data-testid="fetch-again">{ shell::fetch_again(locale) }</button> }
    };
    html! {
        <>
            <p>{ shell::not_fetched(locale) }</p>
            { for props.again.as_ref().map(button) }
        </>
    }
}
