//! Signed notes: the vectors of the specification and of Go's note package, every malformed note, and an independent
//! reader beside ours.

use asl_store::identity::Identity;
use asl_store::note::{MAX_SIGNATURES, Note, NoteError, Standing};
use asl_store::verifier::Verifier;
use signed_note::{StandardVerifier, VerifierList};

const TEXT: &str = "If you think cryptography is the answer to your problem,\n\
                    then you don't know what your problem is.\n";
const PETER: &str = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
const PETER_SEED: &str = "YEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz";
const PETER_LINE: &str = "— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";
const ENOCH: &str = "EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop";
const ENOCH_LINE: &str = "— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n";

fn key(text: &str) -> Verifier {
    text.parse().unwrap()
}

fn note(lines: &str) -> Note {
    Note::read(format!("{TEXT}\n{lines}").as_bytes()).unwrap()
}

fn anna() -> Identity {
    Identity::of_secret("anna".parse().unwrap(), &[7; 32]).unwrap()
}

/// The example of C2SP signed-note.
#[test]
fn reads_the_example_of_the_specification() {
    let text = "This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n";
    let note = Note::read(text.as_bytes()).unwrap();
    assert_eq!(note.text(), "This is an example message.\n");
    assert_eq!(note.to_string(), text);
    let foo = key("example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k");
    assert_eq!(note.standing(&foo), Standing::Good);
}

#[test]
fn knows_one_signature_of_two() {
    let note = note(&format!("{PETER_LINE}{ENOCH_LINE}"));
    assert_eq!(note.standing(&key(PETER)), Standing::Good);
    assert_eq!(note.standing(&key(ENOCH)), Standing::Good);
    assert_eq!(note.standing(anna().verifier()), Standing::Absent);
}

/// Go's key: the same seed signs the same bytes.
#[test]
fn signs_the_bytes_that_go_signs() {
    let seed = base64_32(&format!("A{PETER_SEED}"));
    let peter = Identity::of_secret("PeterNeumann".parse().unwrap(), &seed).unwrap();
    assert_eq!(peter.verifier().to_string(), PETER);
    let signed = Note::signed(TEXT.to_owned(), &peter).unwrap();
    assert_eq!(signed.to_string(), format!("{TEXT}\n{PETER_LINE}"));
}

/// The 32 bytes behind the type byte, by a decoder of a few lines.
fn base64_32(text: &str) -> [u8; 32] {
    const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for c in text.chars() {
        bits = bits << 6 | u32::try_from(ALPHABET.find(c).unwrap()).unwrap();
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count & 0xff).unwrap());
        }
    }
    assert_eq!((bytes.len(), bytes[0]), (33, 1));
    bytes[1..].try_into().unwrap()
}

#[test]
fn one_false_line_of_a_known_key_spoils_the_note() {
    let damaged = format!("{}ABCD{}", &PETER_LINE[..60], &PETER_LINE[60..]);
    for lines in [damaged.clone(), format!("{PETER_LINE}{damaged}"), format!("{damaged}{PETER_LINE}")] {
        assert_eq!(note(&lines).standing(&key(PETER)), Standing::Bad, "{lines}");
    }
    assert_eq!(note(&format!("{PETER_LINE}{PETER_LINE}")).standing(&key(PETER)), Standing::Good);
    // Another text under the right signature.
    let other = Note::read(format!("Another text.\n\n{PETER_LINE}").as_bytes()).unwrap();
    assert_eq!(other.standing(&key(PETER)), Standing::Bad);
}

#[test]
fn a_line_of_another_name_is_none_of_the_key() {
    let misnamed = PETER_LINE.replace("PeterNeumann", "CarmenSandiego");
    assert_eq!(note(&misnamed).standing(&key(PETER)), Standing::Absent);
}

