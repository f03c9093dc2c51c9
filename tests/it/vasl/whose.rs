//! Who moved what when, and whether that player might: drags of another's units, moves that are not one by one, moves out of
//! their phase, and counters that forbid a move though nobody told the shot.
use asl_replay::import::vassal::command::{self, Stream};
use asl_replay::import::vassal::provenance::{pack, unpack};
use asl_replay::import::vassal::{Options, import};
use serde_json::Value;

use super::made::{LOGS, made};
use crate::boards::sheet::Sheet;
use crate::cli::{Ran, run};

/// A copy of a log, and where it lies with boards of open ground.
pub(crate) struct Copy {
    dir: tempfile::TempDir,
    /// All faces were held against its audit.
    is_shown: std::cell::Cell<bool>,
}

impl Copy {
    pub(crate) fn of(log: &str, change: impl FnOnce(&mut Stream)) -> Copy {
        let mut stream = command::parse(&unpack(&made(log)).unwrap()).unwrap();
        change(&mut stream);
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("his.vlog"), pack(&command::write(&stream), 0x5a).unwrap()).unwrap();
        Copy { dir, is_shown: std::cell::Cell::new(false) }
    }

    pub(super) fn at(&self, name: &str) -> String {
        self.dir.path().join(name).display().to_string()
    }

    /// Boards of these names, all open ground.
    pub(super) fn on(self, boards: &[&str]) -> Copy {
        for board in boards {
            std::fs::write(self.at(&format!("bd{board}")), Sheet::flat(33, 10).archive()).unwrap();
        }
        self
    }

    /// A board drawn by hand.
    pub(super) fn with(self, board: &str, sheet: &Sheet) -> Copy {
        std::fs::write(self.at(&format!("bd{board}")), sheet.archive()).unwrap();
        self
    }

    pub(super) fn run(&self, words: &[&str]) -> Ran {
        let (home, boards) = (self.at("home"), self.at(""));
        let words =
            ["asl-replay", "--home", &home, "--boards", &boards].into_iter().chain(words.iter().copied());
        run(words.map(str::to_owned))
    }

    /// Its audit, with which every other face agrees where that is drawn.
    pub(crate) fn audit(&self) -> Ran {
        if !self.is_shown.replace(true) {
            super::faces::agree_where_drawn(self.dir.path(), "his.vlog", &self.at(""));
        }
        self.run(&["audit", &self.at("his.vlog")])
    }

    /// Every other face agrees with its audit.
    pub(super) fn agrees(&self) {
        super::faces::agree(self.dir.path(), "his.vlog", &self.at(""));
    }

    /// The audit with an answer to each question on a subject.
    pub(super) fn answered(&self, about: &str, lines: &[&str]) -> Ran {
        let hash = import(&std::fs::read(self.at("his.vlog")).unwrap(), &Options::default())
            .unwrap()
            .provenance
            .plaintext_hash;
        let of_it = |row: &&Value| row["about"] == about;
        let rows = self.audit().json["questions"].as_array().unwrap().clone();
        let answer = |row: &Value| {
            format!(
                "[[answer]]\nfile = \"{hash}\"\nstep = {}\nabout = {about:?}\nlines = {lines:?}\n",
                row["step"]
            )
        };
        let text: String = rows.iter().filter(of_it).map(answer).collect();
        assert!(!text.is_empty(), "nothing is asked about {about}");
        std::fs::write(self.at("answers.toml"), text).unwrap();
        self.run(&["audit", &self.at("his.vlog"), "--answers", &self.at("answers.toml")])
    }
}

/// The questions on a subject, each with its step.
pub(super) fn asked(ran: &Ran, about: &str) -> Vec<(u64, String)> {
    let rows = ran.json["questions"].as_array().into_iter().flatten();
    let row = |row: &Value| (row["step"].as_u64().unwrap(), row["says"].as_str().unwrap().to_owned());
    rows.filter(|row| row["about"] == about).map(row).collect()
}

/// The clauses that are broken.
pub(super) fn broken(ran: &Ran) -> Vec<String> {
    let rows = ran.json["findings"].as_array().unwrap().iter();
    let broken = rows.filter(|row| row["ruling"] == "broken");
    broken.map(|row| row["clause"].as_str().unwrap().to_owned()).collect()
}

