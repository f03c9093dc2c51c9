//! Fire, what it hits, and the checks that follow.

use super::movement::outcome;
use super::standing::level;
use super::{Sentence, Teller, listed, say, with};
use asl_core::event::{
    Check, Checked, CriticalHit, DrmLine, FireAttack, FireMode, IftResolved, LaneLaid, LaneSide, PfChecked,
    RepairAttempted, ResidualLaid, Target, ToHitAttempt, ToKillAttempt, UnitId, Use, VehicleHit,
    VehicleResult, WeaponFailed, Wear,
};
use asl_core::state::{Attack, overruns};
use asl_core::vocab::IftResult;
use asl_core::vocab::num::Drm;

/// `4-6-7 and 9-2 in K9 fire at M6 in Prep Fire: 7 FP, column 6`.
pub(super) fn declared(t: &Teller<'_>, e: &FireAttack) -> Sentence {
    let fp = e.fp.map(|fp| format!("{fp} FP"));
    let column = e.column.filter(|column| e.fp.is_none_or(|fp| fp != column.fp()));
    if matches!(e.mode, FireMode::Residual | FireMode::Overrun) {
        return say![shot(t, e), with(": ", fp), with(", column ", column)];
    }
    say![shot(t, e), " in ", mode(e.mode), answer(t, &e.target), with(": ", fp), with(", column ", column)]
}

/// `4-6-7 in K9 lays a Fire Lane of its HMG to K5: 4 FP`.
pub(super) fn lane(t: &Teller<'_>, e: &LaneLaid) -> Sentence {
    let how = if e.removed { " takes off the Fire Lane of its " } else { " lays a Fire Lane of its " };
    let side = match e.side {
        Some(LaneSide::Left) => ", on the left",
        Some(LaneSide::Right) => ", on the right",
        None => "",
    };
    let fp = e.fp.map(|fp| format!("{fp} FP"));
    say![t.standing(&e.unit), how, e.weapon.as_str(), " to ", t.hex(e.to), side, with(": ", fp)]
}

/// Who fires with what at what.
fn shot(t: &Teller<'_>, e: &FireAttack) -> Sentence {
    if e.mode == FireMode::Residual {
        return say!["Residual FP attacks ", target(t, &e.target)];
    }
    if e.mode == FireMode::Overrun {
        let vehicle = overruns(t.before, t.scenario, e).map(|(id, _)| id);
        let who = vehicle.map_or_else(|| say!["Somebody"], |id| t.unit(id));
        return say![who, " overruns ", target(t, &e.target)];
    }
    let mut weapons: Vec<String> = e.firers.iter().map(|firer| firer.weapon.to_string()).collect();
    weapons.dedup();
    // Inherent FP alone go without saying.
    let inherent = e.firers.iter().all(|firer| firer.weapon == Use::Inherent);
    let weapons = weapons.into_iter().map(Sentence::from).collect::<Vec<_>>();
    let with = if inherent { Sentence::default() } else { say![" with ", listed(weapons)] };
    say![firers(t, e), with, " at ", target(t, &e.target)]
}

/// `4-6-7 in K9 fires`, several of them `fire`; a leader who directs them is named with them.
fn firers(t: &Teller<'_>, e: &FireAttack) -> Sentence {
    let mut all: Vec<&UnitId> = Vec::new();
    for unit in e.firers.iter().map(|firer| &firer.unit) {
        if !all.contains(&unit) {
            all.push(unit);
        }
    }
    let led =
        if e.directors.is_empty() { Sentence::default() } else { say![" led by ", t.units(&e.directors)] };
    let place = |id: &UnitId| t.before.units.get(id).and_then(|unit| unit.place.cell());
    let verb = if all.len() == 1 { " fires" } else { " fire" };
    let Some(first) = all.first() else { return say!["Somebody fires"] };
    if all.iter().all(|id| place(id) == place(first)) {
        let at = with(" in ", place(first).map(|cell| t.scenario.map.show_cell(cell)));
        return say![t.units(all), at, led, verb];
    }
    say![listed(all.into_iter().map(|id| t.standing(id)).collect()), led, verb]
}

/// `M6`, or the units that are named there.
fn target(t: &Teller<'_>, target: &Target) -> Sentence {
    let places = target.locations.iter().map(|at| say![t.hex(at.hex), level(at.level)]).collect();
    if target.units.is_empty() {
        return listed(places);
    }
    say![t.units(&target.units), if target.locations.is_empty() { "" } else { " in " }, listed(places)]
}

