//! A long game made by rule in which two players who do not trust each other roll all their dice by shares: each
//! declares a mail's rolls, the other answers, the dice follow. Every share is right, so an audit finds nothing. For
//! measuring, not for playing.

use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::scenario::Scenario;
use asl_core::shares::{ChainId, Ingredients, MAX_LENGTH, Share, Use, dice};
use asl_core::state::{State, apply};

const HEAD: &str = "name = \"generated\"\nprinting = \"2e\"\ndice = \"shares\"\n[players]\nhans = { side = \"german\" }\n\
    ivan = { side = \"russian\" }\n[units]\ns0 = { side = \"german\", type = \"german 4-6-7\" }\n\
    s1 = { side = \"russian\", type = \"russian 4-4-7\" }\n";

const PLAYERS: [&str; 2] = ["hans", "ivan"];
const SIDES: [&str; 2] = ["german", "russian"];
/// Rolls of one mail.
const BATCH: u32 = 8;

/// A game of at least so many events.
pub(crate) fn game(events: usize) -> Game {
    let scenario = Scenario::read(HEAD).expect("the head is right");
    let mut maker =
        Maker { scenario, events: Vec::new(), state: State::default(), chains: Default::default(), rolls: 0 };
    let head = HEAD.parse().expect("a short text");
    maker.push(0, What::GameStarted(GameStarted { book: 1, head }));
    (0..2).for_each(|player| maker.line(player, &format!("place s{player} {}", ["K5", "K9"][player])));
    for turn in 1.. {
        (0..2).for_each(|player| maker.player_turn(turn, player));
        if maker.events.len() >= events {
            break;
        }
    }
    Game::of(maker.events).expect("record 0 is right")
}

/// The open shares of a player: for the player's own rolls and for the answers.
type Chains = [Vec<Share>; 2];

struct Maker {
    scenario: Scenario,
    events: Vec<Event>,
    state: State,
    chains: [Chains; 2],
    rolls: u32,
}

impl Maker {
    fn push(&mut self, player: usize, what: What) {
        let event = Event { by: name(player), at: None, what };
        apply(&mut self.state, &self.scenario, &event);
        self.events.push(event);
    }

    fn line(&mut self, player: usize, line: &str) {
        let parsed = asl_core::notation::parse_event(&self.scenario, line).expect("a line");
        self.push(player, parsed.event.what);
    }

    fn player_turn(&mut self, turn: usize, player: usize) {
        for phase in asl_core::vocab::phase::Phase::ALL {
            self.line(player, &format!("turn {turn} {} {phase}", SIDES[player]));
            if phase == asl_core::vocab::phase::Phase::PFPh {
                (0..2).for_each(|roller| self.mail(roller));
            }
        }
    }

    /// Where the shares of a commitment begin.
    fn open(index: u32) -> u32 {
        (index - 1) / MAX_LENGTH * MAX_LENGTH
    }

    fn commit(&mut self, player: usize) {
        let (by, game) = (name(player), &self.state.game);
        let (open, salt) = (self.state.shares.committed(&by), [player as u8; 32]);
        let chain = |part| ChainId { game, player: &by, salt: &salt, part };
        let shares = [Use::Own, Use::Answers].map(|part| chain(part).shares(&[7; 32], open, MAX_LENGTH));
        let (own, answers) = (shares[0][0], shares[1][0]);
        self.chains[player] = shares;
        self.push(player, What::SharesCommitted(SharesCommitted { length: MAX_LENGTH, salt, own, answers }));
    }

    /// Declared, answered and rolled.
    fn mail(&mut self, roller: usize) {
        let first = self.state.shares.next_index(&name(roller));
        if self.state.shares.committed(&name(roller)) + 1 < first + BATCH {
            (0..2).for_each(|player| self.commit(player));
        }
        let indices = first..first + BATCH;
        let words: Vec<String> = indices.clone().map(|index| self.declaration(roller, index)).collect();
        self.line(roller, &format!("declare rolls {}", words.join(", ")));
        let index = indices.end - 1;
        let share = self.share(1 - roller, Use::Answers, index);
        self.push(1 - roller, What::SharesAnswered(SharesAnswered { roller: name(roller), index, share }));
        indices.for_each(|index| self.roll(roller, index));
    }

    fn declaration(&mut self, roller: usize, index: u32) -> String {
        self.rolls += 1;
        format!("{index} r{} DR named \"{}\" for s{roller}", self.rolls, index % BATCH)
    }

    fn share(&self, player: usize, part: Use, index: u32) -> Share {
        let chain = &self.chains[player][usize::from(part == Use::Answers)];
        chain[(index - Maker::open(index)) as usize]
    }

    fn roll(&mut self, roller: usize, index: u32) {
        let own = self.share(roller, Use::Own, index);
        let by = name(roller);
        let declared = self.state.shares.roll(&by, index).expect("declared").clone();
        let other = declared.answer.expect("answered");
        let (game, declaration) = (&self.state.game, &declared.declaration);
        let of = Ingredients { game, roller: &by, index, declaration, own: &own, other: &other };
        let rolled = DiceRolled {
            roll: declared.roll,
            dice: dice(&of, declared.throw),
            purpose: declared.purpose,
            unit: declared.unit,
            attack: declared.attack,
            roller: by.as_str().parse().expect("a text"),
            evidence: Evidence::Shares { index, own, other },
        };
        self.push(roller, What::DiceRolled(rolled));
    }
}

fn name(player: usize) -> Name {
    PLAYERS[player].parse().expect("a name")
}
