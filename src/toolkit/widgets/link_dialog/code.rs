//! An address as a QR code.

use crate::table::sending::qr::Qr;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct CodeProps {
    /// The whole address.
    pub(super) address: AttrValue,
}

/// Draws the code, dark on light in every theme, or says why there is none.
#[component]
pub(super) fn Code(props: &CodeProps) -> Html {
    let locale = use_locale();
    let qr = use_memo(props.address.clone(), |address| Qr::of(address));
    let Some(qr) = &*qr else {
        return html! { <p class="sending__no-code" data-testid="no-code">{ locale.no_code() }</p> };
    };
    let size = qr.size();
    html! {
        <svg class="sending__code" viewBox={format!("0 0 {size} {size}")} role="img" aria-label={locale.code()} data-testid="code">
            <path class="sending__light" d={format!("M0 0H{size}V{size}H0z")} />
            <path class="sending__dark" d={qr.path()} />
        </svg>
    }
}
