//! Lines by which players agree, disagree, keep secrets, take back and speak.

use super::play::YES;
use crate::event::{Attested, LosAttested, ObjectedTo, Retracted, Revealed, Ruled, Sealed, Text, Waived};
use crate::notation::cursor::{Cursor, Printer, Read};
use crate::notation::form::{Bare, Flag, Form, Key, OneOf, Opt, Or, take};
use crate::notation::phrase::{Phrase, choice, line};
use crate::vocab::num::Drm;

line!(LosAttested: unit "los"; to = Bare, exists = OneOf(&[("exists", true), ("blocked", false)]);
    hindrance = Or(Key("hindrance", Bare), Drm(0)),
    earlier = Flag("earlier"));

choice!(Attested "attest":
    "clearance" => Clearance { along: a = Bare, clear: c = OneOf(&[("clear", true), ("not-clear", false)]) },
    "on-road" => OnRoad { unit: u = Bare, on_road: r = YES },
    "tem" => Tem { hex: h = Bare, value: v = Bare },
    "enemy-afv" => EnemyAfvHere {
        unit: u = Bare, may_remain: m = OneOf(&[("may-remain", true), ("must-leave", false)])
    },
    "capable" => Capable { unit: u = Bare, capable: c = YES },
    "words" => Words { 0: words = Bare },
);

line!(ObjectedTo: "object"; seq = Bare; why = WHY);

line!(Waived: "waive"; seq = Bare; clause = Opt(Key("clause", Bare)), why = WHY);

line!(Ruled: "rule"; seq = Bare, stands = OneOf(&[("stands", true), ("falls", false)]);
    clause = Opt(Key("clause", Bare)),
    words = WHY);

line!(Retracted: "retract"; back_to = Key("to", Bare), agreed = Key("agreed-by", Bare); why = WHY);

line!(Sealed: "seal"; secret = Bare, commitment = Bare;);

line!(Revealed: "reveal"; secret = Bare, plaintext = Quoted, nonce = Key("nonce", Bare););

/// Free words, in quotes even when they are one word.
pub(super) struct Quoted;

impl Form<Text> for Quoted {
    fn print(&self, value: &Text, out: &mut Printer<'_>) {
        out.quoted(value.as_str());
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Text> {
        Form::parse(&Bare, from)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.peek().is_some()
    }
    fn missing(&self) -> &'static str {
        "words in quotes"
    }
}

/// A reason behind `why`; an empty one is not written.
pub(super) struct Why;

pub(super) const WHY: Why = Why;

impl Form<Text> for Why {
    fn print(&self, value: &Text, out: &mut Printer<'_>) {
        if !value.as_str().is_empty() {
            Form::print(&Key("why", Quoted), value, out);
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Text> {
        Form::parse(&Key("why", Quoted), from)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.sees("why")
    }
    fn absent(&self) -> Option<Text> {
        "".parse().ok()
    }
    fn missing(&self) -> &'static str {
        "why"
    }
}

/// `note "words"`: the event is the text.
impl Phrase for Text {
    const SUBJECT: bool = false;
    const VERBS: &'static [&'static str] = &["note"];

    fn print(&self, out: &mut Printer<'_>) {
        out.word("note");
        out.quoted(self.as_str());
    }

    fn parse(from: &mut Cursor<'_>) -> Read<Text> {
        if from.takes("note") { take(&Quoted, from) } else { from.no_such_word(&["note"]) }
    }
}