#[test]
fn malformed_notes_are_refused() {
    let refused = |bytes: &[u8], why: NoteError| {
        assert_eq!(Note::read(bytes), Err(why), "{}", String::from_utf8_lossy(bytes));
    };
    refused(b"", NoteError::Form);
    refused(TEXT.as_bytes(), NoteError::Form);
    refused(format!("\n{TEXT}").as_bytes(), NoteError::Form);
    refused(format!("\n\n{PETER_LINE}").as_bytes(), NoteError::Form);
    refused(format!("{TEXT}\n").as_bytes(), NoteError::Form);
    refused(format!("{TEXT}\n{}", &PETER_LINE[..PETER_LINE.len() - 1]).as_bytes(), NoteError::Form);
    refused(format!("\u{1}{TEXT}\n{PETER_LINE}").as_bytes(), NoteError::Text);
    refused(format!("{TEXT}\n{PETER_LINE}").replace('\n', "\r\n").as_bytes(), NoteError::Text);
    refused(&[&[0xff], format!("{TEXT}\n{PETER_LINE}").as_bytes()].concat(), NoteError::Text);
    for line in [
        PETER_LINE.replace("PeterNeumann", "Bad Name"),
        PETER_LINE.replace("PeterNeumann", "Bad+Name"),
        PETER_LINE.replace("— ", "- "),
        PETER_LINE.replace('=', ""),
        PETER_LINE.replace("nAM=", "nAN="),
        "— anna AAAAAA==\n".to_owned(),
        "— anna \n".to_owned(),
        "\n".to_owned(),
    ] {
        let bytes = format!("{TEXT}\n{ENOCH_LINE}{line}");
        let read = Note::read(bytes.as_bytes());
        assert!(matches!(read, Err(NoteError::Line(_) | NoteError::Form)), "{line}: {read:?}");
    }
    let many = format!("{TEXT}\n{}", PETER_LINE.repeat(MAX_SIGNATURES + 1));
    refused(many.as_bytes(), NoteError::Signatures(MAX_SIGNATURES + 1));
    refused(&vec![b'a'; 1 << 20], NoteError::Length(1 << 20));
}

/// A text may have empty lines: the last one parts it from the signatures.
#[test]
fn the_last_empty_line_parts_text_and_signatures() {
    let signed = Note::signed("one\n\ntwo\n".to_owned(), &anna()).unwrap();
    assert_eq!(signed.text(), "one\n\ntwo\n");
    assert_eq!(signed.standing(anna().verifier()), Standing::Good);
    assert_eq!(Note::signed("no line feed".to_owned(), &anna()), Err(NoteError::Form));
}

/// What an implementation that knows nothing of ours makes of our notes.
#[test]
fn an_independent_reader_verifies_our_notes() {
    let bert = Identity::of_secret("bert".parse().unwrap(), &[9; 32]).unwrap();
    let mut ours = Note::signed("asl-replay/x\n3\nroot\n".to_owned(), &anna()).unwrap();
    ours.sign(&bert);
    let theirs = signed_note::Note::from_bytes(ours.to_string().as_bytes()).unwrap();
    let list = |identities: &[&Identity]| {
        let verifier = |identity: &&Identity| {
            let key = identity.verifier().to_string();
            Box::new(StandardVerifier::new(&key).unwrap()) as Box<dyn signed_note::Verifier>
        };
        VerifierList::new(identities.iter().map(verifier).collect())
    };
    let (verified, unverified) = theirs.verify(&list(&[&anna(), &bert])).unwrap();
    assert_eq!((verified.len(), unverified.len()), (2, 0));
    let (verified, unverified) = theirs.verify(&list(&[&bert])).unwrap();
    assert_eq!((verified[0].name(), unverified[0].name()), ("bert", "anna"));
    let changed = ours.to_string().replace("\n3\n", "\n4\n");
    let changed = signed_note::Note::from_bytes(changed.as_bytes()).unwrap();
    assert!(changed.verify(&list(&[&anna()])).is_err());
}
