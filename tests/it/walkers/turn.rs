//! Player Turns of Infantry that keep A4, and the same with one mistake.

use super::slips::Slip;
use super::world::{Way, World};
use crate::generator::chance::Chance;
use asl_core::vocab::hex::Cell;
use std::fmt::Write as _;

pub(super) struct Man {
    id: String,
    leader: bool,
    conscript: bool,
    load: i32,
    cx: bool,
}

pub(super) struct Stack {
    men: Vec<Man>,
    pub(super) at: Cell,
    pub(super) moved: bool,
}

/// A turn in the making.
pub(super) struct Turn {
    pub(super) chance: Chance,
    pub(super) world: World,
    pub(super) stacks: Vec<Stack>,
    units: String,
    lines: String,
    rolls: u32,
    pub(super) slip: Option<Slip>,
    /// The event of the first line of the mistake, once it was made.
    pub(super) slipped: Option<u64>,
    /// The event at which a unit first went on beyond its stack.
    went_on: Option<u64>,
}

impl Turn {
    /// A turn of a seed, with this mistake where there is occasion for it.
    pub(super) fn played(seed: u64, slip: Option<Slip>) -> Turn {
        let mut chance = Chance::of(seed);
        let world = World::drawn(&mut chance);
        let mut turn = Turn {
            chance,
            world,
            stacks: Vec::new(),
            units: String::new(),
            lines: String::new(),
            rolls: 0,
            slip,
            slipped: None,
            went_on: None,
        };
        turn.set_up();
        turn.move_all();
        turn.advance_all();
        turn
    }

    /// As a text game.
    pub(super) fn text(&self) -> String {
        format!(
            "name = \"walkers\"\nprinting = \"2e\"\n{}[players]\ngerda = {{ side = \"german\" }}\nivan = {{ side = \"russian\" }}\n\
             [weapons]\nLMG = {{ kind = \"mg\", fp = 3, range = 8, pp = 1 }}\nMMG = {{ kind = \"mg\", fp = 5, range = 12, pp = 4 }}\nPF-crate = {{ kind = \"other\", pp = 0 }}\nSpare = {{ kind = \"other\", pp = 0 }}\n\
             [units]\n{}---\nby gerda\n{}",
            self.world.head(),
            self.units,
            self.lines
        )
    }

