//! Phrases of results on a deal.

use crate::engine::bots::Checked;
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The outcome of checking the bots of a result.
    checked(checked: Checked) => checked {
        Checked::Same => "checked: the bots answered so" "comprobado: los bots respondieron así",
        Checked::Differs { ply } => [step = ply + 1] "the bot's answer at step {step} is another: does not count" "en el paso {step} el bot responde otra cosa: no cuenta",
        Checked::Illegal { ply } => [step = ply + 1] "step {step} is not allowed: does not count" "el paso {step} no está permitido: no cuenta",
        Checked::OtherBots { theirs: 0 } => "bots of several versions: cannot be checked" "bots de varias versiones: no se puede comprobar",
        Checked::OtherBots { theirs } => "bots of version {theirs}: cannot be checked here" "bots de la versión {theirs}: no se puede comprobar aquí",
        Checked::Hurried => "a bot was hurried: cannot be checked" "se metió prisa a un bot: no se puede comprobar",
    }
}
