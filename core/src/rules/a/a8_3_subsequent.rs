//! A8.3: what a unit that has fired in the MPh may still fire at, and with what. The FP are those of A7.353.

use crate::counter::Infantry;
use crate::event::{FireMode, Status, UnitId, Use};
use crate::facts::{Ctx, Shot, Volley};
use crate::figures::fire::earlier::{earlier_by, earlier_of, mode_in};
use crate::figures::fire::subsequent::{is_sff, is_small_arms, is_too_far, takes_no_part};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::{each_shot, each_shot_or_open};
use crate::rules::table::Check;
use crate::state::{Attack, Unit, side_of};
use crate::vocab::WeaponKind;
use crate::vocab::num::Mp;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A8.3-nearest",
        &[Matter::FireLeave],
        "Subsequent First Fire is at no range beyond that of the nearest armed Known enemy.",
        Check::Fire(nearest),
    ),
    Clause::check(
        "A8.3-normal-range",
        &[Matter::FireLeave],
        "Subsequent First Fire is not beyond the Normal Range of the FP or weapon used.",
        Check::Fire(normal_range),
    ),
    Clause::check(
        "A8.3-after-first-fire",
        &[Matter::FireLeave],
        "Subsequent First Fire is made by units that First Fired before: the first fire of a unit is First Fire.",
        Check::Fire(after_first_fire),
    ),
    Clause::check(
        "A8.3-weapons",
        &[Matter::FireLeave],
        "Subsequent First Fire and FPF are Small Arms but MOL, MG and IFE: other SW that are fresh fire in First Fire beside it.",
        Check::Fire(weapons),
    ),
    Clause::check(
        "A8.3-final-counter",
        &[Matter::FireLeave],
        "Subsequent First Fire and FPF mark the unit and all its weapons with Final Fire: FPF alone is left to them, and a \
         MG that was left out is forfeit.",
        Check::Fire(final_counter),
    ),
];

fn normal_range(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| is_sff(shot.mode()) && is_small_arms(shot) && shot.ctx.is_of_players();
    each_shot(volley, asked, |shot| {
        let (range, normal) = (shot.range_to(0)?, shot.normal_range()?);
        is_too_far(shot, 0).then(|| {
            format!(
                "Subsequent First Fire is within Normal Range: {} fires {range} hexes far, {normal} at most",
                shot.firer.unit
            )
        })
    })
}

/// Armed and Known: an enemy that is unbroken Personnel, or an armed vehicle, and under no "?".
fn is_armed_known(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some((unit, def)) = ctx.unit(id) else { return false };
    let unknown = [Status::Concealed, Status::Hidden].into_iter().any(|status| unit.status.has(status));
    let out = [Status::Captured, Status::Abandoned].into_iter().any(|status| unit.status.has(status));
    let armed = match (&def.infantry, &def.vehicle) {
        (Some(infantry), _) => infantry.fp.is_some_and(|fp| fp > 0) && !unit.is_broken(),
        (None, Some(vehicle)) => vehicle.armed == Some(true),
        (None, None) => false,
    };
    armed && !unknown && !out && !unit.eliminated && unit.aboard.is_none()
}

/// An armed Known enemy that is nearer than the target, where this is what the players or the boards show of the LOS to it.
fn nearer<'c>(shot: &Shot<'c>, seen: Option<bool>) -> Option<&'c UnitId> {
    let ctx = &shot.ctx;
    let (from, range, own) =
        (shot.cell()?, shot.range_to(0)?, side_of(ctx.before, ctx.scenario, &shot.firer.unit)?);
    let near = ctx.before.units_near(from, range.checked_sub(1)?).into_iter();
    let mut such = near.filter(|(id, unit)| {
        let enemy = side_of(ctx.before, ctx.scenario, id).is_some_and(|side| side != own);
        enemy && is_armed_known(ctx, id) && unit.place.cell().is_some()
    });
    such.find(|(id, unit)| sees(shot, id, unit) == seen).map(|(id, _)| id)
}

/// What players or boards show of the LOS; it sees whatever it fired at there in this phase.
fn sees(shot: &Shot<'_>, id: &UnitId, unit: &Unit) -> Option<bool> {
    let (ctx, own) = (&shot.ctx, &shot.firer.unit);
    let there = |attack: &&Attack| {
        let at = unit.location().is_some_and(|at| attack.at.contains(&at));
        at && attack.phase == ctx.before.phase && attack.targets.contains(id)
    };
    ctx.sees(own, id).or_else(|| ctx.before.attacks_by(own).into_iter().find(there).map(|_| true))
}

fn nearest(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| is_sff(shot.mode()) && is_small_arms(shot) && shot.ctx.is_of_players();
    let bad = |shot: &Shot<'_>| {
        let enemy = nearer(shot, Some(true))?;
        Some(format!(
            "{enemy}, an armed Known enemy, is nearer to {} than the target of its Subsequent First Fire",
            shot.firer.unit
        ))
    };
    each_shot_or_open(volley, asked, bad, |shot| {
        let enemy = nearer(shot, None)?;
        let unit = &shot.firer.unit;
        Some(format!(
            "whether {unit} sees {enemy}, which is nearer than the target of its Subsequent First Fire"
        ))
    })
}

