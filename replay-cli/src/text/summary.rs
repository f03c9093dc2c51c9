//! The audits of many games as text, a line each.

use super::table::Table;
use super::{BAD, DIM, GOOD, OPEN, STRONG, styled};
use crate::view::summary::{Counts, SummariesView, SummaryRow};
use crate::words::counted;
use crate::words::in_brief;
use anstyle::Style;

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
pub(super) fn words(counts: &Counts) -> Vec<String> {
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
