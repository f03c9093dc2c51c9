//! What a vector expects, as a case has to state it: every key of `expect` with its figure.

use super::expected_d3;
use toml::Value;

/// How a case states one key of a vector.
pub(super) enum Stated {
    /// By each of these words somewhere behind a line.
    By(Vec<String>),
    /// Words for the reader, never compared (section 2.5 of the glossary).
    Words,
    /// The key is not known.
    Unknown,
}

/// Keys that are words for the reader: the rule, the reason, a reading, what a player would have to say.
const WORDS: [&str; 5] = ["reason", "rule", "literal_reading_passes", "needs", "selection"];

/// The figures that a case must state for a key and its value.
pub(super) fn stated(key: &str, value: &Value) -> Stated {
    if WORDS.contains(&key) {
        return Stated::Words;
    }
    let (base, place) = key.rsplit_once('_').filter(|(_, place)| is_place(place)).unwrap_or((key, ""));
    let suffix = if place.is_empty() { String::new() } else { format!(" at {place}") };
    let whole = list_figure(key, value).map(|figure| vec![figure]);
    let each = || elements(value).iter().map(|one| figure(base, one)).collect::<Option<Vec<_>>>();
    match whole.or_else(each) {
        Some(figures) => Stated::By(figures.into_iter().map(|f| format!("= {f}{suffix}")).collect()),
        None => Stated::Unknown,
    }
}

/// The number of a Location, or its hex.
fn is_place(text: &str) -> bool {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_uppercase());
    !digits.is_empty() && digits.len() + 1 >= text.len() && digits.bytes().all(|b| b.is_ascii_digit())
}

fn elements(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_else(|| vec![value.clone()])
}

/// Keys whose list is one figure.
fn list_figure(key: &str, value: &Value) -> Option<String> {
    let all: Vec<&str> = value.as_array()?.iter().filter_map(Value::as_str).collect();
    let names = if all.is_empty() { "none".to_owned() } else { all.join(",") };
    Some(match key {
        "adjoining" => format!("adjoining {names}"),
        "allowed_targets" => "may fire at ".to_owned(),
        "broken" => format!("breaks {names}"),
        "candidates" | "failed" => format!("{key} {names}"),
        "chain" => format!("chain {}", all.join("-")),
        "eliminated" | "reduced" | "targets" => format!("{key} {names}"),
        "entries" => format!("entries {}", all.join(", ")),
        "final_fire" => format!("final-fire {names}"),
        "first_fire" => format!("first-fire {names}"),
        "marked" => format!("fired {names}"),
        _ => return None,
    })
}

fn figure(key: &str, value: &Value) -> Option<String> {
    match value {
        Value::Boolean(holds) => {
            yes_or_no(key, *holds).or_else(|| expected_d3::yes_or_no(key, *holds)).map(str::to_owned)
        }
        Value::Integer(n) => number(key, *n).or_else(|| expected_d3::number(key, *n)),
        Value::String(text) => words(key, text)
            .or_else(|| expected_d3::words(key, text))
            .or_else(|| number(key, text.parse().ok()?)),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => None,
    }
}

