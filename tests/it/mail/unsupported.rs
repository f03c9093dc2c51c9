//! A signature in the archive that stands on one which is gone: `archive fsck` says so, and a mail that holds it puts it right.

use super::{HANS_1, Table};
use asl_store::archive::Archive;
use asl_store::backend::SledBackend;
use asl_store::block::Block;
use asl_store::log::Log;

/// Hans's copy, put in the place of his by one who knows the archive.
fn put(table: &Table, full: &[u8]) {
    let backend = SledBackend::open(&table.path("hans/archive")).unwrap();
    let archive = Archive::open(backend).unwrap();
    let game = "bridge".parse().unwrap();
    let held = archive.read(&game).unwrap();
    let _acknowledged = archive.replace(&game, &held, full).unwrap();
}

/// All of it but the first checkpoint.
fn without_the_first(bytes: &[u8]) -> Vec<u8> {
    let log = Log::read(bytes);
    let first = log.blocks().position(|block| !block.is_record()).unwrap();
    log.blocks()
        .enumerate()
        .filter(|(n, _)| *n != first)
        .flat_map(|(_, block)| block.bytes().to_vec())
        .collect()
}

#[test]
fn fsck_misses_the_signature_that_another_stands_on() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    let whole = table.game("hans");
    table.run("hans", "archive fsck").exits(0);
    put(&table, &without_the_first(&whole));
    let told = table.run("hans", "archive fsck").exits(2).says("bridge  signature: ");
    told.says("every event is there and good: a copy that holds the signatures puts it right");
    // Ivan's mail holds the first alone; what is tried and does not do changes nothing.
    let spoiled = table.game("hans");
    table.put("3.aslog", &spoiled);
    table.run("hans", "archive fsck --from @3.aslog").exits(2).says("not put right");
    assert_eq!(table.game("hans"), spoiled);
    table
        .run("hans", "archive fsck --from @3.aslog --from @2.aslog")
        .exits(0)
        .says("put right by @2.aslog: 13 events");
    assert_eq!(
        Log::read(&table.game("hans")).blocks().map(|b: Block<'_>| b.bytes().to_vec()).collect::<Vec<_>>(),
        Log::read(&whole).blocks().map(|b| b.bytes().to_vec()).collect::<Vec<_>>()
    );
    table.run("hans", "verify bridge").exits(0);
}
