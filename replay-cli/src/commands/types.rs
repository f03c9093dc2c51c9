//! `types`: the catalogue, the user's own types with it; `types add` takes data sets in.

use crate::args::home::{TypesAction, TypesAddArgs, TypesArgs};
use crate::command::Answer;
use crate::command::failure::Failure;
use crate::exit::Exit;
use crate::home::{Adopted, Adopting, Came, Fate, Place, adopt, catalogue};
use crate::text::{types, types_added};
use crate::view::types::TypesView;
use crate::view::types_added::{
    AddedType, DifferentKey, DifferentType, KnownType, StrangeEntry, TypesAddedView,
};
use crate::words::shown;

pub(super) fn run(place: &Place, args: &TypesArgs) -> Result<Answer, Failure> {
    if let Some(TypesAction::Add(args)) = &args.action {
        return add(place, args);
    }
    let name = (!args.name.is_empty()).then(|| args.name.join(" "));
    let view = TypesView::of(&catalogue::own(place)?, name.as_deref());
    if let (true, Some(name)) = (view.types.is_empty(), &name) {
        return Err(Failure::Usage(format!(
            "no type is called {name:?} (`asl-replay types` lists them all; `asl-replay types add FILE` takes in the data \
             sets that players have)"
        )));
    }
    Ok(Answer::of(Exit::Clean, &view, types::types(&view)))
}

fn add(place: &Place, args: &TypesAddArgs) -> Result<Answer, Failure> {
    let wanted = Adopting { file: &args.file, dry_run: args.dry_run, replace: args.replace };
    let view = added(&adopt(place, &wanted)?, args.dry_run);
    Ok(Answer::of(Exit::Clean, &view, types_added::types_added(&view)))
}

/// What was taken in, as a view.
fn added(adopted: &Adopted, dry_run: bool) -> TypesAddedView {
    let mut view = TypesAddedView {
        schema: "asl-replay/types-added/1",
        format: adopted.format,
        blake3: adopted.blake3.clone(),
        kept_in: shown(&adopted.kept_in),
        written: adopted.written,
        dry_run,
        new: Vec::new(),
        same: Vec::new(),
        different: Vec::new(),
        not_understood: Vec::new(),
    };
    adopted.entries.iter().for_each(|entry| tell(&mut view, entry));
    view
}

fn tell(view: &mut TypesAddedView, entry: &Fate) {
    let (name, place) = (entry.name.clone(), entry.place.clone());
    match &entry.came {
        Came::New => view.new.push(AddedType { name, place, doubt: entry.doubt.clone() }),
        Came::Same { by } => view.same.push(KnownType { name, by: by.clone() }),
        Came::Different { by, keys, taken } => {
            let key = |(key, known, told): &(&'static str, Option<String>, String)| DifferentKey {
                key,
                known: known.clone(),
                told: told.clone(),
            };
            let keys = keys.iter().map(key).collect();
            view.different.push(DifferentType { name, place, by: by.clone(), taken: *taken, keys });
        }
        Came::NotUnderstood(why) => {
            view.not_understood.push(StrangeEntry { place, name, why: why.clone() });
        }
    }
}
