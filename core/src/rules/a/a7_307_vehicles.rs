//! A7.307 to A7.309: IFT fire at vehicles, the vehicle line and the Unlikely Kill.

use crate::duty::{Debt, Owed, Standing, check_of};
use crate::effects;
use crate::event::{
    Checked, DiceRolled, Event, Purpose, Status, StatusChanged, UnitId, VehicleHit, VehicleResult, What,
};
use crate::facts::{Ctx, Told, Underway};
use crate::figures::check::owed;
use crate::figures::check::owed::{checks_of, is_of_ift};
use crate::figures::fire::outcome::outcome;
use crate::figures::fire::prc::is_closed;
use crate::figures::fire::riders::burnt;
use crate::figures::fire::shot::observer;
use crate::figures::fire::vehicles::{
    exposed_crews, is_unarmored, may_harm_armor, told_of, unlikely_die, vehicle_cap_of, vehicle_line,
    vehicle_results, vehicles_hit,
};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::a::a7_307_crews::crew_unharmed;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::IftResult;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A7.307-armor-immune",
        &[Matter::Consequence],
        "Small Arms and other non-ordnance fire do nothing to an armored vehicle itself, FT, DC, MOL and ATMM apart.",
        &[Check::Hit(armor_immune), Check::Checked(sheltered_crew), Check::Owed(vulnerable_crews)],
    ),
    Clause::check(
        "A7.307-vulnerable-prc-hit",
        &[Matter::Consequence],
        "Vulnerable PRC in or on such a vehicle are affected as Personnel; a crew that is not, or that its check spares, suffers nothing.",
        Check::Status(crew_unharmed),
    ),
    Clause::check(
        "A7.308-star-vehicle-line",
        &[Matter::Consequence],
        "Non-ordnance Direct Fire at an unarmored vehicle or horse counter is resolved on the vehicle line with the same roll as the Personnel in the Location.",
        Check::Owed(named_in_first_fire),
    ),
    Clause::check(
        "A7.308-all-occupants",
        &[Matter::Consequence],
        "Outside Defensive First Fire the attack hits every occupant of the Location, Infantry and vehicles alike.",
        Check::Owed(all_occupants),
    ),
    Clause::check(
        "A7.308-exc-bypass-no-los",
        &[Matter::Consequence],
        "A Bypass vehicle outside the firer's LOS is not affected.",
        Check::Hit(bypass_unseen),
    ),
    Clause::checks(
        "A7.308-vehicle-cap",
        &[Matter::Consequence],
        "One roll can affect at most as many vehicles/horses as the largest KIA number of the column; Random Selection picks them.",
        &[Check::Hit(vehicle_cap), Check::Owed(selection_of_vehicles)],
    ),
    Clause::check(
        "A7.308-below-kill-eliminated",
        &[Matter::Consequence],
        "A Final DR below the Kill Number eliminates the vehicle.",
        Check::Hit(below_kill),
    ),
    Clause::check(
        "A7.308-equal-immobilized",
        &[Matter::Consequence],
        "A Final DR equal to it immobilizes.",
        Check::Hit(equal_kill),
    ),
    Clause::check(
        "A7.308-as-the-line",
        &[Matter::Consequence],
        "A vehicle that is immobilized or lost by an attack of Small Arms is so by the vehicle line.",
        Check::Harmed(as_the_line),
    ),
    Clause::checks(
        "A7.308-less-than-half-burns",
        &[Matter::Consequence],
        "A Final DR below half of it makes a burning wreck and kills all PRC.",
        &[Check::Hit(half_kill), Check::Owed(burnt)],
    ),
    Clause::check(
        "A7.309-original-2",
        &[Matter::Consequence],
        "On the vehicle line an Original 2 always opens the Unlikely Kill die, whatever the DRM, even if the roll already damages the vehicle.",
        Check::Rolled(original_two),
    ),
    Clause::fact(
        "A7.309-table",
        "The die: 1 burning wreck, 2 eliminated, 3 immobilized unless Hull Down, otherwise nothing.",
        "the die is read by the table: `effects::unlikely_kill`",
    ),
    Clause::check(
        "A7.309-better-of-both",
        &[Matter::Consequence],
        "The vehicle suffers the worse for it of the basic result and the die's result.",
        Check::Hit(better_of_both),
    ),
];

/// The attack that a result comes from.
fn cause<'a, 'b>(told: &'b Told<'a, VehicleHit>) -> Option<&'b Underway<'a>> {
    told.underway.as_ref().filter(|on| on.attack.hit.is_none() && !on.attack.rolls.is_empty())
}

/// The same of a result on an unarmored vehicle, which the vehicle line gives.
fn by_line<'a, 'b>(told: &'b Told<'a, VehicleHit>) -> Option<&'b Underway<'a>> {
    cause(told).filter(|_| told.vehicle().is_some_and(|(_, vehicle)| !vehicle.afv))
}

