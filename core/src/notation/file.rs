//! A whole file: the head, the line `---`, the directives, the event lines. Input: text, or events. Reads no
//! file and knows no rule.

use super::cursor::Printer;
use super::error::{ErrorKind, Fault, NotationError, Spot};
use super::lines;
use super::reader::{Line, Reader, first_recorder};
use super::tail::{self, Expectation};
use super::token::{Token, is_bare, quote, tokens};
use super::{MAX_ERRORS, MAX_LINE_BYTES, MAX_LINES, SEPARATOR};
use crate::event::{Event, GameStarted, HeadText, MAX_HEAD_BYTES, Name, Text, What};
use crate::map::Map;
use crate::scenario::{HeadError, Scenario, Types};
use crate::vocab::BOOK_VERSION;
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What a file gave: everything that could be read, and everything that was wrong with the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// The scenario; absent when the head has a fault.
    pub scenario: Option<Scenario>,
    /// The events in order. The first is record 0, made of the head.
    pub lines: Vec<Line>,
    /// All errors, in the order of the file, up to [`MAX_ERRORS`].
    pub errors: Vec<NotationError>,
}

/// Reads a whole file.
///
/// ```
/// let parsed = asl_core::notation::parse("printing = \"2e\"\n---\nturn 1 russian MPh  # first\n");
/// assert!(parsed.errors.is_empty());
/// assert_eq!(parsed.lines.len(), 2); // record 0, and the phase
/// ```
#[must_use]
pub fn parse(text: &str) -> Parsed {
    parse_with(text, &Types::default())
}

/// Reads a whole file; types of vehicles that it names and does not describe are written into its head, when they
/// are among these.
#[must_use]
pub fn parse_with(text: &str, types: &Types) -> Parsed {
    let text = normalized(text);
    let mut errors = Errors::default();
    let Some((head, body, first)) = split(&text) else {
        let fault = Fault::new(ErrorKind::NoSeparator, Spot { start: 0, end: 0 }, "", NO_SEPARATOR);
        errors.push(1, text.lines().next().unwrap_or(""), fault);
        return Parsed { scenario: None, lines: Vec::new(), errors: errors.all };
    };
    let head = &*if head.len() <= MAX_HEAD_BYTES { types.complete(head) } else { Cow::Borrowed(head) };
    let readable = head.len() <= MAX_HEAD_BYTES;
    let read = || Scenario::read_by(head, book_of(body)).map_err(|faults| errors.head(head, faults)).ok();
    let scenario = readable.then(read).flatten();
    errors.head(head, scenario.as_ref().map_or_else(Vec::new, |scenario| scenario.strange_words(head)));
    let stand_in = Scenario::empty();
    let mut reader = scenario.as_ref().map_or_else(|| Reader::trusting(&stand_in), Reader::new);
    errors.boards_unknown = scenario.is_none();
    let lines = read_body(head, body, first, &mut reader, &mut errors);
    errors.all.sort_by_key(|error| (error.line, error.column));
    drop(reader);
    Parsed { scenario, lines, errors: errors.all }
}

const NO_SEPARATOR: &str = "a line `---` between the scenario head and the events";

/// Reads event lines alone, as a player mails them to continue a game.
///
/// # Errors
/// All faults of all lines, up to [`MAX_ERRORS`].
pub fn parse_lines(reader: &mut Reader<'_>, text: &str) -> Result<Vec<Line>, Vec<NotationError>> {
    let mut errors = Errors::default();
    let text = normalized(text);
    let lines = read_lines(&text, 1, reader, &mut errors);
    if errors.all.is_empty() { Ok(lines) } else { Err(errors.all) }
}

/// Reads one event line against the units of a scenario.
///
/// # Errors
/// All faults of the line; a blank line lacks a verb.
pub fn parse_event(scenario: &Scenario, line: &str) -> Result<Line, Vec<NotationError>> {
    let missing = || {
        let fault = Fault::new(ErrorKind::MissingField, Spot { start: 0, end: 0 }, "", "an event");
        alloc::vec![NotationError::new(1, line, fault)]
    };
    Reader::new(scenario).line(1, line)?.ok_or_else(missing)
}

/// Writes a game: the head of record 0, then a line for each event. Events that do not begin with record 0
/// give their lines alone. The scenario is that of the head, or [`Scenario::empty`] when it has none.
#[must_use]
pub fn print(scenario: &Scenario, events: &[Event]) -> String {
    let mut out = String::new();
    let mut recorder = first_recorder(scenario);
    for (n, event) in events.iter().enumerate() {
        if let (0, What::GameStarted(started)) = (n, &event.what) {
            print_start(started, event, &recorder, &mut out);
        } else {
            print_line(&scenario.map, event, recorder != event.by, &mut out);
        }
        recorder = event.by.clone();
    }
    out
}

