//! The position after a step: units by hex and stack, the scenario window.

use super::super::show::UnitRow;
use crate::import::draft::At;
use crate::import::vassal::Imported;
use crate::import::vassal::action::{Look, look, wheel};
use crate::import::vassal::army::Army;
use crate::import::vassal::chat::Turn;
use crate::import::vassal::counter::Sort;
use crate::import::vassal::event::EventKind;
use crate::import::vassal::piece::Piece;
use crate::import::vassal::place::CASUALTIES;
use crate::import::vassal::position::Position;
use crate::import::vassal::scenario::ScenarioInfo;
use crate::import::vassal::viewer::{Eyes, Sight};
use crate::read::Loaded;
use schemars::JsonSchema;
use serde::Serialize;

/// What VASL's scenario window says.
#[derive(JsonSchema, Serialize, Debug, Clone, PartialEq, Eq)]
pub struct ScenarioRow {
    /// Side to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_move: Option<String>,
    /// Game Turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// ELR of the Axis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub axis_elr: Option<String>,
    /// SAN of the Axis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub axis_san: Option<String>,
    /// ELR of the Allies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allied_elr: Option<String>,
    /// SAN of the Allies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allied_san: Option<String>,
    /// For whom the position is shown.
    pub viewer: String,
}

/// A position as a viewer sees it.
pub(crate) struct Shown {
    /// Game Turn, side and phase by the phase wheel.
    pub when: Option<String>,
    /// What lies on the maps.
    pub units: Vec<UnitRow>,
    /// The scenario window.
    pub scenario: ScenarioRow,
}

/// The position after a step; without one, that in which the last file ends.
pub(crate) fn shown(loaded: &Loaded, at: Option<At>) -> Option<Shown> {
    let last = At { file: u16::try_from(loaded.imported.len()).ok()?, step: u32::MAX };
    let At { file, step } = at.unwrap_or(last);
    let file = loaded.imported.get(usize::from(file).saturating_sub(1))?;
    let position = file.after(step);
    let turn = wheel(&position).as_deref().and_then(Turn::parse);
    Some(Shown {
        when: turn.map(|turn| format!("turn {} {} {}", turn.number, turn.side, turn.phase)),
        units: rows(file, &position, &loaded.vasl.eyes),
        scenario: window(&info(file, step), loaded.vasl.viewer.to_string()),
    })
}

/// The scenario window after a step.
fn info(file: &Imported, step: u32) -> ScenarioInfo {
    let events = file.events.iter().take_while(|event| event.at.step <= step);
    let told = events.filter_map(|event| {
        let EventKind::ScenarioInfo(info) = &event.kind else { return None };
        Some(&**info)
    });
    told.last().unwrap_or(&file.scenario).clone()
}

fn window(info: &ScenarioInfo, viewer: String) -> ScenarioRow {
    ScenarioRow {
        to_move: info.to_move.clone(),
        turn: info.turn.clone(),
        axis_elr: info.axis_elr.clone(),
        axis_san: info.axis_san.clone(),
        allied_elr: info.allied_elr.clone(),
        allied_san: info.allied_san.clone(),
        viewer,
    }
}

/// A counter that gets a row, and where it stands among the rows.
struct Lying {
    look: Look,
    sight: Sight,
    key: (String, String, usize),
    /// Markers directly above it.
    markers: Vec<String>,
}

fn rows(file: &Imported, position: &Position, eyes: &Eyes) -> Vec<UnitRow> {
    let mut lying: Vec<Lying> = Vec::new();
    for stack in position.pieces().filter(|piece| piece.is_stack()) {
        lying.extend(stacked(file, position, eyes, stack.members()));
    }
    let alone = |piece: &&Piece| {
        !piece.is_stack() && position.stack_of(&piece.id).is_none() && piece.spot.map.is_some()
    };
    for piece in position.pieces().filter(alone) {
        lying.extend(stacked(file, position, eyes, std::slice::from_ref(&piece.id)));
    }
    lying.sort_by(|a, b| a.key.cmp(&b.key));
    lying.iter().map(row).collect()
}

/// The rows of a stack: a marker above a unit goes into the unit's status.
fn stacked(file: &Imported, position: &Position, eyes: &Eyes, members: &[String]) -> Vec<Lying> {
    let mut rows: Vec<Lying> = Vec::new();
    let members = members.iter().filter_map(|id| position.get(id));
    for (n, piece) in members.enumerate().filter(|(_, piece)| eyes.sight(piece) != Sight::Hidden) {
        let Some(look) = look(position, &file.layout, piece).filter(has_row) else { continue };
        let unit = rows.last_mut().filter(|row| row.look.sort != Sort::Marker && look.sort == Sort::Marker);
        if let Some(unit) = unit {
            unit.markers.push(look.face.class);
            continue;
        }
        let place = look.place.to_string();
        let map = look.place.spot.map.clone().unwrap_or_default();
        let sight = eyes.sight(piece);
        rows.push(Lying { key: (map, natural(&place), n), sight, look, markers: Vec::new() });
    }
    rows
}

/// The wheel is told as the phase; the counters of victory points are no units.
fn has_row(look: &Look) -> bool {
    let counts = look.place.spot.map.as_deref() == Some(CASUALTIES) && look.sort == Sort::Marker;
    look.sort != Sort::Wheel && !counts
}

/// `03P6` sorts before `03P10`: numbers are filled up with zeros.
fn natural(place: &str) -> String {
    let split = place.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + 1);
    let split = if place.is_char_boundary(split) { split } else { 0 };
    let (front, number) = place.split_at(split);
    format!("{front}{number:0>4}")
}

fn row(lying: &Lying) -> UnitRow {
    let look = &lying.look;
    // A concealed unit looks like the `?` above it, or like a dummy.
    let whole = lying.sight == Sight::Whole;
    UnitRow {
        unit: if whole { look.face.class.clone() } else { "?".to_owned() },
        kind: if whole { look.sort } else { Sort::Question }.name().to_owned(),
        side: look.army.as_deref().filter(|_| look.sort != Sort::Marker).map(nation).unwrap_or_default(),
        hex: look.place.to_string(),
        became: None,
        facing: if whole { facing(look) } else { String::new() },
        spent: String::new(),
        status: if whole { status(look, &lying.markers) } else { lying.markers.clone() },
    }
}

fn facing(look: &Look) -> String {
    let face = &look.face;
    let spines = [("VCA", face.vca), ("TCA", face.tca), ("CA", face.ca)];
    let told = spines.iter().filter_map(|(name, spine)| Some(format!("{name} {}", (*spine)?)));
    told.collect::<Vec<_>>().join(", ")
}

/// Statuses of the counter, its crew, the markers above it.
fn status(look: &Look, markers: &[String]) -> Vec<String> {
    let face = &look.face;
    let mut words = face.statuses.clone();
    words.extend(face.ce.map(|ce| if ce { "CE" } else { "BU" }.to_owned()));
    words.extend(look.concealed_by.as_ref().map(|_| "concealed".to_owned()));
    words.extend(look.hidden_by.as_ref().map(|_| "hidden".to_owned()));
    words.extend(
        markers.iter().map(|marker| if marker == "Pin" { "pinned".to_owned() } else { marker.clone() }),
    );
    words.extend((face.moved == Some(true)).then(|| "moved".to_owned()));
    words.extend((!face.label.is_empty()).then(|| format!("({})", face.label)));
    words
}

/// The army whose letters are told; letters of none stand for themselves.
fn nation(letters: &str) -> String {
    Army::of(letters).map_or(letters, |army| army.name).to_owned()
}
