//! D3.4 and D3.41: Armor Leaders, whom they affect, and the side record that says where they are.

use crate::duty::Debt;
use crate::event::{CloseCombatFought, DrmLine, Revealed, UnitId, Use};
use crate::facts::{Ctx, IftRoll, PhaseClosing, ToHitRoll, Told, Traces};
use crate::figures::vehicle::leaders::{
    Arm, Leader, Strength, active, armor_line, arms_of, infantry_line, is_bu, is_carrier_mg,
    is_halftrack_group, leader_of, led_by, may_be_sealed, owns, records,
};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::CrewCheck;
use crate::vocab::num::Drm;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "D3.4-infantry-leader-no-vehicle-effect",
        &[Matter::Leadership],
        "An Infantry leader cannot modify vehicular or Gun performance.",
        &[Check::ToHit(infantry_to_hit), Check::VehicleIft(infantry_on_ift)],
    ),
    Clause::checks(
        "D3.4-armor-leader-scope",
        &[Matter::Leadership],
        "An Armor Leader affects only vehicles and vehicular guns, never Personnel or non-vehicular Guns.",
        &[Check::ToHit(scope_to_hit), Check::VehicleIft(scope_on_ift)],
    ),
    Clause::guard(
        "D3.4-exc-halftrack-fg",
        "A FG made of a CE halftrack or Carrier with Passengers, Infantry or Cavalry may be directed by its Armor Leader or by a Passenger leader.",
    ),
    Clause::check(
        "D3.4-halftrack-fg-needs-ce",
        &[Matter::Leadership],
        "The exception for directing a halftrack/Carrier FG holds only while the vehicle is CE.",
        Check::VehicleIft(group_needs_ce),
    ),
    Clause::check(
        "D3.4-armor-leader-range",
        &[Matter::Leadership],
        "Armor Leaders exist only with strengths from 8-1 up to 10-2 (the inexperienced-crew 6+1 being a quasi leader).",
        Check::Revealed(range),
    ),
    Clause::checks(
        "D3.41-assigned-on-side-record",
        &[Matter::LeaderAssignment, Matter::SealedRecord],
        "The owner notes before play which AFV carries each Armor Leader.",
        &[
            Check::Revealed(record_fits),
            Check::Revealed(used_as_recorded),
            Check::ToHit(recorded_to_hit),
            Check::VehicleIft(recorded_on_ift),
            Check::Cc(recorded_in_cc),
        ],
    ),
    Clause::fact(
        "D3.41-hidden-until-needed",
        "An Armor Leader's counter stays off the map, even when the crew is CE, until a result has to be proved with the Armor Leader's morale or DRM.",
        "until `Revealed` the log and every view of it hold 32 bytes of commitment and the crew's CE or BU, nothing else",
    ),
    Clause::check(
        "D3.41-reveal-on-use",
        &[Matter::Leadership],
        "An Armor Leader whose morale or DRM verifies or avoids a result has to be shown.",
        Check::PhaseOwed(Traces::CREW, Debt::LeaderRevealed, reveal_on_use),
    ),
    Clause::guard(
        "D3.41-use-before-and-after-reveal",
        "An Armor Leader's values count from the start, both before and after the disclosure.",
    ),
];

fn infantry_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(arm) = Arm::of(ctx, &attempt.unit, &attempt.weapon) else { return Verdict::Silent };
    if !arm.is_vehicular() && *arm.weapon != Use::Gun {
        return Verdict::Silent;
    }
    Verdict::kept_or(infantry_line(&attempt.drm).is_none(), || {
        "an Infantry leader modifies neither vehicles nor Guns".into()
    })
}

