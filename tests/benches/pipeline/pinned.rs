//! The games of the benchmark by digest: figures of two days are figures of the same games.

use std::sync::atomic::{AtomicBool, Ordering};

/// BLAKE3 of each game's file. A change here is a change of what is measured: say so where figures are compared.
const DIGESTS: [(&str, &str); 9] = [
    ("moves, 100053 events", "6f688a3e9e6b3008ca4595a2c7e8d6a538913a4a742110fb7e5b9e2a6577b6d5"),
    (
        "fire of 12 squads a side, 10026 events",
        "8a5f9dbcd5e9bfe85f7d180e0a0779a02732933494d51205ed3d513c105ad7c6",
    ),
    (
        "fire of 12 squads a side, 100194 events",
        "d7a28d0f97607ec242805abf8e3d5532905ded17ab1a89671f6223e57470d94d",
    ),
    (
        "fire of 100 squads a side, 21162 events",
        "331545e620897625bc40ea8e0ea20bacf130b568fe3325ed73dde607e4f79408",
    ),
    ("dice by shares, 4037 events", "db501529d38dffea02fefe606dd82638e747539bbfd4addb7f5356e3956b08de"),
    ("dice by shares, 40049 events", "ed93e9df39afe1adb79ebdd657a3e7f90bb2d406ea1a7a7f18921771471f9b91"),
    (
        "fire of 12 squads a side, 1000038 events",
        "589d2a8eedec08b1877b05c280201a1bb33a41fbc142f558e8dfd59382cf77b9",
    ),
    ("moves, 10017 events", "7d00f646d188c820a806bc450e613d21c2777f6fe45e3f28f93e5a64d76d9050"),
    ("moves, 1000085 events", "07dd4626fd388cee11ec46f1a8e883d3829b1dfa3a3d9b427801ad8359dd610f"),
];

/// Was another game measured than one of these?
static OTHER: AtomicBool = AtomicBool::new(false);

/// Is this the game that was measured before?
pub(crate) fn check(name: &str, file: &[u8]) {
    let found = blake3::hash(file).to_hex();
    if !DIGESTS.contains(&(name, found.as_str())) {
        println!("NOT THE GAME THAT WAS MEASURED BEFORE: (\"{name}\", \"{found}\"),");
        OTHER.store(true, Ordering::Relaxed);
    }
}

/// Fails the run when its figures are of other games.
pub(crate) fn assert_all() {
    assert!(!OTHER.load(Ordering::Relaxed), "a game is not the one that was measured before");
}
