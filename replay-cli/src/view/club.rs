//! A club's log of heads, as data.

#[cfg(feature = "cli")]
use crate::home::{Club, Head};
use schemars::JsonSchema;
use serde::Serialize;
#[cfg(feature = "cli")]
use std::path::Path;

/// What `club` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ClubView {
    /// `asl-replay/club/1`.
    pub schema: &'static str,
    /// The folder, which any web server may serve.
    pub folder: String,
    /// What its checkpoints are about: the log's name for its verifiers and witnesses.
    pub origin: String,
    /// How many heads it has.
    pub heads: u64,
    /// Heads that were added.
    pub added: Vec<HeadView>,
    /// The newest heads of the games that were named, as they stood there.
    pub held: Vec<HeadView>,
    /// The witness who has cosigned all of it, when one was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub witness: Option<String>,
    /// When the witness first saw that, in seconds since 1970, as it says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
}

/// A head of a game.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct HeadView {
    /// The origin of the game's checkpoints.
    pub origin: String,
    /// How many events it speaks of.
    pub events: u64,
}

#[cfg(feature = "cli")]
impl ClubView {
    /// The view of a club's log.
    #[must_use]
    pub fn of(club: &Club, folder: &Path) -> ClubView {
        ClubView {
            schema: "asl-replay/club/1",
            folder: folder.display().to_string(),
            origin: club.origin().to_owned(),
            heads: club.size(),
            added: Vec::new(),
            held: Vec::new(),
            witness: None,
            time: None,
        }
    }
}

#[cfg(feature = "cli")]
impl HeadView {
    /// The view of a head.
    #[must_use]
    pub fn of(head: &Head) -> HeadView {
        HeadView { origin: head.origin.clone(), events: head.events }
    }
}
