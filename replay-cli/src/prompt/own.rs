//! What a unit rolls of its own will, and a Close Combat: with the dice behind it, or declared in a game by shares together with the words
//! of what is tried, so that nothing is chosen once the dice are known.

use super::close;
use super::declare::{self, next_roll};
use super::dice::{self, claimed};
use super::draft::Draft;
use super::{heat, rally as rallies, sw};
use asl_core::event::{Name, What};

/// What is rolled: its throw, what it is rolled for, and the words of the line that tells it, without its unit and its roll.
pub(super) struct Own {
    /// `DR` or `dr`.
    pub(super) throw: &'static str,
    /// `rally`, `mc`, `named "recovery LMG"`.
    pub(super) purpose: String,
    /// Its attack: ` in a4`.
    within: String,
    /// What a note says beside the declaration, for its purpose does not: `checks 1MC`.
    says: Option<String>,
    /// The line that tells it, without its unit, its roll and its attack.
    tells: Option<String>,
}

impl Own {
    fn of(throw: &'static str, purpose: impl Into<String>) -> Own {
        Own { throw, purpose: purpose.into(), within: String::new(), says: None, tells: None }
    }

    fn told_by(self, line: impl Into<String>) -> Own {
        Own { tells: Some(line.into()), ..self }
    }

    /// How many dice it takes.
    pub(super) fn dice(&self) -> usize {
        if self.throw == "dr" { 1 } else { 2 }
    }
}

/// What these words ask to be rolled, without dice.
pub(super) fn own(words: &[&str]) -> Option<Own> {
    Some(match words {
        ["rally"] | ["checks", "rally"] => Own::of("DR", "rally").told_by("checks rally"),
        ["hob"] => Own::of("DR", "hob"),
        ["esb", sought] | ["esb", sought, "MP" | "mp"] if sought.parse::<u8>().is_ok() => {
            Own::of("DR", "esb")
        }
        ["bog"] | ["bog-check"] => Own::of("DR", "bog"),
        ["repair", weapon] => Own::of("dr", "repair").told_by(format!("repair {weapon}")),
        ["recovers", weapon] => {
            Own::of("dr", format!("named \"recovery {weapon}\"")).told_by(format!("recovers {weapon}"))
        }
        ["conceals"] => Own::of("dr", "named \"concealment\"").told_by("conceals"),
        ["sniper", _] => Own::of("dr", "sa"),
        ["cc", "by", _, "against", _] => Own::of("DR", "cc"),
        ["checks", check] => checked(check, None)?,
        ["checks", check, "in", attack] => checked(check, Some(attack))?,
        _ => return None,
    })
}

/// A check that the player asks for: which it is stands in a note, for its roll says MC or TC.
fn checked(check: &str, attack: Option<&str>) -> Option<Own> {
    let of = check_word(check)?;
    let purpose = dice::purpose(&of);
    let within = attack.map(|attack| format!(" in {attack}")).unwrap_or_default();
    let says = Some(format!("checks {of}"));
    Some(Own { throw: "DR", purpose: purpose.into(), within, tells: says.clone(), says })
}

/// The word of a check, in small letters too.
fn check_word(word: &str) -> Option<String> {
    let word = word.to_ascii_uppercase();
    let numbered = word.strip_suffix("MC").is_some_and(|n| n.len() == 1 && n.parse::<u8>().is_ok());
    let listed = ["NMC", "NTC", "PTC", "PAATC", "LLMC", "LLTC"].contains(&word.as_str());
    (numbered || listed).then_some(word)
}

/// Declares it for a unit, with its note. What the line that tells it would break is found here, while it can be let be.
///
/// # Errors
/// When a player has not committed to shares.
pub(super) fn declare(draft: &mut Draft, unit: &str, own: &Own) -> Result<(), String> {
    if let Some(says) = &own.says {
        draft.take(&format!("note \"{unit} {says}{}\"", own.within))?;
    }
    let roll = next_roll(draft.live().state());
    declare::of_its_own(draft, own.throw, &format!("{} for {unit}{}", own.purpose, own.within))?;
    if let Some(tells) = &own.tells {
        draft.foretell(&format!("{unit} {tells} r{roll}{}", own.within));
    }
    Ok(())
}

/// The words of the last note of the recorder's in this phase for which something is found.
pub(super) fn noted<T>(draft: &Draft, find: impl Fn(&str) -> Option<T>) -> Option<T> {
    let by: &Name = draft.by();
    let here = draft.live().game().events.iter().rev().take_while(|event| !event.what.is_of_phase());
    here.filter(|event| event.by == *by).find_map(|event| {
        let What::Note(words) = &event.what else { return None };
        find(words.as_str())
    })
}

/// The check that was noted for a unit beside its declaration: `checks 1MC`, and its attack.
pub(super) fn check_of(draft: &Draft, unit: &str, purpose: &str) -> Option<String> {
    noted(draft, |words| {
        let said = words.strip_prefix(unit)?.strip_prefix(" checks ")?;
        let check = said.split(' ').next()?;
        check_word(check).filter(|check| dice::purpose(check) == purpose)
    })
}

