//! Closures that own clones of what they use.

/// A closure that owns clones of what it names, while the code around it keeps its own:
/// `clone!([rows, link = props.link], move |_: MouseEvent| …)` is
/// `{ let rows = rows.clone(); let link = props.link.clone(); move |_: MouseEvent| … }`. It stands around the closure alone,
/// since Yew does not see hooks that are called inside of a macro, and rustfmt formats it like a call.
macro_rules! clone {
    ([$($name:ident $(= $from:expr)?),+], $closure:expr) => {{
        $(let $name = $crate::toolkit::hooks::clone!(@$name $(, $from)?);)+
        $closure
    }};
    (@$name:ident) => { $name.clone() };
    (@$name:ident, $from:expr) => { $from.clone() };
}
pub(crate) use clone;