    pub(super) fn say(&mut self, line: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.lines, "{line}");
    }

    /// Is this the place of the mistake? It is made once.
    pub(super) fn slips(&mut self, slip: Slip) -> bool {
        let here = self.slip == Some(slip) && self.slipped.is_none();
        if here {
            self.slipped = Some(self.next());
        }
        here
    }

    /// The number of the event that the next line tells: record 0 stands before the first.
    pub(super) fn next(&self) -> u64 {
        self.lines.lines().count() as u64 + 1
    }

    fn set_up(&mut self) {
        for n in 0..self.chance.between(2, 4) {
            let at = self.chance.pick(&self.world.cells.clone());
            if self.stacks.iter().any(|stack| stack.at.range(at) < 2) {
                continue;
            }
            let squads = self.chance.between(1, 2);
            let leader = self.chance.percent(50);
            let mut men: Vec<Man> = (0..squads).map(|k| self.squad(n, k)).collect();
            if leader {
                let id = format!("l{n}");
                let _ = writeln!(
                    self.units,
                    "{id} = {{ side = \"german\", type = \"9-1\", kind = \"leader\", sw = [] }}"
                );
                men.push(Man { id, leader: true, conscript: false, load: 0, cx: false });
            }
            self.stacks.push(Stack { men, at, moved: false });
        }
        let places: Vec<(String, String)> = self
            .stacks
            .iter()
            .flat_map(|stack| stack.men.iter().map(|man| (man.id.clone(), self.world.name(stack.at))))
            .collect();
        for (id, hex) in places {
            self.say(format_args!("place {id} {hex}"));
        }
        for n in 0..self.stacks.len() {
            for k in 0..self.stacks[n].men.len() {
                if self.chance.percent(10) {
                    self.stacks[n].men[k].cx = true;
                    let id = self.stacks[n].men[k].id.clone();
                    self.say(format_args!("{id} is cx"));
                }
            }
        }
        self.say(format_args!("turn 1 german MPh"));
    }

    fn squad(&mut self, n: i32, k: i32) -> Man {
        let conscript = self.chance.percent(15);
        let sw = self.chance.pick(&["", "", "\"LMG\"", "\"MMG\"", "\"LMG\", \"MMG\""]);
        let load =
            [("LMG", 1), ("MMG", 4)].iter().filter(|(name, _)| sw.contains(name)).map(|(_, pp)| pp).sum();
        let (id, quality) = (format!("s{n}{k}"), if conscript { "conscript" } else { "first-line" });
        let _ = writeln!(
            self.units,
            "{id} = {{ side = \"german\", type = \"4-6-7\", kind = \"squad\", quality = {quality:?}, sw = [{sw}] }}"
        );
        Man { id, leader: false, conscript, load, cx: false }
    }

    /// Half MF of each member if the stack goes as one.
    fn allotments(&self, n: usize, double: bool) -> Vec<i32> {
        let stack = &self.stacks[n];
        let leader = stack.men.iter().any(|man| man.leader);
        let lender = !double && stack.men.iter().any(|man| man.leader && man.load == 0 && !man.cx);
        let of = |man: &Man| {
            let tired = double || man.cx;
            let own = match (man.leader, man.conscript) {
                (true, _) => 6,
                (false, true) => 3,
                (false, false) => 4,
            };
            let ipc = if man.leader { 1 } else { 3 } - i32::from(tired) + i32::from(lender && !man.leader);
            let bonus = if leader && !man.leader { 2 } else { 0 };
            let most = if man.conscript { 7 } else { 8 };
            2 * ((own + bonus + if double { 2 } else { 0 }).min(most) - (man.load - ipc).max(0))
        };
        stack.men.iter().map(of).collect()
    }

    fn move_all(&mut self) {
        let rests = usize::from(self.slip.is_some_and(Slip::wants_one_unmoved));
        for n in 0..self.stacks.len().saturating_sub(rests) {
            let tired = self.stacks[n].men.iter().any(|man| man.cx);
            let double = !tired && self.chance.percent(30);
            if tired && self.slips(Slip::Tired) {
                let id = self.stacks[n].men.iter().find(|man| man.cx).expect("one is CX").id.clone();
                self.say(format_args!("{id} declares double-time"));
            }
            if !double && self.chance.percent(25) {
                self.assault(n);
            } else {
                self.walk(n, double);
            }
            self.lift_cx(n, double);
        }
        self.back();
        self.moves_wrongly();
        self.say(format_args!("turn 1 german DFPh"));
    }

    /// A unit that was CX is so no more when it has moved; one that Double Timed is.
    fn lift_cx(&mut self, n: usize, double: bool) {
        if !self.stacks[n].moved {
            return;
        }
        for k in 0..self.stacks[n].men.len() {
            let (id, was) = (self.stacks[n].men[k].id.clone(), self.stacks[n].men[k].cx);
            if was {
                self.say(format_args!("{id} is no-longer cx"));
            }
            self.stacks[n].men[k].cx = double;
            if double && !self.slips(Slip::NoCx) {
                self.say(format_args!("{id} is cx"));
            }
        }
    }

    pub(super) fn ids(&self, n: usize) -> Vec<String> {
        self.stacks[n].men.iter().map(|man| man.id.clone()).collect()
    }

    fn others(&self, n: usize, to: Cell) -> bool {
        self.stacks.iter().enumerate().any(|(k, stack)| k != n && stack.at == to)
    }

    /// All ways out of a hex that the members can pay.
    fn ways(&mut self, n: usize, left: i32) -> Vec<Way> {
        let at = self.stacks[n].at;
        let near = at.neighbours().into_iter().filter(|to| self.world.holds(*to) && !self.others(n, *to));
        near.flat_map(|to| self.world.ways(at, to)).filter(|way| way.cost <= left && !way.bypass).collect()
    }

    fn walk(&mut self, n: usize, double: bool) {
        if double {
            for id in self.ids(n) {
                self.say(format_args!("{id} declares double-time"));
            }
        }
        let loaded = self.slip == Some(Slip::Load) && self.stacks[n].men.iter().any(|man| man.load > 3);
        let has = *self.allotments(n, double).iter().min().expect("members");
        let mut left = has;
        for _ in 0..self.chance.between(1, 9) {
            let ways = self.ways(n, left);
            let Some(way) = pick(&mut self.chance, &ways) else { break };
            left -= way.cost;
            self.step(n, &way);
            self.around(n, &mut left);
        }
        if loaded || self.slip == Some(Slip::TooFar) || self.slip == Some(Slip::Unled) {
            self.too_far(n, (has, left), double);
        }
        self.recover(n, left, double);
    }

    /// One hex more than the MF allow; of a squad that leaves its leader behind.
    fn too_far(&mut self, n: usize, (has, mut left): (i32, i32), double: bool) {
        if self.slipped.is_some() || !self.stacks[n].moved {
            return;
        }
        let led = self.stacks[n].men.iter().any(|man| man.leader);
        if self.slip == Some(Slip::Unled) && !led {
            return;
        }
        let all = self.allotments(n, double);
        let weakest = (0..all.len()).filter(|k| !self.stacks[n].men[*k].leader).min_by_key(|k| all[*k]);
        let Some(k) = weakest.filter(|k| self.slip != Some(Slip::Load) || self.stacks[n].men[*k].load > 3)
        else {
            return;
        };
        let limit = if self.slip == Some(Slip::Unled) { left } else { left + 40 };
        // Behind the Double Time that may yet be told nobody has more.
        let (spare, next) = (all[k] - has + left + 4, self.next());
        // One that went on before, and not for as many MF, may have gone too far as well.
        let began = *self.went_on.get_or_insert(next);
        let (id, mut at) = (self.stacks[n].men[k].id.clone(), self.stacks[n].at);
        for _ in 0..8 {
            let near: Vec<Cell> = at
                .neighbours()
                .into_iter()
                .filter(|to| self.world.holds(*to) && !self.others(n, *to))
                .collect();
            let Some(to) = self.chance.pick_any(&near) else { return };
            let way = self.world.ways(at, to).into_iter().next().expect("a way");
            let (hex, cost) = (self.world.name(to), mf(way.cost));
            if way.cost > limit.min(left + 40) || (self.slip == Some(Slip::Unled) && way.cost > left) {
                continue;
            }
            self.say(format_args!("{id} moves {hex} {cost} MF not-assault{}", way.words));
            (at, left) = (to, left - way.cost);
            if left < -spare.max(4) - 4 {
                break;
            }
        }
        if at != self.stacks[n].at && (left < 0 || self.slip == Some(Slip::Unled)) {
            // All that a squad spent with its leader may be too much when it leaves the leader.
            self.slipped = Some(if self.slip == Some(Slip::Unled) { 0 } else { began });
        }
    }

    fn step(&mut self, n: usize, way: &Way) {
        let hex = self.world.name(way.to);
        let less = if way.cost > 2 && self.slips(Slip::Cheap) {
            1
        } else if way.wall > 0 && self.slips(Slip::NoWall) {
            way.wall
        } else if way.rise && self.slips(Slip::NoRise) {
            (way.cost - way.wall) / 2
        } else {
            0
        };
        let cost = mf(way.cost - less);
        for id in self.ids(n) {
            self.say(format_args!("{id} moves {hex} {cost} MF not-assault{}", way.words));
        }
        self.stacks[n].at = way.to;
        self.stacks[n].moved = true;
    }

    /// Past an obstacle, where the next hex can be paid too.
    fn around(&mut self, n: usize, left: &mut i32) {
        if !self.chance.percent(30) {
            return;
        }
        let at = self.stacks[n].at;
        let near = at.neighbours().into_iter().filter(|to| self.world.holds(*to) && !self.others(n, *to));
        let past: Vec<Way> = near
            .flat_map(|to| self.world.ways(at, to))
            .filter(|way| way.bypass && way.cost <= *left)
            .collect();
        for way in past {
            let beyond = way
                .to
                .neighbours()
                .into_iter()
                .find(|next| next.range(at) == 1 && self.world.holds(*next) && !self.others(n, *next));
            let Some(next) = beyond else { continue };
            let out = self.world.ways(way.to, next).into_iter().find(|out| !out.bypass).expect("a way");
            if way.cost + out.cost <= *left {
                let past = self.next();
                self.step(n, &way);
                *left -= way.cost;
                if self.slips(Slip::InBypass) {
                    self.slipped = Some(past);
                    *left = 0;
                    return;
                }
                self.step(n, &out);
                *left -= out.cost;
                return;
            }
        }
    }

    fn assault(&mut self, n: usize) {
        let least = *self.allotments(n, false).iter().min().expect("members");
        let ways = self.ways(n, least - 1);
        let Some(way) = pick(&mut self.chance, &ways) else { return };
        let late = self.slips(Slip::AssaultLate);
        for id in self.ids(n).into_iter().filter(|_| !late) {
            self.say(format_args!("{id} declares assault"));
        }
        self.step_so(n, &way, "assault");
        if late {
            let id = self.ids(n).remove(0);
            self.say(format_args!("{id} declares assault"));
        }
        let second = self.ways(n, least - way.cost - 1);
        if let Some(next) = second.first().cloned().filter(|_| self.slips(Slip::AssaultTwo)) {
            self.step_so(n, &next, "assault");
        }
        let rest = least - way.cost;
        if rest % 2 == 0
            && self.stacks[n].men.len() == 1
            && !self.stacks[n].men[0].cx
            && self.slips(Slip::AssaultAll)
        {
            let (hex, mf, id) = (self.world.name(self.stacks[n].at), mf(rest + 4), self.ids(n).remove(0));
            self.say(format_args!("{id} moves {hex} {mf} MF assault for digging"));
        }
    }

    fn step_so(&mut self, n: usize, way: &Way, how: &str) {
        let (hex, cost) = (self.world.name(way.to), mf(way.cost));
        for id in self.ids(n) {
            self.say(format_args!("{id} moves {hex} {cost} MF {how}{}", way.words));
        }
        self.stacks[n].at = way.to;
        self.stacks[n].moved = true;
    }

    /// A SW that nobody has is Recovered where the stack stands, by who has a MF left.
    fn recover(&mut self, n: usize, left: i32, double: bool) {
        let asked = matches!(self.slip, Some(Slip::Six | Slip::Free | Slip::Given));
        let free = left >= 2 && self.stacks[n].moved && !self.stacks[n].men[0].leader;
        if !free || !(asked || self.chance.percent(30)) {
            return;
        }
        let (id, hex) = (self.stacks[n].men[0].id.clone(), self.world.name(self.stacks[n].at));
        let cx = double || self.stacks[n].men[0].cx;
        self.say(format_args!("marker named PF-crate at {hex}"));
        let given = self.slips(Slip::Given);
        if !self.slips(Slip::Free) {
            self.say(format_args!("{id} moves {hex} 1 MF for recovery"));
        }
        self.rolls += 1;
        let six = self.slips(Slip::Six);
        let (roll, dr) = (
            self.rolls,
            if six {
                6
            } else if given {
                1
            } else {
                self.chance.between(1, 6)
            },
        );
        let drm = if cx { " drm CX +1" } else { "" };
        let has = if dr + i32::from(cx) < 6 || six { "recovered" } else { "not-recovered" };
        self.say(format_args!("roll r{roll} dr {dr} named \"recovery\" for {id}"));
        self.say(format_args!("{id} recovers PF-crate r{roll}{drm} {has}"));
        if given {
            self.say(format_args!("{id} gives PF-crate to {id}"));
        }
    }

    /// The first stack goes on when another has moved.
    fn back(&mut self) {
        let moved: Vec<usize> = (0..self.stacks.len()).filter(|n| self.stacks[*n].moved).collect();
        let [first, .., _] = moved[..] else { return };
        let ways = self.ways(first, 8);
        if let Some(way) = ways.first().cloned().filter(|_| self.slip == Some(Slip::Back)) {
            self.slipped = Some(self.next());
            let (id, hex, cost) = (self.ids(first).remove(0), self.world.name(way.to), mf(way.cost));
            self.say(format_args!("{id} moves {hex} {cost} MF not-assault{}", way.words));
        }
    }

    fn advance_all(&mut self) {
        for phase in ["AFPh", "RtPh", "APh"] {
            self.say(format_args!("turn 1 german {phase}"));
        }
        let rests = self.slip.is_some_and(Slip::wants_none_advanced);
        for n in 0..if rests { 0 } else { self.stacks.len() } {
            let at = self.stacks[n].at;
            let near: Vec<Cell> = at
                .neighbours()
                .into_iter()
                .filter(|to| self.world.holds(*to) && !self.others(n, *to))
                .collect();
            let Some(to) = self.chance.pick_any(&near) else { continue };
            if self.slip.is_none()
                || self.chance.percent(60)
                || matches!(self.slip, Some(Slip::AdvanceEasy | Slip::AdvanceTired))
            {
                self.advance(n, to);
            }
        }
        self.advances_wrongly();
        self.say(format_args!("turn 1 german CCPh"));
    }

    /// One member goes alone into the next hex: into Difficult Terrain where that takes four MF, or all that it has.
    fn advance(&mut self, n: usize, to: Cell) {
        let man = &self.stacks[n].men[0];
        let (id, cx, load) = (man.id.clone(), man.cx, man.load);
        let alone = self.stacks[n].men.len() == 1;
        let own = if man.leader {
            6
        } else if man.conscript {
            3
        } else {
            4
        };
        let has = 2 * (own - (load - if man.leader { 1 } else { 3 } + i32::from(cx)).max(0));
        let ways = self.world.ways(self.stacks[n].at, to);
        let cost = ways.iter().filter(|way| !way.bypass).map(|way| way.cost).min().expect("a way");
        let (difficult, easy) = (cost >= 8 || (alone && cost >= has), cost < 8 && cost < has.min(4));
        if (!difficult && !easy) || (cx && difficult && (cost < 8 || !self.slips(Slip::AdvanceTired))) {
            return;
        }
        let hex = self.world.name(to);
        self.say(format_args!("{id} advances {hex}"));
        if difficult && !cx && !self.slips(Slip::AdvanceEasy) {
            self.say(format_args!("{id} is cx"));
        }
    }
}

/// One of several.
fn pick(chance: &mut Chance, of: &[Way]) -> Option<Way> {
    let n = i32::try_from(of.len()).expect("a few");
    (n > 0).then(|| of[chance.below(n.max(1)) as usize].clone())
}

/// Half MF as they are written.
fn mf(halves: i32) -> String {
    if halves % 2 == 0 { (halves / 2).to_string() } else { format!("{}.5", halves / 2) }
}
