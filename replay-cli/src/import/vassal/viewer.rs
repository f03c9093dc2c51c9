//! Who looks, and what the viewer may see.
//!
//! A log holds every hidden unit in the clear, whoever opens it. What is shown is therefore for a viewer: the public
//! unless another is named. Input: pieces and the votes of the files on which owner pseudonym belongs to which display
//! name. It replaces no ids; `secrets` did that.

use std::collections::{BTreeMap, BTreeSet};

use super::log::Imported;
use super::piece::Piece;
use super::{counter, layers};

/// For whom something is shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Viewer {
    /// Anybody: nothing hidden, and of what is concealed that it is there.
    #[default]
    Public,
    /// A player, by the name that the player has in the chat.
    Player(String),
    /// A viewer who may see all.
    Director,
}

impl core::str::FromStr for Viewer {
    type Err = core::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "public" => Self::Public,
            "director" => Self::Director,
            player => Self::Player(player.to_owned()),
        })
    }
}

impl core::fmt::Display for Viewer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Public => "public",
            Self::Player(name) => name,
            Self::Director => "director",
        })
    }
}

/// How much of a piece a viewer sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    /// All of it.
    Whole,
    /// Where it is, and whose.
    Concealed,
    /// Nothing.
    Hidden,
}

/// A viewer with the viewer's own pieces.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Eyes {
    all: bool,
    mine: BTreeSet<String>,
}

/// Who keeps pieces of which a command speaks from the others: what was open before or is open afterwards is not meant.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Veil {
    /// Pseudonyms of who hides.
    pub hidden_by: BTreeSet<String>,
    /// Pseudonyms of who conceals.
    pub concealed_by: BTreeSet<String>,
}

/// Who hides and who conceals each piece.
pub(super) type Owners = BTreeMap<String, [Option<String>; 2]>;

impl Veil {
    /// Over the pieces of a command, before and after it.
    pub(super) fn of(before: &Owners, after: &Owners) -> Self {
        let mut veil = Self::default();
        for id in before.keys().chain(after.keys()) {
            let [hidden, concealed] = [0, 1].map(|which| still(id, before, after, which));
            veil.hidden_by.extend(hidden);
            veil.concealed_by.extend(concealed);
        }
        veil
    }
}

/// Who keeps a piece closed all through a command.
fn still(id: &str, before: &Owners, after: &Owners, which: usize) -> Option<String> {
    let owner = |owners: &Owners| owners.get(id).map(|both| both[which].clone());
    match (owner(before), owner(after)) {
        (Some(None), _) | (_, Some(None)) | (None, None) => None,
        (_, Some(Some(owner))) | (Some(Some(owner)), None) => Some(owner),
    }
}

/// How often something speaks for an owner pseudonym being a display name.
pub type Votes = BTreeMap<(String, String), u32>;

/// The player put their own name on what they dragged.
pub(super) const SIGNED: u32 = 100;
/// What the player hides bears this name.
pub const HIDES: u32 = 10;
/// What the player dragged bore this name before.
pub(super) const DRAGGED: u32 = 1;

impl Eyes {
    /// Sees all.
    #[must_use]
    pub const fn director() -> Self {
        Self { all: true, mine: BTreeSet::new() }
    }

    /// The eyes of a viewer of these files.
    ///
    /// # Errors
    /// The names of the players, when the viewer is none of them.
    pub fn of(viewer: &Viewer, files: &[Imported]) -> Result<Self, Vec<String>> {
        let Viewer::Player(name) = viewer else {
            return Ok(Self { all: *viewer == Viewer::Director, mine: BTreeSet::new() });
        };
        let players = players(files);
        if !players.contains(name) {
            return Err(players.into_iter().collect());
        }
        let mine = owners(files).into_iter().filter(|(_, of)| of == name).map(|(owner, _)| owner);
        Ok(Self { all: false, mine: mine.collect() })
    }

