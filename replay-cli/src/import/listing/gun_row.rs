//! A row of the table of ordnance.

use super::Draft;
use super::cells;
use super::markup::{is_noted, plain};
use super::svg::Row;
use super::words;
use asl_core::counter::{Gun, Weapon};
use asl_core::scenario::{UserType, Values};
use asl_core::vocab::{GunKind, Meaning, WeaponKind};

/// The name of a row and what it describes.
pub(super) fn read(row: &Row<'_>) -> (String, Result<UserType, String>) {
    match words::name(row.raw("name")) {
        Ok(name) => (name, gun(row)),
        Err(why) => (String::new(), Err(why)),
    }
}

fn gun(row: &Row<'_>) -> Result<UserType, String> {
    let sort = row.words("gun_type");
    let Some(sort) = GunKind::read(&sort) else {
        return Err(format!("{sort:?} is no sort of Gun that is known"));
    };
    let mut draft = Draft::of(Values::Weapon(Weapon::default()));
    let weapon = weapon(row, sort, &mut draft);
    draft.described.values = Values::Weapon(weapon);
    let nation = row.nation().and_then(|letters| words::nation(&letters));
    if nation.is_none() {
        draft.doubt("whose it is");
    }
    draft.described.nation = nation.map(words::told);
    draft.described.dates = Some(row.words("dates")).filter(|dates| !dates.is_empty());
    draft.described.vasl = row.pictures();
    Ok(draft.finish())
}

fn weapon(row: &Row<'_>, sort: GunKind, draft: &mut Draft) -> Weapon {
    let (rof, ife) = cells::rof(row.raw("rof_ife")).unwrap_or_else(|| {
        draft.strange("ROF", row.raw("rof_ife"));
        (None, None)
    });
    let broken = cells::breakdown(row.raw("breakdown")).unwrap_or_else(|| {
        draft.strange("B#", row.raw("breakdown"));
        cells::Breakdown::default()
    });
    for (cell, what) in [
        ("caliber", "calibre"),
        ("breakdown", "B#"),
        ("range", "range"),
        ("manhandling", "M#"),
        ("rof_ife", "ROF"),
    ] {
        if is_noted(row.raw(cell)) {
            draft.doubt(format!("{what} by note"));
        }
    }
    let kind = if sort == GunKind::Atr { WeaponKind::Atr } else { WeaponKind::Ordnance };
    let blank = Weapon {
        kind: Some(kind),
        rof,
        b: broken.b,
        x: broken.x,
        circled: broken.circled,
        ..Weapon::default()
    };
    blank.with(Gun { sort: Some(sort), ife, ..printed(row, draft) })
}

/// What a Gun prints beside ROF and B#.
fn printed(row: &Row<'_>, draft: &mut Draft) -> Gun {
    let raw = row.raw("caliber");
    let calibre = cells::calibre(raw, &plain(raw)).unwrap_or_else(|| {
        draft.strange("calibre", raw);
        Gun::default()
    });
    let (min_range, max_range) = cells::range(row.raw("range")).unwrap_or_else(|| {
        draft.strange("range", row.raw("range"));
        (None, None)
    });
    let special = row.words("special");
    Gun {
        min_range,
        max_range,
        ammo: ammo(&special, draft),
        m: signed("M#", row.raw("manhandling"), draft),
        target_size: signed("target size", row.raw("target_size"), draft),
        qsu: special.split(", ").any(|word| word == "QSU"),
        ..calibre
    }
}

/// A number that may be missing (`–`) or below zero.
fn signed(column: &str, raw: &str, draft: &mut Draft) -> Option<i8> {
    let text = plain(raw);
    if matches!(text.as_str(), "" | "–" | "-") {
        return None;
    }
    let found = text.trim_start_matches('+').parse().ok();
    if found.is_none() {
        draft.strange(column, raw);
    }
    found
}

/// Special ammunition among the special words; what else a listing says there is doubt.
fn ammo(special: &str, draft: &mut Draft) -> Option<String> {
    let (mut found, mut depth, mut word) = (Vec::new(), 0_u32, String::new());
    for c in special.chars().chain([',']) {
        match c {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if c == ',' && depth == 0 {
            let each = std::mem::take(&mut word);
            keep(each.trim(), &mut found, draft);
        } else {
            word.push(c);
        }
    }
    (!found.is_empty()).then(|| found.join("; "))
}

fn keep(word: &str, found: &mut Vec<String>, draft: &mut Draft) {
    let letters: String = word.chars().take_while(char::is_ascii_alphabetic).collect();
    match letters.as_str() {
        "A" | "AP" | "C" | "D" | "H" | "HE" | "IR" | "S" | "WP" | "s" => found.push(word.into()),
        _ if matches!(word, "" | "QSU" | "NT" | "T" | "ST" | "RST") => {}
        _ => draft.doubt(word),
    }
}
