//! Checks: whose MC or rally a DR was, by what flips behind it and by who is left; and what is asked where that does not tell.

use super::deeds::ahead;
use super::event::By;
use super::marks::Mark;
use super::{Act, Ask, Drafter, Moment, deed};
use crate::import::vassal::event::Address;
use asl_core::event::{Check, What};
use asl_core::vocab::{IftResult, UnitId};

/// What his DRM is called, of a leader with others.
const LEADER: &str = "leader";

impl Drafter<'_> {
    /// A MC: of the unit that flips right behind it, else of the one target that has made none.
    pub(super) fn checked(&mut self, now: &Moment<'_>, leaf: Address) {
        self.roll(now.at, leaf.leaf);
        let flips = self.flips(now, |action| matches!(action.deed, Act::Rolled(_)));
        let Some(open) = &self.fire.open else { return self.ask_check(now) };
        let is_target = |id: &&String| open.targets.contains(id) && !open.checked.contains(*id);
        let failed = flips.iter().find(is_target).map(|id| (id.clone(), By::Flip));
        let left: Vec<&String> =
            open.targets.iter().filter(is_target).filter(|id| self.roster.checks(id)).collect();
        let alone = || if let [one] = left.as_slice() { Some(((*one).clone(), By::Standing)) } else { None };
        let unit = failed.or_else(alone);
        let (check, attack) = (open.result.and_then(check_of), open.attack);
        let unit = unit.and_then(|(id, by)| Some((self.roster.of_id(&id)?.clone(), id, by)));
        match unit.zip(check) {
            Some(((unit, id, by), check)) => {
                let hampers = self.hampering(&id).map(|drm| (LEADER, drm));
                self.deed(now.at, deed::check((unit, by), check, hampers.as_slice(), Some(attack)));
                if let Some(open) = &mut self.fire.open {
                    open.checked.insert(id);
                }
            }
            None => self.ask_check(now),
        }
    }

    /// Whose check it was is asked. Where every target has made the one that the attack calls for, it was a second one,
    /// whoever made it: unless there is a leader, whose loss calls for others (A10.2).
    fn ask_check(&mut self, now: &Moment<'_>) {
        let says = format!("whose MC the DR of step {} was, and which", now.at.step);
        let open = self.fire.open.as_ref();
        let targets = open.iter().flat_map(|open| &open.targets);
        let checking: Vec<&String> = targets.filter(|id| self.roster.checks(id)).collect();
        let again = open.filter(|open| {
            let has_checked = |id: &&String| open.checked.contains(*id) && !self.roster.is_leader(id);
            !checking.is_empty() && checking.iter().all(has_checked)
        });
        let again = again.and_then(|open| Some((open.result?, open.attack)));
        // A result that calls for no MC is no check that could be answered with.
        let check = match again {
            Some((result, attack)) => check_of(result).map(|check| (check, Some(attack))),
            None => Some((Check::Mc(0), None)),
        };
        let units = checking.iter().filter_map(|id| self.roster.of_id(id));
        let choice = |unit: &UnitId| {
            let (check, attack) = check?;
            Some(vec![deed::check((unit.clone(), By::Standing), check, &[], attack).what])
        };
        let choices = units.filter_map(choice).collect();
        self.ask(now.at, Ask { choices, whole: again.is_some(), ..Ask::of("check", says) });
    }

    /// A rally DR: of the unit that flips back right behind it. With the DM that the counters show, the best leader who
    /// is there and the help of the terrain: what that does not rally, nothing rallies.
    pub(super) fn tried_to_rally(&mut self, now: &Moment<'_>, leaf: Address) {
        self.roll(now.at, leaf.leaf);
        let next = ahead(now).take_while(|action| !matches!(action.deed, Act::Rolled(_)));
        let mut flipped =
            next.filter(|action| action.deed == Act::Rallied).flat_map(|action| &action.changes);
        let unit = flipped.find_map(|change| Some(change.before.as_ref()?.id.clone()));
        let Some((id, unit)) = unit.and_then(|id| Some((id.clone(), self.roster.of_id(&id)?.clone()))) else {
            return self.ask_rally(now);
        };
        let dm = self.bearers.values().any(|(unit, mark)| *unit == id && *mark == Mark::Dm);
        let leader = self.best_leader(&id).map(|drm| (LEADER, drm));
        let shelter = self.stands.get(&id).is_some_and(|hex| self.may_shelter(hex));
        let lines = [dm.then_some(("DM", 4)), leader, shelter.then_some(("TEM", -1))];
        let lines: Vec<(&str, i16)> = lines.into_iter().flatten().collect();
        self.deed(now.at, deed::check((unit, By::Flip), Check::Rally, &lines, None));
        self.fire.rallied.insert(id);
    }

    fn ask_rally(&mut self, now: &Moment<'_>) {
        let says = format!("which unit tried to rally with the DR of step {}", now.at.step);
        let broken = self.broken.iter().filter(|id| !self.fire.rallied.contains(*id));
        let failed = |unit: &UnitId| {
            let mut what = deed::check((unit.clone(), By::Standing), Check::Rally, &[], None).what;
            if let What::Checked(checked) = &mut what {
                checked.passed = Some(false);
            }
            vec![what]
        };
        let choices = broken.filter_map(|id| self.roster.of_id(id)).map(failed).collect();
        self.ask(now.at, Ask { choices, ..Ask::of("rally", says) });
    }

    /// The worst leader in its hex, where he makes it harder to pass.
    fn hampering(&self, id: &str) -> Option<i16> {
        let (hex, side) = (self.stands.get(id)?, self.roster.side(id));
        let there = self.at(hex, |other| other != id && self.roster.side(other) == side);
        there.iter().filter_map(|id| self.roster.leadership(id)).max().filter(|drm| *drm > 0)
    }

    fn best_leader(&self, id: &str) -> Option<i16> {
        let hex = self.stands.get(id)?;
        let side = self.roster.side(id);
        let able = |other: &str| other != id && !self.broken.contains(other);
        let there = self.at(hex, |other| able(other) && self.roster.side(other) == side);
        let best = there.iter().filter_map(|id| self.roster.leadership(id)).min()?;
        (best < 0).then_some(best)
    }
}

/// The MC that a result calls for.
fn check_of(result: IftResult) -> Option<Check> {
    match result {
        IftResult::Mc(number) => Some(Check::Mc(number)),
        IftResult::None | IftResult::Ptc | IftResult::K(_) | IftResult::Kia(_) => None,
    }
}
