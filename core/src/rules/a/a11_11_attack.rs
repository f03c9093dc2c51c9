//! A11.11 to A11.19: FP, odds, DRM and what a Close Combat attack of Personnel does.

use super::a11_11_results::{eliminated, reduced, undue};
use crate::charts::cct::{HAND_TO_HAND, column, kill_number};
use crate::duty::Debt;
use crate::event::{CcPlan, CcResolved, CcResult, CloseCombatFought, DrmLine, Event, Status, UnitId, What};
use crate::facts::{Ctx, PhaseClosing, Told, Traces};
use crate::figures::ambush::force_of;
use crate::figures::check::leadership::leadership_said;
use crate::figures::close_combat::{Forces, does, final_dr, forces, kill_and_total};
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::figures::leader_creation::is_mmc;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, side_of};
use crate::tally::Quantity;
use crate::vocab::num::{Drm, Fp};
use crate::vocab::phase::Phase;
use crate::vocab::{ClauseId, InfantryKind, Modifier, Nation};
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A11.11-odds",
        &[Matter::Column],
        "The column of the Close Combat Table is that of the FP of both, lowered to the next odds.",
        Check::Any(odds),
    )
    .since(2),
    Clause::check(
        "A11.11-final",
        &[Matter::FinalDr],
        "The Final DR is the DR with the DRM, those against some of the units attacked for these alone.",
        Check::Any(sum),
    )
    .since(2),
    Clause::checks(
        "A11.11-result",
        &[Matter::Result, Matter::Consequence],
        "A Final DR below the Kill Number eliminates all who are attacked, at it one is Reduced, above it nothing happens.",
        &[
            Check::Any(result),
            Check::Harmed(undue),
            Check::PhaseOwed(Traces::CLOSE_COMBAT, Debt::Eliminated, eliminated),
            Check::PhaseOwed(Traces::CLOSE_COMBAT, Debt::Reduced, reduced),
        ],
    )
    .since(2),
    Clause::check(
        "A11.13-no-sw",
        &[Matter::Factor],
        "Personnel use no SW and no ordnance in Close Combat.",
        Check::Cc(armed),
    )
    .since(2),
    Clause::check(
        "A11.14-smc-with-mmc",
        &[Matter::Target],
        "A SMC is attacked, and attacks, with the MMC that it is stacked with, unless it was said to fight alone.",
        Check::Cc(smc_apart),
    )
    .since(2),
    Clause::check(
        "A11.141-leader-drm",
        &[Matter::Modifier],
        "Leadership in Close Combat is that of one leader who takes part in the attack, and does so beside others.",
        Check::Cc(leader_there),
    )
    .since(2),
    Clause::check(
        "A11.16-broken",
        &[Matter::FireLeave],
        "Broken units do not attack in Close Combat.",
        Check::Cc(broken_attacks),
    ),
    Clause::check(
        "A11.16-must-withdraw",
        &[Matter::Consequence],
        "A broken unit in Melee tries to withdraw, or is eliminated at the end of the CCPh.",
        Check::PhaseOwed(Traces::BROKEN, Debt::Withdraws, must_withdraw),
    )
    .since(2),
    Clause::check(
        "A11.16-attacked",
        &[Matter::Modifier],
        "An attack on broken units has a DRM of -2.",
        Check::Any(broken_attacked),
    )
    .since(2),
    Clause::check(
        "A11.19-halved",
        &[Matter::Factor],
        "An attack on concealed units has half its FP.",
        Check::Any(halved),
    )
    .since(2),
];

fn resolved<'e>(told: &Told<'e, Event>) -> Option<&'e CcResolved> {
    if let What::CcResolved(cc) = &told.said.what { Some(cc) } else { None }
}

