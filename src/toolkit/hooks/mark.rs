//! What the areas of a table tell each other.

use web_sys::Element;
use yew::prelude::*;

/// The root of a table.
const FRAME: &str = ".frame";

/// Marks the root of the table with an attribute as long as it has a value and the component is there: what one area shows,
/// and others are laid out by. Styles could ask with `:has()`, but then whatever changes anywhere at the table restyles all
/// that any such rule may match. It is set while the component is drawn and not by an effect, which may come a picture later
/// where drawing takes long.
#[hook]
pub fn use_frame_mark(name: &'static str, value: Option<AttrValue>) {
    let mark = use_mut_ref(|| Mark { name, value: None, frame: None });
    mark.borrow_mut().set(value);
}

/// An attribute at the root of a table, which goes when this goes.
struct Mark {
    name: &'static str,
    value: Option<AttrValue>,
    frame: Option<Element>,
}

impl Mark {
    fn set(&mut self, value: Option<AttrValue>) {
        if self.value == value {
            return;
        }
        self.value = value;
        if self.frame.is_none() {
            self.frame = gloo::utils::document().query_selector(FRAME).ok().flatten();
        }
        let Some(frame) = &self.frame else { return };
        // Neither can fail: all names are valid.
        let _ = match &self.value {
            Some(value) => frame.set_attribute(self.name, value),
            None => frame.remove_attribute(self.name),
        };
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        self.set(None);
    }
}
