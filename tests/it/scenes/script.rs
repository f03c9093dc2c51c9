//! A scene is lines of the notation by phase, in hexes of its own; a script joins scenes into one game. Hexes stand in a scene
//! as `<K5>`, its units as `@s1`, its attacks and rolls as `#a1` and `#r1`.

use asl_core::map::Map;
use asl_core::vocab::hex::Cell;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The phases of the Player Turn of the Russian, who is the ATTACKER, that scenes play in, set-up first.
const PHASES: [&str; 5] =
    ["", "turn 1 russian PFPh", "turn 1 russian MPh", "turn 1 russian DFPh", "turn 1 russian AFPh"];

/// Set-up.
pub(super) const SET_UP: usize = 0;
/// The PFPh.
pub(super) const PFPH: usize = 1;
/// The MPh.
pub(super) const MPH: usize = 2;
/// The DFPh.
pub(super) const DFPH: usize = 3;
/// The AFPh.
pub(super) const AFPH: usize = 4;

/// Lines of one scene.
pub(super) struct Scene {
    name: String,
    column: i32,
    row: i32,
    /// What each unit is, as the head has it.
    pub(super) units: Vec<(String, String)>,
    /// What stands in a hex, as the head has it.
    terrain: Vec<(String, String)>,
    /// Lines by phase.
    pub(super) lines: [Vec<String>; 5],
}

impl Scene {
    /// The `n`th of a game, some rows down.
    pub(super) fn at(n: i32, row: i32) -> Scene {
        Scene {
            name: format!("u{n}"),
            column: 24 * n,
            row: 2 * row,
            units: Vec::new(),
            terrain: Vec::new(),
            lines: Default::default(),
        }
    }

    /// A unit, placed in a hex with what stands behind it.
    pub(super) fn unit(&mut self, name: &str, is: &str, place: &str) {
        self.units.push((name.into(), is.into()));
        self.line(SET_UP, &format!("place @{name} {place}"));
    }

    /// What is in a hex.
    pub(super) fn hex(&mut self, hex: &str, is: &str) {
        self.terrain.push((self.moved(hex), is.into()));
    }

    pub(super) fn line(&mut self, phase: usize, line: &str) {
        let line = self.placed(line);
        self.lines[phase].push(line);
    }

    pub(super) fn lines(&mut self, phase: usize, lines: &[&str]) {
        lines.iter().for_each(|line| self.line(phase, line));
    }

    /// With its hexes and its names.
    fn placed(&self, line: &str) -> String {
        let mut out = String::new();
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('<') {
            let (hex, behind) = after.split_once('>').unwrap();
            write!(out, "{before}{}", self.moved(hex)).unwrap();
            rest = behind;
        }
        out.push_str(rest);
        out.replace('@', &self.name).replace('#', &format!("#{}", self.name))
    }

    fn moved(&self, hex: &str) -> String {
        let Cell { x, y } = Map::sheet().cell(Map::sheet().read(hex).unwrap());
        Map::sheet().show_cell(Cell { x: x + self.column, y: y + self.row })
    }
}

/// A game of several scenes.
#[derive(Default)]
pub(super) struct Script {
    scenes: Vec<Scene>,
}

impl Script {
    pub(super) fn take(&mut self, scene: Scene) {
        self.scenes.push(scene);
    }

    /// The game, its attacks and rolls numbered as they come.
    pub(super) fn text(&self) -> String {
        let mut text = String::from(HEAD);
        for (hex, is) in self.scenes.iter().flat_map(|scene| &scene.terrain) {
            writeln!(text, "{hex} = {{ {is} }}").unwrap();
        }
        text.push_str("\n[units]\n");
        for scene in &self.scenes {
            for (name, is) in &scene.units {
                writeln!(text, "{}{name} = {{ {is} }}", scene.name).unwrap();
            }
        }
        text.push_str("---\n");
        let mut numbers = Numbers::default();
        for (n, phase) in PHASES.iter().enumerate() {
            if !phase.is_empty() {
                writeln!(text, "{phase}").unwrap();
            }
            for line in self.scenes.iter().flat_map(|scene| &scene.lines[n]) {
                writeln!(text, "{}", numbers.of(line)).unwrap();
            }
        }
        text
    }
}

const HEAD: &str = r#"name = "scenes"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[elr]
german = 3
russian = 3

# No other scene has a DR of the Russians that is 7.
[san]
german = 7

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"
MTR = { kind = "ordnance", range = 13, rof = 3 }
ATR = { kind = "atr", fp = 1, range = 12 }

[terrain]
"#;

/// The numbers that names of attacks and rolls get.
#[derive(Default)]
struct Numbers {
    known: BTreeMap<String, String>,
    next: BTreeMap<char, u32>,
}

impl Numbers {
    fn of(&mut self, line: &str) -> String {
        let mut parts = line.split('#');
        let mut out: String = parts.next().unwrap_or_default().into();
        for part in parts {
            let end = part.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(part.len());
            out.push_str(&self.number(&part[..end]));
            out.push_str(&part[end..]);
        }
        out
    }

    /// `u0a1`: the first attack of the first scene.
    fn number(&mut self, name: &str) -> String {
        if let Some(known) = self.known.get(name) {
            return known.clone();
        }
        let sort = name.chars().nth(2).unwrap();
        let n = self.next.entry(sort).or_default();
        *n += 1;
        let number = format!("{sort}{n}");
        self.known.insert(name.into(), number.clone());
        number
    }
}
