//! Closures that own clones of the values they use.

/// Builds a closure that owns clones of the named values: `clone!([rows, link = props.link], move |_: MouseEvent| …)` is `{ let
/// rows = rows.clone(); let link = props.link.clone(); move |_: MouseEvent| … }`. It wraps only the closure, since Yew does not
/// see hooks called inside a macro, and rustfmt formats it like a call.
macro_rules! clone {
    ([$($name:ident $(= $from:expr)?),+], $closure:expr) => {{
        $(let $name = $crate::toolkit::hooks::clone!(@$name $(, $from)?);)+
        $closure
    }};
    (@$name:ident) => { $name.clone() };
    (@$name:ident, $from:expr) => { $from.clone() };
}
pub(crate) use clone;
