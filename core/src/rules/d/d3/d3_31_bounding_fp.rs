//! D3.31: Bounding First Fire of what is no ordnance.

use crate::event::FireMode;
use crate::facts::{Shot, Volley};
use crate::figures::vehicle::firing;
use crate::figures::vehicle::firing::{bounding, carrier, same_weapon};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::phase::Phase;
use crate::vocab::{Reason, WeaponKind};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.31-bounding-half-fp",
        &[Matter::BoundingHalving],
        "What is no ordnance attacks with half FP as Bounding First Fire.",
        Check::VehicleFire(half_fp),
    ),
    Clause::check(
        "D3.31-exc-ft-not-halved",
        &[Matter::Factor],
        "[EXC] A FT is not halved for Bounding First Fire, only for Motion.",
        Check::VehicleFire(ft_not_halved),
    ),
    Clause::check(
        "D3.31-exc-gyro-cmg",
        &[Matter::BoundingHalving],
        "[EXC] A gyrostabilized CMG is not halved for Bounding First Fire at a target that its vehicle has acquired.",
        Check::VehicleFire(gyro_cmg),
    ),
    Clause::check(
        "D3.31-non-ma-fire-closes-afph",
        &[Matter::FireAgain],
        "Firing anything but the MA in the MPh bars the vehicle's other weapons and PRC from AFPh fire.",
        Check::VehicleFire(closes_afph),
    ),
];

fn half_fp(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    let apart = |shot: &Shot<'_>| attack.mode == FireMode::Bounding && shot.is_gyro_cmg();
    factor(volley, Reason::Bounding, |shot| !apart(shot) && shot.kind() != Some(WeaponKind::Ft))
}

fn ft_not_halved(volley: &Volley<'_>) -> Verdict {
    let flame = |shot: &Shot<'_>| {
        let bounding = shot.attack.mode == FireMode::Bounding;
        bounding && shot.kind() == Some(WeaponKind::Ft) && shot.firer.base.is_some()
    };
    each_shot(volley, flame, |shot| {
        shot.says(Reason::Bounding).then(|| "a FT is not halved for Bounding First Fire".into())
    })
}

/// Not halved only against a target that the gun may have acquired: one it rolled To Hit at last.
fn gyro_cmg(volley: &Volley<'_>) -> Verdict {
    let gyro = |shot: &Shot<'_>| {
        let bounding = shot.attack.mode == FireMode::Bounding;
        bounding && shot.is_gyro_cmg() && shot.firer.base.is_some()
    };
    let open = |shot: &Shot<'_>| {
        let may = shot.has_aimed_at_target() && !shot.has_acquired();
        gyro(shot) && !shot.says(Reason::Bounding) && may
    };
    if volley.shots().iter().any(open) {
        return Verdict::undecided("whether the vehicle had acquired the target");
    }
    each_shot(volley, gyro, |shot| match shot.says(Reason::Bounding) {
        true if shot.has_acquired_now() => {
            Some("its vehicle has acquired the target: the CMG is not halved for Bounding First Fire".into())
        }
        false if !shot.has_acquired() => {
            Some("its vehicle has not acquired the target: the CMG is halved too".into())
        }
        true | false => None,
    })
}

fn closes_afph(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if ctx.before.phase != Some(Phase::AFPh) {
        return Verdict::Silent;
    }
    let mut verdict = Verdict::Silent;
    for firer in &attack.firers {
        let Some((id, _)) = carrier(ctx, &firer.unit) else { continue };
        let others = bounding(ctx, id).into_iter().flat_map(|before| &before.declared.firers);
        let of_vehicle = others.filter(|other| other.unit == *id);
        let non_ma = |other: &&crate::event::Firer| {
            let ma = firing::Firing::of(ctx, &other.unit, &other.weapon).is_some_and(|f| f.is_main());
            !ma && (!same_weapon(&other.weapon, &firer.weapon) || other.unit != firer.unit)
        };
        let mut of_vehicle = of_vehicle.peekable();
        if of_vehicle.peek().is_none() {
            continue;
        }
        if let Some(other) = of_vehicle.find(non_ma) {
            let what = &other.weapon;
            return Verdict::broken(format!("{id} fired {what} in its MPh: nothing else fires in the AFPh"));
        }
        verdict = Verdict::Kept;
    }
    verdict
}
