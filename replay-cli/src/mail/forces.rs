//! What a head gives each side: its units by type, with their SW, for who takes a new game in and compares it with the card of the
//! scenario; and what of it is unusual. Input: a scenario. Whether it is right it must not say.

use crate::words::one_line;
use asl_core::catalogue;
use asl_core::counter::{UnitDef, Weapon};
use asl_core::event::{Name, UnitId};
use asl_core::scenario::Scenario;
use asl_core::vocab::{Nation, WeaponKind, WeaponName};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// The units of one type of a side.
#[derive(Clone, PartialEq, Eq, JsonSchema, Serialize, Debug)]
pub struct ForceRow {
    /// The side.
    pub side: String,
    /// Their type, as the head writes it; none where it gives figures alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of_type: Option<String>,
    /// The units, each with the SW that the head gives it.
    pub units: Vec<ForceUnit>,
}

/// A unit of a head.
#[derive(Clone, PartialEq, Eq, JsonSchema, Serialize, Debug)]
pub struct ForceUnit {
    /// Its name.
    pub unit: String,
    /// Its SW.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sw: Vec<String>,
    /// It is Personnel of which the head does not say which SW it has: it may fire any.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub sw_untold: bool,
}

impl ForceRow {
    /// The units of a scenario, by side and type.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Vec<ForceRow> {
        let mut rows: BTreeMap<(String, Option<String>), Vec<ForceUnit>> = BTreeMap::new();
        for (id, def) in &scenario.units {
            let sw = sw(def).iter().map(ToString::to_string).collect();
            let sw_untold = def.infantry.as_ref().is_some_and(|infantry| infantry.sw.is_none());
            let unit = ForceUnit { unit: id.to_string(), sw, sw_untold };
            rows.entry((def.side.to_string(), def.kind.clone())).or_default().push(unit);
        }
        rows.into_iter().map(|((side, of_type), units)| ForceRow { side, of_type, units }).collect()
    }
}

/// A line for each type.
pub(crate) fn forces(rows: &[ForceRow]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let named = |unit: &ForceUnit| match unit.sw.as_slice() {
        [] => unit.unit.clone(),
        sw => format!("{} ({})", unit.unit, sw.join(", ")),
    };
    let line = |row: &ForceRow| {
        let units: Vec<String> = row.units.iter().map(named).collect();
        let of_type = row.of_type.as_deref().unwrap_or("figures of the head");
        format!("  {}\n", one_line(&format!("{}: {of_type}: {}", row.side, units.join(", "))))
    };
    let untold: Vec<&str> = rows
        .iter()
        .flat_map(|row| &row.units)
        .filter(|unit| unit.sw_untold)
        .map(|unit| unit.unit.as_str())
        .collect();
    let untold = match untold.as_slice() {
        [] => String::new(),
        units => format!("  {}\n", one_line(&format!("whose SW it does not tell: {}", units.join(", ")))),
    };
    "Its units and their SW. Compare them with the scenario:\n".to_owned()
        + &rows.iter().map(line).collect::<String>()
        + &untold
}

/// What is unusual in the forces, a line each.
pub(super) fn unusual_forces(scenario: &Scenario) -> Vec<String> {
    let mut all = elr(scenario);
    all.extend(san(scenario));
    all.extend(foreign_types(scenario));
    all.extend(foreign_weapons(scenario));
    all.extend(without_figures(scenario));
    all.extend(of_the_axis(scenario));
    all.extend(crews(scenario));
    all
}

fn sw(def: &UnitDef) -> &[WeaponName] {
    def.infantry.as_ref().and_then(|infantry| infantry.sw.as_deref()).unwrap_or_default()
}

fn nation(def: &UnitDef) -> Option<Nation> {
    def.infantry.as_ref()?.nation.as_ref()?.means()
}

