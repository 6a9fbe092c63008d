//! The machinery of phrases: languages, numbers, texts in all languages. Phrases are written where they are used, the
//! languages side by side.

/// A table of phrases with a row each, the languages side by side:
///
/// ```text
/// phrases! { locale:
///     /// Without holes it is a `&'static str`.
///     station "Station" "Estación"
///     /// Holes are parameters; the text is a `String`.
///     waiting(name: &str) "Waiting for {name}" "Turno de {name}"
///     /// Other holes are computed from them.
///     started(pattern: Pattern) [line = the_line(pattern, locale)] "Starts {line}" "Empezó {line}"
///     /// Words for the values of a type.
///     side: Side { Side::Left => "left" "izquierda", Side::Right => "right" "derecha" }
///     /// Phrases by value; an arm may have holes of its own, or another text in parentheses.
///     built(count: usize, name: Option<&str>) => name {
///         Some(name) if count > 1 => "{name} builds {count}" "{name} construye {count}",
///         Some(name) => (name.to_owned()),
///         None => [count = number(count, locale)] "{count} are built" "Se construyen {count}",
///     }
/// }
/// ```
///
/// Rows are functions whose last parameter is the `locale`; with `impl Locale, self:` at the head they are methods.
/// `phrases! { locale, "Left", "Izquierda" }` is a single text, which may be followed by values for its holes, such as
/// `name = player.name()`.
macro_rules! phrases {
    (impl $reader:ident, $this:ident $(.$field:ident)?: $($rows:tt)*) => {
        impl $reader { $crate::words::phrases! { @rows $this $this $(.$field)?; $($rows)* } }
    };
    ($locale:ident: $($rows:tt)*) => {
        $crate::words::phrases! { @rows $locale $locale; $($rows)* }
    };
    ($locale:expr, $english:literal, $spanish:literal $(, $hole:ident = $value:expr)* $(,)?) => {
        match $locale {
            $crate::words::Locale::English => {
                $crate::words::filled(format_args!($english $(, $hole = $value)*))
            }
            $crate::words::Locale::Spanish => {
                $crate::words::filled(format_args!($spanish $(, $hole = $value)*))
            }
        }
    };

    (@rows $this:ident $locale:expr; $(
        $(#[$doc:meta])* $name:ident
        $(: $key:ty { $($words:tt)* })?
        $(($($params:tt)*))? $([$($holes:tt)*])? $(=> $of:tt { $($arms:tt)* })?
        $(? => $some_of:tt { $($some_arms:tt)* })?
        $($english:literal $spanish:literal)?
    )*) => {
        $($crate::words::phrases! {
            @row $this $locale; [$(#[$doc])*] $name $(: $key { $($words)* })?
            $(($($params)*))? $([$($holes)*])? $(=> $of { $($arms)* })?
            $(? => $some_of { $($some_arms)* })? $($english $spanish)?
        })*
    };

    (@row $this:ident $locale:expr; $docs:tt $name:ident $english:literal $spanish:literal) => {
        $crate::words::phrases! { @function $this $this $docs $name () &'static str;
            $locale.pick($english, $spanish)
        }
    };
    (@row $this:ident $locale:expr; $docs:tt $name:ident: $key:ty {
        $($pattern:pat => $(($other:expr))? $($english:literal $spanish:literal)?),* $(,)?
    }) => {
        $crate::words::phrases! { @function $this $this $docs $name (key: $key) &'static str;
            match key { $($pattern => { $($other)? $($locale.pick($english, $spanish))? })* }
        }
    };
    (@row $this:ident $locale:expr; $docs:tt $name:ident $params:tt ? => $of:tt { $(
        $pattern:pat $(if $guard:expr)? => $(($other:expr))? $($english:literal $spanish:literal)?
    ),* $(,)? }) => {
        $crate::words::phrases! { @function $this $this $docs $name $params Option<&'static str>;
            match $of { $($pattern $(if $guard)? => {
                $($other)? $(Some($locale.pick($english, $spanish)))?
            })* }
        }
    };
    (@row $this:ident $locale:expr; $docs:tt $name:ident $params:tt
        $([$($hole:ident = $value:expr),*])? $english:literal $spanish:literal
    ) => {
        $crate::words::phrases! { @function $this $this $docs $name $params String; {
            $($(let $hole = $value;)*)?
            $crate::words::phrases!($locale, $english, $spanish)
        } }
    };
    (@row $this:ident $locale:expr; $docs:tt $name:ident $params:tt
        $([$($hole:ident = $value:expr),*])? => $of:tt { $(
            $pattern:pat $(if $guard:expr)? => $([$($own:ident = $own_value:expr),*])?
            $(($other:expr))? $($english:literal $spanish:literal)?
        ),* $(,)? }
    ) => {
        $crate::words::phrases! { @function $this $this $docs $name $params String; {
            $($(let $hole = $value;)*)?
            match $of { $($pattern $(if $guard)? => {
                $($(let $own = $own_value;)*)?
                $($other)?
                $($crate::words::phrases!($locale, $english, $spanish))?
            })* }
        } }
    };

    (@function self $this:ident [$(#[$doc:meta])*] $name:ident
        ($($param:ident: $type:ty),*) $text:ty; $body:expr
    ) => {
        $(#[$doc])* pub fn $name($this $(, $param: $type)*) -> $text { $body }
    };
    (@function $locale:ident $this:ident [$(#[$doc:meta])*] $name:ident
        ($($param:ident: $type:ty),*) $text:ty; $body:expr
    ) => {
        $(#[$doc])* pub fn $name($($param: $type,)* $this: $crate::words::Locale) -> $text { $body }
    };
}
pub(crate) use phrases;

pub mod challenge;
pub mod device;
pub mod field;
pub mod ids;
pub mod letters;
pub mod naming;
pub mod new_game;
pub mod puzzles;
pub mod review;
pub mod rulebook;
pub mod rules;
pub mod search;
pub mod shell;
mod unicode;

use letters::{capital, small};
use serde::{Deserialize, Serialize};
use std::fmt::Arguments;
use std::iter::once;

/// A language of the page.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Locale {
    #[default]
    #[serde(rename = "en")]
    English,
    #[serde(rename = "es")]
    Spanish,
}

impl Locale {
    pub const ALL: [Locale; 2] = [Locale::English, Locale::Spanish];

    /// The tag for the page and the browser.
    pub fn tag(self) -> &'static str {
        match self {
            Locale::English => "en",
            Locale::Spanish => "es",
        }
    }

    /// The name in the language itself.
    pub fn name(self) -> &'static str {
        match self {
            Locale::English => "English",
            Locale::Spanish => "Español",
        }
    }

    /// Returns the first of the browser's languages that the page has, else English.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Locale {
        tags.into_iter().find_map(Locale::of_tag).unwrap_or_default()
    }

    /// Returns the language of a tag, also of an old form such as `es_ES.UTF-8`; `None` if the page does not have it.
    pub fn of_tag(tag: &str) -> Option<Locale> {
        let language = tag.split(|letter: char| !letter.is_ascii_alphabetic()).next()?;
        Locale::ALL.into_iter().find(|locale| locale.tag().eq_ignore_ascii_case(language))
    }

    /// Formats a whole number with separators of thousands and a minus as wide as a plus.
    pub fn number(self, number: i64) -> String {
        let mut text = number.unsigned_abs().to_string();
        let digits = text.len();
        let mark = self.pick(',', '.');
        let marks = (1..).map(|n| n * 3).take_while(|&back| back < digits);
        let end = text.len();
        marks.for_each(|back| text.insert(end - back, mark));
        if number < 0 { format!("{MINUS}{text}") } else { text }
    }

    /// Formats a number with its sign, plus or minus.
    pub fn change(self, number: i64) -> String {
        let plus = if number < 0 { "" } else { "+" };
        format!("{plus}{}", self.number(number))
    }

    /// Formats a number with its noun in the singular or plural.
    pub fn many(self, count: i64, english: [&str; 2], spanish: [&str; 2]) -> String {
        let [one, several] = self.pick(english, spanish);
        format!("{} {}", self.number(count), if count.abs() == 1 { one } else { several })
    }

    /// Returns the value for this language.
    pub fn pick<T>(self, english: T, spanish: T) -> T {
        match self {
            Locale::English => english,
            Locale::Spanish => spanish,
        }
    }
}

/// Formats a phrase. It is a single function, to keep the code of each phrase small.
#[inline(never)]
pub(crate) fn filled(text: Arguments) -> String {
    std::fmt::format(text)
}

/// A text in all languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Text {
    english: &'static str,
    spanish: &'static str,
}

impl Text {
    /// Makes a text from its English and Spanish.
    pub const fn new(english: &'static str, spanish: &'static str) -> Text {
        Text { english, spanish }
    }

    /// Makes a text that is the same in all languages.
    pub const fn same(text: &'static str) -> Text {
        Text { english: text, spanish: text }
    }

    /// Returns the text in a language.
    pub fn of(self, locale: Locale) -> &'static str {
        locale.pick(self.english, self.spanish)
    }
}

/// A formatted text kept in every language, so that it follows a later change of language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilledText([String; Locale::ALL.len()]);

impl FilledText {
    /// Formats the text in every language.
    pub fn new(said: impl Fn(Locale) -> String) -> FilledText {
        FilledText(Locale::ALL.map(said))
    }

    /// Returns the text in a language.
    pub fn of(&self, locale: Locale) -> &str {
        let [english, spanish] = &self.0;
        locale.pick(english.as_str(), spanish.as_str())
    }
}

/// Joins clauses to a sentence; all but the first begin in lowercase.
pub(crate) fn sentence(clauses: &[String]) -> String {
    let parts = clauses.iter().enumerate().map(|(index, clause)| match index {
        0 => clause.clone(),
        _ => uncapitalized(clause),
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// Makes a text begin in lowercase, as after a colon.
pub(crate) fn uncapitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| once(small(first)).chain(letters).collect()).unwrap_or_default()
}

/// Makes a text begin with a capital.
pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| once(capital(first)).chain(letters).collect()).unwrap_or_default()
}

/// A minus as wide as a plus.
pub const MINUS: &str = "−";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_first_known_language_wins() {
        assert_eq!(Locale::preferred(["fr-FR", "es-AR", "en"]), Locale::Spanish);
        assert_eq!(Locale::preferred(["de", "en-GB", "es"]), Locale::English);
        assert_eq!(Locale::preferred(["", "C", "es_ES.UTF-8", "en"]), Locale::Spanish);
        assert_eq!(Locale::preferred(["en-US@posix", "es"]), Locale::English);
        assert_eq!(Locale::preferred(["est", "enm"]), Locale::English);
        assert_eq!(Locale::preferred([]), Locale::English);
    }

    #[test]
    fn nouns_agree_with_their_count() {
        let cards = |count| Locale::English.many(count, ["card", "cards"], ["carta", "cartas"]);
        assert_eq!([1, 0, -3].map(cards), ["1 card", "0 cards", "−3 cards"]);
    }

    #[test]
    fn numbers_have_thousands_separators() {
        for (number, english, spanish) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (-1000, "−1,000", "−1.000"),
            (1_234_567, "1,234,567", "1.234.567"),
        ] {
            assert_eq!(Locale::English.number(number), english);
            assert_eq!(Locale::Spanish.number(number), spanish);
        }
    }

    #[test]
    fn spanish_nouns_agree_with_their_count_and_changes_have_signs() {
        let points = |count| Locale::Spanish.many(count, ["point", "points"], ["punto", "puntos"]);
        assert_eq!([points(1), points(-1), points(2000)], ["1 punto", "−1 punto", "2.000 puntos"]);
        assert_eq!([-2, 0, 3].map(|n| Locale::English.change(n)), ["−2", "+0", "+3"]);
    }
}
