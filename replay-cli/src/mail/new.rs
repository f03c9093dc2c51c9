//! `new`: a game in my archive, with the players' keys in record 0.

use super::keygen::fingerprint;
use crate::boards::disk::pin;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command, finding_line, sides, stem};
use crate::home::keys::{self, MyKey};
use crate::home::seat::random;
use crate::home::{GameName, read_text};
use crate::read::{Loaded, PublicKey};
use crate::text::table::Table;
use crate::text::{DIM, STRONG, styled};
use crate::words::{counted, harmless, one_line, shown};
use anstyle::Style;
use asl_core::audit::Game;
use asl_core::event::{Event, Name};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use toml_edit::{DocumentMut, TableLike, value};

/// Make a game to be played by mail: record 0, with the players' keys, in your archive.
#[derive(Args, Debug)]
pub struct NewArgs {
    /// The scenario, a text game; lines behind its head are recorded too.
    #[arg(value_name = "SCENARIO")]
    pub scenario: PathBuf,
    /// Its name in the archive; the file's name when not given.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// A player's public key, as his `keygen` printed it; yours is put in by itself.
    #[arg(long = "key", value_name = "PLAYER=KEY")]
    pub keys: Vec<String>,
    /// Your player in the scenario, when he is not named like your key.
    #[arg(long, value_name = "PLAYER")]
    pub player: Option<String>,
    /// Your key, when you have several.
    #[arg(long = "as", value_name = "NAME")]
    pub identity: Option<String>,
}

impl Command for NewArgs {
    fn examples() -> &'static [&'static str] {
        &["new bridge.asl --name bridge"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let name = GameName::given(&self.name.clone().unwrap_or_else(|| stem(&self.scenario)))?;
        let key = keys::choose(&call.place, self.identity.as_deref())?;
        let me: Name = match &self.player {
            Some(player) => player.parse(),
            None => key.name().parse(),
        }
        .map_err(|e| Failure::usage(&e))?;
        let (loaded, unpinned) = game(call, self, &key, &me)?;
        let made = &loaded.game;
        let started = call.place.start(&name, made)?;
        let view = NewView {
            schema: "asl-replay/new/1",
            game: name.to_string(),
            id: started.id,
            events: started.events,
            players: started.players,
            head: started.head,
        };
        let unplayed = sides::unplayed(&made.scenario);
        let broken = finding_line::warning(&loaded, &name.to_string(), |_, _| true);
        let gaps = super::gaps::missing(&made.scenario);
        let aside = keyless_directors(made) + &unplayed + &gaps + &unpinned + &broken;
        Ok(Answer { aside, ..Answer::of(Exit::Clean, &view, new(&view)) })
    }

    fn uses_keys(&self) -> bool {
        true
    }
}

/// A director without a key can never rule; giving the director one later would be another game.
fn keyless_directors(game: &Game) -> String {
    let players = &game.scenario.players;
    let keyless = players.iter().filter(|(_, player)| player.side.is_none() && player.key.is_none());
    keyless
        .map(|(name, _)| {
            format!("warning: {name} has no key and will not be able to rule (--key {name}=KEY)\n")
        })
        .collect()
}

/// The scenario with keys, a mark of its own and the files of its boards, all of it recorded by me; and which boards it
/// does not pin.
fn game(call: &Call, args: &NewArgs, key: &MyKey, me: &Name) -> Result<(Loaded, String), Failure> {
    let text = read_text(&args.scenario)?;
    let missing =
        || Failure::Usage(format!("{}: no line `---` behind the scenario's head", shown(&args.scenario)));
    let (head, body) = split(&text).ok_or_else(missing)?;
    let mut head = dressed(head, &keys_of(args)?, me, &key.public())?;
    let shelf = call.place.own_shelf()?;
    let unpinned = shelf.map(|shelf| pin(&mut head, &shelf).concat()).unwrap_or_default();
    let head = head.to_string();
    let text = format!("{}\n---\nby {me}\n{body}", head.trim_end());
    let loaded = call.place.copy_of(&args.scenario, text.into_bytes())?.loaded;
    let mut game = loaded.game.clone();
    if let Some(start) = game.events.first_mut() {
        start.by = me.clone();
    }
    must_be_mine(&game.events, me)?;
    Ok((loaded.with(game), unpinned))
}

