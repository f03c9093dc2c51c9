//! D7.2: Close Combat as Reaction Fire against a vehicle that moves; there is no other of a vehicle's.

use crate::event::CloseCombatFought;
use crate::facts::Told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "D7-no-cc-of-vehicle",
    &[Matter::FireLeave],
    "A vehicle that Infantry attacks by CC Reaction Fire makes no CC attack in the MPh (D7.213).",
    Check::Cc(no_cc_of_vehicle),
)];

fn no_cc_of_vehicle(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    if ctx.before.phase != Some(Phase::MPh) {
        return Verdict::Silent;
    }
    let vehicle = fought.attackers.iter().find(|id| ctx.vehicle(id).is_some());
    vehicle.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} makes no CC attack in the MPh")))
}
