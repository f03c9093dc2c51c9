//! D3.12: when hull and turret may be turned without MP, and by whom.

use crate::duty::Debt;
use crate::event::{CaChanged, CaReason, FireMode, Marker, Status, UnitId, Use, Wear};
use crate::facts::{Ctx, PhaseClosing, Told, Traces, Volley};
use crate::figures::fire::earlier::fire_phase;
use crate::figures::vehicle::fires_again::may_fire_again;
use crate::figures::vehicle::firing::{Firing, bounding, vehicles};
use crate::figures::vehicle::motion::is_barred_from_prep;
use crate::figures::vehicle::overrun::in_other_phase;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::hex::Arc;
use crate::vocab::phase::Phase;
use crate::vocab::{WeaponMount, WeaponName};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "D3.12-tca-change-occasions",
        &[Matter::ArcTurn],
        "A turret turns only for a shot, at the end of a friendly fire phase, with an MP, with the hull, or by a Motion attempt.",
        &[Check::CaChanged(tca_occasions), Check::PhaseOwed(Traces::TURNED, Debt::Shot, turret_without_shot)],
    ),
    Clause::checks(
        "D3.12-vca-change-occasions",
        &[Matter::VcaChange],
        "A hull turns only by MP, for a shot, at the end of a friendly fire phase, or by a Motion attempt.",
        &[Check::CaChanged(vca_occasions), Check::PhaseOwed(Traces::TURNED, Debt::Shot, hull_without_shot)],
    ),
    Clause::check(
        "D3.12-end-phase-tca-eligibility",
        &[Matter::EndPhaseTurn],
        "A free turret turn as a fire phase ends needs a turret weapon that could still fire in it.",
        Check::CaChanged(tca_eligibility),
    ),
    Clause::check(
        "D3.12-end-phase-vca-eligibility",
        &[Matter::VcaChange, Matter::EndPhaseTurn],
        "A free hull turn as a fire phase ends needs a turret or bow weapon that could still fire in it.",
        Check::CaChanged(vca_eligibility),
    ),
    Clause::check(
        "D3.12-end-phase-no-intensive-fire",
        &[Matter::EndPhaseTurn],
        "That a weapon could still use Intensive Fire does not allow the free turn.",
        Check::CaChanged(no_intensive_fire),
    ),
    Clause::checks(
        "D3.12-end-phase-friendly-only",
        &[Matter::ArcTurn],
        "The free turn belongs to the end of the owner's own fire phases.",
        &[Check::CaChanged(friendly_only), Check::Fire(no_fire_after_it)],
    ),
    Clause::check(
        "D3.12-tca-announced-with-mp",
        &[Matter::ArcTurn],
        "A turret turn is announced with the MP it rides on.",
        Check::CaChanged(announced_with_mp),
    ),
    Clause::checks(
        "D3.12-tca-needs-mp",
        &[Matter::TcaChange],
        "A vehicle that spends no MP in its MPh does not turn its turret.",
        &[Check::CaChanged(needs_mp), Check::VehicleFire(needs_mp_for_shot)],
    ),
];

/// A vehicle whose arc changed without MP.
fn firing<'c>(ctx: &Ctx<'c>, changed: &'c CaChanged) -> Option<Firing<'c>> {
    static MA: Use = Use::Gun;
    Firing::of(ctx, &changed.unit, &MA)
}

fn attempt_succeeded(firing: &Firing<'_>) -> bool {
    firing.unit.attempt.as_ref().is_some_and(|attempt| attempt.succeeded)
}

fn is_lawful(firing: &Firing<'_>, reason: CaReason) -> bool {
    match reason {
        CaReason::MotionAttempt => attempt_succeeded(firing),
        CaReason::SetUp => firing.ctx.before.is_set_up() || firing.ctx.scenario.excerpts,
        CaReason::None => false,
        CaReason::Shot | CaReason::EndOfFirePhase => true,
    }
}

/// What was turned for a shot that nobody made by the end of the phase. In its own MPh the turn itself was told.
fn without_shot(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit, what: &str) -> Verdict {
    let own_mph = || ctx.unit(id).is_some_and(|(_, def)| ctx.before.is_mph_of(&def.side));
    if !unit.turning.turned() || own_mph() || ctx.vehicle(id).is_none() {
        return Verdict::Silent;
    }
    let hull = unit.turning.hull > 0;
    let turned = if hull { "hull" } else { "turret" };
    // That the hull of an Immobile vehicle turned at all was told (D2.1).
    if what != turned || (hull && !unit.is_mobile()) {
        return Verdict::Silent;
    }
    Verdict::broken(format!("the {what} was turned for a shot, and no shot followed in this phase"))
}

