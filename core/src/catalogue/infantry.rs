//! Squads, half-squads, crews, leaders and heroes, by nation. Of several counters with one set of factors the
//! usual one stands here: no Assault Engineers, no paratroop or reduced variants. Behind a squad stands the HS that is left of
//! it, where that is known.

use super::Nation;
use super::personnel::{Personnel, crew, half, hero, leader, of, squad};
use crate::vocab::Quality::{Conscript, Elite, FirstLine, Green, SecondLine};

/// Green units.
const GREEN: &str = "Inexperienced only while no leader in Good Order is with it (A19.2): `inexperienced` beside the \
                     type decides otherwise";
/// Class letters in brackets or circles.
const CLASS: &str = "the class stands in brackets on the counter: compare";
/// Two counters of one name that differ.
const TWO: &str = "a later counter of the same factors has its FP underscored too";
/// The broken side of leaders is in no source.
const LEADER: &str = "the Morale Level of the broken side is not in the source";

const GERMAN: [Personnel; 17] = of(
    Nation::German,
    [
        squad("german 8-3-8", Elite, 8).assault().spraying(),
        half("german 3-3-8", Elite, 7),
        squad("german 5-4-8", Elite, 8).assault().spraying().doubt(CLASS),
        half("german 2-3-8", Elite, 7).doubt(CLASS),
        squad("german 4-6-8", Elite, 8).spraying().doubt(CLASS),
        half("german 2-4-8", Elite, 7).doubt(CLASS),
        squad("german 4-6-7", FirstLine, 7).spraying(),
        half("german 2-4-7", FirstLine, 6),
        squad("german 5-3-7", SecondLine, 7).assault().spraying().doubt(CLASS),
        squad("german 4-4-7", SecondLine, 7).spraying(),
        half("german 2-3-7", SecondLine, 6),
        squad("german 4-3-6", Conscript, 5).spraying(),
        half("german 2-3-6", Conscript, 4),
        squad("german ss 6-5-8", Elite, 9).spraying().doubt(TWO),
        half("german ss 3-4-8", Elite, 8),
        crew("german crew 2-2-8", 8),
        crew("german crew 1-2-7", 7),
    ],
);

const RUSSIAN: [Personnel; 15] = of(
    Nation::Russian,
    [
        squad("russian 6-2-8", Elite, 8).assault().spraying(),
        half("russian 3-2-8", Elite, 7),
        squad("russian 4-5-8", Elite, 8).doubt(CLASS),
        half("russian 2-4-8", Elite, 7).doubt(CLASS),
        squad("russian 5-2-7", FirstLine, 7).assault().spraying(),
        half("russian 2-2-7", FirstLine, 6),
        squad("russian 4-4-7", FirstLine, 7).doubt(CLASS),
        half("russian 2-3-7", FirstLine, 6).doubt(CLASS),
        squad("russian 4-2-6", Conscript, 5),
        half("russian 2-2-6", Conscript, 5).doubt("a broken HS has one less than its squad, 4 (A1.122)"),
        crew("russian crew 2-2-8", 8),
        crew("russian crew 1-2-7", 7),
        leader("russian commissar 10-0", 10, 0).commissar().doubt(LEADER),
        leader("russian commissar 9-0", 9, 0).commissar().doubt(LEADER),
        leader("russian commissar 8+1", 8, 1).commissar().doubt(LEADER),
    ],
);

const AMERICAN: [Personnel; 12] = of(
    Nation::American,
    [
        squad("american 7-4-7", Elite, 8).assault().spraying(),
        half("american 3-3-7", Elite, 7),
        squad("american 6-6-7", Elite, 8).assault().doubt(CLASS),
        half("american 3-4-7", Elite, 7).doubt(CLASS),
        squad("american 6-6-6", FirstLine, 8).assault(),
        half("american 3-4-6", FirstLine, 7),
        squad("american 5-4-6", SecondLine, 7).assault(),
        half("american 2-3-6", SecondLine, 6),
        squad("american 5-3-6", Green, 7).assault().doubt(GREEN),
        half("american 2-2-6", Green, 6).doubt(GREEN),
        crew("american crew 2-2-7", 8),
        crew("american crew 1-2-6", 7),
    ],
);

