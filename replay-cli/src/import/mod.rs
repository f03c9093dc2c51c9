//! Importers of foreign formats: bytes in, plain data out. None of them knows a rule, an archive or a screen.
pub mod continuity;
pub mod draft;
pub mod journeys;
#[cfg(feature = "cli")]
pub mod listing;
pub mod types;
pub mod vasl_events;
pub mod vassal;
