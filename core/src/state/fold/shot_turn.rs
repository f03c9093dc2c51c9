//! The fold of a turn for a shot: how far hull and turret are turned by it.

use crate::event::{FireAttack, TurnTo, TurretTo};
use crate::scenario::Scenario;
use crate::state::course::turn_steps;
use crate::state::fold::change;
use crate::state::place::Place;
use crate::state::shot_turn::ShotTurn;
use crate::state::unit::{Turret, Unit};
use crate::vocab::hex::Spine;

impl ShotTurn {
    /// Turns the hull; the unit still stands as before it.
    pub(crate) fn hull(&mut self, unit: &Unit, scenario: &Scenario, to: crate::vocab::hex::HexPair) {
        self.tca_before = self.tca_before.or_else(|| unit.tca());
        self.hull += steps(turn_steps(unit, scenario, TurnTo::Spine(to)));
    }

    /// Turns the turret; the unit still stands as before it.
    pub(crate) fn turret(&mut self, unit: &Unit, scenario: &Scenario, to: TurretTo) {
        self.tca_before = self.tca_before.or_else(|| unit.tca());
        let TurretTo::Spine(pair) = to else { return };
        let new = unit.place.cell().and_then(|cell| scenario.map.spine(cell, pair));
        self.turret += steps(unit.tca().zip(new).map(|(was, now)| was.steps_to(now)));
    }
}

fn steps(n: Option<i32>) -> u8 {
    n.unwrap_or(0).clamp(0, 3) as u8
}

impl Unit {
    /// The hexspine of its TCA: the VCA's when the turret is not set apart (D3.12). `None` in Bypass and where the
    /// facing is unknown.
    #[must_use]
    pub const fn tca(&self) -> Option<Spine> {
        match (self.turret, self.place) {
            (_, Place::Bypass(_)) | (Some(Turret::Facing(_)), _) => None,
            (Some(Turret::Spine(spine)), _) => Some(spine),
            (None, place) => place.facing(),
        }
    }

    /// Turns it as a shot declares, for whoever asks how it would stand.
    pub fn turn_for_shot(&mut self, scenario: &Scenario, attack: &FireAttack) {
        let _turn = self.turn_for(scenario, attack);
    }

    /// How it is turned by this shot and by what was turned for it before.
    pub(crate) fn turn_for(&mut self, scenario: &Scenario, attack: &FireAttack) -> ShotTurn {
        let mut turn = core::mem::take(&mut self.turning);
        self.turret_before_shot = self.turret;
        if let Some(vca) = attack.vca {
            turn.hull(self, scenario, vca);
            change::turn_hull(self, scenario, vca);
        }
        if let Some(tca) = attack.tca {
            turn.turret(self, scenario, tca);
            match tca {
                TurretTo::Spine(pair) => change::set_turret(self, scenario, pair),
                TurretTo::Facing(side) => self.turret = Some(Turret::Facing(side)),
            }
        }
        turn
    }
}
