//! proptest strategies for every kind of event with every field, drawn by the declarations of the wire: a kind or a field that
//! is added is drawn without a word here. Input: the table of kinds and the sources' types (`format::grammar`). What is drawn
//! of a scalar is said here alone, for the notation writes fewer numbers than the wire holds.

use crate::format::grammar::{Body, Declared, Shape, Type, grammar};
use asl_core::event::{Event, Name, Text, What};
use asl_core::vocab::num::Mp;
use asl_core::vocab::{Counter, Cover, IftResult, Meaning, MfWork, Modifier, Reason, Work};
use asl_core::wire::{CODEC_VERSION, decode};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::Union;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Every kind of event by name, with a strategy that makes only such events.
pub(crate) fn every_kind() -> Vec<(&'static str, BoxedStrategy<What>)> {
    let of_number = |number: usize| drawn(move |draw| draw.what(number));
    What::KINDS.iter().enumerate().map(|(number, kind)| (*kind, of_number(number))).collect()
}

/// Any event of any kind.
pub(crate) fn any_event() -> BoxedStrategy<Event> {
    event_of(Union::new(every_kind().into_iter().map(|(_, strategy)| strategy)).boxed())
}

/// Any event of these kinds.
pub(crate) fn event_of(what: BoxedStrategy<What>) -> BoxedStrategy<Event> {
    let by = drawn(|draw| draw.word().parse::<Name>().ok());
    let at = proptest::option::of(drawn(|draw| draw.text().parse::<Text>().ok()));
    (by, at, what).prop_map(|(by, at, what)| Event { by, at, what }).boxed()
}

/// A value made of drawn numbers: fewer and smaller ones make a smaller value.
fn drawn<T: std::fmt::Debug + 'static>(
    make: impl Fn(&mut Draw<'_>) -> Option<T> + 'static,
) -> BoxedStrategy<T> {
    vec(any::<u32>(), 0..600).prop_filter_map("no value", move |all| make(&mut Draw(&all))).boxed()
}

static DECLARED: LazyLock<BTreeMap<String, Declared>> =
    LazyLock::new(|| grammar().into_iter().map(|declared| (declared.name.clone(), declared)).collect());

/// Words of the notation, and words that look like something else: every one is a legal name too.
static TRICKY: LazyLock<Vec<String>> = LazyLock::new(|| {
    let verbs = [false, true].into_iter().flat_map(asl_core::notation::verbs).map(String::from);
    let keywords = "ok by book from with rof to-kill spotter at units range answers directed-by vca tca total \
        column only drm in for nobody none named inherent gun ordnance off-board level like along cafp motion \
        seen-by turret road inside forward reverse MP MF FP DR dr x2 x1/2 r3 a4 K5 K5/1 1 9.5 FF6-EE6 D2.21-total \
        shot set-up front why salt own answers rolls if least most withheld-by clause words removed success insufficient toward cost yes no";
    let words = verbs.chain(keywords.split_whitespace().map(String::from));
    words.filter(|word| word.parse::<Name>().is_ok()).collect()
});

/// Words of the game; where a field has a list of its own, those of the others are words that nobody knows.
static KNOWN: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let lists = [
        Modifier::words().collect::<Vec<_>>(),
        Reason::words().collect(),
        Counter::words().collect(),
        Work::words().collect(),
        MfWork::words().collect(),
        Cover::words().collect(),
        IftResult::words().collect(),
    ];
    lists.concat()
});

/// Numbers still to be used; nought behind the last.
struct Draw<'a>(&'a [u32]);

