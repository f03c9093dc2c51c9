//! One line as tokens: words, quoted texts, commas between items, claimed times. Input: a line without
//! its line end. Knows no verb and no value.

use super::error::Spot;
use crate::vocab::unseen::{is_unseen, write_code};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// A bare word: the only kind that can be a verb or a keyword.
    Word,
    /// A text in quotes, its escapes resolved.
    Quoted,
    /// A comma at the end of a word, between the items of a series.
    Comma,
    /// `@` and a claimed time.
    Time,
}

/// One token and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: TokenKind,
    pub(super) text: Cow<'a, str>,
    pub(super) spot: Spot,
}

impl Token<'_> {
    /// Is it this bare word?
    pub(super) fn is(&self, word: &str) -> bool {
        self.kind == TokenKind::Word && self.text == word
    }
}

/// A quote that never closes, or an escape that is none.
pub(super) struct LexFault {
    pub(super) spot: Spot,
    pub(super) expected: &'static str,
}

/// Splits a line. A `#` outside quotes ends it.
pub(super) fn tokens(line: &str) -> Result<Vec<Token<'_>>, LexFault> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(c) = line[at..].chars().next() {
        match c {
            '#' => break,
            c if c.is_whitespace() => at += c.len_utf8(),
            '"' => at = quoted(line, at, at, TokenKind::Quoted, &mut all)?,
            '@' => at = time(line, at, &mut all)?,
            ',' => at = push(line, at, at + 1, TokenKind::Comma, &mut all),
            _ => at = word(line, at, &mut all),
        }
    }
    Ok(all)
}

fn push<'a>(line: &'a str, from: usize, to: usize, kind: TokenKind, all: &mut Vec<Token<'a>>) -> usize {
    let text = Cow::Borrowed(&line[from..to]);
    all.push(Token { kind, text, spot: Spot { start: from, end: to } });
    to
}

/// The end of the run of word characters that begins at `at`.
fn word_end(line: &str, at: usize) -> usize {
    let ends = |c: char| c.is_whitespace() || c == '"' || c == '#';
    line[at..].find(ends).map_or(line.len(), |n| at + n)
}

fn word<'a>(line: &'a str, at: usize, all: &mut Vec<Token<'a>>) -> usize {
    let end = word_end(line, at);
    let end = if line[at..end].ends_with(',') { end - 1 } else { end };
    push(line, at, end, TokenKind::Word, all)
}

fn time<'a>(line: &'a str, at: usize, all: &mut Vec<Token<'a>>) -> Result<usize, LexFault> {
    if line[at + 1..].starts_with('"') {
        return quoted(line, at, at + 1, TokenKind::Time, all);
    }
    let end = word_end(line, at);
    let spot = Spot { start: at, end };
    if end == at + 1 {
        return Err(LexFault { spot, expected: "a time directly behind `@`" });
    }
    all.push(Token { kind: TokenKind::Time, text: Cow::Borrowed(&line[at + 1..end]), spot });
    Ok(end)
}

/// Reads a quoted text whose opening quote stands at `open`; the token begins at `start`.
fn quoted<'a>(
    line: &'a str,
    start: usize,
    open: usize,
    kind: TokenKind,
    all: &mut Vec<Token<'a>>,
) -> Result<usize, LexFault> {
    let mut text = String::new();
    let mut chars = line[open + 1..].char_indices();
    while let Some((n, c)) = chars.next() {
        let at = open + 1 + n;
        match c {
            '"' => {
                let spot = Spot { start, end: at + 1 };
                all.push(Token { kind, text: Cow::Owned(text), spot });
                return Ok(at + 1);
            }
            '\\' => text.push(escape(&mut chars).ok_or(LexFault {
                spot: Spot { start: at, end: at + 1 },
                expected: "an escape: \\\" \\\\ \\/ \\n \\t or \\u and four hexadecimal digits",
            })?),
            c => text.push(c),
        }
    }
    let spot = Spot { start: open, end: open + 1 };
    Err(LexFault { spot, expected: "a closing quote on the same line (a line feed is written \\n)" })
}

fn escape(chars: &mut core::str::CharIndices<'_>) -> Option<char> {
    match chars.next()?.1 {
        'n' => Some('\n'),
        't' => Some('\t'),
        c @ ('"' | '\\' | '/') => Some(c),
        'u' => {
            let first = unit(chars)?;
            if !(0xd800..0xdc00).contains(&first) {
                return char::decode_utf16([first]).next()?.ok();
            }
            // Beyond U+FFFF a character is two units.
            let second = (chars.next()?.1 == '\\' && chars.next()?.1 == 'u').then(|| unit(chars))??;
            char::decode_utf16([first, second]).next()?.ok()
        }
        _ => None,
    }
}

/// Four hexadecimal digits.
fn unit(chars: &mut core::str::CharIndices<'_>) -> Option<u16> {
    let digits = |code: u32, _| chars.next()?.1.to_digit(16).map(|digit| code * 16 + digit);
    (0..4).try_fold(0, digits).and_then(|code| u16::try_from(code).ok())
}

/// Writes a text in quotes.
pub(super) fn quote(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            // The reader of the line is to see all of it.
            c if is_unseen(c) => write_code(c, out),
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Can a value stand without quotes, whatever stands around it?
pub(super) fn is_bare(text: &str) -> bool {
    let plain =
        |c: char| (c.is_alphanumeric() && !is_unseen(c)) || (c.is_ascii_graphic() && c != '"' && c != '#');
    let marked = text.starts_with(['@', '=', '!', '?', ',']) || text.ends_with(',');
    !text.is_empty() && text != "ok" && !marked && text.chars().all(plain)
}
