//! Names in words, as they look and as they read: written in another way that looks the same they are no other name; what
//! only reads alike may be one.

use alloc::string::String;
use alloc::vec::Vec;

/// A name as it is read: its case, blanks, marks and letters that look alike make no difference. One of marks alone is as it
/// stands. Names that read alike may be one, and may be two (`x +1`, `x -1`).
#[must_use]
pub fn as_read(name: &str) -> String {
    let seen = name.chars().flat_map(char::to_lowercase).filter_map(looks_like);
    let plain: String = seen.filter(|c| c.is_alphanumeric()).map(as_letter).collect();
    if plain.is_empty() { name.into() } else { plain }
}

/// A name as it is seen: its case and letters that look alike make no difference, nor does how wide a blank is; its marks,
/// its figures and where its words end do.
#[must_use]
pub fn as_seen(name: &str) -> String {
    let seen: String = name.chars().flat_map(char::to_lowercase).filter_map(looks_like).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Figures that look like letters, and an l that looks like an i.
const fn as_letter(c: char) -> char {
    match c {
        'l' | '1' => 'i',
        '0' => 'o',
        c => c,
    }
}

/// The Latin sign that a small letter, a dash, a slash or a blank of another kind looks like; `None` for what nobody sees.
#[must_use]
pub fn looks_like(c: char) -> Option<char> {
    #[rustfmt::skip]
    const LETTERS: [(char, char); 39] = [
        ('а', 'a'), ('в', 'b'), ('с', 'c'), ('е', 'e'), ('н', 'h'), ('і', 'i'), ('к', 'k'), ('м', 'm'), ('о', 'o'), ('р', 'p'),
        ('ѕ', 's'), ('т', 't'), ('у', 'y'), ('х', 'x'), ('ј', 'j'), ('ԁ', 'd'), ('ԛ', 'q'), ('ԝ', 'w'), ('ѵ', 'v'), ('ү', 'y'),
        ('ӏ', 'i'), ('ı', 'i'), ('з', '3'), ('ϲ', 'c'), ('γ', 'y'),
        ('α', 'a'), ('β', 'b'), ('ε', 'e'), ('η', 'n'), ('ι', 'i'), ('κ', 'k'), ('μ', 'm'), ('ν', 'v'), ('ο', 'o'), ('ρ', 'p'),
        ('τ', 't'), ('υ', 'y'), ('χ', 'x'), ('ζ', 'z'),
    ];
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' | '\u{2043}' => Some('-'),
        '\u{2044}' | '\u{2215}' => Some('/'),
        '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}' => None,
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0),
        c if c.is_whitespace() => Some(' '),
        c => Some(LETTERS.iter().find(|(look, _)| *look == c).map_or(c, |(_, plain)| *plain)),
    }
}