fn elr(scenario: &Scenario) -> Vec<String> {
    let low = scenario.elr.iter().filter(|(_, elr)| **elr < 2);
    let mut told: Vec<String> =
        low.map(|(side, elr)| format!("the ELR of the {side} side is {elr}")).collect();
    let all = scenario.sides();
    let without = |side: &&Name| !scenario.elr.contains_key(*side);
    let missing: Vec<&str> = all.iter().filter(without).map(Name::as_str).collect();
    if !scenario.elr.is_empty() && !missing.is_empty() {
        told.push(format!("it gives an ELR to one side, and none to the {} side", missing.join(", ")));
    }
    told
}

/// A SAN is 2 to 7 (A14.1), and of both sides or of neither.
fn san(scenario: &Scenario) -> Vec<String> {
    let odd = scenario.san.iter().filter(|(_, san)| !(2..=7).contains(*san));
    let mut told: Vec<String> =
        odd.map(|(side, san)| format!("the SAN of the {side} side is {san}")).collect();
    let all = scenario.sides();
    let missing: Vec<&str> =
        all.iter().filter(|side| !scenario.san.contains_key(*side)).map(Name::as_str).collect();
    if !scenario.san.is_empty() && !missing.is_empty() {
        told.push(format!("it gives a SAN to one side, and none to the {} side", missing.join(", ")));
    }
    told
}

/// What the head says beside its units and its ground, a line each: to be compared with the card of the scenario.
pub(super) fn figures_of_head(scenario: &Scenario) -> Vec<String> {
    let listed = |name: &str, all: &BTreeMap<Name, u8>| {
        let each: Vec<String> = all.iter().map(|(side, n)| format!("{side} {n}")).collect();
        format!("{name}: {}", if each.is_empty() { NOT_STATED.into() } else { each.join(", ") })
    };
    let theatre = scenario.theatre.as_ref().map(|theatre| format!("theatre: {}", theatre.as_str()));
    let date = scenario.date.as_ref().map_or_else(|| NOT_STATED.into(), ToString::to_string);
    let mut all = vec![listed("ELR", &scenario.elr), listed("SAN", &scenario.san)];
    all.extend(theatre);
    all.push(format!("date: {date}"));
    all
}

/// What hangs on such a figure is not judged, or asked.
const NOT_STATED: &str = "not stated";

/// A line for each of them.
pub(super) fn told_of_head(lines: &[String]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let each: String = lines.iter().map(|line| format!("  {}\n", one_line(line))).collect();
    "Its figures. Compare them with the scenario:\n".to_owned() + &each
}

/// Personnel of another nation than most of its side.
fn foreign_types(scenario: &Scenario) -> Vec<String> {
    let mut told = Vec::new();
    for (side, most) in nations(scenario) {
        let foreign = scenario.units.iter().filter(|(_, def)| {
            def.side == side && nation(def).is_some_and(|own| own != most && own != Nation::Common)
        });
        for (id, def) in foreign {
            let of_type = def.kind.as_deref().unwrap_or_default();
            told.push(format!("{id} ({of_type}) is of another nation than the {side} side"));
        }
    }
    told
}

/// The nation that most Personnel of a side are of.
fn nations(scenario: &Scenario) -> BTreeMap<Name, Nation> {
    let mut counts: BTreeMap<Name, Vec<(Nation, usize)>> = BTreeMap::new();
    for def in scenario.units.values() {
        let Some(nation) = nation(def).filter(|nation| *nation != Nation::Common) else { continue };
        let of_side = counts.entry(def.side.clone()).or_default();
        match of_side.iter_mut().find(|(other, _)| *other == nation) {
            Some((_, count)) => *count += 1,
            None => of_side.push((nation, 1)),
        }
    }
    let most =
        |all: Vec<(Nation, usize)>| all.into_iter().max_by_key(|(_, count)| *count).map(|(nation, _)| nation);
    counts.into_iter().filter_map(|(side, all)| Some((side, most(all)?))).collect()
}

