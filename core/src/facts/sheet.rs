//! The sheets of an attack as plain data: FP of each firer, and what an IFT roll gives. The rules fill them in.

use crate::charts::ift::Column;
use crate::event::{AttackId, IftResolved, UnitId, Use};
use crate::state::Attack;
use crate::tally::Tally;
use crate::vocab::dice::Dr;
use crate::vocab::hex::Cell;
use crate::vocab::num::{Drm, Fp};
use crate::vocab::{IftResult, Modifier, Word, alike};
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::string::String;
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

/// The FP of an attack on one Location; firers whose LOS is blocked (A7.52) or whose inherent FP are spent (A7.351)
/// are left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FireSheet {
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

/// What many clauses ask for while one event is judged: each is worked out once.
#[derive(Default)]
pub struct Outcomes {
    of_rolls: RefCell<Vec<Known>>,
    /// Units in a hex: does the fire of this phase encircle them?
    encircled: RefCell<BTreeMap<(UnitId, Cell), bool>>,
    /// Attacks: could they give a NMC?
    potent: RefCell<BTreeMap<AttackId, bool>>,
}

/// The attack by the event that declared it, its roll, the number of the Location; what they give.
type Known = (u64, IftResolved, usize, Option<Rc<Outcome>>);

impl Outcomes {
    pub(crate) fn find(&self, attack: &Attack, ift: &IftResolved, n: usize) -> Option<Option<Rc<Outcome>>> {
        let known = self.of_rolls.borrow();
        let found = known.iter().find(|(seq, of, at, _)| (*seq, *at) == (attack.seq, n) && of == ift);
        found.map(|(.., outcome)| outcome.clone())
    }

    pub(crate) fn keep(&self, attack: &Attack, ift: &IftResolved, n: usize, outcome: Option<Rc<Outcome>>) {
        self.of_rolls.borrow_mut().push((attack.seq, ift.clone(), n, outcome));
    }

    /// Could this attack give a NMC?
    pub(crate) fn potent_by(&self, attack: AttackId, work_out: impl FnOnce() -> bool) -> bool {
        once(&self.potent, attack, work_out)
    }

    /// Is this unit in this hex encircled by fire?
    pub(crate) fn encircled_by(&self, at: (&UnitId, Cell), work_out: impl FnOnce() -> bool) -> bool {
        once(&self.encircled, (at.0.clone(), at.1), work_out)
    }
}

/// Worked out when it is first asked for.
fn once<K: Ord>(kept: &RefCell<BTreeMap<K, bool>>, of: K, work_out: impl FnOnce() -> bool) -> bool {
    let known = kept.borrow().get(&of).copied();
    known.unwrap_or_else(|| {
        let answer = work_out();
        kept.borrow_mut().insert(of, answer);
        answer
    })
}

/// One Case of a To Hit roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseLine {
    /// Its letter, or the player's word.
    pub name: String,
    /// Which Case it is; `None` for a DRM that no rule of the book names.
    pub case: Option<Modifier>,
    /// What is due; `None` when the log alone does not tell.
    pub due: Option<Drm>,
    /// What the player declared; `None` without a figure.
    pub said: Option<Drm>,
    /// The rule that gives it.
    pub rule: &'static str,
}

impl CaseLine {
    /// The figure that counts: ours, else the player's.
    #[must_use]
    pub fn value(&self) -> Drm {
        self.due.or(self.said).unwrap_or_default()
    }

    /// Is it the Case that this word means?
    pub(crate) fn is(&self, word: &Word<Modifier>) -> bool {
        if self.case.is_some() { self.case == word.means() } else { alike(&self.name, word.as_str()) }
    }
}

/// A To Hit roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToHitSheet {
    /// The dice, when they are in the log.
    pub dr: Option<Dr>,
    /// Its Cases, those due first.
    pub cases: Vec<CaseLine>,
    /// Their sum.
    pub drm: Tally<Drm>,
    /// The Final DR.
    pub total: Option<i16>,
    /// The declared modified To Hit number is reached; `None` without one, and on an Original 2 or 12.
    pub hit: Option<bool>,
}

impl ToHitSheet {
    /// A Case by its letter, or by a player's word for it.
    #[must_use]
    pub fn case(&self, name: &str) -> Option<&CaseLine> {
        let wanted: Word<Modifier> = name.parse().ok()?;
        self.cases.iter().find(|case| case.is(&wanted))
    }
}
