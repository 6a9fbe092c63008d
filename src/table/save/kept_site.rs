//! How far this device keeps the site itself for times without the net: what the service worker tells.

use serde::Deserialize;

/// What the service worker last told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct KeptSite {
    /// The newest build that is kept whole: the next page begins with it.
    pub newest: Option<String>,
    /// So many bytes are kept, while a build is fetched for the first time.
    pub bytes: u64,
    /// Of so many.
    pub all: u64,
    /// Parts that are kept whole: `shell`, or the name of a rule set.
    pub parts: Vec<String>,
    /// Why it does not go on.
    pub trouble: Option<Trouble>,
}

/// Why the site is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trouble {
    /// There is no net; it goes on by itself.
    Net,
    /// The host is being changed; it is tried again.
    Changing,
    /// There is no room on the device.
    Full,
    /// The player's browser saves data, so the player is asked first.
    Saver,
    /// The browser refuses.
    Refused,
}

/// What can be said about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// All of it is kept.
    Ready,
    /// So many bytes of so many are kept.
    Keeping(u64, u64),
    /// Something is in the way.
    Stopped(Trouble),
    /// Nothing was heard yet.
    Waiting,
}

impl KeptSite {
    /// What the service worker's text says; what cannot be read says nothing.
    pub fn read(text: &str) -> KeptSite {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// How it stands.
    pub fn standing(&self) -> Standing {
        match (&self.newest, self.trouble) {
            (Some(_), _) => Standing::Ready,
            (None, Some(trouble)) => Standing::Stopped(trouble),
            (None, None) if self.all > 0 => Standing::Keeping(self.bytes, self.all),
            (None, None) => Standing::Waiting,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_service_worker_says_is_understood() {
        let site = KeptSite::read(r#"{"bytes":5,"all":9,"parts":["shell"]}"#);
        assert_eq!(site.standing(), Standing::Keeping(5, 9));
        let site = KeptSite::read(r#"{"bytes":5,"all":9,"trouble":"full"}"#);
        assert_eq!(site.standing(), Standing::Stopped(Trouble::Full));
        let site = KeptSite::read(r#"{"bytes":9,"all":9,"newest":"b2","trouble":"net"}"#);
        assert_eq!(site.standing(), Standing::Ready);
        for odd in ["", "{}", "7", r#"{"trouble":"rain"}"#] {
            assert_eq!(KeptSite::read(odd).standing(), Standing::Waiting, "{odd}");
        }
    }
}
