//! D3.42 and D3.43: the Armor Leader and the crew the leader belongs to.

use crate::event::{Checked, DrmLine, ToHitAttempt, UnitId};
use crate::facts::{Ctx, IftRoll, ToHitRoll, Told};
use crate::figures::vehicle::leaders::{
    Leader, Standing, active, armor_line, attack, ceased_leader_morale, leader_of, led_by,
};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.42-crew-morale-equals-leader",
        &[Matter::MoraleLevel],
        "The inherent crew has the Armor Leader's Morale Level.",
        Check::Checked(crew_morale),
    ),
    Clause::check(
        "D3.42-single-check",
        &[Matter::MoraleLevel],
        "Leader and crew make one common MC or TC roll.",
        Check::Checked(single_check),
    ),
    Clause::fact(
        "D3.42-shared-fate",
        "If the Armor Leader passes or fails, so does the crew.",
        "a check of the vehicle is the check of both, and no event gives either of them an outcome of its own",
    ),
    Clause::checks(
        "D3.43-own-vehicle-only",
        &[Matter::LeaderAssignment],
        "An Armor Leader influences only the own vehicle and crew, also when that vehicle is a captured one.",
        &[Check::ToHit(own_to_hit), Check::VehicleIft(own_on_ift)],
    ),
    Clause::checks(
        "D3.43-ceases-with-crew-counter",
        &[Matter::Leadership],
        "An Armor Leader stops existing as soon as the crew appears as a counter on the map.",
        &[Check::ToHit(ceased_to_hit), Check::VehicleIft(ceased_on_ift), Check::Checked(ceased_in_check)],
    ),
    Clause::guard(
        "D3.43-revives-on-remount",
        "If that same crew counter later mans a vehicle, the Armor Leader is effective again in that vehicle.",
    ),
    Clause::checks(
        "D3.43-same-crew-only",
        &[Matter::Leadership],
        "An Armor Leader comes back only with the own crew counter, when it mans a vehicle again.",
        &[Check::ToHit(same_crew_to_hit), Check::VehicleIft(same_crew_on_ift)],
    ),
];

/// The Morale Level declared, and the outcome that the dice give by the leader's.
fn crew_morale(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(leader) = told.vehicle().and_then(|_| active(ctx, &checked.unit)) else {
        return Verdict::Silent;
    };
    checked_by(ctx, checked, leader.strength.morale, "the crew checks with its Armor Leader's morale")
}

/// A check by this Morale Level: the level declared, else the outcome.
pub(super) fn checked_by(ctx: &Ctx<'_>, checked: &Checked, morale: u8, says: &str) -> Verdict {
    let broken = |said: alloc::string::String, due: alloc::string::String| {
        Verdict::Broken(Box::new(Breach::of(says).figures(said, due)))
    };
    if let Some(said) = checked.morale.filter(|said| *said != morale) {
        return broken(format!("morale {said}"), format!("morale {morale}"));
    }
    let dr = ctx.before.rolls.get(&checked.roll).map(|roll| roll.dice.total());
    let add = |sum: i16, line: &DrmLine| sum.saturating_add(line.value.unwrap_or_default().0);
    let number = checked.check.number();
    let total = dr.map(|dr| checked.drm.iter().fold(dr.saturating_add(number), add));
    let word = |passed: bool| if passed { "passed" } else { "failed" };
    match checked.passed.zip(total.map(|total| total <= i16::from(morale))) {
        Some((said, due)) if said != due => broken(word(said).into(), word(due).into()),
        Some(_) | None => Verdict::Kept,
    }
}

/// A second roll for the same result on the same vehicle.
fn single_check(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some((unit, _)) = told.vehicle().filter(|_| active(ctx, &checked.unit).is_some()) else {
        return Verdict::Silent;
    };
    let again = |made: &&crate::state::CrewCheck| {
        made.check == checked.check && made.attack.is_some() && made.attack == checked.attack
    };
    Verdict::kept_or(unit.crew.checks.iter().find(again).is_none(), || {
        "leader and crew check with one roll, and it was made already".into()
    })
}

/// The vehicles that an attack with an Armor Leader's DRM concerns: whose leader it is, and a firer.
fn led_on_ift<'a>(roll: &IftRoll<'a>) -> Option<(UnitId, &'a crate::state::Attack)> {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let attack = roll.attack().filter(|_| armor_line(&ift.drm).is_some())?;
    Some((led_by(ctx, Some(attack), &attack.declared.firers.first()?.unit), attack))
}

fn led_to_hit(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<UnitId> {
    armor_line(&attempt.drm)?;
    Some(led_by(ctx, attack(ctx, attempt.attack), &attempt.unit))
}

fn belongs(own: bool, leader_in: &UnitId) -> Verdict {
    Verdict::kept_or(own, || format!("the Armor Leader of {leader_in} influences no other vehicle"))
}

fn own_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let known = led_to_hit(ctx, attempt).filter(|_| ctx.vehicle(&attempt.unit).is_some());
    known.map_or(Verdict::Silent, |of| belongs(of == attempt.unit, &of))
}

fn own_on_ift(roll: &IftRoll<'_>) -> Verdict {
    led_on_ift(roll).map_or(Verdict::Silent, |(of, attack)| belongs(attack.has_firer(&of), &of))
}

/// Where a leader that is used stands towards the vehicle that the leader is used for.
fn stands(ctx: &Ctx<'_>, vehicle: Option<UnitId>, bad: Standing, says: &str) -> Verdict {
    let standing = vehicle.and_then(|id| leader_of(ctx, &id)).map(|leader: Leader| leader.standing);
    match standing {
        Some(standing) if standing == bad => Verdict::broken(says),
        Some(Standing::Aboard) => Verdict::Kept,
        Some(Standing::CrewOut | Standing::OtherCrew) | None => Verdict::Silent,
    }
}

const GONE: &str =
    "the crew is a counter on the map: its Armor Leader does not exist until it mans a vehicle";

fn ceased_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    stands(ctx, led_to_hit(ctx, attempt), Standing::CrewOut, GONE)
}

fn ceased_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let ctx = &roll.ctx;
    stands(ctx, led_on_ift(roll).map(|(of, _)| of), Standing::CrewOut, GONE)
}

/// A crew counter on the map checks with its own morale; A10.3 speaks of any other figure but the leader's.
fn ceased_in_check(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let own = told.known().and_then(|(_, def)| def.infantry.as_ref()?.morale);
    let left = ceased_leader_morale(ctx, &checked.unit);
    let Some(((own, leader), said)) = own.zip(left).zip(checked.morale) else { return Verdict::Silent };
    Verdict::kept_or(said == own || said != leader, || GONE.into())
}

const OTHER: &str = "another crew mans it: the Armor Leader comes back with the own crew alone";

fn same_crew_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    stands(ctx, led_to_hit(ctx, attempt), Standing::OtherCrew, OTHER)
}

fn same_crew_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let ctx = &roll.ctx;
    stands(ctx, led_on_ift(roll).map(|(of, _)| of), Standing::OtherCrew, OTHER)
}
