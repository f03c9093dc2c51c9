//! The book: every clause that a machine can check, in rulebook order, and how an event is judged by it.
//! A clause sees the scenario, the state before the event, and the event; no log, no clock, no other
//! clause's verdict. It changes nothing.

mod a;
mod b;
mod book;
mod c;
mod clause;
mod d;
mod gather;
mod log;
mod owed;
mod table;

pub use crate::facts::{Closing, Ctx, FireSheet, MemberFp, Move, Outcome, Price, Shot, Volley};
pub use a::{
    Reason, check_due, drm_name, fire, ift_result, leadership_lent, left_in, left_to_word, operation,
    outcome, outcome_for, phase_is_of, phases_closed, rally_drm, shots,
};
pub use book::{Book, Opinion};
pub use c::{CaseLine, ToHitSheet, case_a_of_weapon, case_a_on_ift, to_hit_sheet};
pub use clause::{Clause, Part};
pub use d::{
    Breakdown, MOST_DELAY, afv, all_due, armor_leader_in, bounding_counter_due, breakdown, case_a,
    crew_morale, esb_drm, esb_max, facing_due, facing_struck, in_vca, in_weapon_arc, is_motion_fire,
    is_moving_target, motion_due, motion_fire_fp, mp_in_hex, price_of, recall_due, target_facing,
    turret_counter,
};
use d::{case_a_from_bypass, case_j_on_ift, counts_as_motion, fires_in_motion, stand_in_the_open};
pub use gather::same_fact;
pub use log::{DEED_OF_ANOTHER, audit_dice, bends_dice};
pub use owed::{owed, owed_by};
pub use table::{Check, Trigger};

/// The whole book: its chapters, their sections, the clauses of each, in rulebook order.
pub static BOOK: &[&[&[Clause]]] = &[log::SECTIONS, d::D2, d::D3, a::SECTIONS, b::SECTIONS, c::SECTIONS];

/// Every clause of the book, in rulebook order.
pub fn clauses() -> impl Iterator<Item = &'static Clause> {
    BOOK.iter().copied().flatten().copied().flatten()
}
