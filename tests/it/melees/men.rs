//! Units of Close Combat as the generator keeps them, and the Close Combat Table of the tests' own.

use asl_core::vocab::hex::Cell;

/// What a counter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Squad,
    Hs,
    Leader,
    Vehicle,
}

/// A squad with what is left of it: types, FP of both, and whether it is of Conscripts.
pub(super) struct Row {
    pub(super) squad: &'static str,
    pub(super) fp: i32,
    pub(super) half: &'static str,
    pub(super) half_fp: i32,
    pub(super) weak: bool,
}

const fn row(squad: &'static str, fp: i32, half: &'static str, half_fp: i32) -> Row {
    Row { squad, fp, half, half_fp, weak: false }
}

const fn weak(squad: &'static str, half: &'static str) -> Row {
    Row { squad, fp: 4, half, half_fp: 2, weak: true }
}

/// An army: its drm of the leader creation dr, none where it creates no leaders; its squads.
pub(super) struct Army {
    pub(super) creation: Option<i32>,
    pub(super) rows: &'static [Row],
}

const GERMAN: &[Row] = &[
    row("german 4-6-7", 4, "german 2-4-7", 2),
    row("german 5-4-8", 5, "german 2-3-8", 2),
    weak("german 4-3-6", "german 2-3-6"),
];
const RUSSIAN: &[Row] = &[
    row("russian 4-4-7", 4, "russian 2-3-7", 2),
    row("russian 6-2-8", 6, "russian 3-2-8", 3),
    weak("russian 4-2-6", "russian 2-2-6"),
];
const AMERICAN: &[Row] =
    &[row("american 6-6-6", 6, "american 3-4-6", 3), row("american 7-4-7", 7, "american 3-3-7", 3)];
const ITALIAN: &[Row] =
    &[row("italian 3-4-6", 3, "italian 1-3-6", 1), row("italian 4-4-7", 4, "italian 2-4-7", 2)];
const FRENCH: &[Row] = &[row("french 4-5-7", 4, "french 2-3-7", 2)];
const FINNISH: &[Row] = &[row("finnish 5-4-8", 5, "finnish 2-3-8", 2)];
const BRITISH: &[Row] = &[row("british 4-5-7", 4, "british 2-4-7", 2)];

/// The armies that are drawn.
pub(super) const ARMIES: [Army; 7] = [
    Army { creation: Some(-1), rows: GERMAN },
    Army { creation: Some(1), rows: RUSSIAN },
    Army { creation: Some(-1), rows: AMERICAN },
    Army { creation: Some(1), rows: ITALIAN },
    Army { creation: Some(0), rows: FRENCH },
    Army { creation: None, rows: FINNISH },
    Army { creation: Some(-1), rows: BRITISH },
];

/// One unit.
#[derive(Clone, Debug)]
pub(super) struct Man {
    pub(super) id: String,
    pub(super) side: usize,
    pub(super) kind: Kind,
    /// Printed FP, one of a SMC.
    pub(super) fp: i32,
    pub(super) lead: i32,
    /// The unit of the head that its HS is like, with the FP of that.
    pub(super) half: Option<(String, i32)>,
    /// Morale Level, the last digit of its type.
    pub(super) morale: i32,
    pub(super) weak: bool,
    /// The Location that it fights in; none where it is in no fight.
    pub(super) spot: Option<usize>,
    pub(super) at: Cell,
    pub(super) cx: bool,
    pub(super) pinned: bool,
    pub(super) broken: bool,
    pub(super) concealed: bool,
    pub(super) melee: bool,
    pub(super) wounded: bool,
    pub(super) immobile: bool,
    pub(super) captured: bool,
    pub(super) gone: bool,
    /// A SMC that was said to fight alone.
    pub(super) alone: bool,
    /// It announced that it withdraws.
    pub(super) leaves: bool,
    /// It was attacked in this CCPh.
    pub(super) struck: bool,
    /// It attacked in this CCPh, or is named in an attack that is to come.
    pub(super) acted: bool,
}

impl Man {
    pub(super) fn is_smc(&self) -> bool {
        self.kind == Kind::Leader
    }

    pub(super) fn is_mmc(&self) -> bool {
        matches!(self.kind, Kind::Squad | Kind::Hs)
    }

    pub(super) fn is_there(&self) -> bool {
        !self.gone && !self.captured
    }

    /// Melee holds it, and it holds others.
    pub(super) fn is_held(&self) -> bool {
        self.kind != Kind::Vehicle && self.is_there() && !self.concealed
    }

    /// It may attack.
    pub(super) fn is_able(&self) -> bool {
        self.is_there() && !self.broken && !self.leaves && !self.acted
    }

    /// FP in quarters: of its attack where it is pinned half.
    pub(super) fn attack(&self) -> i32 {
        4 * self.fp / if self.pinned { 2 } else { 1 }
    }

    pub(super) fn us(&self) -> i32 {
        match self.kind {
            Kind::Squad => 3,
            Kind::Hs => 2,
            Kind::Leader | Kind::Vehicle => 1,
        }
    }
}

/// Columns: word, attack, defense, Kill Number.
const TABLE: [(&str, i32, i32, i32); 12] = [
    ("1-8", 1, 8, 1),
    ("1-6", 1, 6, 2),
    ("1-4", 1, 4, 3),
    ("1-2", 1, 2, 4),
    ("1-1", 1, 1, 5),
    ("3-2", 3, 2, 6),
    ("2-1", 2, 1, 7),
    ("3-1", 3, 1, 8),
    ("4-1", 4, 1, 9),
    ("6-1", 6, 1, 10),
    ("8-1", 8, 1, 11),
    ("10-1", 10, 1, 12),
];

/// All words, in order.
pub(super) const WORDS: [&str; 14] = [
    "under-1-8",
    "1-8",
    "1-6",
    "1-4",
    "1-2",
    "1-1",
    "3-2",
    "2-1",
    "3-1",
    "4-1",
    "6-1",
    "8-1",
    "10-1",
    "over-10-1",
];

/// The number of the column of FP against FP, and its Kill Number.
pub(super) fn column(attack: i32, defense: i32) -> (usize, i32) {
    if attack > 10 * defense {
        return (13, 13);
    }
    let reached = TABLE.iter().rposition(|(_, a, d, _)| attack * d >= defense * a);
    reached.map_or((0, 0), |n| (n + 1, TABLE[n].3))
}

/// Quarters of FP as they are written.
pub(super) fn fp(quarters: i32) -> String {
    let part = ["", ".25", ".5", ".75"][(quarters % 4) as usize];
    format!("{}{part}", quarters / 4)
}