fn must_be_mine(events: &[Event], me: &Name) -> Result<(), Failure> {
    match events.iter().position(|event| event.by != *me) {
        None => Ok(()),
        Some(n) => Err(Failure::Usage(format!(
            "event {n} is recorded by {}: a new game holds what {me} records, the others add theirs by mail",
            events[n].by
        ))),
    }
}

fn split(text: &str) -> Option<(&str, &str)> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.trim_end() == "---" {
            return Some((&text[..at], &text[at + line.len()..]));
        }
        at += line.len();
    }
    None
}

/// `--key hans=hans+HASH+KEY`, each.
fn keys_of(args: &NewArgs) -> Result<BTreeMap<String, PublicKey>, Failure> {
    let mut keys = BTreeMap::new();
    for text in &args.keys {
        let (player, key) = text.split_once('=').ok_or_else(|| {
            Failure::Usage(format!("{text:?}: --key wants PLAYER=KEY, such as hans=hans+1a2b3c4d+AXyz"))
        })?;
        let key = key.parse().map_err(|e| Failure::Usage(format!("the key of {player}: {e}")))?;
        keys.insert(player.to_owned(), key);
    }
    Ok(keys)
}

/// The head with a mark and the keys, everything else as it was written.
fn dressed(
    head: &str,
    keys: &BTreeMap<String, PublicKey>,
    me: &Name,
    mine: &PublicKey,
) -> Result<DocumentMut, Failure> {
    let mut head: DocumentMut = head
        .parse()
        .map_err(|e: toml_edit::TomlError| Failure::Usage(format!("the scenario's head: {e}")))?;
    if !head.contains_key("id") {
        head.insert("id", value(fresh_id()?));
    }
    let all = keys.iter().map(|(player, key)| (player.as_str(), key)).chain([(me.as_str(), mine)]);
    for (player, key) in all {
        let known = head.get_mut("players").and_then(|players| players.as_table_like_mut());
        let entry =
            known.and_then(|players| players.get_mut(player)).and_then(|entry| entry.as_table_like_mut());
        let missing =
            || Failure::Usage(format!("the scenario has no player {player} (--player names yours)"));
        put_key(entry.ok_or_else(missing)?, player, key)?;
    }
    Ok(head)
}

fn put_key(entry: &mut dyn TableLike, player: &str, key: &PublicKey) -> Result<(), Failure> {
    let key = key.to_string();
    match entry.get("key").and_then(|old| old.as_str()) {
        Some(old) if old != key => {
            Err(Failure::Usage(format!("the scenario names another key for {player}: {old}")))
        }
        _ => {
            entry.insert("key", value(key));
            Ok(())
        }
    }
}

/// 128 random bits, so that no two games are alike.
fn fresh_id() -> Result<String, Failure> {
    let bytes: [u8; 16] = random()?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
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

/// A new game.
#[must_use]
pub fn new(view: &NewView) -> String {
    let events = counted(view.events, "event", "events");
    let first = format!("{} ({events}, id {})\n", styled(STRONG, &view.game), view.id);
    let mail = format!("  `asl-replay sign {} -o {}.aslog` makes the file to mail\n", view.game, view.game);
    first + &players(&view.players) + &harmless(&mail)
}

pub(crate) fn players(players: &BTreeMap<String, String>) -> String {
    let mut table = Table::new(&[]);
    for (name, key) in players {
        table.row([(STRONG, one_line(name)), (Style::new(), one_line(key))]);
        table.row([(STRONG, String::new()), (DIM, fingerprint(key))]);
    }
    table.text(2)
}
