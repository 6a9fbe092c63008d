//! The settings: language, theme, motion, sound, speed of bots.

use crate::storage::Preferences;
use crate::table::{Motion, Pace, Screen, Sound, Theme};
use crate::toolkit::hooks::{can_stay_awake, use_effect_on};
use crate::toolkit::preferences::{
    prepare_to_store, use_locale, use_preferences, use_set_preferences,
};
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::radios::{Group, Radio, named, radios};
use crate::toolkit::widgets::site_status::DeviceRows;
use crate::toolkit::widgets::stored_entries::StoredEntries;
use crate::words::Locale;
use std::rc::Rc;
use yew::prelude::*;

/// Turns on the warnings of the open table, which has settings of its own.
#[derive(Clone, PartialEq)]
pub(crate) struct AskAgain(pub Callback<()>);

#[derive(Properties, PartialEq)]
pub(crate) struct SettingsProps {
    /// Called when they are closed.
    pub onclose: Callback<()>,
}

/// The settings; each choice takes effect at once.
#[component]
pub(crate) fn Settings(props: &SettingsProps) -> Html {
    let locale = use_locale();
    let choices = CurrentSettings { locale, now: use_preferences(), set: use_set_preferences() };
    let at_table = use_context::<AskAgain>();
    let close = props.onclose.reform(|_: MouseEvent| ());
    use_effect_on((), |()| prepare_to_store());
    html! {
        <Dialog label={locale.settings()} onclose={props.onclose.clone()}>
            <h2>{ locale.settings() }</h2>
            <div class="settings">
                { choices.languages() }
                { choices.themes() }
                { choices.motions() }
                { choices.sounds() }
                if can_stay_awake() { { choices.screens() } }
                { choices.paces() }
                { choices.questions(at_table) }
                <DeviceRows />
                <StoredEntries />
            </div>
            <div class="dialog__actions dialog__actions--stay">
                <button type="button" class="button button--main" onclick={close} data-testid="close-settings">{ locale.close() }</button>
            </div>
        </Dialog>
    }
}

/// The current settings and their setter.
struct CurrentSettings {
    locale: Locale,
    now: Rc<Preferences>,
    set: Callback<Preferences>,
}

impl CurrentSettings {
    fn languages(&self) -> Html {
        let names = Locale::ALL.map(|it| named(it, it.tag(), it.name()));
        self.choice("language", self.locale.language(), self.locale, names, |it, to| {
            it.language = Some(to.tag().to_owned());
        })
    }

    fn themes(&self) -> Html {
        let keys = ["system", "light", "dark"];
        let face = |(it, key)| named(it, key, self.locale.theme_name(it));
        let names = Theme::ALL.into_iter().zip(keys).map(face);
        let title = self.locale.theme();
        self.choice("theme", title, self.now.theme, names, |it, to| it.theme = to)
    }

    fn motions(&self) -> Html {
        let keys = ["system", "full", "still"];
        let face = |(it, key)| named(it, key, self.locale.motion_name(it));
        let names = Motion::ALL.into_iter().zip(keys).map(face);
        let title = self.locale.motion();
        self.choice("motion", title, self.now.motion, names, |it, to| it.motion = to)
    }

    fn sounds(&self) -> Html {
        let face = |(it, key)| named(it, key, self.locale.sound_name(it));
        let names = Sound::ALL.into_iter().zip(["off", "on"]).map(face);
        let title = self.locale.sound();
        self.choice("sound", title, self.now.sound, names, |it, to| it.sound = to)
    }

    fn screens(&self) -> Html {
        let face = |(it, key)| named(it, key, self.locale.screen_name(it));
        let names = Screen::ALL.into_iter().zip(["usual", "lit"]).map(face);
        let title = self.locale.screen();
        self.choice("screen", title, self.now.screen, names, |it, to| it.screen = to)
    }

    fn paces(&self) -> Html {
        let keys = ["slow", "fast", "instant"];
        let face = |(it, key)| named(it, key, self.locale.pace_name(it));
        let names = Pace::ALL.into_iter().zip(keys).map(face);
        let title = self.locale.pace();
        self.choice("pace", title, self.now.pace, names, |it, to| it.pace = to)
    }

    /// Draws the button that turns all warnings on again, if some are off; at a table also for its game.
    fn questions(&self, at_table: Option<AskAgain>) -> Html {
        let all =
            Preferences { assistance: self.now.assistance.warning(), ..self.now.as_ref().clone() };
        if *self.now == all {
            return Html::default();
        }
        let set = self.set.clone();
        let ask = Callback::from(move |_: MouseEvent| {
            at_table.iter().for_each(|it| it.0.emit(()));
            set.emit(all.clone());
        });
        html! {
            <div class="settings__row">
                <button type="button" class="button" onclick={ask} data-testid="ask-again">{ self.locale.ask_again() }</button>
            </div>
        }
    }

    /// Draws a row with its name; `change` applies the choice to the preferences.
    fn choice<T: Clone + PartialEq + 'static>(
        &self,
        name: &'static str,
        title: &'static str,
        chosen: T,
        faces: impl IntoIterator<Item = Radio<T>>,
        change: fn(&mut Preferences, T),
    ) -> Html {
        let (now, set) = (self.now.clone(), self.set.clone());
        let onpick = Callback::from(move |to: T| {
            let mut new = (*now).clone();
            change(&mut new, to);
            set.emit(new);
        });
        let (name, label, class) = (format!("setting-{name}"), title.into(), "radios--segments");
        html! {
            <div class="settings__row">
                <span class="settings__name" aria-hidden="true">{ title }</span>
                { radios(&Group { name, label, class, chosen, onpick }, faces) }
            </div>
        }
    }
}
