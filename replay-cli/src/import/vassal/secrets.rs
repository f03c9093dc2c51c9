//! The boundary behind which no owner id exists.
//!
//! Input: the raw leaves of a game. VASSAL writes a user's preference password as owner id in traits, rosters,
//! notes and moves. [`redact`] finds every id in the places that hold one, replaces it there by a pseudonym, and then
//! wherever the same word stands in free text. Texts of private and sealed notes are cut, and so are the states of a piece
//! whose traits are unknown, because an id may stand in them. Everything downstream reads
//! only what this module returns.
//!
//! A pseudonym is 24 bits of a BLAKE3 hash keyed by game. The default key comes from the whole plaintext under its
//! own domain, so a published plaintext hash does not help to guess a password.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::command::Stream;
use super::piece;
use super::sequence;

/// What stands where a private text was.
pub const REDACTED: &str = "[redacted]";

const KEY_DOMAIN: &str = "asl-replay 2026 vassal game key v1";
const NOTE_DOMAIN: &str = "asl-replay 2026 vassal delayed note v1";
const OWNER_DOMAIN: &str = "asl-replay 2026 vassal owner pseudonym v1";
/// Most different owner ids of a game.
pub const MAX_OWNERS: usize = 64;
/// Shorter ids are replaced only where an owner id belongs, not in free text.
const MIN_SCRUBBED: usize = 4;
/// Words of the format itself, never replaced in free text.
const RESERVED: [&str; 16] = [
    "null", "true", "false", "stack", "piece", "deck", "Main", "Map0", "Axis", "Allied", "hide", "conceal",
    "INFO", "CHAT", "NOTES", "owner",
];

/// The secret that binds pseudonyms to one game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct GameKey([u8; 32]);

impl core::fmt::Debug for GameKey {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("GameKey(..)")
    }
}

impl GameKey {
    /// The key of a single file.
    #[must_use]
    pub fn of_plaintext(plaintext: &str) -> Self {
        Self(blake3::derive_key(KEY_DOMAIN, plaintext.as_bytes()))
    }

    /// A key the caller chose, so that several files of one game give the same pseudonyms.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The pseudonym of an owner id, for instance `owner-3f9a2c`.
    #[must_use]
    pub fn pseudonym(&self, id: &str) -> String {
        let key = blake3::derive_key(OWNER_DOMAIN, &self.0);
        let hex = blake3::keyed_hash(&key, id.as_bytes()).to_hex();
        format!("owner-{}", &hex[..6])
    }

    /// A hash of a delayed note, keyed: whoever has not the file cannot try words on it.
    #[must_use]
    pub fn note(&self, text: &str) -> String {
        let key = blake3::derive_key(NOTE_DOMAIN, &self.0);
        blake3::keyed_hash(&key, text.as_bytes()).to_hex()[..16].to_owned()
    }
}

/// What [`redact`] learned and returns.
#[derive(Clone, PartialEq, Eq)]
pub struct Redaction {
    /// The stream with every owner id replaced and every private text cut.
    pub stream: Stream,
    names: BTreeMap<String, String>,
}

impl core::fmt::Debug for Redaction {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Redaction({} owners)", self.names.len())
    }
}

impl Redaction {
    /// Free text from beside the stream (the comment of the save, for instance) with every known id replaced.
    #[must_use]
    pub fn scrub(&self, text: &str) -> String {
        Scrubber::new(&self.names).text(text)
    }
}

/// More owners than a game can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the game names {0} different piece owners, more than {MAX_OWNERS}: not a game")]
pub struct TooManyOwners(pub usize);

/// Replaces every owner id of a stream and cuts every private text.
///
/// # Errors
/// More than [`MAX_OWNERS`] different ids.
pub fn redact(mut stream: Stream, key: &GameKey) -> Result<Redaction, TooManyOwners> {
    let mut ids = BTreeSet::new();
    each_leaf(&mut stream, key, &mut |leaf, slots| {
        slots.visit(leaf, &mut |id| {
            ids.insert(id.to_owned());
        })
    });
    if ids.len() > MAX_OWNERS {
        return Err(TooManyOwners(ids.len()));
    }
    let names: BTreeMap<String, String> = ids.iter().map(|id| (id.clone(), key.pseudonym(id))).collect();
    let scrub = Scrubber::new(&names);
    each_leaf(&mut stream, key, &mut |leaf, slots| {
        let replaced = slots.replace(leaf, &|id| names.get(id).cloned().unwrap_or_else(|| key.pseudonym(id)));
        *leaf = scrub.leaf(&replaced);
    });
    Ok(Redaction { stream, names })
}

