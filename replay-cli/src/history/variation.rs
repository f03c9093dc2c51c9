//! A variation: the game up to an event, as a game of its own to play on from there.

use asl_core::event::{DiceRolled, Event, Evidence, GameStarted, HeadText, Sort, Text, What};
use toml_edit::{DocumentMut, Item, value};

/// What stands in the place of an event that speaks of shares of dice: those that name an event by its number name it still.
const SHARES: &str = "of the dice by shares of the game";

/// The events up to one, itself included, on honour and without keys: nobody signs it, and it is known by its name.
///
/// # Errors
/// Why it cannot be told so: a secret binds the head of its game, which is another here.
pub(crate) fn variation(events: &[Event], until: usize) -> Result<Vec<Event>, String> {
    let events = events.get(..=until).unwrap_or(events);
    if let Some(n) = events.iter().position(|event| matches!(event.what, What::Sealed(_))) {
        return Err(format!("event {n} seals a secret, which could not be opened in another game"));
    }
    events.iter().map(|event| Ok(Event { what: on_honour(&event.what, until)?, ..event.clone() })).collect()
}

fn on_honour(what: &What, until: usize) -> Result<What, String> {
    if let What::GameStarted(started) = what {
        let head = head(started.head.as_str(), until)?;
        return Ok(What::GameStarted(GameStarted { head, ..started.clone() }));
    }
    let What::DiceRolled(rolled) = what else {
        let is_share = what.sort() == Sort::Dice;
        let word = || SHARES.parse::<Text>().map(What::Note).map_err(|why| why.to_string());
        return if is_share { word() } else { Ok(what.clone()) };
    };
    let of_shares = matches!(rolled.evidence, Evidence::Shares { .. });
    let evidence = if of_shares { Evidence::Declared } else { rolled.evidence.clone() };
    Ok(What::DiceRolled(DiceRolled { evidence, ..rolled.clone() }))
}

/// The head with another name, without the dice scheme and the keys.
fn head(text: &str, until: usize) -> Result<HeadText, String> {
    let mut head: DocumentMut = text.parse().map_err(|why: toml_edit::TomlError| why.message().to_owned())?;
    let name = head.get("name").and_then(Item::as_str).unwrap_or_default();
    head["name"] = value(format!("{name}, from event {until}").trim_start_matches(", "));
    if head.get("dice").and_then(Item::as_str) == Some("shares") {
        head.remove("dice");
    }
    let players = head.get_mut("players").and_then(Item::as_table_like_mut);
    for (_, player) in players.into_iter().flat_map(|players| players.iter_mut()) {
        if let Some(player) = player.as_table_like_mut() {
            player.remove("key");
        }
    }
    head.to_string().trim_end().parse().map_err(|why: asl_core::event::IdentError| why.to_string())
}
