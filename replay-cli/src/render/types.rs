//! The catalogue as text.

use super::{DIM, OPEN, STRONG, Table, counted, one_line, styled};
use crate::view::{PersonnelValues, TypeRow, TypesView, VehicleValues, WeaponValues};
use anstyle::Style;

/// A row for each type, its doubt at the end; sources below.
#[must_use]
pub fn types(view: &TypesView) -> String {
    let mut table = Table::new(&[2]);
    for row in &view.types {
        table.row([
            (STRONG, one_line(&row.name)),
            (Style::new(), row.kind().into()),
            (Style::new(), figure(row)),
            (Style::new(), words(row).join(", ")),
            (DIM, row.nation.unwrap_or("own").into()),
            (OPEN, row.doubt.as_deref().map(|doubt| format!("? {}", one_line(doubt))).unwrap_or_default()),
        ]);
    }
    let mut sources: Vec<&str> = view.types.iter().map(|row| row.source.as_str()).collect();
    sources.dedup();
    let sources: String =
        sources.iter().map(|source| styled(DIM, &format!("source: {}", one_line(source))) + "\n").collect();
    let count = counted(view.types.len() as u64, "type", "types");
    format!("{}{count}, as of book {}\n{sources}", table.text(0), view.book)
}

/// What players know a counter by: MP of a vehicle, FP and range, morale and leadership.
fn figure(row: &TypeRow) -> String {
    let known = |n: Option<u8>| n.map_or_else(|| "?".into(), |n| n.to_string());
    if let Some(vehicle) = &row.vehicle {
        return vehicle.mp.clone().unwrap_or_else(|| "?".into());
    }
    if let Some(unit) = &row.personnel {
        return match unit.leadership {
            Some(drm) => format!("{} {drm:+}", known(unit.morale)),
            None => format!("{}-{}-{}", known(unit.fp), known(unit.range), known(unit.morale)),
        };
    }
    let Some(weapon) = &row.weapon else { return String::new() };
    match weapon.fp {
        Some(fp) => format!("{fp}-{}", known(weapon.range)),
        None => format!("to {}", known(weapon.range)),
    }
}

fn words(row: &TypeRow) -> Vec<String> {
    let vehicle = row.vehicle.iter().flat_map(of_vehicle);
    let personnel = row.personnel.iter().flat_map(of_personnel);
    let called = row.nicknames.iter().map(|name| format!("\u{201c}{name}\u{201d}"));
    called.chain(vehicle).chain(personnel).chain(row.weapon.iter().flat_map(of_weapon)).collect()
}

fn of_vehicle(row: &VehicleValues) -> Vec<String> {
    let said = [
        (row.red_mp == Some(true), "red MP".to_owned()),
        (row.water_mp.is_some(), format!("{} water MP", row.water_mp.as_deref().unwrap_or_default())),
        (row.reverse.is_some(), format!("REV ×{}", row.reverse.unwrap_or_default())),
        (row.mount.is_some(), row.mount.unwrap_or_default().to_owned()),
        (row.ce == Some(true), "CE unless BU".to_owned()),
        (row.ce == Some(false), "BU unless CE".to_owned()),
        (row.radioless, "radioless".to_owned()),
    ];
    said.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect()
}

fn of_personnel(row: &PersonnelValues) -> Vec<String> {
    let said = [
        (row.quality.is_some(), row.quality.unwrap_or_default().to_owned()),
        (row.broken_morale.is_some(), format!("broken {}", row.broken_morale.unwrap_or_default())),
        (row.assault, "Assault Fire".to_owned()),
        (row.spraying, "Spraying Fire".to_owned()),
        (row.commissar, "Commissar".to_owned()),
    ];
    said.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect()
}

fn of_weapon(row: &WeaponValues) -> Vec<String> {
    let number = |letters: &str, n: Option<u8>| n.map(|n| format!("{letters}{n}"));
    let said = [number("ROF ", row.rof), number("B", row.b), number("X", row.x)];
    let pp = row.pp.map(|pp| format!("{pp} PP"));
    let only = row.squad_only.then(|| "squads only".to_owned());
    said.into_iter().chain([pp, only]).flatten().collect()
}
