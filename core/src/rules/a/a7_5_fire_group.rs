//! A7.5 to A7.52: Fire Groups, their chain, what never joins, and members without LOS.

use crate::duty::Debt;
use crate::event::{FireAttack, Level, Status, UnitId};
use crate::facts::{Ctx, IftRoll, PhaseClosing, Shot, Traces, Volley};
use crate::figures::fire::blocked::{blocked_after, blocked_members};
use crate::figures::fire::earlier::earlier_by;
use crate::figures::fire::group::{admits, is_chain, places};
use crate::figures::fire::hindrance::{hindrance_due, said_hindrance};
use crate::figures::vehicle::overrun::overruns_now;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::{Attack, locations_of};
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, WeaponKind};
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::fact(
        "A7.5-fg-definition",
        "Two or more units or weapons attacking together are a FG; two SMC serving one SW count as a single firer.",
        "a second SMC on a weapon is `with` its firer, so that the two are one: `Firer`",
    ),
    Clause::check(
        "A7.5-adjacent-chain",
        &[Matter::Group],
        "Every member's Location of a multi-Location FG must be ADJACENT to that of another member, forming one connected chain.",
        Check::Fire(chain),
    ),
    Clause::fact(
        "A7.5-every-location-participates",
        "Each linking Location must hold a Personnel unit that really fires in the attack.",
        "the chain is built of the Locations of firers alone: `is_chain`",
    ),
    Clause::check(
        "A7.5-lone-leader-no-link",
        &[Matter::Group],
        "A leader alone does not link, unless heroic or firing a SW.",
        Check::Fire(lone_leader),
    ),
    Clause::check(
        "A7.5-pillbox-separate",
        &[Matter::Group],
        "Units in a pillbox cannot be in a FG with units outside it.",
        Check::Fire(pillbox_separate),
    ),
    Clause::check(
        "A7.51-vehicle-fg",
        &[Matter::Group],
        "Vehicles, Passengers and Riders may join a FG only within D6.64.",
        Check::Fire(vehicle_fg),
    ),
    Clause::check(
        "A7.51-bypass-no-mutual-los",
        &[Matter::Group],
        "Two vehicles in Bypass of one hex that do not see each other cannot form a FG.",
        Check::VehicleFire(bypass_pair),
    ),
    Clause::check(
        "A7.51-ordnance-never-in-fg",
        &[Matter::Combination],
        "Ordnance, canister and IFE never combine with any other unit or weapon, not even of the same unit.",
        Check::Fire(ordnance_alone),
    ),
    Clause::guard(
        "A7.51-exc-vehicular-mg-ife",
        "The exception: MG and IFE of one vehicle may be combined as D3.5 says.",
    ),
    Clause::check(
        "A7.52-each-member-los",
        &[Matter::LineOfSight],
        "Every FG member needs its own LOS to the target.",
        Check::Fire(each_member_los),
    ),
    Clause::check(
        "A7.52-worst-hindrance",
        &[Matter::Modifier],
        "The worst Hindrance or TEM found by any member counts for the whole FG.",
        Check::Ift(worst_hindrance),
    ),
    Clause::check(
        "A7.52-worst-drm",
        &[Matter::Modifier],
        "Any detrimental DRM of one member applies to all, cumulatively.",
        Check::Ift(worst_drm),
    ),
    Clause::check(
        "A7.52-blocked-forfeit",
        &[Matter::Group],
        "Members whose LOS turns out blocked lose their fire; only they do.",
        Check::Fire(forfeit),
    ),
    Clause::checks(
        "A7.52-rest-must-fire",
        &[Matter::Group],
        "The others have to go on against the same target, as a smaller FG or separately, after the blocked firer's roll was settled.",
        &[Check::Fire(rest_same_target), Check::PhaseOwed(Traces::FIRED, Debt::FiresAgain, rest_fires)],
    ),
    Clause::fact(
        "A7.52-rest-forfeit-if-eliminated",
        "If that target was eliminated meanwhile, their fire is lost too and they are marked.",
        "the members stand in the declaration and count as having fired: `Attack::has_firer`",
    ),
    Clause::check(
        "A7.52-broken-chain",
        &[Matter::Group],
        "A smaller FG after losing a linking member must itself still be a connected chain.",
        Check::Fire(broken_chain),
    ),
    Clause::check(
        "A7.52-blocked-dr-first",
        &[Matter::Group],
        "When a multi-Location FG finds a member's LOS blocked, that member's own DR is settled first (no effect on the target, but malfunction and the like); only then the others make their attack or attacks with rolls of their own.",
        Check::Fire(blocked_first),
    ),
];

/// Where the directing leaders stand.
fn director_places(ctx: &Ctx<'_>, attack: &FireAttack) -> Vec<(Cell, Level)> {
    attack.directors.iter().filter_map(|id| ctx.before.units.get(id)?.location()).collect()
}

fn with_directors(ctx: &Ctx<'_>, attack: &FireAttack, mut places: Vec<(Cell, Level)>) -> Vec<(Cell, Level)> {
    places.extend(director_places(ctx, attack));
    places.sort_unstable();
    places.dedup();
    places
}

