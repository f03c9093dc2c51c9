//! TEM of a target: by what the boards show, and by what the players attested.

use crate::charts::cover::{Cover, HEIGHT_ADVANTAGE, direct, has_air_bursts, indirect};
use crate::charts::terrain::TerrainKind;
use crate::event::{DrmLine, Level, MfWay, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::cover::{is_by, is_indirect, is_sheltered};
use crate::figures::fire::hindrance::hindrance_due;
use crate::figures::fire::open_ground::{Ground, ground};
use crate::figures::fire::shot::observer;
use crate::figures::fire::snap_shot::is_snap_shot;
use crate::figures::fire::spraying::targets_at;
use crate::figures::vehicle::standing;
use crate::scenario::Terrain;
use crate::state::{Attack, ClaimedTem, FootStep, Unit};
use crate::vocab::hex::{Cell, Dir, sides_of_entry};
use crate::vocab::num::{Drm, Mp};
use crate::vocab::phase::Phase;
use crate::vocab::{Cover as Claimable, MfWork, Modifier, TargetType, WeaponKind};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;

/// A TEM and what gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tem {
    /// The TEM.
    pub(crate) value: Drm,
    by: By,
}

/// What gives a TEM.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    /// Bypass: there is none (D2.38).
    Bypass,
    /// A FT takes none (A22.2).
    Flames,
    /// The word of both.
    Word,
    /// Terrain in the hex.
    Row(TerrainKind, Cell),
    /// Indirect Fire that bursts in its trees (B13.3).
    AirBursts(TerrainKind, Cell),
    /// The height of the hex (B10.31).
    Height(Cell),
    /// Nothing there.
    Nothing(Cell),
}

impl Tem {
    /// What gives it, with its rule.
    pub(crate) fn says(&self, ctx: &Ctx<'_>) -> String {
        match self.by {
            By::Bypass => "a vehicle in Bypass has no TEM (D2.38)".into(),
            By::Flames => "a FT takes no TEM (A22.2)".into(),
            By::Word => "the TEM that was attested".into(),
            By::Row(kind, cell) => format!("{} in {} ({})", kind.name(), ctx.show(cell), kind.rule()),
            By::AirBursts(kind, cell) => {
                format!("Air Bursts: Indirect Fire hits {} in {} (B13.3)", kind.name(), ctx.show(cell))
            }
            By::Height(cell) => format!("{} is higher than the firer (B10.31)", ctx.show(cell)),
            By::Nothing(cell) => format!("nothing in {} gives a TEM", ctx.show(cell)),
        }
    }
}

/// The TEM that an attack meets: of one Location only. None for vehicles in Bypass (D2.38).
#[must_use]
pub(crate) fn tem_met(ctx: &Ctx<'_>, attack: &Attack) -> Option<Tem> {
    let at = match attack.at.as_slice() {
        [at] => Some(*at),
        _ => None,
    };
    met(ctx, attack, at, &attack.targets)
}

/// The TEM that Spraying Fire meets at one of its Locations (A7.34): that of those targets.
#[must_use]
pub(crate) fn tem_met_at(ctx: &Ctx<'_>, attack: &Attack, n: usize) -> Option<Tem> {
    met(ctx, attack, attack.at.get(n).copied(), &targets_at(ctx, attack, n))
}

fn met(ctx: &Ctx<'_>, attack: &Attack, at: Option<(Cell, Level)>, targets: &[UnitId]) -> Option<Tem> {
    if standing::stand_in_the_open(ctx, targets) {
        return Some(Tem { value: Drm(0), by: By::Bypass });
    }
    if is_by(ctx, attack, WeaponKind::Ft) {
        return Some(Tem { value: Drm(0), by: By::Flames });
    }
    // What is claimed or attested of the hex may be of what a Snap Shot does not meet: it is at the hexside crossed (A8.15).
    if ctx.scenario.book >= 2 && is_snap_shot(attack) {
        return None;
    }
    match by_word(ctx, attack, at, targets) {
        // What was said of the hex may be what direct fire meets there.
        Some(value) if value > Drm(0) && at.is_some_and(|at| bursts_in(ctx, attack, at.0)) => None,
        Some(value) => Some(Tem { value, by: By::Word }),
        None => shown(ctx, attack, at?, targets),
    }
}

