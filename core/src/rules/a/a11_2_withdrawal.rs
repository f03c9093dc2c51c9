//! A11.2 to A11.22: who withdraws from Melee, where to, and what is asked of it; Infiltration.

use crate::duty::Debt;
use crate::event::{CcAnnounced, CcPlan, CloseCombatFought, Event, Level, Status, UnitId, Withdrew};
use crate::facts::{Ctx, PhaseClosing, Told, Traces};
use crate::figures::ambush::force_of;
use crate::figures::close_combat::{Attack, attack_of, drm_against};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::no_known_enemy;
use crate::rules::table::Check;
use crate::state::{Fight, Unit, side_of};
use crate::vocab::Modifier;
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A11.2-announce",
        &[Matter::Order],
        "Withdrawal is announced before any attack of its Location, and is not taken back.",
        &[Check::CcAnnounced(announced_late), Check::Withdrew(unannounced)],
    )
    .since(2),
    Clause::checks(
        "A11.2-who-not",
        &[Matter::MoveLeave],
        "Nobody withdraws who is pinned, berserk or Disrupted, nor in the first round without an Ambush of his own.",
        &[Check::CcAnnounced(may_announce), Check::Withdrew(may_withdraw)],
    )
    .since(2),
    Clause::check(
        "A11.2-drm",
        &[Matter::Modifier],
        "An attack on who withdraws has -2, and +1 for each friend that stays, against that unit alone.",
        Check::Any(drm),
    )
    .since(2),
    Clause::check(
        "A11.2-no-attack",
        &[Matter::FireLeave],
        "Who withdraws does not attack.",
        Check::Cc(attacks),
    )
    .since(2),
    Clause::check(
        "A11.21-where",
        &[Matter::HexLeave],
        "A withdrawal goes into the next Location, without a Known enemy.",
        Check::Withdrew(whereto),
    )
    .since(2),
    Clause::check(
        "A11.21-concealed",
        &[Matter::Consequence],
        "Who withdraws into the Location of a concealed enemy unit is eliminated.",
        Check::PhaseOwed(Traces::CLOSE_COMBAT, Debt::Eliminated, into_concealed),
    )
    .since(2),
    Clause::guard("A11.22-two", "Who attacks with an Original 2 may withdraw at once, unless pinned.").since(2),
    Clause::guard("A11.22-twelve", "Who is attacked with an Original 12 may withdraw at once, unless pinned.")
        .since(2),
    Clause::check(
        "A11.22-at-once",
        &[Matter::Order],
        "Infiltration follows an Original 2 of the unit's attack, or 12 of one on it, before any other attack of the Location.",
        Check::Withdrew(at_once),
    )
    .since(2),
];

fn is_withdrawal(plan: Option<&CcPlan>) -> bool {
    matches!(plan, Some(CcPlan::Withdrawal { .. }))
}

fn ambushes(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some(at) = ctx.before.units.get(id).and_then(Unit::location) else { return false };
    let won = ctx.before.close_combat.ambush_at(at).and_then(|ambush| ambush.won.as_ref());
    won.is_some() && won == side_of(ctx.before, ctx.scenario, id)
}

/// The ambusher may withdraw at any time (A11.41).
fn announced_late(told: &Told<'_, CcAnnounced>) -> Verdict {
    let (ctx, announced) = (&told.ctx, told.said);
    let id = &announced.unit;
    let Some(at) = told.unit.and_then(Unit::location).filter(|_| is_withdrawal(Some(&announced.plan))) else {
        return Verdict::Silent;
    };
    let late = ctx.before.close_combat.fights_at(at).next().filter(|_| !ambushes(ctx, id));
    Verdict::kept_or(late.is_none(), || {
        format!("{id} announces its withdrawal behind an attack of its Location")
    })
}

