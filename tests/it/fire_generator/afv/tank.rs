//! AFV as the generator keeps them: what is printed on the counter and what has happened to it.

use asl_core::event::{FireMode, UnitId, Use, Wear};
use asl_core::vocab::hex::{Cell, Spine};
use asl_core::vocab::phase::Phase;
use std::collections::BTreeMap;
use std::fmt::Write;

/// How the main armament is turned: fast turret, slow turret, none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turret {
    Fast,
    Slow,
    None,
}

/// Where a weapon sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    Turret,
    Bow,
    Roof,
}

/// What a weapon is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Gun,
    Mg,
    Flame,
}

/// Whose AFV those of each side are, and their gun: black To Hit Numbers and a long barrel, red ones and a short one.
const TYPES: [(&str, &str); 2] = [("PzKpfw IVH", "75L"), ("T-28 M34", "76*")];

/// One shot of a weapon in this Player Turn.
#[derive(Clone, Debug)]
pub(crate) struct Fired {
    /// The number of the attack among those of its vehicle.
    pub(crate) nth: usize,
    pub(crate) phase: Phase,
    pub(crate) mode: FireMode,
    pub(crate) from: Cell,
    pub(crate) at: Cell,
    /// The colored die left it its Multiple ROF.
    pub(crate) kept: bool,
    /// All that it was aimed at were Known.
    pub(crate) known: bool,
    /// The units that it was aimed at.
    pub(crate) targets: Vec<UnitId>,
}

/// A weapon.
#[derive(Clone, Debug)]
pub(crate) struct Weapon {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) seat: Seat,
    pub(crate) main: bool,
    pub(crate) fp: i64,
    pub(crate) range: u32,
    pub(crate) rof: i32,
    /// Breakdown Number; 12 stands for one that is not printed.
    pub(crate) b: i32,
    pub(crate) circled: bool,
    pub(crate) low: bool,
    pub(crate) out: Option<Wear>,
    pub(crate) shots: Vec<Fired>,
}

impl Weapon {
    /// As the log names it.
    pub(crate) fn id(&self) -> Use {
        Use::Weapon(self.name.parse().expect("a name"))
    }

    /// What an Original DR does to it (D3.7, D3.71).
    pub(crate) fn wear(&self, original: i32) -> Option<Wear> {
        if self.kind == Kind::Flame {
            return (original >= 10).then_some(Wear::Disabled);
        }
        match (self.circled, self.low) {
            (true, true) if original >= self.b => Some(Wear::Disabled),
            (true, true) => (original == self.b - 1).then_some(Wear::Malfunctioned),
            (true, false) if original < 12 => (original >= self.b).then_some(Wear::LowAmmo),
            (true, false) => Some(Wear::Malfunctioned),
            (false, _) => (original >= self.b).then_some(Wear::Malfunctioned),
        }
    }

    fn write(&self, calibre: &str) -> String {
        let kind = match self.kind {
            Kind::Gun => "ordnance",
            Kind::Mg => "mg",
            Kind::Flame => "ft",
        };
        let mut all = format!("kind = \"{kind}\"");
        if self.kind == Kind::Gun {
            let _ = write!(all, ", calibre = \"{calibre}\"");
        } else {
            let _ = write!(all, ", fp = {}, range = {}", self.fp, self.range);
        }
        if self.main {
            let _ = write!(all, ", rof = {}", self.rof);
        }
        if self.b < 12 {
            let _ = write!(all, ", b = {}, circled = {}", self.b, self.circled);
        }
        if self.kind == Kind::Flame {
            all.push_str(", x = 10, mount = \"bow\"");
        }
        format!("{} = {{ {all} }}", self.name)
    }
}

/// A turn of hull or turret made for a shot, in hexspines, with the number of that attack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    pub(crate) nth: usize,
    pub(crate) steps: usize,
    /// The fire phase; the DEFENDER's MPh and DFPh are one.
    pub(crate) stage: u8,
}

