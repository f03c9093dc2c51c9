//! Preferences as Java writes them: a line each, a key and its value. Input: the text. Knows no key.

use std::collections::BTreeMap;

/// The values by their keys; the last of a key counts.
pub(super) fn properties(text: &str) -> BTreeMap<String, String> {
    let lines =
        text.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with(['#', '!']));
    lines.map(entry).collect()
}

fn entry(line: &str) -> (String, String) {
    let mut chars = line.chars();
    let key = unescaped(&mut chars, |c| c == '=' || c == ':' || c.is_whitespace());
    // Between both stand spaces and one sign; the sign is gone when no space stood before it.
    let value = chars.as_str().trim_start_matches(['=', ':', ' ', '\t']);
    (key, unescaped(&mut value.chars(), |_| false))
}

/// Up to the first character that ends it, which is taken, too; escapes are undone.
fn unescaped(chars: &mut std::str::Chars<'_>, ends: impl Fn(char) -> bool) -> String {
    let mut out = String::new();
    while let Some(c) = chars.next().filter(|c| !ends(*c)) {
        if c == '\\' { out.extend(escaped(chars)) } else { out.push(c) }
    }
    out
}

/// What stands behind a backslash.
fn escaped(chars: &mut std::str::Chars<'_>) -> Option<char> {
    match chars.next()? {
        't' => Some('\t'),
        'n' => Some('\n'),
        'r' => Some('\r'),
        'f' => Some('\u{c}'),
        'u' => {
            let code = chars.as_str().get(..4).and_then(|code| u32::from_str_radix(code, 16).ok());
            *chars = chars.as_str().get(4..).unwrap_or_default().chars();
            code.and_then(char::from_u32)
        }
        other => Some(other),
    }
}
