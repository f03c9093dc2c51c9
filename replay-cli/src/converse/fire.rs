//! An attack in short: `g1,g2+LMG at K5`, `t34 CMG,BMG at K5`, `r1 sw:MMG at O5`.

use super::draft::Draft;
use super::next;
use super::short::{hex, unit_of};
use asl_core::event::AttackId;
use asl_core::vocab::InfantryKind;
use asl_core::vocab::hex::Cell;

/// The first firer and the line of an attack: firers, `at`, a hex or a unit in it, and what stands behind it. `None` where it
/// is no such thing.
///
/// # Errors
/// When nobody fires in this phase, or a vehicle names no weapon.
pub(super) fn attack(draft: &Draft, words: &[&str]) -> Result<Option<(String, String)>, String> {
    let Some(at) = words.iter().position(|word| *word == "at") else { return Ok(None) };
    let (firers, [_, target, rest @ ..]) = words.split_at(at) else { return Ok(None) };
    let (Some(Named { first, with, directs }), Some(target)) =
        (named(draft, &firers.join(" "))?, aim(draft, target))
    else {
        return Ok(None);
    };
    let map = &draft.live().game().scenario.map;
    let from = unit_of(draft, &first).and_then(|unit| unit.place.cell());
    let range = from.map(|from| format!(" range {}", from.range(target))).unwrap_or_default();
    let (mode, answers) = next::fire_mode(draft, &first)?;
    let (id, hex) = (next_attack(draft), map.show_cell(target));
    let rest: String = rest.iter().map(|word| format!(" {word}")).collect();
    let directed = directs.map(|leader| format!(" directed-by {leader}")).unwrap_or_default();
    let line = format!("a{id} {mode} by {} at {hex}{range}{answers}{directed}{rest}", with.join(", "));
    Ok(Some((first, line)))
}

/// The hex of a unit, or a hex; `g1` is the unit of that name before it is a hex.
fn aim(draft: &Draft, word: &str) -> Option<Cell> {
    let unit = unit_of(draft, word).and_then(|unit| unit.place.cell());
    unit.or_else(|| hex(draft, word))
}

/// Who fires.
struct Named {
    /// The first of them.
    first: String,
    /// Each with what it fires.
    with: Vec<String>,
    /// The leader among them, who has no inherent FP and directs the others (A7.53).
    directs: Option<String>,
}

/// Who fires, each with what: Personnel its inherent FP and the SW behind a `+`, or the `sw:` it names alone; a vehicle the
/// weapons behind it. A leader who names no SW directs.
fn named(draft: &Draft, firers: &str) -> Result<Option<Named>, String> {
    let units = &draft.live().game().scenario.units;
    let (mut first, mut vehicle, mut with, mut directs) = (None, None, Vec::new(), None);
    for part in firers.split(',') {
        let mut words = part.split([' ', '+']).filter(|word| !word.is_empty()).peekable();
        let Some(word) = words.peek().copied() else { return Ok(None) };
        let is_unit = unit_of(draft, word).is_some();
        if is_unit {
            words.next();
            if words.peek().is_none() && is_leader(draft, word) {
                if let Some(other) = directs.replace(word.to_owned()) {
                    return Err(format!(
                        "{other} and {word} are leaders: one of them directs, `directed-by {word}`\n"
                    ));
                }
                continue;
            }
            first.get_or_insert_with(|| word.to_owned());
            let is_vehicle = units.iter().any(|(id, def)| id.as_str() == word && def.vehicle.is_some());
            vehicle = is_vehicle.then_some(word);
            if is_vehicle && words.peek().is_none() {
                return Err(format!("name the weapons of {word}: `{word} CMG,BMG at K5`\n"));
            }
            let alone = words.peek().is_some_and(|next| next.starts_with("sw:") || *next == "inherent");
            if !is_vehicle && !alone {
                with.push(format!("{word} inherent"));
            }
        }
        let unit = if is_unit { Some(word) } else { vehicle };
        let Some(unit) = unit else { return Ok(None) };
        armed(&mut with, unit, vehicle.is_some(), words);
    }
    match (first, directs) {
        (None, Some(leader)) => {
            Err(format!("{leader} is a leader: he has no inherent FP, name who fires with him\n"))
        }
        (first, directs) => Ok(first.map(|first| Named { first, with, directs })),
    }
}

/// What a unit fires besides its inherent FP; `rof` belongs to the weapon before it.
fn armed<'w>(with: &mut Vec<String>, unit: &str, is_vehicle: bool, weapons: impl Iterator<Item = &'w str>) {
    for weapon in weapons {
        match weapon {
            "rof" if let Some(last) = with.last_mut() => last.push_str(" rof"),
            _ if is_vehicle || weapon == "inherent" || weapon.starts_with("sw:") => {
                with.push(format!("{unit} {weapon}"));
            }
            _ => with.push(format!("{unit} sw:{weapon}")),
        }
    }
}

fn is_leader(draft: &Draft, unit: &str) -> bool {
    let all = &draft.live().game().scenario.units;
    let def = all.iter().find(|(id, _)| id.as_str() == unit).and_then(|(_, def)| def.infantry.as_ref());
    def.is_some_and(|infantry| infantry.kind == Some(InfantryKind::Leader) && infantry.fp.is_none())
}

/// The number of the next attack.
fn next_attack(draft: &Draft) -> u64 {
    let events = &draft.live().game().events;
    let last = events.iter().filter_map(|event| event.what.of_attack()).filter_map(number).max();
    last.unwrap_or(0) + 1
}

fn number(id: AttackId) -> Option<u64> {
    id.to_string().trim_start_matches('a').parse().ok()
}
