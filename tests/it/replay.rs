//! The replay: keyframes, positions, waivers, retractions.

use crate::support::generated;
use asl_core::replay::Replay;
use asl_core::state::State;

#[test]
fn generated_game_is_clean() {
    let game = generated::game(3_000);
    let findings = Replay::of(&game).audit().findings;
    assert_eq!(findings.first(), None, "{} findings", findings.len());
}

#[test]
fn position_from_a_keyframe_is_the_position_from_the_start() {
    let game = generated::game(3_000);
    let replay = Replay::of(&game);
    let mut walked: Vec<State> = Vec::new();
    replay.walk(|_, before, _| walked.push(before.clone()));
    for n in [0, 1, 255, 256, 257, 511, 512, 1_000, 2_999] {
        assert_eq!(replay.before(n), walked[n], "before event {n}");
    }
    assert_eq!(replay.before(usize::MAX), replay.audit().state);
}
