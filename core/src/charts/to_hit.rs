//! The To Hit chart (C3.3, C4), To Hit Numbers of light anti-tank weapons (C13), and DRM of the To Hit Cases (C5, C6), as
//! data. Knows neither unit nor dice.

use crate::vocab::num::{Drm, Mp, ToHit};
use crate::vocab::{Barrel, Calibre, Modifier, Mount, Nation, TargetType};

/// The colour of a nation's To Hit Numbers (C3.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Colour {
    /// Black.
    Black,
    /// Red.
    Red,
}

impl Colour {
    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::Red => "red",
        }
    }
}

/// The first day on which the numbers of Americans are black.
const AMERICAN_BLACK_FROM: &str = "1944";

/// The colour of a nation's numbers; both where a date decides that is not told, and of who is no nation.
#[must_use]
pub fn colours(nation: Nation, of_vehicle: bool, date: Option<&str>) -> &'static [Colour] {
    match nation {
        Nation::German | Nation::Japanese | Nation::British => &[Colour::Black],
        Nation::American => match date {
            Some(date) if date >= AMERICAN_BLACK_FROM => &[Colour::Black],
            Some(_) => &[Colour::Red],
            None => &[Colour::Black, Colour::Red],
        },
        Nation::French if of_vehicle => &[Colour::Red],
        Nation::French => &[Colour::Black],
        Nation::Russian
        | Nation::Italian
        | Nation::Finnish
        | Nation::Chinese
        | Nation::AxisMinor
        | Nation::AlliedMinor
        | Nation::Partisan => &[Colour::Red],
        Nation::Common | Nation::Other => &[Colour::Black, Colour::Red],
    }
}

/// Columns of the chart: the last range of each in hexes, but for the last, which has no end.
const COLUMNS: [u32; 9] = [6, 12, 18, 24, 30, 36, 42, 48, 54];

fn column(range: u32) -> usize {
    COLUMNS.iter().position(|last| range <= *last).unwrap_or(COLUMNS.len())
}

/// The Basic To Hit Number by Target Type, colour and range (C3.3).
#[rustfmt::skip]
const BASIC: [(TargetType, Option<Colour>, [i16; 10]); 5] = [
    // hexes up to                                    6  12  18  24  30  36  42  48  54   -
    (TargetType::Vehicle,  Some(Colour::Black),    [10,  9,  8,  7,  6,  6,  5,  4,  3,  2]),
    (TargetType::Vehicle,  Some(Colour::Red),      [10,  8,  7,  6,  5,  4,  3,  2,  1,  0]),
    (TargetType::Infantry, Some(Colour::Black),    [ 8,  7,  6,  5,  4,  3,  2,  1,  0, -1]),
    (TargetType::Infantry, Some(Colour::Red),      [ 8,  6,  5,  4,  3,  2,  1,  0, -1, -2]),
    (TargetType::Area,     None,                   [ 7,  7,  8,  8,  7,  7,  6,  6,  5,  5]),
];

/// The Basic To Hit Number at a range in hexes.
#[must_use]
pub fn basic(at: TargetType, colour: Colour, range: u32) -> ToHit {
    let is = |of: &&(TargetType, Option<Colour>, [i16; 10])| of.0 == at && of.1.is_none_or(|of| of == colour);
    ToHit(BASIC.iter().find(is).map_or(0, |(.., row)| row[column(range)]))
}

/// What of Gun and ammunition changes the number: a row of C4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    /// A short barrel (C4.11).
    Short,
    /// A long barrel (C4.12).
    Long,
    /// An extra long barrel (C4.13).
    ExtraLong,
    /// A calibre up to 57mm, and a MG (C4.2).
    Small,
    /// A calibre up to 40mm besides (C4.2).
    Tiny,
    /// APCR or APDS (C4.3).
    Sabot,
    /// SMOKE (C4.4).
    Smoke,
}

