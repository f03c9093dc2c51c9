//! A signed tree into a folder that a web server serves.

use super::files::{is_held, write};
use super::{Refusal, read_file};
use crate::read::{Earlier, Published};
use crate::words::counted;
use asl_store::tiles::TileFile;
use std::fs::create_dir_all;
use std::path::Path;

/// The file that a reader asks for first: it is written last.
pub(super) const CHECKPOINT: &str = "checkpoint";

impl Published {
    /// Writes the files that are not there yet, and the checkpoint behind them; how many were written.
    ///
    /// # Errors
    /// When the folder holds something else, or a tree that this one does not go on from, or cannot be written.
    pub fn write(&self, folder: &Path) -> Result<usize, Refusal> {
        let name = folder.display();
        if folder.exists() && !folder.is_dir() {
            return Err(Refusal::Wrong(format!("{name} is no folder: name one for the tiles")));
        }
        let checkpoint = folder.join(CHECKPOINT);
        if is_held(&checkpoint) {
            self.must_continue(&checkpoint)?;
        }
        write_tree(folder, &self.files, &self.checkpoint)
    }

    fn must_continue(&self, checkpoint: &Path) -> Result<(), Refusal> {
        let name = checkpoint.display();
        let mine = counted(self.events, "event", "events");
        match self.after(&read_file(checkpoint)?) {
            Earlier::Continued => Ok(()),
            Earlier::Unreadable(why) => Err(Refusal::Wrong(format!("{name}: {why}; name another folder"))),
            Earlier::Other(origin) => {
                Err(Refusal::Wrong(format!("{name} is of another game, {origin}; name another folder")))
            }
            Earlier::Longer(size) => Err(Refusal::Broken(format!(
                "{name} speaks of {}, and of this copy {mine} are signed: what is published is never taken back",
                counted(size, "event", "events")
            ))),
            Earlier::Parted(size) => Err(Refusal::Broken(format!(
                "the {} that {name} speaks of are not the first of this copy: the copies part",
                counted(size, "event", "events")
            ))),
        }
    }
}

/// Writes the files of a tree that are not there yet, and the checkpoint behind them; how many were written.
pub(super) fn write_tree(folder: &Path, files: &[TileFile], checkpoint: &str) -> Result<usize, Refusal> {
    let mut written = 0;
    let files = files.iter().map(|file| (file.path.as_str(), file.bytes.as_slice()));
    for (path, bytes) in files.chain([(CHECKPOINT, checkpoint.as_bytes())]) {
        let path = folder.join(path);
        if is_held(&path) && read_file(&path)? == bytes {
            continue;
        }
        let above = path.parent().unwrap_or(folder);
        create_dir_all(above).map_err(|e| Refusal::Store(format!("{}: {e}", above.display())))?;
        write(&path, bytes)?;
        written += 1;
    }
    Ok(written)
}
