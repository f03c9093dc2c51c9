//! TEM of an attack that stays open: what would have to be known of it.

use crate::event::{DrmLine, IftResolved, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::cover::is_indirect;
use crate::figures::fire::exposed::{exposed, exposed_crew};
use crate::figures::fire::spraying::targets_at;
use crate::figures::fire::tem::{doubt, doubt_at, doubt_by_ffmo, full_tem, tem_met_at};
use crate::scenario::Terrain;
use crate::state::Attack;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::format;
use alloc::string::String;
use core::cmp::Ordering;

/// The value declared for all targets, or for some of them.
pub(crate) fn said(ift: &IftResolved, modifier: Modifier) -> Option<Drm> {
    ift.drm.iter().find(|line| line.is(modifier)).and_then(|line| line.value)
}

/// The TEM that a roll takes: a height advantage by its own name is one (B10.31).
pub(crate) fn said_tem(ift: &IftResolved) -> Option<Drm> {
    said(ift, Modifier::Tem).or_else(|| said(ift, Modifier::Height))
}

/// Why another TEM than is shown, or was attested of the hex, may be right.
pub(crate) fn open_tem(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Option<String> {
    let less = tem_due(ctx, attack).is_some_and(|due| said_tem(ift).unwrap_or_default() < due);
    if less {
        return doubt(ctx, attack).or_else(|| doubt_by_ffmo(ctx, attack, &ift.drm));
    }
    let more = tem_due(ctx, attack).is_some_and(|due| said_tem(ift).unwrap_or_default() > due);
    let [(cell, _)] = attack.at.as_slice() else { return None };
    let building = ctx.terrain(*cell).is_some_and(Terrain::is_building);
    // The levels above a target give it more TEM against Indirect Fire (B23).
    (more && building && is_indirect(ctx, attack))
        .then(|| format!("how many levels of the building in {} are above the target", ctx.show(*cell)))
}

/// TEM, which counts against the exposed alone only where it is more than their own +2 (D5.31).
pub(crate) fn tem_due(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let tem = full_tem(ctx, attack)?;
    let own = exposed(ctx, attack).or_else(|| exposed_crew(ctx, attack)).unwrap_or_default();
    match tem.cmp(&own) {
        Ordering::Less if tem > Drm(0) => Some(Drm(0)),
        Ordering::Equal if tem > Drm(0) => None,
        Ordering::Less | Ordering::Equal | Ordering::Greater => Some(tem),
    }
}

/// The TEM that is due at one Location of Spraying Fire, of which a line that tells it less has nothing to say for itself.
/// `None` where those fired at are exposed aboard a vehicle, and where it is not known.
pub(crate) fn tem_due_at(ctx: &Ctx<'_>, attack: &Attack, n: usize) -> Option<Drm> {
    let plain = exposed(ctx, attack).is_none() && exposed_crew(ctx, attack).is_none();
    let met = tem_met_at(ctx, attack, n).filter(|_| plain && attack.to_hits.is_empty())?;
    let (cell, _) = attack.at.get(n)?;
    doubt_at(ctx, attack, cell, &targets_at(ctx, attack, n)).is_none().then_some(met.value)
}

/// The TEM that a line of the roll tells of these targets: for all, or for each of them. `None` where it tells them apart.
pub(crate) fn said_of(ift: &IftResolved, targets: &[UnitId]) -> Option<Option<Drm>> {
    let is_tem = |line: &&DrmLine| line.is(Modifier::Tem) || line.is(Modifier::Height);
    let of = |id: &UnitId| {
        let ours = |line: &&DrmLine| line.only.is_empty() || line.only.contains(id);
        ift.drm.iter().filter(is_tem).find(ours).map(|line| line.value.unwrap_or_default())
    };
    let mut each = targets.iter().map(of);
    let first = each.next().flatten();
    each.all(|other| other == first).then_some(first)
}
