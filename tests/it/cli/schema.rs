//! The JSON of every command: its schema is named, documented, and what is written obeys it.

use super::{Desk, Ran};
use asl_replay::program::schema::SCHEMAS;
use serde_json::Value;
use std::collections::BTreeSet;

/// One call of every command, with the name of the schema that its answer has.
const CALLS: [(&str, &str); 54] = [
    ("audit", "audit @game.aslog"),
    ("audit", "audit @game.asl --printing 1e"),
    ("audit", "audit @wrong.asl --printing 1e"),
    ("verify", "verify @game.aslog --continues @game.aslog"),
    ("verify", "verify @torn.aslog"),
    ("diff", "diff @game.asl @wrong.asl"),
    ("log", "log @game.aslog"),
    ("show", "show @game.asl --at 6"),
    ("explain", "explain @wrong.asl 6"),
    ("record", "record @game.asl -o @new.aslog"),
    ("export", "export @game.asl --format csv"),
    ("report", "report @game.asl -o @page.html"),
    ("review", "review @game.asl --json"),
    ("note", "note @game.asl 4 !? so"),
    ("stats", "stats @game.asl"),
    ("players", "players @game.asl"),
    ("rules", "rules"),
    ("completions", "completions fish"),
    ("types", "types T-34"),
    ("types", "types"),
    ("types add", "types add @made_up_ordnance.csv"),
    ("schema", "schema"),
    ("schema", "schema audit"),
    ("terrain", "terrain --board 7 --boards @"),
    ("los", "los --board 7 B1 B3 --boards @"),
    ("error", "audit @missing"),
    ("error", "explain @game.asl 99"),
    ("error", "audit @bad.asl"),
    ("dice", "dice show @table.aslog"),
    ("waive", "waive @table.aslog 4 --by ivan"),
    ("ruling", "ruling @table.aslog 4 stands --by tom"),
    ("object", "object @table.aslog 1 --by hans"),
    ("seal", "seal @table.aslog plan hold --by ivan --passphrase-file @pass"),
    ("reveal", "reveal @table.aslog plan --by ivan --passphrase-file @pass"),
    ("retract", "retract @table.aslog --to 1 --agreed-by hans --by ivan"),
    ("audit", "audit @table.aslog --reveal"),
    ("record", "record @game.asl --name game"),
    ("games", "games"),
    ("games", "games list"),
    ("games-rename", "games rename game other"),
    ("games-remove", "games remove other -o @other.aslog"),
    ("status", "status @game.aslog"),
    ("status", "status @table.aslog"),
    ("keys", "keys"),
    ("keys", "keys forget"),
    ("man", "man audit"),
    ("archive-add", "archive add @wrong.asl @torn.aslog"),
    ("games", "archive list"),
    ("archive-audit", "archive audit --findings"),
    ("archive-fsck", "archive fsck"),
    ("archive-export", "archive export @copies"),
    ("archive-compact", "archive compact"),
    ("setup", "setup --boards @"),
    ("setup", "setup --forget"),
];

fn desk() -> Desk {
    let desk = Desk::with_game();
    desk.put("wrong.asl", super::with("bt7 enter FF4 1 MP", "bt7 enter FF4 0.5 MP"));
    desk.put("bad.asl", super::with("bt7 enter FF4", "bt8 enter FF4"));
    let head = "hans = { side = \"german\" }\n";
    let lines =
        "attest words \"no LOS\"\nplace bt7 FF5 vca FF4-GG5\nturn 1 russian MPh\nbt7 enter FF4 1 MP\n";
    desk.put("table.asl", super::game(lines).replace(head, &format!("{head}tom = {{}}\n")));
    desk.run("record @table.asl -o @table.aslog").recorded();
    super::table::key(&desk, "home", "ivan");
    desk.put("made_up_ordnance.csv", include_str!("../../listings/made_up_ordnance.csv"));
    desk.put("bd7", crate::boards::sheet::Sheet::flat(9, 4).archive());
    let bytes = desk.get("game.aslog");
    desk.put("torn.aslog", &bytes[..bytes.len() - 1]);
    desk
}

pub(crate) fn schema(name: &str) -> Value {
    SCHEMAS.iter().find(|entry| entry.name == name).unwrap().make().to_value()
}

#[test]
fn every_answer_obeys_its_schema() {
    let desk = desk();
    for (name, line) in CALLS {
        let Ran { json, .. } = desk.run(line);
        let schema = schema(name);
        obeys(&json, &schema, &schema, line);
        let version = SCHEMAS.iter().find(|entry| entry.name == name).unwrap().id;
        assert_eq!(json["schema"], version, "{line}");
    }
    let events: Value = serde_json::from_str(&desk.run("export @game.asl --format json").text).unwrap();
    obeys(&events, &schema("events"), &schema("events"), "events");
}

