//! `types`: the catalogue, the user's own types with it.

use super::{Answer, Failure};
use crate::args::TypesArgs;
use crate::exit::Exit;
use crate::session::{Place, catalogue};
use crate::{render, view::TypesView};

pub(super) fn run(place: &Place, args: &TypesArgs) -> Result<Answer, Failure> {
    let name = (!args.name.is_empty()).then(|| args.name.join(" "));
    let view = TypesView::of(&catalogue::own(place)?, name.as_deref());
    if let (true, Some(name)) = (view.types.is_empty(), &name) {
        return Err(Failure::Usage(format!(
            "no type is called {name:?} (`asl-replay types` lists them all)"
        )));
    }
    Ok(Answer::of(Exit::Clean, &view, render::types(&view)))
}
