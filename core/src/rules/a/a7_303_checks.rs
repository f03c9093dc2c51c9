//! A7.303 to A7.306: morale checks, Pin Task Checks and their order.

use crate::duty::{Debt, Owed, Standing};
use crate::event;
use crate::event::{Checked, Event, Harm, Marker, MarkerPlaced, Status, StatusChanged, UnitId, What};
use crate::facts::{Ctx, Told, Underway};
use crate::figures::check::casualties::is_unbreakable;
use crate::figures::check::casualty::is_last_mc;
use crate::figures::check::harm::{by, failed, sniped};
use crate::figures::check::leadership::leadership_said;
use crate::figures::check::owed::{cause, checks_of, is_mc, unchecked};
use crate::figures::check::passed::{checks, follows, is_held, level, passes, step};
use crate::figures::check::pin::highest_pass;
use crate::figures::check::replacement::{exceeded_elr, is_replaced};
use crate::figures::check::truly::{does_truly, truly_failed};
use crate::figures::dummies::is_dummy;
use crate::figures::fire::outcome::outcome_for;
use crate::figures::fire::result::result_for;
use crate::figures::fire::spraying::roll_for;
use crate::figures::infantry::friends::friends_with;
use crate::figures::infantry::minimum_move::moves_minimally;
use crate::figures::infantry::nation::loses_steps;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::figures::prisoners::is_prisoner;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::a::a7_30_harm::{is_morale, suffered};
use crate::rules::a::a7_303_losses::{left_whole, lost_by_mc};
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, CheckMade, Unit, names_fired_at};
use crate::vocab::IftResult;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A7.303-nmc",
        &[Matter::Consequence],
        "Each target of a NMC rolls; it passes with a DR not above its Morale Level and breaks otherwise.",
        &[Check::Checked(nmc), Check::Owed(nmc_made)],
    ),
    Clause::check(
        "A7.303-one-check",
        &[Matter::Record],
        "A unit makes each check that an attack asks of it once.",
        Check::Checked(one_check),
    ),
    Clause::check(
        "A7.303-as-the-result-asks",
        &[Matter::Record],
        "A MC is made by the targets of a MC or K result, a NTC by those of a PTC.",
        Check::Checked(as_asked),
    ),
    Clause::check(
        "A7.303-best-leaders-first",
        &[Matter::Consequence],
        "Leaders roll before the units they stack with, the best of them first.",
        Check::Checked(best_leaders_first),
    ),
    Clause::check(
        "A7.303-as-checked",
        &[Matter::Consequence],
        "A unit that passed its check is not broken, reduced or lost by that attack, and is pinned only by the highest DR that passes.",
        Check::Harmed(as_checked),
    ),
    Clause::check(
        "A7.303-check-first",
        &[Matter::Consequence],
        "A MC or PTC costs nobody men before it was made, and a PTC nobody at all.",
        Check::Harmed(check_first),
    ),
    Clause::checks(
        "A7.304-numbered-mc",
        &[Matter::Consequence],
        "A #MC is a NMC with # (1 to 4) added to each MC roll.",
        &[Check::Checked(numbered), Check::Owed(numbered_made)],
    ),
    Clause::check(
        "A7.305-ptc-unbroken",
        &[Matter::Consequence],
        "A PTC makes each unbroken Personnel target take a NTC.",
        Check::Owed(ptc_made),
    ),
    Clause::checks(
        "A7.305-fail-pins",
        &[Matter::Consequence],
        "Failing that check pins, it never breaks.",
        &[Check::Checked(task_check), Check::Owed(fail_pins), Check::Harmed(super::a7_30_harm::pins_only)],
    ),
    Clause::check(
        "A7.305-broken-exempt",
        &[Matter::Consequence],
        "Broken units take no Pin TC.",
        Check::Checked(broken_exempt),
    ),
    Clause::check(
        "A7.305-leader-mod-moving-stack",
        &[Matter::Modifier],
        "Moving units get a leader's modifier on a MC or TC only if they move together as a stack (A10.21).",
        Check::Checked(moving_stack),
    ),
    Clause::checks(
        "A7.306-no-effect",
        &[Matter::Consequence],
        "A dash is no effect.",
        &[Check::Marker(pin_from_nothing), Check::Status(broken_from_nothing)],
    ),
];

