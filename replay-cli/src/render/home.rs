//! What lies at a player's, as text.

use super::{BAD, OPEN, STRONG, Table, counted, one_line, styled};
use crate::view::{GameRow, GamesView, KeysView, StatusView};
use anstyle::Style;

/// The games of an archive, a line each.
#[must_use]
pub fn games(view: &GamesView, columns: usize) -> String {
    if view.games.is_empty() {
        let home = one_line(&view.home);
        return format!("no game lies in {home}: `record GAME.asl` or `receive FILE` puts one there\n");
    }
    let mut table = Table::new(&[1]);
    for row in &view.games {
        let (style, says) = match &row.fault {
            Some(fault) => (BAD, one_line(fault)),
            None => (Style::new(), format!("{}   {}", one_line(&row.when), players(row))),
        };
        let events = counted(row.events, "event", "events");
        table.row([(STRONG, one_line(&row.name)), (Style::new(), events), (style, says)]);
    }
    table.within(0, columns)
}

fn players(row: &GameRow) -> String {
    let one = |(name, side): (&String, &String)| format!("{} ({})", one_line(name), one_line(side));
    row.players.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// How a game stands.
#[must_use]
pub fn status(view: &StatusView) -> String {
    let game = &view.game;
    let mut out = format!(
        "{}: {}, {}\n",
        styled(STRONG, &one_line(&game.name)),
        counted(game.events, "event", "events"),
        one_line(&game.when)
    );
    if !game.players.is_empty() {
        out += &format!("  {}\n", players(game));
    }
    for (name, to) in &view.signed {
        let own = view.unsigned.get(name).copied().unwrap_or(0);
        let own = if own == 0 { String::new() } else { format!(", {own} of them his own") };
        let says = match game.events - to {
            0 => "has signed all of it".to_owned(),
            left => format!("has signed {to} events; {left} to go{own}"),
        };
        out += &format!("  {} {says}\n", one_line(name));
    }
    for line in &view.next {
        out += &format!("  {} {}\n", styled(OPEN, "next:"), one_line(line));
    }
    out
}

/// My keys; `alone` is one public half and nothing else, to be put into a mail.
#[must_use]
pub fn keys(view: &KeysView, alone: bool) -> String {
    if alone {
        return view.keys.iter().map(|key| one_line(&key.public_key) + "\n").collect();
    }
    if view.keys.is_empty() {
        return "you have no key: `asl-replay keygen NAME` makes one\n".into();
    }
    let row = |key: &crate::view::KeyRow| {
        let games = if key.games.is_empty() { "no game yet".to_owned() } else { key.games.join(", ") };
        let (name, public, file) =
            (styled(STRONG, &one_line(&key.name)), one_line(&key.public_key), one_line(&key.file));
        format!("{name}\n  {public}\n  secret half, encrypted: {file}\n  in: {}\n", one_line(&games))
    };
    view.keys.iter().map(row).collect()
}
