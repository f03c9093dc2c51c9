//! Close Combat as the other side tells it: fought once, fought back, and harm that its results do not give. Input: the events
//! up to one of the other side's, and the position before that.

use asl_core::event::{CcResolved, CcResult, CloseCombatFought, Event, Name, Odds, Status, UnitId, What};
use asl_core::scenario::Scenario;
use asl_core::state::{State, side_of};
use asl_core::vocab::dice::Dice;
use asl_core::vocab::phase::Phase;

/// Who receives the event.
pub(super) struct Round<'a> {
    pub(super) scenario: &'a Scenario,
    pub(super) state: &'a State,
    pub(super) events: &'a [Event],
    /// The receiver's side.
    pub(super) own: &'a Name,
}

impl<'a> Round<'a> {
    /// What is asked of it.
    pub(super) fn asks(&self, what: &What) -> Option<String> {
        let fought = self.unharmed(what).or_else(|| self.with_known_dice(what));
        let late = fought.or_else(|| self.recorded_late(what)).or_else(|| self.loads_late(what));
        let late = late.or_else(|| self.strains_late(what)).or_else(|| self.lays_late(what));
        let late = late.or_else(|| self.left_by_nothing(what)).or_else(|| self.laid_elsewhere(what));
        let late = late.or_else(|| self.takes_off(what)).or_else(|| self.aims_late(what));
        let late = late.or_else(|| self.joins_late(what)).or_else(|| self.named_behind(what));
        let late = late.or_else(|| self.captures_late(what));
        late.or_else(|| self.hands_late(what))
    }

    /// As the phase ends: a unit that was attacked in it attacks too, though it was lost (A11.12).
    pub(super) fn not_fought_back(&self, what: &What) -> Option<String> {
        if self.state.phase != Some(Phase::CCPh) || !what.is_of_phase() {
            return None;
        }
        let able = |id: &UnitId| {
            let unit = self.state.units.get(id);
            unit.is_some_and(|unit| !unit.is_broken() && !unit.status.has(Status::Captured))
        };
        let mut attacked =
            self.fought().flat_map(|(cc, _)| &cc.targets).filter(|id| self.is_mine(id) && able(id));
        let left = attacked.find(|id| !self.fought().any(|(cc, _)| cc.attackers.contains(id)))?;
        Some(format!("ended the CCPh, in which {left} was attacked and may attack"))
    }

    /// Its DR settled another Close Combat, which was taken back: who joins it since then knew the dice.
    fn with_known_dice(&self, what: &What) -> Option<String> {
        let (now, _) = close_combat(what)?;
        let gone = &self.state.gone;
        let earlier = self.earlier(self.state.seq).iter().enumerate();
        let same = |units: &[UnitId], others: &[UnitId]| {
            units.len() == others.len() && units.iter().all(|id| others.contains(id))
        };
        let mut taken_back = earlier.filter(|(n, _)| gone.holds(*n as u64));
        let other = taken_back.find_map(|(_, event)| {
            let (then, _) = close_combat(&event.what).filter(|(then, _)| then.roll == now.roll)?;
            let alike = same(&then.attackers, &now.attackers) && same(&then.targets, &now.targets);
            (!alike).then_some(then)
        })?;
        let roll = other.roll;
        Some(format!("{roll} was known when it settled a Close Combat of others, which was taken back"))
    }

    /// Harm in the CCPh to one of mine whose attackers had no effect, by their word or by a DR too high for it.
    fn unharmed(&self, what: &What) -> Option<String> {
        let id = what.unit().filter(|id| what.harm().is_some() && self.is_mine(id))?;
        if self.state.phase != Some(Phase::CCPh) {
            return None;
        }
        let mut at = self.fought().filter(|(cc, _)| cc.targets.contains(id)).peekable();
        at.peek()?;
        at.all(|(cc, told)| {
            told.and_then(|told| told.result) == Some(CcResult::None) || self.is_high(cc, told)
        })
        .then(|| format!("by its DR the Close Combat at {id} had no effect, and it suffers by it"))
    }

    /// An Original 12, or above the Kill Numbers that even odds have. Of better odds, or none beside a result, the column is the
    /// players' word.
    fn is_high(&self, cc: &CloseCombatFought, told: Option<&CcResolved>) -> bool {
        const HIGH: i16 = 8;
        let Some(Dice::Dr(dr)) = self.state.rolls.get(&cc.roll).map(|roll| roll.dice) else { return false };
        let drm: i16 = cc.drm.iter().filter_map(|line| line.value).map(|drm| drm.0).sum();
        let result = told.and_then(|told| told.result);
        let even = result.is_none() || told.and_then(|told| told.odds).is_some_and(|odds| odds <= Odds::Even);
        dr.original() == 12 || even && dr.original().saturating_add(drm) >= HIGH
    }

    pub(super) fn is_mine(&self, id: &UnitId) -> bool {
        side_of(self.state, self.scenario, id) == Some(self.own)
    }

    /// The events before this one.
    pub(super) fn earlier(&self, seq: u64) -> &'a [Event] {
        &self.events[..usize::try_from(seq).unwrap_or(usize::MAX).min(self.events.len())]
    }

    /// The Close Combat attacks of the phase in play that stand, the last one first.
    pub(super) fn fought(&self) -> impl Iterator<Item = (&'a CloseCombatFought, Option<&'a CcResolved>)> {
        let here = self.earlier(self.state.seq).iter().enumerate().rev();
        let gone = &self.state.gone;
        here.take_while(|(_, event)| !event.what.is_of_phase())
            .filter(|(n, _)| !gone.holds(*n as u64))
            .filter_map(|(_, event)| close_combat(&event.what))
    }
}

/// Its attack, and its figures where they are told with it.
pub(super) const fn close_combat(what: &What) -> Option<(&CloseCombatFought, Option<&CcResolved>)> {
    if let What::CcResolved(resolved) = what {
        return Some((&resolved.fought, Some(resolved)));
    }
    let What::CloseCombatFought(fought) = what else { return None };
    Some((fought, None))
}
