//! `record` as a conversation: what is proposed, what is recorded, and that nothing acknowledged is lost.

use super::{Desk, EVENTS};
use asl_replay::command::failure::Failure;
use asl_replay::home::Place;
use asl_replay::prompt::{Console, Heard, Words};
use asl_replay::record::by_line::converse;
use asl_replay::record::command::RecordView;
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Write};
use std::process::Stdio;

/// A player who has written down what to type.
#[derive(Default)]
pub(crate) struct Script {
    lines: VecDeque<String>,
    prompts: Vec<String>,
    initials: Vec<String>,
    said: String,
    hints: Vec<String>,
    completed: Option<Words>,
    /// Done before the line of this number is given.
    between: Option<(usize, Box<dyn Fn()>)>,
}

impl Script {
    pub(crate) fn of(lines: &[&str]) -> Script {
        Script { lines: lines.iter().map(|line| (*line).to_owned()).collect(), ..Script::default() }
    }

    #[track_caller]
    pub(super) fn says(&self, part: &str) -> &Script {
        assert!(self.said.contains(part), "no {part:?} in\n{}", self.said);
        self
    }
}

impl Script {
    /// All that was said.
    pub(crate) fn said(&self) -> &str {
        &self.said
    }

    /// What stood in grey before each line.
    pub(super) fn hints(&self) -> &[String] {
        &self.hints
    }

    /// What the last line could have been completed with.
    pub(super) fn words(&self) -> &Words {
        self.completed.as_ref().unwrap()
    }
}

/// The line that stands ready is entered as it is.
const AS_SHOWN: &str = "<enter>";

/// The player presses Ctrl-C.
const CTRL_C: &str = "<ctrl-c>";

impl Console for Script {
    fn ask(&mut self, prompt: &str, initial: &str, words: Words) -> io::Result<Heard> {
        if let Some((_, act)) = self.between.take_if(|(n, _)| *n == self.prompts.len()) {
            act();
        }
        self.prompts.push(prompt.to_owned());
        self.initials.push(initial.to_owned());
        self.hints.push(words.hint().to_owned());
        self.completed = Some(words);
        Ok(match self.lines.pop_front() {
            Some(line) if line == AS_SHOWN => Heard::Line(initial.to_owned()),
            Some(line) if line == CTRL_C => Heard::Dropped,
            Some(line) => Heard::Line(line),
            None => Heard::End,
        })
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.said += &anstream::adapter::strip_str(text).to_string();
        Ok(())
    }
}

/// A desk whose archive holds the game; its last event was recorded by ivan.
pub(super) fn desk() -> Desk {
    let desk = Desk::with_game();
    desk.run("record @game.asl --name pbem").exits(0);
    desk
}

fn place(desk: &Desk) -> Place {
    Place { home: Some(desk.path("home")), ..Place::default() }
}

pub(super) fn talk(desk: &Desk, script: &mut Script) -> Result<RecordView, Failure> {
    converse(&place(desk), &"pbem".parse().unwrap(), None, 100, script)
}

#[test]
fn figures_are_filled_in_and_recorded() {
    let desk = desk();
    let mut script = Script::of(&["by hans", "turn 2 german MPh", "pz4 start", "pz4 enter k3"]);
    let view = talk(&desk, &mut script).unwrap();
    assert_eq!((view.added, view.events), (3, EVENTS as u64 + 3));
    script.says("pz4 start 1 MP").says("1 MP: 1 Start, 13 left").says("recorded as event 23");
    script.says("pz4 enter K3 1 MP").says("1 MP: 1 Open Ground, 12 left");
    assert_eq!(script.prompts[0], "turn 2 russian MPh, ivan");
    assert!(script.initials.iter().all(String::is_empty), "{:?}", script.initials);
    desk.run("log pbem").exits(0).says("pz4 enter K3 1 MP");
}

