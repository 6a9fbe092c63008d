//! The table: the desk in one context, what changes it in another.

use crate::games::tramways::Tramways;
use crate::session::{Questions, Session};
use crate::view::desk::{Act, Desk};
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

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Somebody who plays.
    Player,
    /// Somebody who only looks.
    Visitor,
}

/// The properties of [`TableProvider`].
#[derive(Properties, PartialEq)]
pub struct TableProviderProps {
    /// The game at the start.
    pub session: Rc<Session<Tramways>>,
    /// What is asked about at the start.
    pub questions: Questions,
    /// Who sits at it.
    pub seating: Seating,
    /// The table.
    pub children: Html,
}

/// Provides the desk of a game.
#[component]
pub fn TableProvider(props: &TableProviderProps) -> Html {
    let desk = use_reducer_eq(|| {
        Seated(Rc::new(Desk::new(props.session.clone(), props.questions.clone())))
    });
    let act = {
        let dispatcher = desk.dispatcher();
        use_callback(props.seating, move |act: Act, seating| {
            if *seating == Seating::Player {
                dispatcher.dispatch(act);
            }
        })
    };
    html! {
        <ContextProvider<Callback<Act>> context={act}>
            <ContextProvider<Seating> context={props.seating}>
                <ContextProvider<Rc<Desk>> context={desk.0.clone()}>
                    { props.children.clone() }
                </ContextProvider<Rc<Desk>>>
            </ContextProvider<Seating>>
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

/// Who sits at the table. Only below a [`TableProvider`].
#[hook]
pub fn use_seating() -> Seating {
    use_context().expect("a table is provided")
}
