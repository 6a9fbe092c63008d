//! A group of radio buttons.

use yew::prelude::*;

/// One option of a group.
pub(crate) struct Radio<T> {
    pub it: T,
    /// Its name within the group, for tests and links.
    pub key: &'static str,
    /// Its visible face.
    pub face: Html,
    /// Its name for screen readers, if the face does not say it.
    pub label: Option<AttrValue>,
    /// A heading before it and the following options.
    pub heading: Option<&'static str>,
}

/// A group of options.
pub(crate) struct Group<T> {
    /// Its name on the page.
    pub name: String,
    /// Its label for screen readers.
    pub label: AttrValue,
    /// Its CSS class.
    pub class: &'static str,
    /// The chosen option.
    pub chosen: T,
    /// Called with the newly chosen option.
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

/// Makes an option whose face is its name.
pub(crate) fn named<T>(it: T, key: &'static str, name: &'static str) -> Radio<T> {
    Radio { it, key, face: html! { name }, label: None, heading: None }
}
