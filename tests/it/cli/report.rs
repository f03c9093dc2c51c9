//! `report`: the page of a game.

use super::Desk;
use crate::support::draws;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

fn page(desk: &Desk, game: &str) -> String {
    desk.run(&format!("report @{game} -o @page.html --force")).exits(0);
    desk.text("page.html")
}

/// What the script of a page reads.
fn data(page: &str) -> Value {
    let from = page.split("<script type=\"application/json\" id=\"data\">").nth(1).unwrap();
    serde_json::from_str(from.split("</script>").next().unwrap()).unwrap()
}

/// A place between the first of two words and the second.
fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    text.split(from).nth(1).unwrap().split(to).next().unwrap()
}

fn street() -> Desk {
    let desk = Desk::new();
    desk.put("street.asl", include_str!("../../games/street.asl"));
    desk
}

/// Step for step the page has the stacks that `show` has.
#[test]
fn the_page_shows_what_stands_where_after_each_event() {
    let desk = street();
    let view = desk.run("report @street.asl -o @page.html").exits(0).json;
    let names: Vec<&str> =
        view["map"]["hexes"].as_array().unwrap().iter().map(|hex| hex["name"].as_str().unwrap()).collect();
    let mut stands: BTreeMap<String, String> = BTreeMap::new();
    for (n, step) in view["steps"].as_array().unwrap().iter().enumerate() {
        for stack in step["stacks"].as_array().into_iter().flatten() {
            let hex = names[usize::try_from(stack["hex"].as_u64().unwrap()).unwrap()];
            stands.retain(|_, at| at != hex);
            let units = stack["counters"].as_array().unwrap().iter();
            for counter in units.filter(|counter| counter["sort"] != "wreck") {
                stands.insert(counter["unit"].as_str().unwrap().to_owned(), hex.to_owned());
            }
        }
        if !draws::one_of(4, n) {
            continue;
        }
        let shown = desk.run(&format!("show @street.asl --at {n}")).exits(0).json;
        let on_map = shown["units"].as_array().unwrap().iter().filter_map(|unit| {
            let hex = unit["hex"].as_str().unwrap();
            let hex = hex.split('/').next().unwrap();
            let on = !matches!(hex, "off board" | "eliminated");
            on.then(|| (unit["unit"].as_str().unwrap().to_owned(), hex.to_owned()))
        });
        assert_eq!(stands, on_map.collect(), "after event {n}");
    }
}

/// An event a row with its permalink, a phase a link, each finding with its rule and both figures.
#[test]
fn the_page_has_every_event_and_every_finding() {
    let desk = street();
    let page = page(&desk, "street.asl");
    let log = desk.run("log @street.asl").exits(0).json;
    let audit = desk.run("audit @street.asl").json;
    let events = log["events"].as_array().unwrap();
    assert_eq!(data(&page)["steps"].as_array().unwrap().len(), events.len());
    for event in events {
        let n = &event["event"];
        assert!(page.contains(&format!("<li id=\"e{n}\"")), "{n}");
        assert!(page.contains(&format!("<a href=\"#{n}\">")), "{n}");
    }
    let findings = audit["findings"].as_array().unwrap();
    assert_eq!(page.matches("<article").count(), findings.len());
    for finding in findings {
        assert!(page.contains(finding["clause"].as_str().unwrap()), "{finding}");
    }
    assert!(page.contains("turn 1 german PFPh"), "{page}");
}

/// What the page may run is the one script whose hash it names; styles likewise, and nothing from elsewhere.
#[test]
fn the_page_runs_its_own_script_alone_and_asks_nobody() {
    let page = page(&street(), "street.asl");
    let policy = between(&page, "Content-Security-Policy\" content=\"", "\">");
    let hash = |text: &str| {
        use base64ct::{Base64, Encoding};
        format!("'sha256-{}'", Base64::encode_string(&Sha256::digest(text.as_bytes())))
    };
    let (style, script) = (between(&page, "<style>", "</style>"), page.rsplit("<script>").next().unwrap());
    let script = script.split("</script>").next().unwrap();
    assert_eq!(
        policy,
        format!(
            "default-src 'none'; style-src {}; script-src {}; base-uri 'none'; form-action 'none'",
            hash(style),
            hash(script)
        )
    );
    for word in ["http://", "https://", "src=", "@import", "url("] {
        // A pattern of the map is named by `url(#..)`, which asks nobody.
        let own = page.replace("http://www.w3.org/2000/svg", "").replace("url(#", "");
        assert!(!own.contains(word), "{word}");
    }
}

