//! The Infantry Fire Table (A7.3), its vehicle line (A7.308) and the Incremental one (A7.37), as data. Knows
//! columns, Final DR and results; knows no unit and no modifier.
//!
//! A row of the page is a line, and each column stands under its FP, so that the tables can be held against the page.

use crate::vocab::num::{ColumnFp, Fp};

use crate::vocab::IftResult;

// The results as the page has them, a number each; `NE` is its dash.
const NE: u8 = 0;
const PTC: u8 = 1;
const NMC: u8 = 2;
const MC1: u8 = 3;
const MC2: u8 = 4;
const MC3: u8 = 5;
const MC4: u8 = 6;
const K1: u8 = 7;
const K2: u8 = 8;
const K3: u8 = 9;
const K4: u8 = 10;
const KIA1: u8 = 11;
const KIA2: u8 = 12;
const KIA3: u8 = 13;
const KIA4: u8 = 14;
const KIA5: u8 = 15;
const KIA6: u8 = 16;
const KIA7: u8 = 17;

const fn decode(code: u8) -> IftResult {
    match code {
        NE => IftResult::None,
        PTC => IftResult::Ptc,
        NMC..=MC4 => IftResult::Mc(code - NMC),
        K1..=K4 => IftResult::K(code + 1 - K1),
        _ => IftResult::Kia(code + 1 - KIA1),
    }
}

/// Columns of the IFT, in half FP.
#[rustfmt::skip]
const COLUMNS: [u8; 11] =
    [   2,    4,    8,   12,   16,   24,   32,   40,   48,   60,   72];

/// Kill Numbers of the vehicle line, by column.
#[rustfmt::skip]
const KILL: [u8; 11] =
    [   3,    4,    5,    6,    7,    8,    9,   10,   11,   12,   13];

/// The most vehicles that one roll affects, by column: the largest KIA number of the column (A7.308).
#[rustfmt::skip]
const MOST_VEHICLES: [u8; 11] =
    [   1,    2,    2,    3,    3,    3,    4,    4,    5,    6,    7];

/// The IFT as it stands on the page: a row for each Final DR, a column for each FP.
#[rustfmt::skip]
const IFT: [[u8; 11]; 16] = [
    //   1     2     4     6     8    12    16    20    24    30    36
    [KIA1, KIA2, KIA2, KIA3, KIA3, KIA3, KIA4, KIA4, KIA5, KIA6, KIA7], // 0 or less
    [  K1, KIA1, KIA1, KIA2, KIA2, KIA2, KIA3, KIA3, KIA4, KIA5, KIA6], // 1
    [ MC1,   K1,   K2, KIA1, KIA1, KIA1, KIA2, KIA2, KIA3, KIA4, KIA5], // 2
    [ MC1,  MC1,  MC2,   K2,   K2,   K3, KIA1, KIA1, KIA2, KIA3, KIA4], // 3
    [ NMC,  MC1,  MC1,  MC2,  MC2,  MC3,   K3,   K4, KIA1, KIA2, KIA3], // 4
    [ PTC,  NMC,  MC1,  MC1,  MC2,  MC2,  MC3,  MC4,   K4, KIA1, KIA2], // 5
    [  NE,  PTC,  NMC,  MC1,  MC1,  MC2,  MC2,  MC3,  MC4,   K4, KIA1], // 6
    [  NE,   NE,  PTC,  NMC,  MC1,  MC1,  MC2,  MC2,  MC3,  MC4,   K4], // 7
    [  NE,   NE,   NE,  PTC,  NMC,  MC1,  MC1,  MC2,  MC2,  MC3,  MC4], // 8
    [  NE,   NE,   NE,   NE,  PTC,  NMC,  MC1,  MC1,  MC2,  MC2,  MC3], // 9
    [  NE,   NE,   NE,   NE,   NE,  PTC,  NMC,  MC1,  MC1,  MC2,  MC2], // 10
    [  NE,   NE,   NE,   NE,   NE,   NE,  PTC,  NMC,  MC1,  MC1,  MC2], // 11
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  NMC,  MC1,  MC1], // 12
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  NMC,  MC1], // 13
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  NMC], // 14
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC], // 15 or more
];

/// Columns of the Incremental IFT, in half FP (A7.37).
#[rustfmt::skip]
const I_COLUMNS: [u8; 40] =
    [   2,    3,    4,    5,    6,    7,    8,    9,   10,   12,   14,   16,   18,   20,   22,   24,   26,   28,   30,   32,   34,   36,   38,   40,   42,   44,   46,   48,   50,   52,   54,   56,   58,   60,   62,   64,   66,   68,   70,   72];

