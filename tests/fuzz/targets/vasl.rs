//! A stranger's VASL file is imported or refused, and what is imported becomes events that can be written down.
#![no_main]

use asl_core::wire;
use asl_replay::import::vasl_events;
use asl_replay::import::vassal::{Options, import};

libfuzzer_sys::fuzz_target!(|file: &[u8]| {
    let Ok(imported) = import(file, &Options::default()) else { return };
    for event in vasl_events::events("a.vlog", &[imported]) {
        let _payload = wire::encode(&event);
    }
});
