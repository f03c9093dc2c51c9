//! The known word nearest to a mistyped one. Knows letters only.

use alloc::string::String;
use alloc::vec::Vec;

/// How many candidates are looked at: a hostile file must not make errors slow.
const MAX_CANDIDATES: usize = 500;

/// Longer words get no hint.
const MAX_LENGTH: usize = 32;

/// The candidate with the fewest letters to change, when that is at most a third of the word, or the one
/// that differs in case alone.
pub(crate) fn nearest<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<String> {
    nearest_few(word, candidates).into_iter().next()
}

/// All candidates that are as near as the nearest one, in their order.
pub(crate) fn nearest_few<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Vec<String> {
    if word.is_empty() || word.len() > MAX_LENGTH {
        return Vec::new();
    }
    let allowed = word.chars().count().div_ceil(3);
    let near = candidates.take(MAX_CANDIDATES).filter(|c| c.len().abs_diff(word.len()) <= allowed);
    let ranked = near.filter(|c| *c != word && c.len() <= MAX_LENGTH).map(|c| (distance(word, c), c));
    let ranked: Vec<(usize, &str)> = ranked.filter(|(distance, _)| *distance <= allowed).collect();
    let best = ranked.iter().map(|(distance, _)| *distance).min();
    ranked.iter().filter(|(distance, _)| Some(*distance) == best).map(|(_, found)| (*found).into()).collect()
}

/// Letters to insert, delete, replace or swap (neighbours); a change of case alone counts as none.
fn distance(a: &str, b: &str) -> usize {
    let lower = |text: &str| text.chars().map(|c| c.to_ascii_lowercase()).collect::<Vec<char>>();
    let (a, b) = (lower(a), lower(b));
    let mut rows: [Vec<usize>; 3] = [Vec::new(), Vec::new(), (0..=b.len()).collect()];
    for i in 1..=a.len() {
        rows.rotate_left(1);
        let row = next_row(&rows, &a, &b, i);
        rows[2] = row;
    }
    rows[2][b.len()]
}

fn next_row(rows: &[Vec<usize>; 3], a: &[char], b: &[char], i: usize) -> Vec<usize> {
    let [before, above, _] = rows;
    let mut row = alloc::vec![i];
    for j in 1..=b.len() {
        let replaced = above[j - 1] + usize::from(a[i - 1] != b[j - 1]);
        let mut best = replaced.min(above[j] + 1).min(row[j - 1] + 1);
        if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
            best = best.min(before[j - 2] + 1);
        }
        row.push(best);
    }
    row
}
