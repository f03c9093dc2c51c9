//! Long games: one that is played again and again.

/// A game of at least so many events, in the notation: `crossroads`, again and again, with new numbers for attacks and rolls.
pub(crate) fn events(least: usize) -> String {
    let (head, body) = include_str!("../../games/crossroads.asl").split_once("\n---\n").unwrap();
    let events = body.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', 'b'])).count();
    let rounds = least / events + 1;
    let again: String = (0..rounds).map(|round| renumbered(body, round)).collect();
    format!("{head}\n---\n{again}")
}

fn renumbered(body: &str, round: usize) -> String {
    let is_part = |c: char| c.is_alphanumeric();
    let mut out = String::with_capacity(body.len());
    for line in body.lines() {
        let mut rest = line;
        while let Some(at) = rest.find(is_part) {
            out.push_str(&rest[..at]);
            let end = rest[at..].find(|c| !is_part(c)).map_or(rest.len(), |end| at + end);
            out += &number(&rest[at..end], round);
            rest = &rest[end..];
        }
        out.push_str(rest);
        out.push('\n');
    }
    out
}

/// `a3` of the second round is `a503`; other words are as they are.
fn number(word: &str, round: usize) -> String {
    let (kind, digits) = word.split_at(1);
    match digits.parse::<usize>() {
        Ok(n) if kind == "a" || kind == "r" => format!("{kind}{}", n + 500 * round),
        Ok(_) | Err(_) => word.to_owned(),
    }
}
