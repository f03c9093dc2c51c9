//! A law of the house, and what breaks it.

use super::source::Source;
use std::collections::BTreeMap;

/// A law: what it says, where it holds, and what is excepted from it.
pub(super) struct Law {
    /// The invariant of docs/design.md that it holds; 0 for a rule of the house that stands there apart.
    pub(super) invariant: u8,
    /// In one sentence.
    pub(super) says: &'static str,
    /// The folders and files in which it holds.
    pub(super) at: &'static [&'static str],
    /// Folders and files in which it does not.
    pub(super) but: &'static [&'static str],
    /// What is asked.
    pub(super) asks: Ask,
}

/// What a law asks of a source.
pub(super) enum Ask {
    /// It names no path that begins so.
    NoPath(&'static [&'static str]),
    /// It has no such word.
    NoWord(&'static [&'static str]),
    /// It has no such text between quotes.
    NoText(fn() -> Vec<String>),
    /// Its module names none of those above it, in this order from the lowest floor up; blanks between.
    Floors(&'static str),
    /// It has at most so many lines.
    Lines(usize),
    /// It says at its head what it is.
    Head,
    /// It names fewer than so many kinds of events: a list of them stands in the table of kinds.
    Kinds(usize),
}

/// A law that names no path which begins so.
pub(super) const fn no_path(
    invariant: u8,
    at: &'static [&'static str],
    paths: &'static [&'static str],
) -> Law {
    Law { invariant, says: "", at, but: &[], asks: Ask::NoPath(paths) }
}

/// A law that has no such word.
pub(super) const fn no_word(
    invariant: u8,
    at: &'static [&'static str],
    words: &'static [&'static str],
) -> Law {
    Law { invariant, says: "", at, but: &[], asks: Ask::NoWord(words) }
}

/// A law that has no such text between quotes.
pub(super) const fn no_text(invariant: u8, at: &'static [&'static str], texts: fn() -> Vec<String>) -> Law {
    Law { invariant, says: "", at, but: &[], asks: Ask::NoText(texts) }
}

/// A law of floors.
pub(super) const fn floors(at: &'static [&'static str], floors: &'static str) -> Law {
    Law { invariant: 0, says: "no arrow runs back up", at, but: &[], asks: Ask::Floors(floors) }
}

/// A law that a file has at most so many lines.
pub(super) const fn lines(at: &'static [&'static str], most: usize) -> Law {
    Law { invariant: 0, says: "a file is one noun", at, but: &[], asks: Ask::Lines(most) }
}

/// A law that a file says its job at its head.
pub(super) const fn head(at: &'static [&'static str]) -> Law {
    Law { invariant: 0, says: "a file says its job", at, but: &[], asks: Ask::Head }
}

/// A law that a file names fewer than so many kinds of events.
pub(super) const fn kinds(at: &'static [&'static str], most: usize) -> Law {
    let says = "the list of kinds stands once, in core/src/event/kinds.rs: a question about many kinds is an answer there";
    Law { invariant: 0, says, at, but: &[], asks: Ask::Kinds(most) }
}

impl Law {
    /// What it says.
    pub(super) const fn because(self, says: &'static str) -> Law {
        Law { says, ..self }
    }

    /// Where it does not hold.
    pub(super) const fn but(self, but: &'static [&'static str]) -> Law {
        Law { but, ..self }
    }

    /// Whether it holds in this file at all.
    pub(super) fn is_about(&self, path: &str) -> bool {
        let within = |places: &[&str]| places.iter().any(|place| is_below(path, place));
        within(self.at) && !within(self.but)
    }

    /// What breaks it in a file, a line each.
    pub(super) fn broken_by(&self, source: &Source) -> Vec<String> {
        if !self.is_about(&source.path) {
            return Vec::new();
        }
        let found = self.faults(source).into_iter();
        found.map(|(line, what)| format!("{}:{line}: {what} ({})", source.path, self.says)).collect()
    }

    /// What would break it in a file that is excepted by this place.
    pub(super) fn excused_at(&self, but: &str, source: &Source) -> Vec<(usize, String)> {
        if is_below(&source.path, but) { self.faults(source) } else { Vec::new() }
    }

    fn faults(&self, source: &Source) -> Vec<(usize, String)> {
        match &self.asks {
            Ask::NoPath(never) => {
                let named = source.paths().into_iter();
                named.filter(|(_, path)| never.iter().any(|never| begins(path, never))).collect()
            }
            Ask::NoWord(never) => {
                source.words().into_iter().filter(|(_, word)| never.contains(&word.as_str())).collect()
            }
            Ask::NoText(never) => {
                let never = never();
                let texts = source.texts().into_iter();
                let texts = texts.filter(|(_, text)| never.iter().any(|never| never == text));
                texts.map(|(line, text)| (line, format!("{text:?}"))).collect()
            }
            Ask::Floors(floors) => up(source, floors),
            Ask::Lines(most) if source.lines > *most => vec![(*most, format!("{} lines", source.lines))],
            Ask::Head if !source.has_head => vec![(1, "no `//!` at its head".to_owned())],
            Ask::Lines(_) | Ask::Head => Vec::new(),
            Ask::Kinds(most) => {
                let paths = source.paths().into_iter();
                let kinds =
                    paths.filter_map(|(line, path)| Some((path.split_once("What::")?.1.to_owned(), line)));
                let kinds: BTreeMap<String, usize> = kinds.collect();
                let many = kinds.len() >= *most;
                many.then(|| {
                    (*kinds.values().min().unwrap_or(&1), format!("{} kinds of events", kinds.len()))
                })
                .into_iter()
                .collect()
            }
        }
    }
}

/// Whether a path of the repository is this file, or below this folder.
fn is_below(path: &str, place: &str) -> bool {
    path.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

fn begins(path: &str, start: &str) -> bool {
    path.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Paths of its own package that lead to a floor above its own; a module that stands on no floor is one too.
fn up(source: &Source, floors: &str) -> Vec<(usize, String)> {
    let floor = |module: &str| floors.split_whitespace().position(|floor| floor == module);
    let Some(mine) = floor(&source.top()) else {
        // The roots of a package, `lib.rs` and `main.rs`, name everything.
        let fault = (1, format!("the module {:?} stands on no floor", source.top()));
        return if source.top().is_empty() { Vec::new() } else { vec![fault] };
    };
    let package = source.package();
    let modules = source.paths().into_iter().filter_map(|(line, path)| {
        let module = path.strip_prefix(package)?.strip_prefix("::")?.split("::").next()?.to_owned();
        floor(&module).is_some_and(|other| other > mine).then_some((line, path))
    });
    modules.collect()
}
