//! What is unusual in the head of a game: a player who takes in a new game is asked about it before signing it. Input: a
//! scenario, and who asks. It must not say whether it is right.

use super::forces::{has_figures_of, unusual_forces};
use super::ground::unusual_ground;
use super::own_figures::OwnFigureRow;
use asl_core::catalogue;
use asl_core::counter::UnitDef;
use asl_core::event::{Name, UnitId};
use asl_core::map::Board;
use asl_core::scenario::{Described, DiceScheme, House, Scenario};
use asl_core::vocab::{WeaponWord, looks_like};
use std::collections::{BTreeMap, BTreeSet};

/// What is unusual in a head, a line each.
#[must_use]
pub(crate) fn unusual(scenario: &Scenario, me: &str, own_figures: &[OwnFigureRow]) -> Vec<String> {
    let mut all = Vec::new();
    if scenario.dice != DiceScheme::Shares {
        all.push("the dice are on honour: whoever throws them types them in, and nothing proves them".into());
    }
    all.extend(sides(scenario, me));
    all.extend(listed_otherwise(own_figures));
    all.extend(own_counters(scenario));
    all.extend(unknown_types(scenario));
    all.extend(own_weapons(scenario));
    all.extend(unusual_forces(scenario));
    all.extend(set_for_me(scenario, me));
    all.extend(unusual_ground(scenario));
    all.extend(names(scenario));
    all.extend(alike(scenario));
    all.extend(boards(scenario.map.boards()));
    if scenario.house != House::default() {
        all.push("it chooses readings of its own (`[house]`)".into());
    }
    if scenario.excerpts {
        all.push("it is a log of excerpts: units may be placed anew at any time".into());
    }
    all
}

/// Sides that nobody plays, that several play, or that have no unit.
fn sides(scenario: &Scenario, me: &str) -> Vec<String> {
    let mut all = Vec::new();
    let players = |side: &Name| -> Vec<&str> {
        let of_side = scenario.players.iter().filter(|(_, player)| player.side.as_ref() == Some(side));
        of_side.map(|(name, _)| name.as_str()).collect()
    };
    for side in scenario.sides() {
        let units = scenario.units.values().filter(|unit| unit.side == side).count();
        match players(&side).as_slice() {
            [] => all.push(format!("nobody plays the {side} side, which has {units} units")),
            [_] if units > 0 => {}
            [name] => all.push(format!("{name} plays the {side} side, which has no unit")),
            several => all.push(format!("the {side} side is played by {}", several.join(" and "))),
        }
    }
    let mine = scenario.players.iter().find(|(name, _)| name.as_str() == me);
    let plays = scenario.players.values().filter(|player| player.side.is_some()).count();
    if plays < 2 && mine.is_some_and(|(_, player)| player.side.is_none()) {
        all.push("you play no side of it: you are its director".into());
    }
    all
}

/// Vehicles of mine that the head has begin CE, which is mine to say.
fn set_for_me(scenario: &Scenario, me: &str) -> Vec<String> {
    let mine = scenario.players.iter().find(|(name, _)| name.as_str() == me);
    let Some(own) = mine.and_then(|(_, player)| player.side.as_ref()) else { return Vec::new() };
    let exposed = |def: &UnitDef| def.vehicle.as_ref().is_some_and(|vehicle| vehicle.ce == Some(true));
    let all = scenario.units.iter().filter(|(_, def)| def.side == *own && exposed(def));
    all.map(|(id, _)| format!("{id}, which is yours, begins CE")).collect()
}

fn listed_otherwise(rows: &[OwnFigureRow]) -> Option<String> {
    let units: BTreeSet<&str> = rows.iter().flat_map(|row| &row.units).map(String::as_str).collect();
    let list: Vec<&str> = units.into_iter().collect();
    (!list.is_empty()).then(|| format!("figures of {} are not those of the catalogue", list.join(", ")))
}

