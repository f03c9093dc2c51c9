//! What stands before the attacks of a Location: Ambush, and what is announced.

use super::slips::Slip;
use super::turn::{SIDES, Turn};
use asl_core::vocab::hex::{Cell, Dir};

impl Turn {
    /// The hex next to a Location into which its units of a side withdraw.
    pub(super) fn exit(&self, spot: usize, side: usize) -> Cell {
        self.spots[spot].cell.to(Dir::ALL[3 + 2 * side])
    }

    fn any(&self, spot: usize, side: usize, is: impl Fn(&super::men::Man) -> bool) -> bool {
        self.those(spot, side).into_iter().any(|n| is(&self.men[n]))
    }

    /// It is diced for in woods and buildings, and where somebody is concealed, but in no Melee.
    fn has_ambush(&self, spot: usize) -> bool {
        let place = &self.spots[spot];
        let cover = ["woods", "stone-building"].contains(&place.ground);
        let hides = (0..2).any(|side| self.any(spot, side, |man| man.concealed));
        !place.melee && !place.vehicle && (cover || hides)
    }

    /// The drm of a side: a part of it is enough.
    fn ambush_drm(&self, spot: usize, side: usize) -> Vec<(&'static str, i32)> {
        let there = self.those(spot, side);
        let leaders =
            there.iter().map(|n| &self.men[*n]).filter(|man| man.is_smc() && !man.broken && !man.pinned);
        let lead = leaders.map(|man| man.lead).min().filter(|lead| *lead != 0 && there.len() > 1);
        let all = [
            ("concealed", -2, self.any(spot, side, |man| man.concealed)),
            ("CX", 1, self.any(spot, side, |man| man.cx)),
            ("broken", 1, self.any(spot, side, |man| man.broken)),
            ("pinned", 1, self.any(spot, side, |man| man.pinned)),
            ("lax", 1, self.any(spot, side, |man| man.weak)),
        ];
        let states = all.into_iter().filter(|(.., is)| *is).map(|(word, drm, _)| (word, drm));
        states.chain(lead.map(|lead| ("leader", lead))).collect()
    }

