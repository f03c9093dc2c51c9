//! What is worth a word in the files of a session and is no breach: a wheel turned back, a roll taken back after it
//! was seen, VASL started again, delayed notes.

use super::files::named;
use crate::import::continuity::Standing;
use crate::import::vassal::Imported;
use crate::import::vassal::event::{EventKind, ImportedEvent, UndoMark};
use crate::import::vassal::finding::{Finding, FindingKind};
use crate::import::vassal::leaf::{Leaf, Note, SealedNote};
use crate::import::vassal::place;
use crate::import::vassal::position::Fault;
use crate::import::vassal::scenario::ScenarioInfo;
use crate::import::vassal::viewer::Sight;
use crate::read::Loaded;
use asl_core::event::{Evidence, What};
use std::collections::{BTreeMap, BTreeSet};

/// All notes, each with its file.
pub(crate) fn notes(loaded: &Loaded) -> Vec<String> {
    let chain = &loaded.vasl.chain;
    let order = chain
        .is_reordered()
        .then(|| "the files were given in another order: they are read by their content".to_owned());
    let wheel = loaded.vasl.wheel.iter().cloned();
    let all = wheel.chain(taken_back(loaded)).chain(restarts(loaded)).chain(delayed(loaded));
    let all = all.chain(odd(loaded)).chain(rewritten(loaded));
    order.into_iter().chain(all).map(|note| named(loaded, &note)).collect()
}

/// Units of which not all figures are known, and what would tell them.
pub(crate) fn strangers(loaded: &Loaded) -> Vec<String> {
    let lines = loaded.vasl_game().map(|game| game.telling().drafted.strangers.clone()).unwrap_or_default();
    let hint = "what hangs on figures that are not known is not judged; `asl-replay types add` takes in the data sets of \
                vasl-templates, which tell those of nearly all vehicles and Guns";
    let hint = (!lines.is_empty()).then(|| hint.to_owned());
    lines.into_iter().chain(hint).collect()
}

/// Rolls that were undone when all had seen them: they stand, and the counters of VASL go on from them.
fn taken_back(loaded: &Loaded) -> Vec<String> {
    let note = |n: usize, event: &ImportedEvent| {
        let (EventKind::Roll(roll), UndoMark::UndoneBy(step)) = (&event.kind, event.undo) else {
            return None;
        };
        let dice: Vec<String> = roll.dice.iter().map(ToString::to_string).collect();
        let category = roll.category.as_deref().unwrap_or("Other");
        Some(format!(
            "file {} step {}: the {category} roll {} of {} was undone by step {step} after it was seen: it stands",
            n + 1,
            event.at.step,
            dice.join(","),
            roll.user
        ))
    };
    let files = loaded.imported.iter().enumerate();
    let told = |n: usize| loaded.vasl.chain.links.get(n).map_or(0, |link| link.repeated());
    files
        .flat_map(|(n, file)| {
            let own = file.events.iter().filter(move |event| event.at.step > told(n));
            own.filter_map(move |event| note(n, event))
        })
        .collect()
}

/// SAN and ELR that are others when a file begins than they were when the one before it ended.
fn rewritten(loaded: &Loaded) -> Vec<String> {
    let values = |info: &ScenarioInfo| {
        let value = |value: &Option<String>| value.clone().filter(|value| !value.trim().is_empty());
        [
            ("the Axis SAN", value(&info.axis_san)),
            ("the Allied SAN", value(&info.allied_san)),
            ("the Axis ELR", value(&info.axis_elr)),
            ("the Allied ELR", value(&info.allied_elr)),
        ]
    };
    let last = |file: &Imported| {
        let told = file.events.iter().rev().filter(|event| event.undo == UndoMark::Stands);
        let mut told = told.filter_map(|event| {
            if let EventKind::ScenarioInfo(info) = &event.kind { Some(values(info)) } else { None }
        });
        told.next().unwrap_or_else(|| values(&file.scenario))
    };
    let mut found = Vec::new();
    for (n, link) in loaded.vasl.chain.links.iter().enumerate() {
        let follows = link.after.filter(|_| matches!(link.standing, Standing::Continues | Standing::Ghost));
        let before = follows.and_then(|before| loaded.imported.get(before));
        let Some((before, file)) = before.zip(loaded.imported.get(n)) else { continue };
        for ((what, was), (_, is)) in last(before).into_iter().zip(values(&file.scenario)) {
            if let (Some(was), Some(is)) = (was, is)
                && was != is
            {
                found.push(format!(
                    "file {} step 0: {what} is {is} when it begins, and was {was} before: no log tells of it",
                    n + 1
                ));
            }
        }
    }
    found
}