/// Units whose counters no catalogue has: their figures are the head's alone.
fn own_counters(scenario: &Scenario) -> Option<String> {
    let own = scenario.units.iter().filter(|(_, def)| {
        let shipped = def.kind.as_ref().is_some_and(|name| is_listed(name, scenario.book));
        !shipped && (def.vehicle.is_some() || def.infantry.is_some())
    });
    let list: Vec<&str> = own.map(|(id, _)| id.as_str()).collect();
    (!list.is_empty())
        .then(|| format!("{} have figures of the head alone: no catalogue has them", list.join(", ")))
}

/// Units of a type that says nothing of what they are: nothing that hangs on it is judged.
fn unknown_types(scenario: &Scenario) -> Option<String> {
    let blank = scenario.units.iter().filter(|(_, def)| {
        let listed = def.kind.as_ref().is_none_or(|name| is_listed(name, scenario.book));
        !listed && def.vehicle.is_none() && def.infantry.is_none() && def.weapons.is_empty()
    });
    let named =
        |(id, def): (&UnitId, &Described)| format!("{id} ({})", def.kind.as_deref().unwrap_or_default());
    let list: Vec<String> = blank.map(named).collect();
    (!list.is_empty())
        .then(|| format!("{}: no catalogue has that type, and its figures are not told", list.join(", ")))
}

/// SW whose figures are no counter's, or another counter's than their name says. What a head leaves out is not judged by.
fn own_weapons(scenario: &Scenario) -> Vec<String> {
    let of_men = scenario.units.values().filter(|def| def.infantry.is_some()).flat_map(|def| &def.weapons);
    let all = scenario.weapons.iter().chain(of_men).filter(|(_, weapon)| weapon.gun.is_none());
    let mut told = BTreeSet::new();
    for (name, weapon) in all {
        let rows: Vec<&str> = catalogue::weapons_of_book(scenario.book)
            .filter(|row| has_figures_of(weapon, &row.weapon()))
            .map(|row| row.name)
            .collect();
        if weapon.captured {
            told.insert(format!("{name} is said to be captured: its B# is two lower, and nobody repairs it"));
        }
        if name.is(WeaponWord::Pf) {
            told.insert(format!(
                "{name} stands among the SW: whoever fires one is not asked whether he may have it (C13.3)"
            ));
        }
        let word = name.as_str().to_ascii_lowercase();
        let is_mg = ["lmg", "mmg", "hmg"].contains(&word.as_str());
        if rows.is_empty() {
            told.insert(format!("{name} has figures of the head alone: no SW of the catalogue has them"));
        } else if is_mg && !rows.iter().any(|row| row.ends_with(&word)) {
            told.insert(format!("{name} has the figures of another counter ({})", rows.join(", ")));
        }
    }
    told.into_iter().collect()
}

fn is_listed(name: &str, book: u16) -> bool {
    catalogue::entry(name, book).is_some()
        || catalogue::personnel(name, book).is_some()
        || catalogue::gun(name, book).is_some()
}

/// Names that look like another: like one of the catalogue that they are not, or written in two scripts.
fn names(scenario: &Scenario) -> Vec<String> {
    let book = scenario.book;
    let shipped = catalogue::of_book(book)
        .map(|row| row.name)
        .chain(catalogue::personnel_of_book(book).map(|row| row.name));
    let shipped: BTreeSet<String> = shipped.map(folded).collect();
    let types = scenario.units.values().filter_map(|def| def.kind.as_deref());
    let ids = scenario.units.keys().map(|id| id.as_str());
    let weapons = scenario.weapons.keys().map(|name| name.as_str());
    let players = scenario.players.keys().map(Name::as_str);
    let texts = [scenario.name.as_str()];
    let all: BTreeSet<&str> = types.chain(ids).chain(weapons).chain(players).chain(texts).collect();
    let mut told = Vec::new();
    for name in all {
        if !is_listed(name, book) && shipped.contains(&folded(name)) {
            told.push(format!("{name:?} looks like a name of the catalogue and is none"));
        } else if is_mixed(name) {
            told.push(format!("{name:?} is written in letters of two alphabets"));
        } else if name.chars().any(is_disguised) {
            told.push(format!("{name:?} holds signs that look like others"));
        }
    }
    told
}

