//! The two sides of a form: a printer that collects words, and a cursor over the tokens of a line that
//! remembers what could have stood where it stopped. Knows the map and the known units; knows no event.

use super::error::{ErrorKind, Fault, Spot};
use super::token::{Token, TokenKind, is_bare, quote};
use crate::event::UnitId;
use crate::map::Map;
use crate::vocab::{alike, nearest};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Collects the words of a line.
pub(super) struct Printer<'a> {
    pub(super) map: &'a Map,
    line: String,
    /// Where the event begins in the line.
    start: usize,
    /// Is this word a verb that begins a line? A subject of that name goes in quotes.
    leads: fn(&str) -> bool,
}

impl<'a> Printer<'a> {
    pub(super) fn new(map: &'a Map, leads: fn(&str) -> bool) -> Printer<'a> {
        Printer { map, line: String::new(), start: 0, leads }
    }

    /// A verb or a keyword.
    pub(super) fn word(&mut self, word: &str) {
        self.space();
        self.line.push_str(word);
    }

    /// An event begins here, behind what was said of it.
    pub(super) fn begin_event(&mut self) {
        self.start = self.line.len();
    }

    /// A value: in quotes where it could be taken for something else.
    pub(super) fn value(&mut self, text: &str) {
        let taken = self.line.len() == self.start && (self.leads)(text);
        if is_bare(text) && !taken { self.word(text) } else { self.quoted(text) }
    }

    /// A value in quotes whatever it is.
    pub(super) fn quoted(&mut self, text: &str) {
        self.space();
        quote(text, &mut self.line);
    }

    /// The comma behind an item of a series.
    pub(super) fn comma(&mut self) {
        self.line.push(',');
    }

    pub(super) fn finish(self) -> String {
        self.line
    }

    fn space(&mut self) {
        if !self.line.is_empty() {
            self.line.push(' ');
        }
    }
}

/// The most faults noted of one line: a hostile line must not make errors slow.
pub(super) const MAX_FAULTS: usize = 50;

/// Reading stopped at a fault, which the cursor has noted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stop;

/// What reading gives.
pub(super) type Read<T> = Result<T, Stop>;

/// A piece of a line that holds one value.
#[derive(Clone, Copy)]
pub(super) struct Span<'a> {
    pub(super) text: &'a str,
    pub(super) spot: Spot,
    /// It stood in quotes.
    pub(super) quoted: bool,
}

impl<'a> Span<'a> {
    fn of(token: &'a Token<'a>) -> Span<'a> {
        Span { text: &token.text, spot: token.spot, quoted: token.kind == TokenKind::Quoted }
    }
}

/// What a line is read against.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    pub(super) map: &'a Map,
    /// The units known; `None` when any name will do.
    pub(super) units: Option<&'a BTreeSet<UnitId>>,
    /// Who rolls when a roll does not say it.
    pub(super) recorder: &'a str,
}

/// How far a reading of an event came, with the faults that it noted since it began.
pub(super) struct Reached {
    at: usize,
    faults: Vec<Fault>,
    tried: (usize, Vec<&'static str>),
}

impl Reached {
    pub(super) const fn is_beyond(&self, other: &Reached) -> bool {
        self.at > other.at
    }
}

/// A place in the tokens of one event.
pub(super) struct Cursor<'a> {
    tokens: &'a [Token<'a>],
    at: usize,
    /// Where the event ends in the line.
    end: usize,
    pub(super) known: Known<'a>,
    pub(super) faults: Vec<Fault>,
    /// Words and values that could have stood here, and the place that they were tried at.
    tried: (usize, Vec<&'static str>),
}

impl<'a> Cursor<'a> {
    pub(super) fn new(tokens: &'a [Token<'a>], known: Known<'a>) -> Cursor<'a> {
        let end = tokens.last().map_or(0, |token| token.spot.end);
        Cursor { tokens, at: 0, end, known, faults: Vec::new(), tried: (0, Vec::new()) }
    }

    /// Where it stands, and how many faults were noted.
    pub(super) const fn place(&self) -> (usize, usize) {
        (self.at, self.faults.len())
    }

    /// Back to a place; what was read and noted since is handed over.
    pub(super) fn turn_back(&mut self, (at, faults): (usize, usize)) -> Reached {
        let tried = core::mem::take(&mut self.tried);
        let reached = Reached { at: self.at, faults: self.faults.split_off(faults), tried };
        self.at = at;
        reached
    }

    /// On to where a reading came.
    pub(super) fn go_to(&mut self, reached: Reached) {
        self.at = reached.at;
        self.tried = reached.tried;
        self.faults.extend(reached.faults);
    }

    pub(super) fn peek(&self) -> Option<&'a Token<'a>> {
        self.tokens.get(self.at)
    }

