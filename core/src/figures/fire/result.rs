//! The result of an attack: the one declared with its roll, else the one derived, for all and for one unit.

use crate::event::{Check, DrmLine, FireMode, IftResolved, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::blocked::is_void;
use crate::figures::fire::movers::assaults;
use crate::figures::fire::shot::observer;
use crate::figures::fire::{at_both, outcome, spraying};
use crate::figures::infantry::minimum_move::rests_after_minimum_move;
use crate::state::{Attack, Resolution};
use crate::vocab::num::Drm;
use crate::vocab::{IftResult, Modifier, Word};
use alloc::vec::Vec;

/// The result of an attack: as declared with its roll, else as derived. Of the roll that counts.
pub(crate) fn result_of(ctx: &Ctx<'_>, attack: &Attack) -> Option<IftResult> {
    let roll = attack.counted()?;
    if is_void(ctx, attack) {
        return Some(IftResult::None);
    }
    if is_unknown(roll) {
        return checked_as(attack).filter(|_| roll.unstated);
    }
    let due = || outcome::outcome(ctx, attack, &roll.said, 0).map(|outcome| outcome.result);
    let said = roll.said.result.as_ref().and_then(Word::means);
    let followed = said.filter(|said| is_followed(attack, *said) != Some(false));
    let other = || due().filter(|due| is_followed(attack, *due) == Some(true));
    followed.or_else(other).or(said).or_else(due)
}

/// The result that the checks of its targets answer, where nobody stated one.
fn checked_as(attack: &Attack) -> Option<IftResult> {
    let mut checks = attack.checks.iter().filter(|made| attack.targets.contains(&made.unit));
    checks.find_map(|made| match made.check {
        Check::Mc(number) => Some(IftResult::Mc(number)),
        Check::Ptc => Some(IftResult::Ptc),
        Check::Ntc | Check::Paatc | Check::Llmc | Check::Lltc | Check::Rally => None,
    })
}

/// Has the log what a result with kills does, or what another of that kind does? `None` where it has nothing of the kind.
fn is_followed(attack: &Attack, result: IftResult) -> Option<bool> {
    let (lost, reduced) = (!attack.eliminated.is_empty(), !attack.reduced.is_empty());
    match result {
        IftResult::K(_) if reduced => Some(true),
        IftResult::K(_) => lost.then_some(false),
        IftResult::Kia(_) if lost => Some(true),
        IftResult::Kia(_) => reduced.then_some(false),
        IftResult::None | IftResult::Ptc | IftResult::Mc(_) => None,
    }
}

/// Targets may have results of their own.
pub(crate) fn is_apart(attack: &Attack) -> bool {
    let own = |roll: &crate::state::Resolution| roll.said.drm.iter().any(|line| !line.only.is_empty());
    attack.at.len() > 1 || at_both::is_at_both(attack) || attack.counted().is_some_and(own)
}

/// The result against one unit, where DRM of its own make another. To those who use FPF its DR is a NMC (A8.31).
pub(crate) fn result_for(ctx: &Ctx<'_>, attack: &Attack, unit: &UnitId) -> Option<IftResult> {
    let roll = spraying::roll_for(ctx, attack, unit)?;
    if uses_fpf(attack, unit) {
        return Some(IftResult::Mc(0));
    }
    if let Some(spared) = without_undue(ctx, attack, roll, unit) {
        return outcome::outcome_for(ctx, attack, &spared, unit).map(|(_, result)| result);
    }
    let apart = is_apart(attack);
    let own = || outcome::outcome_for(ctx, attack, &roll.said, unit).map(|(_, result)| result);
    if apart && !is_unknown(roll) {
        by_line(ctx, attack, roll, unit).or_else(own)
    } else {
        result_of(ctx, attack)
    }
}

/// The roll as it is against one of several targets who has no FFMO and FFNAM, for it was pinned before (A7.83), or no FFNAM by its
/// Assault Movement, though its line names nobody of whom they are; `None` where it has what the line tells.
fn without_undue(ctx: &Ctx<'_>, attack: &Attack, roll: &Resolution, unit: &UnitId) -> Option<IftResolved> {
    if attack.targets.len() < 2 || !attack.targets.contains(unit) || ctx.scenario.book < 2 {
        return None;
    }
    let pinned = attack.pinned_before.contains(unit) && !rests_after_minimum_move(ctx, unit);
    let undue = |line: &DrmLine| {
        let of_all = line.only.is_empty() && line.value != Some(Drm(0));
        let ffnam = line.is(Modifier::Ffnam);
        of_all && (pinned && (ffnam || line.is(Modifier::Ffmo)) || ffnam && assaults(ctx, attack, unit))
    };
    if !roll.said.drm.iter().any(undue) {
        return None;
    }
    let mut own = roll.said.clone();
    let others: Vec<UnitId> = attack.targets.iter().filter(|id| *id != unit).cloned().collect();
    own.drm.iter_mut().filter(|line| undue(line)).for_each(|line| line.only.clone_from(&others));
    (own.total, own.result) = (None, None);
    Some(own)
}

/// The result that a line of Spraying Fire tells, for a unit whom the roll gives the same as the Location that the line tells
/// of first. What is wrong with it is told of the line.
fn by_line(ctx: &Ctx<'_>, attack: &Attack, roll: &Resolution, unit: &UnitId) -> Option<IftResult> {
    let said = roll.said.result.as_ref().and_then(Word::means)?;
    let own = roll.said.drm.iter().any(|line| line.only.contains(unit));
    if attack.at.len() < 2 || at_both::is_at_both(attack) || own {
        return None;
    }
    let first = spraying::place_of(ctx, attack, &roll.said);
    let due = outcome::outcome(ctx, attack, &roll.said, first)?.result;
    let (_, of_unit) = outcome::outcome_for(ctx, attack, &roll.said, unit)?;
    (due == of_unit).then_some(said)
}

/// The result that the log gives is a word that nobody knows, or none was stated: what it calls for cannot be told.
fn is_unknown(roll: &Resolution) -> bool {
    roll.unstated || roll.said.result.as_ref().is_some_and(|word| word.means().is_none())
}

/// It fired in this FPF, or directed it, or is what is left of one that did.
pub(crate) fn uses_fpf(attack: &Attack, unit: &UnitId) -> bool {
    let fires = |id: &UnitId| attack.has_firer(id) && attack.mode_of(id) == FireMode::Fpf;
    let user = |id: &UnitId| fires(id) || attack.declared.directors.contains(id);
    let left = || attack.reduced.iter().any(|(whole, left)| left.as_ref() == Some(unit) && user(whole));
    attack.declared.mode == FireMode::Fpf && !attack.targets.contains(unit) && (user(unit) || left())
}

/// What an attack hits: those of its targets in the line of fire (A7.4, A7.308).
#[must_use]
pub fn affected<'a>(ctx: &Ctx<'_>, attack: &'a Attack) -> Vec<&'a UnitId> {
    let blocked = |id: &&UnitId| {
        let mut firers = attack.declared.firers.iter().map(|f| ctx.sees(observer(f), id)).peekable();
        // Residual FP has no firer.
        firers.peek().is_some() && firers.all(|los| los == Some(false))
    };
    attack.struck().filter(|id| !blocked(id)).collect()
}
