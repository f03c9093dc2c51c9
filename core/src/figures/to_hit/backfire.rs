//! Ordnance whose own To Hit DR harms who fires it: the PF (C13.36).

use crate::event::UnitId;
use crate::facts::Ctx;
use crate::figures::infantry::unit::infantry;
use crate::state::Attack;
use crate::vocab::WeaponWord;

/// An Original 12 of a PF reduces its firer, of Inexperienced Personnel an 11 too.
const BACKFIRES: i16 = 12;

/// Did the To Hit DR of a PF harm the unit that fired it in this attack?
pub(crate) fn has_backfired(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let fires =
        attack.declared.firers.iter().any(|firer| firer.unit == *id && firer.weapon.is(WeaponWord::Pf));
    let may_be_green = || infantry(ctx, id).is_none_or(|(_, values)| values.inexperienced != Some(false));
    let least = if fires && may_be_green() { BACKFIRES - 1 } else { BACKFIRES };
    fires && attack.to_hits.iter().any(|(_, dice)| dice.is_some_and(|dr| dr.original() >= least))
}
