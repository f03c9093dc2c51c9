//! The longest range at which an attack may still reach its target (A7.22).

use crate::event::FireAttack;
use crate::facts::Ctx;
use crate::figures::fire::reach::reach;
use crate::figures::fire::shot::shots;
use crate::figures::fire::spraying::{SPRAYING_RANGE, squad_sprays};

/// How far the first firer reaches, in hexes: twice its normal range (A7.22), three when a squad sprays
/// (A7.34).
#[must_use]
pub fn longest_range(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<u32> {
    let shots = shots(ctx, attack);
    let shot = shots.first()?;
    if squad_sprays(shot) { Some(SPRAYING_RANGE) } else { shot.normal_range().map(reach) }
}
