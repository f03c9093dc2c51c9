//! An event as it was told: who it is about, and the attack that it comes of, each looked up once.

use super::{Ctx, Underway};
use crate::counter::{UnitDef, Vehicle};
use crate::event;
use crate::event::kinds::for_each_kind;
use crate::event::{AttackId, Event, UnitId};
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

/// The unit and the attack of every payload, as the table of kinds says.
macro_rules! deeds {
    ($given:tt { $($kind:ident $(($e:ident: $payload:ident))? => $names:tt)+ }) => {
        $($(
            impl Deed for event::$payload {
                deeds! { @ $e $names }
            }
        )?)+
    };
    (@ $e:ident { unit $unit:tt $($rest:tt)* }) => {
        fn unit(&self) -> Option<&UnitId> {
            let $e = self;
            $unit
        }
        deeds! { @ $e { $($rest)* } }
    };
    (@ $e:ident { attack $attack:tt $($rest:tt)* }) => { deeds! { @ attack $e $attack } };
    (@ $e:ident { thrown_in $attack:tt $($rest:tt)* }) => { deeds! { @ attack $e $attack } };
    (@ $e:ident { $other:ident $skipped:tt $($rest:tt)* }) => { deeds! { @ $e { $($rest)* } } };
    (@ $e:ident {}) => {};
    (@ attack $e:ident $attack:tt) => {
        fn attack(&self) -> Option<AttackId> {
            let $e = self;
            $attack
        }
    };
}

for_each_kind!(names => deeds);
