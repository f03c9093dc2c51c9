//! Forms: each says once how a value stands in a line, and both printing and parsing follow it, so that
//! the two cannot drift apart. `line!` builds the form of a struct from the forms of its fields,
//! `choice!` that of an enum. Knows no event.

use super::atom::Atom;
use super::cursor::{Cursor, Printer, Read};
use super::error::ErrorKind;
use crate::num::NumError;
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

/// A struct or enum that has a form of its own: an event, or a part of one.
pub(super) trait Phrase: Sized {
    /// Does a unit or an attack come before the verb?
    const SUBJECT: bool;
    /// The verbs that it can begin with.
    const VERBS: &'static [&'static str];
    /// Writes it.
    fn print(&self, out: &mut Printer<'_>);
    /// Reads it.
    fn parse(from: &mut Cursor<'_>) -> Read<Self>;
}

/// A value that is one word, by itself.
pub(super) struct Bare;

impl<T: Atom> Form<T> for Bare {
    fn print(&self, value: &T, out: &mut Printer<'_>) {
        let text = value.show(out.map);
        out.value(&text);
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

/// A struct or enum with a form of its own.
pub(super) struct Sub;

impl<T: Phrase> Form<T> for Sub {
    fn print(&self, value: &T, out: &mut Printer<'_>) {
        value.print(out);
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<T> {
        T::parse(from)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        T::VERBS.iter().any(|verb| from.sees(verb))
    }
    fn missing(&self) -> &'static str {
        T::VERBS.first().copied().unwrap_or("more words")
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
pub(super) const MP: Counted = Counted("MP", "a number of MP");

/// A number of MF.
pub(super) const MF: Counted = Counted("MF", "a number of MF");

/// A number of FP.
pub(super) const FP: Counted = Counted("FP", "a number of FP");

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
        let numeric = |text: &str| text.starts_with(|c: char| c.is_numeric() || matches!(c, '-' | '+' | '.'));
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
    fn word(&self, value: &T) -> &'static str {
        self.0.iter().find(|(_, v)| v == value).map_or("?", |(word, _)| word)
    }

    fn value(&self, text: &str) -> Option<T> {
        self.0.iter().find(|(word, _)| *word == text).map(|(_, value)| value.clone())
    }

    fn words(&self) -> Vec<&'static str> {
        self.0.iter().map(|(word, _)| *word).collect()
    }
}

impl<T: PartialEq + Clone> Form<T> for OneOf<T> {
    fn print(&self, value: &T, out: &mut Printer<'_>) {
        out.word(self.word(value));
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<T> {
        let found = self.0.iter().find(|(word, _)| from.takes(word));
        found.map_or_else(|| from.no_such_word(&self.words()), |(_, value)| Ok(value.clone()))
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        self.0.iter().any(|(word, _)| from.sees(word))
    }
    fn missing(&self) -> &'static str {
        self.0.first().map_or("a word", |(word, _)| word)
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
                None => return from.refuse(ErrorKind::UnknownWord, item, expected()),
            }
        }
        Ok(all)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        for (word, _) in self.0.0 {
            from.try_here(word);
        }
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
fn items(span: super::cursor::Span<'_>) -> impl Iterator<Item = super::cursor::Span<'_>> {
    let exact = span.spot.end - span.spot.start == span.text.len();
    let mut start = span.spot.start;
    span.text.split(',').map(move |text| {
        let spot = super::error::Spot { start, end: start + text.len() };
        start = spot.end + 1;
        super::cursor::Span { text, spot: if exact { spot } else { span.spot } }
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
        while from.peek().is_some_and(|token| token.kind == super::token::TokenKind::Comma) {
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

/// The form of a struct: `line!(Type: subject "verb"; fields in order; optional fields in any order)`.
/// Every field must be named, else it does not compile.
macro_rules! line {
    ($type:ident: $verb:literal; $($rest:tt)*) => {
        line!(@ $type false (&[$verb]) [] [$verb] $($rest)*);
    };
    ($type:ident: $subject:ident $verb:literal; $($rest:tt)*) => {
        line!(@ $type true (&[$verb]) [$subject] [$verb] $($rest)*);
    };
    ($type:ident: $subject:ident in $verbs:expr; $($rest:tt)*) => {
        line!(@ $type true ($verbs) [$subject] [] $($rest)*);
    };
    ($type:ident: part; $($rest:tt)*) => {
        line!(@ $type false (&[]) [] [] $($rest)*);
    };
    (@ $type:ident $is:literal ($verbs:expr) [$($subject:ident)?] [$($verb:literal)?]
        $($pos:ident = $pf:expr),* ; $($opt:ident = $of:expr),* $(,)?) => {
        impl $crate::notation::form::Phrase for $type {
            const SUBJECT: bool = $is;
            const VERBS: &'static [&'static str] = $verbs;

            fn print(&self, out: &mut $crate::notation::cursor::Printer<'_>) {
                $( $crate::notation::form::Form::print(&$crate::notation::form::Bare, &self.$subject, out); )?
                $( out.word($verb); )?
                $( $crate::notation::form::Form::print(&$pf, &self.$pos, out); )*
                $( $crate::notation::form::Form::print(&$of, &self.$opt, out); )*
            }

            fn parse(
                from: &mut $crate::notation::cursor::Cursor<'_>,
            ) -> $crate::notation::cursor::Read<$type> {
                $( let $subject = $crate::notation::form::take(&$crate::notation::form::Bare, from)?; )?
                $( if !from.takes($verb) { return from.no_such_word(&[$verb]); } )?
                $( let $pos = $crate::notation::form::take(&$pf, from)?; )*
                $( let mut $opt = None; )*
                while false $(|| $crate::notation::form::try_take(&$of, &mut $opt, from)?)* {}
                $( let $opt = $crate::notation::form::or_absent(&$of, $opt, from)?; )*
                Ok($type { $($subject,)? $($pos,)* $($opt,)* })
            }
        }
    };
}

/// The form of an enum: a word for each variant, then its fields (`0: n = form` for unnamed ones) in order,
/// then in brackets the optional ones.
macro_rules! choice {
    ($type:ident $lead:literal: $($word:literal => $variant:ident $body:tt $([$($opt:tt)*])?),* $(,)?) => {
        choice!(@ $type (&[$lead]) [$lead] $($word => $variant $body $([$($opt)*])?),*);
    };
    ($type:ident: $($word:literal => $variant:ident $body:tt $([$($opt:tt)*])?),* $(,)?) => {
        choice!(@ $type (&[$($word),*]) [] $($word => $variant $body $([$($opt)*])?),*);
    };
    (@ $type:ident ($verbs:expr) [$($lead:literal)?] $($word:literal => $variant:ident {
        $($f:tt: $b:ident = $pf:expr),* $(,)?
    } $([ $($g:tt: $c:ident = $of:expr),* $(,)? ])?),*) => {
        impl $crate::notation::form::Phrase for $type {
            const SUBJECT: bool = false;
            const VERBS: &'static [&'static str] = $verbs;

            fn print(&self, out: &mut $crate::notation::cursor::Printer<'_>) {
                $( out.word($lead); )?
                match self {
                    $( $type::$variant { $($f: $b,)* $($($g: $c,)*)? } => {
                        out.word($word);
                        $( $crate::notation::form::Form::print(&$pf, $b, out); )*
                        $($( $crate::notation::form::Form::print(&$of, $c, out); )*)?
                    } )*
                }
            }

            fn parse(
                from: &mut $crate::notation::cursor::Cursor<'_>,
            ) -> $crate::notation::cursor::Read<$type> {
                $( if !from.takes($lead) { return from.no_such_word(&[$lead]); } )?
                $( if from.takes($word) {
                    $( let $b = $crate::notation::form::take(&$pf, from)?; )*
                    $($( let mut $c = None; )*)?
                    while false $($(|| $crate::notation::form::try_take(&$of, &mut $c, from)?)*)? {}
                    $($( let $c = $crate::notation::form::or_absent(&$of, $c, from)?; )*)?
                    return Ok($type::$variant { $($f: $b,)* $($($g: $c,)*)? });
                } )*
                from.no_such_word(&[$($word),*])
            }
        }
    };
}

pub(super) use {choice, line};
