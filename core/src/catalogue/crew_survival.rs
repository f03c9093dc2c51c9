//! Vehicles whose Crew Survival number is printed in red: they burn more easily (D5.7). Source: the listings of vehicles.

/// By the name of the type.
const RED: [&str; 19] = [
    "A13 Mk II",
    "B1-bis",
    "BT-42(r)",
    "Crusader I",
    "Crusader II",
    "Crusader III",
    "M4",
    "M4 DD",
    "M4A1",
    "M4A2",
    "Marder II",
    "PzKpfw VD",
    "Quad FAT",
    "SU-76M",
    "Sherman II(a)",
    "Sherman III(a)",
    "Sherman V(a)",
    "Sherman VC(a)",
    "T-13 III(b)",
];

/// Is the Crew Survival number of a type red? `None` of a type that the catalogue lacks.
#[must_use]
pub fn has_red_crew_survival(name: &str, book: u16) -> Option<bool> {
    RED.contains(&name).then_some(true).or_else(|| super::entry(name, book).map(|_| false))
}
