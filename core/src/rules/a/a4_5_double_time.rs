//! A4.5 to A4.52: Double Time, and who is CX.

use crate::duty::Debt;
use crate::event::{Checked, DrmLine, Event, MoveDeclared, MoveWay, Status, StatusChanged, UnitId};
use crate::facts::{IftRoll, PhaseClosing, ToHitRoll, Told, Traces};
use crate::figures::close_combat::{Attack, attack_of, drm_against};
use crate::figures::fire::gun_crew::is_so;
use crate::figures::fire::sheet::is_tired_fire;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::held;
use crate::rules::table::Check;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::fact(
        "A4.5-double-time",
        "Double Time declared before the first MF gives two MF.",
        "A line of the sum of MF, which A4.1-allotment asks for.",
    )
    .since(2),
    Clause::line("A4.5-late", &[Matter::MfAllotment], "Declared after the first MF it gives one.").since(2),
    Clause::line(
        "A4.5-ceiling",
        &[Matter::MfAllotment],
        "Infantry has eight MF at most, a Conscript seven, and one more all by road.",
    )
    .since(2),
    Clause::check(
        "A4.5-who-not",
        &[Matter::MoveLeave],
        "No broken, wounded or CX Infantry Double Times, and none that boards or leaves a vehicle.",
        Check::MoveSaid(who_not),
    )
    .since(2),
    Clause::check(
        "A4.5-marked-cx",
        &[Matter::MoveLeave],
        "Who Double Times is CX.",
        Check::PhaseOwed(Traces::WALKED, Debt::Cx, marked),
    )
    .since(2),
    Clause::checks(
        "A4.51-cx-fire",
        &[Matter::Modifier],
        "A CX unit fires with +1, on the IFT or on the To Hit roll; nobody else does.",
        &[Check::Ift(tired), Check::ToHit(tired_to_hit)],
    ),
    Clause::check(
        "A4.51-cc",
        &[Matter::Modifier],
        "In Close Combat a CX attacker adds 1, and a CX unit that is attacked takes -1.",
        Check::Any(in_close_combat),
    )
    .since(2),
    Clause::check(
        "A4.51-no-mc",
        &[Matter::Modifier],
        "CX changes no MC, TC or rally.",
        Check::Checked(no_mc),
    )
    .since(2),
    Clause::line(
        "A4.51-no-double-time",
        &[Matter::MfAllotment],
        "A unit whose CX is lifted as it begins to move does not Double Time in that MPh.",
    )
    .since(2),
    Clause::check(
        "A4.51-removed",
        &[Matter::Consequence],
        "CX goes when the unit breaks: no broken unit is CX.",
        Check::Status(on_broken),
    )
    .since(2),
    Clause::line("A4.52-ipc", &[Matter::MfAllotment], "A CX unit carries one PP less free.").since(2),
];

fn who_not(told: &Told<'_, MoveDeclared>) -> Verdict {
    let Some(unit) = told.unit.filter(|_| told.said.way == MoveWay::DoubleTime) else {
        return Verdict::Silent;
    };
    let why = held(unit).or_else(|| {
        let each = [
            (unit.status.has(Status::Wounded), "is wounded"),
            (unit.mph.afoot.was_cx, "was CX when its MPh began"),
            (unit.got_off || unit.aboard.is_some(), "boards or leaves a vehicle"),
        ];
        each.into_iter().find(|(is, _)| *is).map(|(_, why)| why)
    });
    why.map_or(Verdict::Kept, |why| Verdict::broken(format!("{} {why}: no Double Time", told.said.unit)))
}

fn no_mc(told: &Told<'_, Checked>) -> Verdict {
    let line = told.said.drm.iter().find(|line| line.is(Modifier::Cx) && line.value != Some(Drm(0)));
    let Some(line) = line else {
        let tired = told.unit.is_some_and(|unit| unit.status.has(Status::Cx));
        return if tired { Verdict::Kept } else { Verdict::Silent };
    };
    let said = line.value.unwrap_or_default();
    Verdict::wrong(format!("CX of {} changes no check", told.said.unit), format!("{said}"), "none")
}

/// What else takes it off, a counter that is laid anew would tell as well.
fn on_broken(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let asked = changed.add.contains(&Status::Cx) && told.ctx.is_of_players();
    let Some(unit) = told.unit.filter(|_| asked) else { return Verdict::Silent };
    let rallies = changed.remove.contains(&Status::Broken);
    let broken = changed.add.contains(&Status::Broken) || (unit.is_broken() && !rallies);
    Verdict::kept_or(!broken, || format!("{} is broken, and no unit that is broken is CX", changed.unit))
}

/// It goes when the unit breaks.
fn marked(closing: &PhaseClosing<'_>) -> Verdict {
    let unit = closing.unit;
    if !closing.traces.meet(Traces::WALKED) || !unit.mph.afoot.says(MoveWay::DoubleTime) || unit.is_broken() {
        return Verdict::Silent;
    }
    Verdict::kept_or(unit.status.has(Status::Cx), || format!("{} Double Timed, and is not CX", closing.id))
}

/// A7.52 speaks of a group with a tired member; the To Hit roll speaks of ordnance that hit.
fn tired(roll: &IftRoll<'_>) -> Verdict {
    let Some(underway) = roll.underway.as_ref().filter(|on| on.attack.hit.is_none()) else {
        return Verdict::Silent;
    };
    let tired = is_tired_fire(&underway.volley);
    if tired && underway.volley.shots().len() > 1 {
        return Verdict::Silent;
    }
    judge_tired(tired, &roll.said.drm)
}

/// A Gun is tired by its crew, where a counter tells that.
fn tired_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, unit) = (&roll.ctx, &roll.said.unit);
    match is_so(ctx, unit, |unit| unit.status.has(Status::Cx)) {
        None => Verdict::Silent,
        Some(Some(tired)) => judge_tired(tired, &roll.said.drm),
        Some(None) => {
            Verdict::undecided(format!("who mans {unit}: a CX crew, or another unit that stands with it"))
        }
    }
}

/// One line for both, or one for each: their sum against each unit that is attacked. A DRM that only its word tells of is asked for by that.
fn in_close_combat(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let Some(Attack { fought, .. }) = attack_of(told.said).filter(|attack| attack.is_told) else {
        return Verdict::Silent;
    };
    let by_word = |line: &DrmLine| line.means().is_none();
    if !ctx.is_of_players() || fought.drm.iter().any(by_word) {
        return Verdict::Silent;
    }
    let tired = |id: &UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.status.has(Status::Cx));
    let by = i16::from(fought.attackers.iter().any(tired));
    let mut verdict = Verdict::Silent;
    for id in &fought.targets {
        let due = Drm(by - i16::from(tired(id)));
        let Some(said) = drm_against(fought, id, Modifier::Cx) else { continue };
        if said != due {
            let says = format!("CX in the Close Combat attack on {id}");
            return Verdict::wrong(says, format!("{said}"), format!("{due}"));
        }
        if due != Drm(0) {
            verdict = Verdict::Kept;
        }
    }
    verdict
}

fn judge_tired(tired: bool, drm: &[DrmLine]) -> Verdict {
    let said = drm.iter().find(|line| line.is(Modifier::Cx)).map(|line| line.value.unwrap_or_default());
    match (tired, said) {
        (true, Some(Drm(1))) => Verdict::Kept,
        (true, said) => Verdict::wrong("the firer is CX", format!("{}", said.unwrap_or_default()), "+1"),
        (false, None | Some(Drm(0))) => Verdict::Silent,
        (false, Some(said)) => Verdict::wrong("no firer is CX", format!("{said}"), "+0"),
    }
}