/// Writes one event without its recorder and its claimed time.
#[must_use]
pub fn print_event(map: &Map, event: &Event) -> String {
    let mut out = Printer::new(map, lines::is_leading);
    lines::print(&event.what, &mut out);
    out.finish()
}

fn print_line(map: &Map, event: &Event, new_recorder: bool, out: &mut String) {
    if new_recorder {
        out.push_str("by ");
        out.push_str(event.by.as_str());
        out.push('\n');
    }
    out.push_str(&print_event(map, event));
    print_time(event.at.as_ref(), out);
    out.push('\n');
}

fn print_start(started: &GameStarted, event: &Event, recorder: &Name, out: &mut String) {
    out.push_str(started.head.as_str());
    out.push_str("\n---\nbook ");
    out.push_str(&started.book.to_string());
    if event.by != *recorder {
        out.push_str(" by ");
        out.push_str(event.by.as_str());
    }
    print_time(event.at.as_ref(), out);
    out.push('\n');
}

fn print_time(at: Option<&Text>, out: &mut String) {
    let Some(at) = at else { return };
    out.push_str(" @");
    if is_bare(at.as_str()) || at.as_str() == "ok" {
        out.push_str(at.as_str());
    } else {
        quote(at.as_str(), out);
    }
}

/// Without a byte order mark and with plain line ends.
fn normalized(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.contains("\r\n") { Cow::Owned(text.replace("\r\n", "\n")) } else { Cow::Borrowed(text) }
}

/// The head, the text behind the separator, and the number of the first line there. The head ends before the
/// line feed in front of the separator.
fn split(text: &str) -> Option<(&str, &str, usize)> {
    let mut start = 0;
    for (n, line) in text.split('\n').enumerate() {
        if line == SEPARATOR {
            let body = text.get(start + line.len() + 1..).unwrap_or("");
            return Some((&text[..start.saturating_sub(1)], body, n + 2));
        }
        start += line.len() + 1;
    }
    None
}

fn read_body(
    head: &str,
    body: &str,
    first: usize,
    reader: &mut Reader<'_>,
    errors: &mut Errors,
) -> Vec<Line> {
    let mut book = Book { number: BOOK_VERSION, at: None, line: first - 1, expectations: Vec::new() };
    let (mut rest, mut number) = (body, first);
    while let Some((line, after)) = next_line(rest) {
        let Ok(found) = tokens(line) else { break };
        let Some(first) = found.first() else {
            (rest, number) = (after, number + 1);
            continue;
        };
        if first.is("book") {
            book.line = number;
            book.read(&found, reader, number, line, errors);
            (rest, number) = (after, number + 1);
        }
        break;
    }
    let start = book.start(head, reader, errors);
    let events = read_lines(rest, number, reader, errors);
    start.into_iter().chain(events).collect()
}

/// The version of the book that the text names, if any, before its events are read: the head is read by it.
fn book_of(body: &str) -> u16 {
    let first = body.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    let mut words = first.unwrap_or("").split_whitespace();
    let named = words.next().filter(|word| *word == "book").and_then(|_| words.next()?.parse().ok());
    named.unwrap_or(BOOK_VERSION)
}

fn next_line(text: &str) -> Option<(&str, &str)> {
    if text.is_empty() { None } else { Some(text.split_once('\n').unwrap_or((text, ""))) }
}

/// The directive `book 1 by ivan @2026-11-21`: what record 0 says besides the head.
struct Book {
    number: u16,
    at: Option<Text>,
    line: usize,
    expectations: Vec<Expectation>,
}

