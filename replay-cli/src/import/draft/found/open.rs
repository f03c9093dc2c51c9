//! The attack that is still open: what comes of it stands behind it.

use super::Candidate;
use crate::import::draft::seen::{Seen, Throw};
use asl_core::event::What;
use asl_core::readings::{Course, Figured, Struck};
use asl_core::vocab::{AttackId, IftResult, UnitId};
use std::collections::BTreeSet;

/// An attack of which something is to come. Where it is asked which it was, the answer declares it by this number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::import::draft) struct Opened {
    pub(super) attack: AttackId,
    /// The units that it is at, whichever it was.
    pub(super) targets: Vec<UnitId>,
    /// The results that it may have: one where it is told.
    pub(super) results: Vec<IftResult>,
    pub(super) checked: BTreeSet<UnitId>,
    /// What its To Hit roll strikes.
    pub(super) struck: Option<Struck>,
    /// Its To Hit roll is followed by a To Kill roll, which is still to come.
    pub(super) kills: bool,
    /// A To Hit roll of which the effect may be rolled on the IFT.
    pub(super) may_hit: bool,
}

impl Opened {
    pub(super) const fn of(attack: AttackId) -> Opened {
        Opened {
            attack,
            targets: Vec::new(),
            results: Vec::new(),
            checked: BTreeSet::new(),
            struck: None,
            kills: false,
            may_hit: false,
        }
    }

    /// What is open behind a candidate that is taken: the attack that it is, or the one before it.
    pub(in crate::import::draft) fn after(
        one: &Candidate,
        before: Option<Opened>,
        seen: &Seen,
    ) -> Option<Opened> {
        let declared = one.done.iter().find_map(|deed| attack_of(&deed.what));
        if let Some(attack) = declared {
            return Some(Opened {
                targets: one.targets.clone(),
                results: told_or(seen, one.figures.iter()),
                struck: one.struck,
                kills: seen.throw == Throw::ToHit && seen.behind.kills,
                may_hit: seen.throw == Throw::ToHit && !seen.behind.kills,
                ..Opened::of(attack)
            });
        }
        let mut opened = before?;
        for deed in &one.done {
            opened.takes(&deed.what, seen);
        }
        Some(opened)
    }

    /// What is open whichever of several attacks it was: the units that all of them are at.
    pub(in crate::import::draft) fn of_all(
        all: &[Candidate],
        attack: AttackId,
        seen: &Seen,
    ) -> Option<Opened> {
        let fit = || all.iter().filter(|candidate| candidate.against.is_empty());
        let some: Vec<&Candidate> =
            if fit().next().is_some() { fit().collect() } else { all.iter().collect() };
        let first = some.first()?;
        let common = |unit: &&UnitId| some.iter().all(|candidate| candidate.targets.contains(unit));
        Some(Opened {
            targets: first.targets.iter().filter(common).cloned().collect(),
            results: told_or(seen, some.iter().filter_map(|candidate| candidate.figures.as_ref())),
            kills: seen.throw == Throw::ToHit && seen.behind.kills,
            may_hit: seen.throw == Throw::ToHit && !seen.behind.kills,
            ..Opened::of(attack)
        })
    }

    /// What a roll that belongs to it changes.
    fn takes(&mut self, what: &What, seen: &Seen) {
        self.kills &= !matches!(what, What::ToKillAttempt(_));
        if matches!(what, What::IftResolved(_)) {
            self.may_hit = false;
            self.results = told_or(seen, core::iter::empty());
        }
        if let What::Checked(checked) = what {
            self.checked.insert(checked.unit.clone());
        }
    }

    /// The attack that an answer declares, with its result; else the one before it.
    pub(in crate::import::draft) fn answered(
        told: &[What],
        before: Option<Opened>,
        seen: Option<&Seen>,
        course: &Course,
    ) -> Option<Opened> {
        let Some(attack) = told.iter().find_map(attack_of) else {
            let mut opened = before?;
            for what in told {
                if let What::Checked(checked) = what {
                    opened.checked.insert(checked.unit.clone());
                }
                opened.kills &= !matches!(what, What::ToKillAttempt(_));
            }
            return Some(opened);
        };
        let is_shot = told.iter().any(|what| matches!(what, What::ToHitAttempt(_)));
        let targets = course.targets(attack);
        let dice = seen.and_then(|seen| seen.dice.as_ref());
        let firer = told
            .iter()
            .find_map(|what| if let What::ToHitAttempt(shot) = what { Some(&shot.unit) } else { None });
        let shot = targets.first().zip(dice).zip(firer);
        Some(Opened {
            struck: shot.and_then(|((target, dice), firer)| course.struck(firer, target, dice)),
            targets,
            results: course.results(attack),
            kills: is_shot && seen.is_some_and(|seen| seen.behind.kills),
            may_hit: is_shot,
            ..Opened::of(attack)
        })
    }

    /// The attack, if it is at this unit whichever it was.
    pub(in crate::import::draft) fn on(&self, unit: &UnitId) -> Option<AttackId> {
        self.targets.contains(unit).then_some(self.attack)
    }
}

fn attack_of(what: &What) -> Option<AttackId> {
    if let What::FireAttack(fire) = what { Some(fire.attack) } else { None }
}

/// The result that a player said; else those that the figures leave.
fn told_or<'f>(seen: &Seen, figures: impl Iterator<Item = &'f Figured>) -> Vec<IftResult> {
    if let Some(said) = seen.told.iter().find_map(|said| said.result) {
        return vec![said];
    }
    let mut all: Vec<IftResult> = Vec::new();
    for result in figures.flat_map(|figures| &figures.results) {
        if !all.contains(result) {
            all.push(*result);
        }
    }
    all
}
