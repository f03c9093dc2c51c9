//! `database`: what the owner of a club's database does.

use super::{Answer, Call, Failure};
use crate::args::{DatabaseArgs, DatabaseStep};
use crate::exit::Exit;
use crate::render;
use crate::session::ROLES;
use crate::view::DatabaseView;

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
    let text = render::database(&view, &database.to_string());
    Ok(Answer::of(Exit::Clean, &view, text))
}

fn roles() -> Result<Answer, Failure> {
    if ROLES.is_empty() {
        let says = "this program was built without PostgreSQL: `cargo install` it with `--features postgres`";
        return Err(Failure::Usage(says.to_owned()));
    }
    Ok(Answer::data(Exit::Clean, &DatabaseView::of(None, None, ROLES), ROLES.to_owned()))
}
