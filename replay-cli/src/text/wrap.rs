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

/// A text with styles, as a screen of so many columns shows it: a longer line goes on in the next, broken at a blank, four
/// columns farther in than it began. A longer word stands alone, whole.
#[must_use]
pub fn fitted(columns: usize, text: &str) -> String {
    text.split_inclusive('\n').map(|line| fitted_line(columns, line)).collect()
}

fn fitted_line(columns: usize, line: &str) -> String {
    if seen(line.trim_end_matches('\n')) <= columns {
        return line.to_owned();
    }
    let indent = line.len() - line.trim_start_matches(' ').len();
    let pad = " ".repeat((indent + 4).min(columns / 2));
    let (mut out, mut length) = (String::new(), 0);
    for word in line.split_inclusive(' ') {
        let more = seen(word.trim_end());
        if length > indent && length + more > columns {
            out.truncate(out.trim_end_matches(' ').len());
            out += "\n";
            out += &pad;
            length = pad.len();
        }
        // The blanks between columns of a table are none at the beginning of a line.
        if word == " " && length == pad.len() && out.ends_with(&pad) && out.contains('\n') {
            continue;
        }
        out += word;
        length += seen(word.trim_end_matches('\n'));
    }
    out
}

/// The columns that a text takes, its styles apart.
fn seen(text: &str) -> usize {
    let mut count = 0;
    let mut is_style = false;
    for c in text.chars() {
        match c {
            '\u{1b}' => is_style = true,
            'm' if is_style => is_style = false,
            _ if is_style => {}
            _ => count += 1,
        }
    }
    count
}
