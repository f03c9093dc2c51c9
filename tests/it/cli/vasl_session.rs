//! The logs that VASL wrote, through the commands: the session in any order, what a viewer sees, what tampering shows.

use super::{Desk, Ran};
use crate::support::draws;
use crate::vasl::made::made;
use asl_replay::import::vassal::command::{self, Stream};
use asl_replay::import::vassal::provenance::{pack, unpack};
use asl_replay::import::vassal::sequence;

/// A desk with files of the made games.
fn desk(names: &[&str]) -> Desk {
    let desk = Desk::new();
    names.iter().for_each(|name| desk.put(name, made(name)));
    desk
}

fn printed(ran: &Ran) -> String {
    format!("{}{}{}", ran.text, ran.aside, ran.json)
}

/// The stream of a made log, changed and packed again.
fn tampered(name: &str, change: impl FnOnce(&mut Stream)) -> Vec<u8> {
    let mut stream = command::parse(&unpack(&made(name)).unwrap()).unwrap();
    change(&mut stream);
    pack(&command::write(&stream), 0x4d).unwrap()
}

#[test]
fn a_session_given_in_any_order_is_whole() {
    let names = ["c0_setup.vsav", "c1_p1.vlog", "c2_p2.vlog", "c3_p1.vlog"];
    let desk = desk(&names);
    let ran = desk.run("audit @c3_p1.vlog @c0_setup.vsav @c2_p2.vlog @c1_p1.vlog").exits(0);
    for says in [
        "the files were given in another order",
        "its set-up is the end of c0_setup.vsav: 18 pieces compared",
        "its set-up is the end of c1_p1.vlog: 21 pieces compared",
        "its set-up is the end of c2_p2.vlog: 21 pieces compared",
        "c3_p1.vlog step 5: the dice of Anna are counted anew",
        "c1_p1.vlog step 26: the Other roll 5,4 of Anna was undone by step 27 after it was seen",
        "no player's counters run on from file to file",
    ] {
        assert!(ran.text.contains(says), "{says}\n{}", ran.text);
    }
    let ran = desk.run("audit @c1_p1.vlog @c3_p1.vlog").exits(1).says("a file is missing");
    assert_eq!(ran.json["continuity"][1]["standing"], "gap");
}

/// Numbers of a session of several files are taken by the commands that look at one event.
#[test]
fn an_event_of_a_session_is_looked_at_by_its_number() {
    let desk = desk(&["c0_setup.vsav", "c1_p1.vlog", "c2_p2.vlog"]);
    let files = "@c0_setup.vsav @c1_p1.vlog @c2_p2.vlog";
    let audit = desk.run(&format!("audit {files}")).exits(0);
    let last = audit.json["events"].as_u64().unwrap() - 1;
    let log = desk.run(&format!("log {files} --from {last}")).exits(0);
    let text = log.json["events"][0]["text"].as_str().unwrap().to_owned();
    desk.run(&format!("explain {files} {last}")).exits(0).says(&format!("Event {last}: {text}"));
    for show in [format!("show {files}"), format!("show {files} {last}"), format!("show {files} --at {last}")]
    {
        let shown = desk.run(&show).exits(0).says(&format!("After event {last}: "));
        assert_eq!(shown.json["after"]["text"], text.as_str());
    }
    desk.run(&format!("show {files} {}", last + 1)).exits(3).says(&format!("are 0 to {last}"));
    desk.run("explain @c1_p1.vlog").exits(3).says("<N>");
}

#[test]
fn steps_that_stand_twice_count_once() {
    let desk = desk(&["c1_p1.vlog", "c2b_p2_overlap.vlog"]);
    let ran = desk.run("audit @c2b_p2_overlap.vlog @c1_p1.vlog").exits(0);
    assert!(
        ran.text.contains("its steps 1 to 29 are the steps 1 to 29 of c1_p1.vlog: they count once"),
        "{}",
        ran.text
    );
    let rolls: u64 =
        ran.json["dice"].as_array().unwrap().iter().map(|row| row["count"].as_u64().unwrap()).sum();
    assert_eq!(rolls, 3);
}

