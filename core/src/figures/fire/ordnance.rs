//! The FP of a shell that hit Personnel (C8.31): on the Area Target Type half of it (C3.33), twice as much by a CH (C3.71).

use crate::charts::ift::he;
use crate::counter::Gun;
use crate::event::Use;
use crate::facts::{Shot, Underway};
use crate::figures::to_hit::target_type::is_on_area;
use crate::vocab::num::Fp;
use crate::vocab::{Ammunition, Barrel, Meaning, TargetType, WeaponWord};

/// A shell that hit.
pub(crate) struct Shell {
    /// FP of HE by its calibre, as the hit leaves them.
    pub(crate) he: Fp,
    /// The Gun may have fired another kind that does less, and no line says which.
    pub(crate) may_be_other: bool,
}

/// The marks of ammunition whose FP are not those of HE: HEAT, canister, WP.
const OTHERS: [char; 3] = ['H', 'C', 'W'];

/// The shell of the one Gun of an attack on the Infantry Target Type. None where its calibre or its kind is another, and where it may be
/// a CH (C3.7).
pub(crate) fn shell(on: &Underway<'_>) -> Option<Shell> {
    let direct = on.attack.declared.target.target_type == Some(TargetType::Infantry);
    shell_of(on).filter(|_| direct && !on.attack.may_be_critical && on.attack.critical.is_none())
}

/// The same on the Area Target Type, with half the FP.
pub(crate) fn shell_on_area(on: &Underway<'_>) -> Option<Shell> {
    let may_be_critical = on.attack.to_hits.iter().any(|(_, dice)| dice.is_none_or(|dr| dr.original() == 2));
    let shell = shell_of(on).filter(|_| is_on_area(&on.volley) && !may_be_critical)?;
    Some(Shell { he: shell.he.halved(), ..shell }).filter(|_| on.attack.critical.is_none())
}

/// The same of a hit that is told as a CH, with twice the full FP.
pub(crate) fn shell_of_critical(on: &Underway<'_>) -> Option<Shell> {
    let by_ift =
        on.attack.declared.target.target_type == Some(TargetType::Infantry) || is_on_area(&on.volley);
    let shell = shell_of(on).filter(|_| by_ift && on.attack.critical.is_some())?;
    Some(Shell { he: shell.he.times(2), ..shell })
}

fn shell_of(on: &Underway<'_>) -> Option<Shell> {
    let attack = on.attack;
    let [shot] = on.volley.shots() else { return None };
    let gun = gun_of(shot).filter(|gun| !gun.no_he)?;
    let by_name = attack.ammo.as_ref().map(|ammo| ammo.as_str().eq_ignore_ascii_case("he"));
    let he = he(gun.calibre?.whole_mm()).filter(|_| attack.hit == Some(true) && by_name != Some(false))?;
    let others = || gun.ammo.as_ref().is_none_or(|listed| listed.contains(OTHERS));
    Some(Shell { he, may_be_other: by_name.is_none() && (!gun.no_ap || others()) })
}

/// What hit Personnel on the Infantry Target Type and is no HE: the FP that it counts (C8.31). AP below 37mm, APCR, APDS and the shot of a
/// tapering barrel 1, other AP 2; BAZ and PIAT 8, PSK 12, PF 16. None where it may be HE, HEAT of a Gun, or a CH (C3.7).
pub(crate) fn equivalent(on: &Underway<'_>) -> Option<Shell> {
    let attack = on.attack;
    let direct = attack.declared.target.target_type == Some(TargetType::Infantry);
    let plain = direct && attack.hit == Some(true) && !attack.may_be_critical && attack.critical.is_none();
    let [shot] = on.volley.shots() else { return None };
    let fp = if plain { of_charge(shot).or_else(|| of_shot(on, shot))? } else { return None };
    Some(Shell { he: Fp::whole(fp), may_be_other: false })
}

/// A shaped charge of Infantry.
fn of_charge(shot: &Shot<'_>) -> Option<u32> {
    shot.infantry()?;
    charge(&shot.firer.weapon)
}

/// The FP of a shaped charge of Infantry at Personnel (C8.31); `None` for any other weapon.
pub(crate) fn charge(weapon: &Use) -> Option<u32> {
    CHARGES.iter().find(|(word, _)| weapon.is(*word)).map(|(_, fp)| *fp)
}

/// FP of shaped charges at Personnel (C8.31).
const CHARGES: [(WeaponWord, u32); 4] =
    [(WeaponWord::Baz, 8), (WeaponWord::Piat, 8), (WeaponWord::Psk, 12), (WeaponWord::Pf, 16)];

/// AP and its kin of a Gun, where that is named, or the Gun has nothing else.
fn of_shot(on: &Underway<'_>, shot: &Shot<'_>) -> Option<u32> {
    let gun = gun_of(shot)?;
    let named = match &on.attack.ammo {
        Some(ammo) => Ammunition::read(ammo.as_str())?,
        None if gun.no_he && gun.ammo.as_ref().is_none_or(|listed| !listed.contains(OTHERS)) => {
            Ammunition::Ap
        }
        None => return None,
    };
    let calibre = gun.calibre?;
    let tapers = calibre.barrel == Barrel::ExtraLong && TAPERING.contains(&calibre.whole_mm());
    match named {
        Ammunition::Apcr | Ammunition::Apds => Some(1),
        Ammunition::Ap if tapers || calibre.whole_mm() < 37 => Some(1),
        Ammunition::Ap => Some(2),
        Ammunition::He | Ammunition::Heat | Ammunition::Smoke | Ammunition::Wp => None,
    }
}

/// German barrels that taper, in millimetres: their shot is neither AP nor APCR and counts as the latter.
const TAPERING: [u16; 2] = [28, 40];

/// The printed values of the Gun that fires a shot.
pub(crate) fn gun_of<'c>(shot: &Shot<'c>) -> Option<&'c Gun> {
    let own = || shot.def()?.weapons.get(&WeaponWord::Gun.into());
    shot.weapon().or_else(own)?.gun.as_deref()
}
