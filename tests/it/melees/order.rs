//! Who attacks whom, and in which order: at once, by turns after an Ambush, by turns where a vehicle is.

use super::after::Fate;
use super::slips::Slip;
use super::turn::{SIDES, Turn};

/// One attack, as it is named.
#[derive(Clone, Debug)]
pub(super) struct Fight {
    pub(super) att: Vec<usize>,
    pub(super) def: Vec<usize>,
    /// It tries to capture.
    pub(super) capture: bool,
}

impl Turn {
    pub(super) fn fight_all(&mut self, turn: i32) {
        self.say(format_args!("turn {turn} {} CCPh", SIDES[self.phasing]));
        for spot in 0..self.spots.len() {
            if (0..2).any(|side| self.those(spot, side).is_empty()) {
                continue;
            }
            self.ambush(spot);
            self.announce(spot);
            self.ambusher_leaves(spot);
            self.wrong_at(spot);
            match self.spots[spot].won {
                _ if self.spots[spot].vehicle => self.by_turns(spot),
                Some(won) => self.after_ambush(spot, won),
                None => self.at_once(spot),
            }
            self.leave(spot);
            self.settle(spot);
        }
    }

    /// Who attacks, and is attacked, as one: an MMC with the SMC that it is stacked with, a SMC alone.
    pub(super) fn teams(&self, spot: usize, side: usize) -> Vec<Vec<usize>> {
        let there = self.those(spot, side);
        let steady = |n: &usize| self.men[*n].is_mmc() && !self.men[*n].broken && !self.men[*n].leaves;
        let mut teams: Vec<Vec<usize>> =
            there.iter().copied().filter(|n| !self.men[*n].is_smc()).map(|n| vec![n]).collect();
        let host =
            teams.iter().position(|team| steady(&team[0])).or(if teams.is_empty() { None } else { Some(0) });
        for n in there.into_iter().filter(|n| self.men[*n].is_smc()) {
            let apart = self.men[n].alone || self.men[n].leaves;
            match host.filter(|_| !apart) {
                Some(team) => teams[team].push(n),
                None => teams.push(vec![n]),
            }
        }
        teams
    }

    /// Teams that may attack: where the MMC may, and nobody of it is named in an attack already.
    fn able(&self, spot: usize, side: usize) -> Vec<Vec<usize>> {
        let mut teams = self.teams(spot, side);
        teams.retain(|team| team.iter().all(|n| self.men[*n].is_able()));
        teams
    }

    /// Teams that may be attacked: of one kind, not attacked before, no withdrawal that many cover.
    fn open_targets(&self, spot: usize, side: usize) -> Vec<Vec<usize>> {
        let stay = self.those(spot, side).into_iter().filter(|n| !self.men[*n].leaves).count();
        let mut teams = self.teams(spot, side);
        teams.retain(|team| {
            let same = team.iter().all(|n| self.men[*n].concealed == self.men[team[0]].concealed);
            let bare = stay < 3 || team.iter().all(|n| !self.men[*n].leaves);
            same && bare && team.iter().all(|n| !self.men[*n].struck && self.men[*n].is_there())
        });
        teams
    }

    fn shuffle(&mut self, teams: &mut [Vec<usize>]) {
        for n in (1..teams.len()).rev() {
            let other = self.chance.below(n as i32 + 1) as usize;
            teams.swap(n, other);
        }
    }

    /// The attacks of a side. Who is concealed does not attack where it is attacked, as the order of both would tell.
    fn plan(&mut self, spot: usize, side: usize, at_once: bool) -> Vec<Fight> {
        let mut able = self.able(spot, side);
        let mut foes = self.open_targets(spot, 1 - side);
        if at_once {
            able.retain(|team| team.iter().all(|n| !(self.men[*n].concealed && self.men[*n].struck)));
            foes.retain(|team| team.iter().all(|n| !(self.men[*n].concealed && self.men[*n].acted)));
        }
        able.retain(|_| self.chance.percent(88));
        self.shuffle(&mut able);
        self.shuffle(&mut foes);
        let most = able.len().min(foes.len());
        if most == 0 {
            return Vec::new();
        }
        let many = self.chance.between(1, most as i32) as usize;
        let rest = foes.split_off(many);
        let mut fights: Vec<Fight> =
            foes.into_iter().map(|def| Fight { att: Vec::new(), def, capture: false }).collect();
        let joins = |men: &[super::men::Man], those: &[usize], team: &[usize]| {
            !men[team[0]].alone && those.iter().all(|n| !men[*n].alone)
        };
        for (n, team) in able.into_iter().enumerate() {
            let att = &mut fights[n % many].att;
            if att.is_empty() || joins(&self.men, att, &team) {
                att.extend(team);
            }
        }
        for more in rest {
            let n = self.chance.below(many as i32) as usize;
            let same = self.men[more[0]].concealed == self.men[fights[n].def[0]].concealed;
            if same && joins(&self.men, &fights[n].def, &more) && self.chance.percent(50) {
                fights[n].def.extend(more);
            }
        }
        self.name_all(&fights);
        fights
    }

