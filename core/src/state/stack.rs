//! How much stands in a Location: squad equivalents, and what is too much (A5.1, A5.5).

use crate::counter::Infantry;
use crate::event::{Level, Name, Status, UnitId};
use crate::state::gun::stands_as_gun;
use crate::state::lookup::Named;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::InfantryKind;
use crate::vocab::hex::Cell;
use alloc::vec::Vec;

/// Half squads that a Location holds without penalty: three squads (A5.1).
const MOST_HALVES: u32 = 6;

/// SMC that count for nothing (A5.5).
const FREE_SMC: u32 = 4;

/// Half squad equivalents in a Location, of one side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stack {
    halves: u32,
    smc: u32,
}

impl Stack {
    /// Half squad equivalents, SMC beyond the fourth included.
    #[must_use]
    pub const fn halves(self) -> u32 {
        self.halves + if self.smc > FREE_SMC { 1 } else { 0 }
    }

    /// Squad equivalents too many, fractions rounded up (A5.11).
    #[must_use]
    pub const fn excess(self) -> u32 {
        self.halves().saturating_sub(MOST_HALVES).div_ceil(2)
    }

    /// With one unit more; `None` where nobody says what it is.
    fn with(self, infantry: &Infantry, mans_gun: bool) -> Option<Stack> {
        let halves = match infantry.kind? {
            InfantryKind::Squad => 2,
            InfantryKind::Crew if mans_gun => 2,
            InfantryKind::Hs | InfantryKind::Crew => 1,
            InfantryKind::Leader | InfantryKind::Hero => return Some(Stack { smc: self.smc + 1, ..self }),
            InfantryKind::Cavalry => return None,
        };
        Some(Stack { halves: self.halves + halves, ..self })
    }
}

/// What a side has in a Location: PRC, prisoners and Dummies are nothing, and a pillbox is a Location of its own. `None` where nobody says of one what it is.
#[must_use]
pub fn stack_in(state: &State, side: &Name, at: (Cell, Level)) -> Option<Stack> {
    stack_of(state, side, at, |_| true)
}

/// What is in a Location once this unit came into it too, those left out who advanced in this phase: they may have come later.
#[must_use]
pub fn joined_before(state: &State, id: &UnitId, at: (Cell, Level)) -> Option<Stack> {
    let (unit, def) = state.units.described(id)?;
    let stack = stack_of(state, unit.side.as_ref()?, at, |other| !other.advanced)?;
    stack.with(def.infantry.as_ref()?, false)
}

fn stack_of(state: &State, side: &Name, at: (Cell, Level), is: impl Fn(&Unit) -> bool) -> Option<Stack> {
    let there = state.units_in(at).into_iter();
    let counts = |(_, unit): &(&UnitId, &Unit)| {
        let apart = unit.status.has(Status::Captured) || unit.status.has(Status::InPillbox);
        let gone = unit.eliminated || unit.aboard.is_some() || apart;
        !gone && unit.side.as_ref() == Some(side) && is(unit)
    };
    let there: Vec<Named<'_>> = there.filter(counts).collect();
    let mut guns = there.iter().filter(|(id, _)| stands_as_gun(state, id)).count();
    let mut stack = Stack::default();
    for (id, _) in there {
        let (_, def) = state.units.described(id)?;
        if def.vehicle.is_some() || def.aircraft || stands_as_gun(state, id) {
            continue;
        }
        let infantry = def.infantry.as_ref()?;
        let mans = infantry.kind == Some(InfantryKind::Crew) && guns > 0;
        guns -= usize::from(mans);
        stack = stack.with(infantry, mans)?;
    }
    Some(stack)
}

/// What is in a Location once this unit came into it too.
#[must_use]
pub fn joined(state: &State, id: &UnitId, at: (Cell, Level)) -> Option<Stack> {
    let (unit, def) = state.units.described(id)?;
    let stack = stack_in(state, unit.side.as_ref()?, at)?;
    if unit.location() == Some(at) {
        return Some(stack);
    }
    stack.with(def.infantry.as_ref()?, false)
}

/// Squad equivalents too many that a side has in a Location; `None` where that is not known. Vehicles beyond the first count for
/// who fires, and not for who is fired at: where there are such it is not worked out.
#[must_use]
pub fn excess_in(state: &State, side: &Name, at: (Cell, Level)) -> Option<u32> {
    let is_vehicle = |(id, unit): &(&UnitId, &Unit)| {
        let vehicle = || state.units.described(id).is_some_and(|(_, def)| def.vehicle.is_some());
        !unit.eliminated && unit.side.as_ref() == Some(side) && vehicle()
    };
    if state.units_in(at).into_iter().filter(is_vehicle).count() > 1 {
        return None;
    }
    Some(stack_in(state, side, at)?.excess())
}
