//! Any bytes are verified without a panic; two threads find what one finds; what is called good verifies again.
#![no_main]

use asl_store::log::Log;
use asl_store::verify::{verify, verify_threaded};
use std::num::NonZeroUsize;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let alone = verify(bytes);
    let two = NonZeroUsize::new(2).expect("two");
    assert_eq!(alone, verify_threaded(bytes, two), "the number of threads decides");
    let log = Log::read(bytes);
    assert!(verify(log.good()).is_intact(), "the good prefix is not good");
    assert!(log.records().count() <= bytes.len() && log.checkpoints().count() <= bytes.len());
});
