//! Whether a check is passed, by its roll, the DRM and the Morale Level due (A7.303).

use crate::duty::{Debt, Owed, Standing, check_of, checking};
use crate::effects;
use crate::event::{Check, Checked, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::check::leader_loss::is_for_leader;
use crate::figures::check::leadership::{leadership_due, leadership_left_out, morale_due};
use crate::figures::check::morale::morale_of;
use crate::figures::check::owed::checks_owed;
use crate::figures::check::rally::is_fate;
use crate::figures::fire::result::{is_apart, result_of};
use crate::figures::infantry::allotment::is_inexperienced;
use crate::figures::infantry::unit::infantry;
use crate::state::{Attack, CheckMade, Unit};
use crate::vocab::dice::Dice;
use crate::vocab::{IftResult, Modifier};
use alloc::format;
use alloc::vec::Vec;

/// The Final DR of a check, the number of the MC included, and whether it passes.
pub(crate) fn passes(ctx: &Ctx<'_>, checked: &Checked) -> Option<(i16, bool)> {
    let Dice::Dr(dr) = ctx.before.rolls.get(&checked.roll)?.dice else { return None };
    // What is named without its value has one that no line tells; a leader's is known.
    if checked.drm.iter().any(|line| line.value.is_none() && !line.is(Modifier::Leader)) {
        return None;
    }
    let said = effects::check_total(checked.check, dr, &checked.drm);
    let lent = leadership_due(ctx, &checked.unit, &checked.drm).filter(|_| !is_for_leader(checked.check));
    let total = lent
        .map_or(said, |(said_of_leader, due)| said.saturating_sub(said_of_leader.0).saturating_add(due.0))
        .saturating_add(untold_of_paatc(ctx, checked));
    Some((total, effects::passes(total, level(ctx, checked)?) && !is_fate(ctx, checked)))
}

/// What Inexperienced Personnel adds to its PAATC (A11.6), where no DRM but a leader's is told: another may stand for it.
fn untold_of_paatc(ctx: &Ctx<'_>, checked: &Checked) -> i16 {
    let bare = checked.check == Check::Paatc && checked.drm.iter().all(|line| line.is(Modifier::Leader));
    let weak =
        || infantry(ctx, &checked.unit).is_some_and(|(unit, values)| is_inexperienced(ctx, unit, values));
    i16::from(bare && weak())
}

/// The Morale Level of a check: as declared where it may be so, else in force.
pub(crate) fn level(ctx: &Ctx<'_>, checked: &Checked) -> Option<u8> {
    let judged = |said| morale_due(ctx, &checked.unit, said).unwrap_or(said);
    checked.morale.map(judged).or_else(|| morale_of(ctx, &checked.unit, None))
}

/// Is this the outcome that the declared figures give, where these are wrong themselves, or leave out the leadership that has to be
/// used? Then the mistake is theirs.
pub(crate) fn follows(ctx: &Ctx<'_>, checked: &Checked, outcome: bool) -> bool {
    let Some(Dice::Dr(dr)) = ctx.before.rolls.get(&checked.roll).map(|roll| roll.dice) else { return false };
    let total = effects::check_total(checked.check, dr, &checked.drm);
    let morale = morale_of(ctx, &checked.unit, checked.morale);
    let left_out = leadership_left_out(ctx, checked).map_or(0, |(_, drm)| drm.0);
    let passes = |total: i16, morale| effects::passes(total, morale) && !is_fate(ctx, checked);
    morale.is_some_and(|morale| {
        [0, left_out].iter().any(|more| passes(total.saturating_add(*more), morale) == outcome)
    })
}

/// The Morale Level of a check, its Final DR and whether it passes (A7.303); `None` while the DR or the
/// Morale Level is not known.
#[must_use]
pub fn check_due(ctx: &Ctx<'_>, checked: &Checked) -> Option<(u8, i16, bool)> {
    let morale = level(ctx, checked)?;
    passes(ctx, checked).map(|(total, passed)| (morale, total, passed))
}

/// Whether a check of an attack passed, by its dice.
pub(crate) fn passes_made(ctx: &Ctx<'_>, made: &CheckMade) -> Option<bool> {
    let morale = morale_of(ctx, &made.unit, made.morale)?;
    Some(effects::passes(effects::check_total(made.check, made.dice?, &made.drm), morale))
}

/// The checks that such results call for.
pub(crate) fn checks(ctx: &Ctx<'_>, attack: &Attack, asked: fn(IftResult) -> bool) -> Vec<Owed> {
    if !is_apart(attack) && !result_of(ctx, attack).is_some_and(asked) {
        return Vec::new();
    }
    let all = checks_owed(ctx, attack).into_iter().filter(|(_, result, _)| asked(*result));
    let each = all.filter_map(|(id, result, made)| {
        let plain = checking(result);
        let standing = Standing::done_or(made, || format!("no {plain} of {{}} is in the log"));
        Some(Owed::of(&id, Debt::Check(check_of(plain)?), standing))
    });
    each.collect()
}

/// It is pinned, or worse off; or berserk or heroic since, and no Pin holds it.
pub(crate) fn is_held(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let freed = |unit: &Unit| [Status::Berserk, Status::Heroic].iter().any(|status| unit.status.has(*status));
    let free = |unit: &Unit| !unit.is_pinned() && !unit.is_broken() && !unit.eliminated && !freed(unit);
    !ctx.before.units.get(id).is_some_and(free)
}

/// How a Japanese unit stands that loses a step, or is wounded, where another breaks (G1.11, G1.4): by chapter G, which the
/// book does not judge.
pub(crate) fn step(attack: &Attack, id: &UnitId) -> Standing {
    let done = attack.reduced.contains_key(id) || attack.eliminated.contains(id);
    let says = "whether {}, which is Japanese, loses a step or is wounded instead of breaking (G1.1, G1.4)";
    if done { Standing::Done } else { Standing::Unclear(says.into()) }
}
