//! Attempts out into files and in from anywhere.

use super::attempts::{Attempts, stored};
use super::import::{Source, use_score_import};
use crate::table::scores::Origin;
use crate::table::scores::file;
use crate::toolkit::browser::outlet::save_text;
use crate::toolkit::hooks::today;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::import_report::ImportReport;
use web_sys::{DragEvent, FileList, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ExchangeProps {
    pub attempts: Attempts,
}

/// Exports all attempts; imports links that are pasted, and files.
#[component]
pub(crate) fn Exchange(props: &ExchangeProps) -> Html {
    let locale = use_locale();
    let origin = use_state_eq(|| Origin::Imported);
    let import = use_score_import(&props.attempts.refresh);
    let draw = use_callback((), |text: String, ()| html! { { text } });
    let field = use_node_ref();
    let take_files = {
        let (take, origin) = (import.take.clone(), *origin);
        Callback::from(move |files: Option<FileList>| {
            let Some(files) = files else { return };
            let files = (0..files.length()).filter_map(|at| files.get(at)).map(Source::File);
            take.emit((files.collect(), origin));
        })
    };
    let onpick =
        take_files.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().files());
    let ondrop = take_files.reform(|event: DragEvent| {
        event.prevent_default();
        event.data_transfer().and_then(|data| data.files())
    });
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    let check = {
        let (take, field, origin) = (import.take.clone(), field.clone(), *origin);
        Callback::from(move |_: MouseEvent| {
            let Some(field) = field.cast::<HtmlTextAreaElement>() else { return };
            let text = field.value();
            let give_back = Callback::from(move |left: String| field.set_value(&left));
            take.emit((vec![Source::Text(text, give_back)], origin));
        })
    };
    let pick = |choice: Origin, text: &'static str| {
        let origin = origin.clone();
        let checked = *origin == choice;
        let onchange = Callback::from(move |_: Event| origin.set(choice));
        html! {
            <label class="choice"><input type="radio" name="whose" {checked} {onchange} /><span class="choice__name">{ text }</span></label>
        }
    };
    html! {
        <section class="panel exchange" {ondragover} {ondrop} data-testid="exchange">
            <div class="panel__head"><h2 class="panel__title">{ locale.exchange() }</h2></div>
            <div class="panel__body stack">
                <Exports attempts={props.attempts.clone()} />
                <label class="field">
                    <span class="field__label">{ locale.paste_links() }</span>
                    <textarea class="field__control exchange__field" rows="3" spellcheck="false" ref={field} data-testid="paste" />
                </label>
                <fieldset class="exchange__whose">
                    <legend>{ locale.whose() }</legend>
                    { pick(Origin::Imported, locale.theirs()) }
                    { pick(Origin::Brought, locale.mine()) }
                </fieldset>
                <p class="backup__hint">{ locale.result_shows_map() }</p>
                <div class="backup__files">
                    <button type="button" class="button button--main" onclick={check} data-testid="check-links">{ locale.check_links() }</button>
                    <label class="button backup__pick">
                        { locale.import_files() }
                        // A new field after every import, so that the same file can be chosen again.
                        <input key={import.importing.report().turn} type="file"
                            multiple=true onchange={onpick} data-testid="import-scores" />
                    </label>
                    <span class="backup__hint">{ locale.drop_scores_here() }</span>
                </div>
                <ImportReport importing={import.importing.clone()} {draw} name_of_test="score-report" onundone={props.attempts.refresh.clone()} />
            </div>
        </section>
    }
}

/// The keys that export.
#[component]
fn Exports(props: &ExchangeProps) -> Html {
    let locale = use_locale();
    let (ledger, title, ranking) =
        (&props.attempts.results, props.attempts.title, props.attempts.ranking);
    let json = {
        let ledger = ledger.clone();
        Callback::from(move |_: MouseEvent| {
            export("json", &file::write_json(&ledger.entries, &stored(title, ranking).1))
        })
    };
    let csv = {
        let ledger = ledger.clone();
        Callback::from(move |_: MouseEvent| export("csv", &file::write_csv(&ledger.entries)))
    };
    if ledger.entries.is_empty() {
        return Html::default();
    }
    html! {
        <div class="row">
            <button type="button" class="button" onclick={json} data-testid="export-json">{ locale.export_json() }</button>
            <button type="button" class="button" onclick={csv} data-testid="export-csv">{ locale.export_csv() }</button>
        </div>
    }
}

/// Has the browser save a text as a file of this kind.
fn export(kind: &str, text: &str) {
    // A browser that cannot make files shows nothing; the attempts are still on the board.
    let _ = save_text(&format!("catenary-attempts-{}.{kind}", today()), text);
}
