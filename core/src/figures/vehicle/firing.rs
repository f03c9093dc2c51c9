//! A weapon of a vehicle at the moment of its shot: its mount, arc, phase and what was fired before (D3).

use crate::charts::to_hit::GunType;
use crate::counter::{Gun, UnitDef, Vehicle, is_of_gun, is_way_of_gun, slot};
use crate::event::{DrmLine, FireAttack, FireMode, Firer, UnitId, Use};
use crate::facts::{Ctx, Shot, Volley};
use crate::figures::depletion::is_fired;
use crate::figures::fire::earlier::fire_phase;
use crate::figures::vehicle::arc::in_vca;
use crate::matter::Which;
use crate::state::{Attack, Unit, WeaponShot, WeaponState, locations_of};
use crate::vocab::hex::{Cell, in_arc};
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{GunKind, Modifier, Mount, WeaponKind, WeaponMount, WeaponWord};
use alloc::vec::Vec;

/// MG, IFE and canister roll on the IFT.
pub(crate) fn rolls_on_ift(kind: Option<WeaponKind>) -> bool {
    matches!(kind, Some(WeaponKind::Mg | WeaponKind::Ife | WeaponKind::Canister))
}

/// Case B on the IFT roll of vehicular MG fire in the AFPh: none, half FP stand for it (D3.53). `None` for other fire.
#[must_use]
pub fn case_b_on_ift(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let mg = vehicles(&Volley::of(ctx, &attack.declared)).iter().any(Firing::is_mg);
    (mg && attack.phase == Some(Phase::AFPh)).then_some(Drm(0))
}

/// A vehicle that fires, with its printed values.
#[derive(Clone, Copy)]
pub(crate) struct Firing<'c> {
    pub(crate) ctx: Ctx<'c>,
    pub(crate) id: &'c UnitId,
    pub(crate) weapon: &'c Use,
    pub(crate) unit: &'c Unit,
    pub(crate) def: &'c UnitDef,
    pub(crate) vehicle: &'c Vehicle,
}

