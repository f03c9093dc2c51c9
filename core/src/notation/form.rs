//! Forms: each says once how a value stands in a line, and both printing and parsing follow it, so that
//! the two cannot drift apart. Forms of lists are in `list`, those of structs and enums are built by the
//! macros of `phrase`. Knows no event.

use super::atom::Atom;
use super::cursor::{Cursor, Printer, Read};
use super::error::ErrorKind;
use crate::vocab::num::NumError;
use crate::vocab::{Meaning, Word, alike};
use alloc::format;
use alloc::vec::Vec;

/// How a value of type `T` stands in a line.
pub(super) trait Form<T> {
    /// Writes the value.
    fn print(&self, value: &T, out: &mut Printer<'_>);
    /// Reads the value.
    fn parse(&self, from: &mut Cursor<'_>) -> Read<T>;
    /// Does the value begin with the next token? Asked of optional fields, which come in any order.
    fn begins(&self, from: &mut Cursor<'_>) -> bool;
    /// The value of a field that is not written; `None` when it must be written.
    fn absent(&self) -> Option<T> {
        None
    }
    /// The same, where it depends on who records the line.
    fn absent_in(&self, _from: &Cursor<'_>) -> Option<T> {
        self.absent()
    }
    /// Is this the value that is not written?
    fn omits(&self, _value: &T) -> bool {
        false
    }
    /// What is missing when it is missing.
    fn missing(&self) -> &'static str;
}

/// A value that is one word, by itself.
pub(super) struct Bare;

impl<T: Atom> Form<T> for Bare {
    fn print(&self, value: &T, out: &mut Printer<'_>) {
        let text = value.show(out.map);
        if value.needs_quotes() { out.quoted(&text) } else { out.value(&text) }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<T> {
        let span = from.value(T::KIND, T::WHAT)?;
        T::read(span, from)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.try_here(T::WHAT);
        from.peek().is_some_and(|token| T::begins(&token.text))
    }
    fn missing(&self) -> &'static str {
        T::WHAT
    }
}

/// A keyword before the value.
pub(super) struct Key<F>(pub(super) &'static str, pub(super) F);

impl<T, F: Form<T>> Form<T> for Key<F> {
    fn print(&self, value: &T, out: &mut Printer<'_>) {
        if !self.1.omits(value) {
            out.word(self.0);
            self.1.print(value, out);
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<T> {
        if from.takes(self.0) { self.1.parse(from) } else { from.no_such_word(&[self.0]) }
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.sees(self.0)
    }
    fn absent(&self) -> Option<T> {
        self.1.absent()
    }
    fn omits(&self, value: &T) -> bool {
        self.1.omits(value)
    }
    fn missing(&self) -> &'static str {
        self.0
    }
}

/// A number and its unit: `8 MP`, also `8MP`.
pub(super) struct Counted(pub(super) &'static str, pub(super) &'static str);

/// A number of MP.
pub(super) const MP: Counted = Counted("MP", "a number and `MP`");

/// A number of MF.
pub(super) const MF: Counted = Counted("MF", "a number and `MF`");

/// A number of FP.
pub(super) const FP: Counted = Counted("FP", "a number and `FP`");

impl<T: Atom> Form<T> for Counted {
    fn print(&self, value: &T, out: &mut Printer<'_>) {
        Bare.print(value, out);
        out.word(self.0);
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<T> {
        let mut span = from.value(T::KIND, self.1)?;
        if let Some(number) = span.text.strip_suffix(self.0) {
            span.text = number;
        } else if !from.takes(self.0) {
            return from.no_such_word(&[self.0]);
        }
        T::read(span, from)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.try_here(self.1);
        let followed = from.peek_second().is_some_and(|token| token.is(self.0));
        let numeric = |text: &str| text.starts_with(|c: char| c.is_numeric() || matches!(c, '-' | '.'));
        from.peek().is_some_and(|token| numeric(&token.text) && (followed || token.text.ends_with(self.0)))
    }
    fn missing(&self) -> &'static str {
        self.1
    }
}

/// A field that may be absent.
pub(super) struct Opt<F>(pub(super) F);

impl<T, F: Form<T>> Form<Option<T>> for Opt<F> {
    fn print(&self, value: &Option<T>, out: &mut Printer<'_>) {
        if let Some(value) = value {
            self.0.print(value, out);
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Option<T>> {
        self.0.parse(from).map(Some)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        self.0.begins(from)
    }
    fn absent(&self) -> Option<Option<T>> {
        Some(None)
    }
    fn omits(&self, value: &Option<T>) -> bool {
        value.is_none()
    }
    fn missing(&self) -> &'static str {
        self.0.missing()
    }
}

/// A field that has this value when it is absent.
pub(super) struct Or<F, T>(pub(super) F, pub(super) T);

impl<T: PartialEq + Clone, F: Form<T>> Form<T> for Or<F, T> {
    fn print(&self, value: &T, out: &mut Printer<'_>) {
        if *value != self.1 {
            self.0.print(value, out);
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<T> {
        self.0.parse(from)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        self.0.begins(from)
    }
    fn absent(&self) -> Option<T> {
        Some(self.1.clone())
    }
    fn omits(&self, value: &T) -> bool {
        *value == self.1
    }
    fn missing(&self) -> &'static str {
        self.0.missing()
    }
}

/// A value or the word that says that there is none.
pub(super) struct OrWord(pub(super) &'static str);

impl<T: Atom> Form<Option<T>> for OrWord {
    fn print(&self, value: &Option<T>, out: &mut Printer<'_>) {
        match value {
            Some(value) => Bare.print(value, out),
            None => out.word(self.0),
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Option<T>> {
        if from.takes(self.0) { Ok(None) } else { Bare.parse(from).map(Some) }
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.peek().is_some()
    }
    fn missing(&self) -> &'static str {
        T::WHAT
    }
}

/// One word of a table.
pub(super) struct OneOf<T: 'static>(pub(super) &'static [(&'static str, T)]);

impl<T: PartialEq + Clone> OneOf<T> {
    pub(super) fn word(&self, value: &T) -> &'static str {
        self.0.iter().find(|(_, v)| v == value).map_or("?", |(word, _)| word)
    }

    /// What a word means, as it is spelled, else in either case.
    pub(super) fn value(&self, text: &str) -> Option<T> {
        let exact = self.0.iter().find(|(word, _)| *word == text);
        let found = exact.or_else(|| self.0.iter().find(|(word, _)| alike(word, text)));
        found.map(|(_, value)| value.clone())
    }

    /// The usual word for each value.
    pub(super) fn words(&self) -> Vec<&'static str> {
        let usual = self.0.iter().filter(|(word, value)| self.word(value) == *word);
        usual.map(|(word, _)| *word).collect()
    }
}

impl<T: PartialEq + Clone> Form<T> for OneOf<T> {
    fn print(&self, value: &T, out: &mut Printer<'_>) {
        out.word(self.word(value));
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<T> {
        // As it is spelled first: DR and dr are two words.
        let exact = self.0.iter().find(|(word, _)| from.takes(word));
        let found = exact.or_else(|| self.0.iter().find(|(word, _)| from.takes_word(word)));
        found.map_or_else(|| from.no_such_word(&self.words()), |(_, value)| Ok(value.clone()))
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        self.0.iter().any(|(word, _)| from.sees_word(word))
    }
    fn missing(&self) -> &'static str {
        self.0.first().map_or("a word", |(word, _)| word)
    }
}

/// A word of the game that the rules have to know, though others of its kind may be a player's own.
pub(super) struct Known;

impl<M: Meaning> Form<Word<M>> for Known {
    fn print(&self, value: &Word<M>, out: &mut Printer<'_>) {
        let text = value.as_str();
        if value.means().is_some() { out.value(text) } else { out.quoted(text) }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Word<M>> {
        let span = from.value(ErrorKind::UnknownWord, M::WHAT)?;
        super::atom::read_word(span, from, true)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.peek().is_some()
    }
    fn missing(&self) -> &'static str {
        M::WHAT
    }
}

/// A word that is there or not.
pub(super) struct Flag(pub(super) &'static str);

impl Form<bool> for Flag {
    fn print(&self, value: &bool, out: &mut Printer<'_>) {
        if *value {
            out.word(self.0);
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<bool> {
        if from.takes(self.0) { Ok(true) } else { from.no_such_word(&[self.0]) }
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.sees(self.0)
    }
    fn absent(&self) -> Option<bool> {
        Some(false)
    }
    fn omits(&self, value: &bool) -> bool {
        !value
    }
    fn missing(&self) -> &'static str {
        self.0
    }
}

/// A number kept in hundredths, written `7.12`.
pub(super) struct Hundredths;

const HUNDREDTHS: &str = "a number with two decimals such as 7.12";

impl Form<u32> for Hundredths {
    fn print(&self, value: &u32, out: &mut Printer<'_>) {
        out.word(&format!("{}.{:02}", value / 100, value % 100));
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<u32> {
        let span = from.value(ErrorKind::BadNumber, HUNDREDTHS)?;
        hundredths(span.text).or_else(|_| from.refuse(ErrorKind::BadNumber, span, HUNDREDTHS))
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.peek().is_some()
    }
    fn missing(&self) -> &'static str {
        HUNDREDTHS
    }
}

fn hundredths(text: &str) -> Result<u32, NumError> {
    let digits = |t: &str| t.bytes().all(|b| b.is_ascii_digit()).then(|| t.parse::<u32>().ok()).flatten();
    let (whole, part) = text.split_once('.').unwrap_or((text, "00"));
    let parts = digits(whole).zip(digits(part).filter(|_| part.len() == 2));
    let value = parts.and_then(|(whole, part)| whole.checked_mul(100)?.checked_add(part));
    value.ok_or_else(|| NumError::new(text, HUNDREDTHS))
}

/// Reads a field that must come here, or that may be absent here.
pub(super) fn take<T>(form: &impl Form<T>, from: &mut Cursor<'_>) -> Read<T> {
    match form.absent() {
        Some(absent) if from.peek().is_none() || !form.begins(from) => Ok(absent),
        _ => form.parse(from),
    }
}

/// Reads an optional field if it comes next and was not read before; says whether it did.
pub(super) fn try_take<T>(form: &impl Form<T>, slot: &mut Option<T>, from: &mut Cursor<'_>) -> Read<bool> {
    let next = slot.is_none() && from.peek().is_some() && form.begins(from);
    if next {
        *slot = Some(form.parse(from)?);
    }
    Ok(next)
}

/// The value of an optional field when all were looked for.
pub(super) fn or_absent<T>(form: &impl Form<T>, slot: Option<T>, from: &mut Cursor<'_>) -> Read<T> {
    let missing = super::atom::described(form.missing());
    slot.or_else(|| form.absent_in(from)).map_or_else(|| from.missing(&missing), Ok)
}