/// Kill Numbers of the Incremental IFT, by column.
#[rustfmt::skip]
const I_KILL: [u8; 40] =
    [   3,    3,    4,    4,    4,    4,    5,    5,    5,    6,    6,    7,    7,    7,    7,    8,    8,    8,    8,    9,    9,    9,    9,   10,   10,   10,   10,   11,   11,   11,   11,   11,   11,   12,   12,   12,   12,   12,   13,   13];

/// The Incremental IFT as it stands on the page.
#[rustfmt::skip]
const I_IFT: [[u8; 40]; 16] = [
    //   1    1½     2    2½     3    3½     4    4½     5     6     7     8     9    10    11    12    13    14    15    16    17    18    19    20    21    22    23    24    25    26    27    28    29    30    31    32    33    34    35    36
    [KIA1, KIA1, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA4, KIA4, KIA4, KIA4, KIA4, KIA4, KIA4, KIA4, KIA5, KIA5, KIA5, KIA5, KIA5, KIA5, KIA5, KIA6, KIA6, KIA6, KIA6, KIA6, KIA6, KIA7], // 0 or less
    [  K1,   K1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA4, KIA4, KIA4, KIA4, KIA4, KIA4, KIA4, KIA5, KIA5, KIA5, KIA5, KIA5, KIA5, KIA6], // 1
    [ MC1,   K1,   K1,   K2,   K2,   K2,   K2,   K2,   K2, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA4, KIA4, KIA4, KIA4, KIA4, KIA4, KIA4, KIA5], // 2
    [ MC1,  MC1,  MC1,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,   K2,   K2,   K2,   K3,   K3,   K3,   K3,   K3,   K3, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA3, KIA4], // 3
    [ NMC,  NMC,  MC1,  MC1,  MC1,  MC1,  MC1,  MC2,  MC2,  MC2,  MC2,  MC2,  MC3,  MC3,  MC3,  MC3,  MC3,  MC3,   K3,   K3,   K3,   K4,   K4,   K4,   K4, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA2, KIA2, KIA2, KIA2, KIA2, KIA2, KIA3, KIA3], // 4
    [ PTC,  PTC,  NMC,  NMC,  NMC,  NMC,  MC1,  MC1,  MC1,  MC1,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC3,  MC3,  MC3,  MC3,  MC3,  MC4,  MC4,  MC4,  MC4,   K4,   K4,   K4,   K4,   K4,   K4,   K4, KIA1, KIA1, KIA1, KIA1, KIA1, KIA1, KIA2, KIA2], // 5
    [  NE,   NE,  PTC,  PTC,  PTC,  NMC,  NMC,  NMC,  NMC,  MC1,  MC1,  MC1,  MC1,  MC1,  MC1,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC3,  MC3,  MC3,  MC3,  MC4,  MC4,  MC4,  MC4,  MC4,  MC4,   K4,   K4,   K4,   K4,   K4,   K4,   K4, KIA1, KIA1], // 6
    [  NE,   NE,   NE,   NE,  PTC,  PTC,  PTC,  PTC,  PTC,  NMC,  NMC,  MC1,  MC1,  MC1,  MC1,  MC1,  MC1,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC3,  MC3,  MC3,  MC3,  MC3,  MC3,  MC4,  MC4,  MC4,  MC4,  MC4,  MC4,  MC4,   K4,   K4,   K4], // 7
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  PTC,  PTC,  NMC,  NMC,  NMC,  MC1,  MC1,  MC1,  MC1,  MC1,  MC1,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC3,  MC3,  MC3,  MC3,  MC3,  MC3,  MC3,  MC4,  MC4,  MC4,  MC4], // 8
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  PTC,  PTC,  PTC,  NMC,  NMC,  NMC,  NMC,  NMC,  MC1,  MC1,  MC1,  MC1,  MC1,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC3,  MC3,  MC3,  MC3,  MC3], // 9
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  PTC,  PTC,  PTC,  PTC,  PTC,  NMC,  NMC,  NMC,  NMC,  MC1,  MC1,  MC1,  MC1,  MC1,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2,  MC2], // 10
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  PTC,  PTC,  PTC,  NMC,  NMC,  NMC,  NMC,  NMC,  MC1,  MC1,  MC1,  MC1,  MC1,  MC1,  MC1,  MC1,  MC2,  MC2,  MC2,  MC2,  MC2], // 11
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  PTC,  PTC,  PTC,  PTC,  NMC,  NMC,  NMC,  NMC,  NMC,  NMC,  MC1,  MC1,  MC1,  MC1,  MC1,  MC1,  MC1], // 12
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  PTC,  PTC,  PTC,  NMC,  NMC,  NMC,  NMC,  NMC,  NMC,  MC1,  MC1,  MC1], // 13
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  PTC,  PTC,  PTC,  PTC,  PTC,  NMC,  NMC,  NMC,  NMC], // 14
    [  NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,   NE,  PTC,  PTC,  PTC,  PTC,  PTC,  PTC], // 15 or more
];

