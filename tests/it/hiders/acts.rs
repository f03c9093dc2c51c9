//! Moves and advances under the "?", and who comes upon concealed units.

use super::slips::Slip;
use super::turn::Turn;
use asl_core::vocab::hex::Cell;

impl Turn {
    fn movers(&self) -> Vec<usize> {
        let able = |n: &usize| {
            let man = &self.men[*n];
            man.side == 0 && man.fp > 0 && !man.broken && !man.fired && !man.pinned
        };
        (0..self.men.len()).filter(able).collect()
    }

    fn is_free(&self, cell: Cell) -> bool {
        !self.men.iter().any(|man| man.at == cell)
    }

    /// A unit of the enemy's in a hex where all are concealed.
    fn hides(&self, cell: Cell) -> Option<usize> {
        let there: Vec<usize> = (0..self.men.len()).filter(|n| self.men[*n].at == cell).collect();
        let all = there.iter().all(|n| self.men[*n].side == 1 && self.men[*n].concealed);
        there.into_iter().find(|n| self.men[*n].fp > 0).filter(|_| all)
    }

    pub(super) fn move_all(&mut self) {
        self.phase("MPh");
        self.hidden_slips();
        for n in self.movers() {
            if self.chance.percent(75) {
                self.moves(n);
            }
        }
    }

    fn moves(&mut self, n: usize) {
        if self.acts_in_hex(n) || self.wrong_move(n) {
            return;
        }
        let assault = self.chance.percent(40);
        if assault {
            let id = self.men[n].id.clone();
            self.say(format_args!("{id} declares assault"));
        }
        let mut left = if assault { 3 } else { 4 };
        for _ in 0..if assault { 1 } else { self.chance.between(1, 2) } {
            let from = self.men[n].at;
            let fits =
                |to: &Cell| self.price(*to) <= left && (self.is_free(*to) || self.hides(*to).is_some());
            let near: Vec<Cell> = from.neighbours().into_iter().filter(fits).collect();
            let met: Vec<Cell> = near.iter().copied().filter(|to| !self.is_free(*to)).collect();
            let Some(to) = self.chance.pick_any(if met.is_empty() { &near } else { &met }) else { return };
            let foe = self.hides(to);
            left -= self.price(to);
            self.enters(n, to, assault, foe.is_none());
            if let Some(foe) = foe {
                self.meets(n, foe, from);
                return;
            }
            if self.slipped.is_some() {
                return;
            }
        }
    }

    /// What it shows costs it its "?"; the mistake is made where nobody puts it back.
    fn enters(&mut self, n: usize, to: Cell, assault: bool, may_slip: bool) {
        self.men[n].at = to;
        self.men[n].moved = true;
        let (id, hex, mf) = (self.men[n].id.clone(), self.name(to), self.price(to));
        let how = if assault { "assault" } else { "not-assault" };
        self.say(format_args!("{id} moves {hex} {mf} MF {how}"));
        self.attest(n, false);
        let kept = if assault { Slip::KeptEntering } else { Slip::KeptMoving };
        if !assault || !self.covers(to) {
            self.shows(n, may_slip.then_some(kept));
        }
    }

    /// One of those who hide there is revealed, and the mover is put back.
    fn meets(&mut self, n: usize, foe: usize, from: Cell) {
        if self.slips(Slip::NoReveal) {
            return;
        }
        self.unveil(foe, "");
        if self.slips(Slip::Stays) {
            return;
        }
        let id = self.men[n].id.clone();
        let mut back = from;
        if self.is_to(Slip::BackElsewhere) {
            let _ = self.slips(Slip::BackElsewhere);
            back = self.men[n].at.neighbours().into_iter().find(|cell| *cell != from).expect("a hex");
        }
        let hex = self.name(back);
        self.say(format_args!("{id} forced-back {hex}"));
        (self.men[n].at, self.men[n].concealed) = (back, false);
        self.attest(n, false);
        let free = back.neighbours().into_iter().find(|to| self.is_free(*to));
        if let Some(to) = free.filter(|_| self.slips(Slip::MovesOn)) {
            self.enters(n, to, false, false);
        }
    }

