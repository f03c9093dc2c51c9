//! Findings and tallies as text.

use super::{BAD, DIM, OPEN, STRONG, Table, harmless, indented, styled};
use crate::view::{EventView, FindingView, TallyView};
use anstyle::Style;

/// One finding, with its event, both figures and the tally that explains ours.
#[must_use]
pub(super) fn finding(finding: &FindingView) -> String {
    let (mark, style) = match finding.ruling.as_str() {
        "broken" => ("✗", BAD),
        "undecided" => ("?", OPEN),
        _ => ("~", DIM),
    };
    let head = [
        styled(style, &format!("{mark} event {}", finding.at.event)),
        place(&finding.at),
        who(finding),
        styled(style, &clauses(finding)),
    ];
    let head: Vec<String> = head.into_iter().filter(|part| !part.is_empty()).collect();
    let mut out = head.join(" · ") + "\n";
    out += &indented(4, &styled(DIM, &harmless(&finding.at.text)));
    out += &indented(4, &words(finding));
    out += &finding.tally.as_ref().map(|tally| self::tally(tally, 4)).unwrap_or_default();
    out + &indented(4, &styled(DIM, &finding.rule_says))
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

fn words(finding: &FindingView) -> String {
    match (&finding.declared, &finding.due) {
        (Some(declared), Some(due)) => {
            let (said, ours) = sides(finding);
            let (declared, due) = (styled(STRONG, declared), styled(STRONG, due));
            format!("{said} {declared}, {ours} {due}: {}", harmless(&finding.says))
        }
        _ => harmless(&finding.says),
    }
}

/// Whose figures stand against each other.
fn sides(finding: &FindingView) -> (&'static str, &'static str) {
    if finding.clause.starts_with("VASL.") { ("printed", "expected") } else { ("declared", "due") }
}

/// A tally: the sum on one line, then its lines with their rules.
#[must_use]
pub(super) fn tally(tally: &TallyView, indent: usize) -> String {
    let mut table = Table::new(&[0]);
    for line in &tally.lines {
        let cells = [line.figure.clone(), line.label.clone(), line.rule.clone()];
        let [figure, label, rule] = cells;
        table.row([(Style::new(), figure), (Style::new(), label), (DIM, rule)]);
    }
    indented(indent, &styled(STRONG, &tally.sum)) + &table.text(indent + 2)
}
