//! A rally DR at the prompt (A10.6): the DR, its check, Good Order where it passed, and the Morale Level that no head prints.

use super::declare::next_roll;
use super::dice::{claimed, has_key, owner};
use super::draft::Draft;
use asl_core::event::{Check, Status, What};
use asl_core::propose::complete;
use asl_core::state::Unit;

/// A unit that passed its rally DR is Good Order again (A10.6).
pub(super) fn rallied(draft: &Draft) -> Option<String> {
    let passed = |unit: &Unit| unit.rally.as_ref().is_some_and(|rally| rally.passed) && unit.is_broken();
    let (id, unit) = draft.live().state().units.iter().find(|(_, unit)| passed(unit))?;
    let dm = if unit.status.has(Status::Dm) { ",dm" } else { "" };
    Some(format!("{id} is no-longer broken{dm}"))
}

/// A rally DR with its check, and the unit in Good Order where it passed.
pub(super) fn rally(draft: &mut Draft, unit: &str, dice: (u8, u8), behind: &[&str]) -> Result<(), String> {
    let drm = claimed(behind, None)?;
    let n = next_roll(draft.live().state());
    let me = draft.by().clone();
    let by = unit.parse().ok().and_then(|unit| owner(draft, &unit)).unwrap_or_else(|| me.clone());
    if by != me && has_key(draft, &by) {
        return Err(format!("{by} rolls for {unit}, and records it\n"));
    }
    draft.record_by(by.clone());
    let taken = draft.take(&format!("roll r{n} DR {},{} rally for {unit} by {by}", dice.0, dice.1));
    let taken = taken.and_then(|()| told_of_its_own(draft, &format!("{unit} checks rally r{n}{drm}")));
    draft.record_by(me);
    taken?;
    must_have_morale(draft).map_err(|why| why.replace("`34 ", &format!("`{unit} rally 34 ")))
}

/// Dice on the table want an outcome: where the head does not print the Morale Level of the side that is up, the player says it.
///
/// # Errors
/// When it is missing.
pub(super) fn must_have_morale(draft: &Draft) -> Result<(), String> {
    let check = draft.events.iter().rev().find_map(|drafted| {
        if let What::Checked(checked) = &drafted.event.what { Some(checked) } else { None }
    });
    let Some(checked) = check.filter(|checked| checked.morale.is_none() && checked.passed.is_none()) else {
        return Ok(());
    };
    let unit = &checked.unit;
    let broken = draft.live().state().units.get(unit).is_some_and(Unit::is_broken);
    let side = if broken { "broken side" } else { "counter" };
    Err(format!(
        "the Morale Level on the {side} of {unit} stands in no head: put it behind the dice, `34 morale 8`\n"
    ))
}

/// What a unit rolled of its own, and the unit in Good Order where it rallied by it.
pub(super) fn told_of_its_own(draft: &mut Draft, line: &str) -> Result<(), String> {
    let failed = if fails_anyhow(draft, line) { " failed" } else { "" };
    draft.take(&format!("{line}{failed}"))?;
    let unit = line.split(' ').next();
    let rallied = rallied(draft).filter(|line| line.split(' ').next() == unit);
    rallied.map_or(Ok(()), |line| draft.take(&line))
}

/// A rally whose Final DR is above every Morale Level fails, though the head does not print that of the unit: 10 is the highest of any
/// counter, to which a Commissar or fanaticism adds one.
fn fails_anyhow(draft: &Draft, line: &str) -> bool {
    const HIGHEST: i16 = 11;
    let Ok(Some(mut event)) = draft.read(line) else { return false };
    let ctx = draft.live().ctx();
    complete(&ctx, &mut event.what);
    let What::Checked(checked) = &event.what else { return false };
    if checked.morale.is_some() || checked.passed.is_some() || checked.check != Check::Rally {
        return false;
    }
    let Some(roll) = ctx.before.rolls.get(&checked.roll) else { return false };
    let drm: Option<i16> = checked.drm.iter().map(|line| line.value.map(|drm| drm.0)).sum();
    drm.is_some_and(|drm| roll.dice.total().saturating_add(drm) > HIGHEST)
}
