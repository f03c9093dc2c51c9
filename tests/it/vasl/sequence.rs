//! The sequence encoding against vectors made by VASSAL's own encoder.
use asl_replay::import::vassal::sequence;
use serde_json::Value;

use super::shared::vector;

fn strings(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|v| v.as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_vector_encodes_and_decodes_as_vassal_does() {
    let mut count = 0;
    for line in vector("seqenc_vectors.jsonl").lines() {
        let v: Value = serde_json::from_str(line).unwrap();
        let delimiter = v["delim"].as_str().unwrap().chars().next().unwrap();
        let encoded = v["encoded"].as_str().unwrap();
        if v["tokens"].is_array() {
            assert_eq!(sequence::encode(&strings(&v["tokens"]), delimiter), encoded, "{line}");
        }
        assert_eq!(sequence::decode(encoded, delimiter), strings(&v["decoded"]), "{line}");
        count += 1;
    }
    assert_eq!(count, 2423);
}
