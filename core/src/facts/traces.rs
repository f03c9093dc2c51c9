//! What a phase left on a unit: by this a clause about the end of a phase is asked of those units alone that it can
//! speak of. Holds no rule.

use super::Ctx;
use crate::event::{Status, UnitId};
use crate::state::{SwState, Unit, WeaponState};

/// A set of traces; those of a unit may be more than it has, never fewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traces(u32);

impl Traces {
    /// It fired in this phase, or directed fire.
    pub const FIRED: Traces = Traces(1);
    /// It was fired at in this phase, or is what is left of a unit that was.
    pub const FIRED_AT: Traces = Traces(1 << 1);
    /// A weapon of the vehicle was tested, failed or was to be repaired in this phase, or a SW was to be repaired.
    pub const WEAPON: Traces = Traces(1 << 2);
    /// Its crew made a check, or used a leader.
    pub const CREW: Traces = Traces(1 << 3);
    /// A fire counter lies on it.
    pub const COUNTER: Traces = Traces(1 << 4);
    /// It fired in this Player Turn, or directed fire.
    pub const FIRED_IN_TURN: Traces = Traces(1 << 5);
    /// Its hull or turret was turned in this phase, for a shot.
    pub const TURNED: Traces = Traces(1 << 6);
    /// It advanced in this phase.
    pub const ADVANCED: Traces = Traces(1 << 7);
    /// It spent MF in its own MPh, which goes on.
    pub const WALKED: Traces = Traces(1 << 8);
    /// It has an Original 2 of a MC or a Rally DR, or was with a leader who went berserk.
    pub const HEATED: Traces = Traces(1 << 9);
    /// It is berserk.
    pub const BERSERK: Traces = Traces(1 << 10);
    /// A Sniper attacked it.
    pub const STRUCK: Traces = Traces(1 << 11);
    /// It is broken, and a Sniper attacked somebody in this phase.
    pub const SNIPED_AT: Traces = Traces(1 << 12);
    /// It is broken.
    pub const BROKEN: Traces = Traces(1 << 13);
    /// It tried to rally in this phase.
    pub const RALLIED: Traces = Traces(1 << 14);

    /// It did or suffered in this phase what may cost it its "?".
    pub const TELLTALE: Traces = Traces(1 << 15);
    /// It fought in Close Combat in this phase, or something was said of it there.
    pub const CLOSE_COMBAT: Traces = Traces(1 << 16);
    /// It made a PF Check in this fire phase.
    pub const LATW: Traces = Traces(1 << 17);

    /// Those of a unit in play.
    #[must_use]
    pub fn of(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Traces {
        let crew = !unit.crew.leader_used.is_empty() || !unit.crew.checks.is_empty();
        let weapon =
            |weapon: &WeaponState| weapon.tested.is_some() || weapon.failed_now || !weapon.repairs.is_empty();
        let tried = |sw: &SwState| !sw.repairs.is_empty();
        let own = unit.side.as_ref().is_some_and(|side| ctx.before.is_mph_of(side));
        let [fired, fired_now] = ctx.before.may_have_fired(id);
        let all = [
            (fired_now, Traces::FIRED),
            (fired, Traces::FIRED_IN_TURN),
            (ctx.before.may_be_fired_at(id), Traces::FIRED_AT),
            (unit.weapons.values().any(weapon) || unit.sw.values().any(tried), Traces::WEAPON),
            (crew, Traces::CREW),
            (!unit.markers.is_empty(), Traces::COUNTER),
            (unit.turning.turned(), Traces::TURNED),
            (unit.advanced, Traces::ADVANCED),
            (own && !unit.mph.afoot.steps.is_empty(), Traces::WALKED),
            (!unit.twos.is_empty() || unit.berserk_with.is_some(), Traces::HEATED),
            (unit.status.has(Status::Berserk), Traces::BERSERK),
            (unit.struck.is_some(), Traces::STRUCK),
            (unit.is_broken() && !ctx.before.snipers.shots.is_empty(), Traces::SNIPED_AT),
            (unit.rally.is_some(), Traces::RALLIED),
            (unit.is_broken(), Traces::BROKEN),
            (!unit.telltales.is_empty(), Traces::TELLTALE),
            (unit.fought || ctx.before.close_combat.names(id), Traces::CLOSE_COMBAT),
            (ctx.before.panzerfausts.of(id).next().is_some(), Traces::LATW),
        ];
        let left = all.into_iter().filter(|(is_left, _)| *is_left);
        left.fold(Traces(0), |all, (_, trace)| all.or(trace))
    }

    /// These and those.
    #[must_use]
    pub const fn or(self, other: Traces) -> Traces {
        Traces(self.0 | other.0)
    }

    /// Is one of these among those?
    #[must_use]
    pub const fn meet(self, other: Traces) -> bool {
        self.0 & other.0 != 0
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
