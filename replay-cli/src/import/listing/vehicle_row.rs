//! A row of the table of vehicles.

use super::Draft;
use super::cells::{self, Piece};
use super::markup::{inside, is_in, is_noted, plain};
use super::svg::Row;
use super::words;
use asl_core::counter::{Vehicle, Weapon};
use asl_core::scenario::{UserType, Values};
use asl_core::vocab::num::Mp;
use asl_core::vocab::{
    GroundPressure, Meaning, Mount, MoverClass, WeaponKind, WeaponName, WeaponRole, WeaponWord,
};
use std::collections::BTreeMap;

/// The name of a row and what it describes.
pub(super) fn read(row: &Row<'_>) -> (String, Result<UserType, String>) {
    match words::name(row.raw("name")) {
        Ok(name) => {
            let found = vehicle(row, &name);
            (name, found)
        }
        Err(why) => (String::new(), Err(why)),
    }
}

fn vehicle(row: &Row<'_>, name: &str) -> Result<UserType, String> {
    let sort = row.override_of("mt").map_or_else(|| sort(row.raw("name")), str::to_owned);
    let by_sort = words::class(&sort);
    let as_truck = inside(row.raw("mp"), "sup").is_some_and(|above| above.contains('t'));
    let (class, afv) = match by_sort {
        Some((_, afv)) if as_truck => (MoverClass::Truck, afv),
        Some(known) => known,
        None => return Err(format!("{sort:?} is no sort of vehicle that is known")),
    };
    let nation = row.nation().and_then(|letters| words::nation(&letters));
    let maker = words::maker(name, nation);
    let mut draft = Draft::of(Values::Vehicle(Vehicle::unknown(class)));
    let values = Vehicle {
        maker,
        axis: nation.and_then(asl_core::vocab::Nation::is_axis),
        ..printed(row, (class, afv), &mut draft)
    };
    draft.described.weapons = weapons(row, &mut draft);
    draft.described.values = Values::Vehicle(values);
    if nation.is_none() {
        draft.doubt("whose it is");
    }
    draft.described.nation = nation.map(words::told);
    draft.described.dates = Some(row.words("dates")).filter(|dates| !dates.is_empty());
    draft.described.vasl = row.pictures();
    Ok(draft.finish())
}

/// The sort of vehicle: in italics behind its name.
pub(super) fn sort(name: &str) -> String {
    inside(name, "i").map(plain).unwrap_or_default()
}

/// What the counter prints beside its weapons.
fn printed(row: &Row<'_>, (class, afv): (MoverClass, Option<bool>), draft: &mut Draft) -> Vehicle {
    let (mp, red, water_mp) = points(row.raw("mp"), draft);
    let unarmored = row.raw("af").trim_start().starts_with('★');
    let armor = cells::armor(row.raw("af"), row.raw("ta"));
    if armor.is_none() && !unarmored {
        draft.strange("AF", &format!("{} {}", row.raw("af"), row.raw("ta")));
    }
    for (cell, what) in [("af", "AF"), ("ot", "open-topped"), ("radioless", "radio"), ("size", "target size")]
    {
        if is_noted(row.raw(cell)) {
            draft.doubt(format!("{what} by note"));
        }
    }
    let afv = if unarmored { false } else { armor.is_some() || afv == Some(true) };
    let open = row.raw("ot").contains('•');
    let (capacity, tow) = cells::transport(row.raw("transport")).unwrap_or_else(|| {
        draft.strange("PP/T#", row.raw("transport"));
        (None, None)
    });
    let carries = capacity.is_some() || tow.is_some() || class == MoverClass::Truck;
    Vehicle {
        afv,
        mp,
        water_mp,
        red: mp.map(|_| red),
        mount: mount(row.raw("gt"), draft),
        armor,
        ce: afv.then_some(open),
        open_topped: afv.then_some(open),
        radioless: row.raw("radioless").contains('•'),
        carries: Some(carries),
        target_size: size(row.raw("size"), draft),
        ground_pressure: (class == MoverClass::Tracked).then(|| pressure(row.raw("gp"))),
        capacity,
        tow,
        crew_survival: survival(row.raw("cs"), draft),
        ..Vehicle::unknown(class)
    }
}

/// Land MP, whether they are red, and water MP, which stand in superscript.
fn points(raw: &str, draft: &mut Draft) -> (Option<Mp>, bool, Option<Mp>) {
    let text = plain(raw);
    let (land, above) = text.split_once('^').unwrap_or((&text, ""));
    let points = |text: &str| text.parse::<Mp>().ok();
    let mp = points(land.trim());
    if mp.is_none() {
        draft.strange("MP", raw);
    } else if is_noted(raw) {
        draft.doubt("MP by note");
    }
    (mp, is_in(raw, "b"), points(above.trim_end_matches('t')))
}

fn size(raw: &str, draft: &mut Draft) -> Option<i8> {
    let text = plain(raw);
    let found = text.trim_start_matches('+').parse().ok();
    if found.is_none() {
        draft.strange("target size", raw);
    }
    found
}

