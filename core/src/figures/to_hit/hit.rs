//! What a hit of ordnance is followed by (C3.4): a To Kill DR against AFV, else an IFT DR.

use crate::facts::Ctx;
use crate::state::Attack;

/// Is an attack of ordnance aimed at AFV alone, so that a To Kill DR tells what its hit does?
#[must_use]
pub fn is_at_afv(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let is_afv = |id| ctx.vehicle(id).is_some_and(|(_, vehicle)| vehicle.afv);
    let infantry = attack.declared.target.infantry_target == Some(true);
    !infantry && !attack.targets.is_empty() && attack.targets.iter().all(is_afv)
}