#[test]
fn a_ghost_move_names_the_piece_and_both_places() {
    let desk = desk(&["c1_p1.vlog"]);
    let shifted = tampered("c2_p2.vlog", |stream| {
        for leaf in &mut stream.setup {
            *leaf = leaf.replace("stack/Main Map;1075;1077", "stack/Main Map;1075;1141");
        }
    });
    desk.put("shifted.vlog", shifted);
    let ran = desk.run("audit @c1_p1.vlog @shifted.vlog").exits(1);
    ran.says("ghost move: its set-up is not the end of c1_p1.vlog").says("4-6-7 1sq moved from 01M1 to 01M2");
}

/// The hidden crew and Gun of Bert, in every command and for every viewer.
#[test]
fn what_is_hidden_is_shown_to_its_owner_and_the_director_alone() {
    let desk = desk(&["c1_p1.vlog", "c0_setup.vsav"]);
    for file in ["c1_p1.vlog", "c0_setup.vsav"] {
        for viewer in ["", "--for Anna", "--for public"] {
            let mut all = String::new();
            for line in ["show @x", "log @x", "audit @x", "import @x", "export @x --format json", "export @x"]
            {
                let ran = desk.run(&format!("{} {viewer}", line.replace("@x", &format!("@{file}")))).exits(0);
                all += &printed(&ran);
            }
            for secret in ["2-2-8", "45L AT", "20O2", "1795344811902", "1795344811920", "8-1", "20P2 4-4-7"] {
                assert!(!all.contains(secret), "{file} {viewer:?} shows {secret}");
            }
        }
        for viewer in ["Bert", "director"] {
            desk.run(&format!("show @{file} --for {viewer}"))
                .exits(0)
                .says("45L AT PTP obr. 32")
                .says("hidden")
                .says("8-1");
        }
    }
    desk.run("show @c1_p1.vlog --for Nobody").exits(3).says("no player \"Nobody\"").says("Anna").says("Bert");
}

/// A hidden counter that is made in the log, moved and taken away again.
#[test]
fn a_hidden_piece_added_in_a_log_prints_nothing_of_itself() {
    let hidden = tampered("c1_p1.vlog", |stream| {
        let crew = stream.setup.iter().find(|leaf| leaf.starts_with("+/1795344811902/")).unwrap().clone();
        let crew = crew.replace("1795344811902", "1795999999999");
        let moved = "M/1795999999999/Main Map/1413/885/null/Main Map/1413/949/null/p2".to_owned();
        let stack = "+/1795999999998/stack/Main Map;1413;885;1795999999999".to_owned();
        stream.steps.push(vec![crew]);
        stream.steps.push(vec![moved, stack]);
        stream.steps.push(vec!["-/1795999999999".to_owned()]);
    });
    let desk = desk(&[]);
    desk.put("hidden.vlog", hidden);
    for line in [
        "show @hidden.vlog",
        "log @hidden.vlog",
        "audit @hidden.vlog",
        "import @hidden.vlog",
        "export @hidden.vlog --format csv",
    ] {
        let all = printed(&desk.run(line));
        for secret in ["2-2-8", "1795999999999", "1413", "20O1", "20O2"] {
            assert!(!all.contains(secret), "{line} shows {secret}:\n{all}");
        }
    }
    desk.run("log @hidden.vlog").exits(0).says("something hidden from this viewer");
    desk.run("log @hidden.vlog --for Bert").exits(0).says("place ru228b 20O3");
}

/// The user ids of the made games stand for passwords.
#[test]
fn no_user_id_is_printed() {
    let names = [
        "c0_setup.vsav",
        "c1_p1.vlog",
        "c2_p2.vlog",
        "c3_p1.vlog",
        "b_infantry.vlog",
        "v36_c2_p2.vlog",
        "v36_c3_p1.vlog",
    ];
    for (n, name) in names.iter().enumerate() {
        let desk = Desk::new();
        let file = format!("file{n}.{}", name.rsplit('.').next().unwrap());
        desk.put(&file, made(name));
        let commands = [
            "show @x",
            "log @x --who",
            "audit @x",
            "import @x",
            "export @x --format json",
            "export @x --format csv",
            "export @x",
        ];
        for viewer in ["public", "director"] {
            // Each command of a file, and in a whole run all of all.
            let drawn = |at: &usize| draws::is_whole() || at % names.len() == n;
            for line in (0..commands.len()).filter(drawn).map(|at| commands[at]) {
                let ran = desk.run(&format!("{} --for {viewer}", line.replace("@x", &format!("@{file}"))));
                // What a player typed in the chat is the player's own.
                let all = printed(&ran).replace("Hello p2", "");
                let word = |word: &str| all.split(|c: char| !c.is_alphanumeric()).any(|found| found == word);
                assert!(!word("p1") && !word("p2"), "{name}: {line} --for {viewer}");
            }
        }
    }
}

