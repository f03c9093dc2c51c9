//! The To Hit Number of a shot (C3.3, C4): by Target Type, range, colour, Gun and ammunition, or by the table of a light
//! anti-tank weapon (C13). What the log leaves open gives several.

use crate::catalogue;
use crate::charts::to_hit::{self as chart, Change, Colour, Latw};
use crate::counter::Gun;
use crate::event::{Status, ToHitAttempt};
use crate::facts::{Ctx, Shot, Underway};
use crate::figures::fire::captured::is_captured_sw;
use crate::figures::fire::ordnance::gun_of;
use crate::figures::infantry::held::name;
use crate::figures::to_hit::target_type::types;
use crate::figures::vehicle::firing::same_weapon;
use crate::tally::{Blame, Tally};
use crate::vocab::num::ToHit;
use crate::vocab::{Ammunition, Barrel, Calibre, Meaning, Nation, TargetType, WeaponKind, WeaponWord};
use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The To Hit Numbers that a shot can have.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Numbers {
    /// Each with its sum, the likeliest first; none where too little is known.
    pub sums: Vec<Tally<ToHit>>,
    /// What the log leaves open.
    pub open: Vec<Cow<'static, str>>,
    /// The first is the one that is due unless a player says more.
    pub usual: bool,
    /// One source alone has it, or the row of the Gun is in doubt.
    pub doubt: bool,
    /// What the likeliest would be in the other colour, where its own is certain.
    pub otherwise: Option<ToHit>,
}

/// What is open where nobody says what is aimed at.
const TYPE: &str = "which Target Type it is";

impl Numbers {
    /// The number that is due unless a player says more.
    #[must_use]
    pub fn usual(&self) -> Option<&Tally<ToHit>> {
        self.sums.first().filter(|_| self.usual)
    }

    /// Nothing but the Target Type is open, and the target does not tell it: the number does.
    #[must_use]
    pub fn tells_type(&self) -> bool {
        !self.usual && self.open.iter().all(|open| *open == TYPE)
    }

    fn unknown(why: String) -> Numbers {
        Numbers { open: vec![why.into()], ..Numbers::default() }
    }
}

/// The To Hit Numbers that a roll can have; `None` for what makes no To Hit roll of C3, and where no attack was declared.
#[must_use]
pub fn to_hit_numbers(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<Numbers> {
    let on = Underway::named(ctx, attempt.attack)?;
    let fires =
        |shot: &Shot<'_>| shot.firer.unit == attempt.unit && same_weapon(&shot.firer.weapon, &attempt.weapon);
    let at = on.volley.shots().iter().position(fires)?;
    let shot = &on.volley.shots()[at];
    let ammo = Ammo::of(attempt);
    let kind = shot.kind().filter(|kind| rolls_to_hit(shot, *kind))?;
    let Some(range) = range(&on, at) else {
        return Some(Numbers::unknown("the range, which the log does not tell".into()));
    };
    if let Some(models) = latw(shot) {
        return of_latw(&models, range);
    }
    Some(of_chart(&on, shot, &Facts { attempt, kind, ammo, range }))
}

fn rolls_to_hit(shot: &Shot<'_>, kind: WeaponKind) -> bool {
    matches!(kind, WeaponKind::Ordnance | WeaponKind::Atr) || (kind == WeaponKind::Mg && shot.firer.to_kill)
}

/// What a To Hit roll is made with.
struct Facts<'a> {
    attempt: &'a ToHitAttempt,
    kind: WeaponKind,
    ammo: Ammo,
    range: u32,
}

/// The ammunition that a roll names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ammo {
    /// None is named: what such a target is usually fired at with.
    Usual,
    /// This.
    Named(Ammunition),
    /// One that no rule of this book knows.
    Other,
}

impl Ammo {
    fn of(attempt: &ToHitAttempt) -> Ammo {
        match &attempt.ammo {
            None => Ammo::Usual,
            Some(name) => Ammunition::read(name.as_str()).map_or(Ammo::Other, Ammo::Named),
        }
    }

