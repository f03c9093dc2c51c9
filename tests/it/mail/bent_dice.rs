//! Everyone who would bend the dice by mail. Ivan is the cheat: he signs with his own key, so that only the dice tell.
//! Dice that were bent are refused with exit code 2; a roll kept back is a rule broken, exit code 1.

use super::attacks::ivan;
use super::{SCENARIO, Table, key, signed_by};
use asl_core::audit::Game;
use asl_core::event::{DiceRolled, Event, Evidence, Purpose, RollId, SharesAnswered, What};
use asl_core::game_key::GameKey;
use asl_core::notation::parse_event;
use asl_core::shares::{ChainId, Share, Use};
use asl_core::vocab::dice::{Dice, Dr};
use asl_core::wire;
use asl_replay::read::load_bytes;
use asl_store::log::{Log, LogWriter};
use std::path::Path;

/// A round of dice: Ivan declared r1 and Hans answered it; Hans declared r2. Hans waits for `honest.aslog`, in which
/// Ivan rolls and answers.
pub(super) struct Round {
    table: Table,
    /// Ivan's copy before his roll and his answer.
    before: Vec<u8>,
    game: Game,
}

/// Both have committed, and both copies are the same: nine events.
pub(super) fn committed() -> Table {
    let table = Table::new();
    table.put("bridge.asl", SCENARIO.replacen("[players]", "dice = \"shares\"\n[players]", 1));
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    dice(&table, "ivan", "commit bridge --rolls 8");
    table.sign("ivan", "1.aslog").exits(0);
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
    dice(&table, "hans", "commit bridge --rolls 8");
    sent(&table, "hans", "ivan");
    table
}

impl Round {
    fn new() -> Round {
        let table = committed();
        table.turn("ivan", "turn 1 russian PFPh\ndeclare rolls 1 r1 DR mc for bt7\n");
        sent(&table, "ivan", "hans");
        dice(&table, "hans", "answer bridge");
        table.turn("hans", "declare rolls 1 r2 DR mc for pz4\n");
        sent(&table, "hans", "ivan");
        let before = table.game("ivan");
        dice(&table, "ivan", "roll bridge");
        dice(&table, "ivan", "answer bridge");
        table.sign("ivan", "honest.aslog").exits(0);
        let game = game(&table.get("honest.aslog"));
        Round { table, before, game }
    }

    /// Ivan's honest roll.
    fn roll(&self) -> DiceRolled {
        let What::DiceRolled(rolled) = &self.nth_last(2).what else { panic!("Ivan rolled") };
        rolled.clone()
    }

    /// Ivan's honest answer.
    fn answer(&self) -> SharesAnswered {
        let What::SharesAnswered(answered) = &self.nth_last(1).what else { panic!("Ivan answered") };
        answered.clone()
    }

    fn nth_last(&self, n: usize) -> &Event {
        &self.game.events[self.game.events.len() - n]
    }

    fn line(&self, line: &str) -> What {
        parse_event(&self.game.scenario, line).unwrap().event.what
    }

    /// Ivan's roll, changed, and his honest answer.
    fn rolled(&self, change: impl FnOnce(&mut DiceRolled)) -> Vec<What> {
        let mut rolled = self.roll();
        change(&mut rolled);
        vec![What::DiceRolled(rolled), What::SharesAnswered(self.answer())]
    }

    /// Ivan's honest roll, and an answer with this share.
    fn answered(&self, share: Share) -> Vec<What> {
        let answer = SharesAnswered { share, ..self.answer() };
        vec![What::DiceRolled(self.roll()), What::SharesAnswered(answer)]
    }

    /// What was honest, and something more.
    fn and(&self, what: What) -> Vec<What> {
        vec![What::DiceRolled(self.roll()), What::SharesAnswered(self.answer()), what]
    }

    /// The mail that says this, signed by Ivan.
    fn mail(&self, said: Vec<What>) -> Vec<u8> {
        let mut writer = LogWriter::after(Log::read(&self.before).tip());
        for what in said {
            let event = Event { by: "ivan".parse().unwrap(), at: None, what };
            writer.record(&wire::encode(&event).unwrap()).unwrap();
        }
        signed_by(&[&self.before[..], writer.bytes()].concat(), &ivan())
    }
}

