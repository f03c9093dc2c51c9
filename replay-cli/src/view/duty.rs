//! What is owed, as data: the same rows in `explain`, `show`, `receive` and the prompt.

use asl_core::audit::Replay;
use asl_core::duty::{Duty, Occasion, Status, Until};
use asl_core::scenario::Scenario;
use asl_core::state::State;
use schemars::JsonSchema;
use serde::Serialize;

/// One duty.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct DutyView {
    /// What is owed: `2MC`, `reliability DR`.
    pub what: String,
    /// Whose; absent where it is the attack's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// The attack that it arises from; absent for a duty of a move or of a phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<String>,
    /// The player who owes it, where the game tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// By which clause.
    pub clause: String,
    /// Until when: `by the end of the phase`.
    pub until: String,
    /// `open`, `done` or `reported`.
    pub status: &'static str,
    /// The same in one line: `2MC of r2 (A7.304)`.
    pub text: String,
}

impl DutyView {
    /// One duty of a game.
    #[must_use]
    pub fn of(scenario: &Scenario, at: &State, duty: &Duty) -> DutyView {
        let attack = match &duty.key.occasion {
            Occasion::Attack(id, _) => Some(id.to_string()),
            Occasion::Move(..) | Occasion::Phase(..) => None,
        };
        DutyView {
            what: duty.key.debt.to_string(),
            unit: duty.key.unit.as_ref().map(ToString::to_string),
            attack,
            player: at.debtor(duty, scenario).map(ToString::to_string),
            clause: duty.clause.to_string(),
            until: until(scenario, &duty.until),
            status: match duty.status {
                Status::Open => "open",
                Status::Done => "done",
                Status::Reported => "reported",
            },
            text: duty.to_string(),
        }
    }

    /// It in one line where several attacks may be open: which one, for an attack as a whole, `IFT DR of a2 (A7.3)`.
    #[must_use]
    pub fn whole(&self, duty: &Duty) -> String {
        match (&self.unit, &self.attack) {
            (None, Some(attack)) => format!("{} of {attack} ({})", self.what, duty.rule()),
            _ => self.text.clone(),
        }
    }

    /// A line for each duty of an attack, or that there is none: `due: 2MC of r2 (A7.304), in the log`.
    #[must_use]
    pub fn lines(all: &[DutyView]) -> Vec<String> {
        if all.is_empty() { vec!["due: nothing".into()] } else { all.iter().map(DutyView::line).collect() }
    }

    fn line(&self) -> String {
        let found = match self.status {
            "done" => "in the log".to_owned(),
            "reported" => "missing".to_owned(),
            _ => format!("owed {}", self.until),
        };
        format!("due: {}, {found}", self.text)
    }

    /// All that is open at a position.
    #[must_use]
    pub fn open(replay: &Replay<'_>, at: &State) -> Vec<DutyView> {
        let scenario = &replay.game().scenario;
        replay.owed(at).iter().map(|duty| DutyView::of(scenario, at, duty)).collect()
    }
}

fn until(scenario: &Scenario, until: &Until) -> String {
    match until {
        Until::NextAttack(at) => {
            let hexes: Vec<String> = at.iter().map(|cell| scenario.map.show_cell(*cell)).collect();
            let on = if hexes.is_empty() { "the same target".into() } else { hexes.join(", ") };
            format!("before the next attack on {on}, by the end of the phase")
        }
        Until::EndOfMove => "by the end of its move".into(),
        Until::EndOfPhase => "by the end of the phase".into(),
    }
}
