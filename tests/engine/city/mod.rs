//! San Francisco and Berlin: rules by id, boards, random games, hidden information.

mod big;
mod big_boards;
mod big_by_chance;
mod big_files;
mod board_files;
mod board_texts;
mod boards;
mod hidden;
mod links;
mod maps;
mod our_boards;
mod own_boards;
mod own_links;
mod playouts;
mod positions;
mod reckoning;
mod rules;
mod slow;
mod support;
mod table;
