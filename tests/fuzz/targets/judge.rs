//! Any events in any order fold and are judged: no panic, and the same findings the second time.
#![no_main]

use asl_core::audit::{Game, Replay};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(game) = Game::of(asl_fuzz::unpacked(bytes)) else { return };
    let replay = Replay::of(&game);
    let audit = replay.audit();
    assert_eq!(audit, replay.audit(), "a second audit finds something else");
    assert_eq!(audit.state, replay.end(), "the audit folded to another position");
});
