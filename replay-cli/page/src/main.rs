//! Builds `asl-replay.html`: the library for wasm32-unknown-unknown, the glue that browsers need, and the page around them.
//!
//! `cargo run -p asl-replay-page --features build -- asl-replay.html`

use anyhow::{Context, Result, ensure};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

fn main() -> Result<()> {
    let out = env::args_os().nth(1).map_or_else(|| PathBuf::from("asl-replay.html"), PathBuf::from);
    let wasm = built()?;
    let folder = tempfile::tempdir()?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).no_modules(true)?.typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder.path()).context("the glue for browsers cannot be made")?;
    let read = |name: &str| std::fs::read(folder.path().join(name));
    let glue = String::from_utf8(read("asl_replay_page.js")?)?;
    let page = asl_replay::report::page::program(&glue, &read("asl_replay_page_bg.wasm")?)
        .map_err(|why| anyhow::anyhow!("{why}"))?;
    std::fs::write(&out, &page).with_context(|| out.display().to_string())?;
    println!("{}: {} KB; open it in any browser", out.display(), page.len().div_ceil(1000));
    Ok(())
}

/// The library, built to be small: a browser unpacks it each time the page is opened.
fn built() -> Result<PathBuf> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"), PathBuf::from);
    let status = Command::new(cargo)
        .args(["build", "--release", "--lib", "--target", TARGET, "--manifest-path"])
        .arg(manifest)
        .arg("--target-dir")
        .arg(&target)
        .envs([
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "s"),
            ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
            ("CARGO_PROFILE_RELEASE_LTO", "thin"),
            ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1"),
        ])
        .status()
        .context("cargo cannot be started")?;
    ensure!(
        status.success(),
        "the library was not built; `rustup target add {TARGET}` fetches what it needs"
    );
    Ok(target.join(TARGET).join("release/asl_replay_page.wasm"))
}
