//! `LOG` clauses on the units that an event names beside the one that it is about: firers, directors, targets, those who
//! drew lots, those who get on a vehicle.

use crate::event::{
    Boarding, Claim, Claimed, CrewStatusChanged, Event, FireMode, Status, StatusChanged, UnitId, Use,
    VehicleHit, VehicleResult, WeaponFailed, What,
};
use crate::facts::{Ctx, Told};
use crate::figures::fire::gun_crew::is_gun;
use crate::figures::fire::result::result_of;
use crate::figures::infantry::good_order::is_destroyed_by_choice;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::log::status_by_word;
use crate::rules::table::Check;
use crate::state::{Attack, Unit};
use crate::vocab::{IftResult, InfantryKind, WeaponName};
use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "LOG.names-both-sides",
        &[Matter::Target],
        "An attack names who makes it, and at what.",
        Check::Any(names_both_sides),
    ),
    Clause::check(
        "LOG.named-units",
        &[Matter::Record],
        "Every unit that an event names is in play; those who fire, direct or fight have not left it.",
        Check::Any(named_units),
    ),
    Clause::check(
        "LOG.target-of-attack",
        &[Matter::Target],
        "A To Hit roll is made at, and a result of an attack suffered by, a unit that the attack is aimed at.",
        Check::Any(target_of_attack),
    ),
    Clause::check(
        "LOG.status-there",
        &[Matter::Record],
        "A unit loses a status that it has.",
        Check::Status(status_there),
    ),
    Clause::check(
        "LOG.crew-of-vehicle",
        &[Matter::Record],
        "A vehicle's crew is CE or BU, and so are its Passengers.",
        Check::Any(crew_of_vehicle),
    ),
    Clause::check(
        "LOG.carrier",
        &[Matter::Record],
        "A unit gets on a vehicle, and off the one that it is on.",
        Check::Boarding(carrier),
    ),
    Clause::check(
        "LOG.roll-missing",
        &[Matter::Roll],
        "An attempt that is settled by dice names its roll.",
        Check::Any(roll_missing),
    ),
    Clause::check(
        "LOG.claim-of-vehicle",
        &[Matter::Record],
        "A facing is a vehicle's, and so are MP and Case J.",
        Check::Claimed(claim_of_vehicle),
    ),
    Clause::check(
        "LOG.status-by-word",
        &[Matter::Consequence],
        "What makes a unit heroic, fanatic or berserk, or couples and uncouples a vehicle, stands in chapters that are not in this book.",
        Check::Status(status_by_word::by_word),
    ),
    Clause::checks(
        "LOG.vehicle-cause",
        &[Matter::Consequence],
        "What immobilizes, bogs, stuns, shocks or destroys a vehicle stands in the log.",
        &[Check::Hit(hit_cause), Check::Status(status_cause)],
    ),
    Clause::check(
        "LOG.failure-cause",
        &[Matter::Roll],
        "A weapon fails by a roll: that of its shot, in the same phase, or of its repair.",
        Check::Failed(failure_cause),
    ),
];

fn names_both_sides(told: &Told<'_, Event>) -> Verdict {
    if let What::FireAttack(fire) = &told.said.what {
        let target = &fire.target;
        if !fire.firers.is_empty() && target.units.is_empty() && target.locations.is_empty() {
            return Verdict::undecided("what is fired at");
        }
        if !fire.mode.names_firers() {
            let hex = fire.mode == FireMode::Overrun && !target.locations.is_empty();
            return named_all(hex || !target.units.is_empty() || target.answers.is_some());
        }
        return named_all(!fire.firers.is_empty());
    }
    let What::CloseCombatFought(cc) = &told.said.what else { return Verdict::Silent };
    named_all(!cc.attackers.is_empty() && !cc.targets.is_empty())
}

fn named_all(all: bool) -> Verdict {
    Verdict::kept_or(all, || "nobody is named on one of its sides".into())
}

/// The first that an event is about is another clause's.
fn named_units(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let (acting, others) = (event.what.acting().unwrap_or_default(), event.what.others().unwrap_or_default());
    if acting.is_empty() && others.is_empty() {
        return Verdict::Silent;
    }
    let own = event.what.unit();
    let unknown = |id: &&&UnitId| Some(**id) != own && !ctx.before.units.contains_key(id);
    if let Some(id) = acting.iter().chain(&others).find(unknown) {
        return Verdict::broken(format!("no unit {id} is in play"));
    }
    // Who was lost in the same Close Combat attacks all the same (A11.12); where it does not A11.3 speaks of it.
    let strikes = matches!(event.what, What::CloseCombatFought(_) | What::CcResolved(_));
    let lost = |unit: &Unit| unit.eliminated && !(strikes && unit.fought);
    let gone = |id: &&&UnitId| Some(**id) != own && ctx.before.units.get(id).is_some_and(lost);
    let left = acting.iter().find(gone);
    left.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} was eliminated before")))
}

