//! `seal`: commit to a secret; its words stay at home, encrypted, until they are opened.

use crate::args::table::SealArgs;
use crate::command::append::Open;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::text::added;
use crate::view::added::AddedView;
use asl_core::event::{Name, Sealed, Text, What};
use asl_core::secret::commitment;
use std::io::Read;

const SCHEMA: &str = "asl-replay/seal/1";

pub(super) fn run(call: &Call, args: &SealArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &args.game.game)?;
    let name: Name = args.name.parse().map_err(|e| Failure::Usage(format!("{e}")))?;
    let sealed =
        open.state.secrets.get(&name).map(|secret| (secret.seq, secret.by.clone(), secret.commitment));
    let words = words(args)?;
    let seat = open.seat(call, &args.key)?;
    let commit = |nonce: &[u8; 32]| commitment(&open.key(), &seat.player, &name, &words, nonce);
    if let Some((seq, by, commitment)) = sealed {
        // A command that was killed behind its append is run again.
        let same = seat.kept(&name).is_ok_and(|(kept, nonce)| kept == words && commit(&nonce) == commitment);
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
