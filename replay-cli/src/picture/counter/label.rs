//! A label: words that stand on a counter or beside it, and where.
//!
//! Input: the trait's fields, its text, and what the rest of the counter covers. How wide words are differs from machine
//! to machine: here it is guessed, for what lies around; on the page it is the browser's.

use super::geometry::Rect;
use super::trait_fields::Fields;

/// Longest label.
const MAX_LABEL: usize = 64 << 10;

/// Words with their place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Its words, HTML where [`Label::is_html`] says so: a stranger's.
    pub text: String,
    /// Whether it is HTML.
    pub is_html: bool,
    /// The point of the counter from which it is measured.
    pub anchor: [i32; 2],
    /// Which part of its box lies on the anchor, from above: top, middle, bottom.
    pub vertical: Part,
    /// And from the left.
    pub horizontal: Part,
    /// Height of its letters.
    pub size: i32,
    /// Bold, leaning.
    pub style: [bool; 2],
    /// By how much it is turned clockwise about the counter's point.
    pub degrees: i32,
    /// The colour of its letters.
    pub ink: [u8; 3],
    /// What lies below them.
    pub paper: Option<[u8; 3]>,
}

/// A part of a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Its left or upper edge.
    Start,
    /// Its middle.
    Middle,
    /// Its right or lower edge.
    End,
}

impl Label {
    /// The label of a trait's text, which says something.
    pub(super) fn of(fields: &Fields, text: String, covered: Rect) -> Option<Label> {
        if text.is_empty() || text == "nil" || text.len() > MAX_LABEL {
            return None;
        }
        let part = |n: usize, start: &str, end: &str, else_: Part| match fields.get(n) {
            "c" => Part::Middle,
            word if word == start => Part::Start,
            word if word == end => Part::End,
            _ => else_,
        };
        let along = |from: i32, length: i32, part: Part| match part {
            Part::Start => from,
            Part::Middle => 0,
            Part::End => from + length,
        };
        let vertical = part(6, "t", "b", Part::Start);
        let horizontal = part(8, "l", "r", Part::Middle);
        let style = fields.number(14).unwrap_or(0);
        Some(Label {
            is_html: text.trim_start().get(..5).is_some_and(|start| start.eq_ignore_ascii_case("<html")),
            text,
            anchor: [
                along(covered.x, covered.w, horizontal) + fields.number(9).unwrap_or(0),
                along(covered.y, covered.h, vertical) + fields.number(7).unwrap_or(0),
            ],
            vertical: part(10, "t", "b", Part::End),
            horizontal: part(11, "l", "r", Part::Middle),
            size: fields.number(3).unwrap_or(10).clamp(1, 400),
            style: [style & 1 != 0, style & 2 != 0],
            degrees: fields.number(15).unwrap_or(0),
            ink: fields.colour(5).unwrap_or([0, 0, 0]),
            paper: fields.colour(4),
        })
    }

    /// What it covers, more or less.
    #[must_use]
    pub fn guessed(&self) -> Rect {
        let words =
            if self.is_html { crate::import::vassal::label::words(&self.text) } else { self.text.clone() };
        let width: i32 = words.chars().take(200).map(thousandths).sum();
        let [w, h] = [(width * self.size + 500) / 1000, (self.size * 1164).div_euclid(1000) + 2];
        let before = |length: i32, part: Part| match part {
            Part::Start => 0,
            Part::Middle => length / 2,
            Part::End => length,
        };
        Rect {
            x: self.anchor[0] - before(w, self.horizontal),
            y: self.anchor[1] - before(h, self.vertical),
            w,
            h,
        }
    }
}

/// How wide a letter is, in thousandths of its height.
const fn thousandths(letter: char) -> i32 {
    match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | ' ' | 't' | 'f' | '(' | ')' => 330,
        'm' | 'w' | 'M' | 'W' | '@' | '%' => 850,
        'A'..='Z' => 680,
        _ => 600,
    }
}
