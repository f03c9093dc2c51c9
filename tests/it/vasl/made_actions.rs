//! What the players did in the logs that VASL wrote, beside the truth: every action, none invented.
use asl_replay::import::vassal::action::{Action, Change, Deed, Look};
use asl_replay::import::vassal::chat::Chat;
use asl_replay::import::vassal::event::{Address, EventKind};
use asl_replay::import::vassal::{Imported, viewer::Eyes};
use serde_json::Value;

use super::made::{LOGS, read, truth, writer};

/// The deed that the truth calls by a name.
fn deed_of(action: &str) -> &'static str {
    match action {
        "place" => "Placed",
        "vca" => "HullTurned",
        "tca" => "TurretTurned",
        "gun-ca" => "GunTurned",
        "ce" => "CrewChanged",
        "info" => "ScenarioChanged",
        "phase" => "PhaseTurned",
        "say" => "Said",
        "move" | "step-key" => "Moved",
        "prep-fire" | "first-fire" | "motion" | "cx" | "pin" => "Marked",
        "break" | "dm-flip" => "Broke",
        "rally" => "Rallied",
        "reduce" => "Reduced",
        "elr" => "Replaced",
        "malfunction" => "Malfunctioned",
        "repair" => "Repaired",
        "final-fire" => "MarkerFlipped",
        "send-casualties" => "SentToCasualties",
        "delete" => "Deleted",
        "delete-concealment" | "reveal-squad" => "ConcealmentLost",
        "conceal" | "skulk-conceal" => "Concealed",
        "hide" => "Hidden",
        "reveal" => "Revealed",
        "wreck" => "Wrecked",
        "mark-all-unmoved" => "MarksCleared",
        "moved" => "MarkedMoved",
        "label" => "Labelled",
        "clone" => "Cloned",
        "stack-top" | "stack-up" => "Restacked",
        "roll" => "Rolled",
        "undo" => "Undid",
        other => panic!("an action {other} of the truth has no deed"),
    }
}

fn deed_name(deed: &Deed) -> String {
    let name = format!("{deed:?}");
    name.split(['(', ' ']).next().unwrap().to_owned()
}

fn list<'v>(action: &'v Value, key: &str) -> Vec<&'v Value> {
    action[key].as_array().map(|list| list.iter().collect()).unwrap_or_default()
}

fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// What the truth says of an action, as lines that ours must give too.
#[expect(clippy::too_many_lines, reason = "a table: one arm for each kind of action")]
fn said(truth: &Value, actions: &[Value]) -> Vec<String> {
    let (name, mut lines) = (truth["action"].as_str().unwrap(), Vec::new());
    let place = |text: &str| text.strip_prefix("Casualties:").unwrap_or(text).to_owned();
    for (n, unit) in list(truth, "units").into_iter().enumerate() {
        // The unit whose key made a marker is not told by every marker.
        if matches!(
            name,
            "prep-fire" | "first-fire" | "motion" | "cx" | "pin" | "clone" | "stack-top" | "stack-up"
        ) {
            continue;
        }
        lines.push(format!("unit {}", text(&unit["id"])));
        let nth = |key: &str| list(truth, key).get(n).map(|v| text(v)).unwrap_or_default();
        if truth["name_before"].is_array() {
            lines.push(format!("name {} -> {}", nth("name_before"), nth("name_after")));
            lines.push(format!("at {}", place(&nth("at_after"))));
        }
    }
    lines.extend(
        list(truth, "created").into_iter().map(|unit| {
            format!("created {} {} {}", text(&unit["id"]), text(&unit["name"]), text(&unit["at"]))
        }),
    );
    if name == "place" {
        let unit = &truth["unit"];
        lines.push(format!("created {} {} {}", text(&unit["id"]), text(&unit["name"]), text(&truth["to"])));
    }
    let pair = |key: &str| {
        format!("{key} {} -> {}", text(&truth[format!("{key}_before")]), text(&truth[format!("{key}_after")]))
    };
    match name {
        "move" => lines.push(format!("{} -> {}", text(&truth["from"]), text(&truth["to"]))),
        "phase" => lines.push(format!("{} -> {}", text(&truth["before"]), text(&truth["after"]))),
        "vca" | "tca" => lines.push(pair(name)),
        "say" => lines.push(format!("{}: {}", text(&truth["player"]), text(&truth["text"]))),
        "label" => lines.push(format!("label {}", text(&truth["text"]))),
        "info" => lines.push(format!(
            "elr {} {} san {} {} turn {}",
            text(&truth["axis_elr"]),
            text(&truth["allied_elr"]),
            text(&truth["axis_san"]),
            text(&truth["allied_san"]),
            text(&truth["turn"])
        )),
        "roll" => lines.push(format!(
            "{} {} {} {:?}",
            text(&truth["player"]),
            text(&truth["category"]),
            text(&truth["kind"]),
            list(truth, "dice").iter().map(|die| die.as_u64().unwrap()).collect::<Vec<_>>()
        )),
        "undo" => {
            let of = actions.iter().find(|a| a["n"] == truth["undoes_action"]).unwrap();
            lines.push(format!("undoes {}", list(of, "steps").last().unwrap()));
        }
        _ => {}
    }
    lines
}

