//! HTML as words and tags, whatever its faults.

/// A part of a text.
pub(super) enum Token<'t> {
    /// What stands between tags.
    Words(&'t str),
    /// A tag that opens.
    Open(Tag),
    /// A tag that closes, by its name.
    Close(String),
}

/// A tag with its attributes, names in small letters.
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) attributes: Vec<(String, String)>,
}

impl Tag {
    /// The value of an attribute.
    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }
}

/// Most attributes of a tag.
const MAX_ATTRIBUTES: usize = 32;

/// The parts of a text, in order.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut out = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let Some(at) = rest.find('<') else {
            out.push(Token::Words(rest));
            break;
        };
        if at > 0 {
            out.push(Token::Words(&rest[..at]));
            rest = &rest[at..];
            continue;
        }
        let (token, length) = tag(rest);
        out.extend(token);
        rest = &rest[length..];
    }
    out
}

/// The tag with which a text begins, and its length. A `<` that begins none is a word.
fn tag(text: &str) -> (Option<Token<'_>>, usize) {
    if text.starts_with("<!--") {
        return (None, text.find("-->").map_or(text.len(), |end| end + 3));
    }
    let inner = &text[1..];
    let is_tag = inner.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!' | '?'));
    if !is_tag {
        return (Some(Token::Words(&text[..1])), 1);
    }
    let end = end(text);
    let inner = text[1..end].trim_end_matches('>').trim_end_matches('/');
    let name = |text: &str| {
        let name: String = text.chars().take_while(char::is_ascii_alphanumeric).collect();
        name.to_ascii_lowercase()
    };
    let token = match inner.strip_prefix('/') {
        Some(closed) => Token::Close(name(closed)),
        None => {
            let name = name(inner);
            Token::Open(Tag { attributes: attributes(&inner[name.len()..]), name })
        }
    };
    (Some(token), end)
}

/// Where a tag ends: behind a `>` that stands in no quotes.
fn end(text: &str) -> usize {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (None, '>') => return at + 1,
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            _ => {}
        }
    }
    // A quote that is never closed ends with the tag.
    text.find('>').map_or(text.len(), |at| at + 1)
}

fn attributes(text: &str) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let mut rest = text.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
    while !rest.is_empty() && out.len() < MAX_ATTRIBUTES {
        let end = rest.find(|c: char| c.is_whitespace() || c == '=').unwrap_or(rest.len());
        let name = rest[..end].to_ascii_lowercase();
        rest = rest[end..].trim_start();
        let mut value = String::new();
        if let Some(said) = rest.strip_prefix('=') {
            let (found, behind) = self::value(said.trim_start());
            value = decoded(found);
            rest = behind;
        }
        if name.is_empty() && value.is_empty() {
            break;
        }
        out.push((name, value));
        rest = rest.trim_start();
    }
    out
}

/// A value, quoted or not, and what stands behind it.
fn value(text: &str) -> (&str, &str) {
    for quote in ['"', '\''] {
        if let Some((value, behind)) = text.strip_prefix(quote).and_then(|inner| inner.split_once(quote)) {
            return (value, behind);
        }
    }
    text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))
}

/// Characters that HTML names, or numbers.
const NAMED: [(&str, char); 16] = [
    ("nbsp", '\u{a0}'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("amp", '&'),
    ("ge", '≥'),
    ("le", '≤'),
    ("times", '×'),
    ("bull", '•'),
    ("middot", '·'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("hellip", '…'),
    ("frac12", '½'),
    ("deg", '°'),
];

/// The words with their characters instead of the names of these.
pub(super) fn decoded(words: &str) -> String {
    let mut out = String::new();
    let mut rest = words;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        let behind = &rest[at + 1..];
        // A name has ten letters at most: no more is looked through.
        let end = behind.bytes().take(11).position(|byte| byte == b';');
        match end.and_then(|end| Some((character(&behind[..end])?, end))) {
            Some((c, end)) => {
                out.push(c);
                rest = &behind[end + 1..];
            }
            None => {
                out.push('&');
                rest = behind;
            }
        }
    }
    out + rest
}

fn character(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        return char::from_u32(code);
    }
    NAMED.iter().find(|(known, _)| *known == name).map(|(_, c)| *c)
}