fn answer(t: &Teller<'_>, target: &Target) -> Sentence {
    target.answers.as_ref().map(|unit| say![" as ", t.unit(unit), " moves"]).unwrap_or_default()
}

const fn mode(mode: FireMode) -> &'static str {
    match mode {
        FireMode::Prep => "Prep Fire",
        FireMode::First => "Defensive First Fire",
        FireMode::Subsequent => "Subsequent First Fire",
        FireMode::Fpf => "Final Protective Fire",
        FireMode::Final => "Final Fire",
        FireMode::Advancing => "Advancing Fire",
        FireMode::Opportunity => "Opportunity Fire",
        FireMode::Bounding => "Bounding First Fire",
        FireMode::Residual => "Residual FP",
        FireMode::Overrun => "an Overrun",
    }
}

/// `4 FP of Residual FP are left in K6 by a1`.
pub(super) fn residual(t: &Teller<'_>, e: &ResidualLaid) -> Sentence {
    let (at, by) = (say![t.hex(e.at.hex), level(e.at.level)], with(" by ", e.attack));
    let what = if e.removed { " goes from " } else { " is left in " };
    say![format!("{} FP of Residual FP", e.fp), what, at, by]
}

fn attack<'t>(t: &Teller<'t>, id: asl_core::event::AttackId) -> Option<&'t Attack> {
    t.before.attacks.get(&id)
}

/// `4-6-7 in P6 fires at M5: column 4, +2 TEM, Final DR 7: no effect`.
pub(super) fn resolved(t: &Teller<'_>, e: &IftResolved) -> Sentence {
    let attack = attack(t, e.attack);
    let who = attack.map_or_else(|| "The attack".into(), |attack| shot(t, &attack.declared));
    let declared = attack.map(|attack| &attack.declared);
    let column = e.column.or(declared.and_then(|declared| declared.column));
    let fp = column.map(|column| format!("column {column}"));
    let fp = fp.or_else(|| declared.and_then(|declared| declared.fp).map(|fp| format!("{fp} FP")));
    let result = e.result.as_ref().map(|word| word.means().map_or_else(|| word.to_string(), name_of_result));
    say![who, with(": ", fp), modifiers(&e.drm), with(", Final DR ", e.total), with(": ", result)]
}

/// `, +2 TEM, -1 leader`.
fn modifiers(lines: &[DrmLine]) -> String {
    let line = |line: &DrmLine| match line.value {
        Some(Drm(0)) => String::new(),
        value => with(
            ", ",
            Some(
                format!("{} {}", value.map(|v| v.to_string()).unwrap_or_default(), line.name)
                    .trim()
                    .to_owned(),
            ),
        ),
    };
    lines.iter().map(line).collect()
}

/// A result of the IFT as it is spoken.
#[must_use]
pub fn name_of_result(result: IftResult) -> String {
    match result {
        IftResult::None => "no effect".into(),
        IftResult::Ptc | IftResult::Mc(_) | IftResult::K(_) | IftResult::Kia(_) => result.to_string(),
    }
}

/// `PzKpfw IVH in K7 aims its MA at T-34: To Hit 8, +2, 6: hit`.
pub(super) fn to_hit(t: &Teller<'_>, e: &ToHitAttempt) -> Sentence {
    let at = e.target.as_ref().map(|unit| say![" at ", t.standing(unit)]);
    let at =
        at.or_else(|| attack(t, e.attack).map(|attack| say![" at ", target(t, &attack.declared.target)]));
    let number = with(": To Hit ", e.number);
    if attack(t, e.attack).is_some_and(|attack| attack.shares_roll(e)) {
        return say!["The same To Hit DR", at.unwrap_or_default(), number]
            .and(modifiers(&e.drm))
            .and(with(", ", e.total))
            .and(outcome(e.hit, ": hit", ": miss"));
    }
    say![
        t.standing(&e.unit),
        " fires its ",
        e.weapon.to_string(),
        at.unwrap_or_default(),
        with(", ", e.ammo.as_ref()),
        number
    ]
    .and(modifiers(&e.drm))
    .and(with(", ", e.total))
    .and(outcome(e.hit, ": hit", ": miss"))
}

