//! Lines of dice: `roll r3 DR 4,3 reliability for bt7 by ivan`.

use crate::event::{DiceRolled, Evidence, Purpose, Text, VaslCounters, VaslReceipt};
use crate::notation::atom::Atom;
use crate::notation::cursor::{Cursor, Printer, Read};
use crate::notation::error::ErrorKind;
use crate::notation::form::{Bare, Flag, Form, Hundredths, Key, Opt, Or};
use crate::notation::phrase::{Phrase, Sub, choice, line};
use crate::vocab::dice::{Dice, Die};

line!(DiceRolled: "roll"; roll = Bare, dice = Sub;
    purpose = Or(Sub, Purpose::Other),
    unit = Opt(Key("for", Bare)),
    attack = Opt(Key("in", Bare)),
    roller = BY,
    evidence = Or(Sub, Evidence::Declared));

/// Who rolled; always written, and the recorder when a person leaves it out.
struct By;

const BY: By = By;

impl Form<Text> for By {
    fn print(&self, value: &Text, out: &mut Printer<'_>) {
        Form::print(&Key("by", Bare), value, out);
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Text> {
        Form::parse(&Key("by", Bare), from)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        from.sees("by")
    }
    fn absent_in(&self, from: &Cursor<'_>) -> Option<Text> {
        from.known.recorder.parse().ok()
    }
    fn missing(&self) -> &'static str {
        "by"
    }
}

/// `DR 4,3`, `dr 5`, `3d6 1,2,3`.
impl Phrase for Dice {
    const SUBJECT: bool = false;
    const VERBS: &'static [&'static str] = &["DR", "dr", "3d6"];

    fn print(&self, out: &mut Printer<'_>) {
        match self {
            Dice::Dr(dr) => print_dice("DR", dr, out),
            Dice::dr(die) => print_dice("dr", die, out),
            Dice::Three(a, b, c) => print_dice("3d6", &alloc::format!("{a},{b},{c}"), out),
        }
    }

    fn parse(from: &mut Cursor<'_>) -> Read<Dice> {
        if from.takes("DR") {
            Form::parse(&Bare, from).map(Dice::Dr)
        } else if from.takes("dr") {
            Form::parse(&Bare, from).map(Dice::dr)
        } else if from.takes("3d6") {
            three(from)
        } else {
            from.no_such_word(Dice::VERBS)
        }
    }
}

fn print_dice(word: &str, dice: &impl core::fmt::Display, out: &mut Printer<'_>) {
    out.word(word);
    out.word(&alloc::format!("{dice}"));
}

const THREE: &str = "three dice such as 1,2,3, each 1 to 6";

fn three(from: &mut Cursor<'_>) -> Read<Dice> {
    let span = from.value(Die::KIND, THREE)?;
    let faces: Result<alloc::vec::Vec<Die>, _> = span.text.split(',').map(str::parse).collect();
    match faces.as_deref() {
        Ok([a, b, c]) => Ok(Dice::Three(*a, *b, *c)),
        _ => from.refuse(ErrorKind::BadDice, span, THREE),
    }
}

choice!(Purpose:
    "other" => Other {},
    "ift" => Ift {},
    "to-hit" => ToHit {},
    "to-kill" => ToKill {},
    "mc" => Mc {},
    "tc" => Tc {},
    "rally" => Rally {},
    "cc" => Cc {},
    "sa" => Sa {},
    "rs" => Rs {},
    "reliability" => Reliability {},
    "esb" => Esb {},
    "bog" => Bog {},
    "motion" => Motion {},
    "clearance" => Clearance {},
    "wound" => Wound {},
    "unlikely-kill" => UnlikelyKill {},
    "survival" => Survival {},
    "repair" => Repair {},
    "named" => Named { 0: name = Bare },
    "hob" => Heat {},
    "sniper-check" => SniperCheck {},
);

choice!(Evidence:
    "declared" => Declared {},
    "vasl" => Vasl { source: source = Bare } [counters: counters = Opt(Key("counts", Sub))],
    "shares" => Shares { index: index = Bare, own: own = Bare, other: other = Bare },
);

line!(VaslCounters: part;
    same = Bare,
    count = Key("of", Bare),
    category_mean = Key("mean", Hundredths),
    mean = Key("all", Hundredths),
    receipt = Key("receipt", Sub);
    san = Opt(Key("san", Bare)),
    refills = Or(Key("refills", Bare), 0),
    axis_san = Opt(Key("axis-san", Bare)),
    allied_san = Opt(Key("allied-san", Bare)),
    tail = Opt(Key("tail", Bare)));

line!(VaslReceipt: part; series = Bare, instance = Bare; random_org = Flag("random.org"));
