//! The Target Type of a To Hit roll (C3.3): as declared, else what may be meant by weapon, ammunition and target.

use crate::charts::to_hit::TargetType;
use crate::counter::Gun;
use crate::event::{ToHitAttempt, UnitId};
use crate::facts::{Ctx, Shot, Underway};
use crate::figures::infantry::held::name;
use crate::vocab::{Barrel, Calibre, GunKind, WeaponKind, WeaponWord};
use alloc::vec;
use alloc::vec::Vec;

/// The Target Types that a roll can be made on.
pub(crate) struct Aim {
    /// The likeliest first.
    pub(crate) types: Vec<TargetType>,
    /// The first is meant unless a player says more.
    pub(crate) sure: bool,
}

impl Aim {
    fn sure(types: Vec<TargetType>) -> Aim {
        Aim { types, sure: true }
    }
}

/// The Target Types of a roll, by the kind of its weapon and whether that fires SMOKE (C3.33).
pub(crate) fn types(
    on: &Underway<'_>,
    shot: &Shot<'_>,
    attempt: &ToHitAttempt,
    (kind, smoke): (WeaponKind, bool),
    gun: Option<&Gun>,
) -> Aim {
    use TargetType::{Area, Infantry, Vehicle};
    if kind == WeaponKind::Mg {
        return Aim::sure(vec![Vehicle]);
    }
    if smoke || is_mortar(shot, gun) {
        return Aim::sure(vec![Area]);
    }
    let mut aim = match on.attack.declared.target.infantry_target {
        Some(true) => Aim::sure(vec![Infantry]),
        Some(false) => Aim::sure(vec![Vehicle]),
        None => by_target(&on.ctx, on, attempt),
    };
    if may_be_mortar(shot, gun) && !aim.types.contains(&Area) {
        aim.types.push(Area);
    }
    aim
}

/// Nobody says which: an AFV is fired at on the Vehicle Target Type, Personnel on that of Infantry, and all on that of Area.
fn by_target(ctx: &Ctx<'_>, on: &Underway<'_>, attempt: &ToHitAttempt) -> Aim {
    use TargetType::{Area, Infantry, Vehicle};
    let named = attempt.target.as_ref().map_or(on.attack.targets.as_slice(), core::slice::from_ref);
    let known = |id: &UnitId| ctx.unit(id).is_some();
    if named.is_empty() || !named.iter().all(known) {
        return Aim { types: vec![Infantry, Vehicle, Area], sure: false };
    }
    let vehicles = named.iter().filter_map(|id| ctx.vehicle(id));
    let (all, armored) = vehicles.fold((0, 0), |(all, afv), (_, of)| (all + 1, afv + usize::from(of.afv)));
    match (all, armored) {
        (0, _) => Aim::sure(vec![Infantry, Area]),
        (all, afv) if all == afv && all == named.len() => Aim::sure(vec![Vehicle, Area]),
        (all, _) if all == named.len() => Aim::sure(vec![Vehicle, Infantry, Area]),
        (_, _) => Aim { types: vec![Infantry, Vehicle, Area], sure: false },
    }
}

/// A mortar always uses the Area Target Type.
fn is_mortar(shot: &Shot<'_>, gun: Option<&Gun>) -> bool {
    let named = name(&shot.firer.weapon).is_some_and(|name| name.word() == Some(WeaponWord::Mtr));
    named || gun.is_some_and(|gun| gun.sort == Some(GunKind::Mtr))
}

/// Calibres of mortars that vehicles carry, in millimetres.
const OF_MORTARS: [u16; 4] = [81, 82, 107, 120];

/// What sort of gun a vehicle has no listing says.
fn may_be_mortar(shot: &Shot<'_>, gun: Option<&Gun>) -> bool {
    let calibre = gun.filter(|gun| gun.no_ap && gun.sort.is_none()).and_then(|gun| gun.calibre);
    let short = |of: Calibre| of.barrel == Barrel::Short && OF_MORTARS.contains(&of.whole_mm());
    shot.vehicle().is_some() && calibre.is_some_and(short)
}