/// What breaks a rule is recorded by the word `insist` alone: not by Enter, not by the same line again.
#[test]
fn what_breaks_a_rule_needs_the_word() {
    let desk = desk();
    let lines = ["bt7 start 1 MP", AS_SHOWN, "", "bt7 start 1 MP", "no", "yes", "insist", "bt7 start 1 MP"];
    let mut script = Script::of(&lines);
    assert_eq!(talk(&desk, &mut script).unwrap().added, 0);
    script.says("✗ D2.1-sequential-units").says("`insist` records it as it stands");
    script.says("dropped: nothing was recorded").says("nothing waits for your word");
    script.says("not recorded: bt7 start 1 MP");
    desk.run("verify pbem").exits(0).says("intact: 21 records");
    let mut insists = Script::of(&["bt7 start 1 MP", "insist"]);
    assert_eq!(talk(&desk, &mut insists).unwrap().added, 1);
}

#[test]
fn a_wrong_figure_is_shown_and_may_be_corrected_or_insisted_on() {
    let desk = desk();
    let wrong = ["by hans", "turn 2 german MPh", "pz4 start", "pz4 enter K3 0.5 MP"];
    let mut corrects = Script::of(&[&wrong[..], &["pz4 enter K3 1 MP"]].concat());
    talk(&desk, &mut corrects).unwrap();
    corrects.says("✗ D2.18-2e-min").says("declared ½ MP, due 1 MP").says("insist");
    assert_eq!(corrects.initials[4], "pz4 enter K3 0.5 MP", "it stands ready to be corrected");
    desk.run("audit pbem").exits(0).says("0 broken");
    let mut insists = Script::of(&["pz4 enter K2 0.5 MP", "insist"]);
    talk(&desk, &mut insists).unwrap();
    desk.run("audit pbem").exits(1).says("1 broken");
}

/// All steps of a line are recorded, or none: one that breaks a rule holds the others back.
#[test]
fn the_steps_of_a_line_go_together() {
    let desk = desk();
    let mut script = Script::of(&["by hans", "turn 2 german MPh", "pz4: start; k3; enter K9; stop", "quit"]);
    assert_eq!(talk(&desk, &mut script).unwrap().added, 1);
    script.says("✗ LOG.adjacent-hex").says("not recorded: pz4 start 1 MP");
    let mut script = Script::of(&["pz4: start; k3; frobnicate; stop"]);
    assert_eq!(talk(&desk, &mut script).unwrap().added, 0);
    assert_eq!(script.initials.len(), 2);
    assert_eq!(script.initials[1], "pz4: start; k3; frobnicate; stop", "it stands ready to be corrected");
    let mut script =
        Script::of(&["pz4: start; k3; turn left; turn right; stop; ends", "note \"one; two\" # three; four"]);
    assert_eq!(talk(&desk, &mut script).unwrap().added, 7);
    script.says("recorded as events 22 to 27").says("note \"one; two\"");
    desk.run("audit pbem").exits(0);
}

/// An empty line takes what stands in grey: no phase that is the other side's to begin or to end, and none of one's own in
/// which something is left to do.
#[test]
fn an_empty_line_takes_the_next_phase() {
    let desk = desk();
    let mut script = Script::of(&["", "aph", "", "", "by hans", "", "", "", "mph", "pz4 start", ""]);
    talk(&desk, &mut script).unwrap();
    assert_eq!(script.hints[0], "", "the DFPh is the other side's to begin");
    assert_eq!(script.hints[2], "turn 2 russian CCPh");
    assert_eq!(script.hints[7], "", "pz4 may fire yet");
    let log = desk.run("log pbem").exits(0).json["events"].clone();
    let texts: Vec<&str> =
        log.as_array().unwrap()[EVENTS..].iter().map(|row| row["text"].as_str().unwrap()).collect();
    let phases = ["turn 2 russian APh", "turn 2 russian CCPh", "turn 2 german RPh", "turn 2 german PFPh"];
    assert_eq!(texts[..4], phases);
    assert_eq!(*texts.last().unwrap(), "pz4 start 1 MP total 1", "it moves: no phase is proposed");
}

