//! The state of the service worker and the installation, as reported by `static/offline.js`.

use super::use_effect_on;
use crate::table::site_report::SiteReport;
use crate::toolkit::browser::scripts::tell_scripts;
use gloo::events::EventListener;
use yew::prelude::*;

/// The script's event at the window when the state changes.
const CHANGED: &str = "catenary-offline";

/// The event at the window before the page reloads.
const LEAVING: &str = "catenary-leaving";

/// The site on this device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SavedSite {
    /// True if a newer build is installed and waits for a reload.
    pub has_update: bool,
    /// The last report of the service worker; `None` if the browser has none.
    report: Option<String>,
    /// True if the browser offers to install the site.
    pub can_install: bool,
    /// True if the page runs as an installed app.
    pub is_installed: bool,
    /// True if the host is known to have another build.
    pub is_outdated: bool,
}

impl SavedSite {
    fn now() -> SavedSite {
        let root = gloo::utils::document_element();
        let attribute = |name: &str| root.get_attribute(&format!("data-{name}"));
        let installs = attribute("install");
        SavedSite {
            has_update: attribute("newest")
                .is_some_and(|newest| Some(newest) != attribute("build")),
            report: attribute("offline"),
            can_install: installs.as_deref() == Some("offered"),
            is_installed: installs.as_deref() == Some("done"),
            is_outdated: attribute("newer").is_some(),
        }
    }

    /// Returns the stored state of the site; `None` without a service worker. Only the settings call it, so that home needs no
    /// parser.
    pub(crate) fn report_read(&self) -> Option<SiteReport> {
        self.report.as_deref().map(SiteReport::read)
    }

    /// Asks the browser to install the site, which opens the browser's own question.
    pub(crate) fn install() {
        tell_scripts("catenary-install");
    }

    /// Stores the site even though the browser saves data.
    pub(crate) fn keep() {
        tell_scripts("catenary-keep");
    }

    /// Asks the host for its build, after a part of this one could not be fetched.
    pub(crate) fn look_for_another_build() {
        tell_scripts("catenary-missing");
    }

    /// Calls back before the page reloads, to save what would be lost.
    pub(crate) fn before_update(keep: impl Fn() + 'static) -> EventListener {
        EventListener::new(&gloo::utils::window(), LEAVING, move |_| keep())
    }

    /// Reloads the page with the newest build.
    pub(crate) fn take_update() {
        tell_scripts(LEAVING);
        // A page that cannot reload stays as it is.
        let _ = gloo::utils::window().location().reload();
    }
}

/// Returns the site on this device, kept current.
#[hook]
pub(crate) fn use_saved_site() -> SavedSite {
    let site = use_state_eq(SavedSite::now);
    let setter = site.setter();
    use_effect_on((), move |()| {
        setter.set(SavedSite::now());
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, CHANGED, move |_| setter.set(SavedSite::now()));
        move || drop(listener)
    });
    (*site).clone()
}
