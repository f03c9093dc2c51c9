//! A Player Turn of Close Combat in the making: its Locations, its units, its lines.

use super::men::{ARMIES, Army, Kind, Man};
use super::slips::Slip;
use crate::generator::chance::Chance;
use asl_core::map::Map;
use asl_core::vocab::hex::{Cell, Dir};
use std::fmt::{Arguments, Write as _};

/// The sides; the first is the ATTACKER of the first Player Turn.
pub(super) const SIDES: [&str; 2] = ["german", "russian"];

/// Locations that are far from each other.
const HEXES: [&str; 3] = ["K5", "P5", "K12"];

/// Terrain in which the attackers dice for Ambush, and such in which they do not.
const GROUND: [&str; 6] = ["open-ground", "woods", "stone-building", "brush", "woods", "grain"];

/// The leaders that are drawn, and those whom Close Combat may create.
const LEADERS: [(&str, i32); 4] = [("9-1", -1), ("8-0", 0), ("9-2", -2), ("8-1", -1)];
const CREATED: [(&str, &str); 4] = [("x1", "8-1"), ("x2", "8-0"), ("x3", "7-0"), ("x4", "6+1")];

/// A Location in which both sides are, or are going to be.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub(super) cell: Cell,
    pub(super) ground: &'static str,
    /// It began the Player Turn with a Melee.
    pub(super) melee: bool,
    pub(super) vehicle: bool,
    /// The side that ambushes.
    pub(super) won: Option<usize>,
}

/// A turn in the making.
pub(crate) struct Turn {
    pub(super) chance: Chance,
    map: Map,
    pub(super) men: Vec<Man>,
    pub(super) spots: Vec<Spot>,
    units: String,
    lines: String,
    rolls: u32,
    armies: [usize; 2],
    /// The side whose Player Turn it is.
    pub(super) phasing: usize,
    pub(super) slip: Option<Slip>,
    /// The event of the mistake, once it was made.
    pub(super) slipped: Option<u64>,
    /// A leader creation dr was made.
    pub(super) has_created: bool,
    /// The MMC that left it out: it owes it while it is in play.
    pub(super) owes: Option<usize>,
}

impl Turn {
    /// A turn of a seed, with this mistake where there is occasion for it.
    pub(super) fn played(seed: u64, slip: Option<Slip>) -> Turn {
        let mut chance = Chance::of(seed ^ 0x00CC);
        // Of an army that knows Hand-to-Hand a wrong result is asked.
        let armies = if slip.is_some() { 4 } else { ARMIES.len() as i32 };
        let armies = [chance.below(armies) as usize, chance.below(armies) as usize];
        let mut turn = Turn {
            chance,
            map: Map::sheet(),
            men: Vec::new(),
            spots: Vec::new(),
            units: String::new(),
            lines: String::new(),
            rolls: 0,
            armies,
            phasing: 0,
            slip,
            slipped: None,
            has_created: false,
            owes: None,
        };
        turn.set_up();
        turn.advance_all();
        turn.fight_all(1);
        turn.go_on();
        turn
    }

    /// As a text game.
    pub(super) fn text(&self) -> String {
        let mut ground = String::new();
        for spot in &self.spots {
            let _ = writeln!(ground, "{} = {{ is = [{:?}] }}", self.name(spot.cell), spot.ground);
        }
        format!(
            "name = \"melees\"\nprinting = \"2e\"\n[players]\nanna = {{ side = \"german\" }}\nboris = {{ side = \"russian\" }}\n\
             [weapons]\nLMG = {{ kind = \"mg\", fp = 3, range = 8, pp = 1 }}\n\
             [default-terrain]\nis = [\"open-ground\"]\n[terrain]\n{ground}[units]\n{}---\nby anna\n{}",
            self.units, self.lines
        )
    }

    pub(super) fn say(&mut self, line: Arguments<'_>) {
        let _ = writeln!(self.lines, "{line}");
    }

    pub(super) fn name(&self, cell: Cell) -> String {
        self.map.show_cell(cell)
    }

    /// The number of the event that the next line tells: record 0 stands before the first.
    pub(super) fn next(&self) -> u64 {
        self.lines.lines().count() as u64 + 1
    }

    /// Is this the place of the mistake? It is made once.
    pub(super) fn slips(&mut self, slip: Slip) -> bool {
        let here = self.is_to(slip);
        if here {
            self.slipped = Some(self.next());
        }
        here
    }

    /// It is this mistake that is to be made.
    pub(super) fn is_to(&self, slip: Slip) -> bool {
        self.slip == Some(slip) && self.slipped.is_none()
    }

