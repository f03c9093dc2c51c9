//! VASSAL's sequence encoding: a list of tokens in one string, split by a one-character delimiter.
//!
//! Input: text and the delimiter. It knows nothing of what a token means. The encoding is lossy in known cases (a
//! token that ends in a backslash swallows the next delimiter); those losses are reproduced, not repaired.

/// Joins `tokens` with `delimiter` the way VASSAL does.
#[must_use]
pub fn encode<S: AsRef<str>>(tokens: &[S], delimiter: char) -> String {
    let mut out = String::new();
    for (index, token) in tokens.iter().enumerate() {
        if index > 0 {
            out.push(delimiter);
        }
        push_token(&mut out, token.as_ref(), delimiter);
    }
    out
}

/// Splits `text` at `delimiter` and undoes escapes and quotes. An empty text is one empty token.
#[must_use]
pub fn decode(text: &str, delimiter: char) -> Vec<String> {
    tokens(text, delimiter).collect()
}

/// The same as [`decode`], a token at a time, so that a caller can stop early.
pub fn tokens(text: &str, delimiter: char) -> Tokens<'_> {
    Tokens { rest: Some(text), delimiter }
}

/// The first token and the decoded second, when there are exactly two: one level of a nested chain.
#[must_use]
pub fn pair(text: &str, delimiter: char) -> Option<(String, String)> {
    let mut tokens = tokens(text, delimiter);
    let both = (tokens.next()?, tokens.next()?);
    tokens.next().is_none().then_some(both)
}

/// Iterator over the tokens of a sequence.
#[derive(Debug, Clone)]
pub struct Tokens<'a> {
    rest: Option<&'a str>,
    delimiter: char,
}

impl Iterator for Tokens<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let text = self.rest?;
        let end = unescaped(text, self.delimiter);
        self.rest = end.map(|at| &text[at + self.delimiter.len_utf8()..]);
        Some(plain(&text[..end.unwrap_or(text.len())], self.delimiter))
    }
}

/// Where a delimiter stands in a text, from the front. Files are megabytes of nested sequences.
fn places(text: &str, delimiter: char) -> impl Iterator<Item = usize> {
    let one = u8::try_from(delimiter).ok().filter(u8::is_ascii);
    let ascii = one.map(|byte| memchr::memchr_iter(byte, text.as_bytes()));
    let other = one.is_none().then(|| text.match_indices(delimiter).map(|(at, _)| at));
    ascii.into_iter().flatten().chain(other.into_iter().flatten())
}

/// Position of the first delimiter whose preceding character is not a backslash.
fn unescaped(text: &str, delimiter: char) -> Option<usize> {
    places(text, delimiter).find(|at| !text[..*at].ends_with('\\'))
}

fn plain(piece: &str, delimiter: char) -> String {
    let kept = unescape(piece, delimiter);
    if is_quoted(&kept) && kept.len() > 1 { kept[1..kept.len() - 1].to_owned() } else { kept }
}

/// The text without the backslash that stands before a delimiter.
fn unescape(piece: &str, delimiter: char) -> String {
    let mut out = String::with_capacity(piece.len());
    let mut from = 0;
    for at in places(piece, delimiter) {
        let before = &piece[from..at];
        out.push_str(before.strip_suffix('\\').unwrap_or(before));
        from = at;
    }
    out.push_str(&piece[from..]);
    out
}

fn push_token(out: &mut String, token: &str, delimiter: char) {
    let quoted = token.starts_with('\\') || is_quoted(token);
    if quoted {
        out.push('\'');
    }
    let mut from = 0;
    for at in places(token, delimiter) {
        out.push_str(&token[from..at]);
        out.push('\\');
        from = at;
    }
    out.push_str(&token[from..]);
    if quoted {
        out.push('\'');
    }
}

fn is_quoted(text: &str) -> bool {
    text.starts_with('\'') && text.ends_with('\'')
}
