//! An attack in short: `g1,g2+LMG at K5`, `t34 CMG,BMG at K5`, `r1 sw:MMG at O5`.

use super::draft::Draft;
use super::next;
use super::short::{hex, unit_of};
use asl_core::event::{AttackId, UnitId, Use};
use asl_core::figures::to_hit::target_type::is_mortar;
use asl_core::notation::fire_mode;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::{InfantryKind, WeaponKind};

/// The first firer and the line of an attack: firers, `at`, a hex or a unit in it, and what stands behind it. `None` where it
/// is no such thing.
///
/// # Errors
/// When nobody fires in this phase, or a vehicle names no weapon.
pub(super) fn attack(draft: &Draft, words: &[&str]) -> Result<Option<(String, String)>, String> {
    let Some(at) = words.iter().position(|word| *word == "at") else { return Ok(None) };
    let (firers, [_, aimed, rest @ ..]) = words.split_at(at) else { return Ok(None) };
    let firers: Vec<&str> =
        firers.iter().copied().filter(|word| !matches!(*word, "fires" | "fire")).collect();
    let (said, firers): (Vec<&str>, Vec<&str>) =
        firers.into_iter().partition(|word| fire_mode(word).is_some());
    let Some(Named { first, with, directs }) = named(draft, &firers.join(" "), aimed)? else {
        return Ok(None);
    };
    let target = aim(draft, aimed).ok_or_else(|| format!("{aimed} is no hex and no unit of this game\n"))?;
    let map = &draft.live().game().scenario.map;
    let from = unit_of(draft, &first).and_then(|unit| unit.place.cell());
    let range = from.map(|from| format!(" range {}", from.range(target))).unwrap_or_default();
    let mode = match said.first() {
        Some(mode) => mode,
        None => next::fire_mode(draft, &first)
            .map_err(|why| format!("{why}: `{} opportunity at {aimed}`\n", firers.join(" ")))?,
    };
    let named = target_type(draft, &first, &with, aimed, rest);
    let answers = answers(draft, mode, aimed, target, rest);
    let (id, hex) = (next_attack(draft), map.show_cell(target));
    let rest: String = rest.iter().map(|word| format!(" {word}")).collect();
    let directed = directs.map(|leader| format!(" directed-by {leader}")).unwrap_or_default();
    let line = format!("a{id} {mode} by {} at {hex}{range}{named}{answers}{directed}{rest}", with.join(", "));
    Ok(Some((first, line)))
}

/// Ordnance names its Target Type (C3.3): the vehicle that is aimed at, or the Infantry of the Location; a mortar uses that of Area.
fn target_type(draft: &Draft, first: &str, with: &[String], aimed: &str, rest: &[&str]) -> String {
    let scenario = &draft.live().game().scenario;
    let def = |name: &str| scenario.units.iter().find(|(id, _)| id.as_str() == name).map(|(_, def)| def);
    let weapon = with.first().and_then(|with| with.split(' ').nth(1)).unwrap_or_default();
    let weapon = if weapon == "gun" { Some(Use::Gun) } else { weapon.parse().ok().map(Use::Weapon) };
    let kind = weapon.as_ref().and_then(|weapon| scenario.weapon_kind(def(first).map(|def| &**def), weapon));
    let said = rest
        .iter()
        .any(|word| matches!(*word, "units" | "infantry-target" | "vehicle-target" | "area-target"));
    if said || !kind.is_some_and(WeaponKind::is_ordnance) {
        return String::new();
    }
    let mortar = weapon.is_some_and(|weapon| is_mortar(scenario, def(first).map(|def| &**def), &weapon));
    match (unit_of(draft, aimed).and_then(|_| def(aimed)), mortar) {
        (_, true) => " area-target".into(),
        (Some(target), false) if target.vehicle.is_some() => format!(" units {aimed} vehicle-target"),
        (Some(_), false) => " infantry-target".into(),
        (None, false) => String::new(),
    }
}

/// Whose last expenditure First Fire answers: the unit that is aimed at, else who moves in that hex. Where nobody there
/// moved, the target is named as it stands.
fn answers(draft: &Draft, mode: &str, aimed: &str, target: Cell, rest: &[&str]) -> String {
    let said = rest.iter().any(|word| matches!(*word, "units" | "answers"));
    if !matches!(mode, "first" | "subsequent" | "fpf") || rest.contains(&"answers") {
        return String::new();
    }
    let window = draft.live().state().window.as_ref().filter(|window| !window.closed);
    let mover = window.map(|window| window.mover.as_str());
    match (mover, unit_of(draft, aimed)) {
        (Some(mover), Some(_)) if mover == aimed => at_stack(draft, mover, said),
        (_, Some(_)) if !said => at_stack(draft, aimed, said),
        (Some(mover), _) if unit_of(draft, mover).and_then(|unit| unit.place.cell()) == Some(target) => {
            at_stack(draft, mover, said)
        }
        _ => String::new(),
    }
}

