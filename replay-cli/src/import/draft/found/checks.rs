//! Checks: whose MC, Task Check or rally a DR was, by what flips behind it and by who is left.

use super::open::Opened;
use super::table::Table;
use super::{By, Candidate, Finding, evidence, joining, ranking};
use crate::import::draft::deed;
use crate::import::draft::event::Deed;
use crate::import::draft::harm::Harm;
use asl_core::charts::terrain::TerrainKind;
use asl_core::event::{Check, Checked, Event, Status, What};
use asl_core::readings::Brought;
use asl_core::vocab::{IftResult, UnitId};

/// What the DRM of a leader with others is called.
const LEADER: &str = "leader";

/// A MC or a Task Check: of the unit that flips right behind it, else of a target of the open attack.
pub(super) fn check(table: &Table<'_>, opened: Option<&Opened>, is_task: bool) -> Finding {
    let kind = if is_task { "Task Check" } else { "MC" };
    let says = format!("whose {kind} the DR of step {} was, and which", table.step);
    let (mut candidates, mut is_whole): (Vec<Candidate>, bool) = (Vec::new(), false);
    if let Some(opened) = opened {
        let on_foot =
            |unit: &&UnitId| table.row(unit).is_some_and(|row| row.checks()) && table.is_there(unit);
        let left: Vec<&UnitId> = opened.targets.iter().filter(on_foot).collect();
        let fresh: Vec<&UnitId> =
            left.iter().copied().filter(|unit| !opened.checked.contains(*unit)).collect();
        let again = fresh.is_empty();
        for unit in if again { left } else { fresh } {
            for check in kinds(opened, is_task) {
                candidates.push(of_attack(table, unit, check, opened));
            }
        }
        // A second check of one attack is none that it calls for, unless a leader is lost, which calls for others (A10.2).
        is_whole = again && !opened.targets.iter().any(|unit| table.is_leader(unit));
        let doubt =
            if again { Some("it has made the check that the attack calls for".to_owned()) } else { None };
        candidates.iter_mut().for_each(|candidate| candidate.against.extend(doubt.clone()));
    }
    if candidates.is_empty() {
        candidates = by_flip(table, is_task);
    }
    // Dice that contradict what follows tell it apart from others; where there are none, the contradiction is the player's.
    if candidates.len() > 1 {
        candidates.iter_mut().for_each(|candidate| candidate.against.extend(contradicted(table, candidate)));
    }
    candidates.iter_mut().for_each(|candidate| evidence::breaks(table, candidate));
    ranking::rank(&mut candidates);
    let is_joined = joining::joins(&candidates);
    Finding { about: "check", says, candidates, is_joined, is_whole }
}

/// The checks that the results of an attack call for.
fn called(opened: &Opened, is_task: bool) -> Vec<Check> {
    let called = opened.results.iter().filter_map(|result| match result {
        IftResult::Ptc => Some(Check::Ptc),
        IftResult::Mc(n) | IftResult::K(n) => (!is_task).then_some(Check::Mc(*n)),
        IftResult::None | IftResult::Kia(_) => None,
    });
    let mut kinds: Vec<Check> = Vec::new();
    for check in called {
        if !kinds.contains(&check) {
            kinds.push(check);
        }
    }
    kinds
}

/// The checks that an attack may call for: any where no result of it is known.
fn kinds(opened: &Opened, is_task: bool) -> Vec<Check> {
    match (opened.results.is_empty(), is_task) {
        (false, _) => called(opened, is_task),
        (true, true) => vec![Check::Ptc],
        (true, false) => vec![Check::Mc(0), Check::Mc(1), Check::Mc(2)],
    }
}

