//! Parts of the page that are fetched only when needed. The released page is split at the functions that [`parts!`] declares
//! (feature `split`, `scripts/site`); in other builds they are called directly.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
#[cfg(feature = "split")]
use wasm_split_helpers::SplitLoaderError;
use web_sys::Response;

/// A part of the page could not be fetched: no network, or the host has a newer build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotFetched;

#[cfg(feature = "split")]
impl From<SplitLoaderError> for NotFetched {
    fn from(_: SplitLoaderError) -> Self {
        NotFetched
    }
}

/// Fetches the text of a file by its address within the site.
///
/// # Errors
/// The file cannot be fetched.
pub(crate) async fn fetch_text(file: &str) -> Result<String, NotFetched> {
    let answer = JsFuture::from(gloo::utils::window().fetch_with_str(file)).await;
    let answer = answer.ok().and_then(|it| it.dyn_into::<Response>().ok()).filter(Response::ok);
    let text = answer.and_then(|it| it.text().ok()).ok_or(NotFetched)?;
    JsFuture::from(text).await.ok().and_then(|it| it.as_string()).ok_or(NotFetched)
}

/// Declares functions, each with its part of the page. All functions of a part are fetched together. The generated split points
/// are unsafe, so a module that declares parts has to allow that.
///
/// A part that is wanted only on one page names that page's drawing function behind `over`. Code that both need is then packed
/// with the page instead of into a piece for each set of parts: fewer pieces, called directly, compress better.
macro_rules! parts {
    ($($(#[$meta:meta])* $part:ident $(over $page:path)?: fn $name:ident($($argument:ident: $type:ty),*) -> $given:ty $body:block)*) => { $(
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($part, fallible)]
        $(#[$meta])*
        ///
        /// # Errors
        /// The part cannot be fetched.
        pub(crate) fn $name($($argument: $type),*) -> Result<$given, $crate::toolkit::fetching::NotFetched> {
            // Never called; makes `wasm-split` see that this part needs the whole page.
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
