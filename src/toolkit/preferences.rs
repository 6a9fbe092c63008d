//! The preferences and the language.

use super::fetching::NotFetched;
use super::parts::{preferences_store, stored_preferences};
use crate::storage::{Preferences, has_preferences};
use crate::table::{Motion, Theme};
use crate::toolkit::hooks::use_effect_on;
use crate::words::Locale;
use js_sys::Array;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The callback that changes the preferences.
#[derive(Clone, PartialEq)]
struct Setter(Callback<Preferences>);

/// Returns the stored preferences, or the default ones without fetching the parser if none are stored.
///
/// # Errors
/// The parser cannot be fetched.
pub(crate) async fn first_preferences() -> Result<Preferences, NotFetched> {
    if has_preferences() { stored_preferences().await } else { Ok(Preferences::default()) }
}

/// Fetches the code that stores preferences, for a page that can change them.
pub(crate) fn prepare_to_store() {
    spawn_local(async {
        // If it fails, it is fetched again when something is stored.
        let _ = preferences_store().await;
    });
}

#[derive(Properties, PartialEq)]
pub(crate) struct PreferencesProviderProps {
    /// The initial preferences.
    pub first: Rc<Preferences>,
    /// The components that use them.
    pub children: Html,
}

/// Provides preferences and language, and stores changes.
#[component]
pub(crate) fn PreferencesProvider(props: &PreferencesProviderProps) -> Html {
    let preferences = use_state_eq(|| props.first.clone());
    let newest = use_mut_ref(|| props.first.clone());
    let locale = locale_of(&preferences);
    let clothes = (locale, preferences.theme, preferences.motion);
    use_effect_on(clothes, |(locale, theme, motion)| dress(*locale, *theme, *motion));
    let set = use_callback(preferences.setter(), move |new: Preferences, preferences| {
        let new = Rc::new(new);
        newest.replace(new.clone());
        preferences.set(new);
        let newest = newest.clone();
        spawn_local(async move {
            // If that fails, they last until the page is closed.
            if let Ok(store) = preferences_store().await {
                store(&newest.borrow());
            }
        });
    });
    html! {
        <ContextProvider<Setter> context={Setter(set)}>
            <ContextProvider<Rc<Preferences>> context={(*preferences).clone()}>
                <ContextProvider<Locale> context={locale}>
                    { props.children.clone() }
                </ContextProvider<Locale>>
            </ContextProvider<Rc<Preferences>>>
        </ContextProvider<Setter>>
    }
}

fn locale_of(preferences: &Preferences) -> Locale {
    let navigator = gloo::utils::window().navigator();
    // Some browsers have no list of languages.
    let languages = JsValue::from(navigator.languages()).dyn_into::<Array>().unwrap_or_default();
    let browser = languages.iter().filter_map(|tag| tag.as_string()).chain(navigator.language());
    let tags: Vec<String> = preferences.language.clone().into_iter().chain(browser).collect();
    Locale::preferred(tags.iter().map(String::as_str))
}

/// Sets the language, theme and motion of the document.
fn dress(locale: Locale, theme: Theme, motion: Motion) {
    let Some(root) = gloo::utils::document().document_element() else { return };
    let theme = match theme {
        Theme::System => "",
        Theme::Light => "theme-light",
        Theme::Dark => "theme-dark",
    };
    let motion = match motion {
        Motion::System => "",
        Motion::Full => "motion-full",
        Motion::Still => "motion-still",
    };
    root.set_class_name(format!("{theme} {motion}").trim());
    // Never fails: both attribute names are valid.
    let _ = root.set_attribute("lang", locale.tag());
    let manifest = gloo::utils::document().query_selector("link[rel=manifest]").ok().flatten();
    let _ = manifest.map(|link| link.set_attribute("href", locale.manifest()));
}

/// The current naming of board places. Speaking components rerender when it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CurrentNaming(pub u8);

/// Returns the language. Components that use it also rerender when the board's places are renamed.
#[hook]
pub(crate) fn use_locale() -> Locale {
    let _ = use_context::<CurrentNaming>();
    use_context::<Locale>().unwrap_or_default()
}

#[hook]
pub(crate) fn use_preferences() -> Rc<Preferences> {
    use_context::<Rc<Preferences>>().unwrap_or_default()
}

/// Returns the callback that changes the preferences.
#[hook]
pub(crate) fn use_set_preferences() -> Callback<Preferences> {
    use_context::<Setter>().map_or_else(Callback::noop, |setter| setter.0)
}
