//! Hashed append-only records.

pub mod archive;
pub mod backend;
pub mod block;
pub mod compare;
pub mod fault;
pub mod file;
pub mod game_id;
pub mod hash;
pub mod log;
pub mod tip;
pub mod verify;
