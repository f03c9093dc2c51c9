//! A7.212: a Known enemy in the own Location binds the fire of those that share it.

use crate::event::{Status, UnitId};
use crate::facts::{Shot, Volley};
use crate::figures::fire::lane::is_lane;
use crate::figures::fire::own_location::{binds, enemies_there, is_upward_answer, known_enemies, prc_below};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::hex::Cell;
use crate::vocab::{Reason, WeaponKind};
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

fn fires_elsewhere(volley: &Volley<'_>, cell: Cell) -> bool {
    volley.at().iter().any(|(target, _)| *target != cell)
}

fn binding(shot: &Shot<'_>) -> Vec<UnitId> {
    shot.location().map_or_else(Vec::new, |at| known_enemies(&shot.ctx, &shot.firer.unit, at))
}

/// OBA that its Observer directs is no fire of the Observer's own.
fn is_oba(shot: &Shot<'_>) -> bool {
    shot.kind() == Some(WeaponKind::Oba)
}

/// Aircraft and OBA apart, whoever shares a Location with a Known enemy.
fn known_enemy(volley: &Volley<'_>) -> Verdict {
    // What becomes of a Fire Lane then A9.223 says; of who is in Melee A7.21 speaks.
    let bound = |shot: &Shot<'_>| {
        let flies = shot.def().is_some_and(|def| def.aircraft);
        !flies && !is_oba(shot) && !is_lane(shot) && !shot.is(Status::Melee)
    };
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
