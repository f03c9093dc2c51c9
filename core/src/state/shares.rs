//! Dice by shares as the fold keeps them: what was committed to, declared, answered and opened. It is never
//! taken back: a share once opened stays open.

use crate::event::{AttackId, Condition, DeclaredRoll, Name, Purpose, RollId, Throw, UnitId};
use crate::game_key::GameKey;
use crate::shares::{ChainId, Share, Use};
use crate::state::position::State;
use crate::state::taken_back::Gone;
use crate::state::{Known, SharedMap, SharedSet};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// How far a chain is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Opened {
    /// The last index opened; before the first roll, the one before it.
    pub index: u32,
    /// Its share.
    pub share: Share,
    /// Every so many shares that follow from it, so that an older one is found by a few hashes; no part of the position's
    /// bytes.
    #[serde(skip)]
    pub(crate) steps: SharedMap<u32, Share>,
}

/// How far the steps of an open chain lie apart.
const STEP: u32 = 64;

/// So many shares of a player may be wrong. From then on none fits, whatever it is: each is a proof of bent dice, and to
/// hash down from more of them would only cost the reader time.
pub const MAX_MISFITS: u32 = 64;

impl Opened {
    /// Does this share belong to the chain at this index?
    #[must_use]
    pub fn fits(&self, chain: &ChainId<'_>, index: u32, share: &Share) -> bool {
        if index > self.index {
            chain.down(index, share, self.index) == self.share
        } else {
            let step = self.steps.range(index..).next().map(|(at, share)| (*at, *share));
            let (from, known) = step.unwrap_or((self.index, self.share));
            chain.down(from, &known, index) == *share
        }
    }

    /// Opens the chain up to an index that is not open yet.
    pub(crate) fn open(&mut self, chain: &ChainId<'_>, index: u32, share: &Share) -> bool {
        let mut steps = Vec::new();
        let down = chain.walk(index, share, self.index, |at, share| {
            if at % STEP == 0 {
                steps.push((at, *share));
            }
        });
        let news = index > self.index && down == self.share;
        if news {
            (self.index, self.share) = (index, *share);
            steps.into_iter().for_each(|(at, share)| _ = self.steps.insert(at, share));
        }
        news
    }
}

/// One commitment of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Commitment {
    /// The index before the first that it is for.
    pub open: u32,
    /// The last index that it is for.
    pub last: u32,
    /// Its salt.
    pub salt: [u8; 32],
    /// The chain for the player's own rolls.
    pub own: Opened,
    /// The chain that the player answers with.
    pub answers: Opened,
}

impl Commitment {
    /// The name of one of its chains.
    #[must_use]
    pub const fn chain<'a>(&'a self, game: &'a GameKey, player: &'a Name, part: Use) -> ChainId<'a> {
        ChainId { game, player, salt: &self.salt, part }
    }

    const fn holds(&self, index: u32) -> bool {
        self.open < index && index <= self.last
    }
}

/// A declared roll and what became of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Declared {
    /// The event that declared it.
    pub seq: u64,
    /// The hash of that declaration.
    pub declaration: [u8; 32],
    /// The roll's number in the game.
    pub roll: RollId,
    /// The kind of throw.
    pub throw: Throw,
    /// What for.
    pub purpose: Purpose,
    /// The unit concerned.
    pub unit: Option<UnitId>,
    /// The attack concerned.
    pub attack: Option<AttackId>,
    /// When it becomes due.
    pub condition: Option<Condition>,
    /// The opponent's share, once it is answered.
    pub answer: Option<Share>,
    /// The event of that answer, and what stood then: from here on the roller can know the dice. No part of the position's
    /// bytes.
    #[serde(skip)]
    pub known: Option<Box<Known>>,
    /// The event of the roll, once it was made.
    pub rolled: Option<u64>,
    /// The event that gave it up.
    pub forfeited: Option<u64>,
    /// The player who withheld the share, as that event says; no part of the position's bytes.
    #[serde(skip)]
    pub withheld: Option<Name>,
    /// A phase ended while it was open.
    pub overdue: bool,
    /// The events that ended such phases, those taken back as well; no part of the position's bytes.
    #[serde(skip)]
    pub overdue_at: Vec<u64>,
    /// The event that declared it was taken back.
    pub taken_back: bool,
}

