//! D5.3 and D5.4: what a BU open-topped AFV fires, the DRM of a CE crew, what stuns it, and when a crew abandons its vehicle.

use crate::duty::{Debt, Owed, Standing};
use crate::event::{Event, IftResolved, Status, StatusChanged, UnitId, UnitPlaced, VehicleResult, What};
use crate::facts::{Ctx, IftRoll, Told, Underway, Volley};
use crate::figures::check::harm::failed;
use crate::figures::check::owed::{is_asked_once, is_mc};
use crate::figures::fire::exposed::{exposed, exposed_by_line, exposed_crew, exposed_due};
use crate::figures::vehicle::leaders::{is_bu, leader_of, may_be_sealed};
use crate::figures::vehicle::survivors::wreck_of;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::{Attack, CheckMade, Unit};
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, Mount, WeaponKind, WeaponMount};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D5.3-bu-open-topped",
        &[Matter::FireLeave],
        "An open-topped AFV that is BU fires nothing but its bow MG and FT.",
        Check::VehicleFire(open_topped_fire),
    ),
    Clause::check(
        "D5.31-ce-drm",
        &[Matter::Modifier],
        "Small Arms and MG fire at the CE crews of AFV has the CE DRM of +2.",
        Check::Ift(ce_crew),
    ),
    Clause::check(
        "D5.34-stun",
        &[Matter::Consequence],
        "The CE crew of an AFV that fails a MC is stunned; a Casualty MC recalls it (D5.341).",
        Check::Owed(is_stunned),
    ),
    Clause::check(
        "D5.34-recall",
        &[Matter::Consequence],
        "A Stun of the crew of a one-man turret is a Recall, and so is any second Stun.",
        Check::Owed(is_recalled),
    ),
    Clause::check(
        "D5.34-one-man-turret",
        &[Matter::FireLeave],
        "The crew of a one-man turret does not go CE after a Stun.",
        Check::Any(stays_in),
    ),
    Clause::check(
        "D5.34-stunned-fire",
        &[Matter::FireLeave],
        "A stunned AFV fires nothing until the Player Turn is over.",
        Check::VehicleFire(stunned_fire),
    ),
    Clause::check(
        "D5.4-abandons-stopped",
        &[Matter::MotionStatus],
        "A crew does not abandon a vehicle that is in Motion, or under way.",
        Check::Status(abandons_stopped),
    ),
    Clause::check(
        "D5.6-cs",
        &[Matter::Place],
        "The crew of a destroyed vehicle that does not burn survives by a DR of its CS number or less.",
        Check::Placed(survives),
    )
    .since(2),
];

/// An Armor Leader may modify the DR (D3.44).
fn survives(told: &Told<'_, UnitPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let stands = ctx.before.units.get(&placed.unit).is_some_and(|unit| unit.place.cell().is_some());
    let Some(wreck) = wreck_of(ctx, placed).filter(|_| !stands && ctx.before.has_begun()) else {
        return Verdict::Silent;
    };
    let (id, dr) = (wreck.id, wreck.dr);
    if wreck.burns {
        return Verdict::broken(format!("{id} burns: nobody of its crew survives"));
    }
    let Some(number) = wreck.number else {
        return Verdict::undecided(format!("the CS number of {id}: its crew survived a DR of {dr}"));
    };
    let led = may_be_sealed(ctx, id) || leader_of(ctx, id).is_some();
    match dr.cmp(&i16::from(number)) {
        Ordering::Greater if led => {
            Verdict::undecided(format!("what the Armor Leader of {id} takes off a DR of {dr}"))
        }
        Ordering::Greater => Verdict::wrong(
            format!("a Survival DR of {dr} against the CS {number} of {id}"),
            "survives",
            "is lost",
        ),
        Ordering::Less | Ordering::Equal => Verdict::Kept,
    }
}

/// D3.5-bu-limits speaks of the AAMG.
fn open_topped_fire(volley: &Volley<'_>) -> Verdict {
    each_shot(
        volley,
        |shot| shot.vehicle().is_some_and(|vehicle| vehicle.afv && vehicle.open_topped == Some(true)),
        |shot| {
            let (unit, vehicle) = shot.unit.zip(shot.vehicle())?;
            let mount = shot.def().and_then(|def| def.mount_of(&shot.firer.weapon));
            let spared = matches!(mount, Some(WeaponMount::Bow | WeaponMount::Aa))
                && matches!(shot.kind(), Some(WeaponKind::Mg | WeaponKind::Ft));
            (is_bu(unit, vehicle) && !spared)
                .then(|| format!("{} is open-topped and BU: it fires its bow MG alone", shot.firer.unit))
        },
    )
}

/// By a failed MC of the attack; a crew that is out of the AFV, or was stunned before, owes no more.
fn is_stunned(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let failing = |made: &&CheckMade| {
        let crew = ctx.vehicle(&made.unit).is_some_and(|(_, vehicle)| vehicle.afv);
        crew && is_mc(made.check)
            && attack.exposed_before.contains(&made.unit)
            && is_asked_once(ctx, attack, made)
            && failed(ctx, made) == Some(true)
    };
    let each = attack.checks.iter().filter(failing).map(|made| {
        let casualty = made.dice.is_some_and(|dr| dr.original() == 12);
        let says = || {
            String::from(match casualty {
                true => "the crew of {} failed its MC by an Original 12: Recalled (D5.341)",
                false => "the crew of {} failed its MC: stunned",
            })
        };
        let debt = if casualty { Debt::Recall } else { Debt::Vehicle(VehicleResult::Stun) };
        let out = is_out_of_action(ctx, attack, &made.unit);
        let done =
            out && (!casualty || ctx.scenario.book < 2 || is_more_than_stunned(ctx, attack, &made.unit));
        Owed::of(&made.unit, debt, Standing::done_or(done, says))
    });
    each.collect()
}

