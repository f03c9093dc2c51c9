//! No owner id leaves the importer.
use asl_replay::import::vassal::event::ImportedEvent;
use asl_replay::import::vassal::provenance::{pack, unpack};
use asl_replay::import::vassal::secrets::GameKey;
use asl_replay::import::vassal::{Options, command, import, piece, sequence};

use super::builder::{Builder, change, movement, squad, states};
use super::expected::LOGS;
use super::shared::sample;

const IDS: [&str; 8] = [
    "hidden pass",
    "k0nceal;/ed",
    "obsolet3",
    "mover-word",
    "noteowner",
    "rosterid",
    "unmasker",
    "infoowner",
];

fn secret_game() -> Builder {
    let [hide, conceal, obs, mover, note, roster, unmask, info] = IDS;
    let state = |level| states(hide, &sequence::encode(&[conceal], ';'), level, "400;432");
    Builder::new()
        .setup(squad("1", "4-6-7", hide, &sequence::encode(&[conceal], ';'), "400;432"))
        .setup(
            format!("+/2/obs;a;b\tpiece;;;i;said {conceal} here/{obs};opts\tMain Map;1;2;3")
                .replace("k0nceal;/ed", "k0nceal;\\/ed"),
        )
        .setup("+/3/rotate;6\tconcealment;hidden pass;ge\\\tpiece;K;D;ge\\/q;?/0\t\\\tMain Map;1;2;3")
        .setup(format!("PNOTE\t{note}\tmy plan is X"))
        .setup(format!("PLAYER\t{roster}\tBob\tAxis"))
        .setup(format!("UNMASK\t{unmask}"))
        .setup("SNOTE\tname\tsealed plan")
        .setup(format!("INFO\tAxis\tAxis\t1\t1\t1\t1\t1\t?\t?\tpublic\t{info}\tprivate plan"))
        .setup(format!("NOTES\tsomebody wrote {mover}, and \"{note}\""))
        .step(&[movement("1", (400, 496), (400, 432), mover)])
        .step(&[change("1", &state("1"), &state("-1"))])
        .step(&[format!("BRANDNEW\t{roster}"), format!("CHAT<Bob> - my word is {unmask}")])
}

#[test]
fn a_synthetic_game_full_of_secrets_leaks_none() {
    let log = secret_game().import();
    let text = format!("{log:#?}");
    for secret in IDS.iter().chain(&["my plan", "sealed plan", "private plan"]) {
        assert!(!text.contains(secret), "{secret} leaks");
    }
    assert!(text.contains("k0nceal") == text.contains(IDS[1]));
    assert!(text.contains("Bob") && text.contains("public") && text.contains("owner-"));
    assert_eq!(log.findings, []);
}

#[test]
fn states_that_cannot_be_matched_to_traits_are_cut() {
    let log = Builder::new()
        .setup("+/5/hide;a\tpiece;;;i;n/lonelysecret")
        .step(&["D/404/lonelysecret\tx/y".to_owned(), change("5", "lonelysecret", "lonelysecret")])
        .import();
    assert!(!format!("{log:?}").contains("lonelysecret"));
    assert_eq!(log.findings.len(), 3);
}

#[test]
fn a_display_name_that_equals_an_owner_id_stays_a_name() {
    let log = Builder::new()
        .step(&[movement("1", (1, 1), (0, 0), "Alice"), "CHAT<Alice> - I am Alice".into()])
        .import();
    assert_eq!(log.events[1].actor(), Some("Alice"));
    assert!(!log.events[1].raw.ends_with("Alice"));
}

#[test]
fn pseudonyms_agree_within_a_game_key_and_differ_between_games() {
    let file = secret_game().file();
    let with = |key: u8| {
        let options = Options { game_key: Some(GameKey::from_bytes([key; 32])), ..Options::default() };
        import(&file, &options).unwrap().events[0].actor().unwrap().to_owned()
    };
    assert_eq!(with(1), with(1));
    assert_ne!(with(1), with(2));
    assert_eq!(format!("{:?}", GameKey::from_bytes([7; 32])), "GameKey(..)");
}

/// The owner ids of a plaintext, read the slow way.
pub(crate) fn owner_ids(plaintext: &str) -> Vec<String> {
    let stream = command::parse(plaintext).unwrap();
    let mut ids = Vec::new();
    for leaf in stream.setup.iter().chain(stream.steps.iter().flatten()) {
        if let Some(rest) = leaf.strip_prefix("M/") {
            ids.extend(sequence::decode(rest, '/').get(9).cloned());
        }
        let Some(rest) = leaf.strip_prefix("+/") else { continue };
        let fields = sequence::decode(rest, '/');
        let (types, states) = (piece::chain(&fields[1]).unwrap(), piece::chain(&fields[2]).unwrap());
        for (definition, state) in types.iter().zip(states) {
            match definition.split(';').next().unwrap() {
                "hide" | "conceal" | "obs" => ids.extend(piece::field(&state, 0)),
                "concealment" => ids.extend(piece::field(definition, 1)),
                _ => {}
            }
        }
    }
    ids.retain(|id| !id.is_empty() && id != "null");
    ids
}

#[test]
fn the_saves_leak_no_owner_id_anywhere() {
    let mut found = 0;
    for save in ["hip-concealed.vsav", "labels.vsav", "basic.vsav", "hill-621.vsav"] {
        let Some(bytes) = sample(save) else { return };
        let ids = owner_ids(&unpack(&bytes).unwrap());
        let text = format!("{:?}", import(&bytes, &Options::default()).unwrap());
        for id in &ids {
            assert!(!text.contains(id.as_str()), "{save} leaks an owner id of {} characters", id.len());
        }
        found += ids.len();
    }
    assert!(found > 0, "the samples hold owner ids");
}

#[test]
fn the_logs_keep_no_mover_id_outside_display_names() {
    for log in LOGS {
        let Some(bytes) = sample(&format!("{log}.vlog")) else { return };
        let plaintext = unpack(&bytes).unwrap();
        let imported = import(&bytes, &Options::default()).unwrap();
        for id in owner_ids(&plaintext) {
            let is_said = |event: &ImportedEvent| event.raw.is_empty() || event.raw.starts_with("CHAT");
            for event in imported.events.iter().filter(|event| !is_said(event)) {
                assert!(!format!("{event:?}").contains(&id), "{log} leaks a mover at {:?}", event.at);
            }
        }
    }
}

#[test]
fn packing_and_unpacking_are_inverse() {
    let plaintext = secret_game().plaintext();
    assert_eq!(unpack(&pack(&plaintext, 0).unwrap()).unwrap(), plaintext);
    assert_eq!(unpack(&pack(&plaintext, 0xff).unwrap()).unwrap(), plaintext);
}