const BRITISH: [Personnel; 12] = of(
    Nation::British,
    [
        squad("british 6-4-8", Elite, 8).assault().spraying(),
        half("british 3-3-8", Elite, 7),
        squad("british 4-5-8", Elite, 8).doubt(CLASS),
        half("british 2-4-8", Elite, 7).doubt(CLASS),
        squad("british 4-5-7", FirstLine, 7),
        half("british 2-4-7", FirstLine, 6),
        squad("british 4-4-7", SecondLine, 7),
        half("british 2-3-7", SecondLine, 6),
        squad("british 4-3-6", Green, 6).doubt(GREEN),
        half("british 2-2-6", Green, 5).doubt(GREEN),
        crew("british crew 2-2-8", 8),
        crew("british crew 1-2-7", 7),
    ],
);

const FRENCH: [Personnel; 8] = of(
    Nation::French,
    [
        squad("french 4-5-8", Elite, 7),
        half("french 2-4-8", Elite, 6),
        squad("french 4-5-7", FirstLine, 6),
        half("french 2-3-7", FirstLine, 5),
        squad("french 4-3-7", Green, 6).doubt(GREEN),
        half("french 2-2-7", Green, 5).doubt(GREEN),
        crew("french crew 2-2-8", 7),
        crew("french crew 1-2-7", 6),
    ],
);

const ITALIAN: [Personnel; 9] = of(
    Nation::Italian,
    [
        squad("italian 4-4-7", Elite, 7),
        half("italian 2-4-7", Elite, 6),
        squad("italian 3-4-7", FirstLine, 6).doubt(CLASS),
        half("italian 1-3-7", FirstLine, 5).doubt(CLASS),
        squad("italian 3-4-6", FirstLine, 5),
        half("italian 1-3-6", FirstLine, 4),
        squad("italian 3-3-6", Conscript, 5),
        half("italian 1-2-6", Conscript, 4),
        crew("italian crew 2-2-7", 7),
    ],
);

const JAPANESE: [Personnel; 9] = of(
    Nation::Japanese,
    [
        squad("japanese 4-4-8", Elite, 8),
        half("japanese 2-3-8", Elite, 8),
        squad("japanese 4-4-7", FirstLine, 7),
        half("japanese 2-3-7", FirstLine, 7),
        squad("japanese 3-4-7", SecondLine, 7),
        half("japanese 1-3-7", SecondLine, 6),
        squad("japanese 3-3-6", Conscript, 6),
        half("japanese 1-2-6", Conscript, 5),
        crew("japanese crew 2-2-8", 8),
    ],
);

const FINNISH: [Personnel; 9] = of(
    Nation::Finnish,
    [
        squad("finnish 8-3-8", Elite, 8).assault().spraying(),
        half("finnish 3-3-8", Elite, 7),
        squad("finnish 6-4-8", FirstLine, 8).assault().spraying(),
        half("finnish 2-4-8", FirstLine, 7),
        squad("finnish 5-4-8", FirstLine, 8).assault().spraying().doubt(CLASS),
        half("finnish 2-3-8", FirstLine, 7).doubt(CLASS),
        squad("finnish 4-4-7", SecondLine, 7).assault(),
        half("finnish 2-3-7", SecondLine, 6),
        crew("finnish crew 2-2-8", 8),
    ],
);

/// On counters of every side: their names are their factors alone.
const COMMON: [Personnel; 12] = of(
    Nation::Common,
    [
        leader("10-3", 10, -3).doubt(LEADER),
        leader("10-2", 10, -2).doubt(LEADER),
        leader("10-1", 10, -1).doubt(LEADER),
        leader("9-2", 9, -2).doubt(LEADER),
        leader("9-1", 9, -1).doubt(LEADER),
        leader("9-0", 9, 0).doubt(LEADER),
        leader("8-1", 8, -1).doubt(LEADER),
        leader("8-0", 8, 0).doubt(LEADER),
        leader("8+1", 8, 1).doubt(LEADER),
        leader("7-0", 7, 0).doubt(LEADER),
        leader("6+1", 6, 1).doubt(LEADER),
        hero("1-4-9"),
    ],
);

/// The rows by nation.
pub(super) const TABLES: [&[Personnel]; 9] =
    [&GERMAN, &RUSSIAN, &AMERICAN, &BRITISH, &FRENCH, &ITALIAN, &JAPANESE, &FINNISH, &COMMON];
