//! The mistakes that need no more than a Location with both sides in it.

use super::men::{Kind, Man};
use super::order::Fight;
use super::slips::Slip;
use super::turn::Turn;

impl Turn {
    fn first(&self, spot: usize, side: usize, is: impl Fn(&Man) -> bool) -> Option<usize> {
        self.those(spot, side).into_iter().find(|n| is(&self.men[*n]))
    }

    fn id(&self, n: usize) -> String {
        self.men[n].id.clone()
    }

    /// Close Combat by two names, without figures.
    fn bare(&mut self, slip: Slip, by: &[usize], at: &[usize]) {
        let (first, by, at) = (self.id(by[0]), self.ids(by), self.ids(at));
        let roll = self.dr2((5, 4), &format!("cc for {first}"));
        let _ = self.slips(slip);
        self.say(format_args!("cc by {by} against {at} r{roll}"));
    }

    /// An enemy in the hex into which the units of the first Location withdraw.
    pub(super) fn guest(&mut self) -> Option<Man> {
        let hides = self.slip == Some(Slip::LeavesToConcealed);
        if !hides && self.slip != Some(Slip::LeavesToEnemy) {
            return None;
        }
        let one = self.men.iter().find(|man| man.side == 1 && man.is_mmc())?.clone();
        let at = self.exit(0, 0);
        let free = Man { cx: false, pinned: false, broken: false, melee: false, spot: None, ..one };
        Some(Man { id: "guest".to_owned(), at, concealed: hides, ..free })
    }

    /// As the log begins: who is in Melee does what he may not.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other mistakes are made elsewhere")]
    pub(super) fn melee_slips(&mut self) {
        let slip = match self.slip {
            Some(slip @ (Slip::MeleeFires | Slip::MeleeMoves | Slip::MeleeAdvances)) => slip,
            _ => return,
        };
        let Some(n) = self.first(0, 0, |man| man.melee && man.is_mmc() && !man.broken && !man.pinned) else {
            return;
        };
        let (id, fp, to) = (self.id(n), self.men[n].fp, self.exit(0, 0));
        let hex = self.name(to);
        let _ = self.slips(slip);
        match slip {
            Slip::MeleeFires => {
                let far = self.name(self.spots[1].cell);
                self.say(format_args!("a1 prep by {id} inherent {fp} FP at {far}"));
            }
            Slip::MeleeMoves => self.say(format_args!("{id} moves {hex} 1 MF")),
            _ => self.say(format_args!("{id} advances {hex}")),
        }
    }

    /// As the APh ends.
    pub(super) fn too_early(&mut self) {
        let (Some(a), Some(b)) = (self.first(0, 0, Man::is_mmc), self.first(0, 1, Man::is_mmc)) else {
            return;
        };
        if self.is_to(Slip::TooEarly) {
            self.bare(Slip::TooEarly, &[a], &[b]);
        }
    }

    /// As Close Combat of a Location begins.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other mistakes are made elsewhere")]
    pub(super) fn wrong_at(&mut self, spot: usize) {
        let Some(slip) = self.slip.filter(|_| self.slipped.is_none()) else { return };
        let fit = |man: &Man| man.is_mmc() && !man.broken && !man.leaves;
        let (Some(a), Some(b)) =
            (self.first(spot, 0, fit), self.first(spot, 1, |man| man.kind != Kind::Vehicle))
        else {
            return;
        };
        match slip {
            Slip::Friend => {
                if let Some(friend) = self.first(spot, 0, |man| man.id != self.men[a].id && !man.is_smc()) {
                    self.bare(slip, &[a], &[friend]);
                }
            }
            Slip::Elsewhere => {
                if let Some(far) = self.first(1 - spot, 1, Man::is_mmc) {
                    self.bare(slip, &[a], &[far]);
                }
            }
            Slip::BrokenAttacks => {
                if let Some(broken) = self.first(spot, 0, |man| man.broken) {
                    self.bare(slip, &[broken], &[b]);
                }
            }
            Slip::NotAlone => {
                if let Some(alone) = self.first(spot, 0, |man| man.alone) {
                    self.bare(slip, &[a, alone], &[b]);
                }
            }
            Slip::MeleeAlone => self.melee_alone(a),
            Slip::TooManyPrisoners => self.too_many(spot),
            Slip::LeaderAlone => self.leader_alone(spot, b),
            _ => {}
        }
    }

