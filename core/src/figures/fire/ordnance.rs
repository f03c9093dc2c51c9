//! The FP of a shell that hit Personnel (C8.31).

use crate::charts::ift::he;
use crate::counter::Gun;
use crate::facts::{Shot, Underway};
use crate::vocab::WeaponWord;
use crate::vocab::num::Fp;

/// A shell that hit on the Infantry Target Type.
pub(crate) struct Shell {
    /// FP of HE by its calibre.
    pub(crate) he: Fp,
    /// The Gun may have fired another kind that does less, and no line says which.
    pub(crate) may_be_other: bool,
}

/// The marks of ammunition whose FP are not those of HE: HEAT, canister, WP.
const OTHERS: [char; 3] = ['H', 'C', 'W'];

/// The shell of the one Gun of an attack. None where its calibre or its kind is another, and where it may be a CH (C3.7).
pub(crate) fn shell(on: &Underway<'_>) -> Option<Shell> {
    let attack = on.attack;
    let [shot] = on.volley.shots() else { return None };
    let gun = gun_of(shot).filter(|gun| !gun.no_he)?;
    let direct = attack.declared.target.infantry_target == Some(true) && attack.hit == Some(true);
    let by_name = attack.ammo.as_ref().map(|ammo| ammo.as_str().eq_ignore_ascii_case("he"));
    let he = he(gun.calibre?.whole_mm())
        .filter(|_| direct && !attack.may_be_critical && by_name != Some(false))?;
    let others = || gun.ammo.as_ref().is_none_or(|listed| listed.contains(OTHERS));
    Some(Shell { he, may_be_other: by_name.is_none() && (!gun.no_ap || others()) })
}

/// The printed values of the Gun that fires a shot.
pub(crate) fn gun_of<'c>(shot: &Shot<'c>) -> Option<&'c Gun> {
    let own = || shot.def()?.weapons.get(&WeaponWord::Gun.into());
    shot.weapon().or_else(own)?.gun.as_deref()
}
