//! Every counter of every made file: its place, its pictures, its facing, its order, for four viewers.

use super::{eyes, read, synthetic, vectors};
use asl_replay::import::vassal::command;
use asl_replay::import::vassal::provenance::{pack, unpack};
use asl_replay::import::vassal::{self, Imported};
use asl_replay::picture::counter::{Drawer, Globals, Label, Op, Part};
use asl_replay::picture::module::Module;
use asl_replay::picture::scene::Scene;
use serde_json::{Value, json};

fn letter(part: Part, letters: [&str; 3]) -> &str {
    match part {
        Part::Start => letters[0],
        Part::Middle => letters[1],
        Part::End => letters[2],
    }
}

fn words(label: &Label) -> Value {
    let style = i32::from(label.style[0]) + 2 * i32::from(label.style[1]);
    json!({
        "text": label.text, "size": label.size, "style": style, "deg": label.degrees, "fg": label.ink,
        "bg": label.paper,
        "part": [letter(label.vertical, ["t", "c", "b"]), letter(label.horizontal, ["l", "c", "r"])],
    })
}

fn drawn(ops: &[Op]) -> Value {
    let one = |op: &Op| match op {
        Op::Picture(art, at) => json!({"img": art.name, "x": at.x, "y": at.y, "w": at.w, "h": at.h}),
        Op::Missing(absent) => json!({"missing": absent.picture}),
        Op::Fill(colour, _) => json!({"fill": colour}),
        Op::Faded(opacity, ops) => json!({"alpha": opacity, "ops": drawn(ops)}),
        Op::Turned(degrees, [x, y], ops) => {
            json!({"rotate": degrees, "cx": x, "cy": y, "ops": drawn(ops)})
        }
        Op::Words(label) => words(label),
        Op::Drawing(drawing) => json!({"own": drawing.to_string()}),
    };
    Value::Array(ops.iter().map(one).collect())
}

/// The lists tell the anchor of a label by its letters; the two that say which part of it lies there are compared.
fn expected(list: &Value) -> Value {
    let mut list = list.clone();
    each(&mut list, &mut |op| {
        if let Some(place) = op.remove("place") {
            op.insert("part".into(), json!([place[2], place[3]]));
        }
    });
    list
}

fn each(value: &mut Value, f: &mut dyn FnMut(&mut serde_json::Map<String, Value>)) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|value| each(value, f)),
        Value::Object(op) => {
            f(op);
            op.values_mut().for_each(|value| each(value, f));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn list(module: &Module, file: &Imported, who: &str, step: u32) -> Value {
    let (eyes, globals, position) = (eyes(who, file), Globals::new(), file.after(step));
    let drawer = Drawer { module, eyes: &eyes, globals: &globals };
    let mut scene = Scene::default();
    let items = scene.items(&drawer, &position);
    let row = |item: &asl_replay::picture::scene::Item<'_>| json!({"id": item.piece.id, "at": item.at, "ops": drawn(&item.figure.ops)});
    Value::Array(items.iter().map(row).collect())
}

/// Rows that are not the same, and how many there are.
fn differences(ours: &Value, theirs: &Value) -> impl Iterator<Item = String> {
    let [ours, theirs] = [ours, theirs].map(|list| list.as_array().cloned().unwrap_or_default());
    let counts =
        (ours.len() != theirs.len()).then(|| format!("{} counters, ours {}", theirs.len(), ours.len()));
    let both = theirs.into_iter().zip(ours).filter(|(theirs, ours)| plain(ours) != plain(theirs));
    let rows = both.map(|(theirs, ours)| format!("\n  theirs {}\n  ours   {}", plain(&theirs), plain(&ours)));
    counts.into_iter().chain(rows)
}

/// A list without the two of [`IN_ONE_STACK`].
fn without(list: &mut Value) {
    let is_other = |row: &Value| row["id"].as_str().is_none_or(|id| !IN_ONE_STACK.1.contains(&id));
    list.as_array_mut().expect("a list").retain(is_other);
}

#[test]
fn counters_dragged_together_lie_in_one_stack_as_the_save_says() {
    let module = synthetic();
    let read =
        |name: &str| vassal::import(&read(vectors().join("made").join(name)), &vassal::Options::default());
    let (log, save) = (read(IN_ONE_STACK.0).expect("a log"), read("v36_c3_end_p1.vsav").expect("a save"));
    let both = |file: &Imported, step: u32| {
        let list = list(&module, file, "referee", step);
        let rows = list.as_array().expect("a list").clone();
        rows.into_iter().filter(|row| IN_ONE_STACK.1.iter().any(|id| row["id"] == *id)).collect::<Vec<_>>()
    };
    assert_eq!(both(&log, log.steps), both(&save, 0));
}

/// A file may put its pieces anywhere: they lie at the edge of what is drawn, and no sum of theirs overflows.
#[test]
fn pieces_beyond_all_maps_lie_at_the_edge() {
    let module = synthetic();
    let mut stream = command::parse(&unpack(&read(vectors().join("made/b_infantry.vlog"))).expect("a log"))
        .expect("its text");
    let ends = [("/1187/883/", "/2147483647/-2147483648/"), ("/1187/948/", "/-2147483648/2147483647/")];
    for leaf in stream.steps.iter_mut().flatten() {
        *leaf = ends.iter().fold(leaf.clone(), |leaf, (from, to)| leaf.replace(from, to));
    }
    let bytes = pack(&command::write(&stream), 0x5a).expect("it is written");
    let file = vassal::import(&bytes, &vassal::Options::default()).expect("a log");
    let at: Vec<Value> = (0..=file.steps)
        .flat_map(|step| list(&module, &file, "referee", step).as_array().expect("a list").clone())
        .map(|row| row["at"].clone())
        .collect();
    assert!(at.contains(&json!([1_000_000, -1_000_000])), "{at:?}");
}

/// The same, whether a number is written with a point or not.
fn plain(value: &Value) -> String {
    serde_json::to_string(value).expect("it is JSON").replace(".0,", ",").replace(".0}", "}")
}

/// Two counters that were dragged together, each with a stack of its own at the same point: the save of the end holds them
/// in one, as we do; the other program leaves them in two.
const IN_ONE_STACK: (&str, [&str; 2]) = ("v36_c3_p1.vlog", ["1795345875422", "1795345875386"]);

#[test]
fn the_lists_of_another_program_are_ours() {
    let module = synthetic();
    let (mut compared, mut wrong) = (0, Vec::new());
    for entry in std::fs::read_dir(vectors().join("pictures/expected")).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        let told: Value = serde_json::from_slice(&read(path)).expect("it is JSON");
        let name = told["file"].as_str().expect("it names its file");
        let bytes = read(vectors().join("made").join(name));
        let file = vassal::import(&bytes, &vassal::Options::default()).expect("a made file is read");
        for (when, views) in told["views"].as_object().expect("views") {
            let step = if when == "end" { file.steps } else { 0 };
            for (who, theirs) in views.as_object().expect("viewers") {
                let (mut ours, mut theirs) = (list(&module, &file, who, step), expected(theirs));
                if when == "end" && name == IN_ONE_STACK.0 {
                    without(&mut ours);
                    without(&mut theirs);
                }
                compared += theirs.as_array().map_or(0, Vec::len);
                wrong.extend(differences(&ours, &theirs).map(|says| format!("{name} {when} {who}: {says}")));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {compared} differ:\n{}",
        wrong.len(),
        wrong.iter().take(20).cloned().collect::<Vec<_>>().join("\n")
    );
    assert_eq!(compared, 1838);
}
