//! Disputes, as data.

use super::diff::ForkView;
use super::finding::FindingView;
use super::integrity::{GoneView, IntegrityView};
use super::signatures::SignaturesView;
use schemars::JsonSchema;
use serde::Serialize;

/// What `bundle` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct BundleView {
    /// `asl-replay/bundle/1`.
    pub schema: &'static str,
    /// The game's id.
    pub game: String,
    /// The events that the dispute is about.
    pub events: Vec<u64>,
    /// The copies in it.
    pub copies: Vec<String>,
    /// The file.
    pub output: String,
    /// Events of it that their authors have not signed: they prove nothing against anybody.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unsigned: Vec<u64>,
    /// Signatures of one copy that the other lacks, over events that both have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<GoneView>,
}

/// What a dispute holds, checked against nothing but itself.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct DisputeView {
    /// The game's id.
    pub game: String,
    /// The events that it is about.
    pub events: Vec<u64>,
    /// Its copies of the game.
    pub copies: Vec<CheckedCopyView>,
    /// The first event that differs, when two copies part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts_at: Option<u64>,
    /// What a player signed in one copy contradicts what he signed in the other, over the same events.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<String>,
    /// Signatures of one copy that the other lacks, over events that both have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<GoneView>,
    /// Players who signed both: each has signed two games for one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signed_both: Vec<ForkView>,
}

/// A copy in a dispute.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct CheckedCopyView {
    /// The file that it came from.
    pub name: String,
    /// Its integrity.
    pub integrity: Option<IntegrityView>,
    /// Who signed it, and how far.
    pub signatures: Option<SignaturesView>,
    /// Record 0 and the events concerned.
    pub events: Vec<CheckedEventView>,
    /// The findings on them, made anew.
    pub findings: Vec<FindingView>,
    /// What is wrong with the copy, or with what the dispute says of it.
    pub faults: Vec<String>,
}

/// An event in a dispute.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct CheckedEventView {
    /// Its number.
    pub event: u64,
    /// Who recorded it.
    pub by: String,
    /// The event in the notation.
    pub text: String,
    /// Who signed it, by its proof.
    pub signed_by: Vec<String>,
    /// What is wrong with the proof.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}
