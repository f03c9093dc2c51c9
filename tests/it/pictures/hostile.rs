//! Files from a stranger: bombs, names that lead elsewhere, pictures that say another size than they have, SVG and HTML with
//! scripts. All of it is bounded, and none of it does anything.

use asl_replay::picture::archive::Archive;
use asl_replay::picture::format::{Format, FormatError, MOST_OF_COUNTER, colour_tables, look};
use asl_replay::picture::markup::{Styles, escaped, harmless_html};
use asl_replay::picture::metrics::Metrics;
use asl_replay::picture::module::Module;
use std::io::{Cursor, Write};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn zip(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        writer.start_file(*name, SimpleFileOptions::default()).expect("an entry begins");
        writer.write_all(bytes).expect("it is written");
    }
    writer.finish().expect("it ends").into_inner()
}

fn module(entries: &[(&str, &[u8])]) -> Module {
    Module::of(vec![Archive::of(zip(entries).into()).expect("an archive opens")])
}

/// A GIF of one frame, without pixels.
fn gif(screen: [u16; 2], frame: [u16; 2]) -> Vec<u8> {
    let mut out = b"GIF89a".to_vec();
    screen.iter().for_each(|side| out.extend(side.to_le_bytes()));
    out.extend([0x80, 0, 0, 1, 2, 3, 4, 5, 6, 0x2C, 0, 0, 0, 0]);
    frame.iter().for_each(|side| out.extend(side.to_le_bytes()));
    out.extend([0, 2, 0, 0x3B]);
    out
}

fn png(width: u32, height: u32) -> Vec<u8> {
    let mut out = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec();
    out.extend(width.to_be_bytes());
    out.extend(height.to_be_bytes());
    out.extend([8, 3, 0, 0, 0, 0, 0, 0, 0]);
    out
}

#[test]
fn pictures_tell_their_size_and_none_is_larger_than_a_counter() {
    let size =
        |bytes: &[u8]| look(bytes, MOST_OF_COUNTER).map(|shape| (shape.format, shape.width, shape.height));
    assert_eq!(size(&gif([48, 48], [48, 48])), Ok((Format::Gif, 48, 48)));
    assert_eq!(size(&gif([48, 48], [65535, 65535])), Err(FormatError::Size(65535, 65535)));
    assert_eq!(size(&gif([65535, 65535], [1, 1])), Err(FormatError::Size(65535, 65535)));
    assert_eq!(size(&gif([0, 48], [1, 1])), Err(FormatError::Size(0, 48)));
    assert_eq!(size(&png(60, 58)), Ok((Format::Png, 60, 58)));
    assert_eq!(size(&png(65535, 65535)), Err(FormatError::Size(65535, 65535)));
    assert_eq!(size(b"\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x0b\x08\0\x30\0\x3c"), Ok((Format::Jpeg, 60, 48)));
    let svg = |text: &str| size(text.as_bytes());
    assert_eq!(
        svg("<?xml version='1.0'?><!-- a --><svg width='48' height=\"36pt\"/>"),
        Ok((Format::Svg, 48, 48))
    );
    assert_eq!(svg("<svg width='100%' viewBox='0 0 60 58'></svg>"), Ok((Format::Svg, 60, 58)));
    assert_eq!(svg("<svg width='1e9' height='65536'/>"), Err(FormatError::Unknown));
    assert_eq!(
        svg("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg width='1' height='1'/>"),
        Err(FormatError::Entities)
    );
    for broken in
        ["", "<", "<html/>", "GIF8", "GIF89a", "\u{89}PNG", "<svg/>", "<svg width='-1' height='1'/>"]
    {
        assert!(look(broken.as_bytes(), MOST_OF_COUNTER).is_err(), "{broken}");
    }
    assert_eq!(colour_tables(&gif([1, 1], [1, 1])), Some(vec![13..19, 29..29]));
}

#[test]
fn no_picture_panics_wherever_it_is_cut() {
    let whole = [gif([9, 9], [9, 9]), png(9, 9), b"<svg width='9' height='9'/>".to_vec()];
    for bytes in whole {
        for end in 0..bytes.len() {
            let _any = look(&bytes[..end], MOST_OF_COUNTER);
            let _any = colour_tables(&bytes[..end]);
        }
    }
}

#[test]
fn names_lead_nowhere_but_into_the_archive() {
    let inside = gif([48, 48], [48, 48]);
    let module = module(&[
        ("images/../../etc/passwd.gif", &inside),
        ("images/a.gif", &inside),
        ("images/B.PNG", &png(48, 48)),
    ]);
    assert_eq!(module.picture("a").map(|art| art.name.clone()), Some("a.gif".into()));
    assert_eq!(module.picture(" a.gif ").map(|art| art.is_guess), Some(false));
    assert_eq!(module.picture("b").map(|art| (art.name.clone(), art.is_guess)), Some(("B.PNG".into(), true)));
    assert_eq!(
        module.picture("a.svg").map(|art| (art.name.clone(), art.is_guess)),
        Some(("a.gif".into(), true))
    );
    for none in ["", " ", "/etc/passwd", "../a", "c", "/a"] {
        assert!(module.picture(none).is_none(), "{none}");
    }
}

