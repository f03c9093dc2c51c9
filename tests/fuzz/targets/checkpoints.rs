//! Notes, statements and proofs of a stranger are read without a panic; what is read prints as it was.
#![no_main]

use asl_store::checkpoint::Statement;
use asl_store::note::Note;
use asl_store::proof::{Consistency, Inclusion};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Ok(note) = Note::read(bytes) {
        assert_eq!(note.to_string().as_bytes(), bytes, "a note has one form");
        let _statement = Statement::read(note.text());
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _inclusion = Inclusion::read(text);
        let _consistency = Consistency::read(text);
    }
});
