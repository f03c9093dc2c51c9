//! Depletion Numbers (C8.9), as the listing of a vehicle or Gun has them: `A5^2/4^3`, A5 in 1942 and A4 in 1943.

use crate::counter::{DEFAULT_B, Gun, Weapon};
use crate::event::{ToHitAttempt, UnitId, Use};
use crate::facts::Ctx;
use crate::figures::to_hit::dice::dice;
use crate::state::{Attack, WeaponShot};
use crate::vocab::{Ammunition, Meaning};
use alloc::vec::Vec;

/// The word of the ammunition that a roll names, and its Depletion Numbers of the month, of all years where the head has no month.
/// `None` where the Gun has no listing, or no such ammunition in it.
pub(crate) fn numbers(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<(&'static str, Vec<i16>)> {
    let word = letters(named(attempt)?);
    let entry = entry(gun(ctx, attempt)?.gun.as_deref()?, word)?;
    let all: Option<Vec<(i16, Option<i16>)>> = entry.split('/').map(one).collect();
    let all = all.filter(|all| !all.is_empty())?;
    let year = ctx.scenario.date.as_deref().and_then(|date| date.get(3..4)?.parse::<i16>().ok());
    let of_year = |year: i16| {
        all.iter().rev().find(|(_, from)| from.is_some_and(|from| from <= year)).map(|(number, _)| *number)
    };
    match year.and_then(of_year) {
        Some(number) => Some((word, alloc::vec![number])),
        None => Some((word, all.iter().map(|(number, _)| *number).collect())),
    }
}

/// What a listing calls it.
const fn letters(ammunition: Ammunition) -> &'static str {
    match ammunition {
        Ammunition::Apcr => "A",
        Ammunition::Apds => "D",
        Ammunition::Heat => "H",
        Ammunition::Smoke => "s",
        Ammunition::Wp => "WP",
        Ammunition::He => "HE",
        Ammunition::Ap => "AP",
    }
}

/// What stands behind the letters in the listing of a Gun.
fn entry<'g>(gun: &'g Gun, word: &str) -> Option<&'g str> {
    let numbered = |entry: &&str| entry.starts_with(|c: char| c.is_ascii_digit());
    let mut entries = gun.ammo.as_deref()?.split(';').map(str::trim);
    entries.find_map(|entry| entry.strip_prefix(word).filter(numbered))
}

/// Does the listing of a Gun give it some of this ammunition, in whatever years?
pub(crate) fn lists(gun: &Gun, ammunition: Ammunition) -> bool {
    entry(gun, letters(ammunition)).is_some()
}

/// The ammunition that a To Hit roll names.
pub(crate) fn named(attempt: &ToHitAttempt) -> Option<Ammunition> {
    Ammunition::read(attempt.ammo.as_ref()?.as_str())
}

/// What the ordnance of a To Hit roll prints.
pub(crate) fn gun<'c>(ctx: &Ctx<'c>, attempt: &ToHitAttempt) -> Option<&'c Weapon> {
    let (_, def) = ctx.unit(&attempt.unit)?;
    ctx.scenario.weapon_of_gun(def, &attempt.weapon)
}

/// Was a To Hit roll a shot of the ammunition that it names? By an Original DR above the Depletion Number there was none, and the Gun did
/// not fire, unless it broke down or had Low Ammo by it. `None` where that is open: an elite force has one more (C8.2), the year and
/// the listing may not be told; a roll that is told as a hit was a shot then.
pub(crate) fn was_shot(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<bool> {
    let special = match named(attempt) {
        None => return Some(true),
        // LATW fire nothing else.
        Some(Ammunition::Heat) => !matches!(attempt.weapon, Use::Sw(_)),
        Some(Ammunition::Apcr | Ammunition::Apds | Ammunition::Smoke | Ammunition::Wp) => true,
        Some(Ammunition::He | Ammunition::Ap) => false,
    };
    let open = (attempt.hit == Some(true)).then_some(true);
    let Some((_, all)) = numbers(ctx, attempt) else { return if special { open } else { Some(true) } };
    let (Some(least), Some(most)) = (all.iter().min(), all.iter().max()) else { return open };
    let Some(original) = dice(ctx, attempt).map(|dr| dr.original()) else { return open };
    let b = gun(ctx, attempt).and_then(|gun| gun.b).unwrap_or(DEFAULT_B);
    if original <= *least || original >= i16::from(b) {
        Some(true)
    } else if original > most.saturating_add(1) {
        Some(false)
    } else {
        open
    }
}

/// The same of what a unit fired in an attack, by its last To Hit roll there; what rolled none was a shot.
pub(crate) fn fired_in(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> Option<bool> {
    let last = attack.hit_rolls.iter().rev().find(|attempt| attempt.unit == *id);
    last.map_or(Some(true), |attempt| was_shot(ctx, attempt))
}

/// The same of a shot of a weapon.
pub(crate) fn is_fired(ctx: &Ctx<'_>, id: &UnitId, shot: &WeaponShot) -> Option<bool> {
    let attack = ctx.before.attacks.get(&shot.attack).filter(|attack| attack.seq == shot.seq);
    attack.map_or(Some(true), |attack| fired_in(ctx, attack, id))
}

/// `5^2`: the number and the year of the forties from which on it stands.
fn one(text: &str) -> Option<(i16, Option<i16>)> {
    let (number, year) = text.split_once('^').map_or((text, None), |(number, year)| (number, Some(year)));
    let year = match year {
        Some(year) => Some(year.get(..1)?.parse().ok()?),
        None => None,
    };
    Some((number.trim_end_matches(|c: char| !c.is_ascii_digit()).parse().ok()?, year))
}
