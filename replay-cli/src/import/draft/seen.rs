//! What the files show around a roll, as it is handed to those who find what the roll was for.

use super::harm::Harm;
use super::marks::Mark;
use super::words::Said;
use crate::import::vassal::chat::Turn;
use asl_core::event::Event;
use asl_core::vocab::UnitId;
use std::collections::BTreeSet;

/// What the dice were thrown for, as the button that was pressed tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Throw {
    /// An attack on the IFT.
    Ift,
    /// To Hit.
    ToHit,
    /// To Kill.
    ToKill,
    /// A MC.
    Mc,
    /// A Task Check.
    Tc,
    /// A rally.
    Rally,
    /// Close Combat.
    Cc,
    /// A Sniper Activation.
    Sniper,
    /// Random Selection.
    Selection,
    /// Something else: one die or two, and its button where it has a name.
    Other {
        /// One die.
        one: bool,
        /// What the button is called.
        named: Option<String>,
    },
}

/// A counter of fire that was laid on a unit, or flipped there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Laid {
    /// The unit.
    pub(super) unit: UnitId,
    /// The counter.
    pub(super) mark: Mark,
    /// What it showed before it was flipped.
    pub(super) was: Option<Mark>,
}

/// A SW on the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Arm {
    /// What its counter is named.
    pub(super) class: String,
    /// The letters of its army.
    pub(super) army: String,
    /// The hex, as VASL names it.
    pub(super) hex: String,
    /// It does not show its malfunctioned side.
    pub(super) works: bool,
    /// The units in its stack, the one right below it first.
    pub(super) with: Vec<UnitId>,
}

/// What comes behind a roll, up to the next attack and the end of its phase.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Behind {
    /// Counters of fire laid or flipped right behind it.
    pub(super) laid: Vec<Laid>,
    /// Units under such counters of which one, or more, is meant.
    pub(super) among: Vec<UnitId>,
    /// Who suffers what.
    pub(super) harms: Vec<(UnitId, Harm)>,
    /// Who suffers what before the next roll of any kind.
    pub(super) at_once: Vec<(UnitId, Harm)>,
    /// MC rolled behind it.
    pub(super) checks: usize,
    /// Other rolls behind it.
    pub(super) others: usize,
    /// The next roll is To Kill.
    pub(super) kills: bool,
    /// The unit that is turned back to its good side before the next roll.
    pub(super) rallied: Option<UnitId>,
    /// What is repaired before the next roll: a vehicle or a Gun, or a SW by its class with the units in its stack.
    pub(super) repaired: Option<(String, Vec<UnitId>)>,
    /// The file ends before another attack or another phase.
    pub(super) is_cut: bool,
}

/// All that the files show around a roll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    pub(super) throw: Throw,
    /// The dice; none where they cannot be.
    pub(super) dice: Option<Event>,
    /// The side of the player who rolled them, where the files tell it.
    pub(super) roller: Option<&'static str>,
    /// They have a die for dust.
    pub(super) is_dusty: bool,
    /// What the phase wheel shows.
    pub(super) turn: Option<Turn>,
    /// Counters of fire laid since the last attack.
    pub(super) laid: Vec<Laid>,
    /// Units under such counters of which one, or more, is meant.
    pub(super) among: Vec<UnitId>,
    /// The attack before it in its phase had no counter: those laid since may be that one's.
    pub(super) is_late: bool,
    /// The side whose SAN the last DR met, for a Sniper Activation.
    pub(super) sniper: Option<&'static str>,
    /// What was said since then.
    pub(super) said: Vec<Said>,
    /// What was said right behind it.
    pub(super) told: Vec<Said>,
    /// The ends of the lines of sight that were shown since the last attack.
    pub(super) sights: Vec<(String, String)>,
    /// SW on the map.
    pub(super) arms: Vec<Arm>,
    /// Hexes with a `?`.
    pub(super) veiled: BTreeSet<String>,
    /// What comes behind it.
    pub(super) behind: Behind,
}
