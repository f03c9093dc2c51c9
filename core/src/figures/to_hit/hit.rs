//! What a hit of ordnance is followed by (C3.4): a To Kill DR against AFV, else an IFT DR.

use crate::facts::Ctx;
use crate::state::Attack;
use crate::vocab::TargetType;

/// Is an attack of ordnance aimed at AFV alone, so that a To Kill DR tells what its hit does? On the Area Target Type the IFT does
/// (C1.55).
#[must_use]
pub fn is_at_afv(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let is_afv = |id| ctx.vehicle(id).is_some_and(|(_, vehicle)| vehicle.afv);
    let by_ift = matches!(attack.declared.target.target_type, Some(TargetType::Infantry | TargetType::Area));
    !by_ift && !attack.targets.is_empty() && attack.targets.iter().all(is_afv)
}
