//! What is said of the results on a deal.

use crate::engine::bots::Checked;
use crate::words::Locale;

impl Locale {
    /// What was found of the bots of a result.
    pub fn checked(self, checked: Checked) -> String {
        match checked {
            Checked::Same => self
                .pick("checked: the bots answered so", "comprobado: los bots respondieron así")
                .to_owned(),
            Checked::Differs { ply } => {
                let step = ply + 1;
                self.pick(
                    format!("the bot's answer at step {step} is another: does not count"),
                    format!("en el paso {step} el bot responde otra cosa: no cuenta"),
                )
            }
            Checked::Illegal { ply } => {
                let step = ply + 1;
                self.pick(
                    format!("step {step} is not allowed: does not count"),
                    format!("el paso {step} no está permitido: no cuenta"),
                )
            }
            Checked::OtherBots { theirs: 0 } => self
                .pick(
                    "bots of several versions: cannot be checked",
                    "bots de varias versiones: no se puede comprobar",
                )
                .to_owned(),
            Checked::OtherBots { theirs } => self.pick(
                format!("bots of version {theirs}: cannot be checked here"),
                format!("bots de la versión {theirs}: no se puede comprobar aquí"),
            ),
            Checked::Hurried => self
                .pick(
                    "a bot was hurried: cannot be checked",
                    "se metió prisa a un bot: no se puede comprobar",
                )
                .to_owned(),
        }
    }
}
