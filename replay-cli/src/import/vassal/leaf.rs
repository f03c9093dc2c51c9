//! The leaf commands of VASSAL and VASL, typed.
//!
//! Input: one raw leaf (owner ids already replaced). Whatever does not fit its row of the table is kept verbatim as
//! [`Leaf::Unknown`]; nothing is dropped. It does not know what a command does to the position.

use super::sequence;

/// One command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Leaf {
    /// `+/`: a piece appears.
    Add {
        /// Its id; `None` when VASSAL wrote `null`.
        id: Option<String>,
        /// Its chain of definitions.
        definition: String,
        /// Its chain of states.
        state: String,
    },
    /// `-/`: a piece disappears.
    Remove {
        /// Its id.
        id: String,
    },
    /// `D/`: a piece changes state.
    Change {
        /// Its id.
        id: String,
        /// The new chain of states.
        new: String,
        /// The chain before, when written.
        old: Option<String>,
    },
    /// `M/`: a piece or stack moves.
    Move(Move),
    /// `CHAT`: a line of the chat window.
    Chat(String),
    /// `AUDIO`: a sound.
    Sound(String),
    /// `UNDO`: a bracket around inverse commands.
    Undo {
        /// Opening or closing.
        open: bool,
    },
    /// `bd`: the boards, verbatim after the prefix.
    Boards(String),
    /// `INFO`: the fields of the scenario information.
    Info(Vec<String>),
    /// A note of some kind.
    Note(Note),
    /// `GlobalProperty`, verbatim after the prefix.
    GlobalProperty(String),
    /// `MutableProperty`: a named value changes.
    Property(Property),
    /// `PLAYER`: a roster entry.
    Player {
        /// Pseudonym of the owner id.
        owner: String,
        /// Public name.
        name: String,
        /// Side.
        side: String,
    },
    /// `PYREMOVE`: a roster entry goes.
    PlayerRemoved {
        /// Pseudonym of the owner id.
        owner: String,
    },
    /// `EXT`: an extension that was loaded.
    Extension {
        /// Its name.
        name: String,
        /// Its version.
        version: String,
    },
    /// `UNMASK`: a player lets others unmask the player's units.
    Unmask {
        /// Pseudonym, or none.
        owner: Option<String>,
    },
    /// `LOS`: a line of sight was shown.
    Los(Los),
    /// `OBA/`: an off-board-artillery draw pile, verbatim after the prefix.
    Oba(String),
    /// `SETUP_STACK`, `Events`: bookkeeping of the module without meaning for a game.
    Bookkeeping(String),
    /// `LINK_PIECE:` and the other VASL extras, verbatim.
    Extra(String),
    /// Anything else, verbatim.
    Unknown(String),
}

/// A point of a map; the map is `None` when VASSAL wrote `null`.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// Name of the map.
    pub map: Option<String>,
    /// Pixels from the left.
    pub x: i32,
    /// Pixels from the top.
    pub y: i32,
}

/// The fields of `M/`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The piece or stack.
    pub id: String,
    /// Where it goes.
    pub to: Spot,
    /// What it lies on top of, afterwards.
    pub under: Option<String>,
    /// Where it was.
    pub from: Spot,
    /// What it lay on top of.
    pub old_under: Option<String>,
    /// Pseudonym of the mover.
    pub mover: Option<String>,
}

/// Notes by who may read them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// `NOTES`: the scenario's.
    Scenario(String),
    /// `PNOTES`: public.
    Public(String),
    /// `PNOTE`: private; the text is never kept.
    Private {
        /// Pseudonym of the owner.
        owner: String,
    },
    /// `SNOTE`: sealed until its owner opens it; until then its hash is kept, never the text.
    Sealed(SealedNote),
}

/// A delayed note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealedNote {
    /// Its name, which all players see.
    pub name: String,
    /// Pseudonym of the owner.
    pub owner: String,
    /// A keyed hash of its words.
    pub hash: String,
    /// Its words, once opened.
    pub text: Option<String>,
}

/// The fields of `MutableProperty`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Property {
    /// Name.
    pub key: String,
    /// Value before.
    pub old: String,
    /// Value after.
    pub new: String,
    /// Where the property lives.
    pub container: String,
}

/// The fields of `LOS`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Los {
    /// Which thread.
    pub thread: String,
    /// Pixel where it starts.
    pub anchor: (i32, i32),
    /// Pixel where it ends.
    pub arrow: (i32, i32),
    /// The remaining fields.
    pub rest: Vec<String>,
}

/// What a line of the chat window begins with.
pub(super) const CHAT: &str = "CHAT";

/// Most fields looked at in a flat command.
const MAX_FIELDS: usize = 4096;

impl Leaf {
    /// Reads one raw leaf. Total: what does not fit is [`Leaf::Unknown`].
    #[must_use]
    pub fn parse(raw: &str) -> Self {
        by_prefix(raw).unwrap_or_else(|| Self::Unknown(raw.to_owned()))
    }
}

fn by_prefix(raw: &str) -> Option<Leaf> {
    if let Some(text) = raw.strip_prefix(CHAT) {
        return Some(Leaf::Chat(text.to_owned()));
    }
    if let Some((verb, fields)) = raw.split_once('/')
        && matches!(verb, "+" | "-" | "D" | "M" | "OBA")
    {
        return slashed(verb, fields);
    }
    if let Some((verb, rest)) = raw.split_once('\t') {
        return tabbed(verb, rest);
    }
    extra(raw)
}

