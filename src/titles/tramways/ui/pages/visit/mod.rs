//! What a link holds: a game to look at and to play on from.

mod stop;
mod table;

use crate::storage::{VisitId, kept_visit};
use crate::table::Device;
use crate::titles::tramways::session::{Visit, VisitError};
use crate::titles::tramways::ui::contexts::{MapTurnProvider, TableProvider};
use crate::titles::tramways::ui::ledger::{attempt_under_way, note_seen};
use crate::titles::tramways::ui::resumed::resume_instead;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::{use_locale, use_preferences};
use crate::toolkit::widgets::missing::missing;
use crate::words::Locale;
use std::rc::Rc;
use table::VisitTable;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct VisitPageProps {
    /// The link's name.
    pub id: VisitId,
}

/// The page of a link.
#[component]
pub fn VisitPage(props: &VisitPageProps) -> Html {
    let locale = use_locale();
    let preferences = use_preferences();
    let opened = use_memo(props.id.clone(), |id| {
        let text = kept_visit(id)?;
        Some((Visit::open(&text).map(Rc::new), text))
    });
    let attempt = use_memo(opened.clone(), |opened| {
        let Some((Ok(visit), _)) = &**opened else { return None };
        let setup = visit.table.session.setup();
        let attempt = attempt_under_way(setup);
        if attempt.is_none() {
            note_seen(setup);
        }
        attempt
    });
    use_effect_on(attempt.clone(), |attempt| {
        if let Some(id) = &**attempt {
            resume_instead(id.clone());
        }
    });
    if attempt.is_some() {
        return Html::default();
    }
    match &*opened {
        Some((Ok(visit), text)) => html! {
            <TableProvider table={visit.table.clone()} device={Device::Visiting} questions={preferences.questions.clone()}>
                <MapTurnProvider><VisitTable visit={visit.clone()} link={text.clone()} /></MapTurnProvider>
            </TableProvider>
        },
        Some((Err(why), text)) => {
            let advice = locale.bad_link_advice(text.trim().chars().count());
            let advice = html! { <p>{ advice }</p> };
            missing(locale.bad_link(), &reason(why, locale), advice, locale)
        }
        None => missing(locale.no_visit(), locale.no_visit_advice(), Html::default(), locale),
    }
}

fn reason(why: &VisitError, locale: Locale) -> String {
    match why {
        VisitError::Link(error) => locale.link_error(*error),
        VisitError::Setup(error) => locale.setup_error(error),
    }
}
