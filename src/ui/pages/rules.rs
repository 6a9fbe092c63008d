//! The rules in short, and how we read them.

use crate::i18n::{READINGS, RULES, RuleLine};
use crate::session::Questions;
use crate::storage::Preferences;
use crate::ui::components::legend::legend;
use crate::ui::components::topbar::Topbar;
use crate::ui::contexts::{use_locale, use_preferences, use_set_preferences};
use yew::prelude::*;

/// The properties of [`RulesPage`].
#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// The rule to show.
    pub rule: Option<String>,
}

/// The rules page.
#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let locale = use_locale();
    use_effect_with(props.rule.clone(), |rule| {
        let place = rule.as_ref().and_then(|rule| gloo::utils::document().get_element_by_id(rule));
        place.iter().for_each(web_sys::Element::scroll_into_view);
    });
    let line = |line: &RuleLine| {
        let here = props.rule.as_deref() == Some(line.id);
        html! {
            <li class={here.then_some("is-here")}><span class="prose__rule">{ line.id }</span>{ " " }{ line.text(locale) }</li>
        }
    };
    let rule = |rule: &RuleLine| {
        html! {
            <div id={rule.id}>{ line(rule) }</div>
        }
    };
    let known = |rule: &String| RULES.iter().chain(READINGS).any(|line| line.id == rule);
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main">
                <article class="panel">
                    <div class="panel__body prose">
                        <h1>{ locale.rules() }</h1>
                        if !props.rule.as_ref().is_none_or(known) {
                            <p class="notice notice--bad" role="alert" data-testid="no-such-rule">{ locale.no_such_rule() }</p>
                        }
                        <p>{ locale.credit() }</p>
                        <p>{ locale.own_edition() }</p>
                        <h2>{ locale.how_heading() }</h2>
                        <p>{ locale.how_1() }</p>
                        <p>{ locale.how_2() }</p>
                        <p>{ locale.how_3() }</p>
                        <p>{ locale.how_4() }</p>
                        <h2>{ locale.how_many_heading() }</h2>
                        <p>{ locale.how_many_1() }</p>
                        <p>{ locale.how_many_2() }</p>
                        { legend(locale) }
                        <h2>{ locale.rule_lines() }</h2>
                        <ul>{ for RULES.iter().map(rule) }</ul>
                        <h2>{ locale.readings() }</h2>
                        <p>{ locale.readings_intro() }</p>
                        <ul data-testid="readings">{ for READINGS.iter().map(line) }</ul>
                        <AskAgain />
                    </div>
                </article>
            </main>
        </div>
    }
}

/// Switches all questions on again, if some were switched off.
#[component]
fn AskAgain() -> Html {
    let (locale, preferences, set) = (use_locale(), use_preferences(), use_set_preferences());
    if preferences.questions == Questions::default() {
        return Html::default();
    }
    let ask = Callback::from(move |_: MouseEvent| {
        set.emit(Preferences { questions: Questions::default(), ..(*preferences).clone() });
    });
    html! {
        <p><button type="button" class="button" onclick={ask}>{ locale.ask_again() }</button></p>
    }
}
