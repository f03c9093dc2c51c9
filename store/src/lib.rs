//! Hashed append-only records.
