//! What the desk of a club needs beside `asl-replay`, and a player does not: an archive in a PostgreSQL database, tables for
//! other programs, the asking of witnesses over the net.
//!
//! It lies below the program, which has it by its feature `desk`, and knows neither games nor commands: an engine of the
//! archive, rows in a file, a text to a server. What the program says of them stands in the program.
//!
//! | feature | gives |
//! |---|---|
//! | `postgres` | `postgres`, an engine of the archive in a database, and `remembered`, what it has acknowledged before |
//! | `tls` | servers by https |

pub mod post;
#[cfg(feature = "postgres")]
pub mod postgres;
#[cfg(feature = "postgres")]
pub mod remembered;
pub mod tables;
