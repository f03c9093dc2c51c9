//! What the loss of a leader adds to the check of those he was with (A10.2).

use crate::event;
use crate::event::{Checked, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::unit::leadership;
use crate::state::{Attack, Unit, side_of};
use crate::vocab::num::Drm;
use alloc::collections::BTreeSet;

/// A check that A10.2 calls for.
pub(crate) const fn is_for_leader(check: event::Check) -> bool {
    matches!(check, event::Check::Llmc | event::Check::Lltc)
}

/// The DRM that the lost leaders of its side give, one for each who can be meant. A leader whose leadership is no help is
/// left out, for what becomes of his sign is not told.
pub(crate) fn penalties(ctx: &Ctx<'_>, checked: &Checked) -> Option<BTreeSet<Drm>> {
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
pub(crate) fn penalty_due(ctx: &Ctx<'_>, checked: &Checked) -> Option<Drm> {
    penalties(ctx, checked).filter(|_| is_for_leader(checked.check))?.pop_last()
}
