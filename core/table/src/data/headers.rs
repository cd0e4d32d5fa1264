use super::csv_problem::{CsvProblem, MAX_COLUMNS, Problems};
use super::row::{Row, number};
use crate::fold::fold;
use crate::saturated;

/// Reports each header that is empty or repeats an earlier one, ignoring case and spacing.
pub(super) fn check(headers: &Row<'_>, problems: &mut Problems) {
    let line = headers.line();
    let mut known: Vec<(String, u32)> = Vec::with_capacity(headers.len());
    for (index, header) in headers.cells().enumerate() {
        let (folded, column) = (fold(header), number(index));
        if folded.is_empty() {
            problems.push(CsvProblem::EmptyHeader { line, column });
            continue;
        }
        match known.iter().find(|(earlier, _)| *earlier == folded) {
            None => known.push((folded, column)),
            Some(&(_, first)) => {
                let header = header.to_owned();
                problems.push(CsvProblem::DuplicateHeader { line, header, first, second: column });
            }
        }
    }
}

/// Reports too many headers; such a file is not read further.
pub(super) fn too_many(headers: &Row<'_>) -> Option<CsvProblem> {
    let found = saturated(headers.len());
    (found > MAX_COLUMNS).then_some(CsvProblem::TooManyColumns { line: headers.line(), found, max: MAX_COLUMNS })
}
