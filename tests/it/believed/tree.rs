//! An event as a tree of values, and every way to change one leaf of it. Reached through serde, so that a field that is
//! added is changed too. Knows no rule and no field by name.

use asl_core::event::Event;
use asl_core::map::Map;
use asl_core::scenario::Scenario;
use asl_core::vocab::hex::{Cell, Vertex};
use serde_json::{Map as Object, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// What was done to a leaf.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum How {
    /// It says something else.
    Other,
    /// It is left out.
    LeftOut,
}

impl How {
    pub(super) const fn word(self) -> &'static str {
        match self {
            How::Other => "other",
            How::LeftOut => "left out",
        }
    }
}

/// One change of one leaf.
pub(super) struct Change {
    /// The kind of event.
    pub(super) kind: String,
    /// The leaf, from the event down; items of lists are `[]`.
    pub(super) field: String,
    pub(super) how: How,
    /// The event with the change.
    pub(super) event: Event,
}

/// Words and numbers that stand in a field somewhere.
#[derive(Default)]
pub(super) struct Pool(BTreeMap<(String, String), BTreeSet<String>>);

impl Pool {
    /// Learns the words of an event.
    pub(super) fn learn(&mut self, event: &Event) {
        let tree = tree(event);
        let kind = kind(&tree);
        walk(&tree, &mut Vec::new(), &mut |path, value| {
            if let Value::String(word) = value {
                self.0.entry((kind.clone(), field(path))).or_default().insert(word.clone());
            }
        });
    }

    /// Two other words of a field: the neighbours in the list of all.
    fn others(&self, kind: &str, field: &str, word: &str) -> Vec<Value> {
        let Some(words) = self.0.get(&(kind.to_owned(), field.to_owned())) else { return Vec::new() };
        let other = |other: &&String| !other.eq_ignore_ascii_case(word);
        let after = words.range(word.to_owned()..).find(other);
        let before = words.range(..word.to_owned()).rev().find(other);
        after.into_iter().chain(before).map(|word| json!(word)).collect()
    }
}

/// One step down a tree.
#[derive(Clone)]
enum Step {
    Key(String),
    Item(usize),
}

/// A leaf and what might stand in its place; nothing is for leaving it out.
struct Leaf {
    path: Vec<Step>,
    values: Vec<Option<Value>>,
}

/// Every change of one leaf that gives an event again.
pub(super) fn changes(event: &Event, scenario: &Scenario, pool: &Pool) -> Vec<Change> {
    let tree = tree(event);
    let kind = kind(&tree);
    let units: Vec<String> = scenario.units.keys().map(ToString::to_string).collect();
    let mut leaves = Vec::new();
    walk(&tree, &mut Vec::new(), &mut |path, value| {
        let mut values: Vec<Option<Value>> = match value {
            Value::String(word) if units.contains(word) => others_of(&units, word),
            Value::String(word) => pool.others(&kind, &field(path), word),
            _ => others(value),
        }
        .into_iter()
        .map(Some)
        .collect();
        values.push(None);
        leaves.push(Leaf { path: path.to_vec(), values });
    });
    let made = leaves.iter().flat_map(|leaf| {
        leaf.values.iter().filter_map(|value| {
            let event = with(&tree, &leaf.path, value.as_ref()).filter(|changed| changed != event)?;
            let how = if value.is_some() { How::Other } else { How::LeftOut };
            Some(Change { kind: kind.clone(), field: field(&leaf.path), how, event })
        })
    });
    made.collect()
}

fn others_of(units: &[String], word: &str) -> Vec<Value> {
    let at = units.iter().position(|unit| unit == word).unwrap_or(0);
    let near = [1, units.len() - 1].map(|n| &units[(at + n) % units.len()]);
    near.into_iter().filter(|unit| *unit != word).map(|unit| json!(unit)).collect()
}

fn tree(event: &Event) -> Value {
    serde_json::to_value(event).expect("an event is a tree")
}

/// The kind of event: the name of what happened.
fn kind(tree: &Value) -> String {
    match &tree["what"] {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        other => other.as_str().unwrap_or_default().to_owned(),
    }
}

/// A path as a reader names it: without the event's own two floors.
fn field(path: &[Step]) -> String {
    let from = if matches!(path.first(), Some(Step::Key(key)) if key == "what") { 2 } else { 0 };
    let steps = path.iter().skip(from).map(|step| match step {
        Step::Key(key) => key.as_str(),
        Step::Item(_) => "[]",
    });
    steps.collect::<Vec<_>>().join(".")
}

