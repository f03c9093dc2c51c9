//! Broken units try to rally in the RPh, by a leader or by themselves, and what fire does to the broken (A10.6).

use super::men::{Kind, Man};
use super::play::{Player, Record, drm_line};
use crate::generator::chance::Chance;
use crate::generator::log::dr;
use asl_core::event::*;

impl Player {
    /// Units of both sides, those of the ATTACKER first, in any order.
    pub(crate) fn rally(&mut self) {
        let mut c = Chance::of(self.seed ^ 0x0000_7A11);
        for (side, mut mmc_tried) in [(0, false), (1, true)] {
            let mut all = self.those(|man| man.side == side && man.broken && !man.gone);
            if c.percent(50) {
                all.reverse();
            }
            for who in all {
                if c.percent(80) && self.may_rally(who, mmc_tried) {
                    mmc_tried |= self.man(who).is_mmc();
                    self.try_rally(&mut c, who);
                }
            }
        }
    }

    /// Leaders who stand in Good Order with a unit.
    fn leaders_of(&self, who: usize) -> Vec<i32> {
        let man = self.man(who);
        let leads = |other: &Man| {
            other.kind == Kind::Leader
                && other.is_fit()
                && (other.side, other.cell, other.level) == (man.side, man.cell, man.level)
        };
        self.those(leads).into_iter().map(|leader| self.man(leader).leads()).collect()
    }

    /// By a leader; a leader, a crew or a Finn by itself; the first MMC of its own RPh.
    fn may_rally(&self, who: usize, mmc_tried: bool) -> bool {
        let man = self.man(who);
        let finn = man.nation == "finnish" && man.quality != "conscript";
        let always = matches!(man.kind, Kind::Leader | Kind::Crew) || finn;
        !self.leaders_of(who).is_empty() || always || !mmc_tried
    }

    /// An armed enemy whom everybody sees is in the next hex.
    fn is_beside_enemy(&self, who: usize) -> bool {
        let man = self.man(who);
        let near = |foe: &Man| {
            foe.side != man.side
                && foe.is_fit()
                && foe.is_mmc()
                && !foe.concealed
                && foe.cell.range(man.cell) == 1
                && foe.level == 0
        };
        man.level == 0 && !self.those(near).is_empty()
    }

    fn try_rally(&mut self, c: &mut Chance, who: usize) {
        let mut dice = (c.between(1, 6), c.between(1, 6));
        // What an Original 2 does in Heat of Battle is not played here, nor the wound that a 12 gives a leader.
        let leads = self.man(who).kind == Kind::Leader;
        while dice.0 + dice.1 == 2 || (leads && dice.0 + dice.1 == 12) {
            dice = (c.between(1, 6), c.between(1, 6));
        }
        let roll = self.roll_rally(who, dice);
        let drm = self.rally_drm(who);
        let original = dice.0 + dice.1;
        let total = original + drm.iter().map(|(_, value)| value).sum::<i32>();
        let passed = total <= self.man(who).level_of_morale() && original < 12;
        self.push(What::Checked(Checked {
            unit: self.man(who).id(),
            also: Vec::new(),
            check: Check::Rally,
            roll,
            drm: drm.into_iter().map(|(name, value)| drm_line(name, value)).collect(),
            morale: Some(u8::try_from(self.man(who).level_of_morale()).expect("a small morale")),
            passed: Some(passed),
            attack: None,
        }));
        if passed {
            let dm: &[Status] =
                if self.man(who).dm { &[Status::Broken, Status::Dm] } else { &[Status::Broken] };
            self.status(who, &[], dm, None);
            let man = self.man_mut(who);
            (man.broken, man.dm) = (false, false);
        } else if original == 12 {
            self.fate(who);
        }
    }

    /// DM, a leader or none, as this player reads them.
    fn rally_drm(&self, who: usize) -> Vec<(&'static str, i32)> {
        let man = self.man(who);
        let under = man.dm || self.is_beside_enemy(who);
        let best = self.leaders_of(who).into_iter().min();
        // Another leader is helped by a better one alone.
        let lent = best.filter(|lead| *lead != 0 && (man.kind != Kind::Leader || *lead < man.leads()));
        let mut all = Vec::new();
        all.extend(under.then_some(("DM", 4)));
        all.extend(lent.map(|lead| ("leader", lead)));
        all.extend(best.is_none().then_some(("self-rally", 1)));
        all
    }

    fn roll_rally(&mut self, who: usize, (a, b): (i32, i32)) -> RollId {
        self.rolls += 1;
        let (roll, unit) = (RollId(self.rolls), Some(self.man(who).id()));
        let (roller, evidence) = ("p".parse().expect("a text"), Evidence::Declared);
        let (dice, purpose, attack) = (dr(a, b), Purpose::Rally, None);
        self.push(What::DiceRolled(DiceRolled { roll, dice, purpose, unit, attack, roller, evidence }));
        roll
    }

    /// An Original 12: a squad leaves its HS, all else is lost.
    fn fate(&mut self, who: usize) {
        let half = (self.man(who).kind == Kind::Squad).then(|| self.man(who).half());
        let (unit, into) = (self.man(who).id(), half.as_ref().map(Man::id));
        self.man_mut(who).gone = true;
        self.push(What::Reduced(Reduced { unit, like: into.clone(), into, attack: None }));
        self.world.men.extend(half);
    }

    /// All that are broken from the start are under DM.
    pub(crate) fn despair_all(&mut self) {
        for who in self.those(|man| man.broken && !man.dm) {
            self.status(who, &[Status::Dm], &[], None);
            self.man_mut(who).dm = true;
        }
    }

    /// The broken whom an attack may harm come under DM.
    pub(crate) fn despair(&mut self, record: &Record) {
        for who in record.targets.clone() {
            let man = self.man(who);
            if record.before[who].broken && !man.gone && !man.dm && self.is_potent(record) {
                self.status(who, &[Status::Dm], &[], Some(record.id));
                self.man_mut(who).dm = true;
            }
        }
    }
}
