//! What a player says of the ground or of a sight, to gain by it: LOS that is denied, a TEM, a facing, words.

use super::gained::Receiver;
use asl_core::event::{Attested, Claim, Claimed, LosAttested, UnitId, What};
use asl_core::figures::fire::hindrance::is_clear_between;
use asl_core::figures::fire::tem::of_terrain;
use asl_core::figures::vehicle::facing::facing_due;
use asl_core::vocab::num::Drm;

impl Receiver<'_> {
    /// Is it a word on the ground or on a sight that gains its author what nothing shows?
    pub(super) fn is_sworn(&self, what: &What) -> bool {
        if let What::LosAttested(los) = what {
            return self.is_denied(los) || self.is_hindered(los);
        }
        if let What::Attested(attested) = what {
            return self.is_attested(attested);
        }
        matches!(what, What::Claimed(claimed) if self.is_claimed(claimed))
    }

    /// LOS between both sides is denied, and no board denies it.
    fn is_denied(&self, los: &LosAttested) -> bool {
        if self.is_mine(&los.unit) == self.is_mine(&los.to) {
            return false;
        }
        let blocked = || self.ctx.shown(&los.unit, &los.to).is_some_and(|shown| shown.is_blocked());
        let stands = self.ctx.before.los_between(&los.unit, &los.to) == Some(false);
        !los.exists && !stands && !blocked()
    }

    /// A Hindrance between both sides where no board shows one and nothing of the head, of the counters and of the vehicles lies on the way.
    fn is_hindered(&self, los: &LosAttested) -> bool {
        let at = |id: &UnitId| self.unit(id).and_then(|unit| unit.place.cell());
        let Some((from, to)) = at(&los.unit).zip(at(&los.to)) else { return false };
        let between = self.is_mine(&los.unit) != self.is_mine(&los.to) && los.hindrance > Drm(0);
        let stands = self.ctx.hindrance(&los.unit, &los.to) == Some(los.hindrance);
        between && !stands && self.ctx.scenario.atlas.is_none() && is_clear_between(&self.ctx, from, to)
    }

    /// Words that only I could accept; a TEM that the head's terrain does not give, for the author's units alone in their hex, or
    /// one that it gives, taken from mine.
    fn is_attested(&self, attested: &Attested) -> bool {
        let Attested::Tem { hex, value } = attested else { return matches!(attested, Attested::Words(_)) };
        let (state, cell) = (self.ctx.before, self.ctx.cell(*hex));
        let due = of_terrain(&self.ctx, cell).unwrap_or_default();
        let there = state.units_at(cell);
        let live = || there.iter().filter(|(_, unit)| !unit.eliminated);
        let mine = live().any(|(_, unit)| unit.side.as_ref() == Some(self.own));
        let hostile = live().any(|(_, unit)| unit.side.as_ref() != Some(self.own));
        let stands = state.tem.get(&cell) == Some(value);
        !stands && (hostile && !mine && *value > due || mine && !hostile && *value < due)
    }

    /// Words in the name of a unit of the receiver; a facing that the position does not tell; a TEM other than that which a player
    /// claimed of the unit where it stands.
    fn is_claimed(&self, claimed: &Claimed) -> bool {
        let Some(unit) = self.unit(&claimed.unit) else { return false };
        if matches!(claimed.claim, Claim::Words(_) | Claim::Hindrance(_) | Claim::Firepower(_)) {
            return self.is_mine(&claimed.unit);
        }
        if let Claim::Tem { value, .. } = claimed.claim {
            let here = unit.claimed_tem.iter().filter(|claim| claim.at == unit.place);
            return here.into_iter().any(|claim| claim.value != value);
        }
        let of_vehicle = self.ctx.vehicle(&claimed.unit).is_some();
        matches!(claimed.claim, Claim::Facing { .. })
            && of_vehicle
            && facing_due(&self.ctx, claimed).is_none()
    }
}
