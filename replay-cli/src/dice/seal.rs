//! `seal`: commit to a secret; its words stay at home, encrypted, until they are opened.

use super::added::{self, AddedView};
use super::append::Open;
use crate::command::args::{GameArg, KeyedArgs};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use asl_core::event::{Name, Sealed, Text, What};
use asl_core::secret::commitment;
use clap::Args;
use std::io::Read;

/// Seal a secret: an Armor Leader, a hidden unit, a choice.
#[derive(Args, Debug)]
pub struct SealArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// A name to refer to it by; everybody sees it.
    #[arg(value_name = "NAME")]
    pub name: String,
    /// What is secret: lines of the notation (`place s2 K5 level 1`), `armor-leader pz 9-1`, or free words; several
    /// with `;` between. From standard input when not given.
    #[arg(value_name = "WORDS")]
    pub words: Option<String>,
    /// Who.
    #[command(flatten)]
    pub key: KeyedArgs,
}

const SCHEMA: &str = "asl-replay/seal/1";

impl Command for SealArgs {
    fn examples() -> &'static [&'static str] {
        &["seal bridge leader \"armor-leader pz 9-1\""]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let open = Open::game(call, &self.game.game)?;
        let name: Name = self.name.parse().map_err(|e| Failure::Usage(format!("{e}")))?;
        let sealed =
            open.state.secrets.get(&name).map(|secret| (secret.seq, secret.by.clone(), secret.commitment));
        let words = words(self)?;
        let seat = open.seat(call, &self.key)?;
        let commit = |nonce: &[u8; 32]| commitment(&open.key(), &seat.player, &name, &words, nonce);
        if let Some((seq, by, commitment)) = sealed {
            // A command that was killed behind its append is run again.
            let same =
                seat.kept(&name).is_ok_and(|(kept, nonce)| kept == words && commit(&nonce) == commitment);
            if !same {
                return Err(Failure::Usage(format!("{name} was sealed at event {seq} by {by}")));
            }
            let view = AddedView {
                notes: vec![format!("{name} was sealed at event {seq}, in these words; `reveal` opens it")],
                ..AddedView::of(SCHEMA, &open.loaded, open.loaded.game.events.len())
            };
            return Ok(Answer::of(Exit::Clean, &view, added::added(&view)));
        }
        // At home first, and never forgotten again: a commitment whose words are lost could never be opened, and whether an
        // append that failed is on disk only a later look can tell.
        let nonce = seat.keep(&name, &words)?;
        let event = What::Sealed(Sealed { secret: name.clone(), commitment: commit(&nonce) });
        let (mut view, _) = open.add_and_show(SCHEMA, &seat.player, vec![event])?;
        view.notes.push(format!("{name} is kept at home, encrypted; `reveal` opens it"));
        Ok(Answer::of(Exit::Clean, &view, added::added(&view)))
    }

    fn uses_keys(&self) -> bool {
        true
    }
}

fn words(args: &SealArgs) -> Result<Text, Failure> {
    let text = match &args.words {
        Some(words) => words.clone(),
        None => {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text).map_err(|e| Failure::Usage(e.to_string()))?;
            text.trim_end().to_owned()
        }
    };
    if text.is_empty() {
        return Err(Failure::Usage("nothing to seal: the words are empty".into()));
    }
    text.parse().map_err(|e| Failure::Usage(format!("{e}")))
}
