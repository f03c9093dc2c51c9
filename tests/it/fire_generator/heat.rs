//! Heat of Battle (A15) and Snipers (A14) in generated turns: who owes a roll for them after an attack, and what comes of it.

use super::chart::Res;
use super::men::{Kind, Man};
use super::play::{Player, die};
use super::world::SIDES;
use crate::generator::chance::Chance;
use asl_core::event::*;
use asl_core::vocab::dice::Dice;
use asl_core::vocab::num::Drm;
use asl_core::vocab::phase::Phase;

/// A DR that may call for more.
#[derive(Clone, Debug)]
pub(crate) enum Due {
    /// An Original 2 on a MC of this unit, which was broken or not.
    Heat(usize, bool),
    /// A DR of this side.
    Sniper(usize, RollId),
}

/// The squad or HS of the next higher class, where one counter alone is that (A15.3).
const HIGHER: [(&str, [i64; 3], [i64; 3]); 8] = [
    ("german", [4, 6, 7], [4, 6, 8]),
    ("german", [4, 3, 6], [4, 4, 7]),
    ("german", [2, 4, 7], [2, 4, 8]),
    ("german", [2, 3, 6], [2, 3, 7]),
    ("american", [6, 6, 6], [6, 6, 7]),
    ("british", [4, 5, 7], [4, 5, 8]),
    ("british", [2, 4, 7], [2, 4, 8]),
    ("finnish", [5, 3, 8], [6, 4, 8]),
];

impl Player {
    /// Most games have Snipers.
    pub(crate) fn give_sans(&mut self) {
        let mut c = Chance::of(self.seed ^ 0x5A4E_0014);
        let sans = c.percent(75).then(|| [c.between(2, 6), c.between(2, 6)]);
        (self.world.sans, self.start.sans) = (sans, sans);
    }

    /// A DR was made by a side: it may meet the SAN of the other.
    pub(crate) fn may_wake(&mut self, side: usize, roll: RollId, original: i32) {
        let san = self.world.sans.map(|sans| sans[1 - side]);
        let again = self.due.iter().any(|due| matches!(due, Due::Sniper(_, known) if *known == roll));
        if san == Some(original) && !again && self.phase != Phase::RPh {
            self.due.push(Due::Sniper(side, roll));
        }
    }

    /// What the rolls of an attack call for, when it is over; some players leave Heat of Battle out.
    pub(crate) fn pay_dues(&mut self) {
        let without = Chance::of(self.seed ^ 0x0E47_0015).percent(15);
        for due in core::mem::take(&mut self.due) {
            match due {
                Due::Heat(..) if without => {}
                Due::Heat(who, broken) => self.heat(who, broken),
                Due::Sniper(side, roll) => self.snipe(side, roll),
            }
        }
    }

    fn throw(&mut self, dice: Dice, purpose: Purpose, unit: Option<UnitId>) -> RollId {
        self.rolls += 1;
        let roll = RollId(self.rolls);
        let (roller, evidence) = ("p".parse().expect("a text"), Evidence::Declared);
        self.push(What::DiceRolled(DiceRolled { roll, dice, purpose, unit, attack: None, roller, evidence }));
        roll
    }

    /// A Heat of Battle DR; dice are drawn until nobody goes berserk, surrenders or becomes a hero.
    fn heat(&mut self, who: usize, broken: bool) {
        if self.man(who).gone {
            return;
        }
        let man = self.man(who).clone();
        let drm = heat_drm(&man, broken);
        let mut c = Chance::of(self.seed ^ 0x4EA7_0015 ^ u64::from(self.rolls));
        let (mut a, mut b) = (1, 1);
        while !(7..=8).contains(&(a + b + drm)) {
            (a, b) = (c.between(1, 6), c.between(1, 6));
        }
        let unit = man.id();
        let roll = self.throw(crate::generator::log::dr(a, b), Purpose::Heat, Some(unit.clone()));
        let higher = (man.is_mmc() && c.percent(70)).then(|| man.higher()).flatten();
        let told = (man.is_mmc()).then(|| Drm(i16::try_from(drm).expect("a small DRM")));
        self.push(What::HeatRolled(HeatRolled {
            unit,
            roll,
            drm: told,
            result: Some(Heat::Hardening),
            hero: None,
            into: higher.as_ref().map(Man::id),
            like: None,
            fanatic: false,
        }));
        if let Some(higher) = higher {
            higher.write(&mut self.start.more);
            higher.half_and_lower().iter().for_each(|man| man.write(&mut self.start.more));
            self.man_mut(who).gone = true;
            self.world.men.push(higher);
        }
    }

