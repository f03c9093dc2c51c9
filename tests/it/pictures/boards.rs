//! The picture of a board: where it lies, what is laid on it, in which colours.

use asl_replay::import::vassal::boards::{Board, parse};
use asl_replay::picture::archive::Archive;
use asl_replay::picture::board::{BoardFiles, Sheet, sheets};
use asl_replay::picture::format::colour_tables;
use std::collections::BTreeMap;

type Files = BTreeMap<&'static str, Vec<(&'static str, Vec<u8>)>>;

struct Held(Files);

impl BoardFiles for Held {
    fn open(&self, name: &str) -> Result<Option<Archive>, String> {
        let held = |files: &Vec<(&str, Vec<u8>)>| {
            Archive::held(files.iter().map(|(name, bytes)| ((*name).to_owned(), bytes.clone())))
        };
        Ok(self.0.get(name).map(held))
    }
}

/// A GIF of a size, all of one colour out of four.
fn gif([width, height]: [u16; 2]) -> Vec<u8> {
    let mut out = b"GIF89a".to_vec();
    [width, height].iter().for_each(|side| out.extend(side.to_le_bytes()));
    out.extend([0x81, 0, 0, 10, 10, 10, 20, 20, 20, 30, 30, 30, 40, 40, 40, 0x2C, 0, 0, 0, 0]);
    [width, height].iter().for_each(|side| out.extend(side.to_le_bytes()));
    out.extend([0, 2, 0, 0x3B]);
    out
}

fn colours(bytes: &[u8]) -> Vec<u8> {
    let tables = colour_tables(bytes).expect("a GIF has tables");
    bytes[tables[0].clone()].chunks(3).map(|rgb| rgb[0]).collect()
}

fn laid(boards: &str, files: Files) -> Vec<Sheet> {
    let boards: Vec<Board> = parse(boards, &|_| false).expect("boards");
    sheets(&boards, &Held(files), None)
}

const METADATA: &str = "<boardMetadata boardImageFileName=\"map.gif\"><overlaySSRules>\
    <overlaySSRule name=\"Village\" image=\"village.gif\" x=\"7\" y=\"9\"/></overlaySSRules><colors>\
    <color name=\"A\" red=\"10\" green=\"10\" blue=\"10\"/><color name=\"B\" red=\"20\" green=\"20\" blue=\"20\"/>\
    <color name=\"C\" red=\"30\" green=\"30\" blue=\"30\"/></colors><colorSSRules>\
    <colorSSR name=\"One\"><colorMap fromColor=\"A\" toColor=\"B\"/></colorSSR>\
    <colorSSR name=\"Two\"><colorMap fromColor=\"B\" toColor=\"C\"/></colorSSR></colorSSRules></boardMetadata>";

fn board(size: [u16; 2]) -> Vec<(&'static str, Vec<u8>)> {
    vec![("BoardMetadata.xml", METADATA.into()), ("map.gif", gif(size)), ("village.gif", gif([4, 4]))]
}

#[test]
fn boards_lie_beside_each_other_by_the_size_of_their_pictures() {
    let files =
        Files::from([("bd04", board([900, 645])), ("bd1", board([1800, 645])), ("bd2", board([1800, 600]))]);
    let sheets = laid("0\t0\t04\tbd\t1\t0\tr1\t100\t20\t300\t-1\tbd\t0\t1\t2\tZOOM\t3.0", files);
    let at: Vec<_> = sheets.iter().map(|sheet| (sheet.at, sheet.size, sheet.is_turned, sheet.crop)).collect();
    assert_eq!(
        at,
        [
            ([400, 400], [900, 645], false, [0, 0, 900, 645]),
            ([1300, 400], [300, 645], true, [100, 20, 300, 645]),
            ([400, 1045], [5400, 1800], false, [0, 0, 1800, 600]),
        ]
    );
    assert!(sheets.iter().all(|sheet| sheet.faults.is_empty()));
}

#[test]
fn a_board_that_is_not_there_keeps_its_place_and_is_told() {
    let sheets = laid("0\t0\t04\tbd\t0\t1\t../etc", Files::new());
    assert_eq!((sheets[0].size, sheets[1].at), ([1800, 645], [400, 1045]));
    assert_eq!(sheets[0].faults, ["board 04: its file bd04 is not there"]);
    assert!(sheets.iter().all(|sheet| sheet.layers.is_empty()));
}

