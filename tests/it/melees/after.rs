//! What comes of attacks: the dead, the Reduced, prisoners, leaders, who infiltrates, and who is left in Melee.

use super::men::{Kind, Man};
use super::order::Fight;
use super::slips::Slip;
use super::turn::{SIDES, Turn};

/// What becomes of a unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Dies,
    Reduced,
    /// One of these is Reduced, by Random Selection.
    Among(Vec<usize>),
    /// Captured by this one.
    Captured(usize),
}

impl Turn {
    pub(super) fn befall(&mut self, fates: Vec<(usize, Fate)>) {
        for (n, fate) in fates {
            match fate {
                Fate::Dies => self.dies(n),
                Fate::Reduced => self.is_reduced(n),
                Fate::Among(all) => self.selects(&all).into_iter().for_each(|n| self.is_reduced(n)),
                Fate::Captured(guard) => {
                    self.men[n].captured = true;
                    let (id, by) = (self.men[n].id.clone(), self.men[guard].id.clone());
                    self.say(format_args!("{id} surrenders to {by}"));
                }
            }
        }
    }

    fn dies(&mut self, n: usize) {
        self.men[n].gone = true;
        let id = self.men[n].id.clone();
        self.say(format_args!("{id} eliminated"));
    }

    /// Those with the highest dr.
    fn selects(&mut self, all: &[usize]) -> Vec<usize> {
        let ids: Vec<String> = all.iter().map(|n| self.men[*n].id.clone()).collect();
        let rolls: Vec<(u32, i32)> = ids.iter().map(|id| self.dr(&format!("rs for {id}"))).collect();
        let most = rolls.iter().map(|(_, pips)| *pips).max().unwrap_or(0);
        let chosen: Vec<usize> = (0..all.len()).filter(|k| rolls[*k].1 == most).collect();
        let pairs: Vec<String> =
            ids.iter().zip(&rolls).map(|(id, (roll, _))| format!("{id}:r{roll}")).collect();
        let names: Vec<&str> = chosen.iter().map(|k| ids[*k].as_str()).collect();
        let (pairs, names) = (pairs.join(","), names.join(","));
        self.say(format_args!("random-selection of {pairs} chosen {names}"));
        chosen.into_iter().map(|k| all[k]).collect()
    }

    /// Casualty Reduction: a squad leaves a HS, a HS is lost, a SMC is wounded or dies.
    fn is_reduced(&mut self, n: usize) {
        let man = self.men[n].clone();
        let id = man.id.clone();
        match (man.kind, man.half.clone()) {
            (Kind::Squad, Some((like, fp))) => {
                let half = Man { id: format!("{id}h"), kind: Kind::Hs, fp, concealed: false, ..man.clone() };
                self.say(format_args!("{id} reduced into {} like {like}", half.id));
                if man.concealed {
                    self.say(format_args!("{} is no-longer concealed", half.id));
                }
                self.men[n].gone = true;
                self.men.push(half);
            }
            (Kind::Leader, _) => {
                let (_, pips) = self.dr(&format!("wound for {id}"));
                if pips + i32::from(man.wounded) > 4 {
                    self.dies(n);
                    return;
                }
                self.men[n].wounded = true;
                let veil = if man.concealed { " no-longer concealed" } else { "" };
                self.men[n].concealed = false;
                if !man.wounded {
                    self.say(format_args!("{id} is wounded{veil}"));
                }
            }
            (Kind::Hs | Kind::Squad | Kind::Vehicle, _) => self.dies(n),
        }
    }

