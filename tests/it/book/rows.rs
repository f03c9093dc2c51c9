//! What the rows of the book say of themselves: the kinds of fact that they name, and sentences that stand alone.

use super::coverage::text_games;
use super::ledger::book;
use asl_core::audit::Replay;
use asl_core::event::What;
use asl_core::finding::{Finding, Ruling};
use asl_core::matter::Matter;
use asl_core::rules::{Part, same_fact};
use asl_core::vocab::ClauseId;
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Aliases {
    alias: Vec<Alias>,
}

#[derive(Deserialize)]
struct Alias {
    ids: Vec<String>,
}

/// Groups of clauses that the same fact meets: those of the ledger, and those that hunts and games have shown.
fn groups() -> Vec<Vec<ClauseId>> {
    let texts = [include_str!("../../vectors/aliases.toml"), include_str!("../../vectors/groups.toml")];
    let read = |text| toml::from_str::<Aliases>(text).expect("the groups").alias;
    let id = |id: &String| {
        let clause = book().find(|clause| clause.id.0 == id);
        clause.unwrap_or_else(|| panic!("{id} is not in the book")).id
    };
    texts.into_iter().flat_map(read).map(|group| group.ids.iter().map(id).collect()).collect()
}

#[test]
fn rows_that_name_several_facts_or_none_in_common_speak_of_no_one_fact() {
    let same = |a: &'static str, b: &'static str| same_fact(ClauseId(a), ClauseId(b));
    assert!(same("A7.3-column-floor", "A7.3-column-floor"));
    // A DRM is not the DRM: each clause speaks of its own.
    assert!(!same("C5.2-case-b", "C5.9-case-i"));
    assert!(!same("A7.3-column-floor", "D2.13-stop-or-motion"));
    assert!(!same("D2.1-sequential-units", "A7.3-column-floor"));
}

#[test]
fn what_a_group_calls_one_fact_its_rows_call_one() {
    let groups = groups();
    assert!(groups.len() > 80, "{}", groups.len());
    for group in &groups {
        for (a, b) in group.iter().flat_map(|a| group.iter().map(move |b| (a, b))) {
            assert!(same_fact(*a, *b), "{a} and {b}");
        }
    }
}

#[test]
fn every_clause_that_can_be_named_says_what_it_speaks_about() {
    for clause in book() {
        let named = match clause.part {
            Part::Check(_) | Part::Checks(_) | Part::Line | Part::Whole => true,
            Part::Fact(_) | Part::Guard | Part::Undecidable(_) => false,
        };
        assert!(!named || !clause.matters.is_empty(), "{}", clause.id);
    }
}

/// No two findings on one event and unit are about one fact. Where a phase ends, each attack has facts of its own.
#[test]
fn findings_that_share_a_fact_are_one() {
    let mut several = 0;
    for game in text_games() {
        let audit = Replay::of(&game).audit();
        let broken: Vec<&Finding> = audit.findings.iter().filter(|f| f.ruling == Ruling::Broken).collect();
        for (n, a) in broken.iter().enumerate() {
            let ends = matches!(
                game.events[usize::try_from(a.seq).expect("a small game")].what,
                What::PhaseBegan(_) | What::PhaseEnded | What::PlayerTurnEnded | What::FireAttack(_)
            );
            for b in broken[n + 1..].iter().filter(|b| !ends && b.seq == a.seq && b.unit == a.unit) {
                several += 1;
                let shared = a.about.iter().any(|fact| b.about.iter().any(|other| other.touches(fact)));
                assert!(!shared, "{a:#?} and {b:#?}");
            }
        }
    }
    assert!(several > 10, "{several}");
}

/// Words that lean on a sentence before them.
const LEANING: [&str; 16] = [
    "He",
    "She",
    "It",
    "Its",
    "His",
    "They",
    "Their",
    "This",
    "These",
    "Then",
    "So",
    "Such",
    "Same",
    "Nor",
    "Otherwise",
    "Also",
];

#[test]
fn the_sentence_of_a_clause_stands_alone() {
    for clause in book() {
        let says = clause.says.trim_start_matches("[EXC] ");
        let says = says.trim_start_matches("1e: ").trim_start_matches("2e: ");
        let first = says.split([' ', ',']).next().unwrap_or_default();
        let leans = LEANING.iter().any(|word| word.eq_ignore_ascii_case(first));
        assert!(!leans && !says.contains("the last clause"), "{}: {says}", clause.id);
    }
}

/// Facts that are a figure, so that whoever speaks against one says the declared and the due.
const FIGURES: [Matter; 12] = [
    Matter::Cost,
    Matter::MpTotal,
    Matter::MpInHex,
    Matter::MpAllotment,
    Matter::Range,
    Matter::FpSum,
    Matter::FinalDr,
    Matter::Column,
    Matter::Result,
    Matter::CaseA,
    Matter::CaseC,
    Matter::CaseI,
];

#[test]
fn both_figures_stand_in_a_finding_about_a_figure() {
    let (mut figures, mut lacking) = (0, BTreeSet::new());
    for game in text_games() {
        for finding in Replay::of(&game).audit().findings {
            let breach = &finding.breach;
            assert_eq!(breach.declared.is_some(), breach.derived.is_some(), "{finding:#?}");
            figures += usize::from(breach.declared.is_some());
            let of_figure = finding.about.iter().any(|fact| FIGURES.contains(&fact.matter));
            if of_figure && finding.ruling == Ruling::Broken && breach.declared.is_none() {
                lacking.insert(format!("{}: {}", finding.clause, breach.says));
            }
        }
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
    assert!(figures > 100, "{figures}");
}
