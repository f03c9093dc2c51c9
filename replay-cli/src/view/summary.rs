//! The audits of many games as data, a row each.

use super::audit::AuditView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What an audit found in a game, in numbers.
#[derive(Clone, Copy, Default, JsonSchema, Serialize, Deserialize, Debug)]
pub struct Counts {
    /// Its events; 0 when it could not be read.
    pub events: u64,
    /// Broken clauses.
    pub broken: usize,
    /// Open questions.
    pub undecided: usize,
    /// Waived findings.
    pub waived: usize,
    /// Those of the broken that prove that dice were bent.
    pub bent_dice: usize,
}

impl Counts {
    /// Of an audit.
    #[must_use]
    pub const fn of(view: &AuditView) -> Counts {
        Counts {
            events: view.events,
            broken: view.broken,
            undecided: view.undecided,
            waived: view.waived,
            bent_dice: view.bent_dice,
        }
    }
}

/// What the audit of one game comes to.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SummaryRow {
    /// The file, or the name in the archive: `his.vlog and 2 more`.
    pub game: String,
    /// What was found.
    #[serde(flatten)]
    pub counts: Counts,
    /// Is every byte as it was written?
    pub intact: bool,
    /// Why it could not be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// The exit code that `audit` of it alone would have.
    pub exit: u8,
}

impl SummaryRow {
    /// The row of a game that was audited, with the exit code of that.
    #[must_use]
    pub fn of(game: String, view: &AuditView, exit: u8) -> SummaryRow {
        SummaryRow { game, counts: Counts::of(view), intact: view.is_intact(), error: None, exit }
    }

    /// The row of one that could not be read.
    #[must_use]
    pub fn unread(game: String, why: String, exit: u8) -> SummaryRow {
        SummaryRow { game, counts: Counts::default(), intact: false, error: Some(why), exit }
    }
}

/// What `audit` answers when several games are named.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SummariesView {
    /// `asl-replay/audits/1`.
    pub schema: &'static str,
    /// The games, in the order in which they were named.
    pub games: Vec<SummaryRow>,
    /// The whole audit of each that could be read, when findings were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub audits: Vec<AuditView>,
}
