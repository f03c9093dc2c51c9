//! What players call a vehicle beside the name on its counter. For searching and for hints alone: no log takes a type
//! by such a name, for one name may mean several counters.

/// Names, and the types that each is heard of.
const NICKNAMES: &[(&str, &[&str])] = &[
    ("Panzer I", &["PzKpfw IB"]),
    ("Panzer II", &["PzKpfw IIF"]),
    ("Panzer 38(t)", &["PzKpfw 38(t)A"]),
    ("Panzer III", &["PzKpfw IIIG", "PzKpfw IIIJ"]),
    ("Panzer IV", &["PzKpfw IVF1", "PzKpfw IVH"]),
    ("Panther", &["PzKpfw VG"]),
    ("Panzer V", &["PzKpfw VG"]),
    ("Panzer VI", &["PzKpfw VIE", "PzKpfw VIB"]),
    ("Tiger I", &["PzKpfw VIE"]),
    ("Tiger II", &["PzKpfw VIB"]),
    ("King Tiger", &["PzKpfw VIB"]),
    ("Königstiger", &["PzKpfw VIB"]),
    ("Sturmgeschütz", &["StuG IIIG"]),
    ("Hetzer", &["JgdPz 38(t)"]),
    ("Jagdpanther", &["JgdPz V"]),
    ("Hanomag", &["SPW 251/1"]),
    ("Puma", &["PSW 234/2"]),
    ("Kübelwagen", &["Kfz 1"]),
    ("Klim Voroshilov", &["KV-1 M41"]),
    ("Stalin", &["IS-2", "IS-3"]),
    ("JS-2", &["IS-2"]),
    ("JS-3", &["IS-3"]),
    ("Stuart", &["M3A1 Light Tank", "M5A1"]),
    ("Chaffee", &["M24"]),
    ("Sherman", &["M4", "M4A3(76)W"]),
    ("Firefly", &["Sherman VC(a)"]),
    ("Wolverine", &["M10 GMC"]),
    ("Hellcat", &["M18 GMC"]),
    ("Priest", &["M7 HMC"]),
    ("Greyhound", &["M8 Armored Car"]),
    ("Duck", &["DUKW"]),
    ("Deuce-and-a-half", &["2½-Ton Truck"]),
    ("Bren Carrier", &["Carrier A"]),
    ("Universal Carrier", &["Carrier A"]),
    ("Somua", &["S35"]),
    ("Hotchkiss", &["H39"]),
    ("Autoblinda", &["AB 41"]),
];

/// What players call a type of vehicle.
///
/// ```
/// let names: Vec<&str> = asl_core::catalogue::nicknames("PzKpfw VG").collect();
/// assert_eq!(names, ["Panther", "Panzer V"]);
/// ```
pub fn nicknames(of_type: &str) -> impl Iterator<Item = &'static str> {
    NICKNAMES.iter().filter(move |(_, types)| types.contains(&of_type)).map(|(nickname, _)| *nickname)
}

/// The types that players call so; small and capital letters are alike.
#[must_use]
pub fn nicknamed(nickname: &str) -> &'static [&'static str] {
    let called = |name: &str| name.to_lowercase() == nickname.to_lowercase();
    NICKNAMES.iter().find(|(name, _)| called(name)).map_or(&[], |(_, types)| types)
}
