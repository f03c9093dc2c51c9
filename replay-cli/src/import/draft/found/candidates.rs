//! An IFT DR: the attacks that it may have been, each whole.

use super::aims::{Aim, aims};
use super::arms::{Armed, armed};
use super::groups::{Group, groups};
use super::open::Opened;
use super::table::Table;
use super::{By, Candidate, Finding, MOST_CANDIDATES, evidence, joining, ranking};
use crate::import::draft::deed;
use crate::import::draft::marks::Mark;
use crate::import::draft::words::Said;
use asl_core::charts::ift::Table as IftTable;
use asl_core::event::{FireMode, IftResolved, Marker, Use, What};
use asl_core::vocab::UnitId;
use asl_core::vocab::dice::Dice;
use asl_core::vocab::num::{ColumnFp, Drm};

/// What an IFT DR was for.
pub(super) fn ift(table: &Table<'_>, opened: Option<&Opened>) -> Finding {
    let says = format!("who fired the IFT DR of step {}, and at what", table.step);
    let hit = opened.and_then(|opened| of_hit(table, opened));
    let Some(side) = table.firing_side() else {
        return Finding { about: "fire", says, candidates: Vec::new(), is_joined: false, is_whole: false };
    };
    let found = groups(table, side);
    let all = found.all.iter().flat_map(|group| {
        let aims = aims(table, side, &group.firers);
        let aims = aims.into_iter().flat_map(move |aim| {
            let ways = armed(table, &group.firers).into_iter().enumerate();
            ways.map(move |(n, armed)| (group, aim, (n, armed)))
        });
        aims.collect::<Vec<_>>()
    });
    let mut all = all.take(MOST_CANDIDATES + 1);
    let mut candidates: Vec<Candidate> = all
        .by_ref()
        .take(MOST_CANDIDATES)
        .filter_map(|(group, aim, (n, armed))| {
            let found = candidate(table, side, (group, aim, &armed))?;
            let range =
                group.firers.iter().filter_map(|unit| table.cell(unit)).map(|cell| cell.range(aim.cell));
            Some(Candidate { order: (n, range.max().unwrap_or_default()), ..found })
        })
        .collect();
    let is_all = all.next().is_none();
    candidates.iter_mut().for_each(|candidate| evidence::weigh(table, side, candidate));
    ranking::rank(&mut candidates);
    // Another hex than that in which somebody suffers, or which was looked at, may have been meant.
    let told = |candidate: &Candidate| !matches!(candidate.aim, Some(By::Flip | By::Sight));
    let is_whole = found.is_whole && is_all && hit.is_none() && candidates.iter().all(told);
    let is_joined = is_all && if hit.is_some() { candidates.is_empty() } else { joining::joins(&candidates) };
    let candidates = hit.into_iter().chain(candidates).collect();
    Finding { about: "fire", says, candidates, is_joined, is_whole }
}

/// The IFT DR of a hit that was rolled To Hit before it, where nothing was laid or said since.
fn of_hit(table: &Table<'_>, opened: &Opened) -> Option<Candidate> {
    let seen = table.seen;
    let anew = !(table.laid().is_empty()
        && table.among().is_empty()
        && !seen.said.iter().any(Said::is_of_shot)
        && seen.sights.is_empty());
    if !opened.may_hit || anew {
        return None;
    }
    let result = seen.told.iter().find_map(|said| said.result);
    let done = vec![deed::ift(opened.attack, None, result)];
    Some(Candidate {
        targets: opened.targets.clone(),
        ..Candidate::of(done, "the effect of the hit before it".into())
    })
}

fn candidate(table: &Table<'_>, side: &str, (group, aim, armed): (&Group, Aim, &Armed)) -> Option<Candidate> {
    let targets = table.at(aim.cell, side, false);
    let is_veiled = table.is_veiled(aim.cell);
    if targets.is_empty() && !is_veiled || armed.with.is_empty() {
        return None;
    }
    let by = [group.by.unwrap_or(By::Standing), aim.by.unwrap_or(By::Standing)];
    let fire = deed::Fire {
        firers: armed.with.clone(),
        directors: armed.directors.clone(),
        hex: table.course.scenario().map.hex(aim.cell),
        targets: targets.clone(),
        target_type: None,
        by,
    };
    let declared = deed::fire(table.attack, mode(table, &group.firers), fire);
    let said = table.seen.told.iter().find_map(|said| said.result);
    let resolved = deed::ift(table.attack, typed(table), said);
    let figures = figured(table, &declared.what, &resolved.what);
    Some(Candidate {
        targets,
        firers: group.by,
        aim: aim.by,
        is_veiled,
        figures,
        ..Candidate::of(vec![declared, resolved], in_words(table, armed, aim))
    })
}

