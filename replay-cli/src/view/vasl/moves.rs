//! What the vehicles of VASL files did in their Movement Phases, a row each. Input: their moves, judged.

use crate::import::draft::{At, Drive, Ruling};
use crate::read::{Loaded, VaslGame};
use asl_core::event::{Direction, MpSpent, MpUse, Rate};
use asl_core::map::Map;
use schemars::JsonSchema;
use serde::Serialize;

/// What a unit did in a phase.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct MoveRow {
    /// The event of the game with which it begins, or the last one before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<u64>,
    /// The file, from 1.
    pub file: usize,
    /// Its first step.
    pub first: u32,
    /// Its last step.
    pub last: u32,
    /// Steps with which it goes on though another unit moved elsewhere since.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<u32>,
    /// Which module wrote the file, and which player its first step, as far as the file says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub writer: Option<String>,
    /// Game Turn and side.
    pub when: String,
    /// The unit, as its counter is named.
    pub unit: String,
    /// The hexes in which it is shown, the first one included.
    pub path: Vec<String>,
    /// `kept`, `broken` or `undecided`.
    pub ruling: &'static str,
    /// The rule or clause.
    pub rule: &'static str,
    /// MP of the cheapest way, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub costs: Option<String>,
    /// The printed MP, where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The cheapest way, step by step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sum: Vec<String>,
    /// What would decide it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<String>,
    /// What its counter shows and its way does not count; it decides nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<String>,
}

impl MoveRow {
    /// `steps 2 to 11`, `steps 2 to 11, again from 8 on`.
    pub(crate) fn steps(&self) -> String {
        let again: Vec<String> = self.again.iter().map(|step| format!(", again from {step} on")).collect();
        format!("steps {} to {}{}", self.first, self.last, again.concat())
    }
}

/// The rows of moves, in their order; none for other games than those of VASL files.
pub(crate) fn moves(loaded: &Loaded) -> Vec<MoveRow> {
    let Some(telling) = loaded.vasl_game().map(VaslGame::telling) else { return Vec::new() };
    let row = |drive: &Drive| {
        let file = u16::try_from(drive.journey.file).unwrap_or(u16::MAX);
        let at = At { file, step: drive.journey.steps.0 };
        MoveRow {
            event: Some(telling.drafted.nearest(at)),
            writer: super::of_step(loaded, at),
            ..row(&loaded.game.scenario.map, drive)
        }
    };
    telling.drives.iter().map(row).collect()
}

fn row(map: &Map, Drive { journey, found }: &Drive) -> MoveRow {
    MoveRow {
        event: None,
        file: journey.file,
        first: journey.steps.0,
        last: journey.steps.1,
        again: journey.again.clone(),
        writer: None,
        when: format!("turn {} {}", journey.turn.number, journey.turn.side),
        unit: journey.class.clone(),
        path: std::iter::once(&journey.from).chain(&journey.path).cloned().collect(),
        ruling: word(found.ruling),
        rule: "D2.1",
        costs: found.costs.map(|mp| mp.to_string()),
        of: found.of.map(|mp| mp.to_string()),
        sum: found.way.iter().map(|spent| words(map, spent)).collect(),
        asks: found.asks.clone(),
        beside: found.beside.clone(),
    }
}

const fn word(ruling: Ruling) -> &'static str {
    match ruling {
        Ruling::Kept => "kept",
        Ruling::Broken => "broken",
        Ruling::Undecided => "undecided",
    }
}

/// `1 start`, `0.5 F6 by road`.
fn words(map: &Map, spent: &MpSpent) -> String {
    let hex = |hex| map.show_cell(map.cell(hex));
    let reverse = |way: Option<Direction>| if way == Some(Direction::Reverse) { " in Reverse" } else { "" };
    #[expect(clippy::wildcard_enum_match_arm, reason = "readings have no other steps")]
    let done = match &spent.on {
        MpUse::Start { direction } => format!("start{}", reverse(*direction)),
        MpUse::Stop => "stop".into(),
        MpUse::Turn { .. } => "turn".into(),
        MpUse::Enter { hex: to, rate, direction, inside, .. } => {
            let road = if *rate == Rate::Road { " by road" } else { "" };
            let inside = if *inside { " inside" } else { "" };
            format!("{}{road}{inside}{}", hex(*to), reverse(*direction))
        }
        MpUse::Bypass { hex: of, along, direction, .. } => {
            format!("Bypass of {} along {}{}", hex(*of), map.show_pair(*along), reverse(*direction))
        }
        MpUse::MinimumMove { hex: to, .. } => format!("Minimum Move to {}", hex(*to)),
        _ => "another step".into(),
    };
    format!("{} {done}", spent.cost)
}
