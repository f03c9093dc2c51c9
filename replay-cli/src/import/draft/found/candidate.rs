//! A candidate: what a roll may have been for.

use super::By;
use crate::import::draft::event::Deed;
use asl_core::event::What;
use asl_core::finding::Finding;
use asl_core::readings::{Figured, Struck};
use asl_core::vocab::UnitId;

/// What a roll may have been for.
#[derive(Clone)]
pub(in crate::import::draft) struct Candidate {
    /// What was done: with an attack, its declaration before its roll.
    pub(in crate::import::draft) done: Vec<Deed>,
    /// In words, as the counters show it.
    pub(in crate::import::draft) says: String,
    /// The units that it is at.
    pub(in crate::import::draft) targets: Vec<UnitId>,
    /// By what those who act are told; none where they are only able to.
    pub(super) firers: Option<By>,
    /// By what their target is told.
    pub(super) aim: Option<By>,
    /// Concealed units are, or may be, among its targets: its figures are not told.
    pub(super) is_veiled: bool,
    /// What a shot at a vehicle strikes.
    pub(super) struck: Option<Struck>,
    /// What it would come to.
    pub(in crate::import::draft) figures: Option<Figured>,
    /// What speaks against it hangs on a DRM that the files do not tell: it is no proof.
    pub(super) is_doubtful: bool,
    /// What speaks against it.
    pub(in crate::import::draft) against: Vec<String>,
    /// How much speaks for it.
    pub(super) weight: u32,
    /// Its place among the ways in which the same units may have done it, and the range.
    pub(super) order: (usize, u32),
    /// What it would break.
    pub(in crate::import::draft) breaks: Vec<Finding>,
}

impl Candidate {
    /// A candidate of these deeds, in words.
    pub(super) fn of(done: Vec<Deed>, says: String) -> Candidate {
        Candidate {
            done,
            says,
            targets: Vec::new(),
            firers: None,
            aim: None,
            is_veiled: false,
            struck: None,
            figures: None,
            is_doubtful: false,
            against: Vec::new(),
            weight: 0,
            order: (0, 0),
            breaks: Vec::new(),
        }
    }

    /// Its events.
    pub(in crate::import::draft) fn events(&self) -> Vec<What> {
        self.done.iter().map(|deed| deed.what.clone()).collect()
    }

    /// What it comes to, in words: `9 FP, column 8, leader -1 TEM +2, Final DR 6: NMC`.
    pub(in crate::import::draft) fn figured(&self) -> Option<String> {
        let figures = self.figures.as_ref()?;
        let column = figures.column.map_or("no column".to_owned(), |column| format!("column {column}"));
        let factors = figures.factors.join(", ");
        let factors = if factors.is_empty() { factors } else { format!(" ({factors})") };
        let drm: String = figures.drm.iter().map(|(name, drm)| format!(", {name} {drm}")).collect();
        if figures.column.is_none() {
            return Some(format!("{} FP{factors}, no column", figures.fp));
        }
        let open: Vec<&str> = figures.open.iter().map(|modifier| modifier.word()).collect();
        let results: Vec<String> = figures.results.iter().map(ToString::to_string).collect();
        let open = if open.is_empty() { String::new() } else { format!(", {} not told", open.join(" and ")) };
        let result = format!("Final DR {}{open}: {}", figures.total, results.join(" or "));
        Some(format!("{} FP{factors}, {column}{drm}, {result}", figures.fp))
    }
}