fn event(file: &Imported, at: Address) -> &EventKind {
    &file.events.iter().find(|event| event.at == at).unwrap().kind
}

fn seen(eyes: &Eyes, file: &Imported, look: &Look) -> String {
    let sight = eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref());
    let _ = file;
    match sight {
        asl_replay::import::vassal::viewer::Sight::Whole => look.name.clone(),
        asl_replay::import::vassal::viewer::Sight::Concealed => "?".into(),
        asl_replay::import::vassal::viewer::Sight::Hidden => String::new(),
    }
}

/// All that our action says, as lines in the words above.
#[expect(clippy::too_many_lines, reason = "a table: one arm for each kind of action")]
fn ours(action: &Action, file: &Imported, eyes: &Eyes) -> Vec<String> {
    let mut lines = Vec::new();
    let name = |look: Option<&Look>| look.map(|look| seen(eyes, file, look)).unwrap_or_default();
    let at = |look: Option<&Look>| look.map(|look| look.place.to_string()).unwrap_or_default();
    for change @ Change { before, after, .. } in &action.changes {
        let id = &change.latest().unwrap().id;
        let (before, after) = (before.as_ref(), after.as_ref());
        lines.push(format!("unit {id}"));
        lines.push(format!("name {} -> {}", name(before), name(after)));
        lines.push(format!("at {}", at(after)));
        if change.is_new() {
            lines.push(format!("created {id} {} {}", name(after), at(after)));
        }
        lines.push(format!("{} -> {}", at(before), at(after)));
        lines.push(format!("{} -> {}", name(before), name(after)));
        if let Some((before, after)) = change.both() {
            let spine = |n: Option<u8>| n.map(|n| n.to_string()).unwrap_or_default();
            lines.push(format!("vca {} -> {}", spine(before.face.vca), spine(after.face.vca)));
            lines.push(format!("tca {} -> {}", spine(before.face.tca), spine(after.face.tca)));
            lines.push(format!("label {}", after.face.label));
        }
    }
    match &action.deed {
        Deed::Undid(step) => lines.push(format!("undoes {}", step.unwrap_or(0))),
        Deed::Said(at) => {
            let EventKind::Chat { form: Chat::User { user, text }, .. } = event(file, *at) else { panic!() };
            lines.push(format!("{user}: {text}"));
        }
        Deed::Rolled(at) => {
            let EventKind::Roll(roll) = event(file, *at) else { panic!() };
            let kind = if roll.dice.len() == 2 { "DR" } else { "dr" };
            let category = roll.category.as_deref().unwrap();
            lines.push(format!("{} {category} {kind} {:?}", roll.user, &roll.dice[..]));
        }
        Deed::ScenarioChanged(at) => {
            let EventKind::ScenarioInfo(info) = event(file, *at) else { panic!() };
            let text = |value: &Option<String>| value.clone().unwrap_or_default();
            let elr = format!("elr {} {}", text(&info.axis_elr), text(&info.allied_elr));
            let san = format!("san {} {}", text(&info.axis_san), text(&info.allied_san));
            lines.push(format!("{elr} {san} turn {}", text(&info.turn)));
        }
        _ => {}
    }
    lines
}