/// Speaks of attacks by vehicles alone; a FG with Personnel stands or falls by the exception.
fn infantry_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let ift = roll.said;
    if roll.underway.is_none() {
        return Verdict::Silent;
    }
    let arms = arms_of(roll);
    if !arms.iter().any(Arm::is_vehicular) || is_halftrack_group(&arms) {
        return Verdict::Silent;
    }
    if infantry_line(&ift.drm).is_none() {
        return Verdict::Kept;
    }
    // [EXC: a leader on foot in the Location of a CE halftrack or Carrier directs its MG; one aboard in a FG alone
    // (D6.65).] A7.531 asks whether the leader is there, D3.5 whether the vehicle is CE.
    let before = &roll.ctx.before.units;
    let on_foot = |id: &UnitId| before.get(id).is_some_and(|unit| unit.aboard.is_none());
    let directors = roll.attack().map_or(&[][..], |attack| &attack.declared.directors);
    match (is_carrier_mg(&roll.ctx, &arms), directors.first()) {
        (true, Some(_)) if directors.iter().all(on_foot) => Verdict::Kept,
        (true, Some(id)) => Verdict::broken(format!(
            "{id} is aboard, and directs the MG of its halftrack or Carrier in a group with Personnel alone (D6.65)"
        )),
        (true, None) => Verdict::undecided("who directs the MG of a halftrack or Carrier (D6.65)"),
        (false, _) => Verdict::broken("an Infantry leader does not modify the fire of vehicles"),
    }
}

fn in_scope(kept: bool, by: &UnitId) -> Verdict {
    Verdict::kept_or(kept, || format!("{by} is no vehicle: an Armor Leader does not affect it"))
}

fn scope_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(arm) = Arm::of(ctx, &attempt.unit, &attempt.weapon) else { return Verdict::Silent };
    armor_line(&attempt.drm).map_or(Verdict::Silent, |_| in_scope(arm.is_vehicular(), arm.id))
}

fn scope_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let ift = roll.said;
    if roll.underway.is_none() || armor_line(&ift.drm).is_none() {
        return Verdict::Silent;
    }
    let arms = arms_of(roll);
    let stranger = arms.iter().find(|arm| !arm.is_vehicular()).filter(|_| !is_halftrack_group(&arms));
    stranger.map_or(Verdict::Kept, |arm| in_scope(false, arm.id))
}

fn group_needs_ce(roll: &IftRoll<'_>) -> Verdict {
    let ift = roll.said;
    if roll.underway.is_none() {
        return Verdict::Silent;
    }
    let arms = arms_of(roll);
    let led = infantry_line(&ift.drm).or(armor_line(&ift.drm)).is_some();
    if !led || !is_halftrack_group(&arms) {
        return Verdict::Silent;
    }
    let closed = arms.iter().find(|arm| arm.vehicle().is_some_and(|vehicle| is_bu(arm.unit, vehicle)));
    closed.map_or(Verdict::Kept, |arm| Verdict::broken(format!("{} is BU: nobody directs this FG", arm.id)))
}

/// The strengths of the counters.
const STRENGTHS: [(u8, i16); 4] = [(8, -1), (9, -1), (9, -2), (10, -2)];

fn range(told: &Told<'_, Revealed>) -> Verdict {
    let revealed = told.said;
    let named = records(&revealed.plaintext);
    let none = |strength: &Strength| !STRENGTHS.contains(&(strength.morale, strength.drm.0));
    let wrong = named.iter().map(|(_, strength)| *strength).find(none);
    match wrong {
        None if named.is_empty() => Verdict::Silent,
        None => Verdict::Kept,
        Some(Strength { morale, drm }) => Verdict::broken({
            let sign = if drm > Drm(0) { "+" } else { "-" };
            format!("there is no Armor Leader {morale}{sign}{}", drm.0.unsigned_abs())
        }),
    }
}

/// An opened record must be one that was sealed, unchanged, by a player of the vehicle's side.
fn record_fits(told: &Told<'_, Revealed>) -> Verdict {
    let (ctx, revealed) = (&told.ctx, told.said);
    let named = records(&revealed.plaintext);
    if named.is_empty() {
        return Verdict::Silent;
    }
    let Some(secret) = ctx.before.secrets.get(&revealed.secret) else {
        return Verdict::broken(format!("nothing was sealed as {}", revealed.secret));
    };
    let (game, words, nonce) = (&ctx.before.game, &revealed.plaintext, &revealed.nonce);
    let gives = crate::secret::commitment(game, &secret.by, &revealed.secret, words, nonce);
    if gives != secret.commitment {
        return Verdict::broken(format!("{} does not open what was sealed", revealed.secret));
    }
    Verdict::kept_or(named.iter().all(|(vehicle, _)| owns(ctx, secret, vehicle)), || {
        format!("{} sealed it for a vehicle of the other side", secret.by)
    })
}

