//! Folders that a test writes in, and copies of them: what several tests begin with is made once.

use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// An empty folder, in memory where the system has a place for it: a command syncs some dozens of times.
pub(crate) fn empty() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

/// A copy of a folder with all below it.
pub(crate) fn copy(source: &Path) -> TempDir {
    let target = empty();
    copy_all(source, target.path());
    target
}

/// The same into a folder that is there.
pub(crate) fn copy_all(source: &Path, target: &Path) {
    for entry in fs::read_dir(source).unwrap().map(Result::unwrap) {
        let target = target.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            fs::create_dir(&target).unwrap();
            copy_all(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
