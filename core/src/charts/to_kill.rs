//! The To Kill tables (C7.3), their Cases (C7.2) and their changes by range (C7.24), as data. Knows neither unit nor dice.
//!
//! A row of the page is a line, so that it can be held against the page.

use crate::vocab::Barrel::{self, ExtraLong as LL, Long as L, Normal as N, Short as S};
use crate::vocab::{Calibre, Nation};

/// Case A: a hit on the rear facing (C7.21).
pub const CASE_A: i16 = 1;
/// Case C: a CH multiplies the Basic number (C7.23).
pub const CASE_C: u8 = 2;
/// A MG (C7.31).
pub const MG: i16 = 4;
/// A MG of 12.7mm or 15mm (C7.31).
pub const HEAVY_MG: i16 = 5;
/// An ATR, printed in black (C7.31).
pub const ATR: i16 = 5;
/// An ATR of those nations whose number is printed in brown (C7.31).
pub const BROWN_ATR: i16 = 6;
/// HEAT at what is unarmored (C7.331).
pub const HEAT_UNARMORED: i16 = 11;
/// A FT (C7.344).
pub const FT: i16 = 8;
/// A MOL (C7.344).
pub const MOL: i16 = 6;
/// What a FT or a MOL gains against a CE crew (C7.344).
pub const FLAME_CE: i16 = 1;
/// What a FT or a MOL gains against an open-topped vehicle (C7.344).
pub const FLAME_OT: i16 = 2;

/// What flies, as far as the tables tell it apart (C7.3, C8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Missile {
    /// AP.
    Ap,
    /// APCR.
    Apcr,
    /// APDS.
    Apds,
    /// HEAT.
    Heat,
    /// HE.
    He,
}

impl Missile {
    /// As players write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Missile::Ap => "AP",
            Missile::Apcr => "APCR",
            Missile::Apds => "APDS",
            Missile::Heat => "HEAT",
            Missile::He => "HE",
        }
    }

    /// The clause that gives its number.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Missile::Ap | Missile::Apcr | Missile::Apds => "C7.31",
            Missile::Heat => "C7.33",
            Missile::He => "C7.34",
        }
    }
}