/// A check of a target, with the worst leader who hampers it (A10.7).
fn of_attack(table: &Table<'_>, unit: &UnitId, check: Check, opened: &Opened) -> Candidate {
    let behind = &table.seen.behind;
    let flips = flips(table, unit);
    let others = behind.at_once.iter().any(|(id, _)| id != unit && opened.targets.contains(id));
    let drm = hampering(table, unit).map(|drm| (LEADER, drm));
    let by = if flips.is_empty() { By::Standing } else { By::Flip };
    let deed = deed::check((unit.clone(), by), check, drm.as_slice(), Some(opened.attack));
    let is_one = called(opened, check == Check::Ptc).len() == 1;
    let mut candidate = Candidate::of(vec![deed], format!("{} of {}", check_word(check), table.shown(unit)));
    candidate.firers = is_one.then_some(by);
    candidate.aim = candidate.firers;
    candidate.weight = if flips.is_empty() { 0 } else { 8 };
    candidate.targets = vec![unit.clone()];
    if others && flips.is_empty() {
        candidate.against.push("another target flips behind it".into());
    }
    candidate
}

fn check_word(check: Check) -> String {
    match check {
        Check::Mc(0) => "a NMC".into(),
        Check::Mc(n) => format!("a {n}MC"),
        Check::Ptc => "a PTC".into(),
        Check::Paatc => "a PAATC".into(),
        Check::Ntc => "a NTC".into(),
        Check::Llmc => "a LLMC".into(),
        Check::Lltc => "a LLTC".into(),
        Check::Rally => "a rally".into(),
    }
}

/// What befalls a unit right behind it.
fn flips(table: &Table<'_>, unit: &UnitId) -> Vec<Harm> {
    let behind = table.seen.behind.at_once.iter();
    behind.filter(|(id, _)| id == unit).map(|(_, harm)| *harm).collect()
}

/// What flips behind a check does not come of its dice: a unit that passed does not break, and one that failed does.
fn contradicted(table: &Table<'_>, candidate: &Candidate) -> Option<String> {
    let ([unit], [deed]) = (candidate.targets.as_slice(), candidate.done.as_slice()) else { return None };
    let flips = flips(table, unit);
    let (dice, checked) = with_dice(table, deed)?;
    let due = table.course.brought(dice, &checked)?;
    let suffers = [Harm::Broke, Harm::Lost, Harm::Reduced].iter().any(|harm| flips.contains(harm));
    match due {
        Brought::Nothing | Brought::Pin if suffers => Some("by its dice it passes, and it suffers".into()),
        Brought::Nothing if flips.contains(&Harm::Pinned) => Some("by its dice it is not pinned".into()),
        Brought::Harm if !suffers && !table.seen.behind.is_cut => Some("by its dice it breaks".into()),
        Brought::Nothing | Brought::Pin | Brought::Harm => None,
    }
}

/// The check with the dice of the roll.
fn with_dice<'t>(table: &Table<'t>, deed: &Deed) -> Option<(&'t Event, Checked)> {
    let What::Checked(checked) = &deed.what else { return None };
    let dice = table.seen.dice.as_ref()?;
    let What::DiceRolled(rolled) = &dice.what else { return None };
    Some((dice, Checked { roll: rolled.roll, ..checked.clone() }))
}

/// The unit that flips right behind it, where no attack is open.
fn by_flip(table: &Table<'_>, is_task: bool) -> Vec<Candidate> {
    let flips = table.seen.behind.at_once.iter();
    let flips = flips.filter(|(_, harm)| matches!(harm, Harm::Broke | Harm::Pinned));
    let kind = if is_task { Check::Ptc } else { Check::Mc(0) };
    let candidate = |(unit, _): &(UnitId, Harm)| {
        let deed = deed::check((unit.clone(), By::Flip), kind, &[], None);
        Candidate {
            weight: 8,
            ..Candidate::of(vec![deed], format!("{} of {}", check_word(kind), table.shown(unit)))
        }
    };
    flips.map(candidate).collect()
}

