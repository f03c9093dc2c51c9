//! D3.7: repair of vehicular weapons, and the Recall of a vehicle that lost its armament.

use crate::counter::{UnitDef, Vehicle};
use crate::duty::Debt;
use crate::effects;
use crate::effects::Repaired;
use crate::event::{Purpose, RepairAttempted, Status, StatusChanged, UnitId, Use, WeaponFailed, Wear};
use crate::facts::{Ctx, PhaseClosing, Told, Traces};
use crate::figures::check::harm::{has_oba, is_at};
use crate::figures::fire::vehicles::exposed_crews;
use crate::figures::vehicle::leaders::{hero_rides, is_bu};
use crate::figures::vehicle::recall::{armament, carries};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{CheckMade, Unit, WeaponState};
use crate::vocab::phase::Phase;
use crate::vocab::{IftResult, WeaponMount};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.7-repair-once-per-rph",
        &[Matter::Repair],
        "Each malfunctioned weapon may be tried for repair once in every RPh.",
        Check::Repaired(once),
    ),
    Clause::check(
        "D3.7-repair-own-dr",
        &[Matter::RollUse],
        "Several malfunctioned weapons need a separate die for each.",
        Check::Repaired(own_die),
    ),
    Clause::check(
        "D3.7-repair-crew-fit",
        &[Matter::Repair],
        "Only an inherent crew that is neither shocked nor stunned may repair.",
        Check::Repaired(crew_fit),
    ),
    Clause::check(
        "D3.7-repair-aamg-ce",
        &[Matter::Repair],
        "Repairing the AAMG needs a CE crew or a Hero Rider.",
        Check::Repaired(aamg_ce),
    ),
    Clause::check(
        "D3.7-repair-1",
        &[Matter::Repair],
        "A repair die of 1 puts the weapon back in order.",
        Check::Repaired(one),
    ),
    Clause::checks(
        "D3.7-disable-6",
        &[Matter::Repair],
        "A repair die of 6 disables the weapon for good.",
        &[
            Check::Repaired(six),
            Check::Failed(six_logged),
            Check::PhaseOwed(Traces::WEAPON, Debt::Disabled, six_missing),
        ],
    ),
    Clause::checks(
        "D3.7-repair-2-5",
        &[Matter::Repair],
        "A repair die of 2 to 5 changes nothing.",
        &[Check::Repaired(two_to_five), Check::Failed(no_change)],
    ),
    Clause::checks(
        "D3.7-recall-when-all-disabled",
        &[Matter::Consequence],
        "A vehicle whose MA and every listed Secondary Armament are disabled is Recalled at once.",
        &[Check::PhaseOwed(Traces::WEAPON, Debt::Recall, recall), Check::Status(recall_early)],
    ),
    Clause::check(
        "D3.7-exc-recall-passenger-towing",
        &[Matter::Consequence],
        "No such Recall for a vehicle that can carry Passengers or tow.",
        Check::Status(no_recall),
    ),
];

/// The weapon of a vehicle that was tried, with what happened to it so far.
struct Try<'a> {
    unit: &'a Unit,
    def: &'a UnitDef,
    vehicle: &'a Vehicle,
    state: Option<&'a WeaponState>,
    die: Option<i16>,
}

fn attempt<'a>(told: &Told<'a, RepairAttempted>) -> Option<Try<'a>> {
    let attempt = told.said;
    let (unit, def) = told.known()?;
    let vehicle = def.vehicle.as_ref().filter(|_| !matches!(attempt.weapon, Use::Inherent | Use::Sw(_)))?;
    let die = told.ctx.before.rolls.get(&attempt.roll).map(|roll| roll.dice.total());
    Some(Try { unit, def, vehicle, state: unit.weapon(&attempt.weapon), die })
}

fn once(told: &Told<'_, RepairAttempted>) -> Verdict {
    let ctx = &told.ctx;
    let Some(tried) = attempt(told) else { return Verdict::Silent };
    if ctx.before.phase != Some(Phase::RPh) {
        return Verdict::broken("weapons are repaired in the RPh");
    }
    if !tried.unit.failed.contains(&told.said.weapon) {
        return Verdict::broken("the weapon did not malfunction");
    }
    let again = tried.state.is_some_and(|state| !state.repairs.is_empty());
    Verdict::kept_or(!again, || "its repair was tried already in this RPh".into())
}

