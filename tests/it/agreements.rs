//! Which words of the players bind: who gave them, and whose signature stands under them.

use crate::support::builder::Log;
use asl_core::audit::{Agreements, Force, Replay, Signed, passed};
use asl_core::finding::Ruling;

const HEAD: &str = "printing = \"2e\"\n[players]\nhans = { side = \"german\" }\nivan = { side = \"russian\" }\ntom = {}\n\
    [units.bt7]\nside = \"russian\"\nclass = \"tracked\"\nafv = true\nmp = 23\nred-mp = false\n\
    [default-terrain]\nis = [\"open-ground\"]\n";

/// Event 4 is half a MP too cheap; the words stand from event 5 on, each behind who gives it.
fn log(words: &[&str]) -> Log {
    let mut log = Log::of(HEAD);
    let begin = ["place bt7 FF5 vca FF4-GG5", "turn 1 russian MPh", "bt7 start 1 MP", "bt7 enter FF4 1/2 MP"];
    begin.iter().for_each(|line| log.line("ivan", line));
    for word in words {
        let (by, line) = word.split_once(": ").expect("who: what");
        log.line(by, line);
    }
    log
}

/// How the finding of event 4 stands, and which word it waits for.
fn finding(words: &[&str], signed: Option<&[(&str, u64)]>) -> (Ruling, Option<u64>) {
    let log = log(words);
    let agreements = agreements(&log, signed);
    let game = log.game();
    let audit = Replay::of(&game).agreed(&agreements).audit();
    let here: Vec<_> = audit.findings.iter().filter(|finding| finding.seq == 4).collect();
    assert_eq!(here.len(), 1, "{here:?}");
    (here[0].ruling, here[0].awaits)
}

fn agreements(log: &Log, signed: Option<&[(&str, u64)]>) -> Agreements {
    let signed = signed.map(|signed| {
        Signed::of(signed.iter().map(|(name, events)| (name.parse().expect("a name"), *events)))
    });
    Agreements::of(&log.scenario, &log.events, signed.as_ref())
}

const BROKEN: (Ruling, Option<u64>) = (Ruling::Broken, None);
const WAIVED: (Ruling, Option<u64>) = (Ruling::Waived, None);

const fn waits(seq: u64) -> (Ruling, Option<u64>) {
    (Ruling::Broken, Some(seq))
}

#[test]
fn a_retraction_waives_nothing_before_both_signed_it() {
    let words = ["ivan: retract to 3 agreed-by hans", "ivan: bt7 enter FF4 1 MP"];
    assert_eq!(finding(&words, None), WAIVED, "a text game has no signatures");
    assert_eq!(finding(&words, Some(&[])), waits(5));
    assert_eq!(finding(&words, Some(&[("ivan", 7)])), waits(5), "the author alone");
    assert_eq!(finding(&words, Some(&[("hans", 7)])), waits(5), "the other alone");
    assert_eq!(finding(&words, Some(&[("ivan", 7), ("hans", 5)])), waits(5), "what he signed ends before it");
    assert_eq!(finding(&words, Some(&[("ivan", 7), ("hans", 6)])), WAIVED);
    assert_eq!(finding(&["ivan: retract to 3 agreed-by tom"], Some(&[("ivan", 7), ("tom", 7)])), BROKEN);
}

/// What a player recorded and nobody signed that player takes back alone; no dice, and nothing of the opponent's.
#[test]
fn a_player_undoes_what_is_his_alone() {
    let undo = ["ivan: retract to 3 agreed-by ivan", "ivan: bt7 enter FF4 1 MP"];
    assert_eq!(finding(&undo, None), WAIVED);
    assert_eq!(finding(&undo, Some(&[])), WAIVED, "nobody signed");
    assert_eq!(finding(&undo, Some(&[("ivan", 7), ("hans", 7)])), WAIVED, "signed when it was done");
    assert_eq!(finding(&undo, Some(&[("ivan", 4)])), WAIVED, "what was signed ends before it");
    assert_eq!(finding(&undo, Some(&[("ivan", 5)])), BROKEN, "he had signed it");
    assert_eq!(finding(&undo, Some(&[("hans", 5), ("ivan", 7)])), BROKEN, "the other had signed it");
    for between in ["ivan: roll r1 DR 3,4 rally by ivan", "hans: note \"seen\"", "ivan: waive 4"] {
        assert_eq!(finding(&[between, "ivan: retract to 3 agreed-by ivan"], None), BROKEN, "{between}");
    }
    assert_eq!(finding(&["hans: retract to 3 agreed-by hans"], None), BROKEN, "what is the other's");
    let twice = ["ivan: retract to 3 agreed-by ivan", "ivan: retract to 2 agreed-by ivan"];
    assert_eq!(finding(&twice, None), WAIVED);
}

