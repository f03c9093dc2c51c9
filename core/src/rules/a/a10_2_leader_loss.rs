//! A10.2: the check for a lost leader has his own leadership, turned into a penalty, as its DRM, and no leader's help.

use super::facts::leadership;
use super::{Check, Clause, Ctx};
use crate::event::{self, Checked, Status, UnitId};
use crate::facts::Told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::state::{Attack, Unit, side_of};
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "A10.2-lost-leaders-drm",
    &[Matter::Modifier],
    "The check for a lost leader has his leadership DRM, with its sign turned, as its own.",
    Check::Checked(turned),
)];

/// A check that A10.2 calls for.
pub(super) const fn is_for_leader(check: event::Check) -> bool {
    matches!(check, event::Check::Llmc | event::Check::Lltc)
}

/// The DRM that the lost leaders of its side give, one for each who can be meant. A leader whose leadership is no help is
/// left out, for what becomes of his sign is not told.
fn penalties(ctx: &Ctx<'_>, checked: &Checked) -> Option<BTreeSet<Drm>> {
    let side = side_of(ctx.before, ctx.scenario, &checked.unit);
    let broken = checked.check == event::Check::Lltc;
    let attack = checked.attack.and_then(|id| ctx.before.attacks.get(&id));
    let here = ctx.before.units.get(&checked.unit).and_then(Unit::location);
    let breaks = |unit: &Unit| broken && unit.is_broken() && unit.location() == here;
    let lost = |id: &UnitId, unit: &Unit| unit.eliminated || breaks(unit) || hit(attack, id);
    let fallen = ctx.before.units.iter().filter(|(id, unit)| {
        lost(id, unit) && **id != checked.unit && side_of(ctx.before, ctx.scenario, id) == side
    });
    let mut each = BTreeSet::new();
    for (id, unit) in fallen {
        let Some(drm) = leadership(ctx, id) else { continue };
        each.insert(Drm(-drm));
        // His wound, which costs one (A17.2), may be what he fell by.
        if unit.status.has(Status::Wounded) {
            each.insert(Drm(-drm + 1));
        }
    }
    let helps = each.last().is_some_and(|least| *least >= Drm(0));
    helps.then_some(each)
}

fn hit(attack: Option<&Attack>, id: &UnitId) -> bool {
    attack.is_some_and(|attack| attack.eliminated.contains(id) || attack.broken.contains(id))
}

/// What the lost leader costs, the most of what it may be.
pub(super) fn penalty_due(ctx: &Ctx<'_>, checked: &Checked) -> Option<Drm> {
    penalties(ctx, checked).filter(|_| is_for_leader(checked.check))?.pop_last()
}

fn turned(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    if !is_for_leader(checked.check) || told.vehicle().is_some() {
        return Verdict::Silent;
    }
    let unit = &checked.unit;
    let said = checked.drm.iter().find(|line| line.is(Modifier::Leader)).and_then(|line| line.value);
    let said = said.unwrap_or_default();
    match penalties(ctx, checked) {
        Some(due) if due.contains(&said) => Verdict::Kept,
        Some(due) => {
            let due: Vec<String> = due.iter().map(|drm| format!("{drm}")).collect();
            let says = format!("the leadership of the lost leader on the check of {unit}");
            Verdict::wrong(says, format!("{said}"), due.join(" or "))
        }
        None if said == Drm(0) => Verdict::Silent,
        None => Verdict::undecided(format!("for which lost leader {unit} checks with {said}")),
    }
}
