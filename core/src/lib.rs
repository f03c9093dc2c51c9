#![no_std]
//! Events, fold and rules of Advanced Squad Leader. Pure: no files, no clock, no randomness, no floats,
//! no order of hash maps. The same log gives the same digest on every machine.
//!
//! Data flows one way: payload bytes ([`wire`]) or text become [`event::Event`]s; the fold
//! turns them into state; the book of rules judges each against the state before it.

extern crate alloc;

pub mod audit;
pub mod catalogue;
pub mod charts;
pub mod counter;
pub mod dice_audit;
pub mod duty;
pub mod effects;
pub mod event;
pub mod facts;
pub mod figures;
pub mod finding;
pub mod game_key;
pub mod map;
pub mod matter;
pub mod meter;
pub mod notation;
pub mod propose;
pub mod readings;
pub mod rules;
pub mod scenario;
pub mod secret;
pub mod shares;
pub mod state;
pub mod tally;
pub mod vocab;
pub mod wire;
