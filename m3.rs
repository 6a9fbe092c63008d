mod words {
#[derive(Clone, Copy)] pub enum Locale { English, Spanish }
impl Locale { pub fn pick<T>(self, english: T, spanish: T) -> T { match self { Locale::English => english, Locale::Spanish => spanish } } }
macro_rules! phrases {
    (impl $reader:ident, $this:ident $(.$field:ident)?: $($rows:tt)*) => {
        impl $reader { $crate::words::phrases! { @rows $this $this $(.$field)?; $($rows)* } }
    };
    ($locale:ident: $($rows:tt)*) => {
        $crate::words::phrases! { @rows $locale $locale; $($rows)* }
    };
    ($locale:expr, $english:literal, $spanish:literal $(, $hole:ident = $value:expr)* $(,)?) => {
        {
            let text = match $locale {
                $crate::words::Locale::English => format_args!($english $(, $hole = $value)*),
                $crate::words::Locale::Spanish => format_args!($spanish $(, $hole = $value)*),
            };
            $crate::words::filled(text)
        }
    };

    (@rows $this:ident $locale:expr; $(
        $(#[$doc:meta])* $name:ident
        $(: $key:ty { $($words:tt)* })?
        $(($($params:tt)*))? $([$($holes:tt)*])? $(=> $of:tt { $($arms:tt)* })?
        $($english:literal $spanish:literal)?
    )*) => {
        $($crate::words::phrases! {
            @row $this $locale; [$(#[$doc])*] $name $(: $key { $($words)* })?
            $(($($params)*))? $([$($holes)*])? $(=> $of { $($arms)* })? $($english $spanish)?
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
pub mod room { use super::*; phrases! { locale:
  read "a" "b"
  unread "c" "d"
  unread_too(n: i64) "c {n}" "d {n}"
}
phrases! { impl Locale, self: unread_method "c" "d" }
}
}
fn main() { println!("{}", words::room::read(words::Locale::English)); let _ = words::Locale::Spanish; }
