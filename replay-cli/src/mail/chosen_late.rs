//! Whom the other side fires at, or fights, where it says so when its dice are known and could have chosen another. A note before
//! the answer binds it. Input: the events up to one of the other side's, and the position before that.

use super::behind_dice::{is_of, is_open};
use super::fought::{Round, close_combat};
use asl_core::event::{AttackId, CloseCombatFought, RollId, UnitId, What};
use asl_core::state::Attack;
use asl_core::vocab::{Meaning, Modifier, TargetType, words_of};
use std::collections::BTreeSet;

impl Round<'_> {
    /// By shares: the target of a To Hit DR, where its attack names none and the hex holds several.
    pub(super) fn aims_late(&self, what: &What) -> Option<String> {
        let What::ToHitAttempt(attempt) = what else { return None };
        let attack = self.state.attacks.get(&attempt.attack)?;
        let target = attempt.target.as_ref().filter(|_| attack.declared.target.units.is_empty())?;
        let choices = self.choices(attack);
        if choices < 2
            || self.is_noted(attempt.roll, Some(attempt.attack), &BTreeSet::from([target]), |id| {
                attack.targets.contains(id)
            })?
        {
            return None;
        }
        let (id, roll) = (attempt.attack, attempt.roll);
        Some(format!(
            "{id} is at {target}, as is told when {roll} could be known: its hex holds {choices} targets \
             (`units {target}` in the attack, or `note \"{id} at {target}\"` before the answer, binds it)"
        ))
    }

    /// The targets in the Location fired at: each vehicle one, and all Infantry together (C3.31, C3.32).
    fn choices(&self, attack: &Attack) -> usize {
        let is_vehicle =
            |id: &&UnitId| self.scenario.units.get(*id).is_some_and(|unit| unit.vehicle.is_some());
        let vehicles = attack.targets.iter().filter(is_vehicle).count();
        let infantry = usize::from(vehicles < attack.targets.len());
        match attack.declared.target.target_type {
            Some(TargetType::Vehicle) => vehicles,
            Some(TargetType::Infantry) => infantry,
            Some(TargetType::Area) => 1,
            None => vehicles + infantry,
        }
    }

    /// By shares: who takes part in a Close Combat, where others could (A11.12).
    pub(super) fn joins_late(&self, what: &What) -> Option<String> {
        let (cc, _) = close_combat(what)?;
        let told: BTreeSet<&UnitId> = cc.attackers.iter().chain(&cc.targets).collect();
        if !self.could_choose(cc)
            || self.is_noted(cc.roll, None, &told, |id| self.state.units.get(id).is_some())?
        {
            return None;
        }
        let names = |ids: &[UnitId]| ids.iter().map(UnitId::as_str).collect::<Vec<_>>().join(", ");
        let (by, at, roll) = (names(&cc.attackers), names(&cc.targets), cc.roll);
        Some(format!(
            "{by} fight {at}, as is told when {roll} could be known: others could \
             (`note \"{by} at {at}\"` before the answer binds it)"
        ))
    }

    /// By shares: an attack that nothing names before the first dice of its Location are known, where all are named first (A11.12). With
    /// a vehicle they are made one by one (A11.31).
    pub(super) fn named_behind(&self, what: &What) -> Option<String> {
        let (cc, _) = close_combat(what)?;
        let place = |cc: &CloseCombatFought| {
            let first = cc.attackers.first().and_then(|id| self.state.units.get(id))?;
            Some((first.side.as_ref()?, first.location()?))
        };
        let on_foot = |cc: &CloseCombatFought| {
            let mut all = cc.attackers.iter().chain(&cc.targets);
            all.all(|id| self.scenario.units.get(id).is_none_or(|unit| unit.vehicle.is_none()))
        };
        let here = place(cc).filter(|_| on_foot(cc))?;
        let known = |roll| {
            let each = self.state.shares.numbered(roll).filter_map(|(_, _, roll)| roll.known.as_ref());
            each.map(|known| known.seq).min()
        };
        let before = self.fought().filter(|(other, _)| place(other) == Some(here) && on_foot(other));
        let (seq, first) = before.filter_map(|(other, _)| Some((known(other.roll)?, other.roll))).min()?;
        let declared = self.state.shares.numbered(cc.roll).map(|(_, _, roll)| roll.seq).min()?;
        let told: BTreeSet<&UnitId> = cc.attackers.iter().chain(&cc.targets).collect();
        if declared < seq || self.is_noted(first, None, &told, |id| self.state.units.get(id).is_some())? {
            return None;
        }
        Some(format!(
            "the Close Combat of {} was declared when {first} could be known: all attacks of a Location are named before the first of its dice",
            cc.attackers.iter().map(UnitId::as_str).collect::<Vec<_>>().join(", ")
        ))
    }

    /// By shares: to capture, which is said before the DR (A20.22).
    pub(super) fn captures_late(&self, what: &What) -> Option<String> {
        let (cc, _) = close_combat(what)?;
        let said = cc.drm.iter().any(|line| line.is(Modifier::Capture));
        let mut words = self.notes(cc.roll)?.flat_map(|(_, words)| words_of(words));
        if !said || words.any(|word| Modifier::read(word) == Some(Modifier::Capture)) {
            return None;
        }
        let roll = cc.roll;
        Some(format!(
            "to capture is told when {roll} could be known (`note \"capture\"` before the answer binds it)"
        ))
    }

    /// Are there several in their Location on a side who take no part in another attack?
    fn could_choose(&self, cc: &CloseCombatFought) -> bool {
        let own = cc.attackers.first().and_then(|id| self.state.units.get(id));
        let Some((own, here)) = own.and_then(|own| Some((own, own.location()?))) else { return false };
        let free = |id: &UnitId, attacks: bool| {
            let of = |cc: &CloseCombatFought| {
                if attacks { cc.attackers.contains(id) } else { cc.targets.contains(id) }
            };
            !self.fought().any(|(cc, _)| of(cc))
        };
        let of_side = |attacks: bool| {
            let there = self.state.units_in(here).into_iter();
            let able = there.filter(move |(_, unit)| {
                !unit.eliminated && (unit.side == own.side) == attacks && !(attacks && unit.is_broken())
            });
            able.filter(|(id, _)| free(id, attacks)).count()
        };
        of_side(true) > 1 || of_side(false) > 1
    }

    /// Notes before the answer name these units and no other of a set; `None` where the dice are not by shares, or not known.
    fn is_noted(
        &self,
        roll: RollId,
        attack: Option<AttackId>,
        units: &BTreeSet<&UnitId>,
        of: impl Fn(&UnitId) -> bool,
    ) -> Option<bool> {
        let names = |words| -> BTreeSet<UnitId> {
            words_of(words).filter_map(|word| word.parse().ok()).filter(&of).collect()
        };
        let told: BTreeSet<UnitId> = units.iter().map(|id| (*id).clone()).collect();
        let meant = |words: &&str| attack.is_none_or(|attack| is_of(words, attack, true));
        let mut noted = self
            .notes(roll)?
            .flat_map(|(_, words)| words.split([';', '.']))
            .filter(meant)
            .map(|words| (names(words), is_open(words)))
            .filter(|(names, _)| !names.is_disjoint(&told))
            .peekable();
        Some(noted.peek().is_some() && noted.all(|(names, open)| names == told && !open))
    }
}
