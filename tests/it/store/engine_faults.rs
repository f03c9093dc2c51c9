//! Every call of the engine fails once, in every way, in one scenario; after every step the whole log is
//! verified again and holds what was acknowledged.

use super::{game, payloads, slices};
use asl_store::archive::{Appended, Archive};
use asl_store::backend::{Injected, MemoryBackend};
use asl_store::log::{Log, LogWriter};
use asl_store::tip::Tip;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Batches of one to four records.
fn batches() -> Vec<Vec<Vec<u8>>> {
    let all = payloads(10);
    [0..1, 1..3, 3..6, 6..10].map(|range| all[range].to_vec()).into()
}

/// A player who repeats what was not acknowledged, opening the archive again after each failure.
fn play(backend: &Arc<MemoryBackend>) -> Tip {
    let mut acknowledged = Tip::EMPTY;
    for batch in batches() {
        acknowledged = persist(backend, acknowledged, &batch);
    }
    acknowledged
}

fn persist(backend: &Arc<MemoryBackend>, from: Tip, batch: &[Vec<u8>]) -> Tip {
    for _ in 0..4 {
        let archive = Archive::open(Arc::clone(backend)).unwrap();
        let Ok(mismatches) = archive.mismatches() else { continue };
        assert_eq!(mismatches, BTreeMap::new());
        let result = archive.append(&game("a"), from, &slices(batch));
        if let Ok(Appended::New(tip) | Appended::AlreadyThere(tip)) = result {
            check(backend, tip);
            return tip;
        }
        check(backend, from);
    }
    panic!("one fault and four tries are enough");
}

/// What is there verifies and holds at least what was acknowledged; also after a loss of power.
fn check(backend: &Arc<MemoryBackend>, acknowledged: Tip) {
    // Looks at a copy of the engine's answers only when no fault is due in the look itself.
    let archive = Archive::open(Arc::clone(backend)).unwrap();
    let Ok(mismatches) = archive.mismatches() else { return };
    assert_eq!(mismatches, BTreeMap::new());
    let Ok(bytes) = archive.salvage(&game("a")) else { return };
    let log = Log::read(&bytes);
    assert!(log.verification().is_intact());
    let passed = log.records().take(usize::try_from(acknowledged.records).unwrap()).last();
    assert_eq!(passed.map_or(Tip::EMPTY.head, |record| record.head), acknowledged.head);
}

fn expected() -> Vec<u8> {
    let mut writer = LogWriter::new();
    batches().concat().iter().for_each(|payload| _ = writer.record(payload).unwrap());
    writer.into_bytes()
}

#[test]
fn any_call_may_fail_in_any_way() {
    let calls = {
        let backend = Arc::new(MemoryBackend::new());
        play(&backend);
        backend.calls().len()
    };
    for how in [Injected::Before, Injected::After, Injected::Crash] {
        for call in 0..calls {
            let backend = Arc::new(MemoryBackend::new());
            backend.inject(call, how);
            let tip = play(&backend);
            backend.crash();
            let archive = Archive::open(Arc::clone(&backend)).unwrap();
            assert_eq!(archive.tip(&game("a")).unwrap(), tip, "{how:?} at call {call}");
            assert_eq!(archive.read(&game("a")).unwrap(), expected(), "{how:?} at call {call}");
        }
    }
    assert!(calls > 40, "the scenario makes {calls} calls");
}

#[test]
fn what_was_acknowledged_survives_a_loss_of_power_at_every_step() {
    let backend = Arc::new(MemoryBackend::new());
    let mut tip = Tip::EMPTY;
    for batch in batches() {
        tip = persist(&backend, tip, &batch);
        backend.crash();
        check(&backend, tip);
    }
}

#[test]
fn after_a_failed_sync_nothing_is_acknowledged_until_it_is_opened_again() {
    let backend = Arc::new(MemoryBackend::new());
    let archive = Archive::open(Arc::clone(&backend)).unwrap();
    // An append is: look; verify what is there, which is an anchor, the blocks and the anchor again; append, sync.
    backend.inject(backend.calls().len() + 5, Injected::Before);
    let first = archive.append(&game("a"), Tip::EMPTY, &[b"one"]).unwrap_err();
    insta::assert_snapshot!(first, @"the archive's engine cannot go on");
    let again = archive.append(&game("a"), Tip::EMPTY, &[b"one"]).unwrap_err();
    insta::assert_snapshot!(again, @"a sync failed before; open the archive again");
    let archive = Archive::open(Arc::clone(&backend)).unwrap();
    let appended = archive.append(&game("a"), Tip::EMPTY, &[b"one"]).unwrap();
    assert!(matches!(appended, Appended::AlreadyThere(_)), "{appended:?}");
    backend.crash();
    assert_eq!(Archive::open(backend).unwrap().tip(&game("a")).unwrap().records, 1);
}
