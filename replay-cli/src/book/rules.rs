//! `rules`: the book.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::text::table::Table;
use crate::text::{DIM, STRONG};
use crate::words::counted;
use anstyle::Style;
use asl_core::rules::{Clause, Part, clauses as book};
use asl_core::vocab::BOOK_VERSION;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

/// The book: every clause and how it is judged.
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// A chapter (`D2`), a rule (`D2.15`), a clause, or the beginning of one (`D2.15-no`); else words of its id or of
    /// what it says (`bog`, `D2.5 esb`); all clauses when not given.
    #[arg(value_name = "CLAUSE")]
    pub clause: Vec<String>,
    /// In numbers, section by section: how many clauses are judged, and how.
    #[arg(long)]
    pub sections: bool,
}

impl Command for RulesArgs {
    fn examples() -> &'static [&'static str] {
        &["rules D2.15", "rules bog"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let words: Vec<&str> = self.clause.iter().flat_map(|text| text.split_whitespace()).collect();
        let view = RulesView::search(&words);
        if view.clauses.is_empty() {
            let words = words.join(" ");
            return Err(Failure::Usage(format!(
                "no clause begins with {words:?} or has such words (`asl-replay rules` lists them all)"
            )));
        }
        let text = if self.sections { section_table(&view) } else { rules(&view, call.width) };
        Ok(Answer::of(Exit::Clean, &view, text))
    }
}

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
pub(crate) fn is_meant(id: &str, wanted: &str) -> bool {
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
pub fn section_table(view: &RulesView) -> String {
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