/// Ctrl-C stands for nothing: neither for what is proposed in grey, nor for what was shown.
#[test]
fn ctrl_c_records_nothing() {
    let desk = desk();
    let mut script = Script::of(&["aph", CTRL_C, "bt7 start 1 MP", CTRL_C, "insist"]);
    assert_eq!(talk(&desk, &mut script).unwrap().added, 1, "the APh alone");
    assert_eq!(script.hints[1], "turn 2 russian CCPh");
    script.says("dropped: nothing was recorded").says("nothing waits for your word");
}

#[test]
fn a_line_that_cannot_be_read_stands_ready_to_be_corrected() {
    let desk = desk();
    let mut script = Script::of(&["bt7 entre FF2", "bt7 enter FF3"]);
    talk(&desk, &mut script).unwrap();
    script.says("your line:1:5").says("did you mean `enter`?");
    assert_eq!(script.initials[1], "bt7 entre FF2");
}

#[test]
fn commands_answer_without_recording() {
    let desk = desk();
    let mut script =
        Script::of(&["help", "show", "log", "explain", "by hans", "by nobody", "bt7 start", "explain"]);
    let view = talk(&desk, &mut script).unwrap();
    assert_eq!(view.added, 0);
    script.says("drops it").says("20  ivan: bt7 ends");
    script.says("nobody is no player of this game: hans, ivan").says("✗ D2.1-sequential-units");
    assert_eq!(script.prompts[5], "turn 2 russian MPh, hans");
}

/// One position is told in one way, here and by the command.
#[test]
fn the_prompt_shows_what_the_command_shows() {
    let desk = desk();
    for (typed, called) in [("show", "show pbem"), ("show 6", "show pbem --at 6")] {
        let mut script = Script::of(&[typed]);
        talk(&desk, &mut script).unwrap();
        let shown = desk.run(called).exits(0).says("VCA ").says("position ").text;
        let said = script.said.strip_prefix("ivan records, as the last line was: `by NAME` for another\n");
        assert_eq!(said, Some(shown.as_str()), "{typed}");
    }
    let mut script = Script::of(&["show 21"]);
    talk(&desk, &mut script).unwrap();
    script.says("there is no such event: the last one is 20");
}

#[test]
fn names_are_completed_where_they_may_stand() {
    let desk = desk();
    let mut script = Script::of(&[]);
    talk(&desk, &mut script).unwrap();
    let words = script.completed.unwrap();
    assert_eq!(words.candidates("bt").words, ["bt7"]);
    assert_eq!(words.candidates("bt7 en").words, ["ends", "enter"]);
    let hexes = words.candidates("bt7 enter ff");
    assert_eq!((hexes.start, hexes.words), (10, vec!["FF2".to_owned(), "FF3".into(), "FF4".into()]));
    assert_eq!(words.candidates("pz4 turn K4-l").words, ["L3", "L4"]);
    assert!(words.candidates("ü").words.is_empty());
}

#[test]
fn the_other_one_wins_and_what_was_missed_is_told() {
    let desk = desk();
    let home = desk.path("home");
    let mut script = Script::of(&["note \"mine\"", AS_SHOWN]);
    let other = move || {
        let place = Place { home: Some(home.clone()), ..Place::default() };
        let mut hans = Script::of(&["note \"wait for me\""]);
        converse(&place, &"pbem".parse().unwrap(), Some("hans"), 100, &mut hans).unwrap();
    };
    script.between = Some((0, Box::new(other)));
    let view = talk(&desk, &mut script).unwrap();
    script.says("the game went on without you: 1 event came first").says("21  hans: note \"wait for me\"");
    script.says("recorded as event 22");
    assert_eq!((view.added, view.events), (2, 23));
}

#[test]
fn the_game_is_named_or_the_only_one() {
    let desk = Desk::with_game();
    desk.run("record").exits(3).says("the archive holds no game");
    desk.run("record @game.asl --name one").exits(0);
    desk.run("record @game.asl --name two").exits(0);
    desk.run("record").exits(3).says("which game?").says("one, two");
    desk.run("record --name three").exits(3).says("the archive holds no game three");
    desk.run("record --name one --by zed").exits(3).says("zed is no player of this game: hans, ivan");
    desk.run("record one --json").exits(3).says("no JSON form");
}

