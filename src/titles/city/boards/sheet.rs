//! Sheets of boards: names, drawing and texts.

use crate::words::Text;

/// The keys, texts, drawing and bot parameters of a board. A built-in board is a title, listed in `titles/mod.rs`.
#[derive(Debug)]
pub struct Sheet {
    /// Its key in addresses, files and arguments; frozen.
    pub key: &'static str,
    /// Its number in links; frozen.
    pub number: u16,
    /// Its land, drawn in this order.
    pub land: &'static [Shape],
    /// The names of waters, each with its place in the drawing grid.
    pub waters: &'static [(Text, (i32, i32))],
    /// The upper left corner of the points table, in drawing units.
    pub points_table: (i32, i32),
    /// Its wild cards.
    pub wild: Wild,
    /// The guide's lesson about the board's special rules.
    pub lesson: Text,
    /// The parameters with which bots play it.
    pub habits: Habits,
}

/// The wild cards of a board.
#[derive(Debug)]
pub struct Wild {
    /// The name of a wild card.
    pub name: Text,
    pub sign: Sign,
}

/// The sign of a board's wild cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Boat,
    Bicycle,
}

/// The sets of bot parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habits {
    /// For boards without metro Routes.
    Usual,
    /// For boards with metro Routes.
    Metro,
    /// For big boards (CBIG) without metro Routes.
    Big,
}

/// The look of a part of the land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    Water,
    /// Water along a shore.
    Shallows,
    /// Land with a shore.
    Land,
    /// Land without a shore.
    Plain,
    Streets,
    Avenue,
    Park,
    Pond,
    River,
    Canal,
    Bridge,
}

/// A part of the land. Numbers are tenths of the drawing grid unless noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// An SVG path, in the grid.
    Path(Look, &'static str),
    /// A rectangle: corner, width and height, and corner radius.
    Rect(Look, [i32; 4], i32),
    /// An ellipse: centre, and half its width and height.
    Ellipse(Look, [i32; 4]),
    /// Hills, in the grid: the middle of each foot, and its size in tenths.
    Hills(&'static [(i32, i32, i32)]),
    /// Trees, in the grid.
    Trees(&'static [(i32, i32)]),
    /// Waves, in the grid.
    Waves(&'static [(i32, i32)]),
    /// An upright landmark: its foot, and an SVG path around it in the grid.
    Landmark((i32, i32), &'static str),
}
