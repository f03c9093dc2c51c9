//! Short forms: several steps on a line, moves by their hexes, fire by firer and target, dice as they lie on the table. Each
//! becomes lines of the notation on the position where it stands; nothing is judged here.

use super::draft::Draft;
use super::next;
use asl_core::event::{AttackId, RollId};
use asl_core::state::Unit;
use asl_core::vocab::hex::{Cell, Vertex};
use asl_core::vocab::phase::Phase;

/// Takes what a player typed: steps between `;`, each a line of the notation or a short form of one.
///
/// # Errors
/// What is wrong with it.
pub(super) fn take(draft: &mut Draft, typed: &str) -> Result<(), String> {
    let mut subject: Option<String> = None;
    for step in steps(typed) {
        let mut step = step.trim();
        if let Some((unit, rest)) = step.split_once(':').filter(|(unit, _)| unit_of(draft, unit).is_some()) {
            subject = Some(unit.to_owned());
            step = rest.trim();
        }
        if !step.is_empty() {
            one(draft, subject.as_deref(), step)?;
        }
    }
    Ok(())
}

/// Between `;` that stand in no quoted text.
fn steps(typed: &str) -> Vec<&str> {
    let (mut steps, mut from, mut quoted, mut escaped) = (Vec::new(), 0, false, false);
    for (at, c) in typed.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '#' if !quoted && typed[..at].ends_with([' ', '\t']) => break,
            ';' if !quoted => {
                steps.push(&typed[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    steps.push(&typed[from..]);
    steps
}

fn one(draft: &mut Draft, subject: Option<&str>, step: &str) -> Result<(), String> {
    if let Some(unit) = subject {
        let line = of_unit(draft, unit, step)?;
        return draft.take(&line);
    }
    let words: Vec<&str> = step.split_whitespace().collect();
    if let [first, drm @ ..] = words.as_slice()
        && let Some(dice) = dice(first)
    {
        return next::roll(draft, &dice, &claimed(drm)?);
    }
    let line = match words.as_slice() {
        [word] if let Some(phase) = phase(word) => next::phase_line(draft, phase)?,
        [firers, "at", hex, rest @ ..] if let Some(line) = fire(draft, firers, hex, rest)? => line,
        [unit, rest @ ..] if unit_of(draft, unit).is_some() => of_unit(draft, unit, &rest.join(" "))?,
        _ => step.to_owned(),
    };
    draft.take(&line)
}

fn unit_of<'d>(draft: &'d Draft, name: &str) -> Option<&'d Unit> {
    let units = &draft.live().state().units;
    units.iter().find(|(id, _)| id.as_str() == name).map(|(_, unit)| unit)
}

/// A hex in either case.
fn hex(draft: &Draft, word: &str) -> Option<Cell> {
    let map = &draft.live().game().scenario.map;
    let is_short = word.len() <= 8 && word.ends_with(|c: char| c.is_ascii_digit());
    let hex = map.read(&word.to_ascii_uppercase()).ok().filter(|_| is_short)?;
    Some(map.cell(hex))
}

/// What a unit does: `N4` enters or moves to a hex, `turn left` turns by a hexspine, `bypass L3 left` goes round an obstacle.
fn of_unit(draft: &Draft, name: &str, step: &str) -> Result<String, String> {
    let words: Vec<&str> = step.split_whitespace().collect();
    let scenario = &draft.live().game().scenario;
    let is_vehicle = scenario.units.iter().any(|(id, def)| id.as_str() == name && def.vehicle.is_some());
    Ok(match words.as_slice() {
        [word, rest @ ..] if let Some(cell) = hex(draft, word) => {
            let (verb, of) = if is_vehicle { ("enter", "MP") } else { ("moves", "MF") };
            let (cost, rest) = match rest {
                [cost, rest @ ..] if cost.parse::<f32>().is_ok() && rest.first() != Some(&of) => {
                    (format!(" {cost} {of}"), rest)
                }
                rest => (String::new(), rest),
            };
            format!("{name} {verb} {}{cost} {}", scenario.map.show_cell(cell), rest.join(" "))
        }
        ["turn", way @ ("left" | "right")] => {
            let unit = unit_of(draft, name);
            let at = unit.and_then(|unit| Some((unit.place.cell()?, unit.place.facing()?)));
            let (cell, facing) = at.ok_or_else(|| format!("{name} has no VCA to turn\n"))?;
            let to = facing.turned(if *way == "left" { -1 } else { 1 });
            let map = &scenario.map;
            format!("{name} turn {}", map.show_pair(map.spine_name(cell, to)))
        }
        ["bypass", word, way @ ("left" | "right"), rest @ ..] => {
            let (side, cafp) = bypass(draft, name, word, *way == "left")?;
            format!("{name} bypass {} along {side} cafp {cafp} {}", word.to_ascii_uppercase(), rest.join(" "))
        }
        [verb @ ("enter" | "moves" | "advances" | "routs" | "bypass"), word, rest @ ..]
            if let Some(cell) = hex(draft, word) =>
        {
            format!("{name} {verb} {} {}", scenario.map.show_cell(cell), rest.join(" "))
        }
        _ => format!("{name} {step}"),
    })
}

/// The hexside along which a vehicle goes round the obstacle of a hex, and the CAFP at its end.
fn bypass(draft: &Draft, name: &str, word: &str, left: bool) -> Result<(String, String), String> {
    let map = &draft.live().game().scenario.map;
    let none = || format!("{word} is no hex next to {name}\n");
    let to = hex(draft, word).ok_or_else(none)?;
    let from = unit_of(draft, name).and_then(|unit| unit.place.cell()).ok_or_else(none)?;
    // Seen from the obstacle: the hexside by which it comes, and the next one on its left or right.
    let by = to.dir_to(from).ok_or_else(none)?;
    let turn = if left { 1 } else { -1 };
    let (beside, ahead) = (to.to(by.turned(turn)), to.to(by.turned(2 * turn)));
    let side = format!("{}-{}", map.show_cell(to), map.show_cell(beside));
    let cafp = Vertex::of(to, beside, ahead).ok_or_else(none)?;
    let names = cafp.hexes().map(|cell| map.show_cell(cell));
    Ok((side, names.join("-")))
}

/// `3,4`, `34`, `5`: the dice as they lie there, the colored one first.
fn dice(step: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = step.bytes().filter(|byte| *byte != b',').collect();
    let is_dice = matches!(digits.len(), 1 | 2)
        && digits.iter().all(|byte| (b'1'..=b'6').contains(byte))
        && step.bytes().filter(|byte| *byte == b',').count() < digits.len();
    is_dice.then(|| digits.into_iter().map(|byte| byte - b'0').collect())
}

/// DRM behind dice: `ffmo ffnam` for -1 each, which no board may tell; others are written out behind `drm`.
fn claimed(words: &[&str]) -> Result<String, String> {
    if let ["drm", rest @ ..] = words {
        return Ok(format!(" drm {}", rest.join(" ")));
    }
    let name = |word: &&str| match word.to_ascii_lowercase().as_str() {
        "ffmo" => Ok("FFMO -1"),
        "ffnam" => Ok("FFNAM -1"),
        _ => Err(format!("{word}: behind dice stand ffmo, ffnam, or `drm` with the DRM written out\n")),
    };
    let names: Vec<&str> = words.iter().map(name).collect::<Result<_, _>>()?;
    Ok(if names.is_empty() { String::new() } else { format!(" drm {}", names.join(", ")) })
}

/// A phase by its name, in small letters too.
fn phase(word: &str) -> Option<Phase> {
    next::PHASES.into_iter().find(|phase| phase.to_string().eq_ignore_ascii_case(word))
}

/// `g1,g2+LMG at K5`: an attack with inherent FP, and with SW behind a `+`. `None` where these are no units.
fn fire(draft: &Draft, firers: &str, at: &str, rest: &[&str]) -> Result<Option<String>, String> {
    let mut with = Vec::new();
    for firer in firers.split(',') {
        let mut parts = firer.split('+');
        let unit = parts.next().unwrap_or_default();
        if unit_of(draft, unit).is_none() {
            return Ok(None);
        }
        with.push(format!("{unit} inherent"));
        with.extend(parts.map(|weapon| format!("{unit} sw:{weapon}")));
    }
    let first = firers.split([',', '+']).next().unwrap_or_default();
    let Some(target) = hex(draft, at) else { return Ok(None) };
    let map = &draft.live().game().scenario.map;
    let from = unit_of(draft, first).and_then(|unit| unit.place.cell());
    let range = from.map(|from| format!(" range {}", from.range(target))).unwrap_or_default();
    let (mode, answers) = next::fire_mode(draft, first)?;
    let (id, firers, hex) = (next_attack(draft), with.join(", "), map.show_cell(target));
    let rest: String = rest.iter().map(|word| format!(" {word}")).collect();
    Ok(Some(format!("a{id} {mode} by {firers} at {hex}{range}{answers}{rest}")))
}

/// The number of the next attack.
fn next_attack(draft: &Draft) -> u64 {
    let events = &draft.live().game().events;
    let last = events.iter().filter_map(|event| event.what.of_attack()).filter_map(number_of_attack).max();
    last.unwrap_or(0) + 1
}

fn number_of_attack(id: AttackId) -> Option<u64> {
    id.to_string().trim_start_matches('a').parse().ok()
}

/// The number of the next roll.
pub(super) fn next_roll(draft: &Draft) -> u64 {
    let number = |id: &RollId| id.to_string().trim_start_matches('r').parse::<u64>().ok();
    draft.live().state().rolls.keys().filter_map(number).max().unwrap_or(0) + 1
}
