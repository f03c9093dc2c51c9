//! One unit's MPh: what it spent and did so far.

use crate::counter::Vehicle;
use crate::event::{Direction, Rate, UnitId};
use crate::state::afoot::{Afoot, FootStep};
use crate::state::place::Place;
use crate::vocab::WeaponName;
use crate::vocab::hex::{Cell, Hexside, Spine};
use crate::vocab::num::Mp;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// A turn in Bypass that is paid and not yet completed (D2.33): the vehicle still counts as at the old
/// CAFP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PendingTurn {
    /// The hexside to be followed next.
    pub side: Hexside,
    /// The heading there.
    pub heading: Spine,
}

/// A Bypass that proved too tight (D2.3): the MP are gone, the vehicle is where it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FailedClearance {
    /// The stop MP that it owes was paid.
    pub stopped: bool,
    /// Both had accepted that the hexside is too tight; no part of the position's bytes.
    #[serde(skip)]
    pub accepted: bool,
}

/// How a vehicle stood before a Bypass was announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BeforeBypass {
    /// Where it was.
    pub place: Place,
    /// It had entered a new hex.
    pub entered_hex: bool,
    /// It had entered a new hexside.
    pub entered_hexside: bool,
}

/// An entry inside woods, a building or rubble, as it was told: what it had to cost is the rules' to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct InsideEntry {
    /// The hex.
    pub cell: Cell,
    /// The rate told.
    pub rate: Rate,
    /// What was paid.
    pub cost: Mp,
    /// MP spent before.
    pub before: Mp,
}

/// So many entries are kept: the printed MP pay for two.
const MOST_INSIDE: usize = 8;

/// What a unit spent and did in its MPh.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Mph {
    /// MP spent so far, as declared.
    pub spent: Mp,
    /// It spent MF besides that no file tells.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub unstated: bool,
    /// The running total as last declared.
    pub declared_total: Option<Mp>,
    /// MP gained by ESB (D2.5).
    pub esb_gain: Mp,
    /// ESB attempts made.
    pub esb_attempts: u8,
    /// An ESB attempt failed.
    pub esb_failed: bool,
    /// Under way: started and not stopped, or begun in Motion.
    pub running: bool,
    /// The direction under way, once it is known.
    pub direction: Option<Direction>,
    /// The start MP named its direction, or the log showed it under way.
    pub direction_said: bool,
    /// The running direction is that of a Motion counter or of off-board entry, not of a start MP.
    pub by_motion: bool,
    /// It began the MPh under a Motion counter.
    pub began_in_motion: bool,
    /// It began the MPh off board.
    pub began_off_board: bool,
    /// It entered a new hex.
    pub entered_hex: bool,
    /// It entered a new hexside.
    pub entered_hexside: bool,
    /// MP expenditures made.
    pub expenditures: u32,
    /// Start MP paid.
    pub starts: u8,
    /// Stop MP paid.
    pub stops: u8,
    /// Hull turns made.
    pub turns: u32,
    /// Hexes and hexsides entered.
    pub legs: u32,
    /// Hexes and hexsides entered since the last start.
    pub legs_since_start: u32,
    /// Expenditures made since the last start.
    pub since_start: u32,
    /// Turns and entries since the last expenditure for which a Bog DR is due where the terrain calls for one, less those
    /// made (D8.2).
    pub bog_asked: u8,
    /// The hexside by which its last expenditure entered a hex at the price of its terrain; no part of the position's bytes.
    #[serde(skip)]
    pub entered_by: Option<Hexside>,
    /// A fully tracked vehicle went inside its hex before its last expenditure: in woods it left a Trail Break (B13.421). No part of
    /// the position's bytes.
    #[serde(skip)]
    pub on_trail: bool,
    /// A reliability DR is due for this many starts (D2.51).
    pub reliability_due: u8,
    /// The opponent called for a forgotten reliability DR.
    pub reliability_called: bool,
    /// A turn in Bypass that is not completed.
    pub pending_turn: Option<PendingTurn>,
    /// Where it was before the Bypass just announced.
    pub before_bypass: Option<BeforeBypass>,
    /// A failed clearance.
    pub failed_clearance: Option<FailedClearance>,
    /// It made a Minimum Move.
    pub minimum_move: bool,
    /// What it went inside; where the terrain asks for ALL, nothing follows (D2.7).
    pub inside: Vec<InsideEntry>,
    /// MP spent in the LOS of an enemy unit, as attested.
    pub seen: BTreeMap<UnitId, Mp>,
    /// MP of which the log does not say who saw them spent.
    pub seen_unsaid: Mp,
    /// Who saw its last expenditure, where the log says so; no part of the position's bytes.
    #[serde(skip)]
    pub last_seen: Option<Vec<UnitId>>,
    /// Delay MP that it spent last, one after the other.
    pub delays: u8,
    /// The hex of the Overrun that its last expenditure paid for (D7.1).
    pub overrun: Option<Cell>,
    /// Its last expenditure of MF was one of Assault Movement (A4.61); no part of the position's bytes.
    #[serde(skip)]
    pub assault: bool,
    /// It rides a vehicle whose turret was turned against the hull in this MPh (D6.24); no part of the position's bytes.
    #[serde(skip)]
    pub thrown_off: bool,
    /// It rides an AFV that spent MP while it was pinned (A7.821); no part of the position's bytes.
    #[serde(skip)]
    pub carried_pinned: bool,
    /// Of its MP those that went to unloading, or to what no rule of the book speaks of (D6.5); no part of the position's bytes.
    #[serde(skip)]
    pub unloading: Mp,
    /// It tried a Hull Down Manoeuvre in this MPh (D4.22); no part of the position's bytes.
    #[serde(skip)]
    pub hull_down_tried: bool,
    /// It was abandoned in this MPh (D5.4); no part of the position's bytes.
    #[serde(skip)]
    pub abandoned: bool,
    /// The hex in which it spent MP on SMOKE last; no part of the position's bytes.
    #[serde(skip)]
    pub smoke_at: Option<Cell>,
    /// Its player said in words what its next MF go to; no part of the position's bytes.
    #[serde(skip)]
    pub said: bool,
    /// The hex where it was when the MPh began; no part of the position's bytes.
    #[serde(skip)]
    pub began_at: Option<Cell>,
    /// What its last expenditure cost; no part of the position's bytes.
    #[serde(skip)]
    pub last: Mp,
    /// MP spent by hex, in order.
    pub by_hex: Vec<(Cell, Mp)>,
    /// It began to back up, or backed, though it may not.
    pub backed: bool,
    /// It turned its hull in the hex that it is in.
    pub turned_here: bool,
    /// Both accepted that it may hurt the enemy AFV of its hex after it had turned there (D2.6).
    pub capable_after_turn: bool,
    /// Its MPh is over: it said so, or another unit moved.
    pub closed: bool,
    /// It moved, though it was TI or not Mobile: what it does after that is no further mistake.
    pub drove_on: bool,
    /// It came upon concealed enemies and was put back (A12.15); no part of the position's bytes.
    #[serde(skip)]
    pub forced_back: bool,
    /// How it went as Infantry; no part of the position's bytes.
    #[serde(skip)]
    pub afoot: Afoot,
}

