//! The fold of what is taken back: dice that were seen stand for ever.

use crate::event::{AttackId, DiceRolled, Name};
use crate::state::position;
use crate::state::position::{Roll, State};
use alloc::vec::Vec;
use core::ops::Range;

/// What is taken back keeps its dice: a roll may serve again, a declaration is not due any more. What stands again,
/// because a retraction was itself taken back, is as it was.
pub(crate) fn take_back(state: &mut State, back_to: u64) {
    let run = back_to.saturating_add(1)..state.seq;
    if run.is_empty() {
        return;
    }
    state.gone.add(run.clone());
    let State { gone, rolls, rolls_taken_back, rolls_idle, shares, .. } = state;
    rolls_taken_back.clear();
    rolls.change_each(|id, roll| {
        let served = roll.used_by.is_some();
        roll.used_by = roll.uses.iter().find(|used| !gone.holds(*used));
        roll.taken_back = gone.holds(roll.made);
        if roll.taken_back {
            rolls_taken_back.insert(*id);
            rolls_idle.remove(id);
        } else if served && roll.used_by.is_none() {
            rolls_idle.insert(*id);
        }
    });
    shares.take_back(gone, rolls_idle);
    for id in state.attacks.keys().copied().collect::<Vec<_>>() {
        let dice = dice_of(state, id, &run);
        state.attacks.get_mut(&id).into_iter().for_each(|attack| attack.dice.extend_from_slice(&dice));
    }
}

/// Dice thrown for an attack in events that were taken back: they stand for an attack of that number.
pub(crate) fn dice_of(
    state: &State,
    attack: AttackId,
    made: &Range<u64>,
) -> Vec<crate::state::attack::Thrown> {
    let back = state.rolls_taken_back.iter().filter_map(|id| state.rolls.get(id));
    let own = back.filter(|roll| roll.attack == Some(attack) && made.contains(&roll.made));
    own.map(|roll| (roll.purpose.clone(), roll.unit.clone(), roll.dice)).collect()
}

/// A roll is known by its number from the moment that it is made, on whatever branch of the game.
pub(crate) fn keep(state: &mut State, by: &Name, rolled: &DiceRolled) {
    if state.rolls.contains_key(&rolled.roll) {
        return;
    }
    let roll = Roll {
        dice: rolled.dice,
        purpose: rolled.purpose.clone(),
        unit: rolled.unit.clone(),
        used_by: None,
        uses: position::Uses::default(),
        attack: rolled.attack,
        by: by.clone(),
        made: state.seq,
        taken_back: false,
    };
    state.rolls.insert(rolled.roll, roll);
    state.rolls_idle.insert(rolled.roll);
}