#[test]
fn a_bomb_is_no_picture() {
    let bomb = vec![0; 8 << 20];
    let mut large = gif([48, 48], [48, 48]);
    large.extend(vec![0; 2 << 20]);
    let module = module(&[("images/bomb.gif", &bomb), ("images/large.gif", &large)]);
    assert!(module.picture("bomb").is_none());
    assert!(module.picture("large").is_none());
}

#[test]
fn stacks_lie_as_the_module_says_and_never_far_apart() {
    let of = |attributes: &str| {
        Metrics::read(&format!(
            "<a><x.Map mapName=\"Main Map\"><x.ASLStackMetrics {attributes}/></x.Map></a>"
        ))
        .0
    };
    assert_eq!(of("unexSepX=\"3\" exSepY=\"30\"").closed, [3, 4]);
    assert_eq!(of("unexSepX=\"3\" exSepY=\"30\"").open, [16, 30]);
    assert_eq!(of("unexSepX=\"999999\" unexSepY=\"x\""), Metrics::default());
    let (metrics, why) = Metrics::read("<a><b");
    assert_eq!(metrics, Metrics::default());
    assert!(why.is_some_and(|why| why.starts_with("its buildFile is no XML to its end")));
}

#[test]
fn html_of_a_label_can_do_nothing_but_look() {
    let clean = |text: &str| {
        let mut styles = Styles::default();
        let html = harmless_html(text, &mut styles);
        (html, styles.sheet().to_owned())
    };
    let cases = [
        ("<html><b>EC</b> are Moderate</html>", "<b>EC</b> are Moderate", ""),
        ("a<script>alert(1)</script>b", "ab", ""),
        (
            "<img src=\"http://a.example/x.png\" onerror=alert(1) width=20 height=9>",
            "<span class=\"x0\"></span>",
            ".x0{display:inline-block;background:#ccc;width:20px;height:9px}",
        ),
        ("</div></foreignObject><b onclick=\"x\">a", "<b>a</b>", ""),
        ("<a href=javascript:alert(1)>go</a>", "go", ""),
        (
            "<div style=\"color:red;position:fixed;background:url(x)\">a</div>",
            "<div class=\"x0\">a</div>",
            ".x0{color:red}",
        ),
        ("<p class=\"broken a\\b\">a", "<p class=\"x-broken\">a</p>", ""),
        (
            "<table width=\"90%\" onload=x><tr><td align=left>1 &lt; 2 &amp; 3",
            "<table width=\"90%\"><tr><td align=\"left\">1 &lt; 2 &amp; 3</td></tr></table>",
            "",
        ),
        ("<svg><use href=#p1></svg><iframe src=x>y</iframe>z", "z", ""),
        ("<b title='>'>a</b> 1 < 2", "<b>a</b> 1 &lt; 2", ""),
        ("&#60;script&#62;&#8238;a", "&lt;script&gt;\u{fffd}a", ""),
    ];
    for (text, html, sheet) in cases {
        let (ours, ours_sheet) = clean(text);
        let ours = ours.replace(escaped("\u{202e}").as_str(), "\u{fffd}");
        assert_eq!((ours.as_str(), ours_sheet.as_str()), (html, sheet), "{text}");
    }
}

#[test]
fn rules_of_a_label_speak_of_it_alone() {
    let mut styles = Styles::default();
    let text = "<html><head><style>/* a */ body{color:red} td.big, #x{font-size:20;behavior:url(x)} @import url(x); \
                *{position:fixed} p{background:expression(1)}</style></head><p>a</p></html>";
    assert_eq!(harmless_html(text, &mut styles), "<div class=\"y0\"><p>a</p></div>");
    assert_eq!(styles.sheet(), ".y0 body{color:red}.y0 td.x-big{font-size:20px}");
}

#[test]
fn deep_and_broken_html_ends() {
    let mut styles = Styles::default();
    let deep = harmless_html(&"<div>".repeat(5000), &mut styles);
    assert_eq!(deep.matches("<div>").count(), deep.matches("</div>").count());
    assert!(deep.matches("<div>").count() <= 64);
    for text in ["<", "<b", "<b a=", "<b a='", "<!--", "</", "<style>", "&", "&#", "&#x;", "<b a=\"1"] {
        let _any = harmless_html(text, &mut styles);
    }
}

/// What lies there and cannot be read is told: it is damaged, or no picture, and not absent.
#[test]
fn what_is_damaged_is_told_and_is_not_absent() {
    let mut bytes = zip(&[("images/a.gif", &gif([48, 48], [48, 48])), ("images/b.gif", b"no picture")]);
    // Behind the header of the first entry and its name.
    bytes[30 + "images/a.gif".len() + 4] ^= 0xff;
    let module = Module::with(vec![Archive::of(bytes.into()).expect("an archive opens")], vec!["x".into()]);
    assert!(module.picture("a").is_none() && module.picture("b").is_none() && module.picture("c").is_none());
    let faults = module.faults();
    assert_eq!(faults[0], "x");
    let told = |what: &str| faults.iter().filter(|fault| fault.contains(what)).count();
    assert!(
        told("images/a.gif is damaged: ") == 1 && told("its picture b.gif ") >= 1 && told("c.gif") == 0,
        "{faults:?}"
    );
}
