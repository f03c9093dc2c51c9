//! Finds the folder of real files, which does not ship with the repository.
use std::path::PathBuf;

/// The root of the workspace.
pub(super) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A vector file that ships.
pub(super) fn vector(name: &str) -> String {
    let path = root().join("tests/vectors/vasl").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A real sample; `None` (with a line on stderr) when the folder is absent.
pub(crate) fn sample(name: &str) -> Option<Vec<u8>> {
    let beside = root().join("../shared");
    let folder = std::env::var_os("ASL_REPLAY_SHARED").map_or(beside, PathBuf::from);
    let bytes = std::fs::read(folder.join("vasl/samples").join(name)).ok();
    if bytes.is_none() {
        eprintln!("skipped: no sample {name} (set ASL_REPLAY_SHARED)");
    }
    bytes
}
