//! What is mailed: the next Player Turn of the long game continues the copy that the opponent holds, and an
//! edited past is refused with the event where the two part.

use super::round_trip::events;
use super::{answer, plain};
use asl_replay::command::Answer;
use asl_replay::command::exit::Exit;
use std::path::{Path, PathBuf};

const LONG: &str = "games/long.asl";
const NEXT: &str = "games/long_next.asl";

fn record(from: &Path, to: &Path) {
    let recorded = answer(&["record".as_ref(), from.as_os_str(), "-o".as_ref(), to.as_os_str()]);
    assert!(recorded.exit <= Exit::Findings);
}

fn continues(theirs: &Path, mine: &Path) -> Answer {
    answer(&["verify".as_ref(), theirs.as_os_str(), "--continues".as_ref(), mine.as_os_str()])
}

#[test]
fn next_turn_starts_with_all_of_the_long_game() {
    let (long, next) = (events(Path::new(LONG)), events(Path::new(NEXT)));
    let parts = long.iter().zip(&next).position(|(a, b)| a != b);
    assert_eq!(parts, None, "the first event where the two part");
    assert!(next.len() > long.len(), "nothing was played on");
}

#[test]
fn next_turn_continues_my_copy() {
    let folder = tempfile::tempdir().unwrap();
    let (mine, theirs) = (folder.path().join("mine.aslog"), folder.path().join("theirs.aslog"));
    record(Path::new(LONG), &mine);
    record(Path::new(NEXT), &theirs);
    assert_eq!(continues(&theirs, &mine).exit, Exit::Clean);
    // My copy does not continue his: his last turn is missing.
    assert_eq!(continues(&mine, &theirs).exit, Exit::Broken);
}

/// A copy of the next turn in whose past one die was turned; the number of its event, and the line there.
fn edited(folder: &Path) -> (PathBuf, usize, [&'static str; 2]) {
    let (was, now) = ("roll r3 DR 5,2", "roll r3 DR 1,2");
    let text = std::fs::read_to_string(NEXT).unwrap();
    assert_eq!(text.matches(was).count(), 1, "one roll to be edited");
    let path = folder.join("edited.asl");
    std::fs::write(&path, text.replace(was, now)).unwrap();
    let (next, edited) = (events(Path::new(NEXT)), events(&path));
    let seq = next.iter().zip(&edited).position(|(a, b)| a != b).unwrap();
    (path, seq, [was, now])
}

#[test]
fn edited_past_is_refused_with_its_event() {
    let folder = tempfile::tempdir().unwrap();
    let (mine, theirs) = (folder.path().join("mine.aslog"), folder.path().join("theirs.aslog"));
    let (text, seq, _) = edited(folder.path());
    record(Path::new(LONG), &mine);
    record(&text, &theirs);
    let verified = continues(&theirs, &mine);
    assert_eq!(verified.exit, Exit::Broken);
    let said = plain(&verified);
    assert!(said.contains(&format!("event {seq}")), "no word of event {seq} in:\n{said}");
}

#[test]
fn diff_shows_both_versions() {
    let folder = tempfile::tempdir().unwrap();
    let (mine, theirs) = (folder.path().join("mine.aslog"), folder.path().join("theirs.aslog"));
    let (text, seq, versions) = edited(folder.path());
    record(Path::new(LONG), &mine);
    record(&text, &theirs);
    let parted = answer(&["diff".as_ref(), mine.as_os_str(), theirs.as_os_str()]);
    assert_eq!(parted.exit, Exit::Broken);
    let said = plain(&parted);
    for word in [format!("event {seq}").as_str(), versions[0], versions[1]] {
        assert!(said.contains(word), "no word of {word:?} in:\n{said}");
    }
}
