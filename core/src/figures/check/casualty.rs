//! The MC that ends a unit: a 12, a second failure of a unit that may not fail (A10.31), a LLMC of one that is broken (A10.3).

use crate::event;
use crate::event::{Status, UnitId};
use crate::facts::Ctx;
use crate::figures::check::casualties::is_unbreakable;
use crate::figures::check::harm::failed;
use crate::figures::check::owed::{checks_of, is_asked_once, is_mc};
use crate::figures::check::passed::passes_made;
use crate::figures::check::wound::{is_mortal, wound_severity};
use crate::figures::fire::fpf::is_singled_out;
use crate::figures::fire::result::{result_of, uses_fpf};
use crate::figures::infantry::unit::infantry;
use crate::state::{Attack, CheckMade};
use crate::vocab::{IftResult, InfantryKind};

/// A MC that eliminates a unit that was broken before.
pub(crate) fn is_last_mc(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> bool {
    attack.broken_before.contains(&made.unit) && is_failed_with_twelve(ctx, attack, made)
}

pub(crate) fn is_failed_with_twelve(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> bool {
    let failed = made.passed.or_else(|| passes_made(ctx, made)) == Some(false);
    let twelve = made.dice.is_some_and(|dr| dr.original() == 12);
    let breakable = infantry(ctx, &made.unit).is_some() && !is_unbreakable(ctx, &made.unit);
    let llmc = made.check == event::Check::Llmc && attack.targets.contains(&made.unit);
    is_asked_once(ctx, attack, made)
        && (is_mc(made.check) || llmc)
        && failed
        && twelve
        && breakable
        // [EXC: one alone of those who use FPF (A8.31).]
        && (!uses_fpf(attack, &made.unit) || is_singled_out(attack, &made.unit) == Some(true))
        && passes_made(ctx, made) != Some(true)
}

/// The LLMC that a unit failed when it was broken already: before the attack, by its KIA, or by a MC of it. It suffers Casualty Reduction
/// by that (A10.3).
pub(crate) fn llmc_failed_broken<'a>(
    ctx: &Ctx<'_>,
    attack: &'a Attack,
    id: &UnitId,
) -> Option<&'a CheckMade> {
    let made = checks_of(attack, id);
    let fails = |made: &&CheckMade| failed(ctx, made) == Some(true);
    let (before, rest) = made.split_at(made.iter().position(|made| made.check == event::Check::Llmc)?);
    let by_mc = before.iter().any(|made| is_mc(made.check) && fails(made));
    let by_kia = matches!(result_of(ctx, attack), Some(IftResult::Kia(_)));
    let llmc = rest.first().copied().filter(fails);
    llmc.filter(|_| by_mc || by_kia || attack.broken_before.contains(id))
}

/// Such a LLMC costs the unit itself: a HS or crew, a SMC by its wound, anybody with an Original 12 (A10.31).
pub(crate) fn is_lost_by_llmc(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let Some(made) = llmc_failed_broken(ctx, attack, id) else { return false };
    let Some((unit, values)) = infantry(ctx, id) else { return false };
    let dies = |smc: InfantryKind| {
        !smc.is_smc() || unit.status.has(Status::Wounded) || wound_severity(attack, id).is_some_and(is_mortal)
    };
    let twelve = made.dice.is_none_or(|dr| dr.original() == 12);
    twelve || values.kind.is_none_or(|kind| kind != InfantryKind::Squad && dies(kind))
}
