//! What an attack calls for (A7.3): Random Selection, losses, checks in their order, pins, results against
//! vehicles. A list of duties, each with its rule and whether the log has it; `explain` and the tests read it.

use super::a7_7_encirclement::is_encircled_by_fire;
use super::a7_8_pin::{highest_pass, is_exempt};
use super::a7_301_casualties::{is_unbreakable, selected};
use super::a7_303_checks::passes_made;
use super::a7_307_vehicles::{is_unarmored, rolled_for, unlikely_die, vehicle_line};
use super::a10_31_casualty::{is_broken, is_casualty_mc, is_reduced};
use super::facts::{checks_of, infantry, is_immune, leadership, personnel, result_for, result_of};
use super::sheet::{outcome, outcome_for};
use super::shot::shots;
use crate::charts::ift::IftResult;
use crate::event::{self, Purpose, Status, UnitId, Use, VehicleResult};
use crate::rules::Ctx;
use crate::scenario::InfantryKind;
use crate::state::{Attack, CheckMade};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// An IFT roll.
    Roll,
    /// Random Selection of so many of the targets; those tied for the last place go too.
    Selection(usize),
    /// The unit is eliminated.
    Eliminated,
    /// It suffers Casualty Reduction.
    Reduced,
    /// A Wound Severity dr.
    WoundSeverity,
    /// It breaks.
    Breaks,
    /// A check.
    Check(event::Check),
    /// A check by the Collateral Attack on PRC.
    Collateral(event::Check),
    /// It is pinned.
    Pinned,
    /// Its Location is encircled.
    Encircled,
    /// A result against a vehicle.
    Vehicle(VehicleResult),
    /// The Unlikely Kill dr.
    UnlikelyKill,
    /// A survival roll of PRC.
    Survival,
    /// The crew's Casualty Reduction is Recall.
    Recall,
    /// One of these weapons malfunctions.
    Malfunction(Vec<(UnitId, Use)>),
}

/// One duty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// Whose; none when it is the attack's.
    pub unit: Option<UnitId>,
    /// What.
    pub duty: Duty,
    /// The rule that asks for it.
    pub rule: &'static str,
    /// The log has it.
    pub done: bool,
}

impl fmt::Display for Duty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Duty::Roll => f.write_str("IFT DR"),
            Duty::Selection(n) => write!(f, "Random Selection of {n}"),
            Duty::Eliminated => f.write_str("eliminated"),
            Duty::Reduced => f.write_str("Casualty Reduction"),
            Duty::WoundSeverity => f.write_str("Wound Severity dr"),
            Duty::Breaks => f.write_str("breaks"),
            Duty::Check(check) => f.write_str(&name(*check)),
            Duty::Collateral(check) => write!(f, "{} by Collateral Attack", name(*check)),
            Duty::Pinned => f.write_str("Pin"),
            Duty::Encircled => f.write_str("Encirclement"),
            Duty::Vehicle(result) => f.write_str(word(*result)),
            Duty::UnlikelyKill => f.write_str("Unlikely Kill dr"),
            Duty::Survival => f.write_str("survival roll"),
            Duty::Recall => f.write_str("Recall"),
            Duty::Malfunction(weapons) => {
                let names: Vec<String> = weapons.iter().map(|(unit, with)| weapon(unit, with)).collect();
                let one =
                    if names.len() > 1 { "one malfunctions by Random Selection: " } else { "malfunctions: " };
                write!(f, "{one}{}", names.join(", "))
            }
        }
    }
}

fn weapon(unit: &UnitId, with: &Use) -> String {
    match with {
        Use::Inherent => alloc::format!("{unit} inherent"),
        Use::Sw(name) | Use::Weapon(name) => alloc::format!("{unit} {name}"),
        Use::Gun => alloc::format!("{unit} Gun"),
        Use::Ordnance => alloc::format!("{unit} ordnance"),
    }
}

/// A check as players write it.
fn name(check: event::Check) -> String {
    match check {
        event::Check::Mc(n) => alloc::format!("{}", IftResult::Mc(n)),
        event::Check::Ntc => "NTC".into(),
        event::Check::Ptc => "PTC".into(),
        event::Check::Paatc => "PAATC".into(),
        event::Check::Llmc => "LLMC".into(),
        event::Check::Lltc => "LLTC".into(),
        event::Check::Rally => "Rally".into(),
    }
}

/// A result against a vehicle as players write it.
const fn word(result: VehicleResult) -> &'static str {
    match result {
        VehicleResult::None => "no effect",
        VehicleResult::Immobilized => "immobilized",
        VehicleResult::Eliminated => "eliminated",
        VehicleResult::Burning => "burning wreck",
        VehicleResult::Shock => "Shock",
        VehicleResult::Stun => "Stun",
    }
}

