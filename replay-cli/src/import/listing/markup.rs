//! The text of a cell: the sources write HTML into their cells. Tags go, a superscript stands behind `^`, daggers with
//! their numbers (which point to notes) go and are told apart.

/// The longest tag or entity that is looked for, in characters.
const MAX_TAG: usize = 80;

/// The words of a cell.
pub(super) fn plain(raw: &str) -> String {
    let mut out = String::new();
    let mut rest = raw;
    while let Some(c) = rest.chars().next() {
        if let Some((tag, after)) = tag(rest) {
            if tag.eq_ignore_ascii_case("sup") && !after.starts_with('<') {
                out.push('^');
            }
            rest = after;
        } else if c == '\u{2020}' {
            rest = without_number(&rest[c.len_utf8()..]);
        } else if let Some((letter, after)) = entity(rest) {
            out.push(letter);
            rest = after;
        } else {
            out.push(if c.is_control() { ' ' } else { c });
            rest = &rest[c.len_utf8()..];
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Does a note of the listing change it?
pub(super) fn is_noted(raw: &str) -> bool {
    raw.contains('\u{2020}')
}

/// Is it marked by this tag, such as `b`?
pub(super) fn is_in(raw: &str, wanted: &str) -> bool {
    raw.contains(&format!("<{wanted}>"))
}

/// What stands between the first pair of these tags.
pub(super) fn inside<'t>(raw: &'t str, wanted: &str) -> Option<&'t str> {
    let (_, after) = raw.split_once(&format!("<{wanted}>"))?;
    after.split_once(&format!("</{wanted}>")).map(|(inside, _)| inside)
}

/// At most so many characters, the last one an ellipsis.
pub(super) fn short(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.into();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

/// The tag that a text begins with, by its name, and what follows.
fn tag(text: &str) -> Option<(&str, &str)> {
    let rest = text.strip_prefix('<')?;
    let begins = rest.trim_start_matches('/');
    if !begins.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let end = rest.char_indices().take(MAX_TAG).find(|(_, c)| *c == '>')?.0;
    let name = rest[..end].split([' ', '>']).next().unwrap_or_default();
    Some((name, &rest[end + 1..]))
}

/// What follows a dagger: the number of its note is no part of the value.
fn without_number(text: &str) -> &str {
    let mut rest = text.trim_start_matches('\u{2020}');
    while let Some(after) = rest.strip_prefix("<sup>") {
        let Some((_, behind)) = after.split_once("</sup>") else { return rest };
        rest = behind.trim_start_matches("</sup>");
    }
    rest
}

/// The entity that a text begins with, as its letter.
fn entity(text: &str) -> Option<(char, &str)> {
    const NAMED: [(&str, char); 16] = [
        ("amp", '&'),
        ("lt", '<'),
        ("gt", '>'),
        ("quot", '"'),
        ("nbsp", ' '),
        ("times", '×'),
        ("auml", 'ä'),
        ("ouml", 'ö'),
        ("uuml", 'ü'),
        ("Auml", 'Ä'),
        ("Ouml", 'Ö'),
        ("Uuml", 'Ü'),
        ("aring", 'å'),
        ("eacute", 'é'),
        ("frac12", '½'),
        ("frac14", '¼'),
    ];
    let rest = text.strip_prefix('&')?;
    let end = rest.char_indices().take(12).find(|(_, c)| *c == ';')?.0;
    let (name, after) = (&rest[..end], &rest[end + 1..]);
    let numbered = || {
        let number = name.strip_prefix('#')?;
        let code = number
            .strip_prefix(['x', 'X'])
            .map_or_else(|| number.parse().ok(), |hex| u32::from_str_radix(hex, 16).ok())?;
        char::from_u32(code).filter(|c| !c.is_control())
    };
    let letter = NAMED.iter().find(|(known, _)| *known == name).map(|(_, letter)| *letter);
    letter.or_else(numbered).map(|letter| (letter, after))
}
