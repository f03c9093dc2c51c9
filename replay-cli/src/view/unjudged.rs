//! What of a game the book does not judge yet, by its events: said with every audit, so that silence is no verdict. Input: a
//! scenario and events.

use asl_core::event::{Check, Event, Purpose, Status, UnitId, What};
use asl_core::scenario::Scenario;
use asl_core::vocab::InfantryKind;
use schemars::JsonSchema;
use serde::Serialize;

/// A kind of event that the book does not judge yet.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct Unjudged {
    /// The rules it belongs to.
    pub rules: &'static str,
    /// How many events.
    pub events: u64,
}

/// To Kill rolls stand in the log; D3 judges that a hit stands before them and the facing they use, not their numbers.
pub(super) fn unjudged(scenario: &Scenario, events: &[Event]) -> Vec<Unjudged> {
    let count = |which: fn(&What) -> bool| events.iter().filter(|event| which(&event.what)).count() as u64;
    let kill = |what: &What| matches!(what, What::ToKillAttempt(_));
    let advances = |what: &What| matches!(what, What::Advanced(_));
    let routs = |what: &What| matches!(what, What::Routed(_));
    let melee = |what: &What| what.source().is_none() && what.made_for() == Some(Purpose::Cc);
    let infantry = |what: &What| matches!(what, What::MfSpent(_));
    let rallies = |what: &What| matches!(what, What::Checked(checked) if checked.check == Check::Rally);
    let read = |what: &What| matches!(what, What::Inferred(_));
    let is_leader = |id: &UnitId| {
        let def = scenario.units.get(id).and_then(|def| def.infantry.as_ref());
        def.is_some_and(|infantry| infantry.kind == Some(InfantryKind::Leader))
    };
    let breaks =
        |what: &What| matches!(what, What::StatusChanged(changed) if changed.add.contains(&Status::Broken));
    let is_gone = |what: &What| breaks(what) || matches!(what, What::Eliminated(_));
    let is_lost = |what: &What| is_gone(what) && what.unit().is_some_and(is_leader);
    let rows = [
        ("C7: To Kill Numbers and results", count(kill)),
        ("A4: MF of Infantry, other than what A7 and D2 ask of them", count(infantry)),
        ("A4.7: advances, other than who, when and how far", count(advances)),
        ("A10.5: rout, other than who and when", count(routs)),
        (
            "A10.2: which units owe a LLMC or LLTC when a leader breaks or is lost",
            events.iter().filter(|event| is_lost(&event.what)).count() as u64,
        ),
        (
            "A10.6: rally, other than who, when, the Morale Level, DM and the leader's DRM: whether a leader or Self-Rally \
             allows it, and other DRM",
            count(rallies),
        ),
        (
            "what was read from VASL files, other than who did what when: import the files again to compare",
            count(read),
        ),
        ("A11: Close Combat, other than what A7 and D2 ask of it", count(melee)),
    ];
    let rows = rows.map(|(rules, events)| Unjudged { rules, events });
    rows.into_iter().filter(|row| row.events > 0).collect()
}