    pub(super) fn ambush(&mut self, spot: usize) {
        let open = !self.has_ambush(spot) && !self.spots[spot].melee && !self.spots[spot].vehicle;
        let wrongly = open && self.is_to(Slip::AmbushInTheOpen);
        if !self.has_ambush(spot) && !wrongly {
            return;
        }
        let mut drm = [0, 1].map(|side| self.ambush_drm(spot, side));
        let mut dice = self.dice();
        let sum = |drm: &[(&str, i32)]| drm.iter().map(|(_, value)| value).sum::<i32>();
        if self.is_to(Slip::AmbushByTwo) {
            let pairs = (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)));
            let two = |pair: &(i32, i32)| (pair.1 + sum(&drm[1])) - (pair.0 + sum(&drm[0])) == 2;
            let Some(pair) = pairs.into_iter().find(two) else { return };
            dice = pair;
        }
        let rolls = [dice.0, dice.1].map(|pips| self.dr_of(pips, "named ambush"));
        let _ = open && self.slips(Slip::AmbushInTheOpen);
        if !drm[0].iter().any(|(word, _)| *word == "leader") && self.slips(Slip::AmbushLeader) {
            drm[0].push(("leader", -1));
        }
        let mut finals = [dice.0 + sum(&drm[0]), dice.1 + sum(&drm[1])];
        if !drm[0].is_empty() && self.slips(Slip::AmbushSum) {
            finals[0] -= 1;
        }
        let by_two = self.slips(Slip::AmbushByTwo);
        let won = match finals[1] - finals[0] {
            3.. => Some(0),
            ..=-3 => Some(1),
            _ => by_two.then_some(0),
        };
        self.ambush_line(spot, (rolls, finals), &drm, won);
        self.spots[spot].won = won;
        let lost = won.map_or_else(Vec::new, |won| self.those(spot, 1 - won));
        self.unveil(lost);
    }

    fn ambush_line(
        &mut self,
        spot: usize,
        (rolls, finals): ([u32; 2], [i32; 2]),
        drm: &[Vec<(&'static str, i32)>; 2],
        won: Option<usize>,
    ) {
        let part = |side: usize| {
            let words: Vec<String> =
                drm[side].iter().map(|(word, value)| format!("{word} {value:+}")).collect();
            let drm = if words.is_empty() { String::new() } else { format!(" drm {}", words.join(", ")) };
            format!("{} r{}{drm} final {}", SIDES[side], rolls[side], finals[side])
        };
        let says = won.map_or("nobody", |side| SIDES[side]);
        let told = if self.slip.is_some() || self.chance.percent(80) {
            format!(" won-by {says}")
        } else {
            String::new()
        };
        let (hex, first, second) = (self.name(self.spots[spot].cell), part(0), part(1));
        self.say(format_args!("ambush {hex} {first} against {second}{told}"));
    }

    /// They lose their "?".
    pub(super) fn unveil(&mut self, those: Vec<usize>) {
        for n in those {
            if self.men[n].concealed && self.men[n].is_there() {
                self.men[n].concealed = false;
                let id = self.men[n].id.clone();
                self.say(format_args!("{id} is no-longer concealed"));
            }
        }
    }

    /// SMC who fight alone, and who withdraws: the ATTACKER's first.
    pub(super) fn announce(&mut self, spot: usize) {
        for side in [self.phasing, 1 - self.phasing] {
            let there = self.those(spot, side);
            let mmc = there.iter().any(|n| self.men[*n].is_mmc());
            for n in there.clone() {
                if self.men[n].is_smc() && mmc && self.chance.percent(20) {
                    self.men[n].alone = true;
                    let id = self.men[n].id.clone();
                    self.say(format_args!("{id} announces alone"));
                }
            }
            for n in there {
                if self.is_leaving(spot, side, n) {
                    self.announces_withdrawal(spot, n);
                }
            }
        }
    }

    fn is_leaving(&mut self, spot: usize, side: usize, n: usize) -> bool {
        let (melee, man) = (self.spots[spot].melee, self.men[n].clone());
        if man.is_mmc() && !man.broken {
            let fresh = !melee && self.spots[spot].won != Some(side) && !man.pinned && !man.alone;
            if (fresh && self.slips(Slip::FirstRound))
                || (melee && man.pinned && self.slips(Slip::PinnedLeaves))
            {
                return true;
            }
            let sent =
                matches!(self.slip, Some(Slip::LeavesFar | Slip::LeavesToEnemy | Slip::LeavesToConcealed));
            if sent && melee && !man.pinned && side == 0 && spot == 0 {
                return true;
            }
        }
        let able = melee && !man.pinned && !man.alone;
        let stay = self.those(spot, side).into_iter().filter(|k| !self.men[*k].leaves).count();
        able && (man.broken || ((2..4).contains(&stay) && self.slip.is_none() && self.chance.percent(15)))
    }

    pub(super) fn announces_withdrawal(&mut self, spot: usize, n: usize) {
        self.men[n].leaves = true;
        let (id, hex) = (self.men[n].id.clone(), self.name(self.exit(spot, self.men[n].side)));
        self.say(format_args!("{id} announces withdrawal {hex}"));
    }

    /// Who ambushes may withdraw before the attacks, without a word.
    pub(super) fn ambusher_leaves(&mut self, spot: usize) {
        let Some(side) = self.spots[spot].won.filter(|_| self.slip.is_none()) else { return };
        for n in self.those(spot, side) {
            let man = &self.men[n];
            if man.is_mmc() && !man.pinned && !man.broken && self.chance.percent(8) {
                self.withdraws(spot, n, None);
            }
        }
    }

    pub(super) fn withdraws(&mut self, spot: usize, n: usize, roll: Option<u32>) {
        let mut to = self.exit(spot, self.men[n].side);
        if self.slips(Slip::LeavesFar) {
            to = to.to(Dir::ALL[3 + 2 * self.men[n].side]);
        }
        let to_guest = roll.is_none() && spot == 0 && self.men[n].side == 0;
        let _ = to_guest && (self.slips(Slip::LeavesToEnemy) || self.slips(Slip::LeavesToConcealed));
        let (id, hex) = (self.men[n].id.clone(), self.name(to));
        let by = roll.map_or_else(String::new, |roll| format!(" infiltration r{roll}"));
        self.say(format_args!("{id} withdraws {hex}{by}"));
        let man = &mut self.men[n];
        (man.at, man.spot, man.melee) = (to, None, false);
    }

    /// Those who announced it go, the ATTACKER's first.
    pub(super) fn leave(&mut self, spot: usize) {
        for side in [self.phasing, 1 - self.phasing] {
            for n in self.those(spot, side) {
                if self.men[n].leaves {
                    self.withdraws(spot, n, None);
                }
            }
        }
    }
}
