//! MG that do not work from the start, and their repair in the RPh (A9.72).

use super::men::{Arm, Kind};
use super::play::{Player, die};
use crate::generator::chance::Chance;
use asl_core::event::*;
use asl_core::vocab::dice::Dice;
use asl_core::vocab::phase::Phase;

impl Player {
    /// How many steps are of this kind.
    pub(crate) fn count_of(&self, fits: impl Fn(&What) -> bool) -> u64 {
        self.steps.iter().filter(|what| fits(what)).count() as u64
    }

    /// Their counters lie turned over.
    pub(crate) fn tell_worn_out(&mut self) {
        for who in 0..self.world.men.len() {
            for n in 0..self.man(who).guns.len() {
                if self.man(who).guns[n].out {
                    self.fails(who, n, Wear::Malfunctioned);
                }
            }
        }
    }

    fn fails(&mut self, who: usize, n: usize, wear: Wear) {
        let (unit, weapon) = (self.man(who).id(), self.man(who).weapon(Arm::Gun(n)));
        self.push(What::WeaponFailed(WeaponFailed { unit, weapon, wear, roll: None }));
    }

    /// Units in Good Order try to repair what they could fire.
    pub(crate) fn repair(&mut self) {
        self.begin(Phase::RPh);
        let mut c = Chance::of(self.seed ^ 0x0000_4E00);
        for who in self.those(|man| man.is_fit() && man.is_mmc()) {
            let most = if self.man(who).kind == Kind::Squad { 2 } else { 1 };
            let out: Vec<usize> =
                (0..self.man(who).guns.len()).filter(|n| self.man(who).guns[*n].out).collect();
            for n in out.into_iter().take(most) {
                if c.percent(70) {
                    self.try_repair(who, n, c.between(1, 6));
                }
            }
        }
    }

    fn try_repair(&mut self, who: usize, n: usize, pips: i32) {
        self.rolls += 1;
        let (roll, unit) = (RollId(self.rolls), self.man(who).id());
        let (roller, evidence) = ("p".parse().expect("a text"), Evidence::Declared);
        self.push(What::DiceRolled(DiceRolled {
            roll,
            dice: Dice::dr(die(pips)),
            purpose: Purpose::Repair,
            unit: Some(unit.clone()),
            attack: None,
            roller,
            evidence,
        }));
        let works = pips <= self.man(who).guns[n].rof;
        let weapon = self.man(who).weapon(Arm::Gun(n));
        self.push(What::RepairAttempted(RepairAttempted { unit, weapon, roll, repaired: Some(works) }));
        self.man_mut(who).guns[n].out = !works;
        if pips == 6 {
            self.fails(who, n, Wear::Disabled);
        }
    }
}
