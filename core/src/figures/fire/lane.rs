//! Fire Lanes (A9.22): their hexes, their FP, and whether they stand.

use crate::charts::ift::Table;
use crate::counter::DEFAULT_B;
use crate::effects::sw_breaks_down;
use crate::event::{AttackId, LaneLaid, LaneSide, UnitId, Use};
use crate::facts::{Ctx, Shot};
use crate::figures::fire::cowering::has_cowered;
use crate::figures::fire::shot::shots;
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

/// Why no lane lies, by the dice of the attack that it was laid with before they were told (A9.22): its Infantry cowered, or may be
/// who did of several. A leader who directed it and is not fit any more tells nothing.
#[must_use]
pub fn unlaid(ctx: &Ctx<'_>, id: &UnitId, lane: &Lane) -> Option<Unlaid> {
    let attack = ctx.before.attacks.get(&lane.attack?)?;
    let told = attack.rolls.first().is_some_and(|roll| roll.seq > lane.seq) && attack.seq < lane.seq;
    if !told || !attack.declared.directors.is_empty() {
        return None;
    }
    let of = attack.declared.attack;
    match has_cowered(ctx, attack, id) {
        Some(true) => Some(Unlaid { says: format!("{id} cowered in {of}"), is_sure: true }),
        None => Some(Unlaid { says: format!("{id} may have cowered in {of}"), is_sure: false }),
        Some(false) => None,
    }
}

/// What unmakes a Fire Lane.
pub struct Unlaid {
    /// In words.
    pub says: String,
    /// It does for certain.
    pub is_sure: bool,
}

/// The lanes that stand on the map, though the dice of their attacks, told since, let none lie there.
pub fn unlaid_lanes<'a>(ctx: &Ctx<'a>) -> impl Iterator<Item = (&'a UnitId, &'a WeaponName, Unlaid)> {
    let ctx = *ctx;
    ctx.before
        .lanes
        .iter()
        .filter_map(move |((id, weapon), lane)| Some((id, weapon, unlaid(&ctx, id, lane)?)))
}

/// Does the lane of the MG of this shot lie, laid with this attack?
#[must_use]
pub(crate) fn is_laid_with(ctx: &Ctx<'_>, attack: &Attack, shot: &Shot<'_>) -> bool {
    let Some(mg) = name(&shot.firer.weapon).filter(|_| !ctx.before.lanes.is_empty()) else { return false };
    let lane = lane_of(ctx, &shot.firer.unit, mg).filter(|lane| lane.attack == Some(attack.declared.attack));
    lane.is_some_and(|lane| unlaid(ctx, &shot.firer.unit, lane).is_none())
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

/// A target of this lane that it has attacked before, where neither that nor anybody who was attacked with it has spent MP or MF since;
/// and the attack.
#[must_use]
pub(crate) fn attacked_before<'a>(shot: &'a Shot<'_>) -> Option<(&'a UnitId, AttackId)> {
    let (ctx, mg) = (&shot.ctx, lane_mg(shot)?);
    let of_lane = |attack: &Attack| {
        let volley = shots(ctx, &attack.declared);
        volley.iter().any(|other| other.firer.unit == shot.firer.unit && lane_mg(other) == Some(mg))
    };
    let spent = |unit: &UnitId| ctx.before.units.get(unit).map_or(0, |unit| unit.mph.expenditures);
    let idle = |attack: &Attack| attack.targets.iter().map(spent).sum::<u32>() == attack.expenditures;
    let mut before = ctx.before.attacks_by(&shot.firer.unit);
    before.retain(|attack| attack.phase == ctx.before.phase && of_lane(attack) && idle(attack));
    let hit = |id: &UnitId| {
        before.iter().find(|attack| attack.targets.contains(id)).map(|attack| attack.declared.attack)
    };
    shot.targets().iter().find_map(|id| Some((id, hit(id)?)))
}

/// The MG whose Fire Lane attacked by a DR at which that breaks down (A9.7), where no line says that it did; and the Original DR.
#[must_use]
pub(crate) fn breaks_down<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Option<(UnitId, WeaponName, i16)> {
    let dr = attack.rolls.first()?.dice?.original();
    let all = shots(ctx, &attack.declared);
    let (shot, mg) = all.iter().find_map(|shot| Some((shot, lane_mg(shot)?)))?;
    let sw = shot.unit.filter(|unit| !unit.eliminated).map(|unit| unit.sw.get(mg));
    let works = sw.is_some_and(|sw| sw.is_none_or(|sw| sw.failed.is_none()));
    let printed = shot.def().and_then(|def| ctx.scenario.weapon(def, &Use::Sw(mg.clone())));
    let number = printed.and_then(|mg| [mg.b, mg.x].into_iter().flatten().min()).unwrap_or(DEFAULT_B);
    (works && sw_breaks_down(dr, number)).then(|| (shot.firer.unit.clone(), mg.clone(), dr))
}
