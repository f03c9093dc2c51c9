//! A long battle made by rule, written as players write it: squads in pairs fire at each other in every fire phase
//! that they have, the targets make their checks, one squad of each side runs to and fro under fire, a tank shoots its
//! machine guns and its Gun. Every figure is right, so an audit finds nothing. For measuring, not for playing.

use asl_core::audit::Game;
use asl_core::event::Event;
use asl_core::notation;
use std::fmt::Write;

/// A game of at least so many events between so many squads a side.
pub(crate) fn game(events: usize, squads: usize) -> Game {
    let mut maker = Maker { text: head(squads), events: 0, squads, rolls: 0, attacks: 0 };
    maker.set_up();
    for turn in 1.. {
        (0..2).for_each(|side| maker.player_turn(turn, side));
        if maker.events >= events {
            break;
        }
    }
    let parsed = notation::parse(&maker.text);
    assert_eq!(parsed.errors, [], "the text is right");
    let events: Vec<Event> = parsed.lines.into_iter().map(|line| line.event).collect();
    Game::of(events).expect("record 0 is right")
}

const SIDES: [&str; 2] = ["german", "russian"];
const PLAYERS: [&str; 2] = ["gerda", "rudi"];

fn head(squads: usize) -> String {
    let mut head = String::from(
        "name = \"generated\"\nprinting = \"2e\"\n[players]\ngerda = { side = \"german\" }\nrudi = { side = \"russian\" }\n\
         [default-terrain]\nis = [\"open-ground\"]\n[units]\n\
         tank = { side = \"german\", type = \"PzKpfw IVH\", ce = true, open-topped = false, \
         weapons = { MA = { kind = \"ordnance\", rof = 2 }, AAMG = { kind = \"mg\", fp = 2, range = 8 } } }\n\
         far = { side = \"russian\", type = \"russian 4-4-7\" }\nnear = { side = \"russian\", type = \"russian 4-4-7\" }\n",
    );
    for (side, kind) in ["german 4-6-7", "russian 4-4-7"].into_iter().enumerate() {
        for n in 0..squads {
            let _ =
                writeln!(head, "{} = {{ side = \"{}\", type = \"{kind}\" }}", squad(side, n), SIDES[side]);
        }
    }
    head + "---\n"
}

fn squad(side: usize, n: usize) -> String {
    format!("{}{n}", &SIDES[side][..1])
}

/// The pairs stand three hexes apart, beyond reach of the tank's.
fn hex(side: usize, n: usize) -> String {
    let column = char::from(b'A' + (n % 26) as u8);
    format!("{column}{}", 20 + 10 * (n / 26) + 3 * side)
}

struct Maker {
    text: String,
    events: usize,
    squads: usize,
    rolls: usize,
    attacks: usize,
}

/// Dice of an attack on the column of 4 without DRM, and its result: nothing, or a check of the target.
const RESULTS: [((u8, u8), &str); 4] = [((6, 5), "NE"), ((3, 4), "PTC"), ((5, 1), "NMC"), ((4, 6), "NE")];

impl Maker {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        self.events += usize::from(!line.starts_with("by "));
    }

    fn set_up(&mut self) {
        for side in 0..2 {
            (0..self.squads).for_each(|n| self.line(&format!("place {} {}", squad(side, n), hex(side, n))));
        }
        [
            "place tank X5 vca X6-Y6 tca Y5-Y6",
            "place far Z5",
            "place near V5",
            "far is known",
            "near is known",
        ]
        .into_iter()
        .for_each(|line| self.line(line));
    }

    fn player_turn(&mut self, turn: usize, side: usize) {
        let phase = |phase: &str| format!("turn {turn} {} {phase}", SIDES[side]);
        self.line(&format!("by {}", PLAYERS[side]));
        self.line(&phase("RPh"));
        self.line(&phase("PFPh"));
        (1..self.squads).for_each(|n| self.squad_fires("prep", side, n));
        if side == 0 {
            self.tank_fires();
        }
        self.line(&phase("MPh"));
        self.run(turn, side);
        self.line(&phase("DFPh"));
        (1..self.squads).for_each(|n| self.squad_fires("final", 1 - side, n));
        ["AFPh", "RtPh", "APh", "CCPh"].into_iter().for_each(|name| self.line(&phase(name)));
    }

    fn attack(&mut self) -> String {
        self.attacks += 1;
        format!("a{}", self.attacks)
    }

    fn roll(&mut self, (colored, white): (u8, u8), what: &str) -> String {
        self.rolls += 1;
        let roll = format!("r{}", self.rolls);
        self.line(&format!("roll {roll} DR {colored},{white} {what}"));
        roll
    }

    fn squad_fires(&mut self, mode: &str, side: usize, n: usize) {
        let (attack, firer, target) = (self.attack(), squad(side, n), squad(1 - side, n));
        let at = hex(1 - side, n);
        self.line(&format!("{attack} {mode} by {firer} inherent 4 FP at {at} range 3 total 4 FP column 4"));
        let (dice, result) = RESULTS[self.attacks % RESULTS.len()];
        let roll = self.roll(dice, &format!("ift in {attack}"));
        self.line(&format!("{attack} ift {roll} column 4 final {} result {result}", dice.0 + dice.1));
        if result != "NE" {
            let purpose = if result == "PTC" { "tc" } else { "mc" };
            let roll = self.roll((1, 2), &format!("{purpose} for {target} in {attack}"));
            self.line(&format!("{target} checks {result} {roll} morale 7 passed in {attack}"));
        }
    }

    /// Its AAMG at one squad, its Gun at the other, which stands in its arc.
    fn tank_fires(&mut self) {
        let attack = self.attack();
        self.line(&format!("{attack} prep by tank AAMG 2 FP at V5 units near"));
        let roll = self.roll((5, 6), &format!("ift in {attack}"));
        self.line(&format!("{attack} ift {roll} column 2 final 11 result none"));
        let attack = self.attack();
        self.line(&format!("{attack} prep by tank MA at Z5 units far infantry-target"));
        let roll = self.roll((5, 6), &format!("to-hit in {attack}"));
        self.line(&format!("{attack} to-hit tank MA {roll} target far number 8 final 11 miss"));
    }

    /// The first squad of a side steps back a hex, or comes back to it, by Assault Movement; the enemy's first fires.
    fn run(&mut self, turn: usize, side: usize) {
        let (runner, firer, attack) = (squad(side, 0), squad(1 - side, 0), self.attack());
        let (to, range) = [[("A20", 4), ("A23", 3)], [("A19", 4), ("A24", 5)]][turn % 2][side];
        self.line(&format!("{runner} moves {to} 1 MF assault seen-by {firer}"));
        let fires = format!("{attack} first by {firer} inherent 4 FP at {to} range {range} answers {runner}");
        self.line(&format!("{fires} total 4 FP column 4"));
        let roll = self.roll((6, 5), &format!("ift in {attack}"));
        self.line(&format!("{attack} ift {roll} drm FFMO -1 column 4 final 10 result NE"));
    }
}
