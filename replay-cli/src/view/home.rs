//! What lies at a player's: his games, his keys, how one game stands, as data.

use super::show::phase;
use super::{DutyView, SignaturesView};
use crate::session::Loaded;
use asl_core::audit::Replay;
use asl_core::scenario::Scenario;
use asl_core::state::State;
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
    /// Game Turn, side and phase after the last event.
    pub when: String,
    /// The players and their sides.
    pub players: BTreeMap<String, String>,
    /// What is wrong with its bytes or signatures, or why it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

impl GameRow {
    /// The row of a game that was read.
    #[must_use]
    pub fn of(name: String, loaded: &Loaded) -> GameRow {
        GameRow {
            name,
            events: loaded.game.events.len() as u64,
            when: phase(&Replay::of(&loaded.game).end()),
            players: players(&loaded.game.scenario),
            fault: loaded.damage(),
        }
    }

    /// The row of one that cannot be read.
    #[must_use]
    pub fn unread(name: String, why: String) -> GameRow {
        GameRow { name, events: 0, when: String::new(), players: BTreeMap::new(), fault: Some(why) }
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
    /// What is owed after the last event.
    pub owed: Vec<DutyView>,
    /// How many events each player has signed, from the first on; empty for a game without keys.
    pub signed: BTreeMap<String, u64>,
    /// How many of the events behind what all have signed each player recorded.
    pub unsigned: BTreeMap<String, u64>,
    /// Whose word is awaited, and for what, a line each.
    pub next: Vec<String>,
}

impl StatusView {
    /// How a game stands, for the player whose key is here.
    #[must_use]
    pub fn of(name: String, loaded: &Loaded, me: Option<String>) -> StatusView {
        let replay = Replay::of(&loaded.game);
        let end = replay.end();
        let scenario = &loaded.game.scenario;
        let signed = loaded.integrity.as_ref().and_then(|found| SignaturesView::of(&found.signatures));
        let signed = signed.map(|view| view.signed_events).unwrap_or_default();
        let by_all = signed.values().min().copied().unwrap_or(0);
        let mut unsigned = BTreeMap::new();
        if !signed.is_empty() {
            let behind = loaded.game.events.iter().skip(usize::try_from(by_all).unwrap_or(usize::MAX));
            behind.for_each(|event| *unsigned.entry(event.by.to_string()).or_insert(0) += 1);
        }
        let mut view = StatusView {
            schema: "asl-replay/status/1",
            turn_of: end.side.as_ref().and_then(|side| scenario.player_of(side)).map(ToString::to_string),
            owed: DutyView::open(&replay, &end),
            game: GameRow::of(name, loaded),
            me,
            signed,
            unsigned,
            next: Vec::new(),
        };
        view.next = view.awaited(&end);
        view
    }

    /// A debt comes before a signature, and a signature before a move.
    fn awaited(&self, end: &State) -> Vec<String> {
        let (events, mut next) = (self.game.events, Vec::new());
        for duty in &self.owed {
            let who = duty.player.as_deref().map_or_else(|| "somebody".to_owned(), |name| self.called(name));
            let verb = if who == "you" { "owe" } else { "owes" };
            next.push(format!("{who} {verb} {}, {}", duty.text, duty.until));
        }
        for (name, to) in self.signed.iter().filter(|(_, to)| **to < events) {
            let (who, own) = (self.called(name), self.unsigned.get(name).copied().unwrap_or(0));
            let all = events - to;
            next.push(match (who == "you", own) {
                (true, 0) => format!(
                    "you have not signed events {to} to {}: `receive` the mail that has them, or `sign`",
                    events - 1
                ),
                (true, _) => format!("you have {all} unsigned: `sign` makes the mail"),
                (false, _) => format!("{who} has not signed the last {all}"),
            });
        }
        if next.is_empty() && !end.over {
            let who = self.turn_of.as_deref().map(|name| self.called(name));
            next.extend(who.map(|who| {
                let verb = if who == "you" { "have" } else { "has" };
                format!("{who} {verb} the {}", self.game.when)
            }));
        }
        next
    }

    fn called(&self, name: &str) -> String {
        if self.me.as_deref() == Some(name) { "you".to_owned() } else { name.to_owned() }
    }
}

/// One key.
#[derive(JsonSchema, Serialize, Debug)]
pub struct KeyRow {
    /// The name in it.
    pub name: String,
    /// The public half, to be given to everyone; it begins with the name and the fingerprint.
    pub public_key: String,
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
}
