//! Files of the player's that are there and cannot be read: each is told with why, and none is "not there".

use crate::cli::run;
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
    let (log, page, module) = (at("his.vlog"), at("page.html"), at("VASL.vmod"));
    let (home, boards) = (at("home"), at("boards"));
    let words = [
        "asl-replay",
        "--home",
        &home,
        "--boards",
        &boards,
        "report",
        &log,
        "-o",
        &page,
        "--module",
        &module,
    ];
    run(words.into_iter().map(str::to_owned))
        .says("the extension ")
        .says("broken.vmdx: is no archive")
        .says("board 03: its file cannot be read: is no archive")
        .says("board 04: its file bd04 is not there");
}
