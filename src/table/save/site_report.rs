//! How much of the site the service worker has cached for use offline.

use serde::Deserialize;

/// The last report of the service worker.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct SiteReport {
    /// The newest complete build, which the next page uses.
    pub newest: Option<String>,
    /// The bytes fetched so far, while the first build is fetched.
    pub bytes: u64,
    /// The bytes to fetch in total.
    pub all: u64,
    /// The complete parts: `shell`, or the name of a rule set.
    pub parts: Vec<String>,
    /// The obstacle that stops the fetch.
    pub trouble: Option<Trouble>,
}

/// Why the site is not cached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trouble {
    /// The device is offline; the fetch continues later.
    Net,
    /// The host is being updated; the fetch is repeated.
    Changing,
    /// The device is full.
    Full,
    /// The browser saves data, so the player is asked first.
    Saver,
    /// The browser refuses.
    Refused,
}

/// The state of the cache, as the page shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CacheState {
    /// Everything is cached.
    Ready,
    /// The bytes fetched so far and in total.
    Keeping(u64, u64),
    /// The fetch is stopped.
    Stopped(Trouble),
    /// The service worker has not reported yet.
    Waiting,
}

impl SiteReport {
    /// Reads a report of the service worker; an unreadable one counts as empty.
    pub fn read(text: &str) -> SiteReport {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Returns the state to show.
    pub fn standing(&self) -> CacheState {
        match (&self.newest, self.trouble) {
            (Some(_), _) => CacheState::Ready,
            (None, Some(trouble)) => CacheState::Stopped(trouble),
            (None, None) if self.all > 0 => CacheState::Keeping(self.bytes, self.all),
            (None, None) => CacheState::Waiting,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_reports_of_the_service_worker() {
        let site = SiteReport::read(r#"{"bytes":5,"all":9,"parts":["shell"]}"#);
        assert_eq!(site.standing(), CacheState::Keeping(5, 9));
        let site = SiteReport::read(r#"{"bytes":5,"all":9,"trouble":"full"}"#);
        assert_eq!(site.standing(), CacheState::Stopped(Trouble::Full));
        let site = SiteReport::read(r#"{"bytes":9,"all":9,"newest":"b2","trouble":"net"}"#);
        assert_eq!(site.standing(), CacheState::Ready);
        for odd in ["", "{}", "7", r#"{"trouble":"rain"}"#] {
            assert_eq!(SiteReport::read(odd).standing(), CacheState::Waiting, "{odd}");
        }
    }
}
