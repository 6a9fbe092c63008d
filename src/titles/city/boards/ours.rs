//! Our own big boards, which are files of the site (`static/boards`), fetched when one is opened.

/// One of our big boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OurBoard {
    /// The name of its file, without `.json`.
    pub key: &'static str,
    /// Its name, the same in all languages.
    pub name: &'static str,
    /// Number of Locations.
    pub locations: usize,
    /// Number of Routes.
    pub routes: usize,
    /// Number of Tickets, long ones included.
    pub tickets: usize,
}

impl OurBoard {
    /// All of them, with the figures of their files.
    pub const ALL: [OurBoard; 4] = [
        OurBoard { key: "greece", name: "Greece", locations: 38, routes: 79, tickets: 38 },
        OurBoard {
            key: "rhine-and-ruhr",
            name: "Rhine and Ruhr",
            locations: 34,
            routes: 86,
            tickets: 36,
        },
        OurBoard {
            key: "southern-cone",
            name: "Southern Cone",
            locations: 40,
            routes: 80,
            tickets: 43,
        },
        OurBoard { key: "danube", name: "Danube", locations: 45, routes: 92, tickets: 42 },
    ];

    /// Returns the address of its file within the site.
    pub fn file(&self) -> String {
        format!("boards/{}.json", self.key)
    }
}
