//! Dice by shares, and what was added to a game, as text.

use super::added::events;
use super::table::Table;
use super::{DIM, GOOD, OPEN, STRONG, styled};
use crate::view::dice::DiceView;
use crate::words::one_line;
use anstyle::Style;

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
