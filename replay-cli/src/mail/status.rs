//! `status`: how a game stands.

use super::awaited::{self, AwaitedView, due};
use crate::command::args::GameArg;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command};
use crate::home::keys;
use crate::read::Loaded;
use crate::text::table::Table;
use crate::text::{GOOD, OPEN, STRONG, styled};
use crate::view::agreement::AgreementRow;
use crate::view::duty::DutyView;
use crate::view::show::phase;
use crate::view::signatures::SignaturesView;
use crate::words::{counted, one_line};
use anstyle::Style;
use asl_core::audit::Replay;
use asl_core::scenario::Scenario;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// How a game stands: whose turn it is, what is owed, who signed how far, who has to do what next.
#[derive(Args, Debug)]
pub struct StatusArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
}

impl Command for StatusArgs {
    fn examples() -> &'static [&'static str] {
        &["status bridge"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let copy = call.place.copy_for(&self.game.game, &call.viewer)?;
        let me = mine(call, &copy.loaded);
        let view = StatusView::of(
            command::stem(&self.game.game).trim_start_matches('@').to_owned(),
            &copy.loaded,
            me,
        );
        Ok(Answer::of(Exit::Clean, &view, status(&view, call.width)).about(&copy.loaded))
    }

    fn uses_keys(&self) -> bool {
        true
    }
}

/// The player whose key is here.
pub(crate) fn mine(call: &Call, loaded: &Loaded) -> Option<String> {
    keys::player_here(&call.place, loaded).map(|name| name.to_string())
}

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
pub(crate) fn signed(loaded: &Loaded) -> Vec<SignedRow> {
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

/// How a game stands.
#[must_use]
pub fn status(view: &StatusView, columns: usize) -> String {
    let game = &view.game;
    let mut out = format!(
        "{}: {}, {}\n",
        styled(STRONG, &one_line(&game.name)),
        counted(game.events, "event", "events"),
        one_line(&game.when)
    );
    let mut table = Table::new(&[]);
    for (name, side) in &game.players {
        let you = if view.me.as_ref() == Some(name) { ", you" } else { "" };
        let row = view.signed.iter().find(|row| row.player == *name);
        let (style, says) = row.map_or((Style::new(), String::new()), signed_line);
        let side = format!("{}{you}", one_line(side));
        table.row([(STRONG, one_line(name)), (Style::new(), side), (style, says)]);
    }
    out += &table.within(2, columns);
    out += &awaited::provisional(&view.provisional);
    out + &due(&view.awaited, columns)
}

fn signed_line(row: &SignedRow) -> (Style, String) {
    let own = match row.own {
        0 => String::new(),
        own if own == row.left => ", recorded and not mailed".to_owned(),
        own => format!(", {own} of them recorded and not mailed"),
    };
    match (row.events, row.left) {
        (0, _) => (OPEN, "has signed nothing".to_owned()),
        (_, 0) => (GOOD, "has signed all of it".to_owned()),
        (to, left) => {
            let left = if left == 1 { "event".to_owned() } else { counted(left, "event", "events") };
            (OPEN, format!("has signed up to event {}, not the last {left}{own}", to - 1))
        }
    }
}
