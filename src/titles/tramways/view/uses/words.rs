//! What uses are called, and why they are not possible.

use crate::titles::tramways::view::meaning::What;
use crate::titles::tramways::view::uses::{Block, Deed, Use};
use crate::words::Locale;

impl Use {
    /// Its name.
    pub fn label(&self, locale: Locale) -> String {
        match self.deed {
            Deed::Map(what) => what.label(locale).to_owned(),
            Deed::Task(task) => locale.task(task).to_owned(),
            Deed::Pay(icon) => locale.pay_with(icon),
            Deed::Play(icon) => locale.icon(icon),
            Deed::Discard => locale.discard_it().to_owned(),
        }
    }

    /// Whether it can lead to a Link.
    pub fn lays_rails(&self) -> bool {
        use crate::titles::tramways::rules::action::Task;
        let on_map = matches!(self.deed, Deed::Map(What::Start | What::GoOn | What::Redirect));
        on_map || self.deed == Deed::Task(Task::Rails)
    }
}

impl Block {
    /// The reason in words.
    pub fn text(self, locale: Locale) -> String {
        match self {
            Block::Rule(refusal) => locale.refusal(refusal).to_owned(),
            Block::Missing(_, missing) => locale.missing(missing),
            Block::Later(phase) => locale.belongs_to(phase).to_owned(),
            Block::UnderWay => locale.action_under_way().to_owned(),
        }
    }
}