    fn is_smoke(self) -> bool {
        matches!(self, Ammo::Named(Ammunition::Smoke | Ammunition::Wp))
    }
}

/// In hexes: from where the firer stood to where it fired when that was declared, else as told.
fn range(on: &Underway<'_>, firer: usize) -> Option<u32> {
    let attack = on.attack;
    let from = attack.from.get(firer).copied().flatten();
    match (from, attack.at.as_slice()) {
        (Some((from, _)), [(to, _)]) => Some(from.range(*to)),
        (None, [] | [_]) => on.volley.shots().get(firer)?.range_to(0),
        (Some(_) | None, _) => None,
    }
}

/// The light anti-tank weapons with a table of their own that it may be: a BAZ by its X# and range.
fn latw(shot: &Shot<'_>) -> Option<Vec<Latw>> {
    let name = name(&shot.firer.weapon)?.word()?;
    if name == WeaponWord::Baz {
        let printed = shot.weapon().map(|weapon| (weapon.x, weapon.range));
        return Some(match printed {
            Some((Some(10), _)) => vec![Latw::Baz43],
            Some((Some(11), Some(4))) => vec![Latw::Baz44],
            Some((Some(11), Some(5))) => vec![Latw::Baz45],
            Some(_) | None => vec![Latw::Baz43, Latw::Baz44, Latw::Baz45],
        });
    }
    let known = [(WeaponWord::Psk, Latw::Psk), (WeaponWord::Piat, Latw::Piat), (WeaponWord::Pf, Latw::Pf)];
    known.into_iter().find(|(word, _)| *word == name).map(|(_, latw)| vec![latw])
}

fn of_latw(models: &[Latw], range: u32) -> Option<Numbers> {
    let mut numbers = Numbers { usual: true, ..Numbers::default() };
    for (words, rule, number, sure) in models.iter().filter_map(|model| model.at(range)) {
        let mut sum = Tally::new();
        let hexes = hexes(range);
        sum.plus(number, format!("{words}, {hexes}"), rule, Blame::on(MODIFIED));
        numbers.doubt |= !sure;
        add(&mut numbers.sums, sum);
    }
    if numbers.sums.len() > 1 {
        numbers.usual = false;
        numbers.open.push("which BAZ it is".into());
    }
    (!numbers.sums.is_empty()).then_some(numbers)
}

fn of_chart(on: &Underway<'_>, shot: &Shot<'_>, facts: &Facts<'_>) -> Numbers {
    let gun = gun_of(shot);
    let aim = types(on, shot, facts.attempt, (facts.kind, facts.ammo.is_smoke()), gun);
    let colours = colours(shot, facts.kind);
    let Some(changes) = changes(shot, facts, gun) else {
        let unit = &shot.firer.unit;
        return Numbers::unknown(format!("calibre and barrel of {unit}, which the scenario does not say"));
    };
    let mut numbers = Numbers { usual: aim.sure, doubt: doubtful(shot, facts.range), ..Numbers::default() };
    let mut differ = [false; 3];
    for (t, of_type) in aim.types.iter().enumerate() {
        for (c, colour) in colours.iter().enumerate() {
            for (n, rows) in changes.iter().enumerate() {
                let new = add(&mut numbers.sums, sum(*of_type, *colour, rows, facts.range));
                let first = numbers.sums.len() == 1;
                let apart = new && !first;
                differ[0] |= apart && t > 0 && c == 0 && n == 0;
                differ[1] |= apart && c > 0;
                differ[2] |= apart && n > 0;
            }
        }
    }
    let reasons = [TYPE, "whether its numbers are black or red", "what it fires"];
    let open = reasons.into_iter().zip(differ).filter(|(_, differs)| *differs);
    numbers.open.extend(open.map(|(reason, _)| Cow::Borrowed(reason)));
    numbers.usual &= !differ[1] || is_small_arm(facts.kind);
    numbers.otherwise = in_other_colour(&aim.types, &colours, &changes, facts.range);
    numbers
}