fn turret_without_shot(closing: &PhaseClosing<'_>) -> Verdict {
    without_shot(&closing.ctx, closing.id, closing.unit, "turret")
}

fn hull_without_shot(closing: &PhaseClosing<'_>) -> Verdict {
    without_shot(&closing.ctx, closing.id, closing.unit, "hull")
}

/// In its own MPh D3.12-tca-needs-mp speaks, but of a Motion attempt, which is the DEFENDER's.
fn tca_occasions(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let asked = |f: &Firing<'_>| !f.in_own_mph() || changed.reason == CaReason::MotionAttempt;
    let Some(firing) = firing(ctx, changed).filter(|f| changed.arc == Arc::Tca && asked(f)) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(is_lawful(&firing, changed.reason), || {
        "the turret turned without MP, a shot, a successful Motion attempt, or the end of a fire phase".into()
    })
}

fn vca_occasions(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let Some(firing) = firing(ctx, changed).filter(|_| changed.arc == Arc::Vca) else {
        return Verdict::Silent;
    };
    let in_mph = firing.in_own_mph() && changed.reason != CaReason::MotionAttempt;
    Verdict::kept_or(!in_mph && is_lawful(&firing, changed.reason), || {
        "the hull turned without MP, a shot, a successful Motion attempt, or the end of a fire phase".into()
    })
}

/// A turn claimed at the end of a fire phase that is the vehicle's own.
fn at_phase_end<'c>(ctx: &Ctx<'c>, changed: &'c CaChanged, arc: Arc) -> Option<Firing<'c>> {
    let firing = firing(ctx, changed)?;
    let claimed = changed.reason == CaReason::EndOfFirePhase && changed.arc == arc;
    (claimed && is_friendly(&firing)).then_some(firing)
}

/// PFPh and AFPh are the ATTACKER's, the DFPh the DEFENDER's.
fn is_friendly(firing: &Firing<'_>) -> bool {
    let own_turn = firing.ctx.before.side.as_ref() == Some(&firing.def.side);
    match firing.ctx.before.phase {
        Some(Phase::PFPh | Phase::AFPh) => own_turn,
        Some(Phase::DFPh) => !own_turn,
        Some(Phase::RPh | Phase::MPh | Phase::RtPh | Phase::APh | Phase::CCPh) | None => false,
    }
}

fn friendly_only(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let claimed = changed.reason == CaReason::EndOfFirePhase && changed.arc != Arc::Ca;
    let Some(firing) = firing(ctx, changed).filter(|_| claimed) else { return Verdict::Silent };
    if !ctx.before.phase.is_some_and(Phase::is_fire_phase) {
        // D2.11-vca-end-of-fire-phase speaks of the hull, in its own MPh others.
        let asked = changed.arc == Arc::Tca && !firing.in_own_mph();
        return if asked { Verdict::broken("no fire phase ends") } else { Verdict::Silent };
    }
    Verdict::kept_or(is_friendly(&firing), || "the fire phase that ends is the opponent's".into())
}

/// A vehicle that turned so has ended its fire of the phase.
fn no_fire_after_it(volley: &Volley<'_>) -> Verdict {
    let fired = vehicles(volley).into_iter().find(|firing| firing.unit.turned_at_end);
    fired.map_or(Verdict::Silent, |firing| {
        Verdict::broken(format!("{} had turned as this fire phase ended, and fires in it", firing.id))
    })
}

/// Weapons of a vehicle: those of the scenario, and those that the log knows.
fn weapons(firing: &Firing<'_>) -> Vec<Use> {
    let listed = firing.def.weapons.keys();
    let names: BTreeSet<&WeaponName> = listed.chain(firing.unit.weapons.keys()).collect();
    names.into_iter().map(|name| Use::Weapon(name.clone())).collect()
}

/// Could a weapon still be fired in this phase, Intensive Fire apart? `None` where its ROF is not known.
fn may_fire(firing: &Firing<'_>) -> Option<bool> {
    let unfit = [Status::Shocked, Status::Abandoned].into_iter();
    let failed = firing.unit.failed.contains(firing.weapon) || firing.unit.is_stunned();
    if failed || unfit.into_iter().any(|status| firing.unit.status.has(status)) {
        return Some(false);
    }
    let state = firing.unit.weapon(firing.weapon);
    if state.is_some_and(|state| matches!(state.failed, Some(Wear::Malfunctioned | Wear::Disabled))) {
        return Some(false);
    }
    let ctx = &firing.ctx;
    let prepared = firing.unit.markers.contains(&Marker::PrepFire);
    if ctx.before.phase == Some(Phase::AFPh) && prepared {
        return Some(false); // D3.3-no-afph-after-marker
    }
    if ctx.before.phase == Some(Phase::AFPh) && !bounding(ctx, firing.id).is_empty() {
        return may_fire_again(firing);
    }
    if in_other_phase(ctx, firing.id).is_some() {
        return Some(false);
    }
    if state.is_none_or(|state| state.shots.is_empty()) {
        return Some(true);
    }
    firing.kept_rof()
}

