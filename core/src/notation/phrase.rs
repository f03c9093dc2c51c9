//! Phrases: structs and enums that have a form of their own. `line!` builds the form of a struct from the
//! forms of its fields, `choice!` that of an enum. Knows no event.

use super::cursor::{Cursor, Printer, Read};
use super::form::Form;

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
        T::VERBS.iter().any(|verb| from.sees_word(verb))
    }
    fn missing(&self) -> &'static str {
        T::VERBS.first().copied().unwrap_or("more words")
    }
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
        impl $crate::notation::phrase::Phrase for $type {
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
        impl $crate::notation::phrase::Phrase for $type {
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
                $( if from.takes_word($word) {
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