/// The TEM that players of both sides accept: of the targets, else of the hex.
fn by_word(ctx: &Ctx<'_>, attack: &Attack, at: Option<(Cell, Level)>, targets: &[UnitId]) -> Option<Drm> {
    let mut claimed = targets.iter().map(|id| claimed_tem(ctx, id).filter(|_| !is_off_side(ctx, attack, id)));
    if let Some(value) = claimed.next().flatten()
        && claimed.all(|other| other == Some(value))
    {
        return Some(value);
    }
    ctx.before.tem.get(&at?.0).copied()
}

/// It is Indirect Fire at a hex with trees, in which its shells burst (B13.3).
fn bursts_in(ctx: &Ctx<'_>, attack: &Attack, cell: Cell) -> bool {
    let trees = ctx.terrain(cell).is_some_and(|terrain| terrain.is.iter().copied().any(has_air_bursts));
    trees && is_indirect(ctx, attack)
}

/// The TEM that players of both sides claimed of a unit where it stands: the last word of each.
pub(crate) fn claimed_tem(ctx: &Ctx<'_>, id: &UnitId) -> Option<Drm> {
    let unit = ctx.before.units.get(id)?;
    let stands =
        |claim: &&ClaimedTem| claim.at == unit.place && !(ctx.scenario.book >= 2 && is_past(unit, claim));
    let mut here = unit.claimed_tem.iter().filter(stands);
    let first = here.next()?;
    let agrees =
        |claim: &&ClaimedTem| claim.value == first.value && ctx.scenario.are_opponents(&first.by, &claim.by);
    let rest: alloc::vec::Vec<&ClaimedTem> = here.collect();
    (rest.iter().any(agrees) && rest.iter().all(|claim| claim.value == first.value)).then_some(first.value)
}

/// It went into an entrenchment or out of it since (B27.42).
fn is_past(unit: &Unit, claim: &ClaimedTem) -> bool {
    let dug = |step: &FootStep| {
        let foxhole =
            |way: &MfWay| matches!(way, MfWay::On { what } if what.means() == Some(MfWork::Foxhole));
        step.seq > claim.seq && step.way.as_ref().is_some_and(foxhole)
    };
    claim.of.is_some_and(Claimable::is_entrenchment) && unit.mph.afoot.steps.iter().any(dug)
}

/// The TEM claimed of it is that of a hexside, which Residual FP does not meet (A8.2).
fn is_off_side(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    ctx.scenario.book >= 2 && attack.meets_hex_alone() && claims_hexside(ctx, id)
}

/// Both claim the TEM of a hexside of it.
fn claims_hexside(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let unit = ctx.before.units.get(id);
    let hexside = |claim: &ClaimedTem| claim.of == Some(Claimable::Hexside);
    unit.is_some_and(|unit| unit.claimed_tem.iter().filter(|claim| claim.at == unit.place).any(hexside))
}

/// As the boards show it, or as the head names it.
fn shown(ctx: &Ctx<'_>, attack: &Attack, at: (Cell, Level), targets: &[UnitId]) -> Option<Tem> {
    let terrain = ctx.terrain(at.0)?;
    let bursts = bursts_in(ctx, attack, at.0);
    let inside = in_hex(terrain, at.1, if bursts { indirect } else { direct })?;
    // A head lists what both looked up, and need not say what else stands there.
    if inside.is_none() && ctx.scenario.atlas.is_none() {
        return None;
    }
    // Residual FP meets the TEM of the hex alone, also that of an obstacle that is bypassed (A8.2).
    let residual = attack.meets_hex_alone();
    let from = if residual { alloc::vec::Vec::new() } else { firers(attack)? };
    let near = from.iter().any(|(cell, _)| *cell == at.0);
    let on_side = from.iter().any(|(cell, _)| has_wall_towards(ctx, at.0, *cell));
    if near || on_side || targets.is_empty() || !are_plain(ctx, targets) {
        return None;
    }
    let outside = !residual && may_bypass(ctx, terrain, targets);
    if outside || targets.iter().any(|id| in_pillbox(ctx, id)) {
        return None;
    }
    match inside {
        Some((kind, value)) if has_air_bursts(kind) && bursts => {
            Some(Tem { value: Drm(value), by: By::AirBursts(kind, at.0) })
        }
        Some((kind, value)) => Some(Tem { value: Drm(value), by: By::Row(kind, at.0) }),
        None => height(ctx, terrain, at, &from),
    }
}

/// Why the TEM that both attested of a hex may not count against this attack; `None` where nothing is known that speaks against it.
pub(crate) fn doubt(ctx: &Ctx<'_>, attack: &Attack) -> Option<String> {
    let [(cell, _)] = attack.at.as_slice() else { return None };
    doubt_at(ctx, attack, cell, &attack.targets)
}

