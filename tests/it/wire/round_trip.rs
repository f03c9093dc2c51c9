//! What is encoded is decoded as it was, and another encoder writes the same bytes.

use crate::support::arbitrary::{any_event, event_of, every_kind};
use crate::support::seed::seeded;
use asl_core::event::Event;
use asl_core::wire::{CODEC_VERSION, decode, encode};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

const CASES_PER_KIND: u32 = 48;

/// bincode 1.3.3 is an independent code base from bincode 2 and writes, by default, the form that the wire
/// promises. (wincode writes it too, but not from serde types.)
fn oracle(event: &Event) -> Vec<u8> {
    let mut payload = vec![CODEC_VERSION];
    payload.extend(bincode1::serialize(event).unwrap());
    payload
}

#[test]
fn every_kind_is_decoded_and_agrees_with_the_other_encoder() {
    for (kind, what) in every_kind() {
        let outcome = TestRunner::new(seeded(CASES_PER_KIND)).run(&event_of(what), |event| {
            let payload = encode(&event).unwrap();
            prop_assert_eq!(&payload, &oracle(&event));
            prop_assert_eq!(&decode(&payload).unwrap(), &event);
            prop_assert_eq!(&bincode1::deserialize::<Event>(&payload[1..]).unwrap(), &event);
            Ok(())
        });
        outcome.unwrap_or_else(|error| panic!("{kind}: {error}"));
    }
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn whatever_decodes_is_the_one_form_of_its_value(event in any_event(), at in any::<prop::sample::Index>(), bits in 1..=255u8) {
        let mut payload = encode(&event).unwrap();
        let at = at.index(payload.len());
        payload[at] ^= bits;
        if let Ok(other) = decode(&payload) {
            prop_assert_eq!(encode(&other).unwrap(), payload);
            prop_assert_ne!(other, event);
        }
    }
}