/// Whose Gun a row is: of all, of some nations alone (a listing in brown), or of all but those.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Of {
    All,
    Only(&'static [Nation]),
    AllBut(&'static [Nation]),
}

use Of::{All, AllBut, Only};

const RUSSIAN: &[Nation] = &[Nation::Russian];
const JAPANESE: &[Nation] = &[Nation::Japanese];
const BROWN: &[Nation] = &[Nation::Russian, Nation::Japanese];
const BRITISH: &[Nation] = &[Nation::British];
const ITALIAN: &[Nation] = &[Nation::Italian];
const AMERICAN: &[Nation] = &[Nation::American];
const RUSSIAN_AMERICAN: &[Nation] = &[Nation::Russian, Nation::American];

/// Nations whose ATR have the number printed in brown.
pub const BROWN_ATR_OF: &[Nation] =
    &[Nation::Russian, Nation::Finnish, Nation::Japanese, Nation::AxisMinor, Nation::AlliedMinor];

type Row = (u16, Barrel, Of, i16);

/// AP by calibre in millimetres and barrel.
#[rustfmt::skip]
const AP: [Row; 61] = [
    (20, L, All, 6),
    (20, LL, All, 7), (25, LL, All, 7), (37, S, All, 7),
    (37, N, All, 8), (47, S, All, 8), (57, S, All, 8), (70, S, All, 8),
    (37, L, All, 9), (40, N, All, 9), (57, N, All, 9), (65, S, All, 9), (76, S, All, 9),
    (40, L, All, 10), (45, L, All, 10), (47, N, All, 10), (75, S, AllBut(JAPANESE), 10),
    (37, LL, All, 11), (45, LL, All, 11), (47, L, All, 11), (50, N, All, 11), (88, S, All, 11),
    (75, S, Only(JAPANESE), 12), (76, N, All, 12), (84, S, All, 12),
    (50, L, All, 13), (76, L, Only(BROWN), 13), (88, N, Only(BRITISH), 13), (120, S, All, 13),
    (75, N, All, 14), (105, N, All, 14),
    (57, L, All, 15), (57, LL, All, 15),
    (76, LL, Only(BROWN), 16),
    (75, L, All, 17), (76, L, AllBut(BROWN), 17), (80, L, All, 17), (83, L, All, 17), (85, L, All, 17),
    (150, S, All, 17), (152, S, All, 17),
    (77, L, All, 19), (200, L, All, 19),
    (90, L, Only(ITALIAN), 20), (88, L, All, 20),
    (90, L, AllBut(ITALIAN), 21), (105, L, All, 21), (150, N, All, 21), (152, N, All, 21), (155, N, All, 21),
    (75, LL, All, 23), (76, LL, AllBut(BROWN), 23),
    (122, L, All, 25),
    (88, LL, All, 27), (100, L, All, 27), (120, L, All, 27),
    (150, L, All, 28), (155, L, All, 28),
    (140, L, All, 32),
    (128, L, All, 33), (170, L, All, 33),
];

/// APCR by calibre and barrel.
#[rustfmt::skip]
const APCR: [Row; 17] = [
    (37, L, All, 10),
    (28, LL, All, 12), (45, L, All, 12),
    (45, LL, All, 13), (47, L, All, 13),
    (40, LL, All, 14), (50, N, All, 14), (76, L, Only(RUSSIAN), 14),
    (50, L, All, 17),
    (57, LL, All, 18), (76, LL, Only(RUSSIAN), 18),
    (85, L, All, 19),
    (75, L, All, 20), (76, L, AllBut(RUSSIAN_AMERICAN), 20),
    (76, L, Only(AMERICAN), 22),
    (88, L, All, 23),
    (90, L, All, 27),
];

/// APDS by calibre and barrel.
#[rustfmt::skip]
const APDS: [Row; 2] = [
    (57, L, All, 18),
    (76, LL, All, 25),
];

/// HEAT by calibre in millimetres.
#[rustfmt::skip]
const HEAT: [(u16, i16); 12] = [
    (57, 11), (65, 11), (94, 11),
    (70, 12),
    (75, 13), (76, 13),
    (100, 14),
    (105, 15), (114, 15),
    (95, 16),
    (122, 17),
    (150, 21),
];

/// HE from a calibre on: at what is armored, and at what is not.
#[rustfmt::skip]
const HE: [(u16, i16, i16); 9] = [
    (20,   3,  6),
    (30,   4,  8),
    (40,   5,  9),
    (50,   6, 10),
    (70,   7, 12),
    (80,   8, 14),
    (100, 10, 16),
    (120, 12, 18),
    (150, 16, 20),
];

/// AP, APCR and APDS at what is unarmored, from a calibre on.
#[rustfmt::skip]
const AP_UNARMORED: [(u16, i16); 5] = [
    (12,   7),
    (37,   8),
    (65,   9),
    (85,  10),
    (100, 11),
];

/// The last hex of each band of range of Case D; the last band has none.
const BANDS: [u32; 15] = [1, 2, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 78];

/// Case D of AP by band, from a calibre on.
#[rustfmt::skip]
const AP_BY_RANGE: [(u16, &[i16]); 3] = [
    (12, &[2, 1, 1, 0, 0, -1, -2, -3, -4, -5]),
    (37, &[1, 1, 0, 0, 0, -1, -2, -2, -3, -4, -4, -5]),
    (65, &[1, 0, 0, 0, 0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5]),
];

/// Case D of APCR by band, from a calibre on.
#[rustfmt::skip]
const APCR_BY_RANGE: [(u16, &[i16]); 2] = [
    (12, &[3, 2, 1, 0, -2, -4, -6]),
    (75, &[3, 2, 1, 0, -1, -3, -4, -5, -6, -7]),
];

/// Case D of APDS by band.
const APDS_BY_RANGE: &[i16] = &[1, 0, 0, 0, 0, 0, -1, -2, -3, -4];

impl Of {
    /// Is a Gun of that nation one of these? One whose nation is not known may be.
    fn may_be(self, nation: Option<Nation>) -> bool {
        let Some(nation) = nation else { return true };
        match self {
            All => true,
            Only(of) => of.contains(&nation),
            AllBut(of) => !of.contains(&nation),
        }
    }
}

/// The Basic numbers that a calibre and its barrel may have (C7.31), each with whether other nations have another; of a known
/// nation there is one at most.
pub fn by_barrel(
    missile: Missile,
    calibre: Calibre,
    nation: Option<Nation>,
) -> impl Iterator<Item = (i16, bool)> {
    let rows: &[Row] = match missile {
        Missile::Ap => &AP,
        Missile::Apcr => &APCR,
        Missile::Apds => &APDS,
        Missile::Heat | Missile::He => &[],
    };
    let is = move |(mm, barrel, of, _): &&Row| {
        *mm == calibre.whole_mm() && *barrel == calibre.barrel && of.may_be(nation)
    };
    rows.iter().filter(is).map(|(.., of, number)| (*number, *of != All))
}

/// HEAT of a Gun (C7.33).
#[must_use]
pub fn heat(mm: u16) -> Option<i16> {
    HEAT.iter().find(|(of, _)| *of == mm).map(|(_, number)| *number)
}

/// The last row that begins at or below a calibre.
fn from_calibre<R: Copy>(rows: &[R], mm: u16, begins: impl Fn(R) -> u16) -> Option<R> {
    rows.iter().copied().take_while(|row| begins(*row) <= mm).last()
}

/// HE (C7.34).
///
/// ```
/// use asl_core::charts::to_kill::he;
/// assert_eq!((he(75, false), he(75, true), he(15, false)), (Some(7), Some(12), None));
/// ```
#[must_use]
pub fn he(mm: u16, unarmored: bool) -> Option<i16> {
    let (_, armored, soft) = from_calibre(&HE, mm, |row| row.0)?;
    Some(if unarmored { soft } else { armored })
}

/// AP, APCR and APDS at what is unarmored (C7.311).
#[must_use]
pub fn ap_unarmored(mm: u16) -> Option<i16> {
    from_calibre(&AP_UNARMORED, mm, |row| row.0).map(|(_, number)| number)
}

/// Case D: what the range in hexes changes of a number against armor (C7.24). `None` beyond the table.
///
/// ```
/// use asl_core::charts::to_kill::{Missile, case_d};
/// assert_eq!(case_d(Missile::Ap, 50, 25), Some(-2));
/// assert_eq!(case_d(Missile::Apcr, 75, 2), Some(2));
/// assert_eq!(case_d(Missile::He, 75, 40), Some(0));
/// ```
#[must_use]
pub fn case_d(missile: Missile, mm: u16, range: u32) -> Option<i16> {
    let row = match missile {
        Missile::Heat | Missile::He => return Some(0),
        Missile::Ap => from_calibre(&AP_BY_RANGE, mm, |row| row.0)?.1,
        Missile::Apcr => from_calibre(&APCR_BY_RANGE, mm, |row| row.0)?.1,
        Missile::Apds => APDS_BY_RANGE,
    };
    let band = BANDS.iter().position(|last| range <= *last)?;
    row.get(band).copied()
}