/// A word that was not written down may have been said.
fn unannounced(told: &Told<'_, Withdrew>) -> Verdict {
    let (ctx, withdrew) = (&told.ctx, told.said);
    let id = &withdrew.unit;
    if withdrew.infiltration.is_some() || ambushes(ctx, id) || fights_in_the_street(ctx, withdrew) {
        return Verdict::Silent;
    }
    match ctx.before.close_combat.plans.get(id) {
        Some(CcPlan::Withdrawal { to }) if *to == withdrew.hex => Verdict::Kept,
        Some(CcPlan::Withdrawal { to }) => Verdict::undecided(format!(
            "whether {id} goes elsewhere: {} was announced",
            ctx.show(ctx.cell(*to))
        )),
        Some(CcPlan::Alone) | None => {
            Verdict::undecided(format!("whether {id} announced its withdrawal before the attacks"))
        }
    }
}

fn may_announce(told: &Told<'_, CcAnnounced>) -> Verdict {
    let (ctx, announced) = (&told.ctx, told.said);
    if !is_withdrawal(Some(&announced.plan)) {
        return Verdict::Silent;
    }
    told.unit.map_or(Verdict::Silent, |unit| may(ctx, &announced.unit, unit))
}

/// What was wrong with its announcement is told there.
fn may_withdraw(told: &Told<'_, Withdrew>) -> Verdict {
    let (ctx, withdrew) = (&told.ctx, told.said);
    let id = &withdrew.unit;
    let Some(unit) = told.unit else { return Verdict::Silent };
    if !matches!(ctx.before.phase, Some(Phase::CCPh) | None) {
        return Verdict::broken(format!("{id} withdraws outside the CCPh"));
    }
    if withdrew.infiltration.is_some() {
        return Verdict::kept_or(!unit.is_pinned(), || format!("{id} is pinned and does not withdraw"));
    }
    if is_withdrawal(ctx.before.close_combat.plans.get(id)) || fights_in_the_street(ctx, withdrew) {
        return Verdict::Silent;
    }
    may(ctx, id, unit)
}

/// Unpinned, it goes back into the building from which it attacked a vehicle in the street (A11.8).
fn fights_in_the_street(ctx: &Ctx<'_>, withdrew: &Withdrew) -> bool {
    let id = &withdrew.unit;
    let attacks = |fight: &Fight| {
        let fought = &fight.cc.fought;
        fought.attackers.contains(id) && fought.targets.iter().any(|target| ctx.vehicle(target).is_some())
    };
    let building = ctx.terrain(ctx.cell(withdrew.hex)).is_some_and(|terrain| terrain.is_building());
    let fit = ctx.before.units.get(id).is_some_and(|unit| !unit.is_pinned() && !unit.is_broken());
    building && fit && ctx.before.close_combat.fights.iter().any(attacks)
}