/// An AFV.
#[derive(Clone, Debug)]
pub(crate) struct Tank {
    pub(crate) name: String,
    /// 0 is the ATTACKER.
    pub(crate) side: usize,
    pub(crate) turret: Turret,
    pub(crate) gyro: bool,
    pub(crate) ce: bool,
    pub(crate) open_topped: bool,
    /// Its crew has the quasi leader (D3.45).
    pub(crate) green: bool,
    /// It can carry Passengers.
    pub(crate) carries: bool,
    pub(crate) mp: i32,
    /// AF: hull front, hull side, turret front, turret side.
    pub(crate) armor: [i32; 4],
    pub(crate) weapons: Vec<Weapon>,
    pub(crate) cell: Cell,
    pub(crate) vca: Spine,
    pub(crate) tca: Spine,
    pub(crate) gone: bool,
    pub(crate) immobile: bool,
    pub(crate) motion: bool,
    pub(crate) recalled: bool,
    /// Its engine runs in its MPh.
    pub(crate) running: bool,
    pub(crate) entered: bool,
    pub(crate) spent: i32,
    /// Under a Prep Fire or Bounding Fire counter.
    pub(crate) marked: bool,
    /// Attacks that it made in this Player Turn.
    pub(crate) attacks: usize,
    pub(crate) hull_turns: Vec<Turned>,
    pub(crate) turret_turns: Vec<Turned>,
    /// MP of this MPh spent in the LOS of each enemy unit.
    pub(crate) seen: BTreeMap<String, i32>,
}

impl Tank {
    /// Its name as an id.
    pub(crate) fn id(&self) -> UnitId {
        self.name.parse().expect("a unit name")
    }

    /// It is in play and its crew serves it.
    pub(crate) const fn is_fit(&self) -> bool {
        !self.gone && !self.recalled
    }

    /// It fires as one in Motion or Non-Stopped (D2.42).
    pub(crate) const fn is_under_way(&self) -> bool {
        self.motion || self.running
    }

    /// Shots of all its weapons.
    pub(crate) fn shots(&self) -> impl Iterator<Item = (usize, &Fired)> {
        self.weapons.iter().enumerate().flat_map(|(n, weapon)| weapon.shots.iter().map(move |shot| (n, shot)))
    }

    /// It used Bounding First Fire in its MPh.
    pub(crate) fn has_bounded(&self) -> bool {
        self.shots().any(|(_, shot)| shot.mode == FireMode::Bounding)
    }

    /// The one weapon that fired in the MPh, when it kept its ROF (D3.32).
    pub(crate) fn rof_weapon(&self) -> Option<usize> {
        let (first, _) = self.shots().find(|(_, shot)| shot.mode == FireMode::Bounding)?;
        let alone = self.shots().all(|(n, _)| n == first);
        let kept = self.weapons[first].shots.last().is_some_and(|shot| shot.kept);
        (alone && kept).then_some(first)
    }

    /// Its Gun turns with the hull.
    pub(crate) fn is_turretless(&self) -> bool {
        matches!(self.turret, Turret::None)
    }

    /// The tables of the head.
    pub(crate) fn write(&self, head: &mut String) {
        let mount = match self.turret {
            Turret::Fast => "T",
            Turret::Slow => "ST",
            Turret::None => "NT",
        };
        let Tank { name, mp, ce, open_topped, gyro, carries, armor: [front, side, high, flank], .. } = self;
        let owner = super::super::world::SIDES[self.side];
        let (kind, calibre) = TYPES[self.side];
        let _ = writeln!(
            head,
            "[units.{name}]\nside = \"{owner}\"\ntype = \"{kind}\"\nclass = \"tracked\"\nafv = true"
        );
        let _ = writeln!(head, "mp = {mp}\nred-mp = false\nmount = \"{mount}\"\nce = {ce}\ngyro = {gyro}");
        let _ = writeln!(head, "open-topped = {open_topped}\ncarries = {carries}\ncrew-morale = 8");
        let turret = format!(", turret-front = {high}, turret-side = {flank}");
        let turret = if self.turret == Turret::None { "" } else { &turret };
        let _ = writeln!(head, "armor = {{ front = {front}, side = {side}{turret} }}");
        if self.green {
            head.push_str("inexperienced-crew = \"SSR 2\"\n");
        }
        let _ = writeln!(head, "[units.{name}.weapons]");
        self.weapons.iter().for_each(|weapon| {
            let _ = writeln!(head, "{}", weapon.write(calibre));
        });
    }
}
