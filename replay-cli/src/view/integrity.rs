//! Integrity as data.

use super::{DisputeView, SignaturesView};
use crate::session::{Integrity, Kind, Layer, Loaded};
use asl_store::compare::{Comparison, compare};
use asl_store::log::Log;
use asl_store::verify::Standing;
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
        let v = &integrity.verification;
        let (fault, fault_record) = match (&integrity.layer, v.fault, v.torn_tail) {
            _ if integrity.standing == Standing::Empty => (Some("the file is empty".into()), Some(0)),
            _ if integrity.standing == Standing::Foreign => {
                (Some("this is no log of asl-replay: its mark stands nowhere in it".into()), Some(0))
            }
            (Layer::Payload { seq, why }, _, _) => (Some(format!("record {seq}: {why}")), Some(*seq)),
            (Layer::Game(why), _, _) => (Some(format!("record 0: {why}")), Some(0)),
            (Layer::Chain, Some(fault), _) => (Some(fault.to_string()), Some(fault.seq)),
            (Layer::Chain, None, Some(torn)) => (Some(format!("torn tail: {torn}")), Some(torn.seq)),
            // Every record is good then; what is wrong is who is said to have signed them.
            (Layer::Chain, None, None) => (integrity.signatures.fault().map(|(_, says)| says), None),
        };
        let (intact, records) = (fault.is_none(), fault_record.unwrap_or(v.tip.records));
        IntegrityView { intact, records, head: v.tip.head.to_string(), fault, fault_record }
    }
}

/// What `verify` answers.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct VerifyView {
    /// `asl-replay/verify/1`.
    pub schema: &'static str,
    /// The file.
    pub file: String,
    /// Its kind.
    pub kind: &'static str,
    /// Its integrity; absent when its kind has none to verify.
    pub integrity: Option<IntegrityView>,
    /// Whether it continues my copy, when that was asked.
    pub continues: Option<ContinuationView>,
    /// Who signed it, and how far; absent when the game names no key and nobody signed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signatures: Option<SignaturesView>,
    /// What a dispute holds, when the file is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dispute: Option<DisputeView>,
}

/// Whether one copy continues another.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ContinuationView {
    /// My copy.
    pub mine: String,
    /// It holds all of my copy, unchanged.
    pub continues: bool,
    /// Events that both have.
    pub shared: u64,
    /// Events that only the other copy has.
    pub added: u64,
    /// Events of mine that the other copy lacks.
    pub missing: u64,
    /// The first event that differs.
    pub parts_at: Option<u64>,
    /// A signature of one copy contradicts one of the other, over events that both have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<String>,
    /// What is wrong with my own copy; then only its good part was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine_fault: Option<String>,
}

impl ContinuationView {
    /// Does `theirs` continue `mine`?
    #[must_use]
    pub fn of(name: String, mine: &[u8], theirs: &[u8], mine_fault: Option<String>) -> ContinuationView {
        let (mine, theirs) = (Log::read(mine), Log::read(theirs));
        let blank = ContinuationView {
            mine: name,
            continues: true,
            shared: 0,
            added: 0,
            missing: 0,
            parts_at: None,
            contradiction: None,
            mine_fault,
        };
        match compare(&mine, &theirs) {
            Comparison::Identical { records } => ContinuationView { shared: records, ..blank },
            Comparison::Extends { shared, added } => ContinuationView { shared, added, ..blank },
            Comparison::Behind { shared, missing } => {
                ContinuationView { continues: false, shared, missing, ..blank }
            }
            Comparison::Parted { first, .. } => {
                ContinuationView { continues: false, shared: first.seq, parts_at: Some(first.seq), ..blank }
            }
        }
    }
}

impl VerifyView {
    /// The view of a game.
    #[must_use]
    pub fn of(loaded: &Loaded, continues: Option<ContinuationView>) -> VerifyView {
        let integrity = loaded.integrity.as_ref().map(IntegrityView::of);
        let kind = loaded.kind.name();
        let signatures = loaded.integrity.as_ref().and_then(|found| SignaturesView::of(&found.signatures));
        VerifyView {
            schema: "asl-replay/verify/1",
            file: loaded.name(),
            kind,
            integrity,
            continues,
            signatures,
            dispute: None,
        }
    }

    /// The view of a dispute.
    #[must_use]
    pub fn of_dispute(file: String, dispute: DisputeView) -> VerifyView {
        let (schema, kind) = ("asl-replay/verify/1", "dispute");
        VerifyView {
            schema,
            file,
            kind,
            integrity: None,
            continues: None,
            signatures: None,
            dispute: Some(dispute),
        }
    }

    /// Is there anything to verify in such a file?
    #[must_use]
    pub fn verifiable(loaded: &Loaded) -> bool {
        loaded.kind == Kind::Log
    }
}