    fn name_all(&mut self, fights: &[Fight]) {
        for fight in fights {
            fight.att.iter().for_each(|n| self.men[*n].acted = true);
            fight.def.iter().for_each(|n| self.men[*n].struck = true);
        }
    }

    /// May a fight capture: an MMC holds whom it takes, and nobody of them is to attack.
    fn may_capture(&self, fight: &Fight) -> bool {
        let us: i32 = fight.def.iter().map(|n| self.men[*n].us()).sum();
        let guard = fight.att.iter().map(|n| &self.men[*n]).find(|man| man.is_mmc());
        guard.is_some_and(|guard| us <= 5 * guard.us())
    }

    /// Both name all attacks, and all are made, by the dead as well.
    fn at_once(&mut self, spot: usize) {
        let first = self.plan(spot, self.phasing, true);
        let second = self.plan(spot, 1 - self.phasing, true);
        let late = self.chance.percent(40);
        let quiet = second.is_empty();
        let all: Vec<Fight> = first.into_iter().chain(second).collect();
        let mut told = Vec::new();
        for (n, fight) in all.iter().enumerate() {
            let take = quiet && !late && self.may_capture(fight) && self.chance.percent(40);
            let fight = Fight { capture: take, ..fight.clone() };
            let (fates, roll, original) = self.attack(spot, &fight);
            if late {
                told.extend(fates)
            } else {
                self.befall(fates)
            }
            let pending = &all[n + 1..];
            if !late {
                self.infiltrate(spot, &fight, (roll, original), pending);
            }
            self.behind_attack(spot, pending);
        }
        self.befall(told);
    }

    /// The ambusher's attacks, then those of the others who are left.
    fn after_ambush(&mut self, spot: usize, won: usize) {
        for side in [won, 1 - won] {
            for mut fight in self.plan(spot, side, false) {
                fight.att.retain(|n| self.men[*n].is_there() && self.men[*n].spot == Some(spot));
                fight.def.retain(|n| self.men[*n].is_there() && self.men[*n].spot == Some(spot));
                if fight.att.is_empty() || fight.def.is_empty() {
                    continue;
                }
                fight.capture = self.may_capture(&fight) && self.chance.percent(30);
                let (fates, roll, original) = self.attack(spot, &fight);
                let dead: Vec<usize> =
                    fates.iter().filter(|(_, fate)| *fate == Fate::Dies).map(|(n, _)| *n).collect();
                self.befall(fates);
                self.infiltrate(spot, &fight, (roll, original), &[]);
                self.dead_strike(&dead, fight.att[0]);
            }
        }
    }

    /// One attack each, who fights the vehicle first.
    fn by_turns(&mut self, spot: usize) {
        let crew = self.those(spot, 1)[0];
        if self.is_to(Slip::VehicleFirst) {
            let target =
                self.teams(spot, 0).into_iter().find(|team| team.len() == 1 && self.men[team[0]].is_mmc());
            let Some(target) = target else { return };
            let fate = self.vehicle_attacks(crew, target[0]);
            self.befall(fate);
        }
        loop {
            let able = self.able(spot, 0);
            let Some(team) = able.first().cloned().filter(|team| team.len() < 3) else { break };
            let armed = self.men[crew].is_there() && !self.men[crew].immobile;
            if !armed || !self.chance.percent(90) {
                break;
            }
            self.at_vehicle(spot, &team, crew);
            let targets = self.open_targets(spot, 0);
            let target = targets.into_iter().find(|team| team.len() == 1);
            let strikes = self.men[crew].is_there() && !self.men[crew].acted;
            if let Some(target) = target.filter(|_| strikes && self.slip.is_none() || self.is_to(Slip::Bmg)) {
                let fate = self.vehicle_attacks(crew, target[0]);
                self.befall(fate);
            }
        }
    }
}