/// The same of one of several Locations.
pub(crate) fn doubt_at(ctx: &Ctx<'_>, attack: &Attack, cell: &Cell, targets: &[UnitId]) -> Option<String> {
    let hex = ctx.show(*cell);
    if ctx.scenario.book >= 2 && !targets.is_empty() && targets.iter().all(|id| claims_hexside(ctx, id)) {
        return Some(format!("whether this fire crosses the hexside of {hex} whose TEM was attested"));
    }
    ctx.before.tem.get(cell)?;
    // Whatever has TEM costs two MF and more, but by a road and by its hexsides.
    let by_one = |id: &UnitId| {
        let last = ctx.before.units.get(id).and_then(|unit| unit.mph.by_hex.last());
        moved(ctx, id) && last.is_some_and(|(at, mf)| at == cell && *mf <= Mp::ONE)
    };
    if !targets.is_empty() && targets.iter().all(by_one) {
        return Some(format!("whether who entered {hex} for one MF is in Bypass there, or on a road"));
    }
    let elsewhere = Dir::ALL.into_iter().any(|side| ctx.has_wall(*cell, side));
    let from = firers(attack)?;
    let faced = from.iter().any(|(firer, _)| has_wall_towards(ctx, *cell, *firer));
    (elsewhere && !faced).then(|| {
        format!("whether the TEM of {hex} is that of its wall or hedge, which this fire does not cross")
    })
}

/// The roll takes FFMO, and nothing in the hex gives the TEM that both attested: it is that of a hexside, or of an entrenchment, which
/// this fire may not meet.
pub(crate) fn doubt_by_ffmo(ctx: &Ctx<'_>, attack: &Attack, drm: &[DrmLine]) -> Option<String> {
    let [(cell, _)] = attack.at.as_slice() else { return None };
    let claims = |line: &DrmLine| line.is(Modifier::Ffmo) && line.value != Some(Drm(0));
    let asked = ctx.scenario.book >= 2 && attack.to_hits.is_empty() && drm.iter().any(claims);
    let elsewhere = ctx.before.tem.contains_key(cell) && of_terrain(ctx, *cell) == Some(Drm(0));
    (asked && elsewhere).then(|| {
        let hex = ctx.show(*cell);
        format!("whether this fire meets the TEM that was attested of {hex}, where nothing gives one")
    })
}

/// One of them moves and may go round the obstacle (A4.3).
pub(crate) fn may_bypass(ctx: &Ctx<'_>, terrain: &Terrain, targets: &[UnitId]) -> bool {
    let obstacle = terrain.is.iter().any(|kind| kind.is_obstacle());
    obstacle && targets.iter().any(|id| moved(ctx, id) && !is_inside(ctx, id))
}

/// It is inside what its hex holds: it says so, or said no Bypass and paid more than one at its level costs, past no wall and through no
/// SMOKE (A4.31).
pub(crate) fn is_inside(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some(unit) = ctx.before.units.get(id).filter(|_| ctx.scenario.book >= 2 && ctx.is_of_players())
    else {
        return false;
    };
    let arrival = unit.mph.afoot.arrival();
    let Some(step) = arrival.filter(|step| unit.place.cell() == Some(step.to)) else { return false };
    let level = |cell: Cell| ctx.terrain(cell).map_or(0, |terrain| terrain.level);
    let plain = |from: Cell| {
        let smoke = ctx.terrain(step.to).is_some_and(|terrain| terrain.smoke > Mp::ZERO);
        level(from) == level(step.to) && !smoke && !has_wall_towards(ctx, step.to, from)
    };
    match &step.way {
        Some(MfWay::Terrain) => true,
        None => step.from.is_some_and(plain) && step.cost.is_some_and(|cost| cost > Mp::ONE),
        Some(_) => false,
    }
}

/// It spent MF in the MPh that goes on.
fn moved(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.before.phase == Some(Phase::MPh)
        && ctx.before.units.get(id).is_some_and(|unit| unit.mph.expenditures > 0)
}

fn in_pillbox(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.before.units.get(id).is_some_and(|unit| unit.status.has(Status::InPillbox))
}

/// Where its firers stand; `None` when that of one is not known.
fn firers(attack: &Attack) -> Option<alloc::vec::Vec<(Cell, Level)>> {
    attack.from.iter().copied().collect::<Option<_>>().filter(|all: &alloc::vec::Vec<_>| !all.is_empty())
}

