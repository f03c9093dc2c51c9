//! Figures of the weapons and crews of vehicles (D3.4 to D3.71): what a roll does to a weapon, how weapons stand, whom a
//! leader serves.

use super::{Figures, Moment, insert, names, said};
use asl_core::event::{Checked, FireAttack, IftResolved, RollId, ToHitAttempt, UnitId, Use, Wear, What};
use asl_core::facts::Ctx;
use asl_core::figures::to_hit::sheet::to_hit_sheet;
use asl_core::figures::vehicle::breakdown::breakdown;
use asl_core::figures::vehicle::leaders::{armor_leader_in, crew_morale_of};
use asl_core::figures::vehicle::recall::recall_due;
use asl_core::finding::Verdict;
use asl_core::state::{CrewCheck, WeaponState, targets_of};
use asl_core::vocab::dice::Dr;

/// Clauses whose breach is a figure by itself.
const BREACHES: [(&str, &str); 4] = [
    ("D3.5-mandatory-fg", "one attack required"),
    ("D3.41-reveal-on-use", "reveal due"),
    ("D3.44-no-interdiction-by-negation", "no interdiction"),
    ("D3.7-malfunction-marker", "weapon required"),
];

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has such figures")]
pub(super) fn figures(moment: &Moment<'_>, all: &mut Figures) {
    let before = moment.ctx(moment.before);
    match moment.what {
        What::ToHitAttempt(attempt) => of_to_hit(&before, attempt, all),
        What::IftResolved(ift) => of_ift(&before, ift, all),
        What::FireAttack(attack) => of_fire(&before, attack, all),
        What::Checked(checked) => of_check(moment, checked, all),
        What::VehicleHit(hit) => {
            let hits = moment.replay.game().events[..=moment.seq].iter();
            let own = hits.filter(|e| matches!(&e.what, What::VehicleHit(h) if h.unit == hit.unit));
            all.insert(format!("results {}", own.count()));
        }
        What::RepairAttempted(repair) => {
            let changed = moment.before.units.get(&repair.unit).map(|u| &u.weapons)
                != moment.after.units.get(&repair.unit).map(|u| &u.weapons);
            if changed && repair.repaired != Some(true) {
                insert(all, "outcome none");
            }
        }
        _ => {}
    }
    for (clause, figure) in BREACHES {
        let broken =
            |o: &asl_core::rules::Opinion| o.clause.0 == clause && matches!(o.verdict, Verdict::Broken(_));
        if moment.broken && moment.at.opinions().iter().any(broken) {
            insert(all, figure);
        }
    }
    moment.after.units.keys().for_each(|id| of_vehicle(moment, id, all));
}

/// How a vehicle's weapons and crew stand after the event.
fn of_vehicle(moment: &Moment<'_>, id: &UnitId, all: &mut Figures) {
    let after = moment.ctx(moment.after);
    let Some((unit, def)) = after.unit(id).filter(|(_, def)| def.vehicle.is_some()) else { return };
    for name in def.weapons.keys() {
        let weapon = Use::Weapon(name.clone());
        let was = moment.before.units.get(id).and_then(|unit| unit.weapon(&weapon)?.failed);
        let word = match (was, unit.weapon(&weapon).and_then(|weapon| weapon.failed)) {
            (Some(_), None) => "repaired",
            (_, None) => "ok",
            (_, Some(Wear::Disabled)) => "disabled",
            (_, Some(Wear::Malfunctioned | Wear::LowAmmo)) => "malfunction",
        };
        all.insert(format!("{name} {word}"));
        if matches!(moment.what, What::WeaponFailed(failed) if failed.unit == *id && failed.weapon == weapon)
        {
            all.insert(format!("outcome {word}"));
        }
    }
    if let Some(due) = recall_due(&after, id) {
        insert(all, if due { "recall due" } else { "no recall" });
    }
    if armor_leader_in(&after, id) {
        insert(all, "leader active");
        all.insert(format!("vehicle {id}"));
    }
    let sealed = moment.after.secrets.values().all(|secret| secret.opened.is_none());
    if let Some(ce) = unit.ce {
        let word = if ce { "CE" } else { "BU" };
        all.insert(format!("crew {word}"));
        if sealed {
            all.insert(format!("opponent sees {word}"));
        }
    }
    if let Some(check) = unit.crew.checks.last() {
        of_outcome(&after, id, check, all);
    }
}

/// A check of the crew by the Morale Level that is known now.
fn of_outcome(ctx: &Ctx<'_>, id: &UnitId, check: &CrewCheck, all: &mut Figures) {
    let (Some(morale), Some(dr)) = (crew_morale_of(ctx, id), check.dice) else { return };
    let total = check.drm.iter().fold(dr.original(), |sum, line| sum + line.value.unwrap_or_default().0);
    let passed = total <= i16::from(morale);
    insert(all, if passed { "passed" } else { "failed" });
    all.insert(said("Pin result", total == i16::from(morale)));
    if !passed && armor_leader_in(ctx, id) {
        insert(all, "failed crew,armor_leader");
    }
}

