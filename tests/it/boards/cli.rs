//! `terrain` and `los` as they are called.

use super::sheet::*;
use crate::cli::run;
use asl_core::vocab::hex::Dir;
use std::fs;
use tempfile::TempDir;

/// A game on a board of small size.
pub(crate) const HEAD: &str = r#"printing = "2e"

[players]
ivan = { side = "russian" }
hans = { side = "german" }

[[boards]]
name = "7"
width = 9
height = 4

[units]
bt7 = { side = "russian", type = "BT-7 M37", class = "tracked", afv = true, mp = 23, red-mp = false }
---
by ivan
place bt7 B2 vca C3-B3
"#;

struct Desk(TempDir);

impl Desk {
    fn new() -> Desk {
        let dir = TempDir::new().unwrap();
        let board = Sheet::flat(9, 4)
            .fill("D2", STONE_1)
            .stairway("D2")
            .fill("F2", WOODS)
            .fill("H1", GRAIN)
            .side("B2", Dir::S, WALL, 2)
            .road("H1", "H3", 6);
        fs::write(dir.path().join("bd7"), board.archive()).unwrap();
        fs::write(dir.path().join("game.asl"), HEAD).unwrap();
        Desk(dir)
    }

    fn run(&self, words: &[&str]) -> crate::cli::Ran {
        let folder = self.0.path().display().to_string();
        let own = ["--boards".into(), folder.clone(), "--home".into(), format!("{folder}/home")];
        let words = words.iter().map(|word| word.replacen('@', &format!("{folder}/"), 1));
        run(std::iter::once("asl-replay".to_owned()).chain(words).chain(own))
    }

    fn head(&self, from: &str, to: &str) {
        assert!(HEAD.contains(from));
        fs::write(self.0.path().join("game.asl"), HEAD.replace(from, to)).unwrap();
    }
}

/// The prompt reads the same boards: it knows the price of a move that the head tells nothing of, and asks for the word before
/// a shot through a building, as the audit breaks it.
#[test]
fn the_prompt_reads_the_boards() {
    let desk = Desk::new();
    desk.head("[units]\n", "[units]\ns1 = { side = \"russian\", type = \"russian 4-4-7\", sw = [] }\n");
    let path = desk.0.path().join("game.asl");
    let game = fs::read_to_string(&path).unwrap();
    let game = game.replace("s1 = {", "g1 = { side = \"german\", type = \"german 4-6-7\", sw = [] }\ns1 = {");
    fs::write(&path, game + "place s1 D1\nplace g1 D4\nturn 1 russian PFPh\n").unwrap();
    desk.run(&["record", "@game.asl", "--name", "g"]).exits(0);
    let folder = desk.0.path().to_path_buf();
    let typed = |boards: Option<std::path::PathBuf>, lines: &[&str]| {
        let place = asl_replay::home::Place { home: Some(folder.join("home")), boards, ..Default::default() };
        let mut script = crate::cli::Typed::of(lines);
        asl_replay::record::by_line::converse(&place, &"g".parse().unwrap(), None, 100, &mut script).unwrap();
        script.said().to_owned()
    };
    let blind = typed(None, &["s1 at d4", "undo"]);
    assert!(blind.contains("recorded as event") && !blind.contains("insist"), "{blind}");
    let seen = typed(Some(folder.clone()), &["s1 at d4", "no"]);
    assert!(seen.contains("✗") && seen.contains("insist"), "{seen}");
    let moves = typed(Some(folder.clone()), &["mph", "bt7 start", "bt7 b3"]);
    assert!(moves.contains("2 MP: 1 Open Ground +1 wall") && !moves.contains("no price is known"), "{moves}");
    desk.run(&["audit", "g"]).exits(0).says("0 broken");
    fs::create_dir(folder.join("empty")).unwrap();
    let none = typed(Some(folder.join("empty")), &["quit"]);
    assert!(none.contains("warning: "), "{none}");
}

#[test]
fn terrain_prints_a_line_for_each_hex() {
    let text = Desk::new().run(&["terrain", "--board", "7"]).exits(0).text;
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(
        rows[0][..10],
        ["hex", "level", "terrain", "depression", "stairway", "hexsides", "locations", "is", "level", "road"]
    );
    assert_eq!(rows.len(), 1 + 5 * 4 + 4 * 5);
    let hex = |name: &str| rows.iter().find(|row| row[0] == name).unwrap().clone();
    let house = hex("D2");
    assert_eq!(house[2..5], ["Stone Building, 1 Level", "", "yes"]);
    assert_eq!(house[6..8], ["D2,D2 Level 1,D2 Rooftop", "stone-building"]);
    assert_eq!(hex("B2")[5], "-,-,-,Wall,-,-");
    assert_eq!(hex("H2")[7..10], ["open-ground", "0", "H2-H1,H2-H3"]);
    assert_eq!(hex("F2")[7], "woods");
}

