//! An attack in short: `g1,g2+LMG at K5`, `t34 CMG,BMG at K5`, `r1 sw:MMG at O5`.

use super::draft::Draft;
use super::next;
use super::short::{hex, unit_of};
use asl_core::event::AttackId;
use asl_core::vocab::hex::Cell;

/// The first firer and the line of an attack: firers, `at`, a hex or a unit in it, and what stands behind it. `None` where it
/// is no such thing.
///
/// # Errors
/// When nobody fires in this phase, or a vehicle names no weapon.
pub(super) fn attack(draft: &Draft, words: &[&str]) -> Result<Option<(String, String)>, String> {
    let Some(at) = words.iter().position(|word| *word == "at") else { return Ok(None) };
    let (firers, [_, target, rest @ ..]) = words.split_at(at) else { return Ok(None) };
    let (Some((first, with)), Some(target)) = (named(draft, &firers.join(" "))?, aim(draft, target)) else {
        return Ok(None);
    };
    let map = &draft.live().game().scenario.map;
    let from = unit_of(draft, &first).and_then(|unit| unit.place.cell());
    let range = from.map(|from| format!(" range {}", from.range(target))).unwrap_or_default();
    let (mode, answers) = next::fire_mode(draft, &first)?;
    let (id, hex) = (next_attack(draft), map.show_cell(target));
    let rest: String = rest.iter().map(|word| format!(" {word}")).collect();
    let line = format!("a{id} {mode} by {} at {hex}{range}{answers}{rest}", with.join(", "));
    Ok(Some((first, line)))
}

/// The hex of a unit, or a hex; `g1` is the unit of that name before it is a hex.
fn aim(draft: &Draft, word: &str) -> Option<Cell> {
    let unit = unit_of(draft, word).and_then(|unit| unit.place.cell());
    unit.or_else(|| hex(draft, word))
}

/// The first firer, and each with what it fires: Personnel its inherent FP and the SW behind a `+`, or the `sw:` it names
/// alone; a vehicle the weapons behind it.
fn named(draft: &Draft, firers: &str) -> Result<Option<(String, Vec<String>)>, String> {
    let units = &draft.live().game().scenario.units;
    let (mut first, mut vehicle, mut with) = (None, None, Vec::new());
    for part in firers.split(',') {
        let mut words = part.split([' ', '+']).filter(|word| !word.is_empty()).peekable();
        let Some(word) = words.peek().copied() else { return Ok(None) };
        let is_unit = unit_of(draft, word).is_some();
        if is_unit {
            words.next();
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
        for weapon in words {
            match weapon {
                "rof" if let Some(last) = with.last_mut() => last.push_str(" rof"),
                _ if vehicle.is_some() || weapon == "inherent" || weapon.starts_with("sw:") => {
                    with.push(format!("{unit} {weapon}"));
                }
                _ => with.push(format!("{unit} sw:{weapon}")),
            }
        }
    }
    Ok(first.map(|first| (first, with)))
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