fn of_check(moment: &Moment<'_>, checked: &Checked, all: &mut Figures) {
    let after = moment.ctx(moment.after);
    let Some((unit, _)) = after.vehicle(&checked.unit) else { return };
    all.insert(format!("checks {}", unit.crew.checks.len()));
    if let Some(morale) = crew_morale_of(&after, &checked.unit) {
        all.insert(format!("morale {morale}"));
    }
}

fn dr_of(ctx: &Ctx<'_>, roll: RollId) -> Option<Dr> {
    match ctx.before.rolls.get(&roll)?.dice {
        asl_core::vocab::dice::Dice::Dr(dr) => Some(dr),
        asl_core::vocab::dice::Dice::dr(_) | asl_core::vocab::dice::Dice::Three(..) => None,
    }
}

/// What an Original DR does to a weapon.
fn of_wear(ctx: &Ctx<'_>, id: &UnitId, weapon: &Use, dr: Dr, all: &mut Figures) {
    let Some((unit, def)) = ctx.unit(id) else { return };
    let fresh = WeaponState::default();
    let state = unit.weapon(weapon).unwrap_or(&fresh);
    let lowered = state.tested.as_ref().map_or(0, |tested| tested.lowered);
    let wear = breakdown(ctx.scenario, def, weapon, state, (dr.original(), lowered)).wear;
    let word = match wear {
        Some(Wear::Malfunctioned) => "malfunction",
        Some(Wear::LowAmmo) => "low_ammo",
        Some(Wear::Disabled) => "disabled",
        None => "ok",
    };
    all.insert(format!("outcome {word}"));
    all.insert(said("repairable", wear == Some(Wear::Malfunctioned)));
    all.insert(said("shot resolved", matches!(wear, None | Some(Wear::LowAmmo))));
}

fn of_to_hit(ctx: &Ctx<'_>, attempt: &ToHitAttempt, all: &mut Figures) {
    let Some(dr) = dr_of(ctx, attempt.roll) else { return };
    of_wear(ctx, &attempt.unit, &attempt.weapon, dr, all);
    all.insert(format!("original {}", dr.original()));
    let total = to_hit_sheet(ctx, attempt).total;
    if let Some((number, total)) = attempt.number.zip(total) {
        insert(all, if total <= number { "hit" } else { "miss" });
    }
}

/// The MG of vehicles that an IFT roll tests; ordnance was tested To Hit.
fn of_ift(ctx: &Ctx<'_>, ift: &IftResolved, all: &mut Figures) {
    let (Some(attack), Some(dr)) = (ctx.before.attacks.get(&ift.attack), dr_of(ctx, ift.roll)) else {
        return;
    };
    let of_vehicles = attack.declared.firers.iter().filter(|firer| ctx.vehicle(&firer.unit).is_some());
    let (mut names, mut tested) = (Vec::new(), false);
    for firer in of_vehicles.clone() {
        let (_, def) = ctx.unit(&firer.unit).expect("a vehicle");
        if ctx.scenario.weapon_kind(Some(def), &firer.weapon).is_some_and(|kind| kind.is_ordnance()) {
            continue;
        }
        tested = true;
        of_wear(ctx, &firer.unit, &firer.weapon, dr, all);
        names.extend(if let Use::Weapon(name) = &firer.weapon { Some(name.as_str()) } else { None });
        let rof = ctx.scenario.weapon(def, &firer.weapon).and_then(|weapon| weapon.rof);
        let keeps = rof.filter(|_| def.is_main(&firer.weapon)).map(|rof| dr.colored.pips() <= rof);
        insert(all, keeps.map_or("no ROF", |keeps| if keeps { "ROF kept" } else { "ROF lost" }));
    }
    if dr.original() == 12 && names.len() > 1 {
        insert(all, "at least 1 malfunctions");
        all.insert(format!("candidates {}", names.join(",")));
    }
    if !tested && of_vehicles.count() > 0 {
        insert(all, "outcome ok");
    }
}

/// Ordnance and MG of one vehicle at one target are separate attacks.
fn of_fire(ctx: &Ctx<'_>, attack: &FireAttack, all: &mut Figures) {
    let ordnance = |attack: &FireAttack| {
        attack.firers.iter().any(|firer| {
            let def = ctx.unit(&firer.unit).map(|(_, def)| def);
            ctx.scenario.weapon_kind(def, &firer.weapon).is_some_and(|kind| kind.is_ordnance())
        })
    };
    let targets = targets_of(ctx.before, ctx.scenario, attack);
    let apart = ctx.before.attacks.values().any(|other| {
        let same = other.targets.iter().any(|target| targets.contains(target));
        same && ordnance(&other.declared) != ordnance(attack)
    });
    if apart {
        insert(all, "separate attacks");
    }
    all.insert(format!("targets {}", names(&targets)));
}