/// What a unit rolls, with its dice behind it or, by shares, without; `None` of any other step.
pub(super) fn of_unit(draft: &mut Draft, unit: &str, words: &[&str]) -> Option<Result<(), String>> {
    if let Some(own) = own(words).filter(|_| declare::by_shares(draft)) {
        return Some(declare(draft, unit, &own));
    }
    let two = |word: &&str| super::short::dice(word).and_then(|dice| <[u8; 2]>::try_from(dice).ok());
    let one = |word: &&str| super::short::dice(word).and_then(|dice| <[u8; 1]>::try_from(dice).ok());
    Some(match words {
        ["rally", behind @ ..] => rally(draft, unit, behind),
        ["repair", weapon, dr] if let Some([dr]) = one(dr) => sw::repair(draft, unit, weapon, dr),
        ["recovers" | "conceals", .., dr] if let Some([dr]) = one(dr) => with_dr(draft, unit, words, dr),
        ["hob", dr, behind @ ..] if let Some([colored, white]) = two(dr) => {
            heat::hob(draft, unit, (colored, white), behind)
        }
        ["checks", check, dr, behind @ ..] if let Some(dr) = two(dr) => {
            with_check(draft, unit, check, dr, behind)?
        }
        ["checks", check, "in", attack, dr, behind @ ..] if let Some(dr) = two(dr) => {
            let behind: Vec<&str> = [behind, &["in", attack]].concat();
            with_check(draft, unit, check, dr, &behind)?
        }
        _ => with_its_dice(draft, unit, words)?,
    })
}

fn rally(draft: &mut Draft, unit: &str, behind: &[&str]) -> Result<(), String> {
    let two = behind.first().and_then(|word| <[u8; 2]>::try_from(super::short::dice(word)?).ok());
    let Some([colored, white]) = two else {
        let step = ["rally"].iter().chain(behind).copied().collect::<Vec<_>>().join(" ");
        return Err(format!("{step}: the dice are missing: `{unit} rally; roll`, or `{unit} rally 34`\n"));
    };
    rallies::rally(draft, unit, (colored, white), &behind[1..])
}

/// A Recovery or the dr for a "?", with its dr.
fn with_dr(draft: &mut Draft, unit: &str, words: &[&str], dr: u8) -> Result<(), String> {
    let said = &words[..words.len() - 1];
    let Some(own) = own(said) else { return Err(format!("{}: a dr stands behind it\n", said.join(" "))) };
    let (n, by) = (next_roll(draft.live().state()), draft.by().clone());
    draft.take(&format!("roll r{n} dr {dr} {} for {unit} by {by}", own.purpose))?;
    draft.take(&format!("{unit} {} r{n}", said.join(" ")))
}

/// A check that the player asks for, with its DR; `None` where it is no check.
fn with_check(
    draft: &mut Draft,
    unit: &str,
    check: &str,
    [colored, white]: [u8; 2],
    behind: &[&str],
) -> Option<Result<(), String>> {
    let (behind, attack) = match behind {
        [behind @ .., "in", attack] => (behind, Some(*attack)),
        behind => (behind, None),
    };
    let own = checked(check, attack)?;
    let drm = match claimed(behind, None) {
        Ok(drm) => drm,
        Err(why) => return Some(Err(why)),
    };
    let (n, by, within) = (next_roll(draft.live().state()), draft.by().clone(), &own.within);
    let roll = format!("roll r{n} DR {colored},{white} {} for {unit}{within} by {by}", own.purpose);
    let told = format!("{unit} {} r{n}{drm}{within}", own.says.unwrap_or_default());
    Some(draft.take(&roll).and_then(|()| draft.take(&told)))
}

/// An ESB or a Bog check with its dice; without them it says how they are told.
fn with_its_dice(draft: &mut Draft, unit: &str, words: &[&str]) -> Option<Result<(), String>> {
    let rolled = match words {
        ["esb", sought, dice] if sought.parse::<u8>().is_ok() => {
            Some(("esb", format!("esb {sought} MP"), dice))
        }
        ["esb", sought, "MP" | "mp", dice] => Some(("esb", format!("esb {sought} MP"), dice)),
        ["bog" | "bog-check", dice] => Some(("bog", "bog-check".to_owned(), dice)),
        _ => None,
    };
    let dice = |word: &str| super::short::dice(word).filter(|dice| dice.len() == 2);
    if let Some((purpose, line, dice)) = rolled.and_then(|(what, line, word)| Some((what, line, dice(word)?)))
    {
        let (n, by) = (next_roll(draft.live().state()), draft.by().clone());
        let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
        let roll = format!("roll r{n} DR {} {purpose} for {unit} by {by}", dice.join(","));
        return Some(draft.take(&roll).and_then(|()| draft.take(&format!("{unit} {line} r{n}"))));
    }
    let written = match words {
        ["esb", ..] => "esb 2 43",
        ["bog", ..] | ["bog-check"] => "bog 43",
        ["hob", ..] => "hob 43",
        _ => return None,
    };
    if words.iter().any(|word| super::short::is_roll(word)) {
        return None;
    }
    Some(Err(format!("{}: the dice are missing: `{unit} {written}`\n", words.join(" "))))
}

/// `cc by A against B`, with its dice behind it or, by shares, without; `None` of a line of the notation.
pub(super) fn close_combat(draft: &mut Draft, words: &[&str]) -> Option<Result<(), String>> {
    let ["cc", "by", attackers, "against", targets, behind @ ..] = words else { return None };
    if behind.iter().any(|word| super::short::is_roll(word)) {
        return None;
    }
    let fight = close::Fight { attackers: (*attackers).into(), targets: (*targets).into() };
    let two = behind.first().and_then(|word| <[u8; 2]>::try_from(super::short::dice(word)?).ok());
    Some(match (two, behind) {
        (Some(two), [_, behind @ ..]) => close::rolled(draft, &fight, two, behind),
        (_, []) if declare::by_shares(draft) => close::declared(draft, &fight),
        _ => Err(format!(
            "the dice are missing: `cc by {attackers} against {targets}; roll`, or `cc by {attackers} against {targets} 34`; \
             DRM of your own stand behind them, `drm leader -1`\n"
        )),
    })
}