/// SW whose figures are a counter's of another nation than that of who has them.
fn foreign_weapons(scenario: &Scenario) -> Vec<String> {
    let nations = nations(scenario);
    let mut told = BTreeSet::new();
    for def in scenario.units.values() {
        let Some(own) = nation(def).or_else(|| nations.get(&def.side).copied()) else { continue };
        for name in sw(def) {
            let Some(weapon) = scenario.weapons.get(name) else { continue };
            let rows: Vec<_> = catalogue::weapons_of_book(scenario.book)
                .filter(|row| row.kind == WeaponKind::Mg && has_figures_of(weapon, &row.weapon()))
                .collect();
            let shared = |nation: Nation| nation == own || nation == Nation::Common;
            if !rows.is_empty() && !rows.iter().any(|row| shared(row.nation)) {
                told.insert(format!("{name} of the {} side has the figures of {}", def.side, rows[0].name));
            }
        }
    }
    told.into_iter().collect()
}

/// All that it gives is as the counter prints it.
pub(super) fn has_figures_of(weapon: &Weapon, row: &Weapon) -> bool {
    let same = |here: Option<u8>, printed: Option<u8>| here.is_none() || here == printed;
    weapon.kind.is_none_or(|kind| row.kind == Some(kind))
        && same(weapon.fp, row.fp)
        && same(weapon.range, row.range)
        && same(weapon.rof, row.rof)
        && same(weapon.b, row.b)
        && same(weapon.x, row.x)
        && same(weapon.r, row.r)
        && same(weapon.pp, row.pp)
        && (!weapon.squad_only || row.squad_only)
}

/// SW with FP of which the head gives no figures, and who has them: their FP are then their owner's word.
pub(super) fn untabled(scenario: &Scenario) -> BTreeMap<WeaponName, Vec<UnitId>> {
    let with_fp = [WeaponKind::Mg, WeaponKind::Ft, WeaponKind::Dc, WeaponKind::ThrownDc, WeaponKind::Mol];
    let mut all: BTreeMap<WeaponName, Vec<UnitId>> = BTreeMap::new();
    for (id, def) in &scenario.units {
        let open = |name: &&WeaponName| {
            name.kind().is_some_and(|kind| with_fp.contains(&kind))
                && !scenario.weapons.contains_key(*name)
                && !def.weapons.contains_key(*name)
        };
        for name in sw(def).iter().filter(open) {
            all.entry(name.clone()).or_default().push(id.clone());
        }
    }
    all
}

fn without_figures(scenario: &Scenario) -> impl Iterator<Item = String> {
    untabled(scenario).into_iter().map(|(name, units)| {
        let units = units.iter().map(UnitId::as_str).collect::<Vec<_>>().join(", ");
        format!("{units} has a {name}, of which the head gives no figures")
    })
}

/// Vehicles that the head puts on another side of the war than the catalogue does: no counter prints it, and in
/// North Africa their MP count as red for some years (D2.52).
fn of_the_axis(scenario: &Scenario) -> Vec<String> {
    let says = |axis: bool| {
        let own = scenario.units.iter().filter(|(_, def)| {
            let row = def.kind.as_ref().and_then(|name| catalogue::entry(name, scenario.book));
            let listed = row.and_then(|row| row.vehicle().axis);
            def.vehicle.as_ref().is_some_and(|own| own.axis == Some(axis)) && listed != Some(axis)
        });
        own.map(|(id, _)| id.as_str()).collect::<Vec<_>>().join(", ")
    };
    let all = [(says(true), "of the Axis"), (says(false), "not of the Axis")];
    let told = all.iter().filter(|(units, _)| !units.is_empty());
    told.map(|(units, what)| format!("the head says that {units} is {what}")).collect()
}

/// Crews with a Morale Level of their own: no counter of a vehicle prints one.
fn crews(scenario: &Scenario) -> Vec<String> {
    let own = scenario.units.iter().filter_map(|(id, def)| Some((id, def.vehicle.as_ref()?.crew_morale?)));
    let odd = own.filter(|(_, morale)| *morale != CREW_MORALE);
    odd.map(|(id, morale)| format!("the Morale Level of the crew of {id} is {morale}")).collect()
}

/// Of an inherent crew (D5.1).
const CREW_MORALE: u8 = 8;
