//! A table of a game's reasons why actions are not legal.

/// Declares the refusals of a game whose reasons have no fields, each with its rule and a sentence.
macro_rules! refusals {
    ($($name:ident $rule:literal $text:literal)*) => {
        /// Why an action is not legal; each reason has one rule.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
        pub enum Refusal { $(#[doc = $text] #[error($text)] $name),* }

        impl Refusal {
            /// Every refusal.
            pub const ALL: &'static [Refusal] = &[$(Refusal::$name),*];
        }

        impl $crate::engine::game::Rule for Refusal {
            fn rule(&self) -> &'static str {
                match self { $(Refusal::$name => $rule),* }
            }
        }
    };
}
pub(crate) use refusals;
