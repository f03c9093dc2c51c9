//! The book as text.

use super::table::Table;
use super::{DIM, STRONG};
use crate::view::rules::{RulesView, SectionRow};
use crate::words::counted;
use anstyle::Style;

/// The clauses, each with how it is judged.
#[must_use]
pub fn rules(view: &RulesView, columns: usize) -> String {
    let mut table = Table::new(&[]);
    for row in &view.clauses {
        let printings = if row.printings.len() == 2 { String::new() } else { row.printings.join(" ") };
        let says = row.how.map_or_else(|| row.says.to_owned(), |how| format!("{} [{how}]", row.says));
        table.row([
            (STRONG, row.clause.into()),
            (Style::new(), row.status.into()),
            (DIM, printings),
            (Style::new(), says),
        ]);
    }
    let count = counted(view.clauses.len() as u64, "clause", "clauses");
    format!("{}{count} of book {}\n", table.within(0, columns), view.book)
}

/// The sections in numbers: the rulebook's, their sum, and the program's own clauses below it.
#[must_use]
pub fn sections(view: &RulesView) -> String {
    let head = ["section", "clauses", "check", "line", "fact", "guard", "undecidable", "about"];
    let mut table = Table::new(&[1, 2, 3, 4, 5, 6]);
    table.row(head.map(|word| (DIM, word.to_owned())));
    let (rules, own): (Vec<_>, Vec<_>) = view.sections.iter().partition(|row| !row.about.is_empty());
    rules.iter().for_each(|row| table.plain(cells(row)));
    if rules.len() > 1 {
        table.row(cells(&sum(&rules)).map(|cell| (STRONG, cell)));
    }
    own.iter().for_each(|row| table.plain(cells(row)));
    table.text(0)
}

fn cells(row: &SectionRow) -> [String; 8] {
    let numbers = [row.clauses, row.checks, row.lines, row.facts, row.guards, row.undecidable];
    let [clauses, checks, lines, facts, guards, undecidable] =
        numbers.map(|n| if n == 0 { "-".into() } else { n.to_string() });
    [row.section.clone(), clauses, checks, lines, facts, guards, undecidable, row.about.into()]
}

fn sum(rows: &[&SectionRow]) -> SectionRow {
    let all = |of: fn(&SectionRow) -> u64| rows.iter().map(|row| of(row)).sum();
    SectionRow {
        section: "all".into(),
        about: "",
        clauses: all(|row| row.clauses),
        checks: all(|row| row.checks),
        lines: all(|row| row.lines),
        facts: all(|row| row.facts),
        guards: all(|row| row.guards),
        undecidable: all(|row| row.undecidable),
    }
}
