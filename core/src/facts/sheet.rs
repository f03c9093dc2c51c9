//! The sheets of an attack as plain data: FP of each firer, and what an IFT roll gives. The rules fill them in.

use crate::charts::ift::{Column, IftResult};
use crate::dice::Dr;
use crate::event::{IftResolved, UnitId, Use};
use crate::num::{Drm, Fp};
use crate::state::Attack;
use crate::tally::Tally;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::RefCell;

/// The FP of one firer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemberFp {
    /// The unit.
    pub unit: UnitId,
    /// What it fires with.
    pub weapon: Use,
    /// Range to the Location in hexes.
    pub range: Option<u32>,
    /// Base, factors, product.
    pub fp: Option<Tally<Fp>>,
}

/// The FP of an attack on one Location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FireSheet {
    /// Its firers; those whose LOS is blocked (A7.52) or whose inherent FP are spent (A7.351) are left out.
    pub members: Vec<MemberFp>,
    /// Their sum; none when FP of one of them are unknown.
    pub total: Option<Fp>,
    /// The column of the sum.
    pub column: Option<Column>,
}

/// The roll side of an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The column of the FP.
    pub column: Option<Column>,
    /// Columns lost by Cowering (A7.9).
    pub cowered: u8,
    /// The column used; none below the lowest.
    pub used: Option<Column>,
    /// The dice.
    pub dr: Dr,
    /// The DRM that are due for all targets.
    pub drm: Tally<Drm>,
    /// The Final DR.
    pub total: i16,
    /// The result.
    pub result: IftResult,
}

/// Outcomes that many clauses ask for while one event is judged: each is worked out once.
#[derive(Default)]
pub struct Outcomes(RefCell<Vec<Known>>);

/// The attack by the event that declared it, its roll, the number of the Location; what they give.
type Known = (u64, IftResolved, usize, Option<Rc<Outcome>>);

impl Outcomes {
    pub(crate) fn find(&self, attack: &Attack, ift: &IftResolved, n: usize) -> Option<Option<Rc<Outcome>>> {
        let known = self.0.borrow();
        let found = known.iter().find(|(seq, of, at, _)| (*seq, *at) == (attack.seq, n) && of == ift);
        found.map(|(.., outcome)| outcome.clone())
    }

    pub(crate) fn keep(&self, attack: &Attack, ift: &IftResolved, n: usize, outcome: Option<Rc<Outcome>>) {
        self.0.borrow_mut().push((attack.seq, ift.clone(), n, outcome));
    }
}
