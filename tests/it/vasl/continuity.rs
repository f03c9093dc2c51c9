//! The files of a session in any order: what follows what, what is missing, what moved between.
use asl_replay::import::continuity::{Chain, Difference, Standing, Weight};
use asl_replay::import::vassal::provenance::{pack, unpack};
use asl_replay::import::vassal::secrets::GameKey;
use asl_replay::import::vassal::{Imported, Options, command, import};

use super::made::{made, read};

fn chain(names: &[&str]) -> (Chain, Vec<Imported>) {
    let files: Vec<Imported> = names.iter().map(|name| read(name)).collect();
    (Chain::of(&files), files)
}

fn standings(chain: &Chain) -> Vec<Standing> {
    chain.links.iter().map(|link| link.standing).collect()
}

fn named(chain: &Chain, names: &[&str]) -> Vec<String> {
    chain.order.iter().map(|at| names[*at].to_owned()).collect()
}

/// All orders of so many things.
fn orders(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let shorter = orders(count - 1);
    shorter
        .iter()
        .flat_map(|order| {
            (0..count).map(|at| {
                let mut o = order.clone();
                o.insert(at, count - 1);
                o
            })
        })
        .collect()
}

const SESSION: [&str; 4] = ["c0_setup.vsav", "c1_p1.vlog", "c2_p2.vlog", "c3_p1.vlog"];

#[test]
fn a_session_is_continuous_in_whatever_order_it_is_given() {
    for prefix in ["", "v36_"] {
        let names: Vec<String> = SESSION.iter().map(|name| format!("{prefix}{name}")).collect();
        let read: Vec<Imported> = names.iter().map(|name| read(name)).collect();
        for order in orders(4) {
            let given: Vec<&str> = order.iter().map(|at| names[*at].as_str()).collect();
            let chain = Chain::of(&order.iter().map(|at| read[*at].clone()).collect::<Vec<_>>());
            assert_eq!(named(&chain, &given), names, "{given:?}");
            assert_eq!(chain.is_reordered(), given != names);
            let [first, rest @ ..] = chain.links.as_slice() else { panic!() };
            assert_eq!(first.standing, Standing::First);
            for (at, link) in rest.iter().enumerate() {
                assert_eq!(
                    (link.standing, link.after),
                    (Standing::Continues, Some(at)),
                    "{:#?}",
                    link.differences
                );
                assert!(link.compared > 15);
                assert_eq!(link.differences, []);
            }
        }
    }
}

#[test]
fn a_save_made_at_the_end_lies_between_the_logs() {
    let given = ["c2_p2.vlog", "c1_end_p1.vsav", "c1_p1.vlog"];
    let (chain, _) = chain(&given);
    assert_eq!(named(&chain, &given), ["c1_p1.vlog", "c1_end_p1.vsav", "c2_p2.vlog"]);
    assert_eq!(standings(&chain), [Standing::First, Standing::Continues, Standing::Continues]);
}

#[test]
fn a_file_left_out_is_a_gap() {
    for prefix in ["", "v36_"] {
        let names = [format!("{prefix}c1_p1.vlog"), format!("{prefix}c3_p1.vlog")];
        let (chain, _) = chain(&[&names[1], &names[0]]);
        assert_eq!(chain.order, [1, 0]);
        assert_eq!(standings(&chain), [Standing::First, Standing::Gap]);
        assert!(chain.links[1].is_finding());
    }
}

/// A file with another text in its set-up.
fn tampered(name: &str, change: &dyn Fn(&str) -> String) -> Imported {
    let mut stream = command::parse(&unpack(&made(name)).unwrap()).unwrap();
    stream.setup = stream.setup.iter().map(|leaf| change(leaf)).collect();
    let options = Options { game_key: Some(GameKey::from_bytes([7; 32])), ..Options::default() };
    import(&pack(&command::write(&stream), 0x33).unwrap(), &options).unwrap()
}

