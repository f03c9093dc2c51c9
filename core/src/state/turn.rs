//! How a vehicle turned for a shot (C5.1, D3.51), and when the DEFENDER may react to movement (D3.3). Facts only.

use super::movement::turn_steps;
use super::unit::{Place, Turret, Unit};
use crate::event::{FireAttack, TurnTo, TurretTo, UnitId};
use crate::scenario::Scenario;
use crate::vocab::hex::Spine;
use serde::Serialize;

/// What was turned for a shot, in hexspines.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct ShotTurn {
    /// The hull, which carries the turret along.
    pub hull: u8,
    /// The turret, from where the hull had carried it.
    pub turret: u8,
    /// Where the turret pointed before both.
    pub tca_before: Option<Spine>,
}

impl ShotTurn {
    /// Was anything turned?
    #[must_use]
    pub const fn turned(&self) -> bool {
        self.hull > 0 || self.turret > 0
    }

    /// Turns the hull; the unit still stands as before it.
    pub(super) fn hull(&mut self, unit: &Unit, scenario: &Scenario, to: crate::vocab::hex::HexPair) {
        self.tca_before = self.tca_before.or_else(|| unit.tca());
        self.hull += steps(turn_steps(unit, scenario, TurnTo::Spine(to)));
    }

    /// Turns the turret; the unit still stands as before it.
    pub(super) fn turret(&mut self, unit: &Unit, scenario: &Scenario, to: TurretTo) {
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
    pub(super) fn turn_for(&mut self, scenario: &Scenario, attack: &FireAttack) -> ShotTurn {
        let mut turn = core::mem::take(&mut self.turning);
        self.turret_before_shot = self.turret;
        if let Some(vca) = attack.vca {
            turn.hull(self, scenario, vca);
            super::apply::turn_hull(self, scenario, vca);
        }
        if let Some(tca) = attack.tca {
            turn.turret(self, scenario, tca);
            match tca {
                TurretTo::Spine(pair) => super::apply::set_turret(self, scenario, pair),
                TurretTo::Facing(side) => self.turret = Some(Turret::Facing(side)),
            }
        }
        turn
    }
}

/// The DEFENDER's chance to react to an expenditure of MP or MF (A8.1, D3.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Window {
    /// The unit that spent.
    pub mover: UnitId,
    /// The event of the expenditure.
    pub seq: u64,
    /// Bounding First Fire was announced since: it is too late.
    pub closed: bool,
}
