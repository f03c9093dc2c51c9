//! What VASL files show at their end and no step moves: counters beside the boards, weapons and markers on the map.

use super::pieces::CounterRow;
use crate::session::Loaded;
use crate::view::show::UnitRow;
use crate::view::vasl;
use schemars::JsonSchema;
use serde::Serialize;

/// Such a counter.
#[derive(JsonSchema, Serialize, Debug)]
pub struct LyingRow {
    /// Its hex; none beside the boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<String>,
    /// The counter.
    pub counter: CounterRow,
}

/// So many are told: no real game has as many, and a file may hold any.
const MOST: usize = 2000;

/// So many letters of a label name its counter.
const LABEL: usize = 24;
/// So many words of a label are told.
const MOST_WORDS: usize = 400;
/// Parts of HTML that hold no words, from where to where.
const SKIPPED: [(&str, &str); 2] = [("<style", "</style>"), ("<!--", "-->")];
/// Characters that HTML names; the last is what begins a name.
const NAMED: [(&str, &str); 8] = [
    ("&nbsp;", " "),
    ("&lt;", "<"),
    ("&gt;", ">"),
    ("&ge;", "≥"),
    ("&le;", "≤"),
    ("&times;", "×"),
    ("&quot;", "\""),
    ("&amp;", "&"),
];

/// What lies in VASL files at their end.
pub(super) fn lying(loaded: &Loaded) -> Vec<LyingRow> {
    let units = vasl::shown(loaded, None).map(|shown| shown.units).unwrap_or_default();
    units.into_iter().filter_map(row).take(MOST).collect()
}

/// A counter that steps move is on the map already.
fn row(unit: UnitRow) -> Option<LyingRow> {
    let hex = (unit.hex != "offboard").then_some(unit.hex);
    let sort = match unit.kind.as_str() {
        "vehicle" => "vehicle",
        "Personnel" => "unit",
        "Gun" => "gun",
        "weapon" => "SW",
        "wreck" => "wreck",
        "?" => "?",
        _ => "marker",
    };
    if hex.is_some() && matches!(sort, "vehicle" | "unit" | "gun") {
        return None;
    }
    // `4-6-7 1sq`: the factors are the name of Personnel.
    let first = unit.unit.split_whitespace().next().unwrap_or_default();
    let kind = if sort == "unit" { first.to_owned() } else { unit.unit.clone() };
    let status: Vec<String> = unit.status.iter().map(|status| words(status)).collect();
    // Of a label its words are what it is.
    let kind = if unit.unit == "User-Labeled" {
        status
            .iter()
            .find(|status| !status.is_empty())
            .map_or(kind, |words| words.chars().take(LABEL).collect())
    } else {
        kind
    };
    let counter = CounterRow {
        unit: hex.clone().unwrap_or_default(),
        kind,
        sort,
        nation: unit.side.clone(),
        side: unit.side,
        vca: None,
        tca: None,
        bypass: None,
        status,
    };
    Some(LyingRow { hex, counter })
}

/// The words of a text that may be HTML, as labels of VASL are: `(<html>..<b>EC</b> are Moderate</html>)`.
fn words(text: &str) -> String {
    let inner = text.trim().trim_start_matches('(');
    if !inner.get(..5).is_some_and(|start| start.eq_ignore_ascii_case("<html")) {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut rest = inner.strip_suffix(')').unwrap_or(inner);
    while let Some(at) = rest.find('<') {
        out.push_str(&rest[..at]);
        out.push(' ');
        let tag = &rest[at..];
        // A style sheet and a comment are no words.
        let ends = SKIPPED
            .iter()
            .find(|(start, _)| tag.get(..start.len()).is_some_and(|word| word.eq_ignore_ascii_case(start)));
        let end = ends.map_or(">", |(_, end)| end);
        rest = tag.find(end).map_or("", |at| &tag[at + end.len()..]);
    }
    out.push_str(rest);
    let out = NAMED.iter().fold(numbered(&out), |out, (name, c)| out.replace(name, c));
    out.split_whitespace().take(MOST_WORDS).collect::<Vec<_>>().join(" ")
}

/// Characters by their numbers: `&#9651;`.
fn numbered(text: &str) -> String {
    let mut parts = text.split("&#");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let known = part.split_once(';').and_then(|(n, rest)| Some((char::from_u32(n.parse().ok()?)?, rest)));
        match known {
            Some((c, rest)) => out.extend([c.to_string().as_str(), rest]),
            None => out.extend(["&#", part]),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn of_a_label_its_words_are_told() {
        let label = "(<html> <!-- id > --> <head><style> p { margin: 0 ; } </style></head> <b>Victory</b> Conditions &ge; five &lt;b&gt; &#9651; &#x; </html>)";
        assert_eq!(words(label), "Victory Conditions ≥ five <b> △ &#x;");
        for same in ["(CX)", "<b>no page</b>", ": 0 Moderate", ""] {
            assert_eq!(words(same), same);
        }
        assert_eq!(words("<html"), "");
        assert_eq!(words("<html><style>never closed"), "");
    }
}