/// The game of docs/notation.md up to the line that its conversation enters; the conversation, prompts included.
#[test]
fn the_documentation_shows_what_is_said() {
    let notation = crate::docs::page("docs/notation.md");
    let of_bt7 = |block: &&str| block.contains("bt7 bypass");
    let block = |mark: &str| notation.split("```").filter(of_bt7).find(|block| block.contains(mark)).unwrap();
    let (_, game) = block("\n---\n").split_once('\n').unwrap();
    let (game, _) = game.split_once("bt7 bypass").unwrap();
    let desk = Desk::new();
    desk.put("game.asl", game);
    desk.run("record @game.asl --name pbem").exits(0);
    let (_, shown) = block("recorded as event").split_once('\n').unwrap();
    let prompt = "turn 1 russian MPh, ivan";
    let typed = shown.lines().filter_map(|line| line.strip_prefix(&format!("{prompt}> ")));
    let mut script = Script::of(&typed.collect::<Vec<_>>());
    talk(&desk, &mut script).unwrap();
    let said: String =
        shown.lines().filter(|line| !line.starts_with(prompt)).map(|l| format!("{l}\n")).collect();
    assert_eq!(uncounted(&script.said), uncounted(&said));
    assert!(script.prompts.iter().all(|asked| asked == prompt));
}

/// How many clauses are kept changes with the book: no page has to follow.
fn uncounted(said: &str) -> String {
    let line = |line: &str| match line.strip_suffix(" clauses kept").and_then(|line| line.rsplit_once("  ")) {
        Some((line, count)) if count.parse::<u32>().is_ok() => format!("{line}  N clauses kept\n"),
        _ => format!("{line}\n"),
    };
    said.lines().map(line).collect()
}

/// What was called recorded is there after a kill, whenever it comes; what else is there was the player's word.
#[test]
fn a_kill_loses_nothing_that_was_called_recorded() {
    let desk = desk();
    let mut sure = EVENTS;
    for kill_after in 1..=8 {
        let mut program = super::binary::call(&desk, "record pbem --by hans");
        let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let lines: String = (0..40).map(|n| format!("note \"{kill_after}.{n}\"\n")).collect();
        stdin.write_all(lines.as_bytes()).unwrap();
        let out = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let recorded = out.filter(|line| line.contains("recorded as event")).take(kill_after).count();
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(recorded, kill_after, "the program said so before it was killed");
        let log = desk.run("log pbem --json").exits(0);
        let kept = log.json["events"].as_array().unwrap();
        assert!(kept.len() >= sure + recorded, "{} of {}", kept.len(), sure + recorded);
        let texts: Vec<&str> = kept[sure..].iter().map(|event| event["text"].as_str().unwrap()).collect();
        let wanted: Vec<String> = (0..texts.len()).map(|n| format!("note \"{kill_after}.{n}\"")).collect();
        assert_eq!(texts, wanted);
        sure = kept.len();
    }
    desk.run("verify pbem").exits(0);
}

