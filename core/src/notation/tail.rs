//! What stands behind an event in its line: expectations of a case (`ok`, `!!`, `??`, `=`) and the claimed
//! time (`@`). No part of the event but the time; knows no verb.

use super::error::{ErrorKind, Fault, Spot};
use super::token::{Token, TokenKind};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What a line expects of the rules.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Expected {
    /// `ok CLAUSE`: it speaks, and finds the play right.
    Kept(String),
    /// `!! CLAUSE`: it finds the play wrong.
    Broken(String),
    /// `?? CLAUSE`: it cannot tell.
    Undecided(String),
    /// `= 8 FP`: a figure that the rules derive, as written.
    Figure(String),
}

/// One expectation and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// Its column, 1 first, in characters.
    pub column: usize,
    /// What is expected.
    pub what: Expected,
}

/// All that stands behind an event.
#[derive(Default)]
pub(super) struct Tail {
    pub(super) expectations: Vec<Expectation>,
    pub(super) at: Option<(String, Spot)>,
}

/// Where the tail begins in the tokens of a line.
pub(super) fn begin(tokens: &[Token<'_>]) -> usize {
    (0..tokens.len()).find(|n| is_mark(&tokens[*n..])).unwrap_or(tokens.len())
}

/// Does a part of the tail begin here? A bare `ok` does so only before a clause.
fn is_mark(tokens: &[Token<'_>]) -> bool {
    match tokens {
        [first, ..] if first.kind == TokenKind::Time || first.is("!!") || first.is("??") => true,
        [first, ..] if first.kind == TokenKind::Word && first.text.starts_with('=') => true,
        [first, second, ..] => first.is("ok") && second.kind == TokenKind::Word && is_clause(&second.text),
        _ => false,
    }
}

/// Has a word the form of a clause's id: `D2.21-total-multiplied`, `LOG.roll-used-twice`, `D3-scope-ordnance-chapter`?
fn is_clause(text: &str) -> bool {
    let chapter = text.split_once('-').is_some_and(|(chapter, _)| {
        (2..=3).contains(&chapter.len()) && chapter.ends_with(|c: char| c.is_ascii_digit())
    });
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_');
    text.starts_with(|c: char| c.is_ascii_uppercase())
        && (text.contains('.') || chapter)
        && text.bytes().all(plain)
}

/// Reads the tail of `line`; its tokens begin with a mark.
pub(super) fn read(line: &str, mut tokens: &[Token<'_>], faults: &mut Vec<Fault>) -> Tail {
    let mut tail = Tail::default();
    while let Some(first) = tokens.first() {
        let next = 1 + begin(&tokens[1..]);
        let (part, rest) = tokens.split_at(next);
        if first.kind == TokenKind::Time {
            tail.time(part, faults);
        } else if first.text.starts_with('=') {
            tail.figure(line, part, faults);
        } else {
            tail.clause(line, part, faults);
        }
        tokens = rest;
    }
    tail
}

impl Tail {
    fn time(&mut self, part: &[Token<'_>], faults: &mut Vec<Fault>) {
        let (token, rest) = (&part[0], &part[1..]);
        if self.at.is_some() {
            faults.push(Fault::new(
                ErrorKind::Misplaced,
                token.spot,
                &token.text,
                "one claimed time at most",
            ));
        }
        surplus(rest, "the end of the line behind the time", ErrorKind::TrailingWords, faults);
        self.at = Some((token.text.to_string(), token.spot));
    }

    fn figure(&mut self, line: &str, part: &[Token<'_>], faults: &mut Vec<Fault>) {
        let (first, last) = (part[0].spot, part[part.len() - 1].spot);
        let text = line[first.start + 1..last.end].trim();
        if text.is_empty() {
            faults.push(Fault::new(ErrorKind::BadExpectation, first, "=", "a figure such as = 8 FP"));
        }
        self.push(line, first, Expected::Figure(text.into()));
    }

    fn clause(&mut self, line: &str, part: &[Token<'_>], faults: &mut Vec<Fault>) {
        let mark = &part[0];
        let expected = "a clause such as D2.21-total-multiplied";
        let Some(id) = part.get(1).filter(|id| id.kind == TokenKind::Word && is_clause(&id.text)) else {
            let at = part.get(1).unwrap_or(mark);
            faults.push(Fault::new(ErrorKind::BadExpectation, at.spot, &at.text, expected));
            return;
        };
        surplus(&part[2..], "another expectation or the end of the line", ErrorKind::TrailingWords, faults);
        let id = id.text.to_string();
        let what = match mark.text.as_ref() {
            "!!" => Expected::Broken(id),
            "??" => Expected::Undecided(id),
            _ => Expected::Kept(id),
        };
        self.push(line, mark.spot, what);
    }

    fn push(&mut self, line: &str, spot: Spot, what: Expected) {
        let column = line[..spot.start].chars().count() + 1;
        self.expectations.push(Expectation { column, what });
    }
}

fn surplus(rest: &[Token<'_>], expected: &str, kind: ErrorKind, faults: &mut Vec<Fault>) {
    if let Some(token) = rest.first() {
        faults.push(Fault::new(kind, token.spot, &token.text, expected));
    }
}