/// The column and the Final DR, where a player typed FP and DRM and the dice ask for nothing more: FP between two columns are
/// read differently by the IIFT, doubles may cower, and dust has a die of its own.
fn typed(table: &Table<'_>) -> Option<(ColumnFp, i16)> {
    let (fp, drm) = table.words().find_map(|said| said.figures)?;
    let What::DiceRolled(rolled) = &table.seen.dice.as_ref().filter(|_| !table.seen.is_dusty)?.what else {
        return None;
    };
    let Dice::Dr(dr) = rolled.dice else { return None };
    let column = (fp < MOST_FP).then(|| ColumnFp::whole(fp))?;
    let is_plain = !dr.is_double() && IftTable::Ift.named(column).is_some();
    is_plain.then(|| (column, dr.with(Drm(drm))))
}

/// Columns have fewer FP than this.
const MOST_FP: u8 = 128;

fn figured(table: &Table<'_>, declared: &What, resolved: &What) -> Option<asl_core::readings::Figured> {
    let (What::FireAttack(fire), What::IftResolved(ift)) = (declared, resolved) else { return None };
    let dice = table.seen.dice.as_ref().filter(|_| !table.seen.is_dusty)?;
    let What::DiceRolled(rolled) = &dice.what else { return None };
    // What the rules give does not hang on what was said of it.
    let ift = IftResolved { roll: rolled.roll, column: None, total: None, result: None, ..ift.clone() };
    table.course.figured(fire, dice, &ift)
}

/// `4-6-7 (ge467a) in 03P6 with MMG, led by 9-1 (ge9-1a), at 03M5`.
fn in_words(table: &Table<'_>, armed: &Armed, aim: Aim) -> String {
    let mut units: Vec<&UnitId> = Vec::new();
    for (unit, _) in &armed.with {
        if !units.contains(&unit) {
            units.push(unit);
        }
    }
    let one = |unit: &&UnitId| {
        let own = armed.with.iter().filter(|(by, _)| by == *unit);
        let uses: Vec<&Use> = own.map(|(_, with)| with).collect();
        let sw: Vec<String> =
            uses.iter().filter(|with| ***with != Use::Inherent).map(ToString::to_string).collect();
        let alone = if uses.contains(&&Use::Inherent) { "" } else { " alone" };
        let sw = if sw.is_empty() { String::new() } else { format!(" with {}{alone}", sw.join(" and ")) };
        format!("{}{sw}", table.shown(unit))
    };
    let units: Vec<String> = units.iter().map(one).collect();
    let led: Vec<String> = armed.directors.iter().map(|leader| table.shown(leader)).collect();
    let led = if led.is_empty() { String::new() } else { format!(", led by {}", led.join(" and ")) };
    format!("{}{led}, at {}", units.join(", "), table.course.scenario().map.show_cell(aim.cell))
}

/// The kind of fire, by the phase and the counters: a First Fire counter that lay there before makes it Subsequent First
/// Fire, a Final Fire counter FPF (A8.3, A8.31).
pub(super) fn mode(table: &Table<'_>, firers: &[UnitId]) -> FireMode {
    let laid = |mark: Mark| table.laid().iter().any(|laid| laid.mark == mark);
    let lay = |marker: &Marker| firers.iter().any(|unit| table.course.bears(unit, marker));
    let own = firers.first().and_then(|unit| table.side(unit));
    let moves = own.is_some() && own == table.seen.turn.as_ref().map(|turn| turn.side.as_str());
    let was =
        |mark: Mark| table.laid().iter().any(|laid| laid.was == Some(mark) && firers.contains(&laid.unit));
    match table.phase() {
        "PFPh" => FireMode::Prep,
        "AFPh" if laid(Mark::Opportunity) || lay(&Marker::OpportunityFire) => FireMode::Opportunity,
        "AFPh" => FireMode::Advancing,
        "DFPh" => FireMode::Final,
        _ if moves || laid(Mark::Bounding) => FireMode::Bounding,
        _ if was(Mark::First) => FireMode::Subsequent,
        _ if table.laid().iter().any(|laid| firers.contains(&laid.unit)) => FireMode::First,
        _ if lay(&Marker::FinalFire) => FireMode::Fpf,
        _ if lay(&Marker::FirstFire) => FireMode::Subsequent,
        _ => FireMode::First,
    }
}