    /// A unit that stands in no enemy's hex any more is held.
    fn melee_alone(&mut self, n: usize) {
        let (id, hex) = (self.id(n), self.name(self.exit(self.men[n].spot.unwrap_or(0), 0)));
        let roll = self.dr2((1, 1), &format!("cc for {id}"));
        let Some(b) = self.first(self.men[n].spot.unwrap_or(0), 1, Man::is_mmc) else { return };
        let at = self.id(b);
        self.say(format_args!("cc by {id} against {at} r{roll}"));
        self.say(format_args!("{id} withdraws {hex} infiltration r{roll}"));
        let _ = self.slips(Slip::MeleeAlone);
        self.say(format_args!("{id} is melee"));
        let man = &mut self.men[n];
        (man.at, man.spot) = (self.spots[0].cell, None);
    }

    /// A leader takes two squads.
    fn too_many(&mut self, spot: usize) {
        let squads: Vec<usize> =
            self.those(spot, 1).into_iter().filter(|n| self.men[*n].kind == Kind::Squad).take(2).collect();
        let Some(leader) = self.first(spot, 0, Man::is_smc) else { return };
        if squads.len() < 2 {
            return;
        }
        let (first, at) = (self.id(leader), self.ids(&squads));
        let roll = self.dr2((5, 4), &format!("cc for {first}"));
        self.say(format_args!("cc by {first} against {at} r{roll}"));
        let by = self.id(leader);
        for (k, n) in squads.into_iter().enumerate() {
            let id = self.id(n);
            if k == 1 {
                let _ = self.slips(Slip::TooManyPrisoners);
            }
            self.say(format_args!("{id} surrenders to {by}"));
            self.men[n].captured = true;
        }
    }

    fn leader_alone(&mut self, spot: usize, target: usize) {
        let Some(leader) = self.first(spot, 0, |man| man.is_smc() && !man.broken && man.alone) else {
            return;
        };
        if self.men[leader].acted || self.men[target].struck {
            return;
        }
        let fight = Fight { att: vec![leader], def: vec![target], capture: false };
        (self.men[leader].acted, self.men[target].struck) = (true, true);
        let (fates, ..) = self.attack(spot, &fight);
        self.befall(fates);
    }

    /// One who was eliminated in turn attacks back.
    pub(super) fn dead_strike(&mut self, dead: &[usize], target: usize) {
        let Some(n) = dead.first().copied().filter(|_| self.is_to(Slip::DeadStrike)) else { return };
        self.bare(Slip::DeadStrike, &[n], &[target]);
    }

    /// Behind an attack of a Location: what had to be said before it, or to be done behind another.
    pub(super) fn behind_attack(&mut self, spot: usize, pending: &[Fight]) {
        let named = |n: usize| pending.iter().any(|other| other.att.contains(&n) || other.def.contains(&n));
        let fit = |man: &Man| man.is_mmc() && !man.pinned && !man.leaves;
        let there = self.those(spot, 0).into_iter().filter(|n| fit(&self.men[*n])).collect::<Vec<_>>();
        let Some(n) = there.iter().copied().find(|n| !named(*n)) else { return };
        if self.spots[spot].melee && self.slips(Slip::AnnouncedLate) {
            self.announces_withdrawal(spot, n);
            self.men[n].leaves = false;
        }
        if self.is_to(Slip::Infiltrates) || self.is_to(Slip::InfiltratesLate) {
            self.infiltrates_wrongly(spot, n);
        }
    }

    fn infiltrates_wrongly(&mut self, spot: usize, n: usize) {
        let hex = self.name(self.exit(spot, 0));
        let id = self.id(n);
        let Some(b) = self.first(spot, 1, Man::is_mmc) else { return };
        let at = self.id(b);
        if self.slip == Some(Slip::Infiltrates) {
            let own = self.dr2((3, 4), &format!("cc for {id}"));
            self.say(format_args!("cc by {id} against {at} r{own}"));
            let _ = self.slips(Slip::Infiltrates);
            self.say(format_args!("{id} withdraws {hex} infiltration r{own}"));
        } else {
            let two = self.dr2((1, 1), &format!("cc for {id}"));
            self.say(format_args!("cc by {id} against {at} r{two}"));
            let other = self.dr2((3, 4), &format!("cc for {at}"));
            self.say(format_args!("cc by {at} against {id} r{other}"));
            let _ = self.slips(Slip::InfiltratesLate);
            self.say(format_args!("{id} withdraws {hex} infiltration r{two}"));
        }
        self.men[n].spot = None;
    }
}
