//! Whether the inherent FP of a unit is left after its SW have fired.

use crate::event;
use crate::event::{FireAttack, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::earlier::earlier;
use crate::figures::fire::inherent::is_spent_inherent;
use crate::figures::fire::shot::shots;

/// Does a unit still have its inherent FP for this attack, were it to fire them too (A7.351 to A7.353)?
#[must_use]
pub fn has_inherent_left(ctx: &Ctx<'_>, attack: &FireAttack, unit: &UnitId) -> Option<bool> {
    let other = |f: &&event::Firer| f.unit == *unit && f.weapon != event::Use::Inherent;
    let firer = attack.firers.iter().find(other)?;
    let used = earlier(ctx).flat_map(|a| &a.declared.firers).filter(other);
    let mut with = attack.clone();
    with.firers.extend(used.cloned());
    with.firers.push(event::Firer { weapon: event::Use::Inherent, ..firer.clone() });
    shots(ctx, &with).last().map(|shot| !is_spent_inherent(shot))
}