pub(super) fn to_kill(t: &Teller<'_>, e: &ToKillAttempt) -> Sentence {
    let dr = t.dr(e.roll);
    let at = attack(t, e.attack).map(|attack| say![" of ", target(t, &attack.declared.target)]);
    say![
        "To Kill",
        at.unwrap_or_default(),
        with(": number ", e.number),
        with(", DR ", dr),
        with(": ", e.result.map(name_of_vehicle_result))
    ]
}

/// `The hit is a Critical Hit on 4-6-7 in K9`.
pub(super) fn critical(t: &Teller<'_>, e: &CriticalHit) -> Sentence {
    say![
        "The hit is a Critical Hit",
        e.unit.as_ref().map(|unit| say![" on ", t.standing(unit)]).unwrap_or_default()
    ]
}

/// `4-6-7 in K5 looks for a PF: dr 2, drm +1: it has one`.
pub(super) fn pf_check(t: &Teller<'_>, e: &PfChecked) -> Sentence {
    let die = t.before.rolls.get(&e.roll).map(|roll| roll.dice.total());
    let drm = e.drm.map(|drm| format!("{drm}"));
    let how = match e.found {
        Some(true) => ": it has one",
        Some(false) => ": it has none",
        None => "",
    };
    say![t.standing(&e.unit), " looks for a PF", with(": dr ", die), with(", drm ", drm), how]
}

/// What becomes of a vehicle.
#[must_use]
pub const fn name_of_vehicle_result(result: VehicleResult) -> &'static str {
    match result {
        VehicleResult::None => "no effect",
        VehicleResult::Immobilized => "immobilized",
        VehicleResult::Eliminated => "eliminated",
        VehicleResult::Burning => "a burning wreck",
        VehicleResult::Shock => "Shock",
        VehicleResult::Stun => "Stun",
    }
}

/// `4-4-7 in K6 fails its PTC: 9 against Morale 7`.
pub(super) fn checked(t: &Teller<'_>, e: &Checked) -> Sentence {
    let verb = match (e.check, e.passed) {
        (Check::Rally, Some(true)) => " rallies".to_owned(),
        (Check::Rally, Some(false)) => " fails to rally".to_owned(),
        (check, passed) => match passed {
            Some(true) => format!(" passes its {}", name_of_check(check)),
            Some(false) => format!(" fails its {}", name_of_check(check)),
            None => format!(" makes its {}", name_of_check(check)),
        },
    };
    let dr = t.dr(e.roll);
    let also = if e.also.is_empty() { Sentence::default() } else { say![" (and ", t.units(&e.also), ")"] };
    say![t.standing(&e.unit), also, verb, with(": DR ", dr)]
        .and(modifiers(&e.drm))
        .and(with(" against Morale ", e.morale))
}

/// A check by its name.
#[must_use]
pub fn name_of_check(check: Check) -> String {
    let word = match check {
        Check::Mc(0) => "NMC",
        Check::Mc(n) => return format!("{n}MC"),
        Check::Ntc => "NTC",
        Check::Ptc => "PTC",
        Check::Paatc => "PAATC",
        Check::Llmc => "LLMC",
        Check::Lltc => "LLTC",
        Check::Rally => "Rally",
    };
    word.to_owned()
}

pub(super) fn vehicle(t: &Teller<'_>, e: &VehicleHit) -> Sentence {
    match e.result {
        VehicleResult::None => say![t.standing(&e.unit), " is unharmed"],
        VehicleResult::Shock | VehicleResult::Stun => {
            say![t.standing(&e.unit), " suffers ", name_of_vehicle_result(e.result)]
        }
        VehicleResult::Immobilized | VehicleResult::Eliminated | VehicleResult::Burning => {
            say![t.standing(&e.unit), " is ", name_of_vehicle_result(e.result)]
        }
    }
}

pub(super) fn failed(t: &Teller<'_>, e: &WeaponFailed) -> Sentence {
    let word = match e.wear {
        Wear::Malfunctioned => " malfunctions",
        Wear::LowAmmo => " is low on ammunition",
        Wear::Disabled => " is disabled",
    };
    say!["The ", e.weapon.to_string(), " of ", t.standing(&e.unit), word]
}

pub(super) fn repair(t: &Teller<'_>, e: &RepairAttempted) -> Sentence {
    let verb = outcome(e.repaired, " repairs its ", " fails to repair its ");
    say![
        t.standing(&e.unit),
        if verb.is_empty() { " tries to repair its " } else { verb },
        e.weapon.to_string()
    ]
}
