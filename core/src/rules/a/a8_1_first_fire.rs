//! A8.1 and A8.14: when Defensive First Fire may answer a move, at whom, and how often; what a mover owes before it goes on.

use crate::event::{Event, FireMode, Firer, MfSpent, MfWay, UnitId, Use, What};
use crate::facts::{Ctx, Move, Shot, Told, Volley, Walk, mode_of};
use crate::figures::depletion::fired_in;
use crate::figures::fire::earlier::{answers_same, is_second_use};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::unsettled;
use crate::rules::table::Check;
use crate::state::{
    Attack, Unit, enemies_in, firing_side, is_first_fire, locations_of, names_fired_at, was_fired_at,
};
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use crate::vocab::{Reason, WeaponKind};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A8.1-window",
        &[Matter::Order],
        "First Fire at Infantry ends when another unit moves on elsewhere.",
        Check::Fire(window),
    ),
    Clause::check(
        "A8.1-separate-acts",
        &[Matter::MoveLeave],
        "What a unit does beside entering a hex is an expenditure of its own, to which the DEFENDER may react.",
        Check::Walk(separate_acts),
    )
    .since(2),
    Clause::checks(
        "A8.1-mover-settles-first",
        &[Matter::Order],
        "A unit that is fired at in its move goes on only after the checks that it owes.",
        &[Check::Mf(settles_on_foot), Check::Mp(settles_first)],
    ),
    Clause::check(
        "A8.1-pass-answers",
        &[Matter::Order],
        "The DEFENDER lets an expenditure of the moving unit pass.",
        Check::Any(pass_answers),
    ),
    Clause::check(
        "A8.1-names-its-target",
        &[Matter::Target],
        "First Fire is at the units that move, and names them.",
        Check::Fire(names_target),
    ),
    Clause::check(
        "A8.1-moved",
        &[Matter::Order],
        "First Fire at Personnel is at units that spent MF in this MPh.",
        Check::Fire(moved),
    ),
    Clause::check(
        "A8.1-answers-its-target",
        &[Matter::Target],
        "First Fire answers the expenditure of a unit that it is at.",
        Check::Fire(answers_its_target),
    ),
    Clause::check(
        "A8.1-whole-stack",
        &[Matter::Target],
        "First Fire at a stack that moves is at all of it.",
        Check::Fire(whole_stack),
    )
    .since(2),
    Clause::check(
        "A8.14-per-mf",
        &[Matter::Rof],
        "A unit or weapon fires at a moving unit once for each MF or MP of the expenditure that it answers.",
        Check::Fire(per_mf),
    ),
];

fn separate_acts(walk: &Walk<'_>) -> Verdict {
    let Some(MfWay::On { what }) = walk.way else { return Verdict::Silent };
    Verdict::kept_or(walk.entered().is_none(), || {
        let hex = walk.ctx.show(walk.to());
        format!("{} enters {hex} and spends MF on {} at once", walk.said.unit, what.as_str())
    })
}

/// Pinned or broken it moves no more in this MPh, and may be fired at again where it is (A7.83, A8.14); nor does one that left play.
fn is_held(unit: &Unit) -> bool {
    unit.is_pinned() || unit.is_broken() || unit.eliminated
}

/// Units of a stack spend their MF one after the other, in the same hexes. [EXC: those that move together (A25.23,
/// D9.31).] D3.3 speaks of vehicles.
fn window(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if !is_first_fire(attack, ctx.before.phase) || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let Some(mover) = ctx.before.window.as_ref().map(|window| &window.mover) else { return Verdict::Silent };
    let at = |id: &UnitId| ctx.before.units.get(id).and_then(|unit| unit.place.cell());
    let on_foot = |id: &&UnitId| {
        let there = ctx.unit(id).filter(|(_, def)| def.infantry.is_some());
        there.is_some_and(|(unit, _)| unit.aboard.is_none() && !unit.got_off && unit.mph.expenditures > 0)
    };
    let mut targets = volley.targets().iter().filter(on_foot).peekable();
    if targets.peek().is_none() {
        return Verdict::Silent;
    }
    let over = |id: &&UnitId| {
        let closed = ctx.before.units.get(id).is_some_and(|unit| unit.mph.closed && !is_held(unit));
        let together = || ctx.before.move_together(ctx.scenario, (mover, None), id);
        closed && *id != mover && at(mover).is_some() && at(id) != at(mover) && !together()
    };
    targets.find(over).map_or(Verdict::Kept, |id| {
        Verdict::broken(format!("the move of {id} is over: {mover} has moved since, elsewhere"))
    })
}