/// An attack of the same firers that lost a member before.
fn remnant<'a>(ctx: &Ctx<'a>, attack: &FireAttack) -> Option<&'a Attack> {
    let by_one = attack.firers.iter().flat_map(|f| earlier_by(ctx, &f.unit));
    by_one.filter(|a| blocked_after(ctx, a)).min_by_key(|a| a.declared.attack)
}

fn chain(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(places) = places(volley.shots()).filter(|p| p.len() > 1) else { return Verdict::Silent };
    if remnant(ctx, attack).is_some() {
        return Verdict::Silent;
    }
    let led = is_chain(&with_directors(ctx, attack, places.clone()));
    match (is_chain(&places), led) {
        (true, _) => Verdict::Kept,
        (false, true) => Verdict::Silent,
        (false, false) => Verdict::broken("the Locations of the Fire Group are no string of ADJACENT ones"),
    }
}

/// Do directors who do not fire link the Locations of a Fire Group? `None` where it is none, and where nobody directs it.
pub(super) fn is_linked_by_leader(volley: &Volley<'_>) -> Option<bool> {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let places = places(volley.shots()).filter(|p| p.len() > 1 && !attack.directors.is_empty())?;
    Some(!is_chain(&places) && is_chain(&with_directors(ctx, attack, places)))
}

fn lone_leader(volley: &Volley<'_>) -> Verdict {
    let Some(by_leader) = is_linked_by_leader(volley) else { return Verdict::Silent };
    Verdict::kept_or(!by_leader, || "a leader alone does not link two Locations of a Fire Group".into())
}

fn pillbox_separate(volley: &Volley<'_>) -> Verdict {
    let shots = volley.shots();
    let inside = shots.iter().filter(|shot| shot.is(Status::InPillbox)).count();
    if inside == 0 || shots.len() < 2 {
        return Verdict::Silent;
    }
    Verdict::kept_or(inside == shots.len(), || {
        "units in a pillbox form no Fire Group with units outside it".into()
    })
}

/// The weapons of one vehicle fire together by D3.5, and its PRC with them (D3.4); with others what D6.64 admits.
fn vehicle_fg(volley: &Volley<'_>) -> Verdict {
    let shots = volley.shots();
    let pairs = || shots.iter().enumerate().flat_map(|(n, a)| shots[n + 1..].iter().map(move |b| (a, b)));
    if shots.len() < 2 || !shots.iter().any(is_vehicular) {
        return Verdict::Silent;
    }
    let mut verdict = Verdict::Kept;
    for (a, b) in pairs() {
        let vehicle = if is_vehicular(a) { a } else { b };
        match admits(a, b) {
            Some(true) => {}
            Some(false) => {
                let (own, other) = (&vehicle.firer.unit, if is_vehicular(a) { b } else { a });
                return Verdict::broken(format!(
                    "{own} joins no Fire Group with {}: a CE Carrier or armored halftrack with room for Passengers may (D6.64)",
                    other.firer.unit
                ));
            }
            None => {
                verdict = Verdict::undecided(format!(
                    "whether D6.64 lets {} fire in a group with others",
                    vehicle.firer.unit
                ));
            }
        }
    }
    verdict
}

/// A vehicle, its Passenger or Rider.
fn is_vehicular(shot: &Shot<'_>) -> bool {
    shot.vehicle().is_some() || shot.unit.is_some_and(|unit| unit.aboard.is_some())
}

fn bypass_pair(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let units: Vec<&UnitId> =
        attack.firers.iter().map(|f| &f.unit).filter(|id| ctx.vehicle(id).is_some()).collect();
    let mut seen = units
        .iter()
        .enumerate()
        .flat_map(|(n, a)| units[n + 1..].iter().filter(move |b| *b != a).map(move |b| (a, b)));
    let place = |id: &UnitId| ctx.before.units.get(id).and_then(|unit| unit.place.cell());
    let together = seen.by_ref().filter(|(a, b)| place(a) == place(b));
    let known: Vec<(&UnitId, &UnitId, bool)> =
        together.filter_map(|(a, b)| ctx.sees(a, b).map(|los| (*a, *b, los))).collect();
    match known.iter().find(|(.., los)| !los) {
        Some((a, b, _)) => {
            Verdict::broken(format!("in one hex they fire together only in LOS: {}", ctx.unseen(a, b)))
        }
        None if known.is_empty() => Verdict::Silent,
        None => Verdict::Kept,
    }
}

