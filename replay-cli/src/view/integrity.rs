//! Integrity as data.

use crate::read::{Integrity, Loaded};
use schemars::JsonSchema;
use serde::Serialize;

/// How a hashed log stands.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct IntegrityView {
    /// Every byte is accounted for, every hash right, every payload an event, no signature false.
    pub intact: bool,
    /// Good records.
    pub records: u64,
    /// The head after the last record whose hash is right, in hexadecimal.
    pub head: String,
    /// What is wrong, and where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// The record at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault_record: Option<u64>,
}

impl IntegrityView {
    /// The integrity of a game that came from a hashed log.
    #[must_use]
    pub fn of_game(loaded: &Loaded) -> Option<IntegrityView> {
        loaded.integrity.as_ref().map(IntegrityView::of)
    }

    /// The view of a log's integrity.
    #[must_use]
    pub fn of(integrity: &Integrity) -> IntegrityView {
        let fault = integrity.says();
        let fault_record = integrity.fault.as_ref().map(|fault| fault.record);
        IntegrityView {
            intact: fault.is_none(),
            records: fault_record.unwrap_or(integrity.records),
            head: integrity.head.clone(),
            fault,
            fault_record,
        }
    }
}

/// An event that its author has not signed.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct UnsignedView {
    /// The first such event.
    pub event: u64,
    /// In words.
    pub says: String,
}

impl UnsignedView {
    /// The first event of a game that its author has not signed.
    #[must_use]
    pub fn of(loaded: &Loaded) -> Option<UnsignedView> {
        loaded.unsigned().map(|(event, says)| UnsignedView { event, says })
    }
}
