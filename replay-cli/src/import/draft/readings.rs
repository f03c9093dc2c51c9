//! Who may have fired, where the files tell no one attack: every reading that fits, or a few of many.

use super::event::By;
use super::fire::{Joined, mode};
use super::{Ask, Drafter, Moment, deed};
use asl_core::event::What;
use std::collections::BTreeSet;

/// For so many questions answers are thought of; of more only the question is told.
const MOST_GUESSED: usize = 256;

/// So many readings of one roll are looked at.
const MOST_READINGS: usize = 64;

impl Drafter<'_> {
    /// The question who fired an IFT DR, with the attacks that would fit. It is whole where the files name the firers to
    /// choose from: one of them, or all of them together, fired. Who has a weapon with it may have fired that, and did where
    /// the players named it.
    pub(super) fn readings(&mut self, now: &Moment<'_>) -> Ask {
        let says = format!("who fired the IFT DR of step {}, and at what", now.at.step);
        self.fire.guessed += 1;
        let Some(turn) = now.turn.filter(|_| self.fire.guessed <= MOST_GUESSED) else {
            return Ask::of("fire", says);
        };
        let side = self.firing_side(turn);
        let named = self.among(side);
        let is_own = |id: &&String| {
            self.roster.side(id) == Some(side) && self.roster.checks(id) && !self.roster.is_leader(id)
        };
        let able: Vec<String> = named.as_ref().map_or_else(
            || self.stands.keys().filter(is_own).cloned().collect(),
            |named| named.iter().filter(is_own).cloned().collect(),
        );
        let able = self.by_weapon(now, able);
        let all_on_foot = named.as_ref().is_some_and(|named| named.len() == able.len());
        let alone = self.fire.marks.is_empty();
        let together = (named.is_some() && able.len() > 1).then(|| able.clone());
        let groups = able.iter().map(|id| vec![id.clone()]).chain(together);
        let hexes = match self.target_hex(now, side, &able) {
            Some((hex, _)) => BTreeSet::from([hex]),
            None => self.enemy_hexes(side),
        };
        let pairs: Vec<(Vec<String>, &String)> =
            groups.flat_map(|group| hexes.iter().map(move |hex| (group.clone(), hex))).collect();
        let whole = all_on_foot
            && alone
            && pairs.len() <= MOST_READINGS
            && !able.iter().any(|id| self.is_armed(now, id));
        let (mode, attack) = (mode(now.turn, &self.fire.marks), self.next_number());
        let choice = |(firers, hex): (Vec<String>, &String)| -> Option<Vec<What>> {
            let targets = self.at(hex, |id| self.roster.side(id) != Some(side));
            let (arms, by) = (self.arms(now, &firers), [By::Standing; 2]);
            let joined = Joined { firers, arms, directors: Vec::new(), hex: hex.clone(), targets, by };
            let declared = deed::fire(attack, mode, self.fire(&joined, None)?);
            Some(vec![declared.what, deed::ift(attack, None, None).what])
        };
        let choices = pairs.into_iter().take(MOST_READINGS).filter_map(choice).collect();
        Ask { choices, whole, ..Ask::of("fire", says) }
    }

    /// The units of a side of which one fired, or more: under one counter of fire, or in the hex that the players named.
    fn among(&self, side: &str) -> Option<Vec<String>> {
        let own = |id: &str| self.roster.side(id) == Some(side) && !self.roster.is_leader(id);
        let marked: Vec<String> = self.fire.among.iter().filter(|id| own(id)).cloned().collect();
        if !marked.is_empty() {
            return Some(marked);
        }
        let from = self.fire.said.iter().find_map(|said| said.from.as_deref())?;
        let there = self.at(&self.whole(from, own)?, own);
        (!there.is_empty()).then_some(there)
    }

    fn enemy_hexes(&self, side: &str) -> BTreeSet<String> {
        let enemy = self.stands.iter().filter(|(id, _)| self.roster.side(id) != Some(side));
        enemy.map(|(_, hex)| hex.clone()).collect()
    }
}
