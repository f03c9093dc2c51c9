//! Dice by shares in the log: commitments before the rolls, declarations, answers. The rolls themselves are
//! `DiceRolled` with `Evidence::Shares`.

use super::dice::Purpose;
use crate::vocab::dice::Dice;
use crate::vocab::{AttackId, Name, RollId, Text, UnitId};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// A player committed to secret shares: two chains, one for the player's own rolls, one to answer the opponent's with. A
/// further commitment goes on where the one before it ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SharesCommitted {
    /// How many rolls of each player it lasts for, 1 to 4096.
    pub length: u32,
    /// Drawn at random, so that no two games share a chain.
    pub salt: [u8; 32],
    /// The open end of the chain for the player's own rolls.
    pub own: [u8; 32],
    /// The open end of the chain that the player answers with.
    pub answers: [u8; 32],
}

/// What kind of throw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Throw {
    /// Two dice.
    Dr,
    /// One die.
    #[expect(non_camel_case_types, reason = "ASL tells DR and dr apart by their case alone")]
    dr,
    /// Three dice.
    Three,
}

impl Throw {
    /// The kind of a throw that was made.
    #[must_use]
    pub const fn of(dice: &Dice) -> Throw {
        match dice {
            Dice::Dr(_) => Throw::Dr,
            Dice::dr(_) => Throw::dr,
            Dice::Three(..) => Throw::Three,
        }
    }

    /// As players write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Throw::Dr => "DR",
            Throw::dr => "dr",
            Throw::Three => "3d6",
        }
    }
}

/// When a declared roll becomes due: after another roll, perhaps only within bounds of its Original DR. Without
/// bounds the rules say whether it does: a MC is due when the attack before it calls for one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Condition {
    /// The roll that it hangs on.
    pub roll: RollId,
    /// Due only at this Original DR or more.
    pub least: Option<u8>,
    /// Due only at this Original DR or less.
    pub most: Option<u8>,
}

/// One roll, declared before its dice can be known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeclaredRoll {
    /// Which of the roller's shares it uses: the roller's rolls are counted from 1.
    pub index: u32,
    /// The number that the roll will have in the game.
    pub roll: RollId,
    /// The kind of throw.
    pub throw: Throw,
    /// What it is for.
    pub purpose: Purpose,
    /// The unit concerned.
    pub unit: Option<UnitId>,
    /// The attack concerned.
    pub attack: Option<AttackId>,
    /// When it becomes due; at once when absent.
    pub condition: Option<Condition>,
}

/// Rolls were declared, in one go, to be answered in one go: an attack and the checks that it may cause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollsDeclared {
    /// The rolls, by index.
    pub rolls: Vec<DeclaredRoll>,
}

/// The opponent answered with a share: for this index and, since the shares are a chain, for all before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SharesAnswered {
    /// The player whose rolls are answered.
    pub roller: Name,
    /// The last index answered.
    pub index: u32,
    /// The share of that index.
    pub share: [u8; 32],
}

/// An answer, or a roll that was answered, did not come: it is given up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollForfeited {
    /// The player who declared the roll.
    pub roller: Name,
    /// Its index.
    pub index: u32,
    /// The player who withheld the share.
    pub withheld: Name,
    /// What both make of it.
    pub why: Text,
}

/// Both players agreed that a roll which a retraction left standing may be made anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RerollAgreed {
    /// The roll that no longer stands.
    pub roll: RollId,
    /// The other player who agreed.
    pub agreed: Name,
    /// Why.
    pub why: Text,
}
