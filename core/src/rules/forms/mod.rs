//! Questions that clauses of several chapters ask in one form, and the verdict on the answer.

pub(in crate::rules) mod arcs;
pub(in crate::rules) mod case_a;
pub(in crate::rules) mod case_reason;
pub(in crate::rules) mod factor;
pub(in crate::rules) mod may_move;
pub(in crate::rules) mod near;
pub(in crate::rules) mod owing;
pub(in crate::rules) mod range;
pub(in crate::rules) mod shots;
pub(in crate::rules) mod sum;
pub(in crate::rules) mod targets;
pub(in crate::rules) mod unsettled;