/// What an attack calls for, in the order in which players work it off. Asked of a later position it tells
/// what was done since.
#[must_use]
pub fn due(ctx: &Ctx<'_>, attack: &Attack) -> Vec<Due> {
    if attack.rolls.is_empty() {
        let by_ift = attack.hit.is_none() && !attack.declared.firers.iter().any(|f| f.to_kill);
        let roll = Due { unit: None, duty: Duty::Roll, rule: "A7.3", done: false };
        return if by_ift { alloc::vec![roll] } else { Vec::new() };
    }
    let mut all = malfunction(ctx, attack);
    all.extend(encirclement(ctx, attack));
    all.extend(vehicles(ctx, attack));
    all.extend(losses(ctx, attack));
    all.extend(aftermath(ctx, attack));
    all
}

fn of(unit: &UnitId, duty: Duty, rule: &'static str, done: bool) -> Due {
    Due { unit: Some(unit.clone()), duty, rule, done }
}

/// An Original DR that reaches the Breakdown Number of a weapon used.
fn malfunction(ctx: &Ctx<'_>, attack: &Attack) -> Vec<Due> {
    let Some(dr) = attack.rolls.first().and_then(|roll| roll.dice) else { return Vec::new() };
    let fails = |b: u8| dr.original() >= i16::from(b);
    let used = shots(ctx, &attack.declared);
    let failed: Vec<(UnitId, Use)> = used
        .iter()
        .filter(|shot| shot.weapon().is_some_and(|w| w.b.or(w.x).is_some_and(fails)))
        .map(|shot| (shot.firer.unit.clone(), shot.firer.weapon.clone()))
        .collect();
    if failed.is_empty() {
        return Vec::new();
    }
    let told = |(unit, with): &(UnitId, Use)| {
        ctx.before.units.get(unit).is_some_and(|unit| unit.failed.contains(with))
    };
    let done = failed.iter().any(told);
    alloc::vec![Due { unit: None, duty: Duty::Malfunction(failed), rule: "A9.7", done }]
}

fn encirclement(ctx: &Ctx<'_>, attack: &Attack) -> Vec<Due> {
    let encircled = attack.targets.iter().filter(|id| {
        let place = ctx.before.units.get(*id).and_then(|unit| unit.place.cell());
        let open = ctx.before.units.get(*id).is_some_and(|unit| !unit.status.has(Status::InPillbox));
        infantry(ctx, id).is_some() && open && place.is_some_and(|cell| is_encircled_by_fire(ctx, id, cell))
    });
    let marked = |id: &UnitId| ctx.before.units.get(id).is_some_and(|u| u.status.has(Status::Encircled));
    encircled.map(|id| of(id, Duty::Encircled, "A7.7", marked(id))).collect()
}

/// Unarmored vehicles by the vehicle line, their PRC, and the CE crews of AFV.
fn vehicles(ctx: &Ctx<'_>, attack: &Attack) -> Vec<Due> {
    let mut all = Vec::new();
    let original = attack.rolls.first().and_then(|roll| roll.dice).map(|dr| dr.original());
    for id in &attack.targets {
        if is_unarmored(ctx, id) {
            if original == Some(2) {
                all.push(of(id, Duty::UnlikelyKill, "A7.309", unlikely_die(attack).is_some()));
            }
            let Some((_, result)) = vehicle_line(ctx, attack, id) else { continue };
            let told = attack.hits.iter().any(|(unit, said)| unit == id && *said == result);
            if result != VehicleResult::None {
                all.push(of(id, Duty::Vehicle(result), "A7.308", told));
            }
            all.extend(riders(ctx, attack, id, result));
        } else if ctx.vehicle(id).is_some() {
            all.extend(crew(ctx, attack, id));
        }
    }
    all
}

/// What the result against a vehicle means for those whom it carries.
fn riders(ctx: &Ctx<'_>, attack: &Attack, vehicle: &UnitId, result: VehicleResult) -> Vec<Due> {
    let aboard = ctx.before.units_aboard(vehicle).into_iter();
    let aboard = aboard.filter(|(id, _)| !attack.declared.target.units.contains(id));
    let each = aboard.filter_map(|(id, _)| match result {
        VehicleResult::Burning => Some(of(id, Duty::Eliminated, "A7.308", attack.eliminated.contains(id))),
        VehicleResult::Eliminated => {
            let done = rolled_for(attack, id, &Purpose::Survival) || attack.eliminated.contains(id);
            Some(of(id, Duty::Survival, "A7.308", done))
        }
        VehicleResult::None | VehicleResult::Immobilized | VehicleResult::Shock | VehicleResult::Stun => {
            let check = check_of(result_for(ctx, attack, id)?)?;
            Some(of(id, Duty::Collateral(check), "A7.308", !checks_of(attack, id).is_empty()))
        }
    });
    each.collect()
}