impl Declared {
    /// Neither made nor given up, and no phase has ended over it.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.rolled.is_none() && self.forfeited.is_none() && !self.overdue && !self.taken_back
    }

    /// The opponent's share is missing: neither given nor given up, and the declaration stands.
    #[must_use]
    pub const fn awaits_answer(&self) -> bool {
        self.answer.is_none() && self.forfeited.is_none() && !self.taken_back
    }

    /// It was answered and is due, and its roller has not made it: only the roller's share is missing.
    #[must_use]
    pub fn awaits_roll(&self, state: &State) -> bool {
        self.answer.is_some() && self.is_open() && self.is_due(state) == Some(true)
    }

    /// Is it due? `None` when the rules decide, and not the roll that it hangs on.
    #[must_use]
    pub fn is_due(&self, state: &State) -> Option<bool> {
        let Some(condition) = &self.condition else { return Some(true) };
        let Some(roll) = state.rolls.get(&condition.roll) else { return Some(false) };
        if condition.least.is_none() && condition.most.is_none() {
            return None;
        }
        let total = roll.dice.total();
        let (least, most) = (condition.least.unwrap_or(0), condition.most.unwrap_or(u8::MAX));
        Some((i16::from(least)..=i16::from(most)).contains(&total))
    }
}

/// Where a declared roll stands: its roller and its index.
type Key = (Name, u32);

/// A declared roll with its roller and its index.
pub type Standing<'a> = (&'a Name, u32, &'a Declared);

/// Declared rolls by what they are asked for, so that a long game is not searched. It says nothing that they do not
/// say, and is no part of the position's bytes.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Index {
    pub(crate) open: SharedSet<Key>,
    taken_back: SharedSet<Key>,
    by_roll: SharedMap<RollId, SharedSet<Key>>,
    by_attack: SharedMap<AttackId, SharedSet<Key>>,
    /// Those of this phase, by the unit concerned.
    pub(crate) by_unit: SharedMap<Option<UnitId>, SharedSet<Key>>,
}

impl Index {
    pub(crate) fn declare(&mut self, key: &Key, declared: &DeclaredRoll) {
        self.open.insert(key.clone());
        self.by_unit.get_or_insert_with(&declared.unit, SharedSet::default).insert(key.clone());
        self.by_roll.get_or_insert_with(&declared.roll, SharedSet::default).insert(key.clone());
        if let Some(attack) = declared.attack {
            self.by_attack.get_or_insert_with(&attack, SharedSet::default).insert(key.clone());
        }
    }
}

/// All shares of a game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Shares {
    /// Commitments by player, in order.
    pub commitments: BTreeMap<Name, Vec<Commitment>>,
    /// Declared rolls, by roller and index.
    pub declared: BTreeMap<Name, SharedMap<u32, Declared>>,
    /// Rolls that both players agreed to make anew.
    pub rerolls: SharedSet<RollId>,
    /// How many shares of a player were wrong; no part of the position's bytes.
    #[serde(skip)]
    misfits: BTreeMap<Name, u32>,
    #[serde(skip)]
    pub(crate) index: Index,
}

impl Shares {
    /// The commitment of a player that holds an index.
    #[must_use]
    pub fn commitment(&self, player: &Name, index: u32) -> Option<&Commitment> {
        let all = self.commitments.get(player)?;
        all.get(all.partition_point(|before| before.last < index))
            .filter(|commitment| commitment.holds(index))
    }

    /// Does this share open a commitment of the player at this index? `None` when the player committed to no such index.
    #[must_use]
    pub fn opens(
        &self,
        game: &GameKey,
        (player, part): (&Name, Use),
        index: u32,
        share: &Share,
    ) -> Option<bool> {
        let commitment = self.commitment(player, index)?;
        let opened = match part {
            Use::Own => &commitment.own,
            Use::Answers => &commitment.answers,
        };
        let chain = commitment.chain(game, player, part);
        Some(!self.is_spoilt(player) && opened.fits(&chain, index, share))
    }

    /// Were so many shares of a player wrong that none fits any more?
    #[must_use]
    pub fn is_spoilt(&self, player: &Name) -> bool {
        self.misfits.get(player).is_some_and(|wrong| *wrong >= MAX_MISFITS)
    }

    pub(crate) fn note_misfit(&mut self, player: &Name) {
        *self.misfits.entry(player.clone()).or_default() += 1;
    }