/// The changes by range, with the words and the clause of each.
#[rustfmt::skip]
const CHANGES: [(Change, &str, &str, [i16; 10]); 7] = [
    // hexes up to                                                 6 12  18  24  30  36  42  48  54   -
    (Change::Short,     "* barrel",       "C4.11-short",         [0, 0, -1, -1, -1, -1, -1, -1, -1, -1]),
    (Change::Long,      "L barrel",       "C4.12-long",          [0, 0,  1,  1,  1,  1,  1,  1,  1,  1]),
    (Change::ExtraLong, "LL barrel",      "C4.13-extra-long",    [0, 0,  1,  1,  2,  2,  2,  2,  2,  2]),
    (Change::Small,     "up to 57mm",     "C4.2-small",          [0, 0, -1, -1, -2, -2, -3, -3, -4, -4]),
    (Change::Tiny,      "up to 40mm",     "C4.2-tiny",           [0, 0, -1, -1, -1, -1, -1, -1, -1, -1]),
    (Change::Sabot,     "APCR or APDS",   "C4.3-apcr",           [0, 0, -1, -1, -2, -2, -3, -3, -4, -4]),
    (Change::Smoke,     "SMOKE",          "C4.4-smoke",          [2, 2,  0,  0,  0,  0,  0,  0,  0,  0]),
];

impl Change {
    /// Its words, its clause, and what it adds at a range in hexes.
    #[must_use]
    pub fn at(self, range: u32) -> (&'static str, &'static str, ToHit) {
        let row = CHANGES.iter().find(|(of, ..)| *of == self);
        row.map_or(("", "", ToHit(0)), |(_, words, clause, row)| (*words, *clause, ToHit(row[column(range)])))
    }
}

/// The greatest calibre of C4.2, in millimetres, and that of its second step.
const SMALL: u16 = 57;
const TINY: u16 = 40;

/// The rows of C4 that a calibre and its barrel call for.
pub fn changes_of(calibre: Calibre) -> impl Iterator<Item = Change> {
    let barrel = match calibre.barrel {
        Barrel::Short => Some(Change::Short),
        Barrel::Normal => None,
        Barrel::Long => Some(Change::Long),
        Barrel::ExtraLong => Some(Change::ExtraLong),
    };
    let small = (calibre.whole_mm() <= SMALL).then_some(Change::Small);
    let tiny = (calibre.whole_mm() <= TINY).then_some(Change::Tiny);
    barrel.into_iter().chain(small).chain(tiny)
}

/// Up to this range in hexes no barrel, calibre or APCR changes the number (C4).
pub const UNCHANGED: u32 = 12;

/// A light anti-tank weapon with a table of its own (C13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Latw {
    /// The Bazooka of 1943.
    Baz43,
    /// The Bazooka of 1944.
    Baz44,
    /// The Bazooka of 1945.
    Baz45,
    /// Panzerschreck.
    Psk,
    /// PIAT.
    Piat,
    /// Panzerfaust.
    Pf,
}

/// A weapon, its words, its rule, its To Hit Numbers by range, from 0 hexes; behind them the ranges in hexes that two sources agree
/// on.
type LatwRow = (Latw, &'static str, &'static str, &'static [i16], &'static [u32]);

/// The tables of the counters.
#[rustfmt::skip]
const LATW: [LatwRow; 6] = [
    // hexes                            0   1  2  3  4  5
    (Latw::Baz43, "BAZ 43", "C13.4", &[ 8,  8, 8, 7, 6],    &[2]),
    (Latw::Baz44, "BAZ 44", "C13.4", &[ 9,  9, 8, 7, 6],    &[]),
    (Latw::Baz45, "BAZ 45", "C13.4", &[11, 10, 9, 8, 6, 4], &[]),
    (Latw::Psk,   "PSK",    "C13.4", &[11,  9, 8, 7, 4],    &[2]),
    (Latw::Piat,  "PIAT",   "C13.5", &[ 8,  8, 8, 7],       &[]),
    (Latw::Pf,    "PF",     "C13.3", &[10,  8, 6, 4],       &[0, 1, 2, 3]),
];

impl Latw {
    /// Its words, its rule, its number at a range in hexes, and whether two sources have it; `None` beyond its range.
    #[must_use]
    pub fn at(self, range: u32) -> Option<(&'static str, &'static str, ToHit, bool)> {
        let (_, words, rule, row, sure) = LATW.iter().find(|(of, ..)| *of == self)?;
        let number = row.get(usize::try_from(range).ok()?)?;
        Some((words, rule, ToHit(*number), sure.contains(&range)))
    }
}

