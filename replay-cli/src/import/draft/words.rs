//! What players type beside their dice: who fires from where at what, and what came of it.
//!
//! ```text
//! 467+LMG 6 FP K8 +3       units and weapons, FP, the target's hex, DRM
//! 9-1, 4-6-7 fire at M5    who, and at which hex
//! L4 at O7                 from a hex at a hex
//! L4 fires at O7           the same
//! O8 > Q7 8FP +2           the same, with FP and DRM
//! prep Q7 from O8          the same
//! 467+LMG (O8) shoot Q7    the same, with units and weapons
//! at the T-34 in M4        at a hex
//! DFF from L4              from a hex
//! M5: 1MC                  what came of it
//! HEAT at M4               with which ammunition
//! T34 4 MP                 what a vehicle spent
//! 7 MP in all              what the one that moved last spent
//! ```
//! All else is talk.

use asl_core::vocab::{IftResult, Meaning};

/// What a line of talk says of fire.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Said {
    /// The hex from which is fired, with or without its board.
    pub(super) from: Option<String>,
    /// The hex that is fired at.
    pub(super) at: Option<String>,
    /// The result on the IFT.
    pub(super) result: Option<IftResult>,
    /// Units and weapons that are named.
    pub(super) names: Vec<String>,
    /// The ammunition of a gun, as the game's records name it.
    pub(super) ammo: Option<&'static str>,
    /// FP and DRM, where both are said.
    pub(super) figures: Option<(u8, i16)>,
    /// It speaks of fire: by a word, by figures, or from hex to hex. Others may speak of a move, or of SMOKE.
    pub(super) is_of_fire: bool,
}

/// A word of a line, without what stands around it.
struct Token<'t> {
    plain: &'t str,
    lower: String,
    /// It stands in brackets.
    is_aside: bool,
    /// A colon is behind it.
    is_head: bool,
}

/// Before the hex that is fired at.
const AT: [&str; 8] = ["at", "on", "vs", "against", ">", "into", "fp", "target"];

/// What firing is called: behind who fires, before what is fired at.
const FIRES: [&str; 13] = [
    "fires", "fire", "firing", "shoots", "shoot", "shooting", "prep", "preps", "attacks", "attack", "dff",
    "sff", "fpf",
];

impl Said {
    /// Reads a line of talk; `None` where it says nothing of fire.
    pub(super) fn of(text: &str) -> Option<Said> {
        let spaced = text.replace("->", ">").replace("=>", ">").replace('>', " > ");
        let words: Vec<Token<'_>> = spaced.split_whitespace().map(token).collect();
        let (mut said, mut left) = (Said::default(), Vec::new());
        for (n, word) in words.iter().enumerate() {
            if let Some(ammo) = AMMO.iter().find(|ammo| word.plain.eq_ignore_ascii_case(ammo)) {
                said.ammo = Some(ammo);
            } else if is_hex(word.plain) {
                if !said.hex(&words, n) {
                    left.push(word.plain);
                }
            } else if let Some(result) = result(word.plain) {
                said.result.get_or_insert(result);
            } else {
                said.names.extend(
                    word.plain.split(['+', '&', '/']).filter(|name| is_name(name)).map(str::to_owned),
                );
            }
        }
        said.complete(&left);
        said.figures = figures(&words);
        let both = said.from.is_some() && said.at.is_some();
        said.is_of_fire = both || said.figures.is_some() || words.iter().any(fires);
        let tells = said.from.is_some() || said.at.is_some() || said.result.is_some() || said.ammo.is_some();
        let of_fire = !said.names.is_empty() && (said.figures.is_some() || words.iter().any(fires));
        (tells || of_fire).then_some(said)
    }

    /// Whether it says who fires, from where or at what: `hit, HE` behind a To Hit DR does not.
    pub(super) fn is_of_shot(&self) -> bool {
        self.from.is_some() || self.at.is_some() || !self.names.is_empty() || self.figures.is_some()
    }

    /// Whether the words around a hex tell which it is.
    fn hex(&mut self, words: &[Token<'_>], n: usize) -> bool {
        let before = n.checked_sub(1).and_then(|n| words.get(n));
        let after = words.get(n + 1);
        let is = |word: Option<&Token<'_>>, any: &[&str]| {
            word.is_some_and(|word| any.contains(&word.lower.as_str()))
        };
        let aimed = is(before, &["in"]) && words[..n].iter().any(|word| word.lower == "at");
        let slot = if is(before, &["from"]) {
            &mut self.from
        } else if is(before, &AT) || before.is_some_and(fires) || aimed || words[n].is_head {
            &mut self.at
        } else if is(after, &["at", ">", "vs", "against"]) || after.is_some_and(fires) || words[n].is_aside {
            &mut self.from
        } else {
            return false;
        };
        slot.get_or_insert_with(|| words[n].plain.to_owned());
        true
    }

