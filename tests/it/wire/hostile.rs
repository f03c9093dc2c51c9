//! Bytes that are no event are refused, whatever they claim.

use crate::support::examples;
use crate::support::seed::seeded;
use asl_core::event::{Event, What};
use asl_core::wire::{CODEC_VERSION, MAX_PAYLOAD_BYTES, WireError, decode, encode};
use proptest::prelude::*;

fn note(text: &str) -> Event {
    Event { by: "ivan".parse().unwrap(), at: None, what: What::Note(text.parse().unwrap()) }
}

/// Where the length of the note's text stands: version, length and text of `by`, absent time, variant.
const TEXT_LENGTH: usize = 1 + 8 + 4 + 1 + 4;

#[test]
fn leftover_bytes_are_refused() {
    for event in examples::events() {
        let mut payload = encode(&event).unwrap();
        payload.push(0);
        assert_eq!(decode(&payload), Err(WireError::Leftover(1)));
    }
}

#[test]
fn every_truncation_is_refused() {
    for event in examples::events() {
        let payload = encode(&event).unwrap();
        for length in 0..payload.len() {
            assert!(decode(&payload[..length]).is_err(), "{length} of {} bytes of {event:?}", payload.len());
        }
    }
}

#[test]
fn unknown_versions_are_named() {
    assert_eq!(decode(&[]), Err(WireError::Empty));
    let mut payload = encode(&note("x")).unwrap();
    for version in (0..=255).filter(|version| *version != CODEC_VERSION) {
        payload[0] = version;
        assert_eq!(decode(&payload), Err(WireError::Version(version)));
    }
}

#[test]
fn huge_lengths_are_refused() {
    let payload = encode(&note("x")).unwrap();
    for length in [u64::MAX, u64::MAX / 2, 1 << 40, MAX_PAYLOAD_BYTES as u64 + 1, 2] {
        let mut forged = payload.clone();
        forged[TEXT_LENGTH..TEXT_LENGTH + 8].copy_from_slice(&length.to_le_bytes());
        assert!(matches!(decode(&forged), Err(WireError::Form(_))), "length {length}");
    }
}

#[test]
fn huge_counts_of_items_are_refused() {
    let map = examples::parsed().scenario.unwrap();
    let cc = asl_core::notation::parse_event(&map, "cc r1").unwrap().event;
    let payload = encode(&cc).unwrap();
    let attackers = 1 + 8 + cc.by.as_str().len() + 1 + 4;
    for count in [u64::MAX, 1 << 40, 1 << 20] {
        let mut forged = payload.clone();
        forged[attackers..attackers + 8].copy_from_slice(&count.to_le_bytes());
        assert!(matches!(decode(&forged), Err(WireError::Form(_))), "count {count}");
    }
}

#[test]
fn fractions_not_in_lowest_terms_are_refused() {
    let map = examples::parsed().scenario.unwrap();
    let claim = asl_core::notation::parse_event(&map, "bt7 claims firepower 4.5").unwrap().event;
    let payload = encode(&claim).unwrap();
    let at = payload.windows(5).position(|bytes| bytes == [9, 0, 0, 0, 1]).unwrap();
    for (numerator, halvings) in [(18u32, 2u8), (8, 1), (0, 1), (9, 17), (9, 255)] {
        let mut forged = payload.clone();
        forged[at..at + 4].copy_from_slice(&numerator.to_le_bytes());
        forged[at + 4] = halvings;
        assert!(matches!(decode(&forged), Err(WireError::Form(_))), "{numerator} halved {halvings} times");
    }
}

#[test]
fn impossible_dice_names_and_texts_are_refused() {
    let map = examples::parsed().scenario.unwrap();
    let roll = asl_core::notation::parse_event(&map, "roll r1 DR 4,3").unwrap().event;
    let payload = encode(&roll).unwrap();
    let die = payload.windows(2).position(|bytes| bytes == [4, 3]).unwrap();
    for (at, byte) in [(die, 0), (die, 7), (die + 1, 255), (9, b' '), (9, 0xff)] {
        let mut forged = payload.clone();
        forged[at] = byte;
        assert!(matches!(decode(&forged), Err(WireError::Form(_))), "byte {byte} at {at}");
    }
}

#[test]
fn event_beyond_the_limit_is_not_encoded() {
    let mut event = note("x");
    let unit: asl_core::event::UnitId = "a".repeat(32).parse().unwrap();
    let claim = asl_core::event::Claim::Targets(vec![unit.clone(); MAX_PAYLOAD_BYTES / 40]);
    event.what = What::Claimed(asl_core::event::Claimed { unit, claim, roll: None });
    assert!(matches!(encode(&event), Err(WireError::TooLarge(_))));
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn any_bytes_are_read_without_harm(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut payload = vec![CODEC_VERSION];
        payload.extend(&bytes);
        if let Ok(event) = decode(&payload) {
            prop_assert_eq!(encode(&event).unwrap(), payload);
        }
    }
}
