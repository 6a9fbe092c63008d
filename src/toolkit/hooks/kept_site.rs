//! How the service worker and the installation stand, as `static/offline.js` tells it.

use super::use_effect_on;
use crate::table::kept_site::KeptSite;
use crate::toolkit::browser::scripts::tell_scripts;
use gloo::events::EventListener;
use yew::prelude::*;

/// What the script tells with: an event at the window.
const CHANGED: &str = "catenary-offline";

/// What is told before the page begins anew.
const LEAVING: &str = "catenary-leaving";

/// The site on this device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Site {
    /// Whether a newer build is here and only waits for the page to be loaded again.
    pub has_update: bool,
    /// What the service worker last told; nothing where the browser has none.
    told: Option<String>,
    /// Whether the browser offers the installation.
    pub can_install: bool,
    /// Whether the page runs as an installed program.
    pub is_installed: bool,
    /// Whether the host was seen to have another build.
    pub is_outdated: bool,
}

impl Site {
    fn now() -> Site {
        let root = gloo::utils::document_element();
        let told = |name: &str| root.get_attribute(&format!("data-{name}"));
        let installs = told("install");
        Site {
            has_update: told("newest").is_some_and(|newest| Some(newest) != told("build")),
            told: told("offline"),
            can_install: installs.as_deref() == Some("offered"),
            is_installed: installs.as_deref() == Some("done"),
            is_outdated: told("newer").is_some(),
        }
    }

    /// What is kept; nothing where the browser has no service worker. Only the settings read it: home does without the reader.
    pub(crate) fn kept(&self) -> Option<KeptSite> {
        self.told.as_deref().map(KeptSite::read)
    }

    /// Asks the browser to install the site: it opens a question of its own.
    pub(crate) fn install() {
        tell_scripts("catenary-install");
    }

    /// Keeps the site although the browser saves data.
    pub(crate) fn keep() {
        tell_scripts("catenary-keep");
    }

    /// Asks the host for its build after a part of this one did not come.
    pub(crate) fn look_for_another_build() {
        tell_scripts("catenary-missing");
    }

    /// Calls this before the page begins anew, to keep what would be lost.
    pub(crate) fn before_update(keep: impl Fn() + 'static) -> EventListener {
        EventListener::new(&gloo::utils::window(), LEAVING, move |_| keep())
    }

    /// Begins anew, with the newest build.
    pub(crate) fn take_update() {
        tell_scripts(LEAVING);
        // A page that cannot be loaded again stays as it is.
        let _ = gloo::utils::window().location().reload();
    }
}

/// The site on this device, kept current.
#[hook]
pub(crate) fn use_kept_site() -> Site {
    let site = use_state_eq(Site::now);
    let setter = site.setter();
    use_effect_on((), move |()| {
        setter.set(Site::now());
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, CHANGED, move |_| setter.set(Site::now()));
        move || drop(listener)
    });
    (*site).clone()
}