/// FP that are told are held against the counters; odds against the FP that are told, else those of the counters.
fn odds(told: &Told<'_, Event>) -> Verdict {
    let Some(cc) = resolved(told) else { return Verdict::Silent };
    let known = forces(&told.ctx, &cc.fought);
    if let Some(forces) = &known
        && let Some(verdict) = fp(&told.ctx, cc, forces)
    {
        return verdict;
    }
    let of = |said: Option<Fp>, due: Option<Fp>| said.or(due);
    let attack = of(cc.attack, known.as_ref().map(|forces| forces.attack.value()));
    let defense = of(cc.defense, known.as_ref().map(|forces| forces.defense.value()));
    let (Some(said), Some((attack, defense))) = (cc.odds, attack.zip(defense)) else {
        let told = cc.attack.is_some() || cc.defense.is_some();
        return if told && known.is_some() { Verdict::Kept } else { Verdict::Silent };
    };
    let due = column(attack, defense);
    let says = format!("{attack} FP against {defense} FP");
    match said.cmp(&due) {
        core::cmp::Ordering::Equal => Verdict::Kept,
        core::cmp::Ordering::Greater => Verdict::wrong(says, said.word(), due.word()),
        core::cmp::Ordering::Less => {
            Verdict::undecided(format!("why the odds are {}: by {says} they are {}", said.word(), due.word()))
        }
    }
}

/// FP that the counters do not give: more for the attack, or less against it. Of those of a SW A11.13 speaks.
fn fp(ctx: &Ctx<'_>, cc: &CcResolved, forces: &Forces) -> Option<Verdict> {
    let (attack, defense) = (&forces.attack, &forces.defense);
    if let Some(said) = cc.attack.filter(|said| *said > attack.value()) {
        let armed = by_sw(ctx, cc, attack.value(), said);
        let breach = armed.unwrap_or_else(|| Breach::wrong_sum(attack.clone(), said));
        return Some(Verdict::Broken(Box::new(breach)));
    }
    if let Some(said) = cc.defense.filter(|said| *said < defense.value()) {
        return Some(Verdict::Broken(Box::new(Breach::wrong_sum(defense.clone(), said))));
    }
    let less = cc.attack.filter(|said| *said < attack.value());
    let more = cc.defense.filter(|said| *said > defense.value());
    let of = |whose: &str, said: Fp, due: Fp| {
        Verdict::undecided(format!("why {said} FP {whose}: by the counters it is {due} FP"))
    };
    less.map(|said| of("attack", said, attack.value()))
        .or_else(|| more.map(|said| of("are attacked", said, defense.value())))
}

fn halved(told: &Told<'_, Event>) -> Verdict {
    let Some(cc) = resolved(told) else { return Verdict::Silent };
    let known = forces(&told.ctx, &cc.fought).filter(|forces| forces.is_halved);
    let right = known.zip(cc.attack).is_some_and(|(forces, said)| said == forces.attack.value());
    if right { Verdict::Kept } else { Verdict::Silent }
}

/// Where no DRM is told, what made up the difference is not known.
fn sum(told: &Told<'_, Event>) -> Verdict {
    let Some((cc, said)) = resolved(told).and_then(|cc| Some((cc, cc.total?))) else {
        return Verdict::Silent;
    };
    let totals: Option<Vec<i16>> =
        cc.fought.targets.iter().map(|target| final_dr(&told.ctx, &cc.fought, target)).collect();
    let Some(totals) = totals.filter(|totals| !totals.is_empty()) else { return Verdict::Silent };
    match totals.first() {
        _ if totals.contains(&said) => Verdict::Kept,
        Some(_) if cc.fought.drm.is_empty() => {
            Verdict::undecided(format!("by which DRM the Final DR is {said}: none is told"))
        }
        Some(due) => Verdict::wrong(
            "the Final DR does not add up",
            format!("Final DR {said}"),
            format!("Final DR {due}"),
        ),
        None => Verdict::Silent,
    }
}

/// Against a vehicle A11.5 speaks. Hand-to-Hand Close Combat has Kill Numbers of its own (J2.31).
fn result(told: &Told<'_, Event>) -> Verdict {
    let Some((cc, said)) = resolved(told).and_then(|cc| Some((cc, cc.result?))) else {
        return Verdict::Silent;
    };
    let ctx = &told.ctx;
    if cc.fought.targets.iter().any(|id| ctx.vehicle(id).is_some()) {
        return Verdict::Silent;
    }
    let Some((kill, total)) = kill_and_total(ctx, cc) else { return Verdict::Silent };
    // Captured are those who would be eliminated (A20.22).
    let plain = if said == CcResult::Captured { CcResult::Eliminated } else { said };
    let due = does(total, kill);
    // At the Kill Number one of them is taken (A20.22).
    let taken = said == CcResult::Captured && due == CcResult::Reduced && captures(&cc.fought);
    if plain == due || taken {
        return Verdict::Kept;
    }
    // Of FP that are not theirs another clause tells.
    let odds = forces(ctx, &cc.fought).map(|known| column(known.attack.value(), known.defense.value()));
    if odds.is_some_and(|odds| plain == does(total, kill_number(odds))) {
        return Verdict::Silent;
    }
    let says = format!("a Final DR of {total} against a Kill Number of {kill}");
    if plain == does(total, kill + HAND_TO_HAND) && may_be_hand_to_hand(ctx, &cc.fought) {
        return Verdict::undecided(format!("whether it was Hand-to-Hand: {says}"));
    }
    Verdict::wrong(says, said.word(), due.word())
}

