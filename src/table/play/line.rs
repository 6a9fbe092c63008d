//! Lines of play.

use crate::engine::game::Game;
use crate::table::{Name, PlayedStep};
use derive_where::derive_where;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::rc::Rc;

/// The longest comment, in characters.
pub const MAX_COMMENT: usize = 400;

/// A player's comment on a line: without control characters except for line breaks, at most [`MAX_COMMENT`] characters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Comment(String);

impl From<String> for Comment {
    fn from(text: String) -> Comment {
        let plain = text.chars().filter(|&letter| letter == '\n' || !letter.is_control());
        let short: String = plain.take(MAX_COMMENT).collect();
        Comment(short.trim().to_owned())
    }
}

impl From<Comment> for String {
    fn from(comment: Comment) -> String {
        comment.0
    }
}

impl Comment {
    /// The comment as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A line of play from the first decision. Lines share their common steps.
#[derive_where(Clone, Default)]
pub struct PlayLine<G: Game> {
    pub(super) steps: Vec<Rc<PlayedStep<G>>>,
    /// The player's name for it; may be empty.
    pub name: Name,
    /// The player's comment; may be empty.
    pub comment: Comment,
}

impl<G: Game> fmt::Debug for PlayLine<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ({:?}): {:?}", self.name, self.comment, self.actions())
    }
}

impl<G: Game> PartialEq for PlayLine<G> {
    fn eq(&self, other: &Self) -> bool {
        let same = |(a, b): (&Rc<PlayedStep<G>>, &Rc<PlayedStep<G>>)| {
            Rc::ptr_eq(a, b) || a.action == b.action
        };
        self.name == other.name
            && self.comment == other.comment
            && self.steps.len() == other.steps.len()
            && self.steps.iter().zip(&other.steps).all(same)
    }
}

impl<G: Game> Eq for PlayLine<G> {}

impl<G: Game> PlayLine<G> {
    /// Returns whether it has neither a name nor a comment.
    pub fn is_plain(&self) -> bool {
        self.name == Name::default() && self.comment == Comment::default()
    }

    /// The decisions, including those after the cursor.
    pub fn steps(&self) -> &[Rc<PlayedStep<G>>] {
        &self.steps
    }

    /// Returns the actions.
    pub fn actions(&self) -> Vec<G::Action> {
        self.steps.iter().map(|step| step.action).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_keep_line_breaks_and_are_cut_at_the_limit() {
        let comment = Comment::from(format!(" a\nb\u{7}{}", "c".repeat(2 * MAX_COMMENT)));
        assert!(comment.as_str().starts_with("a\nbc"));
        assert!(comment.as_str().chars().count() <= MAX_COMMENT);
    }
}