    pub(super) fn army(&self, side: usize) -> &'static Army {
        &ARMIES[self.armies[side]]
    }

    /// A roll of one die, with its line.
    pub(super) fn dr(&mut self, words: &str) -> (u32, i32) {
        let pips = self.chance.between(1, 6);
        (self.dr_of(pips, words), pips)
    }

    pub(super) fn dr_of(&mut self, pips: i32, words: &str) -> u32 {
        self.rolls += 1;
        let roll = self.rolls;
        self.say(format_args!("roll r{roll} dr {pips} {words}"));
        roll
    }

    /// A roll of two dice, with its line.
    pub(super) fn dr2(&mut self, (a, b): (i32, i32), words: &str) -> u32 {
        self.rolls += 1;
        let roll = self.rolls;
        self.say(format_args!("roll r{roll} DR {a},{b} {words}"));
        roll
    }

    pub(super) fn dice(&mut self) -> (i32, i32) {
        (self.chance.between(1, 6), self.chance.between(1, 6))
    }

    fn set_up(&mut self) {
        for (n, (id, kind)) in CREATED.into_iter().enumerate() {
            let _ = writeln!(self.units, "{id} = {{ side = {:?}, type = {kind:?} }}", SIDES[n % 2]);
        }
        for (side, name) in SIDES.into_iter().enumerate() {
            for (n, row) in self.army(side).rows.iter().enumerate() {
                let half = row.half;
                let _ = writeln!(self.units, "h{side}{n} = {{ side = {name:?}, type = {half:?}, sw = [] }}");
            }
        }
        let spots = if self.slip.is_some() { 2 } else { self.chance.between(1, 3) };
        for n in 0..spots as usize {
            self.draw(n);
        }
        let guest = self.guest();
        for n in 0..self.men.len() {
            self.place(n);
        }
        if let Some(man) = guest {
            let known = !man.concealed;
            let _ = writeln!(
                self.units,
                "guest = {{ side = \"russian\", type = {:?}, sw = [] }}",
                self.army(1).rows[0].squad
            );
            self.men.push(man);
            self.place(self.men.len() - 1);
            if known {
                self.say(format_args!("guest is known"));
            }
        }
        let phase = if self.spots.iter().any(|spot| spot.melee) { self.melee_phases() } else { "APh" };
        self.say(format_args!("turn 1 german {phase}"));
        self.melee_slips();
    }

    /// The phase in which the log begins: that in which who is in Melee does what he may not.
    fn melee_phases(&self) -> &'static str {
        match self.slip {
            Some(Slip::MeleeFires) => "PFPh",
            Some(Slip::MeleeMoves) => "MPh",
            Some(_) | None => "APh",
        }
    }

    fn draw(&mut self, n: usize) {
        let cell = self.map.cell(self.map.read(HEXES[n]).expect("a hex"));
        let vehicle = self.slip.map_or_else(|| self.chance.percent(20), Slip::wants_vehicle);
        let melee = !vehicle && self.slip.map_or_else(|| self.chance.percent(35), Slip::wants_melee);
        let ground = if vehicle { "open-ground" } else { self.chance.pick(&GROUND) };
        self.spots.push(Spot { cell, ground, melee, vehicle, won: None });
        for side in 0..2 {
            if side == 1 && vehicle {
                self.draw_vehicle(n);
                continue;
            }
            let squads = self.chance.pick(&[1, 1, 2, 2, 3]);
            for k in 0..squads {
                self.draw_mmc(n, side, k);
            }
            if self.chance.percent(45) {
                self.draw_leader(n, side);
            }
            self.veil(n, side);
        }
    }

    /// The men of a side in a Location, by number.
    pub(super) fn those(&self, spot: usize, side: usize) -> Vec<usize> {
        let there = |n: &usize| {
            let man = &self.men[*n];
            man.spot == Some(spot) && man.side == side && man.is_there()
        };
        (0..self.men.len()).filter(there).collect()
    }

    /// The men of both.
    pub(super) fn both(&self, spot: usize) -> Vec<usize> {
        (0..2).flat_map(|side| self.those(spot, side)).collect()
    }

    /// Their names, as a line tells them.
    pub(super) fn ids(&self, those: &[usize]) -> String {
        those.iter().map(|n| self.men[*n].id.clone()).collect::<Vec<_>>().join(",")
    }

    fn blank(&self, spot: usize, side: usize, id: String) -> Man {
        let here = self.spots[spot].cell;
        let fresh = side == self.phasing && !self.spots[spot].melee;
        Man {
            id,
            side,
            kind: Kind::Squad,
            fp: 1,
            lead: 0,
            half: None,
            morale: 9,
            weak: false,
            spot: Some(spot),
            at: if fresh { here.to(Dir::ALL[1]) } else { here },
            cx: false,
            pinned: false,
            broken: false,
            concealed: false,
            melee: self.spots[spot].melee,
            wounded: false,
            immobile: false,
            captured: false,
            gone: false,
            alone: false,
            leaves: false,
            struck: false,
            acted: false,
        }
    }

    fn draw_mmc(&mut self, spot: usize, side: usize, k: i32) {
        let army = self.army(side);
        let n = self.chance.below(army.rows.len() as i32) as usize;
        let (row, half) = (&army.rows[n], self.chance.percent(15));
        let mut man = self.blank(spot, side, format!("{}{spot}{k}", ["g", "r"][side]));
        man.kind = if half { Kind::Hs } else { Kind::Squad };
        man.fp = if half { row.half_fp } else { row.fp };
        man.half = Some((format!("h{side}{n}"), row.half_fp));
        let of = if half { row.half } else { row.squad };
        man.morale = of.bytes().last().map_or(7, |digit| i32::from(digit - b'0'));
        man.weak = row.weak;
        let sw = if self.chance.percent(25) && !half { "\"LMG\"" } else { "" };
        let _ =
            writeln!(self.units, "{} = {{ side = {:?}, type = {of:?}, sw = [{sw}] }}", man.id, SIDES[side]);
        self.tire(&mut man);
        self.men.push(man);
    }

    fn draw_leader(&mut self, spot: usize, side: usize) {
        let (kind, lead) = self.chance.pick(&LEADERS);
        let mut man = self.blank(spot, side, format!("{}{spot}l", ["g", "r"][side]));
        (man.kind, man.lead) = (Kind::Leader, lead);
        let _ = writeln!(
            self.units,
            "{} = {{ side = {:?}, type = {kind:?}, kind = \"leader\", sw = [] }}",
            man.id, SIDES[side]
        );
        self.men.push(man);
    }

    fn draw_vehicle(&mut self, spot: usize) {
        let mut man = self.blank(spot, 1, format!("v{spot}"));
        let (kind, cmg) = self.chance.pick(&[("PzKpfw IVH", 5), ("T-34/85", 4)]);
        (man.kind, man.fp) = (Kind::Vehicle, cmg);
        let _ = writeln!(self.units, "{} = {{ side = \"russian\", type = {kind:?}, ce = false }}", man.id);
        self.men.push(man);
    }

    /// What lies on an MMC from the start. Who is pinned or broken does not advance.
    fn tire(&mut self, man: &mut Man) {
        let stays = man.side != self.phasing || man.melee;
        match self.chance.below(100) {
            0..14 => man.cx = true,
            14..24 if stays => man.pinned = true,
            24..34 if stays => man.broken = true,
            _ => {}
        }
    }

    /// Some come under a "?", where an advance into cover keeps it.
    fn veil(&mut self, spot: usize, side: usize) {
        let Spot { melee, vehicle, ground, .. } = self.spots[spot].clone();
        let covers = ["woods", "stone-building"].contains(&ground) || side != self.phasing;
        if melee || vehicle || !covers || !self.chance.percent(25) {
            return;
        }
        let whole = self.chance.percent(70);
        for n in self.those(spot, side) {
            let able = !self.men[n].broken && (whole || self.chance.percent(50));
            self.men[n].concealed = able;
        }
    }

    fn place(&mut self, n: usize) {
        let man = self.men[n].clone();
        let hex = self.name(man.at);
        let vca = if man.kind == Kind::Vehicle {
            let ends = [0, 1].map(|k| self.name(man.at.to(Dir::ALL[k])));
            format!(" vca {}-{}", ends[0], ends[1])
        } else {
            String::new()
        };
        let id = &man.id;
        self.say(format_args!("place {id} {hex}{vca}"));
        let states = [
            (man.cx, "cx"),
            (man.pinned, "pinned"),
            (man.broken, "broken,dm"),
            (man.concealed, "concealed"),
            (man.melee, "melee"),
        ];
        for (_, state) in states.into_iter().filter(|(is, _)| *is) {
            self.say(format_args!("{id} is {state}"));
        }
    }

    /// Into the Locations of the enemy; to an AFV by a PAATC.
    fn advance_all(&mut self) {
        for spot in 0..self.spots.len() {
            if self.spots[spot].melee {
                continue;
            }
            for n in self.those(spot, 0) {
                let dares = !self.spots[spot].vehicle || !self.men[n].is_mmc() || self.dares(n);
                if dares {
                    self.men[n].at = self.spots[spot].cell;
                    let (id, hex) = (self.men[n].id.clone(), self.name(self.spots[spot].cell));
                    self.say(format_args!("{id} advances {hex}"));
                } else {
                    self.men[n].spot = None;
                }
            }
        }
        self.too_early();
    }

    /// The PAATC of an MMC: Conscripts add one.
    fn dares(&mut self, n: usize) -> bool {
        let (id, morale, weak) = (self.men[n].id.clone(), self.men[n].morale, self.men[n].weak);
        if self.slips(Slip::NoPaatc) {
            return true;
        }
        let narrow = weak && self.is_to(Slip::PaatcOfConscripts);
        let (a, b) = if narrow { (1, morale - 1) } else { self.dice() };
        let roll = self.dr2((a, b), &format!("tc for {id}"));
        let passed = a + b + i32::from(weak) <= morale;
        if narrow {
            let _ = self.slips(Slip::PaatcOfConscripts);
        }
        let word = if passed || narrow { "passed" } else { "failed" };
        self.say(format_args!("{id} checks PAATC r{roll} morale {morale} {word}"));
        if passed || narrow {
            return true;
        }
        if self.slips(Slip::PaatcFailed) {
            return true;
        }
        self.men[n].pinned = true;
        self.say(format_args!("{id} is pinned"));
        false
    }
}
