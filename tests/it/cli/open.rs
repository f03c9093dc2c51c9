//! `open`: who is let in, what is bounded, what a click keeps. The program is started as a player starts it, and asked by bare
//! sockets.

use super::Desk;
use super::binary::call;
use asl_replay::open::gate::{Gate, TOKEN};
use asl_replay::open::http::{Code, Fault, MAX_BODY, MAX_HEAD, MAX_HEADERS, Request, read};
use asl_replay::program::help::parse;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

/// A log that leaves a question open on which a finding hangs.
const LOG: &[u8] = include_bytes!("../../vectors/vasl/made/c3_p1.vlog");

/// The program, serving.
struct Served {
    child: Child,
    /// `127.0.0.1:4711`.
    host: String,
    /// `/`, the token, `/`.
    path: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

struct Reply {
    status: u16,
    head: String,
    body: String,
}

impl Served {
    fn start(desk: &Desk, line: &str) -> Served {
        let mut child = call(desk, &format!("{line} --no-browser"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let (host, path) = line.trim().strip_prefix("http://").unwrap().split_once('/').unwrap();
        Served { child, host: host.to_owned(), path: format!("/{path}") }
    }

    fn log() -> (Desk, Served) {
        let desk = Desk::new();
        desk.put("his.vlog", LOG);
        let served = Served::start(&desk, "open his.vlog");
        (desk, served)
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect(&self.host).unwrap()
    }

    /// What comes of some bytes.
    fn raw(&self, bytes: &[u8]) -> Reply {
        let mut stream = self.connect();
        // A client that is refused early may not read all of it.
        let _refused = stream.write_all(bytes);
        heard(&mut stream)
    }

    fn ask(&self, method: &str, path: &str, more: &str, body: &str) -> Reply {
        let (host, length) = (&self.host, body.len());
        self.raw(
            format!(
                "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}Content-Length: {length}\r\n\r\n{body}"
            )
            .as_bytes(),
        )
    }

    fn page(&self) -> String {
        let reply = self.ask("GET", &self.path, "", "");
        assert_eq!(reply.status, 200, "{}", reply.body);
        reply.body
    }

    fn post(&self, what: &str, body: &str) -> Reply {
        self.ask("POST", &format!("{}{what}", self.path), &format!("Origin: http://{}\r\n", self.host), body)
    }
}

fn heard(stream: &mut TcpStream) -> Reply {
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Reply { status, head: head.to_owned(), body: body.to_owned() }
}

/// What a click sends.
fn click(judged: u64, question: usize, choice: usize, event: u64) -> String {
    format!("{{\"judged\":{judged},\"question\":{question},\"choice\":{choice},\"event\":{event}}}")
}

fn tally(page: &str) -> &str {
    page.split("<p class=\"tally\"><a href=\"#found\">").nth(1).unwrap().split('<').next().unwrap()
}

#[test]
fn nobody_is_let_in_without_the_token() {
    let (desk, served) = Served::log();
    let token = served.path.trim_matches('/').to_owned();
    assert!(token.len() * 4 >= 128 && token.bytes().all(|b| b.is_ascii_hexdigit()), "{token}");
    let mut wrong = token.clone();
    wrong.replace_range(0..1, if wrong.starts_with('0') { "1" } else { "0" });
    for path in [
        "/",
        "/x",
        "/favicon.ico",
        "//",
        &format!("/{token}"),
        &format!("/{wrong}/"),
        &format!("/{}/", &token[1..]),
    ] {
        for method in ["GET", "POST", "OPTIONS"] {
            let reply = served.ask(method, path, "", "");
            assert_eq!((reply.status, reply.body.as_str()), (404, "refused"), "{method} {path}");
        }
    }
    assert!(served.page().contains("<title>"));
    let other = Served::start(&desk, "open his.vlog");
    assert_ne!(other.path, served.path);
}

#[test]
fn another_name_of_the_machine_is_refused() {
    let (_desk, served) = Served::log();
    let port = served.host.rsplit(':').next().unwrap().to_owned();
    let path = &served.path;
    for host in [
        "evil.example".to_owned(),
        format!("evil.example:{port}"),
        format!("localhost:{port}"),
        "127.0.0.1".into(),
    ] {
        let reply = served.raw(format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n").as_bytes());
        assert_eq!(reply.status, 403, "{host}");
    }
    assert_eq!(served.raw(format!("GET {path} HTTP/1.1\r\n\r\n").as_bytes()).status, 403);
    // Two names are none.
    let two = format!("GET {path} HTTP/1.1\r\nHost: {0}\r\nHost: evil.example\r\n\r\n", served.host);
    assert_eq!(served.raw(two.as_bytes()).status, 400);
}

#[test]
fn a_page_elsewhere_can_send_nothing() {
    let (desk, served) = Served::log();
    let answer = format!("{}answer", served.path);
    let own = format!("Origin: http://{}\r\n", served.host);
    let port = served.host.rsplit(':').next().unwrap();
    for more in [
        "Origin: http://evil.example\r\n".to_owned(),
        "Origin: null\r\n".to_owned(),
        format!("Origin: http://localhost:{port}\r\n"),
        format!("Origin: https://{}\r\n", served.host),
        "Sec-Fetch-Site: cross-site\r\n".to_owned(),
        "Sec-Fetch-Site: same-site\r\n".to_owned(),
        format!("{own}Sec-Fetch-Site: cross-site\r\n"),
    ] {
        let reply = served.ask("POST", &answer, &more, &click(0, 0, 0, 0));
        assert_eq!(reply.status, 403, "{more}");
    }
    assert_eq!(desk.names(), ["his.vlog"]);
    let both = format!("{own}Sec-Fetch-Site: same-origin\r\n");
    assert_eq!(served.ask("POST", &answer, &both, &click(0, 0, 0, 0)).status, 200);
}

#[test]
fn every_answer_says_that_nothing_is_kept_or_shared() {
    let (_desk, served) = Served::log();
    let page = served.ask("GET", &served.path, "", "");
    let policy =
        page.body.split("Content-Security-Policy\" content=\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(policy.starts_with("default-src 'none'; connect-src 'self'; style-src 'sha256-"), "{policy}");
    assert!(page.head.contains(&format!("Content-Security-Policy: {policy}; frame-ancestors 'none'")));
    let missing = served.ask("GET", "/", "", "");
    let taken = served.post("here", "7");
    for reply in [&page, &missing, &taken] {
        for header in [
            "Cache-Control: no-store",
            "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer",
            "Cross-Origin-Resource-Policy: same-origin",
        ] {
            assert!(reply.head.contains(header), "{header}: {}", reply.head);
        }
        assert!(!reply.head.to_lowercase().contains("access-control"), "{}", reply.head);
    }
    for (method, what, status) in
        [("GET", "answer", 405), ("PUT", "", 405), ("GET", "x", 404), ("POST", "x/y", 404)]
    {
        assert_eq!(
            served.ask(method, &format!("{}{what}", served.path), "", "").status,
            status,
            "{method} {what}"
        );
    }
}

#[test]
fn a_click_is_kept_as_answer_keeps_it_and_the_game_is_judged_anew() {
    let (desk, served) = Served::log();
    let before = served.page();
    assert!(tally(&before).contains("0 broken"), "{}", tally(&before));
    assert!(before.contains("<button type=\"button\" data-ask=\"0\" data-choice=\"0\">"));
    let audited = desk.run("audit @his.vlog").json;
    let reply = served.post("answer", &click(0, 0, 0, 5));
    assert_eq!(reply.status, 200, "{}", reply.body);
    let after = served.page();
    // The other of the stack is a question of its own.
    assert!(tally(&after).contains("1 broken"), "{}", tally(&after));
    assert!(after.contains("data-judged=\"1\">Kept in his.answers.toml. 2 left"), "{after}");
    // The event that was looked at is where the page goes.
    let place = |page: &str, event: &str| {
        let row = page.split(&format!("<li id=\"e{event}\"")).nth(1).unwrap().to_owned();
        row.split("</li>").next().unwrap().split_once("</b>").unwrap().1.to_owned()
    };
    assert_eq!(place(&before, "5"), place(&after, &reply.body));
    // The file is what the command asks for, and every other command finds it.
    let kept = desk.text("his.answers.toml");
    let lines = &audited["questions"][0]["choices"][0]["lines"];
    assert!(kept.contains("[[answer]]") && kept.contains(lines[0].as_str().unwrap()), "{kept}");
    desk.run("audit @his.vlog").exits(1).says("1 broken");
    // A page that was judged before answers another question than it shows.
    assert_eq!(served.post("answer", &click(0, 0, 0, 5)).status, 409);
    assert_eq!(desk.text("his.answers.toml"), kept);
    for (body, status) in [
        (click(1, 99, 0, 0), 400),
        (click(1, 0, 99, 0), 400),
        ("{}".into(), 400),
        ("[".into(), 400),
        (click(1, 0, 0, u64::MAX).replace("\"choice\":0", "\"choice\":null"), 200),
    ] {
        assert_eq!(served.post("answer", &body).status, status, "{body}");
    }
    assert!(desk.text("his.answers.toml").ends_with("lines = []\n"));
}

#[test]
fn an_answer_that_is_taken_back_is_a_question_again() {
    let (desk, served) = Served::log();
    let before = served.page();
    assert_eq!(served.post("answer", &click(0, 0, 0, 5)).status, 200);
    assert_eq!(served.post("answer", &click(1, 0, 0, 5)).status, 200);
    let kept = desk.text("his.answers.toml");
    let page = served.page();
    assert!(page.contains("data-back=\"0\"") && page.contains("data-back=\"1\""), "{page}");
    // Of another judgement, of none, of what was never said.
    for (body, status) in [
        ("{\"judged\":1,\"answer\":0,\"event\":5}", 409),
        ("{\"judged\":2,\"answer\":9,\"event\":5}", 400),
        ("{\"judged\":2,\"question\":0,\"choice\":0,\"event\":5}", 400),
    ] {
        assert_eq!(served.post("back", body).status, status, "{body}");
    }
    assert_eq!(desk.text("his.answers.toml"), kept);
    assert_eq!(served.post("back", "{\"judged\":2,\"answer\":0,\"event\":5}").status, 200);
    assert_eq!(served.post("back", "{\"judged\":3,\"answer\":0,\"event\":5}").status, 200);
    let after = served.page();
    assert_eq!(tally(&after), tally(&before));
    assert!(after.contains("Taken back in his.answers.toml") && !after.contains("data-back=\""), "{after}");
    // Nothing is lost: the lines stand there, out of force.
    let text = desk.text("his.answers.toml");
    assert_eq!(text.replace("\n# ", "\n"), kept.replace("\n# ", "\n"));
    assert!(!text.contains("\n[[answer]]"), "{text}");
    desk.run("audit @his.vlog").exits(0);
}

#[test]
fn an_answer_that_cannot_be_kept_changes_nothing() {
    let (desk, served) = Served::log();
    std::fs::create_dir(desk.path("his.answers.toml")).unwrap();
    let reply = served.post("answer", &click(0, 0, 0, 0));
    assert!(
        reply.status == 500 && reply.body.contains("his.answers.toml"),
        "{} {}",
        reply.status,
        reply.body
    );
    assert!(tally(&served.page()).contains("0 broken"));
    std::fs::remove_dir(desk.path("his.answers.toml")).unwrap();
    assert_eq!(served.post("answer", &click(0, 0, 0, 0)).status, 200);
}

/// The page as a file asks nobody, and has none of it.
#[test]
fn a_page_on_disk_has_nothing_of_the_server() {
    let desk = Desk::new();
    desk.put("his.vlog", LOG);
    desk.run("report @his.vlog -o @page.html").exits(0);
    let page = desk.text("page.html");
    for word in ["id=\"served\"", "connect-src", "data-ask=", "fetch("] {
        assert!(!page.contains(word), "{word}");
    }
}

/// The same page as `report` writes, but for what answers.
#[test]
fn what_is_served_is_what_report_writes() {
    let desk = Desk::with_game();
    desk.run("report @game.aslog -o @page.html").exits(0);
    let served = Served::start(&desk, "open game.aslog");
    let body = |page: &str| {
        page.split("<div id=\"app\">").nth(1).unwrap().split("<script>").next().unwrap().to_owned()
    };
    let page = served.page();
    assert_eq!(
        body(&page).split("<p id=\"served\"").next().unwrap().trim_end(),
        body(&desk.text("page.html")).trim_end()
    );
    desk.run("record @game.asl --name pbem").exits(0);
    assert!(Served::start(&desk, "open pbem").page().contains("A short game"));
}

#[test]
fn what_is_known_of_the_players_files_is_shown() {
    let module = concat!(env!("CARGO_MANIFEST_DIR"), "/vectors/vasl/pictures/synth.vmod");
    let desk = Desk::new();
    desk.put("his.vlog", LOG);
    assert!(!Served::start(&desk, "open his.vlog").page().contains("id=\"held\""));
    desk.run(&format!("setup --module {module}")).exits(0);
    let page = Served::start(&desk, "open his.vlog").page();
    assert!(page.contains("id=\"held\"") && page.contains("img-src data:; connect-src 'self'"));
    assert!(!Served::start(&desk, "open his.vlog --pictures=none").page().contains("id=\"held\""));
}

#[test]
fn in_json_the_address_is_told_at_once() {
    let desk = Desk::with_game();
    let mut child = call(&desk, "open game.asl --no-browser --json").stdout(Stdio::piped()).spawn().unwrap();
    let document = serde_json::Deserializer::from_reader(child.stdout.take().unwrap()).into_iter().next();
    let document: serde_json::Value = document.unwrap().unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let schema = super::schema::schema("open");
    super::schema::obeys(&document, &schema, &schema, "open");
    assert!(document["address"].as_str().unwrap().starts_with("http://127.0.0.1:"));
    desk.run("open @missing.vlog --no-browser").exits(3).says("no such file");
    desk.run("open").exits(3).says("required");
}

#[test]
fn requests_are_bounded() {
    let (_desk, served) = Served::log();
    let (host, path) = (served.host.clone(), served.path.clone());
    let head = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n");
    assert_eq!(served.raw(format!("{head}X: {}\r\n\r\n", "x".repeat(MAX_HEAD)).as_bytes()).status, 431);
    assert_eq!(served.raw(format!("{head}{}\r\n", "X: x\r\n".repeat(MAX_HEADERS)).as_bytes()).status, 431);
    assert_eq!(served.post("answer", &"x".repeat(MAX_BODY + 1)).status, 413);
    for bad in [
        format!("{head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        format!("{head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx"),
        format!("{head}Content-Length: +1\r\n\r\nx"),
        format!("{head}Content-Length: 99999999999999999999999\r\n\r\nx"),
        "\u{0}\u{1}\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
    ] {
        assert_eq!(served.raw(bad.as_bytes()).status, 400, "{bad:?}");
    }
    assert!(served.page().contains("<title>"));
}

/// A client that holds connections and says nothing keeps others out only while it holds them, and nobody who came before.
#[test]
fn connections_are_bounded() {
    let (_desk, served) = Served::log();
    let mut held: Vec<TcpStream> = (0..40).map(|_| served.connect()).collect();
    assert_eq!(heard(held.last_mut().unwrap()).status, 503);
    let get = format!("GET {} HTTP/1.1\r\nHost: {}\r\n\r\n", served.path, served.host);
    // A client that is refused may be cut off while it speaks.
    let is_served = |stream: &mut TcpStream| {
        let mut text = String::new();
        let heard = stream.write_all(get.as_bytes()).and_then(|()| stream.read_to_string(&mut text));
        heard.is_ok() && text.starts_with("HTTP/1.1 200 ")
    };
    assert!(is_served(&mut held[0]));
    held.clear();
    // That they are gone is heard one after the other.
    assert!((0..1000).any(|_| is_served(&mut served.connect())));
}

/// Gives a request in pieces, then an error.
struct Pieces(Vec<&'static [u8]>, io::ErrorKind);

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() {
            return Err(self.1.into());
        }
        let piece = self.0.remove(0);
        buffer[..piece.len()].copy_from_slice(piece);
        Ok(piece.len())
    }
}

#[test]
fn a_request_may_come_in_pieces_and_not_come_at_all() {
    let whole: Vec<&[u8]> =
        vec![b"POST /t/he", b"re HTTP/1.1\r\nHost: a\r\ncontent-length: 5\r\n\r", b"\n12", b"345", b"more"];
    let request = read(&mut Pieces(whole.clone(), io::ErrorKind::TimedOut)).unwrap();
    assert_eq!(
        (request.path.as_str(), request.body.as_slice(), request.host.as_deref()),
        ("/t/here", &b"12345"[..], Some("a"))
    );
    for (kind, fault) in [
        (io::ErrorKind::TimedOut, Fault::TooSlow),
        (io::ErrorKind::WouldBlock, Fault::TooSlow),
        (io::ErrorKind::ConnectionReset, Fault::Gone),
    ] {
        for pieces in 0..4 {
            assert_eq!(read(&mut Pieces(whole[..pieces].to_vec(), kind)), Err(fault), "{kind} {pieces}");
        }
    }
    assert_eq!(Fault::TooSlow.status(), Some(Code::TooSlow));
    assert_eq!(read(&mut io::empty()), Err(Fault::Gone));
}

#[test]
fn the_gate_asks_for_all_of_it() {
    let gate = Gate::new("127.0.0.1:80".parse().unwrap(), [0xab; TOKEN]);
    let token = "ab".repeat(TOKEN);
    assert_eq!(gate.address(), format!("http://127.0.0.1:80/{token}/"));
    let request = |path: &str| Request {
        method: "POST".into(),
        path: path.into(),
        host: Some("127.0.0.1:80".into()),
        ..Request::default()
    };
    assert_eq!(gate.pass(&request(&format!("/{token}/answer"))), Ok("answer"));
    assert_eq!(gate.pass(&request(&format!("/{token}x/answer"))), Err(Code::NotFound));
    assert_eq!(gate.pass(&request(&format!("/{}/answer", &token[2..]))), Err(Code::NotFound));
    // An address in full is not what a browser asks a server for.
    assert_eq!(gate.pass(&request(&format!("http://127.0.0.1:80/{token}/"))), Err(Code::NotFound));
}

#[test]
fn files_dropped_on_the_program_are_opened() {
    let desk = Desk::with_game();
    desk.put("his.vlog", LOG);
    let file = |name: &str| desk.path(name).display().to_string();
    let read = |words: &[&str]| parse(std::iter::once("asl-replay").chain(words.iter().copied()));
    let command = |words: &[&str]| format!("{:?}", read(words).unwrap().command);
    assert!(command(&[&file("game.asl")]).contains("OpenArgs { games: [\""));
    let two = command(&[&file("his.vlog"), &file("game.asl"), "--keep"]);
    assert!(two.contains("his.vlog") && two.contains("game.asl") && two.contains("keep: true"), "{two}");
    // A command is a command, whatever lies in the folder; a word that is neither is a slip of the pen.
    assert!(command(&["audit", &file("game.asl")]).contains("AuditArgs"));
    assert!(read(&["audt", &file("game.asl")]).is_err());
    // What is no file is told by the command that opens.
    for none in ["missing.vlog", ""] {
        assert!(command(&[&file(none)]).contains("OpenArgs"), "{none}");
    }
}