/// Personnel of their own, whom no vehicle shelters: each hex is looked at once.
fn are_plain(ctx: &Ctx<'_>, ids: &[UnitId]) -> bool {
    let mut cells = BTreeSet::new();
    let mut personnel = |id: &UnitId| {
        let Some((unit, def)) = ctx.unit(id) else { return false };
        cells.extend(unit.place.cell());
        def.vehicle.is_none() && unit.aboard.is_none()
    };
    let all = ids.iter().all(&mut personnel);
    all && !cells.into_iter().any(|cell| has_vehicle(ctx, ids, cell))
}

/// A vehicle or a wreck is in the hex, that may shelter one of them.
fn has_vehicle(ctx: &Ctx<'_>, ids: &[UnitId], cell: Cell) -> bool {
    let listed = ctx.terrain(cell).is_some_and(|terrain| terrain.wrecks + terrain.vehicles > 0);
    listed || ids.iter().any(|id| is_sheltered(ctx, id, cell))
}

/// The TEM that the head gives a hex for what stands in it, on the ground: +0 where nothing there gives any; `None` where it hangs on more.
#[must_use]
pub fn of_terrain(ctx: &Ctx<'_>, cell: Cell) -> Option<Drm> {
    Some(Drm(in_hex(ctx.terrain(cell)?, Level::At(0), direct)?.map_or(0, |(_, value)| value)))
}

/// The TEM of what is in the hex by a column of the chart, none where nothing there gives any; outside `None` where it depends on more.
fn in_hex(
    terrain: &Terrain,
    level: Level,
    chart: fn(TerrainKind) -> Cover,
) -> Option<Option<(TerrainKind, i16)>> {
    let above = matches!(level, Level::At(n) if n > 0);
    let obstacles = terrain.is.iter().filter(|kind| kind.is_obstacle()).count();
    let may_be_on_road = obstacles > 0 && !terrain.road.is_empty() && !above;
    if obstacles > 1 || may_be_on_road || !terrain.road_unclear.is_empty() || !terrain.obstacle.is_empty() {
        return None;
    }
    let mut best = None;
    for kind in &terrain.is {
        match chart(*kind) {
            Cover::Depends => return None,
            // Trees and other cover in one hex.
            Cover::Of(value) if value < 0 && terrain.is.len() > 1 => return None,
            Cover::Of(value) if value < 0 => best = Some((*kind, value)),
            Cover::Of(value) if value > best.map_or(0, |(_, most)| most) => best = Some((*kind, value)),
            Cover::Of(_) => {}
        }
    }
    Some(best)
}

/// Does the head give the target a height above each of its firers, by its hex or its level (B10.31)?
pub(crate) fn is_higher(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let [at] = attack.at.as_slice() else { return false };
    let terrain = ctx.terrain(at.0).filter(|_| !attack.is_residual() && ctx.tells_all());
    let tem = terrain.zip(firers(attack)).and_then(|(terrain, from)| height(ctx, terrain, *at, &from));
    tem.is_some_and(|tem| tem.value == Drm(HEIGHT_ADVANTAGE))
}

/// B10.31: the target stands higher than each of its firers; that of some alone is a question for an eye.
fn height(
    ctx: &Ctx<'_>,
    terrain: &Terrain,
    (cell, level): (Cell, Level),
    from: &[(Cell, Level)],
) -> Option<Tem> {
    let storeys = |level: Level| match level {
        Level::At(n) => n,
        Level::In => 0,
    };
    let target = terrain.level.saturating_add(storeys(level));
    let mut higher = 0;
    for (cell, level) in from {
        let firer = ctx.terrain(*cell)?.level.saturating_add(storeys(*level));
        higher += usize::from(target > firer);
    }
    match higher {
        0 => Some(Tem { value: Drm(0), by: By::Nothing(cell) }),
        n if n == from.len() => Some(Tem { value: Drm(HEIGHT_ADVANTAGE), by: By::Height(cell) }),
        _ => None,
    }
}

/// A hexside of the hex carries a wall, a hedge or the like where a LOS from there may come in.
pub(crate) fn has_wall_towards(ctx: &Ctx<'_>, cell: Cell, from: Cell) -> bool {
    sides_of_entry(cell, from).any(|side| ctx.has_wall(cell, side))
}

