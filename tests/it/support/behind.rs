//! sled itself, opened behind the back of an archive.

use std::path::Path;
use std::time::Duration;

/// sled on an archive's folder. It gives its lock back some time after the last handle is dropped.
pub(crate) fn raw(dir: &Path) -> sled::Db {
    for _ in 0..100 {
        if let Ok(db) = sled::open(dir) {
            return db;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("sled does not give its lock back")
}