/// The DRM used of a leader before the leader was shown is the one on record.
fn used_as_recorded(told: &Told<'_, Revealed>) -> Verdict {
    let (ctx, revealed) = (&told.ctx, told.said);
    for (vehicle, strength) in records(&revealed.plaintext) {
        let used = ctx.before.units.get(&vehicle).and_then(|unit| unit.crew.leader_drm);
        if let Some(said) = used.filter(|said| *said != strength.drm) {
            let says = format!("the DRM used of the Armor Leader of {vehicle}");
            return Verdict::wrong(says, format!("{said}"), format!("{}", strength.drm));
        }
    }
    Verdict::Silent
}

fn recorded_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    armor_line(&attempt.drm)
        .map_or(Verdict::Silent, |line| recorded(ctx, &led_by(ctx, roll.attack(), &attempt.unit), line))
}

fn recorded_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let firer = roll.attack().and_then(|a| Some((a, &a.declared.firers.first()?.unit)));
    let (Some((attack, firer)), Some(line)) = (firer, armor_line(&ift.drm)) else {
        return Verdict::Silent;
    };
    recorded(ctx, &led_by(ctx, Some(attack), firer), line)
}

fn recorded_in_cc(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let vehicle = fought.attackers.iter().find(|id| ctx.vehicle(id).is_some());
    vehicle.zip(armor_line(&fought.drm)).map_or(Verdict::Silent, |(id, line)| recorded(ctx, id, line))
}

/// Used before the leader was shown: a sealed record may still prove the leader; without one nothing can. The DRM is the
/// leader's, and no other.
fn recorded(ctx: &Ctx<'_>, vehicle: &UnitId, line: &DrmLine) -> Verdict {
    if ctx.vehicle(vehicle).is_none() {
        return Verdict::Silent;
    }
    match leader_of(ctx, vehicle) {
        Some(Leader { strength, .. }) if line.value.is_some_and(|said| said != strength.drm) => {
            let said = line.value.unwrap_or_default();
            let says = format!("the DRM of the Armor Leader of {vehicle}");
            Verdict::wrong(says, format!("{said}"), format!("{}", strength.drm))
        }
        Some(_) => Verdict::Kept,
        None if may_be_sealed(ctx, vehicle) => Verdict::Silent,
        None => Verdict::broken(format!("no Armor Leader was recorded for {vehicle} before play")),
    }
}

/// A check that the leader's morale alone passed.
fn proves_him(check: &CrewCheck, own: u8) -> bool {
    let drm = check.drm.iter().fold(check.check.number(), |sum, d| sum + d.value.unwrap_or_default().0);
    let total = check.dice.map(|dr| dr.original() + drm);
    check.passed == Some(true) && total.is_some_and(|total| total > i16::from(own))
}

/// Due by the end of the phase in which the leader was used. Without any record D3.41-assigned-on-side-record speaks.
fn reveal_on_use(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    if unit.crew.leader_used.is_empty() && unit.crew.checks.is_empty() {
        return Verdict::Silent;
    }
    let Some((_, vehicle)) = ctx.vehicle(id) else { return Verdict::Silent };
    let checked = vehicle.crew_morale.is_some_and(|own| unit.crew.checks.iter().any(|c| proves_him(c, own)));
    if (unit.crew.leader_used.is_empty() && !checked) || vehicle.inexperienced_crew.is_some() {
        return Verdict::Silent;
    }
    match active(ctx, id).or_else(|| leader_of(ctx, id)) {
        Some(_) => Verdict::Kept,
        None if may_be_sealed(ctx, id) => {
            Verdict::broken("the morale or DRM was used of an Armor Leader who was not revealed")
        }
        None => Verdict::Silent,
    }
}
