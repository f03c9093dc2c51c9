//! A type as TOML: the table that a file of types holds, and that a head gets when a game is recorded. What is written
//! here is read again as it was.

use super::types::{UserType, Values};
use crate::counter::{Gun, Infantry, Vehicle, Weapon};
use crate::vocab::WeaponName;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What a table is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum For {
    /// A head: what VASL calls the type is no matter of the game.
    Head,
    /// A file of types.
    File,
}

/// One type as a TOML table.
pub(super) fn table(name: &str, described: &UserType, of: For) -> String {
    let said = lines(described, of).map(|(key, value)| format!("{key} = {value}\n"));
    format!("[types.{}]\n{}", text(name), said.collect::<String>())
}

/// The keys of a type with their values.
pub(super) fn lines(described: &UserType, of: For) -> impl Iterator<Item = (&'static str, String)> {
    let lines = match &described.values {
        Values::Vehicle(vehicle) => of_vehicle(vehicle),
        Values::Infantry(infantry) => of_infantry(infantry),
        Values::Weapon(weapon) => of_weapon(weapon),
    };
    lines.into_iter().chain(of_listing(described, of)).filter_map(|(key, value)| Some((key, value?)))
}

/// A key with its value, if it has one.
type Line = (&'static str, Option<String>);

/// What any type may say of itself.
fn of_listing(described: &UserType, of: For) -> Vec<Line> {
    let words =
        |words: &[String]| format!("[{}]", words.iter().map(|w| text(w)).collect::<Vec<_>>().join(", "));
    let vasl = (of == For::File && !described.vasl.is_empty()).then(|| words(&described.vasl));
    let of_infantry = matches!(described.values, Values::Infantry(_));
    let nation = described.nation.as_ref().filter(|_| !of_infantry);
    alloc::vec![
        ("nation", nation.map(|nation| text(nation.as_str()))),
        ("weapons", (!described.weapons.is_empty()).then(|| armament(&described.weapons))),
        ("dates", described.dates.as_deref().map(text)),
        ("vasl", vasl),
        ("source", described.source.as_deref().map(text)),
        ("doubt", described.doubt.as_deref().map(text)),
    ]
}

/// The weapons of a vehicle as one inline table.
fn armament(weapons: &BTreeMap<WeaponName, Weapon>) -> String {
    let each = weapons.iter().map(|(name, weapon)| {
        let said =
            of_weapon(weapon).into_iter().filter_map(|(key, value)| Some(format!("{key} = {}", value?)));
        format!("{} = {{ {} }}", text(name.as_str()), said.collect::<Vec<_>>().join(", "))
    });
    format!("{{ {} }}", each.collect::<Vec<_>>().join(", "))
}

fn quoted(word: &str) -> String {
    format!("\"{word}\"")
}

fn shown<T: ToString>(value: Option<T>) -> Option<String> {
    value.map(|value| value.to_string())
}

/// A mark that is there or not.
fn flag(on: bool) -> Option<String> {
    on.then(|| "true".into())
}

fn of_vehicle(v: &Vehicle) -> Vec<Line> {
    alloc::vec![
        ("class", Some(quoted(v.class.word()))),
        ("afv", flag(v.afv)),
        ("mp", v.mp.map(|mp| quoted(&mp.ascii()))),
        ("water-mp", v.water_mp.map(|mp| quoted(&mp.ascii()))),
        ("red-mp", shown(v.red)),
        ("reverse", shown(v.reverse)),
        ("maker", v.maker.map(|maker| quoted(maker.word()))),
        ("mount", v.mount.map(|mount| quoted(mount.word()))),
        ("gyro", flag(v.gyro)),
        ("armor", v.armor.map(|armor| armor.table())),
        ("ce", shown(v.ce)),
        ("axis", shown(v.axis)),
        ("radioless", flag(v.radioless)),
        ("open-topped", shown(v.open_topped)),
        ("armed", shown(v.armed)),
        ("carries", shown(v.carries)),
        ("crew-morale", shown(v.crew_morale)),
        ("target-size", shown(v.target_size)),
        ("ground-pressure", v.ground_pressure.map(|pressure| quoted(pressure.word()))),
        ("capacity", shown(v.capacity)),
        ("tow", shown(v.tow)),
        ("crew-survival", shown(v.crew_survival)),
    ]
}

fn of_infantry(i: &Infantry) -> Vec<Line> {
    alloc::vec![
        ("kind", i.kind.map(|kind| quoted(kind.word()))),
        ("fp", shown(i.fp)),
        ("range", shown(i.range)),
        ("morale", shown(i.morale)),
        ("broken-morale", shown(i.broken_morale)),
        ("leadership", shown(i.leadership.map(|drm| drm.0))),
        ("assault", flag(i.assault)),
        ("spraying", flag(i.spraying)),
        ("quality", i.quality.map(|quality| quoted(quality.word()))),
        ("inexperienced", shown(i.inexperienced)),
        ("nation", i.nation.as_ref().map(|nation| text(nation.as_str()))),
        ("commissar", flag(i.commissar)),
    ]
}

fn of_weapon(w: &Weapon) -> Vec<Line> {
    let mut lines = alloc::vec![
        ("kind", w.kind.map(|kind| quoted(kind.word()))),
        ("fp", shown(w.fp)),
        ("range", shown(w.range)),
        ("rof", shown(w.rof)),
        ("b", shown(w.b)),
        ("x", shown(w.x)),
        ("r", shown(w.r)),
        ("pp", shown(w.pp)),
        ("squad-only", flag(w.squad_only)),
        ("circled", flag(w.circled)),
        ("captured", flag(w.captured)),
        ("mount", w.mount.map(|mount| quoted(mount.word()))),
        ("role", w.role.map(|role| quoted(role.word()))),
    ];
    lines.extend(w.gun.as_deref().map(of_gun).into_iter().flatten());
    lines
}

fn of_gun(g: &Gun) -> Vec<Line> {
    alloc::vec![
        ("calibre", g.calibre.map(|calibre| quoted(&calibre.to_string()))),
        ("no-ap", flag(g.no_ap)),
        ("no-he", flag(g.no_he)),
        ("ife", shown(g.ife)),
        ("min-range", shown(g.min_range)),
        ("max-range", shown(g.max_range)),
        ("ammo", g.ammo.as_deref().map(text)),
        ("gun", g.sort.map(|sort| quoted(sort.word()))),
        ("m", shown(g.m)),
        ("target-size", shown(g.target_size)),
        ("qsu", flag(g.qsu)),
    ]
}

/// A text as TOML.
fn text(raw: &str) -> String {
    let mut out = String::from("\"");
    for c in raw.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push_str(&format!("\\u{:04X}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
