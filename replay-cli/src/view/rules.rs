//! The book as rows.

use asl_core::rules::{Clause, Part, clauses as book};
use asl_core::vocab::BOOK_VERSION;
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

/// How the clauses of one section are judged, in numbers.
#[derive(Clone, Default, JsonSchema, Serialize, Debug)]
pub struct SectionRow {
    /// `D2.1`, which holds D2.11 to D2.18; `LOG` for the log's own clauses.
    pub section: String,
    /// What it is about; empty for clauses that stand in no rulebook.
    pub about: &'static str,
    /// All of its clauses.
    pub clauses: u64,
    /// Judged by themselves, on an event or over the whole log.
    pub checks: u64,
    /// Lines of a tally, blamed when the figure is wrong.
    pub lines: u64,
    /// Kept by the position itself.
    pub facts: u64,
    /// Permissions: nothing is reported.
    pub guards: u64,
    /// Nothing in a log can decide them.
    pub undecidable: u64,
}

/// What the sections are about.
const ABOUT: [(&str, &str); 24] = [
    ("A7.1", "fire phases"),
    ("A7.2", "firepower and range"),
    ("A7.3", "resolution and its results"),
    ("A7.4", "targets"),
    ("A7.5", "fire groups and direction"),
    ("A7.6", "DRM"),
    ("A7.7", "Encirclement"),
    ("A7.8", "Pin"),
    ("A7.9", "Cowering"),
    ("D2.1", "MP expenditure"),
    ("D2.2", "Reverse"),
    ("D2.3", "Bypass"),
    ("D2.4", "Motion"),
    ("D2.5", "ESB and mechanical reliability"),
    ("D2.6", "enemy AFV in the hex"),
    ("D2.7", "entry with ALL MP"),
    ("D3", "scope"),
    ("D3.1", "VCA and TCA"),
    ("D3.2", "target facing"),
    ("D3.3", "Bounding Fire and the DEFENDER's window"),
    ("D3.4", "Armor Leaders"),
    ("D3.5", "machine guns, and turns for a shot"),
    ("D3.6", "flamethrowers"),
    ("D3.7", "malfunction, repair, Low Ammo"),
];

/// `D2.1` of `D2.11-vca-cost`, `D3` of `D3-scope-..`, `LOG` of `LOG.phase-order`.
fn section_of(id: &str) -> &str {
    let rule = id.split('-').next().unwrap_or(id);
    match rule.split_once('.') {
        Some((chapter, number)) if number.starts_with(|c: char| c.is_ascii_digit()) => {
            &id[..chapter.len() + 2]
        }
        Some((chapter, _)) => chapter,
        None => rule,
    }
}

impl SectionRow {
    fn add(&mut self, status: &str) {
        self.clauses += 1;
        *match status {
            "check" | "whole log" => &mut self.checks,
            "line" => &mut self.lines,
            "fact" => &mut self.facts,
            "guard" => &mut self.guards,
            _ => &mut self.undecidable,
        } += 1;
    }
}

/// The sections of some clauses, by name.
fn sections(clauses: &[ClauseRow]) -> Vec<SectionRow> {
    let mut rows: std::collections::BTreeMap<&str, SectionRow> = std::collections::BTreeMap::new();
    clauses.iter().for_each(|row| rows.entry(section_of(row.clause)).or_default().add(row.status));
    let about = |section: &str| ABOUT.iter().find(|(name, _)| *name == section);
    rows.into_iter()
        .map(|(section, row)| SectionRow {
            section: section.into(),
            about: about(section).map_or("", |(_, about)| about),
            ..row
        })
        .collect()
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
    /// The same in numbers, section by section.
    pub sections: Vec<SectionRow>,
}

impl RulesView {
    /// The clauses whose id begins so, each once.
    #[must_use]
    pub fn of(wanted: Option<&str>) -> RulesView {
        RulesView::such(|clause| wanted.is_none_or(|wanted| meant(clause, wanted)))
    }

    /// What a user looks for: one word that begins ids means those alone; else every word must begin an id, or a word
    /// of it or of what the clause says.
    #[must_use]
    pub fn search(words: &[&str]) -> RulesView {
        let by_id = RulesView::of(words.first().copied());
        if words.len() < 2 && !by_id.clauses.is_empty() {
            return by_id;
        }
        RulesView::such(|clause| words.iter().all(|word| meant(clause, word) || speaks_of(clause, word)))
    }

    fn such(wanted: impl Fn(&Clause) -> bool) -> RulesView {
        let mut clauses: Vec<ClauseRow> = Vec::new();
        for clause in book() {
            let known = clauses.iter().any(|row| row.clause == clause.id.0);
            if !known && wanted(clause) {
                clauses.push(row(clause));
            }
        }
        let sections = sections(&clauses);
        RulesView { schema: "asl-replay/rules/1", book: BOOK_VERSION, clauses, sections }
    }
}

/// A chapter, a rule, a clause, or the beginning of a clause behind its rule; never half a number.
fn meant(clause: &Clause, wanted: &str) -> bool {
    is_meant(clause.id.0, wanted)
}

/// Does a word of its id, or of what it says, begin so?
fn speaks_of(clause: &Clause, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase();
    let begins = |text: &str| {
        let text = text.to_lowercase();
        let words = text.split(|c: char| !(c.is_alphanumeric() || c == '.'));
        words.into_iter().any(|word| word.starts_with(&wanted))
    };
    begins(clause.id.0) || begins(clause.says)
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
