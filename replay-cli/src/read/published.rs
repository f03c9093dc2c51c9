//! A signed game as a tree for a web server: its files, and what may stand there before them.

use super::{GameCopy, ProofError};
use asl_store::checkpoint::Statement;
use asl_store::log::Log;
use asl_store::merkle::{Node, Tree};
use asl_store::note::Note;
use asl_store::tiles::{self, TileFile};

/// A tree to be published: C2SP tlog-tiles of the events that were signed, as hashes alone.
pub struct Published {
    /// What its checkpoints are about.
    pub origin: String,
    /// How many events it has.
    pub events: u64,
    /// The parties that signed it.
    pub signed_by: Vec<String>,
    /// The signed checkpoint.
    pub checkpoint: String,
    /// All other files, by their names below the folder that is served.
    pub files: Vec<TileFile>,
    tree: Tree,
}

/// How a tree stands to the one that was published before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Earlier {
    /// It goes on from it.
    Continued,
    /// What stands there is no checkpoint.
    Unreadable(String),
    /// It is about another game.
    Other(String),
    /// It had more events.
    Longer(u64),
    /// Its events are not the first of this one's.
    Parted(u64),
}

impl GameCopy {
    /// The tree of the newest events that somebody signed.
    ///
    /// # Errors
    /// When nobody has signed.
    pub fn published(&self) -> Result<Published, ProofError> {
        let (note, events) = self.strongest(1)?;
        let (_, signed_by) = self.signers(&note).map_err(ProofError::Signature)?;
        let says = Statement::read(note.text()).map_err(|e| ProofError::Signature(e.to_string()))?;
        let mut leaves = tiles::leaves(&Log::read(self.bytes()));
        leaves.truncate(usize::try_from(events).unwrap_or(usize::MAX));
        let tree = leaves.iter().map(|leaf| Node::leaf(leaf.as_bytes())).collect();
        let files = tiles::files(&leaves);
        Ok(Published { origin: says.origin, events, signed_by, checkpoint: note.to_string(), files, tree })
    }
}

impl Published {
    /// The root of its first events; `None` when it has fewer.
    #[must_use]
    pub fn root_at(&self, events: u64) -> Option<Node> {
        self.tree.root_at(events)
    }

    /// How it stands to the checkpoint that is published now.
    #[must_use]
    pub fn after(&self, checkpoint: &[u8]) -> Earlier {
        let says = match Note::read(checkpoint).map(|note| Statement::read(note.text())) {
            Ok(Ok(says)) => says,
            Ok(Err(why)) => return Earlier::Unreadable(why.to_string()),
            Err(why) => return Earlier::Unreadable(why.to_string()),
        };
        if says.origin != self.origin {
            return Earlier::Other(says.origin);
        }
        if says.size > self.events {
            return Earlier::Longer(says.size);
        }
        match self.tree.root_at(says.size) {
            Some(root) if root == says.root => Earlier::Continued,
            Some(_) | None => Earlier::Parted(says.size),
        }
    }
}