impl<'c> Firing<'c> {
    /// The vehicle, when the firing unit is one in play.
    pub(crate) fn of(ctx: &Ctx<'c>, id: &'c UnitId, weapon: &'c Use) -> Option<Firing<'c>> {
        let (unit, def) = ctx.unit(id)?;
        Some(Firing { ctx: *ctx, id, weapon, unit, def, vehicle: def.vehicle.as_ref()? })
    }

    /// This shot of the event, of which a verdict speaks.
    pub(crate) fn instance(&self) -> Which {
        Which::Shot(self.id.clone(), self.weapon.clone())
    }

    /// The weapon in words: its name, where it has one.
    pub(crate) fn name(&self) -> &str {
        if let Use::Weapon(name) = self.weapon { name.as_str() } else { "gun" }
    }

    /// What the weapon is.
    pub(crate) fn kind(&self) -> Option<WeaponKind> {
        self.ctx.scenario.weapon_kind(Some(self.def), self.weapon)
    }

    /// A MG of the vehicle.
    pub(crate) fn is_mg(&self) -> bool {
        self.kind() == Some(WeaponKind::Mg) && matches!(self.weapon, Use::Weapon(_))
    }

    /// A MG or IFE of the vehicle, which may attack together (D3.5).
    pub(crate) fn joins_mg(&self) -> bool {
        self.ctx.scenario.is_vehicular_mg(self.def, self.weapon)
    }

    /// It is the MA: by its role, or the Gun without a further name.
    pub(crate) fn is_main(&self) -> bool {
        matches!(self.weapon, Use::Gun | Use::Ordnance) || self.def.is_main(self.weapon)
    }

    /// Where the weapon is; canister and IFE are fired by the MA.
    pub(crate) fn mount(&self) -> Option<WeaponMount> {
        let by_gun = matches!(self.weapon, Use::Gun | Use::Ordnance)
            || matches!(self.kind(), Some(WeaponKind::Canister | WeaponKind::Ife));
        self.def.mount_of(self.weapon).or_else(|| {
            let turret = self.vehicle.mount? != Mount::NT;
            by_gun.then_some(if turret { WeaponMount::Turret } else { WeaponMount::Bow })
        })
    }

    /// How fast its turret is. A vehicle whose MA has none (NT) may yet have a turret for another weapon: how fast
    /// that one is, nothing tells.
    pub(crate) fn turret(&self) -> Option<GunType> {
        let (mount, listed) = (self.vehicle.mount?, self.ctx.scenario.weapon(self.def, self.weapon));
        let own_turret = listed.is_some_and(|weapon| weapon.mount == Some(WeaponMount::Turret));
        (mount != Mount::NT || !own_turret).then(|| GunType::from(mount))
    }

    /// Is it its own side's MPh?
    pub(crate) fn in_own_mph(&self) -> bool {
        self.ctx.before.is_mph_of(&self.def.side)
    }

    /// Its Multiple ROF as printed; that of the MA for IFE and canister.
    pub(crate) fn rof(&self) -> Option<u8> {
        let printed = |weapon: &Use| self.ctx.scenario.weapon(self.def, weapon)?.rof;
        printed(self.weapon).or_else(|| printed(&self.def.main_armament().filter(|_| self.is_main())?))
    }

    /// No FT has a Multiple ROF, and no MG or IFE but the MA, whatever a scenario lists (D3.5). What a Gun that is
    /// Secondary Armament has stands in the Vehicle Notes.
    fn never_keeps(&self) -> bool {
        self.kind() == Some(WeaponKind::Ft) || (self.joins_mg() && !self.is_main())
    }

    /// Did this shot of it keep its ROF, by the colored die? `None` where ROF or die are not in the log.
    pub(crate) fn kept_by(&self, shot: &WeaponShot) -> Option<bool> {
        if self.never_keeps() {
            return Some(false);
        }
        is_fired(&self.ctx, self.id, shot)?;
        let nt = self.vehicle.mount == Some(Mount::NT) && self.is_main();
        let weapon = self.ctx.scenario.weapon(self.def, self.weapon);
        let light = weapon.and_then(|weapon| weapon.gun.as_ref()).is_some_and(|gun| is_light_mortar(gun));
        let gun = nt && !light && self.kind().is_some_and(WeaponKind::is_ordnance);
        // That a vehicle has one less for a shot for which it turned, one source denies (C2.5).
        let rof = self.rof()?.saturating_sub(ife_less(&self.ctx, self.id, shot));
        let [printed, lowered] = [rof, rof_of_shot(&self.ctx, gun, shot, rof)];
        let kept = shot.keeps(printed);
        kept.filter(|_| kept == shot.keeps(lowered))
    }

    /// Its last shot, those apart that by their To Hit roll were none (C8.9).
    pub(crate) fn last_shot(&self) -> Option<&'c WeaponShot> {
        let fired = |shot: &&WeaponShot| is_fired(&self.ctx, self.id, shot) != Some(false);
        self.unit.weapon(self.weapon)?.shots.iter().rev().find(fired)
    }

    /// Did its last shot keep its ROF? `None` where there is none, and where ROF or die are not in the log.
    pub(crate) fn kept_rof(&self) -> Option<bool> {
        self.kept_by(self.last_shot()?)
    }

    /// Is a hex inside the arc that governs the weapon, as the vehicle now stands? `None` for a weapon without an arc
    /// and where the arc is not known.
    pub(crate) fn covers(&self, target: Cell) -> Option<bool> {
        let cell = self.unit.place.cell()?;
        if cell == target || self.unit.place.facing().is_none() {
            return None;
        }
        match self.mount()? {
            WeaponMount::Bow => Some(in_vca(self.unit, target)),
            WeaponMount::Turret => Some(in_arc(cell, self.unit.tca()?, target)),
            WeaponMount::Rear => Some(in_arc(cell, self.unit.tca()?.turned(3), target)),
            WeaponMount::Aa => None,
        }
    }
}

