//! Routs of the other side beyond the MF that a unit has. Input: the events up to one of the other side's, and the position before
//! that.

use super::fought::Round;
use asl_core::event::{Event, Status, What};

impl Round<'_> {
    /// A routing unit has six MF, a wounded SMC three, and no hex costs less than one (A10.51, A17.2).
    pub(super) fn routs_far(&self, what: &What) -> Option<String> {
        let What::Routed(routed) = what else { return None };
        let unit = self.state.units.get(&routed.unit)?;
        let map = &self.scenario.map;
        let here = self.earlier(self.state.seq).iter().rev();
        let leg = |event: &Event| {
            let What::Routed(other) = &event.what else { return None };
            (other.unit == routed.unit).then(|| map.cell(other.hex))
        };
        let legs = here.take_while(|event| !event.what.is_of_phase()).filter_map(leg);
        let before: Vec<_> = legs.collect();
        // Of the first leg nothing but its end is told.
        let between =
            before.windows(2).map(|leg| leg[0].range(leg[1])).sum::<u32>() + u32::from(!before.is_empty());
        let far = unit.place.cell()?.range(map.cell(routed.hex)) + between;
        let most = if unit.status.has(Status::Wounded) { 3 } else { 6 };
        (far > most).then(|| format!("{} routs {far} hexes, with {most} MF (A10.51)", routed.unit))
    }
}