/// What the prompt asks for rather than leave out.
#[test]
fn what_the_dice_need_is_asked_for() {
    let infantry = include_str!("../../games/turn_of_infantry.asl");
    let said = |typed: &[&str]| {
        let desk = Desk::new();
        let (begun, _) = infantry.split_once("\nturn 1 russian PFPh\n").unwrap();
        desk.put("begun.asl", format!("{begun}\n"));
        desk.run("record @begun.asl --name pbem").exits(0);
        let mut script = Script::of(typed);
        talk(&desk, &mut script).unwrap();
        script.said
    };
    // What the log tells of the move is not asked for, nor taken on a player's word.
    for dice in ["34", "34 plain"] {
        let told = said(&["mph", "r4 p8 1 not-assault", "g3 at r4", dice]);
        assert!(!told.contains("r4 moved"), "{told}");
        assert!(told.contains("a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 5"), "{dice}: {told}");
    }
    // A unit that pays for woods, and says no Bypass, is in them.
    let told = said(&["mph", "r1 l7 2 not-assault", "g1 at r1", "34"]);
    assert!(told.contains("a1 ift r1 drm TEM +1, FFNAM -1 column 4 final 7"), "{told}");
    assert!(!told.contains("FFMO") && !told.contains("behind the dice"), "{told}");
    let told = said(&["pfph", "r1+MMG,r2,r3 at k5 directed-by rl", "21", "5 3"]);
    assert!(told.contains("a dr each for g1, g2, gl"), "{told}");
    for (line, due) in [
        ("r4 at p8 units r4 sw:XYZ", "error"),
        ("r4: bypass o8", "on which side"),
        ("43", "no roll is owed"),
        ("r4 esb 2", "the dice are missing"),
    ] {
        let told = said(&["pfph", line]);
        assert!(told.contains(due), "{line}: {told}");
    }
}

/// A leader who is named among the firers directs them; the TEM of the head is filled in, and one that nobody told is asked
/// for; a phase that has been is not begun for the other side; a squad that suffers Casualty Reduction becomes a HS of its side.
#[test]
fn the_prompt_follows_the_rules_where_they_leave_no_choice() {
    let said_of = |game: &str, typed: &[&str]| {
        let desk = Desk::new();
        desk.put("begun.asl", game);
        desk.run("record @begun.asl --name pbem").exits(0);
        let mut script = Script::of(typed);
        talk(&desk, &mut script).unwrap();
        script.said
    };
    let said = |typed: &[&str]| said_of(STONE, typed);
    let told = said(&["g1,gl at K7", "34"]);
    assert!(told.contains("anna records, as the last line was"), "{told}");
    assert!(told.contains("directed-by gl total 4 FP"), "{told}");
    assert!(told.contains("drm leader -1, TEM +3 column 4 final 9"), "{told}");
    let road = STONE.replace("[\"stone-building\"]", "[\"woods\"], road = [\"K7-K8\"]");
    let told = said_of(&road, &["g1,gl at K7", "34", "34 drm TEM +1"]);
    assert!(told.contains("the result of these dice needs more:\n  the TEM of K7"), "{told}");
    assert!(told.contains("drm TEM +1, leader -1 column 4 final 7"), "{told}");
    let told = said(&["gl at K7", "mph", "pfph"]);
    assert!(told.contains("gl is a leader, who has no inherent FP"), "{told}");
    assert!(told.contains("PFPh of german has been: `rph` begins the Player Turn of russian"), "{told}");
    let told = said(&["g1,gl at K7", "11 drm TEM +3", "66", "owed"]);
    assert!(
        told.contains("  r1 reduced into h1 in a1") && told.contains("  h1 is broken,dm in a1"),
        "{told}"
    );
    assert!(told.contains("  recorded as events 9 to 12\n") && told.ends_with("nothing is owed\n"), "{told}");
}

/// Without a HS in the head what is left of a squad has no printed values.
#[test]
fn a_squad_of_a_side_without_a_hs_is_reduced_all_the_same() {
    let desk = Desk::new();
    let head = STONE.replace("h1 = { side = \"russian\", type = \"russian 2-2-7\", kind = \"hs\" }\n", "");
    assert!(head != STONE, "{STONE}");
    desk.put("begun.asl", &head);
    desk.run("record @begun.asl --name pbem").exits(0);
    let mut script = Script::of(&["g1,gl at K7", "11 drm TEM +3", "66", "owed"]);
    talk(&desk, &mut script).unwrap();
    assert!(script.said.contains("  r1 reduced into r1h in a1"), "{}", script.said);
}

