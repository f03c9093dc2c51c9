//! What the book says: `rules`, its clauses; `explain`, what they say of one event.

pub mod explain;
pub mod rules;
