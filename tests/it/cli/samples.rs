//! The real logs, when they are there, through the whole pipe: file, import, audit, and back to a file.

use super::{Desk, Ran};
use crate::vasl::secrets::owner_ids;
use crate::vasl::shared::sample;
use asl_replay::import::vassal::command::{self, Stream};
use asl_replay::import::vassal::provenance::{pack, unpack};

/// A desk with these samples; `None` when they are not there.
fn desk(names: &[&str]) -> Option<Desk> {
    let desk = Desk::new();
    for name in names {
        desk.put(name, sample(name)?);
    }
    Some(desk)
}

#[test]
fn full_shows_the_dice_of_both_players_the_phases_and_no_inconsistency() {
    let Some(desk) = desk(&["full.vlog"]) else { return };
    let ran =
        desk.run("audit @full.vlog").exits(0).says("turn 1 Axis: RPh PFPh MPh DFPh").says("no inconsistency");
    for player in ["Alice", "Bob"] {
        let rolls = |kind: &str| {
            ran.json["dice"]
                .as_array()
                .unwrap()
                .iter()
                .any(|row| row["roller"] == player && row["purpose"] == kind)
        };
        assert!(["IFT", "MC", "Rally"].into_iter().all(rolls), "{player}\n{}", ran.text);
        assert!(ran.text.lines().any(|line| line.trim_start().starts_with(player)));
    }
}

/// A roll in the plaintext: where its dice stand, the step, the roller.
struct Die {
    step: usize,
    leaf: usize,
    /// Where in the leaf the digit stands.
    at: usize,
    roller: String,
}

/// Every die of every roll of a log.
fn dice(stream: &Stream) -> Vec<Die> {
    let mut dice = Vec::new();
    for (step, leaves) in stream.steps.iter().enumerate() {
        for (leaf, text) in leaves.iter().enumerate() {
            let Some(start) =
                text.find(" DR) ").or(text.find(" dr) ")).filter(|_| text.starts_with("CHAT***"))
            else {
                continue;
            };
            let digits = text[start + 5..].bytes().take_while(|b| b.is_ascii_digit() || *b == b',').count();
            let Some((_, who)) = text.split_once('<') else { continue };
            let roller = who.split('>').next().unwrap().to_owned();
            let places = (start + 5..start + 5 + digits).filter(|at| text.as_bytes()[*at] != b',');
            dice.extend(places.map(|at| Die { step, leaf, at, roller: roller.clone() }));
        }
    }
    dice
}

/// Each die of a log changed to one other face in turn: the changed roll's step is reported.
fn every_changed_die_is_found(name: &str, spared: impl Fn(&[Die], usize) -> bool) {
    let Some(desk) = desk(&[name]) else { return };
    let stream = command::parse(&unpack(&desk.get(name)).unwrap()).unwrap();
    let dice = dice(&stream);
    assert!(dice.len() > 20, "{}", dice.len());
    for (n, die) in dice.iter().enumerate().filter(|(n, _)| !spared(&dice, *n)) {
        let mut changed = stream.clone();
        let text = &mut changed.steps[die.step][die.leaf];
        let face = text.as_bytes()[die.at] - b'0';
        text.replace_range(die.at..=die.at, &(face % 6 + 1).to_string());
        desk.put("changed.vlog", pack(&command::write(&changed), 0x21).unwrap());
        let ran = desk.run("audit @changed.vlog").exits(1).says(&format!("step {} ", die.step + 1));
        let at_step = |f: &serde_json::Value| f["at"]["source"] == format!("step {}", die.step + 1);
        let found = ran.json["findings"].as_array().unwrap();
        let ours = found.iter().find(|f| at_step(f) && f["ruling"] == "broken");
        let ours = ours.unwrap_or_else(|| panic!("die {n} of step {}\n{}", die.step + 1, ran.text));
        assert!(ours["declared"].is_string() && ours["due"].is_string(), "{ours}");
    }
}

#[test]
fn every_changed_die_of_full_is_found() {
    every_changed_die_is_found("full.vlog", |_, _| false);
}

#[test]
fn every_changed_die_of_multiple_1_is_found() {
    every_changed_die_is_found("multiple-1.vlog", |_, _| false);
}

/// The log begins in mid-session: a player's first roll stands against nothing.
#[test]
fn every_changed_die_of_4players_is_found_but_those_of_a_first_roll() {
    every_changed_die_is_found("4players.vlog", |dice, n| {
        dice[..n].iter().all(|before| before.roller != dice[n].roller)
    });
}

#[test]
fn the_two_parts_of_a_session_are_one() {
    let Some(desk) = desk(&["multiple-1a.vlog", "multiple-1b.vlog"]) else { return };
    let ran = desk.run("audit @multiple-1a.vlog @multiple-1b.vlog").exits(0);
    ran.says("no inconsistency, and no gap in the 2 files").says("0 broken");
}

#[test]
fn a_missing_middle_step_is_a_gap() {
    let Some(desk) = desk(&["multiple-1a.vlog", "multiple-1b.vlog"]) else { return };
    let mut stream = command::parse(&unpack(&desk.get("multiple-1b.vlog")).unwrap()).unwrap();
    let middle = dice(&stream).first().map(|die| die.step).unwrap();
    stream.steps.remove(middle);
    desk.put("cut.vlog", pack(&command::write(&stream), 0x21).unwrap());
    desk.run("audit @multiple-1a.vlog @cut.vlog").exits(1).says("gap").says("missing");
}

/// All that a command prints.
fn printed(ran: &Ran) -> String {
    format!("{}{}{}", ran.text, ran.aside, ran.json)
}

#[test]
fn no_owner_id_is_printed_or_recorded() {
    let names = ["hip-concealed.vsav", "labels.vsav", "basic.vsav", "hill-621.vsav", "custom-labels.vlog"];
    let Some(desk) = desk(&names) else { return };
    let mut found = 0;
    for name in names {
        let plaintext = unpack(&desk.get(name)).unwrap();
        // A display name is public, also where it is a password as well.
        let shown = |id: &String| plaintext.contains(&format!("<{id}>"));
        let ids: Vec<String> = owner_ids(&plaintext).into_iter().filter(|id| !shown(id)).collect();
        desk.run(&format!("import @{name} -o @{name}.aslog")).exits(0);
        let mut all = String::from_utf8_lossy(&desk.get(&format!("{name}.aslog"))).into_owned();
        for command in [
            "import @x",
            "audit @x",
            "log @x --who",
            "show @x",
            "export @x --format json",
            "export @x --format csv",
            "export @x",
            "log @x.aslog",
            "export @x.aslog",
        ] {
            all += &printed(&desk.run(&command.replace("@x", &format!("@{name}"))));
        }
        for id in &ids {
            assert!(!all.contains(id.as_str()), "{name} leaks an owner id of {} characters", id.len());
        }
        found += ids.len();
    }
    assert!(found > 0, "the samples hold owner ids");
}

/// Every sample can be read by every command.
#[test]
fn every_sample_is_read() {
    for name in crate::vasl::expected::LOGS {
        let file = format!("{name}.vlog");
        let Some(desk) = desk(&[&file]) else { return };
        for command in
            ["audit @x", "log @x", "show @x", "explain @x 0", "export @x --format csv", "verify @x"]
        {
            desk.run(&command.replace("@x", &format!("@{file}"))).exits(0);
        }
    }
}
