//! The book: every clause that a machine can check, in rulebook order, and how an event is judged by it.
//! A clause sees the scenario, the state before the event, and the event; no log, no clock, no other
//! clause's verdict. It changes nothing.

mod a7;
mod agreement;
mod book;
mod clause;
mod ctx;
mod d2_1;
mod d2_24_direction;
mod d2_2_reverse;
mod d2_3_bypass;
mod d2_4_motion;
mod d2_5_breakdown;
mod d2_6_enemy_afv;
mod d2_7_all;
mod d3;
mod dice;
mod figures;
mod log;
mod log_range;
mod price;
mod same_fact;
mod secret;
mod vasl;

pub use a7::{
    Due, Duty, FireSheet, MemberFp, Outcome, Reason, Shot, check_due, due, fire, fire_sheet, ift_result,
    outcome, outcome_for, shots,
};
pub use book::{Book, Opinion};
pub use clause::{Check, Clause, Part, Trigger};
pub use ctx::{Closing, Ctx, Spend};
pub use d2_1::{MOST_DELAY, is_moving_target};
pub use d2_3_bypass::case_a;
use d2_4_motion::counts_as_motion;
use d2_4_motion::fires_in_motion;
pub use d2_4_motion::{is_motion_fire, motion_due, motion_fire_fp};
pub use d2_5_breakdown::{esb_drm, esb_max};
pub use d3::{
    Breakdown, CaseLine, ToHitSheet, afv, armor_leader_in, bounding_counter_due, breakdown, case_a_of_weapon,
    case_a_on_ift, crew_morale, facing_due, facing_struck, in_weapon_arc, recall_due, to_hit_sheet,
    turret_counter,
};
pub use dice::bends_dice;
pub use figures::{in_vca, mp_in_hex, target_facing};
pub use price::{Price, price_of};
pub use same_fact::same_fact;
pub use vasl::audit_dice;

/// Version of this rule book code; record 0 names the one a game was recorded under.
pub const BOOK_VERSION: u16 = 1;

/// Sections of the log itself and of D2, in rulebook order.
const D2: &[&[Clause]] = &[
    log::CLAUSES,
    vasl::CLAUSES,
    dice::CLAUSES,
    secret::CLAUSES,
    agreement::CLAUSES,
    d2_1::CLAUSES,
    d2_1::D2_11,
    d2_1::D2_12,
    d2_1::D2_13,
    d2_1::D2_14,
    d2_1::D2_15,
    d2_1::D2_16,
    d2_1::D2_17,
    d2_1::D2_18,
    d2_2_reverse::CLAUSES,
    d2_24_direction::D2_23,
    d2_3_bypass::CLAUSES,
    d2_3_bypass::D2_31,
    d2_3_bypass::D2_32,
    d2_3_bypass::D2_321,
    d2_3_bypass::D2_33,
    d2_3_bypass::D2_34,
    d2_4_motion::CLAUSES,
    d2_4_motion::D2_401,
    d2_4_motion::D2_41,
    d2_5_breakdown::CLAUSES,
    d2_5_breakdown::D2_51,
    d2_6_enemy_afv::CLAUSES,
    d2_7_all::CLAUSES,
];

/// The whole book: its chapters, their sections, the clauses of each, in rulebook order.
pub static BOOK: &[&[&[Clause]]] = &[D2, d3::SECTIONS, a7::SECTIONS];

/// Every clause of the book, in rulebook order.
pub fn clauses() -> impl Iterator<Item = &'static Clause> {
    BOOK.iter().copied().flatten().copied().flatten()
}