/// Keys that hold or do not.
#[expect(clippy::too_many_lines, reason = "a table: one line for each key")]
fn yes_or_no(key: &str, holds: bool) -> Option<&'static str> {
    let (yes, no) = match key {
        "affected" => ("affected ", "not affected "),
        "aid" => ("aid ", "aid none"),
        "allowed" | "may_move" => ("allowed", "not allowed"),
        "afph_allowed" | "case_a_allowed" | "gun_may_fire_dfph" | "tca_change_allowed"
        | "vca_change_allowed" => ("allowed", "not allowed"),
        "bail_out_due" => ("bails out ", "not bails out "),
        "bu" | "bu_marker" => ("BU ", "not BU "),
        "case_c_missing" => ("C family missing", "C family stated"),
        "ce_marker" => ("not BU ", "BU "),
        "chain_ok" | "connected" => ("connected", "not connected"),
        "check_due" => ("check due", "no check due"),
        "concealment_lost" => ("loses concealment ", "keeps concealment "),
        "cowers" => ("cowers", "does not cower"),
        "difficult" => ("Difficult Terrain", "no Difficult Terrain"),
        "recovered" => ("recovered", "not recovered"),
        "encircled" => ("encircled ", "not encircled "),
        "fg" => ("FG", "no FG"),
        "in_tca" => ("in TCA", "not in TCA"),
        "in_vca" => ("in VCA", "not in VCA"),
        "same_hex" => ("same hex", "not same hex"),
        "stopped" => ("stopped", "not stopped"),
        "violations_none" => ("findings 0", "findings "),
        "window_open" => ("window open", "window closed"),
        "in_arc" => ("in arc", "out of arc"),
        "hexes_adjacent" => ("adjacent hexes", "not adjacent hexes"),
        "hit" => ("hit", "miss"),
        "hs_broken" => ("broken ", "not broken "),
        "inherent_left" => ("inherent left", "no inherent left"),
        "interdict" => ("interdicts", "no interdiction"),
        "is_sw" => ("SW", "no SW"),
        "leader_active" => ("leader active", "no leader"),
        "lmg_spent" => ("spent ", "not spent "),
        "los" => ("LOS", "no LOS"),
        "malfunction" => ("malfunctions ", "no malfunction"),
        "melee" => ("melee ", "not melee "),
        "must_be_one_attack" => ("one attack required", "separate attacks"),
        "one_dr" => ("one DR", "several DR"),
        "passed" => ("passed", "failed"),
        "pin_result" => ("Pin result", "not Pin result"),
        "pinned" | "status_change" => ("pinned ", "not pinned "),
        "recall" => ("recall due", "no recall"),
        "repairable" => ("repairable", "not repairable"),
        "reveal_due" => ("reveal due", "no reveal due"),
        "rof" => ("ROF ", "no ROF"),
        "rof_mmg" => ("ROF kept by MMG", "ROF lost by MMG"),
        "rof_lmg" => ("ROF kept by LMG", "ROF lost by LMG"),
        "second" | "third" => ("ROF kept", "ROF lost"),
        "separate_required" => ("separate attacks", "one attack required"),
        "shot_resolved" => ("shot resolved", "not shot resolved"),
        "sw_fired" | "unit_fired" => ("fired ", "unfired "),
        "target" => ("target ", "not target "),
        "valid" => ("valid", "not valid"),
        "weapon_required" => ("weapon required", "no weapon required"),
        "wound_dr_required" => (": Wound Severity dr", "no wound"),
        _ => return None,
    };
    Some(if holds { yes } else { no })
}

