//! Golden reports: what players see of the games that ship.

use super::{answer, plain};

/// A report against its snapshot; the snapshot says which command line gave it.
macro_rules! report {
    ($name:ident, $($word:literal),+ $(,)?) => {
        #[test]
        fn $name() {
            let words = [$($word),+];
            let settings = {
                let mut settings = insta::Settings::clone_current();
                settings.set_snapshot_path("../../snapshots");
                settings.set_prepend_module_to_snapshot(false);
                settings.set_description(format!("asl-replay {}", words.join(" ")));
                settings.set_omit_expression(true);
                settings
            };
            settings.bind(|| insta::assert_snapshot!(stringify!($name), plain(&answer(&words))));
        }
    };
}

report!(audit_long, "audit", "games/long.asl");
report!(audit_d2_21, "audit", "games/d2_21_reverse_bypass.asl");
report!(audit_d2_21_cheated, "audit", "games/d2_21_reverse_bypass_cheated.asl");
report!(audit_d3_3_t34, "audit", "games/d3_3_t34.asl");
report!(explain_d2_21, "explain", "games/d2_21_reverse_bypass.asl", "6");
report!(explain_d2_21_cheated, "explain", "games/d2_21_reverse_bypass_cheated.asl", "6");
report!(show_d2_33, "show", "games/d2_33_a_continue.asl");
report!(show_long, "show", "games/long.asl");
