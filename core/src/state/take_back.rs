//! What a retraction leaves: the dice. A roll stands whatever becomes of the events around it; which event used it
//! depends on the events that stand.

use super::{Roll, State};
use crate::event::{AttackId, DiceRolled, Name};
use alloc::vec::Vec;
use core::ops::Range;

/// Events that were taken back and do not stand: runs, in order of their beginnings.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Gone(Vec<Range<u64>>);

impl Gone {
    /// Was this event taken back, and not brought back by a later retraction?
    #[must_use]
    pub fn holds(&self, seq: u64) -> bool {
        let begun = self.0.partition_point(|run| run.start <= seq);
        self.0[..begun].last().is_some_and(|run| run.contains(&seq))
    }

    fn add(&mut self, run: Range<u64>) {
        self.0.retain(|other| other.start < run.start);
        self.0.push(run);
    }
}

/// What is taken back keeps its dice: a roll may serve again, a declaration is not due any more. What stands again,
/// because a retraction was itself taken back, is as it was.
pub(super) fn take_back(state: &mut State, back_to: u64) {
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
pub(super) fn dice_of(state: &State, attack: AttackId, made: &Range<u64>) -> Vec<super::Thrown> {
    let back = state.rolls_taken_back.iter().filter_map(|id| state.rolls.get(id));
    let own = back.filter(|roll| roll.attack == Some(attack) && made.contains(&roll.made));
    own.map(|roll| (roll.purpose.clone(), roll.unit.clone(), roll.dice)).collect()
}

/// A roll is known by its number from the moment that it is made, on whatever branch of the game.
pub(super) fn keep(state: &mut State, by: &Name, rolled: &DiceRolled) {
    if state.rolls.contains_key(&rolled.roll) {
        return;
    }
    let roll = Roll {
        dice: rolled.dice,
        purpose: rolled.purpose.clone(),
        unit: rolled.unit.clone(),
        used_by: None,
        uses: super::Uses::default(),
        attack: rolled.attack,
        by: by.clone(),
        made: state.seq,
        taken_back: false,
    };
    state.rolls.insert(rolled.roll, roll);
    state.rolls_idle.insert(rolled.roll);
}
