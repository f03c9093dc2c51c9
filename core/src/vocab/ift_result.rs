//! Results of the Infantry Fire Table (A7.301 to A7.306) as players write them.

use super::meaning::{Meaning, alike};
use super::num::NumError;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

/// What the table gives where a column and a Final DR meet. The order is that of severity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum IftResult {
    /// A dash: no effect (A7.306).
    None,
    /// Pin Task Check (A7.305).
    Ptc,
    /// Morale Check with this number added; 0 is a NMC (A7.303, A7.304).
    Mc(u8),
    /// Casualty Reduction of one target, a MC with this number for the others (A7.302).
    K(u8),
    /// So many targets are eliminated, the others break (A7.301).
    Kia(u8),
}

/// How players write that nothing happens.
const NOTHING: [&str; 8] = ["NE", "none", "-", "--", "no-effect", "no-result", "nothing", "NR"];

/// The results of the table, for a hint.
const WORDS: [&str; 18] = [
    "NE", "none", "PTC", "NMC", "1MC", "2MC", "3MC", "4MC", "K/1", "K/2", "K/3", "K/4", "1KIA", "2KIA",
    "3KIA", "4KIA", "5KIA", "6KIA",
];

impl IftResult {
    /// Spellings of no result.
    pub const NOTHING: &'static [&'static str] = &NOTHING;
}

/// The number before or behind the letters of a result: one digit.
fn digit(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n: &u8| *n <= 9 && text.len() == 1)
}

/// What is left of a text without the letters at its end, or at its beginning, in either case.
fn without<'t>(text: &'t str, letters: &str, behind: bool) -> Option<&'t str> {
    let (rest, found) = if behind {
        let at = text.len().checked_sub(letters.len())?;
        (text.get(..at)?, text.get(at..)?)
    } else {
        (text.get(letters.len()..)?, text.get(..letters.len())?)
    };
    alike(found, letters).then(|| rest.trim())
}

impl Meaning for IftResult {
    const WHAT: &'static str = "an IFT result such as 1MC, NMC, PTC, K/2, 3KIA, or NE";
    const CLOSED: bool = true;

    fn read(text: &str) -> Option<IftResult> {
        if NOTHING.iter().any(|word| alike(word, text)) {
            return Some(IftResult::None);
        }
        if alike(text, "PTC") {
            return Some(IftResult::Ptc);
        }
        if alike(text, "NMC") {
            return Some(IftResult::Mc(0));
        }
        let numbered = |letters, behind| without(text, letters, behind).and_then(digit);
        let mc = || numbered("MC", true).map(IftResult::Mc);
        let kia = || numbered("KIA", true).map(IftResult::Kia);
        let k = || numbered("K/", false).or_else(|| numbered("K", false)).map(IftResult::K);
        mc().or_else(kia).or_else(k)
    }

    fn written(self) -> String {
        self.to_string()
    }

    fn words() -> impl Iterator<Item = &'static str> {
        WORDS.into_iter()
    }
}

impl fmt::Display for IftResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IftResult::None => f.pad("NE"),
            IftResult::Ptc => f.pad("PTC"),
            IftResult::Mc(0) => f.pad("NMC"),
            IftResult::Mc(n) => f.pad(&format!("{n}MC")),
            IftResult::K(n) => f.pad(&format!("K/{n}")),
            IftResult::Kia(n) => f.pad(&format!("{n}KIA")),
        }
    }
}

impl FromStr for IftResult {
    type Err = NumError;

    /// Reads `1MC`, `NMC`, `K/2`, `3KIA`, `PTC`, and `NE`, `none` or `-`, letters in either case.
    fn from_str(text: &str) -> Result<IftResult, NumError> {
        IftResult::read(text).ok_or_else(|| NumError::new(text, IftResult::WHAT))
    }
}