fn each_leaf(stream: &mut Stream, key: &GameKey, f: &mut dyn FnMut(&mut String, &mut Slots)) {
    let mut slots = Slots { traits: BTreeMap::new(), key: *key };
    let leaves = stream.setup.iter_mut().chain(stream.steps.iter_mut().flatten());
    leaves.for_each(|leaf| f(leaf, &mut slots));
}

/// Knows where owner ids stand; remembers which traits each piece has, because a change names states only.
struct Slots {
    traits: BTreeMap<String, Vec<bool>>,
    key: GameKey,
}

impl Slots {
    fn visit(&mut self, leaf: &str, f: &mut dyn FnMut(&str)) {
        let seen = core::cell::RefCell::new(Vec::new());
        self.replace(leaf, &|id| {
            seen.borrow_mut().push(id.to_owned());
            id.to_owned()
        });
        seen.into_inner().iter().for_each(|id| f(id));
    }

    fn replace(&mut self, leaf: &str, f: &dyn Fn(&str) -> String) -> String {
        let prefix = |p: &str| leaf.strip_prefix(p);
        if let Some(rest) = prefix("+/") {
            return format!("+/{}", self.add(rest, f));
        }
        if let Some(rest) = prefix("D/") {
            return format!("D/{}", self.change(rest, f));
        }
        if let Some(rest) = prefix("M/") {
            return format!("M/{}", at_field(rest, '/', 9, f));
        }
        if let Some(rest) = prefix("SNOTE\t") {
            return format!("SNOTE\t{}", delayed_note(rest, &self.key, f));
        }
        tabbed(leaf, f).unwrap_or_else(|| leaf.to_owned())
    }

    fn add(&mut self, rest: &str, f: &dyn Fn(&str) -> String) -> String {
        let mut fields = sequence::decode(rest, '/');
        let [id, definition, state] = fields.as_mut_slice() else { return REDACTED.to_owned() };
        let Ok(mut definitions) = piece::chain(definition) else {
            return format!("{id}/{REDACTED}/{REDACTED}");
        };
        let owned = definitions.iter().map(|d| holds_owner(d)).collect::<Vec<bool>>();
        if definitions.iter().any(|d| d.starts_with("concealment;")) {
            definitions.iter_mut().for_each(|d| in_definition(d, f));
            *definition = piece::link(&definitions);
        }
        *state = in_states(state, &owned, f);
        self.traits.insert(id.clone(), owned);
        sequence::encode(&fields, '/')
    }

    fn change(&mut self, rest: &str, f: &dyn Fn(&str) -> String) -> String {
        let mut fields = sequence::decode(rest, '/');
        let Some((id, states)) = fields.split_first_mut() else { return rest.to_owned() };
        let Some(owned) = self.traits.get(id) else { return format!("{id}/{REDACTED}") };
        states.iter_mut().for_each(|state| *state = in_states(state, owned, f));
        sequence::encode(&fields, '/')
    }
}

fn holds_owner(definition: &str) -> bool {
    matches!(definition.split(';').next(), Some("hide" | "conceal" | "obs"))
}

fn in_definition(definition: &mut String, f: &dyn Fn(&str) -> String) {
    if definition.starts_with("concealment;") {
        *definition = at_field(definition, ';', 1, f);
    }
}

fn in_states(state: &str, owned: &[bool], f: &dyn Fn(&str) -> String) -> String {
    if !owned.contains(&true) {
        return state.to_owned();
    }
    let Ok(mut states) = piece::chain(state) else { return REDACTED.to_owned() };
    if states.len() != owned.len() {
        return REDACTED.to_owned();
    }
    let slots = states.iter_mut().zip(owned).filter(|(_, owned)| **owned);
    slots.for_each(|(state, _)| *state = at_field(state, ';', 0, f));
    piece::link(&states)
}

/// Replaces one field of a sequence when it holds an owner.
fn at_field(text: &str, delimiter: char, index: usize, f: &dyn Fn(&str) -> String) -> String {
    let mut fields = sequence::decode(text, delimiter);
    match fields.get_mut(index).filter(|id| is_owner(id)) {
        Some(id) => *id = f(id),
        None => return text.to_owned(),
    }
    sequence::encode(&fields, delimiter)
}

fn is_owner(id: &str) -> bool {
    !id.is_empty() && id != "null"
}

fn tabbed(leaf: &str, f: &dyn Fn(&str) -> String) -> Option<String> {
    let (verb, rest) = leaf.split_once('\t')?;
    let rest = match verb {
        "PLAYER" | "UNMASK" | "PYREMOVE" => at_field(rest, '\t', 0, f),
        "PNOTE" => private_note(rest, f),
        "INFO" => info(rest, f),
        _ => return None,
    };
    Some(format!("{verb}\t{rest}"))
}

