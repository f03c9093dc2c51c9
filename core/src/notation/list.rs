//! Forms of lists: in one word with commas (`a,b,c`), or as items of several words. Knows no event.

use super::atom::Atom;
use super::cursor::{Cursor, Printer, Read, Span};
use super::error::{ErrorKind, Spot};
use super::form::{Bare, Form, OneOf};
use super::token::TokenKind;
use alloc::format;
use alloc::vec::Vec;

/// A list in one word, `a,b,c`; an empty list is not written.
pub(super) struct List;

impl<T: Atom> Form<Vec<T>> for List {
    fn print(&self, value: &Vec<T>, out: &mut Printer<'_>) {
        let items: Vec<_> = value.iter().map(|item| item.show(out.map)).collect();
        if !items.is_empty() {
            out.value(&items.join(","));
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Vec<T>> {
        let span = from.value(T::KIND, T::WHAT)?;
        items(span).map(|item| T::read(item, from)).collect()
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        Form::<T>::begins(&Bare, from)
    }
    fn absent(&self) -> Option<Vec<T>> {
        Some(Vec::new())
    }
    fn omits(&self, value: &Vec<T>) -> bool {
        value.is_empty()
    }
    fn missing(&self) -> &'static str {
        T::WHAT
    }
}

/// The items of a list, each with its own place.
fn items(span: Span<'_>) -> impl Iterator<Item = Span<'_>> {
    let exact = span.spot.end - span.spot.start == span.text.len();
    let mut start = span.spot.start;
    span.text.split(',').map(move |text| {
        let spot = Spot { start, end: start + text.len() };
        start = spot.end + 1;
        Span { text, spot: if exact { spot } else { span.spot }, ..span }
    })
}

/// A list that may be said to be empty: by this word.
pub(super) struct ListOr(pub(super) &'static str);

impl<T: Atom> Form<Vec<T>> for ListOr {
    fn print(&self, value: &Vec<T>, out: &mut Printer<'_>) {
        match value.as_slice() {
            [] => out.word(self.0),
            [only] if only.show(out.map) == self.0 => out.quoted(self.0),
            _ => List.print(value, out),
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Vec<T>> {
        if from.takes(self.0) { Ok(Vec::new()) } else { List.parse(from) }
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.peek().is_some()
    }
    fn missing(&self) -> &'static str {
        T::WHAT
    }
}

/// Items of several words with commas between them; an empty series is not written.
pub(super) struct Series<F>(pub(super) F);

impl<T, F: Form<T>> Form<Vec<T>> for Series<F> {
    fn print(&self, value: &Vec<T>, out: &mut Printer<'_>) {
        for (n, item) in value.iter().enumerate() {
            if n > 0 {
                out.comma();
            }
            self.0.print(item, out);
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Vec<T>> {
        let mut all = alloc::vec![self.0.parse(from)?];
        while from.peek().is_some_and(|token| token.kind == TokenKind::Comma) {
            from.skip();
            all.push(self.0.parse(from)?);
        }
        Ok(all)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        self.0.begins(from)
    }
    fn absent(&self) -> Option<Vec<T>> {
        Some(Vec::new())
    }
    fn omits(&self, value: &Vec<T>) -> bool {
        value.is_empty()
    }
    fn missing(&self) -> &'static str {
        self.0.missing()
    }
}

/// Items that follow one another without commas, as long as they begin.
pub(super) struct Repeated<F>(pub(super) F);

impl<T, F: Form<T>> Form<Vec<T>> for Repeated<F> {
    fn print(&self, value: &Vec<T>, out: &mut Printer<'_>) {
        value.iter().for_each(|item| self.0.print(item, out));
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Vec<T>> {
        let mut all = Vec::new();
        while self.0.begins(from) {
            all.push(self.0.parse(from)?);
        }
        Ok(all)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        self.0.begins(from)
    }
    fn absent(&self) -> Option<Vec<T>> {
        Some(Vec::new())
    }
    fn omits(&self, value: &Vec<T>) -> bool {
        value.is_empty()
    }
    fn missing(&self) -> &'static str {
        self.0.missing()
    }
}

/// A list of words of a table: `broken,dm`; an empty list is not written.
pub(super) struct ManyOf<T: 'static>(pub(super) OneOf<T>);

impl<T: PartialEq + Clone> Form<Vec<T>> for ManyOf<T> {
    fn print(&self, value: &Vec<T>, out: &mut Printer<'_>) {
        let words: Vec<&str> = value.iter().map(|item| self.0.word(item)).collect();
        if !words.is_empty() {
            out.word(&words.join(","));
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Vec<T>> {
        let words = self.0.words();
        let span = from.value(ErrorKind::UnknownWord, self.missing())?;
        let mut all = Vec::new();
        for item in items(span) {
            let expected = || format!("one of {}", words.join(" "));
            match self.0.value(item.text) {
                Some(value) => all.push(value),
                None => {
                    let stopped = from.refuse(ErrorKind::UnknownWord, item, expected());
                    from.hint(&words);
                    return stopped;
                }
            }
        }
        Ok(all)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        self.0.words().into_iter().for_each(|word| from.try_here(word));
        from.peek().is_some_and(|token| self.0.value(token.text.split(',').next().unwrap_or("")).is_some())
    }
    fn absent(&self) -> Option<Vec<T>> {
        Some(Vec::new())
    }
    fn omits(&self, value: &Vec<T>) -> bool {
        value.is_empty()
    }
    fn missing(&self) -> &'static str {
        self.0.missing()
    }
}