/// What a shot that was one by IFE takes from the ROF of its Gun (C2.29).
pub(crate) fn ife_less(ctx: &Ctx<'_>, id: &UnitId, shot: &WeaponShot) -> u8 {
    let attack = ctx.before.attacks.get(&shot.attack).filter(|attack| attack.seq == shot.seq);
    let def = ctx.unit(id).map(|(_, def)| def);
    let by_ife = |firer: &Firer| {
        firer.unit == *id && ctx.scenario.weapon_kind(def, &firer.weapon) == Some(WeaponKind::Ife)
    };
    let is = attack.is_some_and(|attack| attack.declared.firers.iter().any(by_ife));
    u8::from(is && ctx.scenario.book >= 2)
}

/// A mortar of 76 to 82mm, which turns without loss (C2.5).
pub(crate) fn is_light_mortar(gun: &Gun) -> bool {
    let calibre = gun.calibre.is_some_and(|calibre| (76..=82).contains(&calibre.whole_mm()));
    gun.sort == Some(GunKind::Mtr) && calibre
}

/// The ROF for one shot: a Gun without a turret that turned for it has one less for that shot alone (C2.5).
pub(crate) fn rof_of_shot(ctx: &Ctx<'_>, nt: bool, shot: &WeaponShot, rof: u8) -> u8 {
    let attack = ctx.before.attacks.get(&shot.attack).filter(|attack| attack.seq == shot.seq);
    let turned = attack.is_some_and(|attack| attack.turn.turned());
    rof.saturating_sub(u8::from(nt && turned))
}

/// The vehicles among the firers of an attack, each with its weapon.
pub(crate) fn vehicles<'c>(volley: &Volley<'c>) -> Vec<Firing<'c>> {
    let of = |shot: &Shot<'c>| {
        let (id, weapon, vehicle) = (&shot.firer.unit, &shot.firer.weapon, shot.vehicle()?);
        Some(Firing { ctx: volley.ctx, id, weapon, unit: shot.unit?, def: shot.def()?, vehicle })
    };
    volley.shots().iter().filter_map(of).collect()
}

/// The first of the hexes fired at that lies outside the weapon's arc after the turns declared with the shot; `None`
/// within `Some` when all lie inside.
pub(crate) fn outside(firing: &Firing<'_>, attack: &FireAttack) -> Option<Option<Cell>> {
    let mut turned = firing.unit.clone();
    turned.turn_for_shot(firing.ctx.scenario, attack);
    let after = Firing { unit: &turned, ..*firing };
    let cells: Vec<Cell> = locations_of(firing.ctx.before, firing.ctx.scenario, attack)
        .into_iter()
        .map(|(cell, _)| cell)
        .collect();
    let answers: Vec<(Cell, bool)> =
        cells.iter().filter_map(|cell| after.covers(*cell).map(|inside| (*cell, inside))).collect();
    (!answers.is_empty()).then(|| answers.iter().find(|(_, inside)| !inside).map(|(cell, _)| *cell))
}

/// Does the arc of the first vehicular weapon of an attack hold all that is fired at, after the turns declared with the
/// shot? `None` for a weapon without an arc, and where the arc is not known.
#[must_use]
pub fn in_weapon_arc(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<bool> {
    outside(vehicles(&Volley::of(ctx, attack)).first()?, attack).map(|outside| outside.is_none())
}

/// Attacks of one vehicle in the fire phase of an attack, before it, in order; the DEFENDER's MPh and DFPh are one
/// (A.15).
pub(crate) fn earlier<'c>(ctx: &Ctx<'c>, unit: &UnitId, phase: Option<Phase>, seq: u64) -> Vec<&'c Attack> {
    let same = |a: &&Attack| a.seq < seq && fire_phase(a.phase) == fire_phase(phase);
    let mut all: Vec<&Attack> = ctx.before.attacks_by(unit).into_iter().filter(same).collect();
    all.sort_by_key(|attack| attack.seq);
    all
}

