//! Labels are HTML, written by anybody: their words are told.

use asl_replay::import::vassal::label::words;

#[test]
fn of_a_label_its_words_are_told() {
    let label = "(<html> <!-- id > --> <head><style> p { margin: 0 ; } </style></head> <b>Victory</b> Conditions &ge; five &lt;b&gt; &#9651; &#x; </html>)";
    assert_eq!(words(label), "Victory Conditions ≥ five <b> △ &#x;");
    for same in ["(CX)", "<b>no page</b>", ": 0 Moderate", ""] {
        assert_eq!(words(same), same);
    }
    assert_eq!(words("<html"), "");
    assert_eq!(words("<html><style>never closed"), "");
}
