//! The log of a game inside the page that shows it: whoever gets the page can verify the game anew, and need not believe
//! what the page says.

use super::{Kind, ReadError, kind_of};
use base64ct::{Base64, Encoding};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The largest log that is taken out of a page, in bytes: a page is small, and may inflate.
pub const MAX_CARRIED: u64 = 128 << 20;

const START: &str = "<script type=\"application/json\" id=\"carried\">";
const END: &str = "</script>";

/// The file of a game in a page: its name, and its bytes in gzip, in Base64.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Carried {
    name: String,
    gzip: String,
}

/// The element of a page that carries a file. Whatever its name, it can end no script and open no tag.
#[must_use]
pub fn carrying(name: &str, bytes: &[u8]) -> String {
    let carried = Carried { name: name.to_owned(), gzip: packed(bytes) };
    let json = serde_json::to_string(&carried).expect("two texts are JSON");
    format!("{START}{}{END}", json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026"))
}

/// Bytes in gzip, in Base64, as pages carry them.
#[must_use]
pub fn packed(bytes: &[u8]) -> String {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    Base64::encode_string(&packed.expect("memory takes every byte"))
}

/// Whether these bytes are a page.
#[must_use]
pub fn is_page(bytes: &[u8]) -> bool {
    let start = bytes.trim_ascii_start();
    start.get(..14).is_some_and(|start| start.eq_ignore_ascii_case(b"<!doctype html"))
}

/// The name and the bytes of the file that a page carries.
///
/// # Errors
/// When it carries none, or what it carries is damaged.
pub fn carried(path: &Path, page: &[u8]) -> Result<(PathBuf, Vec<u8>), ReadError> {
    let wrong = |why: &str| ReadError::Page { path: path.to_owned(), why: why.to_owned() };
    let text = std::str::from_utf8(page).map_err(|_| wrong("it is no UTF-8 text"))?;
    let lacks = || {
        if text.trim_end().ends_with("</html>") {
            "it carries no log: pages of VASL files hold no more than their viewer may see; take the files themselves"
        } else {
            "it carries no log, and its end is missing: ask for it again"
        }
    };
    let (_, behind) = text.split_once(START).ok_or_else(|| wrong(lacks()))?;
    let damaged = || wrong("the log that it carries is damaged");
    if behind.contains(START) {
        return Err(wrong("it carries more than one log"));
    }
    let (json, _) = behind.split_once(END).ok_or_else(damaged)?;
    let carried: Carried = serde_json::from_str(json).map_err(|_| damaged())?;
    let packed = Base64::decode_vec(&carried.gzip).map_err(|_| damaged())?;
    let mut bytes = Vec::new();
    let read = GzDecoder::new(packed.as_slice()).take(MAX_CARRIED + 1).read_to_end(&mut bytes);
    if bytes.len() as u64 > MAX_CARRIED {
        return Err(wrong("the log that it carries is larger than a page may carry"));
    }
    if read.is_err() {
        return Err(damaged());
    }
    // The name alone: a page names no folder of ours.
    let name = Path::new(&carried.name).file_name().ok_or_else(damaged)?;
    // No page of ours carries what is hidden, and none is asked to.
    if kind_of(Path::new(name), &bytes) == Some(Kind::Vasl) {
        return Err(wrong("it carries a VASL file, as no page of this program does: take the file itself"));
    }
    Ok((PathBuf::from(name), bytes))
}