/// [EXC: an Overrun, in which the vehicle's MA counts with its MG (D7.1); an ATR, as one FP on the IFT (C13.24)]
fn ordnance_alone(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let all = volley.shots();
    let alone = |shot: &Shot<'_>| {
        matches!(
            shot.kind(),
            Some(WeaponKind::Ordnance | WeaponKind::Oba | WeaponKind::Canister | WeaponKind::Ife)
        ) || (shot.kind() == Some(WeaponKind::Atr) && shot.firer.to_kill)
    };
    let Some(first) = attack.firers.first() else { return Verdict::Silent };
    let one_vehicle =
        all.iter().all(|shot| shot.firer.unit == first.unit) && ctx.vehicle(&first.unit).is_some();
    let group = all.len() > 1;
    let overruns = all.iter().filter_map(|shot| shot.unit).any(|unit| overruns_now(ctx, attack, unit));
    if !group || overruns {
        return Verdict::Silent;
    }
    let by_ife = |shot: &Shot<'_>| one_vehicle && shot.kind() == Some(WeaponKind::Ife);
    let bad = all.iter().find(|shot| alone(shot) && !by_ife(shot));
    bad.map_or(Verdict::Kept, |shot| {
        Verdict::broken(format!("{} of {} never combines with other fire", shot.label(), shot.firer.unit))
    })
}

/// A7.52-blocked-forfeit speaks of a member that lost its fire before.
fn each_member_los(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let lost = remnant(ctx, attack).map_or_else(Vec::new, |before| blocked_members(ctx, before));
    let group = |shot: &Shot<'_>| attack.firers.len() > 1 && !lost.contains(&shot.firer.unit);
    each_shot(volley, group, |shot| {
        let target = || shot.targets().first().map(|id| ctx.unseen(&shot.firer.unit, id));
        shot.is_blocked().then(|| target().unwrap_or_default())
    })
}

/// The worst Hindrance of any member counts for a group of several firers.
fn worst_hindrance(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|a| a.declared.firers.len() > 1) else {
        return Verdict::Silent;
    };
    if blocked_after(ctx, attack) {
        return Verdict::Silent;
    }
    let Some(worst) = hindrance_due(ctx, attack) else { return Verdict::Silent };
    let said = said_hindrance(ift).unwrap_or_default();
    if said == worst {
        return Verdict::Kept;
    }
    let breach = Breach::of("the worst Hindrance of a member counts for all");
    Verdict::Broken(Box::new(breach.figures(format!("{said}"), format!("{worst}"))))
}

/// A member that is CX burdens the whole group (A4.51); one that is encircled does so by A7.7-plus1-on-fire.
fn worst_drm(roll: &IftRoll<'_>) -> Verdict {
    let ift = roll.said;
    let Some(attack) = roll.attack().filter(|a| a.declared.firers.len() > 1) else {
        return Verdict::Silent;
    };
    let members = roll.underway.as_ref().map_or(&[][..], |underway| underway.volley.shots());
    let Some(tired) = members.iter().find(|shot| shot.is(Status::Cx)).filter(|_| attack.hit.is_none()) else {
        return Verdict::Silent;
    };
    let said = ift.drm.iter().find(|line| line.is(Modifier::Cx)).and_then(|line| line.value);
    let unit = &tired.firer.unit;
    Verdict::kept_or(said == Some(Drm(1)), || format!("{unit} is CX: the whole group fires with +1"))
}

/// A member that was found blocked fires no more.
fn forfeit(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(before) = remnant(ctx, attack) else { return Verdict::Silent };
    let lost = blocked_members(ctx, before);
    let again = attack.firers.iter().find(|f| lost.contains(&f.unit) && !f.rof_kept);
    again.map_or(Verdict::Kept, |f| {
        Verdict::broken(format!("{} lost its fire in {}", f.unit, before.declared.attack))
    })
}

fn rest_same_target(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(before) = remnant(ctx, attack) else { return Verdict::Silent };
    let same = before.shares(&locations_of(ctx.before, ctx.scenario, attack));
    Verdict::kept_or(same, || {
        format!("the others of {} go on against the same target", before.declared.attack)
    })
}

/// When the phase is over, the others have fired again.
fn rest_fires(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    let here = |a: &&Attack| a.phase == ctx.before.phase && blocked_after(ctx, a);
    let gone = |a: &Attack| a.targets.iter().all(|t| ctx.before.units.get(t).is_some_and(|u| u.eliminated));
    let bound = |a: &&Attack| !gone(a) && !blocked_members(ctx, a).contains(id);
    let made = ctx.before.attacks_by(id);
    let Some(attack) = made.iter().copied().filter(here).find(bound) else { return Verdict::Silent };
    let again = made.iter().any(|a| a.seq > attack.seq);
    Verdict::kept_or(again, || format!("{id} has to go on against the same target"))
}

fn broken_chain(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(places) = places(volley.shots()).filter(|p| p.len() > 1) else { return Verdict::Silent };
    if remnant(ctx, attack).is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(is_chain(&places), || "the smaller Fire Group is no connected string".into())
}

fn blocked_first(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(before) =
        remnant(ctx, attack).filter(|a| a.from.iter().flatten().any(|p| Some(p) != a.from[0].as_ref()))
    else {
        return Verdict::Silent;
    };
    if !before.shares(&locations_of(ctx.before, ctx.scenario, attack)) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!before.rolls.is_empty(), || {
        format!("the DR of the blocked member of {} comes first", before.declared.attack)
    })
}