fn target_of_attack(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let attack = event.what.attack().and_then(|id| ctx.before.attacks.get(&id));
    let (Some(attack), Some(unit)) = (attack, event.what.aimed_at()) else {
        return Verdict::Silent;
    };
    // Nobody was known to be where it is aimed: the log says who was found there.
    if attack.targets.is_empty() {
        return Verdict::Silent;
    }
    let carrier = ctx.before.units.get(unit).and_then(|unit| unit.aboard.as_ref());
    let carried = |id: &UnitId| ctx.before.units.get(id).and_then(|unit| unit.aboard.as_ref()) == Some(unit);
    let aimed = |id: &UnitId| attack.targets.contains(id);
    let meant = aimed(unit) || carrier.is_some_and(aimed) || attack.targets.iter().any(carried);
    let (of, named) = (attack.declared.attack, &attack.declared.target.units);
    if !meant {
        return Verdict::broken(format!("{of} is not aimed at {unit}"));
    }
    let said = |id: &UnitId| named.contains(id);
    let other = !said(unit) && !carrier.is_some_and(said) && !named.iter().any(carried);
    if named.is_empty() || !other || !matches!(event.what, What::ToHitAttempt(_)) {
        return Verdict::Kept;
    }
    let named: Vec<&str> = named.iter().map(UnitId::as_str).collect();
    Verdict::undecided(format!("whether {of} is at {unit}: it was declared at {}", named.join(", ")))
}

/// Does it have a status that the log says it loses? `None` where the fold may have taken it off already, or where a log
/// need not have said it.
fn has(unit: &Unit, status: Status) -> Option<bool> {
    match status {
        Status::Broken => Some(unit.is_broken()),
        Status::Berserk
        | Status::Disrupted
        | Status::Captured
        | Status::Immobilized
        | Status::Bogged
        | Status::Abandoned
        | Status::Stunned
        | Status::Shocked => Some(unit.status.has(status)),
        // A Pin and TI end with the Player Turn, CX with the next MPh, said or not.
        Status::Pinned
        | Status::Ti
        | Status::Cx
        | Status::Dm
        | Status::Heroic
        | Status::Fanatic
        | Status::Wounded
        | Status::Encircled
        | Status::Melee
        | Status::Concealed
        | Status::Hidden
        | Status::Known
        | Status::Recalled
        | Status::Towing
        | Status::Platoon
        | Status::Motion
        | Status::Moved
        | Status::HullDown
        | Status::InPillbox
        | Status::QuasiLeader
        | Status::HumanWave
        | Status::ArmoredAssault => None,
    }
}

fn status_there(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let Some(unit) = ctx.before.units.get(&changed.unit) else { return Verdict::Silent };
    let known = changed.remove.iter().filter_map(|status| has(unit, *status));
    let known: Vec<bool> = known.collect();
    if known.iter().any(|has| !has) {
        return Verdict::broken(format!("{} does not have a status that it is said to lose", changed.unit));
    }
    if told.ctx.before.is_under_way() && changed.remove.iter().any(|status| !may_have(unit, *status)) {
        let needs = format!(
            "since when {} had what it is said to lose: DM or concealment is not on record",
            changed.unit
        );
        return Verdict::undecided(needs);
    }
    if known.is_empty() { Verdict::Silent } else { Verdict::Kept }
}

/// It is on record, or goes with what is. A unit that breaks is under DM, said or not (A10.62), and a hidden one is concealed.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a log need not say the others, or the fold takes them off"
)]
const fn may_have(unit: &Unit, status: Status) -> bool {
    match status {
        Status::Dm => unit.status.has(status) || unit.is_broken(),
        // Who is put back has lost it by that (A12.15).
        Status::Concealed => {
            let put_back = unit.mph.forced_back && unit.unveiled.is_some();
            unit.status.has(status) || unit.status.has(Status::Hidden) || put_back
        }
        Status::Hidden => unit.status.has(status),
        _ => true,
    }
}