/// Which table is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// The IFT.
    Ift,
    /// The Incremental IFT (A7.37).
    Iift,
}

/// One column of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    table: Table,
    index: usize,
}

impl Table {
    const fn columns(self) -> &'static [u8] {
        match self {
            Table::Ift => &COLUMNS,
            Table::Iift => &I_COLUMNS,
        }
    }

    /// The rightmost column whose FP do not exceed the total; none below 1 FP (A7.3).
    ///
    /// ```
    /// use asl_core::charts::ift::Table;
    /// use asl_core::vocab::num::Fp;
    /// assert_eq!(Table::Ift.column(Fp::fraction(23, 1)).unwrap().fp(), Fp::whole(8));
    /// assert!(Table::Ift.column(Fp::whole(1).halved()).is_none());
    /// ```
    #[must_use]
    pub fn column(self, total: Fp) -> Option<Column> {
        let halves = total.times(2).floor();
        let fits = self.columns().iter().take_while(|column| u32::from(**column) <= halves).count();
        fits.checked_sub(1).map(|index| Column { table: self, index })
    }

    /// The column that is named so; none when no column has these FP.
    #[must_use]
    pub fn named(self, name: ColumnFp) -> Option<Column> {
        self.column(name.fp()).filter(|column| column.fp() == name.fp())
    }
}

/// Calibres in millimetres above the columns of the IFT, with the FP of HE (C8.31).
const HE: [(u16, u32); 11] = [
    (20, 1),
    (30, 2),
    (37, 4),
    (50, 6),
    (60, 8),
    (70, 12),
    (80, 16),
    (100, 20),
    (120, 24),
    (150, 30),
    (200, 36),
];

/// The FP of a HE shell; none of a calibre below the least column.
///
/// ```
/// use asl_core::charts::ift::he;
/// use asl_core::vocab::num::Fp;
/// assert_eq!((he(75), he(88), he(15)), (Some(Fp::whole(12)), Some(Fp::whole(16)), None));
/// ```
#[must_use]
pub fn he(mm: u16) -> Option<Fp> {
    HE.iter().rev().find(|(least, _)| *least <= mm).map(|(_, fp)| Fp::whole(*fp))
}

impl Column {
    /// Its FP.
    #[must_use]
    pub fn fp(self) -> Fp {
        Fp::fraction(u32::from(self.table.columns()[self.index]), 1)
    }

    /// As players name it.
    #[must_use]
    pub fn name(self) -> ColumnFp {
        ColumnFp::from_halves(self.table.columns()[self.index])
    }

    /// So many columns to the left; none past the lowest (A7.9).
    #[must_use]
    pub fn lowered(self, columns: u8) -> Option<Column> {
        let index = self.index.checked_sub(usize::from(columns))?;
        Some(Column { index, ..self })
    }

    /// The column so many to the right; the last one beyond the table.
    #[must_use]
    pub fn raised(self, columns: u8) -> Column {
        let last = self.table.columns().len().saturating_sub(1);
        Column { index: (self.index + usize::from(columns)).min(last), ..self }
    }

    /// The result at a Final DR.
    #[must_use]
    pub fn result(self, final_dr: i16) -> IftResult {
        let row = usize::try_from(final_dr.clamp(0, 15)).unwrap_or(0);
        decode(match self.table {
            Table::Ift => IFT[row][self.index],
            Table::Iift => I_IFT[row][self.index],
        })
    }

    /// The Kill Number of the vehicle line (A7.308).
    #[must_use]
    pub fn kill_number(self) -> i16 {
        i16::from(match self.table {
            Table::Ift => KILL[self.index],
            Table::Iift => I_KILL[self.index],
        })
    }

    /// The most vehicles that one roll affects (A7.308).
    #[must_use]
    pub fn most_vehicles(self) -> u8 {
        let of_ift = Table::Ift.column(self.fp()).map_or(0, |column| column.index);
        MOST_VEHICLES[of_ift]
    }
}
