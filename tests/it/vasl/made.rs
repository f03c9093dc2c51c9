//! The logs that VASL itself wrote, beside their truth: position, names, undo.
use std::collections::BTreeMap;

use asl_replay::import::vassal::event::UndoMark;
use asl_replay::import::vassal::piece::{Base, Piece};
use asl_replay::import::vassal::position::Position;
use asl_replay::import::vassal::secrets::GameKey;
use asl_replay::import::vassal::viewer::{Eyes, Viewer};
use asl_replay::import::vassal::walk::Walk;
use asl_replay::import::vassal::{Imported, Options, counter, import};
use serde_json::Value;

use super::shared::root;

/// The logs with a truth of their own.
pub(crate) const LOGS: [&str; 11] = [
    "a_vehicle",
    "b_infantry",
    "c1_p1",
    "c2_p2",
    "c2b_p2_overlap",
    "c3_p1",
    "e_place",
    "v36_a_vehicle",
    "v36_c1_p1",
    "v36_c2_p2",
    "v36_c3_p1",
];

/// A file of the made games.
pub(crate) fn made(name: &str) -> Vec<u8> {
    let path = root().join("tests/vectors/vasl/made").join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

pub(crate) fn truth(name: &str) -> Value {
    serde_json::from_slice(&made(&format!("{name}.truth.json"))).unwrap()
}

pub(crate) fn read(name: &str) -> Imported {
    let options = Options { game_key: Some(GameKey::from_bytes([7; 32])), ..Options::default() };
    import(&made(name), &options).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// The eyes of whoever wrote the log.
pub(crate) fn writer(truth: &Value, file: &Imported) -> Eyes {
    let name = truth["writer"]["name"].as_str().unwrap().to_owned();
    Eyes::of(&Viewer::Player(name), std::slice::from_ref(file))
        .unwrap_or_else(|names| panic!("{}: {names:?}, {:?}", truth["log"], file.votes))
}

/// The files with a truth: the logs and the set-ups.
fn all() -> Vec<(String, String)> {
    let logs = LOGS.iter().map(|log| ((*log).to_owned(), format!("{log}.vlog")));
    let saves = ["c0_setup", "v36_c0_setup"].map(|save| (save.to_owned(), format!("{save}.vsav")));
    logs.chain(saves).collect()
}

/// What differs between a piece of the truth and the position; nothing when it is the same.
fn difference(file: &Imported, eyes: &Eyes, unit: &Value, aliases: &BTreeMap<&str, &str>) -> Option<String> {
    let id = unit["id"].as_str().unwrap();
    let Some(piece) = file.last.get(id) else {
        return (unit["gone"] != true).then(|| format!("{id} is gone"));
    };
    if unit["gone"] == true {
        return Some(format!("{id} is not gone"));
    }
    let face = counter::face(piece);
    let stack = file.last.stack_of(id).and_then(|stack| file.last.get(stack)).unwrap();
    let alias = |id: &String| aliases.get(id.as_str()).map_or(id.as_str(), |alias| alias).to_owned();
    let spine = |n: Option<u8>| n.map(|n| n.to_string()).unwrap_or_default();
    let Base::Counter(base) = &piece.base else { return Some(format!("{id} is a stack")) };
    let found = [
        ("name", eyes.name(piece).unwrap_or_default()),
        ("at", file.place(&file.last, id).to_string()),
        ("gpid", base.gpid.clone()),
        ("moved", face.moved.map_or("null".to_owned(), |moved| moved.to_string())),
        ("vca", spine(face.vca)),
        ("tca", spine(face.tca)),
        ("stack", stack.members().iter().map(alias).collect::<Vec<_>>().join(" ")),
    ];
    let said = |key: &str| match &unit[key] {
        Value::Array(list) => list.iter().map(|x| x.as_str().unwrap()).collect::<Vec<_>>().join(" "),
        other => other.as_str().unwrap_or_default().to_owned(),
    };
    let wrong = found.iter().filter(|(key, found)| said(key) != *found);
    let wrong: Vec<String> =
        wrong.map(|(key, found)| format!("{id} {key}: {found:?} instead of {:?}", said(key))).collect();
    (!wrong.is_empty()).then(|| wrong.join(", "))
}

#[test]
fn the_last_position_is_that_of_the_truth() {
    let mut shares = Vec::new();
    let mut wrong = Vec::new();
    for (name, path) in all() {
        let (truth, file) = (truth(&name), read(&path));
        let eyes = writer(&truth, &file);
        let units = truth["final"].as_array().unwrap();
        let aliases: BTreeMap<&str, &str> =
            units.iter().map(|u| (u["id"].as_str().unwrap(), u["alias"].as_str().unwrap())).collect();
        let aliases = aliases
            .into_iter()
            .chain(
                truth["actions"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .flat_map(|a| a["created"].as_array())
                    .flatten()
                    .filter_map(|c| Some((c["id"].as_str()?, c["name"].as_str()?)))
                    .filter(|(id, _)| !units.iter().any(|u| u["id"] == **id)),
            )
            .collect();
        let bad: Vec<String> = units.iter().filter_map(|u| difference(&file, &eyes, u, &aliases)).collect();
        shares.push(format!("{name} {} of {}", units.len() - bad.len(), units.len()));
        wrong.extend(bad.iter().map(|bad| format!("{name}: {bad}")));
        assert_eq!(file.findings, [], "{name}");
    }
    println!("pieces as in the truth: {}", shares.join(", "));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each piece of a position: where it lies, what lies below it in its stack, its states.
type Lying = BTreeMap<String, (String, Vec<String>, Vec<String>)>;

fn lying(file: &Imported, position: &Position) -> Lying {
    let state = |piece: &Piece| {
        let states = piece.traits.iter().map(|t| match t.kind.as_str() {
            // VASSAL adds options behind the owner when it loads a game.
            "conceal" => t.state.split([';', '|']).next().unwrap_or_default().to_owned(),
            // The way back to where it lay before: the engine notes it without a command.
            "sendto" => String::new(),
            _ => t.state.clone(),
        });
        states.collect()
    };
    let counters = position.pieces().filter(|piece| matches!(piece.base, Base::Counter(_)));
    let row = |piece: &Piece| {
        let stack = position.stack_of(&piece.id).and_then(|stack| position.get(stack));
        let members = stack.map(|stack| stack.members().to_vec()).unwrap_or_default();
        let members = if file.boards.is_empty() { Vec::new() } else { members };
        (piece.id.clone(), (file.place(position, &piece.id).to_string(), members, state(piece)))
    };
    counters.map(row).collect()
}

const ENDS: [(&str, &str); 10] = [
    ("a_vehicle", "a_vehicle_end"),
    ("b_infantry", "b_infantry_end"),
    ("c1_p1", "c1_end_p1"),
    ("c2_p2", "c2_end_p2"),
    ("c3_p1", "c3_end_p1"),
    ("e_place", "e_end"),
    ("v36_a_vehicle", "v36_a_vehicle_end"),
    ("v36_c1_p1", "v36_c1_end_p1"),
    ("v36_c2_p2", "v36_c2_end_p2"),
    ("v36_c3_p1", "v36_c3_end_p1"),
];

#[test]
fn the_last_position_is_that_of_the_save_made_there() {
    for (log, save) in ENDS {
        let (log, save) = (read(&format!("{log}.vlog")), read(&format!("{save}.vsav")));
        let (ours, theirs) = (lying(&log, &log.last), lying(&save, &save.last));
        let ids = |lying: &Lying| lying.keys().cloned().collect::<Vec<_>>();
        assert_eq!(ids(&ours), ids(&theirs));
        for (id, row) in &ours {
            assert_eq!(row, &theirs[id], "{id}");
        }
    }
}

/// Every member of a stack is there, lies in no second stack, and knows its stack.
fn is_consistent(position: &Position) {
    let mut held: BTreeMap<&str, &str> = BTreeMap::new();
    for stack in position.pieces().filter(|piece| piece.is_stack()) {
        for member in stack.members() {
            assert!(position.get(member).is_some(), "{member} of {} is not there", stack.id);
            assert_eq!(held.insert(member, &stack.id), None, "{member} lies in two stacks");
            assert_eq!(position.stack_of(member), Some(stack.id.as_str()));
            assert_eq!(position.spot(member), Some(&stack.spot));
        }
    }
}

#[test]
fn the_position_after_each_step_is_consistent() {
    for (_, path) in all() {
        let file = read(&path);
        let mut walk = Walk::of(&file);
        for step in 0..=file.steps {
            is_consistent(walk.after(step));
        }
        assert_eq!(walk.after(file.steps), &file.last, "{path}");
        assert_eq!(file.after(file.steps), file.last, "{path}");
    }
}

#[test]
fn each_undo_names_the_step_that_the_truth_names() {
    let mut shares = Vec::new();
    for (name, path) in all() {
        let (truth, file) = (truth(&name), read(&path));
        let actions = truth["actions"].as_array().unwrap();
        let steps = |n: &Value| {
            let action = actions.iter().find(|a| a["n"] == *n).unwrap();
            action["steps"].as_array().unwrap().iter().map(|s| s.as_u64().unwrap() as u32).collect::<Vec<_>>()
        };
        let undone: Vec<(u32, u32)> = actions
            .iter()
            .filter(|a| a["action"] == "undo")
            .map(|a| (steps(&a["n"])[0], *steps(&a["undoes_action"]).last().unwrap()))
            .collect();
        let found = file.events.iter().filter_map(|e| match e.undo {
            UndoMark::Undoes(step) => Some((e.at.step, step.unwrap_or(0))),
            UndoMark::Stands | UndoMark::UndoneBy(_) => None,
        });
        let mut found: Vec<(u32, u32)> = found.collect();
        found.dedup();
        if name != "c2b_p2_overlap" {
            assert_eq!(found, undone, "{name}");
        }
        shares.push(format!("{name} {}", found.len()));
    }
    println!("undone: {}", shares.join(", "));
}
