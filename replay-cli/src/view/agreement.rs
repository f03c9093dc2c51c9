//! What players agreed on, and what they keep secret, as data. A view shows of a secret that it is there, and its
//! words only once they are opened: there is nothing else in a log to show.

use super::provisional::ProvisionalView;
use crate::read::Loaded;
use asl_core::event::{Event, Name, What};
use asl_core::state::State;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A waiver, a ruling, a retraction, an objection, or leave to make a roll anew.
#[derive(Clone, Default, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct AgreementRow {
    /// The event.
    pub event: u64,
    /// `waiver`, `ruling`, `retraction`, `objection`, `re-roll`.
    pub kind: &'static str,
    /// Whose word it is.
    pub by: String,
    /// The event or the roll that it speaks of.
    pub about: String,
    /// The clause.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// The other player who is said to agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agreed: Option<String>,
    /// Why.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub why: String,
    /// It binds: players of both sides gave their word, or a director gave his, and signed it, where players have keys.
    /// An objection binds nobody.
    pub in_force: bool,
    /// It is said to be agreed on, and lacks a signature.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provisional: Option<ProvisionalView>,
    /// Who has signed a copy that holds it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signed_by: Vec<String>,
    /// Whose word it is said to be, and who has not signed it: it does not bind him yet. In a game without keys nobody
    /// signs, and nobody is named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_signed_by: Vec<String>,
}

/// One secret.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct SecretRow {
    /// Its name.
    pub secret: String,
    /// Who sealed it.
    pub by: String,
    /// The event that sealed it.
    pub sealed: u64,
    /// The event that opened it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<u64>,
    /// What it says, once it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
}

impl AgreementRow {
    /// The agreements of a game that bind nobody yet: they lack a signature.
    #[must_use]
    pub fn provisional(loaded: &Loaded) -> Vec<AgreementRow> {
        agreements(loaded).into_iter().filter(|row| row.provisional.is_some()).collect()
    }
}

/// What players and a director said of events, in words, by the event spoken of.
#[must_use]
pub fn words(loaded: &Loaded) -> BTreeMap<u64, Vec<String>> {
    let mut all: BTreeMap<u64, Vec<String>> = BTreeMap::new();
    for (n, event) in (0_u64..).zip(&loaded.game.events) {
        let is_return = matches!(event.what, What::Retracted(_));
        let seq = event.what.speaks_of().filter(|_| !is_return);
        let word = seq.zip(row(loaded, n, event)).map(|(seq, row)| (seq, word(&row, event)));
        word.into_iter().for_each(|(seq, word)| all.entry(seq).or_default().push(word));
    }
    all
}

/// `ruling by dora at event 29: it stands: "let it be"`.
fn word(row: &AgreementRow, event: &Event) -> String {
    let AgreementRow { kind, by, event: at, .. } = row;
    let clause = row.clause.as_ref().map(|clause| format!(" of {clause}")).unwrap_or_default();
    let ruled = if let What::Ruled(ruled) = &event.what {
        if ruled.stands { ": it stands" } else { ": it falls" }
    } else {
        ""
    };
    let lacks = match &row.provisional {
        Some(waits) => format!(", {}", waits.says),
        None if row.in_force || *kind == "objection" => String::new(),
        None => ", which binds nobody alone".into(),
    };
    let why = if row.why.is_empty() { String::new() } else { format!(": {:?}", row.why) };
    format!("{kind}{clause} by {by} at event {at}{ruled}{lacks}{why}")
}

/// The agreements of a game, by event.
#[must_use]
pub(crate) fn agreements(loaded: &Loaded) -> Vec<AgreementRow> {
    let events = loaded.game.events.iter().enumerate();
    let rows = events.filter_map(|(n, event)| row(loaded, n as u64, event));
    let signatures = loaded.integrity.as_ref().map(|integrity| &integrity.signatures);
    match signatures.and_then(|signatures| Some((signatures, signatures.parties.as_ref()?))) {
        Some((signatures, parties)) if !parties.keys.is_empty() => {
            let reach: Vec<u64> = (0..parties.keys.len()).map(|key| signatures.signed_to(key)).collect();
            rows.map(|row| signed(row, &reach, &parties.names)).collect()
        }
        Some(_) | None => rows.collect(),
    }
}

/// The row with who has signed it and who has yet to, by how many events each has signed.
fn signed(row: AgreementRow, reach: &[u64], names: &[Name]) -> AgreementRow {
    let signed = names.iter().zip(reach).filter(|(_, reach)| **reach > row.event);
    let signed_by: Vec<String> = signed.map(|(name, _)| name.to_string()).collect();
    let other = row.agreed.as_ref().filter(|other| **other != row.by);
    let bound = [Some(&row.by), other].into_iter().flatten();
    let not_signed_by = bound.filter(|name| !signed_by.contains(name)).cloned().collect();
    AgreementRow { signed_by, not_signed_by, ..row }
}

fn row(loaded: &Loaded, n: u64, event: &Event) -> Option<AgreementRow> {
    let agreements = loaded.agreements();
    let blank = |kind, about: String, why: &str| AgreementRow {
        event: n,
        kind,
        by: event.by.to_string(),
        about,
        why: why.into(),
        in_force: agreements.binds(n),
        provisional: ProvisionalView::of_event(loaded, n).filter(|_| agreements.is_provisional(n)),
        ..AgreementRow::default()
    };
    let event_text = |seq: u64| format!("event {seq}");
    if let What::Waived(waived) = &event.what {
        let row = blank("waiver", event_text(waived.seq), waived.why.as_str());
        return Some(AgreementRow { clause: waived.clause.as_ref().map(ToString::to_string), ..row });
    }
    if let What::Ruled(ruled) = &event.what {
        let says = if ruled.stands { "stands" } else { "falls" };
        let row = blank("ruling", format!("event {} {says}", ruled.seq), ruled.words.as_str());
        let clause = ruled.clause.as_ref().map(ToString::to_string);
        return Some(AgreementRow { clause, ..row });
    }
    if let What::Retracted(back) = &event.what {
        let row = blank("retraction", format!("back to event {}", back.back_to), back.why.as_str());
        return Some(AgreementRow { agreed: Some(back.agreed.to_string()), ..row });
    }
    if let What::RerollAgreed(again) = &event.what {
        let row = blank("re-roll", again.roll.to_string(), again.why.as_str());
        return Some(AgreementRow { agreed: Some(again.agreed.to_string()), ..row });
    }
    let What::ObjectedTo(objected) = &event.what else { return None };
    Some(blank("objection", event_text(objected.seq), objected.why.as_str()))
}

/// The secrets of a position, in the order of their sealing.
#[must_use]
pub(crate) fn secrets(state: &State) -> Vec<SecretRow> {
    let rows = state.secrets.iter().map(|(name, secret)| SecretRow {
        secret: name.to_string(),
        by: secret.by.to_string(),
        sealed: secret.seq,
        opened: secret.opened.as_ref().filter(|_| secret.plaintext().is_some()).map(|opened| opened.seq),
        says: secret.plaintext().map(ToString::to_string),
    });
    let mut rows: Vec<SecretRow> = rows.collect();
    rows.sort_by_key(|row| row.sealed);
    rows
}