/// Nobody signs by mistake what the opponent's program calls a cheat.
#[test]
fn who_signs_bent_dice_is_told_before_he_mails_them() {
    let table = committed();
    table.turn("ivan", "turn 1 russian PFPh\nroll r1 DR 1,1 mc for bt7 by ivan\n");
    let before = table.game("ivan");
    let refused = table.sign("ivan", "9.aslog --agree").exits(2).says("DR 1,1 is typed in");
    refused.says("NOT signed: it bends dice (1 proof above)").says("receive LASTMAIL --replace");
    assert!(table.game("ivan") == before && !table.path("9.aslog").exists());
    table.sign_bent("ivan", "9.aslog").exits(1).says("is signed by ivan");
    table.receive("hans", "9.aslog").exits(2).says("dice were bent (1 proof above)");

    // Both go back behind it: the dice that are left bend nothing.
    let table = committed();
    table.turn("ivan", "turn 1 russian PFPh\nroll r1 DR 1,1 mc for bt7 by ivan\n");
    table.run("ivan", "retract bridge --to 4 --agreed-by hans").exits(0);
    table.sign("ivan", "9.aslog").exits(0);
    table.receive("hans", "9.aslog").exits(1).says("you agreed to go back to event 4");
    table.receive("hans", "9.aslog --agree").exits(0);
}

pub(super) fn dice(table: &Table, player: &str, step: &str) {
    table.run(player, &format!("dice {step} --passphrase-file @passphrase")).exits(0);
}

fn sent(table: &Table, from: &str, to: &str) {
    table.sign(from, "mail.aslog").exits(0);
    table.receive(to, "mail.aslog").exits(0);
}

fn game(bytes: &[u8]) -> Game {
    load_bytes(Path::new("x.aslog"), bytes).unwrap().game
}

fn shares(rolled: &mut DiceRolled) -> (&mut u32, &mut Share, &mut Share) {
    let Evidence::Shares { index, own, other } = &mut rolled.evidence else { panic!("a roll by shares") };
    (index, own, other)
}

