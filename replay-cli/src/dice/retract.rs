//! `retract`: both players go back to an event; or one alone, behind what is that player's own and nobody has signed. The log
//! grows; the game returns; the dice stand.

use super::added;
use super::append::{self, Open};
use crate::command::args::{GameArg, SeatArgs};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::read::Loaded;
use asl_core::audit::may_undo;
use asl_core::event::{Name, Retracted, RollId, What};
use clap::Args;

/// Go back to an earlier event, both of you; the dice stand.
#[derive(Args, Debug)]
pub struct RetractArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The last event that still stands.
    #[arg(long, value_name = "N")]
    pub to: u64,
    /// The other player, who agreed. Without it you take back alone what you recorded yourself: no dice, and nothing that
    /// anybody has signed.
    #[arg(long, value_name = "PLAYER")]
    pub agreed_by: Option<String>,
    /// Why.
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub why: String,
    /// Who.
    #[command(flatten)]
    pub seat: SeatArgs,
}

impl Command for RetractArgs {
    fn examples() -> &'static [&'static str] {
        &["retract bridge --to 47", "retract bridge --to 47 --agreed-by hans"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let open = Open::game(call, &self.game.game)?;
        let by = open.player(call, self.seat.by.as_deref())?;
        let last = open.loaded.game.events.len() as u64 - 1;
        if self.to >= last {
            return Err(Failure::Usage(format!(
                "event {} is no earlier one: the game ends with event {last}",
                self.to
            )));
        }
        let agreed = agreed_by(&open, &by, self)?;
        let event = What::Retracted(Retracted {
            back_to: self.to,
            agreed: agreed.clone(),
            why: append::text(&self.why)?,
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

    fn uses_keys(&self) -> bool {
        true
    }
}

/// Who agreed: the opponent; or the player who takes back what is theirs alone.
///
/// # Errors
/// When the one named plays on the same side, and when what stands behind the event is not the player's alone.
fn agreed_by(open: &Open, by: &Name, args: &RetractArgs) -> Result<Name, Failure> {
    let game = &open.loaded.game;
    let Some(named) = &args.agreed_by else {
        let seq = game.events.len() as u64;
        return match may_undo(&game.events, by, (args.to, seq), open.loaded.signed().as_ref()) {
            Ok(()) => Ok(by.clone()),
            Err(stands) => Err(Failure::Usage(format!(
                "{stands}: --agreed-by PLAYER takes back what that player agreed to"
            ))),
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
        format!(
            "provisional until it is signed: it binds {agreed} once {agreed} has signed a copy that holds it"
        )
    } else {
        format!("in force: no key of {agreed} is in the head, so the file is taken at its word")
    }
}
