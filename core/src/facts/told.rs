//! An event as it was told: who it is about, and the attack that it comes of, each looked up once.

use super::{Ctx, Underway};
use crate::counter::{UnitDef, Vehicle};
use crate::event::{
    Advanced, AttackId, Boarding, BogChecked, CaChanged, Checked, Claimed, ClearanceChecked,
    CloseCombatFought, DiceRolled, EsbAttempted, Event, MarkerPlaced, MfSpent, MotionAttempted,
    RandomlySelected, Reduced, ReliabilityCalled, ReliabilityRolled, RepairAttempted, Revealed, Routed,
    StatusChanged, ToKillAttempt, UnitId, UnitPlaced, VehicleHit, WeaponFailed,
};
use crate::state::{Attack, Unit};

/// An event, as the clauses on its kind read it.
pub struct Told<'a, E> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// As told.
    pub said: &'a E,
    /// The unit that it is about, before the event; `None` while that is not in play.
    pub unit: Option<&'a Unit>,
    /// What the scenario says of that unit.
    pub def: Option<&'a UnitDef>,
    /// The attack that it names, when that was declared.
    pub underway: Option<Underway<'a>>,
}

impl<'a, E: Deed> Told<'a, E> {
    /// An event as told.
    #[must_use]
    pub fn of(ctx: &Ctx<'a>, said: &'a E) -> Told<'a, E> {
        let (unit, def) = said.unit().and_then(|id| ctx.before.units.standing(id)).unzip();
        let underway = said.attack().and_then(|id| Underway::named(ctx, id));
        Told { ctx: *ctx, said, unit, def: def.flatten(), underway }
    }
}

impl<'a, E> Told<'a, E> {
    /// The unit in play with what the scenario says of it.
    #[must_use]
    pub fn known(&self) -> Option<(&'a Unit, &'a UnitDef)> {
        self.unit.zip(self.def)
    }

    /// A vehicle in play with its printed values.
    #[must_use]
    pub fn vehicle(&self) -> Option<(&'a Unit, &'a Vehicle)> {
        let (unit, def) = self.known()?;
        Some((unit, def.vehicle.as_ref()?))
    }

    /// The attack that it names, as the position has it.
    #[must_use]
    pub fn attack(&self) -> Option<&'a Attack> {
        self.underway.as_ref().map(|underway| underway.attack)
    }
}

/// What an event names.
pub trait Deed {
    /// The unit that it is about.
    fn unit(&self) -> Option<&UnitId> {
        None
    }

    /// The attack that it comes of.
    fn attack(&self) -> Option<AttackId> {
        None
    }
}

impl Deed for Event {
    fn unit(&self) -> Option<&UnitId> {
        self.what.unit()
    }
}

/// A row for each kind: where its unit stands, and where its attack.
macro_rules! deeds {
    ($($kind:ident [$($unit:ident => $its_unit:expr)?] [$($attack:ident => $its_attack:expr)?];)+) => {
        $(impl Deed for $kind {
            $(fn unit(&self) -> Option<&UnitId> {
                let $unit = self;
                $its_unit
            })?
            $(fn attack(&self) -> Option<AttackId> {
                let $attack = self;
                $its_attack
            })?
        })+
    };
}

deeds! {
    UnitPlaced [e => Some(&e.unit)] [];
    CaChanged [e => Some(&e.unit)] [];
    Claimed [e => Some(&e.unit)] [];
    ClearanceChecked [e => Some(&e.unit)] [];
    EsbAttempted [e => Some(&e.unit)] [];
    ReliabilityCalled [e => Some(&e.unit)] [];
    ReliabilityRolled [e => Some(&e.unit)] [];
    BogChecked [e => Some(&e.unit)] [];
    MotionAttempted [e => Some(&e.unit)] [];
    MarkerPlaced [e => e.unit.as_ref()] [];
    StatusChanged [e => Some(&e.unit)] [];
    Boarding [e => Some(&e.unit)] [];
    CloseCombatFought [e => e.attackers.first()] [];
    MfSpent [e => Some(&e.unit)] [];
    Advanced [e => Some(&e.unit)] [];
    Routed [e => Some(&e.unit)] [];
    DiceRolled [e => e.unit.as_ref()] [e => e.attack];
    Revealed [] [];
    WeaponFailed [e => Some(&e.unit)] [];
    RepairAttempted [e => Some(&e.unit)] [];
    Checked [e => Some(&e.unit)] [e => e.attack];
    RandomlySelected [] [e => e.attack];
    VehicleHit [e => Some(&e.unit)] [e => e.attack];
    Reduced [e => Some(&e.unit)] [e => e.attack];
    ToKillAttempt [] [e => Some(e.attack)];
}
