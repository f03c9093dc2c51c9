//! What became of a club's database, as text.

use super::{STRONG, styled};
use crate::view::database::DatabaseView;
use crate::words::one_line;

/// Tables that were made, or brought up to date.
#[must_use]
pub fn database(view: &DatabaseView, place: &str) -> String {
    let version = view.version.unwrap_or_default();
    let became = match view.before {
        None => format!("an archive was made, of version {version}"),
        Some(before) if before == version => format!("is up to date, version {version}"),
        Some(before) => format!("brought from version {before} to {version}"),
    };
    format!("{}: {became}\n", styled(STRONG, &one_line(place)))
}
