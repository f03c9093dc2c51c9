//! What becomes of Support Weapons at the prompt: repair with the dr behind it, and breakdown by the roll of an attack.

use super::declare::next_roll;
use super::draft::Draft;
use asl_core::duty::{Debt, Occasion};
use asl_core::effects::sw_breaks_down;
use asl_core::event::AttackId;
use asl_core::figures::fire::shot::shots;
use asl_core::figures::fire::sw_numbers::sw_numbers;

/// `s1 repair MMG 2`: the dr, the attempt with what comes of it, and the removal of a SW by a 6 (A9.72).
pub(super) fn repair(draft: &mut Draft, unit: &str, weapon: &str, dr: u8) -> Result<(), String> {
    let on_foot = |unit: &str| {
        let id = unit.parse().ok()?;
        draft.live().ctx().unit(&id).map(|(_, def)| def.infantry.is_some())
    };
    let sw = on_foot(unit) == Some(true);
    let weapon = if sw && !weapon.contains(':') { format!("sw:{weapon}") } else { weapon.to_owned() };
    let (n, by) = (next_roll(draft.live().state()), draft.by().clone());
    draft.take(&format!("roll r{n} dr {dr} repair for {unit} by {by}"))?;
    draft.take(&format!("{unit} repair {weapon} r{n}"))?;
    if dr == 6 { draft.take(&format!("{unit} disables {weapon}")) } else { Ok(()) }
}

/// The SW that the roll of an attack breaks down or removes, where it is one alone: of several Random Selection takes one (A9.71).
pub(super) fn broken_down(draft: &Draft, of: Option<AttackId>) -> Option<String> {
    let id = draft.live().owed().into_iter().find_map(|duty| match duty.key.occasion {
        Occasion::Attack(id, _) => (duty.key.debt == Debt::Malfunction).then_some(id),
        Occasion::Move(..) | Occasion::Phase(..) => None,
    })?;
    let ctx = draft.live().ctx();
    let attack = ctx.before.attacks.get(&id).filter(|_| of.is_none_or(|of| of == id))?;
    let (roll, dr) = attack.rolls.first().and_then(|roll| Some((roll.said.roll, roll.dice?.original())))?;
    let all = shots(&ctx, &attack.declared);
    let reached = all.iter().filter_map(|shot| Some((shot, sw_numbers(shot)?)));
    let reached: Vec<_> = reached.filter(|(_, numbers)| sw_breaks_down(dr, numbers.least)).collect();
    let [(shot, numbers)] = reached.as_slice() else { return None };
    let verb = if numbers.x.is_some_and(|x| sw_breaks_down(dr, x)) { "disables" } else { "malfunctions" };
    Some(format!("{} {verb} sw:{} {roll}", shot.firer.unit, shot.firer.weapon))
}
