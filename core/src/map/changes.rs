//! Changes of a board's terrain by SSR, in the words of board files. Those that turn one terrain or level into another
//! are understood; a board with any other is not told by its pixels.

use super::grid::RawGrid;

/// A change that is understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Each terrain code of a pair becomes the other of the pair.
    Terrain(&'static [(u8, u8)]),
    /// Ground of one level becomes ground of another.
    Level(i8, i8),
}

/// The words and what they turn into what.
const WORDS: &[(&str, &[(u8, u8)])] = &[
    ("NoWhiteHexIDs", &[]),
    ("NoHillNums", &[]),
    ("NoRoads", &[(65, 0), (66, 0)]),
    ("AllPaved", &[(65, 66)]),
    ("AllDirt", &[(66, 65)]),
    ("AllStone", &[(50, 40), (51, 41), (52, 42), (53, 43), (54, 44)]),
    ("AllWood", &[(40, 50), (41, 51), (42, 52), (43, 53), (44, 54)]),
    ("StreamsToGullies", &[(31, 30), (32, 30), (33, 30)]),
    ("GulliesToStreams", &[(30, 32)]),
    ("DryStreams", &[(32, 31)]),
    ("FloodedStreams", &[(32, 34)]),
    ("NoGrain", &[(24, 0)]),
    ("PlowedFields", &[(24, 1)]),
    ("GrainToBrush", &[(24, 25)]),
    ("GrainToWoods", &[(24, 60)]),
    ("GrainToMarsh", &[(24, 14)]),
    ("BrushToOpenGround", &[(25, 0)]),
    ("BrushToGrain", &[(25, 24)]),
    ("BrushToWoods", &[(25, 60)]),
    ("BrushToMarsh", &[(25, 14)]),
    ("WoodsToGrain", &[(60, 24)]),
    ("WoodsToBrush", &[(60, 25)]),
    ("WoodsToMarsh", &[(60, 14)]),
    ("LightWoods", &[(60, 175)]),
    ("MarshToOpenGround", &[(14, 0)]),
    ("MarshToGrain", &[(14, 24)]),
    ("MarshToBrush", &[(14, 25)]),
    ("MarshToWoods", &[(14, 60)]),
    ("OrchardOutOfSeason", &[(63, 64)]),
    ("CragsToOrchard", &[(26, 63)]),
    ("CragsToShellholes", &[(26, 15)]),
    ("NoHedges", &[(73, 0)]),
    ("HedgesToOG", &[(73, 0)]),
    ("HedgesToWalls", &[(73, 72)]),
    ("WallsOnly", &[(73, 72)]),
    ("HedgesToBocage", &[(73, 74)]),
    ("NoWalls", &[(72, 0)]),
    ("WallsToOG", &[(72, 0)]),
    ("WallsToBocage", &[(72, 74)]),
    ("NoCliffs", &[(75, 0)]),
    ("PondToValley", &[(8, 0)]),
    ("RiverToValley", &[(10, 0)]),
];

impl Change {
    /// The change that a word of a board file means; none when it is not understood.
    #[must_use]
    pub fn read(word: &str) -> Option<Change> {
        let listed = WORDS.iter().find(|(name, _)| *name == word).map(|(_, pairs)| Change::Terrain(pairs));
        listed.or_else(|| levels(word))
    }

    /// Makes the change in every pixel.
    pub fn make(self, grid: &mut RawGrid) {
        match self {
            Change::Terrain(pairs) => grid.pixels.iter_mut().for_each(|[_, code]| {
                if let Some((_, to)) = pairs.iter().find(|(from, _)| from == code) {
                    *code = *to;
                }
            }),
            Change::Level(from, to) => grid.pixels.iter_mut().for_each(|[level, _]| {
                if *level as i8 == from {
                    *level = to as u8;
                }
            }),
        }
    }
}

/// `Level2ToLevel1`, `Level_1ToLevel0`: a bar is a minus.
fn levels(word: &str) -> Option<Change> {
    let (from, to) = word.strip_prefix("Level")?.split_once("ToLevel")?;
    let level = |text: &str| -> Option<i8> {
        let (sign, digits) = text.strip_prefix('_').map_or((1, text), |digits| (-1, digits));
        let plain = digits.len() == 1 && digits.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| digits.parse::<i8>().ok()).flatten().map(|n| sign * n)
    };
    Some(Change::Level(level(from)?, level(to)?))
}
