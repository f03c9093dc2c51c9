//! D3.5: the arcs of MG that fire together.

use crate::event::FireMode;
use crate::facts::{IftRoll, Volley};
use crate::figures::to_hit::case_a::case_a_on_ift;
use crate::figures::vehicle::firing::{line, vehicles};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::arcs::each_arc;
use crate::rules::table::Check;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.5-combined-target-in-each-arc",
        &[Matter::WeaponArc],
        "MG that attack together all have the target in their arc.",
        Check::VehicleFire(in_each_arc),
    ),
    Clause::check(
        "D3.5-combined-worst-ca",
        &[Matter::CaseA],
        "MG that attack together pay the worst Case A of any of them.",
        Check::VehicleIft(worst_case_a),
    ),
];

fn in_each_arc(volley: &Volley<'_>) -> Verdict {
    if vehicles(volley).iter().filter(|firing| firing.joins_mg()).count() < 2 {
        return Verdict::Silent;
    }
    each_arc(
        volley,
        volley.declared,
        |firing| firing.joins_mg(),
        |firing, hex| format!("{hex} is outside the arc of the {}", firing.name()),
    )
}

fn worst_case_a(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(underway) = &roll.underway else { return Verdict::Silent };
    let attack = underway.attack;
    let told = !ift.drm.is_empty() || ift.total.is_some();
    let together = vehicles(&underway.volley).iter().filter(|firing| firing.joins_mg()).count() > 1;
    if !together || !told || attack.declared.mode == FireMode::Bounding {
        return Verdict::Silent;
    }
    let Some(due) = case_a_on_ift(ctx, attack) else { return Verdict::Silent };
    let declared = line(&ift.drm, Modifier::A);
    let Some(said) = declared.map_or(Some(Drm(0)), |line| line.value) else { return Verdict::Silent };
    if said == due.value() {
        return if said == Drm(0) { Verdict::Silent } else { Verdict::Kept };
    }
    let breach = Breach::of("the worst Case A of the MG that fire together counts");
    let figured = breach.figures(format!("{said}"), format!("{}", due.value()));
    Verdict::Broken(Box::new(Breach { tally: Some(due.into()), ..figured }))
}
