//! The book as rows.

use asl_core::rules::{BOOK_VERSION, Clause, Part, clauses as book};
use schemars::JsonSchema;
use serde::Serialize;

/// One clause.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ClauseRow {
    /// Its id.
    pub clause: &'static str,
    /// The rule.
    pub rule: &'static str,
    /// What it says.
    pub says: &'static str,
    /// The printings that it belongs to.
    pub printings: Vec<&'static str>,
    /// `check`, `line`, `whole log`, `fact`, `guard` or `undecidable`.
    pub status: &'static str,
    /// How a fact is kept, or why nothing can decide it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<&'static str>,
}

/// What `rules` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct RulesView {
    /// `asl-replay/rules/1`.
    pub schema: &'static str,
    /// Version of the book.
    pub book: u16,
    /// Its clauses.
    pub clauses: Vec<ClauseRow>,
}

impl RulesView {
    /// The clauses whose id begins so, each once.
    #[must_use]
    pub fn of(wanted: Option<&str>) -> RulesView {
        let mut clauses: Vec<ClauseRow> = Vec::new();
        for clause in book() {
            let known = clauses.iter().any(|row| row.clause == clause.id.0);
            if !known && wanted.is_none_or(|wanted| meant(clause, wanted)) {
                clauses.push(row(clause));
            }
        }
        RulesView { schema: "asl-replay/rules/1", book: BOOK_VERSION, clauses }
    }
}

/// A chapter, a rule, a clause, or the beginning of a clause behind its rule; never half a number.
fn meant(clause: &Clause, wanted: &str) -> bool {
    is_meant(clause.id.0, wanted)
}

/// Does a user who writes this mean the clause: a chapter, a rule, a whole id or the beginning of one?
pub(super) fn is_meant(id: &str, wanted: &str) -> bool {
    let (id, wanted) = (id.to_ascii_lowercase(), wanted.to_ascii_lowercase());
    let rest = id.strip_prefix(&wanted);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '-']) || wanted.contains('-'))
}

fn row(clause: &Clause) -> ClauseRow {
    let (status, how) = match clause.part {
        Part::Check(_) | Part::Checks(_) => ("check", None),
        Part::Line => ("line", None),
        Part::Whole => ("whole log", None),
        Part::Fact(how) => ("fact", Some(how)),
        Part::Guard => ("guard", None),
        Part::Undecidable(why) => ("undecidable", Some(why)),
    };
    let printings = match clause.only {
        None => vec!["1e", "2e"],
        Some(asl_core::scenario::Printing::First) => vec!["1e"],
        Some(asl_core::scenario::Printing::Second) => vec!["2e"],
    };
    ClauseRow { clause: clause.id.0, rule: clause.id.rule(), says: clause.says, printings, status, how }
}
