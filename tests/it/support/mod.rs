//! What several test modules share.

pub(crate) mod builder;
