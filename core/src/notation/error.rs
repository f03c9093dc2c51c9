//! What can be wrong with a file of the notation, where, and what was expected. Knows text and places;
//! knows no event.

use alloc::format;
use alloc::string::String;
use core::fmt;

/// The kind of a fault. Stable: programs may match on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The TOML head is no scenario.
    #[error("fault in the scenario head")]
    Head,
    /// The line `---` between head and events is missing.
    #[error("no line `---` behind the scenario head")]
    NoSeparator,
    /// The head is longer than an event may hold, or holds control characters.
    #[error("head that no log can hold")]
    HeadText,
    /// A line is longer than [`MAX_LINE_BYTES`](super::MAX_LINE_BYTES).
    #[error("line too long")]
    LineTooLong,
    /// The file has more than [`MAX_LINES`](super::MAX_LINES) lines.
    #[error("too many lines")]
    TooManyLines,
    /// More than [`MAX_ERRORS`](super::MAX_ERRORS) errors: the others are not listed.
    #[error("too many errors")]
    TooManyErrors,
    /// A quote does not close, or an escape is none.
    #[error("broken quotation")]
    Quotation,
    /// No such verb.
    #[error("unknown verb")]
    UnknownVerb,
    /// A word that is none of the few that may stand there.
    #[error("unknown word")]
    UnknownWord,
    /// Something that the line must say is missing.
    #[error("missing field")]
    MissingField,
    /// Words are left when the event is complete.
    #[error("trailing words")]
    TrailingWords,
    /// A unit that neither the head nor an earlier line names.
    #[error("unknown unit")]
    UnknownUnit,
    /// A text that is no hex, hexside, hexspine or vertex.
    #[error("no hex")]
    NotAHex,
    /// A hex of a board that the scenario does not have.
    #[error("no such board")]
    NoSuchBoard,
    /// A die that shows no face from 1 to 6.
    #[error("impossible dice")]
    BadDice,
    /// A number that is none, or beyond all sense.
    #[error("bad number")]
    BadNumber,
    /// A value of another kind that cannot be read.
    #[error("bad value")]
    BadValue,
    /// An expectation at the end of a line that names no clause or no figure.
    #[error("bad expectation")]
    BadExpectation,
    /// A directive where it may not stand, or said twice.
    #[error("misplaced directive")]
    Misplaced,
}

/// Bytes of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub(super) start: usize,
    pub(super) end: usize,
}

/// A fault in a line whose number is not yet known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    pub(super) kind: ErrorKind,
    pub(super) spot: Spot,
    pub(super) found: String,
    pub(super) expected: String,
    pub(super) hint: Option<String>,
}

impl Fault {
    pub(super) fn new(kind: ErrorKind, spot: Spot, found: &str, expected: impl Into<String>) -> Fault {
        Fault { kind, spot, found: shortened(found), expected: expected.into(), hint: None }
    }
}

/// The longest text that an error repeats, in characters.
const MAX_SHOWN: usize = 60;

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_SHOWN) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.into(),
    }
}

/// One error of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// What kind of fault.
    pub kind: ErrorKind,
    /// The line, 1 first.
    pub line: usize,
    /// The column, 1 first, in characters.
    pub column: usize,
    /// What stood there, shortened; empty at the end of a line.
    pub found: String,
    /// What was expected.
    pub expected: String,
    /// The nearest known word, when one is near.
    pub hint: Option<String>,
    /// The part of the line around the column.
    excerpt: String,
    /// Where in the excerpt the caret stands, and how wide it is, in characters.
    caret: (usize, usize),
}

/// How much of a long line is shown on each side of the column, in characters.
const CONTEXT: usize = 70;

impl NotationError {
    pub(super) fn new(line: usize, text: &str, fault: Fault) -> NotationError {
        let chars = |from: usize, to: usize| text.get(from..to).map_or(0, |part| part.chars().count());
        let start = fault.spot.start.min(text.len());
        let before = chars(0, start);
        let width = chars(start, fault.spot.end.min(text.len())).clamp(1, CONTEXT);
        let skipped = before.saturating_sub(CONTEXT);
        let blank_tabs = |c: char| if c.is_control() { ' ' } else { c };
        let excerpt = text.chars().skip(skipped).take(2 * CONTEXT).map(blank_tabs).collect();
        NotationError {
            kind: fault.kind,
            line,
            column: before + 1,
            found: fault.found,
            expected: fault.expected,
            hint: fault.hint,
            excerpt,
            caret: (before - skipped, width),
        }
    }

    /// The error as several lines: the message, the line in question, and a caret under the column.
    ///
    /// ```
    /// let parsed = asl_core::notation::parse("printing = \"2e\"\n---\nturn 1 russian XPh\n");
    /// assert_eq!(
    ///     parsed.errors[0].render("game.asl"),
    ///     "error: unknown word: found `XPh`, expected a phase (RPh PFPh MPh DFPh AFPh RtPh APh CCPh)\n \
    ///      --> game.asl:3:16\n  |\n3 | turn 1 russian XPh\n  |                ^^^\n  = did you mean `RPh`?\n"
    /// );
    /// ```
    #[must_use]
    pub fn render(&self, file: &str) -> String {
        let number = format!("{}", self.line);
        let pad = " ".repeat(number.len());
        let carets = format!("{}{}", " ".repeat(self.caret.0), "^".repeat(self.caret.1));
        let hint =
            self.hint.as_ref().map_or(String::new(), |hint| format!("{pad} = did you mean `{hint}`?\n"));
        format!(
            "error: {}\n{pad}--> {file}:{}:{}\n{pad} |\n{number} | {}\n{pad} | {carets}\n{hint}",
            Message(self),
            self.line,
            self.column,
            self.excerpt.trim_end(),
        )
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, Message(self))?;
        self.hint.as_ref().map_or(Ok(()), |hint| write!(f, " (did you mean `{hint}`?)"))
    }
}

impl core::error::Error for NotationError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.kind)
    }
}

/// Kind, what was found, what was expected.
struct Message<'a>(&'a NotationError);

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let error = self.0;
        write!(f, "{}: ", error.kind)?;
        match (error.found.as_str(), error.expected.as_str()) {
            ("", expected) => write!(f, "expected {expected}"),
            (found, "") => write!(f, "{found}"),
            (found, expected) => write!(f, "found `{found}`, expected {expected}"),
        }
    }
}