/// Whatever a player writes is text.
#[test]
fn no_text_of_a_player_becomes_markup() {
    let desk = Desk::new();
    let hostile =
        "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"' onload=\"alert(3) \u{202e}";
    let escaped = hostile.replace('"', "\\\"").replace('\u{202e}', "\\u202e");
    let game = super::with("name = \"", &format!("name = \"{escaped}"));
    let (head, events) = game.split_once("\n---\n").unwrap();
    desk.put("bad.asl", format!("{head}\n---\n{events}\nnote \"{escaped}\"\n"));
    let page = page(&desk, "bad.asl");
    // What the script reads, the log that is carried, and the script.
    assert_eq!(page.matches("<script").count(), 3, "{page}");
    assert_eq!(page.matches("</script").count(), 3);
    assert!(!page.contains("<img") && !page.contains('\u{202e}'), "{page}");
    assert!(page.contains("alert(2)"), "{page}");
}

/// 10,000 events are less than 5 MB, however much is found in them.
#[test]
fn ten_thousand_events_are_a_page_of_less_than_5_mb() {
    let events = draws::few_or(2_000, 10_000) as usize;
    let desk = Desk::new();
    desk.put("many.asl", crate::support::many::events(events));
    let page = page(&desk, "many.asl");
    let steps = data(&page)["steps"].as_array().unwrap().len();
    assert!(steps >= events, "{steps}");
    assert!(page.len() < 100_000 + 490 * events, "{}", page.len());
}

#[test]
fn a_page_is_not_written_over_unasked() {
    let desk = street();
    desk.put("page.html", "mine");
    desk.run("report @street.asl -o @page.html").exits(3).says("--force");
    assert_eq!(desk.text("page.html"), "mine");
    desk.run("report @street.asl -o @page.html --force").exits(0).says("225 events and 6 findings");
    desk.run("report @street.asl -o @none/page.html").exits(3).says("no folder");
}

/// Each broken finding with what it changes, who gained, and whether play has passed it (A.2).
#[test]
fn findings_are_told_as_a_referee_would() {
    let desk = street();
    let text = desk.run("report @street.asl --text --to director").exits(0).text;
    for words in [
        "Broken (5)",
        "stands (A.2): play has passed it with event 70",
        "the result is NE either way",
        "with the figures that are due NMC instead of 1MC",
        "gained by it: russian",
        "Waived (1)",
        "To check it: asl-replay audit",
    ] {
        assert!(text.contains(words), "{words}\n{text}");
    }
    let opponent = desk.run("report @street.asl --text").exits(0).text;
    assert_eq!(opponent.matches("\n    recorded by ").count(), 6, "{opponent}");
    // A finding on who fires with whom has no figure that tells what it changes.
    let group = between(&text, "A7.55-mandatory-fg", "5. ");
    assert!(!group.contains("either way"), "{group}");
    desk.run("report @street.asl --text -o @his.txt").exits(0);
    assert!(desk.text("his.txt").contains("let us put right") && !desk.text("his.txt").contains('\u{1b}'));
    desk.run("report @street.asl").exits(3);
}

/// A director is told of each finding who wrote it.
#[test]
fn the_director_is_told_who_wrote_what_was_found() {
    let desk = street();
    let text = desk.run("report @street.asl --text --to director").exits(0).text;
    let found = text.matches("\n    recorded with asl-replay by ").count();
    assert_eq!(found, 6, "{text}");
    assert!(!desk.run("report @street.asl --text").text.contains("recorded with"));
    // The module, the engine and the player are told of VASL files, as far as the files say.
    desk.put("his.vlog", crate::vasl::made::made("a_vehicle.vlog"));
    let told = desk.run("report @his.vlog --text --to director").exits(0);
    let flat = told.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("his.vlog is written by VASL 6.5"), "{flat}");
    assert!(flat.contains("on VASSAL 3.2.17"), "{flat}");
    assert!(["Anna", "it does not tell whose the step is"].iter().any(|who| flat.contains(who)), "{flat}");
    assert!(!flat.contains(" p1"), "{flat}");
}

/// Its own roll and result do not pass an attack; the next one does, and so does an expenditure. What was taken back is nothing.
#[test]
fn an_error_can_be_put_right_until_play_has_passed_it() {
    let all = include_str!("../../games/street.asl");
    let standing = |upto: &str, more: &str| {
        let desk = Desk::new();
        let end = all.find(upto).unwrap_or_else(|| panic!("{upto}"));
        desk.put("cut.asl", format!("{}{more}", &all[..end]));
        let view = desk.run("report @cut.asl -o @page.html").exits(0).json;
        view["standing"][0].clone()
    };
    let open = standing("turn 1 german MPh", "");
    assert!(open["passed_by"].is_null() && open["changes"] == "the result is NE either way", "{open}");
    let moved = standing("turn 1 german MPh", "turn 1 german MPh\nby anna\ngF moves N9 1 MF not-assault\n");
    assert_eq!(moved["passed_by"], 70, "{moved}");
    let back = "turn 1 german MPh\nby anna\ngF moves N9 1 MF not-assault\nretract to 69 agreed-by boris\n";
    assert!(standing("turn 1 german MPh", back)["passed_by"].is_null(), "it was taken back");
}

