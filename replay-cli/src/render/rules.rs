//! The book as text.

use super::{DIM, STRONG, Table, counted};
use crate::view::RulesView;
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
