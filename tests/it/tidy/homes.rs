//! A clause stands in the file that its number leads to: the one whose number is the longest beginning of its own, or the
//! last one before it in its section. Clauses of the log have no number, and stand in `log`.

use super::source::Source;
use asl_core::rules::{Book, clauses};

/// The number of a rule, or of a file: chapter, section, and the digits behind the point.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Number {
    chapter: char,
    section: String,
    behind: String,
}

impl Number {
    /// `A7.303-one-check`.
    fn of_clause(id: &str) -> Option<Number> {
        let chapter = id.chars().next().filter(|letter| ('A'..='D').contains(letter))?;
        Number::of(chapter.to_ascii_lowercase(), &id[1..], '.')
    }

    /// `core/src/rules/a/a7_303_checks.rs`; of a folder its `mod.rs` speaks.
    fn of_file(path: &str) -> Option<Number> {
        let name = path.strip_suffix("/mod.rs").or(path.strip_suffix(".rs"))?.rsplit('/').next()?;
        let chapter = name.chars().next().filter(|letter| ('a'..='d').contains(letter))?;
        Number::of(chapter, &name[1..], '_')
    }

    fn of(chapter: char, rest: &str, point: char) -> Option<Number> {
        let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
        let section = digits(rest);
        let behind = rest[section.len()..].strip_prefix(point).map(digits).unwrap_or_default();
        let is_one = !section.is_empty() || !behind.is_empty();
        is_one.then_some(Number { chapter, section, behind })
    }

    fn is_beside(&self, other: &Number) -> bool {
        (self.chapter, &self.section) == (other.chapter, &other.section)
    }

    /// Does it lead to this file, of those that hold clauses?
    fn leads_to(&self, file: &Number, files: &[Number]) -> bool {
        let near = || files.iter().filter(|file| file.is_beside(self)).map(|file| file.behind.as_str());
        let longest =
            near().filter(|behind| self.behind.starts_with(behind)).max_by_key(|behind| behind.len());
        let last = near().filter(|behind| *behind <= self.behind.as_str()).max();
        file.is_beside(self) && [longest, last].contains(&Some(file.behind.as_str()))
    }
}

/// The ids of the rows of a file.
fn rows(path: &str) -> Vec<String> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let text = std::fs::read_to_string(format!("{root}/{path}")).expect("a source");
    let id = |row: &str| {
        Some(row.split_once('(')?.1.trim_start().strip_prefix('"')?.split_once('"')?.0.to_owned())
    };
    text.split("Clause::").skip(1).filter_map(id).filter(|id| Book::clause(id).is_some()).collect()
}

#[test]
fn a_clause_stands_in_the_file_that_its_number_leads_to() {
    let files: Vec<(String, Vec<String>)> = Source::below("core/src/rules")
        .into_iter()
        .map(|source| (rows(&source.path), source.path))
        .filter(|(rows, _)| !rows.is_empty())
        .map(|(rows, path)| (path, rows))
        .collect();
    let found: usize = files.iter().map(|(_, rows)| rows.len()).sum();
    // A few are made by a macro for several printings.
    assert!(100 * found > 98 * clauses().count(), "{found} rows are found");
    let numbers: Vec<Number> = files.iter().filter_map(|(path, _)| Number::of_file(path)).collect();
    let is_home = |path: &str, id: &str| match (Number::of_clause(id), Number::of_file(path)) {
        (Some(clause), Some(file)) => clause.leads_to(&file, &numbers),
        (None, _) => path.starts_with("core/src/rules/log/"),
        (Some(_), None) => false,
    };
    let astray = files.iter().flat_map(|(path, rows)| rows.iter().map(move |id| (path, id)));
    let astray: Vec<_> = astray.filter(|(path, id)| !is_home(path, id)).collect();
    assert!(astray.is_empty(), "{astray:#?}");
}

#[test]
fn a_number_leads_to_the_nearest_file() {
    let number = |id: &str| Number::of_clause(id).expect("a number");
    let files = ["a7_2_x", "a7_21_x", "a7_303_x", "a7_30_x", "a_9_x", "b13_x"]
        .map(|name| Number::of_file(&format!("rules/{name}.rs")).expect("a number"));
    let leads = |id: &str| {
        let all = files.iter().filter(|file| number(id).leads_to(file, &files));
        all.map(|file| format!("{}{}_{}", file.chapter, file.section, file.behind)).collect::<Vec<_>>()
    };
    assert_eq!(leads("A7.21-pbf"), ["a7_21"]);
    assert_eq!(leads("A7.22-long-range"), ["a7_2", "a7_21"]);
    assert_eq!(leads("A7.305-ptc"), ["a7_303", "a7_30"]);
    assert_eq!(leads("A.9-highest"), ["a_9"]);
    assert_eq!(leads("B13.41-woods-road"), ["b13_"]);
    assert!(leads("C3.3-final-dr").is_empty());
}