fn pressure(raw: &str) -> GroundPressure {
    GroundPressure::read(&plain(raw)).unwrap_or(GroundPressure::Normal)
}

fn mount(raw: &str, draft: &mut Draft) -> Option<Mount> {
    let text = plain(raw);
    let first = text.split('-').next().unwrap_or_default();
    let found = Mount::read(first).filter(|_| !first.is_empty());
    if text != first || (found.is_none() && !text.is_empty()) {
        draft.strange("mount", raw);
    }
    found
}

fn survival(raw: &str, draft: &mut Draft) -> Option<u8> {
    let text = plain(raw);
    let found = text.parse().ok();
    if found.is_none() && !text.is_empty() {
        draft.strange("CS#", raw);
    }
    found
}

/// The weapons that are not optional; what the notes say of them is doubt.
fn weapons(row: &Row<'_>, draft: &mut Draft) -> BTreeMap<WeaponName, Weapon> {
    let mut all = BTreeMap::new();
    for (column, word) in [("bmg", WeaponWord::Bmg), ("cmg", WeaponWord::Cmg), ("aamg", WeaponWord::Aamg)] {
        let raw = row.raw(column);
        let Some(found) = cells::mg(raw) else {
            draft.strange(word.word(), raw);
            continue;
        };
        if let Some(optional) = found.optional {
            draft.doubt(format!("{}: {optional}", word.word()));
        }
        for (name, fp) in [(word, found.fp), (WeaponWord::Rmg, found.rear)] {
            if let Some(fp) = fp {
                all.insert(
                    name.into(),
                    Weapon { kind: Some(WeaponKind::Mg), fp: Some(fp), ..Weapon::default() },
                );
            }
        }
    }
    main_armament(row, &mut all, draft);
    if !row.words("sa").is_empty() {
        draft.doubt(format!("SA {}", row.words("sa")));
    }
    all
}

fn main_armament(row: &Row<'_>, all: &mut BTreeMap<WeaponName, Weapon>, draft: &mut Draft) {
    let raw = row.raw("ma");
    let Some(piece) = cells::piece(raw) else { return draft.strange("MA", raw) };
    if is_noted(raw) {
        draft.doubt("MA by note");
    }
    let (name, blank): (WeaponName, _) = match piece {
        Piece::Nothing => return,
        Piece::Mg(mg) => {
            let Some((name, weapon)) = mg.parse().ok().and_then(|name| all.remove_entry(&name)) else {
                return draft.doubt(format!("FP of its {mg}"));
            };
            (name, weapon)
        }
        Piece::Atr => (WeaponWord::Atr.into(), of_kind(WeaponKind::Atr)),
        Piece::Flame(fp) => (WeaponWord::Ft.into(), Weapon { fp: Some(fp), ..of_kind(WeaponKind::Ft) }),
        Piece::Gun(mut gun) => {
            gun.ammo = ammo(row);
            (WeaponWord::Ma.into(), of_kind(WeaponKind::Ordnance).with(gun))
        }
    };
    all.insert(name, fired(row, blank, draft));
}

fn of_kind(kind: WeaponKind) -> Weapon {
    Weapon { kind: Some(kind), ..Weapon::default() }
}

/// With its ROF, IFE and B#.
fn fired(row: &Row<'_>, blank: Weapon, draft: &mut Draft) -> Weapon {
    let (rof, ife) = cells::rof(row.raw("rof_ife")).unwrap_or_else(|| {
        draft.strange("ROF", row.raw("rof_ife"));
        (None, None)
    });
    let broken = cells::breakdown(row.raw("breakdown")).unwrap_or_else(|| {
        draft.strange("B#", row.raw("breakdown"));
        cells::Breakdown::default()
    });
    if is_noted(row.raw("breakdown")) {
        draft.doubt("B# by note");
    }
    let mut gun = blank.gun.as_deref().cloned().unwrap_or_default();
    gun.ife = ife;
    let role = Some(WeaponRole::Ma);
    Weapon { rof, b: broken.b, x: broken.x, circled: broken.circled, role, ..blank }.with(gun)
}

/// Special ammunition and smoke with their depletion numbers.
fn ammo(row: &Row<'_>) -> Option<String> {
    let lettered = |column: &str, letters: &str| {
        let each = row.words(column);
        let each = each.split("; ").filter(|each| !each.is_empty()).map(|each| {
            if each.starts_with(|c: char| c.is_ascii_digit()) {
                format!("{letters}{each}")
            } else {
                each.into()
            }
        });
        each.collect::<Vec<String>>()
    };
    let all = [("ammunition", ""), ("smoke_depletion", "s"), ("smoke_discharger", "sD")];
    let all: Vec<String> = all.into_iter().flat_map(|(column, letters)| lettered(column, letters)).collect();
    (!all.is_empty()).then(|| all.join("; "))
}