    /// Behind an Original 2 of an MMC: its leader creation dr.
    pub(super) fn creates(&mut self, fight: &Fight, (original, _): (i32, u32), column: usize) {
        let maker = fight.att.iter().copied().find(|n| self.men[*n].is_mmc());
        let (Some(n), Some(nation)) = (maker, self.army(self.men[fight.att[0]].side).creation) else {
            return;
        };
        if original != 2 {
            return;
        }
        let man = self.men[n].clone();
        if self.has_created && fight.att.len() == 1 && man.is_there() && self.is_to(Slip::NoLeader) {
            let _ = self.slips(Slip::NoLeader);
            self.owes = Some(n);
            return;
        }
        let below = if column < 5 { -(5 - column as i32) } else { 0 };
        let morale = match man.morale {
            ..=6 => 1,
            7 => 0,
            _ => -1,
        };
        let (roll, pips) = self.dr("named leader");
        let drm = nation + below + morale - i32::from(self.slips(Slip::LeaderDrm));
        let total = pips + drm;
        let (mut which, id) = (Self::leader_of(total), man.id.clone());
        if which.is_some_and(|n| n > 0) && self.slips(Slip::BetterLeader) {
            which = Some(0);
        }
        let new = format!("n{}", self.next());
        let leader = which.map_or_else(String::new, |n| format!(" creates {new} like x{}", n + 1));
        self.say(format_args!("{id} creates-leader r{roll} drm {drm:+} final {total}{leader}"));
        self.has_created = true;
        if let Some(n) = which {
            let lead = [-1, 0, 0, 1][n];
            let fresh = Man { id: new, kind: Kind::Leader, fp: 1, lead, acted: true, struck: true, ..man };
            let clean =
                Man { cx: false, pinned: false, broken: false, concealed: false, melee: false, ..fresh };
            self.men.push(clean);
        }
    }

    fn leader_of(total: i32) -> Option<usize> {
        match total {
            ..=1 => Some(0),
            2 | 3 => Some(1),
            4 | 5 => Some(2),
            6 => Some(3),
            _ => None,
        }
    }

    /// Behind an Original 2 its attackers, behind a 12 the attacked may go at once, where no other attack names them.
    pub(super) fn infiltrate(
        &mut self,
        spot: usize,
        fight: &Fight,
        (roll, original): (u32, i32),
        pending: &[Fight],
    ) {
        let those = match original {
            2 => &fight.att,
            12 => &fight.def,
            _ => return,
        };
        for n in those.clone() {
            let man = &self.men[n];
            let free = !pending.iter().any(|other| other.att.contains(&n) || other.def.contains(&n));
            let able = man.is_there() && man.spot == Some(spot) && !man.pinned && !man.leaves;
            if free && able && self.slip.is_none() && self.chance.percent(40) {
                self.withdraws(spot, n, Some(roll));
            }
        }
    }

    /// The CCPh is over for a Location: Melee holds who is left, and the broken of an older one who could not go are lost.
    pub(super) fn settle(&mut self, spot: usize) {
        if self.spots[spot].melee {
            for n in self.both(spot) {
                if self.men[n].broken && !self.those(spot, 1 - self.men[n].side).is_empty() {
                    self.dies(n);
                }
            }
        }
        let open = |turn: &Turn, side| turn.those(spot, side).into_iter().any(|n| turn.men[n].is_held());
        let melee = open(self, 0) && open(self, 1);
        for n in self.both(spot) {
            let man = self.men[n].clone();
            if melee && man.is_held() && !man.melee {
                self.men[n].melee = true;
                self.say(format_args!("{} is melee", man.id));
            } else if !melee && man.melee {
                self.men[n].melee = false;
                self.say(format_args!("{} is no-longer melee", man.id));
            }
        }
        self.spots[spot].melee = melee;
    }

    /// The Melee goes on in the other side's Player Turn, where nobody else has anything to do.
    pub(super) fn go_on(&mut self) {
        let lone = |man: &Man| man.is_there() && (man.cx || man.pinned || (man.broken && !man.melee));
        let melee = self.spots.iter().any(|spot| spot.melee);
        let quiet = !self.men.iter().any(lone) && !self.spots.iter().any(|spot| spot.vehicle);
        let captive = self.men.iter().any(|man| man.captured);
        let on = self.slip.is_none() && melee && quiet && !captive;
        self.phasing = 1;
        self.say(format_args!("turn 1 {} RPh", SIDES[1]));
        if !on {
            return;
        }
        for phase in ["PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh"] {
            self.say(format_args!("turn 1 {} {phase}", SIDES[1]));
        }
        for n in 0..self.men.len() {
            let held = self.men[n].spot.is_some_and(|spot| self.spots[spot].melee);
            let man = &mut self.men[n];
            (man.acted, man.struck, man.alone, man.leaves) = (false, false, false, false);
            man.spot = man.spot.filter(|_| held);
        }
        for spot in &mut self.spots {
            spot.won = None;
        }
        self.fight_all(1);
        self.say(format_args!("turn 2 {} RPh", SIDES[0]));
    }
}
