//! Secrets and agreements: what is sealed and opened, held against the game; who may let what be.

use crate::support::builder::{Log, TWO_PLAYERS};
use asl_core::audit::hidden;
use asl_core::audit::{Agreements, Game, Replay};
use asl_core::event::*;
use asl_core::finding::Ruling;
use asl_core::game_key::GameKey;
use asl_core::secret::commitment;

/// Their game, with a tank.
fn head() -> String {
    let tank = "[units.pz]\nside = \"german\"\nclass = \"tracked\"\nafv = true\nmp = 14\n";
    let terrain = "[default-terrain]\nis = [\"open-ground\"]\n";
    format!("printing = \"2e\"\n{TWO_PLAYERS}{tank}{terrain}")
}

/// A game told in lines: `NAME: line`, `NAME seals SECRET: words` and `NAME opens SECRET: words`; the nonce is that of
/// the secret's name unless the words are opened otherwise.
fn game(lines: &[&str]) -> Game {
    let mut log = Log::of(&head());
    lines.iter().for_each(|line| tell(&mut log, line));
    log.game()
}

fn tell(log: &mut Log, line: &str) {
    let (who, said) = line.split_once(": ").expect("who: what");
    let mut who = who.split_whitespace();
    let by = who.next().expect("a player");
    match (who.next(), who.next()) {
        (Some("seals"), Some(secret)) => log.push_by(by, seal(log, by, secret, said)),
        (Some("opens"), Some(secret)) => log.push_by(by, open(secret, said)),
        _ => log.line(by, said),
    }
}

fn nonce(secret: &str) -> [u8; 32] {
    [secret.len() as u8; 32]
}

fn seal(log: &Log, by: &str, secret: &str, words: &str) -> What {
    let What::GameStarted(started) = &log.events[0].what else { panic!("record 0") };
    let (by, name) = (by.parse().expect("a name"), secret.parse().expect("a name"));
    let words = words.parse().expect("a text");
    let commitment = commitment(&GameKey::of(started), &by, &name, &words, &nonce(secret));
    What::Sealed(Sealed { secret: name, commitment })
}

fn open(secret: &str, words: &str) -> What {
    let (name, plaintext) = (secret.parse().expect("a name"), words.parse().expect("a text"));
    What::Revealed(Revealed { secret: name, plaintext, nonce: nonce(secret) })
}

fn found(game: &Game) -> Vec<(u64, &'static str, Ruling)> {
    let findings = Replay::of(game).audit().findings;
    findings.iter().map(|finding| (finding.seq, finding.clause.0, finding.ruling)).collect()
}

fn hidden(game: &Game) -> Vec<(u64, &'static str, Ruling)> {
    let findings = hidden::judge(game, game.scenario.edition(), &Agreements::default());
    findings.iter().map(|finding| (finding.seq, finding.clause.0, finding.ruling)).collect()
}

const SEAL: &str = "hans seals hip: place s2 K5 level 1";
const OPEN: &str = "hans opens hip: place s2 K5 level 1";

/// Games with one breach each, at the last event.
const TRICKS: &[(&str, &str, &[&str])] = &[
    ("other words than those sealed", "SECRET.opens", &[SEAL, "hans opens hip: place s2 L5"]),
    ("opened by the other player", "SECRET.owner", &[SEAL, "ivan opens hip: place s2 K5 level 1"]),
    ("opened twice", "SECRET.once", &[SEAL, OPEN, OPEN]),
    ("never sealed", "SECRET.unknown", &[OPEN]),
    ("a name used again", "SECRET.name-once", &[SEAL, "ivan seals hip: place s1 K5"]),
    (
        "a ruling by a player",
        "AGREE.director",
        &["ivan: place s1 K5", "ivan: rule 1 stands why \"I say so\""],
    ),
    ("a waiver by the director", "AGREE.player", &["ivan: place s1 K5", "tom: waive 1 why \"let it be\""]),
    ("a waiver of what is to come", "AGREE.earlier-event", &["ivan: waive 7 why \"in advance\""]),
    ("a retraction by one alone", "AGREE.both-take-back", &["ivan: retract to 0 agreed-by ivan"]),
    ("an objection", "AGREE.objected", &["ivan: attest words \"no LOS\"", "hans: object 1 why \"there is\""]),
    ("an objection to a move", "AGREE.objected", &["ivan: place s1 K5", "hans: object 1 why \"no\""]),
];

#[test]
fn every_breach_is_found_at_its_event() {
    for (name, clause, lines) in TRICKS {
        let game = game(lines);
        let found: Vec<_> = found(&game).into_iter().map(|(seq, clause, _)| (seq, clause)).collect();
        assert_eq!(found, [(lines.len() as u64, *clause)], "{name}");
    }
}

