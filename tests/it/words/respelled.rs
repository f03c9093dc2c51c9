//! A game whose words are written otherwise is the same game: every case and every shipped game, with each word in
//! another spelling, has the findings that it had.

use crate::games::files;
use crate::generator::chance::Chance;
use crate::support::draws;
use asl_core::audit::{Game, Replay};
use asl_core::event::*;
use asl_core::finding::{Finding, Ruling};
use asl_core::notation::parse;
use asl_core::scenario::Scenario;
use asl_core::vocab::*;

/// What a player sees of a finding, but for the words as they were written.
type Seen = (u64, Ruling, &'static str, Vec<&'static str>, Option<String>);

fn seen(finding: &Finding) -> Seen {
    let also = finding.also.iter().map(|clause| clause.0).collect();
    (finding.seq, finding.ruling, finding.clause.0, also, finding.breach.derived.clone())
}

#[test]
fn a_respelled_game_has_the_same_findings() {
    for (n, path) in files(&["games", "cases"]).iter().enumerate().filter(|(n, _)| draws::one_of(3, *n)) {
        let parsed = parse(&std::fs::read_to_string(path).unwrap());
        let scenario = parsed.scenario.unwrap_or_else(|| panic!("{}", path.display()));
        let events: Vec<Event> = parsed.lines.into_iter().map(|line| line.event).collect();
        let game = Game { scenario, events };
        let mut chance = Chance::of(n as u64);
        let respelled = Game {
            scenario: game.scenario.clone(),
            events: game.events.iter().map(|event| respelled(&mut chance, event)).collect(),
        };
        assert_eq!(
            respelled.events,
            game.events,
            "{}: words are equal when they mean the same",
            path.display()
        );
        let of = |game: &Game| Replay::of(game).audit().findings.iter().map(seen).collect::<Vec<Seen>>();
        assert_eq!(of(&respelled), of(&game), "{}", path.display());
    }
}

#[test]
fn a_respelled_head_is_the_same_scenario() {
    let keys = ["class", "kind", "mount", "role", "quality", "nation", "maker"];
    for path in files(&["games", "cases"]) {
        let text = std::fs::read_to_string(&path).unwrap();
        let head = text.split("\n---").next().unwrap();
        let loud: String = head.split_inclusive('\n').map(|line| loud(line, &keys)).collect();
        assert_eq!(Scenario::read(&loud), Scenario::read(head), "{}", path.display());
    }
}

/// The values of these keys in capitals.
fn loud(line: &str, keys: &[&str]) -> String {
    let mut out = line.to_owned();
    for key in keys {
        let assigned = format!("{key} = \"");
        let mut from = 0;
        while let Some(at) = out[from..].find(&assigned).map(|at| from + at + assigned.len()) {
            let end = at + out[at..].find('"').unwrap_or(0);
            out.replace_range(at..end, &out[at..end].to_ascii_uppercase());
            from = end;
        }
    }
    out
}

/// Words that have several spellings.
trait Spelled: Meaning {
    fn spellings(self) -> Vec<&'static str>;

    /// Do two spellings of one meaning say the same to every rule?
    fn says_the_same(_: &str, _: &str) -> bool {
        true
    }
}

macro_rules! spelled {
    ($($list:ident),*) => {$(
        impl Spelled for $list {
            fn spellings(self) -> Vec<&'static str> {
                let mine = $list::SPELLINGS.iter().filter(|(_, meaning)| *meaning == self);
                mine.map(|(word, _)| *word).collect()
            }
        }
    )*};
}

spelled!(Reason, Counter, Work, Cover);

impl Spelled for Modifier {
    fn spellings(self) -> Vec<&'static str> {
        Modifier::SPELLINGS.iter().filter(|(_, meaning)| *meaning == self).map(|(word, _)| *word).collect()
    }

    /// A9.222 tells Hindrances by their names.
    fn says_the_same(one: &str, other: &str) -> bool {
        let soft = |name: &str| name.parse::<Word<Modifier>>().is_ok_and(|name| name.is_soft_hindrance());
        soft(one) == soft(other)
    }
}

impl Spelled for IftResult {
    fn spellings(self) -> Vec<&'static str> {
        if self == IftResult::None { IftResult::NOTHING.to_vec() } else { Vec::new() }
    }
}

/// Another spelling of the same word, in letters of either case.
fn word<M: Spelled>(chance: &mut Chance, word: &mut Word<M>) {
    let mut all = word.means().map_or_else(Vec::new, Spelled::spellings);
    let own = word.as_str().to_owned();
    all.retain(|other| M::says_the_same(other, &own));
    all.push(&own);
    let picked = chance.pick(&all).to_owned();
    *word = recased(chance, &picked).parse().expect("the same letters in another case");
}

fn name(chance: &mut Chance, name: &mut WeaponName) {
    let written = if name.is(WeaponWord::Cmg) { "coax".to_owned() } else { name.as_str().to_owned() };
    *name = recased(chance, &written).parse().expect("the same letters in another case");
}

fn recased(chance: &mut Chance, text: &str) -> String {
    let flip = |c: char| match (chance.percent(50), c.is_ascii_lowercase()) {
        (true, true) => c.to_ascii_uppercase(),
        (true, false) => c.to_ascii_lowercase(),
        (false, _) => c,
    };
    text.chars().map(flip).collect()
}

fn weapon(chance: &mut Chance, weapon: &mut Use) {
    if let Use::Sw(own) | Use::Weapon(own) = weapon {
        name(chance, own);
    }
}

fn drm(chance: &mut Chance, lines: &mut [DrmLine]) {
    lines.iter_mut().for_each(|line| word(chance, &mut line.name));
}

/// The event in other words.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event holds a word as text")]
fn respelled(c: &mut Chance, event: &Event) -> Event {
    let mut event = event.clone();
    match &mut event.what {
        What::FireAttack(attack) => {
            for firer in &mut attack.firers {
                weapon(c, &mut firer.weapon);
                firer
                    .factors
                    .iter_mut()
                    .filter_map(|factor| factor.reason.as_mut())
                    .for_each(|reason| word(c, reason));
            }
        }
        What::IftResolved(ift) => {
            drm(c, &mut ift.drm);
            ift.result.iter_mut().for_each(|result| word(c, result));
        }
        What::ToHitAttempt(attempt) => {
            weapon(c, &mut attempt.weapon);
            drm(c, &mut attempt.drm);
        }
        What::Checked(checked) => drm(c, &mut checked.drm),
        What::CloseCombatFought(fought) => {
            fought.weapons.iter_mut().for_each(|one| weapon(c, one));
            drm(c, &mut fought.drm);
        }
        What::WeaponFailed(failed) => weapon(c, &mut failed.weapon),
        What::RepairAttempted(repair) => weapon(c, &mut repair.weapon),
        What::MarkerPlaced(MarkerPlaced { marker: Marker::Named(counter), .. }) => word(c, counter),
        What::MpSpent(MpSpent { on: MpUse::Other { what }, .. }) => word(c, what),
        What::Claimed(Claimed { claim: Claim::Tem { terrain, .. }, .. }) => word(c, terrain),
        What::Claimed(Claimed { claim: Claim::Case(case), .. }) => word(c, case),
        _ => {}
    }
    event
}