impl Book {
    fn read(
        &mut self,
        found: &[Token<'_>],
        reader: &mut Reader<'_>,
        number: usize,
        line: &str,
        errors: &mut Errors,
    ) {
        let (words, rest) = found.split_at(tail::begin(found));
        let mut faults = Vec::new();
        let tail = tail::read(line, rest, &mut faults);
        faults.into_iter().for_each(|fault| errors.push(number, line, fault));
        self.at = tail.at.and_then(|(time, _)| time.parse().ok());
        self.expectations = tail.expectations;
        let mut refuse = |token: Option<&Token<'_>>, kind| {
            let end = found.last().map_or(0, |last| last.spot.end);
            let (spot, text) = token.map_or((Spot { start: end, end }, ""), |t| (t.spot, &*t.text));
            errors.push(number, line, Fault::new(kind, spot, text, BOOK));
        };
        match words.get(1).map(|book| book.text.parse()) {
            Some(Ok(book)) => self.number = book,
            Some(Err(_)) => return refuse(words.get(1), ErrorKind::BadNumber),
            None => return refuse(None, ErrorKind::MissingField),
        }
        match (words.get(2), words.get(3).map(|name| name.text.parse()), words.get(4)) {
            (None, ..) => {}
            (Some(by), Some(Ok(name)), None) if by.is("by") => reader.record_by(name),
            (Some(word), ..) => refuse(Some(word), ErrorKind::TrailingWords),
        }
    }

    /// Record 0.
    fn start(self, head: &str, reader: &Reader<'_>, errors: &mut Errors) -> Option<Line> {
        let Ok(head) = head.parse::<HeadText>() else {
            let expected = alloc::format!(
                "a head of at most {MAX_HEAD_BYTES} bytes without control characters other than tab and line feed"
            );
            errors.push(1, "", Fault::new(ErrorKind::HeadText, Spot { start: 0, end: 0 }, "", expected));
            return None;
        };
        let what = What::GameStarted(GameStarted { book: self.number, head });
        let event = Event { by: reader.recorder().clone(), at: self.at, what };
        Some(Line { number: self.line, event, expectations: self.expectations })
    }
}

const BOOK: &str =
    "`book`, the version of the rule book code, perhaps `by` and who set the game up, perhaps a time";

fn read_lines(body: &str, first: usize, reader: &mut Reader<'_>, errors: &mut Errors) -> Vec<Line> {
    let mut lines = Vec::new();
    for (n, text) in body.split('\n').enumerate() {
        let number = first + n;
        if number > MAX_LINES {
            let expected = alloc::format!("at most {MAX_LINES} lines; the rest was not read");
            errors.push(
                number,
                "",
                Fault::new(ErrorKind::TooManyLines, Spot { start: 0, end: 0 }, "", expected),
            );
            break;
        }
        if text.len() > MAX_LINE_BYTES {
            let expected = alloc::format!("at most {MAX_LINE_BYTES} bytes in a line");
            let spot = Spot { start: 0, end: 1 };
            errors.push(number, "", Fault::new(ErrorKind::LineTooLong, spot, "", expected));
            continue;
        }
        if errors.is_full() {
            break;
        }
        let outcome = reader.read(number, text);
        lines.extend(outcome.line);
        outcome.faults.into_iter().for_each(|fault| errors.push(number, text, fault));
    }
    lines
}

/// Collects errors, up to a limit.
#[derive(Default)]
struct Errors {
    all: Vec<NotationError>,
    /// The head is at fault: boards are unknown, and so are errors about them.
    boards_unknown: bool,
}

impl Errors {
    fn push(&mut self, line: usize, text: &str, fault: Fault) {
        if self.boards_unknown && fault.kind == ErrorKind::NoSuchBoard {
            return;
        }
        match self.all.len() {
            n if n < MAX_ERRORS => self.all.push(NotationError::new(line, text, fault)),
            MAX_ERRORS => {
                let expected =
                    alloc::format!("fewer than {MAX_ERRORS} errors; those behind it are not listed");
                let fault = Fault::new(ErrorKind::TooManyErrors, fault.spot, "", expected);
                self.all.push(NotationError::new(line, text, fault));
            }
            _ => {}
        }
    }

    /// Is the limit passed? Then the rest of the file is not read.
    fn is_full(&self) -> bool {
        self.all.len() > MAX_ERRORS
    }

    /// Faults of the head, at the lines and columns of their spans.
    fn head(&mut self, head: &str, faults: Vec<HeadError>) {
        for fault in faults {
            let start = fault.span.as_ref().map_or(0, |span| span.start.min(head.len()));
            let end = fault.span.as_ref().map_or(0, |span| span.end);
            let before = head.get(..start).unwrap_or("");
            let line_start = before.rfind('\n').map_or(0, |n| n + 1);
            let line = head[line_start..].split('\n').next().unwrap_or("");
            let spot = Spot { start: start - line_start, end: end.saturating_sub(line_start) };
            let number = before.matches('\n').count() + 1;
            let mut described = Fault::new(ErrorKind::Head, spot, "", "");
            described.found = fault.to_string();
            self.push(number, line, described);
        }
    }
}
