//! A4.1, A4.4, A4.5 and A4.7 as far as a log tells: who moves and advances when, and into which hex; who is TI or CX. What a hex
//! costs Infantry is the players' to say, but for what A7 asks of it.

use crate::event::{Advanced, DrmLine, Level, MfSpent, Status, UnitId};
use crate::facts::{Ctx, IftRoll, Shot, ToHitRoll, Told, Volley};
use crate::figures::fire::gun_crew::{is_gun_shot, is_so, of_crew};
use crate::figures::fire::sheet::is_tired_fire;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::{held, is_its_own};
use crate::rules::forms::shots::each_shot_or_open;
use crate::rules::table::Check;
use crate::scenario::Terrain;
use crate::state::{Unit, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Modifier};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check("A4.1-own-mph", &[Matter::MovePhase], "Infantry moves in its own MPh.", Check::Mf(own_mph)),
    Clause::check(
        "A4.1-able",
        &[Matter::MoveLeave],
        "No broken unit, none that is TI or held in Melee moves in the MPh.",
        Check::Mf(able_to_move),
    ),
    Clause::check(
        "A4.1-next-hex",
        &[Matter::HexLeave],
        "Each Location entered is an expenditure of its own, to which the DEFENDER may react.",
        Check::Mf(next_hex),
    ),
    Clause::check(
        "A4.1-within-hex",
        &[Matter::MoveLeave],
        "MF spent where a unit stands go to something: a level, an entrenchment, SMOKE grenades, recovery.",
        Check::Mf(within_hex),
    ),
    Clause::check("A4.1-ti-no-fire", &[Matter::FireLeave], "A TI unit does not fire.", Check::Fire(ti)),
    Clause::check(
        "A4.14-enemy-location",
        &[Matter::HexLeave],
        "Infantry enters no Location of a Known enemy MMC in the MPh, unless berserk or in a Human Wave.",
        Check::Mf(enemy_location),
    ),
    Clause::checks(
        "A4.51-cx-fire",
        &[Matter::Modifier],
        "A CX unit fires with +1, on the IFT or on the To Hit roll; nobody else does.",
        &[Check::Ift(tired), Check::ToHit(tired_to_hit)],
    ),
    Clause::check(
        "A4.2-one-by-one",
        &[Matter::MoveLeave],
        "A unit or stack ends its move before another moves.",
        Check::Mf(one_by_one),
    ),
    Clause::check(
        "A4.7-own-aph",
        &[Matter::MovePhase],
        "A unit advances in its own APh.",
        Check::Advanced(own_aph),
    ),
    Clause::check(
        "A4.7-able",
        &[Matter::MoveLeave],
        "No broken unit advances, and none that is TI or held in Melee.",
        Check::Advanced(able_to_advance),
    ),
    Clause::check(
        "A4.7-next-location",
        &[Matter::HexLeave],
        "An advance goes into the next hex, or a level up or down.",
        Check::Advanced(next_location),
    ),
    Clause::check(
        "A4.7-once",
        &[Matter::MoveLeave],
        "A unit advances once in its APh.",
        Check::Advanced(once),
    ),
];

fn own_mph(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    if ctx.before.phase.is_none() || infantry(ctx, &spent.unit).is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(is_its_own(ctx, &spent.unit, Phase::MPh), || {
        format!("{} spends MF outside its own MPh", spent.unit)
    })
}

fn able_to_move(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some((unit, _)) = infantry(ctx, &spent.unit) else { return Verdict::Silent };
    held(unit).map_or(Verdict::Kept, |why| Verdict::broken(format!("{} {why} and does not move", spent.unit)))
}

/// What they go to stands in no line but in words claimed of the unit before. In a building they may lead to another level, in a
/// hex whose TEM is claimed into a foxhole or out of it.
fn within_hex(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some(cost) = spent.cost.filter(|_| infantry(ctx, &spent.unit).is_some()) else {
        return Verdict::Silent;
    };
    let Some(unit) = told.unit else { return Verdict::Silent };
    if unit.place.cell() != Some(ctx.cell(spent.hex)) {
        return Verdict::Kept;
    }
    if unit.place.bypass().is_some() || unit.aboard.is_some() {
        return Verdict::Silent;
    }
    let building = ctx.terrain(ctx.cell(spent.hex)).is_some_and(Terrain::is_building);
    let dug_in = unit.claimed_tem.iter().any(|(_, place, _)| *place == unit.place);
    if unit.mph.said || building || dug_in {
        return Verdict::Kept;
    }
    let here = ctx.show(ctx.cell(spent.hex));
    Verdict::undecided(format!("what {} spends {cost} MF on in {here}, where it stands", spent.unit))
}

