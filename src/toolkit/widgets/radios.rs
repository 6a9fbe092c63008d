//! A row of things of which one is chosen.

use yew::prelude::*;

/// One of the things.
pub(crate) struct Radio<T> {
    pub it: T,
    /// Its name within the group, for tests and links.
    pub key: &'static str,
    /// What is to be seen.
    pub face: Html,
    /// What it is, for the ear, where the face does not say it.
    pub label: Option<AttrValue>,
    /// A word before it and what follows.
    pub heading: Option<&'static str>,
}

/// A group of them.
pub(crate) struct Group<T> {
    /// Its name on the page.
    pub name: String,
    /// What is chosen here, for the ear.
    pub label: AttrValue,
    /// How it looks.
    pub class: &'static str,
    /// What is chosen now.
    pub chosen: T,
    /// Called with what is chosen then.
    pub onpick: Callback<T>,
}

pub(crate) fn radios<T>(group: &Group<T>, radios: impl IntoIterator<Item = Radio<T>>) -> Html
where
    T: Clone + PartialEq + 'static,
{
    html! {
        <div class={classes!("radios", group.class)} role="radiogroup" aria-label={group.label.clone()}>
            { for radios.into_iter().map(|it| radio(group, it)) }
        </div>
    }
}

fn radio<T: Clone + PartialEq + 'static>(group: &Group<T>, radio: Radio<T>) -> Html {
    let Radio { it, key, face, label, heading } = radio;
    let checked = it == group.chosen;
    let onchange = group.onpick.reform(move |_: Event| it.clone());
    let id = format!("{}-{key}", group.name);
    html! {
        <>
            if let Some(heading) = heading {
                <span class="radios__label" aria-hidden="true">{ heading }</span>
            }
            <label class="radio" title={label.clone()}>
                <input class="radio__input" type="radio" name={group.name.clone()} {checked} {onchange}
                    aria-label={label} data-testid={id} />
                <span class="radio__face">{ face }</span>
            </label>
        </>
    }
}

/// A thing whose face is its name.
pub(crate) fn named<T>(it: T, key: &'static str, name: &'static str) -> Radio<T> {
    Radio { it, key, face: html! { name }, label: None, heading: None }
}
