//! The audits of many games as data, a row each.

use super::view::AuditView;
use crate::text::table::Table;
use crate::text::{BAD, DIM, GOOD, OPEN, STRONG, styled};
use crate::words::{counted, in_brief};
use anstyle::Style;
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
    /// The counts of an audit.
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

/// A line a game, and a line for all of them.
#[must_use]
pub fn summaries(view: &SummariesView, columns: usize) -> String {
    let mut table = Table::new(&[1]);
    for row in &view.games {
        let (style, says) = says(row);
        let events =
            if row.error.is_some() { String::new() } else { counted(row.counts.events, "event", "events") };
        table.row([(STRONG, row.game.clone()), (Style::new(), events), (style, says)]);
    }
    table.within(0, columns) + &last_line(&view.games)
}

/// What one game comes to, in words: `2 broken, 1 undecided`.
fn says(row: &SummaryRow) -> (Style, String) {
    if let Some(error) = &row.error {
        let why = error.strip_prefix(row.game.as_str()).and_then(|rest| rest.strip_prefix(": "));
        return (BAD, format!("not read: {}", in_brief(why.unwrap_or(error))));
    }
    let damaged = (!row.intact).then(|| "integrity broken".to_owned());
    let says: Vec<String> = damaged.into_iter().chain(words(&row.counts)).collect();
    let style = match (row.exit, row.counts.undecided) {
        (0, 0) => GOOD,
        (0, _) => OPEN,
        _ => BAD,
    };
    (style, if says.is_empty() { "nothing found".into() } else { says.join(", ") })
}

/// What was found, each kind in words: `2 broken`, `1 undecided`; none where nothing was.
pub(crate) fn words(counts: &Counts) -> Vec<String> {
    let count = |n: usize, word: &str| (n > 0).then(|| format!("{n} {word}"));
    let parts = [
        (counts.bent_dice > 0).then(|| "dice were BENT".to_owned()),
        count(counts.broken, "broken"),
        count(counts.undecided, "undecided"),
        count(counts.waived, "waived"),
    ];
    parts.into_iter().flatten().collect()
}

fn last_line(rows: &[SummaryRow]) -> String {
    let games = counted(rows.len() as u64, "game", "games");
    let of = |exit: u8, word: &str| {
        let n = rows.iter().filter(|row| row.exit == exit).count();
        (n > 0).then(|| format!(", {n} {word}"))
    };
    let parts = [of(1, "with findings"), of(2, "damaged"), of(3, "not read")];
    let told: String = parts.into_iter().flatten().collect();
    let clean = if told.is_empty() { styled(DIM, ", nothing found") } else { told };
    format!("{games}{clean}\n")
}
