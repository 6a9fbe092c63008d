//! The export of attempts to files and the import from files and texts.

use super::attempts::{Attempts, is_of_title};
use crate::shell::backup::{GameFiles, ImportPage, ImportSource, PickerProps, picker, use_import};
use crate::storage::file_of_scores;
use crate::table::scores::AttemptOrigin;
use crate::table::scores::file::write_csv;
use crate::toolkit::browser::export::save_text;
use crate::toolkit::hooks::{clone, today};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::import_report::ImportReport;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ExchangeProps {
    pub attempts: Attempts,
}

/// The buttons that export all attempts, and the form that imports pasted links and files.
#[component]
pub(crate) fn Exchange(props: &ExchangeProps) -> Html {
    let locale = use_locale();
    let origin = use_state_eq(|| AttemptOrigin::Imported);
    let import =
        use_import(&GameFiles::default(), ImportPage::Scores(*origin), &props.attempts.refresh);
    let (ways, importing) = (import.ways.clone(), import.importing.clone());
    let (field, turn) = (use_node_ref(), importing.report().turn);
    let check = Callback::from(clone!([take = import.take, field], move |_: MouseEvent| {
        let Some(field) = field.cast::<HtmlTextAreaElement>() else { return };
        let text = field.value();
        let give_back = Callback::from(move |left: String| field.set_value(&left));
        take.emit(ImportSource::Text(text, give_back));
    }));
    let pick = |choice: AttemptOrigin, text: &'static str| {
        let origin = origin.clone();
        let checked = *origin == choice;
        let onchange = Callback::from(move |_: Event| origin.set(choice));
        html! {
            <label class="choice"><input type="radio" name="whose" {checked} {onchange} /><span class="choice__name">{ text }</span></label>
        }
    };
    html! {
        <section class="panel exchange" ondragover={ways.ondragover} ondrop={ways.ondrop} data-testid="exchange">
            <div class="panel__head"><h2 class="panel__title">{ locale.exchange() }</h2></div>
            <div class="panel__body stack">
                <Exports attempts={props.attempts.clone()} />
                <label class="field">
                    <span class="field__label">{ locale.paste_links() }</span>
                    <textarea class="field__control exchange__field" rows="3" spellcheck="false" ref={field} data-testid="paste" />
                </label>
                <fieldset class="exchange__whose">
                    <legend>{ locale.whose() }</legend>
                    { pick(AttemptOrigin::Imported, locale.theirs()) }
                    { pick(AttemptOrigin::Brought, locale.mine()) }
                </fieldset>
                <p class="backup__hint">{ locale.result_shows_map() }</p>
                <div class="backup__files">
                    <button type="button" class="button button--main" onclick={check} data-testid="check-links">{ locale.check_links() }</button>
                    { picker(locale.import_files(), "import-scores", &PickerProps { onpick: ways.onpick, turn }) }
                    <span class="backup__hint">{ locale.drop_scores_here() }</span>
                </div>
                <ImportReport {importing} name_of_test="score-report" onundone={props.attempts.refresh.clone()} />
            </div>
        </section>
    }
}

/// The buttons that export.
#[component]
fn Exports(props: &ExchangeProps) -> Html {
    let locale = use_locale();
    let Attempts { results, title, ranking, .. } = &props.attempts;
    let (title, ranking) = (*title, *ranking);
    let json = Callback::from(move |_: MouseEvent| {
        let file = file_of_scores(|link| is_of_title(title, link), |deal| ranking.has(deal));
        export("json", &file)
    });
    let csv = {
        let results = results.clone();
        Callback::from(move |_: MouseEvent| export("csv", &write_csv(&results.entries)))
    };
    if results.entries.is_empty() {
        return Html::default();
    }
    html! {
        <div class="row">
            <button type="button" class="button" onclick={json} data-testid="export-json">{ locale.export_json() }</button>
            <button type="button" class="button" onclick={csv} data-testid="export-csv">{ locale.export_csv() }</button>
        </div>
    }
}

/// Saves a text as a file of this kind.
fn export(kind: &str, text: &str) {
    // A browser that cannot make files does nothing; the attempts are still in the table.
    let _ = save_text(&format!("catenary-attempts-{}.{kind}", today()), text);
}