fn private_note(rest: &str, f: &dyn Fn(&str) -> String) -> String {
    let owner = sequence::tokens(rest, '\t').next().unwrap_or_default();
    let owner = if is_owner(&owner) { f(&owner) } else { owner };
    sequence::encode(&[owner.as_str(), REDACTED], '\t')
}

/// Name, owner, whether it is still closed, and the text: in its place stands its hash, and behind it the words of a
/// note that its owner has opened.
fn delayed_note(rest: &str, key: &GameKey, f: &dyn Fn(&str) -> String) -> String {
    let fields = sequence::decode(rest, '\t');
    let [name, owner, closed, text, ..] = fields.as_slice() else { return REDACTED.to_owned() };
    let owner = if is_owner(owner) { f(owner) } else { owner.clone() };
    let mut kept = vec![name.clone(), owner, closed.clone(), key.note(text)];
    kept.extend((closed == "false").then(|| text.clone()));
    sequence::encode(&kept, '\t')
}

/// Everything after the notes field is pairs of owner and private text.
fn info(rest: &str, f: &dyn Fn(&str) -> String) -> String {
    let mut fields = sequence::decode(rest, '\t');
    let first = super::scenario::notes_index(&fields) + 1;
    for (at, field) in fields.iter_mut().enumerate().skip(first) {
        if (at - first) % 2 == 1 {
            REDACTED.clone_into(field);
        } else if is_owner(field) {
            *field = f(field);
        }
    }
    sequence::encode(&fields, '\t')
}

/// Replaces known ids as whole words, seeing through the backslashes of the sequence encoding.
struct Scrubber<'a> {
    ids: Vec<(Vec<char>, &'a str)>,
}

impl<'a> Scrubber<'a> {
    fn new(names: &'a BTreeMap<String, String>) -> Self {
        let wanted = |id: &String| id.chars().count() >= MIN_SCRUBBED && !RESERVED.contains(&id.as_str());
        let mut ids: Vec<_> = names
            .iter()
            .filter(|(id, _)| wanted(id))
            .map(|(id, name)| (id.chars().collect::<Vec<_>>(), name.as_str()))
            .collect();
        ids.sort_by_key(|(id, _)| core::cmp::Reverse(id.len()));
        Self { ids }
    }

    /// A chat line keeps its `<user>`: a display name is public, and no link to the id is left.
    fn leaf(&self, leaf: &str) -> String {
        if self.ids.is_empty() {
            return leaf.to_owned();
        }
        let user = leaf.strip_prefix("CHAT").and_then(|text| {
            let open = text.find('<')?;
            Some((open + 4, text[open..].find('>')? + open + 5))
        });
        match user {
            Some((open, close)) => self.text(&leaf[..open]) + &leaf[open..close] + &self.text(&leaf[close..]),
            None => self.text(leaf),
        }
    }

    fn text(&self, text: &str) -> String {
        self.ids.iter().fold(text.to_owned(), |text, (id, name)| replace_word(&text, id, name))
    }
}

fn replace_word(text: &str, word: &[char], by: &str) -> String {
    let Some(first) = word.first() else { return text.to_owned() };
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(*first) {
        let before = rest[..at].chars().next_back().or_else(|| out.chars().next_back());
        let end = word_end(&rest[at..], word).filter(|_| is_edge(before, word.first()));
        let skip = end.unwrap_or(first.len_utf8());
        out.push_str(&rest[..at]);
        out.push_str(if end.is_some() { by } else { &rest[at..at + skip] });
        rest = &rest[at + skip..];
    }
    out + rest
}

/// Length of `word` at the start of `text`, backslashes between its characters ignored, when it ends at an edge.
fn word_end(text: &str, word: &[char]) -> Option<usize> {
    let mut chars = text.char_indices().peekable();
    let mut end = 0;
    for wanted in word {
        while *wanted != '\\' && chars.peek().is_some_and(|(_, c)| *c == '\\') {
            chars.next();
        }
        let (at, _) = chars.next().filter(|(_, c)| c == wanted)?;
        end = at + wanted.len_utf8();
    }
    is_edge(text[end..].chars().next(), word.last()).then_some(end)
}

/// Whether a neighbour character leaves the id a word of its own.
fn is_edge(neighbour: Option<char>, inside: Option<&char>) -> bool {
    let in_word = |c: char| c.is_alphanumeric();
    !(neighbour.is_some_and(in_word) && inside.is_some_and(|c| in_word(*c)))
}