/// The column of Case A and of the Case C family: how a weapon is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GunType {
    /// Fast turret.
    T,
    /// Slow turret, the restricted and the one-man turret too.
    ST,
    /// No turret: the hull turns, or the Gun on its carriage; bow weapons.
    NT,
}

impl From<Mount> for GunType {
    fn from(mount: Mount) -> GunType {
        match mount {
            Mount::T => GunType::T,
            Mount::ST | Mount::RST | Mount::OneMan => GunType::ST,
            Mount::NT => GunType::NT,
        }
    }
}

/// Case A by hexspines turned, one to three (C5.1).
// A row of the page is a line, so that it can be held against the page.
#[rustfmt::skip]
const CASE_A: [(GunType, [i16; 3]); 3] = [
    (GunType::T,  [1, 2, 3]),
    (GunType::ST, [2, 3, 4]),
    (GunType::NT, [3, 4, 5]),
];

/// Case A for so many hexspines; none for none.
#[must_use]
pub fn case_a(gun: GunType, hexspines: u8) -> Drm {
    let row = CASE_A.iter().find(|(of, _)| *of == gun).map_or([0; 3], |(_, row)| *row);
    let n = usize::from(hexspines.min(3));
    Drm(if n == 0 { 0 } else { row[n - 1] })
}

/// Case B: fire in the AFPh; in woods, building or rubble one more (C5.2).
pub const CASE_B: Drm = Drm(2);
/// Case B inside woods, a building or rubble.
pub const CASE_B_OBSTACLE: Drm = Drm(3);

/// Who fires with Case C.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CaseC {
    /// With a gyrostabilizer.
    Gyro,
    /// A turreted weapon.
    Turret,
    /// A weapon without turret, or a Passenger.
    NoTurret,
    /// A MA that is an AAMG.
    AaMa,
}

/// Case C itself (C5.3).
#[must_use]
pub const fn case_c(firer: CaseC) -> Drm {
    Drm(match firer {
        CaseC::Gyro => 3,
        CaseC::Turret => 4,
        CaseC::NoTurret => 5,
        CaseC::AaMa => 2,
    })
}

/// The member of the family by MP spent in the target's LOS, and what it adds to Case C (C5.31, C5.32).
#[must_use]
pub fn case_c_member(in_los: Mp) -> (Modifier, Drm) {
    if in_los > Mp::whole(3) {
        (Modifier::C, Drm(0))
    } else if in_los > Mp::whole(2) {
        (Modifier::C1, Drm(1))
    } else {
        (Modifier::C2, Drm(2))
    }
}

/// Case D: a pinned firer.
pub const CASE_D: Drm = Drm(2);
/// Case E: fire within the own hex; doubled inside woods, a building or rubble.
pub const CASE_E: Drm = Drm(2);
/// Case F: Intensive Fire.
pub const CASE_F: Drm = Drm(2);
/// Case G: Deliberate Immobilization.
pub const CASE_G: Drm = Drm(5);
/// The range of Case G, in hexes.
pub const CASE_G_RANGE: u32 = 6;
/// Case H: a captured weapon, or a crew that is not trained for it; both add up.
pub const CASE_H: Drm = Drm(2);
/// Case I: a BU firer.
pub const CASE_I: Drm = Drm(1);
/// Case J: a moving or Motion vehicle.
pub const CASE_J: Drm = Drm(2);
/// Case J1: it spent at most three MP in LOS.
pub const CASE_J1: Drm = Drm(3);
/// Case J2: it spent at most one MP in LOS.
pub const CASE_J2: Drm = Drm(4);
/// Case K: a concealed target.
pub const CASE_K: Drm = Drm(2);

/// Case L: a target at this range, in hexes (C6.3).
#[must_use]
pub const fn case_l(range: u32) -> Drm {
    Drm(match range {
        1 => -2,
        2 => -1,
        _ => 0,
    })
}

/// Case J by the target's MP in the firer's LOS (C6.1).
#[must_use]
pub fn case_j(in_los: Mp) -> (Modifier, Drm) {
    if in_los > Mp::whole(3) {
        (Modifier::J, CASE_J)
    } else if in_los > Mp::ONE {
        (Modifier::J1, CASE_J1)
    } else {
        (Modifier::J2, CASE_J2)
    }
}
