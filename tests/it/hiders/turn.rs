//! A Player Turn of the Germans with concealed units of both sides: land, units, LOS, and the lines.

use super::slips::Slip;
use crate::generator::chance::Chance;
use asl_core::map::Map;
use asl_core::vocab::hex::Cell;
use std::collections::BTreeMap;
use std::fmt::{Arguments, Write as _};

pub(super) const SIDES: [&str; 2] = ["german", "russian"];

/// Terrain: its price in half MF, its TEM, and whether it is Concealment Terrain for certain.
const GROUND: [(&str, i32, i32, bool); 3] =
    [("open-ground", 2, 0, false), ("woods", 4, 1, true), ("stone-building", 4, 3, true)];

/// Hexes within which a unit is seen.
const FAR: u32 = 16;

/// One unit; all are squads and HS, and leaders who do no more than help.
#[derive(Clone, Debug)]
pub(super) struct Man {
    pub(super) id: String,
    pub(super) side: usize,
    pub(super) fp: i32,
    /// 3 of a squad, 2 of a HS, 1 of a leader.
    pub(super) us: i32,
    pub(super) lead: i32,
    pub(super) morale: i32,
    pub(super) at: Cell,
    pub(super) concealed: bool,
    pub(super) broken: bool,
    pub(super) pinned: bool,
    pub(super) struck: bool,
    pub(super) fired: bool,
    pub(super) moved: bool,
}

/// A turn in the making.
pub(crate) struct Turn {
    pub(super) chance: Chance,
    map: Map,
    ground: BTreeMap<Cell, usize>,
    pub(super) men: Vec<Man>,
    units: String,
    lines: String,
    rolls: u32,
    seed: u64,
    pub(super) attacks: u32,
    pub(super) slip: Option<Slip>,
    /// The event of the mistake, once it was made.
    pub(super) slipped: Option<u64>,
}

impl Turn {
    /// A turn of a seed, with this mistake where there is occasion for it.
    pub(super) fn played(seed: u64, slip: Option<Slip>) -> Turn {
        let chance = Chance::of(seed ^ 0x000A_1200);
        let mut turn = Turn {
            chance,
            map: Map::sheet(),
            ground: BTreeMap::new(),
            men: Vec::new(),
            units: String::new(),
            lines: String::new(),
            rolls: 0,
            seed,
            attacks: 0,
            slip,
            slipped: None,
        };
        turn.set_up();
        turn.prep_fire();
        turn.move_all();
        turn.final_fire();
        // What breaks in the DFPh would have to rout.
        if turn.men.iter().any(|man| man.broken && man.fp > 0) {
            turn.phase("AFPh");
            return turn;
        }
        for phase in ["AFPh", "RtPh", "APh"] {
            turn.phase(phase);
        }
        turn.advance_all();
        turn.phase("CCPh");
        turn.gain_all();
        turn.say(format_args!("turn 1 russian RPh"));
        turn
    }

    /// As a text game.
    pub(super) fn text(&self) -> String {
        let mut ground = String::new();
        for (cell, kind) in self.ground.iter().filter(|(_, kind)| **kind > 0) {
            let _ = writeln!(ground, "{} = {{ is = [{:?}] }}", self.name(*cell), GROUND[*kind].0);
        }
        format!(
            "name = \"hiders\"\nprinting = \"2e\"\n[players]\nanna = {{ side = \"german\" }}\nboris = {{ side = \"russian\" }}\n\
             [weapons]\nLMG = {{ kind = \"mg\", fp = 3, range = 8, pp = 1 }}\n\
             [default-terrain]\nis = [\"open-ground\"]\n[terrain]\n{ground}[units]\n{}---\nby anna\n{}",
            self.units, self.lines
        )
    }

    pub(super) fn say(&mut self, line: Arguments<'_>) {
        let _ = writeln!(self.lines, "{line}");
    }

    pub(super) fn phase(&mut self, phase: &str) {
        self.say(format_args!("turn 1 german {phase}"));
    }

    pub(super) fn name(&self, cell: Cell) -> String {
        self.map.show_cell(cell)
    }

    pub(super) fn next(&self) -> u64 {
        self.lines.lines().count() as u64 + 1
    }