/// The step with which a log does something, from 1.
fn step(log: &Stream, with: &str) -> usize {
    log.steps.iter().position(|step| step.iter().any(|leaf| leaf.contains(with))).unwrap() + 1
}

fn mover(log: &mut Stream, steps: &[usize], from: &str, to: &str) {
    for n in steps {
        for leaf in log.steps[n - 1].iter_mut().filter(|leaf| leaf.starts_with("M/")) {
            *leaf = leaf.replace(&format!("/{from}"), &format!("/{to}"));
        }
    }
}

/// Bert routs Anna's squad for her; all else that the made logs show is each player's own.
#[test]
fn in_the_made_logs_one_unit_is_in_anothers_hand() {
    for log in LOGS {
        let ran = Copy::of(&format!("{log}.vlog"), |_| ()).audit();
        let movers: Vec<String> = asked(&ran, "mover").into_iter().map(|(_, says)| says).collect();
        let routed = "Bert moved 4-6-7 1sq (ge467b) of the Axis side: was it for Anna";
        let expected = if log.ends_with("c2_p2") { &[routed][..] } else { &[] };
        assert_eq!(
            (movers, asked(&ran, "order")),
            (expected.iter().map(|says| (*says).to_owned()).collect(), vec![]),
            "{log}"
        );
    }
}

/// Anna sets up the Germans, Bert conceals the Russians: who drags the German tank with Bert's id is asked, once.
#[test]
fn who_moves_anothers_tank_is_asked_once_in_a_phase() {
    let copy = Copy::of("c1_p1.vlog", |log| mover(log, &[19, 22, 23], "p1", "p2"));
    let ran = copy.audit();
    let says = "Bert moved PzKw IVH (gePzKwIVHa) of the Axis side: was it for Anna";
    assert_eq!(asked(&ran, "mover"), [(19, says.to_owned())], "{}", ran.text);
    assert_eq!(broken(&ran), [""; 0], "a question is no breach");
    let row = ran.json["questions"].as_array().unwrap().iter().find(|row| row["about"] == "mover").unwrap();
    assert_eq!(row["choices"][0]["says"], "yes, for Anna");
    let told = copy.answered("mover", &[]);
    assert_eq!(asked(&told, "mover"), []);
    assert_eq!(told.json["broken"], ran.json["broken"]);
    let text = copy.run(&["import", &copy.at("his.vlog")]).text;
    assert!(text.contains("# ask his.vlog:19 mover: Bert moved") && !text.contains("p2"), "{text}");
}

/// Counters of fire, too: of the leader and the squad beneath it the squad fired.
#[test]
fn who_lays_a_counter_of_fire_on_anothers_unit_is_asked() {
    let ran = Copy::of("c1_p1.vlog", |log| mover(log, &[3], "p1", "p2")).audit();
    let says = "Bert laid a counter of fire on 4-6-7 1sq (ge467a) of the Axis side: was it for Anna";
    assert_eq!(asked(&ran, "mover"), [(3, says.to_owned())], "{}", ran.text);
}

/// Nothing is told of a player who set up both sides and moves both; a second player who moves units of one of them in the
/// same phase is asked about.
#[test]
fn of_whom_no_file_tells_a_side_only_a_second_mover_is_asked() {
    let ran = Copy::of("b_infantry.vlog", |_| ()).audit();
    assert_eq!(asked(&ran, "mover"), []);
    let ran = Copy::of("b_infantry.vlog", |log| mover(log, &[24], "p1", "zz")).audit();
    let says = "a player whom the files do not name moved 4-6-7 1sq (ge467c) of the Axis side, as Anna did: whose are they";
    assert_eq!(asked(&ran, "mover"), [(24, says.to_owned())], "{}", ran.text);
}

const SQUAD_C: &str = "1795344799564";

fn drag(stack: &str, to: (i32, i32), from: (i32, i32)) -> Vec<String> {
    vec![format!("M/{stack}/Main Map/{}/{}/null/Main Map/{}/{}/null/p1", to.0, to.1, from.0, from.1)]
}

