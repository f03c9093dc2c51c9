//! A7.308 on the PRC of an unarmored vehicle: who rolls for survival, whom the wreck takes along, who takes the Collateral
//! Attack.

use crate::duty::{Debt, Owed, Standing, check_of};
use crate::event::{Checked, Purpose, VehicleResult};
use crate::facts::{Told, Underway};
use crate::figures::check::owed::checks_of;
use crate::figures::fire::result::result_of;
use crate::figures::fire::riders::{carried, rolled_for};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.308-prc-survival",
        &[Matter::Consequence],
        "PRC of an eliminated, not burning, vehicle roll for survival.",
        Check::Owed(prc_survival),
    ),
    Clause::check(
        "A7.308-survivors-exempt",
        &[Matter::Consequence],
        "PRC that survive are touched no further by that attack.",
        Check::Checked(survivors_exempt),
    ),
    Clause::check(
        "A7.308-collateral-if-not-eliminated",
        &[Matter::Consequence],
        "Vulnerable PRC of a vehicle that was not eliminated still take the Collateral Attack.",
        Check::Owed(collateral),
    ),
];

/// A unit that survived and got off rides no more.
fn prc_survival(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let rolled = attack.dice.iter().filter(|(purpose, ..)| *purpose == Purpose::Survival);
    let mut all: Vec<Owed> = rolled
        .map(|(_, who, _)| Owed { unit: who.clone(), ..Owed::of_all(Debt::Survival, Standing::Done) })
        .collect();
    let due = carried(ctx, attack).into_iter().filter(|rider| rider.result == VehicleResult::Eliminated);
    all.extend(due.map(|rider| {
        let done = rolled_for(attack, rider.id, &Purpose::Survival);
        Owed::of(rider.id, Debt::Survival, rider.standing(done, "no survival roll of {} is in the log"))
    }));
    all
}

pub(super) fn survivors_exempt(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let attack = told.attack().or_else(|| {
        ctx.before.open_attacks().into_iter().find(|a| rolled_for(a, &checked.unit, &Purpose::Survival))
    });
    let Some(attack) = attack else { return Verdict::Silent };
    let survived = rolled_for(attack, &checked.unit, &Purpose::Survival);
    if survived {
        return Verdict::broken(format!(
            "{} survived and is touched no further by this attack",
            checked.unit
        ));
    }
    if told.unit.is_some_and(|u| u.aboard.is_some()) { Verdict::Kept } else { Verdict::Silent }
}

fn collateral(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let spared = |result: VehicleResult| matches!(result, VehicleResult::Immobilized | VehicleResult::None);
    let due = carried(ctx, attack).into_iter().filter(|rider| spared(rider.result));
    let each = due.filter_map(|rider| {
        let check = check_of(result_of(ctx, attack)?)?;
        let done = !checks_of(attack, rider.id).is_empty();
        Some(Owed::of(
            rider.id,
            Debt::Collateral(check),
            rider.standing(done, "{} takes the Collateral Attack"),
        ))
    });
    each.collect()
}