/// A Casualty MC is no Stun (D5.341): it is Recalled, or worse.
fn is_more_than_stunned(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let worse = [Status::Shocked, Status::Recalled, Status::Abandoned];
    let unit = ctx.before.units.get(id);
    let out = unit.is_none_or(|unit| unit.eliminated || worse.iter().any(|status| unit.status.has(*status)));
    let mild = [VehicleResult::None, VehicleResult::Stun];
    out || attack.hits.iter().any(|(hit, result)| hit == id && !mild.contains(result))
}

/// A Stun by this attack, as told, where the crew owes more than that.
fn is_recalled(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let failing = |made: &&CheckMade| {
        is_mc(made.check) && is_asked_once(ctx, attack, made) && failed(ctx, made) == Some(true)
    };
    let by_check = attack.checks.iter().filter(failing).map(|made| &made.unit);
    let by_hit = attack.hits.iter().filter(|(_, result)| *result == VehicleResult::Stun).map(|(id, _)| id);
    let mut all: Vec<&UnitId> = by_check.chain(by_hit).collect();
    all.sort_unstable();
    all.dedup();
    let owed = all.into_iter().filter_map(|id| {
        let (unit, vehicle) = ctx.vehicle(id).filter(|(unit, _)| unit.is_stunned() && !unit.eliminated)?;
        let small = vehicle.mount == Some(Mount::OneMan);
        if !vehicle.afv || !(small || unit.stuns > 1) {
            return None;
        }
        let out = [Status::Recalled, Status::Abandoned].iter().any(|status| unit.status.has(*status));
        let says = || {
            String::from(match small {
                true => "{} has a one-man turret: the Stun of its crew is a Recall (D5.34)",
                false => "the crew of {} is stunned for the second time: Recalled (D5.34)",
            })
        };
        Some(Owed::of(id, Debt::Recall, Standing::done_or(out, says)))
    });
    owed.collect()
}

fn stays_in(told: &Told<'_, Event>) -> Verdict {
    let What::CrewStatusChanged(changed) = &told.said.what else { return Verdict::Silent };
    let small = told.vehicle().filter(|(_, vehicle)| vehicle.mount == Some(Mount::OneMan));
    if small.is_none_or(|(unit, _)| unit.stuns == 0) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!changed.ce, || {
        format!("{} has a one-man turret, and its crew was stunned: it stays BU", changed.unit)
    })
}

fn is_out_of_action(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let out = [Status::Stunned, Status::Shocked, Status::Recalled, Status::Abandoned];
    let unit = ctx.before.units.get(id);
    let gone = unit.is_none_or(|unit| unit.eliminated || out.iter().any(|status| unit.status.has(*status)));
    gone || attack.hits.iter().any(|(hit, result)| hit == id && *result != VehicleResult::None)
}

/// A Stun of an earlier Player Turn is over.
fn stunned_fire(volley: &Volley<'_>) -> Verdict {
    each_shot(
        volley,
        |shot| shot.vehicle().is_some() && shot.is(Status::Stunned),
        |shot| {
            let now = shot.unit.is_some_and(Unit::is_stunned);
            now.then(|| format!("the crew of {} is stunned: it fires nothing", shot.firer.unit))
        },
    )
}

fn abandons_stopped(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let Some((unit, _)) = told.vehicle().filter(|_| changed.add.contains(&Status::Abandoned)) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(unit.motion.is_none() && !unit.mph.running, || {
        format!("{} is in Motion: nobody abandons it", changed.unit)
    })
}

/// The clause above tells of those whom A7.211 names.
fn ce_crew(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|a| a.hit.is_none() && exposed(ctx, a).is_none()) else {
        return Verdict::Silent;
    };
    let small_arms = |kind: Option<WeaponKind>| matches!(kind, None | Some(WeaponKind::Mg));
    let volley = roll.underway.as_ref().map(|underway| &underway.volley);
    let due = exposed_crew(ctx, attack).and_then(|_| exposed_due(ctx, attack));
    let asked = volley.is_some_and(|volley| volley.shots().iter().all(|shot| small_arms(shot.kind())));
    let Some(due) = due.filter(|_| asked) else { return ce_of_named(ctx, attack, ift, asked) };
    let said = ift.drm.iter().find(|line| line.is(Modifier::Ce)).and_then(|line| line.value);
    match said.unwrap_or_default() {
        said if said == due => Verdict::Kept,
        said => Verdict::wrong("the crew is CE", format!("{said}"), format!("{due}")),
    }
}

/// By each line that says for whom it is meant: none are the Infantry, and who rides in a truck.
fn ce_of_named(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved, small_arms: bool) -> Verdict {
    let lines = ift.drm.iter().filter(|line| line.is(Modifier::Ce));
    let mut verdict = Verdict::Silent;
    for line in lines {
        let due = exposed_by_line(ctx, attack, line).filter(|due| small_arms || *due == Drm(0));
        let Some(due) = due else { continue };
        let said = line.value.unwrap_or_default();
        if said != due {
            let says = "CE is of CE crews, and of who rides in an open-topped AFV";
            return Verdict::wrong(says, format!("{said}"), format!("{due}"));
        }
        verdict = Verdict::Kept;
    }
    verdict
}