    /// It Recovers a SW where it stands, or places SMOKE.
    fn acts_in_hex(&mut self, n: usize) -> bool {
        let smokes = self.is_to(Slip::KeptSmoking) && self.men[n].concealed && self.men[n].us == 3;
        let recovers = self.is_to(Slip::KeptRecovering) || (self.slip.is_none() && self.chance.percent(10));
        if !smokes && !recovers {
            return false;
        }
        let (id, hex) = (self.men[n].id.clone(), self.name(self.men[n].at));
        if recovers {
            self.say(format_args!("marker named LMG at {hex}"));
        }
        self.say(format_args!("{id} declares assault"));
        if smokes {
            self.dr(3, &format!("named \"SMOKE\" for {id}"));
            self.say(format_args!("{id} moves {hex} 1 MF assault for smoke"));
            self.say(format_args!("marker named smoke at {hex}"));
        } else {
            self.say(format_args!("{id} moves {hex} 1 MF assault for recovery"));
            let roll = self.dr(2, &format!("named \"recovery\" for {id}"));
            self.say(format_args!("{id} recovers LMG r{roll} recovered"));
        }
        self.shows(n, if smokes { Slip::KeptSmoking } else { Slip::KeptRecovering });
        // Who has fired does not fire again; so nobody asks for its new SW.
        self.men[n].fired = true;
        true
    }

    /// A Search by Assault Movement, or one that goes on; one is put back from nothing.
    fn wrong_move(&mut self, n: usize) -> bool {
        let (id, at) = (self.men[n].id.clone(), self.men[n].at);
        let free = at.neighbours().into_iter().find(|to| self.is_free(*to) && !self.covers(*to));
        let Some(to) = free else { return false };
        let (here, hex) = (self.name(at), self.name(to));
        if self.is_to(Slip::BackFromNothing) {
            let _ = self.slips(Slip::BackFromNothing);
            self.say(format_args!("{id} forced-back {hex}"));
            return true;
        }
        if self.is_to(Slip::SearchByAssault) {
            self.say(format_args!("{id} declares assault"));
            let _ = self.slips(Slip::SearchByAssault);
            self.say(format_args!("{id} moves {here} 1 MF assault for search"));
            return true;
        }
        if self.is_to(Slip::SearchGoesOn) {
            self.say(format_args!("{id} moves {here} 1 MF not-assault for search"));
            let _ = self.slips(Slip::SearchGoesOn);
            self.say(format_args!("{id} moves {hex} 1 MF not-assault"));
            return true;
        }
        false
    }

    /// The hidden unit is put on the map, and hidden again; or moves, or advances, hidden.
    fn hidden_slips(&mut self) {
        let (id, at) = (self.men[0].id.clone(), self.men[0].at);
        let Some(to) = at.neighbours().into_iter().find(|to| self.is_free(*to)) else { return };
        let (hex, mf) = (self.name(to), self.price(to));
        if self.slips(Slip::HiddenMoves) {
            self.say(format_args!("{id} moves {hex} {mf} MF not-assault"));
        }
        if self.is_to(Slip::HiddenAgain) {
            self.say(format_args!("{id} is concealed no-longer hidden"));
            let _ = self.slips(Slip::HiddenAgain);
            self.say(format_args!("{id} is hidden"));
        }
    }

    pub(super) fn advance_all(&mut self) {
        let able: Vec<usize> = (0..self.men.len())
            .filter(|n| {
                let man = &self.men[*n];
                man.side == 0 && man.fp > 0 && !man.broken && !man.pinned
            })
            .collect();
        for n in able {
            let near: Vec<Cell> =
                self.men[n].at.neighbours().into_iter().filter(|to| self.is_free(*to)).collect();
            let Some(to) = self.chance.pick_any(&near).filter(|_| self.chance.percent(40)) else { continue };
            (self.men[n].at, self.men[n].moved) = (to, true);
            let (id, hex) = (self.men[n].id.clone(), self.name(to));
            let hidden = n == 0 && self.slips(Slip::HiddenAdvances);
            self.say(format_args!("{id} advances {hex}"));
            if hidden {
                continue;
            }
            self.attest(n, false);
            if !self.covers(to) {
                self.shows(n, Slip::KeptAdvancing);
            }
            let bare = !self.men[n].concealed && n > 0;
            if bare && self.slips(Slip::GainsEarly) {
                self.say(format_args!("{id} is concealed"));
            }
        }
    }
}