impl Draw<'_> {
    fn next(&mut self) -> u32 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    /// A number below this.
    fn below(&mut self, most: usize) -> usize {
        self.next() as usize % most
    }

    fn pick<'t, T>(&mut self, of: &'t [T]) -> &'t T {
        &of[self.below(of.len())]
    }

    /// What happened, of the kind of this number.
    fn what(&mut self, number: usize) -> Option<What> {
        let by = [&1_u64.to_le_bytes()[..], b"p"].concat();
        let number = u32::try_from(number).expect("few");
        let mut bytes = [&[CODEC_VERSION][..], &by, &[0], &number.to_le_bytes()].concat();
        let Body::Enum(kinds) = &DECLARED["What"].body else { panic!("an enum") };
        self.shape(&kinds[number as usize].shape, &mut bytes);
        decode(&bytes).ok().map(|event| event.what)
    }

    fn shape(&mut self, shape: &Shape, out: &mut Vec<u8>) {
        match shape {
            Shape::Plain(types) => types.iter().for_each(|of| self.value(of, out)),
            Shape::Fields(fields) => fields.iter().for_each(|field| self.value(&field.of, out)),
        }
    }

    fn value(&mut self, of: &Type, out: &mut Vec<u8>) {
        match of {
            Type::Named(name) => self.named(name, out),
            Type::Option(of) => {
                let is_there = self.below(2) == 1;
                out.push(u8::from(is_there));
                if is_there {
                    self.value(of, out);
                }
            }
            Type::List(of) => {
                let count = self.below(4);
                out.extend((count as u64).to_le_bytes());
                (0..count).for_each(|_| self.value(of, out));
            }
            Type::Array(count, of) => (0..*count).for_each(|_| self.value(of, out)),
            Type::Tuple(all) => all.iter().for_each(|of| self.value(of, out)),
        }
    }

    fn named(&mut self, name: &str, out: &mut Vec<u8>) {
        let number = self.0.first().copied().unwrap_or_default();
        match name {
            "bool" => out.push(self.below(2) as u8),
            "u8" | "i8" => out.push(self.next() as u8),
            "u16" | "i16" => out.extend((self.next() as u16).to_le_bytes()),
            "u32" | "i32" | "RollId" | "AttackId" => out.extend(self.next().to_le_bytes()),
            "u64" => out.extend((u64::from(self.next()) << (number % 32)).to_le_bytes()),
            "Die" => out.push(self.below(6) as u8 + 1),
            "TargetType" => out.push(self.below(3) as u8),
            "Fp" => self.firepower(out),
            "Mp" => out.extend((self.below(2 * Mp::MAX_WHOLE as usize + 2) as i32).to_le_bytes()),
            "Drm" => out.extend((self.below(201) as i16 - 100).to_le_bytes()),
            // Three boards, on and off them.
            "Hex" => out.extend([self.below(3) as u8, self.below(234) as u8, self.next() as u8]),
            "Name" | "UnitId" | "WeaponName" => put(&self.word(), out),
            "Word" => put(&self.said(), out),
            "Text" | "HeadText" => put(&self.text(), out),
            _ => match &DECLARED[name].body {
                Body::Struct(shape) => self.shape(shape, out),
                Body::Enum(variants) => {
                    let variant = self.below(variants.len());
                    out.extend((variant as u32).to_le_bytes());
                    self.shape(&variants[variant].shape, out);
                }
            },
        }
    }

    /// In lowest terms.
    fn firepower(&mut self, out: &mut Vec<u8>) {
        let (n, halvings) = (self.below(100_000) as u32, self.below(17) as u8);
        out.extend(n.to_le_bytes());
        out.push(if n % 2 == 1 { halvings } else { 0 });
    }

    fn word(&mut self) -> String {
        const LETTERS: &[u8] = b"abcxyzABCXYZ0123456789_./'-";
        if self.below(2) == 0 {
            return self.pick(&TRICKY).clone();
        }
        let first = LETTERS[self.below(LETTERS.len() - 5)];
        let length = self.below(32);
        let rest = (0..length).map(|_| *self.pick(LETTERS));
        std::iter::once(first).chain(rest).map(char::from).collect()
    }

    /// A word of the game as players write it, in any case, or one that nobody knows.
    fn said(&mut self) -> String {
        if self.below(2) == 0 {
            return self.word();
        }
        let (word, cases) = (*self.pick(&KNOWN), self.next());
        let flip = |(n, c): (usize, char)| match (cases >> (n % 32)) & 1 {
            1 if c.is_ascii_lowercase() => c.to_ascii_uppercase(),
            1 => c.to_ascii_lowercase(),
            _ => c,
        };
        word.chars().enumerate().map(flip).collect()
    }

    fn text(&mut self) -> String {
        const MARKS: &[char] =
            &['@', '#', '=', '!', '?', ',', '\\', '"', ' ', 'o', 'k', '\n', '\t', '\u{2028}'];
        let letter: fn(&mut Self) -> char = match self.below(4) {
            0 => return self.word(),
            1 => |draw| *draw.pick(MARKS),
            2 => |draw| char::from(b' ' + draw.below(95) as u8),
            _ => |draw| char::from_u32(draw.next() % 0x11_0000).unwrap_or('ж'),
        };
        let length = self.below(40);
        let letters = (0..length).map(|_| letter(self));
        letters.filter(|c| !c.is_control() || matches!(c, '\t' | '\n')).collect()
    }
}

fn put(text: &str, out: &mut Vec<u8>) {
    out.extend((text.len() as u64).to_le_bytes());
    out.extend(text.bytes());
}