/// Leaders may be lost one after the other (A10.2); a check of each is another. D3.42 speaks of vehicles.
fn one_check(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    let lost = matches!(checked.check, event::Check::Llmc | event::Check::Lltc);
    let asked = !lost && checked.attack.is_some() && told.vehicle().is_none();
    let Some(attack) = told.attack().filter(|_| asked) else { return Verdict::Silent };
    let made = |made: &CheckMade| made.unit == checked.unit && made.check == checked.check;
    Verdict::kept_or(!attack.checks.iter().any(made), || {
        format!("{} has made this check of {} before", checked.unit, attack.declared.attack)
    })
}

/// Is it a check of the kind that a result calls for? Others tell of results that call for none.
const fn is_asked_by(check: event::Check, result: IftResult) -> bool {
    match result {
        IftResult::Mc(_) | IftResult::K(_) => is_mc(check),
        IftResult::Ptc => matches!(check, event::Check::Ptc | event::Check::Ntc),
        IftResult::None | IftResult::Kia(_) => true,
    }
}

/// A NTC that names no attack may be of something else, and so are the checks for lost leaders (A10.2). Where the result
/// declared is wrong, the check that the right one asks for is as good.
fn as_asked(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let of_ift = is_mc(checked.check)
        || checked.check == event::Check::Ptc
        || (matches!(checked.check, event::Check::Ntc | event::Check::Paatc) && checked.attack.is_some());
    let attack = told.attack().or_else(|| cause(ctx, &checked.unit));
    let Some(attack) = attack.filter(|_| of_ift && told.vehicle().is_none()) else { return Verdict::Silent };
    let Some(result) = result_for(ctx, attack, &checked.unit) else { return Verdict::Silent };
    let due = || outcome_for(ctx, attack, &roll_for(ctx, attack, &checked.unit)?.said, &checked.unit);
    if is_asked_by(checked.check, result) || due().is_some_and(|(_, due)| is_asked_by(checked.check, due)) {
        return Verdict::Kept;
    }
    let asked = if result == IftResult::Ptc { "a NTC" } else { "a MC" };
    let paatc = checked.check == event::Check::Paatc;
    let made = if is_mc(checked.check) {
        "a MC"
    } else if paatc {
        "a PAATC"
    } else {
        "a TC"
    };
    let breach =
        Breach::of(format!("{} gives {result}: the check of {}", attack.declared.attack, checked.unit));
    Verdict::Broken(Box::new(breach.figures(made, asked)))
}

fn judge(ctx: &Ctx<'_>, checked: &Checked) -> Verdict {
    let due = passes(ctx, checked);
    if due.is_none() && checked.passed.is_none() && level(ctx, checked).is_none() {
        let unit = &checked.unit;
        return Verdict::undecided(format!(
            "whether {unit} passed its MC: nobody says, and the head does not give its Morale Level"
        ));
    }
    let Some((said, (total, passes))) = checked.passed.zip(due) else { return Verdict::Silent };
    if said == passes {
        return Verdict::Kept;
    }
    if follows(ctx, checked, said) {
        return Verdict::Silent;
    }
    let word = |passed| if passed { "passed" } else { "failed" };
    let breach = Breach::of(format!("{} checks with a Final DR of {total}", checked.unit));
    Verdict::Broken(Box::new(breach.figures(word(said), word(passes))))
}

fn nmc(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    if checked.check == event::Check::Mc(0) { judge(ctx, checked) } else { Verdict::Silent }
}

/// The number of a MC is that of the result.
fn numbered(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let event::Check::Mc(said) = checked.check else { return Verdict::Silent };
    let attack = told.attack().or_else(|| cause(ctx, &checked.unit));
    match attack.and_then(|attack| result_for(ctx, attack, &checked.unit)) {
        Some(IftResult::Mc(due) | IftResult::K(due))
            if due != said && !is_truly_due(ctx, checked, attack) =>
        {
            let breach = Breach::of(format!("the number of the MC of {}", checked.unit));
            Verdict::Broken(Box::new(breach.figures(format!("{said}"), format!("{due}"))))
        }
        Some(_) | None => {
            if said > 0 {
                judge(ctx, checked)
            } else {
                Verdict::Silent
            }
        }
    }
}

