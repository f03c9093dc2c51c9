//! Many games at once: `games`, `archive`, and the `database` that may hold them.

pub mod add;
pub mod audit;
pub mod command;
pub mod compact;
pub mod database;
pub mod export;
pub mod fsck;
pub mod games;
#[cfg(feature = "desk")]
mod parquet;
#[cfg(feature = "desk")]
mod tables;
