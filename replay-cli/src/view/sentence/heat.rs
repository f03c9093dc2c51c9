//! Heat of Battle (A15) and Snipers (A14) as sentences.

use super::{Sentence, Teller, say, with};
use asl_core::event::{Heat, HeatRolled, SniperChecked, SniperFate, SniperRolled};

/// `4-6-7 in K5 is in the Heat of Battle: DR 7, DRM -1: a hero, 1-4-9`.
pub(super) fn heat(t: &Teller<'_>, e: &HeatRolled) -> Sentence {
    let drm = e.drm.map(|drm| format!("{drm}"));
    let what = match e.result {
        Some(Heat::Hero) => ": a hero",
        Some(Heat::Hardening) => ": Battle Hardening",
        Some(Heat::Both) => ": a hero, and Battle Hardening",
        Some(Heat::Berserk) => ": it goes berserk",
        Some(Heat::Surrender) => ": it surrenders",
        None => "",
    };
    let hero = e.hero.as_ref().map(|hero| say!["; ", t.unit(hero), " appears"]).unwrap_or_default();
    let into = e.into.as_ref().map(|into| say!["; ", t.alike(into, e.like.as_ref()), " takes its place"]);
    let fanatic = if e.fanatic { "; it is Fanatic" } else { "" };
    say![
        t.standing(&e.unit),
        " is in the Heat of Battle",
        with(": DR ", t.dr(e.roll)),
        with(", DRM ", drm),
        what
    ]
    .and(hero)
    .and(into.unwrap_or_default())
    .and(fanatic)
}

/// `The russian Sniper, woken by r3, attacks 9-1 in K5: dr 1`.
pub(super) fn sniper(t: &Teller<'_>, e: &SniperRolled) -> Sentence {
    let die = t.before.rolls.get(&e.roll).map(|roll| roll.dice.total());
    let woken = with(", woken by ", e.woken_by);
    let target = e.target.as_ref().map(|target| say![" attacks ", t.standing(target)]);
    let nobody = if e.hex.is_some() { " attacks" } else { " attacks nobody" };
    let lands = with(", landing in ", e.lands.map(|hex| t.hex(hex)));
    let at = with(" in ", e.hex.filter(|_| e.target.is_none()).map(|hex| t.hex(hex)));
    say!["The ", e.side.as_str(), " Sniper", woken]
        .and(target.unwrap_or_else(|| Sentence::from(nobody)))
        .and(at)
        .and(lands)
        .and(with(": dr ", die))
}

/// `4-6-7 and 8-1 make a Sniper Check: DR 5, DRM -3: the russian Sniper is eliminated`.
pub(super) fn check(t: &Teller<'_>, e: &SniperChecked) -> Sentence {
    let drm = e.drm.map(|drm| format!("{drm}"));
    let verb = if e.units.len() == 1 { " makes" } else { " make" };
    let fate = match e.fate {
        Some(SniperFate::Eliminated) => " Sniper is eliminated",
        Some(SniperFate::Pinned) => " Sniper is pinned",
        Some(SniperFate::Unharmed) | None => " Sniper is unharmed",
    };
    let of = e.fate.map(|_| say![": the ", e.side.as_str(), fate]).unwrap_or_default();
    say![t.units(&e.units), verb, " a Sniper Check", with(": DR ", t.dr(e.roll)), with(", DRM ", drm)].and(of)
}
