//! Keys: the published values, keys and signatures that would prove nothing, the file and what opens it.

use asl_store::identity::{Cost, Identity, IdentityError, IdentityFile, write_new_private};
use asl_store::verifier::{KeyName, KeyNameError, Verifier, VerifierError};
use std::io::Write;
use std::process::{Command, Stdio};

/// The group order of Ed25519, little-endian.
const ORDER: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

fn anna() -> Identity {
    Identity::of_secret("anna".parse().unwrap(), &[7; 32]).unwrap()
}

fn hex<const N: usize>(text: &str) -> [u8; N] {
    std::array::from_fn(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap())
}

/// RFC 8032, section 7.1, TEST 2.
#[test]
fn signs_as_rfc_8032_says() {
    let secret = hex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb");
    let identity = Identity::of_secret("test".parse().unwrap(), &secret).unwrap();
    assert_eq!(
        *identity.verifier().key(),
        hex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
    );
    let signature: [u8; 64] = hex("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
         085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
    assert_eq!(identity.sign(&[0x72]), signature);
    assert!(identity.verifier().verifies(&[0x72], &signature));
}

#[test]
fn a_public_key_is_one_line() {
    let text = anna().verifier().to_string();
    let verifier: Verifier = text.parse().unwrap();
    assert_eq!(verifier, *anna().verifier());
    assert_eq!(verifier.to_string(), text);
}

#[test]
fn a_mistyped_public_key_is_refused() {
    let text = anna().verifier().to_string();
    let (name, rest) = text.split_once('+').unwrap();
    let (hash, key) = rest.split_once('+').unwrap();
    let refused = |text: String, why: VerifierError| {
        assert_eq!(text.parse::<Verifier>().map(|v| v.to_string()), Err(why), "{text}");
    };
    refused(format!("hans+{rest}"), VerifierError::Hash);
    refused(format!("{name}+{}+{key}", hash.to_uppercase() + "0"), VerifierError::Hash);
    refused(format!("{name}+{hash}"), VerifierError::Form);
    refused(format!("{name}+{hash}+{}", &key[..key.len() - 4]), VerifierError::Key);
    refused(format!("{name}+{hash}+{key}="), VerifierError::Key);
    refused(format!("a b+{rest}"), VerifierError::Name(KeyNameError::Character(' ')));
    refused(format!("+{rest}"), VerifierError::Name(KeyNameError::Length(0)));
    refused(format!("{}+{rest}", "x".repeat(256)), VerifierError::Name(KeyNameError::Length(256)));
    refused("x".repeat(100_000) + "++", VerifierError::Form);
    // The same 33 bytes, with bits set behind them that no one would look at.
    let ecdsa = format!("{name}+{hash}+{}", key.replacen("A", "B", 1));
    assert!(ecdsa.parse::<Verifier>().is_err());
}

/// The eight points of small order, and two of their second encodings.
#[test]
fn keys_of_small_order_are_refused() {
    let mut keys: Vec<[u8; 32]> = vec![
        hex("0100000000000000000000000000000000000000000000000000000000000000"),
        hex("ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
        hex("0000000000000000000000000000000000000000000000000000000000000000"),
        hex("0000000000000000000000000000000000000000000000000000000000000080"),
        hex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
        hex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85"),
        hex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
        hex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa"),
    ];
    keys.push(hex("eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"));
    keys.push(hex("edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"));
    for key in keys {
        let name: KeyName = "anna".parse().unwrap();
        assert_eq!(Verifier::new(name, &key), Err(VerifierError::Weak), "{key:02x?}");
    }
}

/// With s + L in place of s the equation still holds; a lax verifier accepts a second signature for one text.
#[test]
fn a_signature_has_one_encoding() {
    let identity = anna();
    let good = identity.sign(b"turn 3");
    let mut second = good;
    let mut carry = 0;
    for (at, order) in ORDER.iter().enumerate() {
        let sum = u16::from(good[32 + at]) + u16::from(*order) + carry;
        second[32 + at] = u8::try_from(sum & 0xff).unwrap();
        carry = sum >> 8;
    }
    assert_ne!(good, second);
    assert!(identity.verifier().verifies(b"turn 3", &good));
    assert!(!identity.verifier().verifies(b"turn 3", &second));
    // R of small order, s = 0: passes for any text under a weak key, and must not under any.
    let mut weak = [0; 64];
    weak[0] = 1;
    assert!(!identity.verifier().verifies(b"turn 3", &weak));
}

#[test]
fn every_bit_of_a_signature_counts() {
    let identity = anna();
    let good = identity.sign(b"turn 3");
    for bit in 0..512 {
        let mut bad = good;
        bad[bit / 8] ^= 1 << (bit % 8);
        assert!(!identity.verifier().verifies(b"turn 3", &bad), "bit {bit}");
    }
    assert!(!identity.verifier().verifies(b"turn 4", &good));
}

#[test]
fn the_file_opens_with_its_passphrase_alone() {
    let text = anna().to_file_at(b"a long passphrase", Cost::TEST).unwrap();
    let file = IdentityFile::read(&text).unwrap();
    assert_eq!(file.verifier(), anna().verifier());
    let unlocked = file.unlock(b"a long passphrase").unwrap();
    assert_eq!(unlocked.sign(b"x"), anna().sign(b"x"));
    // Without a checksum one in 256 wrong passphrases gives padding that looks right: try many.
    for n in 0..600 {
        let wrong = format!("passphrase {n}");
        assert!(matches!(file.unlock(wrong.as_bytes()), Err(IdentityError::Passphrase)), "{wrong}");
    }
    let other_salt = anna().to_file_at(b"a long passphrase", Cost::TEST).unwrap();
    assert_ne!(text, other_salt);
}

#[test]
fn a_short_passphrase_is_refused() {
    let refused = anna().to_file_at("кратко!".as_bytes(), Cost::TEST);
    assert!(matches!(refused, Err(IdentityError::ShortPassphrase)));
    assert!(anna().to_file_at("кратко!!".as_bytes(), Cost::TEST).is_ok());
}

#[test]
fn another_public_key_above_a_secret_is_noticed() {
    let text = anna().to_file_at(b"a long passphrase", Cost::TEST).unwrap();
    let other = Identity::of_secret("anna".parse().unwrap(), &[8; 32]).unwrap();
    let swapped = text.replace(&anna().verifier().to_string(), &other.verifier().to_string());
    let file = IdentityFile::read(&swapped).unwrap();
    assert!(matches!(file.unlock(b"a long passphrase"), Err(IdentityError::Mismatch)));
}

#[test]
fn a_damaged_file_is_refused_without_much_work() {
    let text = anna().to_file_at(b"a long passphrase", Cost::TEST).unwrap();
    for (at, _) in text.char_indices() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 2;
        let Ok(damaged) = String::from_utf8(bytes) else { continue };
        let opened = IdentityFile::read(&damaged).and_then(|file| file.unlock(b"a long passphrase"));
        // Only the line for people may change.
        let in_first_line = at <= text.find('\n').unwrap();
        assert!(
            in_first_line || opened.is_err() || opened.unwrap().sign(b"x") == anna().sign(b"x"),
            "byte {at}"
        );
    }
    assert!(IdentityFile::read(&"x".repeat(1 << 20)).is_err());
    assert!(IdentityFile::read("").is_err());
}

#[test]
fn the_secret_is_not_shown() {
    let identity = Identity::of_secret("anna".parse().unwrap(), b"THE SECRET KEY OF ANNA, 32 BYTES").unwrap();
    let shown = format!("{identity:?} {identity:#?}");
    assert!(shown.contains("anna+"));
    assert!(!shown.contains("SECRET") && !shown.contains("84, 72, 69"), "{shown}");
    let file = identity.to_file_at(b"a long passphrase", Cost::TEST).unwrap();
    let file = IdentityFile::read(&file).unwrap();
    assert!(!format!("{file:?}").contains("SECRET"));
}

#[test]
fn seeds_differ_by_identity_purpose_and_game() {
    let game = "hill-621".parse().unwrap();
    let seed = anna().derive_seed("dice", &game);
    // Pinned: players must find the same seed again with any later version.
    assert_eq!(
        blake3::Hash::from(*seed).to_hex().as_str(),
        "6e08e411ed0c7de216efd5c11f42c43bec06fdc544e1f61f80dfe7e19ae9e7fb"
    );
    assert_eq!(seed, anna().derive_seed("dice", &game));
    assert_ne!(seed, anna().derive_seed("dicehill", &"621".parse().unwrap()));
    assert_ne!(seed, anna().derive_seed("seal", &game));
    assert_ne!(seed, anna().derive_seed("dice", &"hill-622".parse().unwrap()));
    let hans = Identity::of_secret("anna".parse().unwrap(), &[8; 32]).unwrap();
    assert_ne!(seed, hans.derive_seed("dice", &game));
}

#[test]
fn a_key_file_is_private_and_never_written_over() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("anna.key");
    write_new_private(&path, "first").unwrap();
    assert!(write_new_private(&path, "second").is_err());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "first");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

/// The file is a plain encrypted PKCS#8 key: OpenSSL opens it and finds the same public key.
#[test]
fn openssl_opens_the_file() {
    let text = anna().to_file_at(b"a long passphrase", Cost::USUAL).unwrap();
    let args = ["pkey", "-passin", "pass:a long passphrase", "-pubout", "-outform", "DER"];
    let child = Command::new("openssl")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = child else {
        println!("skipped: there is no openssl here");
        return;
    };
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(output.stdout.ends_with(anna().verifier().key()));
}
