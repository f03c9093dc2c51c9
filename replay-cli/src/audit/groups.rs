//! Findings in the order of the game, with open questions of one kind told once: a scenario that lacks a
//! hex's terrain would otherwise fill pages with the same sentence.

use crate::text::findings::{finding, paragraph};
use crate::text::wrap::wrapped;
use crate::text::{DIM, OPEN, styled};
use crate::view::finding::FindingView;
use crate::words::{one_line, thousands};
use anstyle::Style;
use std::collections::{BTreeMap, BTreeSet};

/// As many open questions of one kind are still told one by one.
const FEW: usize = 2;

/// Findings that are told together.
pub(crate) type Group<'a> = Vec<&'a FindingView>;

/// Each broken or waived finding by itself; undecided ones by clause and kind of question, where there are
/// more than a few, at the place of the first.
pub(crate) fn grouped(findings: &[FindingView]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    let mut open: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for finding in findings {
        if finding.ruling != "undecided" {
            groups.push(vec![finding]);
            continue;
        }
        let at = *open.entry((&finding.clause, shape(&finding.says))).or_insert(groups.len());
        match groups.get_mut(at) {
            Some(group) => group.push(finding),
            None => groups.push(vec![finding]),
        }
    }
    let mut told: Vec<Group<'_>> = groups.into_iter().flat_map(apart).collect();
    told.sort_by_key(|group| group.first().map_or(0, |first| first.at.event));
    told
}

/// A few are told one by one.
fn apart(group: Group<'_>) -> Vec<Group<'_>> {
    if group.len() > FEW { vec![group] } else { group.chunks(1).map(<[_]>::to_vec).collect() }
}

/// A sentence without its hexes and figures: words with a digit.
fn shape(says: &str) -> String {
    let words = says.split(' ').map(|word| if is_name(word) { "…" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

fn is_name(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit())
}

/// The text of a group.
pub(crate) fn group(group: &Group<'_>, columns: usize) -> String {
    match group.as_slice() {
        [one] => finding(one, columns),
        several => together(several, columns),
    }
}

fn together(group: &[&FindingView], columns: usize) -> String {
    let Some(first) = group.first() else { return String::new() };
    let head = format!("? {} events · {}", thousands(group.len() as u64), first.clause);
    let mut out = styled(OPEN, &head) + "\n";
    out += &paragraph(Style::new(), &says(group), columns);
    let events: Vec<String> = group.iter().map(|finding| finding.at.event.to_string()).collect();
    let events = format!("events {}", events.join(", "));
    let lines = wrapped(columns.saturating_sub(4), &one_line(&events));
    out += &lines.iter().map(|line| format!("    {line}\n")).collect::<String>();
    out + &paragraph(DIM, &first.rule_says, columns)
}

/// The sentence of the first with, at each place where they differ, every one of the names.
fn says(group: &[&FindingView]) -> String {
    let sentences: Vec<Vec<&str>> = group.iter().map(|finding| finding.says.split(' ').collect()).collect();
    let Some(first) = sentences.first() else { return String::new() };
    let word = |n: usize| {
        let mut seen = BTreeSet::new();
        let all = sentences.iter().filter_map(|words| words.get(n).copied());
        all.filter(|name| seen.insert(*name)).collect::<Vec<_>>().join(", ")
    };
    (0..first.len()).map(word).collect::<Vec<_>>().join(" ")
}
