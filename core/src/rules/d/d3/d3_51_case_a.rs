//! D3.51: one Case A for the weapons that share a turn, no turn after a shot at nothing, one hex for all weapons.

use crate::event::{CaChanged, CaReason, DrmLine, FireAttack, FireMode};
use crate::facts::{Ctx, IftRoll, ToHitRoll, Told, Volley};
use crate::figures::vehicle::firing::{Firing, earlier, line, same_weapon, vehicles};
use crate::figures::vehicle::overrun::{is_overrun, overruns_now};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::case_a::paid_to_hit;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::hex::Arc;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, WeaponMount};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::line(
        "D3.51-same-penalty-within-arc",
        &[Matter::CaseA],
        "After one turret weapon paid Case A, the others pay the same within the new arc.",
    ),
    Clause::line(
        "D3.51-repeat-shot-free",
        &[Matter::CaseA],
        "A further ROF shot without another turn pays no Case A.",
    ),
    Clause::check(
        "D3.51-incremental-turn",
        &[Matter::CaseA],
        "A later shot outside the arc pays for the turn from the present TCA alone.",
        Check::ToHit(paid_again),
    ),
    Clause::checks(
        "D3.51-known-target-for-next-turn",
        &[Matter::ArcTurn],
        "The turret turns again in the phase only if all that it fired at were Known enemy units.",
        &[Check::VehicleFire(known_turret), Check::CaChanged(known_before_turn)],
    ),
    Clause::line(
        "D3.51-bow-weapons-alike",
        &[Matter::CaseA],
        "After one bow weapon paid Case A by a turn of the hull, the others pay the same within the new arc.",
    ),
    Clause::line(
        "D3.51-tca-carried-by-vca",
        &[Matter::CaseA],
        "Turning the hull carries the turret round with it.",
    ),
    Clause::line(
        "D3.51-further-tca-adds",
        &[Matter::CaseA],
        "A turret turned beyond that adds its own Case A to the hull's.",
    ),
    Clause::checks(
        "D3.51-exc-bff-no-case-a",
        &[Matter::CaseA],
        "[EXC] Bounding First Fire never pays Case A.",
        &[Check::ToHit(no_case_a_to_hit), Check::VehicleIft(no_case_a_on_ift)],
    ),
    Clause::guard("D3.51-exc-bff-turns-free", "[EXC] A Bounding First Fire shot bars no later turn by MP."),
    Clause::check(
        "D3.51-same-hex-for-all-weapons",
        &[Matter::FireLeave],
        "Once a weapon has fired, the vehicle's others fire from that hex alone in that phase.",
        Check::VehicleFire(same_hex),
    ),
    Clause::guard("D3.51-exc-ovr-hex", "[EXC] An Overrun is not bound to that hex."),
    Clause::guard(
        "D3.51-exc-rof-bff-hex",
        "[EXC] A MA that kept its ROF may fire from another hex when its earlier shots were Bounding First Fire.",
    ),
    Clause::line(
        "D3.51-fire-phase-spans-mph-dfph",
        &[Matter::CaseA],
        "The MPh and the DFPh are one phase in this for the DEFENDER.",
    ),
    Clause::guard(
        "D3.51-aamg-outside",
        "An AAMG pays nothing outside the arcs and fixes no Case A for others.",
    ),
];

/// Speaks of a shot before which something was turned in this phase; C5.1-case-a speaks of others.
fn paid_again(roll: &ToHitRoll<'_>) -> Verdict {
    paid_to_hit(roll, true)
}

fn is_vehicle(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    attack.declared.firers.iter().any(|firer| ctx.vehicle(&firer.unit).is_some())
}

fn no_case_a(ctx: &Ctx<'_>, attack: Option<&Attack>, drm: &[DrmLine]) -> Verdict {
    if !attack.is_some_and(|a| a.declared.mode == FireMode::Bounding && is_vehicle(ctx, a)) {
        return Verdict::Silent;
    }
    let charged = line(drm, Modifier::A).filter(|line| line.value != Some(Drm(0)));
    let Some(charged) = charged else { return Verdict::Kept };
    let said = charged.value.map_or_else(|| "Case A".into(), |value| format!("{value}"));
    Verdict::wrong("Bounding First Fire neither pays nor uses Case A", said, format!("{}", Drm(0)))
}

fn no_case_a_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    no_case_a(ctx, roll.attack(), &attempt.drm)
}

fn no_case_a_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    no_case_a(ctx, roll.attack(), &ift.drm)
}

