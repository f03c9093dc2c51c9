//! The logs that ship: one of every released format, which must open for ever, and in which no byte can change
//! unnoticed.

use asl_core::audit::{Game, Replay};
use asl_replay::read::decode_log;
use asl_store::log::Log;
use asl_store::verify::verify;
use std::path::PathBuf;

fn shipped() -> Vec<(PathBuf, Vec<u8>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/golden");
    let files =
        std::fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    let logs = files.filter(|path| path.extension().is_some_and(|extension| extension == "aslog"));
    logs.map(|path| (path.clone(), std::fs::read(path).expect("a file"))).collect()
}

/// Number of the block that each byte belongs to, counted from 0.
fn block_of_each_byte(bytes: &[u8]) -> Vec<u64> {
    let blocks = Log::read(bytes).blocks();
    blocks.enumerate().flat_map(|(n, block)| std::iter::repeat_n(n as u64, block.bytes().len())).collect()
}

#[test]
fn shipped_logs_open() {
    let logs = shipped();
    assert!(logs.len() >= 2, "at least the bare log and the game");
    for (path, bytes) in logs {
        assert!(verify(&bytes).is_intact(), "{}", path.display());
    }
}

#[test]
fn every_changed_byte_of_a_shipped_log_is_found_at_its_block() {
    for (path, bytes) in shipped() {
        let blocks = block_of_each_byte(&bytes);
        assert_eq!(blocks.len(), bytes.len());
        for (at, mask) in (0..bytes.len()).flat_map(|at| [0x01, 0x80, 0xff].map(|mask| (at, mask))) {
            let mut damaged = bytes.clone();
            damaged[at] ^= mask;
            let found = verify(&damaged);
            let place = found.fault.map(|f| f.block).or(found.torn_tail.map(|t| t.block));
            assert_eq!(place, Some(blocks[at]), "{} byte {at} ^ {mask:#x}", path.display());
        }
    }
}

#[test]
fn shipped_game_is_judged_as_when_it_was_recorded() {
    let bytes =
        shipped().into_iter().find(|(path, _)| path.ends_with("game_v1.aslog")).expect("the game ships").1;
    let (events, integrity) = decode_log(&bytes);
    assert!(integrity.is_intact());
    let game = Game::of(events).expect("a game");
    let audit = Replay::of(&game).audit();
    assert_eq!(audit.findings, []);
    let unit = &audit.state.units["bt7"];
    assert_eq!(unit.place.cell().map(|cell| game.scenario.map.show_cell(cell)).as_deref(), Some("EE7"));
}