#[test]
fn a_copied_commitment_is_found_and_opens_for_nobody_else() {
    let mut game = copied();
    let opened = Revealed { secret: "mine".parse().unwrap(), ..revealed(OPEN) };
    game.events.push(Event { by: "ivan".parse().unwrap(), at: None, what: What::Revealed(opened) });
    let clauses: Vec<_> = found(&game).into_iter().map(|(_, clause, _)| clause).collect();
    assert_eq!(clauses, ["SECRET.copied", "SECRET.opens"]);
}

/// Ivan seals what Hans has sealed, by another name.
fn copied() -> Game {
    let mut game = game(&[SEAL]);
    let What::Sealed(sealed) = &game.events[1].what else { panic!("sealed") };
    let copy = Sealed { secret: "mine".parse().expect("a name"), commitment: sealed.commitment };
    game.events.push(Event { by: "ivan".parse().expect("a name"), at: None, what: What::Sealed(copy) });
    game
}

fn revealed(line: &str) -> Revealed {
    let (who, words) = line.split_once(": ").expect("who: what");
    let What::Revealed(revealed) = open(who.split_whitespace().nth(2).expect("a secret"), words) else {
        panic!("opened")
    };
    revealed
}

/// A wrong opening by the other player, or a slip of the owner's, does not bar the right one.
#[test]
fn a_secret_can_be_opened_after_a_failed_attempt() {
    let game = game(&[SEAL, "ivan opens hip: x", "hans opens hip: y", OPEN]);
    let clauses: Vec<_> = found(&game).into_iter().map(|(seq, clause, _)| (seq, clause)).collect();
    assert_eq!(clauses, [(2, "SECRET.owner"), (3, "SECRET.opens")]);
    assert_eq!(hidden(&game), []);
}

/// A secret of another game does not open here, though its words, name and nonce are the same.
#[test]
fn a_secret_of_another_game_does_not_open() {
    let mut log = Log::of(&head().replace("mp = 14", "mp = 15"));
    tell(&mut log, SEAL);
    let sealed = log.events.pop().expect("the seal");
    let mut here = game(&[]);
    here.events.extend([
        sealed,
        Event { by: "hans".parse().unwrap(), at: None, what: What::Revealed(revealed(OPEN)) },
    ]);
    assert_eq!(found(&here).iter().map(|found| found.1).collect::<Vec<_>>(), ["SECRET.opens"]);
}

#[test]
fn a_retraction_does_not_seal_a_secret_again() {
    let game = game(&[SEAL, "ivan: place s1 K5", OPEN, "ivan: retract to 2 agreed-by hans", OPEN]);
    assert_eq!(found(&game), [(5, "SECRET.once", Ruling::Broken)]);
}

#[test]
fn a_hidden_unit_comes_into_view_where_it_was() {
    let right = game(&[SEAL, "ivan: turn 1 russian MPh", "hans: place s2 K5 level 1", OPEN]);
    assert_eq!(hidden(&right), []);
    let wrong = game(&[SEAL, "ivan: turn 1 russian MPh", "hans: place s2 L5 level 1", OPEN]);
    assert_eq!(hidden(&wrong), [(3, "SECRET.placed-elsewhere", Ruling::Broken)]);
    assert_eq!(found(&wrong), [], "nobody can tell before the secret is opened");
    let level = game(&[SEAL, "ivan: turn 1 russian MPh", "hans: place s2 K5", OPEN]);
    assert_eq!(hidden(&level), [(3, "SECRET.placed-elsewhere", Ruling::Broken)]);
}

#[test]
fn a_hidden_unit_may_move_to_where_a_later_secret_says() {
    let moved = "hans seals later: place s2 M5";
    let all =
        [SEAL, moved, "ivan: turn 1 russian MPh", "hans: place s2 M5", OPEN, "hans opens later: place s2 M5"];
    assert_eq!(hidden(&game(&all)), []);
}

/// Where a unit was hidden by a record of the set-up nothing is asked; a record of later, or another hex, is named.
#[test]
fn a_unit_placed_in_play_is_held_against_its_record() {
    let play = "ivan: turn 1 russian PFPh\nivan: phase-end\nivan: turn 1 russian MPh";
    let asked = |lines: &[&str]| {
        let game = game(&lines.iter().flat_map(|line| line.lines()).collect::<Vec<_>>());
        let findings = Replay::of(&game).audit().findings;
        let placed = findings.into_iter().find(|finding| finding.clause.0 == "LOG.placed-in-play");
        placed.map(|finding| finding.breach.says)
    };
    let place = "hans: place s2 K5 level 1";
    assert_eq!(asked(&[SEAL, play, OPEN, place]), None);
    let late = asked(&[play, SEAL, OPEN, place]).expect("a question");
    assert!(late.contains("its record hip was sealed at event 4, when play had begun"), "{late}");
    let other = asked(&[SEAL, play, OPEN, "hans: place s2 K5"]).expect("a question");
    assert!(other.contains("its record hip says place s2 K5 level 1"), "{other}");
    let none = asked(&[play, place]).expect("a question");
    assert!(none.contains("by a record that was sealed at set-up"), "{none}");
}

