//! The whole page around a review: its styles and scripts, and the policy that lets it run these alone. Input: a review as it
//! lies in a page. Must not know: what a review shows.

use super::{Answering, Part, Pictures, part};
use crate::read::packed;
use crate::review::view::ReviewView;
use crate::words::harmless;
use askama::Template;
use base64ct::{Base64, Encoding};
use sha2::{Digest, Sha256};

const STYLE: &str =
    concat!(include_str!("../../../templates/page.css"), include_str!("../../../templates/pictures.css"));
/// The scripts of the page, a file for each concern; `review.js` puts them together.
const SCRIPT: &str = concat!(
    "'use strict';\n",
    include_str!("../../../templates/page/stacks.js"),
    include_str!("../../../templates/page/lens.js"),
    include_str!("../../../templates/page/pile.js"),
    include_str!("../../../templates/page/glide.js"),
    include_str!("../../../templates/page/event.js"),
    include_str!("../../../templates/page/odds.js"),
    include_str!("../../../templates/page/list.js"),
    include_str!("../../../templates/page/marks.js"),
    include_str!("../../../templates/page/drive.js"),
    include_str!("../../../templates/page/keys.js"),
    include_str!("../../../templates/page/card.js"),
    include_str!("../../../templates/page/paper.js"),
    include_str!("../../../templates/page/toll.js"),
    include_str!("../../../templates/page/link.js"),
    include_str!("../../../templates/pictures.js"),
    include_str!("../../../templates/page/review.js"),
);
const PROGRAM: &str = include_str!("../../../templates/program.js");
const PROGRAM_STYLE: &str = include_str!("../../../templates/program.css");
/// What a page has besides that the program serves.
const SERVED: &str = include_str!("../../../templates/served.js");
const SERVED_STYLE: &str = include_str!("../../../templates/served.css");
const START: &str = "review(JSON.parse(document.getElementById('data').textContent));\n";

#[derive(Template)]
#[template(path = "page.html")]
struct Page<'a> {
    title: String,
    body: String,
    data: String,
    carried: String,
    style: String,
    script: String,
    policy: &'a str,
    serving: Option<&'a Serving>,
}

#[derive(Template)]
#[template(path = "program.html")]
struct Program {
    version: &'static str,
    style: String,
    style_hash: String,
    script: String,
    script_hash: String,
    wasm: String,
}

/// What a page is told by the program that serves it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Serving {
    /// How often the game was judged: an answer is to a question of this judgement.
    pub judged: u64,
    /// What came of the last answer; nothing before the first.
    pub told: String,
}

/// A page, and the policy that holds in it, for whoever serves it.
#[derive(Clone, Debug)]
pub struct Whole {
    /// The page.
    pub html: String,
    /// The policy, as it stands in the page.
    pub policy: String,
}

/// The page of a review. It may carry the file of the game, made by [`crate::read::carrying`].
///
/// # Errors
/// As [`super::part`].
pub fn page(view: &ReviewView, carried: String) -> Result<String, Box<dyn std::error::Error>> {
    pictured(view, carried, None)
}

/// The page of a review over the player's own pictures, which it then holds.
///
/// # Errors
/// As [`super::part`].
pub fn pictured(
    view: &ReviewView,
    carried: String,
    pictures: Option<&Pictures>,
) -> Result<String, Box<dyn std::error::Error>> {
    whole(view, carried, pictures, None).map(|whole| whole.html)
}

/// The same, and where the program serves it with buttons that answer what files leave open.
///
/// # Errors
/// As [`super::part`].
pub fn whole(
    view: &ReviewView,
    carried: String,
    pictures: Option<&Pictures>,
    serving: Option<&Serving>,
) -> Result<Whole, Box<dyn std::error::Error>> {
    let answering = if serving.is_some() { Answering::Live } else { Answering::Read };
    let Part { body, data } = part(view, answering, pictures)?;
    let [served, served_style] = if serving.is_some() { [SERVED, SERVED_STYLE] } else { [""; 2] };
    let script = format!("{SCRIPT}{served}{START}");
    let style = format!("{STYLE}{served_style}");
    let images = if pictures.is_some() { "img-src data:; " } else { "" };
    let asks = if serving.is_some() { "connect-src 'self'; " } else { "" };
    let policy = format!(
        "default-src 'none'; {images}{asks}style-src 'sha256-{}'; script-src 'sha256-{}'; base-uri 'none'; form-action 'none'",
        hash(&style),
        hash(&script)
    );
    let page = Page { title: view.title(), body, data, carried, style, script, policy: &policy, serving };
    Ok(Whole { html: harmless(&page.render()?), policy })
}

/// The program in a page: the glue of its wasm, in a scope of its own, and the wasm, in gzip and Base64.
///
/// # Errors
/// None: what the templates would say.
pub fn program(glue: &str, wasm: &[u8]) -> Result<String, Box<dyn std::error::Error>> {
    let style = format!("{STYLE}{PROGRAM_STYLE}");
    let script = format!("{SCRIPT}{glue}{PROGRAM}");
    let program = Program {
        version: env!("CARGO_PKG_VERSION"),
        style_hash: hash(&style),
        style,
        script_hash: hash(&script),
        script,
        wasm: packed(wasm),
    };
    Ok(program.render()?)
}

/// The source expression of a Content Security Policy.
fn hash(text: &str) -> String {
    Base64::encode_string(&Sha256::digest(text.as_bytes()))
}
