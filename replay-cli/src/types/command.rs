//! `types`: the catalogue, the user's own types with it; `types add` takes data sets in.

use super::added::{self, AddedType, DifferentKey, DifferentType, KnownType, StrangeEntry, TypesAddedView};
use super::text;
use super::view::TypesView;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::{Adopted, Adopting, Came, Fate, Place, adopt, catalogue};
use crate::words::shown;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// The catalogue: types of vehicles, Personnel and weapons that a scenario may name, with source and doubt.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct TypesArgs {
    /// What to do instead of showing types.
    #[command(subcommand)]
    pub action: Option<TypesAction>,
    /// Words of its name, of what players or VASL call it, of its nation or its kind, such as `german squad` or `panther`; all
    /// types when not given.
    #[arg(value_name = "NAME")]
    pub name: Vec<String>,
}

/// What `types` may do instead of showing them.
#[derive(Subcommand, Debug)]
pub enum TypesAction {
    /// Takes a data set of vehicles or Guns into your own catalogue: JSON of vasl-templates (`vehicles/german.json`,
    /// `ordnance/german.json`), CSV of VASL's SVG counters (`german_vehicles.csv`, `german_ordnance.csv`). Each type
    /// keeps its source, and what is not sure of it.
    Add(TypesAddArgs),
}

/// Arguments of `types add`.
#[derive(Args, Debug)]
pub struct TypesAddArgs {
    /// The data set.
    pub file: PathBuf,
    /// Tell what would be taken, and write nothing.
    #[arg(long)]
    pub dry_run: bool,
    /// Take those too that the program or a file of yours tells otherwise; yours count from then on.
    #[arg(long)]
    pub replace: bool,
}

impl Command for TypesArgs {
    fn examples() -> &'static [&'static str] {
        &["types german squad", "types panther", "types add german_vehicles.csv"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        if let Some(TypesAction::Add(args)) = &self.action {
            return add(&call.place, args);
        }
        let name = (!self.name.is_empty()).then(|| self.name.join(" "));
        let view = TypesView::of(&catalogue::own(&call.place)?, name.as_deref());
        if let (true, Some(name)) = (view.types.is_empty(), &name) {
            return Err(Failure::Usage(format!(
                "no type is called {name:?} (`asl-replay types` lists them all; `asl-replay types add FILE` takes in the data \
                 sets that players have)"
            )));
        }
        Ok(Answer::of(Exit::Clean, &view, text::types(&view)))
    }
}

fn add(place: &Place, args: &TypesAddArgs) -> Result<Answer, Failure> {
    let wanted = Adopting { file: &args.file, dry_run: args.dry_run, replace: args.replace };
    let view = added(&adopt(place, &wanted)?, args.dry_run);
    Ok(Answer::of(Exit::Clean, &view, added::types_added(&view)))
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
