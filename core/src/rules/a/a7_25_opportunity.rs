//! A7.25: Opportunity Fire.

use crate::duty::Debt;
use crate::event::{CaChanged, CaReason, FireMode, Marker, MarkerPlaced, MfSpent, Status, UnitId};
use crate::facts::{Ctx, PhaseClosing, Shot, ToHitRoll, Told, Traces, Volley};
use crate::figures::fire::earlier::shots_before;
use crate::figures::fire::opportunity::CONCEALMENT_RANGE;
use crate::figures::fire::phases::may_fire_now;
use crate::figures::fire::rof::kept_rof;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::{each_shot, each_shot_or_open};
use crate::rules::table::Check;
use crate::state::{Attack, Unit, side_of};
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Modifier, WeaponKind};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.25-eligibility",
        &[Matter::OpportunityFire],
        "Opportunity Fire is for Good Order Infantry or Cavalry that have not fired and are not TI this Player Turn.",
        Check::Marker(eligibility),
    ),
    Clause::checks(
        "A7.25-placed-in-pfph",
        &[Matter::Counter, Matter::OpportunityFire],
        "The marker is placed in the owner's PFPh, and whoever has none makes no Opportunity Fire in the AFPh.",
        &[Check::Marker(placed_in_pfph), Check::Fire(under_counter)],
    ),
    Clause::check(
        "A7.25-loses-concealment",
        &[Matter::Consequence],
        "Going on Opportunity Fire costs concealment if a Good Order enemy Ground unit is within 16 hexes (LOS conditions of A12.14).",
        Check::PhaseOwed(Traces::COUNTER, Debt::LosesConcealment, loses_concealment),
    ),
    Clause::checks(
        "A7.25-no-pfph-fire-no-move",
        &[Matter::FireLeave],
        "A unit so marked neither fires in the PFPh nor moves in the MPh.",
        &[Check::Fire(no_pfph_fire), Check::Mf(no_move)],
    ),
    Clause::check(
        "A7.25-still-able",
        &[Matter::BrokenFirer, Matter::PinnedFirer],
        "An Opportunity Firer can fire in the AFPh only if unbroken, and with FT, DC or MOL only if also unpinned.",
        Check::Fire(still_able),
    ),
    Clause::check(
        "A7.25-marker-flips",
        &[Matter::Counter],
        "Once it has fired and its Multiple ROF is exhausted, the marker turns into Prep Fire.",
        Check::PhaseOwed(Traces::FIRED_IN_TURN, Debt::PrepFireCounter, marker_flips),
    ),
    Clause::check(
        "A7.25-rof-if-only-opportunity",
        &[Matter::Rof],
        "Only an Opportunity Firer may use Multiple ROF or Intensive Fire in the AFPh.",
        Check::Fire(rof_if_only),
    ),
    Clause::check(
        "A7.25-ordnance-by-infantry",
        &[Matter::FireLeave],
        "Ordnance may use Opportunity Fire only when manned by Infantry.",
        Check::Fire(ordnance_by_infantry),
    ),
    Clause::checks(
        "A7.25-no-ca-change-until-shot",
        &[Matter::FireLeave],
        "Ordnance on Opportunity Fire keeps its arc until it resolves its AFPh To Hit attempt, and then pays Case A if it turns.",
        &[Check::CaChanged(no_ca_change), Check::ToHit(pays_case_a)],
    ),
];

/// The unit that an Opportunity Fire counter is placed on.
fn placed_on<'a>(ctx: &Ctx<'a>, placed: &'a MarkerPlaced) -> Option<(&'a UnitId, &'a Unit)> {
    let id = placed.unit.as_ref().filter(|_| placed.marker == Marker::OpportunityFire && !placed.removed)?;
    Some((id, ctx.before.units.get(id)?))
}

/// What takes a unit out of Good Order.
const NOT_GOOD_ORDER: [Status; 6] =
    [Status::Broken, Status::Melee, Status::Berserk, Status::Captured, Status::Stunned, Status::Disrupted];

fn eligibility(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let Some((id, unit)) = placed_on(ctx, placed) else { return Verdict::Silent };
    let why = match () {
        () if ctx.vehicle(id).is_some() => Some("it is a vehicle"),
        () if NOT_GOOD_ORDER.into_iter().any(|status| unit.status.has(status)) => {
            Some("it is not in Good Order")
        }
        () if unit.status.has(Status::Ti) => Some("it is TI"),
        () if !unit.fired.is_empty() => Some("it has fired in this Player Turn"),
        () => None,
    };
    why.map_or(Verdict::Kept, |why| Verdict::broken(format!("no Opportunity Fire: {why}")))
}

