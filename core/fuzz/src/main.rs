//! `portal-fuzz [target|all] [--seconds n | --count n] [--seed n]`

#[cfg(not(target_family = "wasm"))]
fn main() -> std::io::Result<()> {
    use std::io::Write;
    use std::time::Duration;

    use portal_fuzz::{Budget, Target, drive};

    let mut arguments = std::env::args().skip(1);
    let (mut name, mut seed, mut budget) = ("all".to_owned(), 1, Budget::Time(Duration::from_secs(10)));
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|number| number.parse::<u64>().ok()).expect("a number follows");
        match argument.as_str() {
            "--seconds" => budget = Budget::Time(Duration::from_secs(number())),
            "--count" => budget = Budget::Count(number()),
            "--seed" => seed = number(),
            _ => name = argument,
        }
    }
    let targets: Vec<Target> = Target::ALL.into_iter().filter(|target| name == "all" || target.name == name).collect();
    if targets.is_empty() {
        let known: Vec<_> = Target::ALL.iter().map(|target| target.name).collect();
        return Err(std::io::Error::other(format!("there is no target {name}; there are all, {}", known.join(", "))));
    }
    let each = match budget {
        Budget::Time(time) => Budget::Time(time / u32::try_from(targets.len()).expect("seven")),
        Budget::Count(count) => Budget::Count(count),
    };
    for target in &targets {
        let report = drive(target, seed, each);
        let (executions, accepted, took) = (report.executions, report.accepted, report.took.as_secs_f64());
        writeln!(std::io::stdout(), "{}: {executions} masukan, {accepted} diterima, {took:.1} s", target.name)?;
    }
    Ok(())
}

#[cfg(target_family = "wasm")]
fn main() {}
