//! The table: the desk in one context, what changes it in another.

use crate::games::tramways::Tramways;
use crate::session::{Device, Questions, Table};
use crate::view::act::Act;
use crate::view::desk::Desk;
use std::rc::Rc;
use yew::prelude::*;

/// A desk as a reducer.
#[derive(PartialEq)]
struct Seated(Rc<Desk>);

impl Reducible for Seated {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        let after = self.0.after(act);
        if after == *self.0 { self } else { Rc::new(Seated(Rc::new(after))) }
    }
}

/// The properties of [`TableProvider`].
#[derive(Properties, PartialEq)]
pub struct TableProviderProps {
    /// The game at the start.
    pub table: Table<Tramways>,
    /// Who holds the device at the start.
    #[prop_or_default]
    pub device: Device,
    /// What is asked about at the start.
    pub questions: Questions,
    /// What shows it.
    pub children: Html,
}

/// Provides the desk of a game.
#[component]
pub fn TableProvider(props: &TableProviderProps) -> Html {
    let desk = use_reducer_eq(|| {
        Seated(Rc::new(Desk::new(props.table.clone(), props.device, props.questions.clone())))
    });
    let act = {
        let dispatcher = desk.dispatcher();
        use_callback((), move |act: Act, ()| dispatcher.dispatch(act))
    };
    html! {
        <ContextProvider<Callback<Act>> context={act}>
                <ContextProvider<Rc<Desk>> context={desk.0.clone()}>
                    { props.children.clone() }
                </ContextProvider<Rc<Desk>>>
        </ContextProvider<Callback<Act>>>
    }
}

/// The desk. Only below a [`TableProvider`].
#[hook]
pub fn use_desk() -> Rc<Desk> {
    use_context().expect("a table is provided")
}

/// Does something at the desk. Only below a [`TableProvider`].
#[hook]
pub fn use_act() -> Callback<Act> {
    use_context().expect("a table is provided")
}
