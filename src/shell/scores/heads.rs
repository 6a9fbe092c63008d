//! The heads of the columns; some of them sort the attempts.

use crate::table::scores::order::{SortColumn, SortDirection, SortOrder};
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct HeadsProps {
    /// True for solo games.
    pub(super) alone: bool,
    /// True if any attempt has a rank among bots' games.
    pub(super) has_places: bool,
    /// The current order.
    pub(super) order: SortOrder,
    /// Called with the column to sort by.
    pub(super) onorder: Callback<SortColumn>,
}

#[component]
pub(super) fn Heads(props: &HeadsProps) -> Html {
    let locale = use_locale();
    let plain = |name: &'static str| html! { <th scope="col" role="columnheader">{ name }</th> };
    let sorting = |column: SortColumn, name: &'static str, id: &'static str| {
        let direction = (props.order.column == column).then_some(props.order.direction);
        let sort = direction.map(|direction| match direction {
            SortDirection::Rising => "ascending",
            SortDirection::Falling => "descending",
        });
        let onclick = props.onorder.reform(move |_: MouseEvent| column);
        html! {
            <th scope="col" role="columnheader" class="board__sorting" aria-sort={sort}>
                <button type="button" class="board__sort" {onclick} data-testid={id}>{ name }</button>
            </th>
        }
    };
    html! {
        <thead role="rowgroup">
            <tr role="row">
                { plain(locale.column_map()) }
                { sorting(SortColumn::Date, locale.column_date(), "sort-date") }
                { sorting(SortColumn::Score, locale.column_score(), "sort-score") }
                if props.has_places { { plain(locale.column_field()) } }
                { sorting(SortColumn::Time, locale.column_time(), "sort-time") }
                { plain(locale.column_parts()) }
                if props.alone { { plain(locale.par()) } }
                <td role="cell" />
            </tr>
        </thead>
    }
}