/// A file of another program shows where a drag ended, and no expenditures.
fn next_hex(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    if spent.cost.is_none() {
        return Verdict::Silent;
    }
    let from = ctx.before.units.get(&spent.unit).and_then(|unit| unit.place.cell());
    let Some(from) = from.filter(|_| ctx.vehicle(&spent.unit).is_none()) else { return Verdict::Silent };
    let to = ctx.cell(spent.hex);
    Verdict::kept_or(from.range(to) <= 1, || format!("{}: hex by hex", far(ctx, from, to)))
}

/// Disrupted and captured enemies do not bar it, nor SMC, whom Infantry overruns (A4.15); levels of a building are not told.
fn enemy_location(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some((unit, _)) = infantry(ctx, &spent.unit).filter(|_| spent.cost.is_some()) else {
        return Verdict::Silent;
    };
    let to = ctx.cell(spent.hex);
    let free = unit.status.has(Status::Berserk) || unit.status.has(Status::HumanWave);
    if unit.place.cell() == Some(to) || free || ctx.scenario.excerpts {
        return Verdict::Silent;
    }
    let Some(side) = side_of(ctx.before, ctx.scenario, &spent.unit) else { return Verdict::Silent };
    let bars = |id: &UnitId| {
        let Some((enemy, values)) = infantry(ctx, id) else { return false };
        let out = [Status::Concealed, Status::Hidden, Status::Disrupted, Status::Captured, Status::InPillbox];
        let mmc = values.is_squad() || (values.is_small() && !values.kind.is_some_and(InfantryKind::is_smc));
        mmc && enemy.aboard.is_none() && !out.into_iter().any(|status| enemy.status.has(status))
    };
    let there = crate::state::enemies_in(ctx.before, side, &[(to, unit.level)]);
    let Some(enemy) = there.iter().find(|id| bars(id)) else { return Verdict::Kept };
    let known = ctx.before.units.get(enemy).is_some_and(|unit| unit.status.has(Status::Known));
    let says = format!("{enemy} is in {}", ctx.show(to));
    if known {
        Verdict::broken(format!("{says}, a Known enemy unit"))
    } else {
        Verdict::undecided(format!("{says}: whether it is a Known enemy unit"))
    }
}

/// A stack goes step by step, each member in turn: one of them is ahead by a hex at most. Vehicles that Infantry goes with
/// are another chapter's (D9.31).
fn one_by_one(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some((unit, _)) = infantry(ctx, &spent.unit).filter(|(unit, _)| unit.mph.expenditures > 0) else {
        return Verdict::Silent;
    };
    let Some(last) = ctx.before.mover.as_ref().filter(|last| **last != spent.unit) else {
        return Verdict::Kept;
    };
    let Some((other, _)) = infantry(ctx, last) else { return Verdict::Silent };
    // A Human Wave goes on hex by hex (A25.23), and an Armored Assault with its AFV (D9.31).
    if ctx.before.move_together(ctx.scenario, (&spent.unit, Some(ctx.cell(spent.hex))), last) {
        return Verdict::Kept;
    }
    let hexes = |unit: &Unit| unit.mph.by_hex.iter().map(|(cell, _)| *cell).collect::<alloc::vec::Vec<_>>();
    let along = hexes(other).starts_with(&hexes(unit));
    Verdict::kept_or(along, || format!("{last} moved elsewhere since: the move of {} is over", spent.unit))
}

fn far(ctx: &Ctx<'_>, from: Cell, to: Cell) -> alloc::string::String {
    format!("{} and {} do not touch", ctx.show(from), ctx.show(to))
}

fn own_aph(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    if ctx.before.phase.is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(is_its_own(ctx, &advanced.unit, Phase::APh), || {
        format!("{} advances outside its own APh", advanced.unit)
    })
}

