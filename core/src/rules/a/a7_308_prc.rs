//! A7.308 on the PRC of an unarmored vehicle: who rolls for survival, whom the wreck takes along, who takes the Collateral
//! Attack.

use super::a7_307_vehicles::{is_unarmored, told_of, vehicle_line};
use super::facts::{checks_of, result_of};
use super::{Check, Clause, Ctx};
use crate::duty::{Debt, Owed, Standing, check_of};
use crate::event::{Checked, Purpose, UnitId, VehicleResult};
use crate::facts::{Told, Underway};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::state::Attack;
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

/// One whom a vehicle hit carries, and the result against the vehicle.
struct Rider<'a> {
    id: &'a UnitId,
    result: VehicleResult,
    /// It is in the log; else that is what is missing.
    told: bool,
}

impl Rider<'_> {
    /// Done, or missing with these words; while the log lacks the result itself, that is told.
    fn standing(&self, done: bool, says: &str) -> Standing {
        match () {
            () if done => Standing::Done,
            () if self.told => Standing::Open(says.into()),
            () => Standing::Told,
        }
    }
}

/// Those whom the vehicles under an attack carry, and who are no targets of their own.
fn carried<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<Rider<'a>> {
    let hit = attack.targets.iter().filter(|id| is_unarmored(ctx, id));
    let others = attack.hits.iter().map(|(id, _)| id).filter(|id| is_unarmored(ctx, id));
    let mut vehicles: Vec<&UnitId> = hit.chain(others).collect();
    vehicles.sort_unstable();
    vehicles.dedup();
    let each = vehicles.into_iter().flat_map(|vehicle| {
        let told = told_of(attack, vehicle);
        let result = told.or_else(|| Some(vehicle_line(ctx, attack, vehicle)?.1));
        let aboard = ctx.before.units_aboard(vehicle).into_iter();
        // Of no effect there is nothing to tell.
        let told = told.is_some() || (attack.hit.is_none() && result == Some(VehicleResult::None));
        aboard.filter_map(move |(id, _)| Some(Rider { id, result: result?, told }))
    });
    each.collect()
}

pub(super) fn rolled_for(attack: &Attack, unit: &UnitId, asked: &Purpose) -> bool {
    attack.dice.iter().any(|(purpose, who, _)| purpose == asked && who.as_ref() == Some(unit))
}

/// Whoever survived and got off rides no more.
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

/// Nobody survives in a burning wreck.
pub(super) fn burnt(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let due = carried(ctx, attack).into_iter().filter(|rider| rider.result == VehicleResult::Burning);
    let each = due.map(|rider| {
        let gone = ctx.before.units.get(rider.id).is_some_and(|unit| unit.eliminated);
        let done = gone || attack.eliminated.contains(rider.id);
        Owed::of(
            rider.id,
            Debt::Eliminated,
            rider.standing(done, "{} was in the wreck that burns: eliminated"),
        )
    });
    each.collect()
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
