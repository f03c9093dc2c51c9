//! The armies of VASL's palette, by the letters that their art and their concealment counters are filed under.

/// An army.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Army {
    /// Its letters, `ge`.
    pub letters: &'static str,
    /// Its name, as a reader is told it.
    pub name: &'static str,
    /// Its word in the catalogue of Personnel; empty where that has none.
    pub word: &'static str,
    /// It stands under Axis in the palette, else under Allied. Which side of the phase wheel it is on no file says.
    pub is_axis: bool,
}

const fn army(letters: &'static str, name: &'static str, word: &'static str, is_axis: bool) -> Army {
    Army { letters, name, word, is_axis }
}

/// Armies of single minor nations stand with their lists in some extensions.
const ARMIES: [Army; 24] = [
    army("ge", "German", "german", true),
    army("ss", "SS", "german ss", true),
    army("it", "Italian", "italian", true),
    army("ja", "Japanese", "japanese", true),
    army("fi", "Finnish", "finnish", true),
    army("ax", "Axis Minor", "", true),
    army("hu", "Hungarian", "", true),
    army("ro", "Romanian", "", true),
    army("bu", "Bulgarian", "", true),
    army("sl", "Slovakian", "", true),
    army("cr", "Croatian", "", true),
    army("nk", "North Korean", "", true),
    army("cc", "Chinese (Korea)", "", true),
    army("ru", "Russian", "russian", false),
    army("am", "American", "american", false),
    army("us", "American", "american", false),
    army("br", "British", "british", false),
    army("fr", "French", "french", false),
    army("ch", "Chinese", "", false),
    army("al", "Allied Minor", "", false),
    army("pa", "Partisan", "", false),
    army("sk", "South Korean", "", false),
    army("un", "UN (Korea)", "", false),
    army("sh", "shared", "", false),
];

impl Army {
    /// The army of these letters.
    #[must_use]
    pub fn of(letters: &str) -> Option<&'static Army> {
        ARMIES.iter().find(|army| army.letters == letters)
    }
}