/// Calls `see` with every leaf: what a player writes as one word.
fn walk(value: &Value, path: &mut Vec<Step>, see: &mut impl FnMut(&[Step], &Value)) {
    if value.is_null() {
        return;
    }
    let inner = match value {
        _ if hexes(value).is_some() || is_firepower(value) || is_bytes(value) => false,
        Value::Object(_) | Value::Array(_) => true,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    };
    if !inner {
        return see(path, value);
    }
    match value {
        Value::Object(fields) => walk_all(fields, path, see),
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                path.push(Step::Item(n));
                walk(item, path, see);
                if matches!(item, Value::Object(_) | Value::Array(_)) && hexes(item).is_none() {
                    see(path, &Value::Null);
                }
                path.pop();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn walk_all(fields: &Object<String, Value>, path: &mut Vec<Step>, see: &mut impl FnMut(&[Step], &Value)) {
    for (key, value) in fields {
        path.push(Step::Key(key.clone()));
        walk(value, path, see);
        // An optional part as a whole can be left out.
        if matches!(value, Value::Object(_)) && hexes(value).is_none() && path.len() > 1 {
            see(path, &Value::Null);
        }
        path.pop();
    }
}

fn is_firepower(value: &Value) -> bool {
    value.as_array().is_some_and(|items| items.len() == 2 && items.iter().all(Value::is_u64))
}

fn is_bytes(value: &Value) -> bool {
    value.as_array().is_some_and(|items| items.len() == 32 && items.iter().all(Value::is_u64))
}

/// One hex, or the two or three of a name.
fn hexes(value: &Value) -> Option<Vec<Value>> {
    let is_hex = |value: &Value| value.as_object().is_some_and(|o| o.len() == 3 && o.contains_key("board"));
    match value {
        Value::Array(items) if matches!(items.len(), 2 | 3) && items.iter().all(is_hex) => {
            Some(items.clone())
        }
        value if is_hex(value) => Some(vec![value.clone()]),
        _ => None,
    }
}

/// Other values of the same shape.
fn others(value: &Value) -> Vec<Value> {
    if let Some(hexes) = hexes(value) {
        return other_hexes(value, &hexes);
    }
    match value {
        Value::Bool(yes) => vec![json!(!yes)],
        Value::Number(n) => n.as_i64().map_or_else(Vec::new, |n| vec![json!(n + 1), json!(n - 1)]),
        Value::Array(items) if is_firepower(value) => {
            let n = items[0].as_u64().unwrap_or_default();
            vec![json!([n + 1, items[1]]), json!([n.saturating_sub(1), items[1]])]
        }
        Value::Array(items) => {
            let mut other = items.clone();
            other[0] = json!(255 - other[0].as_u64().unwrap_or_default());
            vec![json!(other)]
        }
        Value::Null | Value::String(_) | Value::Object(_) => Vec::new(),
    }
}

/// Neighbours of a hex; other names near a hexspine, a hexside or a vertex.
fn other_hexes(value: &Value, hexes: &[Value]) -> Vec<Value> {
    let map = Map::sheet();
    let cells: Option<Vec<Cell>> =
        hexes.iter().map(|hex| serde_json::from_value(hex.clone()).ok().map(|hex| map.cell(hex))).collect();
    let name = |cell: Cell| serde_json::to_value(map.hex(cell)).expect("a hex is a tree");
    match cells.as_deref() {
        Some([cell]) => {
            let near = cell.neighbours();
            vec![name(near[1]), name(near[4]), name(near[0].neighbours()[0])]
        }
        Some(&[a, b]) => {
            let beside = |x: Cell, y: Cell| {
                let common = move |c: &Cell| *c != y && c.dir_to(y).is_some();
                x.neighbours().into_iter().filter(common)
            };
            let turned = beside(a, b).map(|c| json!([name(a), name(c)]));
            turned.chain(beside(b, a).map(|c| json!([name(b), name(c)]))).collect()
        }
        Some(&[a, b, c]) => {
            let across = |x: Cell, y: Cell, z: Cell| {
                let other = x.neighbours().into_iter().find(|n| *n != z && Vertex::of(x, y, *n).is_some());
                other.map(|n| json!([name(x), name(y), name(n)]))
            };
            [across(a, b, c), across(b, c, a), across(c, a, b)].into_iter().flatten().collect()
        }
        _ => vec![value.clone()],
    }
}

/// The tree with another value at the end of a path, as an event; nothing takes it out.
fn with(tree: &Value, path: &[Step], value: Option<&Value>) -> Option<Event> {
    let mut tree = tree.clone();
    let (last, way) = path.split_last()?;
    let mut at = &mut tree;
    for step in way {
        at = match step {
            Step::Key(key) => at.get_mut(key)?,
            Step::Item(n) => at.get_mut(*n)?,
        };
    }
    match (last, value) {
        (Step::Key(key), value) => *at.get_mut(key)? = value.cloned().unwrap_or(Value::Null),
        (Step::Item(n), Some(value)) => *at.get_mut(*n)? = value.clone(),
        (Step::Item(n), None) => drop(at.as_array_mut()?.remove(*n)),
    }
    serde_json::from_value(tree).ok()
}
