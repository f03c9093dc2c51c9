//! Any bytes under any name: no command that reads panics, and none answers as if it had found nothing
//! wrong with a log.

use super::{Desk, GAME};
use crate::support::seed::seeded;
use proptest::prelude::*;

const READERS: [&str; 9] = [
    "audit @x",
    "verify @x",
    "log @x --who",
    "show @x",
    "explain @x 0",
    "export @x --format csv",
    "export @x",
    "diff @x @x",
    "verify @x --continues @x",
];

fn read(desk: &Desk, bytes: &[u8]) {
    for name in ["x.aslog", "x.asl", "x.vlog"] {
        desk.put(name, bytes);
        for line in READERS {
            let ran = desk.run(&line.replace("@x", &format!("@{name}")));
            assert!(ran.exit <= 3);
        }
    }
}

proptest! {
    #![proptest_config(seeded(48))]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        let desk = Desk::new();
        read(&desk, &bytes);
        desk.put("y.aslog", &bytes);
        prop_assert_eq!(desk.run("verify @y.aslog").exit, 2);
    }

    /// A few bytes of a real log, or of a real text, replaced, put in or taken out.
    #[test]
    fn mutated_games_never_panic(
        log in any::<bool>(),
        cuts in proptest::collection::vec((any::<prop::sample::Index>(), 0..4_usize, "(\\PC|[ \n0-9a-z#\"=\\[\\]]){0,3}"), 1..5),
    ) {
        let desk = Desk::with_game();
        let mut bytes = if log { desk.get("game.aslog") } else { GAME.as_bytes().to_vec() };
        for (at, length, new) in cuts {
            let at = at.index(bytes.len() + 1);
            let end = (at + length).min(bytes.len());
            bytes.splice(at..end, new.bytes());
        }
        read(&desk, &bytes);
    }
}
