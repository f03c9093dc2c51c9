//! What `database` answers.

use schemars::JsonSchema;
use serde::Serialize;

/// What was done to a club's database, or the grants for it.
#[derive(JsonSchema, Serialize, Debug)]
pub struct DatabaseView {
    /// `asl-replay/database/1`.
    pub schema: &'static str,
    /// The version that the tables had before `migrate`; none where no archive was, and of `roles`.
    pub before: Option<i32>,
    /// The version that they have now; none of `roles`.
    pub version: Option<i32>,
    /// The grants as SQL; empty of `migrate`.
    pub sql: &'static str,
}

impl DatabaseView {
    /// A step that was done.
    #[must_use]
    pub fn of(before: Option<i32>, version: impl Into<Option<i32>>, sql: &'static str) -> DatabaseView {
        DatabaseView { schema: "asl-replay/database/1", before, version: version.into(), sql }
    }
}
