//! Whether anybody looks at the page still: pages say that they are there, that they sleep, and that they go. Input: what they
//! say, and a clock. A page that is loaded anew goes and comes; one whose tab sleeps is silent for long.
//!
//! A machine that sleeps makes no page older: between two looks at the clock no more than [`MOST`] counts.

use std::collections::BTreeMap;
use std::time::Duration;

/// So much counts between two looks at the clock.
pub const MOST: Duration = Duration::from_secs(5);
/// How long the first page may take to come.
pub const FIRST: Duration = Duration::from_secs(30 * 60);
/// How long nobody may be there when the last page has gone: a page that is loaded anew comes back by then.
pub const ANEW: Duration = Duration::from_secs(10);
/// How long a page may be silent. A browser lets hidden ones speak once a minute, and busy ones later.
pub const SILENT: Duration = Duration::from_secs(15 * 60);
/// How long one may be silent that said that it sleeps.
pub const ASLEEP: Duration = Duration::from_secs(24 * 3600);
/// Pages that are counted.
const MAX_PAGES: usize = 64;

/// Who is there.
#[derive(Clone, Debug)]
pub struct Presence {
    /// For how long each page may still be silent.
    pages: BTreeMap<u64, Duration>,
    /// For how long nobody may be there.
    alone: Duration,
    /// A page was asked for and has not said yet that it is there.
    is_expected: bool,
    clock: Duration,
}

impl Default for Presence {
    fn default() -> Presence {
        Presence { pages: BTreeMap::new(), alone: FIRST, is_expected: false, clock: Duration::ZERO }
    }
}

impl Presence {
    /// The page was asked for: one is about to come.
    pub fn expect(&mut self) {
        self.alone = self.alone.max(SILENT);
        self.is_expected = true;
    }

    /// A page says that it is there.
    pub fn here(&mut self, page: u64) {
        self.put(page, SILENT);
    }

    /// A page says that its tab goes to sleep.
    pub fn asleep(&mut self, page: u64) {
        self.put(page, ASLEEP);
    }

    /// A page says that it goes. One that is loaded anew may be asked for before that is heard.
    pub fn gone(&mut self, page: u64) {
        if self.pages.remove(&page).is_some() && !self.is_expected {
            self.alone = ANEW;
        }
    }

    fn put(&mut self, page: u64, patience: Duration) {
        if self.pages.len() < MAX_PAGES || self.pages.contains_key(&page) {
            self.pages.insert(page, patience);
            (self.alone, self.is_expected) = (ANEW, false);
        }
    }

    /// It is so late now. Whether nobody is there any more.
    pub fn is_over(&mut self, clock: Duration) -> bool {
        let passed = clock.saturating_sub(self.clock).min(MOST);
        self.clock = self.clock.max(clock);
        self.pages.retain(|_, patience| {
            *patience = patience.saturating_sub(passed);
            !patience.is_zero()
        });
        if self.pages.is_empty() {
            self.alone = self.alone.saturating_sub(passed);
        }
        self.pages.is_empty() && self.alone.is_zero()
    }
}
