//! The fold of dice by shares: commitments, declarations, answers, forfeits.

use crate::event::{
    DiceRolled, Evidence, Name, RerollAgreed, RollForfeited, RollsDeclared, SharesAnswered, SharesCommitted,
};
use crate::shares::{ChainId, MAX_LENGTH, Use, declaration_hash};
use crate::state::position::State;
use crate::state::shares::{Commitment, Declared, Opened, Shares};
use crate::state::{Known, SharedMap};
use alloc::boxed::Box;
use alloc::vec::Vec;

pub(crate) fn commit(state: &mut State, by: &Name, committed: &SharesCommitted) {
    if !(1..=MAX_LENGTH).contains(&committed.length) {
        return;
    }
    let open = state.shares.committed(by);
    let at = |share| Opened { index: open, share, steps: SharedMap::default() };
    let commitment = Commitment {
        open,
        last: open.saturating_add(committed.length),
        salt: committed.salt,
        own: at(committed.own),
        answers: at(committed.answers),
    };
    state.shares.commitments.entry(by.clone()).or_default().push(commitment);
}

/// What is declared first for an index stands.
pub(crate) fn declare(state: &mut State, by: &Name, declared: &RollsDeclared) {
    let (seq, declaration) = (state.seq, declaration_hash(&state.game, by, declared));
    let Shares { declared: all, index, .. } = &mut state.shares;
    let rolls = all.entry(by.clone()).or_default();
    for roll in &declared.rolls {
        if rolls.contains_key(&roll.index) {
            continue;
        }
        index.declare(&(by.clone(), roll.index), roll);
        let declared = Declared {
            seq,
            declaration,
            roll: roll.roll,
            throw: roll.throw,
            purpose: roll.purpose.clone(),
            unit: roll.unit.clone(),
            attack: roll.attack,
            condition: roll.condition.clone(),
            answer: None,
            known: None,
            rolled: None,
            forfeited: None,
            withheld: None,
            overdue: false,
            overdue_at: Vec::new(),
            taken_back: false,
        };
        rolls.insert(roll.index, declared);
    }
}

/// A share that does not fit opens nothing. One that fits answers every index of its chain down to the last
/// answered one.
pub(crate) fn answer(state: &mut State, by: &Name, answered: &SharesAnswered) {
    let news = open_answer(state, by, answered);
    for index in news {
        let Some(roll) = state.shares.roll(&answered.roller, index) else { continue };
        let known = Box::new(Known::now(state, roll));
        state.shares.with(&(answered.roller.clone(), index), |roll| roll.known = Some(known));
    }
}

/// Opens the answers that a share gives; the indices that nothing had answered.
fn open_answer(state: &mut State, by: &Name, answered: &SharesAnswered) -> Vec<u32> {
    let State { game, shares, .. } = state;
    if *by == answered.roller || shares.is_spoilt(by) {
        return Vec::new();
    }
    let Some(commitment) = shares.commitment_mut(by, answered.index) else { return Vec::new() };
    let salt = commitment.salt;
    let chain = ChainId { game, player: by, salt: &salt, part: Use::Answers };
    let before = commitment.answers.index;
    if !commitment.answers.open(&chain, answered.index, &answered.share) {
        let known = shares.roll(&answered.roller, answered.index).and_then(|roll| roll.answer);
        if known != Some(answered.share) {
            shares.note_misfit(by);
        }
        return Vec::new();
    }
    let Some(rolls) = shares.declared.get_mut(&answered.roller) else { return Vec::new() };
    let news: Vec<u32> = rolls.range(before + 1..=answered.index).map(|(index, _)| *index).collect();
    let mut known = (answered.index, answered.share);
    for index in news.iter().rev() {
        known = (*index, chain.down(known.0, &known.1, *index));
        if let Some(roll) = rolls.get_mut(index) {
            roll.answer.get_or_insert(known.1);
        }
    }
    news
}

pub(crate) fn roll(state: &mut State, by: &Name, rolled: &DiceRolled) {
    let State { game, shares, seq, .. } = state;
    let made = |declared: &mut Declared| {
        declared.rolled.get_or_insert(*seq);
    };
    let Evidence::Shares { index, own, .. } = &rolled.evidence else {
        // Dice typed in for a declared roll: another clause says so, and it is not missing besides.
        let meant = shares.numbered(rolled.roll).find(|(roller, ..)| *roller == by);
        if let Some(index) = meant.map(|(_, index, _)| index) {
            shares.with(&(by.clone(), index), made);
        }
        return;
    };
    shares.with(&(by.clone(), *index), made);
    if shares.is_spoilt(by) {
        return;
    }
    if let Some(commitment) = shares.commitment_mut(by, *index) {
        let salt = commitment.salt;
        let chain = ChainId { game, player: by, salt: &salt, part: Use::Own };
        let is_open = *index <= commitment.own.index;
        if !is_open && !commitment.own.open(&chain, *index, own) {
            shares.note_misfit(by);
        }
    }
}

pub(crate) fn forfeit(state: &mut State, forfeited: &RollForfeited) {
    let seq = state.seq;
    state.shares.with(&(forfeited.roller.clone(), forfeited.index), |roll| {
        roll.forfeited.get_or_insert(seq);
        roll.withheld.get_or_insert_with(|| forfeited.withheld.clone());
    });
}

pub(crate) fn agree_to_reroll(state: &mut State, agreed: &RerollAgreed) {
    state.shares.rerolls.insert(agreed.roll);
}

pub(crate) fn end_phase(state: &mut State) {
    let State { shares, seq, .. } = state;
    shares.index.by_unit.clear();
    if shares.index.open.is_empty() {
        return;
    }
    for key in core::mem::take(&mut shares.index.open).iter() {
        shares.with(key, |roll| {
            roll.overdue = true;
            roll.overdue_at.push(*seq);
        });
    }
}
