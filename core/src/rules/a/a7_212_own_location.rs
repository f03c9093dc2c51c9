//! A7.212: a Known enemy in the own Location binds the fire of those that share it.

use super::a7_211_prc::is_closed;
use super::facts::{each_shot, factor};
use super::shot::{Reason, Shot};
use super::{Check, Clause, Ctx};
use crate::event::{Level, Status, UnitId};
use crate::facts::Volley;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::state::{Unit, enemies_in, side_of};
use crate::vocab::WeaponKind;
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.212-known-enemy-in-location",
        &[Matter::Target],
        "While a Known enemy unit, even a disrupted one, is in its own Location, a unit may not fire at other Locations.",
        Check::Fire(known_enemy),
    ),
    Clause::guard(
        "A7.212-exc-unarmed-vehicle",
        "The restriction is lifted if the only Known enemy there is an unarmed, unarmored vehicle.",
    ),
    Clause::check(
        "A7.212-tpbf-exclusive",
        &[Matter::Target],
        "A unit able to use TPBF on Known enemies may attack nothing else.",
        Check::Fire(exclusive),
    ),
    Clause::fact(
        "A7.212-bypass-counts",
        "A vehicle in Bypass of the hex still shares the Location for this purpose (shown by the example).",
        "a unit in Bypass has its hex as its place: `Place::cell`",
    ),
    Clause::check(
        "A7.212-bu-prc-no-answer",
        &[Matter::Target],
        "PRC that are BU cannot answer such an attack; CE ones may (shown by the example).",
        Check::VehicleFire(bu_prc),
    ),
    Clause::check(
        "A7.212-spotter-limited",
        &[Matter::Target],
        "Mortar Spotters are bound in the same way.",
        Check::Fire(spotter),
    ),
    Clause::guard("A7.212-observer-free", "OBA Observers are not bound."),
    Clause::check(
        "A7.212-prc-upward-pbf",
        &[Matter::Factor],
        "CE or otherwise able PRC answering a unit in a higher Location of their hex get PBF, not TPBF, and only if it is within one level (shown by the example).",
        Check::VehicleFire(upward),
    ),
    Clause::guard(
        "A7.212-upper-unit-does-not-bind-vehicle",
        "An enemy in a higher Location of the hex does not keep a CE vehicle and its Passengers from firing elsewhere; against a BU closed-topped AFV the upper unit is free as well (shown by the example).",
    ),
];
/// Known enemies in a Location that bind for certain; an unarmed, unarmored vehicle alone does not (EXC of A7.212).
pub(super) fn known_enemies(ctx: &Ctx<'_>, unit: &UnitId, at: (Cell, Level)) -> Vec<UnitId> {
    let there = enemies_there(ctx, unit, at);
    if there.iter().all(|id| binds(ctx, id) != Some(true)) { Vec::new() } else { there }
}

fn enemies_there(ctx: &Ctx<'_>, unit: &UnitId, at: (Cell, Level)) -> Vec<UnitId> {
    let Some(side) = side_of(ctx.before, ctx.scenario, unit) else { return Vec::new() };
    let mut there = enemies_in(ctx.before, side, &[at]);
    there.retain(|id| ctx.before.units.get(id).is_some_and(|unit| !unit.status.has(Status::Concealed)));
    there
}

/// Is it more than an unarmed, unarmored vehicle? `None` where the head does not tell whether that is armed.
fn binds(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    match ctx.vehicle(id) {
        Some((_, vehicle)) if !vehicle.afv => vehicle.armed,
        Some(_) | None => Some(true),
    }
}

fn fires_elsewhere(volley: &Volley<'_>, cell: Cell) -> bool {
    volley.at().iter().any(|(target, _)| *target != cell)
}

fn binding(shot: &Shot<'_>) -> Vec<UnitId> {
    shot.location().map_or_else(Vec::new, |at| known_enemies(&shot.ctx, &shot.firer.unit, at))
}

/// OBA that its Observer directs is no fire of his own.
fn is_oba(shot: &Shot<'_>) -> bool {
    shot.kind() == Some(WeaponKind::Oba)
}

