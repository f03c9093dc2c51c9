//! `record` as a conversation: what is proposed, what is recorded, and that nothing acknowledged is lost.

use super::{Desk, EVENTS};
use asl_replay::commands::{Failure, converse};
use asl_replay::converse::{Console, Words};
use asl_replay::session::Place;
use asl_replay::view::RecordView;
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Write};
use std::process::Stdio;

/// A player who has written down what he will type.
#[derive(Default)]
struct Script {
    lines: VecDeque<String>,
    prompts: Vec<String>,
    initials: Vec<String>,
    said: String,
    completed: Option<Words>,
    /// Done before the line of this number is given.
    between: Option<(usize, Box<dyn Fn()>)>,
}

impl Script {
    fn of(lines: &[&str]) -> Script {
        Script { lines: lines.iter().map(|line| (*line).to_owned()).collect(), ..Script::default() }
    }

    #[track_caller]
    fn says(&self, part: &str) -> &Script {
        assert!(self.said.contains(part), "no {part:?} in\n{}", self.said);
        self
    }
}

/// The line that stands ready is entered as it is.
const AS_SHOWN: &str = "<enter>";

impl Console for Script {
    fn ask(&mut self, prompt: &str, initial: &str, words: Words) -> io::Result<Option<String>> {
        if let Some((_, act)) = self.between.take_if(|(n, _)| *n == self.prompts.len()) {
            act();
        }
        self.prompts.push(prompt.to_owned());
        self.initials.push(initial.to_owned());
        self.completed = Some(words);
        let line = self.lines.pop_front();
        Ok(line.map(|line| if line == AS_SHOWN { initial.to_owned() } else { line }))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.said += &anstream::adapter::strip_str(text).to_string();
        Ok(())
    }
}

/// A desk whose archive holds the game; its last event was recorded by ivan.
fn desk() -> Desk {
    let desk = Desk::with_game();
    desk.run("record @game.asl --name pbem").exits(0);
    desk
}

fn place(desk: &Desk) -> Place {
    Place { home: Some(desk.path("home")), catalogues: Vec::new(), boards: None }
}

fn talk(desk: &Desk, script: &mut Script) -> Result<RecordView, Failure> {
    converse(&place(desk), &"pbem".parse().unwrap(), None, 100, script)
}

#[test]
fn figures_are_proposed_and_recorded_when_entered_again() {
    let desk = desk();
    let mut script = Script::of(&[
        "by hans",
        "turn 2 german MPh",
        AS_SHOWN,
        "pz4 start",
        AS_SHOWN,
        "pz4 enter K3",
        AS_SHOWN,
    ]);
    let view = talk(&desk, &mut script).unwrap();
    assert_eq!((view.added, view.events), (3, EVENTS as u64 + 3));
    script.says("pz4 start 1 MP").says("1 MP: 1 Start, 13 left").says("recorded as event 23");
    script.says("pz4 enter K3 1 MP").says("1 MP: 1 Open Ground, 12 left");
    assert_eq!(script.prompts[0], "turn 2 russian MPh, ivan");
    assert_eq!(script.initials[6], "pz4 enter K3 1 MP");
    desk.run("log pbem").exits(0).says("pz4 enter K3 1 MP");
}

/// The short form typed once more is his word too; what is left open at the end is not lost without a word.
#[test]
fn the_line_as_typed_may_be_entered_again() {
    let desk = desk();
    let mut script =
        Script::of(&["by hans", "turn 2 german MPh", AS_SHOWN, "pz4 start", "pz4 start", "pz4 enter K3"]);
    let view = talk(&desk, &mut script).unwrap();
    assert_eq!(view.added, 2);
    script.says("recorded as event 22").says("not recorded: pz4 enter K3 1 MP");
}

#[test]
fn nothing_is_recorded_without_the_players_word() {
    let desk = desk();
    let mut script =
        Script::of(&["turn 2 german MPh", "", "bt7 start 1 MP", "no", "yes", "quit", "never read"]);
    let view = talk(&desk, &mut script).unwrap();
    assert_eq!(view.added, 0);
    script.says("dropped: nothing was recorded").says("nothing is proposed");
    desk.run("verify pbem").exits(0).says("intact: 21 records");
}

#[test]
fn a_wrong_figure_is_shown_and_may_be_corrected_or_insisted_on() {
    let desk = desk();
    let wrong = ["by hans", "turn 2 german MPh", AS_SHOWN, "pz4 start", AS_SHOWN, "pz4 enter K3 0.5 MP"];
    let mut corrects = Script::of(&[&wrong[..], &["pz4 enter K3 1 MP", AS_SHOWN]].concat());
    talk(&desk, &mut corrects).unwrap();
    corrects.says("✗ D2.18-2e-min").says("declared ½ MP, due 1 MP").says("insist");
    desk.run("audit pbem").exits(0).says("0 broken");
    let mut insists = Script::of(&["pz4 enter K2 0.5 MP", AS_SHOWN]);
    talk(&desk, &mut insists).unwrap();
    desk.run("audit pbem").exits(1).says("1 broken");
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
        assert_eq!(script.said, shown, "{typed}");
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
    let mut script = Script::of(&["turn 2 german MPh", AS_SHOWN, AS_SHOWN]);
    let other = move || {
        let place = Place { home: Some(home.clone()), catalogues: Vec::new(), boards: None };
        let mut hans = Script::of(&["note \"wait for me\"", AS_SHOWN]);
        converse(&place, &"pbem".parse().unwrap(), Some("hans"), 100, &mut hans).unwrap();
    };
    script.between = Some((1, Box::new(other)));
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
    let line = |line: &str| match line.split_once(" clauses kept") {
        Some((count, rest)) if count.trim().parse::<u32>().is_ok() => format!("    N clauses kept{rest}\n"),
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
        let lines: String = (0..40).map(|n| format!("note \"{kill_after}.{n}\"\nyes\n")).collect();
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
