//! Long sentences on several lines. Knows characters and columns.

/// The text in lines of at most so many columns, broken at blanks; a longer word stands alone, whole. Line
/// feeds of the text stay.
#[must_use]
pub fn wrapped(columns: usize, text: &str) -> Vec<String> {
    text.lines().flat_map(|line| wrapped_line(columns, line)).collect()
}

fn wrapped_line(columns: usize, text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut line, mut length) = (String::new(), 0);
    for word in text.split(' ') {
        let more = word.chars().count();
        if length > 0 && length + 1 + more > columns {
            lines.push(std::mem::take(&mut line));
            length = 0;
        } else if !line.is_empty() || length > 0 {
            line.push(' ');
            length += 1;
        }
        line += word;
        length += more;
    }
    lines.push(line);
    lines
}

/// The text on one line of at most so many columns, with `…` where it was cut.
pub(super) fn cut(columns: usize, text: &str) -> String {
    let line = text.replace('\n', " ");
    if line.chars().count() <= columns {
        return line;
    }
    let kept: String = line.chars().take(columns.saturating_sub(1)).collect();
    kept + "…"
}
