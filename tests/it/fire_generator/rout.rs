//! Broken units rout out of the open and away from enemies, or are lost (A10.5).

use super::men::Man;
use super::play::Player;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::hex::{Cell, Dir};
use asl_core::vocab::phase::Phase;

/// Hexes within which an enemy matters.
const FAR: u32 = 16;

impl Player {
    /// The RtPh of both sides, the ATTACKER first.
    pub(crate) fn rout(&mut self) {
        self.begin(Phase::RtPh);
        for side in 0..2 {
            for who in self.those(|man| man.side == side && man.broken && !man.gone && man.level == 0) {
                if self.has_to_rout(who) {
                    self.flee(who);
                }
            }
        }
        self.begin(Phase::APh);
    }

    fn foes(&self, who: usize) -> Vec<Man> {
        let man = self.man(who);
        let fits = |foe: &&Man| foe.side != man.side && !foe.gone && foe.cell.range(man.cell) <= FAR;
        self.world.men.iter().filter(fits).cloned().collect()
    }

    /// In the open, or beside an enemy.
    fn has_to_rout(&self, who: usize) -> bool {
        let man = self.man(who);
        let foes = self.foes(who);
        let near = foes.iter().any(|foe| foe.is_fit() && foe.cell.range(man.cell) <= 1);
        near || (self.world.tem(man.cell) == 0 && foes.iter().any(Man::is_fit))
    }

    /// To a hex that is closer to no enemy and beside none; else it is lost.
    fn flee(&mut self, who: usize) {
        let from = self.man(who).cell;
        let foes = self.foes(who);
        let free = |cell: &Cell| {
            let safe = |foe: &Man| foe.cell.range(*cell) > 1 && foe.cell.range(*cell) >= foe.cell.range(from);
            foes.iter().all(safe) && !self.world.cars.iter().any(|car| car.cell == *cell)
        };
        let ways: Vec<Cell> = Dir::ALL.into_iter().map(|dir| from.to(dir)).filter(free).collect();
        let unit = self.man(who).id();
        let Some(to) = ways.first().copied() else {
            self.man_mut(who).gone = true;
            self.push(What::Eliminated(unit));
            return;
        };
        if !self.man(who).dm {
            self.status(who, &[Status::Dm], &[], None);
            self.man_mut(who).dm = true;
        }
        self.man_mut(who).cell = to;
        self.push(What::Routed(Routed { unit, hex: Map::sheet().hex(to), voluntary: false }));
    }
}