    /// One of two hexes is fired from and one is fired at.
    fn complete(&mut self, left: &[&str]) {
        let [other] = left else { return };
        match (&self.from, &self.at) {
            (Some(_), None) => self.at = Some((*other).to_owned()),
            (None, Some(_)) => self.from = Some((*other).to_owned()),
            (Some(_), Some(_)) | (None, None) => {}
        }
    }
}

/// Ammunition that players name: other than the usual, for a gun.
const AMMO: [&str; 9] = ["HE", "AP", "HEAT", "APCR", "APDS", "WP", "ATMM", "Canister", "Smoke"];

fn token(word: &str) -> Token<'_> {
    let plain = word.trim_matches(|c| ",.;:!?()[]".contains(c));
    let is_aside = word.starts_with(['(', '[']) && word.contains([')', ']']);
    let is_head = word.ends_with(':');
    Token { plain, lower: plain.to_lowercase(), is_aside, is_head }
}

fn fires(word: &Token<'_>) -> bool {
    FIRES.contains(&word.lower.as_str())
}

/// `T34 4 MP`: the name of a vehicle and the MP that it spent; `7 MP`, `total 7 MP`: no name. In halves they are not counted.
pub(super) fn mp_said(text: &str) -> Option<(String, u16)> {
    let spaced = text.replace("MP", " MP ").replace("Mp", " MP ").replace("mp", " MP ");
    let words: Vec<&str> =
        spaced.split_whitespace().map(|word| word.trim_matches(|c| ",.;:!?()=".contains(c))).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let at = words.iter().position(|word| *word == "MP").filter(|at| *at >= 1)?;
    let mp = words[at - 1].parse().ok()?;
    let is_bare = |word: &&str| ALL_TOLD.contains(&word.to_lowercase().as_str());
    if words[..at - 1].iter().chain(&words[at + 1..]).all(is_bare) {
        return Some((String::new(), mp));
    }
    let name = *words.get(at.checked_sub(2)?)?;
    let is_name = name.len() > 2 && name.contains(|c: char| c.is_ascii_uppercase());
    is_name.then(|| (name.to_owned(), mp))
}

/// What stands beside MP that are those of the whole move.
const ALL_TOLD: [&str; 14] = [
    "total", "in", "all", "used", "spent", "so", "that", "that's", "thats", "is", "makes", "for", "the",
    "move",
];

/// `6 FP .. +3`, `6FP +3`: FP, and DRM with its sign.
fn figures(words: &[Token<'_>]) -> Option<(u8, i16)> {
    let (at, fp) = words.iter().enumerate().find_map(|(n, word)| {
        let own = word.lower.strip_suffix("fp")?;
        let before = || words.get(n.checked_sub(1)?)?.plain.parse().ok();
        Some((n, if own.is_empty() { before()? } else { own.parse().ok()? }))
    })?;
    let signed = |word: &&Token<'_>| word.plain.starts_with(['+', '-']) && word.plain.len() <= 3;
    let mut drm = words[at..].iter().filter(signed).filter_map(|word| word.plain.parse::<i16>().ok());
    drm.next().filter(|_| drm.next().is_none()).map(|drm| (fp, drm))
}

/// `M5`, `03M5`, `GG10`: columns beyond Z repeat their letter, and boards have few rows.
fn is_hex(word: &str) -> bool {
    let word = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let letters: Vec<char> = word.chars().take_while(char::is_ascii_uppercase).collect();
    let row = word.get(letters.len()..).unwrap_or_default();
    let column = matches!(letters.as_slice(), [_]) || matches!(letters.as_slice(), [a, b] if a == b);
    let is_row = row.bytes().all(|b| b.is_ascii_digit()) && row.parse::<u8>().is_ok_and(|row| row <= 20);
    column && is_row
}

/// A result of the IFT; a PIN or a miss says too little.
fn result(word: &str) -> Option<IftResult> {
    word.bytes().any(|b| b.is_ascii_uppercase()).then(|| IftResult::read(word)).flatten()
}

/// SW that players name in their talk as their counters are named.
pub(super) const ARMS: [&str; 11] =
    ["LMG", "MMG", "HMG", "ATR", "MTR", "BAZ", "PSK", "PIAT", "FT", "DC", "RCL"];

/// `467`, `4-6-7`, `9-1`, `LMG`: what may be a unit or a weapon.
fn is_name(word: &str) -> bool {
    let factors = word.len() >= 3 && word.chars().all(|c| c.is_ascii_digit() || c == '-');
    factors || ARMS.contains(&word)
}
