//! `witness`: has a witness cosign a game's head.

use super::{Answer, Call, Failure};
use crate::args::WitnessArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::post;
use crate::view::WitnessView;

pub(super) fn run(call: &Call, args: &WitnessArgs) -> Result<Answer, Failure> {
    let send = |request: &str| post(&args.url, "add-checkpoint", request);
    let witnessed = call.place.witness(&args.game, &args.key, send)?;
    let view = WitnessView::of(&witnessed);
    Ok(Answer::of(Exit::Clean, &view, render::witness(&view)))
}
