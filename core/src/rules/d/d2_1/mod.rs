//! D2.1: MP expenditure, a file for each paragraph.

mod d2_11_vca;
mod d2_12_start;
mod d2_13_stop;
mod d2_14_wrecks;
mod d2_15_minimum_move;
mod d2_16_road;
mod d2_17_delay;
mod d2_18_overspend;
mod d2_1_expenditure;

pub(super) use d2_1_expenditure::CLAUSES;
pub(super) use d2_11_vca::D2_11;
pub(super) use d2_12_start::D2_12;
pub(super) use d2_13_stop::D2_13;
pub(super) use d2_14_wrecks::D2_14;
pub(super) use d2_15_minimum_move::D2_15;
pub(super) use d2_16_road::D2_16;
pub(super) use d2_17_delay::D2_17;
pub use d2_17_delay::MOST_DELAY;
pub(super) use d2_17_delay::one_at_a_time as delay_one_at_a_time;
pub(super) use d2_17_delay::only_stopped as delay_only_stopped;
pub(super) use d2_18_overspend::D2_18;