    pub(super) fn peek_second(&self) -> Option<&'a Token<'a>> {
        self.tokens.get(self.at + 1)
    }

    pub(super) fn skip(&mut self) {
        self.at += 1;
    }

    /// Is the next token this word? Remembers that it could have been.
    pub(super) fn sees(&mut self, word: &'static str) -> bool {
        let seen = self.peek().is_some_and(|token| token.is(word));
        if !seen {
            self.try_here(word);
        }
        seen
    }

    /// Takes this word if it is next.
    pub(super) fn takes(&mut self, word: &'static str) -> bool {
        let seen = self.sees(word);
        self.at += usize::from(seen);
        seen
    }

    /// Is the next token this word of the game, in either case?
    pub(super) fn sees_word(&mut self, word: &'static str) -> bool {
        let same = |token: &&Token<'_>| token.kind == TokenKind::Word && alike(&token.text, word);
        let seen = self.peek().filter(same).is_some();
        if !seen {
            self.try_here(word);
        }
        seen
    }

    /// Takes this word of the game if it is next, in either case.
    pub(super) fn takes_word(&mut self, word: &'static str) -> bool {
        let seen = self.sees_word(word);
        self.at += usize::from(seen);
        seen
    }

    /// Remembers what could have stood here.
    pub(super) fn try_here(&mut self, what: &'static str) {
        if self.tried.0 != self.at {
            self.tried = (self.at, Vec::new());
        }
        if !self.tried.1.contains(&what) {
            self.tried.1.push(what);
        }
    }

    /// The next token as a value.
    pub(super) fn value(&mut self, kind: ErrorKind, expected: &str) -> Read<Span<'a>> {
        match self.peek() {
            Some(token) if matches!(token.kind, TokenKind::Word | TokenKind::Quoted) => {
                self.skip();
                Ok(Span::of(token))
            }
            Some(_) => self.stop_here(kind, expected),
            None => self.missing(expected),
        }
    }

    /// Notes a fault and goes on.
    pub(super) fn note(&mut self, fault: Fault) {
        if self.notes_more() {
            self.faults.push(fault);
        }
    }

    /// Would one more fault of this line be noted?
    pub(super) fn notes_more(&self) -> bool {
        self.faults.len() < MAX_FAULTS
    }

    /// Notes a fault about a value and stops.
    pub(super) fn refuse<T>(
        &mut self,
        kind: ErrorKind,
        span: Span<'_>,
        expected: impl Into<String>,
    ) -> Read<T> {
        self.note(Fault::new(kind, span.spot, span.text, expected));
        Err(Stop)
    }

    /// Stops at the next token, or at the end of the event.
    pub(super) fn stop_here<T>(&mut self, kind: ErrorKind, expected: &str) -> Read<T> {
        match self.peek() {
            Some(token) => self.refuse(kind, Span::of(token), expected),
            None => self.missing(expected),
        }
    }

    /// Stops because the line ends too early.
    pub(super) fn missing<T>(&mut self, expected: &str) -> Read<T> {
        let spot = Spot { start: self.end, end: self.end };
        self.note(Fault::new(ErrorKind::MissingField, spot, "", expected));
        Err(Stop)
    }

    /// One of these words must come; the fault names the nearest.
    pub(super) fn no_such_word<T>(&mut self, words: &[&'static str]) -> Read<T> {
        let expected = or_list(words);
        let stopped = self.stop_here(ErrorKind::UnknownWord, &expected);
        self.hint(words);
        stopped
    }

    /// Nothing may be left.
    pub(super) fn done(&mut self) -> Read<()> {
        let Some(token) = self.peek() else { return Ok(()) };
        let tried = if self.tried.0 == self.at { core::mem::take(&mut self.tried.1) } else { Vec::new() };
        let mut expected = or_list(&tried);
        expected.push_str(if tried.is_empty() { "the end of the line" } else { ", or the end of the line" });
        let span = Span::of(token);
        let stopped = self.refuse(ErrorKind::TrailingWords, span, expected);
        self.hint(&tried);
        stopped
    }

    /// Adds the nearest of these words to the fault just noted.
    pub(super) fn hint(&mut self, words: &[&'static str]) {
        if let Some(fault) = self.faults.last_mut() {
            let single = words.iter().copied().filter(|word| !word.contains(' '));
            fault.hint = nearest(&fault.found, single);
        }
    }
}

/// ``"`a`, `b`, a number"``: single words are literal, descriptions are not.
fn or_list(words: &[&str]) -> String {
    let shown = |word: &&str| if word.contains(' ') { (*word).into() } else { format!("`{word}`") };
    let all: Vec<String> = words.iter().map(shown).collect();
    all.join(", ")
}
