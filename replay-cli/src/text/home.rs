//! What lies at a player's, as text.

use self::super as text;
use super::table::Table;
use super::wrap::wrapped;
use super::{BAD, DIM, GOOD, OPEN, STRONG, styled};
use crate::view::awaited::AwaitedView;
use crate::view::home::{GameRow, GamesView, KeysView, RemovedView, RenamedView, SignedRow, StatusView};
use crate::words::{counted, one_line};
use anstyle::Style;

/// The games of an archive, a line each.
#[must_use]
pub fn games(view: &GamesView, columns: usize) -> String {
    if view.games.is_empty() {
        let home = one_line(&view.home);
        return format!("no game lies in {home}: `record GAME.asl` or `receive FILE` puts one there\n");
    }
    let mut table = Table::new(&[1, 2]);
    for row in &view.games {
        let (style, says) = match &row.fault {
            Some(fault) => (BAD, one_line(fault)),
            None => (Style::new(), format!("{}   {}", one_line(&row.when), players(row))),
        };
        let events = counted(row.events, "event", "events");
        let size = row.bytes.map(text::size).unwrap_or_default();
        let owed = row.owed_by_me.filter(|owed| *owed > 0);
        let owed = owed.map(|owed| format!("you owe {owed}")).unwrap_or_default();
        table.row([
            (STRONG, one_line(&row.name)),
            (Style::new(), events),
            (DIM, size),
            (OPEN, owed),
            (style, says),
        ]);
    }
    table.within(0, columns)
}

/// A game under another name.
#[must_use]
pub fn renamed(view: &RenamedView) -> String {
    let events = counted(view.events, "event", "events");
    format!("{} is called {} now: {events}\n", one_line(&view.old), styled(STRONG, &one_line(&view.new)))
}

/// A game that is gone, where it lies now, and what stays.
#[must_use]
pub fn removed(view: &RemovedView) -> String {
    let (name, events) = (styled(STRONG, &one_line(&view.game)), counted(view.events, "event", "events"));
    let mut out = match &view.file {
        Some(file) => {
            format!("{name} is removed from the archive: all its {events} are in {}\n", one_line(file))
        }
        None => format!("{name} is removed for good: {events}\n"),
    };
    if view.file.is_none() && view.unsigned > 0 {
        let lost = counted(view.unsigned, "event", "events");
        out += &styled(BAD, &format!("{lost} of yours had never been signed, so nobody else has them."));
        out += "\n";
    }
    if view.secrets > 0 {
        let secrets = counted(view.secrets, "sealed secret", "sealed secrets");
        out += &format!("{secrets} of it and what you answered stay at home, for the game may come back.\n");
    }
    if !view.like_it.is_empty() {
        out += &format!("Copies of the same game stay: {}\n", one_line(&view.like_it.join(", ")));
    }
    out
}

fn players(row: &GameRow) -> String {
    let one = |(name, side): (&String, &String)| format!("{} ({})", one_line(name), one_line(side));
    row.players.iter().map(one).collect::<Vec<_>>().join(", ")
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
        let (style, says) = row.map_or((Style::new(), String::new()), signed);
        let side = format!("{}{you}", one_line(side));
        table.row([(STRONG, one_line(name)), (Style::new(), side), (style, says)]);
    }
    out += &table.within(2, columns);
    out += &super::mail::provisional(&view.provisional);
    out + &awaited(&view.awaited, columns)
}

fn signed(row: &SignedRow) -> (Style, String) {
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

/// What is awaited: `You owe: 2MC of r2 (A7.304); then your DFPh`.
#[must_use]
pub(super) fn awaited(view: &AwaitedView, columns: usize) -> String {
    let line = |text: &String| {
        let is_mine = text.starts_with("You owe: ");
        let lines = wrapped(columns, &one_line(text));
        lines
            .iter()
            .map(|line| format!("{}\n", styled(if is_mine { OPEN } else { STRONG }, line)))
            .collect::<String>()
    };
    view.lines.iter().map(line).collect()
}

/// My keys; `alone` is one public half and nothing else, to be put into a mail.
#[must_use]
pub fn keys(view: &KeysView, alone: bool) -> String {
    if let Some(forgotten) = &view.forgotten {
        return match forgotten.as_slice() {
            [] => "no passphrase of yours was kept\n".into(),
            names => format!("forgotten: the passphrase of {}\n", one_line(&names.join(", "))),
        };
    }
    if let (Some(file), [key]) = (&view.output, view.keys.as_slice()) {
        let (name, file) = (styled(STRONG, &one_line(&key.name)), one_line(file));
        return format!("{name}: the public half is in {file}, its fingerprint is {}\n", key.fingerprint);
    }
    if alone {
        return view.keys.iter().map(|key| one_line(&key.public_key) + "\n").collect();
    }
    if view.keys.is_empty() {
        return "you have no key: `asl-replay keygen NAME` makes one\n".into();
    }
    let row = |key: &crate::view::home::KeyRow| {
        let games = if key.games.is_empty() { "no game yet".to_owned() } else { key.games.join(", ") };
        let (name, public, file) =
            (styled(STRONG, &one_line(&key.name)), one_line(&key.public_key), one_line(&key.file));
        format!(
            "{name}\n  {public}\n  {}\n  secret half, encrypted: {file}\n  in: {}\n",
            key.fingerprint,
            one_line(&games)
        )
    };
    view.keys.iter().map(row).collect()
}
