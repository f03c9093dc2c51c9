//! A11: who fights whom in Close Combat, and where Melee is.

use crate::event::{CloseCombatFought, Event, MarkerPlaced, Odds, Status, StatusChanged, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::figures::check::leadership::leadership_said;
use crate::figures::fire::prc::put_in_melee;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, side_of};
use crate::vocab::InfantryKind;
use crate::vocab::num::{Drm, Fp};
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::string::String;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A11.1-one-hex",
        &[Matter::Target],
        "Close Combat is fought in one hex, in the CCPh; against a vehicle that moves as Reaction Fire (D7.2) too.",
        Check::Cc(one_hex),
    ),
    Clause::check(
        "A11.1-enemies",
        &[Matter::Target],
        "Close Combat is fought against enemy units in play.",
        Check::Cc(enemies_in_cc),
    ),
    Clause::check(
        "A11.11-odds",
        &[Matter::Column],
        "The column of the Close Combat Table is that of the FP of both, odds rounded down for the defenders.",
        Check::Any(odds),
    )
    .since(2),
    Clause::check(
        "A11.141-leader-there",
        &[Matter::Modifier],
        "Leadership in Close Combat is that of a leader who takes part in it.",
        Check::Cc(leader_there),
    )
    .since(2),
    Clause::check(
        "A11.16-broken",
        &[Matter::FireLeave],
        "Broken units do not attack in Close Combat.",
        Check::Cc(broken_attacks),
    ),
    Clause::checks(
        "A11.15-melee-with-enemy",
        &[Matter::MeleeCounter],
        "Melee holds those who share a Location with an enemy.",
        &[Check::Marker(melee_alone), Check::Status(melee_alone_status)],
    ),
];

/// Squads, HS and crews on foot are fought in the CCPh alone.
fn waits_for_ccph(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let many = [InfantryKind::Squad, InfantryKind::Hs, InfantryKind::Crew];
    let own = ctx.unit(id).filter(|(unit, _)| unit.aboard.is_none());
    own.and_then(|(_, def)| def.infantry.as_ref()?.kind).is_some_and(|kind| many.contains(&kind))
}

fn one_hex(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    if !matches!(ctx.before.phase, Some(Phase::CCPh | Phase::MPh) | None) {
        return Verdict::broken("Close Combat is fought in the CCPh");
    }
    let all = || fought.attackers.iter().chain(&fought.targets);
    if ctx.before.phase == Some(Phase::MPh) && all().all(|id| waits_for_ccph(ctx, id)) {
        return Verdict::broken(
            "Infantry is fought in the CCPh, and in the MPh a vehicle, or a SMC overrun (A4.15)",
        );
    }
    let hex = |id: &UnitId| {
        let unit = ctx.before.units.get(id)?;
        let carrier = unit.aboard.as_ref().and_then(|carrier| ctx.before.units.get(carrier));
        carrier.unwrap_or(unit).place.cell()
    };
    let Some((first, cell)) = all().find_map(|id| Some((id, hex(id)?))) else { return Verdict::Silent };
    let apart = all().find(|id| hex(id).is_some_and(|other| other != cell));
    Verdict::kept_or(apart.is_none(), || match apart {
        Some(other) => format!("{first} is in {}, and {other} is not", ctx.show(cell)),
        None => "they are not in one hex".into(),
    })
}

/// The columns from 10 to 1 on down, each as attack to defense.
const COLUMNS: [(Odds, u64, u64); 12] = [
    (Odds::TenToOne, 10, 1),
    (Odds::EightToOne, 8, 1),
    (Odds::SixToOne, 6, 1),
    (Odds::FourToOne, 4, 1),
    (Odds::ThreeToOne, 3, 1),
    (Odds::TwoToOne, 2, 1),
    (Odds::ThreeToTwo, 3, 2),
    (Odds::Even, 1, 1),
    (Odds::OneToTwo, 1, 2),
    (Odds::OneToFour, 1, 4),
    (Odds::OneToSix, 1, 6),
    (Odds::OneToEight, 1, 8),
];

/// The best column that FP of both give.
fn column(attack: Fp, defense: Fp) -> Odds {
    let at = |fp: Fp, other: Fp| u64::from(fp.parts().0) << other.parts().1;
    let (attack, defense) = (at(attack, defense), at(defense, attack));
    if attack > defense.saturating_mul(10) {
        return Odds::More;
    }
    let reached =
        |(_, one, other): &&(Odds, u64, u64)| attack.saturating_mul(*other) >= defense.saturating_mul(*one);
    COLUMNS.iter().find(reached).map_or(Odds::Less, |(odds, _, _)| *odds)
}

fn written(odds: Odds) -> String {
    let listed = COLUMNS.iter().find(|(of, _, _)| *of == odds);
    match listed {
        Some((_, one, other)) => format!("{one}-{other}"),
        None if odds == Odds::More => "over 10-1".into(),
        None => "under 1-8".into(),
    }
}