#[test]
fn los_says_what_blocks_where_and_by_which_rule() {
    let desk = Desk::new();
    let blocked = desk.run(&["los", "--board", "7", "F1", "F3"]).exits(0);
    blocked
        .says("F1 to F3, 2 hexes: blocked")
        .says("at F2: an obstacle between is higher than both ends: Woods (A6.2)")
        .says("wwwww");
    desk.run(&["los", "--board", "7", "D2 L1", "D2"]).exits(0).says("0 hexes: clear");
    desk.run(&["los", "--board", "7", "D2 L2", "D1"]).exits(3).says("the highest level of D2 is Level 1");
    desk.run(&["los", "--board", "7", "J9", "D1"]).exits(3).says("J9 is on no board");
    desk.run(&["los", "--board", "7", "F2-F1-G2", "F1"]).exits(0).says("F2-F1-G2 to F1");
    desk.run(&["los", "--board", "7", "F2-F1-H1", "F1"]).exits(3).says("do not meet in a vertex");
}

#[test]
fn pairs_are_answered_line_by_line() {
    let desk = Desk::new();
    fs::write(desk.0.path().join("pairs"), "from\tto\nF1\tF3\nH0\tH2\nB1\tB4\nD2 Level 1\tD4\n").unwrap();
    let text = desk.run(&["los", "--board", "7", "--pairs", "@pairs"]).exits(0).text;
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0][..5], ["from", "to", "range", "result", "reason"]);
    assert_eq!(rows[1][..4], ["F1", "F3", "2", "blocked"]);
    assert_eq!(rows[2][..4], ["H0", "H2", "2", "hindrance 1"]);
    assert_eq!((rows[3][3], rows[3][5], rows[3][6]), ("blocked", "B9.2", "B2"));
    assert_eq!(rows[4][..4], ["D2 Level 1", "D4", "2", "clear"]);
    fs::write(desk.0.path().join("pairs"), "F1 F3\n").unwrap();
    let refused = desk.run(&["los", "--board", "7", "--pairs", "@pairs"]).exits(0);
    assert!(refused.text.contains("refused\tline 1: two Locations are wanted"), "{}", refused.text);
    assert!(refused.aside.contains("1 line of"), "{}", refused.aside);
}

#[test]
fn a_game_adds_its_counters() {
    let desk = Desk::new();
    desk.run(&["los", "@game.asl", "B1", "B3", "--at", "1"])
        .exits(0)
        .says("hindrance 1")
        .says("+1 B2: bt7 (D9.4)");
    desk.run(&["los", "@game.asl", "B1", "B3", "--at", "0"]).exits(0).says("2 hexes: clear");
    desk.run(&["los", "@game.asl", "B1", "B3", "--at", "99"]).exits(3).says("there is no event 99");
}

#[test]
fn another_file_than_the_pinned_one_is_not_used() {
    let desk = Desk::new();
    let json = desk.run(&["los", "--board", "7", "B1", "B3"]).json;
    let sha256 = json["boards"][0]["sha256"].as_str().unwrap().to_owned();
    desk.head("name = \"7\"", &format!("name = \"7\"\nsha256 = \"{sha256}\""));
    desk.run(&["los", "@game.asl", "F1", "F3"]).exits(0).says("blocked");
    desk.head("name = \"7\"", &format!("name = \"7\"\nsha256 = \"{}\"\nversion = \"5.9\"", "0".repeat(64)));
    desk.run(&["los", "@game.asl", "F1", "F3"])
        .exits(3)
        .says("another file than the players agreed on")
        .says("(version 6.1)")
        .says("(version 5.9)");
}

#[test]
fn changes_of_the_head_are_made() {
    let desk = Desk::new();
    desk.run(&["los", "@game.asl", "H0", "H2"]).exits(0).says("hindrance 1");
    desk.head("name = \"7\"", "name = \"7\"\nchanges = [\"NoGrain\"]");
    desk.run(&["los", "@game.asl", "H0", "H2"]).exits(0).says("2 hexes: clear");
    desk.head("name = \"7\"", "name = \"7\"\nchanges = [\"PalmTrees\"]");
    desk.run(&["los", "@game.asl", "H0", "H2"])
        .exits(0)
        .says("undecided")
        .says("does not tell the terrain of H1");
}

