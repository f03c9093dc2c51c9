//! Fire at and by concealed units: halved, and what it costs.

use super::slips::Slip;
use super::turn::Turn;
use crate::fire_generator::{Res, chart};

impl Turn {
    pub(super) fn prep_fire(&mut self) {
        for _ in 0..2 {
            self.shoot(0, "prep", "prep-fire");
        }
    }

    pub(super) fn final_fire(&mut self) {
        self.phase("DFPh");
        for _ in 0..2 {
            self.shoot(1, "final", "final-fire");
        }
    }

    /// Who can fire at whom: one unit at one that is alone in its hex, at two hexes or more within Normal Range.
    fn aims(&self, side: usize) -> Vec<(usize, usize)> {
        let alone = |k: usize| self.men.iter().filter(|man| man.at == self.men[k].at).count() == 1;
        let able = |n: &usize| {
            let man = &self.men[*n];
            man.side == side && man.fp > 0 && !man.broken && !man.fired && alone(*n)
        };
        let mut all = Vec::new();
        for n in (0..self.men.len()).filter(able) {
            for k in 0..self.men.len() {
                let (man, foe) = (&self.men[n], &self.men[k]);
                let fits = foe.side != side && foe.fp > 0 && !foe.broken && !foe.struck && alone(k);
                if fits && (2..=3).contains(&man.at.range(foe.at)) && self.sees(man.at, foe.at) {
                    all.push((n, k));
                }
            }
        }
        all
    }

    fn shoot(&mut self, side: usize, mode: &str, marker: &str) {
        let aims = self.aims(side);
        let Some((n, k)) = self.chance.pick_any(&aims) else { return };
        self.men[n].fired = true;
        self.men[k].struck = true;
        self.attacks += 1;
        let (a, man, foe) = (self.attacks, self.men[n].clone(), self.men[k].clone());
        // Of who moved or fired before it may be open whether it is concealed still.
        let plain = !foe.moved && !foe.fired;
        let halved = foe.concealed && !(plain && self.slips(Slip::NotHalved));
        let fp = if halved { man.fp / 2 } else { man.fp };
        let column = chart().column(i64::from(fp)).expect("a column");
        let named = chart().columns[column];
        let half = if halved { " x1/2 concealed" } else { "" };
        let (id, hex, range) = (&man.id, self.name(foe.at), man.at.range(foe.at));
        let base = man.fp;
        self.say(format_args!(
            "a{a} {mode} by {id} inherent {base} FP{half} at {hex} range {range} total {fp} FP column {named}"
        ));
        let shown = !man.concealed || self.is_watched(side, man.at);
        let (dice, total, result) = self.ift(column, &foe, shown);
        let roll = self.dr2(dice, &format!("ift in a{a}"));
        let tem = self.tem(foe.at);
        let drm = if tem > 0 { format!(" drm TEM +{tem}") } else { String::new() };
        self.say(format_args!("a{a} ift r{roll}{drm} final {total} result {}", result.word()));
        self.shows(n, Slip::KeptFiring);
        self.suffers(k, result, a);
        self.say(format_args!("marker {marker} on {id}"));
    }

    /// No doubles, which cower, and no more than a check; none on concealed units by one whom they do not see.
    fn ift(&mut self, column: usize, foe: &super::turn::Man, shown: bool) -> ((i32, i32), i32, Res) {
        // Who breaks by it sees its firer no more.
        let quiet = self.slip != Some(Slip::KeptFiring);
        loop {
            let (a, b) = (self.chance.between(1, 6), self.chance.between(1, 6));
            let total = a + b + self.tem(foe.at);
            let result = chart().result(Some(column), total);
            let mild = matches!(result, Res::Dash | Res::Ptc | Res::Mc(0 | 1));
            if a != b && mild && (result == Res::Dash || (quiet && (shown || !foe.concealed))) {
                return ((a, b), total, result);
            }
        }
    }

    fn suffers(&mut self, k: usize, result: Res, a: u32) {
        let (word, plus, kind) = match result {
            Res::Ptc => ("PTC".to_owned(), 0, "tc"),
            Res::Mc(n) => (Res::Mc(n).word(), n, "mc"),
            Res::Dash | Res::K(_) | Res::Kia(_) => return,
        };
        let (id, morale) = (self.men[k].id.clone(), self.men[k].morale);
        let (x, y) = loop {
            let (x, y) = (self.chance.between(1, 6), self.chance.between(1, 6));
            if (3..12).contains(&(x + y)) && x + y + plus != morale {
                break (x, y);
            }
        };
        let passed = x + y + plus < morale;
        let roll = self.dr2((x, y), &format!("{kind} for {id} in a{a}"));
        let says = if passed { "passed" } else { "failed" };
        self.say(format_args!("{id} checks {word} r{roll} morale {morale} {says} in a{a}"));
        if passed {
            self.shown_by(k, a);
            return;
        }
        self.men[k].fired = true;
        if kind == "tc" {
            self.men[k].pinned = true;
            self.say(format_args!("{id} is pinned in a{a}"));
            self.shown_by(k, a);
            return;
        }
        let was = self.men[k].concealed;
        let kept = was && self.slips(Slip::KeptBroken);
        let veil = if was && !kept { " no-longer concealed" } else { "" };
        (self.men[k].broken, self.men[k].concealed) = (true, false);
        self.say(format_args!("{id} is broken,dm{veil} in a{a}"));
    }

    /// A PTC or worse shows it.
    fn shown_by(&mut self, k: usize, a: u32) {
        if self.men[k].concealed && !self.slips(Slip::KeptAttacked) {
            self.unveil(k, &format!(" in a{a}"));
        }
    }
}
