//! A To Hit DR on the prompt: what it gives against each target, with the number that is due, or that the player names.

use super::declare::next_roll;
use super::dice::{counters, said, weapon};
use super::draft::Draft;
use crate::words::one_line;
use asl_core::event::{AttackId, RollId, ToHitAttempt, What};
use asl_core::figures::to_hit::number::to_hit_numbers;
use asl_core::state::Attack;
use asl_core::vocab::{Modifier, TargetType};

/// The To Hit DR of ordnance (C3), and what it gives.
pub(super) fn roll(
    draft: &mut Draft,
    attack: AttackId,
    dice: (u8, u8),
    behind: &[&str],
) -> Result<(), String> {
    let (n, by) = (next_roll(draft.live().state()), draft.by().clone());
    number_known(draft, attack, RollId(n), behind)?;
    let fired = draft.live().state().attacks.get(&attack);
    let firer = fired.and_then(|fired| fired.declared.firers.first()).map(|firer| firer.unit.clone());
    let purpose = firer.map_or_else(|| "to-hit".into(), |firer| format!("to-hit for {firer}"));
    draft.take(&format!("roll r{n} DR {},{} {purpose} in {attack} by {by}", dice.0, dice.1))?;
    tell(draft, attack, RollId(n), behind)
}

/// The To Hit Number comes of Gun, range and target; where the log leaves it open the player says it.
fn number_known(draft: &Draft, attack: AttackId, roll: RollId, behind: &[&str]) -> Result<(), String> {
    let (ctx, fired) = (draft.live().ctx(), draft.live().state().attacks.get(&attack));
    let firer = fired.and_then(|fired| fired.declared.firers.first());
    let ammo = behind.iter().skip_while(|word| **word != "ammo").nth(1).and_then(|word| word.parse().ok());
    let due = firer.and_then(|firer| {
        to_hit_numbers(
            &ctx,
            &ToHitAttempt {
                attack,
                unit: firer.unit.clone(),
                weapon: firer.weapon.clone(),
                target: None,
                ammo,
                roll,
                drm: Vec::new(),
                number: None,
                total: None,
                hit: None,
            },
        )
    });
    if due.as_ref().is_some_and(|due| due.usual().is_some()) {
        return Ok(());
    }
    let open = due.filter(|due| !due.open.is_empty() && !behind.contains(&"number"));
    let open = open.map_or(String::new(), |due| format!(" (open: {})", due.open.join(", ")));
    said("To Hit", "number", behind, "number 8").map_err(|why| format!("{}{open}\n", why.trim_end()))
}

/// What a To Hit DR gives, with the number that is due or that the player names, and the Cases that the rules give.
pub(super) fn tell(draft: &mut Draft, attack: AttackId, roll: RollId, behind: &[&str]) -> Result<(), String> {
    number_known(draft, attack, roll, behind)?;
    let (firer, targets) = {
        let fired = draft.live().state().attacks.get(&attack);
        let fired = fired.ok_or_else(|| format!("{attack} was not declared\n"))?;
        let firer = fired.declared.firers.first().ok_or_else(|| format!("{attack} names no firer\n"))?;
        (format!("{} {}", firer.unit, weapon(&firer.weapon)), named_targets(fired))
    };
    // A line of the notation says the DRM before the number; the player may turn them about.
    let at = behind.iter().position(|word| *word == "number").unwrap_or(behind.len());
    let (before, after) = behind.split_at(at);
    let (number, drm) = after.split_at(after.len().min(2));
    let drm = [before, drm].concat().join(" ");
    for target in targets {
        draft.take(&format!("{attack} to-hit {firer} {roll}{target} {drm} {}", number.join(" ")))?;
        missing_case(draft)?;
    }
    for line in counters(draft, attack) {
        draft.take(&line)?;
    }
    Ok(())
}

/// The targets that the lines of a To Hit DR name: one has a line of its own, and so has each of several on the Infantry or Area
/// Target Type, which differ in their DRM (C3.32, C3.33).
fn named_targets(fired: &Attack) -> Vec<String> {
    let apart = matches!(fired.declared.target.target_type, Some(TargetType::Infantry | TargetType::Area));
    match fired.targets.as_slice() {
        all @ [_] => all,
        all if apart && !all.is_empty() => all,
        _ => return vec![String::new()],
    }
    .iter()
    .map(|target| format!(" target {target}"))
    .collect()
}

/// A moving target brings Case J by the MP that it spent in the firer's LOS; where the log does not tell them the player does.
fn missing_case(draft: &Draft) -> Result<(), String> {
    let Some(last) = draft.events.last() else { return Ok(()) };
    let What::ToHitAttempt(attempt) = &last.event.what else { return Ok(()) };
    if attempt.drm.iter().any(|line| line.means().is_some_and(Modifier::is_case_j)) {
        return Ok(());
    }
    let found = last.findings.iter().find(|found| found.clause.rule() == "C6.1");
    found.map_or(Ok(()), |found| {
        Err(format!(
            "  {}\nsay the Case behind the dice: `34 drm J +2`, or J1, J2 by the MP spent in the firer's LOS\n",
            one_line(&found.breach.says)
        ))
    })
}
