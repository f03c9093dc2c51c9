//! Figures that a line may expect (`= ...`): every one that core derives at an event, as players write it.
//! A line's figure is met when it is one of them. No case's own words are read.
//!
//! ```text
//! fire      12 FP   3 FP at 2 (the second Location; or its hex: at C4)   4 FP each   s: 4 FP   column 6   range 3   x2
//!           connected   chain T3-U4   FG   leader -1   targets t1,t2   affected t   max range 12   ROF 3
//!           no ROF   one attack 8 FP   may fire at K5/1,K5   fire phases 2   adjacent hexes   no LOS   SW
//!           no inherent left   fired s1,s2   unfired s sw:LMG   spent s1 (cowered)   without LOS s3
//! IFT       final 9   drm +2   original 7   1MC   NMC at 2   t: final 8   t: NMC   cowers   valid (for
//!           Encirclement)   cap 2 (vehicles)   one DR   basic none   vehicle burning   residual 2 at K6
//! due       checks 3   open checks 2   check due   first ldr   t: 1MC   h: eliminated   eliminated a,b
//!           at least 2 eliminated   malfunctions s LMG
//! checks    morale 6   final 7   outcome pinned   aid none   case D +2
//! units     encircled t   pattern b   entries side N, side S   pinned s   broken h   melee s   BU tk
//!           loses concealment s   bails out r   counter prep-fire on s   no counter on s   2 MF   1 MF left s   tem +0
//! on foot   4 MF allotted s   5 MF spent s   costs 2 MF   3.5 squad equivalents   Difficult Terrain   recovered
//! AFV       in arc   case C1 +5   drm +5   facing Side   facing Side at J6   3 MP in LOS   vca F6-G7   tca F6-G7
//!           6 MP spent   turret counter   AF 3   entry spine E7-F7   adjoining Front,Side   colored 5   C family +5
//!           tca turned 1   vca K6-K7 at J6   in TCA   counter bounding-fire on t   window closed   stopped   same hex
//! limits    16 MP printed   4 MP by ESB   20 MP with ESB   10 MP assumed spent   at most 1 MP at once   rear hex I7
//!           2 windows since g fired   case J +2 by g   in CA   legal in X5   no AFPh half   only MA (in the AFPh)
//!           no acquisition   keeps ROF   adjoining Side,Rear at J6
//! weapons   outcome low_ammo   repairable   shot resolved   hit   MA malfunction   CMG ok   recall due   no recall
//!           ROF kept   at least 1 malfunctions   candidates BMG,CMG   listed drm -1   separate attacks
//! SW        B10   X12   ROF kept by MMG   ROF lost by LMG   no malfunction   weapon removed   repaired   lane 2 FP   no lane
//! crews     passed   failed crew,armor_leader   Pin result   crew BU   leader active   vehicle pz2   reveal due
//! heat      final 10   berserk   hero+hardening   san 3 (of a Sniper Check)
//! residual  residual attacks 1 (of the MPh so far)
//! To Kill   basic 17   To Kill 11   does eliminated
//! any       allowed   allowed 1 of 2 (attacks, IFT or To Hit rolls of the phase so far)   findings 0
//!           bytes 1d0000.. (what happened, as it stands in a payload: its kind and all its fields)
//! ```
//!
//! `not` and `no` stand for what is not so: `not valid`, `not encircled t`, `no check due`.

mod afv;
mod attack;
mod duty;
mod foot;
mod guns;
mod heat;
mod roll;
mod sw;
mod unit;
mod vehicle;

use super::case::At;
use asl_core::audit::Replay;
use asl_core::event::{Event, FireAttack, FireMode, UnitId, What};
use asl_core::facts::Ctx;
use asl_core::finding::Ruling;
use asl_core::state::{State, locations_of};
use asl_core::vocab::num::Fp;
use std::collections::BTreeSet;

/// The figures of one event.
type Figures = BTreeSet<String>;

/// One event with the position before it and the one that stands behind it.
struct Moment<'a> {
    at: &'a At<'a>,
    replay: &'a Replay<'a>,
    seq: usize,
    what: &'a What,
    before: &'a State,
    after: &'a State,
    /// The event breaks a rule.
    broken: bool,
}

/// Is this figure due? Else what is due instead.
pub(super) fn judge(at: &At<'_>, figure: &str) -> Result<(), String> {
    let At { replay, seq, before, after, .. } = *at;
    let what = &replay.game().events[seq].what;
    let all = Moment { at, replay, seq, what, before, after, broken: at.is_broken() }.figures();
    if all.contains(figure) {
        return Ok(());
    }
    let like = |other: &&String| words(other).iter().any(|word| words(figure).contains(word));
    let near: Vec<&str> = all.iter().filter(like).map(String::as_str).collect();
    Err(if near.is_empty() { "no such figure".into() } else { near.join(" | ") })
}