/// A squad moves, another moves elsewhere, and the first moves on: by A4.2 its move was over, unless both move as one.
#[test]
fn a_squad_that_moves_again_after_another_is_asked_about() {
    let parted = |log: &mut Stream| {
        // Squad C moves between the two hexes of squad B.
        log.steps.insert(13, drag(SQUAD_C, (793, 1237), (793, 1302)));
    };
    let ran = Copy::of("b_infantry.vlog", parted).audit();
    let orders = asked(&ran, "order");
    assert_eq!(orders.len(), 1, "{orders:?}\n{}", ran.text);
    assert_eq!(orders[0].0, 15);
    let says =
        "4-6-7 1sq (ge467b) moves again after 4-6-7 1sq (ge467c) moved in step 14, and so does one more unit";
    assert!(orders[0].1.starts_with(says), "{orders:?}");
    assert_eq!(broken(&ran), [""; 0]);
}

/// The same of a tank: its move is one row, which says where it was parted.
#[test]
fn a_tank_that_moves_again_after_another_is_asked_about() {
    let parted = |log: &mut Stream| {
        let at = step(log, "moves 01P2 -> 01P1");
        let tank = log.steps.remove(at - 1);
        // Its first hex is moved before the squad's.
        log.steps.insert(13, tank);
    };
    let ran = Copy::of("c1_p1.vlog", parted).on(&["01", "20"]).audit();
    let orders = asked(&ran, "order");
    assert_eq!(orders.len(), 1, "{orders:?}\n{}", ran.text);
    assert!(orders[0].1.starts_with("PzKw IVH (gePzKwIVHa) moves again after"), "{orders:?}");
    assert_eq!(ran.json["moves"][0]["again"], serde_json::json!([orders[0].0]));
    ran.says(&format!("again from {} on", orders[0].0));
}

/// The wheel of the tank's log goes on from the DFPh to the AFPh, and then the tank is dragged on.
fn in_the_afph(log: &mut Stream) {
    let turned = log.steps[24].clone();
    let on = |leaf: &String| {
        let Some((new, _)) = leaf.split_once("Main Map;700;200;300/") else {
            return leaf.replace("DFPh", "AFPh");
        };
        let state = new.split_once("799/").unwrap().1;
        let next = new.replace("\t4\\", "\t#\\").replace("\t5\\", "\t4\\").replace("\t#\\", "\t5\\");
        format!("{next}Main Map;700;200;300/{state}Main Map;700;200;300")
    };
    log.steps.push(turned.iter().map(on).collect());
    log.steps.push(drag("1795344794722", (737, 561), (737, 625)));
}

/// A tank that moves in the AFPh is asked about, and a move it was breaks the rule.
#[test]
fn a_tank_that_moves_in_the_afph_is_asked_about_and_broken_when_it_moved() {
    let copy = Copy::of("a_vehicle.vlog", in_the_afph).on(&["04"]);
    let ran = copy.audit();
    assert_eq!(ran.json["phases"].as_array().unwrap().last().unwrap(), "turn 1 Axis AFPh");
    let asks = asked(&ran, "phase");
    assert_eq!(asks.len(), 1, "{}", ran.text);
    assert!(asks[0].1.contains("in the AFPh"), "{asks:?}");
    let rows = ran.json["questions"].as_array().unwrap();
    let row = rows.iter().find(|row| row["about"] == "phase").unwrap();
    let line = row["choices"][0]["lines"][0].as_str().unwrap();
    assert!(row["choices"][0]["breaks"][0].as_str().unwrap().starts_with("D2.1-own-mph-only"), "{row}");
    assert!(!broken(&ran).contains(&"D2.1-own-mph-only".to_owned()));
    let told = copy.answered("phase", &[line]);
    assert!(broken(&told).contains(&"D2.1-own-mph-only".to_owned()), "{}", told.text);
    let put_right = copy.answered("phase", &[]);
    assert!(!broken(&put_right).contains(&"D2.1-own-mph-only".to_owned()), "{}", put_right.text);
}

/// A Prep Fire counter on the tank before it moves, as a key lays it.
fn prepared(log: &mut Stream) {
    let infantry = command::parse(&unpack(&made("b_infantry.vlog")).unwrap()).unwrap();
    let laid =
        infantry.steps[3].iter().map(|leaf| leaf.replace("1243/786/1795344799536", "625/754/1795344794721"));
    log.steps.insert(0, laid.collect());
}

