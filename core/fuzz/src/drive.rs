//! Runs a target again and again.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use crate::mutate::damaged;
use crate::random::Random;
use crate::target::Target;

/// An input that takes longer is a fault too.
const SLOWEST: Duration = Duration::from_secs(20);

/// How long to go on.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many inputs.
    Count(u64),
    /// So long.
    Time(Duration),
}

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Inputs that were run.
    pub executions: u64,
    /// Those that were accepted.
    pub accepted: u64,
    /// How long it took.
    pub took: Duration,
}

/// Runs a target on damaged inputs that follow from the seed.
///
/// # Panics
/// Where the target does, after saying which input it was.
#[expect(clippy::disallowed_methods, reason = "the budget may be a time, and a slow input is a fault")]
pub fn drive(target: &Target, seed: u64, budget: Budget) -> Report {
    let began = Instant::now();
    let corpus = (target.corpus)();
    let mut random = Random::new(seed);
    let mut report = Report { executions: 0, accepted: 0, took: Duration::ZERO };
    let mut good = corpus.iter();
    loop {
        let is_done = match budget {
            Budget::Count(count) => report.executions >= count,
            Budget::Time(time) => began.elapsed() >= time,
        };
        if is_done {
            report.took = began.elapsed();
            return report;
        }
        let input = good.next().cloned().unwrap_or_else(|| {
            let mut input = damaged(&mut random, &corpus);
            if !random.once_in(4) {
                (target.repair)(&mut input);
            }
            input
        });
        report.executions += 1;
        let since = Instant::now();
        let ran = catch_unwind(AssertUnwindSafe(|| (target.run)(&input)));
        match ran {
            Ok(is_accepted) if since.elapsed() < SLOWEST => report.accepted += u64::from(is_accepted),
            Ok(_) => {
                let place = told(target, seed, report.executions, &input);
                panic!("{place}: it took {} s", since.elapsed().as_secs());
            }
            Err(cause) => {
                eprintln!("{}", told(target, seed, report.executions, &input));
                resume_unwind(cause)
            }
        }
    }
}

/// Keeps the input and says which it is.
fn told(target: &Target, seed: u64, number: u64, input: &[u8]) -> String {
    let file = std::env::temp_dir().join(format!("portal-fuzz-{}-{seed}-{number}.bin", target.name));
    let kept = std::fs::write(&file, input).map_or_else(|error| error.to_string(), |()| file.display().to_string());
    format!("target {}, seed {seed}, number {number}, {} bytes: {kept}", target.name, input.len())
}
