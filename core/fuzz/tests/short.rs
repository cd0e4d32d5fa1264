//! Runs every target for a moment, enough to notice recent faults. The README beside it describes longer runs.
#![cfg(not(target_family = "wasm"))]

use std::io::Write;

use portal_fuzz::{Budget, Report, Target, drive};

fn executions(name: &str) -> u64 {
    match name {
        "seeds" => 150,
        "csv" | "snapshot" => 300,
        "typed" => 40_000,
        _ => 1_000,
    }
}

#[test]
fn damaged_bytes_never_panic_and_accepted_ones_survive_a_round_trip() {
    for target in &Target::ALL {
        let Report { executions, accepted, took } = drive(target, 1, Budget::Count(executions(target.name)));
        let took = took.as_millis();
        let line = format!("fuzz {}: {executions} masukan, {accepted} diterima, {took} ms\n", target.name);
        // Written directly, because the test harness prints output only on failure.
        std::io::stdout().write_all(line.as_bytes()).expect("stdout is open");
        assert!(accepted > 0 && accepted < executions, "{line}");
    }
}

#[test]
fn targets_are_found_by_name() {
    assert!(Target::ALL.iter().all(|target| Target::named(target.name).is_some_and(|found| found.name == target.name)));
    assert!(Target::named("lain").is_none());
}