/// Nobody told a shot, and the counter says it: on boards and without, once for the whole move.
#[test]
fn a_tank_under_a_prep_fire_counter_moves() {
    for boards in [&["04"][..], &[]] {
        let copy = Copy::of("a_vehicle.vlog", prepared).on(boards);
        let found = broken(&copy.audit().exits(1));
        let prep = found.iter().filter(|clause| *clause == "D2.1-no-move-after-prep").count();
        assert_eq!(prep, 1, "{found:?}");
    }
}

#[test]
fn a_tank_that_is_ti_moves() {
    let ti = |log: &mut Stream| {
        prepared(log);
        for leaf in &mut log.steps[0] {
            *leaf = leaf.replace("Prep Fire", "TI");
        }
    };
    for boards in [&["04"][..], &[]] {
        let found = broken(&Copy::of("a_vehicle.vlog", ti).on(boards).audit().exits(1));
        assert!(found.contains(&"D2.1-no-move-ti".to_owned()), "{found:?}");
    }
}

/// The shot of the squad is left out, and its counter is not.
#[test]
fn a_squad_under_a_prep_fire_counter_moves_though_nobody_told_its_shot() {
    let moved = |log: &mut Stream| {
        for n in [3, 5, 6, 7, 8, 9, 10] {
            log.steps[n - 1].clear();
        }
        log.steps.insert(11, drag("1795344799477", (1187, 819), (1243, 786)));
    };
    let ran = Copy::of("b_infantry.vlog", moved).audit().exits(1);
    assert!(broken(&ran).contains(&"A3.2-prep-fire-no-move".to_owned()), "{}", ran.text);
}

/// The counter lies there when the log begins, in the MPh.
#[test]
fn a_counter_of_the_set_up_forbids_the_move_as_well() {
    let laid = |log: &mut Stream| {
        prepared(log);
        let laid = log.steps.remove(0);
        let add = laid.iter().find(|leaf| leaf.starts_with("+/")).unwrap();
        let add = add.replace("\tnull;0;0;0", "\tMain Map;625;754;0");
        let at = log.setup.iter().position(|leaf| leaf.starts_with("+/1795344794722/stack")).unwrap();
        let stack = log.setup[at].clone() + ";1795344799724";
        log.setup[at] = stack;
        log.setup.insert(at, add);
    };
    let found = broken(&Copy::of("a_vehicle.vlog", laid).on(&["04"]).audit().exits(1));
    assert!(found.contains(&"D2.1-no-move-after-prep".to_owned()), "{found:?}");
}

/// Who directed Prep Fire is under its counter, though that lies on the unit: a move of that leader is found (A7.531).
#[test]
fn a_leader_who_directed_prep_fire_does_not_move() {
    let copy = Copy::of("b_infantry.vlog", |log| {
        let goes = "M/1795344799518/Main Map/1243/722/null/Main Map/1243/786/null/p1";
        log.steps[23].push(goes.to_owned());
    });
    let ran = copy.audit().exits(1);
    let broken = |row: &&Value| row["ruling"] == "broken";
    let clauses: Vec<&Value> = ran.json["findings"].as_array().unwrap().iter().filter(broken).collect();
    assert!(clauses.iter().any(|row| row["clause"] == "A7.531-director-marked"), "{}", ran.text);
}

/// A clone of a squad in the middle of a game is asked about; what is put on the map before the wheel is turned is set up.
#[test]
fn a_unit_that_is_new_in_play_is_asked_about() {
    let again = |log: &Stream| {
        let leaf = log.setup.iter().find(|leaf| leaf.starts_with("+/1795344799476/")).expect("a squad");
        leaf.replace("1795344799476", "1795344888001")
    };
    let copy = Copy::of("b_infantry.vlog", |log| {
        let clone = again(log);
        log.steps[23].push(clone);
    });
    let says = "4-6-7 1sq (ge467d) in 03P6 is new on the map: where does it come from";
    assert_eq!(asked(&copy.audit(), "new"), [(24, says.to_owned())]);
    let early = Copy::of("b_infantry.vlog", |log| {
        let clone = again(log);
        log.steps[0].push(clone);
    });
    assert_eq!(asked(&early.audit(), "new"), []);
}
