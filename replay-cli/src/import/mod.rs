//! Importers of foreign formats: bytes in, plain data out. None of them knows a rule, an archive or a screen.
pub mod continuity;
pub mod draft;
#[cfg(feature = "cli")]
pub mod listing;
pub mod types;
pub mod vassal;