fn captures(fought: &CloseCombatFought) -> bool {
    fought.drm.iter().any(|line| line.is(Modifier::Capture))
}

/// Is somebody in it of an army that knows it, or of none that is told?
fn may_be_hand_to_hand(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> bool {
    let mut all = fought.attackers.iter().chain(&fought.targets);
    all.any(|id| {
        let nation = ctx.unit(id).and_then(|(_, def)| nation_of(def));
        nation.is_none_or(|nation| matches!(nation, Nation::Japanese | Nation::British))
    })
}

/// Of vehicles' weapons D3.5 speaks.
fn armed(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let on_foot =
        fought.attackers.iter().all(|id| infantry(ctx, id).is_some_and(|(unit, _)| unit.aboard.is_none()));
    match fought.weapons.first() {
        _ if !on_foot => Verdict::Silent,
        Some(weapon) => Verdict::broken(format!("{weapon} is used in it")),
        None => Verdict::Kept,
    }
}

/// The FP of a SW that an attacker possesses make up the difference.
fn by_sw(ctx: &Ctx<'_>, cc: &CcResolved, due: Fp, said: Fp) -> Option<Breach> {
    let held = |id: &UnitId| {
        let def = ctx.unit(id).map(|(_, def)| def);
        let names = def.and_then(|def| def.infantry.as_ref()?.sw.as_ref()).into_iter().flatten();
        names
            .filter_map(|name| {
                let weapon = def?.weapons.get(name).or_else(|| ctx.scenario.weapons.get(name))?;
                Some((name.clone(), Fp::whole(u32::from(weapon.fp?))))
            })
            .collect::<Vec<_>>()
    };
    let mut all = cc.fought.attackers.iter().flat_map(held);
    let (name, fp) = all.find(|(_, fp)| due + *fp == said)?;
    let breach =
        Breach::of(format!("the {fp} FP of the {name} do not count")).figures(said.figure(), due.figure());
    Some(Breach { blame: Some(ClauseId("A11.13-no-sw")), ..breach })
}

/// A leader alone lends nothing. One who stands with those who attack and is not named may take part.
fn leader_there(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let Some(said) = leadership_said(&fought.drm).filter(|said| *said < Drm(0)) else {
        return Verdict::Silent;
    };
    let leads = |id: &UnitId| leadership(ctx, id);
    let best = fought.attackers.iter().try_fold(0, |best: i16, id| {
        infantry(ctx, id)?;
        Some(best.min(leads(id).unwrap_or(0)))
    });
    let Some(due) = best else { return Verdict::Silent };
    if let [alone] = fought.attackers.as_slice()
        && leads(alone).is_some()
    {
        return Verdict::wrong(format!("{alone} attacks alone"), format!("leader {said}"), "none");
    }
    if said >= Drm(due) {
        return Verdict::Kept;
    }
    let first = fought.attackers.first();
    let here = first.and_then(|id| ctx.before.units.get(id)).and_then(Unit::location);
    let side = first.and_then(|id| side_of(ctx.before, ctx.scenario, id));
    let friend = |(id, unit): &(&UnitId, &Unit)| {
        !unit.eliminated && side.is_some() && side_of(ctx.before, ctx.scenario, id) == side
    };
    let there = ctx.units_with(here).into_iter().filter(friend);
    let led = there.into_iter().filter_map(|(id, _)| leads(id)).any(|drm| said >= Drm(drm));
    let says = format!("leader {said}, and who attacks has {}", Drm(due));
    if led || !ctx.tells_all() { Verdict::undecided(says) } else { Verdict::broken(says) }
}

fn broken_attacks(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let first = fought.attackers.iter().find(|id| is_broken(ctx, id));
    first.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} is broken and does not attack")))
}

