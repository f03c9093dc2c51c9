//! An archive that is opened as a copy: read as it is, never written.

use asl_store::archive::{Archive, CopyError};
use asl_store::backend::{MemoryBackend, OpenError, SledBackend, noted_games};
use asl_store::game_id::GameId;
use asl_store::tip::Tip;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn game() -> GameId {
    "bridge".parse().unwrap()
}

/// An archive with one game of three records.
fn archive(dir: &Path) -> Vec<u8> {
    let archive = Archive::open(SledBackend::open(dir).unwrap()).unwrap();
    let payloads: Vec<&[u8]> = vec![b"one", b"two", b"three"];
    let _acknowledged = archive.append(&game(), Tip::EMPTY, &payloads).unwrap();
    archive.read(&game()).unwrap()
}

fn files(dir: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.filter(|path| path.is_file());
    files.map(|path| (path.clone(), std::fs::read(&path).unwrap())).collect()
}

#[test]
fn a_copy_reads_the_same_and_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let bytes = archive(dir.path());
    let before = files(dir.path());
    let copy = Archive::open(SledBackend::open_copy(dir.path()).unwrap()).unwrap();
    assert_eq!(copy.read(&game()).unwrap(), bytes);
    assert_eq!(copy.games().unwrap(), [game()]);
    assert!(copy.mismatches().unwrap().is_empty());
    drop(copy);
    assert_eq!(files(dir.path()), before);
}

/// What is written into a copy would be gone with it.
#[test]
fn nothing_is_appended_to_a_copy() {
    let dir = tempfile::tempdir().unwrap();
    let bytes = archive(dir.path());
    let copy = Archive::open(SledBackend::open_copy(dir.path()).unwrap()).unwrap();
    let tip = copy.tip(&game()).unwrap();
    assert!(copy.append(&game(), tip, &[b"four"]).is_err());
    assert!(copy.replace(&game(), &bytes, &bytes).is_err());
    assert_eq!(copy.read(&game()).unwrap(), bytes);
}

/// A copy is of one moment: who writes is waited for.
#[test]
fn no_copy_is_made_while_another_has_the_folder_open() {
    let dir = tempfile::tempdir().unwrap();
    let _bytes = archive(dir.path());
    let open = SledBackend::open(dir.path()).unwrap();
    assert!(matches!(SledBackend::open_copy(dir.path()), Err(OpenError::InUse(_))));
    drop(open);
    assert!(SledBackend::open_copy(dir.path()).is_ok());
}

#[test]
fn the_games_of_a_folder_are_known_without_opening_it() {
    let dir = tempfile::tempdir().unwrap();
    assert!(noted_games(dir.path()).unwrap().is_empty());
    let _bytes = archive(dir.path());
    let _open = SledBackend::open(dir.path()).unwrap();
    assert_eq!(noted_games(dir.path()).unwrap().into_iter().collect::<Vec<_>>(), [game()]);
}

/// All games go into another archive; what is held against it afterwards is every byte.
#[test]
fn a_copy_that_differs_is_told() {
    let dir = tempfile::tempdir().unwrap();
    let bytes = archive(dir.path());
    let old = Archive::open(SledBackend::open(dir.path()).unwrap()).unwrap();
    let same = Archive::open(MemoryBackend::new()).unwrap();
    assert_eq!(old.copy_into(&same).unwrap(), 1);
    old.must_be_in(&same).unwrap();
    assert_eq!(same.read(&game()).unwrap(), bytes);
    assert!(matches!(old.copy_into(&same), Err(CopyError::There(name)) if name == game()));

    let other = Archive::open(MemoryBackend::new()).unwrap();
    let payloads: Vec<&[u8]> = vec![b"one", b"two", b"four"];
    let _acknowledged = other.append(&game(), Tip::EMPTY, &payloads).unwrap();
    assert!(matches!(old.must_be_in(&other), Err(CopyError::Differs(name)) if name == game()));
    let none = Archive::open(MemoryBackend::new()).unwrap();
    assert!(old.must_be_in(&none).is_err());
}
