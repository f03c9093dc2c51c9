//! Who owes a duty at a position, and which declared roll pays it.

use crate::duty::{Debt, Duty, Occasion};
use crate::event::Name;
use crate::scenario::Scenario;
use crate::state::Declared;
use crate::state::position::State;

impl State {
    /// The player whose units a duty is about: those of the unit named, of the targets for Random Selection, else of the
    /// firers. `None` where a side has several players or none, and for what a phase asks.
    #[must_use]
    pub fn debtor<'s>(&self, duty: &Duty, scenario: &'s Scenario) -> Option<&'s Name> {
        let attack = match &duty.key.occasion {
            Occasion::Attack(attack, _) => self.attacks.get(attack),
            Occasion::Move(..) | Occasion::Phase(..) => None,
        };
        let is_of_targets = matches!(duty.key.debt, Debt::Selection(_));
        let of_attack = attack.and_then(|attack| match is_of_targets {
            true => attack.targets.first(),
            false => attack.declared.firers.first().map(|firer| &firer.unit),
        });
        let unit = duty.key.unit.as_ref().or(of_attack)?;
        scenario.player_of(self.units.get(unit)?.side.as_ref()?)
    }
}

impl Declared {
    /// Is this the roll that pays a duty: for the same purpose, unit and attack?
    #[must_use]
    pub fn pays(&self, duty: &Duty) -> bool {
        let attack = match &duty.key.occasion {
            Occasion::Attack(attack, _) => Some(*attack),
            Occasion::Move(..) | Occasion::Phase(..) => None,
        };
        let same = (attack, &duty.key.unit) == (self.attack, &self.unit);
        same && duty.key.debt.purpose().as_ref() == Some(&self.purpose)
    }
}
