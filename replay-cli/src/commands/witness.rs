//! `witness`: has a witness cosign a game's head.

use crate::args::mail::WitnessArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::post;
use crate::text::mail;
use crate::view::witness::WitnessView;

pub(super) fn run(call: &Call, args: &WitnessArgs) -> Result<Answer, Failure> {
    let send = |request: &str| post(&args.url, "add-checkpoint", request);
    let witnessed = call.place.witness(&args.game, &args.key, send)?;
    let view = WitnessView::of(&witnessed);
    Ok(Answer::of(Exit::Clean, &view, mail::witness(&view)))
}