/// The attacks of this MPh on it that are not worked off.
fn unsettled(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let mut on = ctx.before.open_attacks_on(id);
    on.retain(|attack| !attack.rolls.is_empty() && attack.is_first_fire());
    let settled = if on.is_empty() { Verdict::Silent } else { Verdict::Kept };
    on.into_iter().find_map(|attack| unsettled::unsettled(ctx, attack)).unwrap_or(settled)
}

fn settles_on_foot(told: &Told<'_, MfSpent>) -> Verdict {
    if told.ctx.tells_all() { unsettled(&told.ctx, &told.said.unit) } else { Verdict::Silent }
}

fn settles_first(moved: &Move<'_>) -> Verdict {
    if moved.ctx.tells_all() { unsettled(&moved.ctx, &moved.said.unit) } else { Verdict::Silent }
}

/// An expenditure of several MP is answered as often (A8.14), a fraction not at all beyond the first. What is left of a unit is the
/// same mover, and the same firer.
fn per_mf(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if !is_first_fire(attack, ctx.before.phase) || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let targets = volley.targets();
    let moving = |unit: &&Unit| !unit.mph.unstated && !is_held(unit);
    let last = |id: &UnitId| ctx.before.units.get(id).filter(moving).map(|unit| unit.mph.last);
    let most = targets.iter().filter_map(last).max().filter(|_| targets.iter().all(|id| last(id).is_some()));
    let Some(most) = most else { return Verdict::Silent };
    let mut verdict = Verdict::Silent;
    // A7.33 speaks of inherent FP that First Fire twice.
    let asked =
        |firer: &&Firer| firer.weapon != Use::Inherent || is_second_use(mode_of(ctx, attack, &firer.unit));
    for firer in attack.firers.iter().filter(asked) {
        let names = names_fired_at(ctx.before, &firer.unit);
        let such = |a: &&Attack| {
            let own = |f: &Firer| names.contains(&f.unit) && f.weapon == firer.weapon;
            let shot = a.declared.firers.iter().any(own) && fired_in(ctx, a, &firer.unit) == Some(true);
            shot && was_fired_at(ctx.before, targets, a) && answers_same(ctx, a)
        };
        let fired = names.iter().flat_map(|name| ctx.before.attacks_by(name));
        let before = fired.filter(such).count();
        if before > 0 && Mp::whole(before as i32 + 1) > most {
            return Verdict::broken(format!(
                "{} answered this expenditure of {most} before: it waits for the next",
                firer.unit
            ));
        }
        if before > 0 {
            verdict = Verdict::Kept;
        }
    }
    verdict
}

fn pass_answers(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::Passed(passed) = &event.what else { return Verdict::Silent };
    if told.unit.is_some_and(|unit| unit.eliminated) {
        return Verdict::Silent;
    }
    let mover = ctx.before.window.as_ref().map(|window| &window.mover);
    Verdict::kept_or(mover == Some(&passed.unit) && ctx.before.phase == Some(Phase::MPh), || match mover {
        Some(mover) => format!("the last expenditure was that of {mover}"),
        None => "nothing was spent that could pass".into(),
    })
}

/// The log gives no more than a guess which others of those in the Location it may be at.
fn names_target(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if !is_first_fire(attack, ctx.before.phase) || attack.target.locations.is_empty() {
        return Verdict::Silent;
    }
    if attack.target.units.is_empty() && attack.target.answers.is_none() {
        if nobody_moved(volley) {
            return Verdict::broken("no unit there has spent an MP or MF in this MPh that could be answered");
        }
        if nobody_is_there(volley) {
            return Verdict::broken("nobody is there who moves: First Fire is at units that do (A8.1)");
        }
        return Verdict::undecided(format!(
            "at which moving units {} is: they are to be named",
            attack.attack
        ));
    }
    Verdict::Kept
}

/// Enemies stand there, the log knows of each, and none of them has moved: excerpts leave moves out.
fn nobody_moved(volley: &Volley<'_>) -> bool {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let state = ctx.before;
    let Some(side) = firing_side(state, ctx.scenario, attack).filter(|_| !ctx.scenario.excerpts) else {
        return false;
    };
    let there = enemies_in(state, side, &locations_of(state, ctx.scenario, attack));
    let idle = |id: &UnitId| {
        state.units.get(id).is_some_and(|unit| unit.mph.expenditures == 0 && unit.aboard.is_none())
    };
    side != state.side.as_ref().unwrap_or(side) && !there.is_empty() && there.iter().all(idle)
}

