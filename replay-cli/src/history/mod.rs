//! What happened, event by event: `log`, `show`, `export`.

mod asides;
pub mod export;
pub mod log;
pub mod show;
mod variation;