fn armor_immune(told: &Told<'_, VehicleHit>) -> Verdict {
    let (Some(on), Some((_, vehicle))) = (cause(told), told.vehicle()) else { return Verdict::Silent };
    // LOG.target-of-attack tells of a vehicle that the attack was not at.
    if !vehicle.afv || may_harm_armor(on) || !on.attack.concerns(&told.said.unit) {
        return Verdict::Silent;
    }
    let hurt = matches!(
        told.said.result,
        VehicleResult::Immobilized | VehicleResult::Eliminated | VehicleResult::Burning
    );
    Verdict::kept_or(!hurt, || "this fire does nothing to an armored vehicle itself".into())
}

/// A crew that was BU in a closed-topped AFV takes no check by such fire; that of an open-topped one may be a target (A7.211).
fn sheltered_crew(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, unit) = (&told.ctx, &told.said.unit);
    let on = told.underway.as_ref().filter(|on| on.attack.hit.is_none() && !on.attack.rolls.is_empty());
    let asked = is_of_ift(told.said.check) && is_closed(ctx, unit);
    let Some(on) = on.filter(|on| asked && on.attack.targets.contains(unit)) else { return Verdict::Silent };
    if on.attack.exposed_before.contains(unit) || may_harm_armor(on) {
        return Verdict::Silent;
    }
    Verdict::broken(format!("the crew of {unit} is BU: this fire does nothing to it"))
}

/// Outside First Fire an unarmored vehicle in the Location suffers what the line gives.
fn all_occupants(on: &Underway<'_>) -> Vec<Owed> {
    if on.attack.is_first_fire() {
        Vec::new()
    } else {
        by_line_each(on, "{} is in the Location and is hit too")
    }
}

/// In First Fire those alone at which it is aimed.
fn named_in_first_fire(on: &Underway<'_>) -> Vec<Owed> {
    if !on.attack.is_first_fire() {
        return Vec::new();
    }
    by_line_each(on, "the roll does something to {} by the vehicle line, and the log does not tell it")
}

/// What the line gives each unarmored vehicle among the targets.
fn by_line_each(on: &Underway<'_>, says: &'static str) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    if attack.hit.is_some() {
        return Vec::new();
    }
    let seen = |id: &UnitId| attack.declared.firers.iter().any(|f| ctx.sees(observer(f), id) != Some(false));
    let mut unarmored = attack.targets.iter().filter(|id| is_unarmored(ctx, id) && seen(id)).peekable();
    if unarmored.peek().is_none() {
        return Vec::new();
    }
    let full = is_full(ctx, attack);
    let each = unarmored.filter_map(|id| {
        let (_, due) = vehicle_line(ctx, attack, id)?;
        let told = attack.hits.iter().any(|(unit, _)| unit == id);
        // Its status may say it.
        let unit = ctx.before.units.get(id);
        let by_status = match due {
            VehicleResult::Immobilized => unit.is_some_and(|unit| unit.status.has(Status::Immobilized)),
            VehicleResult::Eliminated => unit.is_none_or(|unit| unit.eliminated),
            VehicleResult::None | VehicleResult::Burning | VehicleResult::Shock | VehicleResult::Stun => {
                false
            }
        };
        let done = told || by_status || due == VehicleResult::None;
        let owed = Owed::of(id, Debt::Vehicle(due), Standing::done_or(done, || says.into()));
        (told || !full).then_some(owed)
    });
    each.collect()
}

/// More vehicles than the roll can affect: dice tell which.
fn selection_of_vehicles(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    if attack.is_first_fire() || attack.hit.is_some() {
        return Vec::new();
    }
    let all = vehicles_hit(ctx, attack);
    if all.len() < 2 {
        return Vec::new();
    }
    let Some(cap) = vehicle_cap_of(ctx, attack).filter(|cap| all.len() > usize::from(*cap)) else {
        return Vec::new();
    };
    let rolled = all.iter().all(|id| attack.selected.iter().any(|(unit, _)| unit == *id));
    let says =
        || format!("{cap} of {} vehicles are affected, and no Random Selection tells which", all.len());
    let mut owed =
        alloc::vec![Owed::of_all(Debt::Selection(usize::from(cap)), Standing::done_or(rolled, says))];
    if rolled {
        let dice = attack.selected.iter().filter(|(id, _)| all.contains(&id));
        let chosen = effects::selected(dice, usize::from(cap));
        let spared = chosen.into_iter().filter(|id| told_of(attack, id).is_none());
        let full = attack.hits.len() >= usize::from(cap);
        let says = || "the dice select {}, another vehicle was told as affected".into();
        owed.extend(
            spared
                .filter(|_| full)
                .map(|id| Owed::of(id, Debt::Vehicle(VehicleResult::Eliminated), Standing::Open(says()))),
        );
    }
    owed
}

/// Its roll has affected as many vehicles as it can.
fn is_full(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let used = attack.rolls.first().and_then(|roll| outcome(ctx, attack, &roll.said, 0)?.used);
    used.is_none_or(|column| attack.hits.len() >= usize::from(column.most_vehicles()))
}