/// A squad becomes its own of several sorts of HS by the catalogue; where none is, the player says which, and Tab offers them.
#[test]
fn a_squad_becomes_the_hs_of_its_own_type() {
    let said = |more: &str| {
        let head = STONE.replace("h1 = ", &format!("{more}\nh1 = "));
        let desk = Desk::new();
        desk.put("begun.asl", &head);
        desk.run("record @begun.asl --name pbem").exits(0);
        let mut script = Script::of(&["g1,gl at K7", "11 drm TEM +3", "66"]);
        talk(&desk, &mut script).unwrap();
        let offered = script.words().candidates("").words;
        (script.said, offered)
    };
    let (told, _) = said(
        "a2 = { side = \"russian\", type = \"russian 2-2-6\" }\nh2 = { side = \"russian\", type = \"russian 2-3-7\" }",
    );
    assert!(told.contains("  r1 reduced into h2 in a1"), "{told}");
    let (told, offered) = said("h2 = { side = \"russian\", type = \"russian 2-2-6\" }");
    assert!(!told.contains("reduced into"), "{told}");
    assert_eq!(offered, ["r1 reduced into h1 in a1", "r1 reduced into h2 in a1"]);
}

/// A squad in a Stone Building that the head says nothing of the TEM of, and a HS of its side that is not in play.
const STONE: &str = "\
name = \"Short\"
printing = \"2e\"
[players]
anna = { side = \"german\" }
boris = { side = \"russian\" }
[units]
g1 = { side = \"german\", type = \"german 4-6-7\" }
gl = { side = \"german\", type = \"8-1\" }
r1 = { side = \"russian\", type = \"russian 4-4-7\" }
h1 = { side = \"russian\", type = \"russian 2-2-7\", kind = \"hs\" }
[terrain]
K7 = { is = [\"stone-building\"] }
---
by anna
place g1 K5
place gl K5
place r1 K7
turn 1 german PFPh
";

/// A leader lends their DRM to the checks of those who stand with the leader (A10.7), but not when broken or pinned (A7.831).
#[test]
fn a_leader_helps_who_checks() {
    let game = include_str!("../../games/turn_of_leaders.asl");
    let (begun, _) = game.split_once("\nturn 1 russian PFPh\n").unwrap();
    for (leader, due) in [("", "drm leader -1 morale 7"), ("gl is pinned\n", "g1 checks NMC r3 morale 7")] {
        let desk = Desk::new();
        desk.put("begun.asl", format!("{begun}\n"));
        desk.put("turn.asl", CHECKED.replace("gl is so\n", leader));
        desk.run("record @begun.asl --name pbem").exits(0);
        desk.run("record @turn.asl --to pbem --dry-run").says(due);
    }
}

/// Fire at a squad and its leader, which checks.
const CHECKED: &str = "\
turn 1 russian PFPh
a1 prep by r1 inherent at D5 range 5
roll r1 DR 1,1 ift in a1 by boris
a1 ift r1
roll r2 DR 1,2 mc for gl in a1 by anna
gl checks NMC r2 in a1
gl is so
roll r3 DR 3,5 mc for g1 in a1 by anna
g1 checks NMC r3 in a1
";

/// A stack goes hex by hex for what each costs, a line for each member.
#[test]
fn a_stack_moves_as_one() {
    let desk = Desk::new();
    desk.put(
        "begun.asl",
        "printing = \"2e\"\n[players]\nanna = { side = \"german\" }\n[default-terrain]\nis = [\"open-ground\"]\n[terrain]\n\
         K6 = { is = [\"brush\"] }\n[units]\ng1 = { side = \"german\", type = \"german 4-6-7\" }\n\
         gl = { side = \"german\", type = \"9-1\" }\n---\nby anna\nplace g1 K5\nplace gl K5\nturn 1 german MPh\n",
    );
    desk.run("record @begun.asl --name pbem").exits(0);
    let mut script = Script::of(&["g1,gl K6; K7", "g1,gl declares assault"]);
    talk(&desk, &mut script).unwrap();
    for line in
        ["g1 moves K6 2 MF", "gl moves K6 2 MF", "g1 moves K7 1 MF", "gl moves K7 1 MF", "A4.61-said-before"]
    {
        assert!(script.said.contains(line), "{line}: {}", script.said);
    }
}
