//! The book of rules against its ledger, and every clause of it against cases that keep and break it.

mod cases;
mod coverage;
mod ledger;
mod log;
mod status;