fn crew_of_vehicle(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::CrewStatusChanged(CrewStatusChanged { unit, .. }) = &event.what else { return Verdict::Silent };
    let Some((_, def)) = ctx.unit(unit) else { return Verdict::Silent };
    let aboard = ctx.before.units.get(unit).is_some_and(|unit| unit.aboard.is_some());
    if def.vehicle.is_none() && def.infantry.is_none() {
        return Verdict::undecided(format!("whether {unit} is a vehicle: the scenario does not say"));
    }
    Verdict::kept_or(aboard || def.vehicle.is_some(), || format!("{unit} is no vehicle, nor on one"))
}

fn carrier(told: &Told<'_, Boarding>) -> Verdict {
    let (ctx, boarding) = (&told.ctx, told.said);
    let Boarding { unit, vehicle, aboard, .. } = boarding;
    if let Some((_, def)) = ctx.unit(vehicle)
        && def.vehicle.is_none()
        && def.infantry.is_some()
    {
        return Verdict::broken(format!("{vehicle} is no vehicle"));
    }
    let on = ctx.before.units.get(unit).and_then(|unit| unit.aboard.as_ref());
    match (aboard, on) {
        (true, Some(other)) => Verdict::broken(format!("{unit} is on {other}")),
        (false, Some(other)) if other != vehicle => Verdict::broken(format!("{unit} is on {other}")),
        (true, None) | (false, None) => unsaid(ctx, boarding),
        (false, Some(_)) => Verdict::Kept,
    }
}

/// Who gets on, or off without having got on: it is where the vehicle is. No line says that a crew is aboard the vehicle that it
/// mans (D5.4), nor need one say what a vehicle tows (C10).
fn unsaid(ctx: &Ctx<'_>, boarding: &Boarding) -> Verdict {
    let Boarding { unit, vehicle, aboard, hex } = boarding;
    let otherwise = if *aboard { Verdict::Kept } else { Verdict::Silent };
    let def = ctx.unit(unit).map(|(_, def)| def).or_else(|| ctx.scenario.units.get(unit).map(|def| &**def));
    let standing = ctx.before.units.get(unit);
    let cell = |unit: &Unit| unit.place.cell();
    let here = standing.and_then(cell);
    let there = ctx.before.units.get(vehicle).and_then(cell).or_else(|| hex.map(|hex| ctx.cell(hex)));
    let crew = def.and_then(|def| def.infantry.as_ref()?.kind) == Some(InfantryKind::Crew);
    let manned = ctx.before.units.get(vehicle).is_some_and(|vehicle| vehicle.crew.out.is_none());
    if !ctx.before.has_begun() || here == there || (here.is_none() && crew && manned && !aboard) {
        return otherwise;
    }
    let (Some(from), false) = (here, *aboard) else {
        // D2.34 speaks of one that gets on from another hex.
        let asked = here.is_none() && standing.is_none_or(|unit| !unit.status.has(Status::Hidden));
        let says = || {
            format!("how {unit} came to {vehicle}: it stands nowhere on the map, and no line puts it aboard")
        };
        return if asked { Verdict::undecided(says()) } else { otherwise };
    };
    let off = || "off board".to_owned();
    let at = there.map_or_else(off, |cell| format!("in {}", ctx.show(cell)));
    let says =
        format!("{unit} did not get on {vehicle}: it stands in {}, and {vehicle} is {at}", ctx.show(from));
    let moves = def.is_some_and(|def| def.vehicle.is_some() || def.infantry.is_some());
    if moves && ctx.tells_all() { Verdict::broken(says) } else { Verdict::undecided(says) }
}

fn roll_missing(told: &Told<'_, Event>) -> Verdict {
    match told.said.what.settled_by() {
        None => Verdict::Silent,
        Some(Some(_)) => Verdict::Kept,
        Some(None) => Verdict::undecided("the roll that settles it"),
    }
}

fn claim_of_vehicle(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let of_vehicle = matches!(
        claimed.claim,
        Claim::Facing { .. } | Claim::MovingTarget(_) | Claim::MpInHex(_) | Claim::WallAdvantage(_)
    );
    let Some((_, def)) = ctx.unit(&claimed.unit).filter(|_| of_vehicle) else { return Verdict::Silent };
    let infantry = def.vehicle.is_none() && def.infantry.is_some();
    let wall = matches!(claimed.claim, Claim::WallAdvantage(_));
    if def.vehicle.is_none() && def.infantry.is_none() && !wall {
        return Verdict::undecided(format!(
            "whether {} is a vehicle: the scenario does not say",
            claimed.unit
        ));
    }
    Verdict::kept_or(!infantry || wall, || format!("{} is no vehicle", claimed.unit))
}

