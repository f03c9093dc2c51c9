//! Playing by mail, as data: keys, signatures, what was sent and what came.

use super::agreement::AgreementRow;
use super::asked::AskedView;
use super::awaited::AwaitedView;
use super::duty::DutyView;
use super::finding::FindingView;
use super::log::LogRow;
use super::own_figures::OwnFigureRow;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// What `keygen` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct KeygenView {
    /// `asl-replay/keygen/1`.
    pub schema: &'static str,
    /// The name.
    pub name: String,
    /// The public key, to be given to everyone.
    pub public_key: String,
    /// Its fingerprint, to be compared aloud.
    pub fingerprint: String,
    /// Where the secret one rests, encrypted.
    pub file: String,
}

/// What `new` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct NewView {
    /// `asl-replay/new/1`.
    pub schema: &'static str,
    /// The game in the archive.
    pub game: String,
    /// The id that stands in its checkpoints.
    pub id: String,
    /// Events that it has now.
    pub events: u64,
    /// Players and their public keys.
    pub players: BTreeMap<String, String>,
    /// Its head, in hexadecimal.
    pub head: String,
}

/// What `sign` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SignView {
    /// `asl-replay/sign/1`.
    pub schema: &'static str,
    /// The game in the archive.
    pub game: String,
    /// Who signed.
    pub by: String,
    /// How many events the signature covers.
    pub events: u64,
    /// They were signed before; the file is the same again.
    pub already: bool,
    /// What others recorded behind my last signature that only I can say: without `--agree` nothing is signed.
    #[serde(flatten)]
    pub asked: AskedView,
    /// What proves, behind my last signature, that dice were bent: without `--accept-dice` nothing is signed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<FindingView>,
    /// It was signed, and the mail was written; else nothing was changed.
    pub signed: bool,
    /// The file to mail.
    pub output: String,
}

/// What `receive` answers when the file could be accepted or its rules are broken. A file that is refused for its
/// integrity is a failure with exit code 2.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ReceiveView {
    /// `asl-replay/receive/1`.
    pub schema: &'static str,
    /// The file.
    pub file: String,
    /// The game in the archive.
    pub game: String,
    /// It is a game that the archive did not have.
    pub new_game: bool,
    /// Whose signature covers all of it.
    pub from: Vec<String>,
    /// Players and their public keys, for a new game.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<String, String>,
    /// Figures of its counters that are not those of the catalogue, for a new game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub own_figures: Vec<OwnFigureRow>,
    /// Agreements in it that lack a signature: they waive nothing, and what follows is judged as if they were agreed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub provisional: Vec<AgreementRow>,
    /// The events that are new to me.
    pub events: Vec<LogRow>,
    /// The findings on them.
    pub findings: Vec<FindingView>,
    /// Broken ones among them.
    pub broken: usize,
    /// What is owed after the last event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<DutyView>,
    /// What is awaited of whom when it is taken in, and what comes then.
    pub awaited: AwaitedView,
    /// It stands in my archive now, with my signature.
    pub accepted: bool,
    /// Who accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted_by: Option<String>,
    /// There was nothing new in it.
    pub nothing_new: bool,
    /// Broken findings that prove that dice were bent.
    pub bent_dice: usize,
    /// What others recorded in it that only I can say.
    #[serde(flatten)]
    pub asked: AskedView,
    /// Shares that I am said to have kept back, though the file is the first to ask for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub never_asked: Vec<String>,
    /// My own signature in it reaches so many events, and I hold fewer: what I knew of this game was lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state_lost: Option<u64>,
    /// Its signatures and mine differ, or it is older: both copies become one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joined: Option<JoinedView>,
    /// It takes the place of my copy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaced: Option<ReplacedView>,
}

/// Two copies whose signatures differ, as one.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct JoinedView {
    /// Checkpoints that I had not.
    pub added: u64,
    /// Checkpoints of mine that the file has not: they stay.
    pub kept: u64,
    /// Events of mine that the file has not: they stay.
    pub older_by: u64,
}

/// My copy put aside for another.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ReplacedView {
    /// The first event of my copy that goes, or its end.
    pub from_event: u64,
    /// How many events of my copy go.
    pub events: u64,
    /// I had signed some of them: whoever has that mail can show that I signed two pasts.
    pub signed: bool,
    /// The name under which my copy stays in the archive.
    pub kept_as: String,
}

/// What `backup` and `restore` answer.
#[derive(JsonSchema, Serialize, Debug)]
pub struct BackupView {
    /// `asl-replay/backup/1` or `asl-replay/restore/1`.
    pub schema: &'static str,
    /// The file.
    pub file: String,
    /// The keys in it, by name.
    pub keys: Vec<String>,
    /// How many sealed secrets.
    pub secrets: u64,
    /// For how many games it is noted what was answered.
    pub answers: u64,
    /// The games in it.
    pub games: Vec<String>,
    /// Games of the archive that could not be read and are not in it, each with the reason.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<String>,
    /// The games that were put back; those that were there, the same or newer, are not among them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub restored: Vec<String>,
    /// How many files were put back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub files: Option<u64>,
}

/// What `prove` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ProveView {
    /// `asl-replay/prove/1`.
    pub schema: &'static str,
    /// `inclusion` or `consistency`.
    pub kind: &'static str,
    /// The event that stands in the game, or the number of events that it continues.
    pub number: u64,
    /// How many events the checkpoint speaks of.
    pub events: u64,
    /// The event's leaf (SHA-256 over 00 and the BLAKE3 leaf of its record), or the root of the first events, in
    /// base64: what the proof is held against.
    pub against: String,
    /// The file that was written; absent when none was named.
    pub output: Option<String>,
    /// The proof, when no file was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The proof that was held against the game, and holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checked: Option<String>,
    /// Whose signatures stand under a proof that was checked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signed_by: Vec<String>,
}