/// Ivan takes back what Hans recorded, in his own name, which binds nobody; an event of his own behind it makes his next one
/// no better.
#[test]
fn a_false_retraction_takes_nothing_out_of_the_way_of_the_next() {
    let false_one = ["hans: note \"seen\"", "ivan: retract to 3 agreed-by ivan"];
    let and = |rest: &[&'static str]| [&false_one, rest].concat();
    let again = "ivan: retract to 3 agreed-by ivan";
    for words in [and(&[]), and(&[again]), and(&["ivan: bt7 enter FF4 1 MP", again])] {
        for signed in [None, Some(&[][..]), Some(&[("ivan", 5 + words.len() as u64)][..])] {
            assert_eq!(finding(&words, signed), BROKEN, "{words:?}");
            let agreements = agreements(&log(&words), signed);
            let binding = (6..5 + words.len() as u64).filter(|seq| agreements.is_undone(*seq));
            assert_eq!(binding.count(), 0, "{words:?}");
        }
    }
    let own = ["ivan: note \"seen\"", "ivan: retract to 3 agreed-by ivan", "ivan: bt7 enter FF4 1 MP", again];
    assert_eq!(finding(&own, None), WAIVED, "what was his alone is out of the way");
}

/// One that binds is not overshadowed by one that does not, before it or behind it.
#[test]
fn the_word_that_binds_decides() {
    let words =
        ["ivan: retract to 3 agreed-by hans", "tom: rule 4 stands", "ivan: retract to 2 agreed-by hans"];
    let signed = |hans, tom| finding(&words, Some(&[("ivan", 9), ("hans", hans), ("tom", tom)]));
    assert_eq!(signed(0, 0), waits(5));
    assert_eq!(signed(0, 7), WAIVED, "by the ruling");
    assert_eq!(signed(8, 0), WAIVED, "by both retractions");
}

#[test]
fn a_waiver_is_signed_by_who_gives_it() {
    let words = ["ivan: waive 4", "hans: waive 4"];
    assert_eq!(finding(&words, None), WAIVED);
    assert_eq!(finding(&words, Some(&[("ivan", 6)])), waits(6));
    assert_eq!(finding(&words, Some(&[("hans", 7)])), waits(5));
    assert_eq!(finding(&words, Some(&[("ivan", 6), ("hans", 7)])), WAIVED);
    assert_eq!(finding(&words[..1], None), BROKEN, "one side alone");
    assert_eq!(finding(&words[..1], Some(&[("ivan", 6), ("hans", 6)])), BROKEN, "to sign is not to waive");
}

#[test]
fn a_ruling_is_signed_by_the_director() {
    let words = ["tom: rule 4 stands"];
    assert_eq!(finding(&words, None), WAIVED);
    assert_eq!(finding(&words, Some(&[("ivan", 6), ("hans", 6)])), waits(5));
    assert_eq!(finding(&words, Some(&[("tom", 6)])), WAIVED);
    assert_eq!(finding(&["hans: rule 4 stands"], Some(&[("hans", 6)])), BROKEN);
}

#[test]
fn who_objects_before_he_signs_has_not_agreed() {
    let words = ["ivan: retract to 3 agreed-by hans", "hans: object 5"];
    let force = |signed: &[(&str, u64)]| agreements(&log(&words), Some(signed)).force(5).cloned();
    let hans = "hans".parse().expect("a name");
    assert_eq!(force(&[("ivan", 7), ("hans", 7)]), Some(Force::Refused(hans, 6)));
    assert_eq!(force(&[("ivan", 7), ("hans", 6), ("hans", 7)]), Some(Force::Full), "he had signed it before");
    assert_eq!(finding(&words, Some(&[("ivan", 7), ("hans", 7)])), waits(5));
    assert_eq!(agreements(&log(&words), None).force(5), Some(&Force::Full), "as it stands in a text");
}

/// What is played on a retraction is known by it, until a later one goes back behind it.
#[test]
fn what_rests_on_an_unsigned_retraction_is_known() {
    let words = [
        "ivan: retract to 3 agreed-by hans", // 5
        "ivan: bt7 enter FF4 1 MP",          // 6
        "ivan: retract to 6 agreed-by hans", // 7
        "ivan: bt7 enter FF3 1 MP",          // 8
        "ivan: retract to 2 agreed-by hans", // 9
        "ivan: bt7 start 1 MP",              // 10
    ];
    let rests = |signed: &[(&str, u64)], seqs: [u64; 6]| {
        let agreements = agreements(&log(&words), Some(signed));
        seqs.map(|seq| agreements.rests_on(seq))
    };
    let all = [4, 5, 6, 7, 8, 10];
    assert_eq!(rests(&[("ivan", 11)], all), [None, Some(5), Some(5), Some(7), Some(7), Some(9)]);
    assert_eq!(rests(&[("ivan", 11), ("hans", 6)], all), [None, None, None, Some(7), Some(7), Some(9)]);
    assert_eq!(rests(&[("ivan", 11), ("hans", 10)], all), [None; 6]);
    let texts = agreements(&log(&words), None);
    assert_eq!(all.map(|seq| texts.rests_on(seq)), [None; 6]);
}

/// A roll that one side alone makes anew is no retraction, and what follows rests on it all the same.
#[test]
fn what_rests_on_an_unsigned_re_roll_is_known() {
    let words = ["ivan: reroll r1 agreed-by hans", "ivan: bt7 enter FF3 1 MP"];
    let rests = |hans: u64| {
        let agreements = agreements(&log(&words), Some(&[("ivan", 7), ("hans", hans)]));
        [4, 5, 6].map(|seq| agreements.rests_on(seq))
    };
    assert_eq!(rests(5), [None, Some(5), Some(5)]);
    assert_eq!(rests(6), [None; 3]);
}

/// The third goes back behind the first, which nobody signed, on words that both signed.
#[test]
fn a_signed_retraction_behind_an_unsigned_one_rests_on_nothing() {
    let words = ["ivan: retract to 3 agreed-by hans", "hans: object 5", "ivan: retract to 2 agreed-by hans"];
    let agreements = agreements(&log(&words), Some(&[("ivan", 8), ("hans", 8)]));
    assert_eq!([5, 6, 7].map(|seq| agreements.rests_on(seq)), [Some(5), Some(5), None]);
}

/// Twenty thousand waivers of one event are weighed in one go.
#[test]
fn many_waivers_cost_no_more_each() {
    let words: Vec<String> = (0..20_000)
        .map(|n| format!("{}: waive 4 clause D2.{n}", if n % 2 == 0 { "ivan" } else { "hans" }))
        .collect();
    let mut log = log(&[]);
    let parsed =
        |line: &str| asl_core::notation::parse_event(&log.scenario, line).expect("a line").event.what;
    let events: Vec<_> = words
        .iter()
        .map(|word| word.split_once(": ").map(|(by, line)| (by.to_owned(), parsed(line))).expect("two"))
        .collect();
    events.into_iter().for_each(|(by, what)| log.push_by(&by, what));
    let begun = std::time::Instant::now();
    let agreements = agreements(&log, Some(&[("ivan", 30_000)]));
    assert_eq!(agreements.force(5), Some(&Force::OneSide));
    assert!(begun.elapsed().as_secs() < 2, "{:?}", begun.elapsed());
}

/// Play has passed an error (A.2) whatever its author claims to have taken back, until the opponent has signed an agreement.
#[test]
fn play_is_taken_back_by_both_or_not_at_all() {
    let words = ["ivan: bt7 enter FF3 1 MP", "ivan: retract to 4 agreed-by hans"];
    let log = log(&words);
    let passed_by = |signed: Option<&[(&str, u64)]>| passed(&log.events, &agreements(&log, signed), 4);
    assert_eq!(passed_by(None), None, "a text game has no signatures");
    assert_eq!(passed_by(Some(&[("ivan", 7)])), Some(5), "his word alone");
    assert_eq!(passed_by(Some(&[("ivan", 7), ("hans", 7)])), None);
}
