//! The lists of words themselves: no spelling means two things, and every one is read back in either case.

use crate::support::seed::seeded;
use asl_core::vocab::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// One list of words: its name, whether it is closed, and what each spelling means.
pub(super) struct List {
    pub(super) name: &'static str,
    pub(super) closed: bool,
    /// The usual spelling, then the others, of each meaning.
    pub(super) words: Vec<Vec<&'static str>>,
    /// The usual spelling of what a text means.
    pub(super) read: fn(&str) -> Option<String>,
}

macro_rules! lists {
    ($($title:literal $list:ident,)*) => {
        /// All lists of words that an event or a head may hold.
        pub(super) fn lists() -> Vec<List> {
            vec![$(List {
                name: $title,
                closed: <$list as Meaning>::CLOSED,
                words: $list::ALL.iter().map(|meaning| {
                    let mine = $list::SPELLINGS.iter().filter(|(_, other)| other == meaning);
                    mine.map(|(word, _)| *word).collect()
                }).collect(),
                read: |text| <$list as Meaning>::read(text).map(|meaning| meaning.word().to_owned()),
            }),*]
        }
    };
}

lists! {
    "DRM" Modifier,
    "Reasons of factors" Reason,
    "Names of weapons" WeaponWord,
    "Kinds of weapons" WeaponKind,
    "Mounts of weapons" WeaponMount,
    "Roles of weapons" WeaponRole,
    "Kinds of Personnel" InfantryKind,
    "Classes of Personnel" Quality,
    "Nations" Nation,
    "Makers of vehicles" Maker,
    "Classes of vehicles" MoverClass,
    "Mounts of vehicles" Mount,
    "Counters by name" Counter,
    "What MP are spent on" Work,
    "What MF are spent on" MfWork,
    "Ammunition" Ammunition,
    "Terrain of a TEM" Cover,
    "Theatres" Theatre,
}

#[test]
fn a_spelling_means_one_thing() {
    for list in lists() {
        let mut seen = BTreeSet::new();
        for word in list.words.iter().flatten() {
            let plain = word.to_ascii_lowercase().replace(['_', ' '], "-");
            assert!(seen.insert(plain), "{}: {word} stands twice", list.name);
            assert!(word.len() <= 32, "{}: {word} is longer than a word may be", list.name);
        }
    }
}

#[test]
fn every_spelling_is_read_in_either_case() {
    for list in lists() {
        for spellings in &list.words {
            for word in spellings {
                for text in [(*word).to_owned(), word.to_ascii_uppercase(), word.to_ascii_lowercase()] {
                    assert_eq!((list.read)(&text).as_deref(), Some(spellings[0]), "{}: {text}", list.name);
                }
            }
        }
    }
}

#[test]
fn results_are_read_however_they_are_written() {
    let all = [
        ("-", IftResult::None),
        ("none", IftResult::None),
        ("ne", IftResult::None),
        ("No-Effect", IftResult::None),
        ("ptc", IftResult::Ptc),
        ("nmc", IftResult::Mc(0)),
        ("1mc", IftResult::Mc(1)),
        ("2 MC", IftResult::Mc(2)),
        ("k/2", IftResult::K(2)),
        ("K2", IftResult::K(2)),
        ("2kia", IftResult::Kia(2)),
    ];
    for (text, result) in all {
        assert_eq!(IftResult::read(text), Some(result), "{text}");
        let word: Word<IftResult> = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((word.as_str(), word.means()), (text, Some(result)));
    }
    for text in ["1MX", "MC", "KIA", "K/", "12MC", "", "1", "PTCC"] {
        assert_eq!(IftResult::read(text), None, "{text}");
    }
}

#[test]
fn weapons_of_one_name_are_one() {
    let name = |text: &str| text.parse::<WeaponName>().unwrap_or_else(|error| panic!("{text}: {error}"));
    for (one, other) in
        [("CMG", "coax"), ("lmg", "LMG"), ("LMG.2", "lmg.2"), ("thrown-DC", "Thrown-dc"), ("x1", "X1")]
    {
        assert_eq!(name(one), name(other), "{one} {other}");
        assert_eq!(name(one).cmp(&name(other)), std::cmp::Ordering::Equal, "{one} {other}");
    }
    for (one, other) in [("CMG", "BMG"), ("LMG", "LMG.2"), ("MA", "MAT"), ("MG", "MG34")] {
        assert_ne!(name(one), name(other), "{one} {other}");
    }
    let kinds = [
        ("MG34", Some(WeaponKind::Mg)),
        ("OBA", Some(WeaponKind::Oba)),
        ("fire-lane-1", Some(WeaponKind::FireLane)),
        ("thrown-DC", Some(WeaponKind::ThrownDc)),
        ("DC.b", Some(WeaponKind::Dc)),
        ("MAT", None),
    ];
    for (text, kind) in kinds {
        assert_eq!(name(text).kind(), kind, "{text}");
    }
}

proptest! {
    #![proptest_config(seeded(256))]

    /// Words that mean the same are equal, and so are unknown ones of the same letters; equal words sort as one.
    #[test]
    fn words_compare_by_meaning(one in "[A-Za-z][A-Za-z0-9-]{0,9}", other in "[A-Za-z][A-Za-z0-9-]{0,9}") {
        let (a, b): (Word<Modifier>, Word<Modifier>) = (one.parse().unwrap(), other.parse().unwrap());
        let upper: Word<Modifier> = one.to_ascii_uppercase().parse().unwrap();
        prop_assert_eq!(&a, &upper);
        prop_assert_eq!(a == b, a.cmp(&b) == std::cmp::Ordering::Equal);
        prop_assert_eq!(a.as_str(), one.as_str());
        let (a, b): (WeaponName, WeaponName) = (one.parse().unwrap(), other.parse().unwrap());
        let upper: WeaponName = one.to_ascii_uppercase().parse().unwrap();
        prop_assert_eq!(&a, &upper);
        prop_assert_eq!(a == b, a.cmp(&b) == std::cmp::Ordering::Equal);
    }
}
