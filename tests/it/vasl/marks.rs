//! Counters of fire by the names that VASL's palette gives them.

use super::whose::Copy;

/// The name on the palette, and the counter in the notation.
const NAMES: [(&str, &str); 6] = [
    ("Opp. Fire", "opportunity-fire"),
    ("Bnd. Fire", "bounding-fire"),
    ("Int. Fire", "intensive-fire"),
    ("Int. Def Fire", "intensive-fire"),
    ("Veh Prep Fire", "prep-fire"),
    ("Veh Final Fire", "final-fire"),
];

#[test]
fn a_counter_of_fire_is_read_by_each_of_its_names() {
    let plain = imported("Prep Fire");
    let laid = |text: &str, marker: &str| text.matches(&format!(" marker {marker} on ")).count();
    assert!(laid(&plain, "prep-fire") > 0, "{plain}");
    for (name, marker) in NAMES {
        let text = imported(name);
        // Those of the log that are of this kind already stay.
        let others = if marker == "prep-fire" { 0 } else { laid(&plain, marker) };
        assert_eq!(laid(&text, marker), others + laid(&plain, "prep-fire"), "{name}\n{text}");
    }
}

/// The log of the infantry with its Prep Fire counters under another name.
fn imported(name: &str) -> String {
    let copy = Copy::of("b_infantry.vlog", |log| {
        let counters = log.steps.iter_mut().flatten().filter(|leaf| leaf.contains("FirePrep"));
        counters.for_each(|leaf| *leaf = leaf.replace("Prep Fire", name));
    });
    copy.run(&["import", &copy.at("his.vlog")]).text
}
