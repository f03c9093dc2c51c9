//! Chapter C: the To Hit roll, and the Cases of C5 and C6 that modify it.

pub(in crate::rules) mod c5_1_case_a;
pub(in crate::rules) mod c5_3_case_c;
mod c5_cases;
mod c6_5_acquired;
mod c6_cases;
mod c7_to_kill;
mod c_8_moving;
pub(in crate::rules) mod case_reason;
mod cases;
pub(in crate::rules) mod to_hit;

pub use crate::facts::{CaseLine, ToHitSheet};
pub use c5_1_case_a::{case_a_of_weapon, case_a_on_ift};
pub use to_hit::to_hit_sheet;

pub(in crate::rules) use cases::by_word;

use super::{Check, Clause, Ctx};

/// The sections of C, in rulebook order.
pub(in crate::rules) const SECTIONS: &[&[Clause]] =
    &[c_8_moving::CLAUSES, c5_cases::CLAUSES, c6_cases::CLAUSES, c7_to_kill::CLAUSES];