    /// The Sniper of the other side acts: by a dr of 1 or 2 against one who is alone, or it lets it be.
    fn snipe(&mut self, side: usize, by: RollId) {
        let mut c = Chance::of(self.seed ^ 0x541E_0014 ^ u64::from(self.rolls));
        let pips = c.between(1, 6);
        let roll = self.throw(Dice::dr(die(pips)), Purpose::Sa, None);
        let target = if pips < 3 && self.no_attack_is_open() { self.alone(side, &mut c) } else { None };
        self.push(What::SniperRolled(SniperRolled {
            side: SIDES[1 - side].parse().expect("a side"),
            roll,
            woken_by: Some(by),
            lands: None,
            hex: None,
            target: target.map(|who| self.man(who).id()),
        }));
        let Some(who) = target else { return };
        if pips == 2 {
            self.man_mut(who).pinned = true;
            return self.status(who, &[Status::Pinned], &[], None);
        }
        self.man_mut(who).broken = true;
        self.status(who, &[Status::Broken, Status::Dm], &[], None);
    }

    /// Checks of the last attack are made: nobody owes anything.
    fn no_attack_is_open(&self) -> bool {
        self.records.last().is_none_or(|record| record.result != Res::Ptc || !record.checks.is_empty())
    }

    /// An unbroken, unpinned MMC that stands in its hex alone, and is not fired at in this phase any more.
    fn alone(&self, side: usize, c: &mut Chance) -> Option<usize> {
        let fits =
            |man: &Man| man.side == side && man.is_fit() && man.is_mmc() && !man.pinned && !man.concealed;
        let alone = |who: &usize| {
            let cell = self.man(*who).cell;
            let cars = self.world.cars.iter().any(|car| car.cell == cell);
            !cars && self.those(|man| man.cell == cell && !man.gone).len() == 1
        };
        let all: Vec<usize> = self.those(fits).into_iter().filter(alone).collect();
        c.pick_any(&all)
    }
}

/// The DRM of a MMC.
fn heat_drm(man: &Man, broken: bool) -> i32 {
    let nation = match man.nation {
        "russian" => 2,
        "british" | "finnish" => -1,
        _ => 0,
    };
    if !man.is_mmc() {
        return 0;
    }
    nation - i32::from(man.quality == "elite") + i32::from(broken) + i32::from(man.green)
}

impl Man {
    /// The counter of the next higher class, unbroken and unpinned.
    fn higher(&self) -> Option<Man> {
        let own = [self.fp, i64::from(self.range), i64::from(self.morale)];
        let fits = |row: &&(&str, [i64; 3], [i64; 3])| row.0 == self.nation && row.1 == own;
        let (_, _, [fp, range, morale]) = HIGHER.iter().find(fits).filter(|_| self.kind != Kind::Crew)?;
        let name = format!("{}u", self.name);
        let mut higher = Man { name, broken: false, pinned: false, ..self.clone() };
        (higher.fp, higher.range, higher.morale) = (*fp, *range as u32, *morale as i32);
        Some(higher)
    }

    /// What may be left of it, or take its place.
    fn half_and_lower(&self) -> Vec<Man> {
        let half = (self.kind == Kind::Squad).then(|| self.half());
        let lower = self.lower();
        let half_lower = half.as_ref().and_then(Man::lower);
        let lower_half = lower.as_ref().filter(|man| man.kind == Kind::Squad).map(Man::half);
        [half, lower, half_lower, lower_half].into_iter().flatten().collect()
    }
}
