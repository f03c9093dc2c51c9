//! A10.2: the check for a lost leader has that leader's leadership, turned into a penalty, as its DRM, and no leader's help.

use crate::duty::{Debt, Owed, Standing};
use crate::event;
use crate::event::{Checked, Status, StatusChanged, UnitId};
use crate::facts::{Told, Underway};
use crate::figures::check::casualties::is_unbreakable;
use crate::figures::check::leader_loss::{
    is_for_leader, leader_pinned_with, lost_leaders, nobody_lost, penalties, who_loses,
};
use crate::figures::check::owed::checks_of;
use crate::figures::check::passed::{is_held, passes_made};
use crate::figures::infantry::nation::loses_steps;
use crate::figures::infantry::unit::infantry;
use crate::figures::prisoners::is_prisoner;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::a::a10_morale::outcome;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{CheckMade, Unit};
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A10.2-lost-leaders-drm",
        &[Matter::Modifier, Matter::Consequence],
        "The check for a leader who broke or was lost has that leadership DRM, with its sign turned, as its own.",
        Check::Checked(turned),
    ),
    Clause::checks(
        "A10.2-leader-loss",
        &[Matter::Consequence],
        "The check for a lost leader is passed with a Final DR not above the Morale Level.",
        &[Check::Checked(leader_loss), Check::Owed(breaks)],
    ),
    Clause::checks(
        "A10.2-lltc",
        &[Matter::Consequence],
        "Who fails a LLTC is pinned, and does not break by it.",
        &[Check::Status(pins_alone), Check::Owed(pins)],
    )
    .since(2),
    Clause::check(
        "A10.2-who-checks",
        &[Matter::Consequence],
        "Units of a lower Morale Level that are with a leader who is lost take a LLMC, with one who breaks a LLTC.",
        Check::Owed(who_checks),
    ),
];

fn turned(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    if !is_for_leader(checked.check) || told.vehicle().is_some() {
        return Verdict::Silent;
    }
    let unit = &checked.unit;
    let said = checked.drm.iter().find(|line| line.is(Modifier::Leader)).and_then(|line| line.value);
    let said = said.unwrap_or_default();
    match penalties(ctx, checked) {
        Some(due) if due.contains(&said) => Verdict::Kept,
        Some(due) => {
            let due: Vec<String> = due.iter().map(|drm| format!("{drm}")).collect();
            let says = format!("the leadership of the lost leader on the check of {unit}");
            Verdict::wrong(says, format!("{said}"), due.join(" or ")).of(Matter::Modifier)
        }
        // A7.831 speaks of a Pin alone.
        None if nobody_lost(ctx) && leader_pinned_with(ctx, unit) => Verdict::Silent,
        None if nobody_lost(ctx) => {
            let says = format!("no leader of its side is broken or lost, for whom {unit} would check");
            Verdict::broken(says).of(Matter::Consequence)
        }
        None if said == Drm(0) => Verdict::Silent,
        None => Verdict::undecided(format!("for which lost leader {unit} checks with {said}"))
            .of(Matter::Modifier),
    }
}

fn leader_loss(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    let lost = matches!(checked.check, event::Check::Llmc | event::Check::Lltc);
    if lost { outcome(told, "checks") } else { Verdict::Silent }
}

/// A LLMC that was failed breaks, of one who was unbroken and is whole. Of those whom it finds broken A10.3 speaks.
fn breaks(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let lost = lost_leaders(ctx, attack).iter().any(|(_, check)| *check == event::Check::Llmc);
    let steady = |id: &UnitId| {
        let hurt = attack.broken_before.contains(id) || attack.reduced.contains_key(id);
        let apart = is_unbreakable(ctx, id) || is_prisoner(ctx, id) || loses_steps(ctx, id);
        infantry(ctx, id).is_some_and(|(unit, _)| !unit.eliminated) && !hurt && !apart
    };
    let failed = |made: &&CheckMade| made.check == event::Check::Llmc && made.passed == Some(false);
    let made = attack.checks.iter().filter(failed).filter(|made| steady(&made.unit));
    let standing = |made: &CheckMade| {
        let unit = ctx.before.units.get(&made.unit);
        match passes_made(ctx, made) {
            _ if attack.broken.contains(&made.unit) || unit.is_none_or(Unit::is_broken) => Standing::Done,
            Some(false) if lost => Standing::Open("{} failed its LLMC and breaks".into()),
            Some(_) | None => Standing::Told,
        }
    };
    made.map(|made| Owed::of(&made.unit, Debt::Breaks, standing(made))).collect()
}

/// Asked of those who passed their MC of the attack: nothing else of it can have broken them.
fn pins_alone(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let attack = changed.attack.and_then(|id| ctx.before.attacks.get(&id));
    let Some(attack) = attack.filter(|_| told.unit.is_some_and(|unit| !unit.is_broken())) else {
        return Verdict::Silent;
    };
    let made = checks_of(attack, &changed.unit);
    let passed = |made: &&CheckMade| passes_made(ctx, made);
    let lltc = made.iter().any(|made| made.check == event::Check::Lltc && passed(made) == Some(false));
    let mc = made.iter().any(|made| matches!(made.check, event::Check::Mc(_)) && passed(made) == Some(true));
    if !lltc || !mc || made.iter().any(|made| made.check == event::Check::Llmc) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!changed.add.contains(&Status::Broken), || {
        format!("{} failed a LLTC: it is pinned, and does not break", changed.unit)
    })
}

/// A LLTC for a leader whom this attack broke; of another that it was made at all is told.
fn pins(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let lost = lost_leaders(ctx, attack).iter().any(|(_, check)| *check == event::Check::Lltc);
    let failed = |made: &&CheckMade| made.check == event::Check::Lltc && made.passed == Some(false);
    let made = attack.checks.iter().filter(failed).filter(|made| ctx.vehicle(&made.unit).is_none());
    let standing = |made: &CheckMade| match passes_made(ctx, made) {
        _ if is_held(ctx, &made.unit) => Standing::Done,
        Some(false) if lost => Standing::Open("{} failed its LLTC and is pinned".into()),
        Some(_) | None => Standing::Told,
    };
    made.map(|made| Owed::of(&made.unit, Debt::Pinned, standing(made))).collect()
}

/// Nothing is asked of those who broke, are pinned or were not fired at.
fn who_checks(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let told = |id: &UnitId| attack.checks.iter().any(|made| made.unit == *id && is_for_leader(made.check));
    let mut owed: Vec<Owed> = Vec::new();
    for (leader, check) in lost_leaders(ctx, attack) {
        for id in who_loses(ctx, attack, leader) {
            let says = || format!("{leader} was with {{}}, which checks for that loss");
            if !owed.iter().any(|other| other.unit.as_ref() == Some(id)) {
                owed.push(Owed::of(id, Debt::Check(check), Standing::done_or(told(id), says)));
            }
        }
    }
    owed
}