/// The unit fired nothing yet in this fire phase and is under no counter. Of crews, whose Guns fire in their place, of who
/// is left of a larger unit and of who directs, the log does not tell.
fn is_unmarked(shot: &Shot<'_>) -> bool {
    let (ctx, id) = (&shot.ctx, &shot.firer.unit);
    let squad = shot.infantry().is_some_and(Infantry::is_squad);
    let fired = earlier_by(ctx, id).any(|attack| attack.declared.attack != shot.attack.attack);
    let left = ctx.before.attacks.values().any(|attack| {
        attack.reduced.values().any(|into| into.as_ref() == Some(id))
            || attack.declared.directors.contains(id)
    });
    let alone =
        !ctx.units_with(shot.unit.map(Unit::location).unwrap_or_default()).iter().any(|(other, _)| {
            ctx.unit(other).is_some_and(|(_, def)| def.infantry.is_none() && def.vehicle.is_none())
        });
    let marked = shot.unit.is_none_or(|unit| !unit.markers.is_empty());
    squad && ctx.tells_all() && !fired && !left && alone && !marked
}

/// The MF that it answers is the first of this MPh, and no more than one: there was nothing to First Fire at before.
fn answers_the_first_mf(shot: &Shot<'_>) -> bool {
    let ctx = &shot.ctx;
    let Some(mover) = &shot.attack.target.answers else { return false };
    let spent = |unit: &Unit| unit.mph.expenditures > 0;
    let others = ctx.before.units.iter().any(|(id, unit)| id != mover && spent(unit));
    let one = |unit: &Unit| unit.mph.expenditures == 1 && unit.mph.spent < Mp::whole(2) && !unit.mph.unstated;
    !others && ctx.before.units.get(mover).is_some_and(one)
}

/// That a unit fired before may stand in no line, nor its counter: broken is what shows that it cannot have fired.
fn after_first_fire(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| is_sff(shot.mode()) && shot.is_inherent() && shot.ctx.is_of_players();
    let bad = |shot: &Shot<'_>| {
        let first = is_unmarked(shot) && answers_the_first_mf(shot);
        let unit = &shot.firer.unit;
        first.then(|| format!("{unit} has not fired in this MPh: its fire is First Fire, in full"))
    };
    each_shot_or_open(volley, asked, bad, |shot| {
        let unit = &shot.firer.unit;
        is_unmarked(shot).then(|| {
            format!("whether {unit} First Fired in this MPh: no attack of it and no First Fire counter stands before this")
        })
    })
}

/// SW of other kinds fire beside it only if they are fresh, as First Fire. An ATR adds its FP on the IFT (C13.24).
fn weapons(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| {
        let second = matches!(shot.mode(), FireMode::Subsequent | FireMode::Fpf);
        let sw = matches!(shot.firer.weapon, Use::Sw(_) | Use::Weapon(_));
        second && sw && shot.infantry().is_some() && shot.ctx.is_of_players()
    };
    each_shot(volley, asked, |shot| {
        let kind = shot.kind().filter(|kind| takes_no_part(*kind))?;
        let unit = &shot.firer.unit;
        Some(format!(
            "{} of {unit} takes no part in Subsequent First Fire or FPF: it fires in First Fire",
            kind.word()
        ))
    })
}

fn final_counter(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let second =
        |a: &Attack, unit: &UnitId| matches!(mode_in(ctx, a, unit), FireMode::Subsequent | FireMode::Fpf);
    let marked = |shot: &Shot<'_>| {
        let unit = &shot.firer.unit;
        earlier_of(ctx, unit).into_iter().find(|a| second(a, unit)).map(|a| a.declared.attack)
    };
    let told = ctx.is_of_players();
    // A Fire Lane was fired before (A9.22).
    let lane = |shot: &Shot<'_>| shot.kind() == Some(WeaponKind::FireLane);
    let asked = |shot: &Shot<'_>| told && !lane(shot) && shot.infantry().is_some() && marked(shot).is_some();
    let barred = |shot: &Shot<'_>| {
        let before = marked(shot)?;
        (shot.mode() != FireMode::Fpf).then(|| {
            format!(
                "{} and all its weapons are marked Final Fire by {before}: FPF alone is left",
                shot.firer.unit
            )
        })
    };
    // A fresh SW of another kind fires beside it, at the same MF: no log tells which of the two was declared first.
    let beside = |shot: &Shot<'_>| {
        let other = shot.kind().is_some_and(|kind| !matches!(kind, WeaponKind::Mg | WeaponKind::Ife));
        let answers = shot.attack.target.answers.as_ref();
        let now = |a: &Attack| {
            let spent = a.targets.iter().filter_map(|id| Some(ctx.before.units.get(id)?.mph.expenditures));
            spent.sum::<u32>() == a.expenditures
        };
        let unit = &shot.firer.unit;
        let same = |a: &Attack| second(a, unit) && a.declared.target.answers.as_ref() == answers && now(a);
        other && shot.is_fresh() && answers.is_some() && earlier_by(ctx, unit).any(same)
    };
    each_shot_or_open(
        volley,
        asked,
        |shot| barred(shot).filter(|_| !beside(shot)),
        |shot| {
            barred(shot)
                .map(|_| format!("whether {} fired this beside its Subsequent First Fire", shot.firer.unit))
        },
    )
}
