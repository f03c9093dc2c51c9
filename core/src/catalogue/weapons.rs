//! Support Weapons. MG by nation, with FP and normal range; other SW have the range and when they fail, for their
//! FP are no matter of the IFT (ordnance) or fixed for all sides.

use super::Nation;
use super::row::Row;
use crate::counter::Weapon;
use crate::vocab::WeaponKind;

/// One type of Support Weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SupportWeapon {
    /// The nation and the usual abbreviation; the abbreviation alone when all sides share the counter.
    pub name: &'static str,
    /// Whose counter it is.
    pub nation: Nation,
    /// What it is.
    pub kind: WeaponKind,
    /// FP on the IFT.
    pub fp: Option<u8>,
    /// Normal range in hexes.
    pub range: Option<u8>,
    /// Multiple ROF, 1 to 3; `None` without one (A9.2, C2.24).
    pub rof: Option<u8>,
    /// Breakdown Number; 12 where the counter prints none.
    pub b: Option<u8>,
    /// Removal Number X#: an Original DR of it or more removes the weapon (A9.7).
    pub x: Option<u8>,
    /// Repair Number of the malfunctioned side (A9.72).
    pub r: Option<u8>,
    /// Portage Points, 0 and more (A4.42).
    pub pp: u8,
    /// What is not sure about this row.
    pub doubt: Option<&'static str>,
    /// The version of the book that brought this row, as for vehicles.
    pub since: u16,
}

/// A MG: FP, normal range, ROF, B# and PP. Its R# is its ROF, but for those of .50 calibre.
const fn mg(name: &'static str, nation: Nation, [fp, range, rof, b, pp]: [u8; 5]) -> SupportWeapon {
    SupportWeapon {
        name,
        nation,
        kind: WeaponKind::Mg,
        fp: Some(fp),
        range: Some(range),
        rof: Some(rof),
        b: Some(b),
        x: None,
        r: Some(rof),
        pp,
        doubt: None,
        since: 1,
    }
}

/// A SW of one kind with an X# and one PP.
const fn removed(name: &'static str, nation: Nation, kind: WeaponKind, x: u8) -> SupportWeapon {
    let blank = mg(name, nation, [0, 0, 0, 0, 1]);
    SupportWeapon { kind, fp: None, range: None, rof: None, b: None, x: Some(x), r: None, ..blank }
}

/// A SW of one kind with a B# and one PP.
const fn broken(name: &'static str, nation: Nation, kind: WeaponKind, b: u8) -> SupportWeapon {
    let blank = removed(name, nation, kind, 0);
    SupportWeapon { b: Some(b), x: None, ..blank }
}

impl SupportWeapon {
    const fn reaches(self, range: u8) -> SupportWeapon {
        SupportWeapon { range: Some(range), ..self }
    }

    const fn fires(self, fp: u8) -> SupportWeapon {
        SupportWeapon { fp: Some(fp), ..self }
    }

    const fn repairs(self, r: u8) -> SupportWeapon {
        SupportWeapon { r: Some(r), ..self }
    }

    const fn doubt(self, doubt: &'static str) -> SupportWeapon {
        SupportWeapon { doubt: Some(doubt), ..self }
    }

    /// The values that the rules read.
    #[must_use]
    pub const fn weapon(&self) -> Weapon {
        Weapon {
            kind: Some(self.kind),
            fp: self.fp,
            range: self.range,
            rof: self.rof,
            b: self.b,
            x: self.x,
            r: self.r,
            pp: Some(self.pp),
            squad_only: false,
            circled: false,
            captured: false,
            mount: None,
            role: None,
            gun: None,
        }
    }
}

impl Row for SupportWeapon {
    fn name(&self) -> &'static str {
        self.name
    }

    fn since(&self) -> u16 {
        self.since
    }
}

/// The rows, MG first.
pub(super) const TABLE: &[SupportWeapon] = &[
    mg("german lmg", Nation::German, [3, 8, 1, 12, 1]),
    mg("german mmg", Nation::German, [5, 12, 2, 12, 3]),
    mg("german hmg", Nation::German, [7, 16, 3, 12, 4]),
    mg("russian lmg", Nation::Russian, [2, 6, 1, 11, 1]),
    mg("russian mmg", Nation::Russian, [4, 10, 2, 11, 5]),
    mg("russian hmg", Nation::Russian, [6, 12, 3, 12, 5]),
    mg("russian .50-cal hmg", Nation::Russian, [8, 16, 3, 12, 5]).repairs(2),
    mg("american lmg", Nation::American, [2, 6, 1, 11, 1]).doubt("another counter has 2 PP"),
    mg("american mmg", Nation::American, [4, 10, 2, 12, 3]),
    mg("american hmg", Nation::American, [6, 12, 3, 12, 5]),
    mg("american .50-cal hmg", Nation::American, [8, 16, 3, 12, 5]).repairs(2),
    mg("british lmg", Nation::British, [2, 7, 1, 12, 1]),
    mg("british mmg", Nation::British, [4, 12, 2, 12, 4]),
    mg("british hmg", Nation::British, [6, 14, 3, 12, 5]),
    mg("french lmg", Nation::French, [2, 6, 1, 11, 1]),
    mg("french mmg", Nation::French, [4, 11, 2, 12, 4]),
    mg("french hmg", Nation::French, [6, 12, 3, 11, 5]),
    mg("italian lmg", Nation::Italian, [2, 5, 1, 11, 1]),
    mg("italian mmg", Nation::Italian, [4, 10, 2, 11, 4]),
    mg("italian hmg", Nation::Italian, [6, 12, 3, 11, 5]),
    mg("japanese lmg", Nation::Japanese, [2, 6, 1, 11, 1]),
    mg("japanese mmg", Nation::Japanese, [4, 11, 2, 11, 3]),
    mg("japanese hmg", Nation::Japanese, [6, 14, 3, 11, 5]),
    broken("atr", Nation::Common, WeaponKind::Atr, 12).repairs(1).fires(1).reaches(12),
    removed("ft", Nation::Common, WeaponKind::Ft, 10).fires(24).reaches(1),
    removed("dc", Nation::Common, WeaponKind::Dc, 12).fires(30).reaches(1),
    removed("german psk", Nation::German, WeaponKind::Ordnance, 10).reaches(4),
    removed("american baz 44", Nation::American, WeaponKind::Ordnance, 11).reaches(4),
    broken("british piat", Nation::British, WeaponKind::Ordnance, 10).reaches(3),
];
