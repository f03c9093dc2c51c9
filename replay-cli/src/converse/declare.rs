//! Dice from within: which are wanted, and in a game by shares the declaration that stands in their place until the opponent
//! has answered. Makes no dice itself.

use super::dice::{among, owed_roll};
use super::draft::Draft;
use asl_core::duty::{Debt, Duty, Occasion};
use asl_core::event::Name;
use asl_core::scenario::{DiceScheme, Scenario};
use asl_core::state::{Declared, State};

/// The number of the next roll: behind all that were made or declared.
#[must_use]
pub fn next_roll(state: &State) -> u32 {
    let declared = state.shares.declared.values().flat_map(|rolls| rolls.values()).map(|roll| roll.roll.0);
    state.rolls.keys().map(|roll| roll.0).chain(declared).max().unwrap_or(0) + 1
}

/// A player who would have to have committed to a share of this index, and has not: the roller or an opponent of his.
#[must_use]
pub fn uncommitted<'s>(scenario: &'s Scenario, state: &State, by: &Name, index: u32) -> Option<&'s Name> {
    let mut both =
        scenario.players.keys().filter(|player| *player == by || scenario.are_opponents(player, by));
    both.find(|player| state.shares.committed(player) < index)
}

/// How many dice are to be thrown for the roll that is owed.
///
/// # Errors
/// When none is owed.
pub(super) fn thrown(draft: &Draft) -> Result<usize, String> {
    let duty = owed_roll(draft)
        .ok_or("no roll is owed: say what it is for, such as `roll r5 DR 4,3 rally for g1`\n")?;
    match (duty.key.debt, duty.key.occasion) {
        (Debt::Selection(_), Occasion::Attack(attack, _)) => Ok(among(draft, attack).len()),
        _ => Ok(2),
    }
}

/// Are the dice of this game made of shares of both players?
pub(super) fn by_shares(draft: &Draft) -> bool {
    draft.live().game().scenario.dice == DiceScheme::Shares
}

/// Was the roll of this duty declared? Then it waits for the answer, or for the line that tells what it gives.
pub(super) fn is_declared(draft: &Draft, duty: &Duty) -> bool {
    let Occasion::Attack(attack, _) = duty.key.occasion else { return false };
    let alike = |roll: &Declared| {
        let unit = duty.key.unit.is_none() || duty.key.unit == roll.unit;
        Some(&roll.purpose) == duty.key.debt.purpose().as_ref() && unit
    };
    by_shares(draft) && draft.live().state().shares.of_attack(attack).any(|(.., roll)| alike(roll))
}

/// Declares the roll that is owed.
///
/// # Errors
/// When none is owed that can be declared in a word, or a player has not committed to his shares.
pub(super) fn declare(draft: &mut Draft) -> Result<(), String> {
    let (state, scenario, by) = (draft.live().state(), &draft.live().game().scenario, draft.by());
    let duty = owed_roll(draft).ok_or("no roll is owed: `asl-replay dice declare` declares any\n")?;
    let written = format!("{duty}: `asl-replay dice declare` declares it\n");
    let Occasion::Attack(attack, _) = &duty.key.occasion else { return Err(written) };
    let says = match (&duty.key.debt, &duty.key.unit) {
        (Debt::Roll, _) => format!("DR ift in {attack}"),
        (Debt::ToHit, _) => format!("DR to-hit in {attack}"),
        (Debt::ToKill, _) => format!("DR to-kill in {attack}"),
        (Debt::Check(_) | Debt::Collateral(_), Some(unit)) => {
            format!("DR {} for {unit} in {attack}", super::dice::purpose(&duty.key.debt.to_string()))
        }
        _ => return Err(written),
    };
    let (index, number) = (state.shares.next_index(by), next_roll(state));
    if let Some(name) = uncommitted(scenario, state, by, index) {
        return Err(format!(
            "{name} has not committed to a share of index {index}: `asl-replay dice commit`\n"
        ));
    }
    draft.take(&format!("declare rolls {index} r{number} {says}"))
}
