//! What the letters of the sources mean: the sort of a vehicle, whose it is, who made it.

use super::markup::{plain, short};
use asl_core::vocab::{Maker, Meaning, MoverClass, Nation, Word};

/// The longest name of a type, in characters.
const MAX_NAME: usize = 60;

/// The name of a counter, without the sort of vehicle that stands behind it.
///
/// # Errors
/// When nothing is left of it, or it is longer than any counter's.
pub(super) fn name(raw: &str) -> Result<String, String> {
    let bare = raw.split("<i>").next().unwrap_or(raw);
    let name = plain(bare).replace('^', "").replace(['“', '”'], "\"");
    let name = name.trim_end_matches(['"', ' ']).to_owned();
    match name.chars().count() {
        0 => Err("it has no name".into()),
        1..=MAX_NAME => Ok(name),
        _ => Err(format!("its name is longer than any counter's: {:?}", short(&name, MAX_NAME))),
    }
}

/// How vehicles of this sort move, and whether they are AFV; `None` within for a sort of which some are.
pub(super) fn class(sort: &str) -> Option<(MoverClass, Option<bool>)> {
    Some(match sort {
        "AAMT" | "AATt" | "AG" | "AG/TD" | "APC" | "APCv" | "HT" | "HTt" | "HTv" | "LT" | "LTv" | "MT"
        | "MTv" | "PC" | "SPA" | "SPAA" | "TD" | "TDv" | "TD/AA" | "Tt" | "Ttv" | "aAPC" | "aLT" | "aMT"
        | "aPC" | "aTt" => (MoverClass::Tracked, Some(true)),
        "SPDC" => (MoverClass::Tracked, None),
        "AAht" | "SPAht" | "TDht" | "ht" | "htMC" => (MoverClass::Halftrack, None),
        "AAAC" | "AC" | "AC/TD" => (MoverClass::ArmoredCar, Some(true)),
        "SC" | "AAtr" | "SPAtr" | "TDtr" => (MoverClass::Truck, None),
        "tr" | "atr" | "trv" => (MoverClass::Truck, Some(false)),
        "mc" | "TDmc" => (MoverClass::Motorcycle, Some(false)),
        _ => return None,
    })
}

/// Whose counters carry these letters: the two of a picture's name, or those of an entry's id.
pub(super) fn nation(letters: &str) -> Option<Nation> {
    let lower = letters.to_lowercase();
    Some(match lower.as_str() {
        "ff" => Nation::French,
        "ax" | "axc" | "hu" | "ro" | "bu" | "sl" | "cr" => Nation::AxisMinor,
        "al" | "alc" | "po" | "be" | "du" | "gr" | "yu" | "da" | "no" => Nation::AlliedMinor,
        "sh" => Nation::Common,
        "sv" | "swe" | "us" | "nk" | "sk" | "un" | "cc" => Nation::Other,
        "kfw-uro" | "kfw-bcfk" | "kfw-kpa" | "kfw-cpva" | "kfw-un-common" => Nation::Other,
        _ if lower.len() == 2 => Nation::read(&lower)?,
        _ => return None,
    })
}

/// A nation as a type tells it.
pub(super) fn told(nation: Nation) -> Word<Nation> {
    Word::from(nation)
}

/// Who made it, by the letter behind its name: `(a)` for American; else whoever makes its nation's vehicles.
pub(super) fn maker(name: &str, nation: Option<Nation>) -> Option<Maker> {
    const LETTERS: [(&str, Maker); 8] = [
        ("(a)", Maker::American),
        ("(b)", Maker::British),
        ("(f)", Maker::French),
        ("(g)", Maker::German),
        ("(i)", Maker::Italian),
        ("(r)", Maker::Russian),
        ("(t)", Maker::Czech),
        ("(s)", Maker::Other),
    ];
    let behind = LETTERS.iter().find(|(letter, _)| name.contains(letter)).map(|(_, maker)| *maker);
    behind.or_else(|| nation.map(Nation::maker))
}
