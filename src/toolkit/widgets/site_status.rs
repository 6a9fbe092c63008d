//! The site on this device: offline use, installation, a newer build.

use crate::table::site_report::{CacheState, Trouble};
use crate::toolkit::hooks::{SavedSite, use_saved_site};
use crate::toolkit::preferences::use_locale;
use crate::words::{Locale, device};
use yew::prelude::*;

/// The rows of the settings.
#[component]
pub(crate) fn DeviceRows() -> Html {
    let locale = use_locale();
    let site = use_saved_site();
    html! {
        <>
            <div class="settings__row" data-testid="offline">
                <span class="settings__name">{ device::offline(locale) }</span>
                <div class="settings__told">
                    { offline(&site, locale) }
                    if site.has_update { { update(locale) } }
                </div>
            </div>
            <div class="settings__row" data-testid="installation">
                <span class="settings__name">{ device::installation(locale) }</span>
                <div class="settings__told">{ installation(&site, locale) }</div>
            </div>
        </>
    }
}

fn offline(site: &SavedSite, locale: Locale) -> Html {
    let standing = site.report_read().map(|kept| kept.standing());
    let text = match standing {
        Some(CacheState::Keeping(bytes, all)) => return progress(bytes, all, locale),
        Some(CacheState::Stopped(Trouble::Saver)) => return saver(locale),
        Some(CacheState::Ready) => device::ready_offline(locale),
        Some(CacheState::Waiting) => device::offline_waiting(locale),
        Some(CacheState::Stopped(Trouble::Net)) => device::offline_net(locale),
        Some(CacheState::Stopped(Trouble::Changing)) => device::offline_changing(locale),
        Some(CacheState::Stopped(Trouble::Full)) => device::offline_full(locale),
        Some(CacheState::Stopped(Trouble::Refused)) | None => device::offline_refused(locale),
    };
    html! { <p>{ text }</p> }
}

fn progress(bytes: u64, all: u64, locale: Locale) -> Html {
    let text = device::storing(bytes, all, locale);
    html! {
        <p>
            { text.clone() }
            <progress max={all.to_string()} value={bytes.to_string()} aria-label={text} />
        </p>
    }
}

fn saver(locale: Locale) -> Html {
    let keep = Callback::from(|_: MouseEvent| SavedSite::keep());
    html! {
        <p>
            { device::offline_saver(locale) }{ " " }
            <button type="button" class="button" onclick={keep} data-testid="keep-offline">{ device::keep_offline(locale) }</button>
        </p>
    }
}

fn update(locale: Locale) -> Html {
    let take = Callback::from(|_: MouseEvent| SavedSite::take_update());
    html! {
        <p>
            { device::update_ready(locale) }{ " " }
            <button type="button" class="button" onclick={take} data-testid="use-update">{ device::use_update(locale) }</button>
        </p>
    }
}

fn installation(site: &SavedSite, locale: Locale) -> Html {
    let install = Callback::from(|_: MouseEvent| SavedSite::install());
    if site.is_installed {
        return html! { <p>{ device::installed(locale) }</p> };
    }
    if !site.can_install {
        return html! { <p>{ device::install_by_menu(locale) }</p> };
    }
    html! {
        <button type="button" class="button" onclick={install} data-testid="install">{ device::install(locale) }</button>
    }
}

/// Shows quietly that a newer build is available; the next start loads it anyway.
#[component]
pub(crate) fn UpdateNotice() -> Html {
    let locale = use_locale();
    let site = use_saved_site();
    if !site.has_update {
        return Html::default();
    }
    html! { <div class="home__update notranslate" translate="no" role="status" data-testid="update">{ update(locale) }</div> }
}
