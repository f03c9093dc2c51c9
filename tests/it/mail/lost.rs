//! A player who has lost what they knew: such a player goes on from the copies of others, and gives no share that may
//! have been given before. And a backup, from which all of it comes back.

use super::attacks::ivan;
use super::bent_dice::{committed, dice};
use super::{Table, continued, signed_by};
use std::fs;

const DECLARE: &str = "turn 1 russian PFPh\ndeclare rolls 1 r1 DR mc for bt7\n";

fn mailed(table: &Table, from: &str, to: &str, how: &str) -> crate::cli::Ran {
    table.sign(from, "mail.aslog").exits(0);
    table.receive(to, &format!("mail.aslog{how}"))
}

/// Hans has answered r1, and Ivan has his answer; of this game Hans holds his key alone. `before.aslog` is Ivan's copy
/// before he declared.
fn answered_and_lost() -> Table {
    let table = committed();
    table.put("before.aslog", table.game("ivan"));
    table.turn("ivan", DECLARE);
    mailed(&table, "ivan", "hans", "").exits(0);
    dice(&table, "hans", "answer bridge");
    mailed(&table, "hans", "ivan", "").exits(0);
    for folder in ["archive", "answers"] {
        fs::remove_dir_all(table.path(&format!("hans/{folder}"))).unwrap();
    }
    table
}

fn answer(table: &Table) -> crate::cli::Ran {
    table.run("hans", "dice answer bridge --passphrase-file @passphrase")
}

#[test]
fn no_share_is_given_from_a_copy_that_nobody_stands_by() {
    let table = answered_and_lost();
    dice(&table, "ivan", "roll bridge");
    table.turn("ivan", "declare rolls 2 r2 DR rally for bt7\n");
    let ran = mailed(&table, "ivan", "hans", " --new --agree --name bridge").exits(0);
    ran.says("YOUR OWN signature under 8 events")
        .says("what you knew of this game is gone from here, lost or removed")
        .says("Accepted");
    let before = table.game("hans");
    answer(&table).exits(3).says("no share is given until ivan has signed a copy of more than");
    assert_eq!(table.game("hans"), before);
    // The same mail once more is no news, and no leave.
    table.receive("hans", "mail.aslog").exits(0);
    answer(&table).exits(3);
    table.turn("hans", "note \"my computer is new\"\n");
    mailed(&table, "hans", "ivan", "").exits(0);
    answer(&table).exits(3);
    mailed(&table, "ivan", "hans", "").exits(0).hides("YOUR OWN");
    answer(&table).exits(0);
}

/// Ivan knows Hans's share of index 1 and would have it serve something else.
#[test]
fn an_old_copy_gets_no_share() {
    let table = answered_and_lost();
    let other = "turn 1 russian PFPh\ndeclare rolls 1 r1 DR rally for bt7\n";
    let old = signed_by(&continued(&table.get("before.aslog"), "ivan", other), &ivan());
    table.put("old.aslog", &old);
    table.receive("hans", "old.aslog --new --agree --name bridge --look").exits(0).says("YOUR OWN signature");
    table.receive("hans", "old.aslog --new --agree --name bridge").exits(0);
    answer(&table).exits(3).says("no share is given until ivan has signed");
    // The newest copy parts from it, and proves that Ivan signed two pasts.
    table.put("newest.aslog", table.game("ivan"));
    table.run("hans", "diff @old.aslog @newest.aslog").exits(2).says("ivan");
    let ran = table.receive("hans", "newest.aslog --replace").exits(0);
    ran.says("YOUR OWN signature");
    answer(&table).exits(3);
}

/// What the copy says was answered is noted, so that no other copy is answered either.
#[test]
fn what_the_copy_says_was_answered_stays_answered() {
    let table = answered_and_lost();
    table.put("newest.aslog", table.game("ivan"));
    table.receive("hans", "newest.aslog --new --agree --name bridge").exits(0);
    let noted = fs::read_dir(table.path("hans/answers")).unwrap().count();
    assert_eq!(noted, 1);
    // With the notes alone, another past is not even taken in.
    fs::remove_dir_all(table.path("hans/archive")).unwrap();
    let other = "turn 1 russian PFPh\ndeclare rolls 1 r1 DR rally for bt7\n";
    let old = signed_by(&continued(&table.get("before.aslog"), "ivan", other), &ivan());
    table.put("old.aslog", &old);
    table.receive("hans", "old.aslog --new --agree --name bridge").exits(0);
    fs::remove_dir_all(table.path("hans/lost")).unwrap();
    answer(&table).exits(2).says("you answered index 1 of ivan for another declaration before");
}

/// A player who holds what they signed is told nothing of the kind.
#[test]
fn who_lost_nothing_is_not_hindered() {
    let table = committed();
    table.turn("ivan", DECLARE);
    mailed(&table, "ivan", "hans", "").exits(0).hides("YOUR OWN");
    answer(&table).exits(0);
    mailed(&table, "hans", "ivan", "").exits(0).hides("YOUR OWN");
    assert!(!table.path("hans/lost").exists());
}

