//! Two players who exchange events: each with a seed, and honest unless told otherwise.

use crate::support::builder::{Log, TWO_PLAYERS};
use crate::support::seed;
use asl_core::audit::{Game, Replay};
use asl_core::event::*;
use asl_core::finding::{Finding, Ruling};
use asl_core::shares::{ChainId, Ingredients, Share, Use, dice};
use asl_core::state::State;
use asl_core::vocab::dice::Dice;
use std::collections::BTreeMap;

/// The head of their game.
pub(crate) fn head() -> String {
    let own = "name = \"Two who do not trust each other\"\nprinting = \"2e\"\ndice = \"shares\"\n";
    format!("{own}{TWO_PLAYERS}")
}

/// The chains of one commitment.
struct Chains {
    open: u32,
    own: Vec<Share>,
    answers: Vec<Share>,
}

/// A game in the making.
pub(crate) struct Table {
    pub(crate) log: Log,
    chains: BTreeMap<String, Vec<Chains>>,
}

impl Table {
    /// A game with this head, and nothing else in it yet.
    pub(crate) fn of(head: &str) -> Table {
        let mut table = Table { log: Log::of(head), chains: BTreeMap::new() };
        table.log.events[0].by = "ivan".parse().expect("a name");
        table
    }

    /// A game in which both have committed to eight shares, and turn 1 has begun.
    pub(crate) fn begun() -> Table {
        let mut table = Table::pinned(&head());
        table.commit("ivan", 8);
        table.commit("hans", 8);
        table.line("ivan", "turn 1 russian PFPh");
        table
    }

    /// The same under the first version of the book: what the dice of a game show hangs on record 0, and so on the version.
    pub(crate) fn pinned(head: &str) -> Table {
        Table::under(head, 1)
    }

    /// The same under a version of the book.
    pub(crate) fn under(head: &str, book: u16) -> Table {
        let mut table = Table::of(head);
        if let What::GameStarted(started) = &mut table.log.events[0].what {
            started.book = book;
        }
        table.log.scenario.book = book;
        table
    }

    pub(crate) fn push(&mut self, by: &str, what: What) {
        self.log.push_by(by, what);
    }

    /// Adds a line of the notation.
    pub(crate) fn line(&mut self, by: &str, line: &str) {
        self.log.line(by, line);
    }

    pub(crate) fn game(&self) -> Game {
        self.log.game()
    }

    pub(crate) fn state(&self) -> State {
        let game = self.game();
        Replay::of(&game).before(game.events.len())
    }

    /// Clauses found against, by event. The checks of these games come of no attack, which is not what they ask.
    pub(crate) fn found(&self) -> Vec<(u64, String)> {
        let game = self.game();
        let findings = Replay::of(&game).audit().findings;
        let open = findings.iter().filter(|finding| finding.ruling != Ruling::Waived);
        let of_cause = |finding: &&Finding| {
            let asks = ["DICE.occasion", "DICE.roll-unused"].contains(&finding.clause.0);
            finding.clause.0 == "LOG.no-cause" || asks && finding.ruling == Ruling::Undecided
        };
        let asked = open.filter(|finding| !of_cause(finding));
        asked.map(|finding| (finding.seq, finding.clause.to_string())).collect()
    }

    /// What is found at the last event, with its ruling and its words: what is asked as well.
    pub(crate) fn last_found(&self) -> Vec<(String, Ruling, String)> {
        let game = self.game();
        let last = game.events.len() as u64 - 1;
        let findings = Replay::of(&game).audit().findings;
        let here = findings.into_iter().filter(|finding| finding.seq == last);
        here.map(|finding| (finding.clause.to_string(), finding.ruling, finding.breach.says.to_string()))
            .collect()
    }

    /// All that is found or asked, by event.
    pub(crate) fn all_found(&self) -> Vec<(u64, String)> {
        let game = self.game();
        let findings = Replay::of(&game).audit().findings;
        findings.iter().map(|finding| (finding.seq, finding.clause.to_string())).collect()
    }

    /// A player's seed.
    fn seed(player: &str) -> [u8; 32] {
        [player.as_bytes()[0]; 32]
    }

