//! What a link holds, and in which form.

/// What a link holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// How a game is set up.
    Setup,
    /// A position without its past.
    Position,
    /// A whole game with its cursor.
    Game,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Setup, Kind::Position, Kind::Game];

    /// The first character of its links.
    pub fn letter(self) -> char {
        match self {
            Kind::Setup => 's',
            Kind::Position => 'p',
            Kind::Game => 'g',
        }
    }
}

/// The version in which a kind of link is written. Every released version stays readable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A setup.
    Setup1,
    /// A position and the few actions since.
    Position1,
    /// A game with its cursor, from its deal or from a position.
    Game2,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 3] = [Format::Setup1, Format::Position1, Format::Game2];

    /// The newest format of a kind, in which it is written.
    pub fn newest(kind: Kind) -> Format {
        match kind {
            Kind::Setup => Format::Setup1,
            Kind::Position => Format::Position1,
            Kind::Game => Format::Game2,
        }
    }

    /// The kind.
    pub fn kind(self) -> Kind {
        match self {
            Format::Setup1 => Kind::Setup,
            Format::Position1 => Kind::Position,
            Format::Game2 => Kind::Game,
        }
    }

    /// The second character of its links.
    pub fn version(self) -> char {
        match self {
            Format::Setup1 | Format::Position1 => '1',
            Format::Game2 => '2',
        }
    }
}