fn backed_up() -> Table {
    let table = committed();
    table.run("hans", "seal bridge plan hold --passphrase-file @passphrase").exits(0);
    mailed(&table, "hans", "ivan", "").exits(0);
    table.turn("ivan", DECLARE);
    mailed(&table, "ivan", "hans", "").exits(0);
    dice(&table, "hans", "answer bridge");
    let ran = table.run("hans", "backup -o @hans.backup --passphrase-file @passphrase").exits(0);
    ran.says("keys hans").says("1 sealed secret").says("answers noted for 1 game").says("games bridge");
    table
}

const RESTORE: &str = "restore @hans.backup --passphrase-file @passphrase";

#[test]
fn everything_comes_back_out_of_a_backup() {
    let table = backed_up();
    let (game, key) = (table.game("hans"), table.get("hans/keys/hans.key"));
    fs::remove_dir_all(table.path("hans")).unwrap();
    let ran = table.run("hans", RESTORE).exits(0);
    ran.says("put back: 3 files, games bridge").says("no share of these games is given until your opponent");
    assert_eq!((table.game("hans"), table.get("hans/keys/hans.key")), (game.clone(), key));
    // Once more there is nothing left to do.
    table.run("hans", RESTORE).exits(0).says("put back: 0 files, games none");
    assert_eq!(table.game("hans"), game);
    // What was given since the backup is not known: a share waits for Ivan's word, a secret does not.
    table.run("hans", "reveal bridge plan --passphrase-file @passphrase").exits(0);
    mailed(&table, "hans", "ivan", "").exits(0);
    dice(&table, "ivan", "roll bridge");
    table.turn("ivan", "declare rolls 2 r2 DR rally for bt7\n");
    mailed(&table, "ivan", "hans", "").exits(0);
    answer(&table).exits(0);
}

#[test]
fn a_restored_game_gives_no_share_alone() {
    let table = committed();
    table.turn("ivan", DECLARE);
    mailed(&table, "ivan", "hans", "").exits(0);
    table.run("hans", "backup -o @hans.backup --passphrase-file @passphrase").exits(0);
    dice(&table, "hans", "answer bridge");
    fs::remove_dir_all(table.path("hans")).unwrap();
    table.run("hans", RESTORE).exits(0);
    answer(&table).exits(3).says("no share is given until ivan has signed");
}

#[test]
fn a_backup_is_opened_by_its_passphrase_and_never_written_over() {
    let table = backed_up();
    let backup = table.get("hans.backup");
    table.run("hans", "backup -o @hans.backup --passphrase-file @passphrase").exits(3).says("exists");
    assert_eq!(table.get("hans.backup"), backup);
    fs::remove_dir_all(table.path("hans")).unwrap();
    table.put("wrong", "not the passphrase");
    table.run("hans", "restore @hans.backup --passphrase-file @wrong").exits(3).says("passphrase");
    table.run("hans", "restore @bridge.asl --passphrase-file @passphrase").exits(3).says("no backup");
    for at in [25, backup.len() / 2, backup.len() - 1] {
        let mut bent = backup.clone();
        bent[at] ^= 1;
        table.put("bent", bent);
        let ran = table.run("hans", "restore @bent --passphrase-file @passphrase");
        assert!([2, 3].contains(&ran.exit), "{at}: {}", ran.text);
        assert!(!table.path("hans/keys").exists(), "{at}");
    }
    table.put("cut", &backup[..backup.len() - 9]);
    table.run("hans", "restore @cut --passphrase-file @passphrase").exits(2).says("nothing was restored");
}

#[test]
fn nothing_is_restored_over_something_else() {
    let table = backed_up();
    fs::remove_dir_all(table.path("hans/archive")).unwrap();
    table.put("hans/keys/hans.key", "another key");
    table
        .run("hans", RESTORE)
        .exits(3)
        .says("keys/hans.key is here already and is another: nothing was restored");
    assert!(!table.path("hans/archive").exists());
}

/// A game that went on since the backup stays as it is.
#[test]
fn what_is_newer_than_the_backup_stays() {
    let table = backed_up();
    table.turn("hans", "note \"on\"\n");
    let game = table.game("hans");
    table.run("hans", RESTORE).exits(0).says("put back: 0 files, games none");
    assert_eq!(table.game("hans"), game);
}

#[cfg(unix)]
#[test]
fn the_data_folder_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let table = backed_up();
    let mode = |name: &str| fs::metadata(table.path(name)).unwrap().permissions().mode() & 0o777;
    for folder in ["hans/archive", "hans/answers", "hans/secrets"] {
        assert_eq!(mode(folder), 0o700, "{folder}");
    }
    fs::remove_dir_all(table.path("hans")).unwrap();
    table.run("hans", RESTORE).exits(0);
    for (name, expected) in
        [("hans", 0o700), ("hans/keys", 0o700), ("hans/keys/hans.key", 0o600), ("hans/lost", 0o700)]
    {
        assert_eq!(mode(name), expected, "{name}");
    }
}
