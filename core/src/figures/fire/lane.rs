//! Fire Lanes (A9.22): their hexes, their FP, and whether they stand.

use crate::charts::ift::Table;
use crate::event::{LaneLaid, LaneSide, UnitId, Use};
use crate::facts::{Ctx, Shot};
use crate::figures::fire::sw_numbers::fires;
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::held::name;
use crate::state::{Attack, Lane};
use crate::vocab::hex::{Cell, Dir, Spine};
use crate::vocab::num::Fp;
use crate::vocab::{WeaponKind, WeaponName};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The `n`th hex of a Hex Grain: straight on.
fn along(from: Cell, dir: Dir, n: u32) -> Cell {
    (0..n).fold(from, |cell, _| cell.to(dir))
}

/// The `n`th hex of an Alternate Hex Grain, along a hexspine: every other hex lies on one side of it (A9.221).
fn beside(from: Cell, spine: Spine, side: LaneSide, n: u32) -> Cell {
    let (left, right) = spine.dirs();
    let on = along(along(from, left, n / 2), right, n / 2);
    match side {
        _ if n.is_multiple_of(2) => on,
        LaneSide::Left => on.to(left),
        LaneSide::Right => on.to(right),
    }
}

/// The hexes of a lane from the one next to the MG to that of the counter; `None` where no such Hex Grain leads there.
#[must_use]
pub fn hexes(from: Cell, to: Cell, side: Option<LaneSide>) -> Option<Vec<Cell>> {
    let far = from.range(to);
    if far == 0 {
        return None;
    }
    match side {
        None => {
            let dir = Dir::ALL.into_iter().find(|dir| along(from, *dir, far) == to)?;
            Some((1..=far).map(|n| along(from, dir, n)).collect())
        }
        Some(side) => {
            let spine = Spine::ALL.into_iter().find(|spine| beside(from, *spine, side, far) == to)?;
            Some((1..=far).map(|n| beside(from, spine, side, n)).collect())
        }
    }
}

/// The FP of the lane of a MG: of the column left of its own. In the ADJACENT hex PBF doubles them.
#[must_use]
pub fn lane_fp(ctx: &Ctx<'_>, unit: &UnitId, weapon: &WeaponName) -> Option<Fp> {
    let (_, def) = ctx.unit(unit)?;
    let printed = ctx.scenario.weapon(def, &Use::Sw(weapon.clone()))?.fp?;
    let own = Table::Ift.column(Fp::whole(u32::from(printed)))?;
    Some(own.lowered(1)?.fp())
}

/// Does a Fire Lane attack, which nobody fires?
#[must_use]
pub(crate) fn is_lane(shot: &Shot<'_>) -> bool {
    shot.kind() == Some(WeaponKind::FireLane)
}

/// The MG whose lane a shot is, by the name of what fires: `fire-lane.HMG`; without one the only MG that has a lane.
#[must_use]
pub fn lane_mg<'c>(shot: &Shot<'c>) -> Option<&'c WeaponName> {
    let (Use::Sw(name) | Use::Weapon(name)) = &shot.firer.weapon else { return None };
    if !is_lane(shot) {
        return None;
    }
    let named = name.as_str().rsplit_once('.').map(|(_, mg)| mg);
    let own = |(unit, mg): &&(UnitId, WeaponName)| {
        *unit == shot.firer.unit
            && named.is_none_or(|named| named.parse::<WeaponName>().is_ok_and(|named| named == *mg))
    };
    let mut of_unit = shot.ctx.before.lanes.keys().filter(own);
    let first = of_unit.next()?;
    of_unit.next().is_none().then_some(&first.1)
}

/// The lane of this unit's MG.
#[must_use]
pub fn lane_of<'c>(ctx: &Ctx<'c>, unit: &UnitId, weapon: &WeaponName) -> Option<&'c Lane> {
    ctx.before.lanes.get(&(unit.clone(), weapon.clone()))
}

/// Why the lane of a MG is over (A9.223); `None` while it stands.
#[must_use]
pub fn why_over(ctx: &Ctx<'_>, id: &UnitId, weapon: &WeaponName, lane: &Lane) -> Option<String> {
    let unit = ctx.before.units.get(id)?;
    let failed = unit.sw.get(weapon).is_some_and(|sw| sw.failed.is_some());
    if unit.eliminated {
        return Some(format!("{id} is lost"));
    }
    if failed {
        return Some(format!("{weapon} does not work"));
    }
    if let Some(why) = unfit(unit).or_else(|| unit.is_pinned().then_some("pinned")) {
        return Some(format!("{id} is {why}"));
    }
    (unit.place.cell() != lane.from).then(|| format!("{id} stands there no more"))
}

/// The attack with which a lane was laid: the one named, else the last of its MG in this MPh.
#[must_use]
pub fn laid_with<'a>(ctx: &Ctx<'a>, laid: &LaneLaid) -> Option<&'a Attack> {
    let weapon = Use::Sw(laid.weapon.clone());
    let own = |attack: &&Attack| {
        let named = laid.attack.is_none_or(|id| attack.declared.attack == id);
        named && attack.phase == ctx.before.phase && fires(attack, &laid.unit, &weapon)
    };
    ctx.before.attacks_by(&laid.unit).into_iter().filter(own).max_by_key(|attack| attack.seq)
}

/// A Fire Lane of this unit attacks.
#[must_use]
pub(crate) fn fires_lane(attack: &Attack, unit: &UnitId) -> bool {
    let lane = |weapon: &Use| name(weapon).and_then(WeaponName::kind) == Some(WeaponKind::FireLane);
    attack.declared.firers.iter().any(|firer| firer.unit == *unit && lane(&firer.weapon))
}