fn may(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Verdict {
    let bars = [(Status::Berserk, "is berserk"), (Status::Disrupted, "is Disrupted")];
    let barred = bars.into_iter().find(|(status, _)| unit.status.has(*status)).map(|(_, why)| why);
    if let Some(why) = barred.or_else(|| unit.is_pinned().then_some("is pinned")) {
        return Verdict::broken(format!("{id} {why} and does not withdraw"));
    }
    let Some(at) = unit.location() else { return Verdict::Silent };
    if unit.status.has(Status::Melee) || ambushes(ctx, id) {
        return Verdict::Kept;
    }
    if ctx.before.close_combat.melees.contains(&at) {
        return Verdict::Silent;
    }
    let says = format!("{id} is in no Melee: nobody withdraws in the first round without an Ambush");
    if ctx.tells_all() { Verdict::broken(says) } else { Verdict::undecided(says) }
}

/// One witness: it is asked.
fn drm(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let Some(Attack { fought, .. }) = attack_of(told.said).filter(|attack| attack.is_told) else {
        return Verdict::Silent;
    };
    let mut verdict = Verdict::Silent;
    for id in &fought.targets {
        let Some(said) = drm_against(fought, id, Modifier::Withdrawing) else { continue };
        let withdraws = is_withdrawal(ctx.before.close_combat.plans.get(id));
        let due = if withdraws { Drm(-2) + Drm(covering(ctx, id)) } else { Drm(0) };
        if said != due {
            return Verdict::undecided(format!(
                "why the attack on {id} counts withdrawing {said}: {due} is due"
            ));
        }
        if withdraws {
            verdict = Verdict::Kept;
        }
    }
    verdict
}

/// How many friends stay.
fn covering(ctx: &Ctx<'_>, id: &UnitId) -> i16 {
    let own = ctx.before.units.get(id).and_then(Unit::location).zip(side_of(ctx.before, ctx.scenario, id));
    let Some((at, side)) = own else { return 0 };
    let stays = |(other, _): &(&UnitId, &Unit)| {
        *other != id && !is_withdrawal(ctx.before.close_combat.plans.get(*other))
    };
    i16::try_from(force_of(ctx, side, at).into_iter().filter(stays).count()).unwrap_or(i16::MAX)
}

/// One witness: it is asked.
fn attacks(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let withdraws = |id: &&UnitId| is_withdrawal(ctx.before.close_combat.plans.get(*id));
    if ctx.before.close_combat.plans.is_empty() {
        return Verdict::Silent;
    }
    fought.attackers.iter().find(withdraws).map_or(Verdict::Kept, |id| {
        Verdict::undecided(format!("whether {id}, which announced its withdrawal, attacks"))
    })
}

/// Which Locations of two hexes a unit may pass between a map alone tells; the levels of one hex are one apart.
fn whereto(told: &Told<'_, Withdrew>) -> Verdict {
    let (ctx, withdrew) = (&told.ctx, told.said);
    let id = &withdrew.unit;
    let Some((from, level)) = told.unit.and_then(Unit::location) else { return Verdict::Silent };
    let to: (Cell, Level) = (ctx.cell(withdrew.hex), withdrew.level);
    let next = match (from.range(to.0), level, to.1) {
        (1, ..) => true,
        (0, Level::At(a), Level::At(b)) => a.abs_diff(b) == 1,
        (0, a, b) => a != b,
        (..) => false,
    };
    if !next {
        return Verdict::broken(format!("{} is not the next Location to {id}", ctx.show(to.0)));
    }
    let Some(side) = side_of(ctx.before, ctx.scenario, id) else { return Verdict::Silent };
    no_known_enemy(ctx, side, to, |_, _| true)
}

fn into_concealed(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    let left = ctx.before.close_combat.left.iter().rev().find(|left| left.unit == *id);
    let Some(left) = left else { return Verdict::Silent };
    let Some(enemy) = &left.concealed else { return Verdict::Kept };
    let says = format!("{id} withdrew to {enemy}, which was concealed, and is in play");
    if ctx.unit(enemy).is_some() { Verdict::broken(says) } else { Verdict::undecided(says) }
}

fn at_once(told: &Told<'_, Withdrew>) -> Verdict {
    let (ctx, withdrew) = (&told.ctx, told.said);
    let id = &withdrew.unit;
    let Some(roll) = withdrew.infiltration else { return Verdict::Silent };
    let combats = &ctx.before.close_combat;
    let Some(fight) = combats.fight_by(roll) else {
        return Verdict::broken(format!("no attack of this phase was made by {roll}"));
    };
    // A leader whom the attack created takes part in it (A18.12).
    let maker = combats.leaders.get(id);
    let by = |units: &[UnitId]| units.contains(id) || maker.is_some_and(|maker| units.contains(maker));
    let right = (fight.original == Some(2) && by(&fight.cc.fought.attackers))
        || (fight.original == Some(12) && by(&fight.cc.fought.targets));
    if !right && (by(&fight.cc.fought.attackers) || by(&fight.cc.fought.targets)) {
        return Verdict::broken(format!("{roll} is no Original 2 of {id}, and no 12 of an attack on it"));
    }
    if !right {
        return Verdict::undecided(format!(
            "whether {id}, which {roll} does not name, takes part in that attack"
        ));
    }
    let last = fight.at.and_then(|at| combats.fights_at(at).next_back());
    let is_last = last.is_none_or(|last| last.cc.fought.roll == roll);
    Verdict::kept_or(is_last, || {
        format!("another attack of its Location stands between {roll} and the withdrawal of {id}")
    })
}
