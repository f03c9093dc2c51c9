#![no_std]
//! Events, fold and rules of Advanced Squad Leader.
extern crate alloc;

pub mod dice_audit;
