//! `database`: what the owner of a club's database does.

use crate::args::database::{DatabaseArgs, DatabaseStep};
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::ROLES;
use crate::text::database;
use crate::view::database::DatabaseView;

pub(super) fn run(call: &Call, args: &DatabaseArgs) -> Result<Answer, Failure> {
    match args.step {
        DatabaseStep::Migrate => migrate(call),
        DatabaseStep::Roles => roles(),
    }
}

fn migrate(call: &Call) -> Result<Answer, Failure> {
    let Some(database) = &call.place.database else {
        return Err(Failure::Usage("name the database: --archive postgres://USER@HOST/DATABASE".to_owned()));
    };
    let (before, now) = database.migrate()?;
    let view = DatabaseView::of(before, now, "");
    let text = database::database(&view, &database.to_string());
    Ok(Answer::of(Exit::Clean, &view, text))
}

fn roles() -> Result<Answer, Failure> {
    if ROLES.is_empty() {
        let says = "this program was built without PostgreSQL: `cargo install` it with `--features postgres`";
        return Err(Failure::Usage(says.to_owned()));
    }
    Ok(Answer::data(Exit::Clean, &DatabaseView::of(None, None, ROLES), ROLES.to_owned()))
}
