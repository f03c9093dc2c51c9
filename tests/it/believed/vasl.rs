//! What a VASL log cannot prove, as rows of the page; those that a copy of a log can show are shown by one.

use crate::vasl::whose::Copy;

/// What may be so, what speaks against it, and what does not.
pub(super) struct Unproven {
    pub(super) what: &'static str,
    pub(super) held: &'static str,
    pub(super) left: &'static str,
}

pub(super) const UNPROVEN: [Unproven; 8] = [
    Unproven {
        what: "steps cut from the end of a lone log",
        held: "the next file: its set-up and its counters of dice go on from the end that was cut",
        left: "of the last file of a session nothing does",
    },
    Unproven {
        what: "a reload: a turn played again from an earlier save, the first try thrown away",
        held: "the counters of dice, where the session goes on: the rolls of the first try are a gap",
        left: "a new session counts from 1, and then nothing tells it",
    },
    Unproven {
        what: "dice: rolled until they please, or written in",
        held: "running counters, means and receipts: who changes one roll contradicts the others",
        left: "who recomputes all of them passes; dice by shares alone prove anything",
    },
    Unproven {
        what: "the words of the opponent in a player's own log",
        held: "nothing: a line of talk bears the name that its writer gave it",
        left: "what he agreed to or declared, FP and MP that he said",
    },
    Unproven {
        what: "who moved a counter: the id beside a drag is the password of whoever typed it",
        held: "the other drags of the same id, and the name that stands on the counter",
        left: "two who know each other's password",
    },
    Unproven {
        what: "flips, turns and counters: VASL writes no name beside them",
        held: "whose phase it is, and what rolled before them",
        left: "who did it",
    },
    Unproven {
        what: "versions and times: which VASL and VASSAL wrote a file, and when",
        held: "nothing: they are claims of the file",
        left: "all of them",
    },
    Unproven {
        what: "what is left out: a shot not rolled in the log, a move made outside of it",
        held: "the set-up of the next file, piece by piece: ghost moves and gaps",
        left: "what the last file of a session leaves out",
    },
];

/// Without its last rolls and flips a lone log is as good as before.
#[test]
fn a_tail_that_is_cut_off_a_lone_log_is_not_noticed() {
    let ran = Copy::of("b_infantry.vlog", |log| log.steps.truncate(40)).audit();
    assert_eq!((&ran.json["broken"], &ran.json["dice_findings"]), (&0.into(), &0.into()), "{}", ran.text);
    assert!(ran.json["continuity"][0]["finding"] == false);
}

/// A line that Bert never wrote.
#[test]
fn words_in_the_name_of_another_are_not_noticed() {
    let ran = Copy::of("b_infantry.vlog", |log| {
        log.steps.insert(1, vec!["CHAT<Bert> - go on, I agree to everything".into()]);
    })
    .audit();
    assert_eq!((&ran.json["broken"], &ran.json["dice_findings"]), (&0.into(), &0.into()), "{}", ran.text);
}