/// The number is that of the result that the rules give: the one declared has its own finding.
fn is_truly_due(ctx: &Ctx<'_>, checked: &Checked, attack: Option<&Attack>) -> bool {
    let roll = attack.and_then(|attack| Some((attack, roll_for(ctx, attack, &checked.unit)?)));
    let due = roll.and_then(|(attack, roll)| outcome_for(ctx, attack, &roll.said, &checked.unit));
    match (checked.check, due) {
        (event::Check::Mc(said), Some((_, IftResult::Mc(due) | IftResult::K(due)))) => said == due,
        _ => false,
    }
}

fn task_check(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let task = matches!(checked.check, event::Check::Ptc | event::Check::Ntc | event::Check::Paatc);
    if task { judge(ctx, checked) } else { Verdict::Silent }
}

/// Leaders before those they stack with, the best of them first: those who owe a MC by the same attack.
fn best_leaders_first(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(attack) = cause(ctx, &checked.unit).filter(|_| is_mc(checked.check)) else {
        return Verdict::Silent;
    };
    let own = leadership(ctx, &checked.unit);
    let here = told.unit.and_then(|unit| unit.location());
    let mut open = unchecked(ctx, attack);
    open.retain(|(_, result)| matches!(result, IftResult::Mc(_) | IftResult::K(_)));
    let ahead = |id: &&UnitId| {
        let stacked = ctx.before.units.get(id).is_some_and(|unit| unit.location() == here);
        let better = leadership(ctx, id).is_some_and(|better| own.is_none_or(|own| better < own));
        **id != checked.unit && stacked && better
    };
    let any = attack.struck().any(|id| leadership(ctx, id).is_some());
    match open.iter().map(|(id, _)| id).find(ahead) {
        Some(leader) => Verdict::broken(format!("{leader} checks before {}", checked.unit)),
        None if any => Verdict::Kept,
        None => Verdict::Silent,
    }
}

fn nmc_made(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let mut all = checks(ctx, attack, |result| result == IftResult::Mc(0));
    all.extend(breaks(ctx, attack, |n| n == 0));
    all
}

fn numbered_made(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let mut all = checks(ctx, attack, |result| matches!(result, IftResult::Mc(1..)));
    all.extend(breaks(ctx, attack, |n| n > 0));
    all
}

/// A unit that failed a MC with such a number is broken, reduced or gone; one that was broken before is worse off (A10.31).
/// Other paragraphs tell of unbreakable units.
fn breaks(ctx: &Ctx<'_>, attack: &Attack, asked: fn(u8) -> bool) -> Vec<Owed> {
    let failed = |made: &&CheckMade| {
        let event::Check::Mc(n) = made.check else { return false };
        // A prisoner is Reduced by it (A20.54).
        let held = is_unbreakable(ctx, &made.unit) || is_prisoner(ctx, &made.unit);
        let breakable = infantry(ctx, &made.unit).is_some() && !held;
        let by_result =
            result_for(ctx, attack, &made.unit).is_none_or(|result| is_asked_by(made.check, result));
        // A10.31 speaks of these.
        let last = is_last_mc(ctx, attack, made);
        asked(n) && made.passed == Some(false) && breakable && by_result && !last
    };
    let owed = attack.checks.iter().filter(failed).map(|made| {
        // [EXC: a Japanese squad, which loses a step instead.]
        if loses_steps(ctx, &made.unit) {
            return Owed::of(&made.unit, Debt::Reduced, step(attack, &made.unit));
        }
        if let Some(owed) = left_whole(ctx, attack, made) {
            return owed;
        }
        let spared = !attack.eliminated.contains(&made.unit) && !attack.reduced.contains_key(&made.unit);
        let was_broken = attack.broken_before.contains(&made.unit);
        let steady = |unit: &Unit| was_broken || !(unit.is_broken() || attack.broken.contains(&made.unit));
        let unit = ctx.before.units.get(&made.unit);
        let open = spared && unit.is_some_and(|unit| !unit.eliminated && steady(unit));
        let debt = if was_broken { Debt::Reduced } else { Debt::Breaks };
        let says = || "{} failed its MC and breaks, or is reduced if broken".into();
        // A19.13 speaks of who exceeded its ELR; that it passed by the figures that are due was told with its check.
        if open
            && (exceeded_elr(ctx, attack, made).is_some() || truly_failed(ctx, attack, made) == Some(false))
        {
            return Owed::of(&made.unit, debt, Standing::Told);
        }
        Owed::of(&made.unit, debt, Standing::done_or(!open, says))
    });
    owed.collect()
}

