//! A page with the players' own counters holds nothing of what its viewer may not see: no name, no id, no picture.

use super::{eyes, read, vectors};
use crate::cli::run;
use asl_replay::import::vassal::piece::Base;
use asl_replay::import::vassal::viewer::{Eyes, Sight};
use asl_replay::import::vassal::{self, Imported};
use std::collections::BTreeSet;

/// What the viewer sees whole, what is under a "?", and what is hidden, of every counter of a log at every step.
fn seen(file: &Imported, eyes: &Eyes) -> [BTreeSet<[String; 3]>; 3] {
    let mut sets: [BTreeSet<[String; 3]>; 3] = Default::default();
    for step in 0..=file.steps {
        for piece in file.after(step).pieces() {
            let Base::Counter(counter) = &piece.base else { continue };
            let sight = match eyes.sight(piece) {
                Sight::Whole => 0,
                Sight::Concealed => 1,
                Sight::Hidden => 2,
            };
            sets[sight].insert([piece.id.clone(), counter.name.clone(), counter.image.clone()]);
        }
    }
    sets
}

/// The words that the public may not see: ids of what is hidden, names and pictures of that and of what is under a "?", but for those
/// that stand on an open counter as well. Under a "?" the piece itself is seen, and its id with it.
fn secrets(file: &Imported) -> BTreeSet<String> {
    let [whole, veiled, hidden] = seen(file, &eyes("outsider", file));
    let open = |word: &String| whole.iter().flatten().any(|known| known.contains(word.as_str()));
    let closed =
        hidden.into_iter().flatten().chain(veiled.into_iter().flat_map(|[_, name, image]| [name, image]));
    closed.filter(|word| word.len() > 2 && !open(word)).collect()
}

#[test]
fn a_page_holds_nothing_that_its_viewer_may_not_see() {
    let mut told = 0;
    for log in ["v36_c1_p1.vlog", "v36_c2_p2.vlog", "v36_c3_p1.vlog", "c2_p2.vlog"] {
        let path = vectors().join("made").join(log);
        let file = vassal::import(&read(path.clone()), &vassal::Options::default()).expect("a log");
        let [public, director] = ["public", "director"].map(|viewer| page(&path, viewer));
        for secret in secrets(&file) {
            assert!(!public.contains(&secret), "{log}: {secret}");
            told += usize::from(director.contains(&secret));
        }
    }
    assert!(told > 0, "the director's pages tell some of it");
}

fn page(log: &std::path::Path, viewer: &str) -> String {
    let dir = tempfile::tempdir().expect("a folder");
    let at = |name: &str| dir.path().join(name).display().to_string();
    let module = vectors().join("pictures/synth.vmod").display().to_string();
    let words = ["asl-replay", "report", &log.display().to_string(), "--module", &module, "--for", viewer]
        .map(str::to_owned)
        .into_iter()
        .chain([
            "-o".to_owned(),
            at("page.html"),
            "--boards".to_owned(),
            at(""),
            "--home".to_owned(),
            at("home"),
        ]);
    run(words).exits(0);
    std::fs::read_to_string(at("page.html")).expect("the page")
}