/// Players whose counters of dice begin anew.
fn restarts(loaded: &Loaded) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for event in &loaded.game.events {
        let What::DiceRolled(rolled) = &event.what else { continue };
        let Evidence::Vasl { source, counters: Some(counters) } = &rolled.evidence else { continue };
        let kind = std::mem::discriminant(&rolled.dice);
        let is_first = counters.count == 1 && counters.receipt.series == 1;
        if !seen.insert((rolled.roller.to_string(), format!("{kind:?}"))) && is_first {
            found.push(format!(
                "file {} step {}: the dice of {} are counted anew: VASL was started again",
                source.file, source.step, rolled.roller
            ));
        }
    }
    found
}

/// Delayed notes: sealed where, opened where, and whether the words are those that were sealed.
fn delayed(loaded: &Loaded) -> Vec<String> {
    let mut sealed: BTreeMap<(String, String), (String, String)> = BTreeMap::new();
    let mut told = Vec::new();
    for (n, file) in loaded.imported.iter().enumerate() {
        for (step, note) in sealed_notes(file) {
            let at = if step == 0 {
                format!("the set-up of file {} step 0", n + 1)
            } else {
                format!("file {} step {step}", n + 1)
            };
            let key = (note.owner.clone(), note.name.clone());
            let known = sealed.get(&key).cloned();
            told.extend(told_of(&note, &at, known.as_ref()));
            if note.text.is_none() && known.is_none() {
                sealed.insert(key, (note.hash, at));
            }
        }
    }
    let mut seen = BTreeSet::new();
    told.retain(|line| seen.insert(line.clone()));
    told
}

fn told_of(note: &SealedNote, at: &str, known: Option<&(String, String)>) -> Option<String> {
    let SealedNote { name, hash, text, .. } = note;
    match (text, known) {
        (None, None) => Some(format!("{at}: delayed note {name:?} is sealed, hash {hash}")),
        (None, Some((sealed, first))) => {
            (sealed != hash).then(|| format!("{at}: delayed note {name:?} is not the one sealed at {first}"))
        }
        (Some(text), Some((sealed, first))) if sealed == hash => {
            Some(format!("{at}: delayed note {name:?}, sealed at {first}, is opened unchanged: {text:?}"))
        }
        (Some(_), Some((_, first))) => Some(format!(
            "{at}: delayed note {name:?} is opened with other words than were sealed at {first}"
        )),
        (Some(_), None) => Some(format!("{at}: delayed note {name:?} is open, and no file holds it sealed")),
    }
}

/// The delayed notes of a file, 0 being the set-up.
fn sealed_notes(file: &Imported) -> Vec<(u32, SealedNote)> {
    let set_up = file.kept.iter().filter_map(|raw| {
        let Leaf::Note(Note::Sealed(note)) = Leaf::parse(raw) else { return None };
        Some((0, note))
    });
    let later = file.events.iter().filter_map(|event| {
        let EventKind::Note(note) = &event.kind else { return None };
        if let Note::Sealed(note) = &**note { Some((event.at.step, note.clone())) } else { None }
    });
    set_up.chain(later).collect()
}