/// Names of units that one may take for another: they differ in I, l and 1, in O and 0, in case, in a stroke or in zeros before a number
/// alone, and no counter tells them apart, or they are of two sides.
fn alike(scenario: &Scenario) -> Vec<String> {
    let mut all: BTreeMap<String, Vec<(&UnitId, &UnitDef)>> = BTreeMap::new();
    for (id, def) in &scenario.units {
        all.entry(as_seen(id.as_str())).or_default().push((id, def));
    }
    let confused = |units: &Vec<(&UnitId, &UnitDef)>| {
        units.iter().enumerate().any(|(n, (_, one))| {
            units[..n].iter().any(|(_, other)| one.side != other.side || one.kind == other.kind)
        })
    };
    let names = |units: Vec<(&UnitId, &UnitDef)>| {
        let ids: Vec<&str> = units.into_iter().map(|(id, _)| id.as_str()).collect();
        format!("{} look alike", ids.join(", "))
    };
    all.into_values().filter(confused).map(names).collect()
}

fn as_seen(name: &str) -> String {
    let seen = |c: char| match c {
        'I' | 'L' | 'l' | '|' => '1',
        'O' | 'o' => '0',
        '_' => '-',
        c => c.to_ascii_lowercase(),
    };
    let mut out = String::new();
    for c in name.chars().map(seen) {
        // A zero before a number is hard to see.
        if out.ends_with('0')
            && c.is_ascii_digit()
            && !out.trim_end_matches('0').ends_with(|c: char| c.is_ascii_digit())
        {
            out.truncate(out.trim_end_matches('0').len());
        }
        out.push(c);
    }
    out
}

/// A name as it looks: dashes, blanks and letters of other alphabets as the Latin signs that they look like.
fn folded(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars().flat_map(char::to_lowercase).filter_map(looks_like) {
        if c != ' ' || !out.ends_with(' ') {
            out.push(c);
        }
    }
    out.trim().to_owned()
}

/// A dash, a blank or a slash that is not the one on a keyboard, or a sign that nobody sees.
fn is_disguised(c: char) -> bool {
    !c.is_ascii() && !c.is_alphabetic() && looks_like(c).is_none_or(|plain| plain.is_ascii())
}

/// Latin letters beside those of another alphabet.
fn is_mixed(name: &str) -> bool {
    let latin = |c: char| c.is_alphabetic() && (c.is_ascii() || ('\u{c0}'..='\u{24f}').contains(&c));
    let other = |c: char| ('\u{370}'..='\u{52f}').contains(&c) || ('\u{ff21}'..='\u{ff5a}').contains(&c);
    name.chars().any(latin) && name.chars().any(other)
}

/// Boards that anybody may read otherwise: no file is pinned, or its terrain is changed or not told.
fn boards<'b>(boards: impl Iterator<Item = &'b Board>) -> Vec<String> {
    let of = |board: &Board| {
        let mut says = Vec::new();
        if board.sha256.is_none() {
            says.push("its file is not pinned".to_owned());
        }
        if !board.changes.is_empty() {
            says.push(format!("its terrain is changed: {}", board.changes.join(", ")));
        }
        if !board.unverified.is_empty() {
            says.push(format!("it does not tell the terrain of {}", board.unverified.join(", ")));
        }
        (!says.is_empty()).then(|| format!("board {:?}: {}", board.name, says.join("; ")))
    };
    boards.filter(|board| !board.endless && !board.name.is_empty()).filter_map(of).collect()
}
