//! Kinds of links and their formats.

/// The content of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The setup of a game.
    Setup,
    /// A position without its past.
    Position,
    /// A whole game with its cursor.
    Game,
    /// A whole game played by link, with its table and players.
    Turn,
    /// The games played on one deal, with their players.
    Results,
    /// The tables of a player's own board, without a game.
    Board,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 6] =
        [Kind::Setup, Kind::Position, Kind::Game, Kind::Turn, Kind::Results, Kind::Board];

    /// Returns the first character of its links.
    pub fn letter(self) -> char {
        match self {
            Kind::Setup => 's',
            Kind::Position => 'p',
            Kind::Game => 'g',
            Kind::Turn => 't',
            Kind::Results => 'd',
            Kind::Board => 'b',
        }
    }
}

/// A kind of links in one version. Every released version stays readable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A setup.
    Setup1,
    /// A position and the few actions since.
    Position1,
    /// A game with its cursor, from its deal or from a position.
    Game2,
    /// A game played by link, from its deal or from a position.
    Turn1,
    /// Results on a deal.
    Results1,
    /// A player's own board.
    Board1,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 6] = [
        Format::Setup1,
        Format::Position1,
        Format::Game2,
        Format::Turn1,
        Format::Results1,
        Format::Board1,
    ];

    /// Returns the newest format of a kind, the one it is written in.
    pub fn newest(kind: Kind) -> Format {
        match kind {
            Kind::Setup => Format::Setup1,
            Kind::Position => Format::Position1,
            Kind::Game => Format::Game2,
            Kind::Turn => Format::Turn1,
            Kind::Results => Format::Results1,
            Kind::Board => Format::Board1,
        }
    }

    /// Returns the kind of this format.
    pub fn kind(self) -> Kind {
        match self {
            Format::Setup1 => Kind::Setup,
            Format::Position1 => Kind::Position,
            Format::Game2 => Kind::Game,
            Format::Turn1 => Kind::Turn,
            Format::Results1 => Kind::Results,
            Format::Board1 => Kind::Board,
        }
    }

    /// Returns the second character of its links.
    pub fn version(self) -> char {
        match self {
            Format::Game2 => '2',
            Format::Setup1
            | Format::Position1
            | Format::Turn1
            | Format::Results1
            | Format::Board1 => '1',
        }
    }
}
