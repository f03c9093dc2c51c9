//! The tables by versions: from the first on to the latest, a newer one, two who bring them up to date at once.

use super::{address, game, log_of, open, server};
use asl_replay_desk::postgres::{DatabaseError, PostgresBackend, SCHEMA_VERSION};
use asl_store::log::Log;
use std::thread;

#[test]
fn every_version_is_brought_up_to_date_with_its_games() {
    for from in 1..=SCHEMA_VERSION {
        let url = server::shared().database();
        assert_eq!(PostgresBackend::migrate_to(&address(&url), from).unwrap(), None);
        write_by_sql(&url);
        if from == 2 {
            // Work that waits, and a result: both are worked out anew.
            let rows = "INSERT INTO jobs SELECT name, head, 1, 'x' FROM games; \
                        INSERT INTO results SELECT name, head, 1, 'y', 'fine', 'anna' FROM games";
            server::client(&url).batch_execute(rows).unwrap();
        }
        if from < SCHEMA_VERSION {
            let why = PostgresBackend::open(address(&url)).err().expect("an older one");
            assert!(matches!(why, DatabaseError::Older { found, .. } if found == from), "{why}");
        }
        assert_eq!(PostgresBackend::migrate(&address(&url)).unwrap(), Some(from));
        assert_eq!(PostgresBackend::migrate(&address(&url)).unwrap(), Some(SCHEMA_VERSION));
        let archive = open(&url);
        assert_eq!(archive.read(&game("old")).unwrap(), old_log());
        let tip = archive.tip(&game("old")).unwrap();
        let _appended = archive.append(&game("old"), tip, &[b"four"]).unwrap();
        assert_eq!(
            archive.read(&game("old")).unwrap().len(),
            log_of(OLD.into_iter().chain([&b"four"[..]])).len()
        );
    }
}

const OLD: [&[u8]; 3] = [b"one", b"two", b"three"];

fn old_log() -> Vec<u8> {
    log_of(OLD)
}

/// A game as the first version has it, in two runs: written by SQL, so that no code of today is needed for it.
fn write_by_sql(url: &str) {
    let mut client = server::client(url);
    let (all, first) = (old_log(), log_of(OLD[..1].iter().copied()));
    let head = Log::read(&all).tip().head.as_bytes().to_vec();
    client.execute("INSERT INTO games VALUES ('old', 3, 3, $1)", &[&head]).unwrap();
    let run = "INSERT INTO runs VALUES ('old', $1, $2)";
    client.execute(run, &[&0_i64, &first]).unwrap();
    client.execute(run, &[&1_i64, &&all[first.len()..]]).unwrap();
}

#[test]
fn a_database_without_an_archive_is_told() {
    let url = server::shared().database();
    let why = PostgresBackend::open(address(&url)).err().expect("no archive");
    assert!(why.to_string().contains("holds no archive yet"), "{why}");
}

#[test]
fn a_newer_version_is_left_alone() {
    let url = server::archive();
    let row = "INSERT INTO refinery_schema_history VALUES (99, 'later', '2030-01-01T00:00:00Z', '1')";
    server::client(&url).batch_execute(row).unwrap();
    for why in [PostgresBackend::open(address(&url)).err(), PostgresBackend::migrate(&address(&url)).err()]
        .map(Option::unwrap)
    {
        assert!(matches!(why, DatabaseError::Newer { found: 99, .. }), "{why}");
        assert!(why.to_string().contains("take the newer program"), "{why}");
    }
}

#[test]
fn of_two_who_make_the_tables_at_once_none_fails() {
    for _ in 0..5 {
        let url = server::shared().database();
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| PostgresBackend::migrate(&address(&url)).unwrap());
            }
        });
        open(&url);
    }
}

/// A history that no tool wrote.
#[test]
fn a_history_of_nonsense_is_an_error() {
    let url = server::shared().database();
    let sql = "CREATE TABLE refinery_schema_history (version INTEGER, name TEXT, applied_on TEXT, checksum TEXT); \
               INSERT INTO refinery_schema_history VALUES (1, 'games', 'yesterday', 'none')";
    server::client(&url).batch_execute(sql).unwrap();
    let why = PostgresBackend::migrate(&address(&url)).unwrap_err();
    assert!(why.to_string().contains("cannot be made"), "{why}");
}

/// The tables of somebody else are not touched, and nothing is half made.
#[test]
fn tables_in_the_way_are_an_error() {
    let url = server::shared().database();
    server::client(&url).batch_execute("CREATE TABLE runs (mine INTEGER)").unwrap();
    let why = PostgresBackend::migrate(&address(&url)).unwrap_err();
    assert!(why.to_string().contains("\"runs\" already exists"), "{why}");
    let made = server::client(&url).query("SELECT 1 FROM pg_tables WHERE tablename = 'games'", &[]).unwrap();
    assert!(made.is_empty());
}
