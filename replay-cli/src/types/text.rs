//! The catalogue as text.

use super::view::{
    ArmamentRow, ArmorValues, GunValues, PersonnelValues, TypeRow, TypesView, VehicleValues, WeaponValues,
};
use crate::text::table::Table;
use crate::text::{DIM, OPEN, STRONG, styled};
use crate::words::{counted, one_line};
use anstyle::Style;

/// A row for each type, its doubt at the end; sources below.
#[must_use]
pub(crate) fn types(view: &TypesView) -> String {
    let mut table = Table::new(&[2]);
    for row in &view.types {
        table.row([
            (STRONG, one_line(&row.name)),
            (Style::new(), row.kind().into()),
            (Style::new(), figure(row)),
            (Style::new(), words(row).join(", ")),
            (DIM, one_line(row.nation.as_deref().unwrap_or("own"))),
            (OPEN, unsure(row)),
        ]);
    }
    let mut sources: Vec<&str> = view.types.iter().map(|row| row.source.as_str()).collect();
    sources.dedup();
    let sources: String =
        sources.iter().map(|source| styled(DIM, &format!("source: {}", one_line(source))) + "\n").collect();
    let count = counted(view.types.len() as u64, "type", "types");
    format!("{}{count}, as of book {}\n{sources}", table.text(0), view.book)
}

/// Whose place it takes, and its doubt.
fn unsure(row: &TypeRow) -> String {
    let instead = row.instead_of.as_deref().map(|other| format!("! instead of {}", named(other)));
    let doubt = row.doubt.as_deref().map(|doubt| format!("? {}", one_line(doubt)));
    instead.into_iter().chain(doubt).collect::<Vec<_>>().join(" ")
}

/// The name of a file alone, or the program.
fn named(source: &str) -> String {
    if source == "the program" { "the program's".into() } else { format!("that of {}", one_line(source)) }
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
    if let Some(gun) = weapon.gun.as_ref().filter(|gun| gun.sort.is_some()) {
        return gun.calibre.clone().unwrap_or_else(|| "?".into());
    }
    match weapon.fp {
        Some(fp) => format!("{fp}-{}", known(weapon.range)),
        None => format!("to {}", known(weapon.range)),
    }
}

fn words(row: &TypeRow) -> Vec<String> {
    let vehicle = row.vehicle.iter().flat_map(of_vehicle);
    let personnel = row.personnel.iter().flat_map(of_personnel);
    let called = row.nicknames.iter().map(|name| format!("\u{201c}{name}\u{201d}"));
    let arms = row.weapons.iter().map(arm);
    let all = called.chain(vehicle).chain(arms).chain(personnel);
    all.chain(row.weapon.iter().flat_map(of_weapon)).chain(row.dates.as_deref().map(one_line)).collect()
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
        (row.armor.is_some(), row.armor.as_ref().map(armor).unwrap_or_default()),
        (row.target_size.is_some(), format!("size {:+}", row.target_size.unwrap_or_default())),
        (row.capacity.is_some(), format!("{} PP", row.capacity.unwrap_or_default())),
        (row.tow.is_some(), format!("T{}", row.tow.unwrap_or_default())),
        (row.crew_survival.is_some(), format!("CS {}", row.crew_survival.unwrap_or_default())),
    ];
    said.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect()
}

/// `AF 8/3`, with the turret's behind it where they differ.
fn armor(af: &ArmorValues) -> String {
    let turret = (af.turret_front, af.turret_side);
    let turret = if turret == (af.front, af.side) {
        String::new()
    } else {
        format!(" turret {}/{}", turret.0, turret.1)
    };
    format!("AF {}/{}{turret}", af.front, af.side)
}

/// `MA 75L ROF 1`, `CMG 5`.
fn arm(row: &ArmamentRow) -> String {
    let fp = row.values.fp.map(|fp| fp.to_string());
    let calibre = row.values.gun.as_ref().and_then(|gun| gun.calibre.clone());
    let main = (row.role == Some("ma") && row.name != "MA").then(|| "as MA".to_owned());
    let said =
        [Some(one_line(&row.name)), calibre, fp, main].into_iter().flatten().chain(failing(&row.values));
    let ammo = row.values.gun.iter().flat_map(of_ammo);
    said.chain(ammo).collect::<Vec<_>>().join(" ")
}

/// IFE, what ammunition it lacks, and what special it has.
fn of_ammo(gun: &GunValues) -> Vec<String> {
    let said = [
        gun.ife.map(|ife| format!("IFE {ife}")),
        gun.no_ap.then(|| "no AP".to_owned()),
        gun.no_he.then(|| "no HE".to_owned()),
        gun.ammo.as_deref().map(|ammo| format!("({})", one_line(ammo))),
    ];
    said.into_iter().flatten().collect()
}

/// ROF, B# and X#.
fn failing(row: &WeaponValues) -> impl Iterator<Item = String> {
    let b = row.b.map(|b| if row.circled { format!("B({b})") } else { format!("B{b}") });
    [row.rof.map(|rof| format!("ROF {rof}")), b, row.x.map(|x| format!("X{x}"))].into_iter().flatten()
}

/// Range, M#, size and how fast a Gun is set up.
fn of_gun(gun: &GunValues) -> Vec<String> {
    let range = gun.max_range.map(|max| match gun.min_range {
        Some(min) => format!("range {min}-{max}"),
        None => format!("range {max}"),
    });
    let said = [
        range,
        gun.m.map(|m| format!("M{m}")),
        gun.target_size.map(|size| format!("size {size:+}")),
        gun.qsu.then(|| "QSU".to_owned()),
    ];
    of_ammo(gun).into_iter().chain(said.into_iter().flatten()).collect()
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
    let pp = row.pp.map(|pp| format!("{pp} PP"));
    let only = row.squad_only.then(|| "squads only".to_owned());
    let repaired = row.r.map(|r| format!("R{r}"));
    let captured = row.captured.then(|| "captured".to_owned());
    let gun = row.gun.iter().flat_map(of_gun);
    failing(row).chain([repaired, pp, only, captured].into_iter().flatten()).chain(gun).collect()
}
