//! The vectors of A7 and D3 against the cases that retell them: every vector has a case whose expected clauses
//! are its violations and whose figures are its numbers, or stands in the list of those still missing or in the
//! list of those that the notation cannot express.

use super::chapter::{CHAPTERS, Chapter, Vector};
use std::collections::BTreeMap;

/// The cases of a chapter by the vector that their first line names.
fn cases(chapter: &Chapter) -> BTreeMap<String, String> {
    let read = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("a case can be read");
        let id = text.lines().find_map(|line| line.strip_prefix("# vector ")).map(str::to_owned)?;
        Some((id, text))
    };
    crate::games::files_if_any(&[chapter.cases]).iter().filter_map(read).collect()
}

#[test]
fn every_vector_has_a_case_or_stands_in_a_list() {
    CHAPTERS.iter().for_each(has_a_case_or_stands_in_a_list);
}

fn has_a_case_or_stands_in_a_list(chapter: &Chapter) {
    let (cases, missing, inexpressible) = (cases(chapter), chapter.missing(), chapter.inexpressible());
    let (mut lacking, mut stale) = (Vec::new(), Vec::new());
    let vectors = chapter.vectors();
    for vector in &vectors {
        let id = vector.id.as_str();
        let has = cases.contains_key(id);
        let excused = missing.contains(id) || inexpressible.contains(id);
        lacking.extend((!has && !excused).then_some(id));
        stale.extend((has && excused).then_some(id));
    }
    println!(
        "{}: {} of {} vectors have a case, {} are missing",
        chapter.prefix,
        cases.len(),
        vectors.len(),
        missing.len()
    );
    assert!(lacking.is_empty(), "neither case nor excuse: {lacking:#?}");
    assert!(stale.is_empty(), "a case and an excuse: {stale:#?}");
    assert!(inexpressible.len() * 50 <= vectors.len(), "more than two percent cannot be expressed");
}

#[test]
fn cases_expect_what_their_vectors_expect() {
    CHAPTERS.iter().for_each(expect_what_their_vectors_expect);
}

fn expect_what_their_vectors_expect(chapter: &Chapter) {
    let (cases, vectors) = (cases(chapter), chapter.vectors());
    let known: BTreeMap<&str, &Vector> = vectors.iter().map(|v| (v.id.as_str(), v)).collect();
    let mut figures = Vec::new();
    for (id, text) in &cases {
        let vector = known.get(id.as_str()).unwrap_or_else(|| panic!("{id} is no vector"));
        for clause in &vector.violations {
            let marks = ["!!", "??"].map(|mark| format!("{mark} {clause}"));
            assert!(marks.iter().any(|mark| text.contains(mark)), "{id} does not expect {clause}");
        }
        let expected = text.matches("!! ").count() + text.matches("?? ").count();
        assert_eq!(expected, vector.violations.len(), "{id} expects other clauses too");
        figures.extend(vector.expect.iter().flat_map(|(key, value)| lacking_figures(id, text, key, value)));
    }
    assert!(figures.is_empty(), "{figures:#?}");
}

/// Figures of the vector that its case does not expect.
fn lacking_figures(id: &str, text: &str, key: &str, value: &toml::Value) -> Vec<String> {
    let form = |value: &toml::Value| {
        let whole = value.as_integer().map(|n| n.to_string());
        value.as_str().map(str::to_owned).or(whole).unwrap_or_default()
    };
    let values: Vec<String> =
        value.as_array().map_or_else(|| vec![form(value)], |all| all.iter().map(form).collect());
    let rolled = text.contains(" ift ");
    let figure = |value: &String| match (key, value.as_str()) {
        ("fp", value) => Some(format!("= {} FP", halves(value))),
        ("column", value) => Some(format!("= column {value}")),
        ("final", value) if rolled => Some(format!("= final {value}")),
        ("result", "-") => Some("= none".to_owned()),
        ("result", value) => Some(format!("= {value}")),
        ("drm", value) if rolled => value.parse::<i16>().ok().map(|drm| format!("= drm {drm:+}")),
        _ => None,
    };
    let due = values.iter().filter_map(figure).filter(|figure| !text.contains(figure));
    due.map(|figure| format!("{id} does not expect {figure}")).collect()
}

/// `13/2` as the notation writes it.
fn halves(value: &str) -> String {
    match value.strip_suffix("/2").and_then(|n| n.parse::<u32>().ok()) {
        Some(n) => format!("{}.5", n / 2),
        None => value.to_owned(),
    }
}
