//! Findings and tallies as text.

use super::table::Table;
use super::wrap::wrapped;
use super::{BAD, DIM, GOOD, OPEN, STRONG, indented, styled};
use crate::view::event::EventView;
use crate::view::finding::{FindingView, TallyView};
use crate::view::vasl::MoveRow;
use crate::words::{harmless, one_line};
use anstyle::Style;

/// One finding, with its event, both figures and the tally that explains ours.
#[must_use]
pub(crate) fn finding(finding: &FindingView, columns: usize) -> String {
    let (mark, style) = match finding.ruling.as_str() {
        "broken" => ("✗", BAD),
        "undecided" => ("?", OPEN),
        _ => ("~", DIM),
    };
    let head = [
        styled(style, &format!("{mark} {}", one_line(&finding.at.label()))),
        one_line(&place(&finding.at)),
        one_line(&who(finding)),
        styled(style, &clauses(finding)),
    ];
    let head: Vec<String> = head.into_iter().filter(|part| !part.is_empty()).collect();
    let mut out = head.join(" · ") + "\n";
    out += &paragraph(DIM, &finding.at.text, columns);
    out += &indented(4, &words(finding, columns));
    for waits in finding.awaits.iter().chain(&finding.at.provisional) {
        out += &paragraph(OPEN, &waits.says, columns);
    }
    out += &finding.tally.as_ref().map(|tally| self::tally(tally, 4)).unwrap_or_default();
    out + &paragraph(DIM, &finding.rule_says, columns)
}

/// A move of a VASL log: its event, its steps, the unit and the rule; the way, what it costs at least and of how much, and
/// what would decide it.
#[must_use]
pub(crate) fn moved(row: &MoveRow, files: usize, columns: usize) -> String {
    let (mark, style) = match row.ruling {
        "broken" => ("✗", BAD),
        "undecided" => ("?", OPEN),
        _ => ("✓", GOOD),
    };
    let file = if files > 1 { format!("file {} ", row.file) } else { String::new() };
    let head = [
        styled(style, &format!("{mark} event {}", row.event.unwrap_or_default())),
        one_line(&format!("{}, {file}{}", row.when, row.steps())),
        one_line(&row.unit),
        styled(style, row.rule),
    ];
    let of = row.of.as_ref().map(|of| format!(" of {of}")).unwrap_or_default();
    let costs = row.costs.iter();
    let costs = costs.map(|costs| format!("the cheapest way costs {costs}{of} MP = {}", row.sum.join(" + ")));
    let asks = row.asks.iter().map(|asks| format!("to decide it: {asks}"));
    let beside = row.beside.iter().map(|beside| format!("not counted: {beside}"));
    let says: String =
        costs.chain(asks).chain(beside).map(|line| paragraph(Style::new(), &line, columns)).collect();
    head.join(" · ") + "\n" + &paragraph(DIM, &row.path.join(" "), columns) + &says
}

/// Text under a finding, in its style and within the columns.
pub(crate) fn paragraph(style: Style, text: &str, columns: usize) -> String {
    let lines = wrapped(columns.saturating_sub(4), &one_line(text));
    lines.iter().map(|line| format!("    {}\n", styled(style, line))).collect()
}

fn place(at: &EventView) -> String {
    let line = at.line.map(|line| format!("line {line}"));
    let parts = [Some(at.when.clone()), line, at.source.clone()];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn who(finding: &FindingView) -> String {
    let kind = finding.unit_type.as_ref().map(|kind| format!(" ({kind})")).unwrap_or_default();
    let hex = finding.hex.as_ref().map(|hex| format!(" in {hex}")).unwrap_or_default();
    finding.unit.as_ref().map(|unit| format!("{unit}{kind}{hex}")).unwrap_or_default()
}

fn clauses(finding: &FindingView) -> String {
    let all: Vec<&str> = core::iter::once(&finding.clause).chain(&finding.also).map(String::as_str).collect();
    all.join(", ")
}

/// The figures are set off, which does no harm to the width: styles take no column.
fn words(finding: &FindingView, columns: usize) -> String {
    let room = columns.saturating_sub(4);
    match (&finding.declared, &finding.due) {
        (Some(declared), Some(due)) => {
            let (said, ours) = sides(finding);
            let plain = format!("{said} {declared}, {ours} {due}: ").chars().count();
            let (declared, due) = (styled(STRONG, &one_line(declared)), styled(STRONG, &one_line(due)));
            let says =
                wrapped(room, &format!("{}{}", "\u{1}".repeat(plain), one_line(&finding.says))).join("\n");
            let says = harmless(says.trim_start_matches('\u{1}'));
            format!("{said} {declared}, {ours} {due}: {says}")
        }
        _ => wrapped(room, &one_line(&finding.says)).join("\n"),
    }
}

/// Whose figures stand against each other.
fn sides(finding: &FindingView) -> (&'static str, &'static str) {
    if finding.clause.starts_with("VASL.") { ("printed", "expected") } else { ("declared", "due") }
}

/// A tally: the sum on one line, then its lines with their rules.
#[must_use]
pub(crate) fn tally(tally: &TallyView, indent: usize) -> String {
    let mut table = Table::new(&[0]);
    for line in &tally.lines {
        let cells = [line.figure.clone(), line.label.clone(), line.rule.clone()];
        let [figure, label, rule] = cells;
        table.row([(Style::new(), figure), (Style::new(), label), (DIM, rule)]);
    }
    indented(indent, &styled(STRONG, &tally.sum)) + &table.text(indent + 2)
}
