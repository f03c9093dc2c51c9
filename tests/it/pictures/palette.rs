//! A palette of our own, in the form of VASL's: counters of a few types over our own drawings. It is written as an extension that lies
//! beside the module of drawings (`PALETTE=write`), where pages in a browser find it too.

use super::{read, vectors};
use asl_replay::import::vassal::piece::link;
use asl_replay::import::vassal::sequence;
use asl_replay::picture::archive::Archive;
use asl_replay::picture::module::Module;
use asl_replay::picture::palette::Palette;
use std::fmt::Write;
use std::io::Write as _;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A trait: its definition and its state.
type Said<'s> = (&'s str, &'s str);

/// A layer with a word before the name, switched on by a key.
const BROKEN: &str = ";broken +;false;BRK;;;false;;1;1;false";

/// A slot of the palette.
struct Row {
    /// The tabs under which it stands.
    path: [&'static str; 2],
    name: &'static str,
    image: &'static str,
    traits: Vec<(String, String)>,
}

fn row(path: [&'static str; 2], name: &'static str, image: &'static str, traits: &[Said<'_>]) -> Row {
    let traits = traits.iter().map(|(definition, state)| ((*definition).to_owned(), (*state).to_owned()));
    Row { path, name, image, traits: traits.collect() }
}

/// A counter with its class in a layer, as VASL has squads: the level says which.
fn squad(
    army: &'static str,
    path: [&'static str; 2],
    classes: &str,
    pictures: &str,
    level: &str,
    broken: &str,
) -> Row {
    let conceal = format!("conceal;C;{army}/{army}qmark;{army};;?");
    let breaks = format!("emb2;;2;F;;2;E;;2;Q;;;0;false;0;0;{broken}{BROKEN}");
    let class =
        format!("emb2;;2;;ELR;2;E;BH;2;Q;;;0;false;0;0;{pictures};{classes};false;;;;false;;1;1;true");
    let all = [("prototype;Infantry", ""), (conceal.as_str(), "null;"), (&breaks, "-1"), (&class, level)];
    row(path, "a squad", " ", &all)
}

fn vehicle(army: &'static str, path: [&'static str; 2], name: &'static str, image: &'static str) -> Row {
    let conceal = format!("conceal;C;{army}/{army}qmark58;{army};;");
    let turret = format!("turr;{army}/{army}BU;{army}/{army}CE;S;A;r");
    let all = [
        ("rotate;6;88,130;90,130;CA cw;CA ccw;;;;;;;;true", "0"),
        (conceal.as_str(), "null;"),
        ("emb2;;2;;;2;B;;2;;;;0;false;0;0; , ;+ BU,+ CE;true;;;;false;;1;1;true", "1"),
        (
            "emb2;;2;;;2;X;;2;Z;;;0;false;0;0; , , , , , ;+ vca3,+ vca4,+ vca5,+ vca6,+ vca1,+ vca2;true;;;;false;;1;1;true",
            "1",
        ),
        (&turret, "3\\;;false"),
        ("PROP;tCVP;true,0,100,false;", "6"),
    ];
    row(path, name, image, &all)
}

fn weapon(army: &'static str, path: [&'static str; 2], name: &'static str, image: &'static str) -> Row {
    let conceal = format!("conceal;C;{army}/{army}qmark;{army};;?");
    let malf = "emb2;;2;F;;2;;;2;;;;0;false;0;0;ge/geMMGb;malf +;false;;;;false;;1;1;false";
    row(path, name, image, &[(&conceal, "null;"), (malf, "-1")])
}

const GERMAN: [&str; 2] = ["Axis", "German"];
const RUSSIAN: [&str; 2] = ["Allied", "Russian"];
const UNIT: [&str; 2] = ["Unit", "Basic"];

