//! Characters that nobody sees, or that turn the order of those beside them: what another person wrote may hold them, and
//! whoever reads it must know. The one list of them, and the one way to write them so that they are seen.

use alloc::string::String;

/// Is it a control character, a line break that is no line feed, of no width, a mark that turns the order of the text, or
/// a tag? A line feed and a tab are among them.
#[must_use]
pub fn is_unseen(c: char) -> bool {
    !matches!(c, ' '..='~') && (c.is_control() || turns(c) || has_no_shape(c))
}

const fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Fillers, joiners, selectors of variants, separators of lines, marks of order, tags.
const fn has_no_shape(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200d}'
            | '\u{2028}'
            | '\u{2029}'
            | '\u{2060}'..='\u{2065}'
            | '\u{206a}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Writes a character as its code, as JSON and the notation do: `\u202e`, and two of them beyond U+FFFF.
pub fn write_code(c: char, out: &mut String) {
    for unit in c.encode_utf16(&mut [0; 2]) {
        out.push_str("\\u");
        for shift in [12, 8, 4, 0] {
            out.extend(char::from_digit(u32::from(*unit >> shift) & 15, 16));
        }
    }
}
