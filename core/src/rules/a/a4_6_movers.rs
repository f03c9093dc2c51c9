//! A4.6: what Infantry that moves suffers under First Fire. FFNAM and FFMO are derived of the MF that the log tells of this
//! MPh, of Assault Movement as it was declared (A4.61), and of the terrain: by the boards, else by the head and the
//! figures of the roll itself.

use super::a7_6_tem::open_by_board;
use super::exposed::tem_due;
use super::facts::infantry;
use super::sheet::{hindrance_due, pinned_mover};
use super::shot::{Reason, means};
use super::{Check, Clause, Ctx};
use crate::charts::cover::is_open;
use crate::counter::Vehicle;
use crate::event::{DrmLine, IftResolved, Level, Status, UnitId};
use crate::facts::{IftRoll, ToHitRoll, Underway};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::scenario::Terrain;
use crate::state::{Attack, Unit, side_of};
use crate::vocab::hex::{Cell, Dir};
use crate::vocab::num::{Drm, Mp};
use crate::vocab::{InfantryKind, Modifier, MoverClass, WeaponKind};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A4.6-moved",
        &[Matter::Modifier],
        "FFMO and FFNAM are for First Fire at Infantry that spent MF in this MPh.",
        Check::Ift(moved),
    ),
    Clause::check(
        "A4.6-ffnam",
        &[Matter::Modifier],
        "First Fire at Infantry that moves without Assault Movement has FFNAM, -1.",
        Check::Ift(ffnam),
    ),
    Clause::checks(
        "A4.6-ffmo",
        &[Matter::Modifier],
        "First Fire at Infantry that moves in Open Ground has FFMO, -1; Hazardous Movement takes its place (A4.62).",
        &[Check::Ift(ffmo), Check::ToHit(no_ffmo_beside_case_o)],
    ),
];

/// What the targets of an attack did in this MPh, as far as the log tells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moved {
    /// All of them entered a hex; all by Assault Movement, or all without.
    Entered { assault: bool },
    /// None of them spent MF: what the log holds of their MPh is all of it.
    Not,
}

/// `None` where the log does not tell, or where targets differ.
fn of_targets<'a>(
    ctx: &Ctx<'_>,
    attack: &Attack,
    mut units: impl Iterator<Item = &'a UnitId>,
) -> Option<Moved> {
    let first = of_unit(ctx, attack, units.next()?)?;
    units.all(|id| of_unit(ctx, attack, id) == Some(first)).then_some(first)
}

/// Of a vehicle, of those aboard one or just off it, of Cavalry and of the berserk other rules tell.
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
    match unit.mph.expenditures {
        0 => all_told.then_some(Moved::Not),
        _ => (unit.mph.entered_hex && !unit.mph.closed && all_told)
            .then_some(Moved::Entered { assault: unit.mph.assault }),
    }
}

/// It is at vehicles alone, those aboard them included: they know neither FFMO nor FFNAM. Of motorcycles D15 tells.
fn is_at_vehicles(ctx: &Ctx<'_>, attack: &Attack, units: &[UnitId]) -> bool {
    let plain = |id: &UnitId| {
        ctx.vehicle(id).is_some_and(|(_, vehicle)| vehicle.class != crate::vocab::MoverClass::Motorcycle)
    };
    attack.to_hits.is_empty() && !units.is_empty() && units.iter().all(plain)
}

