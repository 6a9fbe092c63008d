//! The map of a saved game, drawn after the page is there.

use super::thumbnail::Thumbnail;
use crate::storage::{GameId, Listed, load};
use crate::ui::contexts::use_locale;
use crate::view::picture::Picture;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// The shape of its place in the list, wide to high.
const SHAPE: (i32, i32) = (3, 2);

/// The properties of [`SavedPicture`].
#[derive(Properties, PartialEq)]
pub struct SavedPictureProps {
    /// The game.
    pub id: GameId,
    /// The revision of its save: another one is drawn anew.
    pub revision: u64,
}

/// The map where the game stands. A game is replayed for it once, in a task of its own, so a long
/// list is there at once and fills in.
#[component]
pub fn SavedPicture(props: &SavedPictureProps) -> Html {
    let locale = use_locale();
    let picture = use_state_eq(|| None::<Rc<Picture>>);
    {
        let setter = picture.setter();
        use_effect_with((props.id.clone(), props.revision), move |(id, _)| {
            let id = id.clone();
            let task = Timeout::new(0, move || setter.set(draw(&id).map(Rc::new)));
            move || drop(task)
        });
    }
    html! {
        <span class="save__map">
            if let Some(picture) = &*picture {
                <Thumbnail picture={picture.clone()} label={locale.map_thumbnail()} />
            }
        </span>
    }
}

fn draw(id: &GameId) -> Option<Picture> {
    let Listed::Good(_, save) = load(id)? else { return None };
    let (table, _) = save.open().ok()?;
    Some(Picture::fitting(table.session.state(), &table.chairs, SHAPE))
}
