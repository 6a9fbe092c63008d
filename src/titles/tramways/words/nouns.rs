//! The words of the game: types, places, phases, amounts.

use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::Destination;
use crate::titles::tramways::rules::scoring::Rank;
use crate::words::Locale;
use crate::words::{counted, texts};

texts! {
    /// The game's name.
    tramways "Tramways" "Tramways"
    happiness_points "Happiness Points" "Puntos de Felicidad"
    /// Happiness Points, short.
    hp "HP" "PF"
    stress "Stress" "Estrés"
    money "Money" "Dinero"
    workers "Rail Workers" "Trabajadores ferroviarios"
    straights "straight tiles" "losetas rectas"
    curves "curved tiles" "losetas curvas"
    deck "Deck" "Mazo"
    /// The discard pile.
    discards "Discard pile" "Descartes"
    links "Links" "Enlaces"
    /// A plain cell.
    plain "plain" "llanura"
    mountain "mountain" "montaña"
    lake "lake" "lago"
}

impl Locale {
    /// A Building type.
    pub fn kind(self, kind: BuildingType) -> &'static str {
        match kind {
            BuildingType::Residence => self.pick("Residence", "Residencia"),
            BuildingType::Commerce => self.pick("Commerce", "Comercio"),
            BuildingType::Industry => self.pick("Industry", "Industria"),
            BuildingType::Leisure => self.pick("Leisure", "Lúdico"),
        }
    }

    /// A place by what a card calls it.
    pub fn destination(self, destination: Destination) -> String {
        match destination {
            Destination::Kind(kind) => self.kind(kind).to_owned(),
            Destination::Parcel(parcel) => {
                self.pick(format!("Parcel {}", parcel.name()), format!("Terreno {}", parcel.name()))
            }
        }
    }

    /// An action of the Actions phase (ACT-3).
    pub fn task(self, task: Task) -> &'static str {
        match task {
            Task::Rails => self.pick("Build rails", "Construir rieles"),
            Task::UpgradeLink => self.pick("Upgrade a Link", "Mejorar un Enlace"),
            Task::Build => self.pick("Build a Building", "Construir un Edificio"),
            Task::UpgradeBuilding => self.pick("Upgrade a Building", "Mejorar un Edificio"),
            Task::Passenger => self.pick("Move a Passenger", "Mover un Pasajero"),
        }
    }

    /// A phase of a round.
    pub fn phase(self, phase: Phase) -> &'static str {
        match phase {
            Phase::Auction => self.pick("Auction", "Subasta"),
            Phase::Actions => self.pick("Actions", "Acciones"),
            Phase::Administration => self.pick("Administration", "Administración"),
            Phase::EndOfRound => self.pick("End of Round", "Fin de ronda"),
        }
    }

    /// A rank of the solo game (SOLO-5).
    pub fn rank(self, rank: Rank) -> &'static str {
        match rank {
            Rank::Dismal => self.pick("Dismal", "Lamentable"),
            Rank::Sad => self.pick("Sad", "Triste"),
            Rank::Sullen => self.pick("Sullen", "Hosco"),
            Rank::Calm => self.pick("Content", "Conforme"),
            Rank::Satisfied => self.pick("Satisfied", "Satisfecho"),
            Rank::Happy => self.pick("Happy", "Contento"),
            Rank::Delighted => self.pick("Delighted", "Encantado"),
            Rank::Exuberant => self.pick("Exuberant", "Exuberante"),
            Rank::Euphoric => self.pick("Euphoric", "Eufórico"),
            Rank::Ecstatic => self.pick("Ecstatic", "Extasiado"),
        }
    }

    /// An amount of money.
    pub fn dollars(self, dollars: impl std::fmt::Display) -> String {
        self.pick(format!("${dollars}"), format!("{dollars}\u{a0}$"))
    }

    /// Happiness Points won or lost, with their sign.
    pub fn points_change(self, points: i32) -> String {
        format!("{}\u{a0}{}", self.change(points.into()), self.hp())
    }

    /// Stress won or lost, with its sign.
    pub fn stress_change(self, steps: i32) -> String {
        format!("{}\u{a0}{}", self.change(steps.into()), self.stress())
    }

    /// Money won or lost, with its sign.
    pub fn money_change(self, dollars: i32) -> String {
        let sign = if dollars < 0 { crate::words::MINUS } else { "+" };
        // A line breaks between a sign and `$`, unless they are joined.
        let joined = self.pick("\u{2060}", "");
        format!("{sign}{joined}{}", self.dollars(dollars.abs()))
    }

    /// Rail Workers won or lost, with their sign.
    pub fn worker_change(self, workers: i32) -> String {
        let one = workers.abs() == 1;
        let word = match (self, one) {
            (Locale::English, true) => "Rail Worker",
            (Locale::English, false) => "Rail Workers",
            (Locale::Spanish, true) => "Trabajador ferroviario",
            (Locale::Spanish, false) => "Trabajadores ferroviarios",
        };
        format!("{} {word}", self.change(workers.into()))
    }

    /// So many cards.
    pub fn cards(self, count: usize) -> String {
        let count = count as i64;
        self.pick(counted(count, "card", "cards"), counted(count, "carta", "cartas"))
    }

    pub fn so_many_tiles(self, count: usize) -> String {
        let count = count as i64;
        self.pick(counted(count, "tile", "tiles"), counted(count, "loseta", "losetas"))
    }

    /// So many rail symbols.
    pub fn symbols(self, count: u8) -> String {
        let count = i64::from(count);
        self.pick(
            counted(count, "rail symbol", "rail symbols"),
            counted(count, "símbolo de riel", "símbolos de riel"),
        )
    }
}