/// Small Arms and MG at Locations that hold nobody, in a log that knows everybody. SMOKE may be fired at one, and a lane lies in any.
fn nobody_is_there(volley: &Volley<'_>) -> bool {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let state = ctx.before;
    let Some(side) = firing_side(state, ctx.scenario, attack).filter(|_| ctx.tells_all()) else {
        return false;
    };
    let plain = |shot: &Shot<'_>| shot.is_inherent() || shot.kind() == Some(WeaponKind::Mg);
    let shots = volley.shots();
    let there = enemies_in(state, side, &locations_of(state, ctx.scenario, attack));
    state.side.as_ref().is_some_and(|own| own != side)
        && there.is_empty()
        && !shots.is_empty()
        && shots.iter().all(plain)
}

/// D3.3 speaks of vehicles, and PRC go by their vehicle; A7.1 and D3.3 speak of the ATTACKER's First Fire.
fn moved(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let side = firing_side(ctx.before, ctx.scenario, attack);
    let attacker = side.is_some() && side == ctx.before.side.as_ref();
    if attacker || !is_first_fire(attack, ctx.before.phase) {
        return Verdict::Silent;
    }
    let on_foot = |id: &&UnitId| {
        let there = ctx.unit(id).filter(|(_, def)| def.infantry.is_some());
        there.is_some_and(|(unit, _)| unit.aboard.is_none() && !unit.got_off && !unit.eliminated)
    };
    let mut named = attack.target.units.iter().chain(&attack.target.answers).filter(on_foot).peekable();
    if named.peek().is_none() {
        return Verdict::Silent;
    }
    let spent = |id: &UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.mph.expenditures > 0);
    if let Some(still) = named.find(|id| !spent(id)) {
        return Verdict::broken(format!("{still} has spent no MF that could be answered"));
    }
    Verdict::Kept
}

/// One who moves with it, or aboard it, is answered as well.
fn answers_its_target(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let first = matches!(attack.mode, FireMode::First | FireMode::Subsequent | FireMode::Fpf);
    let Some(answered) = attack.target.answers.as_ref().filter(|_| first) else { return Verdict::Silent };
    if attack.target.units.is_empty() {
        return Verdict::Silent;
    }
    let carrier = |id: &UnitId| ctx.before.units.get(id).and_then(|unit| unit.aboard.clone());
    let path = |id: &UnitId| ctx.before.units.get(id).map(|unit| &unit.mph.by_hex);
    let along = |id: &UnitId| path(id).is_some_and(|own| !own.is_empty() && path(answered) == Some(own));
    let one = |id: &UnitId| {
        let got_off = ctx.before.units.get(id).is_some_and(|unit| unit.got_off);
        id == answered
            || got_off
            || along(id)
            || carrier(id).as_ref() == Some(answered)
            || carrier(answered).as_ref() == Some(id)
    };
    Verdict::kept_or(attack.target.units.iter().any(one), || {
        format!("it answers {answered}, and is not at it")
    })
}

/// A member that broke or is pinned moves no more and may be left out. That units went one step together makes a stack where the step
/// before was one too: each may have moved alone, and for a single step.
fn whole_stack(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(answered) = attack.target.answers.as_ref().filter(|_| is_first_fire(attack, ctx.before.phase))
    else {
        return Verdict::Silent;
    };
    let stack = ctx.before.moving_stack(answered);
    // A8.1-window tells of a move that is over.
    let goes_on = ctx.before.window.as_ref().is_some_and(|window| stack.contains(&&window.mover));
    if stack.len() < 2
        || !goes_on
        || !ctx.tells_all()
        || volley.shots().iter().any(|shot| shot.says(Reason::SnapShot))
    {
        return Verdict::Silent;
    }
    let unit = |id: &UnitId| ctx.before.units.get(id);
    let moves = |id: &UnitId| unit(id).is_some_and(|unit| !is_held(unit));
    let Some(spared) = stack.into_iter().find(|id| moves(id) && !volley.targets().contains(id)) else {
        return Verdict::Kept;
    };
    let says = format!("{spared} moves with {answered}, and {} is not at it", attack.attack);
    match ctx.before.sure_stack(answered).contains(&spared) {
        true => Verdict::broken(says),
        false => Verdict::undecided(format!("{says}: whether they are a stack")),
    }
}
