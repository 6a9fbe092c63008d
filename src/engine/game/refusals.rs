//! How a game tells why an action is not legal: a table of reasons.

/// The refusals of a game whose reasons have no parts: each with its rule and a sentence.
macro_rules! refusals {
    ($($name:ident $rule:literal $text:literal)*) => {
        /// Why an action is not legal. Each reason stands on one rule, wherever it is given.
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
