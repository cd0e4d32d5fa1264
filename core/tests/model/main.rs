//! Random commands of all roles and areas, with undo, versions, two tabs and restarts, against a naive portal written
//! from the spec alone. `PORTAL_TRANSITIONS` sets the number of commands, `PORTAL_SEED` the first game; a failure
//! names its game.
#![cfg(not(target_family = "wasm"))]

mod audit;
mod canned;
mod cases;
mod commands;
mod dashboards;
mod facts;
mod game;
mod history;
mod rights;
#[path = "../support/mod.rs"]
mod support;
mod tickets;
mod views;
mod world;

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use game::{Game, Tally};
use support::random::from_environment;

/// Number of commands in a game: more than can be undone, but few enough for a full comparison.
const TURNS: u64 = 500;

fn play(seed: u64, turns: u64) -> Tally {
    let start = support::small::small_state();
    let start = if seed.is_multiple_of(2) { support::lists::with_kept_lists(&start) } else { start };
    let mut game = Game::new(seed, &start);
    while game.tally.given < turns {
        game.turn();
    }
    game.end(&start);
    game.tally
}

#[test]
fn the_portal_agrees_with_a_naive_portal() {
    let transitions = from_environment("PORTAL_TRANSITIONS", 50_000);
    let first = from_environment("PORTAL_SEED", 1);
    let games = transitions.div_ceil(TURNS);
    let next = AtomicU64::new(0);
    #[expect(clippy::disallowed_methods, reason = "measures the games for the last line")]
    let began = Instant::now();
    let worker = || {
        let mut sum = Tally::default();
        loop {
            let seed = first + next.fetch_add(1, Ordering::Relaxed);
            if seed >= first + games {
                return sum;
            }
            let played = catch_unwind(AssertUnwindSafe(|| play(seed, TURNS))).unwrap_or_else(|cause| {
                eprintln!("PORTAL_SEED={seed} PORTAL_TRANSITIONS={TURNS} plays this game again");
                resume_unwind(cause)
            });
            sum.given += played.given;
            sum.changed += played.changed;
            sum.refused += played.refused;
            sum.not_permitted += played.not_permitted;
            sum.adopted += played.adopted;
            sum.restarts += played.restarts;
        }
    };
    let sums = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..2).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|one| one.join().unwrap_or_else(|cause| resume_unwind(cause))).collect::<Vec<_>>()
    });
    let of = |field: fn(&Tally) -> u64| sums.iter().map(field).sum::<u64>();
    let given = of(|tally| tally.given);
    let line = format!(
        "{given} transisi (benih {first}…): {} commit, {} ditolak ({} tanpa izin), {} dari tab lain, {} mulai ulang, {} ms\n",
        of(|tally| tally.changed),
        of(|tally| tally.refused),
        of(|tally| tally.not_permitted),
        of(|tally| tally.adopted),
        of(|tally| tally.restarts),
        began.elapsed().as_millis(),
    );
    // Written directly, because the test harness prints output only on failure.
    std::io::stdout().write_all(line.as_bytes()).expect("stdout is open");
    assert!(given >= transitions);
    assert!(of(|tally| tally.changed) * 4 > given, "too many commands were refused");
}