/// Attacks of a vehicle as Bounding First Fire in this Player Turn.
pub(crate) fn bounding<'c>(ctx: &Ctx<'c>, unit: &UnitId) -> Vec<&'c Attack> {
    let bounding = |a: &&Attack| a.declared.mode == FireMode::Bounding;
    let mut all: Vec<&Attack> = ctx.before.attacks_by(unit).into_iter().filter(bounding).collect();
    all.sort_by_key(|attack| attack.seq);
    all
}

/// The same: with the attacks of those aboard it.
pub(crate) fn bounding_with_prc<'c>(ctx: &Ctx<'c>, vehicle: &UnitId) -> Vec<&'c Attack> {
    let here = |firer: &Firer| carrier(ctx, &firer.unit).is_some_and(|(id, _)| id == vehicle);
    let bounding = |a: &&Attack| a.declared.mode == FireMode::Bounding && a.declared.firers.iter().any(here);
    let mut all: Vec<&Attack> = ctx.before.attacks.values().filter(bounding).collect();
    all.sort_by_key(|attack| attack.seq);
    all
}

/// One weapon of one vehicle: the Gun without a further name is the MA.
pub(crate) fn same_weapon(a: &Use, b: &Use) -> bool {
    let is_main = |weapon: &Use| match weapon {
        Use::Weapon(name) => name.is(WeaponWord::Ma),
        Use::Gun | Use::Ordnance => true,
        Use::Inherent | Use::Sw(_) => false,
    };
    a == b || (is_main(a) && is_main(b))
}

/// One weapon, or one gun that fires both ways.
pub(crate) fn is_one_gun(a: &Use, b: &Use) -> bool {
    same_weapon(a, b) || (is_of_gun(a) && is_of_gun(b))
}

/// How the gun stands by its other way to fire: as IFE for the MA, as MA for its IFE. `None` for another weapon, and where it
/// neither fired nor failed so.
pub(crate) fn other_way<'c>(unit: &'c Unit, def: &UnitDef, weapon: &Use) -> Option<&'c WeaponState> {
    if !is_of_gun(weapon) || (def.vehicle.is_some() && !def.is_main(weapon)) {
        return None;
    }
    let ife = |weapon: &Use| slot(weapon).is_some_and(|name| name.is(WeaponWord::Ife));
    let mut all = unit.weapons.iter().filter(|(name, _)| is_way_of_gun(name));
    all.find(|(name, _)| name.is(WeaponWord::Ife) != ife(weapon)).map(|(_, state)| state)
}

/// The vehicle that fires, or that carries the unit that does.
pub(crate) fn carrier<'c>(ctx: &Ctx<'c>, id: &'c UnitId) -> Option<(&'c UnitId, &'c Unit)> {
    let (unit, def) = ctx.unit(id)?;
    if def.vehicle.is_some() {
        return Some((id, unit));
    }
    let vehicle = unit.aboard.as_ref()?;
    Some((vehicle, ctx.vehicle(vehicle)?.0))
}

/// Does a unit, or anybody aboard it, fire in an attack with something other than this?
pub(crate) fn others_fired(ctx: &Ctx<'_>, attack: &Attack, vehicle: &UnitId, weapon: &Use) -> bool {
    attack.declared.firers.iter().any(|firer| {
        let here = carrier(ctx, &firer.unit).is_some_and(|(id, _)| id == vehicle);
        here && (firer.unit != *vehicle || !same_weapon(&firer.weapon, weapon))
    })
}

/// A declared DRM by its Case.
pub(crate) fn line(drm: &[DrmLine], case: Modifier) -> Option<&DrmLine> {
    drm.iter().find(|line| line.is(case))
}
