//! What may be found in deeds that were inferred from files of another program. They tell who did what when, and what came
//! of rolls; of figures, counters and the order of lines they tell too little, and of what was left out nothing.

use crate::event::{Event, IftResolved, What};
use crate::finding::Finding;
use crate::matter::Matter;
use crate::scenario::{DiceScheme, Scenario};
use alloc::vec::Vec;

/// The facts of which files tell enough.
const TOLD: [Matter; 14] = [
    Matter::MoveLeave,
    Matter::MovePhase,
    Matter::HexLeave,
    Matter::LineOfSight,
    Matter::FireAgain,
    Matter::SecondFirePhase,
    Matter::BrokenFirer,
    Matter::PinnedFirer,
    Matter::FireLeave,
    Matter::Target,
    Matter::Consequence,
    Matter::PinCounter,
    Matter::Record,
    Matter::RollUse,
];

/// Clauses of them on which the habits of players at a map tell nothing: who corrects a drag moves again after others.
const HABITS: [&str; 1] = ["A4.2-one-by-one"];

/// Whether a finding in an inferred deed speaks of what files tell. Of the form of the record a file has none.
#[must_use]
pub fn is_told(finding: &Finding) -> bool {
    let of_form = finding.clause.0.starts_with("LOG.") && finding.clause.0 != "LOG.no-cause";
    !of_form
        && !HABITS.contains(&finding.clause.0)
        && finding.about.iter().all(|fact| TOLD.contains(&fact.matter))
}

/// What an IFT roll did stands against its column and its Final DR where a player told both.
fn is_of_told_figures(event: &Event, finding: &Finding) -> bool {
    let told = |ift: &IftResolved| ift.column.is_some() && ift.total.is_some();
    let of_result = finding.about.iter().all(|fact| fact.matter == Matter::Result);
    of_result && matches!(event.what.done(), What::IftResolved(ift) if told(ift))
}

/// Takes away what cannot be found in inferred deeds, and what falls due as a phase ends in which there are some: what a
/// file leaves out may have been done. MP by a reading have their figures, and are judged like any. In a game that was not
/// played in VASL nothing is taken away: there such a line lets nobody off (`LOG.read-from-files`).
pub(super) fn sift(scenario: &Scenario, events: &[Event], findings: &mut Vec<Finding>) {
    let is_inferred = |event: &Event| matches!(event.what, What::Inferred(_));
    if scenario.dice != DiceScheme::Vasl || !events.iter().any(is_inferred) {
        return;
    }
    let ends =
        |event: &Event| matches!(event.what, What::PhaseBegan(_) | What::PhaseEnded | What::PlayerTurnEnded);
    let mut begun = 0;
    let mut touched = Vec::with_capacity(events.len());
    let mut inferred = 0_usize;
    for (n, event) in events.iter().enumerate() {
        touched.push(inferred > begun);
        inferred += usize::from(is_inferred(event));
        if ends(event) && n > 0 {
            begun = inferred;
        }
    }
    findings.retain(|finding| {
        let Some((n, event)) = usize::try_from(finding.seq).ok().and_then(|n| Some((n, events.get(n)?)))
        else {
            return true;
        };
        let What::Inferred(deed) = &event.what else { return !(ends(event) && touched[n]) };
        let placed = matches!(deed.done.what(), What::UnitPlaced(_));
        let spent = matches!(deed.done.what(), What::MpSpent(_));
        spent || is_of_told_figures(event, finding) || (is_told(finding) && !placed)
    });
}
