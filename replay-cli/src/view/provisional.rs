//! Agreements that bind nobody yet, as data: what lacks a signature, and what rests on it.

use crate::read::Loaded;
use asl_core::audit::Force;
use asl_core::event::Name;
use asl_core::finding::Finding;
use schemars::JsonSchema;
use serde::Serialize;

/// An agreement that lacks a signature: it is that event's own, or the event or the finding rests on it.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct ProvisionalView {
    /// The event of the agreement.
    pub event: u64,
    /// Whose word it is said to be, and who has not signed it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub awaits: Vec<String>,
    /// Who is said to have agreed, and objected before he signed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused_by: Option<String>,
    /// In words: `provisional: not yet signed by ivan`.
    pub says: String,
}

impl ProvisionalView {
    /// What is provisional of an event: an agreement that lacks a signature, or what was played after a retraction that does.
    #[must_use]
    pub(super) fn of_event(loaded: &Loaded, seq: u64) -> Option<ProvisionalView> {
        let own = ProvisionalView::of(loaded, seq, |lacks| match lacks.strip_prefix("refused") {
            Some(by) => format!("not agreed: refused{by}"),
            None => format!("provisional: {lacks}"),
        });
        own.or_else(|| ProvisionalView::before(loaded, seq))
    }

    /// What is provisional of the position after an event.
    #[must_use]
    pub(super) fn after(loaded: &Loaded, seq: u64) -> Option<ProvisionalView> {
        let rests = loaded.agreements().rests_on(seq)?;
        ProvisionalView::of(loaded, rests, |lacks| {
            format!("provisional: as if event {rests} were agreed, which is {lacks}")
        })
    }

    fn before(loaded: &Loaded, seq: u64) -> Option<ProvisionalView> {
        ProvisionalView::after(loaded, seq.checked_sub(1)?)
    }

    /// What is provisional of a finding: an agreement would waive it if it were signed.
    #[must_use]
    pub fn of_finding(loaded: &Loaded, finding: &Finding) -> Option<ProvisionalView> {
        let seq = finding.awaits?;
        ProvisionalView::of(loaded, seq, |lacks| format!("would be waived by event {seq}, which is {lacks}"))
    }

    /// `lacks` is `not yet signed by ivan`, or `refused by ivan (event 31)`.
    fn of(loaded: &Loaded, seq: u64, says: impl FnOnce(&str) -> String) -> Option<ProvisionalView> {
        let blank = ProvisionalView { event: seq, awaits: Vec::new(), refused_by: None, says: String::new() };
        match loaded.agreements().force(seq)? {
            Force::Full | Force::OneSide => None,
            Force::Awaits(names) => {
                let awaits: Vec<String> = names.iter().map(Name::to_string).collect();
                let says = says(&format!("not yet signed by {}", awaits.join(", ")));
                Some(ProvisionalView { awaits, says, ..blank })
            }
            Force::Refused(by, at) => {
                let says = says(&format!("refused by {by} (event {at})"));
                Some(ProvisionalView { refused_by: Some(by.to_string()), says, ..blank })
            }
        }
    }
}
