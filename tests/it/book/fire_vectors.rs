//! The vectors of A7 and D3 against the cases that retell them: every vector has a case whose expected clauses
//! are its violations and whose figures are its numbers, or stands in the list of those still missing or in the
//! list of those that the notation cannot express.

use super::chapter::{CHAPTERS, Chapter, Vector};
use super::expected::{Stated, stated};
use std::collections::{BTreeMap, BTreeSet};

/// Vectors that another rule overrules: their case keeps what the vector calls broken.
const OVERRULED: [(&str, &str); 1] = [("a7x-inherent-added-to-atr", "C13.24")];

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
        if let Some((_, rule)) = OVERRULED.iter().find(|(overruled, _)| overruled == id) {
            assert!(text.contains(rule), "{id} does not name {rule}");
            continue;
        }
        let vector = known.get(id.as_str()).unwrap_or_else(|| panic!("{id} is no vector"));
        for clause in &vector.violations {
            let marks = ["!!", "??"].map(|mark| format!("{mark} {clause}"));
            assert!(marks.iter().any(|mark| text.contains(mark)), "{id} does not expect {clause}");
        }
        let marks = text.split("!! ").skip(1).filter_map(|mark| mark.split_whitespace().next());
        let other = marks.into_iter().find(|clause| !vector.violations.iter().any(|v| v == clause));
        assert_eq!(other, None, "{id} expects another clause too");
        figures.extend(lacking_figures(vector, text, &chapter.open_figures()));
    }
    assert!(figures.is_empty(), "{figures:#?}");
}

/// Figures of the vector that its case does not expect, and keys that nobody demands but for those that are open.
pub(super) fn lacking_figures(vector: &Vector, text: &str, open: &BTreeSet<&str>) -> Vec<String> {
    let id = &vector.id;
    let of_key = |(key, value): (&String, &toml::Value)| match stated(key, value) {
        Stated::By(figures) => {
            let due = figures.into_iter().filter(|figure| !states(text, figure));
            due.map(|figure| format!("{id} does not expect {figure}")).collect()
        }
        Stated::Words => Vec::new(),
        Stated::Unknown if open.contains(key.as_str()) => Vec::new(),
        Stated::Unknown => vec![format!("{id}: nothing demands {key}")],
    };
    vector.expect.iter().flat_map(of_key).collect()
}

/// Does a line state the figure: as a whole, or, when it ends open, as a beginning; when it begins with `:`,
/// of any unit?
fn states(text: &str, figure: &str) -> bool {
    let open = figure.ends_with(' ');
    let (mark, rest) = figure.split_at(2);
    text.lines().flat_map(|line| line.split("  ")).map(str::trim).any(|part| {
        let Some(said) = part.strip_prefix(mark) else { return false };
        let said = if rest.starts_with(':') { said.find(':').map_or("", |at| &said[at..]) } else { said };
        said == rest || (open && said.starts_with(rest))
    })
}

#[test]
fn keys_left_open_are_keys_that_nothing_demands() {
    for chapter in &CHAPTERS {
        let vectors = chapter.vectors();
        let keys = || vectors.iter().flat_map(|vector| &vector.expect);
        for open in chapter.open_figures() {
            let unknown =
                |(_, value): &(&String, &toml::Value)| matches!(stated(open, value), Stated::Unknown);
            let stays = keys().filter(|(key, _)| *key == open).any(|entry| unknown(&entry));
            assert!(stays, "{} demands {open}: take it off the list", chapter.prefix);
        }
    }
}
