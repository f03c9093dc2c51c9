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

/// The folder that `ASL_REPLAY_SHARED` names; `None`, and a word on what is skipped, when it names none.
pub(crate) fn folder(skipped: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("ASL_REPLAY_SHARED").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("skipped: {skipped}, ASL_REPLAY_SHARED names no folder");
    }
    folder
}

/// A real sample from the folder that `ASL_REPLAY_SHARED` names.
pub(crate) fn sample(name: &str) -> Option<Vec<u8>> {
    let path = folder(&format!("sample {name}"))?.join("vasl/samples").join(name);
    Some(
        std::fs::read(&path)
            .unwrap_or_else(|e| panic!("ASL_REPLAY_SHARED is set, and {}: {e}", path.display())),
    )
}
