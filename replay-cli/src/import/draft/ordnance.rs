//! The shots of vehicles and Guns: a To Hit DR, its To Kill DR, the wreck behind them; and repairs.

use super::deeds::ahead;
use super::event::By;
use super::fire::{Joined, Open, category, is_attack, mode};
use super::{Ask, Drafter, Moment, deed};
use crate::import::vassal::action::{Action, Deed};
use crate::import::vassal::counter::Sort;
use crate::import::vassal::event::Address;
use asl_core::event::Use;
use asl_core::vocab::{AttackId, UnitId};

impl Drafter<'_> {
    /// A To Hit DR: its shot stands before it. It hit where a To Kill DR is right behind it.
    pub(super) fn shot(&mut self, now: &Moment<'_>, leaf: Address) {
        let joined = self.join_shot(now);
        let mode = mode(now.turn, &self.fire.marks);
        let attack = self.number();
        let Some((joined, gun)) = joined else {
            self.roll(now.at, leaf.leaf);
            let says = format!("who fired the TH DR of step {}, and at what", now.at.step);
            return self.ask(now.at, Ask::of("shot", says));
        };
        let at_vehicles = joined.targets.iter().all(|id| self.roster.sort(id) == Some(Sort::Vehicle));
        let target = self.names(&joined.targets).into_iter().next();
        let kills = is_killed_next(now);
        self.declare(now.at, mode, attack, &joined, Some(!at_vehicles));
        self.roll(now.at, leaf.leaf);
        self.deed(now.at, deed::to_hit(attack, gun, target, kills));
        self.fire.fired.extend(joined.firers);
        let mut open = Open::of(attack, joined.targets);
        open.kills = kills;
        self.fire.open = Some(open);
    }

    /// A To Kill DR belongs to the hit before it.
    pub(super) fn killed(&mut self, now: &Moment<'_>, leaf: Address) {
        self.roll(now.at, leaf.leaf);
        match &mut self.fire.open {
            Some(open) if open.kills => {
                open.kills = false;
                let attack = open.attack;
                self.deed(now.at, deed::to_kill(attack));
            }
            Some(_) | None => {
                let says = format!("what the TK DR of step {} was for, and of which unit", now.at.step);
                self.ask(now.at, Ask::of("roll", says));
            }
        }
    }

    /// The one shot that counters, words and the wreck behind tell of, and who fires with what.
    fn join_shot(&self, now: &Moment<'_>) -> Option<(Joined, (UnitId, Use))> {
        let side = self.firing_side(now.turn?);
        let (firer, by) = self.shooter(side)?;
        let gun = (self.roster.of_id(&firer)?.clone(), self.weapon(&firer)?);
        let firers = vec![firer];
        let harmed = self.flips(now, |action| is_attack(now, action) && !is_kill(now, action));
        let (hex, by_hex) = self.target_hex(now, side, &firers).or_else(|| {
            let harmed = harmed.iter().find(|id| self.roster.side(id).is_some_and(|of| of != side))?;
            Some((self.stands.get(harmed)?.clone(), By::Flip))
        })?;
        let mut targets = self.at(&hex, |id| self.roster.side(id) != Some(side));
        targets.sort();
        let vehicles: Vec<String> =
            targets.iter().filter(|id| self.roster.sort(id) == Some(Sort::Vehicle)).cloned().collect();
        let targets = match vehicles.as_slice() {
            [] if is_killed_next(now) => Vec::new(),
            [] => targets,
            // What stands beside a vehicle may be the target as well, unless there was a To Kill DR.
            [_] if targets.len() == 1 || is_killed_next(now) => vehicles,
            several if is_killed_next(now) => {
                several.iter().find(|id| harmed.contains(id)).cloned().into_iter().collect()
            }
            _ => Vec::new(),
        };
        let (arms, by) = (vec![gun.1.clone()], [by, by_hex]);
        let joined = Joined { firers, arms, directors: Vec::new(), hex, targets, by };
        (!joined.targets.is_empty()).then_some((joined, gun))
    }

    /// The vehicle or Gun under the counter that was laid; else the one in the hex that the players named. With what tells it.
    fn shooter(&self, side: &str) -> Option<(String, By)> {
        let is_own = |id: &str| {
            let shoots = matches!(self.roster.sort(id), Some(Sort::Vehicle | Sort::Gun));
            shoots && self.roster.side(id) == Some(side) && self.stands.contains_key(id)
        };
        let marked: Vec<&String> = self
            .fire
            .marks
            .iter()
            .map(|(id, _)| id)
            .chain(&self.fire.among)
            .filter(|id| is_own(id))
            .collect();
        if let [one] = marked.as_slice() {
            return Some(((*one).clone(), By::Laid));
        }
        let from = self.fire.said.iter().find_map(|said| said.from.as_deref());
        let there = match from {
            Some(from) => self.at(&self.whole(from, is_own)?, is_own),
            None => Vec::new(),
        };
        if let [one] = there.as_slice() { Some((one.clone(), By::Words)) } else { None }
    }

    /// What a vehicle or a Gun fires.
    fn weapon(&self, id: &str) -> Option<Use> {
        let sort = self.roster.sort(id)?;
        let armament = || Use::Weapon("MA".parse().expect("a name of letters"));
        if sort == Sort::Vehicle { Some(armament()) } else { (sort == Sort::Gun).then_some(Use::Gun) }
    }

    /// The shot that hit this unit, if it is the open one.
    pub(super) fn shot_at(&self, id: &str) -> Option<AttackId> {
        let is_vehicle = self.roster.sort(id) == Some(Sort::Vehicle);
        self.fire.attack_on(id).filter(|_| is_vehicle)
    }

    /// A dr right before a weapon is turned back to its good side is its repair.
    pub(super) fn repaired(&mut self, now: &Moment<'_>) -> bool {
        let next = ahead(now).take_while(|action| !matches!(action.deed, Deed::Rolled(_)));
        let mut changes =
            next.filter(|action| action.deed == Deed::Repaired).flat_map(|action| &action.changes);
        let unit = changes.find_map(|change| {
            let id = &change.before.as_ref()?.id;
            Some(deed::repair(self.roster.of_id(id)?.clone(), self.weapon(id)?))
        });
        unit.map(|deed| self.deed(now.at, deed)).is_some()
    }
}

/// Whether the next roll is a To Kill DR.
fn is_killed_next(now: &Moment<'_>) -> bool {
    let rolled = |action: &Action| if let Deed::Rolled(leaf) = action.deed { Some(leaf) } else { None };
    ahead(now).find_map(rolled).is_some_and(|leaf| category(now, leaf) == Some("TK"))
}

fn is_kill(now: &Moment<'_>, action: &Action) -> bool {
    matches!(action.deed, Deed::Rolled(leaf) if category(now, leaf) == Some("TK"))
}