#[expect(clippy::too_many_lines, reason = "a table: one line for each key")]
fn number(key: &str, n: i64) -> Option<String> {
    Some(match key {
        "allowed" | "max" | "max_attacks" | "max_shots" | "rolls" => format!("allowed {n} of "),
        "cap" | "column" | "final" | "findings" | "morale" | "number" | "original" | "range" | "residual" => {
            format!("{key} {n}")
        }
        "san" => format!("san {n}"),
        "case_a_turret" | "case_a_bow" | "case_a_bmg" | "case_a_cmg" | "case_a_attack" => {
            format!("case A {n:+}")
        }
        "b" => format!("B{n}"),
        "lane" if n == 0 => "no lane".into(),
        "lane" => format!("lane {n} FP"),
        "rof" if n == 0 => "no ROF".into(),
        "allotment" => format!("{n} MF allotted "),
        "mf_spent" => format!("{n} MF spent "),
        "cost" => format!("costs {n} MF"),
        "equivalents" => format!("{n} squad equivalents"),
        "acq" => format!("case acq {n:+}"),
        "af" => format!("AF {n}"),
        "case_c_drm" => format!("C family {n:+}"),
        "colored" => format!("colored {n}"),
        "tca_turn" | "turret_steps" => format!("tca turned {n}"),
        "vca_turn" => format!("vca turned {n}"),
        "listed_drm" => format!("listed drm {n:+}"),
        "mp_total" | "mp_needed" => format!("{n} MP spent"),
        "mp_in_los" | "mp_in_los_of_atg" => format!("{n} MP in LOS"),
        "case_a" | "case_d" | "case_i" | "case_j" | "case_j1" | "case_q" => {
            format!("case {} {n:+}", key.trim_start_matches("case_").to_uppercase())
        }
        "checks" | "checks_due" | "checks_at_least" => format!("checks {n}"),
        "crew_final" | "final_squad" | "final_vehicle" => format!(": final {n}"),
        "drm" | "drm_aamg" | "drm_ma" => format!("drm {n:+}"),
        "fire_phases" => format!("fire phases {n}"),
        "fp" | "fp_pax" | "fp_squad" => format!("{n} FP"),
        "fp_each" => format!("{n} FP each"),
        "malfunctioned_at_least" => format!("at least {n} malfunctions"),
        "results" => format!("results {n}"),
        "leader_drm" => format!("leader {n:+}"),
        "max_range" => format!("max range {n}"),
        "mf" => format!("{n} MF"),
        "mf_left" => format!("{n} MF left "),
        "min_eliminated" => format!("at least {n} eliminated"),
        "multiplier" => format!("x{n}"),
        "open_checks" | "residual_attacks" => format!("{} {n}", key.replace('_', " ")),
        "tem" => format!("tem {n:+}"),
        _ => return None,
    })
}

fn words(key: &str, text: &str) -> Option<String> {
    Some(match (key, text) {
        ("fp", text) if text.contains('/') => format!("{} FP", halves(text)),
        ("equivalents", text) if text.contains('/') => format!("{} squad equivalents", halves(text)),
        ("column", "none") => "column none".into(),
        ("result", "-") => "none".into(),
        ("result" | "first" | "pattern" | "basic" | "vehicle", text) => match key {
            "result" => text.into(),
            _ => format!("{key} {text}"),
        },
        ("crew_result" | "squad_result", text) => format!(": {text}"),
        ("vca_after" | "vca_in", text) => format!("vca {text}"),
        ("tca_after" | "tca" | "tca_carried", text) => format!("tca {text}"),
        ("case" | "afph_case", text) => format!("case {text} "),
        (key, text) if key.starts_with("facing") => format!("facing {text}"),
        ("ma" | "bmg" | "cmg", text) => format!("{} {text}", key.to_uppercase()),
        ("crew_after", text) => format!("crew {text}"),
        ("opponent_sees", text) => format!("opponent sees {text}"),
        ("rof", "none") => "no ROF".into(),
        ("encircled", unit) => format!("encircled {unit}"),
        ("hs_passenger", text) if text.ends_with("collateral") => {
            format!(": {} by Collateral Attack", text.trim_end_matches(" collateral"))
        }
        ("hs_passenger", text) if text.starts_with("survival") => ": survival roll".into(),
        ("hs_passenger", text) => format!(": {text}"),
        ("marker", "CC") => "counter cc on ".into(),
        ("marker" | "marker_after_mph", "BoundingFire") => "counter bounding-fire on ".into(),
        ("marker_after_mph", "none") => "no counter bounding-fire on ".into(),
        ("weapon", text) => format!("weapon {text}"),
        ("entry", text) => format!("entry {text}"),
        ("marker", "pin") => ": Pin".into(),
        ("marker" | "marker_after", text) if text.starts_with("PrepFire") => "counter prep-fire on ".into(),
        ("outcome", text) if text.starts_with("recall") => ": Recall".into(),
        ("outcome", text) => format!("outcome {text}"),
        ("required", text) => text.replace(',', ""),
        _ => return None,
    })
}

/// `13/2` as the notation writes it.
fn halves(value: &str) -> String {
    match value.strip_suffix("/2").and_then(|n| n.parse::<u32>().ok()) {
        Some(n) => format!("{}.5", n / 2),
        None => value.to_owned(),
    }
}