fn placed_in_pfph(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    // D3.3 speaks of vehicles.
    let on = placed_on(ctx, placed).filter(|(id, _)| ctx.vehicle(id).is_none());
    let Some((id, _)) = on else { return Verdict::Silent };
    let own = side_of(ctx.before, ctx.scenario, id) == ctx.before.side.as_ref();
    Verdict::kept_or(own && ctx.before.phase == Some(Phase::PFPh), || {
        "the counter is placed in the owner's PFPh".into()
    })
    .of(Matter::Counter)
}

/// Under its counter, or under that of the unit that mans it; once it has fired the counter may have been turned.
fn under_counter(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let is_opportunity = |shot: &Shot<'_>| shot.mode() == FireMode::Opportunity;
    let fired = |id: &UnitId| {
        let such = |a: &&crate::state::Attack| a.mode_of(id) == FireMode::Opportunity;
        ctx.before.attacks_by(id).into_iter().any(|a| such(&a))
    };
    let mates = |shot: &Shot<'_>| {
        let there = ctx.units_with(shot.unit.and_then(Unit::location)).into_iter();
        let gun = shot.infantry().is_none();
        gun && there
            .map(|(_, unit)| unit)
            .any(|unit| unit.side == shot.unit.and_then(|u| u.side.clone()) && on_opportunity(unit))
    };
    let own = |unit: &Unit, id: &UnitId| on_opportunity(unit) || (unit.opportunity && fired(id));
    let marked = |shot: &Shot<'_>| shot.unit.is_none_or(|unit| own(unit, &shot.firer.unit)) || mates(shot);
    let bad = |shot: &Shot<'_>| match ctx.before.phase {
        Some(Phase::AFPh) => {
            let barred = shot.unit.and_then(acted).filter(|_| !marked(shot))?;
            Some(format!("{} has no Opportunity Fire counter: it {barred}", shot.firer.unit))
        }
        // A7.1 speaks in a phase that allows it no fire.
        Some(_) if may_fire_now(ctx, &shot.firer.unit) == Some(false) => None,
        Some(_) | None => Some("Opportunity Fire is made in the AFPh".into()),
    };
    let open = |shot: &Shot<'_>| {
        let unit = &shot.firer.unit;
        (!marked(shot))
            .then(|| format!("whether {unit} went on Opportunity Fire in the PFPh: no counter was placed"))
    };
    each_shot_or_open(volley, is_opportunity, bad, open).of(Matter::OpportunityFire)
}

/// What a unit did in this Player Turn that one on Opportunity Fire does not, whether its counter was written or not.
fn acted(unit: &Unit) -> Option<&'static str> {
    let moved = unit.mph.expenditures > 0 && unit.aboard.is_none();
    let fired = [Phase::PFPh, Phase::MPh].iter().any(|phase| unit.fired.contains(phase));
    moved.then_some("moved in the MPh").or_else(|| fired.then_some("fired before in this Player Turn"))
}

fn on_opportunity(unit: &Unit) -> bool {
    unit.markers.contains(&Marker::OpportunityFire)
}

/// Good Order enemy Ground units within 16 hexes; whether one sees it is attested or open.
fn loses_concealment(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    if ctx.before.phase != Some(Phase::PFPh) || !on_opportunity(unit) {
        return Verdict::Silent;
    }
    let side = side_of(ctx.before, ctx.scenario, id);
    let there = unit.place.cell().map_or_else(Vec::new, |c| ctx.before.units_near(c, CONCEALMENT_RANGE));
    let near = there.into_iter().filter(|(other, enemy)| {
        let hostile = ctx.unit(other).is_some_and(|(_, def)| Some(&def.side) != side && !def.aircraft);
        hostile && !enemy.eliminated && !NOT_GOOD_ORDER.iter().any(|s| enemy.status.has(*s))
    });
    let seen: Vec<_> = near.map(|(other, _)| (other, ctx.sees(id, other))).collect();
    let by = seen.iter().find(|(_, los)| *los == Some(true));
    let open = seen.iter().find(|(_, los)| los.is_none());
    match (by, open, unit.status.has(Status::Concealed)) {
        (Some((enemy, _)), _, true) => {
            Verdict::broken(format!("{enemy} sees it within 16 hexes: it loses its \"?\""))
        }
        (None, Some((enemy, _)), true) => Verdict::undecided(format!(
            "whether {enemy}, within 16 hexes, sees {id}: it would lose its \"?\""
        )),
        (Some(_), _, false) | (None, None, true) => Verdict::Kept,
        (None, _, false) => Verdict::Silent,
    }
}

