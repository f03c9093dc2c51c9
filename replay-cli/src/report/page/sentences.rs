//! Sentences as HTML, and what the words of a reading mean.

use crate::view::sentence::{Part, Sentence};
use crate::words::harmless;
use askama::Template;

/// A unit has the name of its counter, and behind it that of the log.
#[derive(Template)]
#[template(
    source = "{% for part in parts %}{% match part %}{% when Part::Words(words) %}{{ words }}{% when Part::Unit { id, counter } %}{% if id == counter %}{{ id }}{% else %}<u title=\"{{ id }}\">{{ counter }}</u>{% endif %}{% endmatch %}{% endfor %}",
    ext = "html"
)]
struct Words<'a> {
    parts: &'a [Part],
}

/// A sentence.
pub(super) fn html(sentence: &Sentence) -> Result<String, askama::Error> {
    Words { parts: sentence.parts() }.render()
}

#[derive(Template)]
#[template(source = "{{ text }}", ext = "html")]
struct Plain<'a> {
    text: &'a str,
}

/// Text that is no markup, for a script that puts it in its place.
pub(super) fn plain(text: &str) -> Result<String, askama::Error> {
    Plain { text: &harmless(text) }.render()
}

/// How an event was read from a file, for a reader who does not know the words of the log.
pub(super) fn reading(word: &str) -> &'static str {
    match word {
        "cheapest" => "cheapest way",
        "joined" => "pieced together",
        "answered" => "answered",
        _ => "",
    }
}
