//! `retract`: both players go back to an event; or one alone, behind what is his own and nobody has signed. The log grows; the
//! game returns; the dice stand.

use crate::args::table::RetractArgs;
use crate::command::append::{self, Open};
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::read::Loaded;
use crate::text::added;
use asl_core::audit::may_undo;
use asl_core::event::{Name, Retracted, RollId, What};

pub(super) fn run(call: &Call, args: &RetractArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &args.game.game)?;
    let by = open.player(call, args.seat.by.as_deref())?;
    let last = open.loaded.game.events.len() as u64 - 1;
    if args.to >= last {
        return Err(Failure::Usage(format!(
            "event {} is no earlier one: the game ends with event {last}",
            args.to
        )));
    }
    let agreed = agreed_by(&open, &by, args)?;
    let event = What::Retracted(Retracted {
        back_to: args.to,
        agreed: agreed.clone(),
        why: append::text(&args.why)?,
    });
    let (mut view, loaded) = open.add_and_show("asl-replay/retract/1", &by, vec![event])?;
    view.notes.push(in_force(&loaded, &by, &agreed));
    let state = asl_core::audit::Replay::of(&loaded.game).before(loaded.game.events.len());
    let free = state.rolls.iter().filter(|(_, roll)| roll.taken_back && roll.used_by.is_none());
    let stand: Vec<&RollId> = free.map(|(id, _)| id).collect();
    if !stand.is_empty() {
        let stand: Vec<String> = stand.into_iter().map(ToString::to_string).collect();
        let says = "stand and serve again, each for the attack or check of its name: declare that anew by the same name (`a2`); \
                    `dice reroll` if both agree to make one anew";
        view.notes.push(format!("{} {says}", stand.join(", ")));
    }
    Ok(Answer::of(Exit::Clean, &view, added::added(&view)))
}

/// Who agreed: the opponent; the player himself where he takes back what is his alone.
///
/// # Errors
/// When the one named plays on the same side, and when what stands behind the event is not the player's alone.
fn agreed_by(open: &Open, by: &Name, args: &RetractArgs) -> Result<Name, Failure> {
    let game = &open.loaded.game;
    let Some(named) = &args.agreed_by else {
        let seq = game.events.len() as u64;
        return match may_undo(&game.events, by, (args.to, seq), open.loaded.signed().as_ref()) {
            Ok(()) => Ok(by.clone()),
            Err(stands) => {
                Err(Failure::Usage(format!("{stands}: --agreed-by PLAYER takes back what he agreed to")))
            }
        };
    };
    let agreed: Name = named.parse().map_err(|e| Failure::Usage(format!("{e}")))?;
    if game.scenario.are_opponents(by, &agreed) {
        return Ok(agreed);
    }
    Err(Failure::Usage(format!("{agreed} does not play against {by}: both sides take back, or none")))
}

/// How far it binds.
fn in_force(loaded: &Loaded, by: &Name, agreed: &Name) -> String {
    if agreed == by {
        return "in force: what it takes back was yours, and nobody had signed it".into();
    }
    let player = loaded.game.scenario.players.get(agreed);
    if player.is_some_and(|player| player.key.is_some()) {
        format!("provisional until it is signed: it binds {agreed} when he signs a copy that holds it")
    } else {
        format!("in force: no key of {agreed} is in the head, so the file is taken at its word")
    }
}
