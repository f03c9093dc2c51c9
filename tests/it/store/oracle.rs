//! The archive over sled does what the archive over the engine in memory does, whatever is asked of it and
//! however often it is opened again.

use super::game;
use crate::support::seed::seeded;
use asl_store::archive::Archive;
use asl_store::backend::{Backend, MemoryBackend, SledBackend};
use asl_store::log::{Log, LogWriter};
use proptest::prelude::*;
use std::sync::Arc;

#[derive(Debug, Clone)]
enum Act {
    /// Records of this many bytes behind the tip as it was `late` records ago.
    Append {
        game: u8,
        lengths: Vec<usize>,
        late: usize,
    },
    Sign {
        game: u8,
        text: Vec<u8>,
    },
    Import {
        from: u8,
        into: u8,
        records: usize,
    },
    Reopen,
}

fn act() -> impl Strategy<Value = Act> {
    let lengths = prop::collection::vec(0usize..300, 0..90);
    prop_oneof![
        4 => (0u8..3, lengths, 0usize..3).prop_map(|(game, lengths, late)| Act::Append { game, lengths, late }),
        1 => (0u8..3, any::<Vec<u8>>()).prop_map(|(game, text)| Act::Sign { game, text }),
        1 => (0u8..3, 0u8..3, 0usize..200).prop_map(|(from, into, records)| Act::Import { from, into, records }),
        1 => Just(Act::Reopen),
    ]
}

/// What the archive answers, in words.
fn perform<B: Backend>(archive: &Archive<B>, act: &Act) -> String {
    match act {
        Act::Append { game, lengths, late } => append(archive, *game, lengths, *late),
        Act::Sign { game, text } => {
            let tip = archive.tip(&name(*game)).unwrap();
            format!("{:?}", archive.append_checkpoint(&name(*game), tip, text))
        }
        Act::Import { from, into, records } => {
            let bytes = archive.read(&name(*from)).unwrap_or_default();
            let file = first(&bytes, *records);
            format!("{:?}", archive.import(&name(*into), &file))
        }
        Act::Reopen => String::new(),
    }
}

fn append<B: Backend>(archive: &Archive<B>, game: u8, lengths: &[usize], late: usize) -> String {
    let bytes = archive.read(&name(game)).unwrap_or_default();
    let records = usize::try_from(Log::read(&bytes).tip().records).unwrap();
    let expected = Log::read(&first(&bytes, records.saturating_sub(late))).tip();
    let payloads: Vec<Vec<u8>> = lengths.iter().map(|length| vec![game; *length]).collect();
    format!("{:?}", archive.append(&name(game), expected, &super::slices(&payloads)))
}

fn first(bytes: &[u8], records: usize) -> Vec<u8> {
    let mut writer = LogWriter::new();
    for record in Log::read(bytes).records().take(records) {
        writer.record(record.payload).unwrap();
    }
    writer.into_bytes()
}

fn name(number: u8) -> asl_store::game_id::GameId {
    game(["a", "ab", "b"][usize::from(number)])
}

fn contents<B: Backend>(archive: &Archive<B>) -> Vec<(String, Vec<u8>)> {
    assert!(archive.mismatches().unwrap().is_empty());
    let games = archive.games().unwrap();
    games.iter().map(|game| (game.to_string(), archive.read(game).unwrap())).collect()
}

proptest! {
    #![proptest_config(seeded(24))]

    #[test]
    fn both_engines_answer_alike(acts in prop::collection::vec(act(), 1..20)) {
        let dir = tempfile::tempdir().unwrap();
        let memory = Archive::open(Arc::new(MemoryBackend::new())).unwrap();
        let mut sled = Archive::open(SledBackend::open(dir.path()).unwrap()).unwrap();
        for act in &acts {
            prop_assert_eq!(perform(&sled, act), perform(&memory, act));
            if matches!(act, Act::Reopen) {
                drop(sled);
                sled = Archive::open(SledBackend::open(dir.path()).unwrap()).unwrap();
            }
        }
        prop_assert_eq!(contents(&sled), contents(&memory));
    }
}
