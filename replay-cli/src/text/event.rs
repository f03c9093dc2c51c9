//! One event explained, and the position after one, as text.

use super::findings::{finding, tally};
use super::integrity::claimed;
use super::table::Table;
use super::{BAD, DIM, GOOD, OPEN, STRONG, styled};
use crate::view::explain::{ClauseView, ExplainView};
use crate::words::{counted, one_line};
use anstyle::Style;

/// One event: every line of its tally and every clause that spoke.
#[must_use]
pub fn explain(view: &ExplainView, shown: Clauses, columns: usize) -> String {
    let at = &view.at;
    let line = at.line.map(|line| format!(", line {line}")).unwrap_or_default();
    let source = at.source.as_ref().map(|s| format!(", {}", one_line(s))).unwrap_or_default();
    let mut out = styled(STRONG, &format!("Event {}: {}", at.event, one_line(&at.text))) + "\n";
    out += &format!(
        "  {}{line}{source}, recorded by {}{}\n\n",
        one_line(&at.when),
        one_line(&at.by),
        one_line(&claimed(at))
    );
    if let Some(waits) = &at.provisional {
        out += &format!("  {}\n\n", styled(OPEN, &one_line(&waits.says)));
    }
    if let Some(sum) = &view.tally {
        out += &tally(sum, 2);
    }
    if let Some(needs) = &view.price_unknown {
        out += &format!("  {} the price needs {}\n", styled(OPEN, "undecided:"), one_line(needs));
    }
    if let Some(mp) = &view.mp {
        out += &format!("  {mp}\n\n");
    }
    if let Some(evidence) = &view.dice_evidence {
        out += &format!("  {evidence}\n\n");
    }
    let sheet = sheet(view);
    out += &sheet;
    out += if sheet.is_empty() { "" } else { "\n" };
    out += &clauses(view, shown, columns);
    for found in &view.findings {
        out += "\n";
        out += &finding(found, columns);
    }
    out
}

/// The sheet of an attack, what is due, the event spoken of, and what was said of this one.
fn sheet(view: &ExplainView) -> String {
    let lines = view.sheet.iter().chain(&view.due).chain(&view.about).chain(&view.words);
    lines.map(|line| format!("  {}\n", one_line(line))).collect()
}

/// Which clauses that spoke are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clauses {
    /// Those that were not kept.
    Open,
    /// All.
    All,
}

/// What is broken or open first, then what was kept; the clauses about the log itself last.
fn clauses(view: &ExplainView, shown: Clauses, columns: usize) -> String {
    if view.clauses.is_empty() {
        return "  no clause speaks of it\n".into();
    }
    let is_shown = |clause: &&ClauseView| shown == Clauses::All || clause.verdict != "kept";
    let mut rows: Vec<&ClauseView> = view.clauses.iter().filter(is_shown).collect();
    let hidden = (view.clauses.len() - rows.len()) as u64;
    rows.sort_by_key(|clause| (rank(clause.verdict), clause.clause.starts_with("LOG.")));
    let mut table = Table::new(&[]);
    for clause in rows {
        let style = [BAD, OPEN, GOOD][rank(clause.verdict)];
        let says = clause.why.as_ref().unwrap_or(&clause.says);
        table.row([
            (style, clause.verdict.into()),
            (Style::new(), clause.clause.clone()),
            (DIM, says.clone()),
        ]);
    }
    let more = match hidden {
        0 => String::new(),
        n => styled(DIM, &format!("  {} kept; --all shows them", counted(n, "clause", "clauses"))) + "\n",
    };
    table.within(2, columns) + &more
}

fn rank(verdict: &str) -> usize {
    match verdict {
        "broken" => 0,
        "kept" => 2,
        _ => 1,
    }
}
