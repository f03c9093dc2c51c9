//! Cells of the SVG counters' tables that say several things at once: AF with the turret's marks, a Gun, a MG, what is
//! carried and towed.

use super::markup::{inside, is_in, is_noted, plain};
use asl_core::counter::{Armor, Gun};
use asl_core::vocab::Calibre;

/// The scale of AF (D1.6).
const SCALE: [i16; 11] = [0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 26];

/// AF of hull and turret: `8/3` with `-F/+SR`. `None` for marks that are not understood.
pub(super) fn armor(hull: &str, turret: &str) -> Option<Armor> {
    let hull = plain(hull);
    let mut parts = hull.split('/').map(|part| part.parse::<i16>().ok().filter(|af| SCALE.contains(af)));
    let front = parts.next()??;
    let side = match parts.next() {
        Some(side) => side?,
        None => front,
    };
    if parts.next().is_some() {
        return None;
    }
    let (turret_front, turret_side) = turret_armor(&plain(turret), (front, side))?;
    let differs = (turret_front, turret_side) != (front, side);
    let turret = |af| differs.then_some(af);
    Some(Armor { front, side, turret_front: turret(turret_front), turret_side: turret(turret_side) })
}

/// Superior (`+`) and inferior (`-`) turret AF: one step of the scale for the facings that are named.
fn turret_armor(marks: &str, (front, side): (i16, i16)) -> Option<(i16, i16)> {
    let (mut of_front, mut of_side) = (front, side);
    for mark in marks.split('/').filter(|mark| !mark.is_empty()) {
        let (up, facings) = match mark.split_at_checked(1)? {
            ("+", facings) => (true, facings),
            ("-", facings) => (false, facings),
            _ => return None,
        };
        match facings {
            "F" => of_front = step(front, up)?,
            "SR" => of_side = step(side, up)?,
            "FSR" => (of_front, of_side) = (step(front, up)?, step(side, up)?),
            _ => return None,
        }
    }
    Some((of_front, of_side))
}

fn step(af: i16, up: bool) -> Option<i16> {
    let at = SCALE.iter().position(|step| *step == af)?;
    SCALE.get(if up { at + 1 } else { at.checked_sub(1)? }).copied()
}

/// Where a weapon of a vehicle is, and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// None.
    Nothing,
    /// A Gun.
    Gun(Gun),
    /// A MG under the name of its cell.
    Mg(&'static str),
    /// An anti-tank rifle.
    Atr,
    /// A flamethrower of this FP.
    Flame(u8),
}

/// A main or secondary armament: `T75L`, `CMG`, `BF24`, `TATR`; the letter before the calibre is where it is.
pub(super) fn piece(raw: &str) -> Option<Piece> {
    let text = plain(raw);
    if text.is_empty() {
        return (!is_noted(raw)).then_some(Piece::Nothing);
    }
    let mg = ["CMG", "BMG", "AAMG", "RMG"].into_iter().find(|mg| *mg == text);
    let mounted = text.strip_prefix(['T', 'B', 'R', 'S']).unwrap_or(&text);
    let flame = || mounted.strip_prefix('F')?.parse().ok().map(Piece::Flame);
    match mg {
        Some(mg) => Some(Piece::Mg(mg)),
        None if mounted == "ATR" => Some(Piece::Atr),
        None => flame().or_else(|| calibre(raw, mounted).map(Piece::Gun)),
    }
}

/// A calibre with its lines: over it for no AP, under it for no HE.
pub(super) fn calibre(raw: &str, text: &str) -> Option<Gun> {
    let calibre: Calibre = text.parse().ok()?;
    let (no_ap, no_he) = (raw.contains("overline"), raw.contains("underline"));
    Some(Gun { calibre: Some(calibre), no_ap, no_he, ..Gun::default() })
}

/// ROF and IFE: `3 (8)`.
pub(super) fn rof(raw: &str) -> Option<(Option<u8>, Option<u8>)> {
    let text = plain(raw);
    let (rof, ife) = text.split_once(" (").map_or((text.as_str(), None), |(rof, ife)| (rof, Some(ife)));
    let ife = match ife {
        Some(ife) => Some(ife.strip_suffix(')')?.parse().ok()?),
        None => None,
    };
    if rof.is_empty() { Some((None, ife)) } else { Some((Some(rof.parse().ok()?), ife)) }
}

/// A Breakdown or Removal Number.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Breakdown {
    /// B#.
    pub(super) b: Option<u8>,
    /// X#.
    pub(super) x: Option<u8>,
    /// It is circled.
    pub(super) circled: bool,
}

/// `11`, `<i>11</i>` when it is circled, `X10`.
pub(super) fn breakdown(raw: &str) -> Option<Breakdown> {
    let text = plain(raw);
    if text.is_empty() {
        return Some(Breakdown::default());
    }
    if let Some(x) = text.strip_prefix('X') {
        return Some(Breakdown { x: Some(x.parse().ok()?), ..Breakdown::default() });
    }
    let b = text.strip_prefix('B').unwrap_or(&text).parse().ok()?;
    Some(Breakdown { b: Some(b), x: None, circled: is_in(raw, "i") })
}

/// A MG's cell.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Mg {
    /// Its FP.
    pub(super) fp: Option<u8>,
    /// FP of the MG in the rear of the turret, which stands in superscript.
    pub(super) rear: Option<u8>,
    /// Some of it is optional.
    pub(super) optional: Option<String>,
}

/// `5`, `Opt 2`, `4<sup>R2</sup>`.
pub(super) fn mg(raw: &str) -> Option<Mg> {
    let mut found = Mg::default();
    let above = inside(raw, "sup").map(plain).filter(|text| text.contains('R'));
    if let Some(above) = &above {
        match above.strip_prefix('R') {
            Some(fp) => found.rear = Some(fp.parse().ok()?),
            None => found.optional = Some(format!("RMG: {above}")),
        }
    }
    let text = plain(raw);
    let own = text.split('^').next().unwrap_or_default().trim();
    match own {
        "" | "-" => {}
        _ if own.starts_with("Opt") => found.optional = Some(own.into()),
        _ => found.fp = Some(own.parse().ok()?),
    }
    Some(found)
}

/// PP and towing number: `9PP/T10`.
pub(super) fn transport(raw: &str) -> Option<(Option<u8>, Option<i8>)> {
    let text = plain(raw);
    let (mut capacity, mut tow) = (None, None);
    for part in text.split('/').filter(|part| !part.is_empty()) {
        let part = part.split('^').next().unwrap_or(part);
        match part.strip_suffix("PP") {
            Some(pp) => capacity = Some(pp.parse().ok()?),
            None => tow = Some(part.strip_prefix('T')?.parse().ok()?),
        }
    }
    Some((capacity, tow))
}

/// A range in hexes, with its minimum where there is one: `3-78`, `120`.
pub(super) fn range(raw: &str) -> Option<(Option<u16>, Option<u16>)> {
    let text = plain(raw);
    match text.split_once('-') {
        _ if matches!(text.as_str(), "" | "–" | "-") => Some((None, None)),
        Some((min, max)) => Some((Some(min.parse().ok()?), Some(max.parse().ok()?))),
        None => Some((None, Some(text.parse().ok()?))),
    }
}