#[test]
fn delayed_notes_are_a_hash_until_they_are_opened() {
    let note = |closed: bool, text: &str| sequence::encode(&["Plan", "p2", &closed.to_string(), text], '\t');
    let with = |opened: &str| {
        tampered("c2_p2.vlog", |stream| {
            stream.steps.push(vec![format!("SNOTE\t{}", note(true, "the gun is in O2"))]);
            stream.steps.push(vec![format!("SNOTE\t{}", note(false, opened))]);
        })
    };
    let desk = desk(&[]);
    desk.put("kept.vlog", with("the gun is in O2"));
    desk.put("broken.vlog", with("the gun is in P2"));
    desk.run("audit @kept.vlog").exits(0).says("\"Plan\" is sealed, hash").says("is opened unchanged");
    desk.run("audit @broken.vlog").exits(0).says("is opened with other words than were sealed");
    let sealed = tampered("c2_p2.vlog", |stream| {
        stream.steps.push(vec![format!("SNOTE\t{}", note(true, "the gun is in O2"))]);
    });
    desk.put("sealed.vlog", sealed);
    for line in [
        "audit @sealed.vlog",
        "log @sealed.vlog --for director",
        "import @sealed.vlog",
        "export @sealed.vlog --format json",
    ] {
        assert!(!printed(&desk.run(line)).contains("gun is in"), "{line}");
    }
}

/// One way to tamper with a file, and what the audit of the session says of it.
type Tampering = (&'static str, &'static str, fn(&mut Stream), &'static [&'static str]);

fn set(stream: &mut Stream, step: usize, from: &str, to: &str) {
    for leaf in &mut stream.steps[step - 1] {
        *leaf = leaf.replace(from, to);
    }
}

const TAMPERED: [Tampering; 13] = [
    ("a die", "c2_p2.vlog", |s| set(s, 7, "DR) 1,1", "DR) 1,3"), &["at step 7, against", "VASL.I"]),
    (
        "the order of two dice",
        "a_vehicle.vlog",
        |s| set(s, 18, "DR) 2,4", "DR) 4,2"),
        &["VASL.hit-location", "step 18"],
    ),
    ("a roll left out", "b_infantry.vlog", |s| s.steps[8].clear(), &["gap", "1 roll missing"]),
    (
        "a roll said twice",
        "b_infantry.vlog",
        |s| {
            let step = s.steps[18].clone();
            s.steps.insert(19, step);
        },
        &["duplicate", "step 20"],
    ),
    (
        "a drag left out",
        "a_vehicle.vlog",
        |s| s.steps[2].clear(),
        &["step 5", "is moved from G6, and it lay in F6"],
    ),
    ("a turn left out", "a_vehicle.vlog", |s| s.steps[3].clear(), &["step 7", "a state that it was not in"]),
    ("a flip left out", "b_infantry.vlog", |s| s.steps[9].clear(), &["step 37", "piece"]),
    (
        "a drag to another hex",
        "a_vehicle.vlog",
        |s| set(s, 3, "Main Map/737", "Main Map/793"),
        &["step 5", "is moved from G6"],
    ),
    (
        "the last drag to another hex",
        "c2_p2.vlog",
        |s| set(s, 44, "Main Map/1188/884", "Main Map/1188/948"),
        &["step 44", "20S4 -> 20S3"],
    ),
    (
        "a counter that another game made",
        "a_vehicle.vlog",
        |s| s.steps.push(vec!["-/42".into()]),
        &["step 26", "not there"],
    ),
    (
        "a counter added twice",
        "c2_p2.vlog",
        |s| {
            let add = s.steps[3].clone();
            s.steps.insert(4, add);
        },
        &["step 5", "in use"],
    ),
    ("two steps in another order", "a_vehicle.vlog", |s| s.steps.swap(1, 2), &["step 2", "is moved from F6"]),
    ("the steps of another file", "c2_p2.vlog", |s| s.steps.drain(..30).for_each(drop), &["step"]),
];

#[test]
fn tampered_copies_are_found_with_their_step() {
    for (what, name, change, says) in TAMPERED {
        let desk = desk(&[]);
        desk.put("his.vlog", tampered(name, change));
        let ran = desk.run("audit @his.vlog").exits(1);
        for says in says {
            assert!(printed(&ran).contains(says), "{what}: {says}\n{}", ran.text);
        }
    }
}