fn own_die(told: &Told<'_, RepairAttempted>) -> Verdict {
    let (ctx, repair) = (&told.ctx, told.said);
    if attempt(told).is_none() {
        return Verdict::Silent;
    }
    let used = ctx.before.rolls.get(&repair.roll).is_some_and(|roll| roll.used_by.is_some());
    Verdict::kept_or(!used, || format!("the die {} was used already: each weapon has its own", repair.roll))
}

fn crew_fit(told: &Told<'_, RepairAttempted>) -> Verdict {
    let Some(tried) = attempt(told) else { return Verdict::Silent };
    let has = |status| tried.unit.status.has(status);
    let unfit = [
        (tried.unit.is_stunned(), "the crew is stunned"),
        (has(Status::Shocked), "the crew is shocked"),
        (has(Status::Abandoned), "it has no inherent crew"),
    ];
    let why = unfit.into_iter().find(|(is_so, _)| *is_so);
    why.map_or(Verdict::Kept, |(_, why)| Verdict::broken(why))
}

fn aamg_ce(told: &Told<'_, RepairAttempted>) -> Verdict {
    let (ctx, repair) = (&told.ctx, told.said);
    let Some(tried) = attempt(told) else { return Verdict::Silent };
    if tried.def.mount_of(&repair.weapon) != Some(WeaponMount::Aa) {
        return Verdict::Silent;
    }
    let hero = hero_rides(ctx, &repair.unit);
    Verdict::kept_or(hero || !is_bu(tried.unit, tried.vehicle), || {
        "it is BU and has no Hero Rider: its AAMG is not repaired".into()
    })
}

fn outcome(said: bool, die: i16) -> Verdict {
    let due = if die == 1 { "repaired" } else { "not repaired" };
    let breach = Breach::of(format!("a repair die of {die}"));
    Verdict::Broken(Box::new(breach.figures(if said { "repaired" } else { "not said to be repaired" }, due)))
}

/// The die, and whether the player says that the weapon works again.
fn said(told: &Told<'_, RepairAttempted>) -> Option<(Repaired, i16, bool)> {
    let die = attempt(told)?.die?;
    let due = effects::repair(die);
    // Unsaid, it is as the die gives it.
    Some((due, die, told.said.repaired.unwrap_or(due == Repaired::Works)))
}

fn one(told: &Told<'_, RepairAttempted>) -> Verdict {
    match said(told) {
        Some((Repaired::Works, _, true)) => Verdict::Kept,
        Some((Repaired::Works, die, false)) => outcome(false, die),
        Some(_) | None => Verdict::Silent,
    }
}

fn two_to_five(told: &Told<'_, RepairAttempted>) -> Verdict {
    match said(told) {
        Some((Repaired::Nothing, _, false)) => Verdict::Kept,
        Some((Repaired::Nothing, die, true)) => outcome(true, die),
        Some(_) | None => Verdict::Silent,
    }
}

/// A 6 does not repair; a weapon that is disabled is not tried again.
fn six(told: &Told<'_, RepairAttempted>) -> Verdict {
    let Some(tried) = attempt(told) else { return Verdict::Silent };
    if tried.state.is_some_and(|state| state.failed == Some(Wear::Disabled)) {
        return Verdict::broken("it is disabled for good");
    }
    match said(told) {
        Some((Repaired::Disabled, die, true)) => outcome(true, die),
        Some(_) | None => Verdict::Silent,
    }
}

/// The die of the last repair attempt of this phase on a weapon.
fn last_die(unit: &Unit, weapon: &Use) -> Option<(u8, Repaired)> {
    let die = unit.weapon(weapon)?.repairs.last()?.die?.pips();
    Some((die, effects::repair(i16::from(die))))
}

fn six_logged(told: &Told<'_, WeaponFailed>) -> Verdict {
    let failed = told.said;
    let die = told.vehicle().and_then(|(unit, _)| last_die(unit, &failed.weapon));
    match (die, failed.wear) {
        (Some((_, Repaired::Disabled)), Wear::Disabled) => Verdict::Kept,
        (Some((_, Repaired::Disabled)), Wear::Malfunctioned | Wear::LowAmmo) => {
            Verdict::broken("a 6 disables the weapon")
        }
        (Some(_) | None, _) => Verdict::Silent,
    }
}

fn no_change(told: &Told<'_, WeaponFailed>) -> Verdict {
    let failed = told.said;
    let die = told.vehicle().and_then(|(unit, _)| last_die(unit, &failed.weapon));
    match die.filter(|(_, due)| *due != Repaired::Disabled) {
        Some((die, _)) => Verdict::broken(format!("a repair die of {die} does not disable the weapon")),
        None => Verdict::Silent,
    }
}