fn rows() -> Vec<Row> {
    let germans = ("8-3-8 Esq,4-6-7 1sq", "ge/ge838S,ge/ge467S");
    let squad_of = |level| squad("ge", GERMAN, germans.0, germans.1, level, "ge/ges7b,ge/ges7b");
    let guards = ("4-5-8 GESq,4-4-7 1sq,4-2-6 Csq", "ru/ru628S,ru/ru447S,ru/ru426S");
    let marker = |name, image| row(UNIT, name, image, &[]);
    let question = |path, army: &str, image| row(path, "?", image, &[(&format!("concealment;;{army}"), "")]);
    vec![
        squad_of("1"),
        squad_of("2"),
        // Two that look otherwise, and neither says less than the other.
        squad("ge", GERMAN, "5-4-8 Asq", "ge/ge838S", "1", "ge/ges7b"),
        squad("ge", GERMAN, "5-4-8 Bsq", "ge/ge467S", "1", "ge/ges7b"),
        squad("ge", GERMAN, "2-4-7 1hs", "ge/ge247H", "1", "ge/geh6b"),
        squad("ge", GERMAN, "2-2-8 Icr", "ge/ge228C", "1", "ge/geh6b"),
        squad("ge", GERMAN, "9-1", "ge/geL91", "1", "ge/geh6b"),
        squad("ru", RUSSIAN, "9-1", "ru/ruL91", "1", "ge/geh6b"),
        squad("ru", RUSSIAN, guards.0, guards.1, "2", "ru/rus7b,ru/rus7b,ru/rus7b"),
        vehicle("ge", GERMAN, "PzKw IVH", "ge/veh/pzivh"),
        // Another counter of it, with a picture that the module does not have.
        vehicle("ge", GERMAN, "PzKw IVH", "ge/veh/pzivh2"),
        vehicle("ru", RUSSIAN, "T-34 M43", "ru/veh/T34M43"),
        row(GERMAN, "PzKw IVH Wreck", "ML/_brownd58", &[("rotate;6;;;;;;;;;;;true", "0")]),
        weapon("ge", GERMAN, "LMG", "ge/geLMG"),
        weapon("ru", RUSSIAN, "LMG", "ru/ruLMG"),
        question(GERMAN, "ge", "ge/geqmark"),
        question(GERMAN, "ge", "ge/geqmark58"),
        marker("DM", "MS/dm"),
        marker("Pin", "MS/pin"),
        marker("CX", "MS/cx"),
        marker("Motion", "MS/Motion"),
        marker("Prep Fire", "MS/FirePrep"),
        marker("First Fire", "MS/First"),
        marker("Final Fire", "MS/Final"),
    ]
}

/// Its words in a text of XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// `+/null/DEFINITION/STATE`, as a palette has it.
fn laid(traits: &[(String, String)], base: (&str, &str)) -> String {
    let chain = |of: fn(&(String, String)) -> &String, last: &str| {
        let links: Vec<String> =
            traits.iter().map(|both| of(both).clone()).chain([last.to_owned()]).collect();
        link(&links)
    };
    let [definition, state] = [chain(|both| &both.0, base.0), chain(|both| &both.1, base.1)];
    escaped(&sequence::encode(&["+", "null", &definition, &state], '/'))
}

/// The `buildFile` of our extension.
pub(super) fn build_file() -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<VASSAL.build.module.ModuleExtension name=\"palette\">\n",
    );
    let shared = [
        ("PROP;iCVP;true,0,100,false;".to_owned(), "2".to_owned()),
        ("mark;DBCounterType".into(), "unit".into()),
    ];
    let shared = laid(&shared, ("piece;;;;Infantry", "null;0;0;"));
    let _infallible = writeln!(
        out,
        "<VASSAL.build.module.PrototypeDefinition name=\"Infantry\" description=\"\">{shared}</VASSAL.build.module.PrototypeDefinition>"
    );
    for (n, Row { path: [side, nation], name, image, traits }) in rows().iter().enumerate() {
        let gpid = 90_001 + n;
        let text = laid(traits, (&format!("piece;K;D;{image};{name}"), &format!("null;0;0;{gpid};0")));
        let name = escaped(name);
        let _infallible = writeln!(
            out,
            "<VASSAL.build.module.ExtensionElement target=\"VASSAL.build.module.PieceWindow:VASL Counters/VASSAL.build.widget.TabWidget:{side}\">\
             <VASSAL.build.widget.ListWidget entryName=\"{nation}\"><VASSAL.build.widget.PieceSlot entryName=\"{name}\" gpid=\"{gpid}\" \
             height=\"48\" width=\"48\">{text}</VASSAL.build.widget.PieceSlot></VASSAL.build.widget.ListWidget></VASSAL.build.module.ExtensionElement>"
        );
    }
    out + "</VASSAL.build.module.ModuleExtension>\n"
}

