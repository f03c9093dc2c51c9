//! How many keys a turn takes at the prompt.

use super::Desk;
use super::converse::{Script, talk};

/// What a player types, a key each; Enter behind every line.
fn keystrokes(lines: &[&str]) -> usize {
    lines.iter().map(|line| line.chars().count() + 1).sum()
}

/// A turn, from this line of a game on, is recorded by what is typed: the same events as in the game.
#[track_caller]
fn recorded(game: &str, from: &str, typed: &[&str]) {
    let desk = Desk::new();
    desk.put("whole.asl", game);
    let (begun, _) = game.split_once(&format!("\n{from}\n")).unwrap();
    desk.put("begun.asl", format!("{begun}\n"));
    desk.run("record @begun.asl --name pbem").exits(0);
    let of = |name: &str| -> Vec<String> {
        let rows = desk.run(&format!("log {name}")).exits(0).json["events"].clone();
        let word = |row: &serde_json::Value, word: &str| row[word].as_str().unwrap().to_owned();
        rows.as_array().unwrap().iter().map(|row| word(row, "by") + ": " + &word(row, "text")).collect()
    };
    let mut script = Script::of(typed);
    talk(&desk, &mut script).unwrap();
    let (now, due) = (of("pbem"), of("@whole.asl"));
    let apart = now.iter().zip(&due).find(|(now, due)| now != due);
    assert!(apart.is_none() && now.len() == due.len(), "{apart:?}\n{}", script.said());
}

/// The small turn: 31 events by at most 25 lines and 250 keys; other turns in proportion.
#[test]
fn a_turn_takes_few_keys() {
    for (game, from, typed) in TURNS {
        let typed: Vec<&str> = typed.lines().collect();
        let (begun, _) = game.split_once(&format!("\n{from}\n")).unwrap();
        let is_event = |line: &&str| !line.is_empty() && !line.starts_with("by ") && !line.starts_with('#');
        let events = game[begun.len()..].lines().filter(is_event).count();
        let (lines, keys) = (typed.len(), keystrokes(&typed));
        assert!(
            lines * 31 <= events * 25 && keys * 31 <= events * 250,
            "{from}: {events} events, {lines} lines, {keys} keys"
        );
        recorded(game, from, &typed);
    }
}

/// The small turn as somebody types it who knows few short forms and slips now and then: at most 250 keys all the same.
#[test]
fn a_turn_takes_few_keys_of_a_stranger() {
    let (game, from, _) = TURNS[0];
    let typed: Vec<&str> = STRANGER.lines().collect();
    let keys = keystrokes(&typed);
    assert!(keys <= 250, "{keys} keys");
    recorded(game, from, &typed);
}

const STRANGER: &str = "\
pfph
g1 fires at K5
21
54
mph
pz1 start
pz1 G9
pz1 H8
pz1 stop
pz1 ends
pz2 start
pz2 H10
pz2 turn right
pz2 K10
pz2 I11
pz2 stop
pz2 ends
g2 N8 1 not-assault seen-by r2
r2 at N8
43 ffmo ffnam
22
dfph
afph
rtph
aph
";

/// Games, the line with which recording begins, and what is typed.
const TURNS: [(&str, &str, &str); 4] = [
    (
        include_str!("../../games/small_turn.asl"),
        "turn 1 german PFPh",
        "\
pfph
g1 at k5
21
54
mph
pz1: start; g9; h8; stop; ends
pz2: start; h10; turn right; i11; stop; ends
g2 n8 1 not-assault seen-by r2
r2 at n8
43 ffmo ffnam
22
dfph
afph
rtph
aph
",
    ),
    (
        include_str!("../../games/turn_of_vehicles.asl"),
        "turn 1 german MPh",
        "\
mph
pz start;j8;bypass j7 right
pz stop seen-by t34,r1
pz CMG,BMG at m5
22
44
pz start reverse;j8;stop;ends
ht start;i10;j9 seen-by r2,t34
r2 at j9 units pax
12
51
ht stop;pax leaves ht;ht ends
puma start reverse;i13;stop;start;turn left turret I12-J12;stop;ends
g1 k11 1 not-assault seen-by r2,t34
t34 CMG at g1 tca P7-P8
33 ffmo ffnam
32
dfph
",
    ),
    (
        include_str!("../../games/turn_of_infantry.asl"),
        "turn 1 russian PFPh",
        "\
pfph
r1+MMG,r2,r3 at k5 directed-by rl
21
5 3 2
r1 sw:MMG rof at o5
41
43
mph
r4 p8 1 not-assault seen-by g3
g3+LMG at r4
34 ffmo ffnam
23
r5 p10 1 assault seen-by nobody
dfph
afph
r4 at o5
43
rtph
g2: k4; k3
gl: k4; k3
aph
r2 l7
r5 p9
ccph
turn-end
",
    ),
    (
        include_str!("../../games/turn_of_leaders.asl"),
        "turn 1 russian PFPh",
        "\
pfph
t1 CMG,BMG at h5
22
35
mph
t2: start; b10; esb 2 32; c10; c9; bog 34; stop; ends
r2 g8 1 not-assault seen-by g2
dfph
g1+HMG at f9 directed-by gl
33
23
53
g2 at r2
34
44
afph
r3 at h5
12
t2 CMG,BMG at d5
21
13
42
rtph
",
    ),
];