impl Mph {
    /// MP of a vehicle's printed allotment, with those of ESB, that are not spent; `None` where its printed MP are unknown.
    #[must_use]
    pub fn left(&self, vehicle: &Vehicle) -> Option<Mp> {
        vehicle.mp.map(|mp| mp + self.esb_gain - self.spent)
    }

    /// MP spent in one hex.
    #[must_use]
    pub fn spent_in(&self, cell: Cell) -> Mp {
        self.by_hex.iter().filter(|(c, _)| *c == cell).map(|(_, mp)| *mp).sum()
    }

    /// The sum that the player named last, else what was spent: the player's next sum goes on from there.
    #[must_use]
    pub fn said_sum(&self) -> Mp {
        self.declared_total.unwrap_or(self.spent)
    }

    /// MF are spent, with these SW.
    pub(crate) fn walk(&mut self, step: FootStep, held: &[WeaponName]) {
        match step.cost {
            Some(cost) => {
                self.spent = self.spent + cost;
                self.credit(step.to, cost);
            }
            None => self.unstated = true,
        }
        self.expenditures += 1;
        self.last = step.cost.unwrap_or_default();
        self.entered_hex |= step.from != Some(step.to);
        self.afoot.carried.extend(held.iter().chain(&self.afoot.taken).cloned());
        self.afoot.go(step);
    }

    /// It went inside.
    pub(super) fn go_inside(&mut self, entry: InsideEntry) {
        if self.inside.len() < MOST_INSIDE {
            self.inside.push(entry);
        }
    }

    /// Credits MP to a hex.
    pub(super) fn credit(&mut self, cell: Cell, mp: Mp) {
        match self.by_hex.last_mut() {
            Some((last, sum)) if *last == cell => *sum = *sum + mp,
            _ => self.by_hex.push((cell, mp)),
        }
    }
}