    /// Whether what an owner hides or conceals is theirs to see.
    #[must_use]
    pub fn owns(&self, owner: &str) -> bool {
        self.all || self.mine.contains(owner)
    }

    /// How much of a piece they see.
    #[must_use]
    pub fn sight(&self, piece: &Piece) -> Sight {
        self.through(layers::hidden_by(piece).as_deref(), layers::concealed_by(piece).as_deref())
    }

    /// The same by the pseudonyms of who hides and who conceals it.
    #[must_use]
    pub fn through(&self, hidden_by: Option<&str>, concealed_by: Option<&str>) -> Sight {
        let closed = |owner: Option<&str>| owner.is_some_and(|owner| !self.owns(owner));
        match (closed(hidden_by), closed(concealed_by)) {
            (true, _) => Sight::Hidden,
            (false, true) => Sight::Concealed,
            (false, false) => Sight::Whole,
        }
    }

    /// How much of a command they see.
    #[must_use]
    pub fn behind(&self, veil: &Veil) -> Sight {
        let closed = |owners: &BTreeSet<String>| owners.iter().any(|owner| !self.owns(owner));
        match (closed(&veil.hidden_by), closed(&veil.concealed_by)) {
            (true, _) => Sight::Hidden,
            (false, true) => Sight::Concealed,
            (false, false) => Sight::Whole,
        }
    }

    /// The name that they see; `None` when they do not see the piece.
    #[must_use]
    pub fn name(&self, piece: &Piece) -> Option<String> {
        match self.sight(piece) {
            Sight::Whole => Some(layers::display_name(piece)),
            Sight::Concealed => Some("?".to_owned()),
            Sight::Hidden => None,
        }
    }
}

/// Everybody who speaks, rolls or drags in these files, or dragged before.
#[must_use]
pub fn players(files: &[Imported]) -> BTreeSet<String> {
    let voted = files.iter().flat_map(|file| file.votes.keys().map(|(_, name)| name.clone()));
    let speak = files.iter().flat_map(|file| file.speakers.iter().cloned());
    let bear = files.iter().flat_map(|file| file.last.pieces().filter_map(bearer));
    voted.chain(speak).chain(bear).collect()
}

/// The name of each owner pseudonym: the one with most votes.
#[must_use]
pub fn owners(files: &[Imported]) -> BTreeMap<String, String> {
    let mut votes: BTreeMap<String, BTreeMap<String, u32>> = BTreeMap::new();
    for ((owner, name), count) in files.iter().flat_map(|file| &file.votes) {
        let sum = votes.entry(owner.clone()).or_default().entry(name.clone()).or_default();
        *sum = sum.saturating_add(*count);
    }
    let best =
        |names: BTreeMap<String, u32>| names.into_iter().max_by_key(|(_, count)| *count).map(|best| best.0);
    votes.into_iter().filter_map(|(owner, names)| Some((owner, best(names)?))).collect()
}

/// What the pieces of a set-up say: a hidden or concealed piece bears the name of whoever dragged it last.
pub(super) fn votes_of<'a>(pieces: impl Iterator<Item = &'a Piece>, votes: &mut Votes) {
    for piece in pieces {
        let owner = layers::hidden_by(piece).or_else(|| layers::concealed_by(piece));
        if let (Some(owner), Some(name)) = (owner, bearer(piece)) {
            vote(votes, owner, name, HIDES);
        }
    }
}

/// The name on a piece of a side's force; markers bear the name of whoever made the module.
pub(super) fn bearer(piece: &Piece) -> Option<String> {
    let name = piece.property("Owner").filter(|name| !name.is_empty() && *name != "null")?;
    counter::sort(piece)?.is_force().then(|| name.to_owned())
}

pub(super) fn vote(votes: &mut Votes, owner: String, name: String, weight: u32) {
    let count = votes.entry((owner, name)).or_default();
    *count = count.saturating_add(weight);
}
