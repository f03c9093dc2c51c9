//! The `INFO` command: what the players wrote into the scenario window.
//!
//! Input: its fields, private notes already cut. Values are free text (`2/4` occurs): they are kept as written.

/// Scenario information; blank and `?` are `None`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ScenarioInfo {
    /// Side that moves first.
    pub moves_first: Option<String>,
    /// Side to move.
    pub to_move: Option<String>,
    /// Turn number.
    pub turn: Option<String>,
    /// Axis ELR.
    pub axis_elr: Option<String>,
    /// Axis SAN.
    pub axis_san: Option<String>,
    /// Allied ELR.
    pub allied_elr: Option<String>,
    /// Allied SAN.
    pub allied_san: Option<String>,
    /// Axis booby trap level.
    pub axis_booby: Option<String>,
    /// Allied booby trap level.
    pub allied_booby: Option<String>,
    /// Public notes.
    pub notes: String,
}

const BASE: usize = 7;

/// Index of the notes field: older files lack the two booby trap fields before it.
#[must_use]
pub fn notes_index(fields: &[String]) -> usize {
    let has_booby =
        |at: usize| fields.get(at).is_some_and(|f| matches!(f.trim(), "" | "?" | "A" | "B" | "C"));
    if has_booby(BASE) && has_booby(BASE + 1) { BASE + 2 } else { BASE }
}

impl ScenarioInfo {
    /// Reads the fields of the command.
    #[must_use]
    pub fn parse(fields: &[String]) -> Self {
        let value =
            |at: usize| fields.get(at).map(|f| f.trim().to_owned()).filter(|f| !f.is_empty() && f != "?");
        let notes = notes_index(fields);
        let booby = |at: usize| value(at).filter(|_| notes > BASE);
        Self {
            moves_first: value(0),
            to_move: value(1),
            turn: value(2),
            axis_elr: value(3),
            axis_san: value(4),
            allied_elr: value(5),
            allied_san: value(6),
            axis_booby: booby(BASE),
            allied_booby: booby(BASE + 1),
            notes: fields.get(notes).cloned().unwrap_or_default(),
        }
    }
}