/// Our drawings with our palette.
pub(super) fn module() -> Module {
    let drawings =
        Archive::of(read(vectors().join("pictures/synth.vmod")).into()).expect("our own archive opens");
    let palette = Archive::held([("buildFile.xml".to_owned(), build_file().into_bytes())]);
    Module::of(vec![drawings, palette])
}

/// The extension as a file.
pub(super) fn extension() -> Vec<u8> {
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    zip.start_file("buildFile.xml", SimpleFileOptions::default()).expect("an entry");
    zip.write_all(build_file().as_bytes()).expect("its text");
    zip.finish().expect("an archive").into_inner()
}

#[test]
fn the_extension_beside_our_drawings_is_this_palette() {
    let path = vectors().join("pictures/palette.vmdx");
    if std::env::var_os("PALETTE").is_some_and(|word| word == "write") {
        std::fs::write(&path, extension()).expect("it is written");
    }
    let held = Archive::of(read(path).into()).expect("an archive");
    assert_eq!(held.words("buildFile.xml", 1 << 20), Some(build_file()));
}

#[test]
fn a_slot_is_a_counter_with_the_traits_of_its_prototypes() {
    let text = build_file();
    let (palette, faults) = Palette::read([text.as_str()].into_iter());
    assert_eq!(faults, Vec::<String>::new());
    assert_eq!(palette.slots().len(), rows().len());
    let slot = &palette.slots()[1];
    assert_eq!(slot.path, ["VASL Counters", "Axis", "German"]);
    let piece = palette.piece(slot).expect("a counter");
    let kinds: Vec<&str> = piece.traits.iter().map(|t| t.kind.as_str()).collect();
    assert_eq!(kinds, ["PROP", "mark", "conceal", "emb2", "emb2"]);
    assert_eq!(piece.property("iCVP"), Some("2"));
}

/// What a stranger writes into a palette is bounded, and told.
#[test]
fn a_palette_that_goes_wrong_is_told() {
    let slot = |text: &str| format!("<a.PieceSlot entryName=\"x\" gpid=\"1\">{text}</a.PieceSlot>");
    let named = |name: &str, text: &str| {
        format!("<a.PrototypeDefinition name=\"{name}\">{text}</a.PrototypeDefinition>")
    };
    let chain = |traits: &[(String, String)]| laid(traits, ("piece;K;D;;x", "null;0;0;1;0"));
    let of = |name: &str| (format!("prototype;{name}"), String::new());
    let read = |text: &str| Palette::read([text].into_iter());
    // Prototypes that name each other without end.
    let round = chain(&[of("a"), of("a"), of("a")]);
    let (palette, faults) = read(&format!("<m>{}{}</m>", named("a", &round), slot(&round)));
    assert!(faults.is_empty() && palette.piece(&palette.slots()[0]).is_err(), "{faults:?}");
    // What is none.
    for text in ["", "+/null", "+/null/piece;K;D;;x", "rotate;6\tpiece;K;D;;x/0"] {
        let (palette, _) = read(&format!("<m>{}</m>", slot(text)));
        assert!(palette.slots().first().is_none_or(|slot| palette.piece(slot).is_err()), "{text:?}");
    }
    // An end too early, and a text that is too long: what stood before it is there.
    let good = slot(&chain(&[]));
    let (palette, faults) = read(&format!("<m>{good}<a.PieceSlot"));
    assert_eq!((palette.slots().len(), faults.len()), (1, 1), "{faults:?}");
    let (palette, faults) = read(&format!("<m>{good}{}</m>", slot(&"x".repeat(1 << 19))));
    assert_eq!((palette.slots().len(), faults.len()), (1, 1), "{faults:?}");
    // A prototype that is not there is none.
    let (palette, _) = read(&format!("<m>{}</m>", slot(&chain(&[of("nobody")]))));
    assert!(palette.piece(&palette.slots()[0]).is_ok_and(|piece| piece.traits.is_empty()));
}