/// The words of a figure that are no numbers.
fn words(figure: &str) -> Vec<&str> {
    figure.split(' ').filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic())).collect()
}

impl Moment<'_> {
    fn ctx<'s>(&'s self, state: &'s State) -> Ctx<'s> {
        let scenario = &self.replay.game().scenario;
        Ctx::of(scenario, state, scenario.printing)
    }

    /// What stands: the position behind the event, or before it when the event breaks a rule.
    fn standing(&self) -> Ctx<'_> {
        self.ctx(if self.broken { self.before } else { self.after })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other event has figures of its own")]
    fn figures(&self) -> Figures {
        let mut all = Figures::new();
        match self.what {
            What::FireAttack(attack) => attack::figures(self, attack, &mut all),
            What::IftResolved(ift) => roll::of_ift(self, ift, &mut all),
            What::Checked(checked) => roll::of_check(self, checked, &mut all),
            What::ToHitAttempt(attempt) => roll::of_to_hit(self, attempt, &mut all),
            What::ToKillAttempt(attempt) => roll::of_to_kill(self, attempt, &mut all),
            What::RandomlySelected(selected) => roll::of_selection(self, selected, &mut all),
            What::CloseCombatFought(_) => insert(&mut all, "does not cower"),
            _ => {}
        }
        if !matches!(self.what, What::Checked(_)) {
            duty::figures(self, &mut all);
        }
        unit::figures(self, &mut all);
        afv::figures(self, &mut all);
        guns::figures(self, &mut all);
        foot::figures(self, &mut all);
        sw::figures(self, &mut all);
        heat::figures(self, &mut all);
        vehicle::figures(self, &mut all);
        let residual = self.before.attacks.values().filter(|a| a.declared.mode == FireMode::Residual);
        all.insert(format!("residual attacks {}", residual.count()));
        self.derived(&mut all);
        self.allowed(&mut all);
        insert(&mut all, format!("bytes {}", super::bytes::of(self.what)));
        all
    }

    /// The figures that findings at the event hold against what was declared.
    fn derived(&self, all: &mut Figures) {
        all.extend(self.at.here.iter().filter_map(|finding| finding.breach.derived.clone()));
    }

    /// Whether the event may be, and how many of its kind in the phase so far.
    fn allowed(&self, all: &mut Figures) {
        all.insert(said("allowed", !self.broken));
        let audit = self.at.audit;
        all.insert(format!("findings {}", audit.findings.len()));
        let events = &self.replay.game().events;
        let begun =
            events[..self.seq].iter().rposition(|e| matches!(e.what, What::PhaseBegan(_))).unwrap_or(0);
        let same = |event: &&Event| std::mem::discriminant(&event.what) == std::mem::discriminant(self.what);
        let of_kind = (begun..=self.seq).filter(|n| same(&&events[*n])).collect::<Vec<_>>();
        let broken =
            |n: &usize| audit.findings.iter().any(|f| f.seq == *n as u64 && f.ruling == Ruling::Broken);
        let right = of_kind.iter().filter(|n| !broken(n)).count();
        all.insert(format!("allowed {right} of {}", of_kind.len()));
    }
}

fn insert(all: &mut Figures, figure: impl Into<String>) {
    all.insert(figure.into());
}

/// A word that holds, or `not` and the word.
fn said(word: &str, holds: bool) -> String {
    if holds { word.to_owned() } else { format!("not {word}") }
}

/// Names, in order, with commas; `none` for nobody.
fn names<'a>(units: impl IntoIterator<Item = &'a UnitId>) -> String {
    let names: Vec<&str> = units.into_iter().map(UnitId::as_str).collect();
    if names.is_empty() { "none".into() } else { names.join(",") }
}

/// FP as figures write them.
fn plain(fp: Fp) -> String {
    match fp.parts() {
        (n, 0) => n.to_string(),
        (n, 1) => format!("{}.5", n / 2),
        (n, halvings) => format!("{n}/{}", 1u32 << halvings),
    }
}

/// A figure of the `n`th Location: with its number and with its hex, of the first also without.
fn at_place(all: &mut Figures, (n, hex): (usize, &str), figure: &str) {
    if n == 0 {
        all.insert(figure.to_owned());
    }
    all.insert(format!("{figure} at {}", n + 1));
    all.insert(format!("{figure} at {hex}"));
}

/// The hex of the `n`th Location of an attack.
fn hex_of(ctx: &Ctx<'_>, attack: &FireAttack, n: usize) -> String {
    let at = locations_of(ctx.before, ctx.scenario, attack);
    at.get(n).map_or_else(String::new, |(cell, _)| ctx.show(*cell))
}