/// A 6 that nothing followed.
fn six_missing(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    if unit.weapons.is_empty() || ctx.vehicle(id).is_none() {
        return Verdict::Silent;
    }
    let open = unit.weapons.iter().find(|(_, weapon)| {
        let six = weapon.repairs.last().and_then(|repair| repair.die).is_some_and(|die| die.pips() == 6);
        six && weapon.failed == Some(Wear::Malfunctioned)
    });
    open.map_or(Verdict::Silent, |(name, _)| Verdict::broken(format!("a 6 disables the {name}")))
}

/// Judged in the phase in which the last of its weapons was disabled.
fn recall(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let now = unit.weapons.values().any(|weapon| weapon.failed_now && weapon.failed == Some(Wear::Disabled));
    let Some((_, def)) = ctx.unit(id).filter(|_| now) else { return Verdict::Silent };
    if def.vehicle.is_none() {
        return Verdict::Silent;
    }
    let (carries, armament) = (carries(def), armament(unit, def));
    let recalled = unit.status.has(Status::Recalled);
    match carries {
        _ if armament.unknown => Verdict::undecided(format!("which weapons {id} has as MA and SA")),
        _ if !armament.gone || carries == Some(true) => Verdict::Silent,
        _ if recalled => Verdict::Kept,
        None => {
            Verdict::undecided(format!("whether {id} can carry Passengers or tow: if not, it is Recalled"))
        }
        Some(_) => Verdict::broken(format!(
            "its MA and all SA are disabled: it is Recalled at once, and no `{id} is recalled` is in the log"
        )),
    }
}

/// A Recall that has another reason than lost armament.
fn has_other_reason(unit: &Unit) -> bool {
    unit.status.has(Status::Stunned) || unit.status.has(Status::Shocked)
}

/// What else may have recalled it (D5.341): an attack at it, a Sniper (A14.3), OBA; in the RPh an attack of the Player Turn
/// before may be told late.
fn may_be_crew_loss(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let state = ctx.before;
    let late = matches!(state.phase, Some(Phase::RPh) | None);
    let fired_at = || state.attacks.values().any(|attack| is_at(ctx, attack, id));
    let sniper = || state.rolls.values().any(|roll| roll.purpose == Purpose::Sa);
    !ctx.tells_all() || late || fired_at() || sniper() || has_oba(ctx)
}

/// An attack of this Player Turn has a K or KIA, or a Casualty MC, for its CE crew (D5.341).
fn lost_crew(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let deadly = |result: IftResult| matches!(result, IftResult::K(_) | IftResult::Kia(_));
    let casualty = |made: &CheckMade| made.unit == *id && made.dice.is_some_and(|dr| dr.original() == 12);
    ctx.before.attacks.values().any(|attack| {
        let struck =
            exposed_crews(ctx, attack).into_iter().any(|(crew, result)| crew == id && deadly(result));
        struck || (attack.exposed_before.contains(id) && attack.checks.iter().any(casualty))
    })
}

/// Recalled while the last of its weapons is only malfunctioned.
fn recall_early(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let recalled = changed.add.contains(&Status::Recalled) && !changed.add.contains(&Status::Stunned);
    let Some((unit, def)) = told.known().filter(|_| recalled) else { return Verdict::Silent };
    let armament = armament(unit, def);
    // What an attack did to the crew is A7.302's.
    let crew = changed.attack.is_some() || lost_crew(&told.ctx, &changed.unit);
    if def.vehicle.is_none() || has_other_reason(unit) || crew {
        return Verdict::Silent;
    }
    if !(armament.out || armament.gone) {
        if !armament.unknown && !may_be_crew_loss(&told.ctx, &changed.unit) {
            return Verdict::broken(
                "a listed weapon of it works, and nothing in this Player Turn recalls its crew",
            );
        }
        return Verdict::undecided(format!(
            "why {} is Recalled: neither lost armament, Stun nor Shock is in the log",
            changed.unit
        ));
    }
    Verdict::kept_or(armament.gone, || "a malfunctioned weapon can be repaired: no Recall".into())
}

fn no_recall(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let recalled = changed.add.contains(&Status::Recalled);
    let Some((unit, def)) = told.known().filter(|_| recalled) else { return Verdict::Silent };
    if has_other_reason(unit) || !armament(unit, def).gone {
        return Verdict::Silent;
    }
    match carries(def) {
        Some(true) => Verdict::broken("it can carry Passengers or tow: lost armament does not recall it"),
        Some(false) => Verdict::Kept,
        None => Verdict::Silent,
    }
}