/// The page of a VASL log shows the game that the log shows, each row with its step.
#[test]
fn the_page_of_a_vasl_log_names_its_steps() {
    let desk = Desk::new();
    desk.put("b.vlog", crate::vasl::made::made("b_infantry.vlog"));
    let page = page(&desk, "b.vlog");
    for words in
        ["step 14", "moves to 03O7", "pieced together", "Open questions", "who fired the IFT DR of step 60"]
    {
        assert!(page.contains(words), "{words}");
    }
    // How it stands in a file of the notation, and what backs the dice, is not for the reader of a game.
    assert!(!page.contains("from 1.14.1") && !page.contains("receipt 1"), "{page}");
}

/// What was found in the files themselves, a die that was edited say, stands at its step too, and no A.2 is said of it.
#[test]
fn what_is_found_in_vasl_files_themselves_stands_in_the_page() {
    use asl_replay::import::vassal::command;
    use asl_replay::import::vassal::provenance::{pack, unpack};
    let mut stream = command::parse(&unpack(&crate::vasl::made::made("b_infantry.vlog")).unwrap()).unwrap();
    for leaf in &mut stream.steps[8] {
        *leaf = leaf.replace("(MC DR) 4,4", "(MC DR) 4,3");
    }
    let desk = Desk::new();
    desk.put("b.vlog", pack(&command::write(&stream), 0x5a).unwrap());
    let audit = desk.run("audit @b.vlog").exits(1).json;
    let view = desk.run("report @b.vlog -o @page.html").exits(0).json;
    let all = view["findings"].as_array().unwrap();
    assert_eq!(all.len(), audit["findings"].as_array().unwrap().len());
    let n = all.iter().position(|finding| finding["clause"].as_str().unwrap().starts_with("VASL.")).unwrap();
    let step = &view["steps"][usize::try_from(all[n]["at"]["event"].as_u64().unwrap()).unwrap()];
    assert_eq!((step["source"].as_str(), step["ruling"].as_str()), (Some("step 9"), Some("broken")));
    assert!(step["findings"].as_array().unwrap().contains(&n.into()) && view["standing"][n].is_null());
    desk.run("report @b.vlog --text").exits(0).says("VASL.");
}

/// A move that no finding of an event tells, by the cheapest way, is numbered among the findings, with its event and rule.
#[test]
fn what_a_move_costs_stands_in_the_mail() {
    let desk = Desk::new();
    desk.put("t.vlog", crate::vasl::made::made("a_vehicle.vlog"));
    let text = desk.run("report @t.vlog --text").exits(0).text;
    assert!(text.contains("Not decided (1)"), "{text}");
    assert!(text.contains("1. ? event 4 · turn 1 Axis, steps 2 to 11 · PzKw IVH · D2.1"), "{text}");
}

/// A player who is mailed a page has the log: the commands read it out of the page, and the page's own words count for nothing.
#[test]
fn the_log_in_a_page_is_read_like_the_log_itself() {
    let desk = street();
    desk.run("record @street.asl -o @street.aslog").recorded();
    let text = page(&desk, "street.aslog");
    assert!(text.contains("<b>Bytes</b> intact: "), "{text}");
    let lies = text.replace("broken,", "wonderful,").replace("class=\"tally\">", "class=\"tally\">0 ");
    assert_ne!(lies, text);
    desk.put("lies.html", lies);
    let findings = |game: &str| desk.run(&format!("audit @{game}")).exits(1).json["findings"].clone();
    assert_eq!(findings("lies.html"), findings("street.aslog"));
    let head = |game: &str| desk.run(&format!("verify @{game}")).exits(0).json["integrity"]["head"].clone();
    assert_eq!(head("lies.html"), head("street.aslog"));
    assert_eq!(head("page.html"), head("street.aslog"));
    desk.run("report @page.html -o @again.html").exits(0);
    assert_eq!(data(&desk.text("again.html")), data(&text));
}

/// A log of VASL holds what is hidden: no page carries one.
#[test]
fn a_page_of_vasl_files_carries_none_of_them() {
    let desk = Desk::new();
    desk.put("b.vlog", include_bytes!("../../vectors/vasl/made/b_infantry.vlog"));
    let text = page(&desk, "b.vlog");
    assert!(!text.contains("id=\"carried\""));
    let why = desk.run("audit @page.html").exits(3).text;
    assert!(why.contains("it carries no log"), "{why}");
    assert!(text.contains("Open questions</h2>") && !text.contains("data-ask"), "read, not clicked");
}
