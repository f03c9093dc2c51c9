//! The words of a label, which VASL writes as HTML. Input: a text of a file, from anybody. Output: words, no markup.

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

/// The words of a text that may be HTML, as labels of VASL are: `(<html>..<b>EC</b> are Moderate</html>)`.
#[must_use]
pub fn words(text: &str) -> String {
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
