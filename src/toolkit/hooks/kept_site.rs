//! How the service worker and the installation stand, as `static/offline.js` tells it.

use super::use_effect_on;
use crate::table::kept_site::KeptSite;
use gloo::events::EventListener;
use web_sys::Event;
use yew::prelude::*;

/// What the script tells with: an event at the window.
const CHANGED: &str = "catenary-offline";

/// The site on this device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Site {
    /// The build that the page is of.
    pub build: String,
    /// What is kept; nothing where the browser has no service worker.
    pub kept: Option<KeptSite>,
    /// Whether the browser offers the installation.
    pub can_install: bool,
    /// Whether the page runs as an installed program.
    pub is_installed: bool,
}

impl Site {
    fn now() -> Site {
        let root = gloo::utils::document_element();
        let told = |name: &str| root.get_attribute(&format!("data-{name}"));
        let installs = told("install");
        Site {
            build: told("build").unwrap_or_default(),
            kept: told("offline").map(|text| KeptSite::read(&text)),
            can_install: installs.as_deref() == Some("offered"),
            is_installed: installs.as_deref() == Some("done"),
        }
    }

    /// Whether a newer build is here and only waits for the page to be loaded again.
    pub fn has_update(&self) -> bool {
        self.kept.as_ref().is_some_and(|kept| kept.is_update(&self.build))
    }

    /// Asks the browser to install the site: it opens a question of its own.
    pub fn install() {
        ask("catenary-install");
    }

    /// Keeps the site although the browser saves data.
    pub fn keep() {
        ask("catenary-keep");
    }

    /// Begins anew, with the newest build.
    pub fn take_update() {
        // A page that cannot be loaded again stays as it is.
        let _ = gloo::utils::window().location().reload();
    }
}

fn ask(what: &str) {
    if let Ok(event) = Event::new(what) {
        // Nobody cancels it.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

/// The site on this device, kept current.
#[hook]
pub fn use_kept_site() -> Site {
    let site = use_state_eq(Site::now);
    {
        let setter = site.setter();
        use_effect_on((), move |()| {
            setter.set(Site::now());
            let window = gloo::utils::window();
            let listener = EventListener::new(&window, CHANGED, move |_| setter.set(Site::now()));
            move || drop(listener)
        });
    }
    (*site).clone()
}