    pub(super) fn is_to(&self, slip: Slip) -> bool {
        self.slip == Some(slip) && self.slipped.is_none()
    }

    /// Is this the place of the mistake? It is made once.
    pub(super) fn slips(&mut self, slip: Slip) -> bool {
        let here = self.is_to(slip);
        if here {
            self.slipped = Some(self.next());
        }
        here
    }

    pub(super) fn dr(&mut self, pips: i32, words: &str) -> u32 {
        self.rolls += 1;
        let roll = self.rolls;
        self.say(format_args!("roll r{roll} dr {pips} {words}"));
        roll
    }

    pub(super) fn dr2(&mut self, (a, b): (i32, i32), words: &str) -> u32 {
        self.rolls += 1;
        let roll = self.rolls;
        self.say(format_args!("roll r{roll} DR {a},{b} {words}"));
        roll
    }

    pub(super) fn tem(&self, cell: Cell) -> i32 {
        GROUND[self.ground.get(&cell).copied().unwrap_or(0)].2
    }

    pub(super) fn price(&self, cell: Cell) -> i32 {
        GROUND[self.ground.get(&cell).copied().unwrap_or(0)].1 / 2
    }

    pub(super) fn covers(&self, cell: Cell) -> bool {
        GROUND[self.ground.get(&cell).copied().unwrap_or(0)].3
    }

    /// The hexes of the land, a part of them in cover.
    fn land(&mut self) -> Vec<Cell> {
        let origin = self.map.cell(self.map.read("K12").expect("a hex"));
        let mut near = vec![origin];
        let mut n = 0;
        while let Some(cell) = near.get(n).copied() {
            let new: Vec<Cell> = cell
                .neighbours()
                .into_iter()
                .filter(|to| to.range(origin) <= 5 && !near.contains(to))
                .collect();
            near.extend(new);
            n += 1;
        }
        for cell in &near {
            if self.chance.percent(45) {
                let kind = self.chance.between(1, 2) as usize;
                self.ground.insert(*cell, kind);
            }
        }
        near
    }

    fn set_up(&mut self) {
        let near = self.land();
        for side in 0..2 {
            for k in 0..self.chance.between(2, 3) {
                let at = self.chance.pick(&near);
                if !self.men.iter().any(|man| man.at == at) {
                    self.draw(side, k, at);
                }
            }
        }
        // One who sees from afar, and one who is broken and sees nobody's "?" off.
        let far = self.map.cell(self.map.read("K34").expect("a hex"));
        self.draw(1, 8, far);
        self.men.iter_mut().last().expect("a unit").concealed = false;
        let aside = self.map.cell(self.map.read("W12").expect("a hex"));
        self.ground.insert(aside, 1);
        self.draw(self.seed as usize % 2, 9, aside);
        let last = self.men.last_mut().expect("a unit");
        (last.broken, last.concealed, last.fp) = (true, false, 0);
        // The first is hidden, and nobody's concern.
        if self.is_hidden(0) {
            self.men[0].concealed = false;
            self.men[0].fired = true;
        }
        for n in 0..self.men.len() {
            self.place(n);
        }
        for n in 0..self.men.len() {
            self.attest(n, true);
        }
        self.phase("PFPh");
    }

    fn draw(&mut self, side: usize, k: i32, at: Cell) {
        let id = format!("{}{k}", ["g", "r"][side]);
        let half = self.chance.percent(20);
        let kind = match (side, half) {
            (0, false) => "german 4-6-7",
            (0, true) => "german 2-4-7",
            (_, false) => "russian 4-4-7",
            (_, true) => "russian 2-3-7",
        };
        let _ = writeln!(self.units, "{id} = {{ side = {:?}, type = {kind:?}, sw = [] }}", SIDES[side]);
        let (fp, us) = if half { (2, 2) } else { (4, 3) };
        let concealed = self.chance.percent(60);
        let man = Man {
            id,
            side,
            fp,
            us,
            lead: 0,
            morale: 7,
            at,
            concealed,
            broken: false,
            pinned: false,
            struck: false,
            fired: false,
            moved: false,
        };
        self.men.push(man);
        if k < 8 && self.chance.percent(25) {
            let id = format!("{}l{k}", ["g", "r"][side]);
            let _ = writeln!(
                self.units,
                "{id} = {{ side = {:?}, type = \"9-1\", kind = \"leader\", sw = [] }}",
                SIDES[side]
            );
            let of = self.men.last().expect("a unit").clone();
            self.men.push(Man { id, fp: 0, us: 1, lead: -1, morale: 9, ..of });
        }
    }

