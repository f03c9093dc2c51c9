//! What speaks for a candidate and against it: what follows, what was said, and what the book says of it.

use super::aims::harmed;
use super::table::Table;
use super::{By, Candidate};
use crate::import::draft::deed;
use crate::import::draft::event::Deed;
use crate::import::draft::harm::Harm;
use asl_core::event::{Event, What};
use asl_core::vocab::num::Fp;
use asl_core::vocab::{IftResult, UnitId};

/// How much each way of telling weighs.
const fn weight(by: Option<By>) -> u32 {
    match by {
        Some(By::Laid) => 8,
        Some(By::Words | By::Flip) => 6,
        Some(By::Sight) => 4,
        Some(By::Counter | By::Drag | By::Marker | By::Way | By::Dice | By::Phase | By::Attack) => 2,
        Some(By::Standing) | None => 0,
    }
}

/// Weighs a candidate of an IFT attack.
pub(super) fn weigh(table: &Table<'_>, side: &str, candidate: &mut Candidate) {
    candidate.weight = weight(candidate.firers) + weight(candidate.aim);
    if candidate.targets.iter().any(|unit| table.mover == Some(unit)) {
        candidate.weight += 3;
    }
    if harmed(table, side).any(|unit| candidate.targets.contains(unit)) {
        candidate.weight += 3;
    }
    breaks(table, candidate);
    let mut against = elsewhere(table, side, candidate);
    against.extend(by_figures(table, candidate));
    let is_known = candidate.figures.as_ref().is_some_and(|figures| figures.open.is_empty());
    let results = by_results(table, candidate);
    candidate.is_doubtful = against.is_empty() && results.is_some() && !is_known;
    against.extend(results);
    candidate.against = against;
}

/// What it would break, as far as files tell. An attack is declared before its roll.
pub(super) fn breaks(table: &Table<'_>, candidate: &mut Candidate) {
    let by = "vasl".parse::<asl_core::event::Name>().expect("a name of letters");
    let Some(dice) = &table.seen.dice else { return };
    let roll = if let What::DiceRolled(rolled) = &dice.what { rolled.roll } else { return };
    let event =
        |deed: &Deed| Event { by: by.clone(), at: None, what: deed::with_roll(deed.what.clone(), roll) };
    let mut events: Vec<Event> = candidate.done.iter().map(event).collect();
    let is_attack = events.first().is_some_and(|event| matches!(event.what, What::FireAttack(_)));
    events.insert(usize::from(is_attack), dice.clone());
    candidate.breaks = table.course.broken_by_all(&events);
}

/// The enemy suffers in another hex alone.
fn elsewhere(table: &Table<'_>, side: &str, candidate: &Candidate) -> Vec<String> {
    let all: Vec<&UnitId> = harmed(table, side).collect();
    let elsewhere = !all.is_empty() && !all.iter().any(|unit| candidate.targets.contains(unit));
    let first = all.first().filter(|_| elsewhere);
    first.map(|unit| format!("{} suffers behind it", table.shown(unit))).into_iter().collect()
}

/// FP and DRM that a player said, against those of the rules.
fn by_figures(table: &Table<'_>, candidate: &Candidate) -> Option<String> {
    let (fp, drm) = table.words().find_map(|said| said.figures)?;
    let figures =
        candidate.figures.as_ref().filter(|figures| figures.open.is_empty() && !candidate.is_veiled)?;
    let sum: i16 = figures.drm.iter().map(|(_, drm)| drm.0).sum();
    let agrees = figures.fp == Fp::whole(u32::from(fp)) && sum == drm;
    (!agrees).then(|| format!("{fp} FP {drm:+} was said, and it has {} FP {sum:+}", figures.fp))
}

/// What follows does not come of any result that it may have.
fn by_results(table: &Table<'_>, candidate: &Candidate) -> Option<String> {
    let figures = candidate.figures.as_ref().filter(|_| !candidate.is_veiled)?;
    let results = || figures.results.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ");
    let said = table.seen.told.iter().find_map(|said| said.result);
    // The book tells what the FP and the DRM give that a player said.
    let has_figures = table.words().any(|said| said.figures.is_some());
    if let Some(said) = said.filter(|said| !has_figures && !figures.results.contains(said)) {
        return Some(format!("{said} was said, and it gives {}", results()));
    }
    let behind = &table.seen.behind;
    let own = behind.harms.iter().filter(|(unit, _)| candidate.targets.contains(unit));
    for (unit, harm) in own {
        let was_broken = table.is_broken(unit);
        if !figures.results.iter().any(|result| brings(*result, *harm, was_broken)) {
            return Some(format!("{} {}, and it gives {}", table.shown(unit), harm.word(), results()));
        }
    }
    let checks = |result: &IftResult| !matches!(result, IftResult::None);
    if behind.checks > 0 && !figures.results.iter().any(checks) {
        return Some(format!("a MC follows, and it gives {}", results()));
    }
    let quiet = behind.checks + behind.others == 0 && behind.harms.is_empty() && !behind.is_cut;
    let on_foot = candidate.targets.iter().any(|unit| table.row(unit).is_some_and(|row| row.checks()));
    let calls = |result: &IftResult| matches!(result, IftResult::Mc(_) | IftResult::K(_) | IftResult::Kia(_));
    let calls = quiet && on_foot && figures.results.iter().all(calls);
    calls.then(|| format!("it gives {}, and nothing follows", results()))
}

/// Whether a result may bring about what a unit suffers.
const fn brings(result: IftResult, harm: Harm, was_broken: bool) -> bool {
    match (result, harm) {
        (IftResult::None, _) => false,
        (IftResult::Ptc, Harm::Pinned) => true,
        (IftResult::Ptc, _) => false,
        (IftResult::Mc(_), Harm::Lost) => was_broken,
        (IftResult::Mc(_) | IftResult::K(_) | IftResult::Kia(_), _) => true,
    }
}