const MOVES: &str = "turn 1 russian MPh\nbt7 start 1 MP\nbt7 enter B3 1 MP\nbt7 stop 1 MP\n";

#[test]
fn a_game_is_judged_by_its_board() {
    let desk = Desk::new();
    fs::write(desk.0.path().join("game.asl"), format!("{HEAD}{MOVES}")).unwrap();
    let told = desk.run(&["audit", "@game.asl"]).exits(1).text;
    assert!(told.contains("board    7 6.1, sha256 "), "{told}");
    assert!(told.contains("wall (B9)") && told.contains("declared 1 MP, due 2 MP"), "{told}");
    assert_eq!(desk.run(&["audit", "@game.asl"]).json["boards"][0]["board"], "7");
    // Without the board its terrain is open.
    fs::remove_file(desk.0.path().join("bd7")).unwrap();
    let told = desk.run(&["audit", "@game.asl"]).exits(0).text;
    assert!(told.contains("there is no bd7") && told.contains("the price needs the terrain of B3"), "{told}");
}

#[test]
fn a_new_game_pins_its_boards_and_another_file_decides_nothing() {
    let desk = Desk::new();
    fs::write(desk.0.path().join("game.asl"), format!("{HEAD}{MOVES}")).unwrap();
    let home = desk.0.path().join("home");
    fs::create_dir(&home).unwrap();
    let key = |desk: &Desk, name: &str| {
        fs::write(desk.0.path().join("passphrase"), "a long one\n").unwrap();
        let made = desk.run(&["keygen", name, "--passphrase-file", "@passphrase"]).json;
        made["public_key"].as_str().unwrap().to_owned()
    };
    key(&desk, "ivan");
    let his = format!("hans={}", key(&Desk::new(), "hans"));
    desk.run(&["new", "@game.asl", "--name", "pinned", "--key", &his]).exits(0);
    let head = desk.run(&["export", "pinned"]).exits(0).text;
    assert!(head.contains("sha256 = \"") && head.contains("version = \"6.1\""), "{head}");
    desk.run(&["audit", "pinned"]).exits(1);
    fs::write(desk.0.path().join("bd7"), Sheet::flat(9, 4).archive()).unwrap();
    let told = desk.run(&["audit", "pinned"]).exits(0).text;
    assert!(told.contains("another file than the players agreed on"), "{told}");
    assert!(told.contains("the price needs the terrain of B3"), "{told}");
}

/// Results of `archive audit` are those of the boards that lie there: another board, or none, is judged anew.
#[test]
fn a_board_that_changes_under_kept_results() {
    let desk = Desk::new();
    let game =
        format!("{HEAD}turn 1 russian MPh\nbt7 start 1 MP\nbt7 enter B3 1 MP\nbt7 stop 1 MP\nbt7 ends\n");
    fs::write(desk.0.path().join("game.asl"), game).unwrap();
    desk.run(&["archive", "add", "@game.asl"]).exits(0);
    let board = |sheet: Sheet| fs::write(desk.0.path().join("bd7"), sheet.archive()).unwrap();
    let kept = |options: &[&str], exit: u8| {
        let ran = desk.run(&[&["archive", "audit"], options].concat()).exits(exit);
        (ran.json["kept_results"].as_u64().unwrap(), ran.json["games"].to_string())
    };
    board(Sheet::flat(9, 4));
    let (none, open) = kept(&[], 0);
    assert_eq!((none, kept(&[], 0)), (0, (1, open.clone())));
    for options in [&[][..], &["--unverified"]] {
        board(Sheet::flat(9, 4).fill("B3", WOODS));
        let (none, woods) = kept(options, 0);
        assert_eq!(none, 0);
        assert_ne!(woods, open, "what it costs to enter woods is another question");
        assert_eq!(kept(options, 0), (1, woods));
        board(Sheet::flat(9, 4));
        assert_eq!(kept(options, 0).0, 0);
        assert_eq!(kept(options, 0), (1, open.clone()));
        fs::remove_file(desk.0.path().join("bd7")).unwrap();
        assert_eq!(kept(options, 0).0, 0, "no board");
        board(Sheet::flat(9, 4));
        assert_eq!(kept(options, 0).0, 0, "it is back");
    }
}
