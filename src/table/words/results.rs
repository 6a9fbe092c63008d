//! Phrases of results on a deal.

use crate::engine::bots::BotCheck;
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The outcome of checking the bots of a result.
    checked(checked: BotCheck) => checked {
        BotCheck::Same => "checked: the bots played these moves" "comprobado: los bots jugaron así",
        BotCheck::Differs { ply } => [step = ply + 1] "the bot plays differently at step {step}: does not count" "en el paso {step} el bot juega otra cosa: no cuenta",
        BotCheck::Illegal { ply } => [step = ply + 1] "step {step} is not allowed: does not count" "el paso {step} no está permitido: no cuenta",
        BotCheck::OtherBots { theirs: 0 } => "bots of several versions: can't be checked" "bots de varias versiones: no se puede comprobar",
        BotCheck::OtherBots { theirs } => "bots of version {theirs}: can't be checked here" "bots de la versión {theirs}: no se puede comprobar aquí",
        BotCheck::Hurried => "a bot was hurried: can't be checked" "se metió prisa a un bot: no se puede comprobar",
    }
}