fn in_other_colour(
    types: &[TargetType],
    colours: &[Colour],
    changes: &[Vec<Change>],
    range: u32,
) -> Option<ToHit> {
    let [own] = colours else { return None };
    let other = if *own == Colour::Black { Colour::Red } else { Colour::Black };
    Some(sum(*types.first()?, other, changes.first()?, range).value())
}

/// A sum with another figure than those before it is a further one.
fn add(sums: &mut Vec<Tally<ToHit>>, sum: Tally<ToHit>) -> bool {
    let new = sums.iter().all(|known| known.value() != sum.value());
    if new {
        sums.push(sum);
    }
    new
}

/// The clause that compares the number.
const MODIFIED: &str = "C3.3-modified-th";

fn sum(of_type: TargetType, colour: Colour, rows: &[Change], range: u32) -> Tally<ToHit> {
    let mut sum = Tally::new();
    let words = of_type.words();
    let hexes = hexes(range);
    let by_colour = chart::basic(of_type, Colour::Black, range) != chart::basic(of_type, Colour::Red, range);
    let label =
        if by_colour { format!("{words}, {hexes}, {}", colour.word()) } else { format!("{words}, {hexes}") };
    sum.plus(chart::basic(of_type, colour, range), label, "C3.3", Blame::on("C3.3-basic-th"));
    for row in rows {
        let (words, clause, change) = row.at(range);
        if change != ToHit(0) {
            sum.plus(change, words, clause.split('-').next().unwrap_or(clause), Blame::on(clause));
        }
    }
    sum
}

fn hexes(range: u32) -> String {
    if range == 1 { "1 hex".into() } else { format!("{range} hexes") }
}

/// The colours that its numbers may have. A captured weapon has red ones, a MG and an ATR of nobody else black ones, which one
/// source alone says.
fn colours(shot: &Shot<'_>, kind: WeaponKind) -> Vec<Colour> {
    if is_captured(shot) {
        return vec![Colour::Red];
    }
    let by_nation = by_nation(shot);
    let open = is_small_arm(kind) && by_nation != [Colour::Black];
    if open { vec![Colour::Black, Colour::Red] } else { by_nation }
}

const fn is_small_arm(kind: WeaponKind) -> bool {
    matches!(kind, WeaponKind::Mg | WeaponKind::Atr)
}

fn is_captured(shot: &Shot<'_>) -> bool {
    let of_gun = || shot.ctx.scenario.weapon_of_gun(shot.def()?, &shot.firer.weapon);
    let listed = shot.weapon().or_else(of_gun).is_some_and(|weapon| weapon.captured);
    listed || shot.is(Status::Captured) || is_captured_sw(shot)
}

/// By whose counter it is, and by the side that has it: what another nation has may be captured, or bought.
fn by_nation(shot: &Shot<'_>) -> Vec<Colour> {
    let Some(def) = shot.def() else { return vec![Colour::Black, Colour::Red] };
    let (book, date) = (shot.ctx.scenario.book, shot.ctx.scenario.date.as_deref());
    let of = |nation: Nation| chart::colours(nation, def.vehicle.is_some(), date);
    let vehicle = |name: &str| catalogue::entry(name, book).map(|row| row.nation);
    let gun = |name: &str| catalogue::gun(name, book).map(|row| row.nation);
    let counter = def.kind.as_deref().and_then(|name| vehicle(name).or_else(|| gun(name)));
    let side = Nation::read(def.side.as_str());
    let mut all: Vec<Colour> = counter.or(side).map_or(&[][..], of).to_vec();
    let foreign = counter.zip(side).is_some_and(|(counter, side)| counter != side);
    if all.is_empty() || foreign {
        all.extend([Colour::Black, Colour::Red]);
    }
    let mut seen = BTreeSet::new();
    all.retain(|colour| seen.insert(*colour));
    all
}

