//! What comes of rolls of other kinds: a Sniper, a To Kill DR; and figures of the scenario window that change between two files.
use asl_replay::import::vassal::command::{self, Stream};
use asl_replay::import::vassal::provenance::{pack, unpack};

use super::made::made;
use super::whose::{Copy, asked};
use crate::cli::{Ran, run};

/// Behind the rally that met the Allied SAN a Sniper dr, and what follows it.
fn sniper(die: u32, behind: &[Vec<String>]) -> Copy {
    let behind = behind.to_vec();
    Copy::of("b_infantry.vlog", move |log: &mut Stream| {
        let dr =
            format!("CHAT*** (SA dr) {die} ***   <Bert>      [1 / 1   avg   {die}.00 ({die}.00)]    (01.05)");
        log.steps.splice(53..53, std::iter::once(vec![dr]).chain(behind));
    })
}

/// The Pin counter of another step on the squad in P6.
fn pin() -> Vec<String> {
    let stream = command::parse(&unpack(&made("b_infantry.vlog")).unwrap()).unwrap();
    let leaf = |leaf: &String| {
        let leaf = leaf.replace("1795344799854", "1795344799999");
        leaf.replace("1187/819/1795344799547", "1243/786/1795344799536")
    };
    stream.steps[19].iter().map(leaf).collect()
}

#[test]
fn whom_a_sniper_strikes_what_flips_behind_it_tells() {
    let ran = sniper(2, &[pin()]).audit();
    assert_eq!(asked(&ran, "sniper"), [], "{}", ran.text);
    let clauses: Vec<&str> =
        ran.json["findings"].as_array().unwrap().iter().map(|row| row["clause"].as_str().unwrap()).collect();
    assert!(!clauses.contains(&"LOG.no-cause"), "{}", ran.text);
}

/// A 1 or a 2 does something; where nothing flips it is asked what. More does nothing (A14.3).
#[test]
fn a_sniper_behind_which_nothing_flips_is_asked_about() {
    for (die, does) in [(1, "breaks or eliminates"), (2, "pins or wounds")] {
        let copy = sniper(die, &[]);
        let ran = copy.audit();
        let says =
            format!("whom the Allied Sniper {does} by the dr of step 54 (A14.3): nothing flips behind it");
        assert_eq!(asked(&ran, "sniper"), [(54, says)], "{}", ran.text);
        assert_eq!(asked(&copy.answered("sniper", &[]), "sniper"), []);
    }
    assert_eq!(asked(&sniper(3, &[]).audit(), "sniper"), []);
}

/// The To Kill DR is of the hit before it, at the facing that the positions tell and the part that the dice tell, with its AF.
#[test]
fn a_to_kill_roll_has_facing_and_armor() {
    let copy = Copy::of("a_vehicle.vlog", |_| ()).on(&["04"]);
    let text = copy.run(&["import", &copy.at("his.vlog")]).text;
    assert!(text.contains("joined a1 to-kill r2 armor 11"), "{text}");
    // Where the shot is asked, its candidates say what they strike, and the words name the shell.
    let asks = |log: &mut Stream| {
        for leaf in log.steps.iter_mut().flatten() {
            *leaf = leaf.replace("Bounding First Fire at the T-34/85 in M4", "HEAT, good luck");
        }
        log.steps[14].clear();
        log.steps[20].clear();
    };
    let copy = Copy::of("a_vehicle.vlog", asks).on(&["04"]);
    let ran = copy.audit();
    let rows = ran.json["questions"].as_array().unwrap();
    let shot = rows.iter().find(|row| row["about"] == "shot").unwrap_or_else(|| panic!("{}", ran.text));
    let choice = &shot["choices"][0];
    assert!(choice["says"].as_str().unwrap().contains("(HEAT)"), "{shot}");
    assert!(
        choice["says"].as_str().unwrap().contains("a hit strikes it at 6 hexes, the turret's front, AF 6"),
        "{shot}"
    );
    assert!(choice["lines"][1].as_str().unwrap().contains("ammo HEAT"), "{shot}");
}

/// Audits two files of a session, the second one changed.
fn session(from: &str, to: &str) -> Ran {
    let dir = tempfile::tempdir().unwrap();
    let mut stream = command::parse(&unpack(&made("c2_p2.vlog")).unwrap()).unwrap();
    for leaf in stream.setup.iter_mut().filter(|leaf| leaf.starts_with("INFO")) {
        let changed = leaf.replacen(from, to, 1);
        assert!(from == to || changed != *leaf, "{leaf:?}");
        *leaf = changed;
    }
    std::fs::write(dir.path().join("1.vlog"), made("c1_p1.vlog")).unwrap();
    std::fs::write(dir.path().join("2.vlog"), pack(&command::write(&stream), 0x5a).unwrap()).unwrap();
    let at = |name: &str| dir.path().join(name).display().to_string();
    let words =
        ["asl-replay", "audit", &at("1.vlog"), &at("2.vlog"), "--boards", &at(""), "--home", &at("home")];
    run(words.into_iter().map(str::to_owned))
}

#[test]
fn a_san_that_changes_between_two_files_is_told() {
    let same = session("\t2", "\t2");
    assert_eq!(same.json["continuity"][1]["finding"], false, "{}", same.text);
    let ran = session("\t2", "\t7").exits(1);
    let row = &ran.json["continuity"][1];
    assert_eq!(row["finding"], true);
    let line = row["differences"][0].as_str().unwrap();
    assert!(line.contains(" was ") && line.ends_with(" is 7: no log tells of it"), "{line}");
    ran.says("no log tells of it");
}
