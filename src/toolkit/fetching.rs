//! The parts of the page: what is fetched only when it is needed. The released page is cut apart at the functions that
//! [`parts!`] declares (feature `split`, `scripts/site`); elsewhere they are called directly.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
#[cfg(feature = "split")]
use wasm_split_helpers::SplitLoaderError;
use web_sys::Response;

/// A part of the page could not be fetched: the net is away, or the host has another build by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotFetched;

#[cfg(feature = "split")]
impl From<SplitLoaderError> for NotFetched {
    fn from(_: SplitLoaderError) -> Self {
        NotFetched
    }
}

/// The text of a file of the site, by its address within the site.
///
/// # Errors
/// It cannot be fetched.
pub(crate) async fn fetch_text(file: &str) -> Result<String, NotFetched> {
    let answer = JsFuture::from(gloo::utils::window().fetch_with_str(file)).await;
    let answer = answer.ok().and_then(|it| it.dyn_into::<Response>().ok()).filter(Response::ok);
    let text = answer.and_then(|it| it.text().ok()).ok_or(NotFetched)?;
    JsFuture::from(text).await.ok().and_then(|it| it.as_string()).ok_or(NotFetched)
}

/// Declares functions with the part of the page in which each lies. All functions of a part are fetched together.
/// What the split points write is unsafe, so whoever declares parts allows that.
///
/// A part that is only ever wanted on a page names what draws that page behind `over`. What both need then lies with the page
/// and not in a piece of its own for each set of parts that share something: fewer pieces, called directly, pack better.
macro_rules! parts {
    ($($(#[$meta:meta])* $part:ident $(over $page:path)?: fn $name:ident($($argument:ident: $type:ty),*) -> $given:ty $body:block)*) => { $(
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($part, fallible)]
        $(#[$meta])*
        ///
        /// # Errors
        /// The part cannot be fetched.
        pub(crate) fn $name($($argument: $type),*) -> Result<$given, $crate::toolkit::fetching::NotFetched> {
            // Nobody calls it; `wasm-split` sees that all of the page is needed here, too.
            $(std::hint::black_box($page as *const ());)?
            Ok($body)
        }

        #[cfg(not(feature = "split"))]
        $(#[$meta])*
        ///
        /// # Errors
        /// The part cannot be fetched.
        pub(crate) async fn $name($($argument: $type),*) -> Result<$given, $crate::toolkit::fetching::NotFetched> {
            $(let _ = $page;)?
            Ok($body)
        }
    )* };
}
pub(crate) use parts;
