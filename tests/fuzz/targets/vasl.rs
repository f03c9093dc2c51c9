//! A stranger's VASL file is imported or refused, and what the public may see of it becomes events that can be written
//! down.
#![no_main]

use asl_core::wire;
use asl_replay::import::continuity::Chain;
use asl_replay::import::draft::stated;
use asl_replay::import::vassal::viewer::{Eyes, Viewer};
use asl_replay::import::vassal::{Options, import};

libfuzzer_sys::fuzz_target!(|file: &[u8]| {
    let Ok(imported) = import(file, &Options::default()) else { return };
    let files = [imported];
    let Ok(eyes) = Eyes::of(&Viewer::Public, &files) else { return };
    for event in stated::events("a.vlog", &files, &Chain::of(&files), &eyes).events {
        let _payload = wire::encode(&event);
    }
});