/// It answers this mover, and is at all that move in a stack with it (A8.1), but for those that are pinned or broken.
fn at_stack(draft: &Draft, mover: &str, said: bool) -> String {
    let Ok(id) = mover.parse() else { return String::new() };
    let state = draft.live().state();
    let moves =
        |id: &&&UnitId| state.units.get(id).is_some_and(|unit| !unit.is_pinned() && !unit.is_broken());
    let stack: Vec<&str> = state.moving_stack(&id).iter().filter(moves).map(|id| id.as_str()).collect();
    match said || stack.len() < 2 {
        true => format!(" answers {mover}"),
        false => format!(" units {} answers {mover}", stack.join(",")),
    }
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

/// A weapon that is named by itself leaves the inherent FP out.
fn is_alone(weapon: &str) -> bool {
    weapon.starts_with("sw:") || matches!(weapon, "inherent" | "gun")
}

/// A short form has no figures of its own.
fn no_figure<'w>(
    mut words: impl Iterator<Item = &'w str>,
    (unit, aimed): (&str, &str),
) -> Result<(), String> {
    let is_figure = |word: &&str| {
        let begins = word.starts_with(|c: char| c.is_ascii_digit());
        begins || ["FP", "SFF", "PBF"].contains(word) || is_factor(word)
    };
    words.find(is_figure).map_or(Ok(()), |figure| {
        Err(format!(
            "{figure}: a short form has no figures: the FP of the head and their factors are filled in, `{unit} at {aimed}`; \
             yours stand in a line written out: `a5 subsequent by {unit} inherent 4 FP x1/2 SFF at {aimed}`\n"
        ))
    })
}

/// Who fires, each with what: Personnel its inherent FP and the SW behind a `+`, or the `sw:` it names alone; a vehicle the
/// weapons behind it. A leader who names no SW directs.
fn named(draft: &Draft, firers: &str, aimed: &str) -> Result<Option<Named>, String> {
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
            with.extend(by_itself(draft, (word, is_vehicle), words.peek().copied(), aimed)?);
        }
        let unit = if is_unit { Some(word) } else { vehicle };
        let Some(unit) = unit else { return Ok(None) };
        no_figure(words.clone(), (unit, aimed))?;
        armed(&mut with, unit, vehicle.is_some(), words);
    }
    match (first, directs) {
        (None, Some(leader)) => {
            Err(format!("{leader} is a leader, who has no inherent FP: name the units that fire\n"))
        }
        (first, directs) => Ok(first.map(|first| Named { first, with, directs })),
    }
}

/// What a unit fires by its name alone, before the weapons behind it: the one weapon that it has, or its inherent FP.
fn by_itself(
    draft: &Draft,
    (unit, is_vehicle): (&str, bool),
    next: Option<&str>,
    aimed: &str,
) -> Result<Option<String>, String> {
    match next {
        None if let Some(only) = only_weapon(draft, unit) => Ok(Some(format!("{unit} {only}"))),
        None if is_vehicle => {
            Err(format!("name the weapons of {unit}: `{unit} {} at {aimed}`\n", guns(draft, unit)))
        }
        Some(next) if is_vehicle || is_alone(next) => Ok(None),
        None | Some(_) => Ok(Some(format!("{unit} inherent"))),
    }
}

/// What a unit without inherent FP fires when it has one weapon: a counter that is neither Personnel nor a vehicle is a Gun.
fn only_weapon(draft: &Draft, unit: &str) -> Option<String> {
    let units = &draft.live().game().scenario.units;
    let (_, def) = units.iter().find(|(id, _)| id.as_str() == unit)?;
    let only = def.weapons.keys().next().filter(|_| def.weapons.len() == 1).map(ToString::to_string);
    let is_gun = def.vehicle.is_none() && def.kind.is_some();
    only.or_else(|| is_gun.then(|| "gun".into())).filter(|_| def.infantry.is_none())
}

/// The MG of a vehicle, as they are named in an attack.
fn guns(draft: &Draft, vehicle: &str) -> String {
    let units = &draft.live().game().scenario.units;
    let def = units.iter().find(|(id, _)| id.as_str() == vehicle).map(|(_, def)| def);
    let names = def.into_iter().flat_map(|def| def.weapons.keys()).map(ToString::to_string);
    let mg: Vec<String> = names.filter(|name| name.ends_with("MG")).collect();
    if mg.is_empty() { "MA".into() } else { mg.join(",") }
}

/// What a unit fires besides its inherent FP; `rof` belongs to the weapon before it.
fn armed<'w>(with: &mut Vec<String>, unit: &str, is_vehicle: bool, weapons: impl Iterator<Item = &'w str>) {
    for weapon in weapons {
        match weapon {
            "gun" => with.push(format!("{unit} gun")),
            "rof" if let Some(last) = with.last_mut() => last.push_str(" rof"),
            _ if is_vehicle || weapon == "inherent" || weapon.starts_with("sw:") => {
                with.push(format!("{unit} {weapon}"));
            }
            _ => with.push(format!("{unit} sw:{weapon}")),
        }
    }
}

/// `x2`, `x1/2`.
fn is_factor(word: &str) -> bool {
    word.strip_prefix('x').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn is_leader(draft: &Draft, unit: &str) -> bool {
    let all = &draft.live().game().scenario.units;
    let def = all.iter().find(|(id, _)| id.as_str() == unit).and_then(|(_, def)| def.infantry.as_ref());
    def.is_some_and(|infantry| infantry.kind == Some(InfantryKind::Leader) && infantry.fp.is_none())
}

/// The number of the next attack.
pub(super) fn next_attack(draft: &Draft) -> u64 {
    let events = &draft.live().game().events;
    let last = events.iter().filter_map(|event| event.what.of_attack()).filter_map(number).max();
    last.unwrap_or(0) + 1
}

fn number(id: AttackId) -> Option<u64> {
    id.to_string().trim_start_matches('a').parse().ok()
}