fn steps(truth: &Value) -> Vec<u32> {
    list(truth, "steps").iter().map(|step| u32::try_from(step.as_u64().unwrap()).unwrap()).collect()
}

/// What is wrong with our reading of an action; nothing when it is the truth's.
fn wrong(truth: &Value, actions: &[Value], file: &Imported, eyes: &Eyes) -> Option<String> {
    let steps = steps(truth);
    let expected = deed_of(truth["action"].as_str().unwrap());
    let here: Vec<&Action> =
        file.actions.iter().filter(|a| a.first == steps[0] && a.last == *steps.last().unwrap()).collect();
    let [action] = here.as_slice() else {
        return Some(format!("{} actions at {steps:?} instead of {expected}: {here:?}", here.len()));
    };
    if deed_name(&action.deed) != expected {
        return Some(format!("step {}: {:?} instead of {expected}", action.first, action.deed));
    }
    let ours = ours(action, file, eyes);
    let lacking: Vec<String> = said(truth, actions).into_iter().filter(|line| !ours.contains(line)).collect();
    let counters = list(truth, "units").len() + list(truth, "created").len();
    let exact = matches!(
        expected,
        "Moved" | "Broke" | "Concealed" | "Wrecked" | "HullTurned" | "Rallied" | "Revealed"
    );
    if exact && action.changes.len() != counters {
        return Some(format!(
            "step {}: {} counters instead of {counters}",
            action.first,
            action.changes.len()
        ));
    }
    (!lacking.is_empty()).then(|| format!("step {}: {lacking:?} is not in {ours:?}", action.first))
}

#[test]
fn every_action_of_the_truth_is_read_and_none_is_invented() {
    let (mut shares, mut all) = (Vec::new(), Vec::new());
    for name in LOGS {
        let (truth, file) = (truth(name), read(&format!("{name}.vlog")));
        let eyes = writer(&truth, &file);
        let actions = truth["actions"].as_array().unwrap();
        let logged: Vec<&Value> = actions.iter().filter(|a| a["setup"] != true).collect();
        let replayed =
            logged.iter().filter(|a| a["action"] == "replayed").flat_map(|a| steps(a)).max().unwrap_or(0);
        let own: Vec<&&Value> = logged.iter().filter(|a| a["action"] != "replayed").collect();
        let bad: Vec<String> = own.iter().filter_map(|a| wrong(a, actions, &file, &eyes)).collect();
        let claimed: Vec<u32> = own.iter().filter_map(|a| steps(a).last().copied()).collect();
        let invented = file.actions.iter().filter(|a| a.last > replayed && !claimed.contains(&a.last));
        let invented: Vec<String> =
            invented.map(|a| format!("invented at {}: {:?}", a.last, a.deed)).collect();
        shares.push(format!("{name} {} of {}", own.len() - bad.len(), own.len()));
        all.extend(bad.into_iter().chain(invented).map(|bad| format!("{name}: {bad}")));
    }
    println!("actions as in the truth: {}", shares.join(", "));
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// A player who replays a log while logging writes the same actions again.
#[test]
fn the_overlap_holds_the_actions_of_the_first_log() {
    let (first, second) = (read("c1_p1.vlog"), read("c2b_p2_overlap.vlog"));
    let deeds = |file: &Imported| {
        let own = file.actions.iter().filter(|a| a.last <= 29);
        own.map(|a| (a.first, a.last, deed_name(&a.deed), a.changes.clone(), a.undo)).collect::<Vec<_>>()
    };
    assert_eq!(deeds(&first), deeds(&second));
}