/// What it is an instance of, how it is done, what Ivan says, the exit code of `receive`, and what Hans is told.
pub(super) type Cheat = (&'static str, &'static str, fn(&Round) -> Vec<What>, u8, &'static str);

pub(super) const CHEATS: [Cheat; 15] = [
    ("re-roll", "make a roll again under another number", roll_again, 2, "index 1 was rolled at event"),
    (
        "re-roll",
        "better dice beside good shares",
        better,
        2,
        "these are not the dice that the two shares give",
    ),
    ("echo", "answer with Hans's own share", echo, 2, "the share that ivan gives is an echo of one of hans"),
    (
        "echo",
        "roll with the other's share as his own",
        |round| round.rolled(|rolled| *shares(rolled).1 = *shares(rolled).2),
        2,
        "the share that ivan gives is an echo of one of hans",
    ),
    ("withhold", "keep a bad roll to himself", withhold, 1, "r1 of ivan (index 1)"),
    (
        "stale index",
        "declare an index that was rolled",
        |round| round.and(round.line("declare rolls 1 r9 DR mc for bt7")),
        2,
        "index 1 was declared before",
    ),
    (
        "stale index",
        "skip an index, to come back to it",
        |round| round.and(round.line("declare rolls 3 r9 DR rally for bt7")),
        2,
        "index 3 is declared, and 2 is skipped",
    ),
    (
        "answered twice",
        "answer an index again, differently",
        |round| round.and(What::SharesAnswered(SharesAnswered { share: [9; 32], ..round.answer() })),
        2,
        "index 1 was answered with another share before",
    ),
    (
        "another game",
        "answer with a share of another game",
        of_another_game,
        2,
        "of another game, or made up",
    ),
    (
        "made up",
        "answer himself",
        |round| {
            let alone =
                ["declare rolls 2 r9 DR rally for bt7", &format!("answer ivan 2 {}", "09".repeat(32))];
            let whats = alone.map(|line| round.line(line));
            round.and(whats[0].clone()).into_iter().chain([whats[1].clone()]).collect()
        },
        2,
        "ivan cannot answer a roll of ivan",
    ),
    (
        "made up",
        "roll with a share made to measure",
        |round| round.rolled(|rolled| shares(rolled).1[31] ^= 1),
        2,
        "the share does not open what ivan committed to for index 1",
    ),
    (
        "made up",
        "put another share in Hans's mouth",
        |round| round.rolled(|rolled| shares(rolled).2[0] ^= 1),
        2,
        "the other's share is not the one that index 1 was answered with",
    ),
    (
        "undeclared",
        "roll what was never declared",
        |round| round.rolled(|rolled| *shares(rolled).0 = 2),
        2,
        "ivan declared no roll of index 2",
    ),
    (
        "typed in",
        "type the dice in",
        |round| vec![round.line("roll r1 DR 1,1 mc for bt7"), What::SharesAnswered(round.answer())],
        2,
        "DR 1,1 is typed in",
    ),
    (
        "changed purpose",
        "roll for something else",
        |round| round.rolled(|rolled| rolled.purpose = Purpose::Rally),
        2,
        "what is rolled is not what was declared",
    ),
];

fn roll_again(round: &Round) -> Vec<What> {
    round.and(What::DiceRolled(DiceRolled { roll: RollId(9), ..round.roll() }))
}

fn better(round: &Round) -> Vec<What> {
    let die = |n: u8| n.try_into().unwrap();
    round.rolled(|rolled| {
        let wanted = Dice::Dr(Dr { colored: die(1), white: die(1) });
        let next = Dice::Dr(Dr { colored: die(1), white: die(2) });
        rolled.dice = if rolled.dice == wanted { next } else { wanted };
    })
}

fn echo(round: &Round) -> Vec<What> {
    round.answered(*shares(&mut round.roll()).2)
}

fn withhold(round: &Round) -> Vec<What> {
    vec![What::SharesAnswered(round.answer()), round.line("turn 1 russian MPh")]
}

/// Ivan's share of the same index, player, key and scenario, in another game of the two.
fn of_another_game(round: &Round) -> Vec<What> {
    let table = &round.table;
    table.run("ivan", &format!("new @bridge.asl --name again --key hans={}", key("hans"))).exits(0);
    dice(table, "ivan", "commit again --rolls 8");
    table.run("ivan", "sign again -o @again.aslog --passphrase-file @passphrase").exits(0);
    let events = game(&table.get("again.aslog")).events;
    let What::GameStarted(started) = &events[0].what else { panic!("record 0") };
    let What::SharesCommitted(committed) = &events.last().unwrap().what else { panic!("Ivan committed") };
    let game = GameKey::of(started);
    let seed = ivan().derive_seed("asl-replay 2026-11 dice shares v1", &game.to_string().parse().unwrap());
    let player = "ivan".parse().unwrap();
    let chain = ChainId { game: &game, player: &player, salt: &committed.salt, part: Use::Answers };
    let all = chain.shares(&seed, 0, 8);
    assert_eq!(all[0], committed.answers, "these are the shares of that game");
    round.answered(all[1])
}

#[test]
fn bent_dice_are_refused_and_change_nothing() {
    let round = Round::new();
    let before = round.table.game("hans");
    for (_, name, cheat, exit, says) in CHEATS {
        round.table.put("mail.aslog", round.mail(cheat(&round)));
        let accepts: &[&str] = if exit == 2 { &["", " --look", " --accept"] } else { &["", " --look"] };
        for how in accepts {
            let ran = round.table.receive("hans", &format!("mail.aslog{how}"));
            let told = ran.text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(ran.exit, exit, "{name}{how}: {told}");
            assert!(told.contains(says), "{name}{how}: no {says:?} in\n{told}");
            assert!(told.contains("nothing was changed"), "{name}{how}: {told}");
            assert_eq!(ran.json["accepted"], false, "{name}{how}");
            assert_eq!(round.table.game("hans"), before, "{name}{how}");
        }
    }
    round.table.receive("hans", "honest.aslog").exits(0).says("Accepted");
}

/// Each attack is one breach: Hans is told of it once.
#[test]
fn a_cheat_is_told_once() {
    let round = Round::new();
    for (_, name, cheat, exit, _) in CHEATS {
        round.table.put("mail.aslog", round.mail(cheat(&round)));
        let ran = round.table.receive("hans", "mail.aslog --look");
        assert_eq!(ran.json["broken"], 1, "{name}: {}", ran.text);
        assert_eq!(ran.json["bent_dice"], u64::from(exit == 2), "{name}: {}", ran.text);
    }
}

/// A player who takes bent dice must say so; they stay in the audit for ever.
#[test]
fn bent_dice_are_taken_only_by_who_says_so() {
    let round = Round::new();
    let typed = vec![round.line("roll r1 DR 1,1 mc for bt7"), What::SharesAnswered(round.answer())];
    round.table.put("mail.aslog", round.mail(typed));
    round.table.receive("hans", "mail.aslog --accept").exits(2).says("--accept does not take");
    round.table.receive("hans", "mail.aslog --look --accept-dice").exits(3);
    round.table.receive("hans", "mail.aslog --accept-dice").exits(1).says("Accepted although dice were bent");
    round.table.run("hans", "audit bridge").exits(1).says("DICE.typed-in");
    // A roll kept back is a broken rule like any other.
    let round = Round::new();
    round.table.put("mail.aslog", round.mail(withhold(&round)));
    round.table.receive("hans", "mail.aslog --accept").exits(1).says("Accepted although 1 rule is broken");
}

/// An answer that never comes is no breach yet, for mail takes its time: it is told, and may be made a forfeit.
#[test]
fn an_answer_that_is_withheld_is_told() {
    let round = Round::new();
    round.table.put(
        "mail.aslog",
        round.mail(vec![What::DiceRolled(round.roll()), round.line("turn 1 russian MPh")]),
    );
    // A MC of his own that nothing called for is asked about besides.
    round.table.receive("hans", "mail.aslog").exits(1).says("never used: r1 (MC)");
    round.table.receive("hans", "mail.aslog --agree").exits(0).says("the answer to r2 of hans");
    round.table.run("hans", "dice forfeit bridge r2 --why never").exits(0);
    round.table.run("hans", "audit bridge").exits(1).says("ivan gave no share for index 1 of hans");
}