#[test]
fn a_unit_in_sight_is_not_hidden_afterwards() {
    let game = game(&["hans: place s2 K5 level 1", SEAL, OPEN]);
    assert_eq!(hidden(&game), [(2, "SECRET.sealed-late", Ruling::Broken)]);
}

#[test]
fn what_stays_sealed_is_open_in_play_and_a_breach_after_the_game() {
    assert_eq!(hidden(&game(&[SEAL])), [(1, "SECRET.left-sealed", Ruling::Undecided)]);
    assert_eq!(hidden(&game(&[SEAL, "ivan: concede"])), [(1, "SECRET.left-sealed", Ruling::Broken)]);
    assert_eq!(hidden(&game(&[SEAL, "hans opens hip: else", "ivan: concede"]))[0].1, "SECRET.left-sealed");
}

/// Three alternatives are sealed, one is opened: without the secrets being held against the game the others are asked, once
/// it is over.
#[test]
fn alternatives_that_stay_sealed_are_asked_at_the_end() {
    let sealed =
        ["hans seals one: place s2 K5", "hans seals two: place s2 L5", "hans seals three: place s2 M5"];
    let play = ["ivan: turn 1 russian MPh", "hans: place s2 L5", "hans opens two: place s2 L5"];
    let lines = [sealed.as_slice(), &play].concat();
    let asked = |lines: &[&str]| -> Vec<(u64, Ruling)> {
        let found =
            asl_core::audit::hidden::asked_at_the_end(&asl_core::audit::Replay::of(&game(lines)).end());
        found.iter().map(|finding| (finding.seq, finding.ruling)).collect()
    };
    assert_eq!(asked(&lines), [], "in play they may stay sealed");
    let over = [lines.as_slice(), &["ivan: concede"]].concat();
    assert_eq!(asked(&over), [(1, Ruling::Undecided), (3, Ruling::Undecided)]);
}

#[test]
fn words_are_for_the_players() {
    let game = game(&["hans seals aim: hold K5 to the end", "hans opens aim: hold K5 to the end"]);
    assert_eq!(hidden(&game), [(1, "SECRET.unread", Ruling::Undecided)]);
    let record = game_of("armor-leader pz 9-1");
    assert_eq!(hidden(&record), [], "a side record is read by the clauses of Armor Leaders");
}

fn game_of(words: &str) -> Game {
    game(&[
        &format!("hans seals it: {words}"),
        "hans: place pz K5 vca K4-L4",
        &format!("hans opens it: {words}"),
    ])
}

/// Judged as if all had known: a broken unit that was hidden as broken may not do what it did.
#[test]
fn play_is_judged_as_if_the_hidden_facts_had_been_known() {
    let lines = |words: &str| {
        game(&[
            "hans: place pz K5 vca K4-L4",
            &format!("hans seals state: {words}"),
            "hans: turn 1 german MPh",
            "hans: pz start 1 MP",
            "hans: pz stop 1 MP",
            "hans: pz ends",
            &format!("hans opens state: {words}"),
        ])
    };
    let immobile = lines("pz is immobilized");
    assert_eq!(found(&immobile), []);
    let new = hidden::judge(&immobile, immobile.scenario.edition(), &Agreements::default());
    assert!(new.iter().any(|finding| finding.cites("SECRET.as-known") && finding.seq == 4), "{new:#?}");
}

#[test]
fn an_objection_is_settled_by_the_director() {
    let attested = "ivan: attest words \"no LOS\"";
    let objected = "hans: object 1 why \"there is\"";
    let ruled =
        |by: &str| found(&game(&[attested, objected, &format!("{by}: rule 2 stands why \"seen\"")]))[0].2;
    assert_eq!(ruled("tom"), Ruling::Waived);
    assert_eq!(ruled("hans"), Ruling::Undecided);
}

/// For the book: games in which the clauses speak.
pub(crate) fn games() -> Vec<Game> {
    let kept = [
        SEAL,
        OPEN,
        "ivan: place s1 K5",
        "tom: rule 3 falls",
        "ivan: waive 3",
        "ivan: retract to 2 agreed-by hans",
    ];
    TRICKS.iter().map(|(_, _, lines)| game(lines)).chain([game(&kept), copied()]).collect()
}
