//! Times the `csv` crate, compiled for this machine, over the file that is named: reading, then writing what was read.
//!
//! Writes one line of JSON with the milliseconds of each round. `npm run bench` runs it.
#![expect(clippy::disallowed_methods, reason = "a measurement needs a clock")]

use std::error::Error;
use std::hint::black_box;
use std::io::{Write, stdout};
use std::time::Instant;

use portal_table::csv_crate::Records;

/// The first is the warm-up.
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
    let path = std::env::args().nth(1).ok_or("a CSV file is to be named")?;
    let file = std::fs::read(path)?;
    let records = Records::read(&file)?;
    if records.write(0, records.len(), file.len())? != file {
        return Err("what is written is not what was read".into());
    }
    let read = milliseconds(|| Records::read(&file));
    let write = milliseconds(|| records.write(0, records.len(), file.len()));
    writeln!(stdout(), "{{\"read\":{read:?},\"write\":{write:?}}}")?;
    Ok(())
}