/// The rows of C4 that may apply, the likeliest first; `None` where calibre and barrel decide and are not known.
fn changes(shot: &Shot<'_>, facts: &Facts<'_>, gun: Option<&Gun>) -> Option<Vec<Vec<Change>>> {
    if facts.range <= chart::UNCHANGED {
        let smoke = facts.ammo.is_smoke().then_some(Change::Smoke);
        return Some(match facts.ammo {
            Ammo::Other => vec![Vec::new(), vec![Change::Smoke]],
            Ammo::Usual | Ammo::Named(_) => vec![smoke.into_iter().collect()],
        });
    }
    if is_small_arm(facts.kind) {
        return Some(vec![vec![Change::Small, Change::Tiny], vec![Change::Small]]);
    }
    let calibre = gun?.calibre?;
    let rows: Vec<Change> = chart::changes_of(calibre).collect();
    let sabot = || rows.iter().copied().chain([Change::Sabot]).collect::<Vec<_>>();
    let mut all = match sabot_fired(shot, facts, gun) {
        Sabot::Yes => vec![sabot(), rows.clone()],
        Sabot::May => vec![rows.clone(), sabot()],
        Sabot::No => vec![rows.clone()],
    };
    if is_contradicted(calibre, facts.range) {
        all.push(rows.iter().copied().filter(|row| *row != Change::Long).collect());
    }
    Some(all)
}

/// Sources contradict each other on the Area Target Type of a 45L and a 57L at 13 to 24 hexes.
fn is_contradicted(calibre: Calibre, range: u32) -> bool {
    calibre.barrel == Barrel::Long && matches!(calibre.whole_mm(), 45 | 57) && range <= 24
}

enum Sabot {
    Yes,
    May,
    No,
}

/// Whether APCR or APDS was fired, which one source alone has a row for: as told, else where the listing has any. The 28LL and
/// the 40LL fire nothing else (C4.3).
fn sabot_fired(shot: &Shot<'_>, facts: &Facts<'_>, gun: Option<&Gun>) -> Sabot {
    let tapered = gun
        .and_then(|gun| gun.calibre)
        .is_some_and(|calibre| calibre.barrel == Barrel::ExtraLong && matches!(calibre.whole_mm(), 28 | 40));
    if tapered {
        return Sabot::Yes;
    }
    match facts.ammo {
        Ammo::Named(Ammunition::Apcr | Ammunition::Apds) => Sabot::Yes,
        Ammo::Named(
            Ammunition::He | Ammunition::Ap | Ammunition::Smoke | Ammunition::Wp | Ammunition::Heat,
        ) => Sabot::No,
        Ammo::Other => Sabot::May,
        Ammo::Usual if may_have_sabot(shot, gun) => Sabot::May,
        Ammo::Usual => Sabot::No,
    }
}

/// Its listing has a Depletion Number for APCR (A) or APDS (D), or it has no listing.
fn may_have_sabot(shot: &Shot<'_>, gun: Option<&Gun>) -> bool {
    let book = shot.ctx.scenario.book;
    let listed = shot
        .def()
        .and_then(|def| def.kind.as_deref())
        .is_some_and(|name| catalogue::entry(name, book).is_some() || catalogue::gun(name, book).is_some());
    let is_sabot = |word: &str| {
        word.strip_prefix(['A', 'D']).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    let words = gun.and_then(|gun| gun.ammo.as_deref());
    !listed || words.is_some_and(|words| words.split([' ', ';']).any(is_sabot))
}

/// How the doubt begins that is about a whole row; others name what they are about.
const OF_ALL: &str = "in one source only";

/// The row of the catalogue is in doubt, where the range asks for it.
fn doubtful(shot: &Shot<'_>, range: u32) -> bool {
    let book = shot.ctx.scenario.book;
    let doubt = shot.def().and_then(|def| def.kind.as_deref()).and_then(|name| {
        let vehicle = catalogue::entry(name, book).and_then(|row| row.doubt);
        vehicle.or_else(|| catalogue::gun(name, book).and_then(|row| row.doubt))
    });
    range > chart::UNCHANGED && doubt.is_some_and(|doubt| doubt.starts_with(OF_ALL))
}
