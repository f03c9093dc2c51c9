//! A payload that decodes has one form only: encoded again it is the same bytes.
#![no_main]

use asl_core::wire;

libfuzzer_sys::fuzz_target!(|payload: &[u8]| {
    if let Ok(event) = wire::decode(payload) {
        assert_eq!(wire::encode(&event).as_deref().ok(), Some(payload), "two byte strings mean one event");
    }
});