    fn place(&mut self, n: usize) {
        let man = self.men[n].clone();
        let (id, hex) = (&man.id, self.name(man.at));
        self.say(format_args!("place {id} {hex}"));
        if self.is_hidden(n) {
            self.say(format_args!("{id} is hidden"));
        }
        if man.concealed {
            self.say(format_args!("{id} is concealed"));
        }
        if man.broken {
            self.say(format_args!("{id} is broken"));
        }
    }

    /// It begins hidden.
    pub(super) fn is_hidden(&self, n: usize) -> bool {
        n == 0 && matches!(self.slip, Some(Slip::HiddenMoves | Slip::HiddenAdvances | Slip::HiddenAgain))
    }

    /// Two hexes see each other, or do not: as the seed has it.
    pub(super) fn sees(&self, a: Cell, b: Cell) -> bool {
        if a.range(b) < 2 {
            return true;
        }
        let mix = |cell: Cell| (cell.x as i64 as u64).wrapping_mul(31).wrapping_add(cell.y as i64 as u64);
        let (low, high) = (mix(a).min(mix(b)), mix(a).max(mix(b)));
        Chance::of(self.seed.wrapping_mul(977) ^ low.wrapping_mul(1009) ^ high).percent(50)
    }

    /// What both accept of the LOS of a unit, to those behind it in the list, or to all.
    pub(super) fn attest(&mut self, n: usize, behind: bool) {
        let man = self.men[n].clone();
        for k in if behind { n + 1 } else { 0 }..self.men.len() {
            let other = self.men[k].clone();
            if other.side != man.side {
                let word = if self.sees(man.at, other.at) { "exists hindrance +0" } else { "blocked" };
                let (id, enemy) = (&man.id, &other.id);
                self.say(format_args!("{id} los {enemy} {word}"));
            }
        }
    }

    /// A Known enemy in Good Order sees a hex within 16 hexes, that has not moved in the phase.
    pub(super) fn is_watched(&self, side: usize, at: Cell) -> bool {
        let watches = |man: &Man| {
            man.side != side
                && !man.broken
                && !man.concealed
                && man.at.range(at) <= FAR
                && self.sees(man.at, at)
        };
        self.men.iter().any(watches)
    }

    /// An unbroken enemy within 16 hexes: and whether one of them sees the hex.
    pub(super) fn near(&self, side: usize, at: Cell) -> (bool, bool) {
        let close = |man: &&Man| man.side != side && !man.broken && man.at.range(at) <= FAR;
        let any = self.men.iter().filter(close).count() > 0;
        (any, self.men.iter().filter(close).any(|man| self.sees(man.at, at)))
    }

    /// It sees it from farther than that.
    pub(super) fn far_sees(&self, side: usize, at: Cell) -> bool {
        self.men
            .iter()
            .any(|man| man.side != side && !man.broken && man.at.range(at) > FAR && self.sees(man.at, at))
    }

    /// It loses its "?".
    pub(super) fn unveil(&mut self, n: usize, words: &str) {
        if self.men[n].concealed {
            self.men[n].concealed = false;
            let id = self.men[n].id.clone();
            self.say(format_args!("{id} is no-longer concealed{words}"));
        }
    }

    /// What is shown of it to those who watch costs it its "?", but for this mistake.
    pub(super) fn shows(&mut self, n: usize, kept: impl Into<Option<Slip>>) {
        let (side, at) = (self.men[n].side, self.men[n].at);
        let kept = kept.into();
        let watched = self.men[n].concealed && self.is_watched(side, at);
        if watched && !kept.is_some_and(|kept| self.slips(kept)) {
            self.unveil(n, "");
        }
    }
}
