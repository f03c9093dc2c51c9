//! The text of a VASL game, as a stranger may have bent it: commands, pieces and their traits. It is read, shown to the
//! public, judged and drafted.
#![no_main]

use asl_core::notation;
use asl_replay::audit::view::AuditView;
use asl_replay::import::vassal::provenance::pack;
use asl_replay::read::load_bytes;
use asl_replay::view::vasl::Drafting;
use std::path::Path;

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    let Ok(file) = pack(&String::from_utf8_lossy(text), 0x5a) else { return };
    let Ok(loaded) = load_bytes(Path::new("a.vlog"), &file) else { return };
    let _view = AuditView::of(&loaded);
    if let Some(drafting) = Drafting::of(&loaded, None) {
        // What is written is read again.
        assert_eq!(notation::parse(&drafting.text).errors, []);
    }
});
