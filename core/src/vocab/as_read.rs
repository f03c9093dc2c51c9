//! Names in words, as they read: written in another way they are no other name.

use alloc::string::String;

/// A name as it is read: its case, blanks, marks and letters that look alike make no difference. One of marks alone is as it
/// stands.
#[must_use]
pub fn as_read(name: &str) -> String {
    let plain: String =
        name.chars().flat_map(latin).flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric()).collect();
    let plain = plain.chars().map(|c| {
        if c == 'l' || c == '1' || c == '|' {
            'i'
        } else if c == '0' {
            'o'
        } else {
            c
        }
    });
    let plain: String = plain.collect();
    if plain.is_empty() { name.into() } else { plain }
}

/// Letters of other scripts that look like Latin ones, and wide ones; what has no look of its own is left out.
fn latin(c: char) -> Option<char> {
    const LIKE: [(&str, char); 23] = [
        ("\u{410}\u{430}\u{391}\u{3b1}", 'a'),
        ("\u{412}\u{432}\u{392}", 'b'),
        ("\u{421}\u{441}\u{3f9}\u{3f2}", 'c'),
        ("\u{501}", 'd'),
        ("\u{415}\u{435}\u{395}", 'e'),
        ("\u{41d}\u{43d}\u{397}", 'h'),
        ("\u{406}\u{456}\u{399}\u{3b9}\u{4c0}\u{4cf}\u{131}", 'i'),
        ("\u{408}\u{458}", 'j'),
        ("\u{41a}\u{43a}\u{39a}\u{3ba}", 'k'),
        ("\u{4c}\u{6c}", 'i'),
        ("\u{41c}\u{43c}\u{39c}", 'm'),
        ("\u{39d}", 'n'),
        ("\u{41e}\u{43e}\u{39f}\u{3bf}", 'o'),
        ("\u{420}\u{440}\u{3a1}\u{3c1}", 'p'),
        ("\u{51b}", 'q'),
        ("\u{405}\u{455}", 's'),
        ("\u{422}\u{442}\u{3a4}\u{3c4}", 't'),
        ("\u{3bd}\u{474}\u{475}", 'v'),
        ("\u{51c}\u{51d}", 'w'),
        ("\u{425}\u{445}\u{3a7}\u{3c7}", 'x'),
        ("\u{423}\u{443}\u{4ae}\u{4af}\u{3a5}\u{3b3}", 'y'),
        ("\u{396}", 'z'),
        ("\u{417}\u{437}", '3'),
    ];
    if ('\u{ff01}'..='\u{ff5e}').contains(&c) {
        return char::from_u32(u32::from(c) - 0xfee0);
    }
    Some(LIKE.iter().find(|(like, _)| like.contains(c)).map_or(c, |(_, plain)| *plain))
}
