//! What is drawn of VASL files, held against lists that were made by another program, proven against VASL's own painting.
//! The pictures are our own, by the names and sizes of VASL's.

mod boards;
mod casting;
mod hostile;
mod leaks;
mod lists;
mod palette;
mod unread;

use crate::cli::{Ran, run};
use asl_replay::import::vassal::Imported;
use asl_replay::import::vassal::viewer::{Eyes, Viewer};
use asl_replay::picture::archive::Archive;
use asl_replay::picture::module::Module;
use std::path::{Path, PathBuf};

/// `report` of a file with the module and the home of a folder; the page is `page.html` there.
fn report(folder: &Path, file: &str, boards: &str) -> Ran {
    let at = |name: &str| folder.join(name).display().to_string();
    let (home, page, module) = (at("home"), at("page.html"), at("VASL.vmod"));
    let words =
        ["asl-replay", "--home", &home, "--boards", boards, "report", file, "-o", &page, "--module", &module];
    run(words.into_iter().map(str::to_owned))
}

/// The folder of vectors.
fn vectors() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors/vasl")
}

fn read(path: PathBuf) -> Vec<u8> {
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A module of our own drawings.
fn synthetic() -> Module {
    let archive = Archive::of(read(vectors().join("pictures/synth.vmod")).into());
    Module::of(vec![archive.expect("our own archive opens")])
}

/// Who looks, by the word of the lists.
fn eyes(who: &str, file: &Imported) -> Eyes {
    let viewer = match who {
        "outsider" => Viewer::Public,
        "referee" => Viewer::Director,
        name => Viewer::Player(name.to_owned()),
    };
    // A player of whom a file tells nothing owns nothing in it.
    Eyes::of(&viewer, std::slice::from_ref(file)).unwrap_or_default()
}
