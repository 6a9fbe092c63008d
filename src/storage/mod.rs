//! Saves and preferences in the browser.
