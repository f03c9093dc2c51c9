//! A PostgreSQL server of the tests' own, on a socket in a temporary folder; it ends with the test binary, however that
//! ends.

use asl_replay_desk::postgres::{Address, PostgresBackend};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use postgres::{Client, NoTls};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A server.
pub(crate) struct Server {
    dir: TempDir,
    port: u16,
    /// Its shell ends it when our end of the pipe is closed.
    shell: Child,
    postmaster: Pid,
}

/// The one that most tests share.
pub(crate) fn shared() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(|| Server::start(&[]))
}

/// A database of a test's own on the shared server, with the tables of an archive; its URL.
pub(crate) fn archive() -> String {
    let url = shared().database();
    PostgresBackend::migrate(&Address::read(&url).unwrap()).unwrap();
    url
}

/// Where everybody but `postgres` needs a password.
const HBA: &str =
    "local all postgres trust\nlocal all all scram-sha-256\nhostssl all all 127.0.0.1/32 scram-sha-256\n";

impl Server {
    /// Starts one with settings besides the usual.
    pub(crate) fn start(settings: &[&str]) -> Server {
        let dir = tempfile::Builder::new().prefix("asl-pg-").tempdir().unwrap();
        if nix::unistd::geteuid().is_root() {
            let postgres =
                nix::unistd::User::from_name("postgres").unwrap().expect("PostgreSQL is installed");
            std::os::unix::fs::chown(dir.path(), Some(postgres.uid.as_raw()), None).unwrap();
        }
        fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let data = dir.path().join("data");
        let made =
            as_postgres("initdb").args(["-N", "-U", "postgres", "-A", "trust", "-D"]).arg(&data).output();
        let made = made.expect("PostgreSQL is installed: apt-get install postgresql");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        fs::write(data.join("pg_hba.conf"), HBA).unwrap();
        let mut lines = fs::read_to_string(data.join("postgresql.conf")).unwrap();
        for setting in settings {
            lines.push_str(&format!("{setting}\n"));
        }
        fs::write(data.join("postgresql.conf"), lines).unwrap();
        let port = free_port();
        let (shell, postmaster) = spawn(dir.path(), port);
        let server = Server { dir, port, shell, postmaster };
        drop(server.client("postgres"));
        server
    }

    /// The loopback port; the socket bears its number.
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// The folder of its socket and its data.
    pub(crate) fn folder(&self) -> &Path {
        self.dir.path()
    }

    /// The URL of a database for its ruler.
    pub(crate) fn url(&self, database: &str) -> String {
        self.url_of("postgres", database)
    }

    /// The URL of a database for a user, whose name may have `:PASSWORD` behind it.
    pub(crate) fn url_of(&self, user: &str, database: &str) -> String {
        let socket = self.dir.path().to_str().unwrap().replace('/', "%2F");
        format!("postgres://{user}@{socket}:{}/{database}", self.port)
    }

    /// A new database; its URL.
    pub(crate) fn database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        self.client("postgres").batch_execute(&format!("CREATE DATABASE {name}")).unwrap();
        self.url(&name)
    }

    /// Drops a database with whoever is still in it: a test of many rounds would fill the disk.
    pub(crate) fn drop_database(&self, url: &str) {
        let name = url.rsplit('/').next().unwrap();
        self.client("postgres").batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).unwrap();
    }

    /// A connection as its ruler. A server that is just starting is waited for.
    pub(crate) fn client(&self, database: &str) -> Client {
        connected(&self.url(database)).unwrap_or_else(|why| {
            panic!("{why}\n{}", fs::read_to_string(self.dir.path().join("log")).unwrap_or_default())
        })
    }

    /// Kills every process of it at once, as a machine does that stops, and starts it again. The postmaster is stopped
    /// first, so that it starts no process that the list misses; each is waited for, since PostgreSQL does not start
    /// while one still holds the shared memory.
    pub(crate) fn kill_and_restart(&mut self) {
        kill(self.postmaster, Signal::SIGSTOP).unwrap();
        wait_for(self.postmaster, |state| state == Some('T'));
        let children = children(self.postmaster);
        for process in children.iter().chain([&self.postmaster]) {
            let _gone = kill(*process, Signal::SIGKILL);
        }
        for child in children {
            wait_for(child, |state| matches!(state, None | Some('Z' | 'X')));
        }
        fs::write(self.dir.path().join(format!("was-{}", self.postmaster)), "").unwrap();
        self.shell.wait().unwrap();
        (self.shell, self.postmaster) = spawn(self.dir.path(), self.port);
        drop(self.client("postgres"));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ended = self.shell.wait();
    }
}

/// A connection by a URL; waits for a server that is starting.
pub(crate) fn client(url: &str) -> Client {
    connected(url).unwrap()
}

/// The same; the error when a minute was not enough.
fn connected(url: &str) -> Result<Client, postgres::Error> {
    let start = Instant::now();
    loop {
        match Client::connect(url, NoTls) {
            Ok(client) => return Ok(client),
            Err(why) if start.elapsed() > Duration::from_secs(60) => return Err(why),
            Err(_) => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// A program of PostgreSQL, as a user that it runs as.
fn as_postgres(program: &str) -> Command {
    let program = programs().join(program);
    if !nix::unistd::geteuid().is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program).current_dir("/");
    command
}

/// The newest PostgreSQL that is installed.
fn programs() -> PathBuf {
    let versions =
        fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is installed: apt-get install postgresql");
    let mut versions: Vec<PathBuf> = versions.map(|entry| entry.unwrap().path().join("bin")).collect();
    versions.sort();
    versions.pop().expect("a version")
}

/// Starts the server under a shell that waits for our end of a pipe to close. What it leaves behind is removed then, and
/// not before: a server that was killed is started again on it.
fn spawn(dir: &Path, port: u16) -> (Child, Pid) {
    let script = format!(
        "exec 3<&0; \"$0\" -D {dir}/data -k {dir} -p {port} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB \
         </dev/null >{dir}/log 2>&1 & p=$!; echo $p; (cat <&3 >/dev/null; kill -QUIT $p 2>/dev/null; \
         while kill -0 $p 2>/dev/null; do sleep 0.05; done; [ -e {dir}/was-$p ] || rm -rf {dir}) & wait $p",
        dir = dir.display()
    );
    let mut shell = as_postgres_shell(&script);
    let mut shell = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(shell.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (shell, Pid::from_raw(line.trim().parse().unwrap()))
}

fn as_postgres_shell(script: &str) -> Command {
    let postgres = programs().join("postgres");
    let mut command = if nix::unistd::geteuid().is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", "sh"]);
        command
    } else {
        Command::new("sh")
    };
    command.args(["-c", script]).arg(postgres).current_dir("/");
    command
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Waits until a process is in a state: `T` is stopped, none or `Z` has ended and holds nothing any more.
fn wait_for(process: Pid, is_wanted: impl Fn(Option<char>) -> bool) {
    let start = Instant::now();
    loop {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok();
        let state =
            stat.and_then(|stat| stat.rsplit(')').next().and_then(|rest| rest.trim_start().chars().next()));
        if is_wanted(state) {
            return;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "process {process} stays {state:?}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The processes that a process has started.
fn children(parent: Pid) -> Vec<Pid> {
    let listed = fs::read_to_string(format!("/proc/{parent}/task/{parent}/children")).unwrap_or_default();
    listed.split_whitespace().map(|pid| Pid::from_raw(pid.parse().unwrap())).collect()
}
