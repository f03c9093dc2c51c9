//! Where VASL is found on a machine: in VASSAL's preferences, which name its modules and the folder of VASL's boards, else in the
//! folders in which players put it. Input: folders. It proposes and changes nothing.
//!
//! VASSAL keeps its preferences in `prefs` of its own folder: `.VASSAL` of the home under Linux, `Library/Application
//! Support/VASSAL` under macOS, `VASSAL` of the roaming data under Windows. `V_Global` there lists the modules (`Modules`, before
//! 3.5.1 `RecentModules`), `VASL` the folder of the boards (`boardURL`). VASL itself looks for it beside its module first.

use super::properties::properties;
use crate::home::Belongings;
use crate::import::vassal::sequence;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Entries of a folder that are looked at.
const MAX_ENTRIES: usize = 4000;
/// Largest file of preferences, in bytes.
const MAX_PREFERENCES: u64 = 4 << 20;
/// Folders of a home in which players put VASL, and what belongs to it.
const USUAL: [&str; 8] = [
    "",
    "Documents",
    "Downloads",
    "Desktop",
    "Games",
    "My Documents",
    // Where Windows keeps them once they are synced.
    "OneDrive/Documents",
    "OneDrive/Desktop",
];
/// Folders in those.
const OWN: [&str; 5] = ["VASL", "vasl", "VASSAL", "vassal", ""];

/// What is found below a home; `roaming` is where the platform's programs keep their data.
#[must_use]
pub fn found(home: &Path, roaming: Option<&Path>) -> Belongings {
    let vassal = [Some(home.join(".VASSAL")), Some(home.join("Library/Application Support/VASSAL"))];
    let windows = [Some(home.join("AppData/Roaming/VASSAL")), roaming.map(|folder| folder.join("VASSAL"))];
    let prefs: Vec<PathBuf> =
        vassal.into_iter().chain(windows).flatten().map(|folder| folder.join("prefs")).collect();
    let usual: Vec<PathBuf> =
        USUAL.iter().flat_map(|below| OWN.iter().map(move |own| home.join(below).join(own))).collect();
    let module = newest(named(&prefs)).or_else(|| newest(usual.iter().flat_map(|folder| modules_in(folder))));
    let beside = module.as_deref().and_then(Path::parent).map(Path::to_owned);
    let set =
        prefs.iter().filter_map(|prefs| read(&prefs.join("VASL")).remove("boardURL")).map(PathBuf::from);
    let near = beside.into_iter().chain(usual).map(|folder| folder.join("boards"));
    Belongings { module, boards: set.chain(near).find(|folder| boards_in(folder) > 0) }
}

/// How many boards lie in a folder.
#[must_use]
pub fn boards_in(folder: &Path) -> usize {
    let is_board = |name: &String| name.get(..2).is_some_and(|bd| bd.eq_ignore_ascii_case("bd"));
    names(folder).filter(is_board).count()
}

/// The modules that VASSAL's preferences list.
fn named(prefs: &[PathBuf]) -> impl Iterator<Item = PathBuf> {
    let lists = prefs.iter().map(|prefs| read(&prefs.join("V_Global")));
    lists.flat_map(|mut global| {
        let listed = ["Modules", "RecentModules"].map(|key| global.remove(key)).into_iter().flatten();
        listed.flat_map(|list| sequence::decode(&list, ',')).map(PathBuf::from).collect::<Vec<_>>()
    })
}

fn modules_in(folder: &Path) -> Vec<PathBuf> {
    names(folder).map(|name| folder.join(name)).collect()
}

/// The newest of them that is VASL and is there, by the numbers in its name.
fn newest(paths: impl Iterator<Item = PathBuf>) -> Option<PathBuf> {
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let is_vasl =
        |path: &PathBuf| name(path).contains("vasl") && name(path).ends_with(".vmod") && path.is_file();
    paths.filter(is_vasl).max_by_key(|path| numbers(&name(path)))
}

/// `vasl-6.6.10.vmod`: 6, 6, 10.
fn numbers(name: &str) -> Vec<u64> {
    name.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

fn names(folder: &Path) -> impl Iterator<Item = String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().take(MAX_ENTRIES);
    entries.filter_map(|entry| entry.file_name().into_string().ok())
}

/// A file of preferences; nothing where there is none.
fn read(path: &Path) -> BTreeMap<String, String> {
    let mut bytes = Vec::new();
    let is_read = path.is_file()
        && File::open(path).is_ok_and(|file| file.take(MAX_PREFERENCES).read_to_end(&mut bytes).is_ok());
    // Java writes Latin-1, and what is not in it by its code.
    let text: String = bytes.into_iter().filter(|_| is_read).map(char::from).collect();
    properties(&text)
}
