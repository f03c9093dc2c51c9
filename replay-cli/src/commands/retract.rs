//! `retract`: both players go back to an event. The log grows; the game returns; the dice stand.

use super::append::{self, Open};
use super::{Answer, Call, Failure};
use crate::args::RetractArgs;
use crate::exit::Exit;
use crate::render;
use asl_core::event::{Name, Retracted, RollId, What};

pub(super) fn run(call: &Call, args: &RetractArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &args.game.game)?;
    let by = open.player(call, args.seat.by.as_deref())?;
    let agreed: Name = args.agreed_by.parse().map_err(|e| Failure::Usage(format!("{e}")))?;
    if !open.loaded.game.scenario.are_opponents(&by, &agreed) {
        return Err(Failure::Usage(format!(
            "{agreed} does not play against {by}: both sides take back, or none"
        )));
    }
    let last = open.loaded.game.events.len() as u64 - 1;
    if args.to >= last {
        return Err(Failure::Usage(format!(
            "event {} is no earlier one: the game ends with event {last}",
            args.to
        )));
    }
    let event = What::Retracted(Retracted {
        back_to: args.to,
        agreed: agreed.clone(),
        why: append::text(&args.why)?,
    });
    let (mut view, loaded) = open.add_and_show("asl-replay/retract/1", &by, vec![event])?;
    let player = loaded.game.scenario.players.get(&agreed);
    view.notes.push(if player.is_some_and(|player| player.key.is_some()) {
        format!("provisional until it is signed: it binds {agreed} when he signs a copy that holds it")
    } else {
        format!("in force: no key of {agreed} is in the head, so the file is taken at its word")
    });
    let state = asl_core::audit::Replay::of(&loaded.game).before(loaded.game.events.len());
    let free = state.rolls.iter().filter(|(_, roll)| roll.taken_back && roll.used_by.is_none());
    let stand: Vec<&RollId> = free.map(|(id, _)| id).collect();
    if !stand.is_empty() {
        let stand: Vec<String> = stand.into_iter().map(ToString::to_string).collect();
        let says = "stand and serve again, each for the attack or check of its name: declare that anew by the same name (`a2`); \
                    `dice reroll` if both agree to make one anew";
        view.notes.push(format!("{} {says}", stand.join(", ")));
    }
    Ok(Answer::of(Exit::Clean, &view, render::added(&view)))
}