/// The terrain of a board, or of the head, that gives a DRM that is due, with its hex; `None` where both accepted the
/// figure, or nothing of it is shown.
pub(crate) fn by_board(ctx: &Ctx<'_>, attack: &Attack, modifier: Modifier) -> Option<String> {
    if modifier == Modifier::Tem {
        let accepted = attack.at.iter().any(|(cell, _)| ctx.before.tem.contains_key(cell));
        return tem_met(ctx, attack).filter(|_| !accepted).map(|tem| tem.says(ctx));
    }
    ctx.scenario.atlas.as_ref()?;
    if modifier == Modifier::Ffmo {
        return open_by_board(ctx, attack)?.ok().map(|hex| format!("Open Ground in {hex} (A4.6)"));
    }
    let firers = attack.declared.firers.iter().map(observer);
    let pairs = firers.flat_map(|firer| attack.targets.iter().map(move |target| (firer, target)));
    let mut shown = pairs.filter(|(a, b)| ctx.before.los_between(a, b).is_none());
    shown.find_map(|(a, b)| ctx.shown_hindrances(a, b)).filter(|_| modifier == Modifier::Hindrance)
}

/// Whether Infantry that moved is fired at in Open Ground, where a board shows it: the hex, or why not. A TEM or Hindrance
/// that is due is told by its own clause too. `None` where it moved nowhere, or no board tells.
pub(crate) fn open_by_board(ctx: &Ctx<'_>, attack: &Attack) -> Option<Result<String, String>> {
    ctx.scenario.atlas.as_ref()?;
    let [(cell, _)] = attack.at.as_slice() else { return None };
    let moves = |id: &UnitId| {
        let unit = ctx.before.units.get(id);
        let infantry = ctx.unit(id).is_some_and(|(_, def)| def.infantry.is_some());
        infantry
            && unit
                .is_some_and(|unit| unit.mph.expenditures > 0 && unit.aboard.is_none() && !unit.is_pinned())
    };
    if !attack.is_first_fire()
        || !attack.to_hits.is_empty()
        || attack.targets.is_empty()
        || !attack.targets.iter().all(moves)
    {
        return None;
    }
    let terrain = ctx.terrain(*cell)?;
    let hex = ctx.show(*cell);
    if !attack.meets_hex_alone() && may_bypass(ctx, terrain, &attack.targets) {
        return None;
    }
    match ground(ctx, attack, (*cell, terrain)) {
        Ground::Closed(kind) => return Some(Err(format!("{} in {hex} ({})", kind.name(), kind.rule()))),
        Ground::Asked(_) => return None,
        Ground::Open => {}
    }
    let smoke = || (terrain.smoke == Mp::ZERO && !ctx.before.smoke.contains(cell)).then_some(Drm(0));
    let hindrance = if attack.meets_hex_alone() { smoke() } else { hindrance_due(ctx, attack) };
    let (tem, hindrance) = (tem_met(ctx, attack)?, hindrance?);
    if tem.value > Drm(0) {
        return Some(Err(tem.says(ctx)));
    }
    if hindrance > Drm(0) {
        return Some(Err(by_board(ctx, attack, Modifier::Hindrance).unwrap_or_default()));
    }
    Some(Ok(hex))
}

/// The TEM of a CH: what the target has of it turns into the same negative DRM, the +1 of a higher level alone does not (C3.71).
/// `None` where a +1 that was attested may be that of a level, and of Air Bursts.
fn reversed_tem(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let tem = tem_met(ctx, attack)?;
    match tem.by {
        By::Height(_) | By::Bypass | By::Flames | By::Nothing(_) => Some(Drm(0)),
        By::Word if tem.value == Drm(HEIGHT_ADVANTAGE) => None,
        By::AirBursts(..) => None,
        By::Word | By::Row(..) => Some(Drm(-tem.value.0.max(0))),
    }
}

/// The TEM of an IFT roll: none after a hit with the Infantry Target Type, whose To Hit roll it modified (C3.32).
pub(crate) fn full_tem(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    if attack.critical.is_some() {
        return reversed_tem(ctx, attack);
    }
    if is_in_roll_to_hit(attack) { Some(Drm(0)) } else { tem_met(ctx, attack).map(|tem| tem.value) }
}

/// The To Hit roll of the Infantry Target Type had the TEM (C3.32); where no type was named, one that took a TEM was made on that.
pub(crate) fn is_in_roll_to_hit(attack: &Attack) -> bool {
    let tem = |line: &DrmLine| line.is(Modifier::Tem) && line.value.is_some_and(|value| value != Drm(0));
    match attack.declared.target.target_type {
        Some(TargetType::Infantry) => !attack.to_hits.is_empty(),
        Some(TargetType::Vehicle | TargetType::Area) => false,
        None => attack.aimed.iter().any(|aimed| aimed.drm.iter().any(tem)),
    }
}