fn ptc_made(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    checks(ctx, attack, |result| result == IftResult::Ptc)
}

/// A unit that failed a Pin Task Check is pinned.
fn fail_pins(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let task = |made: &&CheckMade| {
        let by_result =
            result_for(ctx, attack, &made.unit).is_none_or(|result| is_asked_by(made.check, result));
        matches!(made.check, event::Check::Ptc | event::Check::Ntc) && made.passed == Some(false) && by_result
    };
    let failed = attack.checks.iter().filter(task).filter(|made| ctx.vehicle(&made.unit).is_none());
    let says = || "{} failed and is pinned".into();
    let standing = |made: &CheckMade| match truly_failed(ctx, attack, made) {
        Some(false) if !is_held(ctx, &made.unit) => Standing::Told,
        Some(_) | None => Standing::done_or(is_held(ctx, &made.unit), says),
    };
    failed.map(|made| Owed::of(&made.unit, Debt::Pinned, standing(made))).collect()
}

pub(super) fn broken_exempt(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    let task = matches!(checked.check, event::Check::Ptc | event::Check::Ntc);
    let Some(unit) = told.unit.filter(|_| task) else { return Verdict::Silent };
    Verdict::kept_or(!unit.is_broken(), || format!("{} is broken and takes no Pin TC", checked.unit))
}

/// It made a check for a lost leader (A10.2), whose attack may have had another target.
fn by_leader(ctx: &Ctx<'_>, unit: &UnitId) -> bool {
    let lost = |made: &CheckMade| matches!(made.check, event::Check::Llmc | event::Check::Lltc);
    let mut open = ctx.before.open_attacks().into_iter();
    open.any(|attack| attack.checks.iter().any(|made| made.unit == *unit && lost(made)))
}

