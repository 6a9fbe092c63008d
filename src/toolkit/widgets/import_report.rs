//! The stage of an import, the result of the last one, and how to undo it.

use crate::storage::{is_of_import, keep_import, last_import, undo_import};
use crate::toolkit::hooks::{
    CheckReport, CheckStage, Importing, LineMood, PartMissing, ReportLine, UnreadableAnswer, clone,
    use_effect_on, use_storage_changes,
};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::moment;
use crate::words::Locale;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// At most this number of lines is shown.
const MOST: usize = 100;

#[derive(Properties, PartialEq)]
pub(crate) struct ImportReportProps {
    pub importing: Importing,
    pub name_of_test: &'static str,
    /// Called when an import was undone.
    pub onundone: Callback<()>,
}

/// Shows the stage of an import and the result of the last one.
#[component]
pub(crate) fn ImportReport(props: &ImportReportProps) -> Html {
    let locale = use_locale();
    let CheckReport { stage, lines, turn } = props.importing.report();
    let answer = |answer: UnreadableAnswer| {
        let importing = props.importing.clone();
        Callback::from(move |_: MouseEvent| importing.answer(answer))
    };
    let line = |line: &ReportLine| {
        let class = classes!(match line.mood {
            LineMood::Good => None,
            LineMood::Bad => Some("is-bad"),
        });
        html! { <li {class}>{ line.text.clone() }</li> }
    };
    html! {
        <>
            <div role="status">
                if let CheckStage::Checking { done, all } = stage {
                    <p data-testid="import-progress">{ locale.import_progress(*done, *all) }</p>
                }
                if let CheckStage::Asking(findings) = stage {
                    <p>{ locale.import_unread() }</p>
                    if findings.is_part_missing { <div class="notice notice--bad"><PartMissing /></div> }
                    <ul class="backup__report" data-testid="import-unread">
                        { for findings.unread.iter().take(MOST).map(|text| html! { <li class="is-bad">{ text.clone() }</li> }) }
                        { more(findings.unread.len(), locale) }
                    </ul>
                }
                <ul class="backup__report" data-testid={props.name_of_test}>
                    { for lines.iter().take(MOST).map(line) }
                    { more(lines.len(), locale) }
                </ul>
            </div>
            if let CheckStage::Asking(findings) = stage {
                <div class="row">
                    if !findings.intake.is_empty() {
                        <button type="button" class="button button--main" onclick={answer(UnreadableAnswer::Rest)} data-testid="import-rest">{ locale.import_rest(findings.intake.len()) }</button>
                    }
                    <button type="button" class="button" onclick={answer(UnreadableAnswer::Nothing)} data-testid="import-nothing">{ locale.import_cancel() }</button>
                </div>
            }
            <LastImportRow turn={*turn} onundone={&props.onundone} />
        </>
    }
}

fn more(count: usize, locale: Locale) -> Html {
    if count <= MOST {
        return Html::default();
    }
    html! { <li>{ locale.import_more(count - MOST) }</li> }
}

#[derive(Properties, PartialEq)]
struct LastImportProps {
    turn: usize,
    onundone: Callback<()>,
}

/// Offers to undo the last import until the player keeps it.
#[component]
fn LastImportRow(props: &LastImportProps) -> Html {
    let locale = use_locale();
    let last = use_state_eq(last_import);
    let undone = use_state_eq(|| None::<usize>);
    let read = use_callback(last.setter(), |(), last| last.set(last_import()));
    let (again, setter) = (read.clone(), undone.setter());
    use_effect_on(props.turn, move |_| {
        setter.set(None);
        again.emit(());
    });
    use_storage_changes(is_of_import, read.clone());
    let undo =
        Callback::from(clone!([read, undone, onundone = props.onundone], move |_: MouseEvent| {
            let (read, undone, onundone) = (read.clone(), undone.clone(), onundone.clone());
            spawn_local(async move {
                undone.set(Some(undo_import().await));
                read.emit(());
                onundone.emit(());
            });
        }));
    let keep = Callback::from(move |_: MouseEvent| {
        keep_import();
        read.emit(());
    });
    let said = undone.map(|changed| match changed {
        0 => locale.import_undone().to_owned(),
        changed => format!("{} {}", locale.import_undone(), locale.import_changed(changed)),
    });
    html! {
        <>
            <p class="backup__hint" role="status" data-testid="import-undone">{ said }</p>
            if let Some(last) = *last {
                <div class="backup__files" data-testid="last-import">
                    <span class="backup__hint">{ locale.last_import(&moment(last.at, locale), last.entries) }</span>
                    <button type="button" class="button" onclick={undo} data-testid="import-undo">{ locale.import_undo() }</button>
                    <button type="button" class="button button--quiet" onclick={keep} data-testid="import-keep">{ locale.import_keep() }</button>
                </div>
            }
        </>
    }
}
