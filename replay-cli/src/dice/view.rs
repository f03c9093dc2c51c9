//! Dice by shares as data, and what a command added to a game.

use super::added::{events, since};
use crate::audit::view::evidence;
use crate::read::Loaded;
use crate::text::table::Table;
use crate::text::{DIM, GOOD, OPEN, STRONG, styled};
use crate::view::event::EventView;
use crate::words::one_line;
use anstyle::Style;
use asl_core::audit::Replay;
use asl_core::event::Condition;
use asl_core::state::{Declared, State};
use schemars::JsonSchema;
use serde::Serialize;

/// One player's shares.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SharesRow {
    /// The player.
    pub player: String,
    /// He has committed to shares up to this index.
    pub committed: u32,
    /// The index of his next roll.
    pub next_index: u32,
    /// The last index of the other's rolls that he has answered.
    pub answered: u32,
}

/// One declared roll.
#[derive(JsonSchema, Serialize, Debug)]
pub struct DeclaredRow {
    /// Its number in the game.
    pub roll: String,
    /// Who rolls.
    pub roller: String,
    /// Which of his shares.
    pub index: u32,
    /// The event that declared it.
    pub event: u64,
    /// The throw, the purpose, the unit, the attack.
    pub what: String,
    /// When it becomes due; absent for at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<String>,
    /// `declared`, `answered`, `rolled`, `forfeited`, `taken back`, `not due`.
    pub state: &'static str,
    /// What came up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<String>,
}

/// What `dice` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct DiceView {
    /// `asl-replay/dice/1`.
    pub schema: &'static str,
    /// The game.
    pub game: String,
    /// How the dice are backed, and how strong that is.
    pub dice_evidence: String,
    /// The players' shares.
    pub players: Vec<SharesRow>,
    /// Declared rolls, oldest first.
    pub rolls: Vec<DeclaredRow>,
    /// The events that this step added.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<EventView>,
}

impl DiceView {
    /// The shares at the end of a game, to which the events from `from` on were just added.
    #[must_use]
    pub fn of(loaded: &Loaded, from: usize) -> DiceView {
        let state = Replay::of(&loaded.game).before(loaded.game.events.len());
        let shares = &state.shares;
        let plays = loaded.game.scenario.players.iter().filter(|(_, player)| player.side.is_some());
        let players = plays.map(|(name, _)| SharesRow {
            player: name.to_string(),
            committed: shares.committed(name),
            next_index: shares.next_index(name),
            answered: shares.answered(name),
        });
        let mut rolls: Vec<DeclaredRow> = Vec::new();
        for (roller, declared) in &shares.declared {
            rolls.extend(declared.iter().map(|(index, roll)| row(&state, roller.as_str(), *index, roll)));
        }
        rolls.sort_by_key(|row| (row.event, row.index));
        DiceView {
            schema: "asl-replay/dice/1",
            game: loaded.name(),
            dice_evidence: evidence(loaded),
            players: players.collect(),
            rolls,
            added: since(loaded, from),
        }
    }
}

fn row(state: &State, roller: &str, index: u32, roll: &Declared) -> DeclaredRow {
    let unit = roll.unit.as_ref().map(|unit| format!(" for {unit}")).unwrap_or_default();
    let attack = roll.attack.map(|attack| format!(" in {attack}")).unwrap_or_default();
    let made = state.rolls.get(&roll.roll).filter(|_| roll.rolled.is_some());
    DeclaredRow {
        roll: roll.roll.to_string(),
        roller: roller.into(),
        index,
        event: roll.seq,
        what: format!("{} {}{unit}{attack}", roll.throw.name(), roll.purpose.name()),
        condition: roll.condition.as_ref().map(condition),
        state: standing(state, roll),
        dice: made.map(|made| made.dice.to_string()),
    }
}

fn standing(state: &State, roll: &Declared) -> &'static str {
    match (roll.rolled, roll.forfeited, roll.taken_back, &roll.answer) {
        (Some(_), ..) => "rolled",
        (None, Some(_), ..) => "forfeited",
        (None, None, true, _) => "taken back",
        (None, None, false, None) => "declared",
        (None, None, false, Some(_)) if has_passed(state, roll) => "not due",
        (None, None, false, Some(_)) => "answered",
    }
}

/// The roll that it hangs on was made, and calls for none.
fn has_passed(state: &State, roll: &Declared) -> bool {
    let base = roll.condition.as_ref().map(|condition| condition.roll);
    base.is_some_and(|base| state.rolls.contains_key(&base)) && roll.is_due(state) == Some(false)
}

fn condition(condition: &Condition) -> String {
    let least = condition.least.map(|n| format!(" least {n}")).unwrap_or_default();
    let most = condition.most.map(|n| format!(" most {n}")).unwrap_or_default();
    format!("if {}{least}{most}", condition.roll)
}

/// The state of the shares.
#[must_use]
pub fn dice(view: &DiceView) -> String {
    let mut players = Table::new(&[1, 2, 3]);
    players.row(["player", "shares up to", "next roll", "answered up to"].map(|name| (DIM, name.to_owned())));
    for row in &view.players {
        let numbers = [row.committed, row.next_index, row.answered].map(|n| n.to_string());
        let [committed, next, answered] = numbers;
        players.plain([one_line(&row.player), committed, next, answered]);
    }
    let mut rolls = Table::new(&[]);
    for row in &view.rolls {
        let style = match row.state {
            "declared" | "answered" => OPEN,
            "rolled" => GOOD,
            _ => DIM,
        };
        let condition = row.condition.clone().unwrap_or_default();
        rolls.row([
            (Style::new(), row.roll.clone()),
            (Style::new(), format!("{} {}", one_line(&row.roller), row.index)),
            (Style::new(), one_line(&row.what)),
            (DIM, condition),
            (style, row.state.to_owned()),
            (STRONG, row.dice.clone().unwrap_or_default()),
        ]);
    }
    let head = format!("{}\n  {}\n\n", styled(STRONG, &view.game), view.dice_evidence);
    let list = if view.rolls.is_empty() { "  no roll declared\n".into() } else { rolls.text(2) };
    let added = if view.added.is_empty() { String::new() } else { events(&view.added) + "\n" };
    format!("{head}{added}{}\n{list}", players.text(2))
}
