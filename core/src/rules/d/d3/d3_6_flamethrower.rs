//! D3.6: flamethrowers of vehicles, and their Case A.

use crate::event::{FactorOp, Firer};
use crate::facts::{IftRoll, Volley};
use crate::figures::fire::shot;
use crate::figures::vehicle::firing::Firing;
use crate::figures::vehicle::leaders::{Arm, arms};
use crate::figures::vehicle::motion_fire::counts_as_motion;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::case_a::paid;
use crate::rules::table::Check;
use crate::vocab::num::Fp;
use crate::vocab::{Reason, WeaponKind};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.6-as-infantry-ft",
        &[Matter::FpSum],
        "A vehicular FT follows the SW flamethrower rules except for the FP, range and X# printed on its counter.",
        Check::VehicleFire(own_numbers),
    ),
    Clause::check(
        "D3.6-exc-motion-halved",
        &[Matter::MotionHalving],
        "Unlike a SW FT, a vehicular FT is subject to Motion Fire halving.",
        Check::VehicleFire(motion_halved),
    ),
    Clause::check(
        "D3.6-case-a-on-ift",
        &[Matter::CaseA],
        "A FT fired outside its arc adds Case A to the IFT roll, unless it is Bounding First Fire.",
        Check::VehicleIft(flame_case_a),
    ),
];

/// The flamethrowers of vehicles in an attack whose FP were declared.
fn flamethrowers<'a>(volley: &Volley<'a>) -> Option<(Arm<'a>, &'a Firer)> {
    let ctx = &volley.ctx;
    let firers = arms(volley).into_iter().zip(&volley.declared.firers);
    firers.into_iter().find(|(arm, firer)| {
        arm.is_vehicular() && arm.kind(ctx) == Some(WeaponKind::Ft) && firer.base.is_some()
    })
}

/// The FP printed for this FT; its printed range is what A7.22 measures by.
fn own_numbers(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let Some((arm, firer)) = flamethrowers(volley) else { return Verdict::Silent };
    let Some(printed) = ctx.scenario.weapon(arm.def, &firer.weapon) else {
        return Verdict::undecided(format!("the FP and range printed for the FT of {}", arm.id));
    };
    let due = printed.fp.map(|fp| Fp::whole(u32::from(fp)));
    if let Some((said, due)) = firer.base.zip(due).filter(|(said, due)| said != due) {
        let breach = Breach::of("a vehicular FT has the FP of its counter");
        return Verdict::Broken(Box::new(breach.figures(format!("{said} FP"), format!("{due} FP"))));
    }
    Verdict::Kept
}

/// Halved for Motion, and only then.
fn motion_halved(volley: &Volley<'_>) -> Verdict {
    let Some((arm, firer)) = flamethrowers(volley) else { return Verdict::Silent };
    let named = |f: &&crate::event::Factor| shot::means(f) == Some(Reason::Motion);
    let halves = firer.factors.iter().filter(|f| f.op == FactorOp::Half);
    let said = halves.clone().filter(named).count();
    match (counts_as_motion(arm.unit), halves.count(), said) {
        (true, 0, _) => Verdict::broken(format!("{} is in Motion or under way: its FT is halved", arm.id)),
        (true, _, _) => Verdict::Kept,
        (false, _, 0) => Verdict::Kept,
        (false, _, _) => Verdict::broken(format!("{} is stopped: its FT is not halved for Motion", arm.id)),
    }
}

fn flame_case_a(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    let [firer] = attack.declared.firers.as_slice() else { return Verdict::Silent };
    let kind = Firing::of(ctx, &firer.unit, &firer.weapon).and_then(|firing| firing.kind());
    if kind != Some(WeaponKind::Ft) {
        return Verdict::Silent;
    }
    let told = !ift.drm.is_empty() || ift.total.is_some();
    match paid(ctx, attack, (&firer.unit, &firer.weapon), &ift.drm, told) {
        Verdict::Broken(breach) => Verdict::Broken(Box::new(Breach { blame: None, ..*breach })),
        other @ (Verdict::Silent | Verdict::Kept | Verdict::Undecided(_)) => other,
    }
}
