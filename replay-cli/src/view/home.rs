//! What lies at a player's: his games, his keys, how one game stands, as data.

use super::agreement::AgreementRow;
use super::awaited::AwaitedView;
use super::duty::DutyView;
use super::show::phase;
use super::signatures::SignaturesView;
use crate::read::Loaded;
use asl_core::audit::Replay;
use asl_core::scenario::Scenario;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// One game of the archive.
#[derive(JsonSchema, Serialize, Debug)]
pub struct GameRow {
    /// Its name in the archive, without the sign `@`.
    pub name: String,
    /// Its events.
    pub events: u64,
    /// Its size in bytes, in a list of games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    /// Game Turn, side and phase after the last event.
    pub when: String,
    /// The players and their sides.
    pub players: BTreeMap<String, String>,
    /// How many things are awaited of me, where I have a key in it; `status` tells which.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owed_by_me: Option<u64>,
    /// What is wrong with its bytes or signatures, or why it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

impl GameRow {
    /// The row of a game that was read, for the player whose key is here.
    #[must_use]
    pub fn of(name: String, loaded: &Loaded, me: Option<&str>) -> GameRow {
        let awaited = |me| AwaitedView::of(loaded, Some(me)).of_player(me).count() as u64;
        GameRow {
            name,
            events: loaded.game.events.len() as u64,
            bytes: None,
            when: phase(&Replay::of(&loaded.game).end()),
            players: players(&loaded.game.scenario),
            owed_by_me: me.map(awaited),
            fault: loaded.damage(),
        }
    }

    /// The row of one that cannot be read.
    #[must_use]
    pub fn unread(name: String, why: String) -> GameRow {
        let (when, players) = (String::new(), BTreeMap::new());
        GameRow { name, events: 0, bytes: None, when, players, owed_by_me: None, fault: Some(why) }
    }
}

fn players(scenario: &Scenario) -> BTreeMap<String, String> {
    let side = |player: &asl_core::scenario::Player| {
        player.side.as_ref().map_or_else(|| "director".to_owned(), ToString::to_string)
    };
    scenario.players.iter().map(|(name, player)| (name.to_string(), side(player))).collect()
}

/// What `games` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct GamesView {
    /// `asl-replay/games/1`.
    pub schema: &'static str,
    /// The folder of the archive.
    pub home: String,
    /// The games, by name.
    pub games: Vec<GameRow>,
}

/// What `games rename` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct RenamedView {
    /// `asl-replay/games-rename/1`.
    pub schema: &'static str,
    /// What the game was called.
    pub old: String,
    /// What it is called.
    pub new: String,
    /// Its events.
    pub events: u64,
}

/// What `games remove` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct RemovedView {
    /// `asl-replay/games-remove/1`.
    pub schema: &'static str,
    /// What the game was called.
    pub game: String,
    /// Its events, as far as they could be read.
    pub events: u64,
    /// The file that all of it was written to; absent when it is gone for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// How many events each player had signed.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub signed: BTreeMap<String, u64>,
    /// My events behind my last signature: no mail has them.
    pub unsigned: u64,
    /// Sealed words of it that stay at home.
    pub secrets: u64,
    /// Games of the archive that begin alike.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub like_it: Vec<String>,
}

/// How far a player has signed a game.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SignedRow {
    /// The player.
    pub player: String,
    /// How many events he has signed, from the first on.
    pub events: u64,
    /// How many events are behind them.
    pub left: u64,
    /// How many of those he recorded himself: no mail has them yet.
    pub own: u64,
}

/// What `status` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct StatusView {
    /// `asl-replay/status/1`.
    pub schema: &'static str,
    /// The game.
    #[serde(flatten)]
    pub game: GameRow,
    /// The player whose key I hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub me: Option<String>,
    /// Who has the Player Turn, where one player has that side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_of: Option<String>,
    /// The duties that are open after the last event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<DutyView>,
    /// How far each player has signed; empty for a game without keys.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signed: Vec<SignedRow>,
    /// Agreements that lack a signature.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub provisional: Vec<AgreementRow>,
    /// What is awaited of whom, and what comes then.
    pub awaited: AwaitedView,
}

impl StatusView {
    /// How a game stands, for the player whose key is here.
    #[must_use]
    pub fn of(name: String, loaded: &Loaded, me: Option<String>) -> StatusView {
        let replay = Replay::of(&loaded.game);
        let end = replay.end();
        let turn_of = end.side.as_ref().and_then(|side| loaded.game.scenario.player_of(side));
        StatusView {
            schema: "asl-replay/status/1",
            turn_of: turn_of.map(ToString::to_string),
            owed: DutyView::open(&replay, &end),
            game: GameRow::of(name, loaded, me.as_deref()),
            signed: signed(loaded),
            provisional: AgreementRow::provisional(loaded),
            awaited: AwaitedView::of(loaded, me.as_deref()),
            me,
        }
    }
}

/// How far each player has signed, by name.
fn signed(loaded: &Loaded) -> Vec<SignedRow> {
    let events = &loaded.game.events;
    let signed = loaded.integrity.as_ref().and_then(|found| SignaturesView::of(&found.signatures));
    let signed = signed.map(|view| view.signed_events).unwrap_or_default();
    let row = |(player, to): (String, u64)| {
        let behind = events.iter().skip(usize::try_from(to).unwrap_or(usize::MAX));
        let own = behind.clone().filter(|event| event.by.as_str() == player).count() as u64;
        SignedRow { events: to, left: behind.count() as u64, own, player }
    };
    signed.into_iter().map(row).collect()
}

/// One key.
#[derive(JsonSchema, Serialize, Debug)]
pub struct KeyRow {
    /// The name in it.
    pub name: String,
    /// The public half, to be given to everyone.
    pub public_key: String,
    /// Its fingerprint, to be compared aloud: eight groups of four hexadecimal digits.
    pub fingerprint: String,
    /// Where the secret half rests, encrypted.
    pub file: String,
    /// Games of the archive in whose record 0 it stands.
    pub games: Vec<String>,
}

/// What `keys` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct KeysView {
    /// `asl-replay/keys/1`.
    pub schema: &'static str,
    /// The keys, by name.
    pub keys: Vec<KeyRow>,
    /// The file that the public half was written to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// Keys whose passphrase the platform's keyring kept and has forgotten.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forgotten: Option<Vec<String>>,
}