#[test]
fn every_command_has_a_schema() {
    use clap::CommandFactory;
    for command in asl_replay::program::cli::Cli::command().get_subcommands() {
        let name = command.get_name();
        // What only has commands below it has their answers.
        let is_of =
            |entry: &str| entry == name || entry.strip_prefix(name).is_some_and(|rest| rest.starts_with('-'));
        assert!(SCHEMAS.iter().any(|entry| is_of(entry.name)), "{name}");
        let called = CALLS.iter().any(|(called, _)| is_of(called)) || crate::mail::CALLED.contains(&name);
        // `open` is called by tests of its own.
        // `database` is called where there is a server, by the tests of PostgreSQL.
        assert!(called || ["import", "answer", "database", "open"].contains(&name), "{name} is not called");
    }
}

#[test]
fn schema_prints_one_or_all() {
    let desk = Desk::new();
    let one: Value = serde_json::from_str(&desk.run("schema explain").exits(0).text).unwrap();
    assert_eq!(one["properties"]["schema"]["const"], "asl-replay/explain/1");
    let all: Value = serde_json::from_str(&desk.run("schema").exits(0).text).unwrap();
    let ids: BTreeSet<&str> = SCHEMAS.iter().map(|entry| entry.id).collect();
    assert_eq!(all["schemas"].as_object().unwrap().len(), ids.len());
    desk.run("schema nonsense").exits(3).says("no schema \"nonsense\": there are audit, verify,");
}

/// A field that goes, comes or changes its kind shows here; within a version fields are only added.
#[test]
fn schemas_are_as_documented() {
    insta::with_settings!({ snapshot_path => "../../snapshots", prepend_module_to_snapshot => false }, {
        let fields: String = SCHEMAS.iter().map(|entry| outline(entry.id, &entry.make().to_value())).collect();
        insta::assert_snapshot!("json_schemas", fields);
    });
}

/// A schema in short: a line for each field of the answer and of what it is made of.
fn outline(id: &str, schema: &Value) -> String {
    let mut out = format!("{id}\n") + &fields(schema);
    for (name, part) in schema["$defs"].as_object().into_iter().flatten() {
        out += &format!("  {name}\n{}", fields(part));
    }
    out + "\n"
}

fn fields(schema: &Value) -> String {
    let required = |name: &str| schema["required"].as_array().is_some_and(|r| r.iter().any(|r| r == name));
    let fields = schema["properties"].as_object().into_iter().flatten();
    let line = |(name, field): (&String, &Value)| {
        let optional = if required(name) { "" } else { "?" };
        let about = field["description"].as_str().unwrap_or_default().replace('\n', " ");
        format!("    {name}{optional}: {}  # {about}\n", kind(field))
    };
    fields.map(line).collect()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a schema has no other type")]
fn kind(field: &Value) -> String {
    if let Some(part) = field["$ref"].as_str() {
        return part.rsplit('/').next().unwrap().to_owned();
    }
    if let Some(any) = field["anyOf"].as_array() {
        return any.iter().map(kind).collect::<Vec<_>>().join(" | ");
    }
    match &field["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" | "),
        Value::String(kind) if kind == "array" => format!("[{}]", self::kind(&field["items"])),
        Value::String(kind) => kind.clone(),
        _ => "any".into(),
    }
}

/// As much of JSON Schema as the views use.
#[track_caller]
#[expect(clippy::wildcard_enum_match_arm, reason = "any other type is that of a single name")]
pub(crate) fn obeys(value: &Value, schema: &Value, root: &Value, at: &str) {
    if let Some(part) = schema["$ref"].as_str() {
        let part = part.rsplit('/').next().unwrap();
        return obeys(value, &root["$defs"][part], root, at);
    }
    if let Some(any) = schema["anyOf"].as_array() {
        let fits = |schema: &&Value| value.is_null() == (schema["type"] == "null");
        return obeys(value, any.iter().find(fits).unwrap(), root, at);
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        Value::Null => return,
        one => vec![one.clone()],
    };
    assert!(kinds.iter().any(|kind| is_a(value, kind.as_str().unwrap())), "{at}: {value} is no {kinds:?}");
    for (n, item) in value.as_array().into_iter().flatten().enumerate() {
        obeys(item, &schema["items"], root, &format!("{at}[{n}]"));
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        assert!(value.get(name.as_str().unwrap()).is_some(), "{at} lacks {name}");
    }
    for (name, field) in value.as_object().into_iter().flatten() {
        match (schema["properties"].get(name), schema.get("additionalProperties")) {
            (Some(known), _) => obeys(field, known, root, &format!("{at}.{name}")),
            (None, Some(any)) => obeys(field, any, root, &format!("{at}.{name}")),
            (None, None) => panic!("{at} has an unknown field {name}"),
        }
    }
}

fn is_a(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{other}"),
    }
}
