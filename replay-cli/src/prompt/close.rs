//! Close Combat at the prompt (A11): who fights whom is told in a line, with its dice or declared; its FP, odds, DRM, Final DR and result
//! are those that the rules give. Judges nothing.

use super::declare::{self, next_roll};
use super::dice::{claimed, for_owner};
use super::draft::Draft;
use super::own::noted;
use asl_core::event::{Event, RollId, What};
use asl_core::figures::close_combat::{drm_due, with_figures};

/// Who fights whom, by their names, with commas between.
#[derive(Clone)]
pub(super) struct Fight {
    pub(super) attackers: String,
    pub(super) targets: String,
}

impl Fight {
    fn first(&self) -> &str {
        self.attackers.split(',').next().unwrap_or_default()
    }

    /// The line that tells it, without its figures.
    pub(super) fn line(&self, roll: RollId) -> String {
        format!("cc by {} against {} {roll}", self.attackers, self.targets)
    }
}

/// Declares its DR. Who takes part binds by a note, as by shares nothing is chosen once the dice are known.
///
/// # Errors
/// When a unit is not known, or a player has not committed to shares.
pub(super) fn declared(draft: &mut Draft, fight: &Fight) -> Result<(), String> {
    // Names that are wrong are told before anything is declared.
    draft.read(&fight.line(RollId(1)))?;
    draft.take(&format!("note \"{} at {}\"", spaced(&fight.attackers), spaced(&fight.targets)))?;
    let roll = RollId(next_roll(draft.live().state()));
    declare::of_its_own(draft, "DR", &format!("cc for {}", fight.first()))?;
    draft.foretell(&fight.line(roll));
    Ok(())
}

fn spaced(list: &str) -> String {
    list.replace(',', ", ")
}

/// The fight that was noted for a unit beside its declaration.
pub(super) fn noted_for(draft: &Draft, unit: &str) -> Option<Fight> {
    noted(draft, |words| {
        let (attackers, targets) = words.split_once(" at ")?;
        let fight = Fight { attackers: attackers.replace(", ", ","), targets: targets.replace(", ", ",") };
        let is_read = draft.read(&fight.line(RollId(1))).is_ok();
        (fight.first() == unit && is_read).then_some(fight)
    })
}

/// Dice on the table: the roll, and the attack with its figures.
///
/// # Errors
/// What is wrong with a name or a DRM.
pub(super) fn rolled(
    draft: &mut Draft,
    fight: &Fight,
    [colored, white]: [u8; 2],
    behind: &[&str],
) -> Result<(), String> {
    draft.read(&fight.line(RollId(1)))?;
    for_owner(draft, fight.first(), |draft| {
        let (n, by) = (next_roll(draft.live().state()), draft.by().clone());
        draft.take(&format!("roll r{n} DR {colored},{white} cc for {} by {by}", fight.first()))?;
        told(draft, &fight.line(RollId(n)), behind)
    })
}

/// The attack with its figures: the DRM that the player says, else those that are due.
///
/// # Errors
/// What is wrong with the line.
pub(super) fn told(draft: &mut Draft, line: &str, behind: &[&str]) -> Result<(), String> {
    let drm = claimed(behind, None)?;
    let Some(Event { by, at, what }) = draft.read(&format!("{line}{drm}"))? else { return Ok(()) };
    let What::CloseCombatFought(mut fought) = what else { return draft.take(line) };
    let ctx = draft.live().ctx();
    if behind.is_empty() {
        fought.drm = drm_due(&ctx, &fought);
    }
    let with = with_figures(&ctx, fought.clone());
    let what = with.map_or(What::CloseCombatFought(fought), What::CcResolved);
    draft.add(Event { by, at, what });
    Ok(())
}
