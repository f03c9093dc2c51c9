//! TEM of an attack that stays open: what would have to be known of it.

use crate::event::IftResolved;
use crate::facts::Ctx;
use crate::figures::fire::exposed::{exposed, exposed_crew};
use crate::figures::fire::tem::{doubt, full_tem};
use crate::state::Attack;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
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

/// Why less TEM than was attested of the hex may be right.
pub(crate) fn open_tem(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Option<String> {
    let less = tem_due(ctx, attack).is_some_and(|due| said_tem(ift).unwrap_or_default() < due);
    if less { doubt(ctx, attack) } else { None }
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
