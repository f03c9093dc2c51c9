//! Long lines on a screen.

use asl_replay::text::wrap::fitted;

#[test]
fn a_line_that_is_too_long_goes_on_at_a_blank_and_no_word_is_broken() {
    let text = "short\n  bt7  \u{1b}[1mone two\u{1b}[0m   three-and-a-half four\n";
    assert_eq!(
        fitted(20, text),
        "short\n  bt7  \u{1b}[1mone two\u{1b}[0m\n      three-and-a-half\n      four\n"
    );
    assert_eq!(fitted(80, text), text);
    assert_eq!(fitted(8, "aVeryLongWordAlone b\n"), "aVeryLongWordAlone\n    b\n");
}
