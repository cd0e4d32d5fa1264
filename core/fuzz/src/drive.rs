//! Runs a target repeatedly.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use crate::mutate::damaged;
use crate::random::Random;
use crate::target::Target;

/// A slower input counts as a failure.
const SLOWEST: Duration = Duration::from_secs(20);

/// The limit of a run.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// Number of inputs.
    Count(u64),
    /// Duration.
    Time(Duration),
}

/// The result of a run.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Number of inputs.
    pub executions: u64,
    /// Number of accepted inputs.
    pub accepted: u64,
    /// Duration of the run.
    pub took: Duration,
}

/// Runs a target on damaged inputs; the same seed gives the same inputs.
///
/// # Panics
///
/// If the target panics; the input is named first.
#[expect(clippy::disallowed_methods, reason = "the budget can be a duration, and a slow input is a failure")]
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
                let place = described(target, seed, report.executions, &input);
                panic!("{place}: it took {} s", since.elapsed().as_secs());
            }
            Err(cause) => {
                eprintln!("{}", described(target, seed, report.executions, &input));
                resume_unwind(cause)
            }
        }
    }
}

/// Writes the input to a file and describes it.
fn described(target: &Target, seed: u64, number: u64, input: &[u8]) -> String {
    let file = std::env::temp_dir().join(format!("portal-fuzz-{}-{seed}-{number}.bin", target.name));
    let kept = std::fs::write(&file, input).map_or_else(|error| error.to_string(), |()| file.display().to_string());
    format!("target {}, seed {seed}, number {number}, {} bytes: {kept}", target.name, input.len())
}
