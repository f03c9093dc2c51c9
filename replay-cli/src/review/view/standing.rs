//! What a finding changes, who gained by it, and whether it can still be put right.

use asl_core::audit::{Agreements, Game, passed};
use asl_core::event::{AttackId, Event, What};
use asl_core::facts::Ctx;
use asl_core::figures::fire::outcome::ift_result;
use asl_core::finding::{Finding, Ruling};
use asl_core::state::State;
use asl_core::vocab::{IftResult, Word};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// How a broken finding stands.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// The event by which play has passed it: the result stands (A.2). Absent while it can be put right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed_by: Option<u64>,
    /// What the attack would have done with the figures that are due: `the result is NMC either way`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<String>,
    /// The side that gained by it, where the figures tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gained: Option<String>,
}

/// An attack's result on record, and the one that was due.
struct Shot {
    said: IftResult,
    due: IftResult,
    /// The side that fires, and the other one.
    sides: [Option<String>; 2],
}

/// The results of the attacks of a game.
#[derive(Default)]
pub(super) struct Shots(BTreeMap<AttackId, Shot>);

impl Shots {
    /// Takes in the result of an attack.
    pub(super) fn see(&mut self, game: &Game, before: &State, event: &Event) {
        let What::IftResolved(ift) = event.what.done() else { return };
        let ctx = Ctx::of(&game.scenario, before, game.scenario.printing);
        let said = ift.result.as_ref().and_then(Word::means);
        let Some((said, due)) = said.zip(ift_result(&ctx, ift)) else { return };
        let firer = before.attacks.get(&ift.attack).and_then(|attack| attack.declared.firers.first());
        let side = firer.and_then(|firer| before.units.get(&firer.unit)?.side.clone());
        let other =
            game.scenario.sides().into_iter().find(|other| side.as_ref().is_some_and(|side| side != other));
        let sides = [side, other].map(|side| side.map(|side| side.to_string()));
        self.0.insert(ift.attack, Shot { said, due, sides });
    }

    /// How the findings stand, one row each; none for what is not broken.
    pub(super) fn rows(
        &self,
        game: &Game,
        agreed: &Agreements,
        findings: &[Finding],
    ) -> Vec<Option<StandingRow>> {
        findings.iter().map(|finding| self.row(game, agreed, finding)).collect()
    }

    fn row(&self, game: &Game, agreed: &Agreements, finding: &Finding) -> Option<StandingRow> {
        if finding.ruling != Ruling::Broken {
            return None;
        }
        let event = usize::try_from(finding.seq).ok().and_then(|n| game.events.get(n));
        let attack = event.and_then(|event| event.what.of_attack());
        // A finding on who may fire, and when, has no figure that tells what it changes.
        let of_figures = finding.breach.derived.is_some();
        let shot = attack.filter(|_| of_figures).and_then(|attack| self.0.get(&attack));
        Some(StandingRow {
            passed_by: passed(&game.events, agreed, finding.seq),
            changes: shot.map(changes),
            gained: shot.map_or_else(|| paid(game, finding), gained),
        })
    }
}

fn changes(shot: &Shot) -> String {
    if shot.said == shot.due {
        return format!("the result is {} either way", shot.said);
    }
    format!("with the figures that are due {} instead of {}", shot.due, shot.said)
}

/// The firer gained by a harder result than was due, the opponent by a milder one.
fn gained(shot: &Shot) -> Option<String> {
    let [firing, other] = &shot.sides;
    match hardness(shot.said).cmp(&hardness(shot.due)) {
        std::cmp::Ordering::Greater => firing.clone(),
        std::cmp::Ordering::Less => other.clone(),
        std::cmp::Ordering::Equal => None,
    }
}

const fn hardness(result: IftResult) -> (u8, u8) {
    match result {
        IftResult::None => (0, 0),
        IftResult::Ptc => (1, 0),
        IftResult::Mc(n) => (2, n),
        IftResult::K(n) => (3, n),
        IftResult::Kia(n) => (4, n),
    }
}

/// A mover who paid fewer MP than were due gained them.
fn paid(game: &Game, finding: &Finding) -> Option<String> {
    let mp = |text: &Option<String>| text.as_deref()?.strip_suffix(" MP")?.parse::<f32>().ok();
    let (said, due) = (mp(&finding.breach.declared)?, mp(&finding.breach.derived)?);
    let side = game.scenario.units.get(finding.unit.as_ref()?).map(|def| def.side.to_string());
    side.filter(|_| said < due)
}
