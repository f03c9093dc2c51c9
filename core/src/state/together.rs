//! Who may move together, an expenditure of one after one of another's, before either move is over: a platoon (D14.2), a
//! Human Wave (A25.23), an AFV and the Infantry that began its move beneath it (D9.31).

use crate::event::{MfSpent, MpSpent, Status, UnitId};
use crate::scenario::Scenario;
use crate::state::lookup::def_of;
use crate::state::position::State;
use crate::state::{Unit, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::vec::Vec;

/// Words that say so of each member.
const SAID: [Status; 3] = [Status::Platoon, Status::HumanWave, Status::ArmoredAssault];

impl State {
    /// May these two move together: by their word, or as far as the log shows it? An AFV and Infantry that were in one Location
    /// when the MPh began, and that are in one hex, or will be once the one that spends has gone `to` its hex.
    #[must_use]
    pub fn move_together(
        &self,
        scenario: &Scenario,
        (id, to): (&UnitId, Option<Cell>),
        other: &UnitId,
    ) -> bool {
        let (Some(a), Some(b)) = (self.units.get(id), self.units.get(other)) else { return false };
        if id == other || a.side.is_none() || a.side != b.side {
            return false;
        }
        let said = |status: &Status| a.status.has(*status) && b.status.has(*status);
        if SAID.iter().any(said) {
            return true;
        }
        let (here, there) = (a.place.cell(), b.place.cell());
        let near = here.is_some() && (here == there || to.is_some_and(|to| Some(to) == there));
        let beneath = a.mph.began_at.is_some() && a.mph.began_at == b.mph.began_at && a.level == b.level;
        let is_afv = |id: &UnitId, unit: &Unit| {
            def_of(scenario, id, unit).and_then(|def| def.vehicle.as_ref()).is_some_and(|vehicle| vehicle.afv)
        };
        let on_foot = |id: &UnitId, unit: &Unit| {
            unit.aboard.is_none() && def_of(scenario, id, unit).is_some_and(|def| def.infantry.is_some())
        };
        let pair = (is_afv(id, a) && on_foot(other, b)) || (on_foot(id, a) && is_afv(other, b));
        near && beneath && pair
    }

    /// The Infantry that spent its last MF together with this unit, a stack in the move (A4.2): for the same step, each in the event
    /// behind the other's. In that order, the unit among them; empty for a unit that spent none.
    #[must_use]
    pub fn moving_stack(&self, id: &UnitId) -> Vec<&UnitId> {
        let Some((unit, step)) =
            self.units.get(id).and_then(|unit| Some((unit, unit.mph.afoot.steps.last()?)))
        else {
            return Vec::new();
        };
        let Some(at) = unit.location() else { return Vec::new() };
        let seq_of = |other: &Unit| {
            let last = other.mph.afoot.steps.last()?;
            let same = (last.from, last.to) == (step.from, step.to) && other.side == unit.side;
            same.then_some(last.seq)
        };
        let there = self.units_in(at).into_iter();
        let mut all: Vec<(u64, &UnitId)> =
            there.filter_map(|(id, other)| Some((seq_of(other)?, id))).collect();
        all.sort_unstable();
        let mut runs = all.chunk_by(|(a, _), (b, _)| a + 1 == *b);
        let run = runs.find(|run| run.iter().any(|(seq, _)| *seq == step.seq));
        run.into_iter().flatten().map(|(_, id)| *id).collect()
    }

    /// Those of its stack whose step before was the same as well: one behind the other, each by itself, they would have no two such
    /// steps in turn. The unit alone where it has none.
    #[must_use]
    pub fn sure_stack(&self, id: &UnitId) -> Vec<&UnitId> {
        let step_before = |id: &UnitId| {
            let steps = self.units.get(id).map(|unit| unit.mph.afoot.steps.as_slice()).unwrap_or_default();
            steps.iter().rev().nth(1).map(|step| (step.from, step.to))
        };
        let own = step_before(id);
        let mut stack = self.moving_stack(id);
        stack.retain(|other| *other == id || own.is_some() && step_before(other) == own);
        stack
    }

    /// Whose moves are over when a unit spends MP: that of the one that moved last, and of those that moved together with it,
    /// where this one does not.
    #[must_use]
    pub fn moves_over_by_mp(&self, scenario: &Scenario, spent: &MpSpent) -> Vec<UnitId> {
        self.moves_over(scenario, (&spent.unit, spent.on.hex().map(|hex| scenario.map.cell(hex))))
    }

    /// The same of MF.
    #[must_use]
    pub fn moves_over_by_mf(&self, scenario: &Scenario, spent: &MfSpent) -> Vec<UnitId> {
        self.moves_over(scenario, (&spent.unit, Some(scenario.map.cell(spent.hex))))
    }

    /// It is the MPh of another side: what the unit spends begins no move, and ends nobody's (D2.1, A4.1).
    #[must_use]
    pub fn is_out_of_turn(&self, scenario: &Scenario, id: &UnitId) -> bool {
        let side = side_of(self, scenario, id);
        self.phase == Some(Phase::MPh) && self.side.is_some() && side.is_some() && side != self.side.as_ref()
    }

    fn moves_over(&self, scenario: &Scenario, next: (&UnitId, Option<Cell>)) -> Vec<UnitId> {
        if self.is_out_of_turn(scenario, next.0) {
            return Vec::new();
        }
        let Some(last) = self.mover.as_ref().filter(|last| *last != next.0) else { return Vec::new() };
        if self.move_together(scenario, next, last) {
            return Vec::new();
        }
        let mut over = alloc::vec![last.clone()];
        let side = self.units.get(last).and_then(|unit| unit.side.as_ref());
        let grouped = self.units.get(last).is_some_and(|unit| SAID.iter().any(|said| unit.status.has(*said)));
        let others = side.filter(|_| grouped).map_or_else(Vec::new, |side| self.units_of(side));
        let open = |(id, unit): &(&UnitId, &Unit)| {
            unit.mph.expenditures > 0 && !unit.mph.closed && *id != last && *id != next.0
        };
        let along = others.into_iter().filter(open);
        over.extend(
            along
                .filter(|(id, _)| self.move_together(scenario, (last, None), id))
                .filter(|(id, _)| !self.move_together(scenario, next, id))
                .map(|(id, _)| id.clone()),
        );
        over
    }
}
