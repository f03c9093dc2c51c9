//! What lies on a hexside (B9, B11, B29): what crossing it costs beyond the hex entered.

use super::terrain::Price::{self, Na, Share};
use super::terrain::{column, plus};
use crate::vocab::MoverClass;
use crate::vocab::num::Mp;
use serde::Deserialize;

/// Terrain of a hexside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HexsideKind {
    /// A wall (B9).
    Wall,
    /// A hedge (B9).
    Hedge,
    /// Bocage (B9.5).
    Bocage,
    /// A cliff (B11).
    Cliff,
    /// A roadblock (B29).
    Roadblock,
    /// A wall inside a row of houses or a factory (B23.71).
    PartyWall,
}

/// One row: the name, the rule, the MF of Infantry (`None` where that is no sum of MF), and the MP of each class.
struct Row(HexsideKind, &'static str, &'static str, Option<Mp>, [Price; 6]);

const ONE: Option<Mp> = Some(Mp::ONE);
const TWO: Option<Mp> = Some(Mp::whole(2));

/// The hexsides of the chart, in the order of [`HexsideKind`], the MP in halves.
// A row of the page is a line, and each figure stands beneath its class, so that it can be held against the page.
#[rustfmt::skip]
const CHART: &[Row] = &[
    //                                        Infantry   wagon  m.cycle arm.car  tracked   halftr.  truck
    Row(HexsideKind::Wall,      "wall",       "B9",     ONE,  [Na,    Na,     Na,      plus(2),  Na,      Na]),
    Row(HexsideKind::Hedge,     "hedge",      "B9",     ONE,  [Na,    Na,     plus(6), plus(2),  plus(4), Na]),
    Row(HexsideKind::Bocage,    "bocage",     "B9.5",   TWO,  [Na,    Na,     Na,      Share(2), Na,      Na]),
    Row(HexsideKind::Cliff,     "cliff",      "B11",    None, [Na,    Na,     Na,      Na,       Na,      Na]),
    Row(HexsideKind::Roadblock, "roadblock",  "B29",    ONE,  [Na,    Na,     Na,      Na,       Na,      Na]),
    Row(HexsideKind::PartyWall, "party wall", "B23.71", None, [Na,    Na,     Na,      Na,       Na,      Na]),
];

/// The rows stand in the order of the kinds.
const _: () = {
    let mut n = 0;
    while n < CHART.len() {
        assert!(CHART[n].0 as usize == n);
        n += 1;
    }
};

impl HexsideKind {
    const fn row(self) -> &'static Row {
        &CHART[self as usize]
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().1
    }

    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        self.row().2
    }

    /// MF that crossing it costs Infantry beside the hex entered (A4.131); `None` where that is no sum of MF.
    #[must_use]
    pub const fn infantry(self) -> Option<Mp> {
        self.row().3
    }

    /// What crossing it costs a class beside the hex entered: so much, a share of the allotment, or it is closed.
    #[must_use]
    pub const fn price(self, class: MoverClass) -> Price {
        self.row().4[column(class)]
    }
}