/// What Personnel on foot have in Close Combat: the FP of their counters, a SMC one. `None` where one is not known, or something
/// else takes part.
fn printed(ctx: &Ctx<'_>, units: &[UnitId]) -> Option<u32> {
    units.iter().try_fold(0u32, |sum, id| {
        let (_, values) = infantry(ctx, id).filter(|(unit, _)| unit.aboard.is_none())?;
        let smc = values.kind?.is_smc();
        let fp = if smc { Some(values.fp.unwrap_or(1).max(1)) } else { values.fp };
        Some(sum.saturating_add(u32::from(fp?)))
    })
}

/// FP that are told are believed as long as the counters have them; odds without FP, as long as the counters' FP give them.
fn odds(told: &Told<'_, Event>) -> Verdict {
    let What::CcResolved(cc) = &told.said.what else { return Verdict::Silent };
    let (ctx, fought) = (&told.ctx, &cc.fought);
    if let (Some(attack), Some(defense), Some(said)) = (cc.attack, cc.defense, cc.odds)
        && said > column(attack, defense)
    {
        let due = column(attack, defense);
        return Verdict::wrong(format!("{attack} FP against {defense} FP"), written(said), written(due));
    }
    let on_foot = fought.weapons.is_empty().then(|| printed(ctx, &fought.attackers)).flatten();
    let Some((attack, defense)) = on_foot.zip(printed(ctx, &fought.targets)) else { return Verdict::Silent };
    let more = cc.attack.is_some_and(|said| said.ceil() > attack);
    let less = cc.defense.is_some_and(|said| said.ceil() < defense);
    let due = column(cc.attack.unwrap_or(Fp::whole(attack)), cc.defense.unwrap_or(Fp::whole(defense)));
    let better = cc.odds.is_some_and(|said| said > due);
    if more || less || better {
        let says = format!(
            "whether both accept the figures: by their counters it is {attack} FP against {defense} FP"
        );
        return Verdict::undecided(says);
    }
    let told = cc.attack.is_some() || cc.defense.is_some() || cc.odds.is_some();
    if told { Verdict::Kept } else { Verdict::Silent }
}

/// Of vehicles D3.44 speaks. One who stands with them and is not named may take part.
fn leader_there(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let Some(said) = leadership_said(&fought.drm).filter(|said| *said < Drm(0)) else {
        return Verdict::Silent;
    };
    let best = |units: &[UnitId]| {
        units.iter().try_fold(0, |best: i16, id| {
            infantry(ctx, id)?;
            Some(best.min(leadership(ctx, id).unwrap_or(0)))
        })
    };
    let Some(due) = best(&fought.attackers) else { return Verdict::Silent };
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
    let led = there.into_iter().filter_map(|(id, _)| leadership(ctx, id)).any(|drm| said >= Drm(drm));
    let says = format!("leader {said}, and who attacks has {}", Drm(due));
    if led || !ctx.tells_all() { Verdict::undecided(says) } else { Verdict::broken(says) }
}

fn broken_attacks(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let broken = |id: &&UnitId| infantry(ctx, id).is_some_and(|(unit, _)| unit.is_broken());
    let first = fought.attackers.iter().find(broken);
    first.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} is broken and does not attack")))
}

fn melee_alone(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    put_in_melee(placed).map_or(Verdict::Silent, |id| held_alone(ctx, id))
}

fn melee_alone_status(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if changed.add.contains(&Status::Melee) { held_alone(ctx, &changed.unit) } else { Verdict::Silent }
}

/// Levels of one hex are not told apart: which Location a CC was fought in a log may leave out.
fn held_alone(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let unit = ctx.before.units.get(id);
    let carrier = unit.and_then(|unit| ctx.before.units.get(unit.aboard.as_ref()?));
    let Some(cell) = carrier.or(unit).and_then(|unit| unit.place.cell()) else { return Verdict::Silent };
    let Some(side) = side_of(ctx.before, ctx.scenario, id).filter(|_| ctx.before.is_under_way()) else {
        return Verdict::Silent;
    };
    let enemy = |unit: &Unit| !unit.eliminated && unit.side.as_ref().is_some_and(|other| other != side);
    let there = ctx.before.units_at(cell).into_iter().any(|(_, unit)| enemy(unit));
    Verdict::kept_or(there, || format!("no enemy is with {id} in {}", ctx.show(cell)))
}

fn enemies_in_cc(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let side = |id: &UnitId| side_of(ctx.before, ctx.scenario, id);
    let gone = |id: &&UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.eliminated);
    if let Some(id) = fought.targets.iter().find(gone) {
        return Verdict::broken(format!("{id} has left play"));
    }
    let Some(own) = fought.attackers.first().and_then(side) else { return Verdict::Silent };
    let friend = fought.targets.iter().find(|id| side(id) == Some(own));
    friend.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} is a friend of those who attack")))
}
