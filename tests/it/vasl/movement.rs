//! Moves, stacks, changes and removals in synthetic logs; the only real move moves a phase wheel.
use asl_replay::import::vassal::Imported;
use asl_replay::import::vassal::event::EventKind;
use asl_replay::import::vassal::finding::FindingKind;
use asl_replay::import::vassal::position::Fault;

use super::builder::{Builder, change, movement, squad, states};

// Centres of A1, A2 and B3 of a board at the edge buffer.
const A1: (i32, i32) = (400, 432);
const A2: (i32, i32) = (400, 496);
const B3: (i32, i32) = (456, 593);

fn two_squads() -> Builder {
    Builder::new()
        .setup(squad("1", "4-6-7", "null", "null", "400;432"))
        .setup(squad("2", "LMG", "null", "null", "400;432"))
        .setup("+/s/stack/Main Map;400;432;1;2")
}

fn members<'a>(imported: &'a Imported, stack: &str) -> &'a [String] {
    imported.last.get(stack).unwrap().members()
}

#[test]
fn a_stack_moves_with_its_members_and_both_ends_have_hexes() {
    let log = two_squads()
        .step(&[movement("s", A2, A1, "secret-id"), "CHAT* 4-6-7, LMG moves A1 -> A2 *".into()])
        .import();
    let EventKind::PieceMoved { pieces, from, to, mover, .. } = &log.events[0].kind else { panic!() };
    assert_eq!(pieces.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["4-6-7", "LMG"]);
    assert_eq!((from.hex.as_deref(), to.hex.as_deref()), (Some("A1"), Some("A2")));
    assert_eq!(log.events[0].actor(), mover.as_deref());
    assert!(mover.as_ref().unwrap().starts_with("owner-"));
    assert_eq!((log.last.spot("1").unwrap().x, log.last.spot("1").unwrap().y), A2);
    assert_eq!(log.setup.spot("1").unwrap().y, A1.1, "the set-up position stays");
    assert_eq!(log.findings, []);
}

#[test]
fn a_piece_leaves_its_stack_and_joins_another_at_the_bottom_or_above_under() {
    let game = || {
        two_squads().setup(squad("3", "8-0", "null", "null", "456;593")).setup("+/t/stack/Main Map;456;593;3")
    };
    let log = game().step(&[movement("1", B3, A1, "x")]).import();
    assert_eq!(
        (members(&log, "s"), members(&log, "t")),
        (&["2".to_owned()][..], &["1".to_owned(), "3".to_owned()][..])
    );
    let above = format!("M/1/Main Map/{}/{}/3/Main Map/{}/{}/null/x", B3.0, B3.1, A1.0, A1.1);
    let log = game().step(&[above]).import();
    assert_eq!(members(&log, "t"), ["3", "1"]);
    assert_eq!(log.last.stack_of("1"), Some("t"));
}

#[test]
fn stacks_that_meet_become_one() {
    let log = two_squads()
        .setup(squad("3", "8-0", "null", "null", "456;593"))
        .setup("+/t/stack/Main Map;456;593;3")
        .step(&[movement("s", B3, A1, "x")])
        .import();
    assert_eq!(members(&log, "t"), ["1", "2", "3"]);
    assert!(log.last.get("s").is_none());
}

#[test]
fn a_change_reports_the_traits_that_differ_and_the_new_name() {
    let old = states("null", "null", "-1", "400;432");
    let log = two_squads().step(&[change("1", &states("null", "null", "1", "400;432"), &old)]).import();
    let EventKind::PieceChanged { piece, name_before, diffs } = &log.events[0].kind else { panic!() };
    assert_eq!((&**name_before, piece.name.as_str()), ("4-6-7", "broken 4-6-7"));
    let seen: Vec<_> =
        diffs.iter().map(|d| (d.index, d.kind.as_str(), d.from.as_str(), d.to.as_str())).collect();
    assert_eq!(seen, [(3, "emb2", "-1", "1")]);
}

#[test]
fn a_state_equal_to_its_given_old_state_is_left_alone() {
    let at = |hidden: &str, level: &str| states(hidden, "null", level, "400;432");
    let log = two_squads()
        .step(&[change("1", &at("null", "1"), &at("null", "-1"))])
        .step(&[change("1", &at("somebody", "-1"), &at("null", "-1"))])
        .import();
    let piece = log.last.get("1").unwrap();
    assert_eq!(piece.traits[3].state, "1", "the second command did not mean to repair it");
    assert!(piece.traits[0].state.starts_with("owner-"));
}