    /// The last index that a player committed to; 0 when to none.
    #[must_use]
    pub fn committed(&self, player: &Name) -> u32 {
        self.commitments.get(player).and_then(|all| all.last()).map_or(0, |last| last.last)
    }

    /// A declared roll.
    #[must_use]
    pub fn roll(&self, roller: &Name, index: u32) -> Option<&Declared> {
        self.declared.get(roller)?.get(&index)
    }

    /// The index that a player's next declaration begins with.
    #[must_use]
    pub fn next_index(&self, roller: &Name) -> u32 {
        let last = self.declared.get(roller).and_then(SharedMap::last);
        last.map_or(0, |(index, _)| *index).saturating_add(1)
    }

    /// The last index of the other's rolls that a player has opened a share for.
    #[must_use]
    pub fn answered(&self, player: &Name) -> u32 {
        let opened = self.commitments.get(player).into_iter().flatten().filter(|c| c.answers.index > c.open);
        opened.map(|commitment| commitment.answers.index).max().unwrap_or(0)
    }

    /// Rolls that are open, by roller and index.
    pub fn open(&self) -> impl Iterator<Item = Standing<'_>> {
        self.at(self.index.open.iter())
    }

    /// Rolls whose declaration was taken back, by roller and index.
    pub fn taken_back(&self) -> impl Iterator<Item = Standing<'_>> {
        self.at(self.index.taken_back.iter())
    }

    /// Rolls declared under a number of the game's rolls: more than one by mistake only.
    pub fn numbered(&self, roll: RollId) -> impl Iterator<Item = Standing<'_>> {
        self.at(self.index.by_roll.get(&roll).into_iter().flat_map(SharedSet::iter))
    }

    /// Rolls declared for an attack, by roller and index.
    pub fn of_attack(&self, attack: AttackId) -> impl Iterator<Item = Standing<'_>> {
        self.at(self.index.by_attack.get(&attack).into_iter().flat_map(SharedSet::iter))
    }

    /// Rolls of this phase declared for a unit, or for none, by roller and index.
    pub fn of_this_phase(&self, unit: Option<&UnitId>) -> impl Iterator<Item = Standing<'_>> {
        self.at(self.index.by_unit.get(&unit.cloned()).into_iter().flat_map(SharedSet::iter))
    }

    fn at<'a>(&'a self, keys: impl IntoIterator<Item = &'a Key>) -> impl Iterator<Item = Standing<'a>> {
        keys.into_iter().filter_map(|(roller, index)| Some((roller, *index, self.roll(roller, *index)?)))
    }

    /// Only some events stand: a declaration that does not is due no more, the end of a phase that does not leaves
    /// its rolls open.
    pub(super) fn take_back(&mut self, gone: &Gone, idle: &SharedSet<RollId>) {
        let Shares { declared, index, .. } = self;
        index.open.clear();
        index.taken_back.clear();
        index.by_unit.clear();
        for (roller, rolls) in declared {
            rolls.change_each(|number, roll| {
                roll.taken_back = gone.holds(roll.seq);
                roll.overdue = roll.overdue_at.iter().any(|ended| !gone.holds(*ended));
                let key = (roller.clone(), *number);
                if !roll.taken_back && (roll.is_open() || idle.contains(&roll.roll)) {
                    index.by_unit.get_or_insert_with(&roll.unit, SharedSet::default).insert(key.clone());
                }
                if roll.taken_back {
                    index.taken_back.insert(key);
                } else if roll.is_open() {
                    index.open.insert(key);
                }
            });
        }
    }

    pub(crate) fn commitment_mut(&mut self, player: &Name, index: u32) -> Option<&mut Commitment> {
        let all = self.commitments.get_mut(player)?;
        let at = all.partition_point(|before| before.last < index);
        all.get_mut(at).filter(|commitment| commitment.holds(index))
    }

    /// Changes a declared roll.
    pub(crate) fn with(&mut self, (roller, index): &Key, change: impl FnOnce(&mut Declared)) {
        let Some(roll) = self.declared.get_mut(roller).and_then(|rolls| rolls.get_mut(index)) else { return };
        change(roll);
        if !roll.is_open() {
            self.index.open.remove(&(roller.clone(), *index));
        }
    }
}
