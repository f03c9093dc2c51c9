//! Findings named in a line, for whoever is about to do something else than an audit.

use crate::read::Loaded;
use crate::text::typed_again;
use crate::words::counted;
use asl_core::event::Event;
use asl_core::finding::{Finding, Ruling};
use std::collections::{BTreeMap, BTreeSet};

/// Events that a line names.
const MOST: usize = 12;

/// `event 3 (D2.1), event 7 (A7.2, A7.6)`, and how many more; `None` when there is no finding.
pub(crate) fn by_event(findings: &[Finding]) -> Option<String> {
    let mut events: BTreeMap<u64, Vec<&Finding>> = BTreeMap::new();
    for finding in findings {
        events.entry(finding.seq).or_default().push(finding);
    }
    let of_event =
        |(seq, here): (&u64, &Vec<&Finding>)| format!("event {seq} ({})", clauses(here.iter().copied()));
    let told = events.iter().take(MOST).map(of_event).collect::<Vec<_>>().join(", ");
    match events.len().saturating_sub(MOST) {
        _ if events.is_empty() => None,
        0 => Some(told),
        more => Some(format!("{told}, and {more} more")),
    }
}

/// The clauses that findings cite, each once.
pub(crate) fn clauses<'f>(findings: impl Iterator<Item = &'f Finding>) -> String {
    let named: BTreeSet<&str> = findings.map(|finding| finding.clause.0).collect();
    named.into_iter().collect::<Vec<_>>().join(", ")
}

/// A line that says which rules a game breaks at the events that are meant, and how to read more of it; nothing when it
/// breaks none there.
pub(crate) fn warning(loaded: &Loaded, name: &str, is_meant: impl Fn(u64, &Event) -> bool) -> String {
    let events = &loaded.game.events;
    let meant = |finding: &Finding| {
        let event = usize::try_from(finding.seq).ok().and_then(|seq| events.get(seq));
        finding.ruling == Ruling::Broken && event.is_some_and(|event| is_meant(finding.seq, event))
    };
    let broken: Vec<Finding> = loaded.replay().audit().findings.into_iter().filter(meant).collect();
    let Some(told) = by_event(&broken) else { return String::new() };
    let rules = counted(broken.len() as u64, "broken rule", "broken rules");
    format!("warning: {rules}: {told}; `asl-replay audit {}` says how\n", typed_again(name))
}
