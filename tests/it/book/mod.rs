//! The book of rules against its ledger, and every clause of it against cases that keep and break it.

mod cascade;
mod cases;
mod chapter;
mod coverage;
mod expected;
mod expected_d3;
mod fire_vectors;
mod guards;
mod infantry;
mod ledger;
mod log;
mod rows;
mod said;
mod status;
mod to_kill;
mod two_mistakes;