/// May a weapon on one of these mounts still fire? `None` when the log does not say.
fn any_may_fire(firing: &Firing<'_>, mounts: &[WeaponMount]) -> Option<bool> {
    let weapons = weapons(firing);
    let mut open = firing.def.weapons.is_empty();
    for weapon in &weapons {
        let one = Firing { weapon, ..*firing };
        let here = one.mount().map(|mount| mounts.contains(&mount));
        match may_fire(&one).filter(|_| here != Some(false)) {
            Some(true) if here.is_some() => return Some(true),
            Some(true) => open = true,
            None if here != Some(false) => open = true,
            Some(false) | None => {}
        }
    }
    (!open).then_some(false)
}

const TURRET: &[WeaponMount] = &[WeaponMount::Turret, WeaponMount::Rear];

const TURRET_OR_BOW: &[WeaponMount] = &[WeaponMount::Turret, WeaponMount::Rear, WeaponMount::Bow];

fn eligible(firing: Option<Firing<'_>>, mounts: &[WeaponMount], which: &str) -> Verdict {
    let Some(firing) = firing else { return Verdict::Silent };
    if firing.ctx.before.phase == Some(Phase::PFPh) && is_barred_from_prep(firing.unit) {
        return Verdict::broken(format!(
            "{} began its Player Turn in Motion: it has no Prep Fire (D2.4)",
            firing.id
        ));
    }
    match any_may_fire(&firing, mounts) {
        Some(may) => {
            Verdict::kept_or(may, || format!("no {which} weapon of it could still fire in this phase"))
        }
        None => Verdict::undecided("which weapons it has, and whether one of them kept its ROF"),
    }
}

fn tca_eligibility(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    eligible(at_phase_end(ctx, changed, Arc::Tca), TURRET, "turret")
}

fn vca_eligibility(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    eligible(at_phase_end(ctx, changed, Arc::Vca), TURRET_OR_BOW, "turret or bow")
}

/// The MA fired in this phase without keeping its ROF, works, and is all that is left.
fn no_intensive_fire(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let turret = at_phase_end(ctx, changed, Arc::Tca).map(|firing| (firing, TURRET));
    let hull = || at_phase_end(ctx, changed, Arc::Vca).map(|firing| (firing, TURRET_OR_BOW));
    let Some((firing, mounts)) = turret.or_else(hull) else { return Verdict::Silent };
    let spent_ma = |weapon: &Use| {
        let one = Firing { weapon, ..firing };
        let ordnance = one.kind().is_some_and(|kind| kind.is_ordnance());
        let last = one.last_shot();
        let fired = last.is_some_and(|shot| fire_phase(shot.phase) == fire_phase(ctx.before.phase));
        one.is_main() && ordnance && fired && !firing.unit.failed.contains(weapon)
    };
    if !weapons(&firing).iter().any(spent_ma) {
        return Verdict::Silent;
    }
    match any_may_fire(&firing, mounts) {
        Some(may) => {
            Verdict::kept_or(may, || "Intensive Fire alone was left to it, which allows no turn".into())
        }
        None => Verdict::Silent,
    }
}

/// A turret turn in its own MPh beside any MP.
fn turns_in_mph<'c>(ctx: &Ctx<'c>, changed: &'c CaChanged) -> Option<Firing<'c>> {
    let attempt = changed.reason == CaReason::MotionAttempt;
    firing(ctx, changed).filter(|f| changed.arc == Arc::Tca && !attempt && f.in_own_mph())
}

fn has_spent(firing: &Firing<'_>) -> bool {
    firing.unit.mph.expenditures > 0 && firing.ctx.before.mover.as_ref() == Some(firing.id)
}

fn announced_with_mp(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    match turns_in_mph(ctx, changed) {
        Some(firing) if has_spent(&firing) => {
            Verdict::broken("the turret turn was announced after the MP that it should ride on")
        }
        Some(_) | None => Verdict::Silent,
    }
}

fn needs_mp(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    match turns_in_mph(ctx, changed) {
        Some(firing) if !has_spent(&firing) => Verdict::broken("the turret turned in the MPh without an MP"),
        Some(_) | None => Verdict::Silent,
    }
}

/// Bounding First Fire turns nothing: the turret is turned with an MP before it.
fn needs_mp_for_shot(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    let mut all = vehicles(volley).into_iter();
    let Some(_) = all.find(|f| attack.mode == FireMode::Bounding && f.in_own_mph()) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(attack.tca.is_none(), || {
        "the turret was turned for Bounding First Fire without an MP".into()
    })
}
