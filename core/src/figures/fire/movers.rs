//! FFMO and FFNAM of an attack (A4.6), by board or by head.

use crate::charts::cover::{Openness, openness};
use crate::counter::Vehicle;
use crate::event::{DrmLine, IftResolved, Level, Status, UnitId};
use crate::facts::{Ctx, Underway};
use crate::figures::fire::cover::{is_by, is_sheltered};
use crate::figures::fire::hindrance::hindrance_due;
use crate::figures::fire::open_ground::{Ground, ground, open_to_overrun, said_cover};
use crate::figures::fire::snap_shot::is_snap_shot;
use crate::figures::fire::tem::{doubt, doubt_by_ffmo, has_wall_towards, may_bypass, open_by_board};
use crate::figures::fire::tem_open::tem_due;
use crate::figures::infantry::entry::smoke_in;
use crate::figures::infantry::minimum_move::rests_after_minimum_move;
use crate::figures::infantry::unit::infantry;
use crate::scenario::Terrain;
use crate::state::{Attack, Unit};
use crate::vocab::hex::Cell;
use crate::vocab::num::{Drm, Mp};
use crate::vocab::{InfantryKind, Modifier, MoverClass, WeaponKind};
use alloc::format;
use alloc::string::String;

/// What the targets of an attack did in this MPh, as far as the log tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moved {
    /// All of them entered a hex; all by Assault Movement, or all without.
    Entered { assault: bool },
    /// None of them spent MF: what the log holds of their MPh is all of it.
    Not,
}

/// `None` where the log does not tell, or where targets differ.
pub(crate) fn of_targets<'a>(
    ctx: &Ctx<'_>,
    attack: &Attack,
    mut units: impl Iterator<Item = &'a UnitId>,
) -> Option<Moved> {
    let first = of_unit(ctx, attack, units.next()?)?;
    units.all(|id| of_unit(ctx, attack, id) == Some(first)).then_some(first)
}