/// What the import found odd and no contradiction: an unknown board, a report that fits no move.
fn odd(loaded: &Loaded) -> Vec<String> {
    let files = loaded.imported.iter().enumerate();
    let lines = files.flat_map(|(n, file)| {
        let odd = file.findings.iter().filter(|finding| !is_contradiction(file, finding));
        odd.map(move |finding| line(loaded, (n, file), finding)).collect::<Vec<_>>()
    });
    lines.collect()
}

/// Where the commands of a file contradict each other, a line each.
pub(crate) fn contradictions(loaded: &Loaded, n: usize) -> Vec<String> {
    let Some(file) = loaded.imported.get(n) else { return Vec::new() };
    let wrong = file.findings.iter().filter(|finding| is_contradiction(file, finding));
    wrong.map(|finding| named(loaded, &line(loaded, (n, file), finding))).collect()
}

/// VASL's reports name the hexes that the moves name, or the board is unknown and hardly any does: one report of many
/// that differs was altered, or its move was.
fn is_contradiction(file: &Imported, finding: &Finding) -> bool {
    let is_report = |finding: &&Finding| matches!(finding.kind, FindingKind::MoveReport { .. });
    if !is_report(&finding) {
        return finding.kind.is_contradiction();
    }
    let reports = file.events.iter().filter(|event| matches!(event.kind, EventKind::MoveReported(_))).count();
    3 * file.findings.iter().filter(is_report).count() <= reports
}

fn line(loaded: &Loaded, (n, file): (usize, &Imported), finding: &Finding) -> String {
    let at = finding.at.map_or(0, |at| at.step);
    let says = match piece_of(finding) {
        Some(id) if is_closed(loaded, file, id) => {
            "something is odd about a piece hidden from this viewer".to_owned()
        }
        Some(id) => about(loaded, file, id, &finding.kind),
        None => finding.kind.to_string(),
    };
    format!("file {} step {at}: {says}", n + 1)
}

/// A finding with the piece by its name; ids of pieces below it are not told.
fn about(loaded: &Loaded, file: &Imported, id: &str, kind: &FindingKind) -> String {
    let piece = file.last.get(id).or_else(|| file.setup.get(id));
    let name = piece.and_then(|piece| loaded.vasl.eyes.name(piece)).filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| format!("piece {id}"));
    let hex = |spot| place::place(&file.layout, spot).to_string();
    let FindingKind::Fault(fault) = kind else { return kind.to_string() };
    match fault {
        Fault::NotThere { said, lay, .. } => {
            format!(
                "{name} is moved from {}, and it lay in {}: a step is missing or altered",
                hex(said),
                hex(lay)
            )
        }
        Fault::NotSo { traits, .. } => {
            let traits = traits.join(", ");
            format!(
                "{name} is changed from a state that it was not in ({traits}): a step is missing or altered"
            )
        }
        Fault::NotAbove { .. } => {
            format!(
                "{name} is taken from another place of its stack than it had: a step is missing or altered"
            )
        }
        Fault::UnknownTarget { .. } | Fault::AlreadyThere { .. } | Fault::Piece { .. } => kind.to_string(),
    }
}

fn is_closed(loaded: &Loaded, file: &Imported, id: &str) -> bool {
    let sight = |owner: &String| loaded.vasl.eyes.through(Some(owner), None);
    file.ever_hidden.get(id).is_some_and(|owners| owners.iter().any(|owner| sight(owner) != Sight::Whole))
}

/// The piece that a finding names.
fn piece_of(finding: &Finding) -> Option<&str> {
    match &finding.kind {
        FindingKind::Fault(
            Fault::UnknownTarget { id, .. }
            | Fault::AlreadyThere { id }
            | Fault::NotThere { id, .. }
            | Fault::NotSo { id, .. }
            | Fault::NotAbove { id, .. }
            | Fault::Piece { id, .. },
        )
        | FindingKind::Breadcrumb { id, .. } => Some(id),
        FindingKind::BrokenDice(_) | FindingKind::Boards(_) | FindingKind::MoveReport { .. } => None,
    }
}
