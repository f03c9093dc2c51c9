//! What is left of a unit that is reduced.

use crate::support::builder::Log;
use asl_core::audit::Replay;
use asl_core::finding::Ruling;

const HEAD: &str = "printing = \"2e\"\n[players]\ngerda = { side = \"german\" }\nrudi = { side = \"russian\" }\n\
    [default-terrain]\nis = [\"open-ground\"]\n[weapons]\nMMG = \"russian mmg\"\n[units]\n\
    r1 = { side = \"russian\", type = \"russian 4-4-7\", sw = [\"MMG\"] }\n\
    rh = { side = \"russian\", type = \"russian 2-3-7\" }\nbare = { side = \"russian\", type = \"russian 2-3-7\", sw = [] }\n\
    g = { side = \"german\", type = \"german 4-6-7\" }\n";

/// The SW of what is left of `r1`.
fn left(line: &str, name: &str) -> Option<Vec<String>> {
    let mut log = Log::of(HEAD);
    ["place r1 K5", "place g K8", line].iter().for_each(|line| log.line("rudi", line));
    let state = Replay::of(&log.game()).end();
    let name = name.parse().expect("a name");
    let sw = state.units.standing(&name).and_then(|(_, def)| def?.infantry.as_ref()?.sw.clone());
    sw.map(|sw| sw.iter().map(ToString::to_string).collect())
}

/// A4.4: the HS of a squad with a MMG has the MMG; where the head says what it has, that holds.
#[test]
fn what_is_left_of_a_unit_keeps_its_sw() {
    assert_eq!(left("r1 reduced into rh", "rh"), Some(vec!["MMG".to_owned()]));
    assert_eq!(left("r1 reduced into r1h like rh", "r1h"), Some(vec!["MMG".to_owned()]));
    assert_eq!(left("r1 reduced into bare", "bare"), Some(Vec::new()));
}

/// It may fire that SW, and no other.
#[test]
fn a_half_squad_fires_the_sw_of_its_squad_alone() {
    let broken = |weapon: &str| {
        let mut log = Log::of(HEAD);
        let fire = format!("a1 prep by rh sw:{weapon} at K8");
        ["place r1 K5", "place g K8", "r1 reduced into rh", "turn 1 russian PFPh", &fire]
            .iter()
            .for_each(|line| log.line("rudi", line));
        let findings = Replay::of(&log.game()).audit().findings;
        findings.iter().any(|f| f.ruling == Ruling::Broken && f.clause.to_string() == "A7.35-sw-possession")
    };
    assert!(!broken("MMG"));
    assert!(broken("LMG"));
}