/// What a turn with this shot would turn: the turret, or the hull for a bow weapon.
fn known_turret(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let mut verdict = Verdict::Silent;
    for firing in
        vehicles(volley).into_iter().filter(|f| attack.mode != FireMode::Bounding || !f.in_own_mph())
    {
        let Some(mount) = firing.mount() else { continue };
        let turns = match mount {
            WeaponMount::Turret | WeaponMount::Rear => turns_turret(&firing, attack),
            WeaponMount::Bow => turns_hull(&firing, attack),
            WeaponMount::Aa => false,
        };
        let hull = turns_hull(&firing, attack);
        let before = earlier_of_mounts(ctx, &firing, if hull { HULL } else { TURRET });
        if !turns || before.is_empty() {
            continue;
        }
        if before.iter().any(|a| !a.known) {
            let by_turret = || earlier_of_mounts(ctx, &firing, TURRET).iter().any(|a| !a.known);
            let what = if mount != WeaponMount::Bow && by_turret() { "turret" } else { "hull" };
            return Verdict::broken(format!(
                "an earlier shot of this phase was not at Known enemy units: the {what} is not turned again"
            ));
        }
        verdict = Verdict::Kept;
    }
    verdict
}

/// A hull that is turned carries the turret with it.
fn turns_turret(firing: &Firing<'_>, attack: &FireAttack) -> bool {
    let mut turned = firing.unit.clone();
    turned.turn_for_shot(firing.ctx.scenario, attack);
    turned.tca() != firing.unit.tca() || (attack.tca.is_some() && attack.vca.is_some())
}

/// The same of a turn for a shot that stands in a line of its own, by any weapon of the vehicle that fired.
fn known_before_turn(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let Some((unit, def)) = ctx.unit(&changed.unit).filter(|(_, def)| def.vehicle.is_some()) else {
        return Verdict::Silent;
    };
    if changed.reason != CaReason::Shot || ctx.before.is_mph_of(&def.side) || unit.place.bypass().is_some() {
        return Verdict::Silent;
    }
    let mounts = match changed.arc {
        Arc::Tca => TURRET,
        Arc::Vca | Arc::Ca => HULL,
    };
    let fired = earlier(ctx, &changed.unit, ctx.before.phase, u64::MAX);
    let by_mount = |a: &&Attack| {
        let own = a.declared.firers.iter().filter(|f| f.unit == changed.unit);
        let mut mounts_fired = own.filter_map(|f| Firing::of(ctx, &changed.unit, &f.weapon)?.mount());
        a.declared.mode != FireMode::Bounding && mounts_fired.any(|mount| mounts.contains(&mount))
    };
    let mut before = fired.into_iter().filter(by_mount).peekable();
    if before.peek().is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(before.all(|a| a.known), || {
        "an earlier shot of this phase was not at Known enemy units: nothing is turned again for a shot"
            .into()
    })
}

fn turns_hull(firing: &Firing<'_>, attack: &FireAttack) -> bool {
    let mut turned = firing.unit.clone();
    turned.turn_for_shot(firing.ctx.scenario, attack);
    turned.place.facing() != firing.unit.place.facing()
}

/// What a turn of the turret turns, and what one of the hull does.
const TURRET: &[WeaponMount] = &[WeaponMount::Turret, WeaponMount::Rear];
const HULL: &[WeaponMount] = &[WeaponMount::Turret, WeaponMount::Rear, WeaponMount::Bow];

/// Earlier attacks of this phase by weapons on these mounts; those of the attacker's own MPh bar nothing.
fn earlier_of_mounts<'c>(ctx: &Ctx<'c>, firing: &Firing<'c>, mounts: &[WeaponMount]) -> Vec<&'c Attack> {
    let same = |before: &&Attack| {
        before.declared.mode != FireMode::Bounding
            && before
                .declared
                .firers
                .iter()
                .filter(|f| f.unit == *firing.id)
                .filter_map(|f| Firing::of(ctx, firing.id, &f.weapon)?.mount())
                .any(|mount| mounts.contains(&mount))
    };
    earlier(ctx, firing.id, ctx.before.phase, u64::MAX).into_iter().filter(same).collect()
}

/// [EXC: a MA that kept its ROF after Bounding First Fire alone; Overruns]
fn same_hex(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let mut verdict = Verdict::Silent;
    for firing in vehicles(volley) {
        let Some(here) = firing.unit.place.cell() else { continue };
        let mut before = earlier(ctx, firing.id, ctx.before.phase, u64::MAX);
        before.retain(|a| !is_overrun(ctx, a));
        let own = |a: &&&Attack| {
            a.declared.firers.iter().any(|f| f.unit == *firing.id && same_weapon(&f.weapon, firing.weapon))
        };
        let mut own_shots = before.iter().filter(own).peekable();
        let repeats = own_shots.peek().is_some();
        let all_bounding = own_shots.all(|a| a.declared.mode == FireMode::Bounding);
        let place = |a: &Attack| {
            let n = a.declared.firers.iter().position(|f| f.unit == *firing.id)?;
            a.from.get(n).copied().flatten().map(|(cell, _)| cell)
        };
        let elsewhere = before.iter().find(|a| place(a).is_some_and(|cell| cell != here));
        let excepted =
            overruns_now(ctx, attack, firing.unit) || (firing.is_main() && repeats && all_bounding);
        if before.is_empty() || excepted {
            continue;
        }
        if elsewhere.is_some() {
            return Verdict::broken("another weapon of it fired in another hex in this phase");
        }
        verdict = Verdict::Kept;
    }
    verdict
}
