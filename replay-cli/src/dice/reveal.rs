//! `reveal`: open what I sealed.

use super::added;
use super::append::Open;
use crate::command::args::{GameArg, KeyedArgs};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::seat::Seat;
use asl_core::event::{Name, Revealed, What};
use asl_core::secret::commitment;
use asl_core::state::Secret;
use clap::Args;

/// Open what you sealed.
#[derive(Args, Debug)]
pub struct RevealArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The secrets to open; `--all` opens all of yours.
    #[arg(value_name = "NAME", required_unless_present = "all")]
    pub names: Vec<String>,
    /// All that you sealed and have not opened.
    #[arg(long)]
    pub all: bool,
    /// Who.
    #[command(flatten)]
    pub key: KeyedArgs,
}

impl Command for RevealArgs {
    fn examples() -> &'static [&'static str] {
        &["reveal bridge leader"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let open = Open::game(call, &self.game.game)?;
        let seat = open.seat(call, &self.key)?;
        let names = names(&open, self, &seat.player)?;
        let events = names.iter().map(|name| event(&open, &seat, name)).collect::<Result<Vec<_>, _>>()?;
        let (view, _) = open.add_and_show("asl-replay/reveal/1", &seat.player, events)?;
        Ok(Answer::of(Exit::Clean, &view, added::added(&view)))
    }

    fn uses_keys(&self) -> bool {
        true
    }
}

fn names(open: &Open, args: &RevealArgs, player: &Name) -> Result<Vec<Name>, Failure> {
    let mine = |secret: &Secret| secret.by == *player && secret.plaintext().is_none();
    if args.all {
        let all: Vec<Name> = open
            .state
            .secrets
            .iter()
            .filter(|(_, secret)| mine(secret))
            .map(|(name, _)| name.clone())
            .collect();
        return if all.is_empty() {
            Err(Failure::Usage(format!("{player} has nothing sealed")))
        } else {
            Ok(all)
        };
    }
    args.names.iter().map(|name| name.parse().map_err(|e| Failure::Usage(format!("{e}")))).collect()
}

/// A secret that would not open is not opened: the log would keep the slip for ever.
fn event(open: &Open, seat: &Seat, name: &Name) -> Result<What, Failure> {
    let refuse = |says: String| Err(Failure::Usage(says));
    let Some(secret) = open.state.secrets.get(name) else {
        return refuse(format!("nothing was sealed as {name}"));
    };
    if secret.by != seat.player {
        return refuse(format!("{name} was sealed by {}", secret.by));
    }
    if secret.plaintext().is_some() {
        return refuse(format!("{name} is open already"));
    }
    let (plaintext, nonce) = seat.kept(name)?;
    if commitment(&open.key(), &seat.player, name, &plaintext, &nonce) != secret.commitment {
        return refuse(format!("what is kept here as {name} is not what was sealed in this game"));
    }
    Ok(What::Revealed(Revealed { secret: name.clone(), plaintext, nonce }))
}