/// The FFNAM due; `None` where the log does not tell, and after a To Hit roll, which has it (C6.3).
pub(super) fn ffnam_due(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
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
pub(super) fn ffmo_due(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Option<Drm> {
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
    open_by_head(ctx, attack, ift).map(|open| Drm(-i16::from(open.is_ok())))
}

/// A firer says that it is a Snap Shot (A8.15).
fn is_snap_shot(attack: &Attack) -> bool {
    let factors = attack.declared.firers.iter().flat_map(|firer| &firer.factors);
    factors.filter_map(means).any(|reason| reason == Reason::SnapShot)
}

/// All its firers use such a weapon.
pub(super) fn is_by(ctx: &Ctx<'_>, attack: &Attack, kind: WeaponKind) -> bool {
    let underway = Underway::of(ctx, attack);
    let shots = underway.volley.shots();
    !shots.is_empty() && shots.iter().all(|shot| shot.kind() == Some(kind))
}

/// Its targets ride a vehicle, or are one beside them: who moves is the vehicle (D6.2, D6.6).
fn all_ride(ctx: &Ctx<'_>, attack: &Attack) -> bool {
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
pub(super) fn is_hazardous(ift: &IftResolved) -> bool {
    ift.drm.iter().any(|line| line.is(Modifier::O) && line.value != Some(Drm(0)))
}

/// By an attack whose IFT roll takes these DRM. Of FFNAM against a FT the rules say nothing clear.
fn shot_at(ctx: &Ctx<'_>, attack: &Attack) -> Option<Moved> {
    let apart = [WeaponKind::Dc, WeaponKind::Mol, WeaponKind::FireLane, WeaponKind::Sniper];
    let underway = Underway::of(ctx, attack);
    let mut shots = underway.volley.shots().iter();
    if !attack.to_hits.is_empty() || shots.any(|shot| shot.kind().is_some_and(|kind| apart.contains(&kind))) {
        return None;
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
fn open_by_head(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Option<Result<String, String>> {
    let [(cell, _)] = attack.at.as_slice() else { return None };
    if is_snap_shot(attack) {
        return Some(Err("a Snap Shot is at the hexside that is crossed (A8.15)".into()));
    }
    let terrain = ctx.terrain(*cell)?;
    let hex = ctx.show(*cell);
    // Who moves may go round the obstacle (A4.3), and no log says so.
    if terrain.is.iter().any(|kind| kind.is_obstacle()) || !terrain.obstacle.is_empty() {
        return None;
    }
    if let Some(kind) = terrain.is.iter().find(|kind| !is_open(**kind) && !kind.is_depression()) {
        return Some(Err(format!("{} in {hex} ({})", kind.name(), kind.rule())));
    }
    let accepted = tem_due(ctx, attack).into_iter().chain(hindrance_due(ctx, attack)).any(|drm| drm > Drm(0));
    if accepted {
        return Some(Err(format!("both accept a TEM or a Hindrance in {hex}")));
    }
    let mut covers = ift.drm.iter().filter(|line| is_cover(line));
    let covered = covers.any(|line| line.value.is_none_or(|value| value > Drm(0)));
    (!covered && is_bare(ctx, attack, (*cell, terrain)) && is_no_higher(ctx, attack, terrain))
        .then_some(Ok(hex))
}

/// A TEM, a Hindrance, or what no rule of this book names.
fn is_cover(line: &DrmLine) -> bool {
    let of_movement = line.means().is_some_and(Modifier::is_of_movement);
    let of_firer =
        [Modifier::Leader, Modifier::Cx, Modifier::Encircled].into_iter().any(|known| line.is(known));
    !of_movement && !of_firer
}

fn is_bare(ctx: &Ctx<'_>, attack: &Attack, (cell, terrain): (Cell, &Terrain)) -> bool {
    let bare = terrain.is.iter().all(|kind| is_open(*kind)) && !terrain.is.is_empty();
    let free = terrain.wrecks == 0 && terrain.vehicles == 0 && !terrain.rubble && terrain.blaze.is_none();
    let plain =
        !terrain.depression && !terrain.sunken_lane && !terrain.one_lane_bridge && terrain.smoke == Mp::ZERO;
    let walls = Dir::ALL.into_iter().any(|side| ctx.has_wall(cell, side));
    bare && free && plain && !walls && !attack.targets.iter().any(|id| is_sheltered(ctx, id, cell))
}

/// A vehicle in the hex may give it cover: a wreck, or one that is no AFV of the enemy in working order (D9.3).
pub(super) fn is_sheltered(ctx: &Ctx<'_>, id: &UnitId, cell: Cell) -> bool {
    let side = side_of(ctx.before, ctx.scenario, id);
    let shelters = |(other, unit): (&UnitId, &Unit)| {
        ctx.vehicle(other).is_some_and(|(_, vehicle)| {
            let hostile = side.is_some() && unit.side.is_some() && unit.side.as_ref() != side;
            let idle = unit.eliminated || unit.status.has(Status::Abandoned);
            idle || !hostile || !vehicle.afv
        })
    };
    ctx.before.units_at(cell).into_iter().any(shelters)
}

/// Who stands higher than a firer has a TEM of it (B10.31).
fn is_no_higher(ctx: &Ctx<'_>, attack: &Attack, terrain: &Terrain) -> bool {
    let below = |from: &Option<(Cell, Level)>| {
        from.and_then(|(cell, _)| ctx.terrain(cell)).is_some_and(|firer| firer.level >= terrain.level)
    };
    attack.from.iter().all(below)
}

fn claims(line: &DrmLine) -> bool {
    (line.is(Modifier::Ffmo) || line.is(Modifier::Ffnam)) && line.value != Some(Drm(0))
}

/// Of pinned Infantry A7.83 tells.
fn moved(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| !pinned_mover(ctx, attack)) else {
        return Verdict::Silent;
    };
    let Some(line) = ift.drm.iter().find(|line| claims(line)) else { return Verdict::Silent };
    let units = if line.only.is_empty() { &attack.targets } else { &line.only };
    if is_at_vehicles(ctx, attack, units) {
        let name = units.first().map_or("", UnitId::as_str);
        let says = format!("{} is for Infantry and Cavalry: {name} is a vehicle", line.name);
        return Verdict::wrong(says, format!("{} {}", line.name, line.value.unwrap_or(Drm(-1))), "none");
    }
    if shot_at(ctx, attack).is_none() {
        return Verdict::Silent;
    }
    let Some(Moved::Not) = of_targets(ctx, attack, units.iter()) else { return Verdict::Kept };
    let id = units.first();
    let name = id.map_or("", UnitId::as_str);
    Verdict::wrong(
        if attack.is_first_fire() {
            format!("{name} spent no MF in this MPh: {} is for Infantry that moves", line.name)
        } else {
            format!("{} is for First Fire in the MPh, and this is none", line.name)
        },
        format!("{} {}", line.name, line.value.unwrap_or(Drm(-1))),
        "none",
    )
}

fn ffnam(roll: &IftRoll<'_>) -> Verdict {
    let ctx = &roll.ctx;
    let Some(attack) = roll.attack().filter(|attack| !pinned_mover(ctx, attack)) else {
        return Verdict::Silent;
    };
    let Some(Moved::Entered { assault }) = shot_at(ctx, attack) else { return Verdict::Silent };
    if is_hazardous(roll.said) {
        return judge(roll, attack, (Modifier::Ffnam, Drm(0)), "by Hazardous Movement (A4.62)");
    }
    if is_snap_shot(attack) || is_by(ctx, attack, WeaponKind::Ft) {
        return Verdict::Silent;
    }
    let how = if assault { "by Assault Movement" } else { "without Assault Movement" };
    judge(roll, attack, (Modifier::Ffnam, Drm(-i16::from(!assault))), how)
}

/// Where a board is laid A4.6-open-ground tells.
fn ffmo(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| !pinned_mover(ctx, attack)) else {
        return Verdict::Silent;
    };
    if all_ride(ctx, attack) && attack.is_first_fire() {
        return judge(roll, attack, (Modifier::Ffmo, Drm(0)), "aboard a vehicle");
    }
    let Some(Moved::Entered { .. }) = shot_at(ctx, attack).filter(|_| ctx.scenario.atlas.is_none()) else {
        return Verdict::Silent;
    };
    if is_hazardous(ift) {
        return judge(roll, attack, (Modifier::Ffmo, Drm(0)), "by Hazardous Movement (A4.62)");
    }
    match open_by_head(ctx, attack, ift) {
        None => Verdict::Silent,
        Some(Ok(hex)) => {
            judge(roll, attack, (Modifier::Ffmo, Drm(-1)), &format!("in {hex}, which is Open Ground"))
        }
        Some(Err(why)) => judge(roll, attack, (Modifier::Ffmo, Drm(0)), &format!("in no Open Ground: {why}")),
    }
}

/// On the To Hit roll Case O stands in place of both.
fn no_ffmo_beside_case_o(roll: &ToHitRoll<'_>) -> Verdict {
    let drm = &roll.said.drm;
    if !drm.iter().any(|line| line.is(Modifier::O) && line.value != Some(Drm(0))) {
        return Verdict::Silent;
    }
    let beside: Vec<&DrmLine> = drm.iter().filter(|line| claims(line)).collect();
    let Some(first) = beside.first() else { return Verdict::Kept };
    let sum = beside.iter().fold(Drm(0), |sum, line| sum + line.value.unwrap_or(Drm(-1)));
    let says = format!("Case O is Hazardous Movement (A4.62): {} does not go with it", first.name);
    Verdict::wrong(says, format!("{sum}"), format!("{}", Drm(0)))
}

/// The figure declared for all targets against the one that is due, with the Final DR that comes of it.
fn judge(roll: &IftRoll<'_>, attack: &Attack, (modifier, due): (Modifier, Drm), how: &str) -> Verdict {
    let mut lines = roll.said.drm.iter().filter(|line| line.is(modifier));
    let said = match lines.next() {
        Some(line) if !line.only.is_empty() => return Verdict::Silent,
        Some(line) => Some(line.value.unwrap_or(due)),
        None => None,
    };
    if said.unwrap_or_default() == due {
        return Verdict::Kept;
    }
    let mover = attack.targets.first().map_or("", UnitId::as_str);
    let total =
        roll.outcome(0).map_or_else(String::new, |outcome| format!(": the Final DR is {}", outcome.total));
    let declared = said.map_or_else(|| "left out".into(), |said| format!("{said}"));
    Verdict::wrong(
        format!("{} of {mover}, which moves {how}{total}", modifier.word()),
        declared,
        format!("{due}"),
    )
}

/// FFMO and FFNAM, as far as the log leaves them to the player who says what came of a roll: whether Infantry that moves is in
/// Open Ground, mostly. None is left where nobody moved, and after a To Hit roll, which has them (C6.3).
#[must_use]
pub fn left_to_word(ctx: &Ctx<'_>, ift: &IftResolved) -> Vec<Modifier> {
    let attack = ctx.before.attacks.get(&ift.attack).filter(|attack| attack.to_hits.is_empty());
    let Some(attack) = attack else { return Vec::new() };
    if !attack.targets.iter().any(|id| may_move(ctx, attack, id)) {
        return Vec::new();
    }
    let ffmo = ffmo_due(ctx, attack, ift).is_none().then_some(Modifier::Ffmo);
    let ffnam = ffnam_due(ctx, attack).is_none().then_some(Modifier::Ffnam);
    ffmo.into_iter().chain(ffnam).collect()
}

/// Infantry that First Fire answers: who shoots at a move says that it is one.
fn may_move(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let pinned = ctx.before.units.get(id).is_some_and(|unit| unit.is_pinned());
    attack.declared.target.answers.as_ref() == Some(id) && infantry(ctx, id).is_some() && !pinned
}

/// Is it told whether the targets moved, so that FFMO and FFNAM do not stand by word?
pub(super) fn is_told(ctx: &Ctx<'_>, attack: &Attack, modifier: Modifier) -> bool {
    if is_at_vehicles(ctx, attack, &attack.targets) {
        return true;
    }
    let told = shot_at(ctx, attack);
    told == Some(Moved::Not) || (modifier == Modifier::Ffnam && told.is_some())
}
