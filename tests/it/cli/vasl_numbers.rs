//! One numbering: a number that any command prints of a VASL log is an event of the game that the log shows, for all.

use super::Desk;
use crate::support::draws;
use crate::vasl::made::{LOGS, made};
use serde_json::Value;

fn rows<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn log_review_audit_and_show_count_the_same_events() {
    for (_, name) in LOGS.iter().enumerate().filter(|(n, _)| draws::takes(*n)) {
        let desk = Desk::new();
        desk.put("his.vlog", made(&format!("{name}.vlog")));
        let log = desk.run("log @his.vlog").exits(0).json;
        let page = desk.run("report @his.vlog -o @page.html").exits(0).json;
        let numbered: Vec<&Value> = rows(&log, "events").iter().filter(|row| row["aside"] != true).collect();
        assert_eq!(numbered.len(), rows(&page, "steps").len(), "{name}");
        for (n, (row, step)) in numbered.iter().zip(rows(&page, "steps")).enumerate() {
            assert_eq!(row["event"], n, "{name}");
            for key in ["event", "text", "source", "when"] {
                assert_eq!(row[key], step[key], "{name} {n}");
            }
        }
        let audit = desk.run("audit @his.vlog");
        assert_eq!(audit.json["events"], numbered.len(), "{name}");
        let last = numbered.len() - 1;
        let shown = desk.run(&format!("show @his.vlog --at {last}")).exits(0).json;
        assert_eq!(shown["after"]["text"], numbered[last]["text"], "{name}");
        desk.run(&format!("explain @his.vlog {}", last + 1)).exits(3).says(&format!("are 0 to {last}"));
        for found in rows(&audit.json, "moves") {
            let n = usize::try_from(found["event"].as_u64().unwrap()).unwrap();
            assert!(n <= last, "{name} {found}");
        }
    }
}

/// The number of a finding is taken by `explain`, `show`, `log` and `--since`.
#[test]
fn the_number_of_a_finding_is_taken_by_every_command() {
    let desk = Desk::new();
    let stream = |bytes: &[u8]| {
        let text = asl_replay::import::vassal::provenance::unpack(bytes).unwrap();
        text.replace("(MC DR) 5,2", "(MC DR) 5,3")
    };
    let edited = stream(&made("b_infantry.vlog"));
    desk.put("his.vlog", asl_replay::import::vassal::provenance::pack(&edited, 0x5a).unwrap());
    let audit = desk.run("audit @his.vlog").exits(1);
    let found = &rows(&audit.json, "findings")[0];
    let (n, clause) = (&found["at"]["event"], found["clause"].as_str().unwrap());
    assert!(audit.text.contains(&format!("event {n} · ")), "{}", audit.text);
    desk.run(&format!("explain @his.vlog {n}")).exits(1).says(&format!("Event {n}: ")).says(clause);
    desk.run(&format!("show @his.vlog --at {n}")).exits(0).says(&format!("After event {n}: "));
    desk.run(&format!("log @his.vlog --findings --from {n} --to {n}")).exits(0).says(clause);
    desk.run(&format!("audit @his.vlog --since {n}")).exits(1).says(clause);
    let page = desk.run("report @his.vlog -o @page.html").exits(0).json;
    let step = &rows(&page, "steps")[usize::try_from(n.as_u64().unwrap()).unwrap()];
    assert_eq!(step["ruling"], "broken");
}

/// Without boards it is said once what was not judged, and what to do.
#[test]
fn without_boards_the_audit_says_what_was_not_judged() {
    let desk = Desk::new();
    desk.put("his.vlog", made("b_infantry.vlog"));
    let says = "nothing of the map (LOS, terrain, the MP of moves) is judged; --boards DIR";
    let text = desk.run("audit @his.vlog").exits(0).says(says).text;
    assert_eq!(text.matches("--boards").count(), 1, "{text}");
    desk.run("import @his.vlog -o @his.asl").exits(0);
    let text = desk.run("audit @his.asl").exits(0).says("no board was read").text;
    assert_eq!(text.matches("--boards").count(), 1, "{text}");
    desk.put("bd03", crate::boards::sheet::Sheet::flat(33, 10).archive());
    desk.run("audit @his.vlog --boards @").hides("no board was read");
    let none = desk.run("audit @his.vlog --boards @nowhere").exits(3);
    none.says("no such folder");
    std::fs::create_dir(desk.path("empty")).unwrap();
    let text = desk.run("audit @his.vlog --boards @empty").exits(0).says("no board was read").text;
    assert!(text.contains("there is no bd03") && !text.contains("--boards DIR"), "{text}");
}

/// It is said where a board could have said something, and not of a game in which nobody moves or fires.
#[test]
fn the_note_on_boards_is_said_when_it_is_true() {
    let desk = Desk::new();
    let head = "name = \"Set up\"\nprinting = \"2e\"\n[[boards]]\nname = \"10\"\n[units]\n\
                pz4 = { side = \"german\", type = \"PzKpfw IVH\" }\n---\nplace pz4 10K5 vca 10K4-10L4\nturn 1 german MPh\n";
    desk.put("still.asl", head);
    desk.run("audit @still.asl").exits(0).hides("no board was read");
    desk.put("moves.asl", head.to_owned() + "pz4 start 1 MP\n");
    desk.run("audit @moves.asl").says("no board was read");
}

/// A page takes the place of a page, and of nothing else.
#[test]
fn a_page_of_ours_is_written_anew() {
    let desk = Desk::new();
    desk.put("a.vlog", made("a_vehicle.vlog"));
    desk.put("b.vlog", made("b_infantry.vlog"));
    desk.run("report @a.vlog -o @page.html").exits(0);
    desk.run("report @b.vlog -o @page.html").exits(0);
    desk.run("report @b.vlog --text -o @page.html").exits(3).says("--force writes over it");
    desk.put("page.html", b"<!DOCTYPE html><p>mine</p>");
    desk.run("report @b.vlog -o @page.html").exits(3).says("--force writes over it");
    desk.run("report @b.vlog -o @page.html --force").exits(0);
}
