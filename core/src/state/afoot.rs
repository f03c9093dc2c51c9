//! How Infantry went in its MPh, beside the MF that it spent (A4).

use crate::event::{MfWay, MoveWay};
use crate::vocab::WeaponName;
use crate::vocab::hex::{Cell, Hexside};
use crate::vocab::num::Mp;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// When Double Time was declared (A4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DoubleTime {
    /// Before the first MF.
    Early,
    /// After it.
    Late,
}

/// One expenditure of MF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FootStep {
    /// The event.
    pub seq: u64,
    /// Where it stood.
    pub from: Option<Cell>,
    /// Where the MF were spent.
    pub to: Cell,
    /// How, where the log says it.
    pub way: Option<MfWay>,
    /// What was paid, as declared.
    pub cost: Option<Mp>,
}

impl FootStep {
    /// The hexside crossed; `None` for MF spent within a hex.
    #[must_use]
    pub fn crossed(&self) -> Option<Hexside> {
        Hexside::between(self.from?, self.to)
    }
}

/// So many expenditures are kept: nobody has more MF.
const MOST_STEPS: usize = 32;

/// How Infantry went in its MPh.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Afoot {
    /// How it said that it moves, each with the expenditures that it had made before.
    pub said: Vec<(MoveWay, u32)>,
    /// Double Time was declared, or a CX counter laid in the MPh.
    pub double_time: Option<DoubleTime>,
    /// It was CX when the MPh began (A4.51).
    pub was_cx: bool,
    /// It was wounded when the MPh began (A17.2).
    pub was_wounded: bool,
    /// SW that it carried at some time of the MPh (A4.4).
    pub carried: BTreeSet<WeaponName>,
    /// SW that it came to have in the MPh, whether or not the head lists what it has.
    pub taken: BTreeSet<WeaponName>,
    /// SW that it tried to Recover since its MPh began (A4.44).
    pub tried: BTreeSet<WeaponName>,
    /// Those that it tried to Recover in the phase in play.
    pub tried_now: BTreeSet<WeaponName>,
    /// Its expenditures, in order.
    pub steps: Vec<FootStep>,
}

impl Afoot {
    /// It said that it moves so.
    #[must_use]
    pub fn says(&self, way: MoveWay) -> bool {
        self.said.iter().any(|(said, _)| *said == way)
    }

    /// The hex in which its Dash ends (A4.63).
    #[must_use]
    pub fn dash(&self) -> Option<crate::vocab::hex::Hex> {
        self.said.iter().find_map(|(said, _)| if let MoveWay::Dash { to } = said { Some(*to) } else { None })
    }

    /// It is on the road that it Dashes across (A4.63).
    #[must_use]
    pub fn is_on_dash(&self) -> bool {
        self.dash().is_some() && self.path().count() == 1
    }

    /// It spent MF on more than what it does where it stands, such as SMOKE grenades.
    #[must_use]
    pub fn has_set_out(&self) -> bool {
        self.steps.iter().any(|step| !matches!(step.way, Some(MfWay::On { .. })))
    }

    /// The hexes that it was in, one after the other, that in which it began left out.
    pub fn path(&self) -> impl Iterator<Item = Cell> + '_ {
        self.steps.iter().filter(|step| step.from != Some(step.to)).map(|step| step.to)
    }

    /// It is in Bypass of its hex (A4.3).
    #[must_use]
    pub fn is_in_bypass(&self) -> bool {
        matches!(self.arrival(), Some(FootStep { way: Some(MfWay::Bypass { .. }), .. }))
    }

    /// The expenditure that brought it to where it is: into its hex, or into what the hex holds.
    #[must_use]
    pub fn arrival(&self) -> Option<&FootStep> {
        let went = |step: &&FootStep| step.from != Some(step.to) || step.way == Some(MfWay::Terrain);
        self.steps.iter().rev().find(went)
    }

    /// It is in the open part of its hex: by road, or in Bypass (A4.132, A4.34).
    #[must_use]
    pub fn is_outside(&self) -> bool {
        self.is_in_bypass() || matches!(self.steps.last(), Some(FootStep { way: Some(MfWay::Road), .. }))
    }

    /// It says how it moves.
    pub(super) fn say(&mut self, way: MoveWay, spent: u32) {
        if self.said.len() < MOST_STEPS {
            self.said.push((way, spent));
        }
    }

    /// It went on.
    pub(super) fn go(&mut self, step: FootStep) {
        if self.steps.len() < MOST_STEPS {
            self.steps.push(step);
        }
    }
}