    pub(crate) fn commitment(&mut self, by: &str, length: u32) -> SharesCommitted {
        let (state, name) = (self.state(), by.parse().expect("a name"));
        let open = state.shares.committed(&name);
        let salt = [open as u8 + 1; 32];
        let chain = |part| ChainId { game: &state.game, player: &name, salt: &salt, part };
        let shares = |part| chain(part).shares(&Table::seed(by), open, length);
        let (own, answers) = (shares(Use::Own), shares(Use::Answers));
        let committed = SharesCommitted { length, salt, own: own[0], answers: answers[0] };
        self.chains.entry(by.into()).or_default().push(Chains { open, own, answers });
        committed
    }

    pub(crate) fn commit(&mut self, by: &str, length: u32) {
        let committed = self.commitment(by, length);
        self.push(by, What::SharesCommitted(committed));
    }

    /// A player's secret share.
    pub(crate) fn share(&self, by: &str, part: Use, index: u32) -> Share {
        let chains = self.chains[by].iter().rfind(|chains| chains.open < index).expect("a commitment");
        let shares = match part {
            Use::Own => &chains.own,
            Use::Answers => &chains.answers,
        };
        shares[(index - chains.open) as usize]
    }

    pub(crate) fn answer(&mut self, by: &str, roller: &str, index: u32) {
        let share = self.share(by, Use::Answers, index);
        self.answer_with(by, roller, index, share);
    }

    pub(crate) fn answer_with(&mut self, by: &str, roller: &str, index: u32, share: Share) {
        let roller = roller.parse().expect("a name");
        self.push(by, What::SharesAnswered(SharesAnswered { roller, index, share }));
    }

    /// The roll that a declaration and its answer give.
    pub(crate) fn due(&self, by: &str, index: u32) -> DiceRolled {
        let (state, roller) = (self.state(), by.parse().expect("a name"));
        let declared = state.shares.roll(&roller, index).expect("declared");
        let (own, other) = (self.share(by, Use::Own, index), declared.answer.unwrap_or([0; 32]));
        let (game, declaration) = (&state.game, &declared.declaration);
        let of = Ingredients { game, roller: &roller, index, declaration, own: &own, other: &other };
        DiceRolled {
            roll: declared.roll,
            dice: dice(&of, declared.throw),
            purpose: declared.purpose.clone(),
            unit: declared.unit.clone(),
            attack: declared.attack,
            roller: by.parse().expect("a text"),
            evidence: Evidence::Shares { index, own, other },
        }
    }

    /// Makes a declared and answered roll as it is due.
    pub(crate) fn roll(&mut self, by: &str, index: u32) -> Dice {
        let rolled = self.due(by, index);
        let dice = rolled.dice;
        self.push(by, What::DiceRolled(rolled));
        dice
    }

    /// One roll from declaration to dice.
    pub(crate) fn whole(&mut self, by: &str, other: &str, line: &str, index: u32) -> Dice {
        self.line(by, line);
        self.answer(other, by, index);
        self.roll(by, index)
    }
}

/// Dice other than these.
pub(crate) fn other_than(dice: Dice) -> Dice {
    let die = |n: u8| n.try_into().expect("a die");
    let wanted = Dice::Dr(asl_core::vocab::dice::Dr { colored: die(1), white: die(1) });
    if dice == wanted {
        Dice::Dr(asl_core::vocab::dice::Dr { colored: die(1), white: die(2) })
    } else {
        wanted
    }
}

/// So many random games, repeatable by the seed printed.
pub(crate) fn config() -> proptest::test_runner::Config {
    seed::seeded(64)
}

/// The table after lines of Ivan's.
pub(crate) fn with(mut table: Table, lines: &[&str]) -> Table {
    lines.iter().for_each(|line| table.line("ivan", line));
    table
}

/// Rolls that Ivan declares, answered by Hans and made.
pub(crate) fn made(mut table: Table, line: &str, indices: std::ops::RangeInclusive<u32>) -> Table {
    table.line("ivan", line);
    table.answer("hans", "ivan", *indices.end());
    indices.for_each(|index| {
        table.roll("ivan", index);
    });
    table
}
