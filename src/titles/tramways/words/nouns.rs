//! The game's nouns: types, places, phases, amounts.

use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::Destination;
use crate::titles::tramways::rules::scoring::Rank;
use crate::words::Locale;
use crate::words::phrases;

phrases! { impl Locale, self:
    tramways "Tramways" "Tramways"
    happiness_points "Happiness Points" "Puntos de Felicidad"
    /// Happiness Points, abbreviated.
    hp "HP" "PF"
    stress "Stress" "Estrés"
    money "Money" "Dinero"
    /// Gain or loss of Rail Workers, with its sign.
    worker_change(workers: i32) [change = self.change(workers.into())] => workers {
        1 | -1 => "{change} Rail Worker" "{change} Trabajador ferroviario",
        _ => "{change} Rail Workers" "{change} Trabajadores ferroviarios",
    }
    straights "straight tiles" "losetas rectas"
    curves "curved tiles" "losetas curvas"
    deck "Deck" "Mazo"
    discards "Discard pile" "Descartes"
    links "Links" "Enlaces"
    /// A plain cell.
    plain "plain" "llanura"
    mountain "mountain" "montaña"
    lake "lake" "lago"
    /// A Building type.
    kind: BuildingType {
        BuildingType::Residence => "Residence" "Residencia",
        BuildingType::Commerce => "Commerce" "Comercio",
        BuildingType::Industry => "Industry" "Industria",
        BuildingType::Leisure => "Leisure" "Lúdico",
    }
    /// An action of the Actions phase (ACT-3).
    task: Task {
        Task::Rails => "Build rails" "Construir rieles",
        Task::UpgradeLink => "Upgrade a Link" "Mejorar un Enlace",
        Task::Build => "Build a Building" "Construir un Edificio",
        Task::UpgradeBuilding => "Upgrade a Building" "Mejorar un Edificio",
        Task::Passenger => "Move a Passenger" "Mover un Pasajero",
    }
    /// A phase of a round.
    phase: Phase {
        Phase::Auction => "Auction" "Subasta",
        Phase::Actions => "Actions" "Acciones",
        Phase::Administration => "Administration" "Administración",
        Phase::EndOfRound => "End of Round" "Fin de ronda",
    }
    /// A rank of the solo game (SOLO-5).
    rank: Rank {
        Rank::Dismal => "Dismal" "Lamentable",
        Rank::Sad => "Sad" "Triste",
        Rank::Sullen => "Sullen" "Hosco",
        Rank::Calm => "Content" "Conforme",
        Rank::Satisfied => "Satisfied" "Satisfecho",
        Rank::Happy => "Happy" "Contento",
        Rank::Delighted => "Delighted" "Encantado",
        Rank::Exuberant => "Exuberant" "Exuberante",
        Rank::Euphoric => "Euphoric" "Eufórico",
        Rank::Ecstatic => "Ecstatic" "Extasiado",
    }
    /// An amount of money.
    dollars(dollars: impl std::fmt::Display) "${dollars}" "{dollars}\u{a0}$"
}

impl Locale {
    /// A place as a card names it.
    pub fn destination(self, destination: Destination) -> String {
        match destination {
            Destination::Kind(kind) => self.kind(kind).to_owned(),
            Destination::Parcel(parcel) => {
                phrases! { self, "Parcel {parcel}", "Terreno {parcel}", parcel = parcel.name() }
            }
        }
    }

    /// Gain or loss of Happiness Points, with its sign.
    pub fn points_change(self, points: i32) -> String {
        format!("{}\u{a0}{}", self.change(points.into()), self.hp())
    }

    /// Gain or loss of Stress, with its sign.
    pub fn stress_change(self, steps: i32) -> String {
        format!("{}\u{a0}{}", self.change(steps.into()), self.stress())
    }

    /// Gain or loss of money, with its sign.
    pub fn money_change(self, dollars: i32) -> String {
        let sign = if dollars < 0 { crate::words::MINUS } else { "+" };
        // A line could break between the sign and `$` unless they are joined.
        let joined = self.pick("\u{2060}", "");
        format!("{sign}{joined}{}", self.dollars(dollars.abs()))
    }

    /// A number of cards.
    pub fn cards(self, count: usize) -> String {
        self.many(count as i64, ["card", "cards"], ["carta", "cartas"])
    }

    pub fn so_many_tiles(self, count: usize) -> String {
        self.many(count as i64, ["tile", "tiles"], ["loseta", "losetas"])
    }

    /// A number of rail symbols.
    pub fn symbols(self, count: u8) -> String {
        let spanish = ["símbolo de riel", "símbolos de riel"];
        self.many(count.into(), ["rail symbol", "rail symbols"], spanish)
    }
}
