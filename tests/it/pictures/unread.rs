//! Files of the player's that are there and cannot be read: each is told with why, and none is "not there".

use super::report;
use crate::vasl::made::made;

#[test]
fn an_extension_and_a_board_that_cannot_be_read_are_told() {
    let dir = tempfile::tempdir().expect("a folder");
    let at = |name: &str| dir.path().join(name).display().to_string();
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/vectors/vasl/pictures/synth.vmod");
    std::fs::copy(vectors, at("VASL.vmod")).expect("our own module");
    std::fs::write(at("broken.vmdx"), "no archive").expect("written");
    std::fs::create_dir(at("boards")).expect("a folder");
    std::fs::write(at("boards/bd03"), "no archive").expect("written");
    std::fs::write(at("his.vlog"), made("b_infantry.vlog")).expect("written");
    report(dir.path(), &at("his.vlog"), &at("boards"))
        .says("the extension ")
        .says("broken.vmdx: is no archive")
        .says("board 03: its file cannot be read: is no archive")
        .says("board 04: its file bd04 is not there");
}