#[test]
fn adding_and_removing_are_events() {
    let log = two_squads().step(&[squad("9", "Hero", "null", "null", "400;496")]).step(&["-/9"]).import();
    let EventKind::PieceAdded { piece, place, .. } = &log.events[0].kind else { panic!() };
    assert_eq!((piece.name.as_str(), place.hex.as_deref()), ("Hero", Some("A2")));
    assert!(matches!(&log.events[1].kind, EventKind::PieceRemoved { piece, .. } if piece.name == "Hero"));
    assert!(log.last.get("9").is_none());
}

#[test]
fn a_command_on_an_unknown_piece_is_a_finding() {
    let log = two_squads().step(&[movement("77", A2, A1, "x")]).step(&["D/78/a/b"]).step(&["-/79"]).import();
    let faults: Vec<_> = log.findings.iter().map(|f| (f.at.unwrap().step, &f.kind)).collect();
    let unknown =
        |step, command, id: &str| (step, FindingKind::Fault(Fault::UnknownTarget { command, id: id.into() }));
    let expected = [unknown(1, "move", "77"), unknown(2, "change", "78"), unknown(3, "remove", "79")];
    assert_eq!(faults, expected.iter().map(|(s, k)| (*s, k)).collect::<Vec<_>>());
}

#[test]
fn a_move_from_where_the_piece_is_not_is_a_finding() {
    let log = two_squads().step(&[movement("s", A2, B3, "x")]).import();
    assert!(matches!(&log.findings[0].kind, FindingKind::Fault(Fault::NotThere { id, .. }) if id == "s"));
}

#[test]
fn a_chat_report_that_contradicts_the_move_is_a_finding() {
    let log =
        two_squads().step(&[movement("s", A2, A1, "x"), "CHAT* 4-6-7 moves A1 -> B7 *".into()]).import();
    let FindingKind::MoveReport { said, computed } = &log.findings[0].kind else {
        panic!("{:?}", log.findings)
    };
    assert_eq!((said.as_str(), computed.as_str()), ("A1 -> B7", "A1 -> A2"));
}

#[test]
fn chains_of_different_length_are_a_finding() {
    let log = Builder::new().setup("+/1/a\tpiece;;;i;n/Main Map;1;2;3").import();
    assert!(matches!(&log.findings[0].kind, FindingKind::Fault(Fault::Piece { id, .. }) if id == "1"));
}

#[test]
fn a_breadcrumb_that_disagrees_with_its_pixels_is_a_finding() {
    let crumb = |name: &str| {
        format!("+/1/piece;;;i;n/Main Map;1;2;3;4;OldMap;Main Map;OldX;400;OldY;432;OldLocationName;{name}")
    };
    assert_eq!(Builder::new().setup(crumb("A1")).import().findings, []);
    let log = Builder::new().setup(crumb("B7")).import();
    assert!(
        matches!(&log.findings[0].kind, FindingKind::Breadcrumb { said, computed, .. } if said == "B7" && computed == "A1")
    );
}

#[test]
fn every_other_command_becomes_an_event_and_the_unknown_stays_verbatim() {
    let log = two_squads()
        .step(&[
            "LOS\tt\t400\t432\t456\t593\tfalse\tfalse\tfalse",
            "AUDIO\tboom.wav",
            "OBA/+/0/x",
            "BRANDNEW\tthing",
        ])
        .step(&[
            "MutableProperty\tk\t1\t2\tModule",
            "NOTES\thello",
            "INFO\tAxis\tAxis\t2\t3\t4\t?\t5\tA\t?\tnote\t",
        ])
        .import();
    let kinds: Vec<&EventKind> = log.events.iter().map(|e| &e.kind).collect();
    assert!(
        matches!(kinds[0], EventKind::Los { from: Some(a), to: Some(b), .. } if &**a == "A1" && &**b == "B3")
    );
    assert!(matches!(kinds[1], EventKind::Sound(clip) if clip == "boom.wav"));
    assert!(matches!((kinds[2], kinds[3]), (EventKind::Oba(_), EventKind::Unknown)));
    assert_eq!(&*log.events[3].raw, "BRANDNEW\tthing");
    assert!(matches!(kinds[4], EventKind::Property(p) if p.new == "2"));
    assert!(
        matches!(kinds[6], EventKind::ScenarioInfo(i) if i.axis_san.as_deref() == Some("4") && i.axis_booby.as_deref() == Some("A"))
    );
}
