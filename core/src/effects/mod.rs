//! What comes of a roll or an attempt where the log states nothing: one function for each default outcome, pure over
//! the scenario and the numbers. The fold takes its default from here, a clause compares what was said with it, the
//! prompt fills it in. Knows no state and no rule: whoever asks brings the numbers.
//!
//! What a result does to units (they break, are pinned or reduced) are events of their own, and so are never an effect.

mod ambush;
mod checks;
mod concealment;
mod heat;
mod movement;
mod pf;
mod selection;
mod to_hit;
mod vehicles;
mod weapons;

pub use ambush::{AMBUSHES_BY, ambusher, created_leader};
pub use checks::{Nerve, Outcome, check_total, is_highest_pass, morale, outcome, passes};
pub use concealment::conceals;
pub use heat::{SURRENDERS_AT, heat, san_in_force, sniper_check};
pub use movement::{breaks_down, esb_succeeds, esb_total, motion_succeeds, takes_all};
pub use pf::finds_pf;
pub use selection::selected;
pub use to_hit::{Shell, has_one_witness, hits, to_kill, to_kill_results};
pub use vehicles::{unlikely_kill, vehicle_line, worse_result};
pub use weapons::{Basis, Breakdown, Repaired, keeps_rof, recovers, repair, repair_of, sw_breaks_down, wear};
