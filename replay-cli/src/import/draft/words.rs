//! What players type beside their dice: who fires from where at what, and what came of it.
//!
//! ```text
//! 467+LMG 6 FP K8 +3      units and weapons, FP, the target's hex, DRM
//! 9-1, 4-6-7 fire at M5   who, and at which hex
//! L4 at O7                from a hex at a hex
//! L4 fires at O7          the same
//! at the T-34 in M4       at a hex
//! DFF from L4             from a hex
//! M5: 1MC                 what came of it
//! T34 4 MP                what a vehicle spent
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
    /// FP and DRM, where both are said.
    pub(super) figures: Option<(u8, i16)>,
}

impl Said {
    /// Reads a line of talk; `None` where it says nothing of fire.
    pub(super) fn of(text: &str) -> Option<Said> {
        let mut said = Said::default();
        let words: Vec<&str> = text.split_whitespace().collect();
        let plain: Vec<&str> =
            words.iter().map(|word| word.trim_matches(|c| ",.;:!?()".contains(c))).collect();
        for (n, word) in plain.iter().enumerate() {
            let before = n.checked_sub(1).and_then(|n| plain.get(n)).map(|word| word.to_lowercase());
            let after = plain.get(n + 1).map(|word| word.to_lowercase());
            if is_hex(word) {
                let aimed = before.as_deref() == Some("in") && plain[..n].contains(&"at");
                let names_target = aimed || words[n].ends_with(':');
                said.hex(word, before.as_deref(), after.as_deref(), names_target);
            } else if let Some(result) = result(word) {
                said.result.get_or_insert(result);
            } else {
                said.names.extend(word.split('+').filter(|name| is_name(name)).map(str::to_owned));
            }
        }
        said.figures = figures(&plain);
        let tells = said.from.is_some() || said.at.is_some() || said.result.is_some();
        tells.then_some(said)
    }

    fn hex(&mut self, word: &str, before: Option<&str>, after: Option<&str>, names_target: bool) {
        const AT: [&str; 6] = ["at", "on", "vs", "against", "->", "into"];
        let is = |word: Option<&str>, any: &[&str]| word.is_some_and(|word| any.contains(&word));
        let slot = if is(before, &["from"]) || is(after, &["at", "->", "vs", "against", "fires", "fire"]) {
            &mut self.from
        } else if is(before, &AT) || is(before, &["fp"]) || names_target {
            &mut self.at
        } else {
            return;
        };
        slot.get_or_insert_with(|| word.to_owned());
    }
}

/// `T34 4 MP`: the name of a vehicle and the MP that it spent; in halves they are not counted.
pub(super) fn mp_said(text: &str) -> Option<(String, u16)> {
    let words: Vec<&str> =
        text.split_whitespace().map(|word| word.trim_matches(|c| ",.;:!?()".contains(c))).collect();
    let at = words.iter().position(|word| *word == "MP").filter(|at| *at >= 2)?;
    let (name, mp) = (words[at - 2], words[at - 1].parse().ok()?);
    let is_name = name.len() > 2 && name.contains(|c: char| c.is_ascii_uppercase());
    is_name.then(|| (name.to_owned(), mp))
}

/// `6 FP .. +3`: FP, and DRM with its sign.
fn figures(words: &[&str]) -> Option<(u8, i16)> {
    let at = words.iter().position(|word| *word == "FP").filter(|at| *at >= 1)?;
    let fp = words[at - 1].parse().ok()?;
    let signed = |word: &&&str| word.starts_with(['+', '-']) && word.len() <= 3;
    let mut drm = words[at..].iter().filter(signed).filter_map(|word| word.parse::<i16>().ok());
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

/// `467`, `4-6-7`, `9-1`, `LMG`: what may be a unit or a weapon.
fn is_name(word: &str) -> bool {
    let factors = word.len() >= 3 && word.chars().all(|c| c.is_ascii_digit() || c == '-');
    factors || matches!(word, "LMG" | "MMG" | "HMG")
}
