//! `schema`: the JSON Schema of what a command answers.

use crate::args::home::SchemaArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, to_json};
use crate::exit::Exit;
use crate::view::schemas::{SCHEMAS, SchemasView};

pub(super) fn run(args: &SchemaArgs) -> Result<Answer, Failure> {
    let wanted = |name: &str| args.command.as_ref().is_none_or(|command| command == name);
    let chosen: Vec<_> = SCHEMAS.iter().filter(|entry| wanted(entry.name)).collect();
    let view = SchemasView::of(&chosen);
    let text = match (&args.command, chosen.as_slice()) {
        (Some(_), [one]) => to_json(&one.make()),
        (Some(command), _) => {
            let names: Vec<&str> = SCHEMAS.iter().map(|entry| entry.name).collect();
            return Err(Failure::Usage(format!("no schema {command:?}: there are {}", names.join(", "))));
        }
        (None, _) => to_json(&view),
    };
    Ok(Answer::data(Exit::Clean, &view, text))
}
