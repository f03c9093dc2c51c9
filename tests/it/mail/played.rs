//! Games that ship and games of the second players, played by mail: whoever did it, or shot, tells what came of it, and nobody is
//! asked what the log shows.

use crate::fire_generator::{Battle, Player};
use crate::games::files;
use crate::generator::Turn;
use crate::second_player::Played;
use crate::support::draws;
use asl_core::audit::{Game, Replay};
use asl_core::event::{Event, Name, UnitId, What};
use asl_core::rules::DEED_OF_ANOTHER;
use asl_core::scenario::{Player as Seat, Scenario};
use asl_core::state::State;
use std::collections::BTreeMap;

/// The same game with a player and a key for each side, each event recorded by who would mail it.
fn by_mail(mut game: Game) -> Option<Game> {
    let sides: Vec<Name> = game.scenario.sides().into_iter().collect();
    let [one, two] = sides.as_slice() else { return None };
    let seat = |side: &Name| {
        let seat = Seat { side: Some(side.clone()), key: Some("anna+11111111+A".into()) };
        (side.clone(), seat)
    };
    game.scenario.players = [seat(one), seat(two)].into_iter().collect();
    let other = |side: &Name| if side == one { two.clone() } else { one.clone() };
    let (mut events, mut formed) = (Vec::new(), BTreeMap::new());
    Replay::of(&game).walk(|_, before, event| {
        let side = |id: &UnitId| side_of(&game.scenario, &formed, id);
        let by = teller(before, event, &side, &other).unwrap_or_else(|| one.clone());
        if let What::Reduced(reduced) = &event.what {
            let own = side(&reduced.unit);
            formed.extend(reduced.into.clone().zip(own));
        } else if let What::UnitPlaced(placed) = &event.what {
            let own = placed.like.as_ref().and_then(side);
            formed.extend(own.map(|own| (placed.unit.clone(), own)));
        }
        events.push(Event { by, ..event.clone() });
    });
    game.events = events;
    Some(game)
}

fn side_of(scenario: &Scenario, formed: &BTreeMap<UnitId, Name>, id: &UnitId) -> Option<Name> {
    scenario.units.get(id).map(|unit| unit.side.clone()).or_else(|| formed.get(id).cloned())
}

/// A firer tells what an attack did to a unit, wherever the firer may.
fn teller(
    before: &State,
    event: &Event,
    side: &impl Fn(&UnitId) -> Option<Name>,
    other: &impl Fn(&Name) -> Name,
) -> Option<Name> {
    let what = &event.what;
    let firer = what
        .attack()
        .and_then(|id| before.attacks.get(&id)?.declared.firers.first().map(|firer| &firer.unit));
    let unit = what.unit();
    if let What::Passed(passed) = what {
        return side(&passed.unit).map(|own| other(&own));
    }
    if matches!(what, What::IftResolved(_) | What::ToKillAttempt(_) | What::RandomlySelected(_)) {
        return firer.and_then(side);
    }
    let harm = what.harm().is_some() || matches!(what, What::VehicleHit(_));
    let shot_at = unit.is_some_and(|id| {
        before.attacks.values().any(|attack| attack.concerns(id) && attack.phase == before.phase)
    });
    let own = unit.and_then(side)?;
    let of_enemy = firer.and_then(side).is_none_or(|firer| firer != own);
    Some(if harm && shot_at && of_enemy { other(&own) } else { own })
}

/// What a receiver is asked of their own units, a line each.
fn asked(name: &str, game: Game) -> Vec<String> {
    let Some(game) = by_mail(game) else { return Vec::new() };
    let findings = Replay::of(&game).audit().findings;
    let of_deeds = findings.iter().filter(|found| {
        found.clause.0 == DEED_OF_ANOTHER || found.also.iter().any(|id| id.0 == DEED_OF_ANOTHER)
    });
    of_deeds.map(|found| format!("{name}, event {}: {}", found.seq, found.breach.says)).collect()
}

#[test]
fn nobody_is_asked_falsely_in_games_that_ship() {
    let honest = files(&["games"]).into_iter().filter(|path| !path.to_string_lossy().contains("cheated"));
    let mut all = Vec::new();
    for path in honest {
        let parsed = asl_core::notation::parse(&std::fs::read_to_string(&path).unwrap());
        let events = parsed.lines.iter().map(|line| line.event.clone()).collect();
        let Some(scenario) = parsed.scenario else { continue };
        all.extend(asked(&path.display().to_string(), Game { scenario, events }));
    }
    assert!(all.is_empty(), "{} asked:\n{}", all.len(), all.join("\n"));
}

#[test]
fn nobody_is_asked_falsely_in_games_of_the_second_players() {
    let mut all = Vec::new();
    for seed in 1..=draws::of(400) {
        all.extend(asked(&format!("moves {seed}"), Turn::play(seed).game()));
        all.extend(asked(&format!("fire {seed}"), Player::play(seed).game()));
        all.extend(asked(&format!("AFV {seed}"), Battle::play(seed).game()));
    }
    assert!(
        all.is_empty(),
        "{} asked, such as\n{}",
        all.len(),
        all.iter().take(20).cloned().collect::<Vec<_>>().join("\n")
    );
}