/// A rally DR: of the unit that flips back right behind it, else of a broken one that has not tried. With the DM that the
/// counters show, the best leader who is there and the help of the terrain: what that does not rally, nothing rallies.
pub(super) fn rally(table: &Table<'_>, tried: &dyn Fn(&UnitId) -> bool) -> Finding {
    let broken =
        table.standing().filter(|(unit, row, _)| row.checks() && table.is_broken(unit) && !tried(unit));
    let broken: Vec<&UnitId> = broken.map(|(unit, ..)| unit).collect();
    let rallied = table.seen.behind.rallied.as_ref();
    let mut candidates: Vec<Candidate> = match rallied.filter(|unit| table.is_there(unit)) {
        Some(unit) => vec![attempt(table, unit, Some(By::Flip))],
        None => broken.iter().map(|unit| attempt(table, unit, None)).collect(),
    };
    // What flips may be the first step of the next file.
    if let ([_], [one]) = (broken.as_slice(), candidates.as_mut_slice())
        && !table.seen.behind.is_cut
    {
        one.firers = one.firers.or(Some(By::Standing));
        one.aim = one.firers;
    }
    ranking::rank(&mut candidates);
    let is_joined = joining::joins(&candidates);
    let says = format!("which unit tried to rally with the DR of step {}", table.step);
    Finding { about: "rally", says, candidates, is_joined, is_whole: false }
}

fn attempt(table: &Table<'_>, unit: &UnitId, flips: Option<By>) -> Candidate {
    let dm = table.course.is(unit, Status::Dm);
    let leader = best_leader(table, unit).map(|drm| (LEADER, drm));
    let shelter = table.cell(unit).is_some_and(|cell| may_shelter(table, cell));
    // Without a leader it is a Self-Rally (A10.63).
    let alone = leaders(table, unit).all(|(leader, _)| table.is_broken(leader)).then_some(("self-rally", 1));
    let lines = [dm.then_some(("DM", 4)), leader, alone, shelter.then_some(("TEM", -1))];
    let lines: Vec<(&str, i16)> = lines.into_iter().flatten().collect();
    let helped = deed::check((unit.clone(), flips.unwrap_or(By::Standing)), Check::Rally, &lines, None);
    let passes = with_dice(table, &helped).and_then(|(dice, checked)| table.course.passes(dice, &checked));
    let mut deed = if flips.is_some() {
        helped
    } else {
        deed::check((unit.clone(), By::Standing), Check::Rally, &[], None)
    };
    if let (None, What::Checked(checked)) = (flips, &mut deed.what) {
        checked.passed = Some(false);
    }
    let said = if flips.is_some() { "rallies" } else { "does not rally" };
    let mut candidate = Candidate::of(vec![deed], format!("{} {said}", table.shown(unit)));
    candidate.firers = flips;
    candidate.aim = flips;
    candidate.targets = vec![unit.clone()];
    // With all that may help it passes; without, it may fail all the same.
    let sure = lines.iter().all(|(name, _)| matches!(*name, "DM" | "self-rally"));
    if flips.is_none() && passes == Some(true) && sure {
        candidate.against.push("by its dice it rallies, and it does not".into());
    }
    candidate
}

/// The worst leader in its hex, if that leader makes it harder to pass.
fn hampering(table: &Table<'_>, unit: &UnitId) -> Option<i16> {
    leaders(table, unit).filter(|(_, drm)| *drm > 0).map(|(_, drm)| drm).max()
}

fn best_leader(table: &Table<'_>, unit: &UnitId) -> Option<i16> {
    let able = leaders(table, unit).filter(|(leader, _)| !table.is_broken(leader));
    able.map(|(_, drm)| drm).min().filter(|drm| *drm < 0)
}

/// Other leaders of its side in its hex.
fn leaders<'t>(table: &'t Table<'_>, unit: &'t UnitId) -> impl Iterator<Item = (&'t UnitId, i16)> {
    let (own, side) = (table.cell(unit), table.side(unit));
    table.standing().filter_map(move |(other, row, cell)| {
        let there = other != unit && Some(cell) == own && Some(row.side) == side;
        Some((other, row.leadership().filter(|_| there)?))
    })
}

/// Whether the terrain of a hex may help those who rally in it: it is woods or a building, or nothing is known of it
/// (A10.61).
fn may_shelter(table: &Table<'_>, cell: asl_core::vocab::hex::Cell) -> bool {
    let atlas = table.course.scenario().atlas.as_ref();
    let shown = atlas.and_then(|atlas| atlas.terrain(cell).ok());
    shown.is_none_or(|terrain| terrain.is.iter().any(|kind| !matches!(kind, TerrainKind::OpenGround)))
}
