//! The firers that Cowering marks (A7.9).

use crate::event::{RandomlySelected, UnitId};
use crate::facts::{Ctx, Volley};
use crate::figures::fire::sheet::{cowering, is_exempt};
use crate::state::Attack;
use crate::vocab::dice::{Dice, Die};
use alloc::vec::Vec;

/// Did this attack cower?
pub(crate) fn cowered(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let dr = attack.rolls.first().and_then(|roll| roll.dice);
    dr.is_some_and(|dr| cowering(&Volley::of(ctx, &attack.declared), dr) > 0)
}

/// Has Cowering marked this firer for good (A7.9)? Of a group nobody is, before Random Selection names one.
#[must_use]
pub fn is_marked_by_cowering(ctx: &Ctx<'_>, attack: &Attack, unit: &UnitId) -> bool {
    cowered(ctx, attack) && marked_units(attack).contains(&unit)
}

/// The firers of an attack that can cower, each once.
pub(crate) fn cowerable<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<&'a UnitId> {
    let volley = Volley::of(ctx, &attack.declared);
    let firers = attack.declared.firers.iter().zip(volley.shots());
    let mut units: Vec<&UnitId> = firers.filter(|(_, shot)| !is_exempt(shot)).map(|(f, _)| &f.unit).collect();
    units.sort_unstable();
    units.dedup();
    units
}

/// Did this firer cower in it? `None` where dice have still to tell which of several did.
pub(crate) fn has_cowered(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> Option<bool> {
    let able = cowerable(ctx, attack);
    if !cowered(ctx, attack) || !able.contains(&id) {
        return Some(false);
    }
    let marked = marked_units(attack);
    match marked.contains(&id) || able.as_slice() == [id] {
        true => Some(true),
        false => (!marked.is_empty()).then_some(false),
    }
}

/// The dice of a Random Selection, of each its unit.
pub(crate) fn dice_of(ctx: &Ctx<'_>, made: &RandomlySelected) -> Vec<(UnitId, Option<Die>)> {
    let die = |roll| match ctx.before.rolls.get(&roll)?.dice {
        Dice::dr(die) => Some(die),
        Dice::Dr(_) | Dice::Three(..) => None,
    };
    made.rolls.iter().map(|(unit, roll)| (unit.clone(), die(*roll))).collect()
}

/// Those of an attack that Cowering marks: all firers, or those that Random Selection names.
pub(crate) fn marked_units(attack: &Attack) -> Vec<&UnitId> {
    let among = || attack.selected.iter().filter(|(unit, _)| attack.has_firer(unit));
    let most = among().filter_map(|(_, die)| die.map(|d| d.pips())).max();
    let chosen = among().filter(|(_, die)| die.map(|d| d.pips()) == most && most.is_some());
    let chosen: Vec<&UnitId> = chosen.map(|(unit, _)| unit).collect();
    let mut firers: Vec<&UnitId> = attack.declared.firers.iter().map(|f| &f.unit).collect();
    firers.dedup();
    if chosen.is_empty() && firers.len() == 1 { firers } else { chosen }
}

/// The firers that a fire counter marks for good after an attack cowered, and the other firers (A7.9).
#[must_use]
pub fn cowering_marks(attack: &Attack) -> (Vec<&UnitId>, Vec<&UnitId>) {
    let marked = marked_units(attack);
    let mut others: Vec<&UnitId> = attack.declared.firers.iter().map(|f| &f.unit).collect();
    others.dedup();
    others.retain(|unit| !marked.contains(unit));
    (marked, others)
}