/// Aircraft and OBA apart, whoever shares a Location with a Known enemy.
fn known_enemy(volley: &Volley<'_>) -> Verdict {
    let bound = |shot: &Shot<'_>| !shot.def().is_some_and(|def| def.aircraft) && !is_oba(shot);
    let free = |shot: &Shot<'_>| {
        shot.firer.spotter.is_some() || !shot.cell().is_some_and(|cell| fires_elsewhere(volley, cell))
    };
    let verdict = each_shot(volley, bound, |shot| {
        let bound = if free(shot) { Vec::new() } else { binding(shot) };
        let first = bound.first()?;
        Some(format!("{first}, a Known enemy, is in the Location of {}", shot.firer.unit))
    });
    let open = |shot: &Shot<'_>| {
        let there = enemies_there(&shot.ctx, &shot.firer.unit, shot.location()?);
        there.into_iter().find(|id| binds(&shot.ctx, id).is_none())
    };
    let mut asked = volley.shots().iter().filter(|shot| bound(shot) && !free(shot));
    match asked.find_map(open) {
        Some(vehicle) if verdict == Verdict::Kept => Verdict::undecided(format!(
            "whether {vehicle} is armed: the head says `armed = false` of what is not"
        )),
        Some(_) | None => verdict,
    }
}

/// PRC in a lower Location of the hex that the firer may attack with TPBF.
pub(super) fn prc_below(shot: &Shot<'_>) -> bool {
    let Some((cell, Level::At(own))) = shot.location() else { return false };
    let Some(side) = side_of(shot.ctx.before, shot.ctx.scenario, &shot.firer.unit) else { return false };
    let defender = shot.ctx.before.side.as_ref() != Some(side);
    let in_phase = matches!(shot.ctx.before.phase, Some(Phase::MPh | Phase::DFPh));
    let below = (0..own).flat_map(|level| enemies_in(shot.ctx.before, side, &[(cell, Level::At(level))]));
    let vulnerable = |id: &UnitId| {
        let unit = shot.ctx.before.units.get(id);
        let carrier = unit.and_then(|unit| unit.aboard.as_ref());
        unit.is_some_and(|unit| unit.got_off) || carrier.is_some_and(|carrier| !is_closed(&shot.ctx, carrier))
    };
    defender && in_phase && below.into_iter().any(|id| vulnerable(&id))
}

fn exclusive(volley: &Volley<'_>) -> Verdict {
    each_shot(
        volley,
        |shot| prc_below(shot) && !is_oba(shot),
        |shot| {
            let elsewhere = shot.cell().is_some_and(|cell| fires_elsewhere(volley, cell));
            elsewhere.then(|| {
                format!("{} can use TPBF on Known enemies and may attack nothing else", shot.firer.unit)
            })
        },
    )
}

fn is_bu_passenger(unit: &Unit) -> bool {
    unit.aboard.is_some() && unit.ce == Some(false)
}

fn bu_prc(volley: &Volley<'_>) -> Verdict {
    let rides = |shot: &Shot<'_>| shot.unit.is_some_and(|unit| unit.aboard.is_some());
    each_shot(volley, rides, |shot| {
        shot.unit.is_some_and(is_bu_passenger).then(|| format!("{} is BU and cannot fire", shot.firer.unit))
    })
}

fn spotter(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let spotted = |shot: &Shot<'_>| shot.firer.spotter.is_some();
    each_shot(volley, spotted, |shot| {
        let spotter = shot.firer.spotter.as_ref()?;
        let at = ctx.before.units.get(spotter)?.location()?;
        let bound = known_enemies(ctx, spotter, at);
        let first = bound.first().filter(|_| fires_elsewhere(volley, at.0))?;
        Some(format!("{first}, a Known enemy, is in the Location of the spotter {spotter}"))
    })
}

/// PRC that answer a unit above them in their hex.
pub(super) fn is_upward_answer(shot: &Shot<'_>) -> bool {
    let rides = shot.unit.is_some_and(|unit| unit.aboard.is_some());
    let higher = |(cell, level): &(Cell, Level)| {
        let own = shot.location();
        own.is_some_and(|(own, at)| {
            own == *cell && matches!((at, level), (Level::At(a), Level::At(b)) if a < *b)
        })
    };
    rides && shot.at().iter().any(higher)
}

/// PBF at one level above, nothing at more, never TPBF.
fn upward(volley: &Volley<'_>) -> Verdict {
    let tripled = each_shot(volley, is_upward_answer, |shot| {
        shot.says(Reason::Tpbf).then(|| "PRC have PBF, not TPBF, on a unit above them".into())
    });
    if tripled != Verdict::Kept {
        return tripled;
    }
    let doubled = factor(volley, Reason::Pbf, is_upward_answer);
    if doubled == Verdict::Silent { Verdict::Kept } else { doubled }
}