fn bypass_unseen(told: &Told<'_, VehicleHit>) -> Verdict {
    let (ctx, hit) = (&told.ctx, told.said);
    let Some(on) = cause(told) else { return Verdict::Silent };
    let attack = on.attack;
    let bypassing = told.unit.is_some_and(|unit| unit.place.bypass().is_some());
    let seen = |f: &crate::event::Firer| ctx.sees(observer(f), &hit.unit);
    let unseen = attack.declared.firers.iter().all(|f| seen(f) == Some(false));
    let known = attack.declared.firers.iter().any(|f| seen(f).is_some());
    if !bypassing || !known {
        return Verdict::Silent;
    }
    Verdict::kept_or(!unseen, || {
        let firer = attack.declared.firers.first().map(|f| ctx.unseen(&f.unit, &hit.unit));
        format!("in Bypass it is not hit by one who does not see it: {}", firer.unwrap_or_default())
    })
}

fn vehicle_cap(told: &Told<'_, VehicleHit>) -> Verdict {
    let Some(attack) = cause(told).map(|on| on.attack) else { return Verdict::Silent };
    let Some(cap) = vehicle_cap_of(&told.ctx, attack).map(usize::from) else { return Verdict::Silent };
    Verdict::kept_or(attack.hits.len() < cap, || format!("one roll on this column affects {cap} at most"))
}

/// Asked by the clause of the result that is due, where no Unlikely Kill die was rolled.
fn without_die(told: &Told<'_, VehicleHit>, asked: &[VehicleResult]) -> Verdict {
    let Some(on) = by_line(told).filter(|on| unlikely_die(on.attack).is_none()) else {
        return Verdict::Silent;
    };
    match vehicle_line(&told.ctx, on.attack, &told.said.unit) {
        Some((due, _)) if asked.contains(&due) => figures(told.said.result, due),
        Some(_) | None => Verdict::Silent,
    }
}

fn figures(said: VehicleResult, due: VehicleResult) -> Verdict {
    if said == due {
        return Verdict::Kept;
    }
    let breach = Breach::of("what the vehicle line gives").figures(said.word(), due.word());
    Verdict::Broken(Box::new(breach))
}

fn below_kill(told: &Told<'_, VehicleHit>) -> Verdict {
    without_die(told, &[VehicleResult::Eliminated, VehicleResult::None])
}

fn equal_kill(told: &Told<'_, VehicleHit>) -> Verdict {
    without_die(told, &[VehicleResult::Immobilized])
}

/// A result told by the status alone, or by the loss of the counter. Those aboard a wreck fare by other clauses.
fn as_the_line(told: &Told<'_, Event>) -> Verdict {
    let (ctx, what) = (&told.ctx, &told.said.what);
    let immobilized = |e: &StatusChanged| e.add.contains(&Status::Immobilized);
    let (id, attack, said) = if let What::Eliminated(id) = what {
        (id, owed::cause(ctx, id), VehicleResult::Eliminated)
    } else if let What::StatusChanged(e) = what
        && immobilized(e)
    {
        (&e.unit, e.attack.and_then(|id| ctx.before.attacks.get(&id)), VehicleResult::Immobilized)
    } else {
        return Verdict::Silent;
    };
    let Some(attack) = attack.filter(|attack| attack.hit.is_none() && !attack.rolls.is_empty()) else {
        return Verdict::Silent;
    };
    if ctx.vehicle(id).is_none_or(|(unit, _)| unit.eliminated) || told_of(attack, id).is_some() {
        return Verdict::Silent;
    }
    vehicle_results(ctx, attack, id).map_or(Verdict::Silent, |(_, due)| figures(said, due))
}

fn half_kill(told: &Told<'_, VehicleHit>) -> Verdict {
    without_die(told, &[VehicleResult::Burning])
}

fn better_of_both(told: &Told<'_, VehicleHit>) -> Verdict {
    let Some(on) = by_line(told).filter(|on| unlikely_die(on.attack).is_some()) else {
        return Verdict::Silent;
    };
    match vehicle_line(&told.ctx, on.attack, &told.said.unit) {
        Some((_, due)) => figures(told.said.result, due),
        None => Verdict::Silent,
    }
}

/// A crew that is pinned takes no Pin TC. Fire that may harm the AFV itself has its own results.
fn vulnerable_crews(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    if may_harm_armor(on) {
        return Vec::new();
    }
    let each = exposed_crews(ctx, attack).into_iter().filter_map(|(id, result)| {
        let gone = ctx.before.units.get(id).is_none_or(|unit| unit.eliminated);
        let exempt = result == IftResult::Ptc && attack.pinned_before.contains(id);
        let done = gone || exempt || !checks_of(attack, id).is_empty();
        let says = || "the crew of {} is CE and makes the check".into();
        Some(Owed::of(id, Debt::Check(check_of(result)?), Standing::done_or(done, says)))
    });
    each.collect()
}

fn original_two(told: &Told<'_, DiceRolled>) -> Verdict {
    let attack = told.attack().filter(|_| told.said.purpose == Purpose::UnlikelyKill);
    let roll = attack.and_then(|attack| attack.rolls.first());
    let Some(dr) = roll.and_then(|roll| roll.dice) else { return Verdict::Silent };
    Verdict::kept_or(dr.original() == 2, || {
        format!("the Unlikely Kill die needs an Original 2, it was {}", dr.original())
    })
}