#[test]
fn a_piece_shifted_between_the_files_is_a_ghost_move_with_both_places() {
    // The stack of the squad in 01M1, to 01M2.
    let shifted =
        tampered("c2_p2.vlog", &|leaf| leaf.replace("stack/Main Map;1075;1077", "stack/Main Map;1075;1141"));
    let chain = Chain::of(&[read("c1_p1.vlog"), shifted]);
    assert_eq!(standings(&chain), [Standing::First, Standing::Ghost]);
    let moved: Vec<String> = chain.links[1]
        .differences
        .iter()
        .filter(|difference| difference.weight() == Weight::Ghost)
        .map(|difference| {
            let Difference::Moved { before, after } = difference else { panic!("{difference:?}") };
            format!("{} {} -> {}", before.name, before.place, after.place)
        })
        .collect();
    assert_eq!(moved, ["4-6-7 1sq 01M1 -> 01M2"]);
}

#[test]
fn a_piece_that_came_or_went_is_named() {
    let gone = tampered("c2_p2.vlog", &|leaf| {
        let gone = leaf.starts_with("+/1795344804935/") || leaf.starts_with("+/1795344819272/");
        if gone { String::new() } else { leaf.to_owned() }
    });
    let chain = Chain::of(&[read("c1_p1.vlog"), gone]);
    assert_eq!(standings(&chain), [Standing::First, Standing::Ghost]);
    assert!(matches!(&chain.links[1].differences[..], [Difference::Went(look)] if look.name == "4-6-7 1sq"));
}

#[test]
fn marks_taken_off_between_the_files_are_a_habit() {
    let swept = tampered("c2_p2.vlog", &|leaf| {
        if leaf.contains("moved;moved") { leaf.replace("\ttrue\\", "\tfalse\\") } else { leaf.to_owned() }
    });
    let chain = Chain::of(&[read("c1_p1.vlog"), swept]);
    assert_eq!(standings(&chain), [Standing::First, Standing::Continues]);
    assert!(!chain.links[1].differences.is_empty());
    assert!(chain.links[1].differences.iter().all(|difference| difference.weight() == Weight::Habit));
}

#[test]
fn steps_that_stand_twice_are_an_overlap() {
    let (chain, _) = chain(&["c2b_p2_overlap.vlog", "c1_p1.vlog"]);
    assert_eq!(chain.order, [1, 0]);
    assert_eq!(standings(&chain), [Standing::First, Standing::Repeats]);
    let overlap = chain.links[1].overlap.clone().unwrap();
    assert_eq!((overlap.from, overlap.steps, overlap.altered), (1, 29, Vec::new()));
}

#[test]
fn a_repeated_step_that_was_changed_is_named() {
    let mut stream = command::parse(&unpack(&made("c2b_p2_overlap.vlog")).unwrap()).unwrap();
    stream.steps[6][0] = stream.steps[6][0].replace("5,2", "1,1");
    let options = Options { game_key: Some(GameKey::from_bytes([7; 32])), ..Options::default() };
    let changed = import(&pack(&command::write(&stream), 0x33).unwrap(), &options).unwrap();
    let chain = Chain::of(&[read("c1_p1.vlog"), changed]);
    assert_eq!(chain.links[1].overlap.as_ref().unwrap().altered, [7]);
    assert!(chain.links[1].is_finding());
}

#[test]
fn two_files_that_go_on_from_one_position_are_rivals() {
    let given = ["c1_p1.vlog", "c2_p2.vlog", "c2b_p2_overlap.vlog"];
    let (chain, _) = chain(&given);
    let rivals: Vec<Option<usize>> = chain.links.iter().map(|link| link.rival).collect();
    assert_eq!(rivals.iter().flatten().count(), 1, "{rivals:?} of {:?}", named(&chain, &given));
    assert!(chain.links.iter().all(|link| !link.is_finding()));
}

#[test]
fn files_of_other_games_are_unrelated() {
    let (chain, _) = chain(&["a_vehicle.vlog", "b_infantry.vlog"]);
    assert_eq!(standings(&chain), [Standing::First, Standing::Unrelated]);
}
