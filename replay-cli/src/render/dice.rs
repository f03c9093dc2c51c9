//! Dice by shares, and what was added to a game, as text.

use super::log::waits;
use super::{DIM, GOOD, OPEN, STRONG, Table, one_line, styled};
use crate::view::{AddedView, DiceView, EventView};
use anstyle::Style;

/// Events that a command added, and what follows from them.
#[must_use]
pub fn added(view: &AddedView) -> String {
    let notes: String = view.notes.iter().map(|note| format!("  {}\n", one_line(note))).collect();
    styled(STRONG, &view.game) + "\n" + &events(&view.events) + &notes
}

fn events(events: &[EventView]) -> String {
    events
        .iter()
        .map(|event| format!("  event {}: {}{}\n", event.event, one_line(&short(&event.text)), waits(event)))
        .collect()
}

/// Shares and commitments are for programs: their first digits do for people.
fn short(text: &str) -> String {
    let is_long = |word: &str| word.len() == 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
    let word = |word: &str| if is_long(word) { format!("{}…", &word[..8]) } else { word.to_owned() };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// The state of the shares.
#[must_use]
pub fn dice(view: &DiceView) -> String {
    let mut players = Table::new(&[1, 2, 3]);
    players.row(["player", "shares up to", "next roll", "answered up to"].map(|name| (DIM, name.to_owned())));
    for row in &view.players {
        let numbers = [row.committed, row.next_index, row.answered].map(|n| n.to_string());
        let [committed, next, answered] = numbers;
        players.plain([one_line(&row.player), committed, next, answered]);
    }
    let mut rolls = Table::new(&[]);
    for row in &view.rolls {
        let style = match row.state {
            "declared" | "answered" => OPEN,
            "rolled" => GOOD,
            _ => DIM,
        };
        let condition = row.condition.clone().unwrap_or_default();
        rolls.row([
            (Style::new(), row.roll.clone()),
            (Style::new(), format!("{} {}", one_line(&row.roller), row.index)),
            (Style::new(), one_line(&row.what)),
            (DIM, condition),
            (style, row.state.to_owned()),
            (STRONG, row.dice.clone().unwrap_or_default()),
        ]);
    }
    let head = format!("{}\n  {}\n\n", styled(STRONG, &view.game), view.dice_evidence);
    let list = if view.rolls.is_empty() { "  no roll declared\n".into() } else { rolls.text(2) };
    let added = if view.added.is_empty() { String::new() } else { events(&view.added) + "\n" };
    format!("{head}{added}{}\n{list}", players.text(2))
}
