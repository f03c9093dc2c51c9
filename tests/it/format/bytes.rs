//! The bytes of events, read by the declarations of the page alone: whoever reads by them reads what the program writes.

use super::grammar::{Body, Declared, Shape, Type, grammar};
use crate::support::arbitrary::{event_of, every_kind};
use crate::support::seed::seeded;
use asl_core::wire::encode;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::collections::BTreeMap;

const CASES_PER_KIND: u32 = 24;

/// Declarations by name.
struct Reader(BTreeMap<String, Declared>);

impl Reader {
    fn new() -> Reader {
        Reader(grammar().into_iter().map(|declared| (declared.name.clone(), declared)).collect())
    }

    /// What is left behind a value; `None` when the bytes end within it, or are none.
    fn after<'a>(&self, of: &Type, bytes: &'a [u8]) -> Option<&'a [u8]> {
        match of {
            Type::Named(name) => scalar(name, bytes).or_else(|| self.declared(name, bytes)),
            Type::Option(of) => match bytes.split_first()? {
                (0, rest) => Some(rest),
                (1, rest) => self.after(of, rest),
                _ => None,
            },
            Type::List(of) => {
                let (count, mut rest) = count(bytes)?;
                for _ in 0..count {
                    rest = self.after(of, rest)?;
                }
                Some(rest)
            }
            Type::Array(count, of) => (0..*count).try_fold(bytes, |rest, _| self.after(of, rest)),
            Type::Tuple(all) => all.iter().try_fold(bytes, |rest, of| self.after(of, rest)),
        }
    }

    fn declared<'a>(&self, name: &str, bytes: &'a [u8]) -> Option<&'a [u8]> {
        match &self.0.get(name)?.body {
            Body::Struct(shape) => self.shape(shape, bytes),
            Body::Enum(variants) => {
                let (number, rest) = bytes.split_first_chunk::<4>()?;
                self.shape(&variants.get(u32::from_le_bytes(*number) as usize)?.shape, rest)
            }
        }
    }

    fn shape<'a>(&self, shape: &Shape, bytes: &'a [u8]) -> Option<&'a [u8]> {
        match shape {
            Shape::Plain(types) => types.iter().try_fold(bytes, |rest, of| self.after(of, rest)),
            Shape::Fields(fields) => fields.iter().try_fold(bytes, |rest, field| self.after(&field.of, rest)),
        }
    }

    fn reads(&self, payload: &[u8]) -> bool {
        payload[0] == 1
            && self.after(&Type::Named("Event".into()), &payload[1..]).is_some_and(<[u8]>::is_empty)
    }
}

fn count(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (count, rest) = bytes.split_first_chunk::<8>()?;
    Some((usize::try_from(u64::from_le_bytes(*count)).ok()?, rest))
}

/// What is left behind a scalar, as the page has it.
fn scalar<'a>(name: &str, bytes: &'a [u8]) -> Option<&'a [u8]> {
    let width = match name {
        "bool" | "u8" | "i8" => 1,
        "u16" | "i16" => 2,
        "u32" | "i32" | "RollId" | "AttackId" => 4,
        "u64" => 8,
        "Die" => return bytes.split_first().filter(|(die, _)| (1..=6).contains(*die)).map(|(_, rest)| rest),
        "TargetType" => return bytes.split_first().filter(|(of, _)| **of <= 2).map(|(_, rest)| rest),
        "Fp" => 5,
        "Name" | "UnitId" | "Text" | "HeadText" | "Word" | "WeaponName" => {
            let (length, rest) = count(bytes)?;
            return rest.split_at_checked(length).map(|(_, rest)| rest);
        }
        _ => return None,
    };
    bytes.get(width..)
}

#[test]
fn the_declarations_read_every_kind_of_event() {
    let reader = Reader::new();
    for (kind, what) in every_kind() {
        let outcome = TestRunner::new(seeded(CASES_PER_KIND)).run(&event_of(what), |event| {
            let payload = encode(&event).map_err(|why| TestCaseError::fail(why.to_string()))?;
            prop_assert!(reader.reads(&payload));
            prop_assert!(!reader.reads(&payload[..payload.len() - 1]));
            Ok(())
        });
        outcome.unwrap_or_else(|error| panic!("{kind}: {error}"));
    }
}

/// A field that is missing from the page, or of another type, is noticed.
#[test]
fn a_declaration_that_lacks_a_field_does_not_read_the_event() {
    let pick = every_kind().into_iter().find(|(kind, _)| *kind == "MpSpent").map(|(_, what)| what);
    let event = event_of(pick.expect("a kind"))
        .new_tree(&mut TestRunner::new(seeded(1)))
        .expect("an event")
        .current();
    let payload = encode(&event).expect("it fits");
    let mut reader = Reader::new();
    assert!(reader.reads(&payload));
    let spent = reader.0.get_mut("MpSpent").expect("it is declared");
    let Body::Struct(Shape::Fields(fields)) = &mut spent.body else { panic!("a struct") };
    fields.pop();
    assert!(!reader.reads(&payload));
}
