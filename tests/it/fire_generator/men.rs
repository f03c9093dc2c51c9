//! Units as the generator keeps them: printed values and what has happened to them.

use asl_core::event::{UnitId, Use};
use asl_core::vocab::hex::Cell;

/// What a counter is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    Squad,
    Hs,
    Crew,
    Leader,
}

/// A machine gun.
#[derive(Clone, Debug)]
pub(crate) struct Gun {
    pub(crate) name: &'static str,
    pub(crate) fp: i64,
    pub(crate) range: u32,
    pub(crate) rof: i32,
    /// Shots in this Player Turn.
    pub(crate) shots: u32,
    /// Its last shot kept its Multiple ROF.
    pub(crate) kept: bool,
    /// Malfunctioned, or removed.
    pub(crate) out: bool,
    /// The hex where its Fire Lane ends (A9.22).
    pub(crate) lane: Option<Cell>,
    /// It laid the lane with a die that keeps its ROF: what it fires in the DFPh is open (A9.22).
    pub(crate) idle: bool,
}

/// The FP of a Fire Lane, of the column left of the MG's own.
const LANES: [(i64, i64); 4] = [(2, 1), (3, 1), (5, 2), (7, 4)];

impl Gun {
    /// The FP of its Fire Lane.
    pub(crate) fn lane_fp(&self) -> i64 {
        LANES.iter().find(|(own, _)| *own == self.fp).map_or(0, |(_, lane)| *lane)
    }
}

/// What a unit fires.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Arm {
    Inherent,
    Gun(usize),
    /// The Fire Lane of a MG, which nobody fires.
    Lane(usize),
}

/// What a leader directed: fire phase, firers, and whether later fire was directed too.
pub(crate) type Led = (u8, Vec<(usize, Arm)>, bool);

/// One Personnel unit.
#[derive(Clone, Debug)]
pub(crate) struct Man {
    pub(crate) name: String,
    /// 0 is the ATTACKER.
    pub(crate) side: usize,
    pub(crate) kind: Kind,
    pub(crate) fp: i64,
    pub(crate) range: u32,
    pub(crate) morale: i32,
    pub(crate) low: i32,
    pub(crate) lead: i32,
    pub(crate) assault: bool,
    pub(crate) spraying: bool,
    pub(crate) quality: &'static str,
    pub(crate) nation: &'static str,
    pub(crate) green: bool,
    pub(crate) guns: Vec<Gun>,
    pub(crate) cell: Cell,
    pub(crate) level: i8,
    pub(crate) broken: bool,
    /// Under DM.
    pub(crate) dm: bool,
    pub(crate) pinned: bool,
    pub(crate) concealed: bool,
    pub(crate) encircled: bool,
    pub(crate) wounded: bool,
    pub(crate) gone: bool,
    pub(crate) opportunity: bool,
    pub(crate) moved: bool,
    /// The fire phase of this Player Turn in which it fired: 0 Prep, 1 First and Final, 2 Advancing.
    pub(crate) fired: Option<u8>,
    /// It used its inherent FP.
    pub(crate) inherent: bool,
    /// It has fired for good: it cowered, or fired a second time.
    pub(crate) spent: bool,
    /// What it directed: fire phase, firers, and whether later fire was directed too.
    pub(crate) led: Option<Led>,
}

impl Man {
    /// Its name as an id.
    pub(crate) fn id(&self) -> UnitId {
        self.name.parse().expect("a unit name")
    }

    /// In play, unbroken.
    pub(crate) fn is_fit(&self) -> bool {
        !self.gone && !self.broken
    }

    /// Personnel other than leaders.
    pub(crate) fn is_mmc(&self) -> bool {
        self.kind != Kind::Leader
    }

    /// Its fire never cowers (A7.9).
    pub(crate) fn is_steady(&self) -> bool {
        let british = self.nation == "british" && matches!(self.quality, "elite" | "first-line");
        self.kind == Kind::Leader || self.nation == "finnish" || british
    }

    /// Its weapon as the log names it.
    pub(crate) fn weapon(&self, arm: Arm) -> Use {
        match arm {
            Arm::Inherent => Use::Inherent,
            Arm::Gun(n) => Use::Sw(self.guns[n].name.parse().expect("a name")),
            Arm::Lane(n) => Use::Sw(format!("fire-lane.{}", self.guns[n].name).parse().expect("a name")),
        }
    }

    /// Printed FP and normal range.
    pub(crate) fn values(&self, arm: Arm) -> (i64, u32) {
        match arm {
            Arm::Inherent => (self.fp, self.range),
            Arm::Gun(n) => (self.guns[n].fp, self.guns[n].range),
            Arm::Lane(n) => (self.guns[n].lane_fp(), self.guns[n].range),
        }
    }

    /// Morale Level now: by side of the counter, one less in Encirclement, one less for a wound.
    pub(crate) fn level_of_morale(&self) -> i32 {
        let printed = if self.broken { self.low } else { self.morale };
        printed - i32::from(self.encircled) - i32::from(self.wounded)
    }

    /// Leadership: a wound costs one (A17.2).
    pub(crate) fn leads(&self) -> i32 {
        self.lead + i32::from(self.wounded)
    }

    /// Distinct SW fired in this fire phase.
    pub(crate) fn guns_used(&self) -> usize {
        self.guns.iter().filter(|gun| gun.shots > 0).count()
    }

    /// The HS that is left of a squad.
    pub(crate) fn half(&self) -> Man {
        Man {
            name: format!("{}h", self.name),
            kind: Kind::Hs,
            fp: self.fp / 2,
            range: self.range,
            assault: false,
            spraying: false,
            guns: Vec::new(),
            led: None,
            ..self.clone()
        }
    }
}
