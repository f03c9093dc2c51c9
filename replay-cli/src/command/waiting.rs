//! Commands that answer game by game: whoever waits gets each piece as it comes, and how far the work is.

use super::exit::Exit;
use super::{Answer, Call, to_json};
use crate::text::printable;
use crate::words::harmless;
use serde::Serialize;

/// Whoever waits for a long answer.
pub trait Waiting: Send {
    /// A piece of the answer, in order. `false` when nobody listens any more.
    fn say(&mut self, piece: &Piece<'_>) -> bool;
    /// So much of the whole is done, in the unit of the work: games, or files.
    fn done(&mut self, done: u64, of: u64, unit: &'static str);
}

/// A piece of an answer, made in the form that is wanted.
pub struct Piece<'p> {
    text: &'p dyn Fn() -> String,
    json: &'p dyn Fn() -> String,
}

impl Piece<'_> {
    /// For people; styles are in it.
    #[must_use]
    pub fn text(&self) -> String {
        printable(&(self.text)())
    }

    /// For programs: a part of a JSON document.
    #[must_use]
    pub fn json(&self) -> String {
        harmless(&(self.json)())
    }
}

/// Says something at once, before the answer: in text, and in JSON.
pub(crate) fn tell(call: &Call<'_>, text: &str, json: &str) {
    // Nobody may listen: what is to be done is done all the same.
    let _heard = call.waiting().say(&Piece { text: &|| text.to_owned(), json: &|| json.to_owned() });
}

/// Keeps all pieces, to be put before the rest of the answer.
#[derive(Default)]
pub(crate) struct Gathered {
    text: String,
    json: String,
}

impl Waiting for Gathered {
    fn say(&mut self, piece: &Piece<'_>) -> bool {
        self.text += &piece.text();
        self.json += &piece.json();
        true
    }

    fn done(&mut self, _: u64, _: u64, _: &'static str) {}
}

impl Gathered {
    pub(crate) fn before(self, answer: Answer) -> Answer {
        Answer { text: self.text + &answer.text, json: self.json + &answer.json, ..answer }
    }
}

/// An answer in rows: a line of text each, and an entry each in the one list of a JSON document that stands right behind its
/// schema.
pub(crate) struct Rows<'c, 'w> {
    call: &'c Call<'w>,
    /// The document up to its first row.
    head: String,
    list: &'static str,
    count: u64,
    of: u64,
    unit: &'static str,
}

impl<'c, 'w> Rows<'c, 'w> {
    /// `empty` is the answer without rows; `list` the field that has them; `of` how many there will be.
    pub(crate) fn new<V: Serialize>(
        call: &'c Call<'w>,
        empty: &V,
        list: &'static str,
        (of, unit): (usize, &'static str),
    ) -> Rows<'c, 'w> {
        let whole = to_json(empty);
        let head = split(&whole, list).map_or_else(|| whole.clone(), |(head, _)| head.to_owned());
        call.waiting().done(0, of as u64, unit);
        Rows { call, head, list, count: 0, of: of as u64, unit }
    }

    /// One more is done; where `is_told`, it is in the text.
    pub(crate) fn row<R: Serialize>(&mut self, row: &R, text: impl Fn() -> String) -> bool {
        let before = if self.count == 0 { self.head.as_str() } else { "," };
        let json =
            || format!("{before}\n    {}", serde_json::to_string(row).expect("a row has only text keys"));
        let heard = self.call.waiting().say(&Piece { text: &text, json: &json });
        self.count += 1;
        self.call.waiting().done(self.count, self.of, self.unit);
        heard
    }

    /// What stands behind the rows.
    pub(crate) fn end<V: Serialize>(self, exit: Exit, view: &V, text: String) -> Answer {
        let whole = to_json(view);
        let json = match split(&whole, self.list) {
            Some((_, tail)) if self.count > 0 => format!("\n  {tail}"),
            Some(_) | None => whole,
        };
        Answer { exit, text, json, aside: String::new(), notes: String::new(), raw: false, beside: false }
    }
}

/// A document cut in its empty list: up to the opening bracket, and from the closing one on.
fn split<'d>(document: &'d str, list: &str) -> Option<(&'d str, &'d str)> {
    let at = document.find(&format!("\"{list}\": []"))? + list.len() + 5;
    Some(document.split_at(at))
}