/// The CE crew of an AFV is hit although the AFV is not.
fn crew(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> Option<Due> {
    let (unit, vehicle) = ctx.vehicle(id)?;
    let exposed = vehicle.afv && unit.ce.or(vehicle.ce) == Some(true) && !unit.is_pinned();
    let roll = attack.rolls.first().filter(|_| exposed && attack.hit.is_none())?;
    let (_, result) = outcome_for(ctx, attack, &roll.said, id)?;
    if let IftResult::K(_) = result {
        return Some(of(id, Duty::Recall, "A7.302", unit.status.has(Status::Recalled)));
    }
    let done = !checks_of(attack, id).is_empty();
    check_of(result).map(|check| of(id, Duty::Check(check), "A7.307", done))
}

const fn check_of(result: IftResult) -> Option<event::Check> {
    match result {
        IftResult::Mc(n) => Some(event::Check::Mc(n)),
        IftResult::Ptc => Some(event::Check::Ptc),
        IftResult::None | IftResult::K(_) | IftResult::Kia(_) => None,
    }
}

/// Random Selection, losses and checks of the Personnel hit.
fn losses(ctx: &Ctx<'_>, attack: &Attack) -> Vec<Due> {
    let targets: Vec<&UnitId> = personnel(ctx, attack).into_iter().map(|(id, ..)| id).collect();
    match result_of(ctx, attack) {
        Some(IftResult::Kia(n)) => kia(ctx, attack, &targets, usize::from(n)),
        Some(IftResult::K(n)) => reduction(ctx, attack, &targets, event::Check::Mc(n)),
        Some(IftResult::None | IftResult::Ptc | IftResult::Mc(_)) | None => checks(ctx, attack, &targets),
    }
}

/// The Random Selection of `n` targets where there are more of them, and whom it chose so far.
fn selection<'a>(attack: &'a Attack, targets: &[&'a UnitId], n: usize) -> (Option<Due>, Vec<&'a UnitId>) {
    if targets.len() <= n {
        return (None, targets.to_vec());
    }
    let (done, rule) = (!attack.selected.is_empty(), "A7.301");
    let chosen = if done { selected(attack, n) } else { Vec::new() };
    (Some(Due { unit: None, duty: Duty::Selection(n), rule, done }), chosen)
}

fn kia(ctx: &Ctx<'_>, attack: &Attack, targets: &[&UnitId], n: usize) -> Vec<Due> {
    let (selection, chosen) = selection(attack, targets, n);
    let open = selection.as_ref().is_some_and(|due| !due.done);
    let mut all: Vec<Due> = selection.into_iter().collect();
    for id in targets {
        let unit = ctx.before.units.get(*id);
        if chosen.contains(id) {
            let gone = attack.eliminated.contains(*id) && !attack.reduced.contains_key(*id);
            all.push(of(id, Duty::Eliminated, "A7.301", gone));
        } else if open {
            continue;
        } else if unit.is_some_and(is_unbreakable) || attack.broken_before.contains(*id) {
            all.push(of(id, Duty::Reduced, "A7.301", attack.reduced.contains_key(*id)));
        } else {
            all.push(of(id, Duty::Breaks, "A7.301", attack.broken.contains(*id)));
        }
    }
    all
}

/// A K result: one target suffers Casualty Reduction, its HS and all others take the MC.
fn reduction(ctx: &Ctx<'_>, attack: &Attack, targets: &[&UnitId], check: event::Check) -> Vec<Due> {
    let (selection, chosen) = selection(attack, targets, 1);
    let open = selection.as_ref().is_some_and(|due| !due.done);
    let mut all: Vec<Due> = selection.into_iter().collect();
    let mut checks: Vec<(&UnitId, event::Check)> = Vec::new();
    for id in targets.iter().copied().filter(|id| chosen.contains(id)) {
        let kind = infantry(ctx, id).and_then(|(_, infantry)| infantry.kind);
        let reduced = attack.reduced.get(id);
        match kind {
            Some(InfantryKind::Hs | InfantryKind::Crew) => {
                all.push(of(
                    id,
                    Duty::Eliminated,
                    "A7.302",
                    attack.eliminated.contains(id) || reduced.is_some(),
                ));
            }
            Some(InfantryKind::Leader | InfantryKind::Hero) => {
                all.push(of(id, Duty::Reduced, "A7.302", reduced.is_some()));
                let rolled = attack.dice.iter().any(|(purpose, ..)| *purpose == Purpose::Wound);
                all.push(of(id, Duty::WoundSeverity, "A7.302", rolled));
            }
            Some(InfantryKind::Squad | InfantryKind::Cavalry) | None => {
                all.push(of(id, Duty::Reduced, "A7.302", reduced.is_some()));
                checks.push((reduced.and_then(Option::as_ref).unwrap_or(id), check));
            }
        }
    }
    let others = targets.iter().copied().filter(|id| !open && !chosen.contains(id));
    checks.extend(others.map(|id| (id, check)));
    all.extend(in_order(ctx, attack, checks, "A7.302"));
    all
}

fn checks(ctx: &Ctx<'_>, attack: &Attack, targets: &[&UnitId]) -> Vec<Due> {
    let owed = |id: &UnitId| {
        let check = check_of(result_for(ctx, attack, id)?)?;
        let spared = attack.broken_before.contains(id) || attack.pinned_before.contains(id);
        (check != event::Check::Ptc || !spared).then_some(check)
    };
    let all = targets.iter().filter_map(|id| owed(id).map(|check| (*id, check)));
    in_order(ctx, attack, all.collect(), "A7.303")
}

/// Checks with the leaders first, the best of them before the others (A7.303). Who takes none is left out.
fn in_order(
    ctx: &Ctx<'_>,
    attack: &Attack,
    mut checks: Vec<(&UnitId, event::Check)>,
    rule: &'static str,
) -> Vec<Due> {
    checks.retain(|(id, _)| !ctx.before.units.get(*id).is_some_and(is_immune));
    checks.sort_by_key(|(id, _)| leadership(ctx, id).unwrap_or(i16::MAX));
    let of_check = |(id, check): (&UnitId, event::Check)| {
        let numbered = matches!(check, event::Check::Mc(1..)) && rule == "A7.303";
        let rule = match () {
            () if numbered => "A7.304",
            () if check == event::Check::Ptc => "A7.305",
            () => rule,
        };
        of(id, Duty::Check(check), rule, !checks_of(attack, id).is_empty())
    };
    checks.into_iter().map(of_check).collect()
}

/// What the checks made so far bring about.
fn aftermath(ctx: &Ctx<'_>, attack: &Attack) -> Vec<Due> {
    let each = attack.checks.iter().flat_map(|made| {
        if is_casualty_mc(ctx, attack, made) {
            casualty_mc(ctx, attack, made)
        } else {
            of_check_made(ctx, attack, made).into_iter().collect()
        }
    });
    each.collect()
}

/// A MC failed with an Original 12.
fn casualty_mc(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> Vec<Due> {
    let (reduced, broken) = (is_reduced(attack, made), is_broken(ctx, attack, made));
    let breaks = of(&made.unit, Duty::Breaks, "A7.303", broken);
    alloc::vec![of(&made.unit, Duty::Reduced, "A10.31", reduced), breaks]
}

fn of_check_made(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> Option<Due> {
    let id = &made.unit;
    let passed = made.passed.or_else(|| passes_made(ctx, made))?;
    let was_broken = attack.broken_before.contains(id);
    let pinned = attack.pinned.contains(id) || ctx.before.units.get(id).is_some_and(|unit| unit.is_pinned());
    match (made.check, passed) {
        (event::Check::Mc(_), false) if was_broken => {
            let reduced = attack.reduced.contains_key(id) || attack.eliminated.contains(id);
            Some(of(id, Duty::Reduced, "A10.31", reduced))
        }
        (event::Check::Mc(_), false) => Some(of(id, Duty::Breaks, "A7.303", attack.broken.contains(id))),
        (event::Check::Mc(_), true) => {
            let pins = !was_broken && is_exempt(ctx, id) == Some(false) && highest_pass(ctx, made);
            pins.then(|| of(id, Duty::Pinned, "A7.8", pinned))
        }
        (event::Check::Ptc | event::Check::Ntc | event::Check::Paatc, false) => {
            Some(of(id, Duty::Pinned, "A7.305", pinned))
        }
        (event::Check::Ptc | event::Check::Ntc | event::Check::Paatc, true)
        | (event::Check::Llmc | event::Check::Lltc | event::Check::Rally, _) => None,
    }
}

/// The most vehicles that the roll of an attack affects (A7.308).
#[must_use]
pub fn vehicle_cap(ctx: &Ctx<'_>, attack: &Attack) -> Option<u8> {
    let roll = attack.rolls.first()?;
    Some(outcome(ctx, attack, &roll.said, 0)?.used?.most_vehicles())
}
