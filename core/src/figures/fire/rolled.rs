//! Figures of a roll on the IFT, of the attack under way, and of the volley it belongs to.

use crate::event::IftResolved;
use crate::facts::{FireSheet, IftRoll, MemberFp, Outcome, Shot, Underway, Volley};
use crate::figures::fire::sheet::{able, fire_sheet, worked_out};
use alloc::rc::Rc;
use alloc::vec::Vec;

impl Volley<'_> {
    /// The FP side of an attack on the `n`th Location.
    #[must_use]
    pub fn sheet(&self, n: usize) -> FireSheet {
        self.sheet_by(n, || fire_sheet(self, n))
    }

    /// Its lines: a firer each.
    #[must_use]
    pub fn members(&self, n: usize) -> Vec<MemberFp> {
        let line = |shot: &Shot<'_>| MemberFp {
            unit: shot.firer.unit.clone(),
            weapon: shot.firer.weapon.clone(),
            range: shot.range_to(n),
            fp: shot.fp(n),
        };
        able(self).map(line).collect()
    }
}

impl Underway<'_> {
    /// What an IFT roll gives against the `n`th Location; `None` when its dice or the FP are unknown.
    #[must_use]
    pub fn outcome(&self, ift: &IftResolved, n: usize) -> Option<Rc<Outcome>> {
        let known = self.ctx.outcomes.and_then(|outcomes| outcomes.find(self.attack, ift, n));
        known.unwrap_or_else(|| {
            let outcome = worked_out(self, ift, n).map(Rc::new);
            if let Some(outcomes) = self.ctx.outcomes {
                outcomes.keep(self.attack, ift, n, outcome.clone());
            }
            outcome
        })
    }
}

impl IftRoll<'_> {
    /// What it gives against the `n`th Location; `None` when its attack, its dice or its FP are unknown.
    #[must_use]
    pub fn outcome(&self, n: usize) -> Option<Rc<Outcome>> {
        self.underway.as_ref()?.outcome(self.said, n)
    }
}