/// By the attack that it names, else by the last one open on the unit.
fn from_nothing(ctx: &Ctx<'_>, unit: &UnitId, named: Option<&Attack>) -> Verdict {
    let attack = named.filter(|attack| attack.concerns(unit) && !attack.rolls.is_empty());
    let unnamed = || cause(ctx, unit).filter(|_| !sniped(ctx, unit));
    let attack = attack.or_else(unnamed).filter(|_| !by_leader(ctx, unit));
    let Some(attack) = attack else { return Verdict::Silent };
    match result_for(ctx, attack, unit) {
        Some(IftResult::None) => Verdict::broken(format!("{} had no effect", attack.declared.attack)),
        Some(_) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

fn pin_from_nothing(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let pin = placed.marker == Marker::Pin && !placed.removed;
    placed
        .unit
        .as_ref()
        .filter(|id| pin && !moves_minimally(ctx, id))
        .map_or(Verdict::Silent, |unit| from_nothing(ctx, unit, None))
}

fn broken_from_nothing(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let rests = moves_minimally(ctx, &changed.unit);
    let suffered = changed.add.contains(&Status::Broken) || (changed.add.contains(&Status::Pinned) && !rests);
    let named = changed.attack.and_then(|id| ctx.before.attacks.get(&id));
    if suffered { from_nothing(ctx, &changed.unit, named) } else { Verdict::Silent }
}

/// A unit that First Fire caught in its move: a leader who spent no MF did not move with it; whether another who moved
/// did, a log that tells each move apart does not say.
fn moving_stack(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let task = matches!(checked.check, event::Check::Ptc | event::Check::Ntc | event::Check::Mc(_));
    let moved = ctx.before.units.get(&checked.unit).is_some_and(|unit| unit.mph.expenditures > 0);
    let attack =
        checked.attack.and_then(|id| ctx.before.attacks.get(&id)).or_else(|| cause(ctx, &checked.unit));
    let caught = moved && attack.is_some_and(crate::state::Attack::is_first_fire);
    let Some(said) = leadership_said(&checked.drm).filter(|_| task && caught) else { return Verdict::Silent };
    let there = friends_with(ctx, &checked.unit).into_iter();
    let mut same = there.filter(|(id, _)| leadership(ctx, id) == Some(said.0)).peekable();
    if same.peek().is_none() {
        return Verdict::Silent;
    }
    let unit = &checked.unit;
    if same.all(|(_, leader)| leader.mph.expenditures == 0) {
        return Verdict::broken(format!("the leader spent no MF and did not move with {unit}"));
    }
    if matches!(checked.check, event::Check::Mc(_)) {
        return Verdict::Silent;
    }
    // First Fire is at one who moves, or at a stack: who is fired at with the unit moves with it.
    let fired_at = |id: &UnitId| attack.is_some_and(|attack| attack.targets.contains(id));
    let sure = ctx.before.sure_stack(unit);
    let mut leaders = friends_with(ctx, unit).into_iter();
    if leaders.any(|(id, _)| leadership(ctx, id) == Some(said.0) && (fired_at(id) || sure.contains(&id))) {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("whether the leader and {unit} move together as a stack"))
}

fn as_checked(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    // [EXC: a replacement (A19.13).]
    if let What::Reduced(reduced) = &event.what
        && is_replaced(&Told::of(ctx, reduced))
    {
        return Verdict::Silent;
    }
    let Some((id, harm, named)) = suffered(ctx, event) else { return Verdict::Silent };
    let Some((attack, result)) = by(ctx, id, named) else { return Verdict::Silent };
    let made = checks_of(attack, id);
    let of_kind = matches!(result, IftResult::Mc(_) | IftResult::Ptc)
        || (matches!(result, IftResult::K(_)) && !harm.is_loss());
    if made.is_empty() || !of_kind || made.iter().any(|made| failed(ctx, made).is_none()) {
        return Verdict::Silent;
    }
    let is_failed = |made: &&&CheckMade| failed(ctx, made) == Some(true);
    let Some(first) = made.iter().find(is_failed) else {
        let pins = harm == Harm::Pinned && made.iter().any(|made| highest_pass(ctx, made));
        // The figure that is wrong has a finding of its own.
        if !pins && made.iter().any(|made| does_truly(ctx, attack, made, harm)) {
            return Verdict::Silent;
        }
        return Verdict::kept_or(pins, || format!("{id} passed its check and is not {} by it", harm.word()));
    };
    if !made.iter().filter(is_failed).any(|made| is_morale(made)) {
        return Verdict::Silent;
    }
    match harm {
        Harm::Pinned | Harm::Broken => Verdict::Kept,
        Harm::Reduced | Harm::Lost => lost_by_mc(ctx, attack, id, harm, first),
    }
    .about(id)
}

/// If a check is missing besides, its own clause says so at the deadline, unless the unit is gone.
fn check_first(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm, named)) = suffered(ctx, event).filter(|(_, harm, _)| harm.is_loss()) else {
        return Verdict::Silent;
    };
    let Some((attack, result)) = by(ctx, id, named) else { return Verdict::Silent };
    if !matches!(result, IftResult::Mc(_) | IftResult::Ptc) || is_dummy(ctx, id) {
        return Verdict::Silent;
    }
    // What took its place, or is left of it, made that check under another name.
    let names = || names_fired_at(ctx.before, id).into_iter();
    if !attack.checks.is_empty() && names().any(|name| !checks_of(attack, name).is_empty()) {
        return Verdict::Kept;
    }
    Verdict::broken(format!(
        "{id} owes a check by the {result} of {}, and is {} instead",
        attack.declared.attack,
        harm.word()
    ))
    .about(id)
}