/// Before the first phase weapons are as the scenario has them.
fn failure_cause(told: &Told<'_, WeaponFailed>) -> Verdict {
    let (ctx, failed) = (&told.ctx, told.said);
    // A counter that is turned over in a file of VASL has no roll.
    let untold = failed.roll.is_none() && ctx.is_of_players();
    if !ctx.before.is_under_way() || !untold || is_destroyed_by_choice(told) {
        return Verdict::Silent;
    }
    let now = ctx.before.attacks_by(&failed.unit).into_iter().filter(|a| a.phase == ctx.before.phase);
    let mut fires = now.flat_map(|attack| &attack.declared.firers).filter(|firer| firer.unit == failed.unit);
    let unit = ctx.before.units.get(&failed.unit);
    let weapon = unit.and_then(|unit| unit.weapon(&failed.weapon));
    let tried =
        |name: &WeaponName| unit.and_then(|unit| unit.sw.get(name)).is_some_and(|sw| !sw.repairs.is_empty());
    let repaired = matches!(&failed.weapon, Use::Sw(name) | Use::Weapon(name) if tried(name));
    let rolled = weapon.is_some_and(|weapon| !weapon.repairs.is_empty() || weapon.tested.is_some());
    // A K at the Gun breaks it (C11.4).
    if ctx.scenario.book >= 2 && is_broken_by_hit(ctx, &failed.unit) {
        return Verdict::Kept;
    }
    if rolled || repaired || fires.any(|firer| firer.weapon == failed.weapon) {
        return Verdict::Kept;
    }
    Verdict::undecided("the roll by which the weapon failed")
}

/// An attack of the phase at a Gun has a K or KIA.
fn is_broken_by_hit(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let at = ctx.before.units.get(id).and_then(Unit::location);
    let struck =
        |attack: &&Attack| attack.phase == ctx.before.phase && at.is_some_and(|at| attack.at.contains(&at));
    let mut attacks = ctx.before.attacks.values().filter(struck);
    is_gun(ctx, id)
        && attacks.any(|attack| matches!(result_of(ctx, attack), Some(IftResult::K(_) | IftResult::Kia(_))))
}

/// Somebody fired at it in this Player Turn, so that others tell what came of it.
fn was_attacked(told: &Told<'_, impl Sized>, id: &UnitId) -> bool {
    let aboard =
        |target: &UnitId| told.ctx.before.units.get(target).and_then(|unit| unit.aboard.as_ref()) == Some(id);
    let aimed =
        |attack: &crate::state::Attack| attack.targets.iter().any(|target| target == id || aboard(target));
    told.ctx.before.attacks.values().any(aimed)
}

/// It was attacked in Close Combat in the phase in play (A11.5).
fn was_fought(told: &Told<'_, impl Sized>, id: &UnitId) -> bool {
    told.ctx.before.close_combat.fights.iter().any(|fight| fight.cc.fought.targets.contains(id))
}

/// Before the first phase vehicles are as the scenario has them.
fn hit_cause(told: &Told<'_, VehicleHit>) -> Verdict {
    let hit = told.said;
    if !told.ctx.before.is_under_way() || told.unit.is_none() || hit.result == VehicleResult::None {
        return Verdict::Silent;
    }
    // An ESB that failed immobilizes, and its own line tells it (D2.5).
    let by_esb =
        hit.result == VehicleResult::Immobilized && told.unit.is_some_and(|unit| unit.mph.esb_failed);
    let shown = || was_attacked(told, &hit.unit) || was_fought(told, &hit.unit);
    if by_esb || hit.attack.is_some() || shown() {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("what did this to {}", hit.unit))
}

fn status_cause(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let Some((unit, _)) = told.vehicle() else { return Verdict::Silent };
    let caused = [Status::Immobilized, Status::Bogged, Status::Stunned, Status::Shocked];
    let fresh = |status: &&Status| caused.contains(*status) && !unit.status.has(**status);
    // D3.7-recall-when-all-disabled speaks of a Recall.
    if !told.ctx.before.is_under_way() || !changed.add.iter().any(|status| fresh(&status)) {
        return Verdict::Silent;
    }
    if changed.attack.is_some() || was_attacked(told, &changed.unit) || was_fought(told, &changed.unit) {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("what did this to {}", changed.unit))
}