fn no_pfph_fire(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let marked = |shot: &Shot<'_>| shot.unit.is_some_and(on_opportunity);
    each_shot(volley, marked, |shot| {
        let early = ctx.before.phase == Some(Phase::PFPh);
        early.then(|| format!("{} is on Opportunity Fire and does not fire in the PFPh", shot.firer.unit))
    })
}

fn no_move(told: &Told<'_, MfSpent>) -> Verdict {
    let marked = told.unit.is_some_and(on_opportunity);
    if marked { Verdict::broken("a unit on Opportunity Fire does not move") } else { Verdict::Silent }
}

fn still_able(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| shot.mode() == FireMode::Opportunity;
    let by = |unable: fn(&Shot<'_>) -> bool, why: &'static str| {
        each_shot(volley, asked, |shot| {
            unable(shot).then(|| format!("{} is {why} and has no Opportunity Fire any more", shot.firer.unit))
        })
    };
    let broken = by(|shot| shot.unit.is_some_and(Unit::is_broken), "broken");
    if let Verdict::Broken(_) = broken {
        return broken.of(Matter::BrokenFirer);
    }
    let flames = |shot: &Shot<'_>| {
        shot.kind().is_some_and(WeaponKind::is_assault_weapon) && shot.unit.is_some_and(Unit::is_pinned)
    };
    by(flames, "pinned").of(Matter::PinnedFirer)
}

fn marker_flips(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let fired = |a: &Attack| a.mode_of(id) == FireMode::Opportunity;
    // A weapon that keeps its ROF may fire again, and the counter stays as it is.
    let exhausted = |attack: &Attack| !kept_rof(ctx, attack, id);
    let all = ctx.before.attacks_by(id).into_iter().filter(|a| fired(a));
    let shot = || all.max_by_key(|a| a.seq).is_some_and(exhausted);
    if ctx.before.phase != Some(Phase::AFPh) || !unit.opportunity || !shot() {
        return Verdict::Silent;
    }
    Verdict::kept_or(unit.markers.contains(&Marker::PrepFire), || {
        format!("{id} has used its Opportunity Fire: its counter turns into Prep Fire")
    })
}

/// Holds for Guns and vehicles too; D3.32 speaks of a vehicle that used Bounding First Fire.
fn rof_if_only(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let asked = |shot: &Shot<'_>| {
        let bounded = ctx.vehicle(&shot.firer.unit).is_some_and(|(unit, _)| unit.fired.contains(&Phase::MPh));
        ctx.before.phase == Some(Phase::AFPh) && !shot.is_inherent() && !bounded
    };
    each_shot(volley, asked, |shot| {
        let before = shots_before(ctx, &shot.firer.unit, &shot.firer.weapon);
        let again = before.iter().any(|earlier| earlier.phase == Some(Phase::AFPh));
        let barred = again && shot.mode() != FireMode::Opportunity;
        barred.then(|| "only an Opportunity Firer uses Multiple ROF in the AFPh".into())
    })
}

fn ordnance_by_infantry(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| {
        shot.mode() == FireMode::Opportunity && shot.kind().is_some_and(WeaponKind::is_ordnance)
    };
    each_shot(volley, asked, |shot| {
        let cavalry = shot.infantry().is_some_and(|i| i.kind == Some(InfantryKind::Cavalry));
        cavalry.then(|| "ordnance on Opportunity Fire is manned by Infantry".into())
    })
}

/// It turns for its shot in the AFPh, or after it.
fn no_ca_change(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if !told.unit.is_some_and(on_opportunity) {
        return Verdict::Silent;
    }
    let for_shot = changed.reason == CaReason::Shot && ctx.before.phase == Some(Phase::AFPh);
    let shot = !ctx.before.attacks_by(&changed.unit).is_empty();
    Verdict::kept_or(shot || for_shot, || "it keeps its arc until its shot in the AFPh".into())
}

/// A shot that turned the weapon pays Case A.
fn pays_case_a(roll: &ToHitRoll<'_>) -> Verdict {
    let attempt = roll.said;
    let attack = roll.attack().map(|attack| &attack.declared);
    let Some(attack) = attack.filter(|attack| attack.mode == FireMode::Opportunity) else {
        return Verdict::Silent;
    };
    if attack.vca.is_none() && attack.tca.is_none() {
        return Verdict::Silent;
    }
    let paid = attempt.drm.iter().any(|line| line.is(Modifier::A) && line.value != Some(Drm(0)));
    Verdict::kept_or(paid, || "it turned for this shot and pays Case A".into())
}