fn slashed(verb: &str, rest: &str) -> Option<Leaf> {
    match verb {
        "+" => add(fields(rest, '/')),
        "-" => Some(Leaf::Remove { id: rest.to_owned() }),
        "D" => change(fields(rest, '/')),
        "M" => movement(&fields(rest, '/')).map(Leaf::Move),
        "OBA" => Some(Leaf::Oba(rest.to_owned())),
        _ => None,
    }
}

fn tabbed(verb: &str, rest: &str) -> Option<Leaf> {
    let text = || rest.to_owned();
    Some(match verb {
        "AUDIO" => Leaf::Sound(text()),
        "UNDO" => Leaf::Undo { open: rest == "true" },
        "bd" => Leaf::Boards(text()),
        "INFO" => Leaf::Info(fields(rest, '\t')),
        "NOTES" => Leaf::Note(Note::Scenario(text())),
        "PNOTES" => Leaf::Note(Note::Public(text())),
        "PNOTE" => Leaf::Note(Note::Private { owner: fields(rest, '\t').into_iter().next()? }),
        "SNOTE" => Leaf::Note(Note::Sealed(sealed(fields(rest, '\t'))?)),
        "GlobalProperty" => Leaf::GlobalProperty(text()),
        "MutableProperty" => Leaf::Property(property(fields(rest, '\t'))?),
        "PLAYER" => player(fields(rest, '\t'))?,
        "PYREMOVE" => Leaf::PlayerRemoved { owner: text() },
        "EXT" => extension(fields(rest, '\t'))?,
        "UNMASK" => Leaf::Unmask { owner: present(text()).filter(|t| !t.is_empty()) },
        "LOS" => Leaf::Los(los(fields(rest, '\t'))?),
        "SETUP_STACK" => Leaf::Bookkeeping(format!("{verb}\t{rest}")),
        _ => return extra(&format!("{verb}\t{rest}")),
    })
}

fn extra(raw: &str) -> Option<Leaf> {
    const EXTRAS: [&str; 5] =
        ["LINK_PIECE:", "UNLINK_PIECE:", "PIECE_FINDER:", "DOUBLE_BLIND", "ENABLE_DOUBLE_BLIND"];
    if EXTRAS.iter().any(|prefix| raw.starts_with(prefix)) {
        return Some(Leaf::Extra(raw.to_owned()));
    }
    raw.starts_with("Events").then(|| Leaf::Bookkeeping(raw.to_owned()))
}

fn fields(text: &str, delimiter: char) -> Vec<String> {
    sequence::tokens(text, delimiter).take(MAX_FIELDS).collect()
}

/// VASSAL writes an absent value as `null`.
fn present(text: String) -> Option<String> {
    (text != "null").then_some(text)
}

fn add(fields: Vec<String>) -> Option<Leaf> {
    let [id, definition, state] = <[String; 3]>::try_from(fields).ok()?;
    Some(Leaf::Add { id: present(id), definition, state })
}

fn change(mut fields: Vec<String>) -> Option<Leaf> {
    let old = if fields.len() == 3 { fields.pop() } else { None };
    let [id, new] = <[String; 2]>::try_from(fields).ok()?;
    Some(Leaf::Change { id, new, old })
}

fn movement(f: &[String]) -> Option<Move> {
    if !(9..=10).contains(&f.len()) {
        return None;
    }
    let spot = |at: usize| {
        Some(Spot { map: present(f[at].clone()), x: f[at + 1].parse().ok()?, y: f[at + 2].parse().ok()? })
    };
    Some(Move {
        id: f[0].clone(),
        to: spot(1)?,
        under: present(f[4].clone()),
        from: spot(5)?,
        old_under: present(f[8].clone()),
        mover: f.get(9).cloned().and_then(present),
    })
}

fn sealed(fields: Vec<String>) -> Option<SealedNote> {
    let mut fields = fields.into_iter();
    let (name, owner, closed) = (fields.next()?, fields.next()?, fields.next()?);
    let hash = fields.next()?;
    Some(SealedNote { name, owner, hash, text: fields.next().filter(|_| closed == "false") })
}

fn property(fields: Vec<String>) -> Option<Property> {
    let [key, old, new, container] = <[String; 4]>::try_from(fields).ok()?;
    Some(Property { key, old, new, container })
}

fn player(fields: Vec<String>) -> Option<Leaf> {
    let [owner, name, side] = <[String; 3]>::try_from(fields).ok()?;
    Some(Leaf::Player { owner, name, side })
}

fn extension(fields: Vec<String>) -> Option<Leaf> {
    let mut fields = fields.into_iter();
    Some(Leaf::Extension { name: fields.next()?, version: fields.next().unwrap_or_default() })
}

fn los(fields: Vec<String>) -> Option<Los> {
    let mut fields = fields.into_iter();
    let thread = fields.next()?;
    let mut number = || fields.next()?.parse::<i32>().ok();
    let anchor = (number()?, number()?);
    let arrow = (number()?, number()?);
    Some(Los { thread, anchor, arrow, rest: fields.collect() })
}