#[test]
fn a_leading_r_turns_a_board_unless_it_is_its_name() {
    let sheets =
        laid("0\t0\trRB\tbd\t1\t0\tr04", Files::from([("bdrRB", board([9, 9])), ("bd04", board([9, 9]))]));
    let named: Vec<_> = sheets.iter().map(|sheet| (sheet.name.as_str(), sheet.is_turned)).collect();
    assert_eq!(named, [("rRB", false), ("04", true)]);
}

#[test]
fn colours_go_the_way_of_the_table_whatever_the_order_of_the_game() {
    let of = |rules: &str| {
        let sheets = laid(&format!("0\t0\t04\tSSR\t{rules}"), Files::from([("bd04", board([9, 9]))]));
        colours(&sheets[0].layers[0].bytes)
    };
    assert_eq!(of("Unknown"), [10, 20, 30, 40]);
    assert_eq!(of("One"), [20, 20, 30, 40]);
    assert_eq!(of("Two\tOne\tOne"), [30, 30, 30, 40]);
}

#[test]
fn pictures_of_rules_lie_on_the_board_in_its_colours() {
    let sheets = laid("0\t0\t04\tSSR\tVillage\tOne", Files::from([("bd04", board([90, 90]))]));
    let layers = &sheets[0].layers;
    assert_eq!(layers.iter().map(|layer| layer.at).collect::<Vec<_>>(), [[0, 0], [7, 9]]);
    assert_eq!(colours(&layers[1].bytes), [20, 20, 30, 40]);
}

#[test]
fn older_boards_tell_their_colours_in_plain_texts() {
    let files = vec![
        ("bd04.gif", gif([9, 9])),
        ("colors", "// words\nA 10,10,10 // more\nB  40,40,40\n".into()),
        ("colorSSR", "One\n  A=B\n\nTwo\n".into()),
        ("overlaySSR", "Village\nvillage.gif 3,4\n".into()),
        ("village.gif", gif([4, 4])),
    ];
    let sheets = laid("0\t0\t04\tSSR\tOne\tVillage", Files::from([("bd04", files)]));
    assert_eq!(colours(&sheets[0].layers[0].bytes), [40, 20, 30, 40]);
    assert_eq!(sheets[0].layers[1].at, [3, 4]);
}

#[test]
fn an_overlay_lies_with_its_hex_on_that_of_the_board() {
    let overlays = vec![
        ("data", "o1 b2;b1;c1;d1;d2;c3\n".into()),
        ("ovro1a.gif", gif([99, 99])),
        ("ovro1d.gif", gif([99, 99])),
        ("ovro1f.gif", gif([99, 99])),
    ];
    let files = || Files::from([("bd04", board([1800, 645])), ("overlays/ovrO", overlays.clone())]);
    let at = |hexes: &str| {
        let sheets = laid(&format!("0\t0\t04\tOVR\to1\t{hexes}"), files());
        sheets[0].layers.get(1).map(|layer| layer.at).ok_or(sheets[0].faults.join("; "))
    };
    // b2 upon f4: four columns to the right, two rows down.
    assert_eq!(at("f4\tf4"), Ok([225, 129]));
    // Down: the fourth picture, whose hex is d1.
    assert_eq!(at("f4\tf5"), Ok([112, 194]));
    // Up to the left: the sixth, whose hex is c3.
    assert_eq!(at("f4\te4"), Ok([168, 97]));
    assert_eq!(at("f4\tg9"), Err("board 04: overlay o1: its archive has no picture of it".into()));
    assert_eq!(at("f4\t??"), Err("board 04: overlay o1: its hex is none".into()));
}

#[test]
fn an_overlay_that_is_not_there_is_told() {
    let sheets = laid("0\t0\t04\tOVR\to1\tf4\tf4\tOVR\t../x\tf4\tf4", Files::from([("bd04", board([9, 9]))]));
    assert_eq!(
        sheets[0].faults,
        ["board 04: overlay o1: its file is not there", "board 04: overlay ../x: its file is not there"]
    );
}
