//! Files put down one after another, as the program in a page takes them.

use asl_replay::read::{Kind, carried, carrying, is_page};
use asl_replay::report::page::page;
use asl_replay::tray::{Laid, Tray};
use std::path::Path;

const STREET: &str = include_str!("../games/street.asl");
const SETUP: &[u8] = include_bytes!("../vectors/vasl/made/c0_setup.vsav");
const FIRST: &[u8] = include_bytes!("../vectors/vasl/made/c1_p1.vlog");
const INFANTRY: &[u8] = include_bytes!("../vectors/vasl/made/b_infantry.vlog");

fn lay(tray: &mut Tray, name: &str, bytes: &[u8]) -> Result<Laid, String> {
    tray.lay(name, bytes.to_vec()).map_err(|why| why.to_string())
}

/// A game takes the place of another; files of one VASL session lie together; what is no game changes nothing.
#[test]
fn each_file_is_taken_for_what_it_is() {
    let mut tray = Tray::default();
    assert!(tray.load(&"public".parse().unwrap()).is_err(), "nothing lies there");
    assert_eq!(lay(&mut tray, "a.asl", STREET.as_bytes()), Ok(Laid::Game(Kind::Notation)));
    assert_eq!(lay(&mut tray, "b.asl", STREET.as_bytes()), Ok(Laid::Known));
    assert_eq!(lay(&mut tray, "s.vsav", SETUP), Ok(Laid::Game(Kind::Vasl)));
    assert_eq!(lay(&mut tray, "1.vlog", FIRST), Ok(Laid::More));
    assert_eq!(tray.load(&"public".parse().unwrap()).unwrap().paths.len(), 2);
    let no_games: [(&str, &[u8]); 5] = [
        ("a.jpg", b"\xff\xd8\0"),
        ("x.vlog", b"PK\x03\x04"),
        ("x.toml", b"answer = 3"),
        ("x.asl", b"no game"),
        ("x.html", b"<!DOCTYPE html><p>hello"),
    ];
    for (name, bytes) in no_games {
        let why = lay(&mut tray, name, bytes).unwrap_err();
        assert!(why.contains(name), "{why}");
        assert_eq!(tray.load(&"public".parse().unwrap()).unwrap().paths.len(), 2, "{name} changes nothing");
    }
    tray.clear();
    assert!(!tray.has_game());
}

/// An answer is that of the question that was shown, and makes a shorter list of questions.
#[test]
fn a_choice_answers_its_question() {
    let public = "public".parse().unwrap();
    let mut tray = Tray::default();
    lay(&mut tray, "b.vlog", INFANTRY).unwrap();
    let view = tray.review(&public).unwrap();
    let (asked, events) = (view.open.len(), view.steps.len());
    assert!(asked > 0 && !view.open[0].choices.is_empty(), "{:?}", view.open);
    for (question, choice) in [(99, 0), (0, 99)] {
        tray.answer(&view, question, choice);
        assert_eq!(tray.answers(), "");
    }
    tray.answer(&view, 0, 0);
    let answered = tray.review(&public).unwrap();
    assert_eq!(answered.open.len(), asked - 1);
    assert!(answered.steps.len() > events);
    let mut other = Tray::default();
    assert_eq!(lay(&mut other, "b.answers.toml", tray.answers().as_bytes()), Ok(Laid::Answers));
    lay(&mut other, "b.vlog", INFANTRY).unwrap();
    assert_eq!(other.review(&public).unwrap().open.len(), asked - 1);
}

/// Of a file that a player wrote only the answer itself goes out of force, and one that cannot be told apart stays.
#[test]
fn an_answer_is_taken_back_and_all_else_stays() {
    use asl_replay::import::draft::Answers;
    let one = |step: u32, lines: &str| {
        format!("[[answer]]\nfile = \"aa\"\nstep = {step}\nabout = \"fire\"\nlines = {lines}\n")
    };
    let text =
        format!("# mine\n\n{}\n# why\n{}{}", one(3, "[\n  \"x\",\n]"), one(4, "[]"), one(3, "[\"y\"]"));
    let taken = Answers::without(&text, ("aa", 3, "fire")).unwrap();
    assert_eq!(Answers::read(&taken), Answers::read(&one(4, "[]")));
    assert!(
        taken.starts_with("# mine\n\n# [[answer]]\n") && taken.contains("# why\n[[answer]]\n"),
        "{taken}"
    );
    assert_eq!(taken.lines().count(), text.lines().count());
    assert_eq!(Answers::without(&text, ("aa", 5, "fire")), Ok(text.clone()), "there is none");
    let other = "{ file = \"aa\", step = 4, about = \"fire\", lines = [] }";
    let inline = format!("answer = [{{ file = \"aa\", step = 3, about = \"fire\", lines = [] }}, {other}]\n");
    assert!(Answers::without(&inline, ("aa", 3, "fire")).is_err());
    let public = "public".parse().unwrap();
    let mut tray = Tray::default();
    lay(&mut tray, "b.vlog", INFANTRY).unwrap();
    let before = tray.review(&public).unwrap();
    tray.answer(&before, 0, 0);
    let answered = tray.review(&public).unwrap();
    assert_eq!(answered.given.len(), 1);
    assert!(tray.take_back(&answered, 1).is_err());
    tray.take_back(&answered, 0).unwrap();
    let after = tray.review(&public).unwrap();
    assert_eq!(
        (after.open.len(), after.steps.len(), after.given.len()),
        (before.open.len(), before.steps.len(), 0)
    );
}

