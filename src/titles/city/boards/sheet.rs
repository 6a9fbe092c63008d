//! What a board is besides its tables: its names, its drawing, what is said of it.

use crate::words::Text;

/// What a board is besides its tables. A built-in board is a title, which is named in `titles/mod.rs`.
#[derive(Debug)]
pub struct Sheet {
    /// Its name in addresses, files and arguments; frozen.
    pub key: &'static str,
    /// Its number in links; frozen.
    pub number: u16,
    /// Its land, drawn in this order.
    pub land: &'static [Shape],
    /// The names of waters, each with its place in the drawing grid.
    pub waters: &'static [(Text, (i32, i32))],
    /// The corner of the table of points, in drawing units.
    pub points_table: (i32, i32),
    /// Its wild cards.
    pub wild: Wild,
    /// What the guide says of what is special about it.
    pub lesson: Text,
    /// How bots play it.
    pub habits: Habits,
}

/// The wild cards of a board.
#[derive(Debug)]
pub struct Wild {
    /// What one is called.
    pub name: Text,
    pub sign: Sign,
}

/// The sign of a board's wild cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Boat,
    Bicycle,
}

/// By which of their numbers bots play a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habits {
    /// Those of a board without metro Routes.
    Usual,
    /// Those of a board with metro Routes.
    Metro,
}

/// What a part of the land looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    Water,
    /// Water along a shore.
    Shallows,
    /// Land with a shore.
    Land,
    /// Land without one.
    Plain,
    Streets,
    Avenue,
    Park,
    Pond,
    River,
    Canal,
    Bridge,
}

/// A part of the land. Numbers are tenths of the drawing grid where nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// An SVG path, in the grid.
    Path(Look, &'static str),
    /// A rectangle: its corner, width and height, and the radius of its corners.
    Rect(Look, [i32; 4], i32),
    /// An ellipse: its middle, and half its width and height.
    Ellipse(Look, [i32; 4]),
    /// Hills, in the grid: the middle of each foot, and its size in tenths.
    Hills(&'static [(i32, i32, i32)]),
    /// Trees, in the grid.
    Trees(&'static [(i32, i32)]),
    /// Waves, in the grid.
    Waves(&'static [(i32, i32)]),
    /// A landmark that stands upright: its foot, and an SVG path around it in the grid.
    Landmark((i32, i32), &'static str),
}
