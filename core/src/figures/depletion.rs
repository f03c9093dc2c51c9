//! Depletion Numbers (C8.9), as the listing of a vehicle or Gun has them: `A5^2/4^3`, A5 in 1942 and A4 in 1943.

use crate::event::ToHitAttempt;
use crate::facts::Ctx;
use crate::vocab::{Ammunition, Meaning};
use alloc::vec::Vec;

/// The letter of the ammunition that a roll names, and its Depletion Numbers of the month, of all years where the head has no month.
/// `None` where the Gun has no listing, or no such ammunition in it.
pub(crate) fn numbers(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<(&'static str, Vec<i16>)> {
    let named = Ammunition::read(attempt.ammo.as_ref()?.as_str())?;
    let word = match named {
        Ammunition::Apcr => "A",
        Ammunition::Apds => "D",
        Ammunition::Heat => "H",
        Ammunition::He | Ammunition::Ap | Ammunition::Smoke | Ammunition::Wp => return None,
    };
    let (_, def) = ctx.unit(&attempt.unit)?;
    let listed = ctx.scenario.weapon_of_gun(def, &attempt.weapon)?.gun.as_ref()?.ammo.clone()?;
    let entry = listed.split(';').map(str::trim).find_map(|entry| entry.strip_prefix(word))?;
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

/// `5^2`: the number and the year of the forties from which on it stands.
fn one(text: &str) -> Option<(i16, Option<i16>)> {
    let (number, year) = text.split_once('^').map_or((text, None), |(number, year)| (number, Some(year)));
    let year = match year {
        Some(year) => Some(year.get(..1)?.parse().ok()?),
        None => None,
    };
    Some((number.trim_end_matches(|c: char| !c.is_ascii_digit()).parse().ok()?, year))
}
