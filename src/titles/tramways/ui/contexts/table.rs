//! The table: its model in one context, what changes it in another.

use crate::table::{Device, Prepared, Questions, Table};
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::link::LinkIndex;
use crate::titles::tramways::ui::motion::Stage;
use crate::titles::tramways::view::analysis::TableAndAnalysis;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::widgets::settings::AskAgain;
use std::rc::Rc;
use yew::prelude::*;

/// The tables as a reducer.
#[derive(PartialEq)]
struct Seated(TableAndAnalysis);

impl Reducible for Seated {
    type Action = Msg;

    fn reduce(self: Rc<Self>, act: Msg) -> Rc<Self> {
        let after = self.0.after(act);
        if after == self.0 { self } else { Rc::new(Seated(after)) }
    }
}

/// What does something at the table, and what moves there.
#[derive(Clone, PartialEq)]
struct Actor {
    act: Callback<Msg>,
    stage: Stage,
}

/// What something beside the map points at.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Pointing {
    #[default]
    Nothing,
    Cell(CellId),
    /// The Links of a ride.
    Ride(Vec<LinkIndex>),
}

#[derive(Clone, PartialEq)]
struct Pointed(UseStateHandle<Pointing>);

#[derive(Properties, PartialEq)]
pub struct TableProviderProps {
    /// The game at the start.
    pub table: Table<Tramways>,
    /// Who holds the device at the start.
    #[prop_or_default]
    pub device: Device,
    /// What is prepared at the start.
    #[prop_or_default]
    pub prepared: Option<Prepared>,
    /// What is asked about at the start.
    pub questions: Questions,
    /// What shows it.
    pub children: Html,
}

/// Provides the model of a game.
#[component]
pub fn TableProvider(props: &TableProviderProps) -> Html {
    let model = use_reducer_eq(|| {
        let device = props.table.held(props.device);
        let model = GameModel::new(props.table.clone(), device, props.questions.clone());
        Seated(TableAndAnalysis::new(model.with_prepared(props.prepared.clone())))
    });
    let stage = (*use_memo((), |()| Stage::default())).clone();
    let act = {
        let dispatcher = model.dispatcher();
        use_callback(stage.clone(), move |act: Msg, stage| {
            stage.note();
            dispatcher.dispatch(act);
        })
    };
    let ask_again = use_memo(act.clone(), |act| AskAgain(act.reform(|()| Msg::AskAgain)));
    let actor = Actor { act, stage };
    let pointed = Pointed(use_state_eq(Pointing::default));
    html! {
        <ContextProvider<Actor> context={actor}>
            <ContextProvider<TableAndAnalysis> context={model.0.clone()}>
                <ContextProvider<Rc<GameModel>> context={model.0.shown().clone()}>
                    <ContextProvider<Pointed> context={pointed}>
                        <ContextProvider<AskAgain> context={(*ask_again).clone()}>
                            { props.children.clone() }
                        </ContextProvider<AskAgain>>
                    </ContextProvider<Pointed>>
                </ContextProvider<Rc<GameModel>>>
            </ContextProvider<TableAndAnalysis>>
        </ContextProvider<Actor>>
    }
}

/// The table where decisions count, and the one beside it. Only below a [`TableProvider`].
#[hook]
pub fn use_table_and_analysis() -> TableAndAnalysis {
    use_context().expect("a table is provided")
}

/// The model that is shown. Only below a [`TableProvider`].
#[hook]
pub fn use_model() -> Rc<GameModel> {
    use_context().expect("a table is provided")
}

/// Does something at the table. Only below a [`TableProvider`].
#[hook]
pub fn use_act() -> Callback<Msg> {
    use_context::<Actor>().expect("a table is provided").act
}

/// What moves at the table. Only below a [`TableProvider`].
#[hook]
pub fn use_stage() -> Stage {
    use_context::<Actor>().expect("a table is provided").stage
}

/// What something beside the map points at, and what changes it. Only below a [`TableProvider`].
#[hook]
pub fn use_pointed() -> UseStateHandle<Pointing> {
    use_context::<Pointed>().expect("a table is provided").0
}
