//! Who is where, who is whose, what is still open: what a clause asks a position for, without walking through all
//! units or all attacks. Whatever comes back is in the order of names, or of attack numbers.

use crate::event::{AttackId, FireAttack, Level, Name, UnitId};
use crate::scenario::{Described, Scenario};
use crate::state::position::State;
use crate::state::{Attack, MAX_ATTACKS, MAX_ATTACKS_OF_UNIT, Unit};
use crate::vocab::hex::Cell;
use alloc::vec::Vec;

/// A unit in play with its name.
pub type Named<'s> = (&'s UnitId, &'s Unit);

impl State {
    /// The units in a hex, at whatever level; those that left play stay where they were, so that the caller says
    /// whether they are meant.
    #[must_use]
    pub fn units_at(&self, cell: Cell) -> Vec<Named<'_>> {
        self.units.named(self.units.at(Some(cell)))
    }

    /// The units in a Location, those that left play there as well.
    #[must_use]
    pub fn units_in(&self, (cell, level): (Cell, Level)) -> Vec<Named<'_>> {
        let mut there = self.units_at(cell);
        there.retain(|(_, unit)| unit.level == level);
        there
    }

    /// The units that are where a unit with this Location is: in it, or off board like it. Those that left play there
    /// as well.
    #[must_use]
    pub fn units_with(&self, at: Option<(Cell, Level)>) -> Vec<Named<'_>> {
        at.map_or_else(|| self.units.named(self.units.at(None)), |at| self.units_in(at))
    }

    /// The units within so many hexes of a hex, those that left play there as well.
    #[must_use]
    pub fn units_near(&self, cell: Cell, hexes: u32) -> Vec<Named<'_>> {
        let wide = i32::try_from(hexes).unwrap_or(i32::MAX);
        let mut near =
            self.units.named(self.units.in_columns(cell.x.saturating_sub(wide), cell.x.saturating_add(wide)));
        near.retain(|(_, unit)| unit.place.cell().is_some_and(|there| there.range(cell) <= hexes));
        near
    }

    /// The units of a side, on board or off, those that left play as well.
    #[must_use]
    pub fn units_of(&self, side: &Name) -> Vec<Named<'_>> {
        self.units.named(self.units.of(side))
    }

    /// The units aboard a vehicle, those that left play as well; not those aboard one of these in turn.
    #[must_use]
    pub fn units_aboard(&self, vehicle: &UnitId) -> Vec<Named<'_>> {
        if self.units.is_nobody_aboard() {
            return Vec::new();
        }
        self.units.named(self.units.aboard(vehicle))
    }

    /// Is one more attack kept? So many of a Player Turn are, and so many of a unit.
    #[must_use]
    pub fn has_room_for(&self, attack: &FireAttack) -> bool {
        let fires = |unit: &UnitId| self.units.fired_in(unit).len() < MAX_ATTACKS_OF_UNIT;
        let firers =
            attack.firers.iter().flat_map(|firer| [Some(&firer.unit), firer.with.as_ref()]).flatten();
        self.attacks.len() < MAX_ATTACKS && firers.chain(&attack.directors).all(fires)
    }

    /// The attacks whose consequences are not certain yet.
    #[must_use]
    pub fn open_attacks(&self) -> Vec<&Attack> {
        self.attacks.open().collect()
    }

    /// Those of them that are aimed at a unit, or at the one that it is what is left of.
    #[must_use]
    pub fn open_attacks_on(&self, unit: &UnitId) -> Vec<&Attack> {
        self.attacks.such(self.units.under(unit), unit, |attack| !attack.closed && attack.concerns(unit))
    }

    /// Those of them that have a roll. Whether there is one is asked first: it costs nothing, and many attacks may be open.
    pub(super) fn resolved_attacks_on(&self, unit: &UnitId) -> Vec<&Attack> {
        let resolved = |attack: &Attack| !attack.closed && !attack.rolls.is_empty() && attack.concerns(unit);
        self.attacks.such(self.units.under(unit), unit, resolved)
    }

    /// The attacks of this Player Turn in which a unit fires, with a weapon of its own or of another.
    #[must_use]
    pub fn attacks_by(&self, unit: &UnitId) -> Vec<&Attack> {
        self.attacks.such(self.units.fired_in(unit), unit, |attack| attack.has_firer(unit))
    }

    /// The attacks of this Player Turn in which a Gun fires that this unit mans.
    #[must_use]
    pub fn attacks_by_gun_of(&self, crew: &UnitId) -> Vec<&Attack> {
        let mans = |attack: &Attack| attack.gun_crews.values().any(|other| other == crew);
        self.attacks.such(self.units.fired_in(crew), crew, mans)
    }

    /// The attacks of this Player Turn that reduced other units to this one.
    #[must_use]
    pub fn attacks_that_left(&self, unit: &UnitId) -> Vec<&Attack> {
        let left = |attack: &Attack| attack.reduced.values().flatten().any(|left| left == unit);
        self.attacks.such(self.units.under(unit), unit, left)
    }

    /// May there be an attack of this Player Turn in which a unit fires, or that it directs; and one of this phase?
    #[must_use]
    pub fn may_have_fired(&self, unit: &UnitId) -> [bool; 2] {
        let (attacks, strange) = (self.units.fired_in(unit), self.attacks.may_be_strange(unit));
        [strange || !attacks.is_empty(), strange || self.is_any_of_this_phase(attacks)]
    }

    /// May there be an attack of this phase that is aimed at a unit, or at the one that it is what is left of?
    #[must_use]
    pub fn may_be_fired_at(&self, unit: &UnitId) -> bool {
        self.is_any_of_this_phase(self.units.under(unit)) || self.attacks.may_be_strange(unit)
    }

    fn is_any_of_this_phase(&self, attacks: &[AttackId]) -> bool {
        let now = |id: &AttackId| self.attacks.get(id).is_some_and(|attack| attack.phase == self.phase);
        attacks.iter().rev().any(now)
    }

    /// The attacks of this Player Turn that a leader directs.
    #[must_use]
    pub fn attacks_directed_by(&self, leader: &UnitId) -> Vec<&Attack> {
        self.attacks
            .such(self.units.fired_in(leader), leader, |attack| attack.declared.directors.contains(leader))
    }

    /// The attacks of this Player Turn on a hex, at whatever level.
    #[must_use]
    pub fn attacks_at(&self, cell: Cell) -> Vec<&Attack> {
        self.attacks.at(cell).collect()
    }

    /// The last First Fire at a Location, Residual FP left out (A8.2).
    #[must_use]
    pub fn last_first_fire_at(&self, at: (Cell, Level)) -> Option<&Attack> {
        let fires =
            |attack: &&Attack| attack.is_first_fire() && !attack.is_residual() && attack.at.contains(&at);
        self.attacks.at(at.0).filter(fires).max_by_key(|attack| attack.seq)
    }
}

/// What the scenario says of a unit.
pub(crate) fn def_of<'s>(scenario: &'s Scenario, id: &UnitId, unit: &Unit) -> Option<&'s Described> {
    scenario.units.get(unit.like.as_ref().unwrap_or(id))
}