fn able_to_advance(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    let Some((unit, def)) = ctx.unit(&advanced.unit) else { return Verdict::Silent };
    if def.vehicle.is_some() {
        return Verdict::Silent; // D2.1-no-aph-move
    }
    held(unit)
        .map_or(Verdict::Kept, |why| Verdict::broken(format!("{} {why} and does not advance", advanced.unit)))
}

/// Which Locations of two hexes are ADJACENT a map alone tells.
fn next_location(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    let from = ctx.before.units.get(&advanced.unit).and_then(Unit::location);
    let Some((from, level)) = from else { return Verdict::Silent };
    let to = ctx.cell(advanced.hex);
    let next = match (from.range(to), level, advanced.level) {
        (1, ..) => true,
        (0, Level::At(a), Level::At(b)) => a.abs_diff(b) == 1,
        (0, a, b) => a != b,
        (..) => false,
    };
    // The level to which MF took it within its hex stands in no line.
    let spent = ctx.before.units.get(&advanced.unit).and_then(|unit| unit.mph.by_hex.last());
    if !next && from == to && spent.is_some_and(|(cell, _)| *cell == from) {
        return Verdict::undecided(format!("to which level of {} it went in its MPh", ctx.show(from)));
    }
    Verdict::kept_or(next, || match from.range(to) {
        0 => format!("{} to {} is no step of one level", ctx.show(from), ctx.show(to)),
        _ => far(ctx, from, to),
    })
}

fn once(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    let Some(unit) = ctx.before.units.get(&advanced.unit) else { return Verdict::Silent };
    Verdict::kept_or(!unit.advanced, || format!("{} has advanced in this APh", advanced.unit))
}

fn personnel(shot: &Shot<'_>) -> bool {
    shot.infantry().is_some()
}

fn ti(volley: &Volley<'_>) -> Verdict {
    not_as(volley, Status::Ti, "TI")
}

/// Personnel of this status do not fire, and no Gun that they man.
pub(super) fn not_as(volley: &Volley<'_>, status: Status, word: &str) -> Verdict {
    let by = |shot: &Shot<'_>| of_crew(&shot.ctx, &shot.firer.unit, |_, crew| crew.status.has(status));
    each_shot_or_open(
        volley,
        |shot| personnel(shot) || is_gun_shot(shot),
        |shot| {
            let unit = &shot.firer.unit;
            if is_gun_shot(shot) {
                return (by(shot) == Some(true))
                    .then(|| format!("whoever mans {unit} is {word} and does not fire"));
            }
            shot.is(status).then(|| format!("{unit} is {word} and does not fire"))
        },
        |shot| {
            let open = is_gun_shot(shot) && by(shot).is_none();
            open.then(|| {
                format!("who mans {}: its crew is {word}, and another unit stands with it", shot.firer.unit)
            })
        },
    )
}

/// A7.52 speaks of a group with a tired member; of ordnance that hit, its To Hit roll.
fn tired(roll: &IftRoll<'_>) -> Verdict {
    let Some(underway) = roll.underway.as_ref().filter(|on| on.attack.hit.is_none()) else {
        return Verdict::Silent;
    };
    let tired = is_tired_fire(&underway.volley);
    if tired && underway.volley.shots().len() > 1 {
        return Verdict::Silent;
    }
    judge_tired(tired, &roll.said.drm)
}

/// A Gun is tired by its crew, where a counter tells that.
fn tired_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, unit) = (&roll.ctx, &roll.said.unit);
    match is_so(ctx, unit, |unit| unit.status.has(Status::Cx)) {
        None => Verdict::Silent,
        Some(Some(tired)) => judge_tired(tired, &roll.said.drm),
        Some(None) => {
            Verdict::undecided(format!("who mans {unit}: a CX crew, or another unit that stands with it"))
        }
    }
}

fn judge_tired(tired: bool, drm: &[DrmLine]) -> Verdict {
    let said = drm.iter().find(|line| line.is(Modifier::Cx)).map(|line| line.value.unwrap_or_default());
    match (tired, said) {
        (true, Some(Drm(1))) => Verdict::Kept,
        (true, said) => Verdict::wrong("the firer is CX", format!("{}", said.unwrap_or_default()), "+1"),
        (false, None | Some(Drm(0))) => Verdict::Silent,
        (false, Some(said)) => Verdict::wrong("no firer is CX", format!("{said}"), "+0"),
    }
}