/// Other rules tell of a vehicle, of those aboard one or just off it, of Cavalry and of the berserk.
fn of_unit(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> Option<Moved> {
    let (unit, values) = infantry(ctx, id)?;
    let on_foot = unit.aboard.is_none() && !unit.got_off && values.kind != Some(InfantryKind::Cavalry);
    if !on_foot || unit.status.has(Status::Berserk) {
        return None;
    }
    if !attack.is_first_fire() {
        return Some(Moved::Not);
    }
    let all_told = ctx.tells_all() && !unit.mph.unstated;
    // Who moves in a stack is answered together with the member that spent last.
    let with_it = |answered: &UnitId| ctx.before.moving_stack(answered).contains(&id);
    let is_over = unit.mph.closed && !attack.declared.target.answers.as_ref().is_some_and(with_it);
    match unit.mph.expenditures {
        0 => all_told.then_some(Moved::Not),
        _ => (unit.mph.entered_hex && !is_over && (all_told || went_too_far_for_assault(ctx, unit)))
            .then_some(Moved::Entered { assault: unit.mph.assault && !has_lost_it(ctx, attack, id) }),
    }
}

/// It entered a hex by Assault Movement in this MPh.
pub(crate) fn assaults(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    of_unit(ctx, attack, id) == Some(Moved::Entered { assault: true })
}

/// A file shows a unit two hexes from where its MPh began: that is no Assault Movement (A4.61), whatever was dragged to and fro.
fn went_too_far_for_assault(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let [began, at] = [unit.mph.began_at, unit.place.cell()];
    !ctx.is_of_players() && began.zip(at).is_some_and(|(began, at)| began.range(at) > 1)
}

/// A unit that broke before this attack has lost its Assault Movement (A4.61).
fn has_lost_it(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    ctx.scenario.book >= 2 && attack.broken_before.contains(id)
}

/// It is at vehicles alone, those aboard them included: they know neither FFMO nor FFNAM. D15 speaks of motorcycles.
pub(crate) fn is_at_vehicles(ctx: &Ctx<'_>, attack: &Attack, units: &[UnitId]) -> bool {
    let plain = |id: &UnitId| {
        ctx.vehicle(id).is_some_and(|(_, vehicle)| vehicle.class != crate::vocab::MoverClass::Motorcycle)
    };
    attack.to_hits.is_empty() && !units.is_empty() && units.iter().all(plain)
}

/// The FFNAM due; `None` where the log does not tell, and after a To Hit roll, which has it (C6.13).
pub(crate) fn ffnam_due(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    if pinned_mover(ctx, attack) || is_at_vehicles(ctx, attack, &attack.targets) {
        return Some(Drm(0));
    }
    if is_snap_shot(attack) || is_by(ctx, attack, WeaponKind::Ft) {
        return None;
    }
    match shot_at(ctx, attack)? {
        Moved::Entered { assault } => Some(Drm(-i16::from(!assault))),
        Moved::Not => Some(Drm(0)),
    }
}

/// The FFMO due: of a board, else of the head, where neither both players nor the roll itself know a TEM or a Hindrance.
pub(crate) fn ffmo_due(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Option<Drm> {
    if attack.overrun.is_some() {
        return open_to_overrun(ctx, attack).map(|open| Drm(-i16::from(open)));
    }
    if pinned_mover(ctx, attack) || all_ride(ctx, attack) || is_at_vehicles(ctx, attack, &attack.targets) {
        return Some(Drm(0));
    }
    match shot_at(ctx, attack) {
        Some(Moved::Not) => return Some(Drm(0)),
        Some(Moved::Entered { .. }) if ctx.scenario.atlas.is_none() => {}
        Some(Moved::Entered { .. }) | None => {
            return open_by_board(ctx, attack).map(|open| Drm(-i16::from(open.is_ok())));
        }
    }
    open_by_head(ctx, attack, &ift.drm).map(|open| Drm(-i16::from(open.is_ok())))
}

/// Its targets ride a vehicle, or are one beside them: it is the vehicle that moves (D6.2, D6.6).
pub(crate) fn all_ride(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let aboard = |id: &UnitId| {
        let carrier = ctx.before.units.get(id).and_then(|unit| unit.aboard.as_ref());
        carrier.and_then(|id| ctx.vehicle(id)).is_some_and(|(_, vehicle)| is_no_motorcycle(vehicle))
    };
    let beside = |id: &UnitId| ctx.vehicle(id).is_some_and(|(_, vehicle)| is_no_motorcycle(vehicle));
    attack.targets.iter().any(aboard) && attack.targets.iter().all(|id| aboard(id) || beside(id))
}

fn is_no_motorcycle(vehicle: &Vehicle) -> bool {
    vehicle.class != MoverClass::Motorcycle
}

/// The roll takes the DRM of Hazardous Movement, in place of FFMO and FFNAM (A4.62).
pub(crate) fn is_hazardous(ift: &IftResolved) -> bool {
    ift.drm.iter().any(|line| line.is(Modifier::O) && line.value != Some(Drm(0)))
}

/// By an attack whose IFT roll takes these DRM. The rules say nothing clear of FFNAM against a FT.
pub(crate) fn shot_at(ctx: &Ctx<'_>, attack: &Attack) -> Option<Moved> {
    let apart = [WeaponKind::Dc, WeaponKind::Mol, WeaponKind::FireLane, WeaponKind::Sniper];
    let underway = Underway::of(ctx, attack);
    let mut shots = underway.volley.shots().iter();
    if !attack.to_hits.is_empty() || shots.any(|shot| shot.kind().is_some_and(|kind| apart.contains(&kind))) {
        return None;
    }
    if attack.overrun.is_some() {
        return Some(Moved::Not);
    }
    // An Overrun has DRM of its own (D7.1).
    let overruns = |id: &UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.mph.overrun.is_some());
    if attack.declared.firers.iter().any(|firer| overruns(&firer.unit)) {
        return None;
    }
    of_targets(ctx, attack, attack.targets.iter())
}

/// Whether it is Open Ground by the head, as [`open_by_board`] tells it of a board: the hex, or why not. `None` where the
/// head leaves it open, and where the roll has a TEM or a Hindrance that nobody else tells.
pub(crate) fn open_by_head(
    ctx: &Ctx<'_>,
    attack: &Attack,
    drm: &[DrmLine],
) -> Option<Result<String, String>> {
    let [(cell, _)] = attack.at.as_slice() else { return None };
    if is_snap_shot(attack) {
        return Some(Err("a Snap Shot is at the hexside that is crossed (A8.15)".into()));
    }
    let terrain = ctx.terrain(*cell)?;
    let hex = ctx.show(*cell);
    let outside = !attack.meets_hex_alone() && may_bypass(ctx, terrain, &attack.targets);
    if outside || !terrain.obstacle.is_empty() {
        return None;
    }
    match ground(ctx, attack, (*cell, terrain)) {
        Ground::Closed(kind) => return Some(Err(format!("{} in {hex} ({})", kind.name(), kind.rule()))),
        Ground::Asked(_) => return None,
        Ground::Open => {}
    }
    if let Some(cover) = hidden_by(ctx, *cell, terrain) {
        return Some(Err(format!("{cover} in {hex}")));
    }
    let accepted = |drm: Option<Drm>| drm.is_some_and(|drm| drm > Drm(0));
    let tem = accepted(tem_due(ctx, attack));
    let doubted = || doubt(ctx, attack).or_else(|| doubt_by_ffmo(ctx, attack, drm));
    if tem && ctx.scenario.book >= 2 && doubted().is_some() {
        return None;
    }
    if tem || accepted(hindrance_due(ctx, attack)) {
        return Some(Err(format!("both accept a TEM or a Hindrance in {hex}")));
    }
    (!said_cover(drm) && is_bare(ctx, attack, (*cell, terrain)) && is_no_higher(ctx, attack, terrain))
        .then_some(Ok(hex))
}

/// SMOKE, which its own MF was paid for, and a wreck in the hex.
fn hidden_by(ctx: &Ctx<'_>, cell: Cell, terrain: &Terrain) -> Option<&'static str> {
    if ctx.scenario.book < 2 {
        return None;
    }
    let smoke = (smoke_in(ctx, cell) > Mp::ZERO).then_some("SMOKE");
    smoke.or_else(|| (terrain.wrecks > 0).then_some("a wreck"))
}

fn is_bare(ctx: &Ctx<'_>, attack: &Attack, (cell, terrain): (Cell, &Terrain)) -> bool {
    let rows = || terrain.is.iter().map(|kind| openness(*kind));
    let open = |row: Openness| row == Openness::Open || (row == Openness::Inside && terrain.is.len() == 1);
    let bare = rows().any(open) && !rows().any(|row| row == Openness::Depends);
    let free = terrain.wrecks == 0 && terrain.vehicles == 0 && !terrain.rubble && terrain.blaze.is_none();
    let plain =
        !terrain.depression && !terrain.sunken_lane && !terrain.one_lane_bridge && terrain.smoke == Mp::ZERO;
    let faces = |from: &Option<(Cell, Level)>| from.is_none_or(|(from, _)| has_wall_towards(ctx, cell, from));
    let walls = attack.from.iter().any(faces);
    bare && free && plain && !walls && !attack.targets.iter().any(|id| is_sheltered(ctx, id, cell))
}

/// A unit that stands higher than a firer has a TEM of it (B10.31).
fn is_no_higher(ctx: &Ctx<'_>, attack: &Attack, terrain: &Terrain) -> bool {
    let below = |from: &Option<(Cell, Level)>| {
        from.and_then(|(cell, _)| ctx.terrain(cell)).is_some_and(|firer| firer.level >= terrain.level)
    };
    attack.from.iter().all(below)
}

/// Is it told whether the targets moved, so that FFMO and FFNAM do not stand by word?
pub(crate) fn is_told(ctx: &Ctx<'_>, attack: &Attack, modifier: Modifier) -> bool {
    if is_at_vehicles(ctx, attack, &attack.targets) {
        return true;
    }
    let told = shot_at(ctx, attack);
    told == Some(Moved::Not) || (modifier == Modifier::Ffnam && told.is_some())
}

/// The target moved and is pinned: no FFMO, no FFNAM (A7.83).
pub(crate) fn pinned_mover(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let pinned = |id: &UnitId| {
        ctx.before.units.get(id).is_some_and(Unit::is_pinned) && !rests_after_minimum_move(ctx, id)
    };
    !attack.targets.is_empty() && attack.targets.iter().all(pinned)
}
