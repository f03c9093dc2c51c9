//! Hindrance DRM of an attack (A6.7).

use crate::event::IftResolved;
use crate::facts::Ctx;
use crate::figures::fire::shot::observer;
use crate::state::Attack;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::vec::Vec;

/// The Hindrances declared, each named apart or all in one.
pub(crate) fn said_hindrance(ift: &IftResolved) -> Option<Drm> {
    let values = ift.drm.iter().filter(|line| line.is(Modifier::Hindrance)).filter_map(|line| line.value);
    values.reduce(|sum, value| sum + value)
}

/// The Hindrance of an IFT roll: none after any To Hit roll, which it modified (C6.9).
pub(crate) fn hindrance_due(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    if attack.to_hits.is_empty() { worst_hindrance(ctx, attack) } else { Some(Drm(0)) }
}

/// The worst Hindrance of any member (A7.52): of those that both accepted, and of those that the boards show; `None` where
/// no pair is told, or where boards were asked and one pair is open.
pub(crate) fn worst_hindrance(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let members = attack.declared.firers.iter().map(observer);
    let pairs = members.flat_map(|m| attack.targets.iter().map(move |t| (m, t)));
    let seen = pairs.filter(|(m, t)| ctx.sees(m, t) != Some(false));
    let told: Vec<Option<Drm>> = seen.map(|(m, t)| ctx.hindrance(m, t)).collect();
    let open = ctx.scenario.atlas.is_some() && told.contains(&None);
    told.into_iter().flatten().max().filter(|_| !open)
}
