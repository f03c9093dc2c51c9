//! `seal`: commit to a secret; its words stay at home, encrypted, until they are opened.

use super::append::Open;
use super::{Answer, Call, Failure};
use crate::args::SealArgs;
use crate::exit::Exit;
use crate::render;
use asl_core::event::{Name, Sealed, Text, What};
use asl_core::secret::commitment;
use std::io::Read;

pub(super) fn run(call: &Call, args: &SealArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &args.game.game)?;
    let name: Name = args.name.parse().map_err(|e| Failure::Usage(format!("{e}")))?;
    if let Some(secret) = open.state.secrets.get(&name) {
        return Err(Failure::Usage(format!("{name} was sealed at event {} by {}", secret.seq, secret.by)));
    }
    let words = words(args)?;
    let seat = open.seat(call, &args.key)?;
    // At home first: a commitment whose words are lost could never be opened.
    let nonce = seat.keep(&name, &words)?;
    let commitment = commitment(&open.key(), &seat.player, &name, &words, &nonce);
    let event = What::Sealed(Sealed { secret: name.clone(), commitment });
    let added = open.add_and_show(call, "asl-replay/seal/1", &seat.player, vec![event]);
    let (mut view, _) = added.inspect_err(|_| seat.forget(&name))?;
    view.notes.push(format!("{name} is kept at home, encrypted; `reveal` opens it"));
    Ok(Answer::of(Exit::Clean, &view, render::added(&view)))
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
