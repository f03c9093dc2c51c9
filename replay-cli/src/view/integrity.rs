//! Integrity as data.

use super::dispute::DisputeView;
use super::signatures::SignaturesView;
use super::witness::CosignedView;
use crate::read::{Comparison, GameCopy, GoneSignature, Integrity, Kind, Loaded};
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
    /// Why this program can verify it and not judge it: it is of a newer book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unjudged: Option<String>,
    /// Whether it continues my copy, when that was asked.
    pub continues: Option<ContinuationView>,
    /// The first event that its author has not signed, when that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unsigned: Option<UnsignedView>,
    /// Who signed it, and how far; absent when the game names no key and nobody signed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signatures: Option<SignaturesView>,
    /// How far the witnesses that were asked for have cosigned it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cosigned: Vec<CosignedView>,
    /// What a dispute holds, when the file is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dispute: Option<DisputeView>,
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

/// A signature that one copy has and another lacks.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct GoneView {
    /// The copy that has it.
    pub copy: String,
    /// Whose.
    pub player: String,
    /// The first event that he has signed in the one copy and not in the other.
    pub from_event: u64,
    /// The last such event.
    pub to_event: u64,
    /// The first of them that he recorded himself: his own events are mailed signed, so that one was taken out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<u64>,
}

impl GoneView {
    /// The signatures of the first copy that the second lacks.
    #[must_use]
    pub fn all(first: &GameCopy, second: &GameCopy) -> Vec<GoneView> {
        let name = first.loaded.name();
        let view = |gone: GoneSignature| GoneView {
            copy: name.clone(),
            player: gone.player.to_string(),
            from_event: gone.from,
            to_event: gone.to,
            own: gone.own,
        };
        first.gone_from(second).into_iter().map(view).collect()
    }
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
    /// Signatures of my copy that the other lacks, over events that both have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<GoneView>,
    /// What is wrong with my own copy; then only its good part was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine_fault: Option<String>,
}

impl ContinuationView {
    /// Does `theirs` continue `mine`?
    #[must_use]
    pub fn of(mine: &GameCopy, theirs: &GameCopy) -> ContinuationView {
        let blank = ContinuationView {
            mine: mine.loaded.name(),
            continues: true,
            shared: 0,
            added: 0,
            missing: 0,
            parts_at: None,
            contradiction: mine.contradiction(theirs),
            gone: GoneView::all(mine, theirs),
            mine_fault: mine.loaded.integrity.as_ref().and_then(Integrity::says),
        };
        match mine.compare(theirs) {
            Comparison::Continues { shared, added } => ContinuationView { shared, added, ..blank },
            Comparison::Behind { shared, missing } => {
                ContinuationView { continues: false, shared, missing, ..blank }
            }
            Comparison::Parted { at } => {
                ContinuationView { continues: false, shared: at, parts_at: Some(at), ..blank }
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
            unjudged: loaded.integrity.as_ref().and_then(|found| found.unjudged.clone()),
            continues,
            unsigned: None,
            signatures,
            cosigned: Vec::new(),
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
            unjudged: None,
            continues: None,
            unsigned: None,
            signatures: None,
            cosigned: Vec::new(),
            dispute: Some(dispute),
        }
    }

    /// Is there anything to verify in such a file?
    #[must_use]
    pub fn verifiable(loaded: &Loaded) -> bool {
        loaded.kind == Kind::Log
    }
}
