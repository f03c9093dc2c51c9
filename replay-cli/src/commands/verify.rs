//! `verify`: integrity alone, and whether one copy continues another.

use super::{Answer, Failure};
use crate::args::VerifyArgs;
use crate::exit::Exit;
use crate::session::{Kind, Place};
use crate::view::{ContinuationView, VerifyView};
use crate::{render, session};

pub(super) fn run(place: &Place, args: &VerifyArgs) -> Result<Answer, Failure> {
    let loaded = place.load(&[args.game.game.clone()])?;
    let continues =
        args.continues.as_ref().map(|mine| continuation(place, &args.game.game, mine)).transpose()?;
    let view = VerifyView::of(&loaded, continues);
    let intact = view.integrity.as_ref().is_none_or(|integrity| integrity.intact);
    let continues = view.continues.as_ref().is_none_or(|c| c.continues);
    let exit = if intact && continues { Exit::Clean } else { Exit::Broken };
    Ok(Answer::of(exit, &view, render::verify(&view)))
}

fn continuation(
    place: &Place,
    theirs: &std::path::Path,
    mine: &std::path::Path,
) -> Result<ContinuationView, Failure> {
    let (mine_bytes, their_bytes) = (place.bytes(mine)?, place.bytes(theirs)?);
    for (path, bytes) in [(mine, &mine_bytes), (theirs, &their_bytes)] {
        if session::kind_of(path, bytes) != Some(Kind::Log) {
            let name = path.display();
            return Err(Failure::Usage(format!(
                "{name} is no hashed log: --continues compares two .aslog copies (record a text game first)"
            )));
        }
    }
    Ok(ContinuationView::of(mine.display().to_string(), &mine_bytes, &their_bytes))
}
