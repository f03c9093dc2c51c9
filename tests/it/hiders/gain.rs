//! The "?" that are gained as the Player Turn ends: by the Concealment Table of the tests' own.

use super::slips::Slip;
use super::turn::{Man, Turn};

/// How a unit comes under its "?".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    None,
    Plain,
    ByDr,
}

impl Turn {
    fn way(&self, n: usize) -> Way {
        let man = &self.men[n];
        let (near, seen) = self.near(man.side, man.at);
        let cover = self.covers(man.at);
        match (seen, self.far_sees(man.side, man.at), cover) {
            (true, ..) | (_, true, false) => Way::None,
            (_, true, true) => Way::ByDr,
            (_, false, true) => Way::Plain,
            (_, false, false) if near => Way::ByDr,
            _ => Way::Plain,
        }
    }

    fn drm(&self, n: usize) -> i32 {
        let man = &self.men[n];
        let helps = |(k, other): &(usize, &Man)| {
            *k != n && other.side == man.side && other.at == man.at && !other.broken
        };
        let lead = self.men.iter().enumerate().filter(helps).map(|(_, other)| other.lead).min().unwrap_or(0);
        man.us + lead - self.tem(man.at)
    }

    pub(super) fn gain_all(&mut self) {
        for n in 0..self.men.len() {
            if self.gains_wrongly(n) {
                continue;
            }
            let man = self.men[n].clone();
            if man.side == 1 || man.concealed || man.broken || self.is_hidden(n) {
                continue;
            }
            match self.way(n) {
                Way::None => {}
                Way::Plain if self.chance.percent(80) => {
                    self.men[n].concealed = true;
                    self.say(format_args!("{} is concealed", man.id));
                }
                Way::ByDr => self.rolls(n),
                Way::Plain => {}
            }
        }
    }

    fn rolls(&mut self, n: usize) {
        let (id, drm) = (self.men[n].id.clone(), self.drm(n));
        let mut pips = self.chance.between(1, 6);
        let mut told = drm;
        let six = (1..=6).contains(&(6 - drm)) && self.is_to(Slip::GainsBySix);
        // Stealthy units have one less, which nobody tells.
        let low = (1..=6).contains(&(6 - drm)) && self.is_to(Slip::LowDrm);
        if six || low {
            pips = 6 - drm;
        }
        let roll = self.dr(pips, &format!("named \"concealment\" for {id}"));
        if low {
            told -= 2;
            let _ = self.slips(Slip::LowDrm);
        }
        let gained = pips + told <= 5 || (six && self.slips(Slip::GainsBySix));
        let word = if gained { "gained" } else { "not-gained" };
        self.say(format_args!("{id} conceals r{roll} drm {told:+} {word}"));
        self.men[n].concealed = gained;
    }

    /// It gains one where it may not.
    fn gains_wrongly(&mut self, n: usize) -> bool {
        let man = self.men[n].clone();
        let id = &man.id;
        let (_, seen) = self.near(man.side, man.at);
        let own = man.side == 0 && !man.broken && !self.is_hidden(n);
        let plain = (man.side == 1 && !man.concealed && !man.broken && self.slips(Slip::GainsInEnemyTurn))
            || (man.side == 0 && man.broken && self.slips(Slip::GainsBroken))
            || (own && seen && !man.concealed && self.slips(Slip::GainsSeen));
        if plain {
            self.say(format_args!("{id} is concealed"));
            return true;
        }
        let by_dr = (own && seen && !man.concealed && self.is_to(Slip::GainsSeenByDr))
            || (own && man.concealed && !man.moved && !man.fired && self.is_to(Slip::RollsUnder));
        if by_dr {
            let drm = self.drm(n);
            let roll = self.dr((5 - drm).clamp(1, 6), &format!("named \"concealment\" for {id}"));
            let _ = self.slips(Slip::GainsSeenByDr) || self.slips(Slip::RollsUnder);
            self.say(format_args!("{id} conceals r{roll} drm {drm:+} gained"));
        }
        by_dr
    }
}