/// The phase wheel is turned by hand.
#[test]
fn a_wheel_turned_back_or_clicked_on_is_a_note() {
    let desk = desk(&[]);
    let turned = tampered("b_infantry.vlog", |stream| {
        stream.steps.push(vec!["CHAT* New: Axis Turn 1 - MPh *".to_owned()]);
        stream.steps.push(vec!["CHAT* New: Axis Turn 4 - MPh *".to_owned()]);
        stream.steps.push(vec!["CHAT* New: Axis Turn 4 - MPh *".to_owned()]);
    });
    desk.put("turned.vlog", turned);
    let ran = desk.run("audit @turned.vlog").exits(0);
    assert!(ran.text.contains("turned back from Axis Turn 2 RPh to Axis Turn 1 MPh"), "{}", ran.text);
    assert!(ran.text.contains("0 broken"));
}

#[test]
fn a_refill_line_said_twice_is_no_missing_roll() {
    let desk = desk(&[]);
    let twice = tampered("b_infantry.vlog", |stream| {
        let line = stream.steps[5].clone();
        stream.steps.insert(6, line);
    });
    desk.put("twice.vlog", twice);
    desk.run("audit @twice.vlog").exits(0).says("no inconsistency");
}

/// Positions, hexes, facings, statuses of the last position, as players name them.
#[test]
fn show_names_units_by_what_they_are_now() {
    let desk = desk(&["b_infantry.vlog", "a_vehicle_end.vsav"]);
    let ran = desk.run("show @b_infantry.vlog").exits(0);
    let row = |unit: &str, hex: &str| {
        let rows = ran.json["units"].as_array().unwrap();
        rows.iter()
            .find(|row| row["unit"] == unit && row["hex"] == hex)
            .unwrap_or_else(|| panic!("{unit} {hex}\n{}", ran.text))
            .clone()
    };
    assert_eq!(row("4-2-6 Csq", "03L4")["side"], "Russian");
    assert_eq!(row("8-1", "Allied Casualties")["type"], serde_json::Value::Null);
    assert_eq!(row("9-1", "03O7")["status"], serde_json::json!(["(wounded)"]));
    assert_eq!(row("4-6-7 1sq", "04I3")["status"], serde_json::json!(["CX", "CX"]));
    assert_eq!(ran.json["when"], "turn 2 Axis RPh");
    assert_eq!(ran.json["scenario"]["axis_elr"], "4");
    desk.run("show @b_infantry.vlog --at 30").exits(0).says("broken, DM");
    desk.run("show @a_vehicle_end.vsav")
        .exits(0)
        .says("PzKw IVH")
        .says("VCA 2, TCA 2")
        .says("CE")
        .says("T-34/85 Wreck");
}

/// On the players' own boards: of fire by more than one weapon without a LOS, whether the files or a player's answer tell it, the
/// shot is what is wrong, and no result without effect. It is met where `los` meets it.
#[test]
fn a_group_without_los_is_told_as_one_shot_is() {
    let Some(shared) = std::env::var_os("ASL_REPLAY_SHARED") else { return };
    let boards = std::path::PathBuf::from(shared).join("boards").display().to_string();
    let desk = desk(&["b_infantry.vlog"]);
    desk.run("import @b_infantry.vlog -o @draft.asl").exits(0);
    let draft = String::from_utf8(desk.get("draft.asl")).unwrap();
    assert!(draft.contains("joined a1 prep by ge467a inherent, ge467a sw:MMG"), "{draft}");
    // What a player says is judged in full, the player's leader's LOS too.
    for (text, code) in [(draft.clone(), 0), (draft.replace("from 1.7.1 joined a1", "a1"), 1)] {
        desk.put("two.asl", text);
        let ran = desk.run(&format!("audit @two.asl --boards {boards}")).exits(code);
        let of_shot = |found: &&serde_json::Value| found["clause"] == "A7.52-each-member-los";
        let found = ran.json["findings"].as_array().unwrap().iter().find(of_shot).expect("it is told");
        assert_eq!((&found["ruling"], &found["at"]["event"]), (&"undecided".into(), &11.into()), "{found}");
        ran.says("blocked in 03O6 (Wall)").says("from another level of a building it may").hides("A7.306");
    }
    desk.run(&format!("los P6 M5 --board 03 --boards {boards}")).says("at O6: ");
}