fn is_broken(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    infantry(ctx, id).is_some_and(|(unit, _)| unit.is_broken())
}

/// What a DRM against a broken unit is.
const OF_BROKEN: Drm = Drm(-2);

/// Asked where DRM, or a Final DR, are told by their names. One against none who is broken is told with it.
fn broken_attacked(told: &Told<'_, Event>) -> Verdict {
    let Some(cc) = resolved(told).filter(|cc| cc.total.is_some() || !cc.fought.drm.is_empty()) else {
        return Verdict::Silent;
    };
    let (ctx, drm) = (&told.ctx, &cc.fought.drm);
    if drm.iter().any(|line| line.means().is_none() || line.value.is_none()) {
        return Verdict::Silent;
    }
    let mut verdict = Verdict::Silent;
    for id in &cc.fought.targets {
        let counts =
            |line: &&DrmLine| line.is(Modifier::Broken) && (line.only.is_empty() || line.only.contains(id));
        let said: Drm =
            drm.iter().filter(counts).filter_map(|line| line.value).fold(Drm(0), |sum, drm| sum + drm);
        let due = if is_broken(ctx, id) { OF_BROKEN } else { Drm(0) };
        match (said == due, due == Drm(0)) {
            (true, true) => {}
            (true, false) => verdict = Verdict::Kept,
            (false, _) if infantry(ctx, id).is_none() => {}
            (false, _) => {
                return Verdict::wrong(
                    format!("{id} is attacked"),
                    format!("broken {said}"),
                    format!("broken {due}"),
                )
                .about(id);
            }
        }
    }
    verdict
}

fn is_smc(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    infantry(ctx, id).is_some_and(|(_, values)| values.kind.is_some_and(InfantryKind::is_smc))
}

/// Which MMC of several it is stacked with the log does not tell, and what was said may stand in no line: who was said to fight
/// alone, and fights with others, is found.
fn smc_apart(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let plans = &ctx.before.close_combat.plans;
    let alone = |id: &&UnitId| plans.get(*id) == Some(&CcPlan::Alone);
    if fought.attackers.len() > 1
        && let Some(id) = fought.attackers.iter().find(alone)
    {
        return Verdict::broken(format!("{id} was said to fight alone, and attacks with others"));
    }
    if fought.targets.len() > 1
        && let Some(id) = fought.targets.iter().find(alone)
    {
        return Verdict::broken(format!("{id} was said to fight alone, and is attacked with others"));
    }
    let [target] = fought.targets.as_slice() else { return Verdict::Silent };
    let Some((unit, side)) = ctx.before.units.get(target).zip(side_of(ctx.before, ctx.scenario, target))
    else {
        return Verdict::Silent;
    };
    let Some(at) = unit.location().filter(|_| is_smc(ctx, target) && !unit.status.has(Status::Captured))
    else {
        return Verdict::Silent;
    };
    if plans.contains_key(target) {
        return Verdict::Kept;
    }
    let mmc = |(id, unit): &(&UnitId, &Unit)| is_mmc(ctx, id) && unit.aboard.is_none();
    match force_of(ctx, side, at).into_iter().find(mmc) {
        Some((with, _)) if ctx.before.phase == Some(Phase::CCPh) => {
            Verdict::undecided(format!("whether {target} was said to fight alone: {with} is with it"))
        }
        Some(_) | None => Verdict::Silent,
    }
}

/// One witness: it is asked, of one that its status held in Melee before this CCPh. Who comes into Melee as it ends had no round yet
/// in which to withdraw (A11.2).
fn must_withdraw(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let held = unit.is_broken() && unit.status.has(Status::Melee) && !unit.status.has(Status::Captured);
    if ctx.before.phase != Some(Phase::CCPh) || !held || unit.held_now {
        return Verdict::Silent;
    }
    let foe = |(_, other): &(&UnitId, &Unit)| {
        !other.eliminated
            && other.side.is_some()
            && other.side != unit.side
            && !other.status.has(Status::Captured)
    };
    if !ctx.units_with(unit.location()).iter().any(foe) {
        return Verdict::Silent;
    }
    Verdict::undecided(format!("why {id}, broken in Melee, neither withdrew nor was eliminated"))
}