/// A module and its extension give counters to whatever game comes; they stay when the game is put away, and go when they are
/// forgotten.
#[test]
fn a_module_on_the_tray_gives_its_counters() {
    let public = "public".parse().unwrap();
    let own = |name: &str| {
        std::fs::read(format!("{}/vectors/vasl/pictures/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
    };
    let mut tray = Tray::default();
    assert_eq!(lay(&mut tray, "synth.vmod", &own("synth.vmod")), Ok(Laid::Module));
    assert_eq!(lay(&mut tray, "palette.vmdx", &own("palette.vmdx")), Ok(Laid::Extension));
    assert!(!tray.has_game());
    lay(&mut tray, "street.asl", STREET.as_bytes()).unwrap();
    let counters = |tray: &Tray| {
        let loaded = tray.load(&public).unwrap();
        let view = tray.review(&public).unwrap();
        tray.pictures(&loaded, &view).map_or(0, |pictures| pictures.holdings.counters)
    };
    assert!(counters(&tray) > 3);
    tray.clear();
    assert_eq!(tray.belongings().collect::<Vec<_>>(), ["synth.vmod", "palette.vmdx"]);
    lay(&mut tray, "b.vlog", INFANTRY).unwrap();
    assert!(counters(&tray) > 3);
    tray.forget();
    assert_eq!((tray.belongings().count(), counters(&tray), tray.has_game()), (0, 0, true));
}

/// What a page carries is what was put into it, whatever it is called; what was cut is told.
#[test]
fn a_page_carries_its_log() {
    let mut tray = Tray::default();
    lay(&mut tray, "street.asl", STREET.as_bytes()).unwrap();
    let view = tray.review(&"public".parse().unwrap()).unwrap();
    let name = "</script><b>.asl";
    let html = page(&view, carrying(name, STREET.as_bytes())).unwrap();
    assert!(is_page(html.as_bytes()) && !html.contains("<b>.asl"));
    let (path, bytes) = carried(Path::new("p.html"), html.as_bytes()).unwrap();
    assert_eq!(path, Path::new("script><b>.asl"), "the name alone, and no folder");
    assert!(bytes == STREET.as_bytes());
    assert_eq!(lay(&mut tray, "p.html", html.as_bytes()), Ok(Laid::OfPage(Kind::Notation)));
    for at in (0..html.len()).filter(|at| html.is_char_boundary(*at)).step_by(997) {
        let _told = carried(Path::new("p.html"), &html.as_bytes()[..at]).map_err(|why| {
            let why = why.to_string();
            assert!(why.contains("this is a page") && why.len() < 250, "{why}");
        });
    }
    let bare = page(&view, String::new()).unwrap();
    let why = lay(&mut tray, "bare.html", bare.as_bytes()).unwrap_err();
    assert!(why.contains("it carries no log"), "{why}");
}

/// A small page cannot fill the memory.
#[test]
fn a_page_inflates_no_farther_than_a_file_may_be() {
    let zeros = vec![0_u8; 4 << 20];
    let element = carrying("big.asl", &zeros);
    assert!(element.len() < 12_000, "{}", element.len());
    let html = format!("<!DOCTYPE html>{element}");
    assert!(carried(Path::new("p.html"), html.as_bytes()).unwrap().1 == zeros);
    let broken = html.replace("H4sI", "H4sA");
    assert!(carried(Path::new("p.html"), broken.as_bytes()).is_err());
}

/// A save is drawn whole: what lies beside the boards, and weapons and markers on the map, are tiles of their own.
#[test]
fn what_no_step_moves_is_drawn() {
    let mut tray = Tray::default();
    lay(&mut tray, "end.vsav", include_bytes!("../vectors/vasl/made/c3_end_p1.vsav")).unwrap();
    let public = "public".parse().unwrap();
    let loaded = tray.load(&public).unwrap();
    assert_eq!(Tray::missing(&loaded), ["20", "01"]);
    let view = tray.review(&public).unwrap();
    let at = |hex: &str| -> Vec<String> {
        let here = view.lying.iter().filter(|row| row.hex.as_deref() == Some(hex));
        here.map(|row| format!("{} {}", row.counter.sort, row.counter.kind)).collect()
    };
    assert_eq!(at("01O2"), ["SW MMG"]);
    assert_eq!(at("20R1"), ["wreck PzKw IVH Wreck"]);
    assert_eq!(at("20T2"), ["? ?", "? ?", "SW LMG"], "what is concealed is a `?`");
    assert!(at("01N1").is_empty(), "what the steps move is on the map");
    let page = page(&view, String::new()).unwrap();
    assert_eq!(page.matches("class=\"tile\"").count(), view.lying.len());
}

/// A page of ours carries one log, and no VASL file.
#[test]
fn no_page_carries_two_logs_or_a_vasl_file() {
    let two = format!("<!DOCTYPE html>{}{}", carrying("a.asl", STREET.as_bytes()), carrying("b.asl", b"x"));
    let why = carried(Path::new("p.html"), two.as_bytes()).unwrap_err().to_string();
    assert!(why.contains("more than one log"), "{why}");
    for name in ["hidden.vlog", "hidden.asl"] {
        let hidden = format!("<!DOCTYPE html>{}", carrying(name, INFANTRY));
        let why = carried(Path::new("p.html"), hidden.as_bytes()).unwrap_err().to_string();
        assert!(why.contains("carries a VASL file"), "{why}");
    }
}

/// A VASL file of another game is another game, and not more of the one that lies there.
#[test]
fn another_game_takes_the_place_of_the_first() {
    let mut tray = Tray::default();
    lay(&mut tray, "1.vlog", FIRST).unwrap();
    assert_eq!(lay(&mut tray, "b.vlog", INFANTRY), Ok(Laid::Game(Kind::Vasl)));
    assert_eq!(tray.load(&"public".parse().unwrap()).unwrap().paths, [Path::new("b.vlog")]);
}
