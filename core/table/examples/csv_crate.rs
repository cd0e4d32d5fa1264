//! Measures how fast the `csv` crate, compiled for this machine, reads and writes the CSV file in its argument.
//!
//! Prints one line of JSON with the milliseconds of each round, for `npm run bench`.
#![expect(clippy::disallowed_methods, reason = "a measurement needs a clock")]

use std::error::Error;
use std::hint::black_box;
use std::io::{Write, stdout};
use std::time::Instant;

use portal_table::csv_crate::Records;

/// Number of rounds; the first one is a warm-up and is not reported.
const ROUNDS: usize = 6;

fn milliseconds<T>(run: impl Fn() -> T) -> Vec<f64> {
    let timed = |_| {
        let start = Instant::now();
        black_box(run());
        start.elapsed().as_secs_f64() * 1_000.0
    };
    (0..ROUNDS).map(timed).skip(1).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("name a CSV file")?;
    let file = std::fs::read(path)?;
    let records = Records::read(&file)?;
    if records.write(0, records.len(), file.len())? != file {
        return Err("the written file differs from the file that was read".into());
    }
    let read = milliseconds(|| Records::read(&file));
    let write = milliseconds(|| records.write(0, records.len(), file.len()));
    writeln!(stdout(), "{{\"read\":{read:?},\"write\":{write:?}}}")?;
    Ok(())
}
